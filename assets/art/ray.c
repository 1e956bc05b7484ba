/* A small ray tracer for landscapes: triangles and instances in eight-wide bounding volumes, a physical sky, volume
   clouds, a sea of many waves, and land whose grain and canopies are made where they are seen. One diffuse bounce; its
   irradiance is filtered before it meets the albedo, so that the picture stays sharp. quick.py calls it. */
#include <immintrin.h>
#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
typedef float v8 __attribute__((vector_size(32), aligned(32)));
typedef struct { float x, y, z; } V;
static inline V mk(float x, float y, float z) { V r = {x, y, z}; return r; }
static inline V add(V a, V b) { return mk(a.x + b.x, a.y + b.y, a.z + b.z); }
static inline V sub(V a, V b) { return mk(a.x - b.x, a.y - b.y, a.z - b.z); }
static inline V mul(V a, float s) { return mk(a.x * s, a.y * s, a.z * s); }
static inline V mulv(V a, V b) { return mk(a.x * b.x, a.y * b.y, a.z * b.z); }
static inline float dot(V a, V b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
static inline V cross(V a, V b) { return mk(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x); }
static inline V norm(V a) { return mul(a, 1 / sqrtf(dot(a, a) + 1e-20f)); }
static inline V lerp(V a, V b, float t) { return add(mul(a, 1 - t), mul(b, t)); }
static inline float cl(float x, float a, float b) { return x < a ? a : x > b ? b : x; }
static inline float ss(float a, float b, float x) { float t = cl((x - a) / (b - a), 0, 1); return t * t * (3 - 2 * t); }
static inline uint32_t hs(uint32_t x) { x ^= x >> 16; x *= 0x7feb352dU; x ^= x >> 15; x *= 0x846ca68bU; return x ^ (x >> 16); }
static inline float u01(uint32_t *s) { *s = *s * 747796405U + 2891336453U; uint32_t w = ((*s >> ((*s >> 28) + 4)) ^ *s) * 277803737U; return ((w >> 22) ^ w) * 2.3283064e-10f; }

/* ---- noise */
static inline float gr(uint32_t h, float x, float y, float z) { h &= 15; float u = h < 8 ? x : y, v = h < 4 ? y : h == 12 || h == 14 ? x : z; return ((h & 1) ? -u : u) + ((h & 2) ? -v : v); }
static float pn(float x, float y, float z, uint32_t sd) {
  float fx = floorf(x), fy = floorf(y), fz = floorf(z); uint32_t X = (uint32_t)(int)fx * 73856093U, Y = (uint32_t)(int)fy * 19349663U, Z = (uint32_t)(int)fz * 83492791U ^ sd * 2654435761U;
  x -= fx; y -= fy; z -= fz; float u = x * x * x * (x * (x * 6 - 15) + 10), v = y * y * y * (y * (y * 6 - 15) + 10), w = z * z * z * (z * (z * 6 - 15) + 10);
#define HH(a, b, c) hs((X + a * 73856093U) ^ (Y + b * 19349663U) ^ (Z + c * 83492791U))
  float a0 = gr(HH(0, 0, 0), x, y, z), a1 = gr(HH(1, 0, 0), x - 1, y, z), b0 = gr(HH(0, 1, 0), x, y - 1, z), b1 = gr(HH(1, 1, 0), x - 1, y - 1, z);
  float c0 = gr(HH(0, 0, 1), x, y, z - 1), c1 = gr(HH(1, 0, 1), x - 1, y, z - 1), d0 = gr(HH(0, 1, 1), x, y - 1, z - 1), d1 = gr(HH(1, 1, 1), x - 1, y - 1, z - 1);
  float p = a0 + u * (a1 - a0), q = b0 + u * (b1 - b0), r = c0 + u * (c1 - c0), t = d0 + u * (d1 - d0); p += v * (q - p); r += v * (t - r); return p + w * (r - p);
}
static float pn2(double dx, double dy, uint32_t sd) { /* the same in two dimensions, exact far from the origin */
  double bx = floor(dx), by = floor(dy); uint32_t X = (uint32_t)(int64_t)bx * 73856093U, Y = (uint32_t)(int64_t)by * 19349663U, Z = sd * 2654435761U; float x = dx - bx, y = dy - by, u = x * x * x * (x * (x * 6 - 15) + 10), v = y * y * y * (y * (y * 6 - 15) + 10);
#define G2(a, b, p, q) ({ uint32_t h = hs((X + a * 73856093U) ^ (Y + b * 19349663U) ^ Z); float an = (h & 4095) * .00153398f; cosf(an) * (p) + sinf(an) * (q); })
  float a = G2(0, 0, x, y), b = G2(1, 0, x - 1, y), c = G2(0, 1, x, y - 1), d = G2(1, 1, x - 1, y - 1); a += u * (b - a); c += u * (d - c); return a + v * (c - a);
}
static float fb(V p, float f, int oct, float foot, float gain, uint32_t sd) {
  float s = 0, a = 1, t = 0; for (int i = 0; i < oct; i++) { t += a; float k = f * foot; if (k < .9f) s += a * (1 - ss(.45f, .9f, k)) * pn(p.x * f, p.y * f, p.z * f, sd + i); a *= gain; f *= 2.03f; } return s / t * 1.5f;
}
/* two-dimensional noise for height functions: kind 0 fbm, 1 ridged */
void noise2(int kind, const double *x, const double *y, float *o, long n, int oct, int seed, float gain, float lac) {
#pragma omp parallel for schedule(static, 4096)
  for (long i = 0; i < n; i++) { double X = x[i], Y = y[i]; float s = 0, a = 1, t = 0, w = 1;
    for (int k = 0; k < oct; k++) { float q = pn2(X, Y, seed * 31 + k * 17) * 1.5f;
      if (kind) { q = 1 - fabsf(q); q = q * q * w; s += a * q; w = cl(q * 1.6f, 0, 1); } else s += a * q;
      t += a; a *= gain; X = X * lac + 13.7; Y = Y * lac - 7.3; }
    o[i] = kind ? s / t : s / t * 1.4f; }
}

/* ---- bounding volumes */
typedef struct { float lo[3], hi[3]; } Box;
typedef struct { v8 b[6]; int c[8]; } Node;
typedef struct { Node *n; int nn, cap, *ref; } Bvh;
static void grow(Box *a, const Box *b) { for (int k = 0; k < 3; k++) { if (b->lo[k] < a->lo[k]) a->lo[k] = b->lo[k]; if (b->hi[k] > a->hi[k]) a->hi[k] = b->hi[k]; } }
static const Box EMPTY = {{1e30f, 1e30f, 1e30f}, {-1e30f, -1e30f, -1e30f}};
static float area(const Box *b) { float x = b->hi[0] - b->lo[0], y = b->hi[1] - b->lo[1], z = b->hi[2] - b->lo[2]; return x < 0 ? 0 : x * y + y * z + z * x; }
static int cut(const Box *bx, int *ref, int s, int e) {
  float lo[3] = {1e30f, 1e30f, 1e30f}, hi[3] = {-1e30f, -1e30f, -1e30f};
  for (int i = s; i < e; i++) for (int k = 0; k < 3; k++) { float c = bx[ref[i]].lo[k] + bx[ref[i]].hi[k]; if (c < lo[k]) lo[k] = c; if (c > hi[k]) hi[k] = c; }
  int ax = 0; for (int k = 1; k < 3; k++) if (hi[k] - lo[k] > hi[ax] - lo[ax]) ax = k;
  float w = hi[ax] - lo[ax]; if (w <= 1e-9f) return (s + e) / 2;
  enum { NB = 14 }; Box b[NB]; int n[NB] = {0}; for (int i = 0; i < NB; i++) b[i] = EMPTY; float k = NB * .9999f / w;
#define BIN(r) ((int)((bx[r].lo[ax] + bx[r].hi[ax] - lo[ax]) * k))
  for (int i = s; i < e; i++) { int q = BIN(ref[i]); n[q]++; grow(&b[q], &bx[ref[i]]); }
  float best = 1e38f, ra[NB]; int bi = NB / 2; Box t = EMPTY; int c = 0;
  for (int i = NB - 1; i > 0; i--) { grow(&t, &b[i]); c += n[i]; ra[i] = area(&t) * c; }
  t = EMPTY; c = 0; for (int i = 1; i < NB; i++) { grow(&t, &b[i - 1]); c += n[i - 1]; float v = area(&t) * c + ra[i]; if (c && c < e - s && v < best) { best = v; bi = i; } }
  int i = s, j = e - 1; while (i <= j) { if (BIN(ref[i]) < bi) i++; else { int q = ref[i]; ref[i] = ref[j]; ref[j--] = q; } }
  return i == s || i == e ? (s + e) / 2 : i;
}
static int build(Bvh *B, const Box *bx, int s, int e) {
  int id = B->nn++; if (B->nn > B->cap) { int c = B->cap * 2 + 64; Node *q = aligned_alloc(32, sizeof(Node) * c); if (B->n) { memcpy(q, B->n, sizeof(Node) * (B->nn - 1)); free(B->n); } B->n = q; B->cap = c; }
  int r[8][2] = {{s, e}}, m = 1; Box rb[8];
  for (int i = 0; i < 1; i++) { rb[0] = EMPTY; for (int q = s; q < e; q++) grow(&rb[0], &bx[B->ref[q]]); }
  while (m < 8) { int p = -1; float w = -1; for (int i = 0; i < m; i++) { int n = r[i][1] - r[i][0]; if (n > 4) { float v = area(&rb[i]) * n; if (v > w) { w = v; p = i; } } }
    if (p < 0) break;
    int mid = cut(bx, B->ref, r[p][0], r[p][1]); r[m][0] = mid; r[m][1] = r[p][1]; r[p][1] = mid;
    for (int k = 0; k < 2; k++) { int q = k ? m : p; rb[q] = EMPTY; for (int i = r[q][0]; i < r[q][1]; i++) grow(&rb[q], &bx[B->ref[i]]); } m++; }
  for (int i = 0; i < 8; i++) { int c = -1; Box b = EMPTY; if (i < m && r[i][1] > r[i][0]) { b = rb[i]; int n = r[i][1] - r[i][0]; c = n <= 4 ? -(r[i][0] * 8 + n) - 2 : build(B, bx, r[i][0], r[i][1]); }
    Node *N = &B->n[id]; for (int k = 0; k < 3; k++) { N->b[k][i] = b.lo[k]; N->b[3 + k][i] = b.hi[k]; } N->c[i] = c; }
  return id;
}
typedef struct { int nt; float *g, *n, *c; int *m; Bvh b; Box box; } Mesh;
typedef struct { int mesh; float t[3], s, co, si, tint[3]; } Inst;
typedef struct { Mesh *me; int nm; Inst *in; int ni; Bvh b; float *mat; } Scene;
Scene *scene_new(void) { return calloc(1, sizeof(Scene)); }
/* v: nine floats a triangle, n: as many or null, c: twelve (rgb and canopy of each corner) */
int add_mesh(Scene *S, int nt, const float *v, const float *n, const float *c, const int *m) {
  S->me = realloc(S->me, sizeof(Mesh) * (S->nm + 1)); Mesh *M = &S->me[S->nm]; memset(M, 0, sizeof *M); M->nt = nt;
  M->g = malloc(36L * nt); M->c = malloc(48L * nt); memcpy(M->c, c, 48L * nt); M->m = malloc(4L * nt); memcpy(M->m, m, 4L * nt); if (n) { M->n = malloc(36L * nt); memcpy(M->n, n, 36L * nt); }
  Box *bx = malloc(sizeof(Box) * nt); M->b.ref = malloc(4L * nt); M->box = EMPTY;
  for (long i = 0; i < nt; i++) { const float *p = v + 9 * i; Box b = EMPTY; for (int k = 0; k < 3; k++) { Box q; for (int a = 0; a < 3; a++) q.lo[a] = q.hi[a] = p[3 * k + a]; grow(&b, &q); }
    bx[i] = b; grow(&M->box, &b); M->b.ref[i] = i; float *g = M->g + 9 * i; for (int a = 0; a < 3; a++) { g[a] = p[a]; g[3 + a] = p[3 + a] - p[a]; g[6 + a] = p[6 + a] - p[a]; } }
  build(&M->b, bx, 0, nt); free(bx); return S->nm++;
}
void add_instances(Scene *S, int mesh, int n, const float *d) {
  S->in = realloc(S->in, sizeof(Inst) * (S->ni + n)); for (int i = 0; i < n; i++, d += 8) { Inst *I = &S->in[S->ni++]; I->mesh = mesh; for (int k = 0; k < 3; k++) { I->t[k] = d[k]; I->tint[k] = d[5 + k]; } I->s = d[3]; I->co = cosf(d[4]); I->si = sinf(d[4]); }
}
void commit(Scene *S, const float *mat) {
  S->mat = (float *)mat; Box *bx = malloc(sizeof(Box) * S->ni); S->b.ref = malloc(4L * S->ni);
  for (int i = 0; i < S->ni; i++) { Inst *I = &S->in[i]; Box *m = &S->me[I->mesh].box, b = EMPTY; S->b.ref[i] = i;
    for (int k = 0; k < 8; k++) { float x = k & 1 ? m->hi[0] : m->lo[0], y = k & 2 ? m->hi[1] : m->lo[1], z = k & 4 ? m->hi[2] : m->lo[2]; float p[3] = {I->t[0] + I->s * (x * I->co - y * I->si), I->t[1] + I->s * (x * I->si + y * I->co), I->t[2] + I->s * z}; Box q; for (int a = 0; a < 3; a++) q.lo[a] = q.hi[a] = p[a]; grow(&b, &q); } bx[i] = b; }
  if (S->ni) build(&S->b, bx, 0, S->ni);
  free(bx);
}
void scene_free(Scene *S) { for (int i = 0; i < S->nm; i++) { Mesh *M = &S->me[i]; free(M->g); free(M->n); free(M->c); free(M->m); free(M->b.n); free(M->b.ref); } free(S->me); free(S->in); free(S->b.n); free(S->b.ref); free(S); }
typedef struct { V o, d; float t, u, v; int inst, tri; } Ray;
static int walk(Scene *S, const Bvh *B, Ray *r, int any, const Mesh *M, int inst) {
  if (!B->nn) return 0;
  int st[160], sp = 0, hit = 0; float tn[160]; float o[3] = {r->o.x, r->o.y, r->o.z}, d[3] = {r->d.x, r->d.y, r->d.z}, id[3]; int nr[3];
  for (int k = 0; k < 3; k++) { id[k] = 1 / (fabsf(d[k]) < 1e-12f ? 1e-12f : d[k]); nr[k] = id[k] < 0; }
  st[sp] = 0; tn[sp++] = 0;
  while (sp) { int c = st[--sp]; if (tn[sp] > r->t) continue;
    if (c >= 0) { const Node *N = &B->n[c]; v8 t0 = (v8){0} + 1e-4f, t1 = (v8){0} + r->t;
      for (int k = 0; k < 3; k++) { v8 a = (N->b[nr[k] ? 3 + k : k] - o[k]) * id[k], b = (N->b[nr[k] ? k : 3 + k] - o[k]) * id[k]; t0 = _mm256_max_ps(a, t0); t1 = _mm256_min_ps(b, t1); }
      int m = _mm256_movemask_ps(_mm256_cmp_ps(t0, t1, _CMP_LE_OQ)); int base = sp;
      while (m) { int i = __builtin_ctz(m); m &= m - 1; if (N->c[i] == -1) continue; float t = t0[i]; int j = sp++; while (j > base && tn[j - 1] < t) { tn[j] = tn[j - 1]; st[j] = st[j - 1]; j--; } tn[j] = t; st[j] = N->c[i]; }
    } else { int q = -(c + 2), s = q >> 3, n = q & 7;
      for (int i = s; i < s + n; i++) { int id_ = B->ref[i];
        if (M) { const float *g = M->g + 9L * id_; V e1 = mk(g[3], g[4], g[5]), e2 = mk(g[6], g[7], g[8]), p = cross(r->d, e2); float det = dot(e1, p); if (fabsf(det) < 1e-12f) continue; float iv = 1 / det; V tv = sub(r->o, mk(g[0], g[1], g[2])); float u = dot(tv, p) * iv; if (u < 0 || u > 1) continue; V qv = cross(tv, e1); float v = dot(r->d, qv) * iv; if (v < 0 || u + v > 1) continue; float t = dot(e2, qv) * iv;
          if (t > 1e-4f && t < r->t) { r->t = t; r->u = u; r->v = v; r->tri = id_; r->inst = inst; hit = 1; if (any) return 1; }
        } else { Inst *I = &S->in[id_]; float k = 1 / I->s; Ray l = *r; V a = mk(r->o.x - I->t[0], r->o.y - I->t[1], r->o.z - I->t[2]); l.o = mk((a.x * I->co + a.y * I->si) * k, (-a.x * I->si + a.y * I->co) * k, a.z * k); l.d = mk((r->d.x * I->co + r->d.y * I->si) * k, (-r->d.x * I->si + r->d.y * I->co) * k, r->d.z * k);
          if (walk(S, &S->me[I->mesh].b, &l, any, &S->me[I->mesh], id_)) { r->t = l.t; r->u = l.u; r->v = l.v; r->tri = l.tri; r->inst = l.inst; hit = 1; if (any) return 1; } } } } }
  return hit;
}
static int trace(Scene *S, V o, V d, float tmax, int any, Ray *r) { r->o = o; r->d = d; r->t = tmax; r->inst = -1; return walk(S, &S->b, r, any, 0, 0); }

/* ---- sky: single scattering of air, dust and ozone; a table of it, with the clouds as reflections see them */
enum { LA = 360, LE = 96 };
static V LUT[LE][LA], CLD[LE][LA], sunE, sunD, ambE; static const float *P; static float *WV; static int NW;
enum { CAM = 0, RT = 3, UP = 6, FW = 9, TX = 12, TY, SX, SY, SUN, DUST = 19, HAZE, CLOUD, CZ0, CZ1, CIRRUS, SEED, DEEP, SCAT = 29, CLEAR = 32, RUFF, CANOPY, STRATA, STH, SUNI, FOAM, HAZEC, CANC = 40, CANV = 43, BANK = 46, CSC };
static void optical(float h, float mu, float *R, float *M, float *O) { /* depth of air to space from height h */
  float Re = 6360e3f, b = (Re + h) * mu, q = b * b - (Re + h) * (Re + h) + 6420e3f * 6420e3f, L = -b + sqrtf(q), ds = L / 10; *R = *M = *O = 0;
  float g = b * b - (Re + h) * (Re + h) + Re * Re; if (mu < 0 && g > 0) { *R = *M = *O = 1e9f; return; }
  for (int i = 0; i < 10; i++) { float t = (i + .5f) * ds, z = sqrtf(t * t + 2 * b * t + (Re + h) * (Re + h)) - Re; *R += expf(-z / 8000) * ds; *M += expf(-z / 1200) * ds; *O += cl(1 - fabsf(z - 25e3f) / 15e3f, 0, 1) * ds; }
}
static V tau(float R, float M, float O, float dust) { float m = 4.4e-6f * dust * M; return mk(expf(-(5.8e-6f * R + m + .65e-6f * O)), expf(-(13.5e-6f * R + m + 1.88e-6f * O)), expf(-(33.1e-6f * R + m + .085e-6f * O))); }
static V scatter(V d) {
  float Re = 6360e3f, h0 = 60, mu = fmaxf(d.z, .004f), dust = P[DUST], b = (Re + h0) * mu, L = -b + sqrtf(b * b - (Re + h0) * (Re + h0) + 6420e3f * 6420e3f); float R = 0, M = 0, O = 0, c = dot(d, sunD), g = .76f;
  float pr = .0596831f * (1 + c * c), pm = .1193662f * ((1 - g * g) * (1 + c * c)) / ((2 + g * g) * powf(1 + g * g - 2 * g * c, 1.5f)); V s = mk(0, 0, 0); int n = 24; float tp = 0;
  for (int i = 0; i < n; i++) { float q = (i + 1.f) / n, t1 = L * q * q, ds = t1 - tp, t = (t1 + tp) / 2; tp = t1; float r = sqrtf(t * t + 2 * b * t + (Re + h0) * (Re + h0)), z = r - Re; float er = expf(-z / 8000) * ds, em = expf(-z / 1200) * ds, eo = cl(1 - fabsf(z - 25e3f) / 15e3f, 0, 1) * ds;
    float ms = ((Re + h0) * sunD.z + t * c) / r, r2, m2, o2; optical(z, ms, &r2, &m2, &o2); V T = tau(R + er / 2 + r2, M + em / 2 + m2, O + eo / 2 + o2, dust), T1 = tau(R + er / 2, M + em / 2, O + eo / 2, dust);
    V br = mk(5.8e-6f * er, 13.5e-6f * er, 33.1e-6f * er); float bm = 4e-6f * dust * em; s = add(s, add(mulv(T, add(mul(br, pr), mk(bm * pm, bm * pm, bm * pm))), mul(mulv(mulv(T1, add(br, mk(bm, bm, bm))), mul(sunE, 1 / P[SUNI])), .075f)));
    R += er; M += em; O += eo; }
  return mul(s, P[SUNI]);
}
static V look(V T[LE][LA], V d) {
  float z = cl(d.z, 0, 1), e = sqrtf(asinf(z) * .63662f) * (LE - 1), a = (atan2f(d.x, d.y) * .1591549f + .5f) * LA; int i = (int)e, j = (int)a; if (i > LE - 2) i = LE - 2; float fe = e - i, fa = a - j; j = (j + LA) % LA; int k = (j + 1) % LA;
  return lerp(lerp(T[i][j], T[i][k], fa), lerp(T[i + 1][j], T[i + 1][k], fa), fe);
}
static V haze(V L, V d, float t) {
  float b = P[HAZE] * t; V e = mk(d.x, d.y, .045f + .5f * fmaxf(d.z, 0)); V c = mul(look(LUT, norm(e)), P[HAZEC]); float tr = expf(-b * .72f), tg = expf(-b), tb = expf(-b * 1.35f); return mk(L.x * tr + c.x * (1 - tr), L.y * tg + c.y * (1 - tg), L.z * tb + c.z * (1 - tb));
}
static float cdens(V p, int fine) {
  float h = (p.z - P[CZ0]) / (P[CZ1] - P[CZ0]); if (h <= 0 || h >= 1) return 0; uint32_t s = (uint32_t)P[SEED]; float k = P[CSC];
  float c = .62f * pn(p.x / (3100 * k), p.y / (3100 * k), .3f, s) + .5f * pn(p.x / (1150 * k), p.y / (1150 * k), p.z / (1900 * k), s + 1); c = c + P[CLOUD] - .55f - .75f * h * h - .5f * ss(.16f, 0, h); if (c < -.34f) return 0;
  V q = mul(p, 1 / (430 * k)); float d = .55f * pn(q.x, q.y, q.z, s + 2) + .28f * pn(q.x * 2.1f, q.y * 2.1f, q.z * 2.1f, s + 3); if (fine) d += .15f * pn(q.x * 4.4f, q.y * 4.4f, q.z * 4.4f, s + 4) + .08f * pn(q.x * 9.1f, q.y * 9.1f, q.z * 9.1f, s + 5);
  return cl((c + .42f * d) * 3.2f, 0, 1);
}
static V CO; /* the place that clouds are seen from: the origin, or the camera where they also stand before land */
/* light of the clouds between two distances; `left` is how much of what lies behind them is seen, `first` where they begin */
static V march(V d, float t0, float t1, int n, float jit, int fine, float *left, float *first) {
  float T = 1, thick = P[BANK] > 0 ? P[BANK] : 1, ct = dot(d, sunD), ph = .055f + .10f * powf(fmaxf((1 + ct) / 2, 0), 6); V L = mk(0, 0, 0); *first = 0;
  for (int i = 0; i < n && T > .02f; i++) { float q = (float)i / n, r = (i + 1.f) / n; if (P[BANK] > 0) q *= q, r *= r; float dt = (t1 - t0) * (r - q), t = t0 + (t1 - t0) * q + jit * dt; V p = add(CO, mul(d, t)); float c = cdens(p, fine); if (c <= 0) continue; float tl = 0; for (int k = 1; k <= 4; k++) tl += cdens(add(p, mul(sunD, 55.f * k * k)), 0) * 55.f * (2 * k - 1); tl *= thick; float lit = .72f * expf(-tl * .011f) + .28f * expf(-tl * .0016f);
    float h = (p.z - P[CZ0]) / (P[CZ1] - P[CZ0]); V s = add(mul(sunE, ph * 1.9f * lit), mul(ambE, .16f + .13f * h)); float a = 1 - expf(-c * fminf(dt, 400) * .016f * thick); L = add(L, mul(s, T * a)); if (T == 1) *first = t; T *= 1 - a; }
  *left = T; return L;
}
/* clouds before land and water, where a scene has a bank of them */
static V bank(V d, float far, float jit, float *left, float *first) {
  *left = 1; if (P[BANK] <= 0 || fabsf(d.z) < 1e-5f) return mk(0, 0, 0);
  float a = (P[CZ0] - CO.z) / d.z, b = (P[CZ1] - CO.z) / d.z, t0 = fmaxf(fminf(a, b), 0), t1 = fminf(fmaxf(a, b), fminf(far, 60000)); if (t1 <= t0) return mk(0, 0, 0);
  V L = march(d, t0, t1, 64, jit, 1, left, first); return *left < 1 ? mul(haze(mul(L, 1 / (1 - *left)), d, *first), 1 - *left) : L;
}
static V clouds(V d, V bg, float jit, int fine) {
  if (P[CIRRUS] > 0 && d.z > .02f) { float t = 9000 / d.z; V p = mk(d.x * t, d.y * t, 0); float w = P[SEED] * .7f, cx = p.x * cosf(w) + p.y * sinf(w), cy = -p.x * sinf(w) + p.y * cosf(w); V q = mk(cx / 9000, cy / 26000, 3); q.x += .35f * pn(q.x * 1.3f, q.y * 1.3f, 1, 77);
    float a = cl(fb(q, 1, 6, 0, .55f, (uint32_t)P[SEED] + 40) + .12f, 0, 1) * P[CIRRUS] * ss(.02f, .14f, d.z); bg = lerp(bg, add(mul(sunE, .085f), mul(ambE, .22f)), cl(a, 0, .75f)); }
  if (P[CLOUD] <= 0 || d.z < .012f || CO.z > P[CZ1]) return bg;
  float t0 = (P[CZ0] - CO.z) / d.z, t1 = fminf((P[CZ1] - CO.z) / d.z, 60000), T, tm; if (t0 > 52000) return bg; V L = march(d, t0, t1, fine ? 30 : 14, jit, fine, &T, &tm);
  if (T < 1) { float f = expf(-tm / 30000) * ss(52000, 26000, t0); L = add(mul(L, f), mul(bg, (1 - T) * (1 - f))); }
  return add(mul(bg, T), L);
}
static void make_sky(void) {
  float R, M, O; optical(60, fmaxf(sunD.z, .005f), &R, &M, &O); sunE = mul(tau(R, M, O, P[DUST]), P[SUNI]); if (sunD.z < 0) { float l = .3f * sunE.x + .6f * sunE.y + .1f * sunE.z; sunE = lerp(sunE, mk(.88f * l, .97f * l, 1.40f * l), ss(0, -.05f, sunD.z)); } /* After sunset what is scattered twice is blue, because ozone takes the red. */
  V e = mk(0, 0, 0); float w = 0;
#pragma omp parallel for
  for (int i = 0; i < LE; i++) for (int j = 0; j < LA; j++) { float q = (float)i / (LE - 1), el = q * q * 1.5707963f, az = ((float)j / LA - .5f) * 6.2831853f; LUT[i][j] = scatter(mk(sinf(az) * cosf(el), cosf(az) * cosf(el), sinf(el))); }
  for (int i = 0; i < LE; i++) { float q = (float)i / (LE - 1), el = q * q * 1.5707963f, k = cosf(el) * sinf(el) * q; for (int j = 0; j < LA; j++) { e = add(e, mul(LUT[i][j], k)); w += k; } }
  ambE = mul(e, 3.1415927f / w);
#pragma omp parallel for schedule(dynamic, 2)
  for (int i = 0; i < LE; i++) for (int j = 0; j < LA; j++) { float q = (float)i / (LE - 1), el = q * q * 1.5707963f, az = ((float)j / LA - .5f) * 6.2831853f; V d = mk(sinf(az) * cosf(el), cosf(az) * cosf(el), sinf(el)); CLD[i][j] = clouds(d, LUT[i][j], .5f, 0); }
}

/* ---- surfaces. A material is 24 floats: colour, second colour, noise scale, takes the corner's colour, roughness,
   specular, emission (strength, rgb, takes the corner's), kind, bump scale, bump */
enum { MC = 0, MC2 = 3, MNS = 6, MAT_ATTR, MRO, MSP, MEM, MEC, MEA = 14, MKIND, MBS, MBU, MME, MSIZE = 24 };
enum { PLAIN, LEAF, LAND, TILE, WALL, PLASTER };
typedef struct { V p, n, g, a, em; float ro, sp; int kind; } Surf;
static void surf(Scene *S, const Ray *r, float foot, int fine, Surf *s) {
  Inst *I = &S->in[r->inst]; Mesh *M = &S->me[I->mesh]; const float *g = M->g + 9L * r->tri, *c = M->c + 12L * r->tri, *m = S->mat + MSIZE * M->m[r->tri]; float u = r->u, v = r->v, w = 1 - u - v; s->p = add(r->o, mul(r->d, r->t));
  V n = norm(cross(mk(g[3], g[4], g[5]), mk(g[6], g[7], g[8]))), sn = n; if (M->n) { const float *q = M->n + 9L * r->tri; sn = norm(mk(q[0] * w + q[3] * u + q[6] * v, q[1] * w + q[4] * u + q[7] * v, q[2] * w + q[5] * u + q[8] * v)); }
#define ROT(a) mk(a.x * I->co - a.y * I->si, a.x * I->si + a.y * I->co, a.z)
  n = ROT(n); sn = ROT(sn); if (dot(n, r->d) > 0) n = mul(n, -1); if (dot(sn, n) < 0) sn = mul(sn, -1);
  V ca = mk(c[0] * w + c[4] * u + c[8] * v, c[1] * w + c[5] * u + c[9] * v, c[2] * w + c[6] * u + c[10] * v); float veg = c[3] * w + c[7] * u + c[11] * v;
  s->g = n; s->kind = (int)m[MKIND]; s->ro = m[MRO]; s->sp = m[MSP]; s->em = mk(0, 0, 0); V a = mk(m[0], m[1], m[2]);
  if (m[MNS] > 0) { float k = fine ? cl(.5f + 1.1f * fb(s->p, m[MNS], 5, foot, .6f, 9), 0, 1) : .5f; a = lerp(a, mk(m[3], m[4], m[5]), k); }
  if (m[MAT_ATTR] > 0) a = mulv(a, ca);
  a = mulv(a, mk(I->tint[0], I->tint[1], I->tint[2]));
  if (m[MEM] > 0) { s->em = mul(mk(m[MEC], m[MEC + 1], m[MEC + 2]), m[MEM]); if (m[MEA] > 0) s->em = mulv(s->em, ca); }
  if (s->kind == LAND) {
    float cs = P[CANOPY], str = 0, dn = 0; V bump = mk(0, 0, 0); V p = s->p;
    if (fine) {
      float slope = 1 - sn.z, n1 = fb(p, .045f, 7, foot, .62f, 3), n2 = fb(p, .9f, 4, foot, .6f, 13); a = mul(a, cl(1 + .55f * n1 + .35f * n2, .35f, 1.8f));
      if (P[STRATA] > 0) { float z = p.z / P[STH] + 1.3f * fb(p, .012f, 4, foot, .5f, 21); str = pn(z * .9f, 0, .5f, 5) + .6f * pn(z * 2.7f, p.x * .01f, .5f, 6); a = mul(a, cl(1 + P[STRATA] * str * ss(.15f, .5f, slope), .3f, 1.7f)); }
      float e = fmaxf(foot, .25f); float b0 = fb(p, .06f, 7, foot, .66f, 31), bx = fb(add(p, mk(e, 0, 0)), .06f, 7, foot, .66f, 31), by = fb(add(p, mk(0, e, 0)), .06f, 7, foot, .66f, 31), bz = fb(add(p, mk(0, 0, e)), .06f, 7, foot, .66f, 31);
      float rk = (.35f + 1.5f * ss(.12f, .5f, slope)) * m[MBU] * 4.2f; bump = mul(mk(bx - b0, by - b0, bz - b0), -rk / e);
    }
    if (veg > .02f) { /* crowns: the nearest of scattered points, in two sizes */
      V cc = mk(P[CANC], P[CANC + 1], P[CANC + 2]), c2 = mk(P[CANV], P[CANV + 1], P[CANV + 2]), acc = a; float cover = 0; V tb = mk(0, 0, 0);
      for (int lv = 0; lv < 2; lv++) { float k = cs * (lv ? .42f : 1); float far = ss(.35f, 1.1f, foot / k); float X = p.x / k, Y = p.y / k; int ix = (int)floorf(X), iy = (int)floorf(Y); float best = 9; V bv = mk(0, 0, 0); uint32_t bh = 0;
        if (fine && far < 1) for (int j = -1; j <= 1; j++) for (int i = -1; i <= 1; i++) { uint32_t h = hs((uint32_t)(ix + i) * 374761393U ^ hs((uint32_t)(iy + j) * 668265263U + lv * 77)); if ((h & 1023) / 1023.f > veg * 1.25f - (lv ? .05f : .12f)) continue; float fx = ix + i + .15f + .7f * ((h >> 10) & 255) / 255.f, fy = iy + j + .15f + .7f * ((h >> 18) & 255) / 255.f, rr = .42f + .36f * ((h >> 26) & 63) / 63.f, dx = X - fx, dy = Y - fy, d = sqrtf(dx * dx + dy * dy) / rr; d *= 1 + .35f * pn(p.x * 2.6f / k, p.y * 2.6f / k, p.z * 2.6f / k, 50 + lv); if (d < best) { best = d; bv = mk(dx / rr, dy / rr, 0); bh = h; } }
        float in = best < 1 ? ss(1, .82f, best) : 0, avg = cl(veg * 1.05f, 0, 1) * .86f; float tone = ((hs(bh) & 255) / 255.f); V col = lerp(cc, c2, fine ? tone * .8f + .2f * cl(.5f + fb(p, .02f, 3, foot, .5f, 60), 0, 1) : .5f); float sh = .42f + .75f * sqrtf(cl(1 - best * best, 0, 1)) * (.8f + .35f * pn(p.x * 6 / k, p.y * 6 / k, p.z * 6 / k, 71));
        float cov = in * (1 - far) + avg * far; V cfin = mul(col, sh * (1 - far) + .8f * far); acc = lerp(acc, cfin, cov); cover = cover > cov ? cover : cov; tb = add(mul(tb, 1 - in), mul(bv, in * 1.15f * (1 - far))); if (far > 0) dn += .2f * far * cov; }
      a = acc; bump = add(mul(bump, 1 - cover), tb); if (cover > .5f) s->ro = 1;
    }
    sn = norm(add(sn, bump)); if (dot(sn, n) < .05f) sn = norm(add(sn, mul(n, .1f - dot(sn, n))));
  } else if (s->kind == TILE && fine) { float q = s->p.x * n.y - s->p.y * n.x, l = sqrtf(n.x * n.x + n.y * n.y) + 1e-4f; q /= l; float k = ss(.30f, .08f, foot), f = fabsf(sinf(q * 12.5f)), row = s->p.z * 9; a = mul(a, 1 - k * .38f * (1 - f) - k * .12f * (row - floorf(row))); a = mul(a, 1 + .3f * fb(s->p, .7f, 4, foot, .6f, 8)); a = mulv(a, add(mk(1, 1, 1), mul(mk(.42f, .34f, .26f), fb(mk(s->p.x, s->p.y, 0), .055f, 3, foot, .7f, 88)))); a = lerp(a, mk(.26f, .23f, .17f), .5f * ss(.1f, .7f, fb(s->p, .25f, 5, foot, .62f, 89))); V d = mk(n.y / l, -n.x / l, 0); sn = norm(add(sn, mul(d, k * .55f * cosf(q * 25)))); }
  else if (s->kind == PLASTER && fine && fabsf(n.z) < .5f) { /* rain leaves streaks, and coats of paint fade in fields */ float q = s->p.x * n.y - s->p.y * n.x; V w = mk(q * 2.2f, n.x * 3, s->p.z * .16f), u = mk(q * .22f, n.y * 5, s->p.z * .22f); float st = fb(w, 1, 4, foot * 2, .6f, 83), fd = fb(u, 1, 4, foot * .3f, .55f, 87); a = mul(a, cl(1 + .26f * fd - .30f * ss(.05f, .7f, st), .5f, 1.2f)); a = lerp(a, mk(.42f, .38f, .32f), .16f * ss(.25f, .8f, st - fd * .5f)); }
  else if (s->kind == WALL && fine) { /* courses of stone */ float q = fabsf(n.x) > fabsf(n.y) ? s->p.y : s->p.x, row = s->p.z / .62f, fr = row - floorf(row), cx = q / 1.15f + .5f * ((int)floorf(row) & 1), fc = cx - floorf(cx), k = ss(.5f, .12f, foot); uint32_t h = hs((uint32_t)(int)floorf(row) * 7919U + (uint32_t)(int)floorf(cx) * 104729U); a = mul(a, 1 + k * (.30f * (h & 255) / 255.f - .15f) - k * .35f * (fr < .07f || fc < .04f)); a = mul(a, cl(1 + .5f * fb(s->p, .16f, 6, foot, .6f, 23), .4f, 1.5f)); }
  if (fine && m[MBU] > 0 && s->kind != LAND && foot < .4f && m[MBS] > 0) { float e = fmaxf(foot, .02f), f = m[MBS]; float b0 = fb(s->p, f, 3, foot, .55f, 41), bx = fb(add(s->p, mk(e, 0, 0)), f, 3, foot, .55f, 41), by = fb(add(s->p, mk(0, e, 0)), f, 3, foot, .55f, 41); sn = norm(add(sn, mk(-(bx - b0) / e * m[MBU] * .3f / f, -(by - b0) / e * m[MBU] * .3f / f, 0))); }
  s->n = sn; s->a = mk(cl(a.x, 0, .92f), cl(a.y, 0, .92f), cl(a.z, 0, .92f));
}
static V onb(V n, float a, float b) { float r = sqrtf(a), ph = 6.2831853f * b, x = r * cosf(ph), y = r * sinf(ph), z = sqrtf(fmaxf(1 - a, 0)); V t = norm(fabsf(n.z) < .99f ? cross(mk(0, 0, 1), n) : cross(mk(1, 0, 0), n)), q = cross(n, t); return norm(add(add(mul(t, x), mul(q, y)), mul(n, z))); }
static V to_sun(uint32_t *s) { return norm(add(sunD, mk((u01(s) - .5f) * .011f, (u01(s) - .5f) * .011f, (u01(s) - .5f) * .011f))); }
static float (*SHADE)(V); static float TIDE[3]; /* what moves in a film: the shadow of clouds, the net of light on the bottom, the wash at the shore; and of what lies below the water now seen: how deep, its colour, whether the sun reaches it */
static _Thread_local const float *BED;
static float cshade(V p) { if (SHADE) return SHADE(p); float t = (P[CZ0] + (P[CZ1] - P[CZ0]) * .3f - p.z) / sunD.z; if (P[CLOUD] <= 0 || sunD.z < .05f || t < 0) return 1; float c = cdens(add(p, mul(sunD, t)), 0); return 1 - .62f * ss(.05f, .8f, c); }
static float lit(Scene *S, V p, V n, uint32_t *s) { Ray q; V l = to_sun(s); if (l.z <= 0) return 0; return trace(S, add(p, mul(n, .02f + 2e-5f * fabsf(p.y))), l, 9000, 1, &q) ? 0 : cshade(p); }
/* Lamps are points: a place and three intensities each. A sample takes one of them by chance, in proportion to the light that it would give without shadows, and counts it for all. */
static const float *LAMP; static int NLAMP;
void set_lamps(const float *lamps, int n) { LAMP = lamps; NLAMP = n; }
static V lamplight(Scene *S, V p, V n, uint32_t *s) {
  float total = 0; int which = -1;
  for (int i = 0; i < NLAMP; i++) { const float *l = LAMP + 6 * i; V d = mk(l[0] - p.x, l[1] - p.y, l[2] - p.z); float r2 = dot(d, d) + .05f, c = dot(d, n) / sqrtf(r2), w = c <= 0 || r2 > 6400 ? 0 : l[4] * c / r2; if (w > 0) { total += w; if (u01(s) * total < w) which = i; } }
  if (which < 0) return mk(0, 0, 0);
  const float *l = LAMP + 6 * which; V d = mk(l[0] - p.x, l[1] - p.y, l[2] - p.z); float far = sqrtf(dot(d, d)); Ray q; if (trace(S, add(p, mul(n, .03f)), mul(d, 1 / far), far - .45f, 1, &q)) return mk(0, 0, 0);
  return mul(mk(l[3] / l[4], 1, l[5] / l[4]), total);
}
/* what a bounced or mirrored ray sees */
static V glance(Scene *S, V o, V d, float tmax, uint32_t *s, float tprev, float foot) {
  Ray r; int h = trace(S, o, d, tmax, 0, &r); float tw = d.z < -1e-5f ? -o.z / d.z : 1e30f;
  if (h && r.t < tw) { Surf f; surf(S, &r, foot, foot > 0, &f); float nl = f.kind == LEAF ? .35f + .45f * fabsf(dot(f.n, sunD)) : fmaxf(dot(f.n, sunD), 0); V e = mul(ambE, .35f + .25f * f.n.z); if (nl > 0) e = add(e, mul(sunE, nl * lit(S, f.p, f.g, s))); if (NLAMP) e = add(e, lamplight(S, f.p, f.g, s)); V L = add(mul(mulv(f.a, e), .3183f), f.em); return tprev >= 0 ? haze(L, d, r.t + tprev) : L; }
  if (tw < 1e29f) return add(mul(look(CLD, norm(mk(d.x, d.y, fabsf(d.z)))), .06f), mul(mulv(mk(P[SCAT], P[SCAT + 1], P[SCAT + 2]), ambE), .2f));
  return look(CLD, d);
}
static V water(Scene *S, V o, V d, float t, float pix, uint32_t *s) {
  V p = add(o, mul(d, t)); p.z = 0; float cv = fmaxf(-d.z, 1e-3f), f0 = pix * t, f1 = f0 / cv, hl = sqrtf(d.x * d.x + d.y * d.y) + 1e-6f, vx = d.x / hl, vy = d.y / hl; float nx = 0, ny = 0, lost = P[RUFF];
  float gust = cl(1 + .65f * fb(mk(p.x, p.y * 1.7f, 0), .0042f, 4, f0, .55f, 90) + .3f * fb(mk(p.x, p.y, 0), .03f, 3, f0, .5f, 95), .35f, 1.8f);
  Ray q; float depth = 60; V bed = mk(0, 0, 0); int hasbed = 0; float eta = .752f, k = 1 - eta * eta * (1 - cv * cv); V rd = norm(add(mul(d, eta), mk(0, 0, eta * cv - sqrtf(k))));
  if (BED) { depth = BED[0]; bed = mk(BED[1], BED[2], BED[3]); hasbed = depth < 45; } else if (trace(S, p, rd, 45, 0, &q)) { Surf f; surf(S, &q, f0 + .05f, 1, &f); depth = q.t; bed = f.a; hasbed = 1; }
  float vert = hasbed ? -rd.z * depth : 60, calm = .35f + .65f * ss(.1f, 3, vert); gust *= calm;
  for (int i = 0; i < NW; i++) { const float *w = WV + 4 * i; float al = (w[0] * vx + w[1] * vy) * f1, ac = (-w[0] * vy + w[1] * vx) * f0, m = al * al + ac * ac, A = w[2] * gust, a = m > 12 ? 0 : A * expf(-m * .35f); lost += .5f * (A * A - a * a) * .55f; if (a > 0) { float c = a * cosf(w[0] * p.x + w[1] * p.y + w[3]); float kl = 1 / sqrtf(w[0] * w[0] + w[1] * w[1]); nx += c * w[0] * kl; ny += c * w[1] * kl; } }
  V n0 = norm(mk(-nx, -ny, 1)); float sg = sqrtf(lost), a = sg * sqrtf(-2 * logf(u01(s) + 1e-7f)), b = 6.2831853f * u01(s); V n = norm(mk(-nx + a * cosf(b) * .8f, -ny + a * sinf(b) * .8f, 1)); if (dot(n, d) > -.02f) n = norm(sub(n, mul(d, dot(n, d) + .006f + .14f * u01(s) * u01(s))));
  float c = fmaxf(-dot(n, d), 0), F = .02f + .98f * powf(1 - c, 5); V r = sub(d, mul(n, 2 * dot(d, n))); if (r.z < .002f) r.z = .002f + .3f * fabsf(r.z); r = norm(r);
  V L = mul(glance(S, mk(p.x, p.y, .01f), r, 12000, s, t, BED ? 0 : f1 * .25f + .02f), F);
  float sv = BED ? BED[4] * cshade(p) : lit(S, p, mk(0, 0, 1), s); V h = norm(sub(sunD, d)); float cm = dot(h, n0); if (cm > 0 && sunD.z > 0) { float s2 = lost + 4e-4f, t2 = (1 - cm * cm) / (cm * cm), D = expf(-t2 / (2 * s2)) / (6.2831853f * s2 * cm * cm * cm * cm), Fs = .02f + .98f * powf(1 - fmaxf(dot(h, sunD), 0), 5); L = add(L, mul(sunE, fminf(sv * Fs * D / (4 * fmaxf(cv, .06f)), 8))); }
  V E = add(mul(sunE, (.25f + .75f * sv) * fmaxf(sunD.z, .05f) * .93f), mul(ambE, .9f)); float dd = depth / P[CLEAR], kk = expf(-dd * .05f), vis = expf(-dd * .085f), th = 1 - expf(-dd * .16f);
  V sc = mk(P[SCAT], P[SCAT + 1], P[SCAT + 2]), dp = mk(P[DEEP], P[DEEP + 1], P[DEEP + 2]); V body = add(mul(sc, kk), mul(dp, 1 - kk)); V ab = mk(expf(-dd * 2 * .42f), expf(-dd * 2 * .055f), expf(-dd * 2 * .04f));
  float ca = hasbed && vert < 9 ? 1 + .5f * expf(-vert * .3f) * fb(mk(p.x + bed.x, p.y * 1.2f + TIDE[0], TIDE[1]), .5f, 3, f0, .6f, 61) : 1; V in = add(mul(mulv(bed, ab), vis * ca), mul(body, th)); L = add(L, mul(mulv(in, E), .3183f * (1 - F)));
  if (P[FOAM] > 0 && hasbed && vert < .9f) { float fo = ss(.9f, .05f, vert) * ss(-.1f, .35f, fb(p, .8f, 4, f0, .6f, 33) + .25f * sinf(vert * 16 + TIDE[2])) * P[FOAM]; L = lerp(L, mul(E, .3183f * .8f), fo); }
  return L;
}
/* what the sea mirrors is grainy: each pixel of water follows those beside it that are about as bright */
static void calm_sea(int w, int h, float *out) {
  size_t N = (size_t)w * h; float *Q = malloc(N * 12);
#pragma omp parallel for schedule(dynamic, 8)
  for (int y = 0; y < h; y++) for (int x = 0; x < w; x++) { size_t i = (size_t)y * w + x; float c0 = out[i], c1 = out[N + i], c2 = out[2 * N + i]; if (out[13 * N + i] < 0) { float m = 0, n = 0; for (int dy = -1; dy <= 1; dy++) for (int dx = -2; dx <= 2; dx++) { int X = x + dx, Y = y + dy; if (X < 0 || Y < 0 || X >= w || Y >= h) continue; size_t j = (size_t)Y * w + X; if (out[13 * N + j] < 0) { m += logf(out[N + j] + .01f); n++; } } m /= n;
      float sw = 0, a0 = 0, a1 = 0, a2 = 0; for (int dy = -2; dy <= 2; dy++) for (int dx = -3; dx <= 3; dx++) { int X = x + dx, Y = y + dy; if (X < 0 || Y < 0 || X >= w || Y >= h) continue; size_t j = (size_t)Y * w + X; if (out[13 * N + j] >= 0) continue; float q = (logf(out[N + j] + .01f) - m) / .55f, k = expf(-q * q - dx * dx * .16f - dy * dy * .45f); sw += k; a0 += k * out[j]; a1 += k * out[N + j]; a2 += k * out[2 * N + j]; }
      c0 = a0 / sw; c1 = a1 / sw; c2 = a2 / sw; } Q[i] = c0; Q[N + i] = c1; Q[2 * N + i] = c2; }
  memcpy(out, Q, N * 12); free(Q);
}
/* out: direct light, irradiance of the bounce, what it is multiplied by, features (normal, depth), each planar */
void render(Scene *S, const float *par, const float *waves, int nw, int w, int h, int spp, float *out) {
  P = par; WV = (float *)waves; NW = nw; CO = P[BANK] > 0 ? mk(P[0], P[1], P[2]) : mk(0, 0, 0); sunD = mk(P[SUN], P[SUN + 1], P[SUN + 2]); make_sky(); size_t N = (size_t)w * h; V O = mk(P[0], P[1], P[2]), R = mk(P[3], P[4], P[5]), U = mk(P[6], P[7], P[8]), F = mk(P[9], P[10], P[11]); float pix = 2 * P[TX] / w;
  int cw = w / 2 + 1, ch = h / 2 + 1; V *C = calloc((size_t)cw * ch, sizeof(V));
#define DIR(px, py) norm(add(F, add(mul(R, (2 * (px) / w - 1) * P[TX] + P[SX]), mul(U, (1 - 2 * (py) / h) * P[TY] + P[SY]))))
#pragma omp parallel for schedule(dynamic, 4)
  for (int y = 0; y < ch; y++) for (int x = 0; x < cw; x++) { V d = DIR(x * 2.f, y * 2.f); Ray q; V b = look(LUT, d); int blocked = trace(S, O, d, 1e9f, 1, &q); uint32_t s = hs((uint32_t)(y * cw + x) * 2654435761U + 91); C[(size_t)y * cw + x] = d.z <= 0 ? b : clouds(d, b, blocked ? .5f : u01(&s), !blocked); }
  for (int it = 0; it < 2; it++) { V *q = malloc(sizeof(V) * cw * ch); /* the steps through a cloud begin anywhere: even that out */
#pragma omp parallel for
    for (int y = 0; y < ch; y++) for (int x = 0; x < cw; x++) { V a = mk(0, 0, 0); float n = 0; for (int j = -1; j <= 1; j++) for (int i = -1; i <= 1; i++) { int X = x + i, Y = y + j; if (X < 0 || Y < 0 || X >= cw || Y >= ch) continue; float k = (i ? 1 : 2) * (j ? 1 : 2); a = add(a, mul(C[(size_t)Y * cw + X], k)); n += k; } q[(size_t)y * cw + x] = mul(a, 1 / n); }
    free(C); C = q; }
#pragma omp parallel for schedule(dynamic, 2)
  for (int y = 0; y < h; y++) for (int x = 0; x < w; x++) { V D = mk(0, 0, 0), E = D, W = D, NF = D; float ZF = 0, wet = 0, lo = 9, hi = -9; int n = 0; size_t i = (size_t)y * w + x; float ew = 0; uint32_t s0 = hs(i * 2654435761U + 17);
    for (int k = 0; k < spp; k++) { /* what is even after two samples gets no more */
      if (k == 2 && ((ew == 0 && (wet == 0 || (wet == 2 && hi - lo < .9f))) || (ew == 2 && hi - lo < .3f))) break;
      n++; uint32_t s = hs(s0 + k * 7919); float jx = fmodf(.5f + k * .7548777f + (s0 & 1023) / 1023.f, 1), jy = fmodf(.5f + k * .5698403f + ((s0 >> 10) & 1023) / 1023.f, 1); jx = jx < .5f ? sqrtf(2 * jx) - 1 : 1 - sqrtf(2 - 2 * jx); jy = jy < .5f ? sqrtf(2 * jy) - 1 : 1 - sqrtf(2 - 2 * jy); float px = x + .5f + jx * .85f, py = y + .5f + jy * .85f; V d = DIR(px, py); Ray r; int hit = trace(S, O, d, 1e9f, 0, &r); float tw = d.z < -1e-6f ? -O.z / d.z : 1e30f, left, first; V L, B = hit || d.z < 0 ? bank(d, hit ? fminf(r.t, tw) : tw, (hs(s) & 65535) / 65536.f, &left, &first) : (left = 1, mk(0, 0, 0));
      if (left < .02f) { D = add(D, B); wet++; { float q = logf(B.y + .02f); lo = fminf(lo, q); hi = fmaxf(hi, q); } ZF += logf(first) + 3; NF = add(NF, mk(0, 0, 1)); }
      else if (hit && r.t < tw) { Surf f; surf(S, &r, pix * r.t, 1, &f); float lv = lit(S, f.p, f.g, &s); float nl = f.kind == LEAF ? .30f + .5f * fabsf(dot(f.n, sunD)) : fmaxf(dot(f.n, sunD), 0); if (f.kind != LEAF && dot(f.g, sunD) <= 0) nl *= .0f; L = add(mul(mulv(f.a, sunE), nl * lv * .3183f), f.em);
        if (f.sp > .05f && f.ro < .6f) { V rr = sub(d, mul(f.n, 2 * dot(d, f.n))); float c = fmaxf(-dot(f.n, d), 0), Fr = .08f * f.sp + (1 - .08f * f.sp) * powf(1 - c, 5) * (1 - f.ro); if (rr.z < .01f) rr.z = fabsf(rr.z); V rf = f.ro < .2f ? glance(S, add(f.p, mul(f.g, .03f)), norm(rr), 3000, &s, -1, 0) : look(CLD, norm(rr)); L = add(L, mul(rf, Fr)); V hv = norm(sub(sunD, d)); float cm = dot(hv, f.n); if (cm > 0 && lv > 0) { float a2 = f.ro * f.ro * f.ro * f.ro + .002f, q = cm * cm * (a2 - 1) + 1; L = add(L, mul(sunE, fminf(lv * nl * Fr * a2 / (3.1416f * q * q) / 4, 4))); } }
        V bn = f.kind == LEAF ? norm(add(f.n, mk(0, 0, .6f))) : f.n; V bd = onb(bn, u01(&s), u01(&s)); V e; if (dot(bd, f.g) <= 0 && f.kind != LEAF) bd = norm(add(bd, mul(f.g, .05f - dot(bd, f.g)))); e = glance(S, add(f.p, mul(f.g, .02f + 2e-5f * r.t)), bd, 2500, &s, -1, 0); e.x = fminf(e.x, 30); e.y = fminf(e.y, 30); e.z = fminf(e.z, 30);
        V z = add(B, mul(haze(L, d, r.t), left)); { float q = logf(z.y + .02f); lo = fminf(lo, q); hi = fmaxf(hi, q); } float b = P[HAZE] * r.t; D = add(D, z); E = add(E, mul(e, 3.1416f)); if (NLAMP) E = add(E, lamplight(S, f.p, f.n, &s)); ew++; W = add(W, mul(mk(f.a.x * expf(-b * .72f), f.a.y * expf(-b), f.a.z * expf(-b * 1.35f)), .3183f * left)); NF = add(NF, f.kind == LEAF ? mk(0, 0, 1) : f.n); ZF += logf(r.t);
      } else if (tw < 1e29f) { L = add(B, mul(haze(water(S, O, d, tw, pix, &s), d, tw), left)); D = add(D, L); wet++; { float q = logf(L.y + .02f); lo = fminf(lo, q); hi = fmaxf(hi, q); } ZF += logf(tw) + 3; NF = add(NF, mk(0, 0, 1)); }
      else { float fx = cl(px / 2, 0, cw - 1.001f), fy = cl(py / 2, 0, ch - 1.001f); int a = fx, b = fy; fx -= a; fy -= b; V *q = C + (size_t)b * cw + a; D = add(D, lerp(lerp(q[0], q[1], fx), lerp(q[cw], q[cw + 1], fx), fy)); ZF += 20; }
    }
    float v = 1.f / n; D = mul(D, v); W = mul(W, v); NF = mul(NF, v); E = ew ? mul(E, 1 / ew) : E; float *o = out + i; o[0] = D.x; o[N] = D.y; o[2 * N] = D.z; o[3 * N] = E.x; o[4 * N] = E.y; o[5 * N] = E.z; o[6 * N] = W.x; o[7 * N] = W.y; o[8 * N] = W.z; o[9 * N] = NF.x; o[10 * N] = NF.y; o[11 * N] = NF.z; o[12 * N] = ZF * v; o[13 * N] = wet >= n ? -1 : ew * v; }
  free(C);
  calm_sea(w, h, out);
  /* a-trous filter of the irradiance, led by normal and depth */
  float *A = malloc(N * 12), *B = malloc(N * 12); memcpy(A, out + 3 * N, N * 12); static const float kn[3] = {.375f, .25f, .0625f};
  for (int it = 0; it < 4; it++) { int st = 1 << it;
#pragma omp parallel for schedule(dynamic, 8)
    for (int y = 0; y < h; y++) for (int x = 0; x < w; x++) { size_t i = (size_t)y * w + x; if (out[13 * N + i] <= 0) { B[i] = B[N + i] = B[2 * N + i] = 0; continue; } float sw = 0, a0 = 0, a1 = 0, a2 = 0;
      for (int dy = -2; dy <= 2; dy++) for (int dx = -2; dx <= 2; dx++) { int X = x + dx * st, Y = y + dy * st; if (X < 0 || Y < 0 || X >= w || Y >= h) continue; size_t j = (size_t)Y * w + X; float wj = out[13 * N + j]; if (wj <= 0) continue; float nd = 0; for (int k = 9; k < 12; k++) { float q = out[k * N + i] - out[k * N + j]; nd += q * q; } float zd = (out[12 * N + i] - out[12 * N + j]) / (.02f * st + .01f); float ww = wj * kn[dx < 0 ? -dx : dx] * kn[dy < 0 ? -dy : dy] * expf(-nd * 2.2f - zd * zd); sw += ww; a0 += ww * A[j]; a1 += ww * A[N + j]; a2 += ww * A[2 * N + j]; }
      sw = 1 / (sw + 1e-12f); B[i] = a0 * sw; B[N + i] = a1 * sw; B[2 * N + i] = a2 * sw; }
    float *t = A; A = B; B = t; }
  for (size_t i = 0; i < 3 * N; i++) out[i] += A[i] * out[6 * N + i];
  free(A); free(B);
}
void light(float *o) { o[0] = sunE.x; o[1] = sunE.y; o[2] = sunE.z; o[3] = ambE.x; o[4] = ambE.y; o[5] = ambE.z; }
