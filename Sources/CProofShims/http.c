// Plain GET and PUT through libcurl, which is opened when it is first asked for: a program that never uses a cache over
// HTTP neither needs it nor takes the time to load it. Its options' numbers are part of its stable interface.
#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "ProofHTTP.h"

enum {
  OPT_WRITEDATA = 10001, OPT_URL = 10002, OPT_READDATA = 10009, OPT_ERRORBUFFER = 10010, OPT_USERAGENT = 10018,
  OPT_HTTPHEADER = 10023, OPT_UPLOAD = 46, OPT_HTTPGET = 80, OPT_NOSIGNAL = 99, OPT_TIMEOUT_MS = 155,
  OPT_CONNECTTIMEOUT_MS = 156, OPT_PROTOCOLS = 181, OPT_WRITEFUNCTION = 20011, OPT_READFUNCTION = 20012,
  OPT_INFILESIZE_LARGE = 30115, INFO_RESPONSE_CODE = 0x200002, PROTOCOLS_HTTP_HTTPS = 3, GLOBAL_ALL = 3,
  ERROR_SIZE = 256
};

static struct {
  int is_there;
  int (*global_init)(long);
  void *(*easy_init)(void);
  void (*easy_cleanup)(void *);
  void (*easy_reset)(void *);
  int (*easy_setopt)(void *, int, ...);
  int (*easy_perform)(void *);
  int (*easy_getinfo)(void *, int, ...);
  const char *(*easy_strerror)(int);
  void *(*slist_append)(void *, const char *);
} curl;

static void *no_expect;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static pthread_key_t handles;

static void close_handle(void *handle) { curl.easy_cleanup(handle); }

static void open_library(void) {
  const char *names[] = {"libcurl.so.4", "libcurl-gnutls.so.4", "libcurl.4.dylib", "libcurl.dylib"};
  void *library = NULL;
  for (size_t index = 0; index < sizeof names / sizeof *names && library == NULL; index++)
    library = dlopen(names[index], RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) return;
  *(void **)&curl.global_init = dlsym(library, "curl_global_init");
  *(void **)&curl.easy_init = dlsym(library, "curl_easy_init");
  *(void **)&curl.easy_cleanup = dlsym(library, "curl_easy_cleanup");
  *(void **)&curl.easy_reset = dlsym(library, "curl_easy_reset");
  *(void **)&curl.easy_setopt = dlsym(library, "curl_easy_setopt");
  *(void **)&curl.easy_perform = dlsym(library, "curl_easy_perform");
  *(void **)&curl.easy_getinfo = dlsym(library, "curl_easy_getinfo");
  *(void **)&curl.easy_strerror = dlsym(library, "curl_easy_strerror");
  *(void **)&curl.slist_append = dlsym(library, "curl_slist_append");
  if (!curl.global_init || !curl.easy_init || !curl.easy_cleanup || !curl.easy_reset || !curl.easy_setopt ||
      !curl.easy_perform || !curl.easy_getinfo || !curl.easy_strerror || !curl.slist_append)
    return;
  if (pthread_key_create(&handles, close_handle) != 0 || curl.global_init(GLOBAL_ALL) != 0) return;
  no_expect = curl.slist_append(NULL, "Expect:");
  curl.is_there = 1;
}

int proof_http_available(void) {
  pthread_once(&once, open_library);
  return curl.is_there;
}

struct answer {
  uint8_t *bytes;
  size_t length, capacity, limit;
};

static size_t take(const char *bytes, size_t size, size_t count, void *context) {
  struct answer *answer = context;
  size_t length = size * count;
  if (length > answer->limit - answer->length) return 0;
  if (answer->length + length > answer->capacity) {
    size_t capacity = answer->capacity ? answer->capacity : 65536;
    while (capacity < answer->length + length) capacity *= 2;
    uint8_t *grown = realloc(answer->bytes, capacity);
    if (grown == NULL) return 0;
    answer->bytes = grown;
    answer->capacity = capacity;
  }
  memcpy(answer->bytes + answer->length, bytes, length);
  answer->length += length;
  return length;
}

struct body {
  const uint8_t *bytes;
  size_t left;
};

static size_t give(char *buffer, size_t size, size_t count, void *context) {
  struct body *body = context;
  size_t length = size * count < body->left ? size * count : body->left;
  if (length > 0) memcpy(buffer, body->bytes, length);
  body->bytes += length;
  body->left -= length;
  return length;
}

long proof_http(
    const char *url, const uint8_t *body, size_t length, long milliseconds, size_t limit, uint8_t **answer,
    size_t *answer_length, char *reason) {
  *answer = NULL;
  *answer_length = 0;
  reason[0] = 0;
  if (!proof_http_available()) {
    strcpy(reason, "libcurl is not installed");
    return -1;
  }
  void *handle = pthread_getspecific(handles);
  if (handle == NULL) {
    handle = curl.easy_init();
    if (handle == NULL) {
      strcpy(reason, "no memory");
      return -1;
    }
    pthread_setspecific(handles, handle);
  }
  // Its connections are kept.
  curl.easy_reset(handle);
  struct answer taken = {NULL, 0, 0, limit};
  struct body given = {body, length};
  curl.easy_setopt(handle, OPT_URL, url);
  curl.easy_setopt(handle, OPT_NOSIGNAL, 1L);
  curl.easy_setopt(handle, OPT_PROTOCOLS, (long)PROTOCOLS_HTTP_HTTPS);
  curl.easy_setopt(handle, OPT_TIMEOUT_MS, milliseconds);
  curl.easy_setopt(handle, OPT_CONNECTTIMEOUT_MS, milliseconds / 2);
  curl.easy_setopt(handle, OPT_USERAGENT, "proofsheet");
  curl.easy_setopt(handle, OPT_ERRORBUFFER, reason);
  curl.easy_setopt(handle, OPT_WRITEFUNCTION, take);
  curl.easy_setopt(handle, OPT_WRITEDATA, &taken);
  if (body != NULL) {
    curl.easy_setopt(handle, OPT_UPLOAD, 1L);
    curl.easy_setopt(handle, OPT_READFUNCTION, give);
    curl.easy_setopt(handle, OPT_READDATA, &given);
    curl.easy_setopt(handle, OPT_INFILESIZE_LARGE, (int64_t)length);
    curl.easy_setopt(handle, OPT_HTTPHEADER, no_expect);
  } else {
    curl.easy_setopt(handle, OPT_HTTPGET, 1L);
  }
  int code = curl.easy_perform(handle);
  if (code != 0) {
    if (reason[0] == 0) strncpy(reason, curl.easy_strerror(code), ERROR_SIZE - 1);
    reason[ERROR_SIZE - 1] = 0;
    free(taken.bytes);
    curl.easy_setopt(handle, OPT_ERRORBUFFER, NULL);
    return -1;
  }
  long status = 0;
  curl.easy_getinfo(handle, INFO_RESPONSE_CODE, &status);
  curl.easy_setopt(handle, OPT_ERRORBUFFER, NULL);
  *answer = taken.bytes;
  *answer_length = taken.length;
  return status;
}
