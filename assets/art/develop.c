/* The film curve and the grade of post.py, for pictures by the hundred. c: planar light, o: eight bits, rgb */
#include <math.h>
#include <stdint.h>
static float clamp(float x, float a, float b) { return x < a ? a : x > b ? b : x; }
void develop(int w, int h, const float *c, float warm, float contrast, float sat, float teal, float lift, float vignette, uint8_t *o) {
  long n = (long)w * h;
#pragma omp parallel for
  for (int y = 0; y < h; y++) for (int x = 0; x < w; x++) { long i = (long)y * w + x; float p[3] = {c[i] * (1 + warm), c[n + i], c[2 * n + i] * (1 - warm)}, m = fmaxf(p[0], fmaxf(p[1], p[2])), d = clamp((m - .8f) / 6, 0, 1) * .75f, mean = (p[0] + p[1] + p[2]) / 3, l = 0; static const float k[3] = {.2126f, .7152f, .0722f};
    for (int q = 0; q < 3; q++) { p[q] = p[q] * (1 - d) + mean * d * 1.15f; float ev = log2f(fmaxf(p[q], 1e-6f) / .18f); p[q] = ev > 0 ? fminf((1 - .56f * expf(-ev * .46f * contrast)) * (1 + .03f * clamp(ev / 3, 0, 1)), 1) : .44f * exp2f(ev * .60f * contrast); l += k[q] * p[q]; }
    float sh = powf(clamp(1 - l / .45f, 0, 1), 1.6f) * teal, hi = clamp((l - .5f) / .5f, 0, 1) * teal, a = (float)x / w - .5f, b = (float)y / h - .5f, v = 1 - vignette * powf((a * a + b * b) * 2, 1.3f); static const float cool[3] = {-.010f, .006f, .014f}, glow[3] = {.014f, .004f, -.012f};
    for (int q = 0; q < 3; q++) o[3 * i + q] = (uint8_t)(clamp((l + (p[q] - l) * sat + sh * cool[q] + hi * glow[q] + lift) * v, 0, 1) * 255 + .5f); }
}
