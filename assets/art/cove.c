/* A bay in which the shadows of clouds travel and the water moves, on top of ray.c: what stands still is rendered twice,
   lit and in shadow, and mixed; the water is rendered for each picture. loop_cove.py calls it. */
#include "ray.c"
#include "repeats.h"
static float even, turn, travel, across, cosw, sinw; /* turn: how much of the film has passed, 0 to 1; travel: how far shadows go in it */
static float all_even(V p) { return even; }
static float travelling(V p) { /* the shadow of a small cloud in the trade wind, taken where the light passes the sea's height */
  float x = p.x - sunD.x / sunD.z * p.z, y = p.y - sunD.y / sunD.z * p.z, u = (x * cosw + y * sinw) / travel - turn, v = (-x * sinw + y * cosw) / across;
  float n = .75f * repeats(u * 2, v, turn * 2, 2, 2, 3, 0, .45f, 5) + .45f * repeats(u, v * .6f, turn, 1, 1, 2, 0, .5f, 9); return 1 - (1 - even) * ss(-.08f, .14f, n);
}
void wind(float distance, float wide, float direction) { travel = distance; across = wide; cosw = cosf(direction); sinw = sinf(direction); }
void still(Scene *S, const float *par, const float *waves, int nw, int w, int h, int spp, float shade, float *out) { even = shade; SHADE = all_even; render(S, par, waves, nw, w, h, spp, out); }
static float *beds;
static void sound(Scene *S, int w, int h) { /* what the water of each pixel covers stays as it is */
  beds = realloc(beds, 20L * w * h); V O = mk(P[0], P[1], P[2]), R = mk(P[3], P[4], P[5]), U = mk(P[6], P[7], P[8]), F = mk(P[9], P[10], P[11]); float pix = 2 * P[TX] / w;
#pragma omp parallel for schedule(dynamic, 2)
  for (int y = 0; y < h; y++) for (int x = 0; x < w; x++) { float *b = beds + 5 * ((size_t)y * w + x); V d = DIR(x + .5f, y + .5f); b[0] = 60; b[1] = b[2] = b[3] = 0; b[4] = 1; if (d.z > -1e-6f) continue;
    V p = add(O, mul(d, -O.z / d.z)); p.z = 0; float cv = -d.z, eta = .752f, k = 1 - eta * eta * (1 - cv * cv); V rd = norm(add(mul(d, eta), mk(0, 0, eta * cv - sqrtf(k)))); Ray q; if (trace(S, p, rd, 45, 0, &q)) { Surf f; surf(S, &q, pix * -O.z / d.z + .05f, 1, &f); b[0] = q.t; b[1] = f.a.x; b[2] = f.a.y; b[3] = f.a.z; }
    b[4] = trace(S, add(p, mk(0, 0, .02f + 2e-5f * fabsf(p.y))), sunD, 9000, 1, &q) ? 0 : 1; }
}
/* lit and dark: what `still` made with a shade of 1 and of `shade`; out: the picture, planar, with room for fourteen planes */
void moment(Scene *S, const float *par, const float *waves, int nw, int w, int h, int spp, float shade, float t, const float *lit_, const float *dark, float *out) {
  P = par; WV = (float *)waves; NW = nw; even = shade; turn = t; SHADE = travelling; TIDE[0] = .5f * sinf(t * 6.2831853f); TIDE[1] = .9f * cosf(t * 6.2831853f); TIDE[2] = 12.566371f * t;
  if (!beds) sound(S, w, h);
  size_t N = (size_t)w * h; V O = mk(P[0], P[1], P[2]), R = mk(P[3], P[4], P[5]), U = mk(P[6], P[7], P[8]), F = mk(P[9], P[10], P[11]); float pix = 2 * P[TX] / w;
#pragma omp parallel for schedule(dynamic, 2)
  for (int y = 0; y < h; y++) for (int x = 0; x < w; x++) { size_t i = (size_t)y * w + x; BED = beds + 5 * i; float kind = lit_[13 * N + i]; out[13 * N + i] = kind; V c;
    if (kind >= 0) { V d = DIR(x + .5f, y + .5f); float k = 1; if (kind > 0) { k = travelling(add(O, mul(d, expf(lit_[12 * N + i])))); k = (k - shade) / (1 - shade); } c = mk(dark[i] + k * (lit_[i] - dark[i]), dark[N + i] + k * (lit_[N + i] - dark[N + i]), dark[2 * N + i] + k * (lit_[2 * N + i] - dark[2 * N + i])); }
    else { float lo = 9, hi = -9; int n = 0; c = mk(0, 0, 0); uint32_t s0 = hs(i * 2654435761U + 17);
      for (int k = 0; k < spp; k++) { if (k == 2 && hi - lo < .5f) break;
        n++; uint32_t s = hs(s0 + k * 7919); float jx = fmodf(.5f + k * .7548777f + (s0 & 1023) / 1023.f, 1), jy = fmodf(.5f + k * .5698403f + ((s0 >> 10) & 1023) / 1023.f, 1); V d = DIR(x + jx, y + jy); float tw = d.z < -1e-6f ? -O.z / d.z : 1e6f; V L = haze(water(S, O, d, tw, pix, &s), d, tw); c = add(c, L); float q = logf(L.y + .02f); lo = fminf(lo, q); hi = fmaxf(hi, q); }
      c = mul(c, 1.f / n); }
    out[i] = c.x; out[N + i] = c.y; out[2 * N + i] = c.z; }
  calm_sea(w, h, out);
}
