#pragma once
#include <stddef.h>
#include <stdint.h>

/* ICU behind plain C types: its functions are macros with a version suffix, which Swift cannot name portably. */

enum { PROOF_BREAK_GRAPHEME = 0, PROOF_BREAK_WORD = 1, PROOF_BREAK_LINE = 2 };

/* A break iterator of one kind and locale, or NULL. Belongs to one thread. */
void *proof_break_open(int kind, const char *locale);
void proof_break_close(void *iterator);
/* Writes 1 to flags[i] where a boundary lies before unit i, 3 where it is mandatory; flags has length + 1 entries
   and is cleared first. Returns the number of boundaries, or -1. */
int32_t proof_break_collect(void *iterator, const uint16_t *text, int32_t length, uint8_t *flags);

/* Unicode properties of a code point. */
int proof_is_emoji(uint32_t scalar);
int proof_is_emoji_presentation(uint32_t scalar);
int proof_is_default_ignorable(uint32_t scalar);
int proof_is_extended_pictographic(uint32_t scalar);
int proof_is_emoji_modifier(uint32_t scalar);
/* Bidi_Class, by ICU's numbers. */
int proof_bidi_class(uint32_t scalar);
/* 1 for characters that combine with the one after them: Grapheme_Cluster_Break Prepend. */
int proof_prepends_cluster(uint32_t scalar);
/* 1 for characters that belong to the cluster before them: Grapheme_Cluster_Break Extend, SpacingMark or ZWJ. */
int proof_extends_cluster(uint32_t scalar);
/* 1 for characters whose direction is right-to-left or a bidi control. */
int proof_needs_bidi(uint32_t scalar);
/* The paired bracket of a bracket, else 0; `opening` tells its side. */
uint32_t proof_paired_bracket(uint32_t scalar, int *opening);
const char *proof_icu_version(void);

/* SHA-256 of a block; digest has 32 bytes. */
void proof_sha256(const uint8_t *bytes, size_t length, uint8_t *digest);
