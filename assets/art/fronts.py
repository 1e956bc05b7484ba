"""Houses of a harbor in more detail than buildings.py has, for views from close by: windows that lie deep in their walls,
shutters, balconies, washing, shops; rows of them wall to wall; quays with steps, moored boats, lanterns that give light.
Each takes the mesh, the ground and the random source first, like landmarks.py, and goes into `FRONTS`."""
import math
import numpy as np
import quick as q
import props as P
from coast import MB, houses, mats, principled, emission, trees
import landmarks as LM
from landmarks import TRIM, IRON

SHUTTERS = [(.05, .15, .10), (.07, .20, .15), (.10, .22, .19), (.13, .23, .12), (.16, .12, .08), (.20, .29, .31)]
CLOTH = [(.84, .83, .80), (.80, .80, .82), (.66, .74, .82), (.82, .70, .60), (.72, .22, .20), (.24, .36, .52), (.84, .80, .66)]
AWNINGS = [(.78, .73, .62), (.80, .76, .68), (.60, .22, .15), (.13, .26, .24), (.16, .24, .36), (.76, .58, .28)]

def FRONTS(*parts, wallc=None, tile=None, lit=0., glow=None):
    """One mesh of all parts; with `lit`, windows shine as brightly as `glow` says."""
    def build(boats, ground, rng, H):
        m = MB(); m.share = lit; level = lambda x, y: max(ground(x, y), 0); ms = mats(tile, wallc, 0)
        if glow: ms[4] = emission('hlit', (1, .62, .30), glow)
        for part, *a in parts: k = a.pop() if a and isinstance(a[-1], dict) else {}; part(boats if part in AFLOAT or part in LM.AFLOAT else m, level, rng, *a, **k)
        m.obj('fronts', [*ms, emission('bulb', (1, .74, .44), (glow or .01) * 2.2)])
    return build

# ---- one house
def panel(m, f, a0, a1, z0, z1, o, t, slot, col):
    """A board that stands off a wall: its face and its four edges."""
    A = [f(a, z, o + t) for a, z in ((a0, z0), (a1, z0), (a1, z1), (a0, z1))]; B = [f(a, z, o) for a, z in ((a0, z0), (a1, z0), (a1, z1), (a0, z1))]; m.add([*A, *B], [(0, 1, 2, 3), (4, 5, 1, 0), (5, 6, 2, 1), (6, 7, 3, 2), (7, 4, 0, 3)], slot, col)
def leaf(m, f, hinge, side, w, z0, z1, turn, col):
    """A shutter that is turned out from the wall by an angle, with two dark fields of slats."""
    c, s = math.cos(turn), math.sin(turn); g = lambda a, z, o: f(hinge + side * (a * c - o * s * 0), z, .05 + a * s + o * c); lo = tuple(v * .62 for v in col)
    panel(m, g, 0, w, z0, z1, 0, .045, 2, col)
    h = z1 - z0
    for u, v in ((.07, .47), (.53, .93)): m.quad(*[g(a, z0 + h * k, .05) for a, k in ((w * .16, u), (w * .84, u), (w * .84, v), (w * .16, v))], 2, lo)
def window(m, f, b, z0, z1, w, col, shc, rng, trim=TRIM, deep=.24, shut=True, arch=False):
    """A window in its opening: reveals, a frame with bars, a sill, painted bands, shutters open, ajar or closed. The wall leaves the hole."""
    a0, a1 = b - w / 2, b + w / 2; lit = rng.random() < getattr(m, 'share', 0)
    for p, r in (((a0, z0), (a0, z1)), ((a0, z1), (a1, z1)), ((a1, z1), (a1, z0)), ((a1, z0), (a0, z0))): m.quad(f(*p, 0), f(*r, 0), f(*r, -deep), f(*p, -deep), 0, tuple(v * .97 for v in trim))
    state = rng.random() if shut else 0; e = .15
    for r in ((a0 - e, a0, z0 - e, z1 + e), (a1, a1 + e, z0 - e, z1 + e), (a0, a1, z1, z1 + e)): panel(m, f, *r, 0, .025, 7, trim)
    panel(m, f, a0 - .2, a1 + .2, z0 - .12, z0, 0, .15, 7, trim)
    if state > .80:
        for s in (-1, 1): panel(m, f, *sorted((b + s * .01, b + s * (w / 2))), z0, z1, -.10, .04, 2, shc); h = z1 - z0; [m.quad(*[f(b + s * w * k, z0 + h * v, -.055) for k, v in ((.07, u0), (.43, u0), (.43, u1), (.07, u1))], 2, tuple(v * .62 for v in shc)) for u0, u1 in ((.06, .47), (.53, .94))]
        return
    m.quad(*[f(a, z, -deep) for a, z in ((a0, z0), (a1, z0), (a1, z1), (a0, z1))], 4 if lit else 1, (1, 1, 1)); fr = (.78, .76, .71) if not lit else (.30, .22, .14); t = .045
    for r in ((a0, a0 + t, z0, z1), (a1 - t, a1, z0, z1), (b - t * .7, b + t * .7, z0, z1), (a0, a1, z0, z0 + t), (a0, a1, z1 - t, z1), (a0, a1, z0 + (z1 - z0) * .64, z0 + (z1 - z0) * .64 + t)): m.quad(*[f(a, z, -deep + .03) for a, z in ((r[0], r[2]), (r[1], r[2]), (r[1], r[3]), (r[0], r[3]))], 7, fr)
    if shut:
        for s in (-1, 1): turn = .04 if rng.random() < .78 else rng.uniform(.4, 1.3); leaf(m, f, b + s * (w / 2 + .02), s, w / 2, z0, z1, turn, shc)
def band(m, f, L, z0, z1, holes, slot, col):
    """A strip of wall with holes (a0, a1, h0, h1) in it."""
    at = -L / 2
    for a0, a1, h0, h1 in sorted(holes):
        m.quad(*[f(a, z, 0) for a, z in ((at, z0), (a0, z0), (a0, z1), (at, z1))], slot, col)
        for u, v in ((z0, h0), (h1, z1)):
            if v - u > .01: m.quad(*[f(a, z, 0) for a, z in ((a0, u), (a1, u), (a1, v), (a0, v))], slot, col)
        at = a1
    m.quad(*[f(a, z, 0) for a, z in ((at, z0), (L / 2, z0), (L / 2, z1), (at, z1))], slot, col)
def rail(m, f, a0, a1, z, out, h=.95):
    """An iron railing round a balcony that reaches `out` from the wall."""
    for p, r in (((a0, 0), (a0, out)), ((a0, out), (a1, out)), ((a1, out), (a1, 0))):
        L = math.hypot(r[0] - p[0], r[1] - p[1]); n = max(2, int(L / .16))
        for u, v in ((h - .05, h), (.08, .12)): m.quad(f(p[0], z + u, p[1]), f(r[0], z + u, r[1]), f(r[0], z + v, r[1]), f(p[0], z + v, p[1]), 7, IRON)
        for i in range(n + 1): t = i / n; a, o = p[0] + (r[0] - p[0]) * t, p[1] + (r[1] - p[1]) * t; da, do = (.011, 0) if p[0] != r[0] else (0, .011); m.quad(f(a - da, z + .1, o - do), f(a + da, z + .1, o + do), f(a + da, z + h, o + do), f(a - da, z + h, o - do), 7, IRON)
def pots(m, f, a0, a1, z, o, rng):
    for _ in range(int((a1 - a0) * 2.2)):
        a = rng.uniform(a0, a1); p = f(a, z, o + rng.uniform(-.06, .06)); m.cyl(p, (p[0], p[1], p[2] + .2), .09, .12, 7, 7, (.42, .20, .11))
        for _ in range(7): c = (p[0] + rng.normal(0, .10), p[1] + rng.normal(0, .10), p[2] + .3 + rng.uniform(-.06, .22)); m.sphere(c, rng.uniform(.05, .12), 5, 2, ((.09, .17, .05), (.13, .22, .07), (.06, .13, .05), (.60, .10, .12))[rng.choice(4, p=(.32, .28, .25, .15))])
def washing(m, f, a0, a1, z, rng, o=.42):
    """A line below a window with what hangs on it."""
    m.quad(f(a0, z, o), f(a1, z, o), f(a1, z + .015, o), f(a0, z + .015, o), 7, (.5, .48, .44)); a = a0 + .1
    while a < a1 - .35: w = min(rng.uniform(.3, .85), a1 - a - .05); h = rng.uniform(.45, 1.05); s = rng.normal(0, .05); m.add([f(a, z, o), f(a + w, z, o), f(a + w - .02, z - h, o + .04 + s), f(a + .03, z - h + rng.normal(0, .03), o - .04 + s)], [(0, 1, 2, 3)], 7, CLOTH[rng.integers(len(CLOTH))]); a += w + rng.uniform(.04, .2)
def awning(m, f, a0, a1, z, rng, out=1.9, col=None):
    c = col or AWNINGS[rng.integers(len(AWNINGS))]; n = max(2, int((a1 - a0) / .34)); stripe = rng.random() < .4
    for i in range(n): u, v = a0 + (a1 - a0) * i / n, a0 + (a1 - a0) * (i + 1) / n; k = (.82, .80, .75) if stripe and i % 2 else c; m.quad(f(u, z, .04), f(v, z, .04), f(v, z - .62, out), f(u, z - .62, out), 7, k); m.quad(f(u, z - .62, out), f(v, z - .62, out), f(v, z - .86 - .05 * (i % 2), out), f(u, z - .86 - .05 * (i % 2), out), 7, k)
    for a in (a0, a1): m.quad(f(a, z - .02, .1), f(a, z - .06, .1), f(a, z - .66, out), f(a, z - .62, out), 7, (.4, .4, .4))
def shop(m, f, b, w, h, col, rng, kind, trim=TRIM):
    """What opens on the quay: an arched door of wood, or a shop behind glass with an awning over it."""
    a0, a1 = b - w / 2, b + w / 2; lit = rng.random() < getattr(m, 'share', 0) * 1.7; deep = .34
    for p, r in (((a0, 0), (a0, h)), ((a0, h), (a1, h)), ((a1, h), (a1, 0))): m.quad(f(*p, 0), f(*r, 0), f(*r, -deep), f(*p, -deep), 7, trim)
    for r in ((a0 - .2, a0, 0, h + .2), (a1, a1 + .2, 0, h + .2), (a0, a1, h, h + .2)): panel(m, f, *r, 0, .05, 7, trim)
    wood = [(.16, .085, .04), (.07, .14, .11), (.12, .16, .20), (.22, .13, .07), (.10, .06, .04)][rng.integers(5)]
    if kind == 'shop':
        m.quad(*[f(a, z, -deep) for a, z in ((a0, 0), (a1, 0), (a1, h), (a0, h))], 4 if lit else 1); n = max(2, round(w / .9))
        for i in range(n + 1): a = a0 + w * i / n; panel(m, f, a - .05, a + .05, 0, h, -deep, .07, 2, wood)
        panel(m, f, a0, a1, 0, .5, -deep, .05, 2, wood); panel(m, f, a0, a1, h - .55, h - .45, -deep, .06, 2, wood); awning(m, f, a0 - .3, a1 + .3, h + .45, rng, rng.uniform(1.5, 2.6))
        if rng.random() < .5: panel(m, f, a0, a1, h + .5, h + .9, 0, .06, 2, wood)
    else:
        m.quad(*[f(a, z, -deep) for a, z in ((a0, 0), (a1, 0), (a1, h), (a0, h))], 2, wood)
        for s in (-1, 1): panel(m, f, *sorted((b + s * .03, b + s * w * .46)), .15, h * .44, -deep, .03, 2, tuple(v * 1.15 for v in wood)); panel(m, f, *sorted((b + s * .03, b + s * w * .46)), h * .48, h * .74, -deep, .03, 2, tuple(v * 1.15 for v in wood))
        panel(m, f, a0, a1, h * .79, h * .83, -deep, .06, 2, wood)
        if h > 2.8: m.quad(*[f(a, z, -deep + .02) for a, z in ((a0 + .1, h * .84), (a1 - .1, h * .84), (a1 - .1, h - .1), (a0 + .1, h - .1))], 4 if lit else 1)
def house(m, g, rng, x, y, z, w, d, floors, yaw, col, fh=3.05, gf=3.4, roof='gable', trim=None, shc=None, base=None, down=3., ground='mixed', balcony=.25, wash=.12, sides=(0, 1, 3), win=(.92, 1.55), gap=2.1, quoins=.3, foot=None, chimneys=True, pent=.25):
    """A house of a harbor: `floors` above the one on the quay; the front looks along -b."""
    PP = houses._P(x, y, z, yaw); o = (x, y, z); h = gf + floors * fh; trim = trim or ((.83, .80, .73), (.80, .75, .66), (.84, .82, .78))[rng.integers(3)]; shc = shc or SHUTTERS[rng.integers(len(SHUTTERS))]; S = LM.sides(PP, w, d); base = base or tuple(v * .82 for v in col)
    for k, (L, f) in enumerate(S):
        if k not in sides: m.quad(*[f(a, v, 0) for a, v in ((-L / 2, -down), (L / 2, -down), (L / 2, h), (-L / 2, h))], 0, col); continue
        m.quad(*[f(a, v, 0) for a, v in ((-L / 2, -down), (L / 2, -down), (L / 2, 0), (-L / 2, 0))], 5 if foot is None else 0, (1, 1, 1) if foot is None else foot)
        n = max(1, int((L - .7) / gap)) if k == 0 else max(1, int((L - 1.2) / (gap * 1.35))); cols = [-L / 2 + .35 + (L - .7) * (i + .5) / n for i in range(n)] if k == 0 else [-L / 2 + .6 + (L - 1.2) * (i + .5) / n for i in range(n)]
        holes = []
        if k == 0 and ground != 'none':
            i = 0; spots = []
            if ground == 'mixed' and L > 5.2 and rng.random() < .75: spots = [('shop', rng.choice([-1, 1]) * L * .15, min(L * .52, 3.6), 2.75), ('door', None, 1.1, 2.5)]; spots[1] = ('door', -math.copysign(L / 2 - 1.05, spots[0][1]), 1.1, 2.5)
            elif ground == 'shops': spots = [('shop', (L / 2 - .4) * (-.5 if j == 0 else .5) if L > 6 else 0, (L / 2 - .9) if L > 6 else L - 1.4, 2.8) for j in range(2 if L > 6 else 1)]
            else: spots = [('door' if rng.random() < .6 else 'win', c, 1.15, 2.5) for c in cols]
            for kind, c, ww, hh in spots:
                if kind == 'win': holes.append((c - .45, c + .45, 1.05, 2.5)); window(m, f, c, 1.05, 2.5, .9, col, shc, rng, trim)
                else: holes.append((c - ww / 2, c + ww / 2, 0, hh)); shop(m, f, c, ww, hh, col, rng, kind, trim)
        elif k: holes = [(c - .42, c + .42, 1.1, 2.5) for c in cols if rng.random() < .6]; [window(m, f, (a + b) / 2, u, v, b - a, col, shc, rng, trim) for a, b, u, v in holes]
        band(m, f, L, 0, gf, holes, 0, base)
        for i in range(floors):
            z0 = gf + i * fh; holes = []; bal = k == 0 and rng.random() < balcony and i < floors; wide = bal and rng.random() < .35; only = rng.integers(n)
            for j, c in enumerate(cols):
                if k and rng.random() < .3: continue
                door = bal and (wide or j == only); lo, hi = z0 + (.12 if door else .85), z0 + (.12 + 2.25 if door else .85 + win[1] * (.86 if i == floors - 1 else 1)); hw = win[0] / 2; holes.append((c - hw, c + hw, lo, hi)); window(m, f, c, lo, hi, win[0], col, shc, rng, trim)
                if door and not wide: s = 1.0; panel(m, f, c - s, c + s, z0 - .10, z0 + .06, 0, .85, 7, trim); rail(m, f, c - s, c + s, z0 + .06, .82); rng.random() < .5 and pots(m, f, c - .9, c + .9, z0 + .08, .68, rng)
                elif not door and k == 0 and rng.random() < wash: washing(m, f, c - 1.0, c + 1.0, lo - .18, rng)
                elif not door and rng.random() < .14: pots(m, f, c - .4, c + .4, lo, .05, rng)
            if bal and wide: a = L / 2 - .5; panel(m, f, -a, a, z0 - .12, z0 + .06, 0, .95, 7, trim); rail(m, f, -a, a, z0 + .06, .92); pots(m, f, -a, a, z0 + .08, .76, rng)
            band(m, f, L, z0, z0 + fh, holes, 0, col)
        panel(m, f, -L / 2, L / 2, gf - .12, gf + .10, 0, .07, 7, trim)
        if quoins and k == 0 and rng.random() < quoins:
            for s in (-1, 1): panel(m, f, *sorted((s * L / 2, s * (L / 2 - .32))), gf, h, 0, .03, 7, trim)
        panel(m, f, -L / 2, L / 2, h - .42, h - .2, 0, .14, 7, trim); panel(m, f, -L / 2, L / 2, h - .2, h, 0, .30, 7, trim)
        if k == 0 and rng.random() < .7: c = f(L / 2 - .18, 0, .1); t = f(L / 2 - .18, h, .1); m.cyl(c, t, .05, n=5, mat=7, col=(.30, .24, .19), caps=False)
    e = .55; A = [PP(-w / 2 - .12, -d / 2 - e, h), PP(w / 2 + .12, -d / 2 - e, h), PP(w / 2 + .12, d / 2 + e, h), PP(-w / 2 - .12, d / 2 + e, h)]; r = d * rng.uniform(.15, .20)
    if roof == 'flat':
        m.quad(*[PP(a, b, h) for a, b in ((-w / 2, -d / 2), (w / 2, -d / 2), (w / 2, d / 2), (-w / 2, d / 2))], 7, (.46, .33, .25)); up = .85
        for a0, a1, b0, b1 in ((-w / 2, w / 2, -d / 2, -d / 2 + .22), (-w / 2, w / 2, d / 2 - .22, d / 2), (-w / 2, -w / 2 + .22, -d / 2, d / 2), (w / 2 - .22, w / 2, -d / 2, d / 2)): m.box(a0, a1, b0, b1, h, h + up, 0, col, yaw, o)
        if rng.random() < pent: m.box(-w * .3, w * .18, 0, d * .42, h, h + 2.6, 0, col, yaw, o); m.box(-w * .3 - .25, w * .18 + .25, -.25, d * .42 + .25, h + 2.6, h + 2.75, 7, trim, yaw, o)
        if rng.random() < .4: pots(m, S[0][1], -w * .4, w * .4, h + up, -.1, rng)
    else:
        if roof == 'hip': t = min(w, d) * .42; g0, g1 = PP(-w / 2 + t, 0, h + r), PP(w / 2 - t, 0, h + r)
        else: g0, g1 = PP(-w / 2 - .12, 0, h + r), PP(w / 2 + .12, 0, h + r)
        m.add([*A, g0, g1], [(0, 1, 5, 4), (2, 3, 4, 5)] + ([(1, 2, 5), (3, 0, 4)] if roof == 'hip' else []), 3)
        if roof != 'hip': m.add([PP(w / 2, -d / 2, h), PP(w / 2, d / 2, h), PP(w / 2, 0, h + r)], [(0, 1, 2)], 0, col); m.add([PP(-w / 2, -d / 2, h), PP(-w / 2, d / 2, h), PP(-w / 2, 0, h + r)], [(0, 1, 2)], 0, col)
        m.add([A[0], A[1], PP(w / 2 + .12, -d / 2, h - .06), PP(-w / 2 - .12, -d / 2, h - .06)], [(0, 1, 2, 3)], 7, tuple(.8 * v for v in trim)); c0, c1 = A[0], A[1]; m.cyl((c0[0], c0[1], c0[2] - .03), (c1[0], c1[1], c1[2] - .03), .075, n=6, mat=7, col=(.32, .25, .19), caps=False)
    if chimneys:
        for _ in range(rng.integers(1, 3)): a, b = rng.uniform(-w * .36, w * .36), rng.uniform(-d * .1, d * .34); k = h + r * (1 - abs(b) / (d / 2 + e)) if roof != 'flat' else h; m.box(a - .32, a + .32, b - .28, b + .28, k - .4, k + 1.1, 0, (.74, .66, .54), yaw, o); m.box(a - .4, a + .4, b - .36, b + .36, k + 1.1, k + 1.2, 7, (.52, .26, .16), yaw, o); [m.box(a + s * .26 - .08, a + s * .26 + .08, b - .26, b + .26, k + 1.2, k + 1.5, 7, (.56, .30, .19), yaw, o) for s in (-1, 1)]; m.box(a - .4, a + .4, b - .34, b + .34, k + 1.5, k + 1.58, 7, (.50, .25, .16), yaw, o)
    return h

# ---- rows and slopes of houses
def row(m, g, rng, pts, z=1.9, cols=(), w=(5.2, 8.2), floors=(3, 5), depth=(9, 11), roofs=('gable',), skip=(), jut=.35, ends=True, **k):
    """Houses wall to wall along points, the fronts on the right of the way; no two neighbors have a color in common. Only the two at the ends have windows beside."""
    last = [-1, -1]
    for at, ((x0, y0), (x1, y1)) in enumerate(zip(pts, pts[1:])):
        L = math.hypot(x1 - x0, y1 - y0); a = math.atan2(y1 - y0, x1 - x0); t = 0
        while t < L - 3:
            ww = min(rng.uniform(*w), L - t); ww = L - t if L - t - ww < w[0] * .7 else ww; c = rng.choice([i for i in range(len(cols)) if i not in last]); last = [last[1], c]; f = (t + ww / 2) / L; u = rng.uniform(-jut, jut); d = rng.uniform(*depth); x, y = x0 + (x1 - x0) * f - math.sin(a) * (d / 2 + u), y0 + (y1 - y0) * f + math.cos(a) * (d / 2 + u); t += ww
            if any(math.hypot(x - sx, y - sy) < sr for sx, sy, sr in skip): continue
            kk = rng.uniform(.92, 1.05); sides = (0, *((3,) if ends and at == 0 and f * L < w[1] else ()), *((1,) if ends and at == len(pts) - 2 and t > L - 3 else ())); zz = z if z is not None else g(x + math.sin(a) * d * .5, y - math.cos(a) * d * .5); n = int(rng.integers(floors[0], floors[1] + 1)); house(m, g, rng, x, y, zz, ww - .02, d, n, a, tuple(v * kk for v in cols[c]), roof=roofs[rng.integers(len(roofs))], sides=sides, fh=rng.uniform(2.85, 3.2), **k)
def terraced(m, g, rng, spots, cols, floors=(1, 3), w=(7, 11), d=(7, 9), yaw=None, roofs=('hip', 'gable'), garden=3.2, **k):
    """Houses on a slope, each on a level terrace behind a wall of stone, its garden before it."""
    e = 2.; last = -1
    for x, y, *turn in spots:
        gx, gy = (g(x + e, y) - g(x - e, y)) / (2 * e), (g(x, y + e) - g(x, y - e)) / (2 * e); a = turn[0] if turn else math.atan2(gy, gx) - math.pi / 2 + rng.normal(0, .08); ww, dd = rng.uniform(*w), rng.uniform(*d); PP = houses._P(x, y, 0, a); z = max(g(*PP(u, v, 0)[:2]) for u in (-ww / 2, 0, ww / 2) for v in (-dd / 2, dd * .1)); lo = min(g(*PP(u, -dd / 2 - garden, 0)[:2]) for u in (-ww / 2, 0, ww / 2)); o = (x, y, z)
        c = rng.choice([i for i in range(len(cols)) if i != last]); last = c; m.box(-ww / 2 - 1.6, ww / 2 + 1.6, -dd / 2 - garden, dd / 2, lo - z - 2, -.02, 5, (1, 1, 1), a, o); m.box(-ww / 2 - 1.7, ww / 2 + 1.7, -dd / 2 - garden - .1, -dd / 2 - garden + .35, -.1, .75, 5, (1, 1, 1), a, o); house(m, g, rng, x, y, z, ww, dd, int(rng.integers(floors[0], floors[1] + 1)), a, cols[c], ground='door', roof=roofs[rng.integers(len(roofs))], gf=3.0, down=1., **k)
def lanterns(m, g, rng, x0, y0, x1, y1, step=15, h=4.4, z=1.9, power=0., col=(1, .70, .40)):
    """Iron posts with a lantern each, which give light where `power` says so."""
    n = max(1, int(math.hypot(x1 - x0, y1 - y0) / step))
    for i in range(n + 1):
        x, y = x0 + (x1 - x0) * i / n, y0 + (y1 - y0) * i / n; m.cyl((x, y, z), (x, y, z + .5), .16, .12, 8, 7, IRON); m.cyl((x, y, z + .5), (x, y, z + h), .065, .05, 7, 7, IRON); m.cyl((x, y, z + h), (x, y, z + h + .1), .2, n=6, mat=7, col=IRON); m.cyl((x, y, z + h + .1), (x, y, z + h + .6), .15, .22, 6, 9 if power else 7, (.80, .79, .74)); m.cyl((x, y, z + h + .6), (x, y, z + h + .85), .27, .03, 6, 7, IRON)
        if power: q.S.lamps.append((x, y, z + h + .3, *(power * v for v in col)))
def tables(m, g, rng, x0, x1, y, z=1.9, n=10, depth=2.6, shade=.6, power=0.):
    """Tables of a quay with chairs, some under square sunshades."""
    for i in range(n):
        x, yy = x0 + (x1 - x0) * (i + rng.uniform(.3, .7)) / n, y + rng.uniform(0, depth); m.cyl((x, yy, z), (x, yy, z + .72), .04, n=6, mat=7, col=IRON); m.box(-.38, .38, -.38, .38, .72, .75, 7, (.80, .78, .74), rng.uniform(0, 1.5), (x, yy, z))
        for k in range(int(rng.integers(2, 5))): a = k * 1.57 + rng.normal(0, .2); o = (x + .68 * math.cos(a), yy + .68 * math.sin(a), z); c = [(.30, .20, .12), (.62, .58, .50)][i % 2]; m.box(-.2, .2, -.2, .2, .42, .46, 7, c, a, o); m.box(.17, .21, -.2, .2, .46, .88, 7, c, a, o); [m.box(u - .02, u + .02, v - .02, v + .02, 0, .42, 7, c, a, o) for u in (-.17, .17) for v in (-.17, .17)]
        if rng.random() < shade: s = 1.35; e = z + 2.35; c = (.80, .77, .69); m.cyl((x, yy, z), (x, yy, e + .5), .035, n=6, mat=7, col=(.36, .26, .17)); m.add([(x - s, yy - s, e), (x + s, yy - s, e), (x + s, yy + s, e), (x - s, yy + s, e), (x, yy, e + .55)], [(0, 1, 4), (1, 2, 4), (2, 3, 4), (3, 0, 4)], 7, c); [m.quad((x + s * u0, yy + s * v0, e), (x + s * u1, yy + s * v1, e), (x + s * u1, yy + s * v1, e - .2), (x + s * u0, yy + s * v0, e - .2), 7, c) for u0, v0, u1, v1 in ((-1, -1, 1, -1), (1, -1, 1, 1), (1, 1, -1, 1), (-1, 1, -1, -1))]
        if power: q.S.lamps.append((x, yy, z + 1.9, power, power * .68, power * .36))

# ---- afloat
PAINTS = [(.80, .78, .72), (.10, .26, .42), (.05, .20, .34), (.58, .13, .09), (.12, .36, .36), (.82, .68, .30), (.78, .76, .70), (.14, .30, .22), (.70, .40, .18)]
def pointu(b, g, rng, x, y, yaw, L=6.4, paint=None, cover=None):
    """A wooden fishing boat with a point at both ends of its line: band, foredeck, engine box, a short mast, a coil, fenders."""
    c = paint or PAINTS[rng.integers(len(PAINTS))]; o = P.skiff(x, y, 0, yaw, L, .37, P.boat_woods(c, (.70, .66, .56) if rng.random() < .5 else None), thwarts=(-.28, .12), sheer=.46, deck=.70); m = MB(); W = L * .37 / 2; Dp = L * .125; second = PAINTS[rng.integers(len(PAINTS))]; edge = []
    for t in np.linspace(0, 1, 30): hw = W * max(1e-3, 1 - max((t - .42) / .58, 0) ** 2.3) ** .8 * (.74 + .26 * min(t / .35, 1) ** .8); edge.append((L * (t - .5) + .09 * L * t ** 3, hw, Dp * (.62 + .46 * 1.8 * max(t - .35, 0) ** 2 + .14 * (1 - t) ** 2)))
    for s in (-1, 1): m.loft([[(u, s * (v + .02), w - .03), (u, s * (v + .025), w - .17)] for u, v, w in edge], 0, second, close=False)
    u, v, w = edge[-1]; m.box(u - .08, u + .07, -.06, .06, w - .3, w + .42, 2); z = Dp * .34; m.box(-L * .16, L * .04, -W * .42, W * .42, z - .2, z + .42, 0, c); m.box(-L * .17, L * .05, -W * .46, W * .46, z + .42, z + .47, 2)
    if rng.random() < .5: m.cyl((L * .16, 0, z), (L * .13, 0, z + L * .42), .05, .035, 8, 2); m.cyl((L * .14, 0, z + L * .1), (-L * .34, 0, z + L * .17), .035, n=6, mat=2)
    if (rng.random() < .35) if cover is None else cover:
        k = [(.10, .20, .34), (.72, .68, .58), (.12, .26, .20)][rng.integers(3)]; m.loft([[(u, s * v * 1.03, w + .03 + .42 * (1 - abs(s)) * (1 - abs(2 * t - 1) ** 3)) for s in np.linspace(-1, 1, 9)] for (u, v, w), t in zip(edge[2:22], np.linspace(0, 1, 20))], 1, k, close=False)
    for s in (-1, 1):
        for i in (8, 15): u, v, w = edge[i]; m.sphere((u, s * (v + .1), w - .28), (.11, .11, .2), 8, 1, (.80, .79, .74))
    for i in range(4): P.ring(m, (L * .32, .1, edge[24][2] + .03 + .05 * i), .24 - .02 * i, .03, (0, 0, 1), 20, 6, 3)
    r = m.obj('fittings', [principled('bpaint2', lambda k: k.attr(), .35, .4), principled('canvas', lambda k: k.attr(), .9), P.I.oak('spar', (.34, .18, .08), (.48, .28, .13), rough=.35), principled('rope', (.50, .42, .28), .9)]); r.parent = o; return o
def moored(b, g, rng, pts, L=(5.6, 7.6), lines=True, **k):
    """Fishing boats at (x, y, yaw), each on a line to the quay ahead of its stem where the fourth of its numbers says how far."""
    m = MB()
    for x, y, yaw, *far in pts:
        l = rng.uniform(*L); pointu(b, g, rng, x, y, yaw, l, **k)
        if far: c, s = math.cos(yaw), math.sin(yaw); a = np.array((x + c * l * .56, y + s * l * .56, .95)); e = np.array((x + c * (l * .5 + far[0]), y + s * (l * .5 + far[0]), 2.1)); p = [tuple(a + (e - a) * t - np.array((0, 0, .35 * 4 * t * (1 - t)))) for t in np.linspace(0, 1, 9)]; [m.cyl(u, v, .022, n=5, mat=0, col=(.5, .43, .3), caps=False) for u, v in zip(p, p[1:])]
    if m.f: m.obj('lines', [principled('ropes', (.46, .40, .29), .9)])
def yawl(b, g, rng, x, y, yaw, L=13, hull=None):
    """A sailing yacht at rest: long hull, coach roof, mast with shrouds, furled sail on its boom."""
    houses.boat(b, x, y, yaw, L, 'sail', rng, hull); PP = houses._P(x, y, 0, yaw); fb = L * .10; b.cyl(PP(L * .06, 0, fb * 2.35), PP(-L * .34, 0, fb * 2.25), L * .020, n=8, mat=0, col=(.12, .20, .32))
    for s in (-1, 1):
        for k in (.62, .36): b.cyl(PP(L * .08, 0, L * 1.25 * k), PP(L * .08, s * L * .07, L * 1.25 * k), L * .004, n=5, mat=3); b.cyl(PP(L * .08, s * L * .07, L * 1.25 * k), PP(L * .06, s * L * .12, fb), L * .0016, n=4, mat=1, caps=False)
AFLOAT = {pointu, moored, yawl}
