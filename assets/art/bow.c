/* The sea beside a yacht under way, on top of ray.c: a surface with height, from tiles of waves that loop_bow.py makes
   for each moment, the wave that the bow pushes aside, and foam that drifts aft. The yacht stands still, the sea moves. */
#include "ray.c"
#include "repeats.h"
enum { LEVELS = 10 };
typedef struct { int n; float size, co, si; float *at[LEVELS]; } Tile; /* four floats a point: height, two slopes, their square */
static Tile tiles[4]; static int ntiles; static float *beam; static int nbeam; static float beam0, clock_, stem, lean; static _Thread_local float drift; /* clock_: how much of the film has passed, 0 to 1; drift: how far the sea has gone aft, 32 m by its end; lean: how strongly the relief of foam is lit */
void tile(int k, int n, float size, float angle, const float *data) {
  Tile *t = &tiles[k]; if (k >= ntiles) ntiles = k + 1; t->n = n; t->size = size; t->co = cosf(angle); t->si = sinf(angle);
  for (int l = 0, m = n; l < LEVELS && m; l++, m /= 2) { t->at[l] = realloc(t->at[l], 16L * m * m); if (!l) { memcpy(t->at[0], data, 16L * n * n); continue; }
    const float *a = t->at[l - 1]; for (int y = 0; y < m; y++) for (int x = 0; x < m; x++) for (int c = 0; c < 4; c++) { long p = 4 * (2L * y * 2 * m + 2 * x) + c; t->at[l][4 * ((long)y * m + x) + c] = .25f * (a[p] + a[p + 4] + a[p + 8 * m] + a[p + 8 * m + 4]); } }
}
void place_of_hull(int n, float from, float stem_, const float *half) { beam = memcpy(realloc(beam, 4L * n), half, 4L * n); nbeam = n; beam0 = from; stem = stem_; }
static void point_of(const Tile *t, int l, float x, float y, float *o) {
  int m = t->n >> l; float u = x / t->size * m - .5f, v = y / t->size * m - .5f, fu = floorf(u), fv = floorf(v); int a = (int)fu & (m - 1), b = (int)fv & (m - 1), c = (a + 1) & (m - 1), d = (b + 1) & (m - 1); u -= fu; v -= fv; const float *q = t->at[l], *p00 = q + 4 * ((long)b * m + a), *p10 = q + 4 * ((long)b * m + c), *p01 = q + 4 * ((long)d * m + a), *p11 = q + 4 * ((long)d * m + c);
  for (int k = 0; k < 4; k++) o[k] = (p00[k] * (1 - u) + p10[k] * u) * (1 - v) + (p01[k] * (1 - u) + p11[k] * u) * v;
}
static void swell(float x, float y, float foot, float *o) { /* height, slopes, and the square of slopes too small to be seen */
  o[0] = o[1] = o[2] = o[3] = 0;
  for (int k = 0; k < ntiles; k++) { Tile *t = &tiles[k]; int top = 0; while ((t->n >> (top + 1)) > 1) top++; float l = cl(log2f(foot * t->n / t->size + 1e-6f) , 0, top), a[4], b[4], X = x * t->co + y * t->si, Y = -x * t->si + y * t->co; int i = (int)l; float f = l - i; point_of(t, i, X, Y, a);
    if (f > .02f && i < top) { point_of(t, i + 1, X, Y, b); for (int c = 0; c < 4; c++) a[c] += f * (b[c] - a[c]); }
    o[0] += a[0]; o[1] += a[1] * t->co - a[2] * t->si; o[2] += a[1] * t->si + a[2] * t->co; o[3] += fmaxf(a[3] - a[1] * a[1] - a[2] * a[2], 0); }
}
static float half_beam(float x) { float u = (x - beam0) * 4; if (u <= 0) return beam[0]; int i = (int)u; if (i >= nbeam - 1) return 0; return beam[i] + (u - i) * (beam[i + 1] - beam[i]); }
typedef struct { float h, foam, air, q, d; } Wake;
/* the wave that the stem throws aside: its crest runs from the stem at some twenty degrees, hollow behind it, white on top
   and between it and the hull */
static Wake wake(float x, float y) {
  Wake k = {0, 0, 0, 0, 0}; float s = stem - x, q = fabsf(y); if (s < -4 || q > 60 || s > 130) return k;
  float sp = fmaxf(s, 0), side = q - half_beam(x), crest = .20f + .315f * sp + 1.2f * (1 - expf(-sp * .30f)), w = .55f + .052f * sp, d = (q - crest) / w; k.d = d; k.q = q - crest;
  float grow = ss(-1.2f, 2.2f, s), H = .80f * grow * expf(-sp / 34);
  k.h = H * (expf(-d * d) - .42f * expf(-(d + 2.4f) * (d + 2.4f) * .45f) + .30f * expf(-(d + 5.2f) * (d + 5.2f) * .30f)) + .55f * expf(-(s - .3f) * (s - .3f) * .5f - q * q * .6f) + .35f * grow * expf(-sp / 16) * expf(-fmaxf(side, 0) * fmaxf(side, 0) * 1.4f);
  float inside = ss(.6f, -.6f, d), ridge = expf(-(d + .1f) * (d + .1f) * 1.1f), lee = expf(-fabsf(d + 1.6f) * .55f) * inside, hull = expf(-fmaxf(side, 0) / (.45f + .02f * sp));
  float m = fmaxf(fmaxf(ridge * 1.16f * expf(-sp / 44), lee * 1.0f * expf(-sp / 36)), fmaxf(inside * (.80f * expf(-sp / 9) + .40f * expf(-sp / 60)), hull * (.56f + .55f * expf(-sp / 22)))); m = fmaxf(m, expf(-fmaxf(d, 0) * .9f) * .46f * expf(-sp / 26));
  k.foam = m * ss(-.9f, .5f, s) * ss(130, 80, s); k.air = k.foam * (inside * .8f + ridge * .5f); return k;
}
static float cells(float x, float y, float f, int px, uint32_t sd, float foot) { /* webs of foam: how near the edge between two bubbles of water is */
  if (f * foot > .8f) return .35f;
  float X = x * f, Y = y * f, fx = floorf(X), fy = floorf(Y), a = 9, b = 9; int ix = (int)fx, iy = (int)fy;
  for (int j = -1; j <= 1; j++) for (int i = -1; i <= 1; i++) { uint32_t h = hs((uint32_t)wrap(ix + i, px) * 374761393U ^ hs((uint32_t)(iy + j) * 668265263U + sd)); float ph = (h & 255) * .02454f, r = .22f, k = 6.2831853f * clock_ * (1 + (h >> 8 & 1)), dx = i + .25f + .5f * ((h >> 9) & 255) / 255.f + r * cosf(ph + k) - (X - fx), dy = j + .25f + .5f * ((h >> 17) & 255) / 255.f + r * sinf(ph + k) - (Y - fy), d = dx * dx + dy * dy; if (d < a) { b = a; a = d; } else if (d < b) b = d; }
  float e = sqrtf(b) - sqrtf(a), soft = ss(.2f, .8f, f * foot); return (1 - soft) * ss(.42f, .0f, e) + soft * .35f;
}
static float churn(float x, float y, float foot) { /* how much of the foam is here, 0 to 1 */
  float z = clock_ * 6, n = .5f + .62f * repeats(x * .5f, y * .5f, z, 16, 6, 3, foot * .5f, .55f, 11), wx = x + .5f * repeats(x * .5f, y * .5f, z, 16, 6, 2, foot, .5f, 31), wy = y + .5f * repeats(x * .5f, y * .5f + 9, z, 16, 6, 2, foot, .5f, 37);
  float lace = .62f * cells(wx, wy, 1.125f, 36, 3, foot) + .42f * cells(wx, wy, 3.0f, 96, 7, foot), fine = .5f + .5f * repeats(x * 4, y * 4, z * 2, 128, 12, 2, foot * 4, .6f, 51); return cl(.50f * n + .44f * lace + .16f * fine - .04f, 0, 1);
}
static float surface(float x, float y, float foot, float *slope) {
  float o[4]; swell(x, y, foot, o); Wake k = wake(x, y); float h = o[0] + k.h;
  if (slope) { float e = fmaxf(.06f, foot * .5f); Wake a = wake(x + e, y), b = wake(x, y + e); slope[0] = o[1] + (a.h - k.h) / e; slope[1] = o[2] + (b.h - k.h) / e; slope[2] = o[3]; }
  if (k.foam > .04f) { float X = x + drift, t = .16f * fminf(k.foam, 1), z = clock_ * 6, r = repeats(X, k.q, z, 32, 6, 3, foot, .55f, 71); h += t * r; if (slope) { float e = fmaxf(.05f, foot * .6f); slope[0] += t * (repeats(X + e, k.q, z, 32, 6, 3, foot, .55f, 71) - r) / e; slope[1] += t * (repeats(X, k.q + (y < 0 ? -e : e), z, 32, 6, 3, foot, .55f, 71) - r) / e; } }
  return h;
}
static V white_at(V n, float sv, float relief) { float c = fmaxf(dot(n, sunD), 0), back = powf(fmaxf(-dot(n, sunD) * .5f + .5f, 0), 2); V e = add(mul(sunE, sv * (.72f * c + .10f * back + .10f)), mul(ambE, .80f)); return mul(e, .3183f * .86f * relief); }
static V sea(Scene *S, V O, V d, float t, float pix, uint32_t *s, int *busy) {
  float f0 = pix * t, f1 = f0 / fmaxf(-d.z, .02f), foot = fminf(sqrtf(f0 * f1), f0 * 5) * .8f;
  for (int i = 0; i < 5; i++) { V p = add(O, mul(d, t)); float h = surface(p.x, p.y, foot, 0), step = (h - p.z) / d.z, lim = .35f * t; t += cl(step, -lim, lim) * .9f; if (t < .5f) t = .5f; if (fabsf(step) < f0 * 2) break; }
  V p = add(O, mul(d, t)); float sl[3]; p.z = surface(p.x, p.y, foot * .8f, sl); Wake k = wake(p.x, p.y); float lost = sl[2] + P[RUFF]; /* what is too small to be seen lifts the mirrored sky and spreads the sun, without chance, which would flicker */
  V n0 = norm(mk(-sl[0], -sl[1], 1)), n = n0; if (dot(n, d) > -.03f) n = norm(sub(n, mul(d, dot(n, d) + .04f)));
  float c = fmaxf(-dot(n, d), 0), F = .02f + .98f * powf(1 - c, 5); V r = sub(d, mul(n, 2 * dot(d, n))); if (r.z < .01f) r.z = .01f + .25f * fabsf(r.z); r.z += .55f * sqrtf(lost * .5f); r = norm(r);
  int near = p.y < 27 && p.y > -40 && p.x > -110 && p.x < 104; V L = mul(near && r.y < .3f ? glance(S, add(p, mk(0, 0, .05f)), r, 120, s, -1, 0) : look(CLD, r), F); float sv = near && p.y < half_beam(p.x) + 2 ? lit(S, add(p, mk(0, 0, .05f)), mk(0, 0, 1), s) : 1;
  V h = norm(sub(sunD, d)); float cm = dot(h, n0); if (cm > 0) { float s2 = lost * .8f + 6e-4f, t2 = (1 - cm * cm) / (cm * cm), D = expf(-t2 / (2 * s2)) / (6.2831853f * s2 * cm * cm * cm * cm), Fs = .02f + .98f * powf(1 - fmaxf(dot(h, sunD), 0), 5), g = sv * Fs * D / (4 * fmaxf(-d.z, .08f)); L = add(L, mul(sunE, fminf(g, 2.2f))); if (g > .15f) *busy = 1; }
  /* light that the body of the water gives back; more through thin crests that stand against the sun */
  V E = add(mul(sunE, (.2f + .8f * sv) * fmaxf(sunD.z, .05f) * .93f), mul(ambE, .9f)); float thin = ss(.02f, .5f, p.z) * (.35f + .65f * fmaxf(dot(norm(mk(d.x, d.y, 0)), norm(mk(sunD.x, sunD.y, 0))), 0)); V body = add(mk(P[DEEP], P[DEEP + 1], P[DEEP + 2]), mul(mk(P[SCAT], P[SCAT + 1], P[SCAT + 2]), .10f + .9f * thin));
  if (k.foam > .03f) { *busy = 1; float X = p.x + drift, y = k.q, m = churn(X, y, foot), M = k.foam, f = ss(1.02f - M, 1.34f - M * .86f, m), air = cl(k.air * (.5f + .7f * ss(.25f, .6f, m)), 0, 1);
    body = lerp(body, mk(.10f, .30f, .33f), .75f * air); L = add(L, mul(mulv(body, E), .3183f * (1 - F))); float up = churn(X + sunD.x * .10f, y + (p.y < 0 ? -1 : 1) * sunD.y * .10f, foot), rel = cl(.80f + .35f * m - (up - m) * 2.2f * lean, .45f, 1.2f); return lerp(L, white_at(n0, sv, rel), f); }
  return add(L, mul(mulv(body, E), .3183f * (1 - F)));
}
static V hull(Scene *S, Ray *r, V d, float pix, uint32_t *s) {
  Surf f; surf(S, r, pix * r->t, 1, &f); float lv = lit(S, f.p, f.g, s), nl = fmaxf(dot(f.n, sunD), 0) * ss(-.02f, .10f, dot(f.g, sunD)); V amb = add(mul(ambE, .30f + .32f * f.n.z), mul(add(sunE, ambE), .018f * (1 - f.n.z))); V L = add(mul(mulv(f.a, add(mul(sunE, nl * lv), amb)), .3183f), f.em);
  if (f.sp > .05f && f.ro < .6f) { V rr = sub(d, mul(f.n, 2 * dot(d, f.n))); float c = fmaxf(-dot(f.n, d), 0), Fr = .08f * f.sp + (1 - .08f * f.sp) * powf(1 - c, 5) * (1 - f.ro); V m; rr = norm(rr);
    if (rr.z >= 0) m = f.ro < .2f ? glance(S, add(f.p, mul(f.g, .03f)), rr, 200, s, -1, 0) : look(CLD, rr);
    else { float t = f.p.z / -rr.z; V p = add(f.p, mul(rr, t)); float sl[3]; surface(p.x, p.y, .08f + .02f * t, sl); Wake k = wake(p.x, p.y); V n = norm(mk(-sl[0], -sl[1], 1)), r2 = sub(rr, mul(n, 2 * dot(rr, n))); r2.z = fabsf(r2.z) + .02f; float F = .02f + .98f * powf(1 - fmaxf(-dot(n, rr), 0), 5); m = add(mul(look(CLD, norm(r2)), F), mul(mulv(mk(P[DEEP], P[DEEP + 1], P[DEEP + 2]), ambE), .5f)); if (k.foam > .05f) m = lerp(m, white_at(mk(0, 0, 1), .8f, 1), ss(1.02f - k.foam, 1.34f - k.foam * .86f, churn(p.x + drift, k.q, .9f)) * .5f); }
    L = add(L, mul(m, Fr)); V hv = norm(sub(sunD, d)); float cm = dot(hv, f.n); if (cm > 0 && lv > 0) { float a2 = f.ro * f.ro * f.ro * f.ro + .002f, q = cm * cm * (a2 - 1) + 1; L = add(L, mul(sunE, fminf(lv * nl * Fr * a2 / (3.1416f * q * q) / 4, 4))); } }
  /* light thrown up by the ripples plays over the side */
  float y = f.p.x + f.p.z * .6f, play = repeats((y + drift) * .5f, f.p.z * .9f, clock_ * 6, 16, 6, 3, .05f, .5f, 91); play = ss(.13f, .0f, fabsf(play)) * ss(6, .8f, f.p.z) * fmaxf(sunD.z, .1f); if (f.g.z < .5f) L = add(L, mul(mulv(add(f.a, mk(.008f, .008f, .008f)), sunE), play * .09f)); return L;
}
/* clock: how much of the film has passed, 0 to 1; gone: how far the sea has gone aft by then; shutter: how far it goes while
   the shutter is open; out: the picture, planar */
void under_way(Scene *S, const float *par, int w, int h, int spp, float clock, float gone, float shutter, float relief, float *out) {
  P = par; sunD = mk(P[SUN], P[SUN + 1], P[SUN + 2]); static int made; if (!made) { make_sky(); made = 1; } clock_ = clock; lean = relief;
  size_t N = (size_t)w * h; V O = mk(P[0], P[1], P[2]), R = mk(P[3], P[4], P[5]), U = mk(P[6], P[7], P[8]), F = mk(P[9], P[10], P[11]); float pix = 2 * P[TX] / w; static V *C; static int cw, ch;
  if (!C) { cw = w / 2 + 2; ch = h / 2 + 2; C = calloc((size_t)cw * ch, sizeof(V)); for (int y = 0; y < ch; y++) for (int x = 0; x < cw; x++) { V d = DIR(x * 2.f, y * 2.f), b = look(LUT, d); float j = .5f; C[(size_t)y * cw + x] = d.z <= 0 ? b : clouds(d, b, j, 1); } }
#pragma omp parallel for schedule(dynamic, 2)
  for (int y = 0; y < h; y++) for (int x = 0; x < w; x++) { size_t i = (size_t)y * w + x; uint32_t s0 = hs(i * 2654435761U + 17); V D = mk(0, 0, 0); float lo = 9, hi = -9; int n = 0, busy = 0;
    for (int k = 0; k < spp; k++) { if (k >= 2 && !busy && hi - lo < .22f) break;
      if (k >= 3 && hi - lo < .22f) break;
      n++; drift = gone + shutter * k / spp; uint32_t s = hs(s0 + k * 7919); float jx = fmodf(.5f + k * .7548777f + (s0 & 1023) / 1023.f, 1), jy = fmodf(.5f + k * .5698403f + ((s0 >> 10) & 1023) / 1023.f, 1); float px = x + jx, py = y + jy; V d = DIR(px, py), L; Ray r; int hit = trace(S, O, d, 1e9f, 0, &r); float tw = d.z < -1e-5f ? -O.z / d.z : 1e30f;
      if (hit && r.t < tw * 1.02f && r.o.z + r.t * d.z > -.2f) { L = haze(hull(S, &r, d, pix, &s), d, r.t); V p = add(O, mul(d, r.t)); if (p.z < 1.6f) { if (p.z < surface(p.x, p.y, pix * r.t, 0)) L = haze(sea(S, O, d, r.t * .995f, pix, &s, &busy), d, r.t); } }
      else if (tw < 2e5f) { L = haze(sea(S, O, d, tw, pix, &s, &busy), d, tw); }
      else { float fx = cl(px / 2, 0, cw - 1.001f), fy = cl(py / 2, 0, ch - 1.001f); int a = fx, b = fy; fx -= a; fy -= b; V *q = C + (size_t)b * cw + a; L = lerp(lerp(q[0], q[1], fx), lerp(q[cw], q[cw + 1], fx), fy); }
      D = add(D, L); float q = logf(L.y + .02f); lo = fminf(lo, q); hi = fmaxf(hi, q); }
    float v = 1.f / n; out[i] = D.x * v; out[N + i] = D.y * v; out[2 * N + i] = D.z * v; }
}
