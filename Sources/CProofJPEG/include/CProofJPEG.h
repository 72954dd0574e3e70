#pragma once
#include <stddef.h>
#include <stdint.h>

/* libjpeg reports errors through a callback that must not return; setjmp cannot be used from Swift. */

enum {
  PROOF_JPEG_OK = 0,
  PROOF_JPEG_DAMAGED = 1,
  PROOF_JPEG_TRUNCATED = 2,
  PROOF_JPEG_UNSUPPORTED = 3,
};

/* Decodes a whole JPEG into straight RGBA8 rows without padding. `width` and `height` are what the caller read
   from the header and sized `out` by; a file that decodes to another size is PROOF_JPEG_DAMAGED. `message`
   receives libjpeg's text, always terminated. */
int proof_jpeg_decode(
    const uint8_t *data, size_t size, uint8_t *out, uint32_t width, uint32_t height, char *message,
    size_t message_size);
