#include "CProofShims.h"

#include <string.h>
#if defined(__x86_64__)
#include <immintrin.h>
#endif

/* FIPS 180-4. Round constants: the first 32 bits of the fractional parts of the cube roots of the first 64 primes. */
static const uint32_t rounds[64] = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

static uint32_t turn(uint32_t value, int by) { return value >> by | value << (32 - by); }

static void blocks(uint32_t state[8], const uint8_t *bytes, size_t count) {
  for (; count > 0; count--, bytes += 64) {
    uint32_t words[64];
    for (int i = 0; i < 16; i++)
      words[i] = (uint32_t)bytes[4 * i] << 24 | (uint32_t)bytes[4 * i + 1] << 16 | (uint32_t)bytes[4 * i + 2] << 8 |
                 bytes[4 * i + 3];
    for (int i = 16; i < 64; i++) {
      uint32_t low = words[i - 15], high = words[i - 2];
      words[i] = words[i - 16] + (turn(low, 7) ^ turn(low, 18) ^ low >> 3) + words[i - 7] +
                 (turn(high, 17) ^ turn(high, 19) ^ high >> 10);
    }
    uint32_t a = state[0], b = state[1], c = state[2], d = state[3];
    uint32_t e = state[4], f = state[5], g = state[6], h = state[7];
    for (int i = 0; i < 64; i++) {
      uint32_t first = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + rounds[i] + words[i];
      uint32_t second = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      h = g, g = f, f = e, e = d + first, d = c, c = b, b = a, a = first + second;
    }
    state[0] += a, state[1] += b, state[2] += c, state[3] += d;
    state[4] += e, state[5] += f, state[6] += g, state[7] += h;
  }
}

#if defined(__x86_64__)
/* The processor's own rounds: two words of state in (A B E F) and (C D G H), four rounds a step. */
__attribute__((target("sha,sse4.1,ssse3"))) static void blocks_native(
    uint32_t state[8], const uint8_t *bytes, size_t count) {
  const __m128i swap = _mm_set_epi64x(0x0c0d0e0f08090a0bLL, 0x0405060700010203LL);
  __m128i low = _mm_shuffle_epi32(_mm_loadu_si128((const __m128i *)state), 0xB1);
  __m128i high = _mm_shuffle_epi32(_mm_loadu_si128((const __m128i *)(state + 4)), 0x1B);
  __m128i abef = _mm_alignr_epi8(low, high, 8);
  __m128i cdgh = _mm_blend_epi16(high, low, 0xF0);
  for (; count > 0; count--, bytes += 64) {
    __m128i abef_before = abef, cdgh_before = cdgh, words[4];
    for (int i = 0; i < 4; i++)
      words[i] = _mm_shuffle_epi8(_mm_loadu_si128((const __m128i *)(bytes + 16 * i)), swap);
    for (int step = 0; step < 16; step++) {
      __m128i now = words[step & 3];
      __m128i sum = _mm_add_epi32(now, _mm_loadu_si128((const __m128i *)(rounds + 4 * step)));
      cdgh = _mm_sha256rnds2_epu32(cdgh, abef, sum);
      abef = _mm_sha256rnds2_epu32(abef, cdgh, _mm_shuffle_epi32(sum, 0x0E));
      if (step < 12) {
        __m128i next = words[(step + 1) & 3], after = words[(step + 2) & 3], last = words[(step + 3) & 3];
        __m128i mixed = _mm_add_epi32(_mm_sha256msg1_epu32(now, next), _mm_alignr_epi8(last, after, 4));
        words[step & 3] = _mm_sha256msg2_epu32(mixed, last);
      }
    }
    abef = _mm_add_epi32(abef, abef_before);
    cdgh = _mm_add_epi32(cdgh, cdgh_before);
  }
  __m128i feba = _mm_shuffle_epi32(abef, 0x1B), dchg = _mm_shuffle_epi32(cdgh, 0xB1);
  _mm_storeu_si128((__m128i *)state, _mm_blend_epi16(feba, dchg, 0xF0));
  _mm_storeu_si128((__m128i *)(state + 4), _mm_alignr_epi8(dchg, feba, 8));
}

#include <cpuid.h>
static int has_native(void) {
  unsigned a, b, c, d;
  if (!__get_cpuid_count(7, 0, &a, &b, &c, &d)) return 0;
  int sha = (b >> 29) & 1;
  if (!__get_cpuid(1, &a, &b, &c, &d)) return 0;
  return sha && ((c >> 19) & 1) && ((c >> 9) & 1);
}
#endif

void proof_sha256(const uint8_t *bytes, size_t length, uint8_t *digest) {
  uint32_t state[8] = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                       0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
  void (*run)(uint32_t *, const uint8_t *, size_t) = blocks;
#if defined(__x86_64__)
  if (has_native()) run = blocks_native;
#endif
  run(state, bytes, length / 64);
  uint8_t tail[128] = {0};
  size_t rest = length % 64, padded = rest < 56 ? 64 : 128;
  if (rest > 0) memcpy(tail, bytes + length - rest, rest);
  tail[rest] = 0x80;
  for (int i = 0; i < 8; i++) tail[padded - 1 - i] = (uint8_t)((uint64_t)length * 8 >> (8 * i));
  run(state, tail, padded / 64);
  for (int i = 0; i < 32; i++) digest[i] = (uint8_t)(state[i / 4] >> (24 - 8 * (i % 4)));
}
