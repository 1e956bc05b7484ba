"""Ondine I: 200 m, dark-blue hull, stepped white decks, raked bow, glazed funnel suite, teak, stern platform.
x forward, y to port, z up from the waterline. build(...) returns the parent object."""
import bpy, math, random
from kit import *

B = 13.4
HULL, WHITE, GLASS, TEAK, RAIL, METAL, LED, POOL, STRIPE, CANVAS, DARK, CUSH = range(12)

def zdeck(t): return 9.4 + 4.2 * max(0, (t - .58) / .42) ** 1.9
def half(t, s):
    u = min(max((t - .46) / .54, 0), 1); a = min(max(t / .3, 0), 1)
    fd = max(1 - u ** 2.7, 0) ** .80; fw = max(1 - u ** 1.55, 0) ** 1.18
    f = fw + (fd - fw) * min(max(s, 0), 1) ** 1.15
    keel = 1 if s >= 0 else max(1 + s * 1.2, 0) ** .5
    aft = .87 + .13 * math.sin(a * math.pi / 2)
    return B * f * aft * keel * (.965 + .035 * min(max(s, 0), 1))
def hull_pt(t, z, side=1, off=0):
    zd = zdeck(t); s = z / zd
    L = 187 + 15 * max(0, z / 13.6) ** 1.25 if z > 0 else 187 + z * 1.5
    x0 = -100 + max(0, 3.2 - z) * -.0 + max(0, z - 3) * .18
    return (x0 + t * (L - (x0 + 100)), side * (half(t, s) + off), z)

def outline(xa, xf, hb, lf, la, n=26, p=2.3):
    a = [math.pi / 2 * i / n for i in range(n + 1)]
    fr = [(xf - lf + lf * math.sin(t) ** (2 / p), hb * math.cos(t) ** (2 / p) if i < n else 0) for i, t in enumerate(a)]
    af = [(xa + la - la * math.sin(t) ** (2 / 3.2), hb * math.cos(t) ** (2 / 3.2) if i < n else 0) for i, t in enumerate(a)]
    port = af[::-1] + fr  # aft centre .. port side .. bow centre
    return [(x, -y) for x, y in port] + [(x, y) for x, y in port[::-1][1:-1]]

def teak_col(k):
    sp = k.new('ShaderNodeSeparateXYZ'); k.put(sp.inputs[0], k.obj())
    f = k.math('GREATER_THAN', k.math('FRACT', k.math('MULTIPLY', sp.outputs[1], 6.5)), .92)
    n = k.noise(k.scale(k.obj(), (.5, 8, 8)), 1.0, 4)
    return k.mixc(f, k.mixc(n, (.34, .20, .105), (.44, .28, .16)), (.05, .035, .025))

def build(lit=1.0, seed=7, led=1.0, detail=True, water_glow=0.0):
    rng = random.Random(seed); m = MB(); e = link(bpy.data.objects.new('ondine', None))
    warm = lambda s: (1.0 * s, .60 * s, .27 * s)
    # ---- hull
    ts = [i / 150 for i in range(151)]; ts = [1 - (1 - t) ** 1.25 for t in ts]
    zs = [-4, -2, -.6, 0, .35, .36, .9, .91, 2, 3.2, 4.6, 6, 7.4, 8.6]
    for side in (1, -1):
        for a, b in zip(range(len(zs)), range(1, len(zs) + 1)):
            mat = STRIPE if b < len(zs) and zs[a] == .36 else HULL
            if mat == STRIPE: pass
            vs = []; fs = []
            for t in ts:
                z0 = zs[a]; z1 = zs[b] if b < len(zs) else zdeck(t) + .0
                vs += [hull_pt(t, z0, side), hull_pt(t, z1, side)]
            for i in range(len(ts) - 1):
                q = (2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1); fs.append(q if side < 0 else q[::-1])
            m.add(vs, fs, mat, smooth=True)
        # bulwark cap
        cap = [hull_pt(t, zdeck(t), side) for t in ts]
        for i in range(len(ts) - 1):
            (x0, y0, z0), (x1, y1, z1) = cap[i], cap[i + 1]; y0i, y1i = [side * max(abs(y) - .35, 0) for y in (y0, y1)]
            m.quad((x0, y0, z0 + .02), (x1, y1, z1 + .02), (x1, y1i, z1 + .02), (x0, y0i, z0 + .02), TEAK)
            m.quad((x0, y0i, z0 - 1.1), (x1, y1i, z1 - 1.1), (x1, y1i, z1 + .02), (x0, y0i, z0 + .02), WHITE)
            if ts[i] > .2: m.quad((x0, y0i, z0 - 1.1), (x1, y1i, z1 - 1.1), (x1, 0, z1 - 1.05), (x0, 0, z0 - 1.05), TEAK)
            # brass line below the cap
            p, q, r, s_ = hull_pt(ts[i], z0 - .55, side, .03), hull_pt(ts[i + 1], z1 - .55, side, .03), hull_pt(ts[i + 1], z1 - .40, side, .03), hull_pt(ts[i], z0 - .40, side, .03)
            m.quad(p, q, r, s_, METAL)
        # hull windows: two rows
        for z0, z1, xa, xf, step, w in ((2.9, 4.1, -62, 50, 3.1, 1.5), (5.9, 7.5, -70, 62, 6.2, 5.4)):
            x = xa
            while x < xf:
                t0, t1 = (x + 100) / 192, (x + w + 100) / 192
                m.quad(*[hull_pt(t, z, side, .05) for t, z in ((t0, z0), (t1, z0), (t1, z1), (t0, z1))], GLASS, (0, 0, 0))
                if rng.random() < .62:
                    k = 1 if w < 2 else 3; ww = (t1 - t0) / k
                    for j in range(k):
                        b = rng.choice((.25, .6, 1, 0)) if k > 1 else rng.choice((.3, .8)); g = ww * .06
                        a_, c_ = t0 + j * ww + g, t0 + (j + 1) * ww - g
                        m.quad(*[hull_pt(t, z, side, .08) for t, z in ((a_, z0 + .1), (c_, z0 + .1), (c_, z1 - .1), (a_, z1 - .1))], GLASS, warm(b))
                x += step
        for tt in (.965,):
            x, y, z = hull_pt(tt, 8.6, side, .1); m.box(x - 1.0, x + .6, y - .2, y + .2, z - .6, z + .6, DARK)
    # transom, stern platform, beach club
    hb = half(0, .5)
    m.quad((-99.6, hb, 5.2), (-99.6, -hb, 5.2), (-98.6, -hb, 9.4), (-98.6, hb, 9.4), HULL)
    m.box(-104.5, -93, -hb + .6, hb - .6, .75, 1.25, WHITE); m.box(-104.3, -93, -hb + .8, hb - .8, 1.25, 1.32, TEAK)
    m.quad((-94, hb - 1, 1.3), (-94, -hb + 1, 1.3), (-94, -hb + 1, 5), (-94, hb - 1, 5), GLASS, warm(.7))
    m.box(-100, -93, -hb + .3, hb - .3, 5.0, 5.3, WHITE); m.box(-99.5, -93.2, -hb + 1.2, hb - 1.2, 4.93, 4.98, LED)
    for y in (-6.5, 0, 6.5): m.box(-94.2, -93.8, y - .25, y + .25, 1.3, 5, WHITE)
    for side in (-1, 1):
        m.box(-100, -93, side * (hb - .7) - .5, side * (hb - .7) + .5, 1.2, 5.2, HULL)
        for i in range(10): m.box(-100.2 - .42 * i, -99.6 - .42 * i, side * (hb - 2.4) - 1.1, side * (hb - 2.4) + 1.1, 1.3, 5.2 - i * .4, WHITE)
    for y in (-7, -2.5, 2.5, 7):
        m.box(-102.5, -100.6, y - .4, y + .4, 1.32, 1.72, CUSH); m.box(-100.9, -100.5, y - .4, y + .4, 1.6, 2.2, CUSH)
    # aft main deck with pool
    m.add([(-98.4, hb, 9.3), (-98.4, -hb, 9.3), (-60, -B + .3, 9.3), (-60, B - .3, 9.3)], [(0, 1, 2, 3)], TEAK)
    m.box(-92, -83, -3.4, 3.4, 9.3, 9.75, WHITE); m.box(-91.4, -83.6, -2.9, 2.9, 9.75, 9.8, POOL)
    # ---- superstructure tiers
    T = [(9.4, 12.5, -79, 63, 13.1, 34, 7), (12.5, 15.6, -71, 56, 13.1, 31, 7), (15.6, 18.7, -61, 49.5, 12.9, 28, 7),
         (18.7, 21.8, -49, 43, 12.5, 24, 8), (21.8, 24.9, -37, 31, 11.0, 20, 8), (24.9, 27.7, -25, 16, 9.0, 15, 8)]
    for k, (z0, z1, xa, xf, hb_, lf, la) in enumerate(T):
        up = T[k + 1] if k + 1 < len(T) else None
        out0 = outline(xa, xf + 1.9, hb_ - 2.1, lf, la); out1 = outline(xa, xf + .4, hb_ - 2.1, lf, la)
        zf, zc = z0 + .05, z1 - .42
        # slab above: white, with LED line under its edge, teak on its top
        so = outline(xa - 3.6, xf + 1.6, hb_, lf + .5, la); so2 = outline(xa - 3.9, xf + 2.2, hb_ + .12, lf + .7, la)
        n = len(so)
        ringz = [(so, z1 - .46), (so2, z1 - .30), (so2, z1 + .02), (so, z1 + .14)]
        m.loft([[(x, y, z) for x, y in o] for o, z in ringz], WHITE, smooth=False)
        m.add([(x, y, z1 + .14) for x, y in so], [tuple(range(n))], TEAK if k < 5 else WHITE)
        m.add([(x, y, z1 - .46) for x, y in so], [tuple(range(n - 1, -1, -1))], WHITE)
        le = outline(xa - 3.2, xf + 1.0, hb_ - .45, lf, la); li = outline(xa - 3.0, xf + .8, hb_ - .62, lf, la)
        for i in range(n):
            j = (i + 1) % n; m.quad((*le[i], z1 - .5), (*le[j], z1 - .5), (*li[j], z1 - .5), (*li[i], z1 - .5), LED)
        # walls: dark glass all round, parapet forward
        def xfr(i): return out0[i][0] > xf - lf
        N_ = len(out0)
        for i in range(N_):
            j = (i + 1) % N_; a, b, c, d = out0[i], out0[j], out1[j], out1[i]
            def P(o0, o1, z): f = (z - z0) / (z1 - z0); return (o0[0] + (o1[0] - o0[0]) * f, o0[1] + (o1[1] - o0[1]) * f, z)
            if abs(a[1] - b[1]) < 1e-6 and abs(a[0] - b[0]) > 8:
                # the long side: cabins
                L = abs(b[0] - a[0]); nc = max(1, round(L / 6.2)); y = a[1]; sgn = 1 if y > 0 else -1
                for q in range(nc):
                    u0, u1 = a[0] + (b[0] - a[0]) * q / nc, a[0] + (b[0] - a[0]) * (q + 1) / nc
                    on = rng.random() < .72; hue = rng.uniform(.85, 1.1)
                    for r_ in range(4):
                        v0, v1 = u0 + (u1 - u0) * (r_ + .02) / 4, u0 + (u1 - u0) * (r_ + .98) / 4
                        br = (rng.choice((.12, .5, .9, 1.0)) if on else (.02 if rng.random() < .8 else .1))
                        br *= 1.25 if r_ in (0, 3) and on else 1
                        w_ = warm(br); w_ = (w_[0], w_[1] * hue, w_[2] * hue)
                        m.quad((v0, y, zf), (v1, y, zf), (v1, y, zc), (v0, y, zc), GLASS, w_)
                    m.quad((u0, y - .01 * sgn, zf), (u1, y - .01 * sgn, zf), (u1, y - .01 * sgn, zc + .4), (u0, y - .01 * sgn, zc + .4), DARK)
                    # balcony divider
                    m.box(u0 - .09, u0 + .09, min(y, sgn * (hb_ - .35)), max(y, sgn * (hb_ - .35)), z0, z1 - .4, WHITE)
                    if detail:  # a chair and a table on each balcony
                        m.box(u0 + 1.4, u0 + 2.2, sgn * (hb_ - 1.2) - .4, sgn * (hb_ - 1.2) + .4, z0 + .14, z0 + .6, CUSH)
                        m.box(u0 + 3.4, u0 + 4.2, sgn * (hb_ - 1.2) - .4, sgn * (hb_ - 1.2) + .4, z0 + .14, z0 + .6, CUSH)
                # full-height white pillars that tie the decks together
                continue
            fwd = a[0] > xf - lf - .1
            hp = .95 if fwd else .05
            if fwd: m.quad(P(a, d, z0), P(b, c, z0), P(b, c, z0 + hp), P(a, d, z0 + hp), WHITE)
            top = z1 - (.95 if fwd else .42)
            br = rng.choice((.15, .3, .55)) if not fwd else rng.choice((.02, .08, .3, .45))
            if k == 3 and fwd: br = .03
            m.quad(P(a, d, z0 + hp), P(b, c, z0 + hp), P(b, c, top), P(a, d, top), GLASS, warm(br))
            m.quad(P(a, d, top), P(b, c, top), P(b, c, z1 - .4), P(a, d, z1 - .4), WHITE)
        # balustrade on this deck's floor (edge of the slab below)
        if k:
            pz = T[k - 1]; bo = outline(pz[2] - 3.3, pz[3] + 1.4, pz[4] - .12, pz[5] + .5, pz[6])
        else: bo = outline(-80, 66, 13.0, 36, 6)
        for i in range(len(bo)):
            j = (i + 1) % len(bo); a, b = bo[i], bo[j]
            if k == 0 and (a[0] < -78 or a[0] > 30): continue
            m.quad((*a, z0 + .1), (*b, z0 + .1), (*b, z0 + 1.12), (*a, z0 + 1.12), RAIL)
            L = math.hypot(b[0] - a[0], b[1] - a[1]); nx, ny = -(b[1] - a[1]) / (L + 1e-9) * .05, (b[0] - a[0]) / (L + 1e-9) * .05
            m.add([(a[0] - nx, a[1] - ny, z0 + 1.12), (b[0] - nx, b[1] - ny, z0 + 1.12), (b[0] + nx, b[1] + ny, z0 + 1.12), (a[0] + nx, a[1] + ny, z0 + 1.12),
                   (a[0] - nx, a[1] - ny, z0 + 1.22), (b[0] - nx, b[1] - ny, z0 + 1.22), (b[0] + nx, b[1] + ny, z0 + 1.22), (a[0] + nx, a[1] + ny, z0 + 1.22)],
                  [(0, 1, 5, 4), (3, 7, 6, 2), (4, 5, 6, 7), (0, 3, 2, 1)], TEAK)
        # aft terraces: loungers, parasols
        if k:
            px = T[k - 1][2] - 3
            for y in range(-7, 8, 2):
                if abs(y) > hb_ - 4: continue
                x = px + 2.2; m.box(x, x + 1.9, y - .35, y + .35, z0 + .2, z0 + .5, CUSH); m.box(x + 1.6, x + 2.0, y - .35, y + .35, z0 + .45, z0 + .95, CUSH)
            if k in (2, 4):
                for y in (-5, 5):
                    x = px + 5.2; m.cyl((x, y, z0), (x, y, z0 + 2.5), .05, mat=METAL, n=6)
                    m.loft([[(x + r * math.cos(a), y + r * math.sin(a), z0 + zz) for a in [i * math.pi / 6 for i in range(12)]] for r, zz in ((1.7, 2.1), (.05, 2.75))], CANVAS)
    # bridge wings
    m.box(27, 33, -14.4, 14.4, 18.95, 19.9, WHITE); m.box(27.4, 32.6, -14.3, 14.3, 19.9, 21.2, GLASS, (.01, .01, .015)); m.box(26.6, 33.6, -14.7, 14.7, 21.2, 21.7, WHITE)
    # diagonal fashion plates: white sweeps that tie the tiers at the aft end
    for side in (-1, 1):
        for k in range(0, 5):
            z0, z1, xa = T[k][0], T[k][1], T[k][2]; y = side * (T[k][4] - .28)
            nxa = T[k + 1][2]
            m.add([(xa - 3.0, y, z0 + .1), (xa + 1.6, y, z0 + .1), (xa + 6.6, y, z1 - .3), (xa + 2.6, y, z1 - .3), (xa - 3.0, y - side * .35, z0 + .1), (xa + 1.6, y - side * .35, z0 + .1), (xa + 6.6, y - side * .35, z1 - .3), (xa + 2.6, y - side * .35, z1 - .3)],
                  [(0, 1, 2, 3), (7, 6, 5, 4), (0, 3, 7, 4), (1, 5, 6, 2)], WHITE)
            xq = T[k][3] - T[k][5]
            m.add([(xq + 3, y, z0 + .1), (xq + 9, y * .985, z0 + .1), (xq + 3.6, y, z1 - .3), (xq - 1.5, y, z1 - .3)], [(0, 1, 2, 3), (3, 2, 1, 0)], WHITE)
    # tenders in a recess on the first tier
    for side in (-1, 1):
        for x in (-34, -20, -6, 8, 22):
            y = side * 13.3
            m.box(x - 6.4, x + 6.4, min(side * 10.8, side * 12.9), max(side * 10.8, side * 12.9), 9.5, 12.1, DARK)
            def ring(f, r): return [(x + 5.6 * f, y + r * 1.5 * math.cos(a), 10.75 + r * (1.15 if math.sin(a) > 0 else .95) * math.sin(a)) for a in [i * math.pi / 8 for i in range(16)]]
            m.loft([ring(f, max(1 - abs(f) ** 2.6, 0.02) ** .5) for f in [i / 9 - 1 for i in range(19)]], WHITE)
            m.box(x - 3.2, x + 3.0, y - 1.53, y + 1.53, 10.95, 11.35, DARK)
            m.box(x - 4.9, x + 4.9, y - 1.42, y + 1.42, 10.42, 10.55, HULL)
            for xx in (x - 4.6, x + 4.6): m.box(xx - .15, xx + .15, min(side * 12.4, side * 13.4), max(side * 12.4, side * 13.4), 11.5, 12.3, WHITE)
    # ---- funnel suite: a leaning glass body between white sweeps
    def fr(f, w, x0, x1, z, p=2.5):
        o = []; cx, rx = (x0 + x1) / 2, (x1 - x0) / 2
        for i in range(40):
            a = 2 * math.pi * i / 40; ca, sa = math.cos(a), math.sin(a)
            o.append((cx + rx * math.copysign(abs(ca) ** (2 / p), ca), w * math.copysign(abs(sa) ** (2 / p), sa), z))
        return o
    lv = [(27.7, 6.6, -17.5, 8.5), (31.2, 6.2, -18.3, 6.2), (34.7, 5.6, -19.1, 3.4), (38.0, 4.8, -19.9, .2)]
    for i in range(3):
        za, wa, a0, a1 = lv[i]; zb, wb, b0, b1 = lv[i + 1]
        ra, rb = fr(0, wa, a0, a1, za + .5), fr(0, wb, b0, b1, zb - .05)
        n = 40
        for q in range(n):
            j = (q + 1) % n; br = rng.choice((.30, .5, .75, .18)) * (.9, .8, .6)[i]
            m.add([ra[q], ra[j], rb[j], rb[q]], [(0, 1, 2, 3)], GLASS, warm(br))
        m.loft([fr(0, wa + .25, a0 - .3, a1 + .35, za), fr(0, wa + .4, a0 - .45, a1 + .5, za + .2), fr(0, wa + .25, a0 - .3, a1 + .35, za + .55)], WHITE)
        for q in range(0, n, 2):
            m.cyl(ra[q], rb[q], .09, n=5, mat=WHITE, caps=False)
    za, wa, a0, a1 = lv[3]
    m.loft([fr(0, wa + .2, a0 - .3, a1 + .3, za - .1), fr(0, wa + .45, a0 - .6, a1 + .6, za + .25), fr(0, wa + .1, a0 - .6, a1 + .1, za + .8)], WHITE)
    m.loft([fr(0, wa - .1, a0 - .6, a1 - .3, za + .6), fr(0, wa - .7, a0 - 1.4, a1 - 3.6, za + 2.6), fr(0, .05, a0 + 3, a0 + 3.1, za + 2.3)], HULL)
    for side in (-1, 1):  # sweeping legs
        pts = [(13, 27.8), (8, 30.5), (3.6, 34.5), (.2, 38.5)]; w = [7.6, 7.0, 6.2, 5.2]
        for (p, q, wp, wq) in zip(pts, pts[1:], w, w[1:]):
            y0, y1 = side * wp, side * wq
            m.add([(p[0], y0, p[1]), (p[0] + 3.4, y0, p[1]), (q[0] + 2.2, y1, q[1]), (q[0], y1, q[1]), (p[0], y0 - side * .7, p[1]), (p[0] + 3.4, y0 - side * .7, p[1]), (q[0] + 2.2, y1 - side * .7, q[1]), (q[0], y1 - side * .7, q[1])],
                  [(0, 1, 2, 3), (7, 6, 5, 4), (1, 5, 6, 2), (0, 3, 7, 4)], WHITE)
    # mast and domes
    m.loft([[(x + dx, y, z) for dx, y in ((-1.8 * s, -.9 * s), (1.6 * s, -.5 * s), (1.6 * s, .5 * s), (-1.8 * s, .9 * s))] for x, z, s in ((21, 25, 1.3), (18.6, 31, .9), (16.8, 37, .45), (16.0, 40.5, .12))], WHITE, smooth=False)
    m.box(17.6, 19, -4.2, 4.2, 31.6, 31.9, WHITE); m.box(16.7, 17.6, -2.6, 2.6, 35, 35.2, WHITE)
    for y in (-3.4, 3.4): m.sphere((18.3, y, 32.7), .95, 12, WHITE)
    m.sphere((23.5, 0, 26.2), 1.2, 12, WHITE); m.box(17.4, 18.0, -1.6, 1.6, 34.0, 34.25, WHITE); m.sphere((16.0, 0, 40.6), .18, 6, LED)
    m.box(71, 73, -5, 5, 10.4, 11.3, WHITE)
    for y in (-3, 3): m.cyl((84, y, 11), (84, y, 12.3), .7, mat=METAL, n=10)
    m.cyl((97.5, 0, 13.2), (98.4, 0, 17.5), .09, .05, n=6, mat=WHITE); m.sphere((98.4, 0, 17.6), .13, 6, LED)
    m.cyl((-99.2, 0, 9.4), (-101.3, 0, 14), .08, .05, n=6, mat=METAL)
    mats = [principled('hull', (.0065, .016, .040), .16, .5, coat=1.0), principled('white', (.80, .775, .735), .32, .4, coat=.15),
            principled('yglass', (.012, .017, .022), .04, .8, emit=lambda k: k.attr(), estr=4.2 * lit),
            principled('teak', teak_col, .55, .3),
            thin_glass('rail', (.82, .9, .92), .9, .02, .05), principled('brass', (.75, .62, .40), .22, metal=1),
            emission('led', (1, .66, .33), 9.0 * lit * led), principled('pool', (.05, .45, .5), .05, emit=(.08, .7, .75), estr=.9 * lit + .15),
            principled('stripe', (.62, .55, .42), .3), principled('canvas', (.72, .66, .56), .8), principled('dark', (.01, .012, .015), .25), principled('cush', (.74, .70, .63), .85)]
    m.obj('yacht', mats, e)
    if detail: name_on_stern(e, mats[METAL])
    return e

def name_on_stern(e, mat, text='ONDINE I', size=1.5):
    c = bpy.data.curves.new('name', 'FONT'); c.body = text; c.size = size; c.align_x = 'CENTER'; c.align_y = 'CENTER'; c.extrude = .04; c.space_character = 1.35
    import os
    for f in ('/usr/share/fonts/truetype/dejavu/DejaVuSerif.ttf', '/usr/share/fonts/truetype/dejavu/DejaVuSerif-Bold.ttf'):
        if os.path.exists(f): c.font = bpy.data.fonts.load(f); break
    c.materials.append(mat); o = link(bpy.data.objects.new('name', c)); o.parent = e
    tilt = math.atan2(1.0, 4.2); o.location = (-99.14, 0, 7.3); o.rotation_euler = (math.pi / 2 - tilt, 0, -math.pi / 2); return o

def place(e, loc, heading):
    """heading in degrees: 0 bow to +X, 90 bow to +Y."""
    e.location = loc; e.rotation_euler = (0, 0, math.radians(heading)); return e
