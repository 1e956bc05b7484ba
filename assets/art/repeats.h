/* Noise that repeats, so that a film which moves through it can begin again: along x after px cells, along z, which is
   time, after pz cells. */
static inline int wrap(int a, int n) { a %= n; return a < 0 ? a + n : a; }
static float repeating(float x, float y, float z, int px, int pz, uint32_t sd) {
  float fx = floorf(x), fy = floorf(y), fz = floorf(z); int ix = (int)fx, iz = (int)fz; uint32_t X[2] = {wrap(ix, px) * 73856093U, wrap(ix + 1, px) * 73856093U}, Y = (uint32_t)(int)fy * 19349663U, Z[2] = {wrap(iz, pz) * 83492791U ^ sd * 2654435761U, wrap(iz + 1, pz) * 83492791U ^ sd * 2654435761U};
  x -= fx; y -= fy; z -= fz; float u = x * x * x * (x * (x * 6 - 15) + 10), v = y * y * y * (y * (y * 6 - 15) + 10), w = z * z * z * (z * (z * 6 - 15) + 10), q[2];
  for (int c = 0; c < 2; c++) {
    float a0 = gr(hs(X[0] ^ Y ^ Z[c]), x, y, z - c), a1 = gr(hs(X[1] ^ Y ^ Z[c]), x - 1, y, z - c), b0 = gr(hs(X[0] ^ (Y + 19349663U) ^ Z[c]), x, y - 1, z - c), b1 = gr(hs(X[1] ^ (Y + 19349663U) ^ Z[c]), x - 1, y - 1, z - c);
    float p = a0 + u * (a1 - a0); q[c] = p + v * (b0 + u * (b1 - b0) - p);
  }
  return q[0] + w * (q[1] - q[0]);
}
/* octaves of it; each doubles, so that all repeat together */
static float repeats(float x, float y, float z, int px, int pz, int oct, float foot, float gain, uint32_t sd) {
  float s = 0, a = 1, t = 0, f = 1; for (int i = 0; i < oct; i++) { t += a; if (foot * f < .9f) s += a * (1 - ss(.45f, .9f, foot * f)) * repeating(x * f, y * f + i * 3.7f, z, px << i, pz, sd + i); a *= gain; f *= 2; }
  return s / t * 1.5f;
}
