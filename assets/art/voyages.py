"""More landscapes for the voyages, most of them at card size."""
import math, random
import numpy as np
import bpy
from kit import *
import sky, sea as S, terrain as T, trees, yacht, houses
from scenes import scene, day_sky, rocky, village, fjord

DUSK = [(0, (.98, .58, .36)), (.05, (.86, .52, .40)), (.14, (.54, .45, .49)), (.32, (.22, .30, .44)), (.65, (.09, .16, .30)), (1, (.05, .10, .22))]
CARD = dict(width=1600, samples=12)

def dusk_sky(az, elev=2, strength=.7, seed=1, amount=.6, stops=DUSK, glow=(.85, .38, .13)):
    return sky.gradient(stops, az=az, elev=elev, glow=(glow, 24, .8), glow2=((.30, .13, .05), 5, .8), strength=strength,
                        clouds=dict(amount=amount, scale=.8, stretch=(.38, 1.5), col=(1.0, .55, .38), shade=(.42, .33, .40), soft=.34, opacity=.62, flat=.13, low=.02, seed=seed))

@scene('cyclades-dawn', grade=dict(exposure=.15, sat=1.14, contrast=1.08), alt='Dawn over a calm sea, islands one behind the other, a small white chapel on the nearest point.', **CARD)
def cyclades_dawn():
    d = dusk_sky(-34, 4, .85, 4, .74, [(0, (1.0, .62, .40)), (.05, (.90, .56, .44)), (.14, (.60, .50, .56)), (.32, (.28, .36, .54)), (.65, (.12, .21, .40)), (1, (.07, .13, .30))])
    cam = (0, 0, 24); camera(cam, (0, 100, 23), 34, shift=(0, .05))
    def H(x, y):
        near = 30 * np.exp(-(((x - 110) / 75) ** 2 + ((y - 330) / 60) ** 2)) * (.8 + .45 * ridged(x / 60, y / 60, 6, 3)) - 7
        h = near
        for k, (cx, cy, w, l, a) in enumerate(((-900, 2200, 620, 260, 230), (700, 3300, 900, 300, 330), (-1900, 4600, 1300, 400, 420), (2400, 5200, 1500, 420, 520), (100, 7400, 2300, 500, 560))):
            h = np.maximum(h, a * np.exp(-(((x - cx) / w) ** 2 + ((y - cy) / l) ** 2)) * (.5 + .8 * ridged(x / (w * .9) + k, y / (w * .9), 7, 5 + k)) - a * .14)
        return h
    T.land(cam, H, rocky(((.26, .20, .15), (.42, .34, .26)), ((.17, .15, .09), (.27, .23, .15)), .5, 1.1), 0, 40, 150, 10000, 620, 1100, .35, T.land_mat(scale=.4))
    S.sea(cam, 0, 40, 30, 60000, 700, 800, S.water_mat(col=(.006, .04, .06), rough=.04, bump=(.5, .10, .1), far=4000, rmax=.14), wave=dict(amp=.16, length=14, n=44))
    m = MB(); rng = np.random.default_rng(2); z = float(H(np.array(112.), np.array(326.))); houses.church(m, 112, 326, z, -.5, 1.1)
    for x, y in ((125, 322), (99, 329)): houses.cyc_house(m, x, y, float(H(np.array(float(x)), np.array(float(y)))), 8, 6, 3.4, -.3, rng)
    m.obj('chapel', houses.mats()); b = trees.bush(); p = T.points(H, (20, 210, 260, 400), 1500, rng, lambda x, y, z, s: (z > 4) * .6); scatter('b', b, p, rng.uniform(1, 2.6, len(p)), rng)
    bm = MB(); houses.boat(bm, 40, 210, 1.2, 13, 'sail', rng, (.84, .82, .78)); bm.obj('boats', houses.boat_mats())
    sun(sundir(9, -84), (1, .60, .34), 4.2, 1.5); sun(sundir(40, 190), (.6, .65, .85), .3, 60); haze_all((.50, .45, .50), 14000, d, (1.0, .64, .42), 5)

def tropic(name_seed=1, cam=(0, 0, 7), sunpos=(34, 215), hills=1.0, pitons=False, palms=True, shipat=(-60, 520, 205), beach=True, sky_seed=8, clouds=.58):
    hz = ((.50, .64, .74), .05, (.78, .80, .82)); d = day_sky(*sunpos, .11, dict(amount=clouds, scale=1.3, stretch=(.8, 1.1), opacity=.9, soft=.2, flat=.12, seed=sky_seed), haze=hz)
    camera(cam, (0, 100, cam[2] - 1.2), 28, shift=(0, .06))
    def H(x, y):
        sh = 30 + .0011 * (x - 30) ** 2 + 10 * fbm(x / 60, y / 60, 3, 4) - 34 * sstep(10, 90, x) - 26 * sstep(-40, -110, x)
        near = (sh - y) * .085; near = np.where(near > 0, np.minimum(near, 2.6) + .16 * fbm(x / 7, y / 7, 4, 3), near - 3.5 * sstep(-1, -6, near) - 14 * sstep(-8, -22, near))
        rg = ridged(x / 900 + name_seed, y / 900, 7, 3 + name_seed)
        far = hills * 360 * rg * sstep(-120, 420, np.abs(x + 60) - 240 + 120 * fbm(x / 500, y / 500, 3, 5)) * sstep(900, 1500, y) * sstep(4200, 2600, y) - 16
        head = hills * 110 * np.exp(-(((x - 430) / 190) ** 2 + ((y - 560) / 190) ** 2)) * (.7 + .5 * ridged(x / 120, y / 120, 6, 8)) - 9
        head2 = hills * 90 * np.exp(-(((x + 520) / 200) ** 2 + ((y - 760) / 170) ** 2)) * (.7 + .5 * ridged(x / 120, y / 120, 6, 18)) - 9
        h = np.maximum(np.maximum(far, head), head2)
        if pitons:
            for cx, cy, w, a in ((-330, 1750, 300, 640), (330, 2150, 330, 700)): h = np.maximum(h, a * np.exp(-(np.hypot(x - cx, y - cy) / w) ** 1.5) * (.86 + .22 * ridged(x / 160, y / 160, 6, 4)) - 20)
        bott = -2.2 - 9 * sstep(90, 260, y + 40 * fbm(x / 90, y / 90, 3, 2)) - 16 * sstep(260, 520, y)
        return np.where(h > -1.0, np.maximum(h, near), np.maximum(near, bott))
    def C(x, y, z, s):
        g = mix((.045, .085, .02), (.10, .135, .035), sstep(-.4, .5, fbm(x / 60, y / 60, 6, 6))); r = mix((.13, .10, .075), (.24, .19, .14), sstep(-.4, .4, fbm(x / 40, y / 40, 4, 3)))
        c = mix(g, r, sstep(1.3, 2.2, s + .4 * fbm(x / 30, y / 30, 4, 8)) + 0 * z); sand = mix((.70, .64, .53), (.80, .75, .64), sstep(-.4, .4, fbm(x / 9, y / 9, 4, 5))); sand = mix(sand, (.46, .39, .29), sstep(.5, .05, z))
        return mix(c, sand, sstep(4.2, 2.9, z) * (y < 300) + sstep(2.2, 1.2, z) * (y >= 300))
    T.land(cam, H, C, 0, 44, 4, 4500, 1000, 1100, .2, T.land_mat(grain=.6, scale=.5, bump=.35), sink=-.5)
    def WC(dp, x, y):
        reef = sstep(.1, .42, fbm(x / 30, y / 30, 6, 17)) * sstep(1.5, 3, dp); b = mix((.78, .74, .64), (.10, .095, .06), reef * .8)
        foam = sstep(.30, .06, dp) * sstep(-.15, .3, fbm(x / 2.2, y / 1.2, 4, 23)); return mix(S.water_colour(dp, b, 1.0, (.003, .04, .09), (.008, .20, .25)), (.86, .88, .86), foam * .8)
    S.sea(cam, 0, 44, 6, 50000, 1000, 1000, S.water_mat(attr=True, rough=.05, bump=(.9, .12, .05), far=2500, rmax=.16), height=H, colour=WC, wave=dict(amp=.16, length=9, n=48, spread=40))
    rng = np.random.default_rng(3 + name_seed)
    if palms:
        pl = trees.palm(6, 24); pl2 = trees.palm(16, 24); P = []
        for x, y, s in ((-9.5, 14, 9.5), (-12.5, 19, 8.2), (-15, 13, 10.5), (17.5, 22, 9.5), (-21, 26, 9), (23, 17, 11), (28, 30, 8.5)): P.append((x, y, float(H(np.array(float(x)), np.array(float(y)))) - .1, s))
        P = np.array(P); scatter('pa', pl, P[::2, :3], P[::2, 3], rng); scatter('pb', pl2, P[1::2, :3], P[1::2, 3], rng)
        p = T.points(H, (-640, 560, 420, 900), 2600, rng, lambda x, y, z, s: (z > 1.2) * (z < 12) * .5); scatter('pc', pl, p, rng.uniform(8, 13, len(p)), rng)
    bu = trees.bush(4, ((.04, .08, .02), (.085, .13, .03)), 600); p = T.points(H, (-900, 900, 350, 1700), 60000, rng, lambda x, y, z, s: (z > 3) * .42); scatter('bu', bu, p, rng.uniform(5, 11, len(p)), rng)
    e = yacht.build(lit=.05, led=.05, detail=False); yacht.place(e, (shipat[0], shipat[1], 0), shipat[2])
    bm = MB(); houses.boat(bm, 42, 120, 2.4, 13, 'sail', rng, (.85, .84, .8)); houses.boat(bm, 8, 60, .4, 6, 'gozzo', rng, (.14, .38, .42)); bm.obj('boats', houses.boat_mats())
    sun(d, (1, .93, .82), 4.2, .8); haze_all(hz[0], 7000, d, hz[2], 3)

@scene('grenadines-islands', grade=dict(exposure=.05, sat=1.1), alt='Palms lean over a pale beach; the yacht lies in a turquoise bay below green islands.', **CARD)
def grenadines(): tropic(1)
@scene('antilles-pitons', grade=dict(exposure=.05, sat=1.08), alt='Two steep green peaks rise from the sea behind the anchored yacht.', **CARD)
def pitons(): tropic(4, cam=(0, 60, 9), sunpos=(24, 232), pitons=True, hills=.8, palms=False, shipat=(70, 560, 196), sky_seed=3)

@scene('bahamas-sandbar', grade=dict(exposure=-.2, sat=1.16, contrast=1.1), alt='A white sandbar curves through clear shallows under small clouds.', **CARD)
def bahamas_sandbar():
    hz = ((.52, .66, .76), .05, (.78, .82, .86)); d = day_sky(46, 160, .11, dict(amount=.62, scale=1.6, stretch=(1, 1), opacity=.95, soft=.16, flat=.10, seed=12), haze=hz)
    cam = (0, 0, 15); camera(cam, (4, 100, 6), 26)
    def H(x, y):
        c = 6 + 20 * np.sin(y / 52) - .03 * y; b = np.exp(-((x - c + 5 * fbm(x / 22, y / 22, 4, 5)) / (9 + .02 * y)) ** 2) * sstep(280, 130, y)
        return -1.5 + 2.15 * b - .5 * fbm(x / 40, y / 40, 4, 3) + .06 * np.sin((x + 4 * fbm(x / 12, y / 12, 3, 2)) * 1.6) - 5 * sstep(220, 700, y + 60 * fbm(x / 120, y / 120, 3, 6)) - 8 * sstep(800, 2500, y)
    T.land(cam, H, lambda x, y, z, s: mix((.56, .50, .41), (.76, .72, .64), sstep(.05, .38, z)), 0, 48, 6, 1200, 800, 1000, .25, T.land_mat(grain=.2, scale=2.0, bump=.25), sink=-.3)
    def WC(dp, x, y):
        b = mix((.74, .70, .61), (.10, .11, .07), sstep(.25, .6, fbm(x / 34, y / 34, 6, 17)) * sstep(1.3, 2.2, dp) * .8); n = np.abs(perlin(x / 1.1 + fbm(x / 2, y / 2, 2, 3), y / 1.1, 3)); b = b * (.90 + .35 * np.exp(-n * 9) * sstep(3, .6, dp))[..., None]
        return mix(S.water_colour(dp, b, .9, (.003, .05, .11), (.008, .21, .27)), (.88, .9, .88), sstep(.10, .02, dp) * .6 * sstep(-.2, .3, fbm(x / 1.5, y / 1.5, 3, 4)))
    S.sea(cam, 0, 48, 8, 50000, 1100, 1100, S.water_mat(attr=True, rough=.04, bump=(1.4, .10, .04), far=1500, rmax=.14), height=H, colour=WC, wave=dict(amp=.10, length=5, n=48, spread=60))
    bm = MB(); rng = np.random.default_rng(1); houses.boat(bm, -26, 88, .7, 9, 'motor', rng, (.86, .85, .82)); bm.obj('boats', houses.boat_mats()); e = yacht.build(lit=.03, led=.02, detail=False); yacht.place(e, (240, 900, 0), 190)
    sun(d, (1, .95, .87), 4.2, .7); haze_all(hz[0], 9000, d, hz[2], 3)

@scene('bahamas-evening', grade=dict(exposure=.15, sat=1.06), alt='Evening over shallow water, the yacht small against a low sun.', **CARD)
def bahamas_evening():
    d = dusk_sky(-16, 5, .9, 11, .7); cam = (0, 0, 5); camera(cam, (0, 100, 5), 34, shift=(0, .10)); e = yacht.build(lit=.2, led=.4, detail=False); yacht.place(e, (120, 560, 0), 188)
    S.sea(cam, 0, 38, 5, 50000, 900, 900, S.water_mat(col=(.01, .075, .085), rough=.035, bump=(1.1, .10, .05), far=2500, rmax=.12), wave=dict(amp=.10, length=6, n=54, spread=60))
    def H(x, y): return 7 * sstep(.1, .5, np.exp(-(((x + 420) / 330) ** 2 + ((y - 900) / 70) ** 2)) + .08 * fbm(x / 40, y / 40, 3, 3)) - 2
    T.land(cam, H, lambda x, y, z, s: mix((.66, .58, .46), (.06, .08, .03), sstep(1.8, 2.6, z)), 0, 40, 600, 1300, 200, 900, 0); pl = trees.palm(); bu = trees.bush(4, ((.04, .08, .02), (.085, .13, .03))); rng = np.random.default_rng(2)
    p = T.points(H, (-800, -50, 800, 1000), 2600, rng, lambda x, y, z, s: (z > 2.2) * .7); scatter('b', bu, p, rng.uniform(3, 6, len(p)), rng); scatter('p', pl, p[::4], rng.uniform(8, 14, len(p[::4])), rng)
    sun(sundir(5, -16), (1, .58, .30), 2.6, 2); sun(sundir(50, 170), (.55, .62, .85), .3, 60); haze_all((.58, .46, .44), 8000, d, (1.0, .62, .38), 6)

def stone_town(cam, target, lens, yaw, sunpos=(28, 238), tiles=True, name='d'):
    hz = ((.52, .62, .70), .05, (.80, .76, .70)); d = day_sky(*sunpos, .105, dict(amount=.4, opacity=.6, seed=7), haze=hz); camera(cam, target, lens)
    def R(x, y): return np.hypot(x / 128, (y - 330) / 168) + .05 * fbm(x / 40, y / 40, 4, 3)
    def H(x, y):
        r = R(x, y); t = 9 * sstep(1.06, 1.0, r) + 15 * sstep(.95, .1, r) + .6 * fbm(x / 12, y / 12, 3, 2) * sstep(1.1, 1, r)
        neck = 8 * sstep(46, 26, np.abs(x - 70 - .1 * y)) * sstep(440, 520, y)
        main = 330 * sstep(600, 1500, y + 120 * fbm(x / 300, y / 300, 4, 5)) * (.5 + .8 * ridged(x / 800, y / 800, 7, 6)) + 14 * sstep(560, 640, y + 60 * fbm(x / 120, y / 120, 4, 5))
        isl = 60 * np.exp(-(((x + 620) / 260) ** 2 + ((y - 520) / 120) ** 2)) * (.8 + .4 * ridged(x / 90, y / 90, 5, 4)) - 9
        return np.maximum(np.maximum(np.maximum(t, neck), main), isl) - 3
    T.land(cam, H, rocky(((.34, .30, .24), (.56, .51, .43)), ((.06, .085, .035), (.12, .13, .06)), 1.0, 1.8), yaw, 46, 60, 4500, 900, 1100, .4, T.land_mat(scale=.4))
    S.sea(cam, yaw, 46, 60, 50000, 800, 900, S.water_mat(col=(.006, .06, .095), rough=.06, bump=(.4, .16, .15), far=4000, rmax=.18), wave=dict(amp=.25, length=14, n=44))
    rng = np.random.default_rng(6); m = MB(); stone = [(.62, .54, .43), (.68, .60, .49), (.58, .50, .40), (.72, .66, .56), (.66, .56, .44), (.70, .60, .46)]
    for y in np.arange(172, 500, 10.6):
        x = -126.
        while x < 126:
            w = rng.uniform(7, 12.5); xx, yy = x + w / 2, y + rng.uniform(-1, 1); r = float(R(np.array(xx), np.array(yy)))
            if r < .94 and not (abs(xx - 4) < 4.5) and not (math.hypot(xx + 30, yy - 300) < 17): houses.riv_house(m, xx, yy, float(H(np.array(xx), np.array(yy))), w, rng.uniform(8, 9.6), rng.uniform(7, 12.5), rng.normal(0, .05) + (xx / 128) * .25, rng, .02, stone, down=8, roof=tiles)
            x += w * rng.uniform(1.0, 1.06)
    # town walls with towers
    A = np.linspace(0, 2 * math.pi, 73)
    pts = [(124 * math.cos(a), 330 + 163 * math.sin(a)) for a in A]
    for (x0, y0), (x1, y1) in zip(pts, pts[1:]):
        dx, dy = x1 - x0, y1 - y0; L = math.hypot(dx, dy); m.box(-L / 2 - .2, L / 2 + .2, -1.5, 1.5, -4, 15, 5, (1, 1, 1), math.atan2(dy, dx), ((x0 + x1) / 2, (y0 + y1) / 2, 0))
        k = 0
        while k < L: m.box(-L / 2 + k, -L / 2 + k + 1.1, -1.6, -1.0, 15, 16.2, 5, (1, 1, 1), math.atan2(dy, dx), ((x0 + x1) / 2, (y0 + y1) / 2, 0)); k += 2.2
    for i in range(0, 72, 9): m.cyl((*pts[i], -4), (*pts[i], 20), 6.2, 5.8, 20, 5); m.cyl((*pts[i], 20), (*pts[i], 21.5), 6.4, 6.4, 20, 5)
    z = float(H(np.array(-30.), np.array(300.))); houses.campanile(m, -24, 306, z, 36, stone=True); m.box(-14, 8, -8, 8, -4, 17, 5, (1, 1, 1), .1, (-34, 292, z)); m.cyl((-37, 292, z + 17), (-37, 292, z + 21), 5, n=20, mat=5); m.sphere((-37, 292, z + 21), (5.1, 5.1, 4.6), 20, 3, zmin=0.0)
    houses.campanile(m, 52, 380, float(H(np.array(52.), np.array(380.))), 28, stone=True)
    m.box(-165, -120, -3, 3, -4, 3, 5, (1, 1, 1), -.4, (0, 240, 0)); m.obj('town', houses.mats())
    bm = MB()
    for i in range(26):
        a = rng.uniform(2.2, 4.6); q = rng.uniform(1.15, 1.75); houses.boat(bm, 128 * q * math.cos(a), 330 + 168 * q * math.sin(a), rng.uniform(0, 6.28), rng.uniform(7, 14), ['sail', 'motor', 'gozzo'][rng.integers(3)], rng, [(.84, .82, .78), (.8, .8, .78), (.1, .2, .32)][rng.integers(3)])
    bm.obj('boats', houses.boat_mats()); cy = trees.cypress(); bu = trees.bush(4, ((.05, .085, .03), (.10, .12, .05))); al = trees.aleppo()
    p = T.points(H, (-130, 130, 160, 500), 500, rng, lambda x, y, z, s: (z > 8) * .3); scatter('cy', cy, p, rng.uniform(9, 14, len(p)), rng)
    p = T.points(H, (-900, 600, 440, 1300), 40000, rng, lambda x, y, z, s: (z > 3) * (R(x, y) > 1.1) * .4); scatter('bu', bu, p, rng.uniform(3, 8, len(p)), rng); p = p[::5]; scatter('al', al, p, rng.uniform(8, 13, len(p)), rng)
    e = yacht.build(lit=.04, led=.03, detail=False); yacht.place(e, (-330, 330, 0), 245)
    sun(d, (1, .85, .66), 3.8, 1); haze_all(hz[0], 8000, d, hz[2], 3)
@scene('dalmatian-town', grade=dict(exposure=.1, sat=1.08), alt='A walled stone town with terracotta roofs on the water, boats outside its walls and mountains behind.', **CARD)
def dalmatian_town(): stone_town((-150, -40, 72), (-14, 330, 26), 30, 22)

@scene('balearic-cala', grade=dict(exposure=.1, sat=1.08), alt='A narrow inlet with ocher rocks, a small beach and clear green water.', **CARD)
def balearic_cala():
    hz = ((.56, .64, .70), .05, (.82, .76, .68)); d = day_sky(25, 225, .105, dict(amount=.35, opacity=.55, seed=15), haze=hz); cam = (6, -50, 21); camera(cam, (2, 90, 3), 28)
    def H(x, y):
        c = 10 * np.sin(y / 60 + .4); w = 40 - .12 * y + 9 * np.sin(y / 26) + 12 * fbm(x / 30, y / 30, 4, 3) + 3 * fbm(x / 8, y / 8, 4, 13) + 30 * sstep(10, -60, y); u = np.maximum(np.abs(x - c) - w, (y - 168) * .9 - 4)
        cl = 11 * sstep(0, 7, u) + 12 * sstep(6, 34, u) + 16 * sstep(30, 160, u) + 2 * ridged(x / 9, y / 9, 5, 6) * sstep(0, 4, u) + 4 * fbm(x / 35, y / 35, 4, 9); be = sstep(130, 152, y) * sstep(44, 30, np.abs(x - c)); so = .09 * u + 3.5 * sstep(26, 70, u) + 22 * sstep(60, 200, u)
        land = cl * (1 - be) + so * be; dep = np.maximum(.085 * u - 3 * sstep(-8, -26, u) * (1 - be) - .025 * np.clip(150 - y, 0, 200), -9) + .3 * fbm(x / 14, y / 14, 4, 4); return np.where(u > 0, land, np.minimum(dep, -.04))
    Cr = rocky(((.33, .235, .15), (.56, .43, .29)), ((.07, .09, .035), (.15, .15, .07)), .6, 1.1)
    def C(x, y, z, s):
        c = Cr(x, y, z, s); st = sstep(.0, .8, np.sin(z * 2.2 + 3 * fbm(x / 16, y / 16, 3, 8))); c = mix(c, c * .74, st * sstep(.8, 1.6, s) * .6); return mix(c, (.76, .68, .54), sstep(3.2, 2.0, z) * sstep(.5, .2, s) * sstep(118, 135, y))
    T.land(cam, H, C, 0, 50, 6, 1200, 1000, 1200, .25, T.land_mat(scale=1.3, bump=.8))
    def WC(dp, x, y):
        rk = sstep(.1, .45, fbm(x / 9, y / 9, 5, 17) + .1 * sstep(1, 5, dp)); b = mix((.76, .70, .57), (.12, .13, .08), rk * .85); return mix(S.water_colour(dp, b, 1.2, (.004, .05, .085), (.012, .17, .18)), (.82, .85, .82), sstep(.5, .08, dp) * sstep(-.1, .4, fbm(x / 1.6, y / 1.6, 4, 23)) * .7)
    S.sea(cam, 0, 50, 10, 3000, 1000, 1100, S.water_mat(attr=True, rough=.04, bump=(1.0, .12, .05), far=800, rmax=.14), height=H, colour=WC, wave=dict(amp=.10, length=5, n=44, spread=60))
    rng = np.random.default_rng(3); mask = lambda x, y, z, s: (z > 9) * (s < 1.5) * sstep(-.5, .1, fbm(x / 30, y / 30, 3, 11)) * (np.hypot(x - 6, y + 50) > 16) * .8
    for k, t in enumerate((trees.aleppo(), trees.stone_pine(9), trees.aleppo(22))): p = T.points(H, (-190, 190, -40, 380), 2000, rng, mask); scatter(f't{k}', t, p, rng.uniform(7, 11, len(p)), rng, .1)
    bu = trees.bush(4, ((.06, .09, .035), (.13, .14, .06))); p = T.points(H, (-160, 160, -46, 330), 8000, rng, lambda x, y, z, s: (z > 6) * .45 * (s < 2.4) * (np.hypot(x - 6, y + 50) > 9)); scatter('bu', bu, p, rng.uniform(1, 2.6, len(p)), rng)
    bm = MB(); houses.boat(bm, -10, 62, .9, 7.5, 'gozzo', rng, (.84, .82, .76)); houses.boat(bm, 14, 40, 2.0, 12, 'sail', rng, (.84, .82, .78)); houses.boat(bm, 4, 104, 2.6, 6, 'gozzo', rng, (.13, .3, .36)); bm.obj('boats', houses.boat_mats())
    sun(d, (1, .83, .60), 4.2, 1); haze_all(hz[0], 5200, d, hz[2], 3)

@scene('canary-volcano', grade=dict(exposure=.15, sat=1.06), alt='A volcano above a dark coast at the end of the day, the yacht lying below it.', **CARD)
def canary_volcano():
    d = dusk_sky(-62, 6, .95, 5, .62, [(0, (.98, .66, .48)), (.05, (.84, .60, .52)), (.14, (.58, .54, .60)), (.32, (.30, .40, .56)), (.65, (.15, .25, .42)), (1, (.09, .16, .32))]); cam = (0, 0, 14); camera(cam, (0, 100, 14), 30, shift=(0, .13))
    def H(x, y):
        r = np.hypot(x - 700, y - 6200); cone = 2100 * np.exp(-(r / 2100) ** 1.15) * (.88 + .20 * ridged(x / 900, y / 900, 8, 4)) - 210 * np.exp(-(r / 190) ** 2)
        low = 190 * ridged(x / 900 + .4, y / 900, 7, 9) * sstep(1500, 2900, y + 500 * fbm(x / 1200, y / 1200, 4, 2)) - 30; c2 = 330 * np.exp(-(np.hypot(x + 1500, y - 3300) / 420) ** 1.5); c3 = 240 * np.exp(-(np.hypot(x - 1750, y - 3000) / 360) ** 1.5)
        return np.maximum(np.maximum(low + c2 + c3, cone * sstep(1900, 3400, y) - 120), -30)
    def C(x, y, z, s): return mix(mix((.085, .065, .055), (.24, .14, .095), sstep(-.4, .6, fbm(x / 300, y / 300, 6, 3))), mix((.08, .085, .04), (.15, .13, .07), sstep(-.4, .4, fbm(x / 200, y / 200, 5, 7))), sstep(500, 120, z) * sstep(.8, .3, s) * .8)
    T.land(cam, H, C, 4, 42, 1200, 10000, 800, 1200, .1, T.land_mat(scale=.05, bump=.9)); S.sea(cam, 0, 42, 8, 50000, 900, 900, S.water_mat(col=(.005, .032, .05), rough=.04, bump=(.7, .13, .07), far=3000, rmax=.15), wave=dict(amp=.28, length=14, n=50))
    e = yacht.build(lit=.18, led=.3, detail=False); yacht.place(e, (-210, 640, 0), 10); sun(sundir(7, -92), (1, .56, .29), 5.2, 1.2); haze_all((.44, .42, .50), 26000, d, (.95, .62, .42), 4)

@scene('atlantic-crossing', grade=dict(exposure=.1, sat=1.05), alt='The yacht under way on a long ocean swell, nothing else in sight.', **CARD)
def atlantic_crossing():
    hz = ((.52, .60, .67), .06, (.85, .80, .72)); d = day_sky(19, 236, .115, dict(amount=.66, scale=1.0, stretch=(.6, 1.2), opacity=.9, soft=.3, flat=.12, seed=21), haze=hz); cam = (0, 0, 26); camera(cam, (8, 200, 22), 34, shift=(0, .05)); e = yacht.build(lit=.06, led=.08); yacht.place(e, (10, 300, -.4), 168)
    S.sea(cam, 0, 40, 28, 50000, 1100, 1000, S.water_mat(col=(.005, .036, .052), rough=.05, bump=(.7, .2, .1), far=3000, rmax=.17), wave=dict(amp=1.25, length=52, direction=40, spread=38, n=72, seed=4, chop=1.0, minlen=.6))
    # foam along the hull and behind it
    m = MB(); rng = random.Random(3); c, s = math.cos(math.radians(168)), math.sin(math.radians(168))
    mat = principled('foam', (.78, .82, .84), .8)
    k = N(mat.node_tree); tr = k.new('ShaderNodeBsdfTransparent'); mx = k.new('ShaderNodeMixShader'); at = k.attr('Col'); n = k.noise(k.pos(), .55, 8, .68, .6); k.put(mx.inputs[0], k.mapr(k.math('ADD', n, k.math('SUBTRACT', at, .5)), .46, .62)); k.l.new(tr.outputs[0], mx.inputs[1]); k.l.new(k.n['Principled BSDF'].outputs[0], mx.inputs[2]); k.l.new(mx.outputs[0], k.n['Material Output'].inputs[0])
    U, V = np.meshgrid(np.linspace(-330, 92, 260), np.linspace(-1, 1, 60), indexing='ij'); W = np.where(U > 60, 2 + (92 - U) * .38, 14 + (60 - U) * .05); X = U; Y = V * (W + 2); edge = 1 - np.abs(V) ** 3
    st = np.where(U < -96, np.exp(-(np.abs(U + 96) / 190)) * .95, .0) + np.where(U >= -96, .62 * np.exp(-((np.abs(Y) - np.interp(U, [-100, 40, 92], [13, 13.6, 1])) / 3.2) ** 2), 0)
    col = np.repeat((st * edge * .75)[..., None], 3, -1); PX, PY = 10 + X * c - Y * s, 300 + X * s + Y * c; _, _, Z = S.waves(PX, PY, np.full_like(PX, .8), amp=1.25, length=52, direction=40, spread=38, n=72, seed=4, chop=1.0, minlen=.6); grid_obj('wake', PX, PY, Z + .35, [mat], col)
    sun(d, (1, .84, .64), 3.4, 1.0); haze_all(hz[0], 9000, d, hz[2], 3)

@scene('tyrrhenian-stacks', grade=dict(exposure=.1, sat=1.08), alt='Tall limestone stacks stand in a deep blue sea below a green headland.', **CARD)
def stacks():
    hz = ((.54, .63, .70), .05, (.84, .78, .70)); d = day_sky(23, 232, .105, dict(amount=.42, opacity=.6, seed=18), haze=hz); cam = (0, 0, 17); camera(cam, (6, 300, 40), 29)
    def H(x, y):
        h = np.full_like(np.asarray(x, float), -20.)
        for k, (cx, cy, w, a) in enumerate(((-40, 420, 40, 96), (46, 480, 46, 116), (-118, 360, 22, 44))):
            r = np.hypot(x - cx, (y - cy)) / w + .22 * fbm(x / 22 + k, y / 22, 5, 3 + k) + .10 * ridged(x / 9, y / 9, 4, k); h = np.maximum(h, a * sstep(1.0, .55, r) * (.75 + .35 * ridged(x / 30, y / 30, 5, 7 + k)) + 12 * sstep(.6, .2, r) - 6 * sstep(.9, 1.2, r) - 1)
        u = x - 170 - .12 * (y - 300) + 40 * fbm(x / 110, y / 110, 5, 4) + 6 * ridged(x / 20, y / 20, 4, 2); return np.maximum(h, np.where(u > -20, 150 * sstep(0, 70, u) + 190 * sstep(50, 330, u) * (.7 + .5 * ridged(x / 170, y / 170, 6, 3)) - 4, -20))
    Cr = rocky(((.36, .31, .25), (.62, .56, .47)), ((.06, .085, .03), (.13, .14, .06)), .9, 1.6)
    T.land(cam, H, Cr, 8, 46, 120, 1700, 1300, 1200, .2, T.land_mat(scale=.6, bump=.9)); S.sea(cam, 0, 46, 8, 50000, 900, 900, S.water_mat(col=(.004, .05, .085), rough=.045, bump=(.8, .13, .06), far=2500, rmax=.16), wave=dict(amp=.18, length=10, n=50, spread=55))
    rng = np.random.default_rng(3); bu = trees.bush(4, ((.05, .085, .03), (.11, .13, .05))); p = T.points(H, (-170, 600, 300, 900), 30000, rng, lambda x, y, z, s: (z > 20) * (s < 2.2) * .5); scatter('bu', bu, p, rng.uniform(2.5, 6, len(p)), rng); pn = trees.stone_pine(); p = p[::7]; scatter('pn', pn, p, rng.uniform(7, 12, len(p)), rng)
    bm = MB(); houses.boat(bm, 12, 120, 2.6, 9, 'gozzo', rng, (.84, .82, .76)); houses.boat(bm, -34, 190, .6, 14, 'sail', rng, (.85, .83, .8)); bm.obj('boats', houses.boat_mats()); e = yacht.build(lit=.04, led=.03, detail=False); yacht.place(e, (-330, 640, 0), 20)
    sun(d, (1, .84, .62), 4.0, 1); haze_all(hz[0], 5500, d, hz[2], 3)

@scene('aegean-dusk', grade=dict(exposure=.4, sat=1.06, bloom=.10), alt='The white village after sunset, windows lit, the yacht below in the bay.', **CARD)
def aegean_dusk(): village((128, 60, 186), (-36, 330, 112), 34, -26, True, (-260, 760, 214))
@scene('fjord-light', grade=dict(exposure=.5, sat=1.04), alt='Low sun on one wall of a fjord, snow on the tops and still water below.', **CARD)
def fjord_light(): fjord((-60, 900, 34), (90, 1900, 40), 30, 8, (15, 205), (60, 1500, 196), 11)

@scene('yacht-from-above', grade=dict(exposure=.1, sat=1.06), alt='Ondine I from above on deep blue water, her teak decks and pool in view.', **CARD)
def from_above():
    d = day_sky(40, 60, .11, True); cam = (-70, -150, 190); camera(cam, (-4, -2, 6), 33); e = yacht.build(lit=.03, led=.03); yacht.place(e, (0, 0, 0), 28)
    S.sea(cam, 20, 62, 60, 3000, 900, 1000, S.water_mat(col=(.005, .06, .10), rough=.07, bump=(.5, .2, .2), far=1500, rmax=.16), wave=dict(amp=.3, length=15, n=56, spread=50)); sun(sundir(40, 110), (1, .93, .82), 4.2, .8); haze_all((.45, .6, .7), 9000, d)
@scene('bow-at-anchor', grade=dict(exposure=.15, sat=1.05, bloom=.08), alt='The raked dark-blue bow of Ondine I in evening light, seen from the water.', **CARD)
def bow_at_anchor():
    d = dusk_sky(62, 8, .95, 9, .6); cam = (0, 0, 4.2); camera(cam, (14, 100, 14), 30, shift=(0, .04)); e = yacht.build(lit=.2, led=.5); yacht.place(e, (72, 128, 0), 222)
    S.sea(cam, 4, 44, 4, 40000, 1000, 1000, S.water_mat(col=(.006, .035, .05), rough=.03, bump=(1.0, .11, .05), far=2500, rmax=.13), wave=dict(amp=.16, length=10, n=56, spread=60))
    def H(x, y): return 480 * ridged(x / 2600 + 3.3, y / 2600, 7, 8) * sstep(2800, 4600, y) - 60
    T.land(cam, H, rocky(lo=.5, hi=1.1), 0, 44, 2600, 8000, 220, 900, .3, T.land_mat(scale=.06)); sun(sundir(11, -75), (1, .68, .44), 2.6, 2); haze_all((.55, .46, .46), 7000, d, (1.0, .62, .4), 5)
@scene('sail-away', grade=dict(exposure=.15, sat=1.06, bloom=.09), alt='Ondine I leaves towards the last light, seen from astern.', **CARD)
def sail_away():
    d = dusk_sky(6, 2, .75, 13, .66); cam = (0, 0, 8); camera(cam, (0, 100, 8), 36, shift=(0, .09)); e = yacht.build(lit=.28, led=.6); yacht.place(e, (70, 330, 0), 62)
    S.sea(cam, 0, 38, 6, 50000, 1000, 1000, S.water_mat(col=(.006, .03, .045), rough=.035, bump=(.9, .11, .05), far=2500, rmax=.14), wave=dict(amp=.24, length=15, n=58, spread=50))
    def H(x, y): return 300 * ridged(x / 2400 + 5.2, y / 2400, 7, 9) * sstep(3600, 5200, y) * sstep(-.1, .5, np.sin(x / 1900 + 2.2)) - 40
    T.land(cam, H, rocky(lo=.5, hi=1.1), 0, 40, 3400, 8000, 200, 900, .3, T.land_mat(scale=.06)); sun(sundir(3, 6), (1, .55, .28), 1.2, 4); sun(sundir(40, 170), (.5, .58, .8), .3, 60); haze_all((.46, .38, .40), 7000, d, (.95, .55, .32), 6)
