#include "CProofShims.h"

#include <string.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/uversion.h>

void *proof_break_open(int kind, const char *locale) {
  UErrorCode status = U_ZERO_ERROR;
  UBreakIteratorType type = kind == PROOF_BREAK_LINE ? UBRK_LINE : kind == PROOF_BREAK_WORD ? UBRK_WORD : UBRK_CHARACTER;
  UBreakIterator *iterator = ubrk_open(type, locale, NULL, 0, &status);
  return U_FAILURE(status) ? NULL : iterator;
}

void proof_break_close(void *iterator) {
  if (iterator) ubrk_close(iterator);
}

int32_t proof_break_collect(void *iterator, const uint16_t *text, int32_t length, uint8_t *flags) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t count = 0;
  memset(flags, 0, (size_t)length + 1);
  if (!iterator || length <= 0) return iterator ? 0 : -1;
  ubrk_setText(iterator, (const UChar *)text, length, &status);
  if (U_FAILURE(status)) return -1;
  for (int32_t at = ubrk_first(iterator); at != UBRK_DONE; at = ubrk_next(iterator)) {
    int32_t rule = ubrk_getRuleStatus(iterator);
    flags[at] = rule >= UBRK_LINE_HARD && rule < UBRK_LINE_HARD_LIMIT ? 3 : 1;
    count += 1;
  }
  return count;
}

int proof_is_emoji(uint32_t scalar) { return u_hasBinaryProperty((UChar32)scalar, UCHAR_EMOJI); }
int proof_is_emoji_presentation(uint32_t scalar) {
  return u_hasBinaryProperty((UChar32)scalar, UCHAR_EMOJI_PRESENTATION);
}
int proof_is_default_ignorable(uint32_t scalar) {
  return u_hasBinaryProperty((UChar32)scalar, UCHAR_DEFAULT_IGNORABLE_CODE_POINT);
}
int proof_is_extended_pictographic(uint32_t scalar) {
  return u_hasBinaryProperty((UChar32)scalar, UCHAR_EXTENDED_PICTOGRAPHIC);
}
int proof_is_emoji_modifier(uint32_t scalar) {
  return u_hasBinaryProperty((UChar32)scalar, UCHAR_EMOJI_MODIFIER);
}

int proof_bidi_class(uint32_t scalar) { return (int)u_charDirection((UChar32)scalar); }

int proof_prepends_cluster(uint32_t scalar) {
  return u_getIntPropertyValue((UChar32)scalar, UCHAR_GRAPHEME_CLUSTER_BREAK) == U_GCB_PREPEND;
}

int proof_extends_cluster(uint32_t scalar) {
  int32_t value = u_getIntPropertyValue((UChar32)scalar, UCHAR_GRAPHEME_CLUSTER_BREAK);
  return value == U_GCB_EXTEND || value == U_GCB_SPACING_MARK || value == U_GCB_ZWJ;
}

int proof_needs_bidi(uint32_t scalar) {
  switch (u_charDirection((UChar32)scalar)) {
    case U_RIGHT_TO_LEFT:
    case U_RIGHT_TO_LEFT_ARABIC:
    case U_ARABIC_NUMBER:
    case U_LEFT_TO_RIGHT_EMBEDDING:
    case U_LEFT_TO_RIGHT_OVERRIDE:
    case U_RIGHT_TO_LEFT_EMBEDDING:
    case U_RIGHT_TO_LEFT_OVERRIDE:
    case U_POP_DIRECTIONAL_FORMAT:
    case U_FIRST_STRONG_ISOLATE:
    case U_LEFT_TO_RIGHT_ISOLATE:
    case U_RIGHT_TO_LEFT_ISOLATE:
    case U_POP_DIRECTIONAL_ISOLATE:
      return 1;
    default:
      return 0;
  }
}

uint32_t proof_paired_bracket(uint32_t scalar, int *opening) {
  int32_t type = u_getIntPropertyValue((UChar32)scalar, UCHAR_BIDI_PAIRED_BRACKET_TYPE);
  if (type == U_BPT_NONE) return 0;
  *opening = type == U_BPT_OPEN;
  return (uint32_t)u_getBidiPairedBracket((UChar32)scalar);
}

const char *proof_icu_version(void) {
  static const char version[] = U_ICU_VERSION;
  return version;
}
