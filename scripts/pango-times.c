/* Times Pango on the texts of text-bench: pango-times LABELS PARAGRAPHS. Built and run by scripts/bench-text.
   Prints, as text-bench does: name, fastest and median microseconds of processor time a text. */
#include <pango/pangoft2.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return t.tv_sec * 1e6 + t.tv_nsec / 1e3;
}

static char **lines(const char *path, int *count) {
  FILE *file = fopen(path, "r");
  char **texts = NULL, *line = NULL;
  size_t room = 0;
  ssize_t length;
  *count = 0;
  if (!file) exit(2);
  while ((length = getline(&line, &room, file)) > 0) {
    if (line[length - 1] == '\n') line[length - 1] = 0;
    texts = realloc(texts, sizeof(char *) * (size_t)(*count + 1));
    texts[(*count)++] = strdup(line);
  }
  fclose(file);
  return texts;
}

static double pass(PangoContext *context, PangoFontDescription *font, char **texts, int count, int width) {
  double start = now();
  long sum = 0;
  for (int i = 0; i < count; i++) {
    PangoLayout *layout = pango_layout_new(context);
    PangoRectangle box;
    pango_layout_set_font_description(layout, font);
    if (width > 0) pango_layout_set_width(layout, width * PANGO_SCALE);
    pango_layout_set_text(layout, texts[i], -1);
    pango_layout_get_extents(layout, NULL, &box);
    sum += box.width;
    g_object_unref(layout);
  }
  if (sum <= 0) exit(3);
  return (now() - start) / count;
}

static int less(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

int main(int count, char **arguments) {
  int labels, paragraphs;
  if (count != 3) return 2;
  char **label = lines(arguments[1], &labels), **paragraph = lines(arguments[2], &paragraphs);
  PangoFontMap *map = pango_ft2_font_map_new();
  pango_ft2_font_map_set_resolution(PANGO_FT2_FONT_MAP(map), 72, 72);
  PangoContext *context = pango_font_map_create_context(map);
  PangoFontDescription *font = pango_font_description_from_string("Inter 17");
  pass(context, font, label, 10, 0);
  double cold[7], wrapped[7];
  for (int i = 0; i < 7; i++) {
    cold[i] = pass(context, font, label, labels, 0);
    wrapped[i] = pass(context, font, paragraph, paragraphs, 300);
  }
  qsort(cold, 7, sizeof(double), less);
  qsort(wrapped, 7, sizeof(double), less);
  printf("label-cold %.3f %.3f\nparagraph %.3f %.3f\n", cold[0], cold[3], wrapped[0], wrapped[3]);
  return 0;
}
