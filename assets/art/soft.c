/* Smooths light that is noisy, and leaves its edges, in wider and wider rings: weights come from features (normal, depth,
   what is seen) and from brightness, as far as it differs by more than the two halves of the samples do. */
#include <math.h>
#include <stdlib.h>
#include <string.h>
#define LOGT(v) log2f((v) + 1e-3f)
/* a, b: rgb planar halves; f: nf planar features, already scaled */
void soften(int w, int h, const float *a, const float *b, int nf, const float *f, float k, int R, float *out) {
  size_t n = (size_t)w * h; float *cur = malloc(n * 6 * 4), *nxt = malloc(n * 6 * 4), *lum = malloc(n * 4), *var = malloc(n * 4), *fi = malloc(n * nf * 4); memcpy(cur, a, n * 12); memcpy(cur + 3 * n, b, n * 12);
  for (int q = 0; q < nf; q++) for (size_t i = 0; i < n; i++) fi[i * nf + q] = f[q * n + i];
  /* fireflies: far brighter than what lies round them in both halves */
  for (size_t i = 0; i < n; i++) lum[i] = .5f * (a[i] + a[n + i] + a[2 * n + i] + b[i] + b[n + i] + b[2 * n + i]);
#pragma omp parallel for
  for (int y = 0; y < h; y++) for (int x = 0; x < w; x++) { float m = 0; int c = 0; for (int dy = -3; dy <= 3; dy++) for (int dx = -3; dx <= 3; dx++) { int X = x + dx, Y = y + dy; if (X < 0 || Y < 0 || X >= w || Y >= h || (!dx && !dy)) continue; m += lum[(size_t)Y * w + X]; c++; } var[(size_t)y * w + x] = 2.2f * m / c + .01f; }
  for (int s = 0; s < 2; s++) { float *c = cur + 3 * n * s; for (size_t i = 0; i < n; i++) { float l = c[i] + c[n + i] + c[2 * n + i]; if (l > var[i]) { float g = var[i] / l; for (int q = 0; q < 3; q++) c[q * n + i] *= g; } } }
  int steps = R > 5 ? 5 : 3; static const float kn[3] = {.375f, .25f, .0625f};
  for (int it = 0; it < steps; it++) { int st = 1 << it;
#pragma omp parallel for
    for (size_t i = 0; i < n; i++) { float l0 = LOGT(cur[i] + cur[n + i] + cur[2 * n + i]), l1 = LOGT(cur[3 * n + i] + cur[4 * n + i] + cur[5 * n + i]); lum[i] = (l0 + l1) * .5f; nxt[i] = (l0 - l1) * (l0 - l1) * .25f; }
    /* variance of the mean, smoothed over seven by seven */
#pragma omp parallel for
    for (int y = 0; y < h; y++) for (int x = 0; x < w; x++) { float m = 0; int c = 0; for (int dx = -3; dx <= 3; dx++) { int X = x + dx; if (X < 0 || X >= w) continue; m += nxt[(size_t)y * w + X]; c++; } nxt[n + (size_t)y * w + x] = m / c; }
#pragma omp parallel for
    for (int y = 0; y < h; y++) for (int x = 0; x < w; x++) { float m = 0; int c = 0; for (int dy = -3; dy <= 3; dy++) { int Y = y + dy; if (Y < 0 || Y >= h) continue; m += nxt[n + (size_t)Y * w + x]; c++; } var[(size_t)y * w + x] = m / c; }
    /* the brightness that is compared is itself a mean of three by three */
    float *bl = nxt; 
#pragma omp parallel for
    for (int y = 0; y < h; y++) for (int x = 0; x < w; x++) { float m = 0, c = 0; const float *fa = fi + ((size_t)y * w + x) * nf; for (int dy = -1; dy <= 1; dy++) for (int dx = -1; dx <= 1; dx++) { int X = x + dx, Y = y + dy; if (X < 0 || Y < 0 || X >= w || Y >= h) continue; size_t j = (size_t)Y * w + X; float e = 0; for (int q = 0; q < nf; q++) { float d = fa[q] - fi[j * nf + q]; e += d * d; } if (e > 6) continue; float g = 1 / (1 + e); m += g * lum[j]; c += g; } bl[(size_t)y * w + x] = m / c; }
    memcpy(lum, bl, n * 4);
#pragma omp parallel for schedule(dynamic, 8)
    for (int y = 0; y < h; y++) for (int x = 0; x < w; x++) { size_t i = (size_t)y * w + x; const float *fa = fi + i * nf; float sw = 0, acc[6] = {0}; float iv = 1 / (k * k * 4.5f * var[i] + 1.5e-4f);
      for (int dy = -2; dy <= 2; dy++) for (int dx = -2; dx <= 2; dx++) { int X = x + dx * st, Y = y + dy * st; if (X < 0 || Y < 0 || X >= w || Y >= h) continue; size_t j = (size_t)Y * w + X; float e = 0; const float *fb = fi + j * nf; for (int q = 0; q < nf; q++) { float d = fa[q] - fb[q]; e += d * d; } if (e > 8) continue; float d = lum[i] - lum[j]; e += d * d * iv; if (e > 9) continue; float g = kn[abs(dx)] * kn[abs(dy)] * expf(-e); sw += g; for (int q = 0; q < 6; q++) acc[q] += g * cur[q * n + j]; }
      for (int q = 0; q < 6; q++) nxt[q * n + i] = acc[q] / sw; }
    float *t = cur; cur = nxt; nxt = t; }
  for (size_t i = 0; i < 3 * n; i++) out[i] = .5f * (cur[i] + cur[3 * n + i]);
  free(cur); free(nxt); free(lum); free(var); free(fi);
}
/* What the sea mirrors is grainy: each pixel of water follows those beside it that are about as bright. */
void calm(int w, int h, float *c, const float *wet) {
  size_t n = (size_t)w * h; float *o = malloc(n * 12); memcpy(o, c, n * 12);
#pragma omp parallel for schedule(dynamic, 8)
  for (int y = 0; y < h; y++) for (int x = 0; x < w; x++) { size_t i = (size_t)y * w + x; if (wet[i] < .5f) continue; float m = 0, k = 0;
    for (int dy = -1; dy <= 1; dy++) for (int dx = -2; dx <= 2; dx++) { int X = x + dx, Y = y + dy; if (X < 0 || Y < 0 || X >= w || Y >= h) continue; size_t j = (size_t)Y * w + X; if (wet[j] < .5f) continue; m += logf(c[n + j] + .01f); k++; }
    m /= k; float sw = 0, a[3] = {0}; for (int dy = -2; dy <= 2; dy++) for (int dx = -3; dx <= 3; dx++) { int X = x + dx, Y = y + dy; if (X < 0 || Y < 0 || X >= w || Y >= h) continue; size_t j = (size_t)Y * w + X; if (wet[j] < .5f) continue; float q = (logf(c[n + j] + .01f) - m) / .45f, g = expf(-q * q - .16f * dx * dx - .45f * dy * dy); sw += g; for (int t = 0; t < 3; t++) a[t] += g * c[t * n + j]; }
    if (sw > 0) for (int t = 0; t < 3; t++) o[t * n + i] = a[t] / sw; }
  memcpy(c, o, n * 12); free(o);
}
/* A pixel that is brighter or darker than all eight round it follows the nearest of them. */
void settle(int w, int h, float *c) {
  size_t n = (size_t)w * h; float *l = malloc(n * 4); for (size_t i = 0; i < n; i++) l[i] = c[i] * .3f + c[n + i] * .6f + c[2 * n + i] * .1f;
#pragma omp parallel for
  for (int y = 1; y < h - 1; y++) for (int x = 1; x < w - 1; x++) { size_t i = (size_t)y * w + x; float lo = 1e9f, hi = 0; for (int dy = -1; dy <= 1; dy++) for (int dx = -1; dx <= 1; dx++) if (dx || dy) { float v = l[i + (long)dy * w + dx]; lo = fminf(lo, v); hi = fmaxf(hi, v); } float v = l[i], t = v > hi ? hi : v < lo ? lo : v; if (t != v && v > 1e-6f) { float k = t / v; if (k < 20) for (int q = 0; q < 3; q++) c[q * n + i] *= k; } }
  free(l);
}
