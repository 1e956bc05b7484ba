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
             brass=principled('brassm', (.72, .57, .34), .24, metal=1), dark=principled('darkm', (.03, .028, .026), .4), glass=thin_glass('glass', (.96, .98, .98), .6, .01, .01), sheer=I.sheer('sheer'),
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

@scene('suite-seaview', samples=96, bounces=6, grade=dict(exposure=.25, sat=1.02, bloom=.07, warm=.012, vignette=.15),
       alt='A suite in morning light: a bed with white linen, oak walls, and a glass door open to a terrace and the sea.')
def suite_seaview():
    d = day_sky(24, 24, .14, dict(amount=.3, opacity=.5), haze=((.62, .66, .70), .06, (.95, .80, .62)))
    M = mats(); X0, X1, Y0, Y1, H = -3.2, 2.6, -3.6, 3.6, 2.55; cam = (1.75, -3.2, 1.42); camera(cam, (-.55, 3.0, 1.0), 24, shift=(0, -.04))
    room(M, X0, X1, Y0, Y1, H); terrace(M, X0, X1, Y1, Y1 + 2.3, H)
    slats(M, X0 + .01, -1.4, 2.9, 0, H); I.rbox('hb', X0 + .05, X0 + .16, -.75, 2.25, .25, 1.28, M['head'], .05, 4)
    for k in range(5): I.rbox('hbp', X0 + .10, X0 + .20, -.75 + k * .6, -.75 + (k + 1) * .6 - .012, .32, 1.26, M['head'], .045, 4)
    bed(M, X0 + .22, X0 + 2.32, -.22, 1.72)
    for y in (-.62, 2.12):
        I.rbox('ns', X0 + .06, X0 + .52, y - .27, y + .27, .34, .50, M['oakd'], .012); I.rbox('nst', X0 + .06, X0 + .54, y - .28, y + .28, .50, .52, M['marble'], .006); I.lamp(X0 + .28, y, .52, .13, .22, power=4, shade=1.6, stem=.22)
    I.rbox('book', X0 + .38, X0 + .52, 1.95, 2.15, .52, .545, M['sea'], .004)
    I.rug('rug', -2.7, 1.0, -1.1, 2.7, M['rug'])
    # bench at the bed's foot
    I.rbox('bl', -.70, -.30, -.05, 1.55, .36, .40, M['oakd'], .01); I.cushion('bc', (-.5, .75, .455), (.42, 1.6, .11), M['stone'], .1, 8)
    for y in (.05, 1.45):
        for x in (-.66, -.34): I.rbox('bleg', x - .02, x + .02, y - .02, y + .02, 0, .37, M['brass'], .006)
    # right side: console and chair by the window
    I.rbox('desk', 2.05, 2.58, -1.6, .6, .70, .74, M['oak'], .008); I.rbox('deskl', 2.1, 2.5, -1.55, -1.5, 0, .7, M['oakd'], .006); I.rbox('deskl', 2.1, 2.5, .5, .55, 0, .7, M['oakd'], .006)
    rng = np.random.default_rng(2); I.vase(2.32, .25, .74, .9, M['cer'], M['leaf'], rng); I.rbox('art', 2.57, 2.6, -1.2, .1, 1.15, 2.0, M['oakd'], .004); I.rbox('art2', 2.555, 2.575, -1.12, .02, 1.23, 1.92, M['white'], .002); I.rbox('art3', 2.55, 2.558, -1.12, .02, 1.23, 1.5, M['sea'], .002)
    I.chair(1.35, 2.35, 0, math.radians(-28), M['oakd'], M['sand'], 3, .72); m = MB(); m.cyl((.55, 2.75, 0), (.55, 2.75, .44), .02, n=10); m.cyl((.55, 2.75, .44), (.55, 2.75, .47), .25, n=40); m.cyl((.55, 2.75, 0), (.55, 2.75, .015), .17, n=30); m.obj('side', [M['brass']])
    I.vase(.55, 2.75, .47, .35, M['cerd'])
    # glass front: frames, one leaf open
    for x in (X0 + .03, -1.30, .62, X1 - .03): I.rbox('fr', x - .03, x + .03, Y1 - .05, Y1 + .05, 0, H, M['whitep'], .008)
    I.rbox('frt', X0, X1, Y1 - .05, Y1 + .05, H - .09, H, M['whitep'], .006); I.rbox('frb', X0, X1, Y1 - .06, Y1 + .06, -.03, .015, M['steel'], .004)
    m = MB(); m.quad((.65, Y1, .02), (X1, Y1, .02), (X1, Y1, H - .09), (.65, Y1, H - .09)); m.quad((X0, Y1, .02), (-1.3, Y1, .02), (-1.3, Y1, H - .09), (X0, Y1, H - .09)); m.obj('pane', [M['glass']])
    I.curtain('cu1', X0 + .05, X0 + .62, Y1 - .22, .02, H - .02, M['sheer'], 7, .06, 1); I.curtain('cu2', X1 - .75, X1 - .05, Y1 - .22, .02, H - .02, M['sheer'], 8, .06, 2)
    I.curtain('cu3', X0 + .03, X0 + .34, Y1 - .34, .02, H - .02, M['sand'], 4, .05, 3); I.curtain('cu4', X1 - .38, X1 - .03, Y1 - .34, .02, H - .02, M['sand'], 4, .05, 4)
    # terrace furniture
    I.chair(-.6, 4.75, -.02, math.radians(200), M['oak'], M['white'], 8, .68); I.chair(1.2, 4.8, -.02, math.radians(155), M['oak'], M['white'], 9, .68); m = MB(); m.cyl((.3, 4.9, 0), (.3, 4.9, .45), .03, n=10); m.cyl((.3, 4.9, .43), (.3, 4.9, .46), .28, n=36); m.obj('tt', [M['oakd']])
    # cove light and fill
    m = MB(); m.box(X0 + .06, X0 + .10, -1.4, 2.9, H - .06, H - .03); m.obj('cove', [emission('cove', (1, .74, .46), 3)])
    area((-.2, Y1 + .3, 1.4), (-.2, 0, .9), 4.6, 150, (.90, .95, 1.0), 2.3); area((0, -1, 2.5), (0, -1, 0), 4.5, 60, (1, .93, .84), 4.5); area((2.2, -3.3, 2.2), (-1, 1, .8), 1.5, 30, (1, .94, .86), 1.5)
    sun(d, (1, .80, .56), 5.5, .8); seascape(cam, d, 16, far_land=.9, hz=None, amp=.3, yaw=-18, half=50); haze_out(d, (.62, .66, .70), (.95, .80, .62), 9000)

def haze_out(d, c, sc, dist):
    for m in bpy.data.materials:
        if not (m.name.startswith('water') or m.name.startswith('land') or m.name.startswith('under')): m['nohaze'] = 1
    haze_all(c, dist, d, sc, 3)

@scene('suite-terrace', samples=56, bounces=5, grade=dict(exposure=.2, sat=1.04, bloom=.08, warm=.01),
       alt='Two loungers on a teak terrace in the evening, a low table between them, the sea to the horizon.')
def suite_terrace():
    az = -24
    hz = ((.62, .46, .42), .05, (1.0, .60, .32))
    d = sky.gradient([(0, (1.0, .60, .34)), (.06, (.86, .56, .42)), (.16, (.58, .50, .53)), (.36, (.27, .35, .50)), (.7, (.13, .21, .36)), (1, (.09, .15, .28))], az=az, elev=5, glow=((.9, .42, .14), 30, .9), glow2=((.30, .14, .06), 5, .8), strength=.85,
                     clouds=dict(amount=.55, scale=.8, stretch=(.4, 1.4), col=(1.0, .58, .38), shade=(.46, .36, .42), soft=.3, opacity=.7, flat=.16, low=.02, seed=5))
    M = mats(); H = 2.6; cam = (2.55, -.9, 1.55); camera(cam, (-.35, 4.2, .75), 24)
    X0, X1 = -4.2, 3.6; terrace(M, X0, X1, -2.2, 4.2, H, 0, over=False)
    m = MB(); m.box(X0, X1, -2.2, 1.0, H, H + .3); m.obj('over', [M['whitep']])
    m = MB(); m.box(X0 + .3, X1 - .3, .93, .97, H - .01, H + .005); m.obj('led', [emission('ledl', (1, .70, .40), 5)])
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
