#pragma once

#include <stddef.h>
#include <stdint.h>

/// Whether libcurl can be opened: 1 or 0.
int proof_http_available(void);

/// GETs an address, or PUTs a body there; connections are kept for each thread.
///
/// @param body NULL for GET
/// @param limit the most bytes of an answer; more are a failure
/// @param answer the answer's bytes, to be freed; NULL where there are none
/// @param reason why it failed, at most 256 bytes
/// @return the answer's status, or -1 where there was none
long proof_http(
    const char *url, const uint8_t *body, size_t length, long milliseconds, size_t limit, uint8_t **answer,
    size_t *answer_length, char *reason);
