"""What single excursions are about: dolphins off Losinj, a bowl of couscous in Trapani."""
import math
import numpy as np
import bpy
from kit import *
import sky, sea as S, interiors as I, props as P, rooms as R
from scenes import scene, day_sky
from sails import isles

CARD = dict(width=1600, samples=12, bounces=3)

def dolphin(x, y, yaw, out=.0, phase=.5, s=1.0, skin=None):
    """A bottlenose coming up to breathe: the body lies on an arc, `phase` says which part of it is above the water."""
    n = 72; rows = []; prof = [(0, .015), (.05, .045), (.10, .055), (.125, .10), (.18, .165), (.28, .225), (.42, .255), (.55, .235), (.70, .165), (.84, .085), (.94, .045), (1.0, .03)]
    r = np.interp(np.linspace(0, 1, n), *zip(*prof)); R0 = 2.1; L = 2.7
    for k, t in enumerate(np.linspace(0, 1, n)):
        a = (phase - t) * L / R0; cy, cz = R0 * math.sin(a), R0 * math.cos(a) - R0 + out; ring = []
        for q in np.linspace(0, 2 * np.pi, 30, endpoint=False):
            u, v = r[k] * .92 * math.cos(q), r[k] * math.sin(q); ring.append((u, cy + v * math.sin(a), cz + v * math.cos(a)))
        rows.append(ring)
    m = MB(); m.loft(rows, 0); a = (phase - .50) * L / R0; base = lambda t, h, w: (w, R0 * math.sin((phase - t) * L / R0) + (.24 + h) * math.sin((phase - t) * L / R0), R0 * math.cos((phase - t) * L / R0) - R0 + out + (.22 + h) * math.cos((phase - t) * L / R0))
    edge = []   # the fin on the back, swept to the tail
    for h in np.linspace(-.06, .26, 14): f = max(0, h) / .26; edge.append((.43 + .165 * f ** .9, .575 + .035 * f ** 2 - .022 * math.sin(f * 3.1), h, .030 * (1 - f) + .003))
    m.loft([[base(a0, h, -w * .3), base((a0 + a1) / 2, h, -w), base(a1, h, -.002), base(a1, h, .002), base((a0 + a1) / 2, h, w), base(a0, h, w * .3)] for a0, a1, h, w in edge], 0)
    o = m.obj('dolphin', [skin]); o.location = (x, y, 0); o.rotation_euler = (0, 0, math.radians(yaw)); o.scale = (s,) * 3; return o

@scene('dolphins', grade=dict(exposure=.15, sat=1.06), alt='Five dolphins come up to breathe in a calm sea, wet backs and fins above the water, a wooded shore behind.', **CARD)
def dolphins():
    hz = ((.58, .64, .70), .06, (.96, .84, .66)); d = day_sky(20, 236, .11, dict(amount=.45, scale=1.0, opacity=.75, soft=.28, flat=.13, seed=9), haze=hz); cam = (0, -11, 2.15); camera(cam, (-.2, 12, .62), 56)
    S.sea(cam, 0, 44, 4, 40000, 1100, 1100, S.water_mat(col=(.005, .045, .062), rough=.035, bump=(1.1, .16, .05), far=2200, rmax=.15), wave=dict(amp=.13, length=7, direction=20, n=58, spread=55)); isles(cam, 0, .55, 260, 3600, (.30, .27, .22), (.46, .41, .34), ((.055, .08, .035), (.10, .12, .055)))
    skin = principled('dskin', lambda k: k.mixc(k.noise(k.pos(), 1.8, 6, .6), (.060, .070, .080), (.125, .138, .150)), .14, .6, coat=.5)
    for x, y, yaw, out, ph, s in ((-1.6, 1.0, 96, .10, .44, 1.0), (.9, 2.6, 84, .22, .36, 1.0), (2.6, .2, 100, -.02, .52, .96), (-3.4, 4.6, 92, .02, .48, .92)):
        dolphin(x, y, yaw, out, ph, s, skin)
        rng = np.random.default_rng(int(10 * abs(x))); w = MB()
        for _ in range(260): a = rng.uniform(0, 6.28); q = rng.uniform(.3, 1.0); w.sphere((x + q * math.cos(a) * 1.15, y + q * math.sin(a) * .42, .02 + abs(rng.normal(0, .05))), rng.uniform(.006, .026), 6)
        w.obj('drops', [principled('drops', (.88, .92, .94), .25)])
    sun(d, (1, .84, .62), 3.8, 1); haze_all(hz[0], 8000, d, hz[2], 3)

@scene('couscous-bowl', grade=dict(coarse=1, exposure=.35, sat=1.05, bloom=.05, warm=.012, vignette=.16), alt='A wide glazed bowl of couscous on a kitchen table, bay leaves on the grain, a jug, almonds and a folded blanket beside it.', **CARD)
def couscous():
    sky.gradient([(0, (.62, .66, .70)), (1, (.40, .46, .54))], strength=.35); camera((-.10, -1.32, 1.72), (.04, .05, .84), 46, fstop=5.6, focus=1.62); rng = np.random.default_rng(8); M = R.mats(); wall = P.lime('plast', (.66, .60, .50), .16, .6, 1.4); wood = I.oak('ktable', (.30, .19, .10), (.46, .32, .19))
    m = MB(); m.quad((-3, .95, 0), (3, .95, 0), (3, .95, 3), (-3, .95, 3)); m.obj('wall', [wall])
    for k in range(7): I.rbox('board', -2.2, 2.2, -.75 + k * .22, -.75 + (k + 1) * .22 - .004, .74, .79, wood, .006)
    glaze = principled('glaze', lambda k: k.mixc(k.noise(k.pos(), 3.2, 6, .6), (.34, .17, .07), (.50, .29, .13)), .16, .5, coat=.6); rimc = principled('rimg', (.62, .54, .36), .2, .5, coat=.5); B = (.05, .02, .79)
    m = MB(); P.lathe(m, B, [(.15, 0), (.17, .012), (.25, .05), (.345, .125), (.36, .150), (.352, .160), (.335, .152), (.24, .075), (.10, .04), (.001, .035)], 72, cap=False); m.obj('bowl', [glaze]); m = MB(); P.ring(m, (B[0], B[1], B[2] + .155), .352, .010, (0, 0, 1), 72, 10); m.obj('rim', [rimc])
    g = MB(); P.lathe(g, B, [(.322, .138), (.26, .170), (.18, .196), (.09, .210), (.001, .214)], 64, 0, (.74, .60, .36), cap=False)
    for _ in range(9000):
        a, q = rng.uniform(0, 6.28), .322 * math.sqrt(rng.uniform()); h = np.interp(q, (0, .09, .18, .26, .322), (.214, .210, .196, .170, .138)) + rng.normal(0, .0016); s = rng.uniform(.0022, .0044); v = rng.uniform(.84, 1.14); c = (.78, .64, .38) if rng.random() < .8 else (.84, .74, .52)
        g.box(-s, s, -s * .85, s * .85, -s * .7, s * .8, 0, tuple(min(1, k * v) for k in c), rng.uniform(0, 3), (B[0] + q * math.cos(a), B[1] + q * math.sin(a), B[2] + h))
    g.obj('grain', [principled('semolina', lambda k: k.attr(), .7, .2)]); leaf = MB()
    for x, y, a in ((-.06, .05, .4), (.13, -.07, 2.1), (.05, .13, 4.0), (-.12, -.08, 5.2)):
        h = B[2] + .230 - .66 * math.hypot(x, y) ** 2; n = 12; row = []
        for t in np.linspace(-1, 1, n): w = .020 * (1 - t * t) ** .75; ca, sa = math.cos(a), math.sin(a); row.append([(B[0] + x + .055 * t * ca - w * e * sa, B[1] + y + .055 * t * sa + w * e * ca, h + .006 * (1 - t * t) - .004 * abs(e)) for e in (-1, 0, 1)])
        leaf.loft(row, 0, close=False)
    leaf.obj('bay', [principled('bay', (.075, .13, .05), .4, .5)])
    prof = np.array([(.075, 0), (.10, .02), (.122, .07), (.125, .11), (.113, .18), (.088, .235), (.074, .265), (.078, .285), (.087, .30), (.078, .30), (.068, .26)]); T = np.arange(len(prof)); at = np.linspace(0, len(prof) - 1, 60); prof = [(np.interp(t, T, np.convolve(np.pad(prof[:, 0], 1, 'edge'), (.2, .6, .2), 'valid')), np.interp(t, T, prof[:, 1])) for t in at]
    m = MB(); P.lathe(m, (.55, .36, .79), prof, 72, cap=False); m.obj('jug', [glaze]); a = np.linspace(0, math.pi, 14); m = MB(); P.tube(m, [(.55 + .095 + .075 * math.sin(t), .36 - .03 * math.sin(t), .79 + .20 + .075 * math.cos(t)) for t in a], .012, 12); m.obj('handle', [glaze])
    m = MB(); P.lathe(m, (-.52, .16, .79), [(.05, 0), (.06, .01), (.125, .055), (.118, .055), (.05, .014), (.001, .012)], 48, cap=False); m.obj('dish', [M['cer']]); m = MB()
    for _ in range(46): a, q = rng.uniform(0, 6.28), .085 * math.sqrt(rng.uniform()); m.sphere((-.52 + q * math.cos(a), .16 + q * math.sin(a), .835 + rng.uniform(0, .020) - q * .1), (((.0085, .0165, .006), (.0165, .0085, .006))[rng.integers(0, 2)]), 12)
    m.obj('almonds', [principled('almond', (.36, .18, .08), .6, bump=(160, .3, .001))]); wool = [I.cloth('wool', (.36, .20, .13), scale=260, bump=.15), I.cloth('wool2', (.60, .52, .40), scale=260, bump=.15)]; [I.cushion('blanket', (-.62 + .004 * (-1) ** k, .60, .815 + k * .042), (.62, .36, .050), wool[k in (1, 4)], .16, 7, (0, 0, .10), k + 3, .006, 44) for k in range(5)]
    m = MB()
    for x, y, a in ((.46, -.24, .3), (.56, -.16, 1.2)): P.lemon(m, (x, y, .825), .036, (math.cos(a), math.sin(a), .1))
    m.obj('lemons', [principled('lemonp', (.80, .60, .10), .4, bump=(260, .06, .0005))])
    area((-1.9, -.6, 2.0), (0, .1, .9), 1.1, 62, (1, .94, .84), 1.3); area((1.6, -1.2, 2.1), (0, .1, .9), .9, 9, (.82, .90, 1)); sun(sundir(34, -66), (1, .86, .66), 1.6, 2.5)
