"""Palma: its cathedral above the sea wall, seen over the pool that was made to reflect it."""
import math
from coast import *
from landmarks import *
from fronts import FRONTS, row as houses_row
from ports_harbors import place

HONEY = [(.74, .60, .40), (.78, .66, .48), (.70, .54, .34), (.80, .72, .56), (.72, .50, .34), (.76, .64, .50)]
GLASS = (.05, .055, .07)

def lancet(m, f, b, z0, z1, w, deep=.5):
    """A pointed window that lies between moldings which stand off the wall, so that its depth throws a shadow."""
    def shape(r, lo, hi):
        rise = min(r * 2.0, (hi - lo) * .5); arc_ = [(r * math.cos(t) ** .9, math.sin(t)) for t in (math.pi / 2 * i / 7 for i in range(8))]
        return [(b - r, lo), (b + r, lo), *[(b + u, hi - rise + rise * v) for u, v in arc_], *[(b - u, hi - rise + rise * v) for u, v in reversed(arc_[:-1])]]
    inner, outer = shape(w / 2, z0, z1), shape(w / 2 + .42, z0 - .5, z1 + .6); n = len(inner)
    m.add([f(a, h, .06) for a, h in inner], [tuple(range(n))], 1, GLASS)
    for i in range(n):
        j = (i + 1) % n; p, q, u, v = inner[i], inner[j], outer[i], outer[j]
        m.add([f(*p, .06), f(*q, .06), f(*q, deep), f(*p, deep)], [(0, 1, 2, 3)], 5); m.add([f(*p, deep), f(*q, deep), f(*v, deep), f(*u, deep)], [(0, 1, 2, 3)], 5); m.add([f(*u, deep), f(*v, deep), f(*v, 0), f(*u, 0)], [(0, 1, 2, 3)], 5)
    if w > 1.4:
        for k in ((0,) if w < 2.4 else (-w / 6, w / 6)): m.add([f(b + k - .09, z0, .2), f(b + k + .09, z0, .2), f(b + k + .09, z1 - w * .5, .2), f(b + k - .09, z1 - w * .5, .2)], [(0, 1, 2, 3)], 5)
def pinnacle(m, P, a, b, h, w, tall):
    """A square shaft with a steep cap and a knob."""
    m.box(-w / 2, w / 2, -w / 2, w / 2, 0, tall * .4, 5, (1, 1, 1), 0, P(a, b, h)); m.box(-w * .62, w * .62, -w * .62, w * .62, tall * .38, tall * .44, 5, (1, 1, 1), 0, P(a, b, h))
    m.cyl(P(a, b, h + tall * .42), P(a, b, h + tall), w * .52, .05, 8, 5); m.sphere(P(a, b, h + tall), (w * .16, w * .16, w * .16), 6, 5)
def flyer(m, P, a, b0, h0, b1, h1, w, t):
    """A flying arch: straight above, curved below."""
    n = 8; top = [(b0 + (b1 - b0) * i / n, h0 + (h1 - h0) * i / n) for i in range(n + 1)]; low = [(b, h - t - (1 - math.sin(math.pi / 2 * i / n)) * (h1 - h0 + 3)) for i, (b, h) in enumerate(top)]; low = [(b, min(h, k - t)) for (b, h), (_, k) in zip(low, top)]
    for (x, y), (u, v) in zip(zip(top, low), zip(top[1:], low[1:])):
        for s in (-w / 2, w / 2): m.add([P(a + s, *p) for p in (x, u, v, y)], [(0, 1, 2, 3)], 5)
        m.add([P(a - w / 2, *x), P(a + w / 2, *x), P(a + w / 2, *u), P(a - w / 2, *u)], [(0, 1, 2, 3)], 5); m.add([P(a - w / 2, *y), P(a + w / 2, *y), P(a + w / 2, *v), P(a - w / 2, *v)], [(0, 1, 2, 3)], 5)
def pier(m, P, o, yaw, a, b0, b1, w, steps):
    """A buttress that draws back in steps, each with a slope of stone on it."""
    lo = -12
    for b, hi in steps:
        m.box(a - w / 2, a + w / 2, b, b1, lo, hi, 5, (1, 1, 1), yaw, o); m.box(a - w / 2 - .16, a + w / 2 + .16, b - .16, b1, hi - .5, hi - .1, 5, (1, 1, 1), yaw, o)
        m.add([P(a - w / 2 - .1, b - .2, hi), P(a + w / 2 + .1, b - .2, hi), P(a + w / 2 + .1, b + 1.5, hi + 1.9), P(a - w / 2 - .1, b + 1.5, hi + 1.9), P(a - w / 2 - .1, b + 1.5, hi), P(a + w / 2 + .1, b + 1.5, hi)], [(0, 1, 2, 3), (0, 3, 4), (1, 5, 2)], 5); lo = hi - .2; w *= .88
def seu(m, g, rng, x, y, z, yaw=0.):
    """The cathedral of Palma from its south side: eight bays of nave, aisle and chapels behind two ranks of buttresses."""
    o = (x, y, z); P = houses._P(x, y, z, yaw); half = 55; wall = lambda b: lambda a, h, off: P(a, b - off, h)
    for w, h in ((27, 17.5), (20, 31), (10, 44)):
        m.box(-half, half, -w, w, -12, h, 5, (1, 1, 1), yaw, o); m.box(-half, half, -w - .35, -w, h - 1.1, h - .5, 5, (1, 1, 1), yaw, o); m.box(-half, half, -w - .2, -w + .35, h, h + 1.1, 5, (1, 1, 1), yaw, o); crenels(m, -half, half, -w - .2, .5, h + 1.1, yaw, o, 5, 1.5, .7)
    for s in (-1, 1): m.add([P(-half, 0, 46.4), P(half, 0, 46.4), P(half, s * 9.6, 44.4), P(-half, s * 9.6, 44.4)], [(0, 1, 2, 3)], 3)
    bay = 2 * half / 8
    for i in range(17):
        a = -half + bay / 2 * i; major = i % 2 == 0
        if major:
            pier(m, P, o, yaw, a, -35.5, -27, 2.7, ((-35.5, 12), (-34.4, 24), (-33.2, 29))); pinnacle(m, P, a, -31.4, 30, 2.0, 8.5)
            pier(m, P, o, yaw, a, -23.4, -20, 1.9, ((-23.4, 35.5),)); pinnacle(m, P, a, -21.4, 36, 1.7, 6.5)
            flyer(m, P, a, -31, 27.6, -20, 31.6, 1.1, .8); flyer(m, P, a, -20.6, 34.6, -10, 41.5, 1.0, .75); flyer(m, P, a, -20.6, 30, -10, 36.4, 1.0, .7); pinnacle(m, P, a, -9.7, 44.6, 1.3, 4.6)
        else:
            pier(m, P, o, yaw, a, -33.6, -27, 1.7, ((-33.6, 10), (-32.6, 19.5))); pinnacle(m, P, a, -31.2, 20.2, 1.5, 6.2)
        if i < 16:
            c = a + bay / 4; lancet(m, wall(-27), c, 5.4, 14.6, 1.15); lancet(m, wall(-27), c, -7.6, .6, 1.05)
    for i in range(8):
        c = -half + bay * (i + .5); lancet(m, wall(-20), c, 19.4, 28.6, 2.6); lancet(m, wall(-10), c, 33.4, 41.6, 3.0)
    # the Mirador: the porch of the south door, higher than the chapels beside it
    a = -half + bay * 4.5; m.box(a - 6.4, a + 6.4, -36.4, -27, -12, 21, 5, (1, 1, 1), yaw, o); m.box(a - 6.9, a + 6.9, -36.8, -27, 20.4, 21.4, 5, (1, 1, 1), yaw, o); f = wall(-36.4); lancet(m, f, a, -9, 13.4, 7.2, 1.3); lancet(m, f, a, -9, 11.4, 5.2, .5)
    for s in (-1, 1): pinnacle(m, P, a + s * 5.9, -35.8, 21.2, 1.9, 8)
    # turrets of the west front and of the choir, the lower apse, the bell tower behind
    for a, h in ((-half, 53), (half, 49)):
        for b in (-12, 12): m.box(a - 3.2, a + 3.2, b - 3.2, b + 3.2, -12, h * .82, 5, (1, 1, 1), yaw, o); m.cyl(P(a, b, h * .82), P(a, b, h), 3.0, 2.8, 8, 5); m.cyl(P(a, b, h), P(a, b, h + 10), 2.7, .08, 8, 5); [m.box(a - 3.5, a + 3.5, b - 3.5, b + 3.5, v, v + .5, 5, (1, 1, 1), yaw, o) for v in (17, 31, 43)]; lancet(m, lambda u, k, off: P(a + u, b - 3.2 - off, k), 0, h * .60, h * .76, 1.2)
    for a0, a1, w, h in ((55, 70, 17, 27), (70, 84, 10, 21)): m.box(a0, a1, -w, w, -12, h, 5, (1, 1, 1), yaw, o); crenels(m, a0, a1, -w, .5, h, yaw, o, 5, 1.5, .8); [lancet(m, wall(-w), u, h * .4, h * .8, 1.4) for u in ((a0 + a1) / 2 - 3, (a0 + a1) / 2 + 3)]; [(pier(m, P, o, yaw, u, -w - 3.4, -w, 1.5, ((-w - 3.4, h * .8),)), pinnacle(m, P, u, -w - 1.6, h * .84, 1.2, 5)) for u in (a0 + 1, a1 - 1)]
    m.box(-30, -14, 28, 44, -12, 50, 5, (1, 1, 1), yaw, o); m.box(-30.5, -13.5, 27.5, 44.5, 49, 50.4, 5, (1, 1, 1), yaw, o); [lancet(m, lambda u, k, off: P(-22 + u, 28 - off, k), u, 39, 47, 1.8) for u in (-4, 0, 4)]; [pinnacle(m, P, u, 28.4, 50, 1.3, 5) for u in (-29, -22, -15)]
def ramparts(m, g, rng, y, x0, x1, z, step=21.):
    """A sea wall with a sloping foot, a string of stone, a parapet and flat buttresses."""
    m.box(x0, x1, y, y + 6, -4, z, 5, (1, 1, 1)); m.add([(x0, y - 1.6, -2), (x1, y - 1.6, -2), (x1, y, z * .62), (x0, y, z * .62)], [(0, 1, 2, 3)], 5); m.box(x0, x1, y - .35, y, z - 1.7, z - 1.3, 6, (1, 1, 1)); m.box(x0, x1, y - .05, y + .6, z, z + 1.1, 5, (1, 1, 1)); x = x0
    while x < x1: m.box(x - 1.1, x + 1.1, y - 2.3, y, -2, z - 2.4, 5, (1, 1, 1)); m.add([(x - 1.1, y - 2.3, z - 2.4), (x + 1.1, y - 2.3, z - 2.4), (x + 1.1, y, z - 1.2), (x - 1.1, y, z - 1.2)], [(0, 1, 2, 3)], 5); x += step
def almudaina(m, g, rng, x0, x1, y, z):
    """The royal palace beside it: a long wall with a gallery of arches between square towers."""
    c = (x0 + x1) / 2; w = x1 - x0; m.box(x0, x1, y, y + 26, -6 + z, z + 19, 5, (1, 1, 1)); crenels(m, x0, x1, y, .7, z + 19, 0, (0, 0, 0), 5, 2.2, 1.3); f = lambda a, h, off: (c + a, y - off, z + h)
    n = int(w / 4.4)
    for i in range(n): b = -w / 2 + 3 + (w - 6) * (i + .5) / n; lancet(m, f, b, 9.6, 15.4, 2.5, .7); opening(m, f, b, 3.2, 5.6, 1.0, 'flat', (.66, .54, .36))
    for x, h, s in ((x0, 27, 10), (x1, 24, 9), (c - 6, 31, 9)): m.box(x - s / 2, x + s / 2, y - 2.5, y + s, z - 6, z + h, 5, (1, 1, 1)); crenels(m, x - s / 2, x + s / 2, y - 2.5, .7, z + h, 0, (0, 0, 0), 5, 2.0, 1.4); [opening(m, lambda a, k, off, x=x: (x + a, y - 2.5 - off, z + k), 0, k, k + 1.8, .7, 'round', (.66, .54, .36)) for k in (h * .45, h * .75)]

place('palma', 'A long Gothic cathedral of golden stone stands on its sea wall behind ranks of buttresses, palms before it, and is reflected in a still pool.', ['cathedral', 'stone', 'sea wall', 'buttresses', 'palms', 'pool'], keep=True, cull=False, shore=[(-900, 58), (-300, 58), (0, 58), (300, 58), (900, 58)], wavy=0, rough=.02, quay=False, profile=((0, -1), (.4, .9), (27, 1.1), (29, 12.6), (300, 15), (1500, 60)), hills=(HB(420, 3600, 7600, 2200),), far=14000, near=8,
      cam=(-36, -44, 5.2), aim=(2, 120, 18.5), lens=27, lat=39.6, look=335, hour=9.5, decl=6, cover=dict(ground=((.24, .215, .15), (.34, .30, .21)), rock=((.40, .35, .27), (.58, .52, .42)), bare=1), veg=.1, canopies=PINES, wallc=((.49, .365, .20), (.61, .47, .28)), boats=0,
      build=FRONTS((quay, [(-320, 58), (320, 58)], 26, .9, (.50, .45, .37)), (ramparts, 86, -330, 330, 13), (seu, 8, 152, 13), (almudaina, -142, -66, 118, 12.6),
        (houses_row, [(104, 112), (150, 114), (210, 118), (270, 126)], 12.4, HONEY, (7, 10), (3, 4), dict(down=8)), (houses_row, [(100, 140), (180, 146), (280, 156)], 13, HONEY, (7, 11), (4, 5), dict(down=8, ground='none')), (houses_row, [(-290, 120), (-220, 116), (-150, 114)], 12.4, HONEY, (7, 10), (3, 4), dict(down=8)), (lamps, -150, 61, 170, 61, 20), wallc=((.49, .365, .20), (.61, .47, .28))),
      plants=(('palm', 56, (-170, 200, 64, 80), (.5, 4), (9, 13)), TREES('cypress', -60, 110, 94, 102, 26, (10, 20), (6, 10)), TREES('broad', -160, 220, 93, 104, 60, (10, 20), (3, 5))),
      deep=(.004, .020, .028), scat=(.006, .030, .034), wind=.36, calm=.35, longest=2.0, foam=0, haze=1 / 22000, grade=dict(exposure=.02, sat=1.12))
