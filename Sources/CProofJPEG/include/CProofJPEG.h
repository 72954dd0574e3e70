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

/* One JPEG whose rows are read from top to bottom. */
typedef struct proof_jpeg proof_jpeg;

/* Begins to read. `data` must live until the file is closed; `width` and `height` are what the caller read from the
   header: a file that decodes to another size is PROOF_JPEG_DAMAGED. NULL where there is no memory; what else is wrong
   is said by the calls after it. */
proof_jpeg *proof_jpeg_open(const uint8_t *data, size_t size, uint32_t width, uint32_t height);

/* The next row, straight RGBA8, 4 * width bytes; after an error, and after the last, `row` stays as it is. */
void proof_jpeg_row(proof_jpeg *file, uint8_t *row);

/* Frees it and returns what went wrong, where all rows were read also behind the last. `message` receives libjpeg's text,
   always terminated. */
int proof_jpeg_close(proof_jpeg *file, char *message, size_t message_size);
