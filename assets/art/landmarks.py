"""Landmarks for ports, in more detail than buildings.py has: walls with towers that follow the ground, formal fronts, towers
in stages, churches, quays, promenades and large yachts. Each takes the mesh, the ground and the random source first and
goes into `BUILD`, which a port names as its `build`."""
import math
from coast import MB, houses, mats, crenels, principled

TRIM = (.82, .79, .72); PAVING = (.40, .37, .33); IRON = (.05, .055, .06)

def BUILD(*parts, wallc=None, tile=None):
    """One mesh of all landmarks, in the materials of the town."""
    def build(boats, ground, rng, H):
        m = MB(); level = lambda x, y: max(ground(x, y), 0)
        for part, *a in parts: k = a.pop() if a and isinstance(a[-1], dict) else {}; part(boats if part in AFLOAT else m, level, rng, *a, **k)
        m.obj('landmarks', mats(tile, wallc))
    return build

# ---- openings
def sides(P, w, d):
    """The four walls of a block: their length, and a point of each by along, up and off."""
    return ((w, lambda a, h, o: P(a, -d / 2 - o, h)), (d, lambda a, h, o: P(w / 2 + o, a, h)), (w, lambda a, h, o: P(-a, d / 2 + o, h)), (d, lambda a, h, o: P(-w / 2 - o, -a, h)))
def opening(m, f, b, z0, z1, ww, head='flat', trim=TRIM, off=.04, slot=1, col=(1, 1, 1)):
    """A window or a door with its frame."""
    def shape(r, lo, hi):
        if head == 'flat': return [(b - r, lo), (b + r, lo), (b + r, hi), (b - r, hi)]
        return [(b - r, lo), (b + r, lo)] + [(b + r * math.cos(t), hi - r + r * math.sin(t)) for t in (math.pi * i / 8 for i in range(9))]
    def put(pts, o, s, c): m.add([f(a, h, o) for a, h in pts], [tuple(range(len(pts)))], s, c)
    if trim: put(shape(ww / 2 + .18, z0 - .12, z1 + .18), off, 7, trim)
    put(shape(ww / 2, z0, z1), off + .05, slot, col)
def row(m, P, w, d, z0, z1, ww, gap, head='flat', trim=TRIM, inset=.8, which=4, shut=None, rng=None, off=.04):
    for L, f in sides(P, w, d)[:which]:
        n = max(1, int((L - 2 * inset) / gap))
        for i in range(n):
            b = -L / 2 + inset + (L - 2 * inset) * (i + .5) / n; opening(m, f, b, z0, z1, ww, head, trim, off)
            if shut and (rng is None or rng.random() < .8):
                for s in (-1, 1): m.quad(*[f(b + s * a, h, off + .07) for a, h in ((ww * .5, z0), (ww, z0), (ww, z1), (ww * .5, z1))], 2, shut)

# ---- walls and forts
def tower(m, g, rng, x, y, w=8, h=16, yaw=0, slot=5, down=30):
    """A square tower of a wall with merlons."""
    o = (x, y, g(x, y)); m.box(-w / 2, w / 2, -w / 2, w / 2, -down, h, slot, (1, 1, 1), yaw, o); m.box(-w / 2 - .35, w / 2 + .35, -w / 2 - .35, w / 2 + .35, h - .5, h, slot, (1, 1, 1), yaw, o)
    for b in (-w / 2 - .3, w / 2 - .4): crenels(m, -w / 2 - .3, w / 2 + .3, b, .7, h, yaw, o, slot, 2.0, 1.3); crenels(m, -w / 2 - .3, w / 2 + .3, b, .7, h, yaw + math.pi / 2, o, slot, 2.0, 1.3)
    P = houses._P(*o, yaw); row(m, P, w, w, h * .62, h * .62 + 1.4, .35, w / 1.6, trim=None)
def curtain(m, g, rng, pts, h=9, t=2.4, towers=8, th=4, slot=5, cren=True, down=30, step=7.):
    """A wall along points that follows the ground in level steps, a tower at each point."""
    for (x0, y0), (x1, y1) in zip(pts, pts[1:]):
        L = math.hypot(x1 - x0, y1 - y0); n = max(1, round(L / step)); a = math.atan2(y1 - y0, x1 - x0)
        for i in range(n):
            f = (i + .5) / n; x, y = x0 + (x1 - x0) * f, y0 + (y1 - y0) * f; z = max(g(x0 + (x1 - x0) * q, y0 + (y1 - y0) * q) for q in (i / n, (i + .5) / n, (i + 1) / n)); o = (x, y, z); l = L / n
            m.box(-l / 2 - .1, l / 2 + .1, -t / 2, t / 2, -down, h, slot, (1, 1, 1), a, o)
            if cren: crenels(m, -l / 2, l / 2, -t / 2, .6, h, a, o, slot, 2.0, 1.1)
    if towers:
        for i, (x, y) in enumerate(pts): q = pts[min(i + 1, len(pts) - 1)]; p = pts[max(i - 1, 0)]; tower(m, g, rng, x, y, towers, h + th, math.atan2(q[1] - p[1], q[0] - p[0]), slot, down)
def round_tower(m, g, rng, x, y, r=8, h=15, slot=5, batter=.86, merlons=14, down=30):
    """A round tower with a battered foot, a rounded string and merlons."""
    z = g(x, y); m.cyl((x, y, z - down), (x, y, z + h * .45), r * 1.08, r * .96, 32, slot); m.cyl((x, y, z + h * .45), (x, y, z + h), r * .95, r * .93, 32, slot); m.cyl((x, y, z + h * .44), (x, y, z + h * .47), r * 1.01, r * 1.01, 32, slot); m.cyl((x, y, z + h - 1.6), (x, y, z + h), r * 1.02, r * 1.04, 32, slot)
    for i in range(merlons): a = 2 * math.pi * i / merlons; m.box(-r * .13, r * .13, -.4, .4, 0, 1.3, slot, (1, 1, 1), a + math.pi / 2, (x + r * math.cos(a), y + r * math.sin(a), z + h))

def minaret(m, g, rng, x, y, h=32, r=1.5, col=(.80, .77, .70), cap=(.36, .40, .42), lift=0):
    """A slender Ottoman minaret with one gallery."""
    z = g(x, y) + lift; m.box(-r * 1.3, r * 1.3, -r * 1.3, r * 1.3, -4, h * .3, 0, col, 0, (x, y, z)); m.cyl((x, y, z + h * .3), (x, y, z + h * .82), r, r * .86, 16, 0, col); m.cyl((x, y, z + h * .60), (x, y, z + h * .64), r * .95, r * 1.6, 16, 0, col); m.cyl((x, y, z + h * .64), (x, y, z + h * .68), r * 1.6, r * 1.6, 16, 0, col); m.cyl((x, y, z + h * .82), (x, y, z + h), r * .98, .05, 16, 2, cap)

# ---- houses of state, churches
def palace(m, g, rng, x, y, w, d, floors=3, fh=4.6, yaw=0, col=(.80, .74, .62), trim=TRIM, roof='hip', head='flat', ground='arch', gap=3.6, pediment=0, shut=None, lift=0, tilec=3, attic=False):
    """A formal building: tall windows in frames, string courses, a cornice; a hipped roof or a balustrade."""
    z = g(x, y) + lift; P = houses._P(x, y, z, yaw); o = (x, y, z); h = floors * fh + .8
    m.box(-w / 2, w / 2, -d / 2, d / 2, -12, h, 0, col, yaw, o)
    for k in range(1, floors): m.box(-w / 2 - .12, w / 2 + .12, -d / 2 - .12, d / 2 + .12, k * fh + .1, k * fh + .42, 7, trim, yaw, o)
    m.box(-w / 2 - .5, w / 2 + .5, -d / 2 - .5, d / 2 + .5, h - .35, h + .25, 7, trim, yaw, o); m.box(-w / 2 - .1, w / 2 + .1, -d / 2 - .1, d / 2 + .1, -12, .9, 7, tuple(v * .8 for v in trim), yaw, o)
    for s in (-1, 1):
        for t in (-1, 1): m.box(s * w / 2 - .55, s * w / 2 + .55, t * d / 2 - .55, t * d / 2 + .55, 0, h - .3, 7, trim, yaw, o)
    for k in range(floors):
        z0 = k * fh + (1.3 if k else .3)
        if k == 0 and ground == 'arch': row(m, P, w, d, .1, fh - .7, gap * .56, gap, 'round', trim)
        else: row(m, P, w, d, z0, z0 + fh * (.56 if k == 1 else .46), 1.2, gap, head if k == 1 else 'flat', trim, shut=shut, rng=rng)
    if pediment:
        a = pediment / 2; m.box(-a, a, -d / 2 - .9, -d / 2, -12, h, 0, col, yaw, o); n = max(2, int(pediment / gap))
        for i in range(n + 1): c = P(-a + .5 + (pediment - 1) * i / n, -d / 2 - 1.3, 0); m.cyl((c[0], c[1], z + fh), (c[0], c[1], z + h - .4), .42, .38, 12, 7, trim)
        m.box(-a - .3, a + .3, -d / 2 - 1.9, -d / 2, h - .4, h + .3, 7, trim, yaw, o); m.add([P(-a - .3, -d / 2 - 1.8, h + .3), P(a + .3, -d / 2 - 1.8, h + .3), P(0, -d / 2 - 1.8, h + pediment * .17)], [(0, 1, 2)], 7, trim)
        m.add([P(-a - .3, -d / 2 - 1.9, h + .3), P(0, -d / 2 - 1.9, h + pediment * .17 + .3), P(0, d / 2, h + pediment * .17 + .3), P(-a - .3, d / 2, h + .3), P(a + .3, -d / 2 - 1.9, h + .3), P(a + .3, d / 2, h + .3)], [(0, 1, 2, 3), (1, 4, 5, 2)], tilec, trim)
        for i in range(n):
            b = -a + .5 + (pediment - 1) * (i + .5) / n
            for k in range(floors): opening(m, lambda q, hh, off: P(q, -d / 2 - .9 - off, hh), b, k * fh + (1.2 if k else .2), k * fh + fh * .72, 1.3, 'round' if k == 0 else head, trim)
    if roof == 'hip':
        r = min(w, d) * .22; t = min(w, d) * .46; e = .9; A = [P(-w / 2 - e, -d / 2 - e, h + .25), P(w / 2 + e, -d / 2 - e, h + .25), P(w / 2 + e, d / 2 + e, h + .25), P(-w / 2 - e, d / 2 + e, h + .25)]; long = w >= d
        g0, g1 = (P(-w / 2 + t, 0, h + r), P(w / 2 - t, 0, h + r)) if long else (P(0, -d / 2 + t, h + r), P(0, d / 2 - t, h + r))
        m.add([*A, g0, g1], [(0, 1, 5, 4), (2, 3, 4, 5), (1, 2, 5), (3, 0, 4)] if long else [(0, 1, 4), (1, 2, 5, 4), (2, 3, 5), (3, 0, 4, 5)], tilec, trim)
    else:
        for L, f in sides(P, w, d):
            n = max(2, int(L / 1.1))
            for i in range(n): c = f(-L / 2 + L * (i + .5) / n, h + .25, -.1); m.cyl(c, (c[0], c[1], c[2] + .8), .13, n=5, mat=7, col=trim)
        m.box(-w / 2, w / 2, -d / 2, -d / 2 + .3, h + 1.0, h + 1.25, 7, trim, yaw, o); m.box(-w / 2, -w / 2 + .3, -d / 2, d / 2, h + 1.0, h + 1.25, 7, trim, yaw, o); m.box(w / 2 - .3, w / 2, -d / 2, d / 2, h + 1.0, h + 1.25, 7, trim, yaw, o)
def dome(m, g, rng, x, y, z, r, col=(.40, .46, .44), wall=(.80, .76, .66), drumh=None, ribs=True, slot=2):
    """A drum with windows, a ribbed dome, its lantern; z is above the ground."""
    z += g(x, y); q = drumh or r * .7; m.cyl((x, y, z - 6), (x, y, z + q), r, r, 32, 0, wall); m.cyl((x, y, z + q - .3), (x, y, z + q + .4), r + .5, r + .5, 32, 7, TRIM)
    for i in range(12):
        a = i * math.pi / 6; P = houses._P(x + r * math.cos(a), y + r * math.sin(a), z, a + math.pi / 2); opening(m, lambda b, h, o: P(b, -o, h), 0, q * .2, q * .82, r * .17, 'round', off=.12)
    m.sphere((x, y, z + q + .4), (r, r, r * 1.06), 36, slot, col, zmin=0.0)
    if ribs:
        for i in range(12):
            a = i * math.pi / 6; p = [(x + r * 1.015 * math.cos(t) * math.cos(a), y + r * 1.015 * math.cos(t) * math.sin(a), z + q + .4 + r * 1.075 * math.sin(t)) for t in (math.pi / 2 * k / 7 for k in range(8))]
            for u, v in zip(p, p[1:]): m.cyl(u, v, r * .022, n=5, mat=7, col=tuple(.85 * c for c in TRIM), caps=False)
    t = z + q + r * 1.06; m.cyl((x, y, t), (x, y, t + r * .42), r * .17, n=12, mat=7, col=TRIM); m.sphere((x, y, t + r * .42), (r * .19, r * .19, r * .22), 12, slot, col, zmin=0.0); m.cyl((x, y, t + r * .6), (x, y, t + r * .85), .09, n=5, mat=2, col=(.6, .48, .2))
def bell_tower(m, g, rng, x, y, w=8, h=40, stages=3, col=(.76, .68, .54), trim=TRIM, top='dome', topc=(.40, .46, .44), yaw=0, lift=0, slot=0, taper=.94):
    """A tower of stages with cornices and belfry arches under a dome, spire, pyramid or flat top."""
    z = g(x, y) + lift; o = (x, y, z); P = houses._P(x, y, z, yaw); cut = [h * f for f in ((0, .55, .80, 1) if stages == 3 else (0, .70, 1) if stages == 2 else [i / stages for i in range(stages + 1)])]
    for i, (a, b) in enumerate(zip(cut, cut[1:])):
        ww = w * taper ** i; m.box(-ww / 2, ww / 2, -ww / 2, ww / 2, a - (12 if not i else 0), b, slot, col, yaw, o); m.box(-ww / 2 - .4, ww / 2 + .4, -ww / 2 - .4, ww / 2 + .4, b - .55, b + .1, 7, trim, yaw, o)
        for s in (-1, 1):
            for t in (-1, 1): m.box(s * ww / 2 - ww * .07, s * ww / 2 + ww * .07, t * ww / 2 - ww * .07, t * ww / 2 + ww * .07, a, b - .3, 7 if slot == 0 else slot, trim, yaw, o)
        if i: row(m, P, ww, ww, a + (b - a) * .18, a + (b - a) * .82, ww * .24, ww * .42, 'round', trim, inset=ww * .08)
        else: row(m, P, ww, ww, b * .3, b * .3 + 2.2, .7, ww, trim=None); row(m, P, ww, ww, b * .66, b * .66 + 2.2, .7, ww, trim=None)
    r = w * taper ** (len(cut) - 2) / 2
    if top == 'dome': m.cyl((x, y, z + h), (x, y, z + h + r * .8), r * .92, n=16, mat=0, col=col); m.sphere((x, y, z + h + r * .8), (r * .96, r * .96, r * 1.15), 20, 2, topc, zmin=0.0); m.cyl((x, y, z + h + r * 1.9), (x, y, z + h + r * 2.5), r * .16, n=8, mat=7, col=trim); m.cyl((x, y, z + h + r * 2.5), (x, y, z + h + r * 3), .08, n=5, mat=2, col=(.6, .48, .2))
    elif top in ('spire', 'pyramid'): e = r + .4; k = r * (4 if top == 'spire' else 1.6); m.add([P(-e, -e, h + .1), P(e, -e, h + .1), P(e, e, h + .1), P(-e, e, h + .1), P(0, 0, h + k)], [(0, 1, 4), (1, 2, 4), (2, 3, 4), (3, 0, 4)], 3 if topc is None else 2, topc or (1, 1, 1)); m.cyl(P(0, 0, h + k - .3), P(0, 0, h + k + 2), .08, n=5, mat=2, col=(.3, .3, .3))
    elif top == 'octagon': m.cyl((x, y, z + h), (x, y, z + h + r * 1.5), r * .8, r * .78, 8, 0, col); m.cyl((x, y, z + h + r * 1.5), (x, y, z + h + r * 3.4), r * .86, .06, 8, 2, topc)
def nave(m, g, rng, x, y, w, L, h, col=(.78, .72, .60), yaw=0, aisle=.5, tilec=3, trim=TRIM, front=True, rose=True, lift=0, slot=0):
    """A nave and its aisles, the gable towards the viewer at -b."""
    z = g(x, y) + lift; o = (x, y, z); P = houses._P(x, y, z, yaw); a = w / 2; m.box(-a, a, -L / 2, L / 2, -14, h, slot, col, yaw, o); r = w * .26
    m.add([P(-a - .5, -L / 2 - .3, h), P(a + .5, -L / 2 - .3, h), P(0, -L / 2 - .3, h + r), P(-a - .5, L / 2 + .3, h), P(a + .5, L / 2 + .3, h), P(0, L / 2 + .3, h + r)], [(1, 4, 5, 2), (3, 0, 2, 5)], tilec); m.add([P(-a, -L / 2 - .02, h), P(a, -L / 2 - .02, h), P(0, -L / 2 - .02, h + r)], [(0, 1, 2)], slot, col); m.add([P(a, L / 2, h), P(-a, L / 2, h), P(0, L / 2, h + r)], [(0, 1, 2)], slot, col)
    if aisle:
        for s in (-1, 1): q = a * (1 + aisle); m.box(*sorted((s * a, s * q)), -L / 2, L / 2, -14, h * .58, slot, col, yaw, o); m.add([P(s * (q + .4), -L / 2 - .2, h * .58), P(s * a, -L / 2 - .2, h * .76), P(s * a, L / 2 + .2, h * .76), P(s * (q + .4), L / 2 + .2, h * .58)], [(0, 1, 2, 3)], tilec); m.add([P(s * q, -L / 2 - .02, h * .58), P(s * a, -L / 2 - .02, h * .58), P(s * a, -L / 2 - .02, h * .76)], [(0, 1, 2)], slot, col)
        row(m, P, w * (1 + aisle), L, h * .22, h * .46, 1.2, 5, 'round', trim)
    row(m, P, w, L, h * .80, h * .95, 1.1, 5, 'round', trim)
    if front:
        f = lambda b, hh, off: P(b, -L / 2 - off, hh); opening(m, f, 0, 0, h * .42, w * .24, 'round', trim, off=.1); m.box(-a - .3, a + .3, -L / 2 - .5, -L / 2, h * .58, h * .62, 7, trim, yaw, o)
        if rose: c = P(0, -L / 2 - .06, h * .80); e = P(0, -L / 2 - .16, h * .80); m.cyl(c, e, w * .15, n=24, mat=7, col=trim); m.cyl(c, P(0, -L / 2 - .2, h * .80), w * .12, n=24, mat=1)

# ---- quays and what stands on them
def quay(m, g, rng, pts, depth=20, z=1.9, col=PAVING, steps=False):
    """A masonry quay along points: courses of stone, a coping, paving behind, bollards and rings."""
    for (x0, y0), (x1, y1) in zip(pts, pts[1:]):
        l = math.hypot(x1 - x0, y1 - y0); a = math.atan2(y1 - y0, x1 - x0); o = ((x0 + x1) / 2, (y0 + y1) / 2, 0)
        m.box(-l / 2 - .4, l / 2 + .4, 0, depth, -9, z, 7, col, a, o); m.box(-l / 2 - .4, l / 2 + .4, -.16, .9, z - .5, z + .06, 6, (1, 1, 1), a, o); m.box(-l / 2 - .4, l / 2 + .4, -.08, .5, -9, z - .5, 6, (1, 1, 1), a, o); m.box(-l / 2, l / 2, -.11, .2, -1, .22, 7, (.13, .13, .10), a, o); P = houses._P(*o, a)
        for i in range(0 if steps else int(l / 9)): c = P(-l / 2 + 4 + 9 * i, 1.0, z); m.cyl(c, (c[0], c[1], z + .62), .2, .16, 8, 7, IRON); m.cyl((c[0], c[1], z + .6), (c[0], c[1], z + .74), .3, n=8, mat=7, col=IRON)
def bridge(m, g, rng, x0, x1, y, w=8, z=4.2, n=3, foot=-6, col=(.70, .64, .54), slot=6):
    """A stone bridge of round arches from x0 to x1, its parapets and piers with cutwaters."""
    L = (x1 - x0) / n; p = 1.1; r = L / 2 - p; spring = max(z - .7 - r, .15); rise = z - .55 - spring; A = [math.pi * i / 14 for i in range(15)]
    for k in range(n):
        c = x0 + L * (k + .5); arc = [(c - r * math.cos(t), spring + rise * math.sin(t)) for t in A]
        for (a0, h0), (a1, h1) in zip(arc, arc[1:]):
            for s in (-1, 1): m.add([(a0, y + s * w / 2, h0), (a1, y + s * w / 2, h1), (a1, y + s * w / 2, z), (a0, y + s * w / 2, z)], [(0, 1, 2, 3)], slot, col)
            m.add([(a0, y - w / 2, h0), (a0, y + w / 2, h0), (a1, y + w / 2, h1), (a1, y - w / 2, h1)], [(0, 1, 2, 3)], slot, col)
        for a in (c - L / 2, c + L / 2 - p): m.box(a, a + p, -w / 2, w / 2, foot, z, slot, col, 0, (0, y, 0))
    m.box(x0 - 1, x1 + 1, -w / 2, w / 2, z - .1, z + .1, 7, PAVING, 0, (0, y, 0))
    for k in range(n + 1): m.cyl((x0 + L * k, y - w / 2, foot), (x0 + L * k, y - w / 2, spring + .5), 1.25, n=10, mat=slot, col=col); m.box(x0 + L * k - .6, x0 + L * k + .6, -w / 2 - .3, -w / 2 + .5, z, z + 1.7, 7, TRIM, 0, (0, y, 0))
    for s in (-1, 1): m.box(x0 - 1, x1 + 1, *sorted((s * w / 2, s * (w / 2 - .35))), z, z + 1.0, slot, col, 0, (0, y, 0)); m.box(x0 - 1, x1 + 1, *sorted((s * (w / 2 + .12), s * (w / 2 - .45))), z + 1.0, z + 1.2, 7, TRIM, 0, (0, y, 0))
def clock(m, g, rng, x, y, z, r=1.8):
    """A white dial in a dark rim on a wall that faces the viewer, its hands at ten past ten."""
    z += g(x, y); m.cyl((x, y, z), (x, y - .25, z), r * 1.14, n=32, mat=7, col=IRON); m.cyl((x, y - .2, z), (x, y - .34, z), r, n=32, mat=7, col=(.85, .84, .80))
    for a, l, t in ((-.95, .55, .09), (1.05, .8, .06)): m.add([(x + q * r * t * math.cos(a) + d * r * l * math.sin(a), y - .37, z - q * r * t * math.sin(a) + d * r * l * math.cos(a)) for q, d in ((-1, -.12), (1, -.12), (1, 1), (-1, 1))], [(0, 1, 2, 3)], 7, IRON)
    for i in range(12): a = i * math.pi / 6; m.box(-.06 * r, .06 * r, -.02, .02, -.02 * r, .14 * r, 7, IRON, 0, (x + r * .84 * math.sin(a), y - .36, z + r * .84 * math.cos(a)))
def ramp(m, g, rng, x0, x1, y, legs=4, z=1.7, rise=5.2, step=4.2, slot=6):
    """A road that climbs a slope in hairpins: each leg a wall that rises along it, its paving and its parapet."""
    for i in range(legs):
        a, b = (x0, x1) if i % 2 == 0 else (x1, x0); yy = y + step * i; z0, z1 = z + rise * i, z + rise * (i + 1); s = 1 if b > a else -1; lo = (a - s * 2.4, z0), (b + s * 2.4, z1); F = [(lo[0][0], yy, -6), (lo[1][0], yy, -6), (lo[1][0], yy, lo[1][1]), (lo[0][0], yy, lo[0][1])]; B = [(u, yy + step + 3, v) for u, _, v in F]
        m.add([*F, *B], [(0, 1, 2, 3), (1, 5, 6, 2), (4, 0, 3, 7)], slot); m.add([F[3], F[2], B[2], B[3]], [(0, 1, 2, 3)], 7, PAVING)
        for e in (.0, .45): m.add([(u, yy + e, v + h) for (u, v), h in ((lo[0], 0), (lo[1], 0), (lo[1], 1.0), (lo[0], 1.0))], [(0, 1, 2, 3)], slot)
        m.add([(u, yy + e, v + 1.02) for (u, v), e in ((lo[0], -.08), (lo[1], -.08), (lo[1], .53), (lo[0], .53))], [(0, 1, 2, 3)], 7, TRIM)
def lamps(m, g, rng, x0, y0, x1, y1, step=22, h=6.5, z=1.9):
    n = max(1, int(math.hypot(x1 - x0, y1 - y0) / step))
    for i in range(n + 1): x, y = x0 + (x1 - x0) * i / n, y0 + (y1 - y0) * i / n; m.cyl((x, y, z), (x, y, z + h), .11, .07, 6, 7, IRON); m.box(-.9, .9, -.05, .05, h - .2, h - .1, 7, IRON, 0, (x, y, z)); [m.sphere((x + s * .9, y, z + h + .1), .24, 8, 7, (.84, .82, .76)) for s in (-1, 1)]
def parasols(m, g, rng, x0, x1, y, n=14, z=1.9, cols=((.80, .76, .66), (.78, .72, .58), (.70, .24, .16)), depth=4):
    """Sunshades with tables below."""
    for i in range(n):
        px, py = x0 + (x1 - x0) * (i + rng.uniform(.2, .8)) / n, y + rng.uniform(0, depth); c = cols[rng.integers(len(cols))]; m.cyl((px, py, z), (px, py, z + 2.7), .045, n=5, mat=7, col=(.4, .3, .2)); m.cyl((px, py, z + 2.15), (px, py, z + 2.8), 1.7, .06, 8, 7, c); m.cyl((px, py, z + .68), (px, py, z + .74), .5, n=8, mat=7, col=(.7, .68, .62))
        for k in range(3): a = k * 2.1 + i; m.box(-.22, .22, -.22, .22, 0, .85, 7, (.34, .26, .18), a, (px + math.cos(a), py + math.sin(a), z))
def hedge(m, g, rng, x0, x1, y, z=1.9, h=.9, col=(.06, .11, .035)):
    x = x0
    while x < x1: m.box(0, 6, 0, 1.1, 0, h * rng.uniform(.9, 1.1), 7, tuple(v * rng.uniform(.8, 1.2) for v in col), 0, (x, y, z)); x += 8
def column(m, g, rng, x, y, h=50, r=1.6, col=(.40, .34, .27), figure=True, base=7):
    """A monumental column on steps and a plinth, with a figure on its capital."""
    z = g(x, y); o = (x, y, z)
    for i in range(4): m.box(-base + i * .7, base - i * .7, -base + i * .7, base - i * .7, -3, .5 + i * .45, 6, (1, 1, 1), 0, o)
    m.cyl((x, y, z + 2), (x, y, z + h * .16), base * .55, base * .45, 8, 6); m.cyl((x, y, z + h * .16), (x, y, z + h * .2), base * .52, base * .52, 8, 7, TRIM); m.cyl((x, y, z + h * .2), (x, y, z + h * .9), r, r * .84, 20, 7, col); m.cyl((x, y, z + h * .9), (x, y, z + h * .94), r * .9, r * 1.7, 16, 7, col); m.box(-r * 1.7, r * 1.7, -r * 1.7, r * 1.7, h * .94, h * .955, 7, col, 0, o); m.sphere((x, y, z + h * .975), r * .9, 14, 7, col)
    if figure: m.cyl((x, y, z + h * .99), (x, y, z + h * 1.08), r * .42, r * .3, 8, 7, (.16, .18, .16)); m.sphere((x, y, z + h * 1.09), r * .26, 8, 7, (.16, .18, .16)); m.cyl((x, y, z + h * 1.065), (x + r * 1.1, y - .3, z + h * 1.075), r * .1, n=5, mat=7, col=(.16, .18, .16))

# ---- the foot of walls: bastions, blocks against the sea, arcades, ways
def bastion(m, g, rng, pts, h, foot=-9, slot=5, batter=.06, box=None):
    """A filled bastion of convex plan whose walls lean back, with a rounded string and a parapet; a sentry box on the corner that `box` counts."""
    cx, cy = sum(x for x, _ in pts) / len(pts), sum(y for _, y in pts) / len(pts); wider = lambda ring, k: [(x + k * (x - cx) / (math.hypot(x - cx, y - cy) + .1), y + k * (y - cy) / (math.hypot(x - cx, y - cy) + .1)) for x, y in ring]; lean = lambda z: wider(pts, -batter * (z - foot))
    m.prism(pts, foot, h, slot, 7, col=(1, 1, 1), out1=lean(h), caps=False); m.add([(x, y, h) for x, y in lean(h)], [tuple(range(len(pts)))], 7, PAVING); m.prism(wider(lean(h - 2), .45), h - 2.3, h - 1.8, slot)
    top = lean(h)
    for (x0, y0), (x1, y1) in zip(top, top[1:] + top[:1]): l = math.hypot(x1 - x0, y1 - y0); m.box(-l / 2, l / 2, 0, .8, h - .1, h + 1.1, slot, (1, 1, 1), math.atan2(y1 - y0, x1 - x0), ((x0 + x1) / 2, (y0 + y1) / 2, 0))
    if box is not None: x, y = top[box]; m.cyl((x, y, h - 3), (x, y, h - .6), .4, 1.5, 8, slot); m.cyl((x, y, h - .6), (x, y, h + 3), 1.5, n=8, mat=slot); m.sphere((x, y, h + 3), (1.6, 1.6, 1.5), 10, slot, zmin=0.0)
def blocks(m, g, rng, pts, deep=7, s=(1.3, 2.5), col=(.40, .37, .32), top=2.0, square=.35):
    """Blocks of stone tipped against a shore, from the top of the heap down into the water on its right."""
    for (x0, y0), (x1, y1) in zip(pts, pts[1:]):
        L = math.hypot(x1 - x0, y1 - y0); nx, ny = (y1 - y0) / L, -(x1 - x0) / L
        for i in range(int(L * deep / (s[0] + s[1]) ** 2 * 5.2)):
            t, v = rng.random(), rng.random(); e = rng.uniform(*s) * .5; c = (x0 + (x1 - x0) * t + nx * v * deep, y0 + (y1 - y0) * t + ny * v * deep, top - (top + 1.2) * v + rng.normal(0, .2)); a, b, r = rng.uniform(0, 6.28), rng.normal(0, square), rng.normal(0, square); k = rng.uniform(.75, 1.2); q = e * rng.uniform(.75, 1.2, 3)
            def turn(x, y, z): y, z = y * math.cos(b) - z * math.sin(b), y * math.sin(b) + z * math.cos(b); x, z = x * math.cos(r) - z * math.sin(r), x * math.sin(r) + z * math.cos(r); return (c[0] + x * math.cos(a) - y * math.sin(a), c[1] + x * math.sin(a) + y * math.cos(a), c[2] + z)
            m.add([turn(x * q[0], y * q[1], z * q[2]) for z in (-1, 1) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))], [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)], 7, tuple(w * k for w in col))
def arcade(m, g, rng, x0, x1, y, z, h=7, gap=5.2, t=1.3, col=(.72, .62, .45)):
    """A row of open arches on a terrace at height z."""
    n = max(1, round((x1 - x0) / gap)); w = (x1 - x0) / n; r = w * .36; spring = h - r - 1.3; A = [math.pi * i / 10 for i in range(11)]
    for i in range(n + 1): m.box(-(w / 2 - r), w / 2 - r, 0, t, 0, spring, 0, col, 0, (x0 + w * i, y, z))
    for i in range(n):
        c = x0 + w * (i + .5); arch = [(c - r * math.cos(a), spring + r * math.sin(a)) for a in A]
        for e in (0, t):
            for (u, v), (p, q) in zip([(c - w / 2, spring), *arch], [*arch, (c + w / 2, spring)]): m.quad((u, y + e, z + v), (p, y + e, z + q), (p, y + e, z + h), (u, y + e, z + h), 0, col)
        for (u, v), (p, q) in zip(arch, arch[1:]): m.quad((u, y, z + v), (p, y, z + q), (p, y + t, z + q), (u, y + t, z + v), 0, tuple(.8 * k for k in col))
    m.box(x0 - 1, x1 + 1, -.4, t + .4, h, h + .6, 7, TRIM, 0, (0, y, z))
def way(m, g, rng, pts, w=2.2, h=.8, col=(.76, .74, .69), floor=(.50, .45, .38)):
    """A path along a slope that keeps its own level across, behind a low wall on its right."""
    P = []
    for (x0, y0), (x1, y1) in zip(pts, pts[1:]): n = max(1, int(math.hypot(x1 - x0, y1 - y0) / 2)); P += [(x0 + (x1 - x0) * i / n, y0 + (y1 - y0) * i / n) for i in range(n)]
    P.append(pts[-1]); Z = [g(*p) for p in P]; Z = [sum(Z[max(0, i - 3):i + 4]) / len(Z[max(0, i - 3):i + 4]) for i in range(len(Z))]; E = []
    for i, (x, y) in enumerate(P): (a, b), (c, d) = P[max(i - 1, 0)], P[min(i + 1, len(P) - 1)]; l = math.hypot(c - a, d - b) or 1; E.append(((d - b) / l, -(c - a) / l))
    for (x0, y0), (x1, y1), z0, z1, (a, b), (c, d) in zip(P, P[1:], Z, Z[1:], E, E[1:]):
        at = lambda k, v: [(x0 + a * k, y0 + b * k, z0 + v), (x1 + c * k, y1 + d * k, z1 + v)]
        for k0, v0, k1, v1, tint in ((w / 2, -3, w / 2, .25, tuple(.62 * v for v in floor)), (w / 2, .25, w / 2, h, col), (w / 2, h, w / 2 - .45, h, col), (w / 2 - .45, h, w / 2 - .45, .25, col), (w / 2 - .45, .25, -w / 2, .25, floor)): e, f = at(k0, v0), at(k1, v1); m.quad(e[0], e[1], f[1], f[0], 7, tint)

def cannon(m, g, rng, x, y, z, yaw=0):
    """An old gun on its carriage, on a floor at height z."""
    P = houses._P(x, y, z, yaw); m.cyl(P(-1, 0, .8), P(1.5, 0, 1.0), .26, .15, 12, 7, IRON); m.box(-1.1, .5, -.35, .35, .25, .62, 7, (.16, .10, .06), yaw, (x, y, z)); [m.cyl(P(a, b - .1, .28), P(a, b + .1, .28), .28, n=10, mat=7, col=(.14, .09, .05)) for a in (-.8, .3) for b in (-.42, .42)]

# ---- modern towers; glass reflects the sky
def glass_tower(m, g, rng, x, y, w, d, h, kind='slab', yaw=0, col=(.80, .79, .77)):
    """A tower of glass: with balconies all round, with fins, or stepped under a crown."""
    z = g(x, y); o = (x, y, z); step = 3.6; n = int(h / step)
    if kind == 'round':
        m.cyl((x, y, z - 6), (x, y, z + h), w / 2, n=36, mat=1)
        for i in range(n + 1): m.cyl((x, y, z + i * step), (x, y, z + i * step + .5), w / 2 + .9, n=36, mat=7, col=col)
        m.cyl((x, y, z + h), (x, y, z + h + 6), w * .34, n=24, mat=7, col=col); return
    for k, (f, h0, h1) in enumerate(((1, 0, h),) if kind != 'stepped' else ((1, 0, h * .62), (.80, h * .62, h * .86), (.58, h * .86, h))):
        a, b = w * f / 2, d * f / 2; m.box(-a, a, -b, b, h0 - (6 if not k else 0), h1, 1, (1, 1, 1), yaw, o)
        for i in range(int(h0 / step), int(h1 / step) + 1):
            q = i * step
            if kind == 'slab': e = 1.5; m.box(-a - e, a + e, -b - e, b + e, q, q + .32, 7, col, yaw, o); m.box(-a - e, a + e, -b - e, -b - e + .06, q + .32, q + 1.1, 1, (1, 1, 1), yaw, o)
            else: m.box(-a - .12, a + .12, -b - .12, b + .12, q, q + .55, 7, col, yaw, o)
        for L, s in ((a, 0), (b, 1)):
            c = max(2, int(2 * L / (7 if kind == 'slab' else 3.2)))
            for i in range(c + 1):
                u = -L + 2 * L * i / c; t, e = (.22, 1.5) if kind == 'slab' else (.14, .3)
                for v in (-1, 1):
                    if s == 0: m.box(u - t, u + t, *sorted((v * b, v * (b + e))), h0, h1, 7, col, yaw, o)
                    else: m.box(*sorted((v * a, v * (a + e))), u - t, u + t, h0, h1, 7, col, yaw, o)
        if kind == 'slab': m.box(-a * .25, a * .25, -b - 1.6, -b, h0 - 4, h1 + 4, 7, col, yaw, o)
    m.box(-w * .2, w * .2, -d * .2, d * .2, h, h + 7, 7, tuple(v * .92 for v in col), yaw, o)
    if kind == 'stepped': m.cyl((x, y, z + h + 6), (x, y, z + h + 34), .5, .08, 6, 7, (.7, .7, .7))
def tank(m, g, rng, x, y, yaw=.5):
    """A rusted tank half sunk in the sand: hull, tracks with wheels, a turret; patches of old paint."""
    m = MB(); z = g(x, y) - .80; P = houses._P(x, y, z, yaw); o = (x, y, z); R = (.062, .033, .021); R2 = (.092, .049, .030); paint = [(.06, .15, .19), (.30, .20, .06), (.24, .07, .08), (.30, .28, .24), (.08, .15, .09), (.05, .10, .20), R2, R]
    m.add([P(a, b, h) for b in (-1.35, 1.35) for a, h in ((-2.9, .7), (-2.7, 1.5), (1.9, 1.6), (3.0, 1.0), (2.6, .5))], [(0, 1, 2, 3, 4), (9, 8, 7, 6, 5), (0, 5, 6, 1), (1, 6, 7, 2), (2, 7, 8, 3), (3, 8, 9, 4)], 7, R2)
    for s in (-1, 1):
        m.box(-2.75, 2.5, *sorted((s * 1.35, s * 1.9)), 1.02, 1.12, 7, R, yaw, o); m.box(-2.4, 2.2, *sorted((s * 1.4, s * 1.85)), -.1, .18, 7, R, yaw, o)
        for i in range(6): a = -2.1 + .84 * i; m.cyl(P(a, s * 1.38, .42), P(a, s * 1.88, .42), .38, n=18, mat=7, col=R); m.cyl(P(a, s * 1.88, .42), P(a, s * 1.92, .42), .22, n=14, mat=7, col=R2)
        for a in (-2.55, 2.5): m.cyl(P(a, s * 1.4, .70), P(a, s * 1.86, .70), .42, n=18, mat=7, col=R)
        for i in range(30): b, w, v, h = rng.uniform(-2.6, 1.7), rng.uniform(.10, .62), rng.uniform(1.13, 1.34), rng.uniform(.06, .20); d = s * (1.356 + .0012 * i); t = rng.normal(0, .03); m.quad(*[P(b + p, d, q) for p, q in ((0, v), (w, v + t), (w * rng.uniform(.8, 1), min(v + h + t, 1.50)), (w * rng.uniform(0, .2), min(v + h, 1.50)))][::s], 7, paint[rng.integers(8)])
    c = P(-.35, 0, 1.5); m.cyl(c, (c[0], c[1], c[2] + .12), 1.28, n=28, mat=7, col=R); m.cyl((c[0], c[1], c[2] + .1), (c[0], c[1], c[2] + .82), 1.22, .98, 28, 7, R2); m.cyl((c[0], c[1], c[2] + .8), (c[0], c[1], c[2] + .95), .98, .8, 28, 7, R); h = P(-.75, .3, 2.4); m.cyl(h, (h[0], h[1], h[2] + .2), .38, n=16, mat=7, col=R)
    m.box(.7, 1.15, -.45, .45, 1.72, 2.2, 7, R, yaw + .12, o); m.cyl(P(1.0, -.08, 1.98), P(3.5, -.42, 2.16), .11, .09, 12, 7, R); m.cyl(P(3.4, -.41, 2.15), P(3.65, -.44, 2.17), .13, n=12, mat=7, col=R)
    for i in range(34):
        a = rng.uniform(0, 6.28); h, k_, w = rng.uniform(.14, .5), rng.uniform(.08, .22), rng.uniform(.07, .30); A, B = 1.228 - .333 * h, 1.228 - .333 * (h + k_); m.add([(c[0] + (R_ + .003 * i / 34) * math.cos(a + t), c[1] + (R_ + .003 * i / 34) * math.sin(a + t), c[2] + .1 + v) for R_, t, v in ((A, 0, h), (A, w, h), (B, w * .9, h + k_), (B, w * .1, h + k_))], [(0, 1, 2, 3)], 7, paint[rng.integers(8)])
    worn = principled('worn', lambda k: k.mixc(1., k.attr(), k.ramp(k.noise(k.pos(), 3.4, 6, .7), [(.3, (.42, .36, .33)), (.7, (1.45, 1.36, 1.28))]), 'MULTIPLY'), .9, .1); m.obj('tank', [None] * 7 + [worn])

# ---- afloat; boats' slots: 0 paint, 1 dark, 2 wood, 3 white
def motoryacht(b, g, rng, x, y, yaw=0, L=34, hull=(.84, .83, .80)):
    """A large motor yacht: a flared hull, three decks with bands of glass, a mast."""
    P = houses._P(x, y, 0, yaw); W = L * .105; F = L * .085; o = (x, y, 0); rings = []
    for i in range(19):
        t = i / 18; u = -L / 2 + L * t; hw = W * (1 - max((t - .55) / .45, 0) ** 2.1) ** .8 * (.90 + .10 * min(t / .2, 1)) if t < 1 else .02; sh = F * (1 + .42 * t * t); rk = L * .045 * t ** 3; rings.append([P(u, hw * .74, -.5), P(u + rk * .5, hw * .90, sh * .5), P(u + rk, hw, sh), P(u + rk, -hw, sh), P(u + rk * .5, -hw * .90, sh * .5), P(u, -hw * .74, -.5)])
    for p, q in ((0, 1), (1, 2), (3, 4), (4, 5)): b.loft([[r[p], r[q]] for r in rings], 0, hull, close=False)
    b.loft([[r[2], r[3]] for r in rings], 2, close=False, smooth=False); b.add(rings[0], [tuple(range(6))], 0, hull)
    for a0, a1, w, z0, z1 in ((-.34, .20, .88, 1, 1.62), (-.24, .13, .74, 1.62, 2.2), (-.14, .06, .56, 2.2, 2.62)):
        n = 8; k = lambda t: [P(L * (a1 + .07 * s), W * w * q, F * (z0 + (z1 - z0) * s)) for q, s in ((0, t),)]
        b.box(L * a0, L * a1, -W * w, W * w, F * z0, F * z1, 3, (1, 1, 1), yaw, o); b.box(L * a0 + L * .02, L * a1 + .06, -W * w - .05, W * w + .05, F * (z0 + (z1 - z0) * .34), F * (z0 + (z1 - z0) * .80), 1, (1, 1, 1), yaw, o); b.box(L * (a0 - .09), L * (a1 + .015), -W * w - .25, W * w + .25, F * z1 - .12, F * z1 + .12, 3, (1, 1, 1), yaw, o)
        f = [P(L * a1, s * W * w * r, F * z) for s, r, z in ((-1, 1, z0), (1, 1, z0), (1, .9, z1), (-1, .9, z1))]; e = P(L * (a1 + .06), 0, F * z0); b.add([*f, P(L * (a1 + .07), W * w * .6, F * z0), P(L * (a1 + .07), -W * w * .6, F * z0)], [(0, 5, 3), (1, 2, 4), (5, 4, 2, 3)], 1); b.add([f[0], f[1], P(L * (a1 + .07), W * w * .6, F * z0), P(L * (a1 + .07), -W * w * .6, F * z0)], [(0, 1, 2, 3)], 3)
    b.cyl(P(-L * .06, 0, F * 2.6), P(-L * .09, 0, F * 3.5), .18, .1, 6, 3); b.sphere(P(-L * .05, W * .2, F * 2.85), L * .014, 10, 3); b.sphere(P(-L * .05, -W * .2, F * 2.85), L * .014, 10, 3)
    b.box(-L * .5, -L * .44, -W * .8, W * .8, F * .35, F * .45, 2, (1, 1, 1), yaw, o)
def fleet(b, g, rng, pts, **k):
    for x, y, yaw, L in pts: motoryacht(b, g, rng, x, y, yaw, L, **k)
AFLOAT = {motoryacht, fleet}
