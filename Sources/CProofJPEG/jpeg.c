#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
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
  char message[JMSG_LENGTH_MAX];
} proof_errors;

struct proof_jpeg {
  struct jpeg_decompress_struct decoder;
  struct jpeg_progress_mgr progress;
  proof_errors errors;
  int inks;
};

static void keep_message(j_common_ptr info) {
  proof_errors *errors = (proof_errors *)info->err;
  errors->base.format_message(info, errors->message);
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
  snprintf(errors->message, sizeof errors->message, "more than %d scans", MAX_SCANS);
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

proof_jpeg *proof_jpeg_open(const uint8_t *data, size_t size, uint32_t width, uint32_t height) {
  proof_jpeg *file = calloc(1, sizeof *file);
  if (!file) return NULL;
  j_decompress_ptr decoder = &file->decoder;
  decoder->err = jpeg_std_error(&file->errors.base);
  file->errors.base.error_exit = on_error;
  file->errors.base.emit_message = on_message;
  if (setjmp(file->errors.escape)) return file;
  jpeg_create_decompress(decoder);
  file->progress.progress_monitor = on_progress;
  decoder->progress = &file->progress;
  jpeg_mem_src(decoder, data, (unsigned long)size);
  jpeg_read_header(decoder, TRUE);
  file->inks = decoder->jpeg_color_space == JCS_CMYK || decoder->jpeg_color_space == JCS_YCCK;
  decoder->out_color_space = file->inks ? JCS_CMYK : JCS_EXT_RGBA;
  jpeg_start_decompress(decoder);
  if (decoder->output_width != width || decoder->output_height != height || decoder->output_components != 4) {
    snprintf(
        file->errors.message, sizeof file->errors.message, "the frame holds %ux%u", decoder->output_width,
        decoder->output_height);
    file->errors.status = PROOF_JPEG_DAMAGED;
  }
  return file;
}

/* A file that ends early is read to its last row. */
static int can_read(const proof_jpeg *file) {
  return file->errors.status == PROOF_JPEG_OK || file->errors.status == PROOF_JPEG_TRUNCATED;
}

void proof_jpeg_row(proof_jpeg *file, uint8_t *row) {
  j_decompress_ptr decoder = &file->decoder;
  if (!can_read(file) || decoder->output_scanline >= decoder->output_height) return;
  if (setjmp(file->errors.escape)) return;
  JSAMPROW line = row;
  jpeg_read_scanlines(decoder, &line, 1);
  if (file->inks) cmyk_to_rgba(row, decoder->output_width, decoder->saw_Adobe_marker);
}

int proof_jpeg_close(proof_jpeg *file, char *message, size_t message_size) {
  j_decompress_ptr decoder = &file->decoder;
  if (can_read(file) && decoder->output_scanline >= decoder->output_height && !setjmp(file->errors.escape)) {
    jpeg_finish_decompress(decoder);
  }
  jpeg_destroy_decompress(decoder);
  int status = file->errors.status;
  snprintf(message, message_size, "%s", file->errors.message);
  free(file);
  return status;
}
