"""Every picture by name: a function that builds the scene, and how to render and describe it."""
import math, random
import numpy as np
import bpy
from kit import *
import sky, sea as S, terrain as T, trees, yacht, houses

SCENES = {}
def scene(name, **o):
    def d(f): SCENES[name] = (f, o); return f
    return d

@scene('ondine-at-dusk', samples=32, grade=dict(exposure=.15, bloom=.10, bloom_thr=1.1, sat=1.08),
       alt='Ondine I at anchor at dusk, her windows lit, off a coast of dark hills.')
def ondine_at_dusk():
    az = -38
    d = sky.gradient([(0, (.95, .50, .27)), (.05, (.86, .50, .36)), (.14, (.52, .43, .47)), (.32, (.20, .27, .42)), (.65, (.085, .15, .29)), (1, (.05, .10, .22))],
                     az=az, elev=1.5, glow=((.85, .36, .12), 26, .8), glow2=((.30, .13, .05), 5, .8), strength=.62,
                     clouds=dict(amount=.66, scale=.75, stretch=(.35, 1.6), col=(1.0, .52, .36), shade=(.42, .31, .38), soft=.36, opacity=.6, flat=.13, low=.02, seed=3))
    cam = (0, 0, 8.5); camera(cam, (0, 100, 8.5), 35, shift=(0, .085))
    e = yacht.build(lit=.27, led=.6); yacht.place(e, (66, 318, 0), 212)
    S.sea(cam, 0, 34, 6, 40000, 1100, 1000, S.water_mat(col=(.006, .03, .045), rough=.03, bump=(.9, .10, .05), far=2500, rmax=.13),
          wave=dict(amp=.20, length=14, direction=30, spread=60, n=60))
    def H(x, y):
        r = np.hypot(x, y); th = np.degrees(np.arctan2(x, y))
        m = sstep(1500, 3600, y + 350 * fbm(x / 900, y / 900, 4, 5))
        right = sstep(-6, 22, th + 3 * fbm(x / 1500, y / 1500, 2, 8)); left = sstep(-14, -34, th) * .62
        far = sstep(5200, 8000, y) * (.35 + .65 * sstep(-30, 4, th))
        h = ridged(x / 2600 + 1.3, y / 2600, 7, 3) * 560 + 60 * fbm(x / 300, y / 300, 5, 9)
        h2 = ridged(x / 3400 + 7, y / 3400 + 3, 6, 13) * 760
        return np.maximum(m * (right + left * .5) * h * .62 - 14, far * h2 * .75 - 20)
    def C(x, y, z, s):
        c = mix((.075, .085, .05), (.21, .17, .12), sstep(.5, 1.2, s + .35 * fbm(x / 120, y / 120, 4, 2)))
        return mix(c, (.16, .13, .085), .5 * sstep(.0, .6, fbm(x / 500, y / 500, 3, 4)))
    T.land(cam, H, C, 0, 36, 1300, 11000, 520, 1300, .3, T.land_mat(scale=.06, bump=.8))
    # village lights along the shore
    rng = np.random.default_rng(4); p = T.points(H, (-300, 2600, 1500, 3800), 20000, rng, lambda x, y, z, s: (z > 3) * np.exp(-((z - 25) / 35) ** 2) * sstep(.0, .5, fbm(x / 350, y / 350, 3, 21)) * .12)
    m = MB()
    for q in p: r = rng.uniform(.7, 1.5); m.sphere((q[0], q[1], q[2] + 4), r, 6, 0, (1, .62, .3))
    if len(p): m.obj('lights', [emission('lights', (1, .58, .26), 5)])
    sun(sundir(4, az), (1, .55, .30), .9, 6)
    sun(sundir(35, 150), (.50, .58, .80), .28, 60)
    haze_all((.34, .29, .33), 6500, d, (.80, .42, .22), 6)

def day_sky(elev, az, strength=.11, clouds=True, seed=1, haze=None, **kw):
    c = dict(amount=.46, scale=.9, stretch=(.6, 1.3), col=(1.0, .96, .90), shade=(.80, .82, .86), soft=.34, opacity=.7, flat=.18, low=.02, seed=seed)
    if isinstance(clouds, dict): c.update(clouds)
    if haze: kw['horizon'] = (haze[0], haze[1], haze[2], 3)
    d = sky.nishita(elev, az, strength, clouds=c if clouds else None, **kw); return d

SCRUB = ((.10, .115, .055), (.17, .155, .085))
def rocky(rock=((.30, .25, .19), (.48, .42, .34)), green=SCRUB, lo=.55, hi=1.0, sand=None, seed=2, gs=60):
    def C(x, y, z, s):
        r = mix(rock[0], rock[1], sstep(-.5, .6, fbm(x / gs * 1.5 + z / 9, y / gs * 1.5, 5, seed)))
        g = mix(green[0], green[1], sstep(-.4, .5, fbm(x / gs, y / gs, 5, seed + 3)))
        c = mix(g, r, sstep(lo, hi, s + .45 * fbm(x / gs, y / gs, 4, seed + 5)))
        wet = sstep(2.2, .3, z); c = mix(c, np.asarray(rock[0]) * .45, wet * .8)
        if sand is not None: c = mix(c, sand, sstep(sand_z + .8, sand_z, z) * sstep(.5, .25, s))
        return c
    sand_z = 1.6
    return C

@scene('aegean-cove', samples=18, grade=dict(exposure=.1, sat=1.1),
       alt='White houses with blue domes on a cliff above a wide blue bay, islands on the horizon.')
def aegean_cove(): village()
def village(cam=(96, -22, 192), target=(16, 300, 104), lens=30, yaw=-8, dusk=False, ship=(-330, 900, 196), shift=(0, 0)):
    hz = ((.20, .20, .30), .08, (.60, .34, .24)) if dusk else ((.50, .60, .70), .05, (.8, .75, .7))
    if dusk: d = sky.gradient([(0, (.92, .52, .34)), (.05, (.72, .44, .40)), (.14, (.40, .36, .46)), (.34, (.16, .22, .38)), (1, (.045, .08, .18))], az=-42, elev=1, glow=((.8, .36, .14), 16, .8), strength=.8,
                              clouds=dict(amount=.6, scale=.8, stretch=(.4, 1.5), col=(.92, .48, .36), shade=(.32, .26, .36), soft=.34, opacity=.6, flat=.14, low=.03, seed=6))
    else: d = day_sky(19, 244, .10, dict(amount=.30, opacity=.5), dust=1.4, haze=hz)
    camera(cam, target, lens, shift=shift)
    def coast(y): return -150 * np.exp(-((y - 600) / 190) ** 2) + 16 * np.sin(y / 70) - 20
    def H(x, y):
        u = x - coast(y) + 14 * fbm(x / 90, y / 90, 4, 3) + (5 * fbm(x / 16, y / 16, 5, 23) + 3 * ridged(x / 26, y / 26, 4, 29)) * sstep(75, 30, x - coast(y))
        h = 74 * sstep(-6, 46, u) + .66 * np.clip(u - 30, 0, 170) + 30 * sstep(200, 500, u)
        h = h + (8 * ridged(x / 40, y / 40, 6, 7) - 4) * sstep(2, 12, u) * sstep(70, 30, u) + 2.5 * fbm(x / 40, y / 40, 3, 9)
        h *= 1 - .55 * sstep(460, 820, y) * sstep(200, -80, x)
        isl = 260 * sstep(.30, .9, fbm(x / 2600 + 2.2, y / 2600 + .4, 6, 12)) * sstep(2300, 3300, y)
        isl2 = (230 * np.exp(-(((x + 1500) / 900) ** 2 + ((y - 3900) / 520) ** 2)) + 330 * np.exp(-(((x - 500) / 1500) ** 2 + ((y - 6200) / 700) ** 2))) * (.7 + .6 * ridged(x / 800, y / 800, 6, 4)) - 40
        return np.where(y < 1500, np.where(u > 0, h, -40.) , np.maximum(isl - 20, isl2)) - 3
    C0 = rocky(((.20, .135, .10), (.40, .30, .22)), ((.20, .17, .11), (.30, .25, .17)), .5, 1.1)
    def C(x, y, z, s):
        band = sstep(-.3, .4, np.sin(z / 7.5 + 2 * fbm(x / 60, y / 60, 3, 5))); c = C0(x, y, z, s)
        return mix(c, c * np.array([.62, .52, .5]), band * sstep(.7, 1.4, s) * .7)
    T.land(cam, H, C, yaw, 46, 14, 9000, 1000, 1100, .35, T.land_mat(scale=.35, bump=.9))
    S.sea(cam, yaw, 46, 120, 60000, 800, 900, S.water_mat(col=(.004, .022, .045) if dusk else (.006, .052, .105), rough=.07, bump=(.35, .18, .2), far=6000, rmax=.2), wave=dict(amp=.5, length=26, n=40, spread=40))
    rng = np.random.default_rng(5); m = MB(); placed = []
    n = 0; tries = 0
    pts = []
    for yy in np.arange(-4, 760, 7.3):
        for uu in np.arange(50, 215, 7.9):
            y = yy + rng.uniform(-2.2, 2.2); x = float(coast(yy)) + uu + rng.uniform(-1.8, 1.8); dens = sstep(-1.1, -.3, float(fbm(np.array(x / 60.), np.array(y / 60.), 3, 31))) * float(sstep(760, 560, y))
            if rng.uniform() < dens * .93: pts.append((x, y))
    P = np.array(pts); Z = H(P[:, 0], P[:, 1]); e = 2.0; gx = (H(P[:, 0] + e, P[:, 1]) - H(P[:, 0] - e, P[:, 1])) / (2 * e); gy = (H(P[:, 0], P[:, 1] + e) - H(P[:, 0], P[:, 1] - e)) / (2 * e)
    for (x, y), z, sx, sy in zip(P, Z, gx, gy):
        if z < 76 or math.hypot(sx, sy) > 1.7: continue
        hyaw = math.atan2(sy, sx) - math.pi / 2 + rng.normal(0, .16)
        if math.hypot(x - cam[0], y - cam[1]) < 30 or (z > cam[2] - 14 and math.hypot(x - cam[0], y - cam[1]) < 90 and x < 150): continue
        if rng.random() < .022: church(m, x, y, z, hyaw, rng)
        else: houses.cyc_house(m, x, y, z, rng.uniform(6, 9.8), rng.uniform(5.5, 8.5), rng.choice([3.2, 3.4, 3.6, 4.2, 6.2]), hyaw, rng, .72 if dusk else 0.0)
    for x, y, s in ((58, 78, 1.0), (30, 168, 1.25), (-40, 500, 1.4), (78, 290, 1.2), (20, 300, 1.1)): houses.church(m, x, y, float(H(np.array(x * 1.), np.array(y * 1.))) + 1.5, -1.2, s)
    m.obj('village', houses.mats(.75 if dusk else 0))
    b = trees.bush(4, ((.06, .10, .04), (.12, .14, .07))); mg = trees.bush(8, ((.45, .06, .22), (.55, .10, .30)))
    p = T.points(H, (-60, 240, 0, 720), 5000, rng, lambda x, y, z, s: (z > 70) * .3 * (np.hypot(x - 96, y + 22) > 24)); scatter('bs', b, p, rng.uniform(1.2, 2.8, len(p)), rng)
    p = p[rng.uniform(0, 1, len(p)) < .10]; scatter('mg', mg, p + (1, 1, 1.5), rng.uniform(2, 3.2, len(p)), rng)
    e = yacht.build(lit=.25 if dusk else .05, led=.4 if dusk else .05, detail=False); yacht.place(e, (ship[0], ship[1], 0), ship[2])
    if dusk: sun(sundir(6, -42), (1, .52, .30), .7, 8).visible_glossy = False; sun(sundir(50, 200), (.5, .58, .85), .30, 60)
    else: sun(d, (1, .86, .68), 3.6, 1.2)
    haze_all(hz[0], 12000, d, hz[2], 3)
def church(m, x, y, z, yaw, rng): houses.church(m, x, y, z, yaw, rng.uniform(.7, 1.0))

def harbour(cam=(-8, -30, 13), target=(4, 120, 17), lens=30, yaw=0, dusk=False, seed=8, cols=houses.WARM, hills=1.0, tower=(34, 40), sunpos=(21, 222), roof=True):
    hz = ((.16, .17, .26), .10, (.42, .25, .20)) if dusk else ((.55, .60, .66), .06, (.8, .7, .6))
    if dusk: d = sky.gradient([(0, (.82, .54, .46)), (.06, (.62, .46, .50)), (.16, (.36, .37, .54)), (.36, (.16, .23, .44)), (1, (.06, .11, .25))], az=-40, elev=1, glow=((.55, .26, .12), 12, .7), strength=1.1,
                              clouds=dict(amount=.6, scale=.8, stretch=(.4, 1.5), col=(.62, .38, .36), shade=(.22, .20, .30), soft=.34, opacity=.6, flat=.14, low=.05, seed=seed))
    else: d = day_sky(*sunpos, .10, dict(amount=.34, opacity=.55, seed=3), dust=1.6, haze=hz)
    camera(cam, target, lens)
    def front(x): return 128 + 34 * (np.abs(x) / 110) ** 2 * np.sign(1) * -1.0 + 6 * np.sin(x / 31)
    def H(x, y):
        u = y - front(x); a = sstep(16, 230, u + 20 * fbm(x / 90, y / 90, 3, 4))
        h = 2.0 + 66 * a + 210 * hills * sstep(180, 900, u) * (.55 + .75 * ridged(x / 520 + .6, y / 520, 6, 5)) + 12 * fbm(x / 120, y / 120, 4, 8) * sstep(60, 200, u)
        h = h + 60 * sstep(110, 260, np.abs(x + 10)) * sstep(-40, 60, u) + 10 * ridged(x / 60, y / 60, 4, 3) * sstep(110, 170, np.abs(x)) * sstep(-20, 20, u)
        return np.where(u > 0, h, -8.0 + 20 * sstep(-12, 0, u) * 0)
    C0 = rocky(((.30, .25, .19), (.45, .38, .29)), ((.055, .085, .032), (.11, .125, .055)), 1.25, 2.2)
    def C(x, y, z, s):
        c = C0(x, y, z, s); return mix(c, (.42, .37, .30), sstep(2.6, 2.2, z) * .95)
    T.land(cam, H, C, yaw, 48, 60, 2600, 700, 1200, .4, T.land_mat(scale=.5))
    def calm(x, y): return np.full_like(x, .8)
    S.sea(cam, yaw, 46, 8, 4000, 900, 900, S.water_mat(col=(.004, .02, .03) if dusk else (.008, .055, .062), rough=.03, bump=(1.1, .12, .05), far=600, rmax=.08), wave=dict(amp=.07, length=5, spread=70, n=50, minlen=.3), calm=calm)
    rng = np.random.default_rng(seed); m = MB(); x = -128.
    while x < 132:
        w = rng.uniform(6.2, 9.5); y = float(front(np.array(x + w / 2))) + 14; sl = (float(front(np.array(x + w))) - float(front(np.array(x)))) / w
        houses.riv_house(m, x + w / 2, y + rng.uniform(0, 1.2), 2, w, 10, rng.uniform(9.6, 17.5), math.atan(sl), rng, .42 if dusk else .06, cols, roof=roof); x += w * math.cos(math.atan(sl)) * (1.0 if rng.random() < .8 else 1.25)
    for k, off in enumerate((31, 46, 62, 79, 98, 120, 146, 175)):
        x = -150. - k * 9
        while x < 160 + k * 9:
            w = rng.uniform(6.5, 11); yy = np.array(float(front(np.array(x))) + off + rng.uniform(-3, 3)); z = float(H(np.array(x + w / 2), yy))
            if rng.uniform() < .9 - k * .085 and z < 110: houses.riv_house(m, x + w / 2, float(yy), z, w, rng.uniform(8, 10), rng.uniform(7, 13), rng.normal(0, .12), rng, .4 if dusk else .05, cols, down=12, roof=roof)
            x += w * rng.uniform(1.0, 1.35)
    x0, y0 = float(tower[0]), float(front(np.array(float(tower[0])))) + tower[1]; houses.campanile(m, x0, y0, float(H(np.array(x0), np.array(y0))), 34)
    # quay edge, steps
    xs = np.linspace(-150, 150, 90)
    for a, b in zip(xs, xs[1:]):
        ya, yb = float(front(np.array(a))), float(front(np.array(b)))
        m.add([(a, ya - .6, -2), (b, yb - .6, -2), (b, yb - .6, 1.9), (a, ya - .6, 1.9), (b, yb + 1.2, 2.1), (a, ya + 1.2, 2.1)], [(0, 1, 2, 3), (3, 2, 4, 5)], 5)
    m.obj('town', houses.mats(.55 if dusk else 1.0))
    bm = MB()
    for i in range(34):
        bx = -95 + i * 6.0 + rng.uniform(-1.5, 1.5)
        if rng.random() < .85:
            L = rng.uniform(5.5, 9); by = float(front(np.array(bx))) - 4 - L / 2; houses.boat(bm, bx, by, math.pi / 2 + rng.normal(0, .12), L, ['gozzo', 'gozzo', 'motor'][rng.integers(3)], rng)
    for bx, by, L, k, yaw in ((-34, 62, 11, 'sail', .5), (28, 82, 13, 'sail', 2.7), (-14, 78, 8, 'gozzo', 1.0), (8, 52, 7.5, 'gozzo', 2.4), (44, 60, 9, 'motor', 2.9), (-58, 84, 12, 'sail', 1.2), (-26, 36, 6.5, 'gozzo', .25), (22, 34, 6.2, 'gozzo', 2.0), (60, 92, 14, 'sail', 1.9)):
        houses.boat(bm, bx, by, yaw, L, k, rng)
    bm.obj('boats', houses.boat_mats())
    cy = trees.cypress(); pn = trees.stone_pine(); bu = trees.bush(4, ((.05, .085, .03), (.10, .12, .05)))
    p = T.points(H, (-460, 460, 150, 760), 70000, rng, lambda x, y, z, s: (z > 14) * .42); scatter('bu', bu, p, rng.uniform(3, 7, len(p)), rng)
    p = T.points(H, (-260, 260, 150, 480), 2600, rng, lambda x, y, z, s: (z > 16) * .10); scatter('cy', cy, p, rng.uniform(9, 15, len(p)), rng)
    p = T.points(H, (-320, 320, 160, 560), 2600, rng, lambda x, y, z, s: (z > 30) * .16); scatter('pn', pn, p, rng.uniform(9, 15, len(p)), rng)
    if dusk:
        m = MB()
        for xx in np.arange(-120, 125, 14.):
            yy = float(front(np.array(xx))) + 3; m.sphere((xx, yy, 6.2), .32, 8); m.cyl((xx, yy, 2), (xx, yy, 6), .07, n=6)
            point((xx, yy, 6.0), 900, (1, .60, .28), .3)
        m.obj('lampposts', [emission('lampglow', (1, .62, .30), 9)]); sun(sundir(40, 200), (.45, .55, .85), .22, 40); sun(sundir(5, -40), (1, .5, .3), .3, 20); haze_all(hz[0], 5200, d, hz[2], 3)
    else: sun(d, (1, .84, .64), 3.8, 1.2); haze_all(hz[0], 5200, d, hz[2], 3)

@scene('adriatic-pines', samples=10, grade=dict(exposure=.1, sat=1.1),
       alt='A turquoise cove between pale limestone cliffs, with pines leaning over the water.')
def adriatic_pines():
    d = day_sky(44, 205, .105, dict(amount=.25, opacity=.45, seed=5), haze=((.55, .66, .74), .05, (.8, .8, .8)))
    cam = (-8, -62, 46); camera(cam, (10, 110, 2), 27)
    def shore(x, y):
        r = np.hypot(x - 6, (y - 60) * .86); th = np.arctan2(x - 6, y - 60)
        R = 92 + 16 * np.sin(th * 2 + .6) + 20 * fbm(x / 55, y / 55, 5, 3) + 5 * fbm(x / 14, y / 14, 3, 6)
        mouth = 320 * sstep(.50, .12, np.abs(th - 1.0)) ; return r - R - mouth + 3.2 * fbm(x / 9, y / 9, 4, 41) + 1.2 * ridged(x / 4, y / 4, 3, 43)
    def H(x, y):
        u = shore(x, y); beach = np.exp(-(((x + 34) / 34) ** 2 + ((y - 142) / 34) ** 2))
        cl = 25 * sstep(0, 11, u) + 15 * sstep(9, 60, u) + 24 * sstep(50, 200, u) + 2.5 * ridged(x / 13, y / 13, 4, 5) * sstep(0, 4, u) + 5 * fbm(x / 40, y / 40, 4, 2)
        soft = .12 * u + 3.5 * sstep(20, 60, u) + 26 * sstep(40, 160, u)
        land = np.where(beach > .35, mix(np.stack([cl] * 3, -1), np.stack([soft] * 3, -1), sstep(.3, .62, beach))[..., 0], cl)
        dep = np.maximum(.07 * u - 5.5 * sstep(-6, -48, u) * (1 - .85 * beach) - 9 * sstep(-40, -95, u) + 1.2 * fbm(x / 22, y / 22, 4, 9), -26)
        far = 160 * ridged(x / 1500 + .3, y / 1500, 6, 8) * sstep(1300, 2400, y) - 30
        return np.where(y > 900, far, np.where(u > 0, land, np.minimum(dep, -.05)))
    Cr = rocky(((.44, .39, .32), (.70, .64, .54)), ((.10, .115, .05), (.19, .175, .09)), .55, 1.0)
    def C(x, y, z, s):
        c = Cr(x, y, z, s); st = sstep(.1, .7, np.sin(z * 1.5 + 3 * fbm(x / 25, y / 25, 3, 8))); c = mix(c, c * .72, st * sstep(.8, 1.6, s) * .5)
        return mix(c, (.78, .73, .64), sstep(2.6, 1.4, z) * sstep(.45, .2, s))
    T.land(cam, H, C, 3, 50, 8, 3500, 1000, 1200, .25, T.land_mat(scale=1.1, bump=.8))
    def WC(dp, x, y):
        rock = sstep(.08, .42, fbm(x / 11, y / 11, 5, 17) + .12 * sstep(3, 9, dp)); b = mix((.80, .76, .66), (.13, .14, .10), rock * .88)
        foam = sstep(.9, .15, dp) * sstep(-.1, .45, fbm(x / 2.2, y / 2.2, 4, 23)); return mix(S.water_colour(dp, b, 1.25, (.004, .05, .10), (.01, .17, .21)), (.8, .84, .82), foam * .7)
    S.sea(cam, 3, 50, 12, 20000, 1100, 1200, S.water_mat(attr=True, rough=.05, bump=(.8, .14, .06), far=1200, rmax=.18), height=H, colour=WC, wave=dict(amp=.16, length=7, n=44, spread=60))
    rng = np.random.default_rng(3); al = trees.aleppo(); al2 = trees.aleppo(12); sp = trees.stone_pine(9); bu = trees.bush(4, ((.07, .10, .04), (.14, .15, .07)))
    mask = lambda x, y, z, s: (z > 17) * (s < 1.3) * sstep(-.5, .1, fbm(x / 40, y / 40, 3, 11)) * (np.hypot(x + 8, y + 62) > 24) * .95
    for k, (t, n, lo, hi) in enumerate(((al, 2300, 8, 14), (al2, 2000, 7, 12), (sp, 700, 9, 14))):
        p = T.points(H, (-190, 210, -30, 330), n, rng, mask); scatter(f't{k}', t, p, rng.uniform(lo, hi, len(p)), rng, .12)
    p = T.points(H, (-190, 210, -40, 330), 9000, rng, lambda x, y, z, s: (z > 7) * .40 * (s < 2.2) * (np.hypot(x + 8, y + 62) > 13)); scatter('bu', bu, p, rng.uniform(1.2, 3.2, len(p)), rng)
    bm = MB()
    for bx, by, L, k, yaw in ((8, 78, 14, 'sail', .7), (40, 52, 9, 'motor', 2.2), (-22, 112, 6, 'gozzo', .4), (-30, 60, 11, 'sail', 1.4)): houses.boat(bm, bx, by, yaw, L, k, rng, (.84, .82, .78))
    bm.obj('boats', houses.boat_mats())
    sun(d, (1, .93, .82), 4.4, .8); haze_all((.55, .66, .74), 9000, d, (.8, .8, .8), 3)

@scene('caribbean-reef', samples=16, grade=dict(exposure=.05, sat=1.12),
       alt='Turquoise shallows, dark reef and a white sandbar from above, with the yacht small at the edge of deep water.')
def caribbean_reef():
    d = day_sky(52, 150, .11, dict(amount=.5, scale=1.5, stretch=(1, 1), opacity=.9, soft=.2, flat=.1, seed=8), haze=((.50, .65, .78), .05, (.75, .82, .88)))
    cam = (0, -60, 190); camera(cam, (30, 560, 14), 26)
    def H(x, y):
        a = x + .35 * y; bar = np.exp(-((x + 60 + 90 * np.sin(y / 260) + 26 * fbm(x / 120, y / 120, 4, 3) + 7 * fbm(x / 26, y / 26, 4, 33)) / 40) ** 2) * sstep(70, 210, y) * sstep(780, 520, y)
        lag = -2.6 - 1.8 * fbm(x / 240, y / 240, 5, 5) - .7 * fbm(x / 50, y / 50, 4, 9)
        edge = sstep(240, 480, x - .25 * y + 190 + 90 * fbm(x / 260, y / 260, 4, 7)) + sstep(1250, 2000, y + 250 * fbm(x / 500, y / 500, 3, 4))
        isl = 5.5 * sstep(.35, .75, np.exp(-(((x + 330) / 240) ** 2 + ((y - 1250) / 130) ** 2)) + .12 * fbm(x / 70, y / 70, 4, 6))
        return np.where(isl > .1, np.maximum(isl - .5, -1), lag + 4.6 * bar ** .8 * (.86 + .26 * fbm(x / 60, y / 60, 4, 2)) - 30 * np.clip(edge, 0, 1))
    def C(x, y, z, s): return mix(mix((.70, .65, .55), (.56, .49, .39), sstep(.3, .02, z)), (.10, .13, .05), sstep(2.2, 3.2, z))
    T.land(cam, H, C, 0, 48, 180, 4000, 700, 1000, .3, T.land_mat(grain=.25, bump=.2, scale=.4), sink=-.4)
    def WC(dp, x, y):
        w = fbm(x / 90, y / 90, 3, 14) * 40
        reef = sstep(.02, .34, fbm((x + w) / 46, (y + w) / 46, 7, 17, .60)) * sstep(1.2, 2.4, dp) * sstep(-.35, .25, fbm(x / 300, y / 300, 3, 27)); b = mix((.74, .70, .60), (.08, .075, .045), reef * .94)
        b = mix(b, b * .86, sstep(0, .6, np.sin((x * .6 + y) / 7 + 5 * fbm(x / 40, y / 40, 3, 3))) * sstep(3, 1, dp))
        foam = sstep(.28, .05, dp) * sstep(-.2, .4, fbm(x / 5, y / 5, 4, 23)); return mix(S.water_colour(dp, b, 1.05, (.003, .035, .10), (.008, .20, .26)), (.88, .9, .88), foam * .55)
    S.sea(cam, 0, 48, 150, 60000, 1200, 1300, S.water_mat(attr=True, rough=.09, bump=(.30, .16, .3), far=4000, rmax=.22, spec=.45), height=H, colour=WC, wave=dict(amp=.30, length=16, n=44, spread=45))
    rng = np.random.default_rng(3); pl = trees.palm(); bu = trees.bush(4, ((.06, .11, .03), (.12, .16, .05)))
    p = T.points(H, (-800, 100, 1050, 1450), 5000, rng, lambda x, y, z, s: (z > 2.4) * .9); scatter('bu', bu, p, rng.uniform(4, 9, len(p)), rng); p = p[::3]; scatter('pl', pl, p, rng.uniform(9, 15, len(p)), rng)
    e = yacht.build(lit=.03, led=.03, detail=True); yacht.place(e, (205, 560, 0), 128)
    bm = MB(); houses.boat(bm, 38, 330, 2.2, 9, 'motor', rng, (.85, .84, .8)); houses.boat(bm, 26, 345, 1.2, 13, 'sail', rng, (.85, .84, .8)); bm.obj('boats', houses.boat_mats())
    sun(d, (1, .95, .86), 4.2, .7); haze_all((.50, .65, .78), 16000, d, (.75, .82, .88), 3)

@scene('norwegian-fjord', samples=14, grade=dict(exposure=.5, sat=1.04),
       alt='The yacht small on still water in a fjord, between steep walls with snow on their tops.')
def norwegian_fjord(): fjord()
def fjord(cam=(0, 0, 16), target=(10, 400, 16), lens=27, yaw=1, sunpos=(17, 118), ship=(96, 760, 218), seed=5):
    d = day_sky(*sunpos, .12, dict(amount=.55, scale=1.1, stretch=(.5, 1.2), opacity=.8, flat=.14, seed=6), dust=1.2, haze=((.46, .53, .60), .07, (.75, .66, .58)))
    camera(cam, target, lens, shift=(0, .10))
    def axis(y): return 130 * np.sin(y / 1500 + .2) + .04 * y
    def H(x, y):
        w = 300 + 110 * fbm(y / 900, y * 0 + .5, 3, 2) + 90 * fbm(x / 350, y / 350, 5, 3) - 60 * sstep(1800, 3600, y); u = np.abs(x - axis(y)) - w
        end = sstep(4300, 5600, y); u = np.maximum(u, (y - 5200) * .9)
        wall = 620 * sstep(-10, 520, u) + 620 * sstep(300, 1700, u); r = ridged(x / 1250 + 3.1, y / 1250, 8, seed); r2 = ridged(x / 300, y / 300, 6, 15)
        h = wall * (.42 + .95 * r) + 130 * (r2 - .4) * sstep(20, 260, u) + 20 * fbm(x / 60, y / 60, 5, 7) * sstep(10, 120, u)
        return np.where(u > 0, np.maximum(h, .22 * np.minimum(u, 40) - 1), -20)
    def C(x, y, z, s):
        rock = mix((.085, .08, .075), (.20, .185, .165), sstep(-.5, .5, fbm(x / 90 + z / 40, y / 90, 6, 4))); gr = mix((.045, .075, .03), (.115, .12, .05), sstep(-.4, .5, fbm(x / 160, y / 160, 6, 6)))
        c = mix(gr, rock, sstep(1.05, 1.9, s + .5 * fbm(x / 70, y / 70, 4, 8) + z / 1300)); 
        return mix(c, (.84, .87, .92), sstep(430, 700, z + 190 * fbm(x / 220, y / 220, 6, 9)) * sstep(2.5, 1.3, s + .35 * fbm(x / 40, y / 40, 4, 3)))
    T.land(cam, H, C, yaw, 46, 160, 9000, 1000, 1400, .25, T.land_mat(scale=.07, bump=.8))
    S.sea(cam, yaw, 44, 8, 12000, 900, 900, S.water_mat(col=(.004, .026, .030), rough=.02, bump=(.5, .07, .05), far=3000, rmax=.05), wave=dict(amp=.055, length=8, spread=70, n=44))
    rng = np.random.default_rng(3); f = trees.fir(); f2 = trees.fir(15, col=((.03, .055, .02), (.05, .075, .025)))
    for k, (t, n) in enumerate(((f, 40000), (f2, 24000))):
        p = T.points(H, (-900, 950, 150, 2600), n * 2, rng, lambda x, y, z, s: (z > 3) * sstep(460, 260, z) * (s < 2.4) * sstep(-.6, .1, fbm(x / 160, y / 160, 4, 6)) * .9); scatter(f'f{k}', t, p, rng.uniform(11, 21, len(p)), rng)
    e = yacht.build(lit=.12, led=.2, detail=False); yacht.place(e, (ship[0], ship[1], 0), ship[2])
    sun(d, (1, .83, .66), 3.4, 1.2); haze_all((.46, .53, .60), 15000, d, (.75, .66, .58), 3)
