/* Rooms, on top of ray.c: daylight comes through portals (the panes), lamps are sampled one by one, and what light does
   after its second bounce is read from a cache of cells that is filled first. Irradiance is kept apart from albedo, in two
   halves, so that the filter smooths light and never a texture. indoors.py calls it. */
#include "ray.c"
enum { MMETAL = 18, MP0, MP1, MP2, MP3, MCOAT };
enum { WOOD = 10, PLANKS, CLOTH, MARBLE, STONE, TILES, POOL, STRIPE, PANE, SHEER, PRINTED };
enum { NOROOM = 48, BOOST, SUNB, OUTK, LENS, FOCUS, PAINTED, NEAR, OPEN, GLOW, AROUND };
typedef struct { V c, u, v, n, L; float a; int round; } Rect;
static Rect por[24], lam[160]; static int npor, nlam; static Scene *SM, *SG, *SH; static float lampk, pixel; static int hasheer;

/* ---- printed sheets: rows of colours from below to above; the colour of a corner is its place on the sheet, from 0 to 1 */
static const float *sheet[16]; static int sheetw[16], sheeth[16];
void print_sheet(int k, const float *p, int w, int h) { sheet[k] = p; sheetw[k] = w; sheeth[k] = h; }
static V printed(int k, float u, float v) {
  int w = sheetw[k], h = sheeth[k]; float x = fminf(fmaxf(u * w - .5f, 0), w - 1.001f), y = fminf(fmaxf(v * h - .5f, 0), h - 1.001f); int i = x, j = y; x -= i; y -= j; const float *a = sheet[k] + 3L * (j * w + i), *b = a + 3L * w; V c;
  float *o = &c.x; for (int q = 0; q < 3; q++) o[q] = (a[q] * (1 - x) + a[q + 3] * x) * (1 - y) + (b[q] * (1 - x) + b[q + 3] * x) * y; return c;
}

/* ---- what a surface is made of; s->ca holds the object's own coordinates, its long side first, unless it is a colour */
typedef struct { V p, n, g, a, em; float ro, f0, metal; int kind; } Hit;
static float tone(int x, int y, int z) { return (hs((uint32_t)x * 374761393U ^ hs((uint32_t)y * 668265263U ^ hs((uint32_t)z * 2246822519U + 5))) & 65535) / 65535.f; }
static V bumped(V n, V p, float f, float k, int oct, float foot, uint32_t sd) {
  float e = fmaxf(foot, .15f / f); if (f * foot > 1.2f) return n; float b = fb(p, f, oct, foot, .55f, sd); V g = mk(fb(add(p, mk(e, 0, 0)), f, oct, foot, .55f, sd) - b, fb(add(p, mk(0, e, 0)), f, oct, foot, .55f, sd) - b, fb(add(p, mk(0, 0, e)), f, oct, foot, .55f, sd) - b);
  g = mul(g, -k / (e * f)); g = sub(g, mul(n, dot(g, n))); return norm(add(n, g));
}
static void rsurf(Scene *S, const Ray *r, float foot, int fine, Hit *s) {
  Mesh *M = &S->me[S->in[r->inst].mesh]; const float *g = M->g + 9L * r->tri, *c = M->c + 12L * r->tri, *m = S->mat + MSIZE * M->m[r->tri]; float u = r->u, v = r->v, w = 1 - u - v; s->p = add(r->o, mul(r->d, r->t));
  V n = norm(cross(mk(g[3], g[4], g[5]), mk(g[6], g[7], g[8]))), sn = n; if (M->n) { const float *q = M->n + 9L * r->tri; sn = norm(mk(q[0] * w + q[3] * u + q[6] * v, q[1] * w + q[4] * u + q[7] * v, q[2] * w + q[5] * u + q[8] * v)); }
  if (dot(n, r->d) > 0) n = mul(n, -1);
  if (dot(sn, n) < 0) sn = mul(sn, -1);
  V ca = mk(c[0] * w + c[4] * u + c[8] * v, c[1] * w + c[5] * u + c[9] * v, c[2] * w + c[6] * u + c[10] * v); int id = (int)c[3]; V P0 = s->p, a = mk(m[0], m[1], m[2]), b = mk(m[3], m[4], m[5]); int kind = (int)m[MKIND]; float ro = m[MRO];
  s->em = m[MEM] > 0 ? mul(mk(m[MEC], m[MEC + 1], m[MEC + 2]), m[MEM]) : mk(0, 0, 0); if (m[MEM] > 0 && m[MEA] > 0) s->em = mulv(s->em, ca);
  if (kind == WOOD) { if (m[MP0] > 1.5f) { int k = (int)floorf((P0.x + P0.y) / .058f + .3f); ca = mk(P0.z, P0.x, P0.y); id = k & 1023; } V q = mk(ca.x + id * 3.1f, ca.y + id * 1.7f, ca.z + id * .9f); V l = mk(q.x * .55f, q.y * 7, q.z * 7); float f = .5f;
    if (fine) { float wv = fb(mk(q.x * .8f, q.y * 2, q.z * 2), 1, 2, foot, .5f, 4); l.y += wv * .9f; l.z += wv * .7f; f = cl(.5f + .95f * fb(l, 1.6f, 5, foot * 7, .62f, 9) + .22f * fb(l, 9, 3, foot * 7, .7f, 15), 0, 1); float po = fb(mk(q.x * 5, q.y * 150, q.z * 150), 1, 2, foot * 150, .5f, 22); a = mul(a, 1 - .22f * cl(po, 0, 1)); b = mul(b, 1 - .22f * cl(po, 0, 1)); ro = cl(ro + .1f * (f - .5f), .1f, 1); }
    a = lerp(a, b, f); float t = .92f + .16f * tone(id, 3, 7); a = mul(a, t); }
  else if (kind == PLANKS) { int ax = (int)m[MP1]; float x = ax ? P0.y : P0.x, y = ax ? P0.x : P0.y, wd = m[MP0], rw = x / wd; int i = (int)floorf(rw); float fr = (rw - i) * wd, vv = y / 2.2f + 7 * tone(i, 1, 2); int j = (int)floorf(vv); float fv = (vv - j) * 2.2f, t = tone(i, j, 5), f = .5f;
    if (fine) { V q = mk(x * 9 + t * 40, y * .8f + t * 23, t * 9); float wv = fb(mk(x * 1.5f + t * 9, y * .7f, t), 1, 2, foot, .5f, 4); q.x += wv * 1.2f; f = cl(.5f + .9f * fb(q, 2.2f, 5, foot * 9, .62f, 9), 0, 1); float po = fb(mk(x * 170, y * 5, t * 7), 1, 2, foot * 170, .5f, 22); a = mul(a, 1 - .16f * cl(po, 0, 1)); b = mul(b, 1 - .16f * cl(po, 0, 1)); }
    a = lerp(a, b, cl(f * .6f + t * .4f, 0, 1)); a = mul(a, .93f + .14f * tone(i, j, 9)); float gp = m[MP2], ge = fminf(fr, wd - fr), gl = fminf(fv, 2.2f - fv), wg = fmaxf(gp * .5f, foot * .6f), k = fmaxf(ss(wg * 1.4f, wg * .4f, ge), .8f * ss(wg, wg * .3f, gl)) * fminf(1, gp / fmaxf(foot, 1e-5f) * .8f); a = mul(a, 1 - .8f * k); ro += .25f * k;
    if (fine) ro = cl(ro + .08f * fb(P0, 2.5f, 3, foot, .5f, 31), .08f, 1); }
  else if (kind == CLOTH) { V q = ca; float va = m[MP2], k = fine ? cl(.5f + fb(mk(q.x * 26, q.y * 7, q.z * 26), 1, 4, foot * 26, .65f, 9), 0, 1) : .5f; a = mul(a, 1 + va * (2 * k - 1)); float per = m[MP0], fd = fine ? ss(per * .55f, per * .2f, foot) : 0, cs = fmaxf(-dot(sn, r->d), 0);
    if (fd > 0) { V t = norm(fabsf(sn.z) < .8f ? cross(mk(0, 0, 1), sn) : cross(mk(0, 1, 0), sn)), bt = cross(sn, t); float A = dot(P0, t) * 6.2832f / per, B = dot(P0, bt) * 6.2832f / per, h = sinf(A) * sinf(B); a = mul(a, 1 + .10f * fd * h); sn = norm(add(sn, add(mul(t, -m[MBU] * .5f * fd * cosf(A) * sinf(B)), mul(bt, -m[MBU] * .5f * fd * sinf(A) * cosf(B))))); }
    if (fine && m[MP3] > 0) sn = bumped(sn, P0, m[MP3], m[MBU] * .22f, 3, foot, 41);
    a = mul(a, 1 + m[MP1] * .55f * (1 - cs) * (1 - cs) * (1 - cs)); a = add(a, mul(mk(1, 1, 1), .05f * m[MP1] * (1 - cs) * (1 - cs))); }
  else if (kind == MARBLE) { V q = P0; float vn = 0; if (fine) { V wv = mk(fb(q, 1.1f, 4, foot, .55f, 3), fb(q, 1.1f, 4, foot, .55f, 5), fb(q, 1.1f, 4, foot, .55f, 7)); q = add(q, mul(wv, .8f)); float n1 = fabsf(fb(q, .9f, 6, foot, .55f, 11)), n2 = fabsf(fb(q, 2.3f, 5, foot, .55f, 17)); vn = .75f * ss(.10f, 0, n1) * cl(.5f + fb(P0, .7f, 2, foot, .5f, 8), 0, 1) + .35f * ss(.06f, 0, n2); a = mul(a, 1 + .06f * fb(q, 1.7f, 4, foot, .6f, 23)); }
    a = lerp(a, b, cl(vn, 0, 1)); }
  else if (kind == STONE) { float sc = m[MP0]; if (fine) { float f = cl(.5f + 1.1f * fb(P0, 1.4f * sc, 6, foot, .66f, 9), 0, 1); a = lerp(a, b, f); float pit = fb(P0, 26 * sc, 3, foot, .6f, 14); a = mul(a, 1 - m[MP1] * ss(.25f, .55f, pit)); } else a = lerp(a, b, .5f); if (m[MAT_ATTR] > 0) a = mulv(a, ca); if (fine && m[MBU] > 0) sn = bumped(sn, P0, 6 * sc, m[MBU] * .12f, 4, foot, 41); }
  else if (kind == TILES) { float x, y; if (fabsf(n.z) > .6f) { x = P0.x; y = P0.y; } else if (fabsf(n.x) > fabsf(n.y)) { x = P0.y; y = P0.z; } else { x = P0.x; y = P0.z; } if (m[MP2] > 0) { float q = (x + y) * .70711f; y = (y - x) * .70711f; x = q; }
    float tw = m[MP0], th = m[MP1], fy = y / th; int j = (int)floorf(fy); float fx = x / tw + (m[MP3] > 0 && (j & 1) ? .5f : 0); int i = (int)floorf(fx); float t = tone(i, j, 3), ex = fminf(fx - i, 1 - fx + i) * tw, ey = fminf(fy - j, 1 - fy + j) * th, e = fminf(ex, ey), gw = fmaxf(.003f, foot * .6f), k = ss(gw * 1.3f, gw * .5f, e) * fminf(1, .005f / fmaxf(foot, 1e-5f));
    a = lerp(a, b, t); if (fine) a = mul(a, 1 + .22f * fb(add(P0, mk(t * 9, t * 4, 0)), 3.5f, 5, foot, .6f, 9)); a = lerp(a, mk(.34f, .32f, .29f), k); ro += .4f * k; if (fine) sn = norm(add(sn, mk(.02f * (t - .5f), .02f * (tone(i, j, 8) - .5f), .02f * (tone(j, i, 9) - .5f)))); }
  else if (kind == PRINTED) a = printed((int)m[MP0], ca.x, ca.y);
  else if (kind == STRIPE) { float x = m[MP1] > 1.5f ? P0.z : m[MP1] > .5f ? P0.y : P0.x, q = x / (m[MP0] * 2); q -= floorf(q); a = q > .5f ? b : a; }
  else if (kind == POOL) { if (fine) sn = bumped(sn, P0, 2.6f, .05f, 3, foot, 41); }
  else { if (m[MNS] > 0) a = lerp(a, b, fine ? cl(.5f + 1.1f * fb(P0, m[MNS], 5, foot, .6f, 9), 0, 1) : .5f); if (m[MAT_ATTR] > 0) a = mulv(a, ca); if (fine && m[MBU] > 0 && m[MBS] > 0) sn = bumped(sn, P0, m[MBS], m[MBU] * .10f, 3, foot, 41); }
  if (dot(sn, r->d) > -.02f) sn = norm(sub(sn, mul(r->d, dot(sn, r->d) + .03f)));
  s->g = n; s->n = sn; s->ro = ro; s->f0 = .08f * m[MSP]; s->metal = m[MMETAL]; s->kind = kind; s->a = mk(cl(a.x, 0, .9f), cl(a.y, 0, .9f), cl(a.z, 0, .9f)); if (m[MCOAT] > 0) { s->ro = ro * (1 - m[MCOAT]) + .06f * m[MCOAT]; s->f0 = fmaxf(s->f0, .045f * m[MCOAT]); }
}

/* ---- the light that comes in from outside */
static V sea_of(V d) { float c = fmaxf(-d.z, .02f), F = .02f + .98f * powf(1 - c, 5) * .6f; return add(mul(look(CLD, norm(mk(d.x, d.y, fabsf(d.z)))), F), mul(mulv(mk(P[SCAT] * .4f + P[DEEP] * .6f, P[SCAT + 1] * .4f + P[DEEP + 1] * .6f, P[SCAT + 2] * .4f + P[DEEP + 2] * .6f), add(ambE, mul(sunE, .4f))), .3183f)); }
static V open_air(V d) { return d.z < 0 ? sea_of(d) : look(CLD, d); }
static float through(V o, V d, float t) { float T = 1; if (!hasheer) return 1; for (int k = 0; k < 6; k++) { Ray q; if (!trace(SH, o, d, t, 0, &q)) break; T *= .52f; o = add(o, mul(d, q.t + 1e-3f)); t -= q.t; } return T; }
static float clear_to(V o, V d, float t) { Ray q; return trace(SM, o, d, t, 1, &q) ? 0 : through(o, d, t); }

/* ---- the cache: irradiance by cell and side, the side taken at random by the normal's share */
enum { CB = 21 };
typedef struct { uint64_t k; float e[3], w; } Cell;
static Cell *tab; static float cell = .13f; static V avgE; static double avgn;
static uint64_t keyof(V p, V n, uint32_t *s, int jit) {
  float u = u01(s), x2 = n.x * n.x, y2 = n.y * n.y; int ax = u < x2 ? (n.x > 0 ? 0 : 1) : u < x2 + y2 ? (n.y > 0 ? 2 : 3) : (n.z > 0 ? 4 : 5); float j[3] = {0, 0, 0}; if (jit) for (int k = 0; k < 3; k++) if (k != ax / 2) j[k] = (u01(s) - .5f) * cell;
  int64_t X = (int64_t)floorf((p.x + j[0]) / cell + (ax / 2 == 0 ? .31f : 0)) + 100000, Y = (int64_t)floorf((p.y + j[1]) / cell + (ax / 2 == 1 ? .31f : 0)) + 100000, Z = (int64_t)floorf((p.z + j[2]) / cell + (ax / 2 == 2 ? .31f : 0)) + 100000; return ((uint64_t)X << 43) ^ ((uint64_t)Y << 23) ^ ((uint64_t)Z << 3) ^ (uint64_t)(ax + 1);
}
static Cell *find(uint64_t k, int make) { uint64_t h = k * 0x9E3779B97F4A7C15ULL >> (64 - CB); for (int i = 0; i < 24; i++, h = (h + 1) & ((1 << CB) - 1)) { if (tab[h].k == k) return &tab[h]; if (!tab[h].k) { if (!make) return 0; tab[h].k = k; return &tab[h]; } } return 0; }
static V cached(V p, V n, uint32_t *s) { for (int i = 0; i < 2; i++) { Cell *c = find(keyof(p, n, s, 1), 0); if (c && c->w > 1.5f) return mul(mk(c->e[0], c->e[1], c->e[2]), 1 / c->w); } return avgE; }

static V irr(V p, V n, V g, uint32_t *s, int depth);
/* what a bounced ray meets */
static V meets(V o, V d, uint32_t *s, int depth, float gain) {
  Ray r; float tw = d.z < -1e-5f ? -o.z / d.z : 1e30f; int h = trace(SM, o, d, 4000, 0, &r); float T = through(o, d, h ? r.t : 60);
  if (!h || r.t > tw || SM->in[r.inst].mesh >= (int)P[NOROOM]) { V L = h && r.t < tw ? mul(ambE, .04f) : open_air(d); return mul(L, T * gain); }
  Hit f; rsurf(SM, &r, .05f, 0, &f); V E = r.t < .22f && depth < 1 ? irr(f.p, f.n, f.g, s, depth + 1) : cached(f.p, f.n, s); return mul(mulv(f.metal > 0 ? mul(f.a, .5f) : f.a, E), .3183f * T);
}
static float pick_portal(V p, V n, float *q) { float t = 0; for (int k = 0; k < npor; k++) { V v = sub(por[k].c, p); float d2 = dot(v, v) + .05f, d = sqrtf(d2), side = -dot(v, por[k].n); q[k] = side > .02f ? por[k].a * fmaxf(dot(n, v) / d + .35f, .03f) * (side / d + .12f) / (d2 + por[k].a * .3f) : 0; t += q[k]; } return t; }
static float pdf_portal(V p, V d, const float *q, float t) { float pd = 0; for (int k = 0; k < npor; k++) if (q[k] > 0) { float c = -dot(d, por[k].n); if (c <= 1e-4f) continue; V v = sub(por[k].c, p); float h = -dot(v, por[k].n) / c; V x = sub(mul(d, h), v); float a = dot(x, por[k].u) / dot(por[k].u, por[k].u), b = dot(x, por[k].v) / dot(por[k].v, por[k].v); if (fabsf(a) <= 1 && fabsf(b) <= 1) pd += q[k] / t * h * h / (c * por[k].a); } return pd; }
static V lamps(V o, V n, V g, uint32_t *s) {
  if (!nlam || lampk <= 0) return mk(0, 0, 0); float q[160], t = 0; for (int k = 0; k < nlam; k++) { Rect *l = &lam[k]; V v = sub(l->c, o); float d2 = dot(v, v), d = sqrtf(d2), cn = dot(n, v) / d, e = (l->L.x + l->L.y + l->L.z) * l->a / (d2 + l->a); float side = l->round ? 1 : fmaxf(-dot(v, l->n) / d + .1f, 0); q[k] = cn > -.4f ? e * (cn + .45f) * side : 0; t += q[k]; }
  if (t <= 0) return mk(0, 0, 0); float u = u01(s) * t; int k = 0; while (k < nlam - 1 && u > q[k]) u -= q[k++]; Rect *l = &lam[k]; V x;
  if (l->round) { V r = norm(mk(u01(s) - .5f, u01(s) - .5f, u01(s) - .5f)); x = add(l->c, mul(r, l->u.x)); } else x = add(l->c, add(mul(l->u, 2 * u01(s) - 1), mul(l->v, 2 * u01(s) - 1)));
  V v = sub(x, o); float d2 = dot(v, v), d = sqrtf(d2); v = mul(v, 1 / d); float c = dot(n, v), cg = dot(g, v), cl_ = l->round ? 1 : -dot(v, l->n); if (c <= 0 || cg <= 0 || cl_ <= 0) return mk(0, 0, 0); float vis = clear_to(o, v, d - (l->round ? l->u.x : .005f)); return mul(l->L, fminf(vis * c * cl_ * l->a / fmaxf(d2, .01f) * t / q[k], 400) * lampk);
}
static V irr(V p, V n, V g, uint32_t *s, int depth) {
  V o = add(p, mul(g, 1.5e-3f)), E = lamps(o, n, g, s); float q[24], t = npor ? pick_portal(o, n, q) : 0; int both = t > 0; float gain = both || !npor ? P[BOOST] : P[OPEN], sunk = both || !npor ? P[SUNB] : P[SUNB] * .55f; /* rooms are lit as if the film had been kinder to them than to the deck */
  if (sunE.x > 0 && sunD.z > 0) { V l = norm(add(sunD, mk((u01(s) - .5f) * .02f, (u01(s) - .5f) * .02f, (u01(s) - .5f) * .02f))); float c = dot(n, l); if (c > 0 && dot(g, l) > 0) { float v = clear_to(o, l, 9000); if (v > 0) E = add(E, mul(sunE, c * v * sunk)); } }
  for (int i = 0; i < 1 + both; i++) { V d; if (i == 0) d = onb(n, u01(s), u01(s)); else { float u = u01(s) * t; int k = 0; while (k < npor - 1 && u > q[k]) u -= q[k++]; d = norm(sub(add(por[k].c, add(mul(por[k].u, 2 * u01(s) - 1), mul(por[k].v, 2 * u01(s) - 1))), o)); }
    float c = dot(n, d); if (c <= 1e-3f || dot(g, d) <= 0) continue; float pd = c * .3183f + (both ? pdf_portal(o, d, q, t) : 0); V L = meets(o, d, s, depth, gain); float mx = fmaxf(L.x, fmaxf(L.y, L.z)), cap = 60; if (mx > cap) L = mul(L, cap / mx); E = add(E, mul(L, c / pd)); }
  return E;
}

static V no_more(V c, float cap) { float m = fmaxf(c.x, fmaxf(c.y, c.z)); return m > cap ? mul(c, cap / m) : c; }
/* ---- what a mirrored ray sees: as the camera would, from the cache unless the mirror is clean */
static V mirrored(V o, V d, float ro, uint32_t *s, float foot, int depth) {
  float k = ro * ro * .8f; d = norm(add(d, mk(k * (u01(s) + u01(s) - 1), k * (u01(s) + u01(s) - 1), k * (u01(s) + u01(s) - 1)))); Ray r; float tw = d.z < -1e-5f ? -o.z / d.z : 1e30f; int h = trace(SM, o, d, 4000, 0, &r); float T = through(o, d, h ? r.t : 60);
  if (!h || r.t > tw || SM->in[r.inst].mesh >= (int)P[NOROOM]) return mul(h && r.t < tw ? mul(ambE, .06f) : open_air(d), T * P[OUTK]);
  Hit f; rsurf(SM, &r, foot + r.t * fmaxf(pixel, k * .5f), ro < .3f, &f); V L = mul(f.em, lampk * P[GLOW]);
  if (f.metal > 0) return depth < 2 ? add(L, mul(mulv(f.a, mirrored(add(f.p, mul(f.g, 1.5e-3f)), sub(d, mul(f.n, 2 * dot(d, f.n))), f.ro, s, foot + r.t * pixel, depth + 1)), T)) : mul(f.a, .1f);
  V E = ro < .15f && depth == 0 ? irr(f.p, f.n, f.g, s, 0) : cached(f.p, f.n, s); return mul(add(L, mul(mulv(f.a, E), .3183f)), T);
}
typedef struct { V S, O, A, E, N, F; float z, on; } Pix;
static V *SKY; static int sw, sh;
/* one sample of the picture: light that is seen as it is (S), what lies outside (O), albedo (A) and irradiance (E) */
static void view(V o, V d, float px, float py, int we, uint32_t *s, Pix *x) {
  Ray r, q; float tw = d.z < -1e-5f ? -o.z / d.z : 1e30f; int h = trace(SM, o, d, 1e6f, 0, &r); float tm = h && r.t < tw ? r.t : fminf(tw, 1e6f), base = 0; V T = mk(1, 1, 1), go = o; x->S = x->O = x->A = x->E = x->N = x->F = mk(0, 0, 0); x->z = 9; x->on = 0;
  for (int k = 0; k < 10; k++) { if (!trace(SG, go, d, tm - base, 0, &q)) break; const float *m = SG->mat + MSIZE * SG->me[SG->in[q.inst].mesh].m[q.tri]; base += q.t + 5e-4f; go = add(go, mul(d, q.t + 5e-4f)); Hit f; rsurf(SG, &q, 0, 0, &f);
    if (m[MKIND] == SHEER) { V E = add(mul(irr(f.p, f.n, f.g, s, 0), .55f), mul(irr(f.p, mul(f.n, -1), mul(f.g, -1), s, 0), .45f)); x->S = add(x->S, mul(mulv(mulv(T, mk(m[0], m[1], m[2])), E), .3183f * .5f)); T = mul(T, .5f); continue; }
    float c = fmaxf(-dot(f.g, d), 0), F = (.04f + .96f * powf(1 - c, 5)) * m[MP0] + m[MP1], pr = cl(F * 4, .12f, 1); if (u01(s) < pr) x->S = add(x->S, mul(mulv(T, no_more(mirrored(add(f.p, mul(f.g, 2e-3f)), sub(d, mul(f.n, 2 * dot(d, f.n))), m[MRO], s, base * pixel, 1), .12f * avgE.y)), F / pr)); T = mul(mulv(T, mk(m[0], m[1], m[2])), 1 - F); }
  if (!h || r.t > tw) { if (tw < 1e29f) { x->O = mulv(T, haze(water(SM, o, d, tw, pixel, s), d, tw)); x->z = 6; } else { float fx = cl(px / 2, 0, sw - 1.001f), fy = cl(py / 2, 0, sh - 1.001f); int a = fx, b = fy; fx -= a; fy -= b; V *c = SKY + (size_t)b * sw + a; x->O = mulv(T, lerp(lerp(c[0], c[1], fx), lerp(c[sw], c[sw + 1], fx), fy)); x->z = 8; } x->F = mk(.5f, .5f, .6f); return; }
  if (SM->in[r.inst].mesh >= (int)P[NOROOM]) { Surf f; surf(SM, &r, pixel * r.t, 1, &f); float nl = f.kind == LEAF ? .5f : fmaxf(dot(f.n, sunD), 0); V L = mulv(f.a, mul(add(mul(sunE, nl * (nl > 0 ? lit(SM, f.p, f.g, s) : 0)), mul(ambE, .55f + .35f * f.n.z)), .3183f)); x->O = mulv(T, haze(add(L, f.em), d, r.t)); x->z = logf(r.t + 1); x->N = f.n; x->F = f.a; return; }
  Hit f; rsurf(SM, &r, pixel * r.t, 1, &f); x->N = f.n; x->z = logf(r.t); x->F = f.a; x->S = add(x->S, mul(mulv(T, f.em), lampk * P[GLOW])); float c = fmaxf(-dot(f.n, d), 0), p5 = powf(1 - c, 5), sm = (1 - f.ro) * (1 - f.ro); V rd = sub(d, mul(f.n, 2 * dot(d, f.n))); if (dot(rd, f.g) < .01f) rd = norm(add(rd, mul(f.g, .02f - dot(rd, f.g)))); V up = add(f.p, mul(f.g, 1.5e-3f));
  /* the filter is led by what a clean mirror shows, not by the mirror */
  if (f.metal > 0 && f.ro < .05f) { Ray b; if (trace(SM, up, rd, 4000, 0, &b) && SM->in[b.inst].mesh < (int)P[NOROOM]) { Hit g; rsurf(SM, &b, pixel * (r.t + b.t), 1, &g); x->F = g.a; x->N = g.n; } else x->F = mk(.5f, .5f, .6f); }
  if (f.metal > 0) { V F = add(f.a, mul(sub(mk(1, 1, 1), f.a), p5 * .6f)); x->S = add(x->S, mulv(mulv(T, F), mirrored(up, rd, f.ro, s, pixel * r.t, 0))); return; }
  float F = f.f0 + (1 - f.f0) * p5 * sm * .85f; if (f.ro < .62f && F > .004f) { float pr = f.ro < .1f ? 1 : cl(F * 8, .2f, 1); if (u01(s) < pr) { V m = mirrored(up, rd, f.ro, s, pixel * r.t, 0); x->S = add(x->S, mul(mulv(T, no_more(m, f.ro < .12f ? 20 : 1.2f * avgE.y)), F / pr)); } }
  x->A = mul(mulv(T, f.a), 1 - F); x->on = 1; if (we) x->E = irr(f.p, f.n, f.g, s, 0);
}

/* ---- a painted sky for dusk, night and rain: stops of elevation, a glow about the sun, a layer of clouds.
   paint: number of stops, then (sin of elevation, rgb) each from 1; glow rgb, power, strength at 33; clouds amount, scale, stretch, lit rgb, shade rgb, softness, opacity, flat, seed at 40 */
/* the camera may stand behind a wall: what lies before this plane is not seen by it */
static V cutaway(V o, V d) { return o.y < P[NEAR] && d.y > 1e-3f ? add(o, mul(d, (P[NEAR] - o.y) / d.y)) : o; }
static const float *PT;
static V painted(V d, int fine) {
  float z = fmaxf(d.z, 0); int n = (int)PT[0], i = 0; while (i < n - 2 && z > PT[1 + 4 * (i + 1)]) i++; const float *a = PT + 1 + 4 * i, *b = a + 4; float t = cl((powf(z, .6f) - powf(a[0], .6f)) / (powf(b[0], .6f) - powf(a[0], .6f)), 0, 1); t = t * t * (3 - 2 * t); V c = lerp(mk(a[1], a[2], a[3]), mk(b[1], b[2], b[3]), t);
  float sd = fmaxf(dot(norm(mk(d.x, d.y, z)), sunD), 0); c = add(c, mul(mk(PT[33], PT[34], PT[35]), powf(sd, PT[36]) * PT[37]));
  if (PT[40] > 0) { float zz = z + PT[52]; V q = mk(d.x / zz * PT[42], d.y / zz * PT[43], PT[53]); float n1 = .5f + .62f * fb(q, PT[41], fine ? 7 : 4, 0, .56f, 40), lo = .72f - .4f * PT[40], m = ss(lo, lo + PT[50], n1) * ss(.32f, .62f, .5f + .6f * fb(q, PT[41] * .45f, 2, 0, .5f, 50)) * ss(.01f, .12f, z) * PT[51]; c = lerp(c, lerp(mk(PT[44], PT[45], PT[46]), mk(PT[47], PT[48], PT[49]), ss(.5f, .75f, n1)), m); }
  return c;
}
void rects(int np, const float *p, int nl, const float *l) { /* twelve floats a portal: middle, two half sides, normal into the room; sixteen a lamp: the same, radiance, roundness */
  npor = np > 24 ? 24 : np; nlam = nl > 160 ? 160 : nl; for (int k = 0; k < npor + nlam; k++) { const float *f = k < npor ? p + 12 * k : l + 16 * (k - npor); Rect *r = k < npor ? &por[k] : &lam[k - npor]; r->c = mk(f[0], f[1], f[2]); r->u = mk(f[3], f[4], f[5]); r->v = mk(f[6], f[7], f[8]); r->n = mk(f[9], f[10], f[11]); r->round = 0; r->a = 4 * sqrtf(dot(r->u, r->u) * dot(r->v, r->v)); if (k >= npor) { r->L = mk(f[12], f[13], f[14]); r->round = f[15] > 0; if (r->round) r->a = 3.1416f * r->u.x * r->u.x; } }
}
/* every direction on two to one: u goes once round from behind, v from above to below */
static V all_round(V R, V U, V F, float u, float v) { float lon = (u - .5f) * 6.2831853f, lat = (.5f - v) * 3.1415927f, c = cosf(lat); return add(add(mul(F, c * cosf(lon)), mul(R, c * sinf(lon))), mul(U, sinf(lat))); }
#define DIRECTION(px, py) (P[AROUND] > 0 ? all_round(RR, UU, FF, (float)(px) / w, (float)(py) / h) : AHEAD(px, py))
#define AHEAD(px, py) norm(add(FF, add(mul(RR, (2 * (px) / w - 1) * P[TX] + P[SX]), mul(UU, (1 - 2 * (py) / h) * P[TY] + P[SY]))))
/* out: thirty planes: S, O, A, E, N, F, depth, share; then S and E of the other half */
void render_room(Scene *main_, Scene *glass, Scene *sheer, const float *par, const float *waves, int nw, const float *paint, int w, int h, int spp, int every, int rays, float lampratio, float *out) {
  SM = main_; SG = glass; SH = sheer; hasheer = sheer->ni > 0; P = par; WV = (float *)waves; NW = nw; sunD = mk(P[SUN], P[SUN + 1], P[SUN + 2]); V OO = mk(P[0], P[1], P[2]), RR = mk(P[3], P[4], P[5]), UU = mk(P[6], P[7], P[8]), FF = mk(P[9], P[10], P[11]); pixel = 2 * P[TX] / w; PT = paint; size_t N = (size_t)w * h; make_sky();
  if (P[PAINTED] > 0) { V e = mk(0, 0, 0); float k = 0; for (int i = 0; i < LE; i++) { float q = (float)i / (LE - 1), el = q * q * 1.5707963f, cw = cosf(el) * sinf(el) * q; for (int j = 0; j < LA; j++) { float az = ((float)j / LA - .5f) * 6.2831853f; LUT[i][j] = CLD[i][j] = painted(mk(sinf(az) * cosf(el), cosf(az) * cosf(el), sinf(el)), 0); e = add(e, mul(CLD[i][j], cw)); k += cw; } } ambE = mul(e, 3.1415927f / k); sunE = mk(0, 0, 0); }
  sw = w / 2 + 1; sh = h / 2 + 1; SKY = calloc((size_t)sw * sh, sizeof(V));
#pragma omp parallel for schedule(dynamic, 4)
  for (int y = 0; y < sh; y++) for (int x = 0; x < sw; x++) { V d = DIRECTION(x * 2.f, y * 2.f), b = look(LUT, d); Ray q; uint32_t s = hs((uint32_t)(y * sw + x) * 2654435761U + 91); int hid = trace(SM, cutaway(OO, d), d, 1e6f, 1, &q); SKY[(size_t)y * sw + x] = d.z <= 0 ? b : P[PAINTED] > 0 ? painted(d, !hid) : hid ? look(CLD, d) : clouds(d, b, u01(&s), 1); }
  for (int it = 0; it < 2 && P[PAINTED] <= 0; it++) { V *q = malloc(sizeof(V) * sw * sh); for (int y = 0; y < sh; y++) for (int x = 0; x < sw; x++) { V a = mk(0, 0, 0); float n = 0; for (int j = -1; j <= 1; j++) for (int i = -1; i <= 1; i++) { int X = x + i, Y = y + j; if (P[AROUND] > 0) X = (X + sw - 1) % (sw - 1); if (X < 0 || Y < 0 || X >= sw || Y >= sh) continue; float k = (i ? 1 : 2) * (j ? 1 : 2); a = add(a, mul(SKY[(size_t)Y * sw + X], k)); n += k; } q[(size_t)y * sw + x] = mul(a, 1 / n); } free(SKY); SKY = q; }
  /* fill the cache from paths that begin at the camera; the first round is daylight alone and sets the lamps' measure */
  tab = calloc((size_t)1 << CB, sizeof(Cell)); avgE = mul(ambE, .2f * P[BOOST]); lampk = 0; double lg = 0, ln = 0;
  for (int round = 0; round < 4; round++) { double ax = 0, ay = 0, az = 0, an = 0; if (round) for (size_t i = 0; i < (size_t)1 << CB; i++) { tab[i].e[0] *= .25f; tab[i].e[1] *= .25f; tab[i].e[2] *= .25f; tab[i].w *= .25f; }
    int n = round < 3 ? rays / 4 : rays;
#pragma omp parallel for schedule(dynamic, 512) reduction(+ : ax, ay, az, an, lg, ln)
    for (int i = 0; i < n; i++) { uint32_t s = hs(i * 2654435761U + round * 7717 + 3); V o = OO, d = DIRECTION(u01(&s) * w, u01(&s) * h); o = cutaway(o, d);
      for (int b = 0; b < 4; b++) { Ray r; if (!trace(SM, o, d, 300, 0, &r) || SM->in[r.inst].mesh >= (int)P[NOROOM]) break; Hit f; rsurf(SM, &r, .05f, 0, &f); V e = irr(f.p, f.n, f.g, &s, 1); float mx = fmaxf(e.x, fmaxf(e.y, e.z)); if (!(mx < 1e6f)) break;
        Cell *c = find(keyof(f.p, f.n, &s, 0), 1); if (c) { c->e[0] += e.x; c->e[1] += e.y; c->e[2] += e.z; c->w += 1; } ax += e.x; ay += e.y; az += e.z; an++; if (b == 0 && round == 0) { lg += (f.a.x + f.a.y + f.a.z) * .106f * (e.x + e.y + e.z) * .333f; ln++; } o = add(f.p, mul(f.g, 1.5e-3f)); d = onb(f.n, u01(&s), u01(&s)); if (dot(d, f.g) <= 0) break; } }
    if (an > 0) avgE = mk(ax / an, ay / an, az / an); if (round == 0 && ln > 0) lampk = lampratio * lg / ln; if (lampratio < 0) lampk = -lampratio; }
#pragma omp parallel for schedule(dynamic, 2)
  for (int y = 0; y < h; y++) for (int x = 0; x < w; x++) { size_t i = (size_t)y * w + x; uint32_t s0 = hs(i * 2654435761U + 17); V S[2] = {{0, 0, 0}, {0, 0, 0}}, E[2] = {{0, 0, 0}, {0, 0, 0}}, O = mk(0, 0, 0), A = O, NN = O, F = O; float z = 0, on = 0, ne[2] = {0, 0};
    for (int k = 0; k < spp; k++) { uint32_t s = hs(s0 + k * 7919); float jx = fmodf(.5f + k * .7548777f + (s0 & 1023) / 1023.f, 1), jy = fmodf(.5f + k * .5698403f + ((s0 >> 10) & 1023) / 1023.f, 1); jx = jx < .5f ? sqrtf(2 * jx) - 1 : 1 - sqrtf(2 - 2 * jx); jy = jy < .5f ? sqrtf(2 * jy) - 1 : 1 - sqrtf(2 - 2 * jy); float px = x + .5f + jx * .9f, py = y + .5f + jy * .9f; V o = OO, d = DIRECTION(px, py);
      if (P[LENS] > 0) { uint32_t s2 = hs(s0 + 311); float a = 6.2832f * fmodf(k * .7338919f + (s2 & 1023) / 1023.f, 1), q = sqrtf(fmodf(k * .6287067f + ((s2 >> 10) & 1023) / 1023.f, 1)) * P[LENS]; /* spread evenly over the lens: edges out of focus would fray */ V f = add(OO, mul(d, P[FOCUS] / dot(d, FF))); o = add(OO, add(mul(RR, q * cosf(a)), mul(UU, q * sinf(a)))); d = norm(sub(f, o)); }
      o = cutaway(o, d); Pix p; int half = (k / every) & 1, we = k % every == 0; view(o, d, px, py, we, &s, &p); int hb = k & 1; float so = fmaxf(p.O.x, fmaxf(p.O.y, p.O.z)); if (so > 12) p.O = mul(p.O, 12 / so); S[hb] = add(S[hb], p.S); O = add(O, p.O); A = add(A, p.A); NN = add(NN, p.N); F = add(F, p.F); z += p.z; on += p.on; if (we && p.on > 0) { E[half] = add(E[half], p.E); ne[half]++; } }
    float v = 1.f / spp, hv = 2.f / spp; for (int b = 0; b < 2; b++) if (ne[b] == 0 && ne[!b] > 0) { E[b] = E[!b]; ne[b] = ne[!b]; } float *t = out + i;
#define PUT(k, q, m) t[(k) * N] = (q).x * (m), t[((k) + 1) * N] = (q).y * (m), t[((k) + 2) * N] = (q).z * (m)
    PUT(0, S[0], hv); PUT(3, O, v); PUT(6, A, v); PUT(9, E[0], ne[0] ? 1 / ne[0] : 0); PUT(12, NN, v); PUT(15, F, v); t[18 * N] = z * v; t[19 * N] = on * v; PUT(20, S[1], hv); PUT(23, E[1], ne[1] ? 1 / ne[1] : 0); }
  free(SKY); free(tab);
}
void measures(float *o) { o[0] = sunE.x; o[1] = sunE.y; o[2] = sunE.z; o[3] = ambE.x; o[4] = ambE.y; o[5] = ambE.z; o[6] = lampk; o[7] = avgE.y; }
