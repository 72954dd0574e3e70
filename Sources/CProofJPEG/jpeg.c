#include <setjmp.h>
#include <stdio.h>
#include <string.h>

#include <jpeglib.h>
#include <jerror.h>

#include "CProofJPEG.h"

/* A progressive file may hold any number of scans over the whole picture: a few kilobytes could cost minutes. */
enum { MAX_SCANS = 200 };

typedef struct {
  struct jpeg_error_mgr base;
  jmp_buf escape;
  int status;
  char *message;
  size_t message_size;
} proof_errors;

static void keep_message(j_common_ptr info) {
  proof_errors *errors = (proof_errors *)info->err;
  char text[JMSG_LENGTH_MAX];
  errors->base.format_message(info, text);
  snprintf(errors->message, errors->message_size, "%s", text);
}

static void on_error(j_common_ptr info) {
  proof_errors *errors = (proof_errors *)info->err;
  keep_message(info);
  if (errors->status == PROOF_JPEG_OK) errors->status = PROOF_JPEG_DAMAGED;
  longjmp(errors->escape, 1);
}

/* libjpeg fills what is missing with grey and only warns; a picture with a grey half is worse than none. */
static void on_message(j_common_ptr info, int level) {
  proof_errors *errors = (proof_errors *)info->err;
  if (level >= 0 || errors->status != PROOF_JPEG_OK) return;
  if (info->err->msg_code == JWRN_JPEG_EOF || info->err->msg_code == JWRN_HIT_MARKER) {
    errors->status = PROOF_JPEG_TRUNCATED;
    keep_message(info);
  }
}

static void on_progress(j_common_ptr info) {
  j_decompress_ptr decoder = (j_decompress_ptr)info;
  if (decoder->input_scan_number <= MAX_SCANS) return;
  proof_errors *errors = (proof_errors *)info->err;
  errors->status = PROOF_JPEG_UNSUPPORTED;
  snprintf(errors->message, errors->message_size, "more than %d scans", MAX_SCANS);
  longjmp(errors->escape, 1);
}

/* Inks are stored inverted by every common writer (Adobe's marker); without the marker they are not. */
static void cmyk_to_rgba(uint8_t *row, uint32_t width, int inverted) {
  for (uint32_t x = 0; x < width; x++, row += 4) {
    unsigned flip = inverted ? 0 : 255;
    unsigned key = row[3] ^ flip;
    for (int channel = 0; channel < 3; channel++) {
      row[channel] = (uint8_t)(((row[channel] ^ flip) * key + 127) / 255);
    }
    row[3] = 255;
  }
}

int proof_jpeg_decode(
    const uint8_t *data, size_t size, uint8_t *out, uint32_t width, uint32_t height, char *message,
    size_t message_size) {
  struct jpeg_decompress_struct decoder;
  struct jpeg_progress_mgr progress;
  proof_errors errors;
  memset(&progress, 0, sizeof progress);
  message[0] = 0;
  decoder.err = jpeg_std_error(&errors.base);
  errors.base.error_exit = on_error;
  errors.base.emit_message = on_message;
  errors.status = PROOF_JPEG_OK;
  errors.message = message;
  errors.message_size = message_size;
  if (setjmp(errors.escape)) {
    jpeg_destroy_decompress(&decoder);
    return errors.status;
  }
  jpeg_create_decompress(&decoder);
  progress.progress_monitor = on_progress;
  decoder.progress = &progress;
  jpeg_mem_src(&decoder, data, (unsigned long)size);
  jpeg_read_header(&decoder, TRUE);
  int inks = decoder.jpeg_color_space == JCS_CMYK || decoder.jpeg_color_space == JCS_YCCK;
  decoder.out_color_space = inks ? JCS_CMYK : JCS_EXT_RGBA;
  jpeg_start_decompress(&decoder);
  if (decoder.output_width != width || decoder.output_height != height || decoder.output_components != 4) {
    snprintf(message, message_size, "the frame holds %ux%u", decoder.output_width, decoder.output_height);
    errors.status = PROOF_JPEG_DAMAGED;
    longjmp(errors.escape, 1);
  }
  while (decoder.output_scanline < height) {
    JSAMPROW row = out + (size_t)decoder.output_scanline * width * 4;
    jpeg_read_scanlines(&decoder, &row, 1);
    if (inks) cmyk_to_rgba(row, width, decoder.saw_Adobe_marker);
  }
  jpeg_finish_decompress(&decoder);
  jpeg_destroy_decompress(&decoder);
  return errors.status;
}
