"""Market, table and stage: small rooms and still lifes for the mornings and evenings ashore."""
import math
import numpy as np
import bpy
from kit import *
import sky, sea as S, terrain as T, trees, houses, interiors as I, props as P, rooms as R
from scenes import scene, day_sky, rocky
from voyages import CARD, dusk_sky
from makers import ROOM, look, dim, plane, glow
from sails import isles, canvas
from rooms import haze_out, seascape

def crate(x, y, z, w, d, h, wood, tilt=0.0):
    o = link(bpy.data.objects.new('crate', None)); P_ = []
    for k in range(3): zz = k * h / 3; P_ += [I.rbox('c', -w / 2, w / 2, s * d / 2 - .008, s * d / 2 + .008, zz + .004, zz + h / 3 - .008, wood, .003) for s in (-1, 1)] + [I.rbox('c', s * w / 2 - .008, s * w / 2 + .008, -d / 2, d / 2, zz + .004, zz + h / 3 - .008, wood, .003) for s in (-1, 1)]
    P_.append(I.rbox('c', -w / 2, w / 2, -d / 2, d / 2, 0, .012, wood, .003))
    for p in P_: p.parent = o
    o.location = (x, y, z); o.rotation_euler = (tilt, 0, 0); return o

def market(fish):
    """A stall: fish on ice, laid by the caller, and crates of fruit beside it; for ashore_tables.py."""
    dim((.30, .34, .42), .5); camera((-.48, -1.02, 1.95), (.10, .44, .94), 32, fstop=5.6, focus=1.75); rng = np.random.default_rng(6); wood = I.oak('crate', (.46, .34, .21), (.62, .48, .32), rough=.75); ice = principled('ice', (.80, .86, .90), .12, .6, bump=(60, .3, .004)); m = MB(); N_ = 2600
    X, Y = np.meshgrid(np.linspace(-1.5, .34, 120), np.linspace(-.18, .98, 90), indexing='ij'); zf = lambda x, y: .86 + .20 * y + .020 * fbm(x * 9, y * 9, 4, 3); grid_obj('icebed', X, Y, zf(X, Y) - .012, [ice])
    for _ in range(N_): x, y = rng.uniform(-1.5, .34), rng.uniform(-.18, .98); s = rng.uniform(.005, .014); m.box(-s, s, -s * .8, s * .8, -s * .6, s * .6, 0, (1, 1, 1), rng.uniform(0, 3), (x, y, float(zf(np.array(x), np.array(y))) - .002))
    m.obj('cubes', [ice]); tray = MB(); tray.box(-1.54, .38, -.23, -.18, .60, .87, 0); tray.box(.34, .38, -.23, 1.0, .60, 1.06, 0); tray.obj('tray', [principled('zinc', (.42, .44, .45), .35, metal=.9)])
    fish(zf, rng)
    lm = principled('lemon', lambda k: k.mixc(k.noise(k.pos(), 12, 3), (.70, .46, .03), (.86, .64, .07)), .42, .4, bump=(120, .25, .003)); og = principled('orange', lambda k: k.mixc(k.noise(k.pos(), 12, 3), (.66, .20, .02), (.80, .30, .03)), .42, .4, bump=(140, .3, .003)); tm = principled('tomato', (.52, .035, .02), .16, .6, coat=.3)
    for cx, cy, cz, mat, kind in ((.68, .10, .80, lm, 0), (1.18, .10, .80, og, 1), (.68, .62, .92, tm, 2), (1.18, .62, .92, lm, 0)):
        crate(cx, cy, cz, .47, .47, .15, wood, .12); f = MB()
        for k in range(3):
            for i in range(6 - k):
                for j in range(6 - k):
                    if k == 2 and rng.random() < .45: continue
                    x, y = cx - .185 + .035 * k + .074 * i + rng.normal(0, .004), cy - .185 + .035 * k + .074 * j + rng.normal(0, .004); z = cz + .075 + .05 * k + .12 * (y - cy); 
                    if kind == 0: a = rng.uniform(0, 6.28); P.lemon(f, (x, y, z), .034, (math.cos(a), math.sin(a), rng.normal(0, .3)))
                    else: f.sphere((x, y, z), (.039, .039, .037 if kind == 1 else .032), 14)
        f.obj('fruit', [mat])
    lf = MB()
    for _ in range(26): x, y = rng.uniform(.5, 1.35), rng.choice((rng.uniform(-.12, .3), rng.uniform(.42, .8))); a = rng.uniform(0, 6.28); z = .945 + .12 * (y - .1) + (.10 if y > .36 else 0); L = rng.uniform(.04, .06); d = np.array((math.cos(a), math.sin(a), .25)); u = np.array((-math.sin(a), math.cos(a), .1)) * .35; c = np.array((x, y, z)); lf.add([c, c + d * L * .5 + u * L, c + d * L * 1.1, c + d * L * .5 - u * L], [(0, 1, 2, 3)])
    lf.obj('leaf', [principled('lleaf', (.03, .11, .02), .35)]); I.rbox('bench', -1.7, 1.6, -.3, 1.2, .55, .62, wood, .01); m = MB(); m.quad((-8, 2.6, 0), (8, 2.6, 0), (8, 2.6, 5), (-8, 2.6, 5)); m.obj('wall', [P.lime('ochre', (.40, .25, .15), .25, .7)]); aw = MB()
    for i in range(18): aw.quad((-3.4 + i * .38, 2.4, 2.35), (-3.4 + (i + 1) * .38, 2.4, 2.35), (-3.4 + (i + 1) * .38, -.4, 2.75), (-3.4 + i * .38, -.4, 2.75), 0, (.52, .05, .035) if i % 2 == 0 else (.70, .62, .50))
    aw.obj('awning', [canvas('awn', (1, 1, 1))]); gb = MB()
    for x, y in ((-.55, .75), (1.15, .9)): glow(gb, (x, y, 1.78), .042, 17, (1, .74, .44), .04); gb.cyl((x, y, 1.82), (x, y, 2.6), .004, n=5)
    gb.obj('bulbs', [emission('bulb', (1, .76, .46), 24)]); area((-2.4, -2, 2.0), (0, .3, .9), 1.6, 60, (.72, .84, 1), 1.6); area((1.8, -1.6, 2.2), (.3, .3, .9), 1.2, 24, (1, .80, .58)); area((0, 1.0, 2.5), (0, .5, 1), 3, 18, (1, .35, .22), 2)

@scene('coconut-boat', grade=dict(exposure=.1, sat=1.06), alt='A toy boat made from a coconut husk, with a cloth sail, at the edge of clear shallow water.', **CARD)
def coconut():
    hz = ((.50, .64, .74), .05, (.8, .8, .8)); d = day_sky(38, 232, .11, dict(amount=.55, scale=1.3, opacity=.9, soft=.2, flat=.12, seed=18), haze=hz); cam = (-.12, -1.12, .42); camera(cam, (.03, .5, .155), 36, fstop=5.6, focus=1.2); rng = np.random.default_rng(5)
    def H(x, y): return -.055 * (y - .12 + .10 * fbm(x / .5, y / .5, 3, 3)) * np.where(y > .12, 1.0, .5) + .004 * fbm(x / .05, y / .05, 4, 5) + .012 * fbm(x / .3, y / .3, 3, 7) - .5 * sstep(8, 40, y)
    def C(x, y, z, s): c = mix((.62, .55, .43), (.80, .74, .62), sstep(-.5, .5, fbm(x / .012, y / .012, 4, 6))); return mix(c, c * np.array([.62, .57, .5]), sstep(.018, -.002, z + .008 * fbm(x / .2, y / .2, 3, 9)))
    T.land(cam, H, C, 0, 50, .35, 120, 1100, 1000, .25, T.land_mat(scale=24, bump=.35, grain=.45), sink=-3)
    def WC(dp, x, y): b = mix((.74, .69, .58), (.64, .60, .50), sstep(-.4, .4, fbm(x * 2, y * 3, 3, 3))); foam = sstep(.010, .001, dp) * sstep(-.25, .25, fbm(x / .06, y / .04, 4, 23)); return mix(S.water_colour(dp * 7, b, 1.0, (.003, .05, .10), (.01, .22, .27)), (.86, .88, .86), foam * .8)
    S.sea(cam, 0, 50, .55, 40000, 1100, 1000, S.water_mat(attr=True, rough=.05, bump=(9, .10, .012), far=60, rmax=.16), height=lambda x, y: H(x, y) + .006, colour=WC, wave=dict(amp=.007, length=.7, n=44, spread=60, minlen=.06)); isles(cam, 0, 2.4, 240, 2400, green=((.05, .09, .03), (.10, .14, .045)))
    m = MB(); L = .30; rows = []   # the hull: half a husk, hollow, with a painted rim
    for t in np.linspace(0, 1, 30): hw = .076 * max(1e-3, 1 - abs(2 * t - 1) ** 2.4) ** .62; rows.append([(L * (t - .5), hw * math.cos(a), .066 * math.sin(a) * max(.02, 1 - abs(2 * t - 1) ** 2.2) ** .5 + .02 * abs(2 * t - 1) ** 2) for a in np.linspace(math.pi, 2 * math.pi, 22)])
    m.loft(rows, 0, close=False); m.loft([[(p[0] * .95, p[1] * .88, p[2] * .86 + .001) for p in r] for r in rows], 1, close=False); P.tube(m, [r[0] for r in rows] + [r[-1] for r in rows[::-1]], .0055, 8, 2); m.cyl((.035, 0, -.05), (.030, 0, .37), .0045, .003, 10, 3); m.cyl((.036, 0, .055), (-.135, .045, .062), .003, n=8, mat=3); m.box(.01, .06, -.072, .072, -.003, .006, 3); P.tube(m, [(.15, 0, .02), (.20, 0, .045)], .003, 8, 3); P.tube(m, [(-.135, .045, .06), (-.140, .02, .02), (-.128, .0, .012)], .0012, 5, 3)
    P.sail(m, (.030, 0, .062), (.030, 0, .36), (-.132, .044, .066), .13, 4, (1, 1, 1), roach=.05, side=-1); P.sail(m, (.195, 0, .046), (.031, 0, .28), (.055, .035, .055), .12, 5, (1, 1, 1), roach=-.02, side=-1)
    husk = principled('husk', lambda k: k.mixc(k.noise(k.scale(k.obj(), (14, 60, 60)), 2.2, 6, .7), (.13, .07, .03), (.40, .25, .12)), .85, .15, bump=(160, .6, .003)); o = m.obj('coco', [husk, principled('in', (.20, .12, .06), .8), principled('rim', (.06, .25, .27), .35, coat=.3), I.oak('stick', (.40, .26, .14), (.56, .40, .25)), canvas('cs', (.80, .76, .66)), canvas('cr', (.62, .20, .12))]); o.location = (.03, .16, .052); o.rotation_euler = (.08, .03, .38)
    s = MB()
    for x, y, r in ((-.30, -.05, .020), (.32, -.16, .014), (.24, .02, .010), (-.20, -.22, .010)): s.sphere((x, y, float(H(np.array(x), np.array(y))) + r * .2), (r, r * .8, r * .55), 14)
    s.obj('shells', [principled('shell', lambda k: k.mixc(k.noise(k.pos(), 60, 4), (.74, .62, .52), (.86, .80, .72)), .35)]); sun(d, (1, .91, .78), 4.2, .7); haze_all(hz[0], 7000, d, hz[2], 3)

@scene('cocoa-trays', grade=dict(exposure=.15, sat=1.05, warm=.01), alt='Cocoa beans dry in long wooden drawers in the sun, palms and green hills behind.', **CARD)
def cocoa():
    hz = ((.54, .64, .70), .05, (.84, .80, .72)); d = day_sky(36, 226, .11, dict(amount=.55, scale=1.3, opacity=.9, soft=.2, flat=.12, seed=24), haze=hz); cam = (-1.15, -2.1, 1.75); camera(cam, (.30, 2.6, .95), 28, fstop=5.6, focus=3.0); rng = np.random.default_rng(9); wood = I.oak('drawer', (.28, .19, .12), (.46, .34, .23), rough=.75); m = MB(); m.sphere((0, 0, 0), (.0125, .0072, .0058), 10); bean = trees.make(m, 'bean', [principled('bean', lambda k: k.mixc(k.new('ShaderNodeObjectInfo').outputs['Random'], (.105, .042, .022), (.27, .125, .062)), .42, .35)])
    for j, x0 in enumerate((-1.55, .10, 1.75)):
        y0, y1 = (-1.2, 8.5) if j != 2 else (.4, 9.5); z = .62; x1 = x0 + 1.35
        for a, b, c, e in ((x0, x0 + .05, y0, y1), (x1 - .05, x1, y0, y1), (x0, x1, y0, y0 + .05), (x0, x1, y1 - .05, y1)): I.rbox('side', a, b, c, e, z, z + .13, wood, .006)
        I.rbox('base', x0, x1, y0, y1, z - .02, z + .02, wood, .004)
        for yy in np.arange(y0 + .4, y1, 1.6):
            for x in (x0 + .1, x1 - .1): I.rbox('leg', x - .04, x + .04, yy - .04, yy + .04, -.1, z, wood, .006)
        X, Y = np.meshgrid(np.linspace(x0 + .05, x1 - .05, 60), np.linspace(y0 + .05, y1 - .05, 300), indexing='ij'); zf = lambda x, y: z + .058 + .016 * np.sin(x * 42 + .6 * np.sin(y * 2)) + .008 * fbm(x * 5, y * 5, 3, 3); grid_obj('bed', X, Y, zf(X, Y) - .008, [principled('bedb', (.10, .045, .025), .7)]); n = 24000 if j < 2 else 12000; t = rng.uniform(0, 1, n) ** 1.7; x, y = rng.uniform(x0 + .06, x1 - .06, n), y0 + .06 + (y1 - y0 - .12) * t; scatter('beans', bean, np.stack([x, y, zf(x, y) + rng.uniform(-.004, .006, n)], -1), rng.uniform(.85, 1.25, n), rng, .35)
    m = MB(); m.cyl((.42, -.2, .74), (.98, 1.35, .80), .014, n=10); m.box(-.20, .20, -.02, .02, -.015, .06, 0, (1, 1, 1), -.35, (.41, -.23, .70)); m.obj('rake', [I.oak('rake', (.36, .24, .13), (.52, .37, .22))])
    def H(x, y): return -.05 + .06 * fbm(x / 2, y / 2, 4, 3) + 2.2 * sstep(10, 26, y) * (.6 + .6 * fbm(x / 9, y / 9, 3, 5)) + 190 * ridged(x / 420 + 3, y / 420, 6, 4) * sstep(60, 420, y + .2 * np.abs(x)) 
    T.land(cam, H, lambda x, y, z, s: mix(mix((.20, .13, .07), (.34, .24, .14), sstep(-.4, .4, fbm(x / .8, y / .8, 4, 4))), mix((.045, .09, .022), (.10, .145, .04), sstep(-.4, .5, fbm(x / 20, y / 20, 5, 6))), sstep(-.2, .3, fbm(x / 2, y / 2, 4, 8)) * .6 + .5 * sstep(9, 14, y)), 4, 52, 1, 1400, 700, 900, .25, T.land_mat(scale=2))
    pl, p2 = trees.palm(6, 24), trees.palm(16, 24); pts = np.array([(-6, 13, 0), (-3.4, 17, .4), (2.6, 19, .6), (5.6, 13.5, .2), (8.5, 18, .6), (-9.5, 19, .5), (.2, 24, 1), (12.5, 25, 1), (-14, 27, 1)]); scatter('p1', pl, pts[::2], rng.uniform(7, 10, len(pts[::2])), rng); scatter('p2', p2, pts[1::2], rng.uniform(7, 10, len(pts[1::2])), rng); b = trees.bush(4, ((.05, .10, .025), (.10, .16, .045))); p = T.points(H, (-40, 40, 10, 60), 2600, rng, lambda x, y, z, s: .5); scatter('b', b, p, rng.uniform(1.2, 3.4, len(p)), rng); p = T.points(H, (-300, 300, 60, 520), 9000, rng, lambda x, y, z, s: .6); scatter('b2', b, p, rng.uniform(5, 11, len(p)), rng); sun(d, (1, .90, .74), 4.4, .7); haze_all(hz[0], 1600, d, hz[2], 3)

@scene('puppet-stage', grade=look(exposure=1.0, coarse=2, bloom=.08), alt='A small puppet theater before the play: red curtains half open on a painted castle, benches in front.', **ROOM)
def puppets():
    dim((.02, .02, .028)); camera((-.75, -3.9, 1.55), (.03, 2, 1.50), 38); wall = P.lime('deepred', (.26, .085, .06), .2, .3); wd = I.oak('wd', (.16, .09, .045), (.28, .17, .09)); gold = principled('goldl', lambda k: k.mixc(k.noise(k.pos(), 12, 5), (.44, .27, .08), (.72, .50, .20)), .35); m = MB(); A = [math.pi * i / 40 for i in range(41)]; rim = [(-1.45, .95), *[(-1.45 * math.cos(a), 1.75 + .70 * math.sin(a)) for a in A], (1.45, .95)]
    for x0, x1 in ((-5, -1.45), (1.45, 5)): m.quad((x0, 1.6, .95), (x1, 1.6, .95), (x1, 1.6, 3.6), (x0, 1.6, 3.6))
    for (x0, z0), (x1, z1) in zip(rim, rim[1:]):
        m.quad((x0, 1.6, z0), (x0, 1.8, z0), (x1, 1.8, z1), (x1, 1.6, z1))
        if x1 - x0 > 1e-6: m.quad((x0, 1.6, z0), (x1, 1.6, z1), (x1, 1.6, 3.6), (x0, 1.6, 3.6))
    m.box(-5, 5, 1.5, 1.8, 0, .95, 1); m.obj('front', [wall, wd]); m = MB(); plane(-6, 6, -8, 2, 0, I.planks('fl', (.10, .06, .035), (.18, .115, .065)))
    A = [math.pi * i / 40 for i in range(41)]; path = [(-1.45, .95)] + [(-1.45 * math.cos(a), 1.75 + .70 * math.sin(a)) for a in A] + [(1.45, .95)]
    P.tube(m, [(x, 1.57, z) for x, z in path], .055, 12); P.tube(m, [(x * 1.10, 1.58, .95 + (z - .95) * 1.07) for x, z in path], .025, 10)
    for i in range(2, 39, 2): a = A[i]; m.sphere((-1.52 * math.cos(a), 1.55, 1.77 + .75 * math.sin(a)), .038, 8)
    m.box(-1.75, 1.75, 1.36, 1.62, .90, .97); m.obj('gold', [gold]); red = I.cloth('velvet', (.34, .025, .02), .85, sheen=.8, var=.2); I.curtain('cl', -1.55, -.66, 1.85, .97, 2.6, red, 8, .07, 1); I.curtain('cr', .62, 1.55, 1.85, .97, 2.6, red, 8, .07, 2); I.curtain('top', -1.55, 1.55, 1.78, 2.16, 2.6, red, 18, .05, 4)
    kk = MB()
    for j in range(12): z0, z1 = .95 + j * .14, .95 + (j + 1) * .14; t = j / 11; kk.quad((-2, 3.3, z0), (2, 3.3, z0), (2, 3.3, z1), (-2, 3.3, z1), 0, tuple(a + (b - a) * t for a, b in zip((.78, .50, .28), (.14, .28, .42))))
    def flat(pts, y, c): kk.add([(x, y, z) for x, z in pts], [tuple(range(len(pts)))], 0, c)
    flat([(-2, .95)] + [(x, 1.22 + .16 * math.sin(x * 2.6) + .05 * math.sin(x * 7)) for x in np.linspace(-2, 2, 40)] + [(2, .95)], 3.2, (.24, .30, .26)); [flat([(x0, 1.1), (x0, z), (x1, z), (x1, 1.1)], 3.1, (.34, .20, .13)) for x0, x1, z in ((-.1, .1, 1.72), (.1, .34, 1.56), (.34, .58, 2.04), (.58, .80, 1.56), (.80, .98, 1.70))]; [flat([(x, z), (x, z + .07), (x + .06, z + .07), (x + .06, z)], 3.1, (.34, .20, .13)) for x, z in ((-.1, 1.72), (.04, 1.72), (.12, 1.56), (.24, 1.56), (.60, 1.56), (.72, 1.56), (.80, 1.70), (.92, 1.70))]; flat([(.29, 2.04), (.46, 2.28), (.63, 2.04)], 3.1, (.26, .07, .05)); flat([(.38, 1.72), (.38, 1.86), (.54, 1.86), (.54, 1.72)], 3.09, (.09, .06, .05)); flat([(.30, 1.1), (.30, 1.30), (.38, 1.40), (.46, 1.43), (.54, 1.40), (.62, 1.30), (.62, 1.1)], 3.09, (.09, .06, .05)); flat([(-2, .95)] + [(x, 1.10 + .08 * math.sin(x * 3.5 + 1)) for x in np.linspace(-2, 2, 40)] + [(2, .95)], 2.9, (.13, .17, .09))
    for x, s in ((-.75, 1), (-.52, .75), (-1.0, .8), (1.2, 1.0)): flat([(x + .085 * s * math.sin(t) * (1 - abs(math.cos(t)) * .3), 1.33 + .30 * s - .34 * s * math.cos(t)) for t in np.linspace(0, 2 * math.pi, 20)], 2.85, (.065, .12, .06))
    kk.obj('scenery', [principled('scn', lambda k: k.mixc(1., k.attr(), k.ramp(k.noise(k.pos(), 9, 6, .7), [(.3, (.78, .78, .78)), (.7, (1.1, 1.1, 1.1))]), 'MULTIPLY'), .9)]); m = MB(); m.quad((-2, 1.7, .96), (2, 1.7, .96), (2, 3.4, .96), (-2, 3.4, .96)); m.obj('stage', [wd]); ft = MB()
    for i in range(9): x = -1.2 + i * .3; P.lathe(ft, (x, 1.44, .97), [(.05, 0), (.06, .05), (.045, .09)], 14); point((x, 1.66, 1.05), .8, (1, .66, .34), .05)
    ft.obj('foot', [gold]); area((0, 2.1, 2.5), (0, 3.2, 1.3), 2.2, 2.2, (1, .78, .50), .4); area((0, 1.9, 1.05), (0, 2.6, 1.8), 2.2, 1.2, (1, .7, .4), .2)
    for r in range(3):
        for s in (-1, 1):
            x0, x1, y = (.35 * s, 2.5 * s, .35 - r * 1.05) if s > 0 else (2.5 * s, .35 * s, .35 - r * 1.05); I.rbox('bench', x0, x1, y - .16, y + .16, .42, .47, wd, .01)
            for x in (x0 + .12, x1 - .12): I.rbox('bl', x - .03, x + .03, y - .14, y + .14, 0, .42, wd, .006)
    wl = MB()
    for s in (-1, 1): glow(wl, (s * 2.15, 1.35, 1.9), .05, 3, (1, .66, .34), .05); arm = MB(); arm.cyl((s * 2.15, 1.35, 1.85), (s * 2.15, 1.58, 1.75), .012, n=8); arm.obj('arm', [gold])
    wl.obj('sconce', [emission('sc', (1, .68, .36), 7)]); area((0, -4.5, 3), (0, 1, 1.2), 3, 70, (1, .76, .54), 1.2)

@scene('stone-chamber', grade=look(exposure=.4, coarse=1), alt='A chamber cut into honey-colored rock, one curved doorway inside another, lit from within.', **ROOM)
def chamber():
    dim((.02, .02, .022)); camera((-.62, -3.0, 1.42), (.06, 2.2, 1.20), 33); st = principled('globi', lambda k: k.mixc(k.noise(k.pos(), 1.3, 8, .68), (.42, .27, .13), (.70, .50, .28)), .9, .1, bump=(5, .75, .035, 8)); m = MB(); A = np.linspace(0, 2 * np.pi, 200, endpoint=False); rng = np.random.default_rng(2)
    def se(w, h, cz, n, cx=0): return [(cx + w * math.copysign(abs(math.cos(a)) ** (2 / n), math.cos(a)), cz + h * math.copysign(abs(math.sin(a)) ** (2 / n), math.sin(a))) for a in A]
    def rings(seq):   # the tool left no face even: every ring is pushed in and out
        rows = []
        for (p0, y0), (p1, y1) in zip(seq, seq[1:]):
            far = max(abs(y1 - y0), max(math.dist(a, b) for a, b in zip(p0, p1))); n = max(2, int(min(far, 2.4) / .05)); k = 0 if (y0, y1) == (.25, .42) else 1
            for t in np.arange(n) / n: rows.append([(np.array(a) * (1 - t) + np.array(b) * t, y0 * (1 - t) + y1 * t, k) for a, b in zip(p0, p1)])
        X = np.array([[r[0][0] for r in row] for row in rows]); Z = np.array([[r[0][1] for r in row] for row in rows]); Y = np.array([[r[1] for r in row] for row in rows]); K = np.array([[r[2] for r in row] for row in rows]); U = np.arctan2(Z - 1.2, X) * 1.3; e = K * (.050 * fbm(U / .55, Y / .55, 3, 3) + .022 * fbm(U / .13, Y / .13, 3, 5)); s = 1 - e / np.maximum(np.hypot(X, Z - 1.2), .3)
        X2, Z2, Y2 = X * s, 1.2 + (Z - 1.2) * s, Y + .6 * K * (.03 * fbm(X / .4, Z / .4, 3, 8) + .014 * fbm(X / .11, Z / .11, 3, 9)); m.loft([list(zip(a, b, c)) for a, b, c in zip(X2, Y2, Z2)])
    big = se(5.2, 3.4, 1.4, 4); room = se(2.5, 1.75, 1.35, 2.6); rings([(room, -6), (room, -.2), (se(2.3, 1.6, 1.35, 2.6), .25), (se(1.7, 1.28, 1.25, 3), .42), (se(1.40, 1.14, 1.16, 4), .42), (se(1.36, 1.10, 1.14, 4), .78), (se(1.20, 1.02, 1.10, 4.5), .80), (se(1.16, 1.0, 1.08, 4.5), 1.25), (se(1.9, 1.4, 1.25, 2.6), 1.55), (se(2.1, 1.5, 1.3, 2.4), 2.4), (se(1.8, 1.3, 1.2, 2.6), 3.0), (se(1.02, .96, 1.02, 4), 3.12), (se(.98, .92, 1.0, 4), 3.5), (se(.82, .82, .94, 5), 3.52), (se(.80, .80, .92, 5), 4.0), (se(1.3, 1.1, 1.1, 2.6), 4.3), (se(1.4, 1.2, 1.15, 2.4), 5.2), (se(.66, .70, .84, 5), 5.4), (se(.62, .66, .82, 5), 5.9), (se(1.2, 1.0, 1.05, 2.4), 6.2), (se(1.1, .9, 1.0, 2.4), 7.6), (se(.01, .01, 1.0, 2.4), 7.7)]); m.box(-.6, .6, 7.72, 7.8, .4, 1.6)
    m.obj('rock', [st]); plane(-6, 6, -7, 8, .33, P.stone('floorst', (.34, .23, .12), (.52, .38, .22), 1.4, .6)); area((0, 1.9, 2.3), (0, 2.3, .2), 1.0, 22, (1, .70, .38)); point((.85, 2.1, .5), 12, (1, .64, .32), .12); point((-.7, 4.7, .5), 11, (1, .62, .30), .1); point((.3, 6.9, .8), 12, (1, .60, .28), .1); area((-1.8, -3.6, 2.4), (.2, .4, .8), 1.0, 26, (1, .84, .62)); area((1.5, -2.2, .6), (0, .6, 1.6), .8, 12, (1, .66, .34))
    def face(x, z):   # how deep the slanted face beside the door lies at a place
        a, b = 0., 1.
        for _ in range(24): t = (a + b) / 2; n = 2.6 + .4 * t; out = (abs(x) / (2.3 - .6 * t)) ** n + (abs(z - 1.35 + .1 * t) / (1.6 - .32 * t)) ** n > 1; a, b = (a, t) if out else (t, b)
        return .25 + .17 * a
    sp = MB()   # red ocher spirals on the ceiling's curve beside the door
    for cx, cz, s, dr in ((-1.72, 1.75, .17, 1), (-1.72, 1.32, .13, -1), (1.70, 1.62, .16, -1), (1.74, 1.20, .12, 1)): P.tube(sp, [(x, face(x, z), z) for x, z in ((cx + s * t * math.cos(dr * t * 13), cz + s * t * math.sin(dr * t * 13)) for t in np.linspace(.05, 1, 90))], .009, 6)
    sp.obj('ocher', [principled('och', (.33, .075, .035), .95)])
