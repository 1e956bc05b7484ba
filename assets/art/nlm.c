/* Joint non-local means over two half-sample buffers: weights from colour (variance-aware) and from
   albedo/normal/depth features; the weights found in one half filter the other half, so noise does not vote for itself. */
#include <math.h>
#include <stdlib.h>
#include <string.h>
static void box(float *d, float *t, int w, int h, int r) {
#pragma omp parallel for
  for (int y = 0; y < h; y++) { float *s = d + (size_t)y * w, *o = t + (size_t)y * w; float a = 0;
    for (int x = -r; x < w; x++) { if (x + r < w) a += s[x + r]; if (x - r - 1 >= 0) a -= s[x - r - 1]; if (x >= 0) o[x] = a; } }
#pragma omp parallel for
  for (int x0 = 0; x0 < w; x0 += 64) { int x1 = x0 + 64 < w ? x0 + 64 : w; float a[64] = {0};
    for (int y = -r; y < h; y++) for (int x = x0; x < x1; x++) {
      if (y + r < h) a[x - x0] += t[(size_t)(y + r) * w + x];
      if (y - r - 1 >= 0) a[x - x0] -= t[(size_t)(y - r - 1) * w + x];
      if (y >= 0) d[(size_t)y * w + x] = a[x - x0]; } }
}
/* c0,c1: rgb planar halves; var: per-pixel variance (mean of channels) of one half; f: nf planar features, already scaled */
void nlm(int w, int h, const float *c0, const float *c1, const float *var, int nf, const float *f, float k2, int R, int pr, float *out) {
  size_t n = (size_t)w * h; float *W = calloc(n * 2, 4), *A = calloc(n * 6, 4);
  float *d = malloc(n * 4), *t = malloc(n * 4), *wf = malloc(n * 4);
  const float *C[2] = {c0, c1}; float area = (2 * pr + 1) * (2 * pr + 1);
  for (int dy = -R; dy <= R; dy++) for (int dx = -R; dx <= R; dx++) {
#pragma omp parallel for
    for (int y = 0; y < h; y++) { int yy = y + dy; for (int x = 0; x < w; x++) { int xx = x + dx; size_t i = (size_t)y * w + x;
      if (yy < 0 || yy >= h || xx < 0 || xx >= w) { wf[i] = 0; continue; }
      size_t j = (size_t)yy * w + xx; float m = 0;
      for (int q = 0; q < nf; q++) { float e = f[q * n + i] - f[q * n + j]; m += e * e; }
      wf[i] = m > 6 ? 0 : expf(-m); } }
    for (int s = 0; s < 2; s++) { const float *c = C[s], *o = C[1 - s];
#pragma omp parallel for
      for (int y = 0; y < h; y++) { int yy = y + dy; yy = yy < 0 ? 0 : yy >= h ? h - 1 : yy; for (int x = 0; x < w; x++) { int xx = x + dx; xx = xx < 0 ? 0 : xx >= w ? w - 1 : xx;
        size_t i = (size_t)y * w + x, j = (size_t)yy * w + xx; float vp = var[i], vq = var[j], m = 0;
        for (int q = 0; q < 3; q++) { float e = c[q * n + i] - c[q * n + j]; m += e * e; }
        d[i] = (m / 3 - (vp + (vp < vq ? vp : vq))) / (1e-7f + k2 * (vp + vq)); } }
      box(d, t, w, h, pr);
#pragma omp parallel for
      for (int y = 0; y < h; y++) { int yy = y + dy; for (int x = 0; x < w; x++) { size_t i = (size_t)y * w + x; float u = wf[i]; if (u <= 0) continue;
        float e = d[i] / area; if (e > 0) { if (e > 8) continue; u *= expf(-e); }
        int xx = x + dx; size_t j = (size_t)yy * w + xx; W[s * n + i] += u;
        for (int q = 0; q < 3; q++) A[(s * 3 + q) * n + i] += u * o[q * n + j]; } } } }
#pragma omp parallel for
  for (size_t i = 0; i < n; i++) for (int q = 0; q < 3; q++)
    out[q * n + i] = .5f * (A[q * n + i] / (W[i] + 1e-9f) + A[(3 + q) * n + i] / (W[n + i] + 1e-9f));
  free(W); free(A); free(d); free(t); free(wf);
}
