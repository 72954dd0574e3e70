#pragma once
#include <cairo.h>
#include <cairo-ft.h>
#include <cairo-svg.h>
#include <cairo-pdf.h>
#include <stdint.h>
#include <wchar.h>

/* Words of one value. Wide characters are words, which the C library writes at the speed of memory. */
static inline void proof_fill_words(uint32_t *words, uint32_t word, size_t count) {
  wmemset((wchar_t *)words, (wchar_t)word, count);
}
