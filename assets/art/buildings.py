"""The buildings of ports: houses, towers and blocks, walls and forts, churches and mosques, lighthouses, mills, moles and piers, a sloop under sail."""
import math
import numpy as np
import quick as q
from quick import houses
from kit import principled

D = math.radians

# ---- buildings. Slots: those of houses.mats, then 6 light stone wall, 7 plain white, 8 second tile
def mats(tile=None, wall=None, lit=0.0):
    m = houses.mats(lit)
    tile = tile or ((.30, .13, .075), (.46, .26, .16))
    if tile: q.S.mats[m[3]][0:3] = tile[0]; q.S.mats[m[3]][3:6] = tile[1]
    if wall: q.S.mats[m[5]][0:3] = wall[0]; q.S.mats[m[5]][3:6] = wall[1]
    return m + [principled('stone', lambda k: k.mixc(k.noise(k.pos(), .3, 6, .7), (.46, .40, .31), (.62, .55, .44)), .9, .1), principled('plain', lambda k: k.attr(), .7, .2), principled('tile', lambda k: k.attr(), .8, .1)]

def cottage(m, x, y, z, w, d, h, yaw, rng, cols, roofs, veranda=True, down=6):
    """A clapboard house with a hipped roof and a veranda towards the sea."""
    c = cols[rng.integers(len(cols))]; k = rng.uniform(.9, 1.05); c = tuple(v * k for v in c); r = roofs[rng.integers(len(roofs))]; o = (x, y, z); P = houses._P(x, y, z, yaw); T = (.84, .83, .80)
    m.box(-w / 2, w / 2, -d / 2, d / 2, -down, h, 0, c, yaw, o); e = .6; rh = d * rng.uniform(.26, .36); t = min(w, d) * .42
    A = [P(-w / 2 - e, -d / 2 - e, h), P(w / 2 + e, -d / 2 - e, h), P(w / 2 + e, d / 2 + e, h), P(-w / 2 - e, d / 2 + e, h)]; g0, g1 = P(-w / 2 + t, 0, h + rh), P(w / 2 - t, 0, h + rh)
    m.add([*A, g0, g1], [(0, 1, 5, 4), (2, 3, 4, 5), (1, 2, 5), (3, 0, 4)], 8, r); m.add([*A], [(3, 2, 1, 0)], 7, T)
    sh = [(.08, .20, .22), (.16, .30, .20), T, (.45, .16, .12)][rng.integers(4)]
    for f in range(max(1, int(h / 2.8))):
        z0 = f * 2.9 + .9
        for i in range(max(2, int(w / 2.4))):
            b = -w / 2 + w * (i + .5) / max(2, int(w / 2.4))
            for s in (-1, 1):
                Q = lambda a0, a1, u0, u1, off: [P(b + a0, s * (d / 2 + off), u0), P(b + a1, s * (d / 2 + off), u0), P(b + a1, s * (d / 2 + off), u1), P(b + a0, s * (d / 2 + off), u1)]
                m.quad(*Q(-.55, .55, z0 - .1, z0 + 1.5, .03), 7, T); m.quad(*Q(-.42, .42, z0, z0 + 1.4, .05), 1); m.quad(*Q(-.85, -.45, z0, z0 + 1.4, .07), 2, sh); m.quad(*Q(.45, .85, z0, z0 + 1.4, .07), 2, sh)
        for s in (-1, 1):
            for b in (-d / 4, d / 4): m.quad(P(s * (w / 2 + .04), b - .45, z0), P(s * (w / 2 + .04), b + .45, z0), P(s * (w / 2 + .04), b + .45, z0 + 1.4), P(s * (w / 2 + .04), b - .45, z0 + 1.4), 1)
    if veranda and rng.random() < .75:
        n = max(3, int(w / 2.2)); v = -d / 2 - 2.1; m.add([P(-w / 2 - .3, -d / 2, 2.95), P(w / 2 + .3, -d / 2, 2.95), P(w / 2 + .3, v - .3, 2.45), P(-w / 2 - .3, v - .3, 2.45)], [(0, 1, 2, 3)], 8, r); m.box(-w / 2, w / 2, v, -d / 2, -down, .12, 7, (.5, .46, .40), yaw, o); m.box(-w / 2, w / 2, v, v + .06, .85, .95, 7, T, yaw, o)
        for i in range(n): a = -w / 2 + .1 + (w - .2) * i / (n - 1); m.box(a - .06, a + .06, v, v + .12, 0, 2.5, 7, T, yaw, o)

def tower(m, x, y, z, w, d, h, yaw, rng):
    """Glass between the edges of its floors."""
    c = [(.82, .81, .79), (.74, .74, .73), (.80, .76, .70), (.60, .63, .66)][rng.integers(4)]; o = (x, y, z); step = 3.7; e = rng.choice([.15, .9, 1.5]); m.box(-w / 2, w / 2, -d / 2, d / 2, -8, h, 7, (.11, .16, .20), yaw, o)
    for i in range(int(h / step) + 1): m.box(-w / 2 - e, w / 2 + e, -d / 2 - e, d / 2 + e, i * step, i * step + (.9 if e < .5 else .55), 7, c, yaw, o)
    for a in np.linspace(-w / 2, w / 2, 4): m.box(a - .5, a + .5, -d / 2 - .2, d / 2 + .2, -8, h, 7, c, yaw, o)
    m.box(-w * .22, w * .25, -d * .2, d * .25, h, h + rng.uniform(4, 9), 7, c, yaw, o)

def block(m, x, y, z, w, d, h, yaw, rng, col=None, glass=.5):
    """A modern building: floors, balconies, bands of window."""
    if h > 36: return tower(m, x, y, z, w, d, h, yaw, rng)
    c = col or [(.80, .78, .74), (.74, .70, .64), (.82, .80, .78), (.66, .64, .62), (.78, .70, .60)][rng.integers(5)]; o = (x, y, z); m.box(-w / 2, w / 2, -d / 2, d / 2, -10, h, 0, c, yaw, o); n = int(h / 3.3); bal = rng.random() < .6
    for f in range(n):
        z0 = f * 3.3 + .9; cut = 2 + int(rng.integers(3))
        for k in range(max(2, int(w / cut / 2))):
            a0 = -w / 2 + w * (k + .12) / max(2, int(w / cut / 2)); a1 = a0 + w / max(2, int(w / cut / 2)) * .76; m.box(a0, a1, -d / 2 - .06, d / 2 + .06, z0, z0 + 1.7, 1, (1, 1, 1), yaw, o)
        m.box(-w / 2 - .06, w / 2 + .06, -d * .36, d * .36, z0, z0 + 1.6, 1, (1, 1, 1), yaw, o)
        if bal: m.box(-w / 2 - .5, w / 2 + .5, -d / 2 - 1.4, -d / 2, z0 - .95, z0 - .75, 0, tuple(v * .97 for v in c), yaw, o); m.box(-w / 2 - .5, w / 2 + .5, -d / 2 - 1.42, -d / 2 - 1.34, z0 - .75, z0 + .1, 7, (.72, .76, .78), yaw, o)
    m.box(-w / 5, w / 6, -d / 5, d / 5, h, h + 3, 0, c, yaw, o)

def crenels(m, x0, x1, y, t, z, yaw, o, slot, s=2.4, h=1.2):
    a = x0
    while a < x1 - s * .3: m.box(a, a + s * .5, y, y + t, z, z + h, slot, (1, 1, 1), yaw, o); a += s
def wall(m, pts, h=12, t=3, z=None, H=None, slot=5, merlon=True, base=-8):
    for (x0, y0), (x1, y1) in zip(pts, pts[1:]):
        n = max(1, int(math.hypot(x1 - x0, y1 - y0) / 12)) if H is not None else 1
        for i in range(n):
            ax, ay = x0 + (x1 - x0) * i / n, y0 + (y1 - y0) * i / n; bx, by = x0 + (x1 - x0) * (i + 1) / n, y0 + (y1 - y0) * (i + 1) / n
            g = max(float(H(np.array((ax + bx) / 2), np.array((ay + by) / 2))), 0) if H is not None else (z or 0); l = math.hypot(bx - ax, by - ay); a = math.atan2(by - ay, bx - ax); o = ((ax + bx) / 2, (ay + by) / 2, g); m.box(-l / 2 - .3, l / 2 + .3, -t / 2, t / 2, base, h, slot, (1, 1, 1), a, o)
            if merlon: crenels(m, -l / 2, l / 2, -t / 2, .7, h, a, o, slot)
def drum(m, x, y, z, r=7, h=14, slot=5, batter=.9, cren=True):
    m.cyl((x, y, z - 60), (x, y, z + h), r, r * batter, 28, slot); m.cyl((x, y, z + h - 1), (x, y, z + h + .6), r * batter + .5, r * batter + .5, 28, slot)
    if cren:
        for i in range(14): a = i * math.pi / 7; m.box(-.6, .6, -.4, .4, 0, 1.3, slot, (1, 1, 1), a + math.pi / 2, (x + r * batter * math.cos(a), y + r * batter * math.sin(a), z + h + .6))
def fort(m, x, y, z, w=60, d=46, h=14, yaw=0, slot=5, round_=True, keep=True):
    o = (x, y, z); P = houses._P(x, y, z, yaw)
    m.box(-w / 2, w / 2, -d / 2, d / 2, -34, h, slot, (1, 1, 1), yaw, o)
    for y0 in (-d / 2, d / 2 - .7): crenels(m, -w / 2, w / 2, y0, .7, h, yaw, o, slot)
    for s in (-1, 1):
        for t in (-1, 1):
            c = P(s * w / 2, t * d / 2, 0)
            if round_: drum(m, c[0], c[1], z, w * .12, h + 3, slot)
            else: m.box(-w * .11, w * .11, -w * .11, w * .11, -34, h + 1.5, slot, (1, 1, 1), yaw + D(45), (c[0], c[1], z)); 
    if keep: m.box(-w * .16, w * .14, -d * .2, d * .2, h, h * 1.75, slot, (1, 1, 1), yaw, o); crenels(m, -w * .16, w * .14, -d * .2, .6, h * 1.75, yaw, o, slot)
    for i in range(5): m.quad(*[P(-w * .4 + w * .2 * i + a, -d / 2 - .05, b) for a, b in ((-.5, h * .55), (.5, h * .55), (.5, h * .75), (-.5, h * .75))], 1)
def dome_church(m, x, y, z, s=1.0, col=(.76, .70, .60), dome=(.46, .50, .48), yaw=0, towers=0, th=2.0, tile=False):
    o = (x, y, z); P = houses._P(x, y, z, yaw); m.box(-8 * s, 8 * s, -13 * s, 13 * s, -8, 11 * s, 0, col, yaw, o); m.box(-13 * s, 13 * s, -4 * s, 5 * s, -8, 10 * s, 0, col, yaw, o)
    m.add([P(-8.4 * s, -13.4 * s, 11 * s), P(8.4 * s, -13.4 * s, 11 * s), P(0, -13.4 * s, 14.6 * s), P(-8.4 * s, 13.4 * s, 11 * s), P(8.4 * s, 13.4 * s, 11 * s), P(0, 13.4 * s, 14.6 * s)], [(1, 4, 5, 2), (3, 0, 2, 5)], 3); m.add([P(-8 * s, -13.05 * s, 11 * s), P(8 * s, -13.05 * s, 11 * s), P(0, -13.05 * s, 14.4 * s)], [(0, 1, 2)], 0, col)
    c = P(0, 1.5 * s, 0); m.cyl((c[0], c[1], z + 9 * s), (c[0], c[1], z + 17 * s), 5.6 * s, 5.4 * s, 24, 0, col); m.cyl((c[0], c[1], z + 16.6 * s), (c[0], c[1], z + 17.2 * s), 6 * s, 6 * s, 24, 7, (.82, .79, .72))
    for i in range(12): a = i * math.pi / 6; m.box(-.6 * s, .6 * s, -.1, .1, 11.5 * s, 15.5 * s, 1, (1, 1, 1), a + math.pi / 2, (c[0] + 5.55 * s * math.cos(a), c[1] + 5.55 * s * math.sin(a), z))
    m.sphere((c[0], c[1], z + 17 * s), (5.7 * s, 5.7 * s, 6 * s), 32, 3 if tile else 2, dome if not tile else (1, 1, 1), zmin=0.0); m.cyl((c[0], c[1], z + 22.6 * s), (c[0], c[1], z + 25 * s), .9 * s, n=8, mat=7, col=(.84, .80, .72)); m.sphere((c[0], c[1], z + 25 * s), (1 * s, 1 * s, 1.3 * s), 10, 2, dome, zmin=0.0)
    m.quad(*[P(a * s, -13.08 * s, b * s) for a, b in ((-1.4, 0), (1.4, 0), (1.4, 4.6), (-1.4, 4.6))], 1); m.cyl(P(0, -13.1 * s, 8.6 * s), P(0, -12.9 * s, 8.6 * s), 1.5 * s, n=20, mat=1)
    for t in range(towers):
        a = (-1 if t else 1) * 6.6 * s; m.box(a - 2.2 * s, a + 2.2 * s, -14.5 * s, -10.2 * s, -8, 11 * s * th, 0, col, yaw, o); m.box(a - 2.4 * s, a + 2.4 * s, -14.7 * s, -10 * s, 11 * s * th - .8 * s, 11 * s * th, 7, (.84, .80, .73), yaw, o); m.box(a - 1 * s, a + 1 * s, -14.6 * s, -10.1 * s, 11 * s * th * .74, 11 * s * th * .9, 1, (1, 1, 1), yaw, o); k = P(a, -12.4 * s, 11 * s * th); m.sphere(k, (2 * s, 2 * s, 2.8 * s), 16, 2, dome, zmin=0.0)
def mosque(m, x, y, z, s=1.0, minarets=4, col=(.62, .60, .56), dome=(.34, .38, .40), mh=46):
    o = (x, y, z); m.box(-17 * s, 17 * s, -17 * s, 17 * s, -6, 15 * s, 0, col, 0, o); m.cyl((x, y, z + 15 * s), (x, y, z + 21 * s), 11.6 * s, 11.2 * s, 32, 0, col); m.sphere((x, y, z + 21 * s), (11.6 * s, 11.6 * s, 10 * s), 40, 2, dome, zmin=0.0); m.cyl((x, y, z + 31 * s), (x, y, z + 34.5 * s), .25 * s, n=6, mat=2, col=(.7, .55, .2))
    for a, b in ((0, -1), (0, 1), (1, 0), (-1, 0)): m.sphere((x + a * 11 * s, y + b * 11 * s, z + 14 * s), (9 * s, 9 * s, 7 * s), 28, 2, dome, zmin=0.0)
    for a in (-1, 1):
        for b in (-1, 1): m.sphere((x + a * 13.5 * s, y + b * 13.5 * s, z + 14.6 * s), (3.6 * s,) * 3, 16, 2, dome, zmin=0.0)
    for i in range(11): a = -14 + 2.8 * i; m.quad(*[(x + (a + u) * s, y - 17.06 * s, z + v * s) for u, v in ((-.6, 4), (.6, 4), (.6, 7.5), (-.6, 7.5))], 1)
    for i in range(minarets):
        px, py = x + (-1, 1, -1, 1)[i] * 20 * s, y + (-1, -1, 1, 1)[i] * 20 * s; h = mh * s; m.cyl((px, py, z - 5), (px, py, z + h), 1.7 * s, 1.3 * s, 14, 0, col)
        for k in (.55, .75): m.cyl((px, py, z + h * k), (px, py, z + h * k + 1.4 * s), 2.5 * s, 2.5 * s, 14, 0, col)
        m.cyl((px, py, z + h), (px, py, z + h + 9 * s), 1.7 * s, .05, 14, 2, dome)
def square_minaret(m, x, y, z, h=60, w=8, col=(.78, .72, .62), top=(.12, .34, .26)):
    o = (x, y, z); m.box(-w / 2, w / 2, -w / 2, w / 2, -4, h, 0, col, 0, o); m.box(-w / 2 - .3, w / 2 + .3, -w / 2 - .3, w / 2 + .3, h * .86, h * .90, 2, top, 0, o); m.box(-w * .26, w * .26, -w * .26, w * .26, h, h * 1.18, 0, col, 0, o); m.box(-w * .34, w * .34, -w * .34, w * .34, h * 1.18, h * 1.2, 2, top, 0, o); m.sphere((x, y, z + h * 1.2), w * .14, 10, 2, (.7, .58, .25))
    for k in (.35, .55, .74): m.box(-w * .12, w * .12, -w / 2 - .05, w / 2 + .05, h * k, h * (k + .09), 1, (1, 1, 1), 0, o)
def lighthouse(m, x, y, z, h=18, r=3.0, bands=None, col=(.84, .82, .78), base=True):
    if base: m.box(-5, 5, -4, 4, -3, 4, 7, (.84, .82, .78), 0, (x, y, z))
    n = len(bands) if bands else 1; rr = lambda t: r * (1 - .38 * t)
    for i in range(n): m.cyl((x, y, z + h * i / n), (x, y, z + h * (i + 1) / n), rr(i / n), rr((i + 1) / n), 24, 7, bands[i] if bands else col)
    m.cyl((x, y, z + h), (x, y, z + h + .5), r * .95, r * .95, 20, 7, (.3, .3, .3)); m.cyl((x, y, z + h + .5), (x, y, z + h + 2.9), r * .45, r * .45, 12, 1); m.cyl((x, y, z + h + 2.9), (x, y, z + h + 4.6), r * .58, .1, 14, 7, (.32, .10, .08) if bands else (.25, .28, .27))
def windmill(m, x, y, z, s=1.0, yaw=0, roof=(.34, .26, .18), col=(.84, .82, .77)):
    m.cyl((x, y, z - 3), (x, y, z + 8 * s), 3.4 * s, 2.7 * s, 20, 7, col); m.cyl((x, y, z + 8 * s), (x, y, z + 11.5 * s), 3.2 * s, .1, 20, 7, roof); m.quad((x - .5 * s, y - 3.3 * s, z + .2), (x + .5 * s, y - 3.3 * s, z + .2), (x + .5 * s, y - 3.1 * s, z + 2.2), (x - .5 * s, y - 3.1 * s, z + 2.2), 1)
    c = np.array((x + 3.2 * s * math.sin(yaw), y - 3.2 * s * math.cos(yaw), z + 8.6 * s)); u = np.array((math.cos(yaw), math.sin(yaw), 0)); w = np.array((0, 0, 1.))
    for i in range(10):
        a = i * math.pi / 5; e = c + (u * math.cos(a) + w * math.sin(a)) * 6 * s; m.cyl(tuple(c), tuple(e), .09 * s, n=5, mat=7, col=(.3, .22, .15)); a2 = a + .42; m.add([tuple(c + (e - c) * .35), tuple(e), tuple(c + (u * math.cos(a2) + w * math.sin(a2)) * 4.2 * s)], [(0, 1, 2)], 7, (.82, .78, .70))
def gothic(m, x, y, z, s=1.0, col=(.66, .55, .38), yaw=0):
    """A long nave with buttresses and pinnacles, two corner towers."""
    o = (x, y, z); L, w = 60 * s, 19 * s; m.box(-L / 2, L / 2, -w * .55, w * .55, -10, 24 * s, 5, (1, 1, 1), yaw, o); m.box(-L / 2, L / 2, -w, w, -10, 15 * s, 5, (1, 1, 1), yaw, o); P = houses._P(x, y, z, yaw)
    for i in range(13):
        a = -L / 2 + L * i / 12; m.box(a - .9 * s, a + .9 * s, -w - 3.4 * s, -w, -10, 17 * s, 5, (1, 1, 1), yaw, o); m.box(a - .7 * s, a + .7 * s, -w - 2.8 * s, -w - 1.2 * s, 17 * s, 20 * s, 5, (1, 1, 1), yaw, o); b = P(a, -w - 2 * s, 20 * s); m.cyl(b, (b[0], b[1], b[2] + 4 * s), .7 * s, .05, 6, 5)
        m.add([P(a - .4 * s, -w - .5, 15 * s), P(a + .4 * s, -w - .5, 15 * s), P(a + .4 * s, -w * .55, 22 * s), P(a - .4 * s, -w * .55, 22 * s)], [(0, 1, 2, 3)], 5)
        if i < 12: m.quad(*[P(a + L / 24 + u, -w * .55 - .06, v) for u, v in ((-1 * s, 16 * s), (1 * s, 16 * s), (1 * s, 22 * s), (-1 * s, 22 * s))], 1); m.quad(*[P(a + L / 24 + u, -w - .06, v) for u, v in ((-.8 * s, 4 * s), (.8 * s, 4 * s), (.8 * s, 12 * s), (-.8 * s, 12 * s))], 1)
    for t in (-1, 1): m.box(t * L / 2 - 3 * s, t * L / 2 + 3 * s, -w - 2 * s, -w + 4 * s, -10, 31 * s, 5, (1, 1, 1), yaw, o); b = P(t * L / 2, -w + 1 * s, 31 * s); m.cyl(b, (b[0], b[1], b[2] + 7 * s), 2.6 * s, .1, 8, 5)
def mole(m, pts, w=9, h=2.6, slot=6):
    for (x0, y0), (x1, y1) in zip(pts, pts[1:]): l = math.hypot(x1 - x0, y1 - y0); m.box(-l / 2 - w * .3, l / 2 + w * .3, -w / 2, w / 2, -12, h, slot, (1, 1, 1), math.atan2(y1 - y0, x1 - x0), ((x0 + x1) / 2, (y0 + y1) / 2, 0))
def pier(m, x0, y0, x1, y1, w=4, h=1.5):
    l = math.hypot(x1 - x0, y1 - y0); a = math.atan2(y1 - y0, x1 - x0); m.box(-l / 2, l / 2, -w / 2, w / 2, h - .3, h, 7, (.42, .35, .27), a, ((x0 + x1) / 2, (y0 + y1) / 2, 0)); n = int(l / 5)
    for i in range(n + 1):
        for s in (-1, 1): t = i / max(n, 1); x = x0 + (x1 - x0) * t - s * w * .42 * math.sin(a); y = y0 + (y1 - y0) * t + s * w * .42 * math.cos(a); m.cyl((x, y, -5), (x, y, h + .6), .17, n=6, mat=7, col=(.34, .28, .22))
def temple(m, x, y, z, yaw=0, nx=6, ny=11, h=9):
    P = houses._P(x, y, z, yaw); gap = 4.2; m.box(-gap * nx / 2, gap * nx / 2, -gap * ny / 2, gap * ny / 2, -4, 0, 6, (1, 1, 1), yaw, (x, y, z))
    for i in range(nx):
        for j in range(ny):
            if i in (0, nx - 1) or j in (0, ny - 1): m.cyl(P(gap * (i + .5 - nx / 2), gap * (j + .5 - ny / 2), 0), P(gap * (i + .5 - nx / 2), gap * (j + .5 - ny / 2), h), .85, .68, 12, 6)
def sloop(m, x, y, yaw, L=10, rng=None, sails=True, col=(.80, .78, .72)):
    houses.boat(m, x, y, yaw, L, 'sail', rng, col)
    if sails: P = houses._P(x, y, 0, yaw); f = L * .1; m.add([P(L * .07, 0, f * 2.3), P(-L * .34, L * .03, f * 2.3), P(L * .075, 0, L * 1.2)], [(0, 1, 2)], 3); m.add([P(L * .5, 0, f * 1.7), P(L * .12, L * .03, f * 2), P(L * .085, 0, L * 1.05)], [(0, 1, 2)], 3)
