"""Buildings: Cycladic cubes, tall coloured harbour houses, stone towns; and small boats."""
import math
from kit import *

# slots: 0 plaster (colour from the builder), 1 dark window, 2 painted wood (colour), 3 tiles, 4 lit window, 5 stone
def mats(lit=0.0):
    tile = principled('tile', lambda k: k.mixc(k.noise(k.pos(), 1.1, 5, .7), (.30, .105, .05), (.46, .22, .12)), .85, .2, bump=(3.2, .6, .15))
    pl = principled('plaster', lambda k: k.mixc(1.0, k.attr(), k.ramp(k.noise(k.pos(), .35, 6, .65), [(.3, (.80, .79, .77)), (.7, (1, 1, 1))]), 'MULTIPLY'), .9, .15, bump=(1.5, .15, .08))
    return [pl, principled('hwin', (.02, .028, .035), .12, .6), principled('paint', lambda k: k.attr(), .5, .4), tile, emission('hlit', (1, .6, .28), 3.0 * lit) if lit else principled('hlit', (.03, .035, .04), .1),
            principled('stone', lambda k: k.mixc(k.noise(k.pos(), .8, 6, .7), (.30, .26, .21), (.52, .47, .39)), .9, .2, bump=(1.2, .6, .2))]

def _P(x, y, z, yaw):
    c, s = math.cos(yaw), math.sin(yaw)
    return lambda a, b, h: (x + a * c - b * s, y + a * s + b * c, z + h)

def cyc_house(m, x, y, z, w, d, h, yaw, rng, lit=0.0, down=9):
    """A white cube with a parapet; its front looks along -b (towards the sea)."""
    wh = rng.uniform(.76, .86); col = (wh, wh * rng.uniform(.965, .985), wh * rng.uniform(.90, .95))
    if rng.random() < .07: col = (.72, .56, .40)
    if rng.random() < .04: col = (.70, .50, .42)
    P = _P(x, y, z, yaw); o = (x, y, z)
    m.box(-w / 2, w / 2, -d / 2, d / 2, -down, h, 0, col, yaw, o)
    for a0, a1, b0, b1 in ((-w / 2, w / 2, -d / 2, -d / 2 + .25), (-w / 2, w / 2, d / 2 - .25, d / 2), (-w / 2, -w / 2 + .25, -d / 2, d / 2), (w / 2 - .25, w / 2, -d / 2, d / 2)):
        m.box(a0, a1, b0, b1, h, h + .4, 0, col, yaw, o)
    blue = (.03, .10, .25) if rng.random() < .7 else (.10, .2, .28)
    def op(b, sgn, along, ww, z0, z1, slot, c):
        if along: q = [P(b - ww / 2, sgn * (d / 2 + .04), z0), P(b + ww / 2, sgn * (d / 2 + .04), z0), P(b + ww / 2, sgn * (d / 2 + .04), z1), P(b - ww / 2, sgn * (d / 2 + .04), z1)]
        else: q = [P(sgn * (w / 2 + .04), b - ww / 2, z0), P(sgn * (w / 2 + .04), b + ww / 2, z0), P(sgn * (w / 2 + .04), b + ww / 2, z1), P(sgn * (w / 2 + .04), b - ww / 2, z1)]
        m.quad(*q, slot, c)
    n = max(1, int(w / 2.6))
    for i in range(n):
        b = -w / 2 + w * (i + .5) / n
        L = 4 if rng.random() < lit else 1
        if i == n // 2 and rng.random() < .75: op(b, -1, True, 1.0, .05, 2.1, 2, blue)
        elif rng.random() < .8: op(b, -1, True, .75, 1.0, 2.0, L, blue)
        if h > 5 and rng.random() < .8: op(b, -1, True, .8, h - 2.1, h - .9, L, blue)
    for sg in (-1, 1):
        for b in (-d / 4, d / 4):
            if rng.random() < .55: op(b, sg, False, .7, 1.0, 1.9, 4 if rng.random() < lit else 1, blue)
    if rng.random() < .45: m.box(-w / 2 - .1, w / 2 + .1, -d / 2 - 3.2, -d / 2, -down, 0, 0, col, yaw, o); m.box(-w / 2 - .1, w / 2 + .1, -d / 2 - 3.3, -d / 2 - 3.1, 0, .85, 0, col, yaw, o)
    if rng.random() < .3: m.box(w * .1, w * .38, d * .05, d * .3, h, h + rng.uniform(.8, 2.4), 0, col, yaw, o)
    r = rng.random()
    if r < .10: vault(m, x, y, z + h, w * .98, d, yaw, col)

def vault(m, x, y, z, w, d, yaw, col):
    P = _P(x, y, z, yaw); n = 12; A = [math.pi * i / n for i in range(n + 1)]
    R = [[P(-w / 2 * math.cos(a), b, w * .32 * math.sin(a)) for a in A] for b in (-d / 2, d / 2)]
    m.loft(R, 0, col, close=False)
    for r in R: m.add(r, [tuple(range(n + 1))], 0, col)

def church(m, x, y, z, yaw, s=1.0, dome=(.025, .085, .22)):
    w = (.84, .82, .77); o = (x, y, z); P = _P(x, y, z, yaw)
    m.box(-4 * s, 4 * s, -5 * s, 5 * s, -10, 5 * s, 0, w, yaw, o)
    m.cyl(P(0, 0, 5 * s), P(0, 0, 6.6 * s), 2.9 * s, n=20, mat=0, col=w); c = P(0, 0, 6.6 * s)
    m.sphere(c, (2.95 * s, 2.95 * s, 2.7 * s), 24, 2, dome, zmin=0.0)
    m.cyl(P(0, 0, 9.2 * s), P(0, 0, 9.9 * s), .35 * s, n=8, mat=0, col=w); m.box(-.06, .06, -.06, .06, 9.9 * s, 11.2 * s, 0, w, yaw, o); m.box(-.4, .4, -.06, .06, 10.5 * s, 10.62 * s, 0, w, yaw, o)
    for i in range(8):
        a = i * math.pi / 4; q = P(2.93 * s * math.cos(a), 2.93 * s * math.sin(a), 5.8 * s); m.sphere(q, .28 * s, 6, 1)
    for k, (hh, ww) in enumerate(((7.5, 1.6), (9.6, 1.3))):  # bell wall
        m.box(-ww * s, ww * s, -5.2 * s, -4.5 * s, 0, hh * s, 0, w, yaw, o)
        for b in ((-.6, .6) if k == 0 else (0,)): q = [P(s * (b + dx), -5.24 * s, s * zz) for dx, zz in ((-.32, hh - 1.6), (.32, hh - 1.6), (.32, hh - .6), (-.32, hh - .6))]; m.quad(*q, 1)

WARM = [(.72, .47, .24), (.74, .38, .26), (.78, .56, .34), (.66, .30, .20), (.80, .66, .46), (.75, .49, .38), (.70, .55, .30), (.80, .70, .55), (.62, .36, .26), (.77, .60, .50)]
def riv_house(m, x, y, z, w, d, h, yaw, rng, lit=.0, cols=WARM, down=8, roof=True, shut=None, slot=0, arcade=False):
    c = cols[rng.integers(len(cols))]; k = rng.uniform(.86, 1.06); col = tuple(v * k for v in c); o = (x, y, z); P = _P(x, y, z, yaw)
    m.box(-w / 2, w / 2, -d / 2, d / 2, -down, h, slot, col, yaw, o)
    m.box(-w / 2 - .05, w / 2 + .05, -d / 2 - .12, -d / 2, h - .35, h, 0, (.8, .76, .68), yaw, o)
    shc = shut or [(.06, .17, .12), (.10, .22, .20), (.14, .22, .14), (.20, .28, .30), (.25, .15, .09)][rng.integers(5)]
    nf = max(2, int(h / 3.1)); fh = h / nf
    for side, L in ((0, w), (1, d), (2, d)):
        n = max(2, int(L / 2.3))
        for f in range(nf):
            for i in range(n):
                if side and rng.random() < .35: continue
                b = -L / 2 + L * (i + .5) / n; z0 = f * fh + .9; z1 = f * fh + 2.45; ww = .48; isdoor = f == 0 and side == 0
                if isdoor: z0, z1, ww = .05, 2.6, .8
                def Q(a0, a1, off, u0, u1):
                    if side == 0: return [P(b + a0, -d / 2 - off, u0), P(b + a1, -d / 2 - off, u0), P(b + a1, -d / 2 - off, u1), P(b + a0, -d / 2 - off, u1)]
                    s_ = 1 if side == 1 else -1
                    return [P(s_ * (w / 2 + off), b + a0, u0), P(s_ * (w / 2 + off), b + a1, u0), P(s_ * (w / 2 + off), b + a1, u1), P(s_ * (w / 2 + off), b + a0, u1)]
                m.quad(*Q(-ww - .1, ww + .1, .03, z0 - .1, z1 + .12), 0, (.82, .77, .68))
                closed = rng.random() < .3 and not isdoor
                m.quad(*Q(-ww, ww, .05, z0, z1), 2 if closed else (4 if rng.random() < lit else 1), shc)
                if not isdoor and not closed:
                    m.quad(*Q(-ww * 2.05, -ww, .09, z0, z1), 2, shc); m.quad(*Q(ww, ww * 2.05, .09, z0, z1), 2, shc)
                if isdoor and rng.random() < .5:  # awning
                    ac = [(.75, .70, .6), (.55, .16, .12), (.12, .25, .3), (.8, .6, .3)][rng.integers(4)]
                    m.quad(P(b - 1.1, -d / 2 - .05, 3.0), P(b + 1.1, -d / 2 - .05, 3.0), P(b + 1.1, -d / 2 - 1.7, 2.4), P(b - 1.1, -d / 2 - 1.7, 2.4), 2, ac)
    if roof:
        e = .5; r = d * rng.uniform(.16, .22); A = [P(-w / 2 - e, -d / 2 - e, h), P(w / 2 + e, -d / 2 - e, h), P(w / 2 + e, d / 2 + e, h), P(-w / 2 - e, d / 2 + e, h)]
        if rng.random() < .6: g0, g1 = P(-w / 2 - e, 0, h + r), P(w / 2 + e, 0, h + r)
        else: t = min(w, d) * .4; g0, g1 = P(-w / 2 + t, 0, h + r), P(w / 2 - t, 0, h + r)
        m.add([*A, g0, g1], [(0, 1, 5, 4), (2, 3, 4, 5), (1, 2, 5), (3, 0, 4)], 3); m.add([*A], [(3, 2, 1, 0)], 0, (.7, .65, .55))
        if rng.random() < .7: m.box(w * .2, w * .2 + .8, -.4, .4, h, h + r + 1.1, 0, col, yaw, o)

def campanile(m, x, y, z, h=30, col=(.76, .60, .42), dome=(.30, .42, .36), stone=False):
    s = 5 if stone else 0; m.box(-2.6, 2.6, -2.6, 2.6, -5, h, s, col, 0, (x, y, z)); m.box(-2.9, 2.9, -2.9, 2.9, h * .70, h * .72, s, (.8, .75, .65), 0, (x, y, z)); m.box(-2.9, 2.9, -2.9, 2.9, h - .3, h + .3, s, (.8, .75, .65), 0, (x, y, z))
    for sg in (-1, 1):
        for ax in (0, 1):
            q = [(-.8, h * .76), (.8, h * .76), (.8, h * .93), (-.8, h * .93)]
            m.quad(*[((x + a, y + sg * 2.63, z + b) if ax == 0 else (x + sg * 2.63, y + a, z + b)) for a, b in q], 1)
    if stone: m.add([(x - 2.7, y - 2.7, z + h), (x + 2.7, y - 2.7, z + h), (x + 2.7, y + 2.7, z + h), (x - 2.7, y + 2.7, z + h), (x, y, z + h + 6)], [(0, 1, 4), (1, 2, 4), (2, 3, 4), (3, 0, 4)], 3)
    else: m.cyl((x, y, z + h), (x, y, z + h + 1.6), 2.1, n=8, mat=0, col=col); m.sphere((x, y, z + h + 1.6), (2.2, 2.2, 2.6), 16, 2, dome, zmin=0.0); m.cyl((x, y, z + h + 4), (x, y, z + h + 6), .12, n=5, mat=2, col=(.5, .4, .2))

# ---- small boats; slots: 0 paint (colour), 1 dark, 2 wood, 3 white
def boat_mats():
    return [principled('bpaint', lambda k: k.attr(), .25, .5, coat=.5), principled('bdark', (.02, .025, .03), .1), principled('bwood', (.30, .16, .07), .35, coat=.4), principled('bwhite', (.82, .80, .76), .35)]
def boat(m, x, y, yaw, L=7, kind='gozzo', rng=None, col=None):
    col = col or [(.82, .80, .76), (.10, .22, .36), (.60, .14, .10), (.12, .35, .38), (.80, .70, .45), (.85, .84, .8), (.05, .12, .22)][rng.integers(7)]
    P = _P(x, y, 0, yaw); W = L * (.16 if kind == 'gozzo' else .15); fb = L * .10 if kind != 'yacht' else L * .085
    rings = []
    for i in range(15):
        t = i / 14; u = -L / 2 + L * t; hw = W * max(1 - max((t - .4) / .6, 0) ** 2.2, 0) ** .75 * (.72 + .28 * min(t / .35, 1)) if kind != 'gozzo' else W * max(1 - abs(2 * t - 1) ** 2.4, 0) ** .7
        sh = fb * (1 + .6 * t * t + (.25 * (1 - t) ** 2 if kind == 'gozzo' else 0)); rk = .06 * L * t ** 3
        rings.append([P(u, hw * .55, -.3), P(u + rk * .6, hw * .95, sh * .45), P(u + rk, hw, sh), P(u + rk, -hw, sh), P(u + rk * .6, -hw * .95, sh * .45), P(u, -hw * .55, -.3)])
    for a, b in ((0, 1), (1, 2), (3, 4), (4, 5)): m.loft([[r[a], r[b]] for r in rings], 0, col, close=False)
    m.loft([[r[2], r[3]] for r in rings], 2, close=False, smooth=False)
    m.add(rings[0], [tuple(range(6))], 0, col)
    o = (x, y, 0)
    if kind == 'sail':
        m.box(-L * .15, L * .2, -W * .55, W * .55, fb * .9, fb * 1.55, 3, (1, 1, 1), yaw, o); m.box(-L * .1, L * .15, -W * .57, W * .57, fb * 1.2, fb * 1.4, 1, (1, 1, 1), yaw, o)
        m.cyl(P(L * .08, 0, fb), P(L * .08, 0, L * 1.25), L * .008, n=6, mat=3); m.cyl(P(L * .08, 0, fb * 2.1), P(-L * .36, 0, fb * 2.0), L * .014, n=6, mat=0, col=(.75, .72, .65))
        for q in ((L * .52, 0, fb * 1.5), (-L * .48, 0, fb)): m.cyl(P(L * .08, 0, L * 1.22), P(*q), L * .0018, n=3, mat=1, caps=False)
        for s in (-1, 1): m.cyl(P(L * .08, 0, L * .95), P(L * .05, s * W * .9, fb), L * .0015, n=3, mat=1, caps=False)
    elif kind == 'motor':
        m.box(-L * .18, L * .16, -W * .6, W * .6, fb, fb * 2.0, 3, (1, 1, 1), yaw, o); m.box(-L * .1, L * .17, -W * .61, W * .61, fb * 1.45, fb * 1.85, 1, (1, 1, 1), yaw, o); m.box(-L * .2, L * .1, -W * .62, W * .62, fb * 2.3, fb * 2.4, 3, (1, 1, 1), yaw, o)
    else:
        for t in (-.2, .05, .25): m.box(L * t - .12, L * t + .12, -W * .8, W * .8, fb * .98, fb * 1.1, 2, (1, 1, 1), yaw, o)
        if rng is not None and rng.random() < .5: m.box(-L * .12, L * .02, -W * .4, W * .4, fb, fb * 1.7, 3, (1, 1, 1), yaw, o)
