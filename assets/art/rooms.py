"""Scenes inside and on deck: suites, terrace, table, marina platform."""
import math, random
import numpy as np
import bpy
from kit import *
import sky, sea as S, interiors as I, yacht, terrain as T
from scenes import scene, day_sky, rocky

def mats():
    d = dict(oak=I.oak(), oakd=I.oak('oakd', (.20, .125, .068), (.33, .22, .13)), oakz=I.oak('oakz', axis=2), floor=I.planks(), teak=I.planks('teakdeck', (.34, .21, .115), (.47, .31, .18), .09, .5, gap=.007),
             wall=principled('wall', (.74, .70, .63), .8, .2), ceil=principled('ceil', (.84, .82, .78), .8, .2), linen=I.cloth('linen', (.82, .79, .74), var=.03, slub=60), white=I.cloth('white', (.86, .845, .81), var=.02),
             sand=I.cloth('sand', (.60, .52, .42)), sea=I.cloth('seacloth', (.075, .155, .175)), stone=I.cloth('stonecloth', (.43, .38, .32)), rug=I.cloth('rug', (.62, .56, .47), scale=60, bump=.8, var=.16),
             brass=principled('brassm', (.72, .57, .34), .24, metal=1), dark=principled('darkm', (.03, .028, .026), .4), glass=thin_glass('glass', (.96, .98, .98), .22, .01, .008), sheer=I.sheer('sheer'),
             marble=I.marble(), steel=principled('steel', (.6, .6, .58), .25, metal=1), leaf=principled('leaf', lambda k: k.mixc(1., (.16, .24, .09), k.attr(), 'MULTIPLY'), .6), cer=principled('ceramic', (.62, .58, .51), .5), cerd=principled('ceramicd', (.10, .13, .14), .35),
             whitep=principled('whitep', (.82, .80, .765), .3, .4, coat=.2), head=I.cloth('head', (.50, .43, .35), sheen=.5))
    return d

def seascape(cam, d, h=15, col=(.008, .05, .075), amp=.35, island=None, hz=((.55, .62, .70), (.8, .75, .7)), rough=.06, yaw=0, half=45, far_land=True, dist=9000, length=18):
    S.sea((cam[0], cam[1], cam[2]), yaw, half, max(10, h * .6), 60000, 700, 900, S.water_mat(col=col, rough=rough, bump=(.4, .18, .15), far=5000, rmax=.18), wave=dict(amp=amp, length=length, n=44, spread=50)).location.z = -h
    bpy.data.objects['under'].location.z = -h
    if far_land:
        def H(x, y): return 330 * ridged(x / 2600 + far_land * 1.7, y / 2600 + .3, 7, 6) * sstep(3800, 5400, y) * sstep(-.35, .35, np.sin(x / 2300 + far_land * 2) + .3 * fbm(x / 1800, y / 1800, 3, 5)) - 30
        o = T.land(cam, H, rocky(((.22, .18, .14), (.34, .29, .22)), lo=.4, hi=1), yaw, half, 3500, 9500, 180, 900, .3, T.land_mat(scale=.06)); o.location.z = -h

def bed(M, x0, x1, y0, y1, head='x', seed=1):
    """Head on the low-x side. Base, mattress, duvet, pillows, throw."""
    I.rbox('base', x0 + .04, x1 - .02, y0 + .03, y1 - .03, .06, .30, M['oakd'], .02); I.rbox('matt', x0, x1, y0, y1, .30, .56, M['white'], .05, 4)
    I.drape('duvet', x0 + .62, x1 + .015, y0 - .015, y1 + .015, .665, .30, M['linen'], seed, .030, sides='XyY', res=230, fold=.022)
    I.drape('fold', x0 + .58, x0 + .98, y0 - .022, y1 + .022, .705, .26, M['white'], seed + 3, .012, sides='yY', res=150, fold=.012)
    I.drape('throw', x1 - .62, x1 + .075, y0 - .075, y1 + .075, .715, .33, M['sea'], seed + 5, .016, sides='XyY', res=170, fold=.022)
    w = (y1 - y0) / 2
    for i, yy in enumerate((y0 + w * .5, y0 + w * 1.5)):
        I.pillow('p1', (x0 + .20, yy, .86), .78, .54, .22, M['white'], (math.radians(90), math.radians(0), math.radians(90)), seed + i) .rotation_euler = (math.radians(68), 0, math.radians(-90))
        I.pillow('p2', (x0 + .40, yy + .02, .80), .70, .48, .20, M['linen'], (math.radians(56), 0, math.radians(-90)), seed + 4 + i)
    I.pillow('p3', (x0 + .60, (y0 + y1) / 2, .80), .80, .30, .16, M['sand'], (math.radians(58), 0, math.radians(-90)), seed + 9)

def room(M, X0, X1, Y0, Y1, H, floor='floor'):
    m = MB(); m.quad((X0, Y0, 0), (X1, Y0, 0), (X1, Y1, 0), (X0, Y1, 0)); m.obj('floor', [M[floor]])
    m = MB(); m.quad((X0, Y0, H), (X0, Y1, H), (X1, Y1, H), (X1, Y0, H)); m.obj('ceil', [M['ceil']])
    m = MB(); m.quad((X0, Y0, 0), (X0, Y1, 0), (X0, Y1, H), (X0, Y0, H)); m.quad((X1, Y0, 0), (X1, Y0, H), (X1, Y1, H), (X1, Y1, 0)); m.quad((X0, Y0, 0), (X0, Y0, H), (X1, Y0, H), (X1, Y0, 0)); m.obj('walls', [M['wall']])

def slats(M, x, y0, y1, z0, z1, p=.055):
    m = MB(); y = y0
    while y < y1: m.box(x, x + .03, y, y + p * .62, z0, z1); y += p
    m.obj('slats', [M['oakz']]); m = MB(); m.box(x - .005, x + .004, y0, y1, z0, z1); m.obj('slatb', [M['dark']])

def terrace(M, X0, X1, Y1, Y2, H, z=-.02, over=True):
    m = MB(); m.box(X0, X1, Y1, Y2, -.3, z); m.obj('terr', [M['teak']])
    I.glass_rail([(X0 + .1, Y2 - .06), (X1 - .1, Y2 - .06)], z, 1.12, M['glass'], M['oak'], M['steel'])
    m = MB(); m.box(X0 - .15, X0, Y1, Y2, z, H + .3); m.box(X1, X1 + .15, Y1, Y2, z, H + .3)
    if over: m.box(X0, X1, Y1, Y2 + .2, H + .02, H + .35)
    m.obj('partition', [M['whitep']])

def haze_out(d, c, sc, dist):
    for m in bpy.data.materials:
        if not (m.name.startswith('water') or m.name.startswith('land') or m.name.startswith('under')): m['nohaze'] = 1
    haze_all(c, dist, d, sc, 3)

@scene('suite-terrace', width=1600, samples=14, bounces=3, grade=dict(coarse=2, exposure=-.05, sat=1.14, contrast=1.08, bloom=.07, warm=.015),
       alt='Two loungers on a teak terrace in the evening, a low table between them, the sea to the horizon.')
def suite_terrace():
    az = -24
    hz = ((.62, .46, .42), .05, (1.0, .60, .32))
    d = sky.gradient([(0, (1.0, .60, .34)), (.06, (.86, .56, .42)), (.16, (.58, .50, .53)), (.36, (.27, .35, .50)), (.7, (.13, .21, .36)), (1, (.09, .15, .28))], az=az, elev=5, glow=((.9, .42, .14), 30, .9), glow2=((.30, .14, .06), 5, .8), strength=.85,
                     clouds=dict(amount=.55, scale=.8, stretch=(.4, 1.4), col=(1.0, .58, .38), shade=(.46, .36, .42), soft=.3, opacity=.7, flat=.16, low=.02, seed=5))
    M = mats(); H = 2.6; cam = (2.55, -.9, 1.55); camera(cam, (-.35, 4.2, .75), 24)
    X0, X1 = -4.2, 3.6; terrace(M, X0, X1, -2.2, 4.2, H, 0, over=False)
    I.lounger(-1.55, 2.15, 0, math.radians(172), M['oak'], M['white'], 1, M['sea']); I.lounger(.35, 2.35, 0, math.radians(166), M['oak'], M['white'], 5, M['sea'])
    m = MB(); m.cyl((-.62, 2.6, 0), (-.62, 2.6, .40), .16, .11, n=30); m.cyl((-.62, 2.6, .40), (-.62, 2.6, .43), .24, n=40); m.obj('tb', [M['cer']])
    glassware(-.70, 2.55, .43, .9); glassware(-.55, 2.68, .43, .8, .35)
    I.rug('rug', -2.5, 1.4, 1.0, 3.4, M['rug'], .01)
    for x, y, s in ((-3.5, 3.6, .9), (-3.2, 3.3, .6), (2.9, 3.65, .8)): lantern(x, y, 0, s, M)
    rng = np.random.default_rng(4); I.vase(-3.75, 1.8, 0, 2.4, M['cer'], M['leaf'], rng)
    area((-.2, -1.5, 2.4), (-.3, 2.5, .3), 3.0, 34, (1, .78, .55), 1.5); area((1, 0, 5), (0, 3, 0), 5, 60, (.75, .8, .95), 5)
    sun(sundir(6, az), (1, .58, .30), 3.4, 2.0); seascape(cam, d, 17, (.008, .035, .05), .32, far_land=2.2, yaw=-30, half=50); haze_out(d, (.60, .46, .43), (1.0, .60, .34), 8000)

def glassware(x, y, z, s=1.0, fill=.5):
    prof = [(.0, .034), (.004, .034), (.008, .006), (.085, .005), (.095, .018), (.12, .036), (.16, .042), (.20, .036)]
    m = MB(); A = [i * math.pi / 14 for i in range(28)]; m.loft([[(x + r * s * math.cos(a), y + r * s * math.sin(a), z + h * s) for a in A] for h, r in prof]); m.obj('wg', [thin_glass('wineglass', (.97, .98, .98), 1.0, .01, .03)])
    m = MB(); m.loft([[(x + r * s * .96 * math.cos(a), y + r * s * .96 * math.sin(a), z + h * s) for a in A] for h, r in ((.096, .015), (.12, .034), (.10 + .06 * fill, .040))]); m.cyl((x, y, z + (.099 + .06 * fill) * s), (x, y, z + (.10 + .06 * fill) * s), .039 * s, n=28); m.obj('wine', [principled('wine', (.80, .62, .28), .05, .6, emit=(.35, .22, .06), estr=.12)])

def lantern(x, y, z, s, M):
    m = MB(); w = .16 * s; h = .48 * s
    for a in (-w, w):
        for b in (-w, w): m.cyl((x + a, y + b, z), (x + a, y + b, z + h), .010, n=6)
    m.box(x - w - .02, x + w + .02, y - w - .02, y + w + .02, z, z + .03); m.box(x - w - .02, x + w + .02, y - w - .02, y + w + .02, z + h, z + h + .03); m.box(x - w * .5, x + w * .5, y - w * .5, y + w * .5, z + h + .03, z + h + .07); m.obj('lant', [M['oakd']])
    m = MB(); m.cyl((x, y, z + .03), (x, y, z + .03 + h * .42), .055 * s, n=16); m.obj('candle', [principled('wax', (.85, .78, .66), .5, emit=(1, .6, .28), estr=.5)])
    m = MB(); m.sphere((x, y, z + h * .42 + .075), (.012 * s, .012 * s, .035 * s), 8); m.obj('flame', [emission('flame', (1, .62, .25), 60)]); point((x, y, z + h * .6 + .1), 2.2 * s, (1, .6, .28), .03)

def plant(x, y, z, h, M, seed=1):
    rng = np.random.default_rng(seed); m = MB(); m.cyl((x, y, z), (x, y, z + .42), .20, .25, 28, 0); m.obj('pot', [M['cer']])
    m = MB()
    for k in range(5):
        a = rng.uniform(0, 6.28); top = np.array((x + .35 * math.cos(a), y + .35 * math.sin(a), z + h * rng.uniform(.7, 1))); p0 = np.array((x, y, z + .4)); m.cyl(p0, top, .014, .006, 6)
        for j in range(42):
            f = rng.uniform(.35, 1.05); c = p0 + (top - p0) * f; d = rng.normal(0, 1, 3); d[2] = abs(d[2]) * .4; d /= np.linalg.norm(d); u = np.cross(d, (0, 0, 1)); u /= np.linalg.norm(u); L = rng.uniform(.16, .30)
            m.add([c, c + d * L * .5 + u * L * .18, c + d * L - (0, 0, .04), c + d * L * .5 - u * L * .18], [(0, 1, 2, 3)], 1, (rng.uniform(.5, 1.1),) * 3)
    m.obj('plant', [principled('stem2', (.16, .12, .07), .8), M['leaf']])

def sofa(M, x0, x1, y0, y1, back='k', n=3, mat='sand', seed=1):
    """back: k far side, l left, r right"""
    I.rbox('sb', x0, x1, y0, y1, .10, .28, M[mat], .04, 3); d = .24
    if back == 'k': I.cushion('sk', ((x0 + x1) / 2, y1 - d / 2, .52), (x1 - x0, d, .52), M[mat], .06, 9, seed=seed); sx0, sx1, sy0, sy1 = x0, x1, y0, y1 - d; ax = 0
    elif back == 'f': I.cushion('sk', ((x0 + x1) / 2, y0 + d / 2, .52), (x1 - x0, d, .52), M[mat], .06, 9, seed=seed); sx0, sx1, sy0, sy1 = x0, x1, y0 + d, y1; ax = 0
    else:
        lx = x0 + d / 2 if back == 'l' else x1 - d / 2; I.cushion('sk', (lx, (y0 + y1) / 2, .52), (d, y1 - y0, .52), M[mat], .06, 9, seed=seed)
        sx0, sx1, sy0, sy1 = (x0 + d, x1, y0, y1) if back == 'l' else (x0, x1 - d, y0, y1); ax = 1
    for i in range(n):
        if ax == 0: w = (sx1 - sx0) / n; I.cushion('sc', (sx0 + w * (i + .5), (sy0 + sy1) / 2, .38), (w - .01, sy1 - sy0, .24), M[mat], .16, 8, seed=seed + i)
        else: w = (sy1 - sy0) / n; I.cushion('sc', ((sx0 + sx1) / 2, sy0 + w * (i + .5), .38), (sx1 - sx0, w - .01, .24), M[mat], .16, 8, seed=seed + i)

@scene('suite-loft', width=1600, samples=16, bounces=3, grade=dict(coarse=2, exposure=.2, sat=1.03, bloom=.07, warm=.01, vignette=.15),
       alt='A living room of double height with a sand-colored sofa, oak stairs and tall windows over the sea.')
def suite_loft():
    d = day_sky(26, 28, .14, dict(amount=.35, opacity=.6, seed=9), haze=((.60, .66, .72), .06, (.9, .82, .7)))
    M = mats(); X0, X1, Y0, Y1, H = -4.2, 3.6, -4.5, 4.2, 5.0; cam = (2.3, -4.1, 1.55); camera(cam, (-.6, 3.2, 1.55), 23, shift=(0, .035))
    room(M, X0, X1, Y0, Y1, H); terrace(M, X0, X1, Y1, Y1 + 2.2, H)
    I.rug('rug', -2.7, 1.7, -1.2, 2.9, M['rug'])
    sofa(M, -2.5, -1.55, -.7, 2.3, 'l', 3, 'sand', 2); sofa(M, -1.5, 1.0, 2.05, 3.0, 'k', 3, 'sand', 12)
    for x, y, c, s, r in ((-2.05, -.35, 'sea', 3, 75), (-2.05, 1.75, 'white', 4, 80), (-1.1, 2.55, 'stone', 5, 12), (.6, 2.55, 'sea', 6, -8)): I.pillow('sp', (x, y, .68), .5, .5, .18, M[c], (math.radians(66), 0, math.radians(-r if r > 20 else r)), s)
    m = MB(); m.cyl((-.45, .75, .10), (-.45, .75, .30), .34, .34, 40); m.obj('ctb', [M['oakd']]); m = MB(); m.cyl((-.45, .75, .30), (-.45, .75, .345), .62, n=64); m.obj('ct', [M['marble']])
    m = MB(); m.cyl((.35, 1.25, .10), (.35, 1.25, .42), .05, n=20); m.cyl((.35, 1.25, .42), (.35, 1.25, .45), .34, n=48); m.obj('ct2', [M['brass']])
    for k, (w, c) in enumerate(((.30, 'sea'), (.26, 'white'), (.22, 'stone'))): I.rbox('bk', -.75, -.75 + w, .55, .55 + w * .72, .345 + k * .03, .374 + k * .03, M[c], .003)
    rng = np.random.default_rng(2); I.vase(-.22, .92, .345, .62, M['cerd'], M['leaf'], rng); I.vase(.38, 1.25, .45, .35, M['cer'])
    I.chair(1.55, .35, 0, math.radians(78), M['oakd'], M['white'], 3, .76); I.chair(1.6, 1.55, 0, math.radians(112), M['oakd'], M['white'], 5, .76)
    # stairs along the left wall to the gallery
    for i in range(13): I.rbox('tr', X0 + .05, X0 + 1.0, -3.4 + i * .27, -3.4 + i * .27 + .30, .2 + i * .19, .26 + i * .19, M['oak'], .008)
    m = MB(); m.quad((X0 + 1.02, -3.4, .25), (X0 + 1.02, .15, 2.75), (X0 + 1.02, .15, 3.7), (X0 + 1.02, -3.4, 1.2)); m.obj('sg', [M['glass']]); m = MB(); m.cyl((X0 + 1.02, -3.4, 1.22), (X0 + 1.02, .15, 3.72), .025, n=10); m.obj('sr', [M['oak']])
    m = MB(); m.box(X0, X0 + 1.9, .15, Y1 - .4, 2.55, 2.72); m.obj('gal', [M['wall']]); m = MB(); m.box(X0, X0 + 1.9, .15, Y1 - .4, 2.72, 2.75); m.obj('galf', [M['oak']])
    I.glass_rail([(X0 + 1.85, Y1 - .45), (X0 + 1.85, .2)], 2.75, 1.05, M['glass'], M['oak'], M['steel']); m = MB(); m.box(X0 + 1.8, X0 + 1.86, .2, Y1 - .4, 2.535, 2.55); m.obj('galed', [emission('galed', (1, .74, .45), 4)])
    slats(M, X0 + .01, .2, Y1 - .5, 0, 2.5); I.rbox('cred', X0 + .06, X0 + .5, .6, 3.2, .30, .72, M['oakd'], .01); I.lamp(X0 + .3, 2.7, .72, .15, .26, power=4, shade=1.6, stem=.25); I.vase(X0 + .3, 1.2, .72, .8, M['cer'])
    # mullions, curtains
    for x in (X0 + .03, -2.25, -.3, 1.65, X1 - .03): I.rbox('mu', x - .035, x + .035, Y1 - .06, Y1 + .06, 0, H, M['whitep'], .008)
    I.rbox('tm', X0, X1, Y1 - .06, Y1 + .06, 2.55, 2.64, M['whitep'], .006)
    m = MB(); m.quad((X0, Y1, .02), (X1, Y1, .02), (X1, Y1, H), (X0, Y1, H)); m.obj('pane', [M['glass']])
    I.curtain('c1', X1 - .95, X1 - .05, Y1 - .25, .02, H - .02, M['sheer'], 9, .07, 1); I.curtain('c2', X0 + .05, X0 + .55, Y1 - .2, .02, 2.5, M['sheer'], 5, .06, 2); I.curtain('c3', X1 - .42, X1 - .03, Y1 - .42, .02, H - .02, M['sand'], 4, .06, 4)
    plant(2.75, 3.2, 0, 2.0, M, 3)
    I.rbox('art', X1 - .04, X1 - .01, -1.9, .9, 1.2, 2.9, M['oakd'], .004); I.rbox('art2', X1 - .055, X1 - .035, -1.82, .82, 1.28, 2.82, M['white'], .002); I.rbox('art3', X1 - .062, X1 - .05, -1.82, .82, 1.28, 1.95, M['sea'], .002)
    for i, (x, y, z) in enumerate(((-.5, .9, 3.5), (-.15, 1.2, 3.0), (-.85, 1.15, 3.15), (-.45, 1.5, 3.75))):
        m = MB(); m.cyl((x, y, z + .14), (x, y, H), .006, n=6); m.obj('cord', [M['brass']]); m = MB(); m.sphere((x, y, z), .15, 24); m.obj('globe', [emission('globe', (1, .80, .56), 2.2)])
    area((-.2, Y1 + .3, 2.5), (-.2, 0, 1.2), 7, 190, (.90, .95, 1.0), 4.4); area((0, -1, H - .05), (0, -1, 0), 6, 130, (1, .93, .84), 6); area((2.5, -4.2, 3), (-1, 1, 1), 2, 40, (1, .94, .86), 2)
    sun(d, (1, .82, .60), 4.5, .8); seascape(cam, d, 20, far_land=.4, amp=.3, yaw=-14, half=50); haze_out(d, (.60, .66, .72), (.9, .82, .7), 9000)

@scene('open-sea-night', samples=14, grade=dict(exposure=.3, bloom=.10, bloom_thr=.7, sat=1.05, vignette=.18),
       alt='A sky full of stars over a dark sea, the lit yacht far off on the horizon.')
def open_sea_night():
    d = sky.gradient([(0, (.060, .095, .125)), (.05, (.040, .070, .105)), (.16, (.018, .038, .066)), (.4, (.008, .020, .040)), (1, (.004, .010, .022))], az=28, elev=0, glow=((.10, .075, .05), 9, .8), strength=1.0, stars=16,
                     clouds=dict(amount=.60, scale=1.6, stretch=(1.9, .45), col=(.040, .055, .080), shade=(.055, .066, .088), soft=.45, opacity=.5, flat=.6, low=.08, seed=4))
    cam = (0, 0, 9); camera(cam, (0, 100, 9), 30, shift=(0, .12)); e = yacht.build(lit=.30, led=.5); yacht.place(e, (170, 560, 0), 198)
    S.sea(cam, 0, 40, 6, 50000, 900, 900, S.water_mat(col=(.002, .008, .014), rough=.05, bump=(.9, .12, .06), far=2500, rmax=.16), wave=dict(amp=.30, length=16, direction=24, n=54))
    sun(sundir(40, 200), (.55, .68, .95), .10, 8); haze_all((.055, .085, .11), 14000, d, (.08, .08, .08), 4)

@scene('marina-platform', width=1600, samples=14, grade=dict(exposure=.15, sat=1.05, bloom=.07),
       alt='The stern of Ondine I from the water: a teak platform just above the sea, steps on both sides, the name in brass.')
def marina_platform():
    d = day_sky(16, 200, .11, dict(amount=.45, opacity=.6, seed=4), haze=((.58, .60, .66), .06, (.95, .78, .6)))
    cam = (-7, -42, 3.0); camera(cam, (7, 6, 7.4), 28, shift=(0, .04)); e = yacht.build(lit=.10, led=.3, seed=3); yacht.place(e, (72 + 0, 62, 0), 40.0)
    # the stern comes to lie near the origin
    S.sea(cam, 18, 52, 3, 30000, 1000, 900, S.water_mat(col=(.008, .055, .072), rough=.03, bump=(1.3, .12, .05), far=900, rmax=.12), wave=dict(amp=.10, length=6, n=54, spread=60))
    rng = np.random.default_rng(3)
    def H(x, y): return 420 * ridged(x / 2400 + 1.7, y / 2400 + .3, 7, 6) * sstep(2600, 4400, np.hypot(x, y)) - 60
    T.land(cam, H, rocky(lo=.5, hi=1.1), 18, 52, 2500, 8000, 220, 900, .3, T.land_mat(scale=.06))
    sun(d, (1, .83, .62), 3.6, 1.0); haze_all((.58, .60, .66), 7000, d, (.9, .75, .6), 3)

@scene('set-table', width=1600, samples=16, bounces=3, grade=dict(coarse=2, exposure=.2, sat=1.04, bloom=.10, warm=.01, vignette=.16),
       alt='A table laid for four on deck at sunset, candles lit, the sea behind the rail.')
def set_table():
    az = 16
    d = sky.gradient([(0, (1.0, .58, .32)), (.06, (.88, .54, .40)), (.16, (.58, .48, .52)), (.36, (.26, .33, .49)), (.7, (.12, .20, .35)), (1, (.08, .14, .27))], az=az, elev=4, glow=((.9, .42, .14), 30, .9), glow2=((.30, .14, .06), 5, .8), strength=.8,
                     clouds=dict(amount=.58, scale=.85, stretch=(.4, 1.4), col=(1.0, .58, .38), shade=(.46, .36, .42), soft=.3, opacity=.65, flat=.16, low=.02, seed=7))
    M = mats(); cam = (-1.55, -2.35, 1.62); camera(cam, (.12, .35, .86), 30, fstop=3.2, focus=2.6)
    m = MB(); m.box(-10, 24, -5, 3.2, -.3, 0); m.obj('deck', [M['teak']]); I.glass_rail([(-10, 3.1), (24, 3.1)], 0, 1.12, M['glass'], M['oak'], M['steel'])
    I.drape('cloth', -1.15, 1.15, -.55, .55, .745, .30, M['white'], 3, .004, res=230, fold=.022); I.rbox('tb', -1.1, 1.1, -.5, .5, .70, .74, M['oakd'], .01)
    for x in (-.9, .9): I.rbox('tl', x - .04, x + .04, -.4, .4, 0, .7, M['oakd'], .01)
    I.drape('run', -1.15, 1.15, -.16, .16, .752, .25, M['sand'], 8, .004, sides='xX', res=120, fold=.006)
    cerw = principled('cerw', (.80, .78, .73), .18, .5, coat=.3); gold = principled('gold', (.78, .60, .30), .2, metal=1)
    def ring(x, y, prof, mat):
        m = MB(); A = [i * math.pi / 24 for i in range(48)]; m.loft([[(x + r * math.cos(a), y + r * math.sin(a), z) for a in A] for r, z in prof]); m.obj('plate', [mat])
    z = .754
    for x, y, s in ((-.62, -.36, 1), (.42, -.36, 1), (-.62, .36, -1), (.42, .36, -1)):
        ring(x, y, ((.001, z + .006), (.10, z + .005), (.115, z + .010), (.155, z + .020), (.157, z + .017), (.11, z)), cerw); ring(x, y, ((.153, z + .0205), (.158, z + .0215), (.158, z + .0165)), gold)
        ring(x, y, ((.001, z + .020), (.075, z + .018), (.085, z + .024), (.108, z + .034), (.11, z + .030), (.08, z + .014)), M['cer'])
        I.pillow('nap', (x, y, z + .045), .15, .06, .028, M['sea'], (0, 0, .3 * s), 3); ring(x, y, ((.018, z + .03), (.022, z + .062), (.018, z + .062)), gold)
        m = MB()
        for dx in (.195, .225): m.box(x + dx * s - .004, x + dx * s + .004, y - .10, y + .05, z, z + .004); m.sphere((x + dx * s, y + .07 * s, z + .004), (.011, .024, .004), 10)
        for dx in (-.195, -.222):
            m.box(x + dx * s - .004, x + dx * s + .004, y - .10, y + .06, z, z + .004)
            for k in (-.006, 0, .006): m.box(x + dx * s - .0015 + k, x + dx * s + .0015 + k, y + .05 * s - .03, y + .05 * s + .03, z, z + .004)
        m.obj('cut', [gold]); glassware(x + .17 * s, y + .17 * s * .9, z, 1.0, .55); glassware(x + .27 * s, y + .13 * s * .9, z, .82, .2)
    for x, y, h in ((-.22, .02, .26), (-.10, -.04, .18), (.86, .03, .24), (.95, -.05, .16), (-1.0, .0, .20)):
        m = MB(); m.cyl((x, y, z), (x, y, z + .03), .035, .02, 20); m.obj('cs', [gold]); m = MB(); m.cyl((x, y, z + .03), (x, y, z + h), .011, .009, 14); m.obj('wx', [principled('wx', (.85, .79, .68), .45, emit=(1, .6, .3), estr=.15)])
        m = MB(); m.sphere((x, y, z + h + .018), (.006, .006, .019), 10); m.obj('fl', [emission('fl', (1, .60, .24), 70)]); point((x, y, z + h + .035), .55, (1, .6, .28), .012)
    rng = np.random.default_rng(7); I.vase(.12, .02, z, .55, M['cerd'], M['leaf'], rng); m = MB()
    for i in range(26):
        c = np.array((.12, .02, z + .30)) + rng.normal(0, .075, 3) * (1, 1, .6)
        for j in range(16):
            u = rng.normal(0, 1, 3); u[2] = abs(u[2]); u /= np.linalg.norm(u); v = np.cross(u, rng.normal(0, 1, 3)); v /= np.linalg.norm(v); r = .028; m.add([c, c + u * r * .7 + v * r * .5, c + u * r * 1.1, c + u * r * .7 - v * r * .5], [(0, 1, 2, 3)], 0, (1, 1, 1))
    m.obj('flo', [principled('petal', (.84, .76, .68), .6)])
    for x in (-.62, .42):
        I.chair(x, .98, 0, 0, M['oak'], M['white'], 3, .56); I.chair(x, -1.0, 0, math.pi, M['oak'], M['white'], 5, .56)
    for x, y, s in ((-2.3, 2.6, 1.0), (2.2, 2.7, .9), (2.6, 2.4, .6)): lantern(x, y, 0, s, M)
    area((-1.0, -3, 3.2), (0, 0, .7), 3, 32, (1, .82, .62), 2); area((0, 2, 6), (0, 0, 0), 5, 50, (.72, .8, .98), 5)
    sun(sundir(6, az), (1, .56, .28), 3.2, 2.0); seascape(cam, d, 17, (.008, .035, .05), .32, far_land=2.6, yaw=32, half=56); haze_out(d, (.60, .46, .43), (1.0, .60, .34), 8000)
