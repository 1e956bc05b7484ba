"""On land: vines, dry-stone walls, marble, lanes under trees, basins of granite."""
import math
import numpy as np
import bpy
from kit import *
import sky, sea as S, terrain as T, trees, houses, yacht, interiors as I, props as P
from scenes import scene, day_sky, rocky
from voyages import CARD, dusk_sky
from sails import isles
import rooms as R

def ev(H, x, y): return float(H(np.array(float(x)), np.array(float(y))))
def olive(seed=2, n=7000, size=.02):
    r = np.random.default_rng(seed); m = MB(); P.tube(m, [(0, 0, -.1), (.03, .01, .12), (.0, .03, .26), (.05, .0, .42)], [.055, .045, .038, .026], 10); cs = []; rs = []
    for i in range(17):
        h = r.uniform(.46, .98); a = r.uniform(0, 6.28); q = r.uniform(.08, .40) * (1.15 - abs(h - .66)); cs.append((q * math.cos(a) + .05, q * math.sin(a), h)); rs.append(r.uniform(.09, .17)); m.cyl((.05, 0, .40), cs[-1], .013, .003, 5, 0)
    trees._leaves(m, cs, rs, n, size, r, flat=.75); return trees.make(m, 'olive', [principled('obark', (.17, .14, .11), .9, .1), trees._leaf_mat('olive', (.085, .105, .065), (.15, .165, .11))])
def vine(seed=5):
    r = np.random.default_rng(seed); m = MB(); m.cyl((0, 0, -.1), (.03, .02, .42), .05, .03, 7, 0); cs = [(r.uniform(-.42, .42), r.normal(0, .10), .5 + r.uniform(-.1, .32)) for _ in range(13)]
    trees._leaves(m, cs, [.17] * 13, 1000, .062, r, flat=.8); return trees.make(m, 'vine', [trees._bark(), trees._leaf_mat('vine', (.065, .115, .022), (.12, .16, .035))])
def low_vine(seed=5):
    r = np.random.default_rng(seed); m = MB(); cs = []; rs = []
    for i in range(26):
        a = r.uniform(0, 6.28); q = .5 * r.uniform(.05, 1) ** .6; h = .34 + .34 * (1 - q / .5) + r.normal(0, .05); cs.append((q * math.cos(a), q * math.sin(a), h)); rs.append(r.uniform(.09, .15)); m.cyl((0, 0, -.05), cs[-1], .03, .012, 6, 0)
    trees._leaves(m, cs, rs, 5200, .036, r, flat=.75); return trees.make(m, 'low vine', [trees._bark(), trees._leaf_mat('low vine', (.065, .115, .022), (.12, .16, .035))])
def open_sea(cam, yaw, z, col=(.006, .055, .095), half=46, amp=.5): S.sea(cam, yaw, half, 60, 60000, 600, 700, S.water_mat(col=col, rough=.07, bump=(.35, .18, .2), far=6000, rmax=.2), wave=dict(amp=amp, length=24, n=40, spread=40))

@scene('vine-terraces', grade=dict(exposure=.15, sat=1.08, warm=.01), alt='Terraces of vines curve round a hillside above the sea in late light.', **CARD)
def vines():
    hz = ((.56, .62, .68), .05, (.9, .78, .62)); d = day_sky(24, 322, .105, dict(amount=.35, opacity=.55, seed=11), dust=1.3, haze=hz); cam = (-36, 16, 97.5); camera(cam, (30, 98, 66), 28)
    def base(x, y): return 100 - .36 * y - .0007 * y * y + 14 * fbm(x / 120, y / 120, 3, 4) + .10 * x + 26 * sstep(30, 170, x)
    def H(x, y):
        b = base(x, y); st = 3.4; k = np.floor(b / st); f = b / st - k; t = (k + sstep(.62, .80, f) * 1.0 + .10 * np.minimum(f, .62)) * st; return np.where(y > 4, t, np.maximum(t, b)) * sstep(240, 225, y) - 40 * sstep(225, 245, y)
    def C(x, y, z, s):
        soil = mix((.34, .25, .16), (.46, .36, .24), sstep(-.5, .5, fbm(x / 3, y / 3, 5, 4))); gr = mix((.16, .17, .07), (.24, .22, .11), sstep(-.4, .4, fbm(x / 5, y / 5, 4, 7))); w = mix((.30, .26, .20), (.60, .54, .44), sstep(-.5, .5, fbm(x / .9 + z, y / .9 + z * 2, 4, 9))); return mix(mix(soil, gr, sstep(.0, .4, fbm(x / 8, y / 8, 4, 17))), w, sstep(.55, 1.1, s))
    T.land(cam, H, C, 36, 50, 3, 320, 1300, 1200, .25, T.land_mat(scale=2, bump=.7)); open_sea(cam, 36, 0, half=50); isles(cam, 36, 2.2, 420, 5200); rng = np.random.default_rng(7); v = vine(); v2 = vine(9); pts = []
    for x in np.arange(-60, 150, 1.25):
        ys = np.arange(4, 190, .20); b = base(np.full_like(ys, x), ys); f = b / 3.4 - np.floor(b / 3.4)
        for tgt in (.14, .42):
            idx = np.where(np.abs(np.diff(f > tgt)) & (np.abs(np.diff(b)) < 1))[0]
            for i in idx:
                if rng.random() < .95 and math.hypot(x + 36, ys[i] - 16) > 4: pts.append((x + rng.normal(0, .08), ys[i] + rng.normal(0, .08), ev(H, x, ys[i])))
    pts = np.array(pts); scatter('v1', v, pts[::2], rng.uniform(1.25, 1.6, len(pts[::2])), rng); scatter('v2', v2, pts[1::2], rng.uniform(1.2, 1.6, len(pts[1::2])), rng)
    cy = trees.cypress(); ol = olive(); p = np.array([(x, y, ev(H, x, y)) for x, y in ((53, 82), (51, 85), (70, 88), (20, 112), (23, 116), (90, 70), (94, 74))]); scatter('cy', cy, p, rng.uniform(8, 13, len(p)), rng); p = np.array([(x, y, ev(H, x, y)) for x, y in ((-8, 74), (12, 52), (36, 104), (44, 60), (-14, 100), (30, 140), (84, 96), (66, 130), (110, 90))]); scatter('ol', ol, p, rng.uniform(4.5, 6.5, len(p)), rng)
    print('vines', len(pts)); m = MB(); houses.riv_house(m, 62, 84, ev(H, 62, 84), 11, 7, 5.4, .25, rng, 0, [(.78, .66, .50)], slot=5); m.obj('house', houses.mats()); bs = trees.bush(4); p = T.points(H, (-50, 140, 4, 200), 1200, rng, lambda x, y, z, s: (s > .3) * .5); scatter('b', bs, p, rng.uniform(.6, 1.3, len(p)), rng); sun(d, (1, .84, .62), 4.0, 1); haze_all(hz[0], 9000, d, hz[2], 3)

@scene('vines-in-ash', grade=dict(exposure=.2, sat=1.08), alt='Vines grow in round pits of black ash behind half circles of stones, row behind row, a red volcano beyond.', **CARD)
def ash():
    hz = ((.56, .60, .66), .05, (.92, .78, .62)); d = day_sky(17, 250, .11, dict(amount=.5, opacity=.7, seed=16), haze=hz); cam = (0, -8, 8.2); camera(cam, (1, 40, .2), 28); rng = np.random.default_rng(5); pits = [(6.4 * i + (3.2 if j % 2 else 0) + rng.normal(0, .35), 5.6 * j + rng.normal(0, .35)) for j in range(-1, 24) for i in range(-18, 19)]
    def g(x, y): return .9 * fbm(x / 40, y / 40, 3, 2) + 12 * sstep(60, 260, y) * fbm(x / 160 + 4, y / 160, 4, 3)
    def H(x, y):
        i0 = np.round(y / 5.6); q = 1e9 + 0 * x
        for dj in (-1, 0, 1):
            j = i0 + dj; off = np.where(np.mod(j, 2) == 1, 3.2, 0); i = np.round((x - off) / 6.4)
            for di in (-1, 0, 1): ii = np.clip(i + di, -18, 18); jj = np.clip(j, -1, 23); k = ((jj + 1) * 37 + ii + 18).astype(int); px, py = PX[k], PY[k]; q = np.minimum(q, np.hypot(x - px, y - py))
        near = (y < 136); rim = .16 * np.exp(-((q - 2.35) / .35) ** 2); h = g(x, y) - np.where(near, 1.15 * sstep(2.3, .35, q) - rim, 0); v = 330 * np.exp(-(np.hypot(x + 160, (y - 1500) * .9) / 420) ** 1.5) - 70 * np.exp(-(np.hypot(x + 160, y - 1430) / 110) ** 2) + 190 * np.exp(-(np.hypot(x - 620, y - 1900) / 380) ** 1.6); return h + v * (.9 + .2 * fbm(x / 90, y / 90, 5, 9)) + .03 * fbm(x / .7, y / .7, 4, 8)
    PX = np.array([p[0] for p in pits]); PY = np.array([p[1] for p in pits])
    def C(x, y, z, s): a = mix((.028, .026, .026), (.058, .052, .050), sstep(-.5, .5, fbm(x / 1.3, y / 1.3, 5, 3))); return mix(a, mix((.13, .062, .042), (.22, .125, .08), sstep(-.5, .5, fbm(x / 60, y / 60, 5, 5))), sstep(300, 900, y))
    T.land(cam, H, C, 0, 46, 3.5, 3600, 1300, 1200, .25, T.land_mat(grain=.6, scale=2.5, bump=.6)); v = low_vine(6); pts = np.array([(x, y, ev(H, x, y) - .05) for x, y in pits if y > -4 and y < 135 and abs(x) < 95]); scatter('v', v, pts, rng.uniform(1.3, 1.9, len(pts)), rng); m = MB()
    for x, y in pits:
        if not (-6 < y < 130 and abs(x) < 14 + y * .8): continue
        n, levels = (21, 3) if y < 30 else (17, 2) if y < 60 else (9, 1)
        for i in range(n):
            for lv in range(levels): a = .55 + 2.6 * (i + .5 * lv) / n + rng.normal(0, .03); r = 2.25 + rng.normal(0, .06); px, py = x + r * math.cos(a), y + r * math.sin(a) ; s = (.21 if y < 60 else .34) * rng.uniform(.75, 1.2); c = rng.uniform(.7, 1.2); m.sphere((px, py, ev(H, px, py) + .08 + lv * .22), (s, s * rng.uniform(.75, 1.1), s * .75), 8, 0, (c, c, c), sq=.8)
    m.obj('stones', [P.stone('basalt', (.075, .066, .06), (.17, .15, .135), 3)]); sun(d, (1, .80, .58), 4.4, 1); haze_all(hz[0], 5200, d, hz[2], 3)

@scene('temple-at-dusk', grade=dict(exposure=.2, sat=1.06, bloom=.08), alt='Marble columns of a ruined temple on a headland at dusk, the sea far below.', **CARD)
def temple():
    d = dusk_sky(-30, 5, .8, 21, .68); cam = (-9, -19, 2.2); camera(cam, (2.2, 8, 4.2), 28); m = MB(); rng = np.random.default_rng(3); mb = P.stone('marblew', (.58, .54, .47), (.80, .76, .68), .9, .5, .6)
    def H(x, y): r = np.hypot(x * .8, y - 6); return np.where(r < 60, -.25 + .25 * fbm(x / 6, y / 6, 4, 3) + .10 * fbm(x / 1.5, y / 1.5, 4, 5), 0) - 66 * sstep(26, 62, r + 9 * fbm(x / 20, y / 20, 4, 6))
    T.land(cam, H, rocky(((.34, .29, .23), (.52, .46, .37)), ((.15, .135, .07), (.26, .22, .12)), .5, 1.1, gs=9), 8, 55, 1.2, 160, 600, 900, .2, T.land_mat(scale=2.4), sink=-64); o = open_sea(cam, 0, 0); bpy.data.objects['sea'].location.z = -62; bpy.data.objects['under'].location.z = -62
    for k, (e, z) in enumerate(((1.5, -.1), (1.15, .25), (.8, .6))): m.box(-6.6 - e, 6.6 + e, -1.0 - e, 17 + e, z - .5, z + .0 + .0, 0, (.95 - .03 * k,) * 3)
    z = .6
    for i in range(6):
        for j in (0, 1): P.column(m, -6 + i * 2.4, 0 if j == 0 else 16, z, 6.2 if (i, j) not in ((5, 0), (1, 1)) else 2.6, .56, broken=(i, j) in ((5, 0), (1, 1)))
    for k in range(1, 6): P.column(m, -6, k * 2.67, z, 6.2, .56); P.column(m, 6, k * 2.67, z, 6.2 if k not in (1, 2) else 1.7, .56, broken=k in (1, 2))
    for i in range(4): g = rng.uniform(.9, 1.02); m.box(-6 + i * 2.4 - 1.19 + (0 if i else .5 - .7), -6 + i * 2.4 + 1.19, -.62, .62, z + 6.67, z + 7.5, 0, (g, g, g)); 
    for i in range(3): m.box(-6 + i * 2.4 - 1.2, -6 + i * 2.4 + 1.19, -.5, .55, z + 7.5, z + 8.2 - .06 * i, 0, (.94, .93, .9))
    for k in range(0, 6): g = rng.uniform(.9, 1.02); m.box(-6.62, -5.38, k * 2.67 - 1.33 + .63 * (k == 0), k * 2.67 + 1.32, z + 6.67, z + 7.5, 0, (g, g, g))
    for x, y, L, a in ((4.2, -4.6, 2.1, .4), (-2.5, -6.2, 1.2, 1.9), (8.8, 1.8, 1.6, 1.1), (1.0, -3.9, .8, .2)):
        h = ev(H, x, y); P.lathe(m, (x, y, h + .42), [(.54, -L / 2), (.53, L / 2)], 40, axis=(math.cos(a), math.sin(a), .02))
    m.obj('temple', [mb]); b = trees.bush(4, ((.10, .11, .05), (.18, .16, .08))); p = T.points(H, (-26, 28, -16, 36), 900, rng, lambda x, y, z, s: (z > -8) * .4 * ~((np.abs(x) < 8.6) & (y > -3) & (y < 19))); scatter('b', b, p, rng.uniform(.35, .95, len(p)), rng); isles(cam, 0, 2.9, 420, 7000, (.15, .13, .11), (.24, .20, .16)); bpy.data.objects['land.001'].location.z = -62
    sun(sundir(9, -62), (1, .56, .30), 4.2, 1.6); sun(sundir(45, 190), (.55, .62, .88), .42, 60); haze_all((.52, .44, .45), 11000, d, (1.0, .60, .38), 4)

@scene('theater-seats', grade=dict(exposure=.15, sat=1.06), alt='Rows of stone seats in an ancient theater, seen from the top, the round floor and hills below.', **CARD)
def theater():
    hz = ((.56, .62, .68), .05, (.88, .78, .64)); d = day_sky(27, 252, .11, dict(amount=.35, opacity=.5, seed=6), haze=hz); cam = (-15, -36, 20.2); camera(cam, (-1, 20, -1.8), 27); rng = np.random.default_rng(4); m = MB(); st = P.stone('seat', (.46, .42, .34), (.72, .67, .57), 1.1, .7)
    for i in range(34):  # rows open to +y; each is cut into long blocks, with stairs between the wedges
        r0 = 9.5 + i * .82 + (1.6 if i > 20 else 0); z = .35 + i * .40 + (.9 if i > 20 else 0); a = math.pi * -.03; n = max(20, int(r0 * 2.3))
        for j in range(n):
            t0, t1 = math.pi + .06 + (math.pi - .12) * j / n, math.pi + .06 + (math.pi - .12) * (j + 1) / n; g = rng.uniform(.82, 1.08); dz = rng.normal(0, .014); e = .0012; w = ((t0 + t1) / 2 - math.pi) / math.pi * 8
            if rng.random() < .012 + .03 * (i > 28): continue
            stair = abs(w - round(w)) < .045 * 12 / r0 and 0 < round(w) < 8
            out = [((r) * math.cos(t), (r) * math.sin(t)) for r, t in ((r0, t0 + e), (r0 + .84, t0 + e), (r0 + .84, t1 - e), (r0, t1 - e))]; m.prism(out, z - 1.2, z + dz, 0, col=(g, g * .985, g * .95))
            if stair: mid = (t0 + t1) / 2; q = .36 / r0; out = [((r) * math.cos(t), (r) * math.sin(t)) for r, t in ((r0 - .36, mid - q), (r0, mid - q), (r0, mid + q), (r0 - .36, mid + q))]; m.prism(out, z - 1.2, z - .20, 0, col=(.9, .88, .84))
    for k in range(48): t = 2 * math.pi * k / 48; q = lambda r, tt: (r * math.cos(tt), r * math.sin(tt)); g = rng.uniform(.85, 1.0); m.prism([q(8.9, t + .002), q(9.5, t + .002), q(9.5, t + .129), q(8.9, t + .129)], -.3, .12, 0, col=(g, g, g * .96))
    for i in range(15):  # stage front
        x = -13 + i * 1.85; h = 2.4 if i not in (4, 5, 11) else rng.uniform(.5, 1.4); P.column(m, x, 15.5, .4, h, .26, broken=h < 2.3, flutes=14, cap=h > 2.3)
    for x0, x1 in ((-14, -6.2), (-2.4, 6.4), (8.6, 14)): m.box(x0, x1, 15.1, 15.9, 2.62, 3.0, 0, (.95, .93, .88))
    m.box(-15, 15, 14.8, 20, -.5, .4, 0, (.9, .88, .83)); m.obj('stones', [st])
    def H(x, y): r = np.hypot(x, y); bowl = .42 * (r - 12) * sstep(10, 12, r) * (y < 2) ; h = np.where(y < 0, np.minimum(bowl, 15.8) - .8, -.6 + .2 * fbm(x / 9, y / 9, 4, 3) - 60 * sstep(60, 420, y)); return np.where(np.hypot(x, y) < 8.9, -.02, np.where((y > -2) & (y < 0), -.6, h))
    def C(x, y, z, s): return mix(mix((.16, .15, .07), (.30, .26, .14), sstep(-.4, .4, fbm(x / 14, y / 14, 5, 4))), (.52, .46, .37), sstep(9.2, 8.8, np.hypot(x, y)))
    T.land(cam, H, C, 8, 56, 2, 700, 800, 900, .25, T.land_mat(scale=1.5), sink=-70)
    def H2(x, y): return 330 * ridged(x / 900 + 1.1, y / 900, 7, 5) * sstep(500, 1500, y) - 40
    T.land(cam, H2, rocky(((.30, .26, .20), (.46, .40, .32)), ((.09, .105, .05), (.16, .155, .08))), 8, 56, 420, 5200, 400, 900, .3, T.land_mat(scale=.15), sink=-60); pn = trees.aleppo(); cy = trees.cypress(); p = T.points(H, (-90, 120, 22, 330), 2600, rng, lambda x, y, z, s: .5 * sstep(-.2, .3, fbm(x / 40, y / 40, 3, 8))); scatter('pn', pn, p, rng.uniform(5, 10, len(p)), rng); p = p[::9] + (2, 1, 0); scatter('cy', cy, p, rng.uniform(8, 14, len(p)), rng); sun(d, (1, .86, .66), 4.2, .8); haze_all(hz[0], 5600, d, hz[2], 3)

@scene('marble-street', grade=dict(exposure=.15, sat=1.06), alt='A street paved with marble between rows of ancient columns, early sun along the stones.', **CARD)
def street():
    hz = ((.60, .63, .66), .06, (.95, .82, .64)); d = day_sky(13, 62, .12, dict(amount=.3, opacity=.5, seed=14), haze=hz); cam = (-.9, -10, 1.75); camera(cam, (.5, 20, 2.1), 29); rng = np.random.default_rng(8); m = MB(); st = P.stone('marbles', (.56, .51, .43), (.80, .76, .67), .9, .45, .42); y = -14.
    while y < 90:
        h = rng.uniform(.7, 1.25); x = -4.2
        while x < 4.2: w = min(rng.uniform(.8, 1.7), 4.22 - x); g = rng.uniform(.80, 1.05); m.box(x + .012, x + w - .012, y + .012, y + h - .012, -.3, rng.normal(0, .008), 0, (g, g * .985, g * .95)); x += w
        y += h
    for s in (-1, 1):
        for k in range(2): yy = -14.; 
        for k, (x0, z) in enumerate(((4.2, .18), (4.9, .36))):
            yy = -14.
            while yy < 90: L = rng.uniform(1.4, 2.6); g = rng.uniform(.84, 1.03); a, b = sorted((s * x0, s * (x0 + (.7 if k == 0 else 3)))); m.box(a + .01, b - .01, yy + .01, yy + L - .01, -.3, z, 0, (g, g * .985, g * .95)); yy += L
        for i in range(26):
            yy = -6 + i * 3.3 + (.4 if s > 0 else 0); r = rng.random(); full = r < .62 or i in (2, 3); h = 4.7 if full else rng.uniform(.9, 3.2); x = s * 5.35; m.box(x - .48, x + .48, yy - .48, yy + .48, .36, .78, 0, (.92, .9, .86)); P.lathe(m, (x, yy, .78), [(.50, 0), (.52, .07), (.44, .12), (.48, .18), (.40, .24)], 36); P.column(m, x, yy, 1.0, h, .38, broken=not full, flutes=16)
            if full and i % 5 in (2, 3) and i < 22: m.box(x - .42, x + .42, yy - .6, yy + 3.3 * .9, 1.0 + 4.7 + .32, 1.0 + 4.7 + .95, 0, (.93, .91, .87))
    for i in range(60): x = rng.choice((-1, 1)) * rng.uniform(6.6, 11); yy = rng.uniform(-4, 60); s_ = rng.uniform(.3, .9); m.box(-s_, s_, -s_ * .6, s_ * .6, -.3, s_ * .8, 0, (rng.uniform(.75, 1),) * 3, rng.uniform(0, 3), (x, yy, .2))
    m.obj('street', [st])
    def H(x, y): return -.05 + np.where(np.abs(x) > 7, .7 * sstep(7, 12, np.abs(x)) + .25 * fbm(x / 4, y / 4, 4, 4), -.2) + 60 * sstep(40, 190, np.abs(x)) * (.5 + ridged(x / 130, y / 130, 5, 4)) + 120 * sstep(160, 520, y) * ridged(x / 300 + .6, y / 300, 6, 8)
    T.land(cam, H, rocky(((.34, .29, .22), (.52, .45, .36)), ((.13, .13, .06), (.24, .21, .11)), .5, 1.1, gs=12), 0, 52, 1.5, 1500, 700, 900, .25, T.land_mat(scale=1.5)); cy = trees.cypress(); pn = trees.stone_pine(); p = T.points(H, (-70, 70, 0, 260), 900, rng, lambda x, y, z, s: (np.abs(x) > 12) * .4); scatter('cy', cy, p[::3], rng.uniform(7, 13, len(p[::3])), rng); scatter('pn', pn, p[1::3], rng.uniform(6, 11, len(p[1::3])), rng); b = trees.bush(); p = T.points(H, (-30, 30, -8, 120), 2500, rng, lambda x, y, z, s: (np.abs(x) > 8) * .3); scatter('b', b, p, rng.uniform(.5, 1.6, len(p)), rng); sun(d, (1, .82, .60), 4.2, 1); haze_all(hz[0], 1500, d, hz[2], 3)

@scene('mule-path', grade=dict(exposure=.15, sat=1.06, warm=.01), alt='A cobbled mule path between dry-stone walls and old olive trees, the sea ahead.', **CARD)
def mule():
    hz = ((.55, .63, .70), .05, (.88, .78, .64)); d = day_sky(30, 244, .11, dict(amount=.35, opacity=.55, seed=4), haze=hz); cam = (-.25, -5, 62.2); camera(cam, (1.0, 20, 57.6), 27); rng = np.random.default_rng(6)
    def px(y): return 1.1 * np.sin(y / 9) + .0035 * y * y * .6
    def H(x, y): u = x - px(y); g = 60.2 - .16 * y - .0011 * y * y + .28 * u * sstep(1.5, 14, np.abs(u)) * np.sign(u) * np.sign(u) + .55 * sstep(1.4, 2.2, u) + .25 * fbm(x / 5, y / 5, 4, 3) * sstep(1.2, 2, np.abs(u)) - .45 * sstep(1.5, 2.4, -u) + .04 * fbm(x / .5, y / .5, 3, 2); return np.where(y > 150, g - 70 * sstep(150, 210, y), g)
    def C(x, y, z, s): u = np.abs(x - px(y)); gr = mix((.20, .18, .09), (.33, .29, .16), sstep(-.4, .4, fbm(x / 2.5, y / 2.5, 5, 4))); gr = mix(gr, (.12, .14, .05), sstep(.1, .4, fbm(x / 4, y / 4, 4, 14)) * .7); return mix(mix((.34, .29, .22), (.44, .39, .31), sstep(-.3, .3, fbm(x, y, 4, 5))), gr, sstep(1.0, 1.35, u))
    T.land(cam, H, C, 4, 52, 1.2, 420, 1000, 1000, .2, T.land_mat(scale=3)); open_sea(cam, 4, 0, (.006, .07, .11)); isles(cam, 4, 1.4, 330, 6000); m = MB(); ys = np.arange(-7, 75, .8)
    for s, hgt in ((-1, .8), (1, .9)): P.drystone(m, [(float(px(y)) + s * 1.75, float(y)) for y in ys if y < 46], hgt, .55, rng, .30, H)
    m.obj('walls', [P.stone('dry', (.30, .265, .21), (.52, .475, .40), 2.5, .8)]); m = MB()
    for y in np.arange(-4.5, 34, .17):
        u = -1.25
        while u < 1.25:
            w = rng.uniform(.14, .26); x = float(px(y)) + u + w / 2; g = rng.uniform(.7, 1.05); m.sphere((x, y + rng.normal(0, .02), ev(H, x, y) - .015), (w * .52, .095, .06), 8, 0, (g, g * .98, g * .94), zmin=0.0, sq=.7); u += w
    m.obj('cobbles', [P.stone('cob', (.42, .38, .31), (.66, .61, .53), 4, .4, .6)]); o1, o2 = olive(2), olive(22); p = np.array([(float(px(y)) + u, y, ev(H, float(px(y)) + u, y) - .1) for y, u in ((3.5, 4.6), (9, -4.2), (14, 5.2), (19, -5.4), (24, 4.6), (29, -4.4), (34, 6.2), (40, -6), (46, 5), (8, 10), (17, 11), (27, 12), (14, -11), (24, -12), (36, -11), (2, -8), (52, -4), (58, 6), (70, -8), (66, 3))]); scatter('o1', o1, p[::2], rng.uniform(4.2, 5.6, len(p[::2])), rng); scatter('o2', o2, p[1::2], rng.uniform(4.2, 5.6, len(p[1::2])), rng); b = trees.bush(4, ((.10, .12, .05), (.19, .18, .08))); p = T.points(H, (-16, 18, -2, 60), 700, rng, lambda x, y, z, s: (np.abs(x - px(y)) > 2.3) * .5); scatter('b', b, p, rng.uniform(.25, .8, len(p)), rng); sun(d, (1, .87, .68), 4.2, .7); haze_all(hz[0], 8000, d, hz[2], 3)

def bicycle(x, y, z, yaw, lean, col=(.10, .22, .22)):
    m = MB(); R_ = .34
    for cx in (-.52, .53):
        P.ring(m, (cx, 0, R_), R_, .018, (0, 1, 0), 56, 8, 1); P.ring(m, (cx, 0, R_), R_ - .022, .009, (0, 1, 0), 56, 6, 2); m.cyl((cx, -.05, R_), (cx, .05, R_), .022, n=12, mat=2)
        for k in range(20): a = 2 * math.pi * k / 20; m.cyl((cx, .02 if k % 2 else -.02, R_), (cx + (R_ - .03) * math.cos(a + .15), 0, R_ + (R_ - .03) * math.sin(a + .15)), .0016, n=4, mat=2, caps=False)
        A = np.linspace(.3, 2.6, 16); m.loft([[(cx + (R_ + .035) * math.cos(a), s * .028, R_ + (R_ + .035) * math.sin(a)) for s in (-1, 1)] for a in A], 0, close=False)
    bb, st, hd, hb = (-.06, 0, .29), (-.20, 0, .80), (.37, 0, .86), (.41, 0, .66)
    for p, q, r in ((bb, st, .016), (bb, hb, .018), (st, hd, .015), (hd, hb, .019), (bb, (-.52, .05, R_), .010), (bb, (-.52, -.05, R_), .010), ((-.18, 0, .74), (-.52, .05, R_), .009), ((-.18, 0, .74), (-.52, -.05, R_), .009), (hb, (.53, .05, R_), .012), (hb, (.53, -.05, R_), .012), (hd, (.35, 0, .98), .013)): m.cyl(p, q, r, n=10, mat=0)
    P.tube(m, [(.14, -.27, .95), (.26, -.25, 1.0), (.37, -.10, 1.01), (.36, 0, 1.0), (.37, .10, 1.01), (.26, .25, 1.0), (.14, .27, .95)], .011, 8, 2); m.cyl(st, (-.22, 0, .90), .011, n=8, mat=2)
    for s in (-1, 1): P.tube(m, [(.10, s * .275, .945), (.20, s * .262, .98)], .017, 8, 3); m.box(-.10, .06, s * .11 - .04, s * .11 + .04, .29 - s * .15, .31 - s * .15, 1); m.cyl((-.06, s * .06, .29), (-.02, s * .07, .29 - s * .15), .009, n=6, mat=2)
    m.sphere((-.26, 0, .93), (.15, .075, .035), 16, 3, sq=.8); P.ring(m, (-.06, .05, .29), .10, .006, (0, 1, 0), 36, 6, 2)
    for k in range(5): P.ring(m, (.62, 0, .82 + k * .055), .13 + .012 * k, .010, n=30, k=6, mat=4)
    for k in range(16): a = k * math.pi / 8; m.cyl((.62 + .12 * math.cos(a), .12 * math.sin(a), .80), (.62 + .178 * math.cos(a), .178 * math.sin(a), 1.05), .006, n=5, mat=4)
    o = m.obj('bicycle', [principled('frame', col, .25, .5, coat=.6), principled('tyre', (.02, .02, .02), .7), principled('chrome', (.7, .7, .68), .2, metal=1), principled('leather', (.20, .095, .04), .5), P.I.oak('wicker', (.36, .24, .13), (.52, .38, .22))]); o.location = (x, y, z); o.rotation_euler = (lean, 0, yaw); return o

@scene('bicycle-under-pines', grade=dict(exposure=.2, sat=1.06), alt='A bicycle with a basket leans on a pine beside a gravel lane, bright water between the trunks.', **CARD)
def bike():
    hz = ((.55, .65, .72), .05, (.82, .78, .72)); d = day_sky(38, 228, .11, dict(amount=.3, opacity=.5, seed=4), haze=hz); cam = (-1.5, -4.3, 1.55); camera(cam, (.4, 3, 1.05), 31, fstop=5.6, focus=5.1); rng = np.random.default_rng(7)
    def H(x, y): u = x + 3.4 - .55 * y * .5; return .10 * fbm(x / 1.6, y / 1.6, 4, 3) * sstep(.9, 1.8, np.abs(u)) + .015 * fbm(x / .25, y / .25, 3, 5) - 3.6 * sstep(9, 24, y + 2 * fbm(x / 8, y / 8, 3, 2) + .2 * x)
    def C(x, y, z, s): u = np.abs(x + 3.4 - .55 * y * .5); nd = mix((.30, .20, .11), (.42, .31, .18), sstep(-.5, .5, fbm(x / .7, y / .7, 5, 4))); gv = mix((.58, .50, .39), (.74, .67, .55), sstep(-.5, .5, fbm(x / .18, y / .18, 4, 6))); return mix(mix(gv, nd, sstep(1.0, 1.5, u + .3 * fbm(x / 1.5, y / 1.5, 4, 9))), (.62, .56, .45), sstep(-.9, -2.2, z))
    T.land(cam, H, C, 8, 56, .8, 60, 900, 900, .2, T.land_mat(scale=6, bump=.5, grain=.7), sink=-4)
    S.sea(cam, 8, 56, 12, 30000, 600, 800, S.water_mat(col=(.008, .13, .16), rough=.05, bump=(1.2, .16, .06), far=1500, rmax=.15), wave=dict(amp=.12, length=7, n=44, spread=50)).location.z = -2.6; bpy.data.objects['under'].location.z = -2.6; isles(cam, 8, 2.0, 190, 2400, green=((.05, .08, .03), (.10, .125, .055)))
    bk = principled('pbark', lambda k: k.mixc(k.math('MULTIPLY', k.noise(k.scale(k.pos(), (7, 7, 1.6)), 1.6, 7, .7), 1.), (.10, .06, .04), (.42, .27, .18)), .95, .1, bump=(7, 1.0, .06, 7)); m = MB(); tops = []
    for x, y, r, h, lx, ly in ((1.02, 1.74, .21, 7, .8, .4), (4.6, 5.2, .20, 8, .5, .2), (-.9, 9, .19, 8, -.4, .3), (7.4, 9.5, .2, 8, .3, .6), (2.9, 12, .18, 7, .5, -.3), (-6.5, 7, .2, 8, -.7, .3), (10, 4, .22, 8, .4, .3), (-4.6, 12.5, .17, 7, .4, .3)): z = ev(H, x, y); pts = [(x + lx * t * t, y + ly * t * t, z - .2 + h * t) for t in np.linspace(0, 1, 14)]; P.tube(m, pts, [r * (1.25 - .25 * min(1, t * 12)) * (1 - .45 * t) for t in np.linspace(0, 1, 14)], 22); tops.append(pts[-1])
    m.obj('trunks', [bk]); cr = MB(); cs = []; rs = []
    for x, y, z in tops:
        for k in range(9): a = rng.uniform(0, 6.28); q = rng.uniform(.4, 2.6); cs.append((x + q * math.cos(a), y + q * math.sin(a), z - .3 + rng.uniform(-1.1, .9) - .16 * q)); rs.append(rng.uniform(.6, 1.2))
    trees._leaves(cr, cs, rs, 52000, .13, rng, mat=0, flat=.75); cr.obj('crowns', [trees._leaf_mat('crown', (.03, .06, .02), (.045, .08, .025))])
    bicycle(.62, 1.02, ev(H, .62, 1.02) + .0, .22, -.20); b = trees.bush(4, ((.08, .10, .04), (.15, .15, .07))); p = T.points(H, (-9, 12, 1.5, 14), 600, rng, lambda x, y, z, s: (np.abs(x + 3.4 - .55 * y * .5) > 2) * (np.hypot(x - .8, y - 1.2) > 1.5) * .22 * (z > -1.5)); scatter('b', b, p, rng.uniform(.35, 1.0, len(p)), rng); sun(d, (1, .88, .70), 4.8, .6); haze_all(hz[0], 5000, d, hz[2], 3)

@scene('table-under-olives', grade=dict(exposure=.2, sat=1.06, warm=.01), alt='A wooden table under olive trees set with bread, oil, lemons and wine, the sea below.', **CARD)
def olive_table():
    hz = ((.58, .64, .68), .05, (.9, .8, .66)); d = day_sky(30, 238, .11, dict(amount=.3, opacity=.5, seed=4), haze=hz); cam = (-1.15, -1.45, 1.42); camera(cam, (.10, .7, .86), 30, fstop=4.5, focus=2.0); rng = np.random.default_rng(7); M = R.mats()
    def H(x, y): return .06 * fbm(x / 2, y / 2, 4, 3) + .02 * fbm(x / .3, y / .3, 3, 5) - .16 * np.maximum(y - 3, 0) - .004 * np.maximum(y - 6, 0) ** 2
    def C(x, y, z, s): return mix(mix((.30, .25, .13), (.46, .39, .23), sstep(-.5, .5, fbm(x / .6, y / .6, 5, 4))), (.17, .18, .075), sstep(.0, .4, fbm(x / 2.2, y / 2.2, 4, 8)) * .8)
    T.land(cam, H, C, 12, 56, .7, 90, 800, 900, .2, T.land_mat(scale=5), sink=-70); o = open_sea(cam, 12, 0, (.008, .085, .13), 56); bpy.data.objects['sea'].location.z = -60; bpy.data.objects['under'].location.z = -60; isles(cam, 12, 1.1, 330, 5000); bpy.data.objects['land.001'].location.z = -60
    I.rbox('top', -1.2, 1.5, -.05, .95, .72, .77, I.oak('oldt', (.34, .24, .15), (.52, .40, .27), rough=.6), .008)
    for x in (-1.05, 1.35):
        for y in (.08, .82): I.rbox('leg', x - .045, x + .045, y - .045, y + .045, -.05, .72, bpy.data.materials['oldt'], .008)
    I.rbox('bench', -1.1, 1.4, 1.22, 1.54, .40, .45, bpy.data.materials['oldt'], .008)
    for x in (-.95, 1.25): I.rbox('bl', x - .04, x + .04, 1.26, 1.5, -.05, .40, bpy.data.materials['oldt'], .008)
    I.drape('run', -1.2, 1.5, .27, .63, .776, .22, M['linen'], 8, .004, sides='xX', res=150, fold=.008); z = .784; I.rbox('board', -.62, .02, .14, .46, z, z + .025, M['oakd'], .01); P.loaf((-.36, .30, z + .10), (.36, .19, .17), 3, .3)
    for i in range(3): I.cushion('slice', (-.06 + .045 * i, .24 + .02 * i, z + .045), (.022, .15, .11), principled('crumb', (.74, .62, .42), .9), .2, 3, (0, .5, .3), i)
    m = MB(); P.lathe(m, (.30, .62, z), [(.045, 0), (.048, .01), (.048, .15), (.03, .20), (.014, .23), (.014, .29)], 32, cap=False); m.obj('oilb', [thin_glass('og', (.80, .86, .72), 1.2, .02, .05)]); m = MB(); P.lathe(m, (.30, .62, z + .004), [(.044, 0), (.044, .12)], 32); m.obj('oil', [principled('oil', (.40, .36, .03), .06, .6, coat=.5)]); cer = principled('glz', (.74, .71, .64), .2, coat=.4)
    for x, y, r in ((.10, .36, .085), (.88, .30, .13), (-.85, .62, .13), (1.12, .72, .13)): m = MB(); P.lathe(m, (x, y, z), [(.04 * r / .1, 0), (r * .8, .012), (r, .035 if r > .1 else .045), (r - .008, .035 if r > .1 else .045), (r * .75, .016), (.002, .012)], 44, cap=False); m.obj('bowl', [cer])
    m = MB(); m.cyl((.10, .36, z + .026), (.10, .36, z + .027), .076, n=36); m.obj('dip', [bpy.data.materials['oil']]); m = MB(); lm = principled('lemon', (.78, .56, .05), .42, .4, bump=(90, .25, .003)); leaf = principled('leafl', (.05, .12, .03), .4)
    for x, y, a in ((.86, .28, .4), (.93, .35, 1.6), (.80, .36, 2.6), (.88, .31, .9)): P.lemon(m, (x, y, z + (.055 if a != .9 else .10)), .036, (math.cos(a), math.sin(a), .1))
    m.obj('lemons', [lm]); R.glassware(.46, .34, z, 1.0, .6); R.glassware(-.66, .58, z, 1.0, .5); m = MB(); P.lathe(m, (.62, .74, z), [(.06, 0), (.085, .06), (.085, .14), (.05, .20), (.048, .26), (.06, .28)], 36); m.obj('jug', [principled('jug', lambda k: k.mixc(k.noise(k.pos(), 9, 5), (.36, .17, .09), (.52, .28, .17)), .8)])
    ol = olive(2, 22000, .0115); o2 = olive(22, 22000, .0115); p = np.array([(2.4, 3.1, -.1), (-2.9, 3.6, -.15), (.3, 7.4, -.8), (5.4, 6.8, -.7), (-6.2, 7.5, -.8), (-2.2, 11, -1.6), (7.5, 1.6, -.1), (3.4, 12, -1.8), (-8, 13, -2.2)]); scatter('ol', ol, p[::2], rng.uniform(4.0, 4.8, len(p[::2])), rng); scatter('o2', o2, p[1::2], rng.uniform(3.8, 4.6, len(p[1::2])), rng); P_ = np.array([(-1.3, -3.2, .0)]); scatter('o3', ol, P_, [4.6], rng); sun(d, (1, .87, .68), 4.6, .6); area((-2, -3, 3), (0, .4, .8), 3, 40, (.95, .97, 1), 3); haze_all(hz[0], 8000, d, hz[2], 3)
