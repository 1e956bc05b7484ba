/* Curtains that the wind moves before a room that stands still, on top of room.c: the cloth lets light through, more where
   it hangs square to the eye; its shadow goes over floor and walls with it, and the sea outside moves. loop_curtains.py
   calls it. */
#include "room.c"
static V *lightP; static float *lightC; static int points; /* where the sun falls in the room, and how much of it, some points a pixel */
static const float THICK = .50f;
static V ray_of(float px, float py, int w, int h) { V RR = mk(P[3], P[4], P[5]), UU = mk(P[6], P[7], P[8]), FF = mk(P[9], P[10], P[11]); return DIRECTION(px, py); }
#define JITTER(k) fmodf(.5f + (k) * .7548777f + (s0 & 1023) / 1023.f, 1), fmodf(.5f + (k) * .5698403f + ((s0 >> 10) & 1023) / 1023.f, 1)
/* after render_room: finds where the sun reaches; glass: what the panes before each pixel let through */
void sunlit(int w, int h, int n, float *glass) {
  points = n; lightP = realloc(lightP, sizeof(V) * w * h * n); lightC = realloc(lightC, 4L * w * h * n); V O = mk(P[0], P[1], P[2]);
#pragma omp parallel for schedule(dynamic, 2)
  for (int y = 0; y < h; y++) for (int x = 0; x < w; x++) { size_t i = (size_t)y * w + x; uint32_t s0 = hs(i * 2654435761U + 17);
    for (int k = 0; k < n; k++) { float j[2] = {JITTER(k)}; V d = ray_of(x + j[0], y + j[1], w, h); Ray r; lightC[i * n + k] = 0; float tw = d.z < -1e-5f ? -O.z / d.z : 1e30f; if (!trace(SM, O, d, 1e6f, 0, &r) || r.t > tw || SM->in[r.inst].mesh >= (int)P[NOROOM]) continue;
      Hit f; rsurf(SM, &r, pixel * r.t, 1, &f); float c = dot(f.n, sunD); if (c <= 0 || dot(f.g, sunD) <= 0) continue; V o = add(f.p, mul(f.g, 2e-3f)); float v = clear_to(o, norm(add(sunD, mk((j[0] - .5f) * .02f, (j[1] - .5f) * .02f, 0))), 9000); lightP[i * n + k] = o; lightC[i * n + k] = c * v; }
    V d = ray_of(x + .5f, y + .5f, w, h), go = O; float T = 1; Ray q; for (int k = 0; k < 8 && trace(SG, go, d, 60, 0, &q); k++) { Hit f; rsurf(SG, &q, 0, 0, &f); const float *m = SG->mat + MSIZE * SG->me[SG->in[q.inst].mesh].m[q.tri]; float c = fmaxf(-dot(f.g, d), 0), F = (.04f + .96f * powf(1 - c, 5)) * m[MP0] + m[MP1]; T *= m[MKIND] == SHEER ? .5f : (1 - F) * m[0]; go = add(go, mul(d, q.t + 5e-4f)); } glass[i] = T; }
}
static float stops(const Surf *f, V d, float thick) { return 1 - expf(-THICK * thick / fmaxf(fabsf(dot(f->n, d)), .13f)); }
static void cloth(Scene *C, const Ray *r, Surf *f, float *thick) {
  Mesh *M = &C->me[C->in[r->inst].mesh]; const float *q = M->n + 9L * r->tri, *c = M->c + 12L * r->tri; float u = r->u, v = r->v, w = 1 - u - v; f->p = add(r->o, mul(r->d, r->t)); f->n = norm(mk(q[0] * w + q[3] * u + q[6] * v, q[1] * w + q[4] * u + q[7] * v, q[2] * w + q[5] * u + q[8] * v)); *thick = c[0] * w + c[4] * u + c[8] * v; /* hems are folded over */
}
static float passes(Scene *C, V o, V d) { float T = 1; Ray r; for (int k = 0; k < 6 && trace(C, o, d, 30, 0, &r); k++) { Surf f; float th; cloth(C, &r, &f, &th); T *= 1 - .86f * stops(&f, d, th); o = add(o, mul(d, r.t + 1e-3f)); } return T; }
/* the sea outside, in place of what the plate has of it */
void outside(int w, int h, int spp, const float *waves, int nw, const float *depth, const float *glass, float expose, float *open) {
  WV = (float *)waves; NW = nw; size_t N = (size_t)w * h; V O = mk(P[0], P[1], P[2]);
#pragma omp parallel for schedule(dynamic, 2)
  for (int y = 0; y < h; y++) for (int x = 0; x < w; x++) { size_t i = (size_t)y * w + x; int wet = depth[i] > 5.2f && depth[i] < 6.8f; open[13 * N + i] = wet ? -1 : 0; if (!wet) continue; uint32_t s0 = hs(i * 2654435761U + 17); V c = mk(0, 0, 0);
    for (int k = 0; k < spp; k++) { uint32_t s = hs(s0 + k * 7919); float j[2] = {JITTER(k)}; V d = ray_of(x + j[0], y + j[1], w, h); float tw = d.z < -1e-6f ? -O.z / d.z : 1e6f; c = add(c, haze(water(SM, O, d, tw, pixel, &s), d, tw)); }
    float k = expose * glass[i] / spp; open[i] = c.x * k; open[N + i] = c.y * k; open[2 * N + i] = c.z * k; }
  calm_sea(w, h, open);
}
static float *SHARE; enum { SMOOTH = 4 };
/* how much of the sun the cloth takes from each pixel. A few points each give it with noise that the filtered plate does
   not have, and which is seen as dark specks: it is smoothed along the surface on which it falls. */
static void shadow(Scene *C, int w, int h, const float *depth) {
  size_t N = (size_t)w * h; float *raw = malloc(4L * N); SHARE = realloc(SHARE, 4L * N);
#pragma omp parallel for schedule(dynamic, 2)
  for (int y = 0; y < h; y++) for (int x = 0; x < w; x++) { size_t i = (size_t)y * w + x; float lost = 0; for (int k = 0; k < points; k++) { float c = lightC[i * points + k]; if (c > 0) lost += c * (1 - passes(C, lightP[i * points + k], sunD)); } raw[i] = lost / points; }
#pragma omp parallel for schedule(dynamic, 2)
  for (int y = 0; y < h; y++) for (int x = 0; x < w; x++) { size_t i = (size_t)y * w + x; float sum = 0, wt = 0;
    for (int v = -SMOOTH; v <= SMOOTH; v++) for (int u = -SMOOTH; u <= SMOOTH; u++) { int X = x + u, Y = y + v; if (X < 0 || Y < 0 || X >= w || Y >= h) continue; size_t j = (size_t)Y * w + X; float d = (depth[j] - depth[i]) / .03f, k = expf(-d * d - (u * u + v * v) / (.5f * SMOOTH * SMOOTH)); sum += k * raw[j]; wt += k; }
    SHARE[i] = sum / wt; }
  free(raw);
}
/* room, open: the plate, exposed apart; albedo: to take away the sun where the cloth now stands before it; expose: what the
   room is multiplied by; light: irradiance from outside and within */
void breath(Scene *C, int w, int h, int spp, const float *room, const float *open, const float *albedo, const float *depth, const float *expose, const float *light_, float *out) {
  size_t N = (size_t)w * h; V O = mk(P[0], P[1], P[2]), ex = mk(expose[0], expose[1], expose[2]), outer = mk(light_[0], light_[1], light_[2]), inner = mk(light_[3], light_[4], light_[5]); V away = mk(0, 1, 0);
  shadow(C, w, h, depth);
#pragma omp parallel for schedule(dynamic, 2)
  for (int y = 0; y < h; y++) for (int x = 0; x < w; x++) { size_t i = (size_t)y * w + x; uint32_t s0 = hs(i * 2654435761U + 17); V base = mk(room[i], room[N + i], room[2 * N + i]), op = mk(open[i], open[N + i], open[2 * N + i]);
    if (SHARE[i] > 0) { float k = SHARE[i] * P[SUNB] * .3183f; V a = mk(albedo[i] * sunE.x * ex.x, albedo[N + i] * sunE.y * ex.y, albedo[2 * N + i] * sunE.z * ex.z); base = mk(fmaxf(base.x - k * a.x, base.x * .4f), fmaxf(base.y - k * a.y, base.y * .4f), fmaxf(base.z - k * a.z, base.z * .4f)); }
    V L = mk(0, 0, 0); float moved = 0;
    for (int k = 0; k < spp; k++) { float j[2] = {JITTER(k)}; V d = ray_of(x + j[0], y + j[1], w, h), o = O; float T = 1, at = 0, end = depth[i] < 5 ? expf(depth[i]) * 1.002f : 60; Ray r;
      for (int n = 0; n < 8 && T > .03f && trace(C, o, d, end - at, 0, &r); n++) { Surf f; float th; cloth(C, &r, &f, &th); float a = stops(&f, d, th); V m = dot(f.n, d) > 0 ? mul(f.n, -1) : f.n; V E[2];
        Ray b; float seen = trace(SM, f.p, sunD, 400, 1, &b) ? 0 : 1; if (seen > 0) seen *= .35f + .65f * passes(C, add(f.p, mul(sunD, .03f)), sunD);
        for (int side = 0; side < 2; side++) { V g = side ? mul(m, -1) : m; E[side] = add(add(mul(sunE, P[SUNB] * seen * fmaxf(dot(g, sunD), 0)), mul(outer, .5f + .5f * dot(g, away))), mul(inner, .5f - .5f * dot(g, away))); }
        V e = add(mul(E[0], .46f), mul(E[1], .50f)); L = add(L, mul(mulv(mulv(e, ex), mk(.80f, .765f, .70f)), .3183f * T * a)); T *= 1 - a; at += r.t + 1e-3f; o = add(o, mul(d, r.t + 1e-3f)); }
      moved += T; }
    moved /= spp;
    V c = add(mul(L, 1.f / spp), mul(add(base, op), moved)); out[i] = c.x; out[N + i] = c.y; out[2 * N + i] = c.z; }
}
