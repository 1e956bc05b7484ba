"""What makes a room lived in: pictures on the wall, cloths, fruit, bread, coffee, lanterns, a sail on the horizon."""
import math
import numpy as np
from kit import *
import interiors as I, props as P

def painting(M, x, y0, y1, z0, z1, s=1, seed=1, axis='x'):
    """A framed canvas on a wall across x (or y): a sea under a wide sky, painted in broad strokes; s points into the room."""
    def slab(name, d0, d1, a, b, c, d, mat):
        p, q = sorted((x + s * d0, x + s * d1)); I.rbox(name, *((p, q, a, b) if axis == 'x' else (a, b, p, q)), c, d, mat, .003)
    slab('frame', 0, .035, y0, y1, z0, z1, M['oakd']); slab('mount', .02, .037, y0 + .035, y1 - .035, z0 + .035, z1 - .035, M['white'])
    k = .10; U, V = np.meshgrid(np.linspace(0, 1, 110), np.linspace(0, 1, 80), indexing='ij'); n = fbm(U * 3 + seed * 5, V * 9, 5, seed); b = fbm(U * 14 + seed, V * 60, 3, seed + 2); hz = .36 + .05 * (seed % 3) + .006 * fbm(U * 3, U * 0, 3, seed)
    warm = ((.80, .64, .50), (.80, .72, .62), (.62, .68, .70))[seed % 3]; sky_ = np.array((.52, .60, .64)) * (1 - sstep(hz, 1, V))[..., None] * 0 + np.array(warm) * (1 - sstep(hz, .85, V + .12 * n))[..., None] + np.array((.34, .46, .54)) * sstep(hz, .85, V + .12 * n)[..., None]
    sea = np.array((.05, .15, .19)) * (1 - .6 * sstep(0, hz, V))[..., None] + np.array((.16, .30, .33)) * sstep(0, hz, V + .10 * n)[..., None]; glint = (np.exp(-((U - .62 + .05 * n) / (.05 + .12 * (hz - V).clip(0))) ** 2) * sstep(-.1, .5, b))[..., None]; sea = sea * (1 - .75 * glint) + np.array(warm) * .75 * glint
    col = np.where((V < hz)[..., None], sea, sky_) * (1 + .10 * b + .06 * n)[..., None]; A = y0 + k + (y1 - y0 - 2 * k) * U; C = np.full_like(U, x + s * .041); Z = z0 + k + (z1 - z0 - 2 * k) * V
    return grid_obj('canvas', C if axis == 'x' else A, A if axis == 'x' else C, Z, [principled('canvas', lambda k: k.attr(), .85)], np.clip(col, 0, .9))

def smooth(pts, n=44):
    """A curve through the points, for profiles that are turned and for bent bars."""
    p = np.array(pts, float); t = np.r_[0, np.cumsum(np.linalg.norm(np.diff(p, axis=0), axis=1) ** .5)]; m = np.gradient(p, t, axis=0); out = []
    for u in np.linspace(0, t[-1], n):
        i = min(int(np.searchsorted(t, u, 'right')) - 1, len(t) - 2); h = t[i + 1] - t[i]; s = (u - t[i]) / h; out.append(tuple((2 * s ** 3 - 3 * s ** 2 + 1) * p[i] + (s ** 3 - 2 * s ** 2 + s) * h * m[i] + (3 * s ** 2 - 2 * s ** 3) * p[i + 1] + (s ** 3 - s ** 2) * h * m[i + 1]))
    return out
def turned(m, c, prof, n=56, mat=0, k=44, **o): P.lathe(m, c, [(max(r, .0005), h) for r, h in smooth(prof, k)], n, mat, cap=False, **o)

# ---- on tables
def fruit(M, x, y, z, kind='orange', r=.15, bowl='cer', seed=0):
    """A bowl with five, one and three fruits."""
    m = MB(); turned(m, (x, y, z), [(r * .34, 0), (r * .37, .006), (r * .66, r * .16), (r, r * .42), (r * .985, r * .44), (r * .64, r * .19), (r * .3, .018), (.001, .016)]); m.obj('bowl', [M[bowl]]); m = MB(); rng = np.random.default_rng(seed); q = r * .315; base = z + r * .17 + q; tone = MB(); at = [(r * .56, k * 1.2566, base + r * .02) for k in range(5)] + [(0, 0, base - r * .03)] + [(r * .33, .6 + k * 2.094, base + q * 1.38) for k in range(3)]
    for t, a, h in at:
        c = (x + t * math.cos(a), y + t * math.sin(a), h); d = rng.normal(0, 1, 3)
        if kind == 'lemon': P.lemon(m, c, q * .82, tuple(d))
        elif kind == 'fig': P.lathe(m, c, [(.001, -q * .85), (q * .55, -q * .68), (q * .80, -q * .15), (q * .58, q * .40), (q * .20, q * .85), (q * .12, q * 1.05)], 24, axis=(d[0] * .5, d[1] * .5, 1))
        else: m.sphere(c, q, 26); e = np.array((math.cos(a), math.sin(a), .8)) + d * .5; e /= np.linalg.norm(e); tone.sphere(tuple(np.array(c) + e * q * .985), q * .085, 8)
    m.obj('fruit', [principled(kind, lambda k: k.mixc(k.noise(k.pos(), 14, 4, .6), *dict(orange=((.74, .28, .03), (.86, .42, .07)), lemon=((.78, .52, .05), (.86, .66, .12)), fig=((.09, .04, .09), (.18, .10, .13)))[kind]), .40, .4, bump=(240, .5, .002))])
    if kind == 'orange': tone.obj('stalk', [principled('stalk', (.30, .24, .08), .8)])
    if kind != 'fig':
        m = MB()
        for i in range(5): a = rng.uniform(0, 6.28); leaf(m, (x + r * .45 * math.cos(a), y + r * .45 * math.sin(a), base + q * (.9 + .5 * rng.random())), (math.cos(a + .8), math.sin(a + .8), .15), r * .60, .26)
        m.obj('leaves', [M['leaf']])
def leaf(m, c, d, L, w=.22, mat=0):
    d = np.array(d, float); d /= np.linalg.norm(d); u = np.cross(d, (0, 0, 1.)); u /= np.linalg.norm(u) + 1e-9; n = np.cross(u, d); c = np.array(c, float); t = np.random.default_rng(int(abs(c.sum()) * 1e4) % 9999).uniform(.6, 1.1)
    e = [c + d * L * f - n * L * .22 * f * f for f in (0, .25, .55, .8, 1)]; wd = (0, .8, 1, .6, 0)
    m.loft([[tuple(p - u * L * w * k + n * L * w * k * .25), tuple(p), tuple(p + u * L * w * k + n * L * w * k * .25)] for p, k in zip(e, wd)], mat, (t,) * 3, close=False)
def croissant(x, y, z, yaw=0, s=1.0, seed=0):
    """Rolled in seven turns, each a ridge that is browner on top."""
    m = MB(); rng = np.random.default_rng(seed); rows = []; tone = []; wob = rng.uniform(-.12, .12, 9)
    for t in np.linspace(-1, 1, 121):
        a = yaw + t * (1.25 + wob[8]); R = .068 * s; c = (x + R * math.cos(a) - R * .45 * math.cos(yaw), y + R * math.sin(a) - R * .45 * math.sin(yaw)); f = (abs(t) * 4.2) % 1; step = (1 - f) ** .7 * (.16 if abs(t) > .12 else .05); q = s * (.004 + .030 * (1 - abs(t) ** 1.9)) * (.90 + step + .03 * wob[int((t + 1) * 3.9)]); rows.append([(c[0] + q * 1.12 * math.cos(a) * math.cos(b), c[1] + q * 1.12 * math.sin(a) * math.cos(b), z + .020 * s + q * .88 * math.sin(b)) for b in np.linspace(0, 2 * np.pi, 41)[:-1]]); tone.append(f)
    for r0, r1, f in zip(rows, rows[1:], tone):
        for j in range(40): u = math.sin(2 * math.pi * j / 40); g = np.clip(.30 + .45 * u * (.55 + .45 * f) + .10 * rng.normal(), 0, 1); col = np.array((.80, .54, .25)) * (1 - g) + np.array((.42, .175, .045)) * g; k = (j + 1) % 40; m.add([r0[j], r0[k], r1[k], r1[j]], [(0, 1, 2, 3)], 0, tuple(col), True)
    v = np.array(m.v); _, first, inv = np.unique(np.round(v / 1e-5).astype(np.int64), axis=0, return_index=True, return_inverse=True); m.v = [tuple(q) for q in v[first]]; m.f = [tuple(int(i) for i in inv.ravel()[list(f)]) for f in m.f]; m.obj('croissant', [principled('pastry', lambda k: k.attr(), .34, .45, bump=(60, .5, .004))])
def cup(M, x, y, z, s=1.0, mat='white', drink=(.10, .045, .02), saucer=True, yaw=.6):
    m = MB()
    if saucer: P.lathe(m, (x, y, z), [(.001, .004), (.045 * s, .003), (.05 * s, .006), (.078 * s, .016), (.077 * s, .018), (.045 * s, .008), (.001, .007)], 40, cap=False)
    q = z + (.007 if saucer else 0); turned(m, (x, y, q), [(.020 * s, 0), (.023 * s, .003 * s), (.036 * s, .026 * s), (.0415 * s, .058 * s), (.0395 * s, .0585 * s), (.034 * s, .03 * s), (.018 * s, .008 * s)]); c, d = math.cos(yaw), math.sin(yaw); P.tube(m, smooth([(x + c * r * s, y + d * r * s, q + h * s) for r, h in ((.039, .050), (.053, .053), (.062, .040), (.054, .023), (.034, .017))], 22), .0042 * s, 10); m.obj('cup', [M[mat]])
    m = MB(); m.cyl((x, y, q + .046 * s), (x, y, q + .049 * s), .037 * s, n=32); m.obj('coffee', [principled('coffee', drink, .08, .5, coat=.4)])
def pot(M, x, y, z, s=1.0, mat='steel', yaw=0):
    """A coffee pot with a spout, a handle and a knob on its lid."""
    c, d = math.cos(yaw), math.sin(yaw); m = MB(); turned(m, (x, y, z), [(.056 * s, 0), (.064 * s, .006 * s), (.074 * s, .055 * s), (.062 * s, .130 * s), (.046 * s, .180 * s), (.047 * s, .188 * s)]); turned(m, (x, y, z), [(.0465 * s, .189 * s), (.040 * s, .203 * s), (.020 * s, .215 * s), (.007 * s, .220 * s), (.008 * s, .228 * s), (.013 * s, .238 * s), (.011 * s, .247 * s), (.001, .251 * s)])
    P.tube(m, smooth([(x + c * r * s, y + d * r * s, z + h * s) for r, h in ((.060, .055), (.092, .080), (.106, .125), (.128, .168))], 24), np.linspace(.018, .0075, 24) * s, 16); m.obj('pot', [M[mat]]); m = MB(); P.tube(m, smooth([(x - c * r * s, y - d * r * s, z + h * s) for r, h in ((.046, .172), (.078, .186), (.106, .160), (.104, .105), (.086, .068), (.064, .055))], 30), .0075 * s, 14); m.obj('grip', [M['oakd']])
def poured(drink): return thin_glass('inwater', (.66, .82, .86), .8, .01, .16) if drink == 'water' else principled('drink', drink, .06, .5, coat=.3)
def glass(M, x, y, z, h=.11, r=.034, drink=None, fill=.6):
    m = MB(); P.lathe(m, (x, y, z), [(r * .82, 0), (r * .86, .004), (r, h), (r * .96, h), (r * .8, .012)], 36, cap=False); m.obj('tumbler', [thin_glass('tumbler', (.93, .955, .955), .9, .01, .035)])
    if drink: m = MB(); m.cyl((x, y, z + .012), (x, y, z + h * fill), r * .80, r * .90, 32); m.obj('drink', [poured(drink)])
def carafe(M, x, y, z, drink=(.86, .42, .05)): m = MB(); turned(m, (x, y, z), [(.050, 0), (.055, .008), (.058, .09), (.036, .165), (.026, .205), (.037, .250), (.035, .250), (.024, .205), (.034, .165)]); m.obj('carafe', [thin_glass('carafe', (.93, .955, .955), .9, .01, .035)]); m = MB(); turned(m, (x, y, z), [(.046, .010), (.052, .018), (.0545, .09), (.041, .145)]); m.cyl((x, y, z + .144), (x, y, z + .145), .041, n=40); m.obj('juice', [poured(drink)])
def napkin(M, x, y, z, yaw=0, mat='linen'):
    for k in range(2): I.cushion('napkin', (x, y, z + .006 + .008 * k), (.085 - .006 * k, .20 - .02 * k, .010), M[mat], .15, 7, (0, 0, yaw), k + 3, .006, 16)
def cutlery(M, x, y, z, yaw=0):
    """A fork at the left; a knife and a spoon at the right."""
    c, s = math.cos(yaw), math.sin(yaw); m = MB(); T = lambda q, v, h: (x + q * c - v * s, y + q * s + v * c, z + h)
    def bar(q, pts): m.loft([[T(q - w, v, h), T(q + w, v, h), T(q + w, v, h + .0028), T(q - w, v, h + .0028)] for v, w, h in pts], 0, smooth=False)
    bar(-.165, smooth([(-.10, .0045, 0), (-.06, .0040, .001), (.01, .0022, .004), (.030, .0042, .004), (.042, .0105, .002), (.058, .0105, .001)], 16)); [bar(-.165 + d, [(.058, .0016, .001), (.080, .0014, .002), (.098, .0008, .005)]) for d in (-.0088, -.0030, .0030, .0088)]
    bar(.165, smooth([(-.10, .0050, 0), (-.02, .0046, .001), (.0, .0038, .001), (.02, .0085, .001), (.07, .0090, .001), (.112, .0012, .001)], 18)); bar(.195, smooth([(-.09, .0045, 0), (-.05, .0040, .001), (.02, .0022, .004)], 12)); m.sphere(T(.195, .048, .004), (.014, .014, .0035) if abs(c) > .7 else (.014, .014, .0035), 16); m.obj('cutlery', [M['steel']])
def towel(M, x, y, z, w=.44, L=.62, mat='white', seed=1, axis='x'):
    """A towel over a rail: two layers of cloth that hang, the nearer one longer."""
    for s, drop, k in ((-1, L, 1), (1, L * .8, 2)):
        U, V = np.meshgrid(np.linspace(0, 1, 70), np.linspace(0, 1, 60), indexing='ij'); d = .018 * s * np.clip(V * 9, 0, 1) + .010 * np.sin(U * 15 + seed + k * 2) * V + .012 * fbm(U * 3 + seed, V * 2, 3, seed + k) * V; A = (U - .5) * w * (1 - .03 * V); Z = z + .012 - drop * V - .012 * np.clip(V * 9, 0, 1)
        grid_obj('towel', x + (A if axis == 'x' else d), y + (d if axis == 'x' else A), Z, [M[mat]])
def rolled(M, x, y, z, n=3, mat='white', L=.34, r=.055, axis=(0, 1, 0)):
    """Towels rolled, stacked as a pyramid."""
    for k, (dx, dz) in enumerate(((-r, 0), (r, 0), (0, 1.72 * r), (3 * r, 0), (2 * r, 1.72 * r))[:n]):
        m = MB(); rows = []
        for t in np.linspace(0, 1, 61): a = 2 * math.pi * 3.2 * t; q = r * (.12 + .88 * t); rows.append([(x + dx + q * math.cos(a), y - L / 2, z + r + dz + q * math.sin(a)), (x + dx + q * math.cos(a), y + L / 2, z + r + dz + q * math.sin(a))])
        m.loft(rows, 0, close=False); o = m.obj('roll', [M[mat]])
def basket(M, x, y, z, r=.17, h=.22, mat='sand'):
    m = MB()
    for k in range(int(h / .016)): P.ring(m, (x, y, z + .008 + k * .016), r * (.88 + .12 * math.sin(k * .016 / h * 2.6)), .0085, n=56, k=6)
    m.cyl((x, y, z), (x, y, z + .01), r * .88, n=40)
    for s in (-1, 1): P.tube(m, [(x + s * r * .95, y - .06, z + h), (x + s * r * 1.05, y - .04, z + h + .05), (x + s * r * 1.05, y + .04, z + h + .05), (x + s * r * .95, y + .06, z + h)], .009, 8)
    m.obj('basket', [principled('wicker', lambda k: k.mixc(k.noise(k.pos(), 60, 4, .6), (.36, .24, .12), (.56, .41, .23)), .8, .2)])
def lantern(M, x, y, z, s=1.0, lit=True):
    """A candle in a cage of brass and glass."""
    m = MB(); w = .085 * s
    for a in (-w, w):
        for b in (-w, w): m.box(a - .006, a + .006, b - .006, b + .006, 0, .30 * s, 0, (1, 1, 1), 0, (x, y, z))
    for q in (0, .30 * s): m.box(-w - .012, w + .012, -w - .012, w + .012, q, q + .014, 0, (1, 1, 1), 0, (x, y, z))
    m.prism([(x - w, y - w), (x + w, y - w), (x + w, y + w), (x - w, y + w)], z + .31 * s, z + .36 * s, out1=[(x - .03, y - .03), (x + .03, y - .03), (x + .03, y + .03), (x - .03, y + .03)]); P.ring(m, (x, y, z + .39 * s), .035 * s, .005, (0, 1, 0), 28, 6); m.obj('cage', [M['brass']]); m = MB(); m.cyl((x, y, z + .014), (x, y, z + .15 * s), .038 * s, n=24); m.obj('candle', [principled('wax', (.86, .80, .68), .5, emit=(1, .6, .28), estr=.8 if lit else 0)])
    if lit: m = MB(); m.sphere((x, y, z + .18 * s), (.009, .009, .024), 10); m.obj('flame', [emission('flame', (1, .62, .25), 20)]); point((x, y, z + .20 * s), 2.4, (1, .64, .32), .03)
def book(M, x, y, z, w=.19, h=.25, n=1, yaw=0, mats=('accent', 'white', 'stone')):
    """Closed books, one on the other, pages between their covers."""
    for k in range(n):
        t = .024 + .006 * (k % 2); a, b = w - .018 * k, h - .022 * k; r = (0, 0, yaw + .12 * k)
        for q0, q1, g, mat in ((0, .003, 0, mats[k % len(mats)]), (.003, t - .003, .005, 'white'), (t - .003, t, 0, mats[k % len(mats)])): I.rbox('bk', x - a / 2 + g, x + a / 2 - g, y - b / 2 + g, y + b / 2 - g, z + q0, z + q1, M[mat], .0012, rot=r)
        I.rbox('spine', x - a / 2 - .002, x - a / 2 + .004, y - b / 2, y + b / 2, z, z + t, M[mats[k % len(mats)]], .0012).rotation_euler = (0, 0, 0); z += t
    return z
def open_book(M, x, y, z, yaw=0, s=1.0):
    U, V = np.meshgrid(np.linspace(-1, 1, 150), np.linspace(-1, 1, 260), indexing='ij'); h = .022 * s * (1 - np.abs(U)) ** .55 * np.sign(1 - np.abs(U)) * (.35 + np.abs(U)) * 1.6 * np.clip(np.abs(U) * 12, 0, 1); lines = ((np.sin(V * 78) > .45) & (np.abs(np.abs(U) - .5) < .36) & (np.abs(V) < .80) & (fbm(U * 34, np.round(V * 12.4) * 3.7, 2, 5) > -.22)) * .34; X, Y = U * .19 * s, V * .135 * s; c, d = math.cos(yaw), math.sin(yaw)
    grid_obj('pages', x + X * c - Y * d, y + X * d + Y * c, z + .006 + h, [principled('paper', lambda k: k.attr(), .9)], np.repeat((.82 - lines * (.6 + .4 * fbm(U * 40, V * 30, 2, 1) ** 2))[..., None], 3, -1) * np.array((1, .97, .90)))
    I.rbox('cover', x - .197 * s, x + .197 * s, y - .142 * s, y + .142 * s, z, z + .006, M['accent'], .002, rot=(0, 0, yaw))
def pen(M, x, y, z, yaw=0): d = (math.cos(yaw), math.sin(yaw)); m = MB(); P.lathe(m, (x, y, z + .006), [(.001, -.07), (.004, -.05), (.006, -.03), (.006, .05), (.0045, .07), (.001, .072)], 14, axis=(*d, 0)); m.obj('pen', [M['lacquer']])
def stem_vase(M, x, y, z, s=1.0, mat='cerd', seed=2, olive=True):
    """A small jug with a few sprigs, each leaf bent."""
    m = MB(); turned(m, (x, y, z), [(.036 * s, 0), (.046 * s, .006 * s), (.059 * s, .048 * s), (.042 * s, .098 * s), (.023 * s, .128 * s), (.029 * s, .156 * s), (.026 * s, .156 * s), (.019 * s, .130 * s)]); m.obj('jug', [M[mat]]); rng = np.random.default_rng(seed); m = MB(); st = MB()
    for i in range(6):
        a = i * 2.39 + rng.uniform(-.4, .4); t = rng.uniform(.05, .16) * s; p0 = np.array((x, y, z + .13 * s)); p2 = np.array((x + t * math.cos(a), y + t * math.sin(a), z + rng.uniform(.30, .46) * s)); p1 = (p0 + p2) / 2 + (0, 0, .05 * s); Q = [p0, p1, p2]; P.tube(st, Q, [.0025 * s, .002 * s, .001 * s], 6)
        for f in np.linspace(.25, 1, 12): c = p0 + (p1 - p0) * f * 2 if f < .5 else p1 + (p2 - p1) * (f * 2 - 1); b = a + rng.uniform(-1.6, 1.6); leaf(m, c, (math.cos(b), math.sin(b), rng.uniform(.1, .9)), rng.uniform(.045, .075) * s, .17)
    st.obj('stems', [principled('stem3', (.20, .17, .09), .8)]); m.obj('sprigs', [M['leaf']])

# ---- out at sea
def sailboat(x, y, L=14, yaw=.4, seed=0):
    """A sloop under main and jib, for the open air: x and y count from the room, the sea is zero."""
    import quick
    m = MB(); c, s = math.cos(yaw), math.sin(yaw); T = lambda a, b, z: (x + a * c - b * s, y + a * s + b * c, z); rows = []
    for t in np.linspace(0, 1, 15): w = L * .13 * (1 - (2 * t - .86) ** 2 if t > .43 else .86 + .14 * t / .43) ** .8 if t < .99 else .02; top = L * (.075 + .03 * abs(t - .45)); rows.append([T(L * (t - .5), b * max(w, .02), z) for b, z in ((-1, top), (-.92, .4), (-.4, -.2), (.4, -.2), (.92, .4), (1, top))])
    m.loft(rows, 0, (.82, .82, .80), close=False); m.add([r[0] for r in rows] + [r[-1] for r in rows[::-1]], [tuple(range(30))], 0, (.55, .43, .30)); hm = L * 1.25; m.cyl(T(L * .06, 0, 1), T(L * .04, 0, hm), .08, .05, 6, 0, (.7, .7, .7))
    for tack, head, clew, bel in (((.05, 0, .12), (.04, 0, 1.22), (-.40, .07, .13), .05), ((.47, 0, .10), (.06, 0, 1.08), (.08, .09, .13), .06)):
        tri = [np.array(T(*(np.array(q) * L))) for q in (tack, head, clew)]; n = np.cross(tri[1] - tri[0], tri[2] - tri[0]); n /= np.linalg.norm(n); rr = []
        for u in np.linspace(0, 1, 9): a = tri[0] + (tri[1] - tri[0]) * u; b = tri[2] + (tri[1] - tri[2]) * u; rr.append([tuple(a + (b - a) * v + n * L * bel * math.sin(math.pi * v) * (1 - u) * 1.4) for v in np.linspace(0, 1, 7)])
        m.loft(rr, 0, (.86, .85, .82), close=False)
    Pt, N, C, mi = quick.tris(m.v, m.f, m.m, m.c, m.sm); k = quick.mat('boat', (1, 1, 1), attr=True, rough=.7); C[:, :, 3] = 0; return quick.S.things.append(quick.Thing((Pt, N, C, np.full(len(mi), k, np.int32))))
