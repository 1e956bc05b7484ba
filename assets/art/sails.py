"""Small craft and shores: dinghies, a racing sloop, kayaks, a whale's tail, salt, flamingos, a sea of cloud."""
import math
import numpy as np
import bpy
from kit import *
import sky, sea as S, terrain as T, trees, houses, yacht, props as P
from scenes import scene, day_sky, rocky
from voyages import CARD, dusk_sky

def canvas(name='canvas', col=(.84, .82, .77)):
    m = principled(name, lambda k: k.mixc(1., col, k.attr(), 'MULTIPLY'), .8, .15, bump=(3, .15, .05)); k = N(m.node_tree); b = k.n['Principled BSDF']; out = k.n['Material Output']; t = k.new('ShaderNodeBsdfTranslucent'); t.inputs[0].default_value = rgba(col); x = k.new('ShaderNodeMixShader'); x.inputs[0].default_value = .32; k.l.new(b.outputs[0], x.inputs[1]); k.l.new(t.outputs[0], x.inputs[2]); k.l.new(x.outputs[0], out.inputs[0]); return m

def sloop(x, y, yaw, L, heel, hull, cloth, spars, mast=1.25, jib=True, boom=.62, open_=.14, side=1, color=(1, 1, 1)):
    """An open boat under sail. The sheet angle `open_` is in radians."""
    o = P.skiff(x, y, .02, yaw, L, .34, hull, heel, thwarts=(-.2, .1), deck=.72); z = L * .08; H = L * mast; mx = L * .14; m = MB(); m.cyl((mx, 0, -.1), (mx - L * .02, 0, H), L * .011, L * .006, 10, 1)
    bx = mx - L * boom * math.cos(open_); by = side * L * boom * math.sin(open_); m.cyl((mx, 0, z + L * .07), (bx, by, z + L * .09), L * .008, n=8, mat=1)
    P.sail(m, (mx - .03, 0, z + L * .09), (mx - L * .02, side * .02, H * .98), (bx, by, z + L * .105), .11, 0, color, roach=.13, side=-side)
    if jib: P.sail(m, (L * .53, 0, z + L * .05), (mx - L * .01, 0, H * .76), (mx + L * .02, side * L * .13, z + L * .10), .12, 0, color, roach=-.02, side=-side)
    for q in ((L * .53, 0, z + .02), (mx - L * .06, L * .14, z), (mx - L * .06, -L * .14, z)): m.cyl((mx - L * .015, 0, H * .78), q, .004 * L ** .5, n=4, mat=2, caps=False)
    r = m.obj('rig', [cloth, spars, principled('wire', (.2, .2, .2), .4)]); r.parent = o; return o

def isles(cam, yaw, seed, h=260, far=3600, n=(.22, .19, .14), hi=(.36, .31, .24), green=((.08, .10, .045), (.15, .145, .08))):
    def H(x, y): return h * ridged(x / 2100 + seed, y / 2100 + .3, 7, 4) * sstep(far * .8, far * 1.3, np.hypot(x - cam[0], y - cam[1])) * sstep(-.45, .35, np.sin(x / 1700 + seed) + .4 * fbm(x / 1300, y / 1300, 3, 5)) - h * .16
    T.land(cam, H, rocky((n, hi), green, .55, 1.1), yaw, 46, far * .7, far * 2.6, 220, 900, .3, T.land_mat(scale=.08))

@scene('dinghies', grade=dict(exposure=.1, sat=1.08), alt='Four sailing dinghies on a bright breezy sea, low islands behind them.', **CARD)
def dinghies():
    hz = ((.50, .62, .72), .05, (.78, .8, .82)); d = day_sky(40, 218, .11, dict(amount=.5, scale=1.3, opacity=.85, soft=.2, flat=.12, seed=12), haze=hz); cam = (0, -9, 2.1); camera(cam, (0, 20, 2.75), 38)
    S.sea(cam, 0, 44, 3.5, 40000, 1000, 1000, S.water_mat(col=(.006, .075, .11), rough=.05, bump=(1.2, .22, .06), far=2500, rmax=.18), wave=dict(amp=.34, length=11, direction=70, n=58, spread=45)); isles(cam, 0, 2.4, 230, 2600)
    c = canvas(); sp = principled('spar', (.55, .38, .2), .35); al = [P.boat_woods(q, (.62, .60, .55)) for q in ((.80, .79, .75), (.05, .16, .22), (.72, .66, .55), (.80, .79, .75))]
    for (x, y, yaw, L, he), h, col in zip(((-2.6, 9.5, .35, 4.4, -.16), (4.6, 17, .30, 4.4, -.2), (-7.5, 28, .42, 4.4, -.14), (12.5, 42, .25, 4.4, -.17)), al, ((1, 1, 1), (.98, .95, .88), (.80, .36, .26), (1, 1, 1))): sloop(x, y, yaw, L, he, h, c, sp, 1.28, True, .58, .30, -1, col)
    sun(d, (1, .92, .80), 4.2, .8); haze_all(hz[0], 9000, d, hz[2], 3)

@scene('racing-sloop', grade=dict(exposure=.1, sat=1.08), alt='An open racing sloop heels under a tall sail, spray at her bow, a low green island behind.', **CARD)
def racing():
    hz = ((.50, .64, .74), .05, (.8, .8, .8)); d = day_sky(34, 140, .11, dict(amount=.6, scale=1.3, opacity=.9, soft=.2, flat=.12, seed=27), haze=hz); cam = (1, -13, 1.9); camera(cam, (.6, 10, 4.3), 30)
    S.sea(cam, 0, 46, 3.5, 40000, 1000, 1000, S.water_mat(col=(.005, .10, .125), rough=.05, bump=(1.2, .22, .06), far=2500, rmax=.18), wave=dict(amp=.5, length=13, direction=60, n=58, spread=40)); isles(cam, 0, 5.1, 120, 1700, green=((.05, .09, .03), (.10, .14, .045)))
    c = canvas(); sp = principled('spar', (.50, .33, .17), .35); sloop(.6, 6.5, .50, 8.4, -.36, P.boat_woods((.74, .70, .60)), c, sp, 1.45, True, .86, .30, -1); sloop(30, 78, .30, 8.4, -.26, P.boat_woods((.10, .30, .32)), c, sp, 1.45, True, .86, .3, -1)
    rng = np.random.default_rng(3); m = MB()
    for i in range(520):
        t = abs(rng.normal(0, .5)); a = rng.normal(0, .6); m.sphere((4.2 - t * 2.1, 8.1 - t * 1.2 + rng.normal(0, .28), .12 + abs(rng.normal(0, .22)) * math.exp(-t * .8)), rng.uniform(.006, .024), 6)
    m.obj('spray', [principled('spray', (.92, .95, .96), .4)]); sun(d, (1, .93, .82), 4.2, .8); haze_all(hz[0], 8000, d, hz[2], 3)

@scene('whale-tail', grade=dict(exposure=.2, sat=1.05), alt='The tail of a diving whale above a long swell, high mountains in haze behind.', **CARD)
def whale():
    hz = ((.56, .62, .68), .06, (.95, .80, .62)); d = day_sky(15, 205, .11, dict(amount=.6, scale=1.1, opacity=.85, soft=.24, flat=.12, seed=15), haze=hz); cam = (0, -17, 2.5); camera(cam, (.2, 10, 2.3), 52)
    S.sea(cam, 0, 44, 5, 40000, 1000, 1000, S.water_mat(col=(.005, .040, .062), rough=.04, bump=(.9, .18, .06), far=2500, rmax=.16), wave=dict(amp=.42, length=17, direction=30, n=58, spread=45)); isles(cam, 0, 1.2, 620, 4600, (.12, .11, .09), (.22, .20, .16), ((.05, .08, .035), (.10, .13, .055)))
    n = 40; up = []; dn = []; T1 = np.linspace(-1, 1, 81)
    for u in T1:
        a = abs(u); lead = .15 + .95 * a - .10 * a * a + .55 * a ** 3; lead = .05 + 1.15 * a ** 1.25; trail = 1.55 - .42 * math.exp(-(a / .10) ** 2) + .20 * math.sin(a * math.pi) - .25 * a ** 3; trail = max(trail, lead + .02); ch = []
        for v in np.linspace(0, 1, 18): t = (.17 * (1 - a ** 1.4) + .02) * math.sin(math.pi * v ** .7) * .9; zc = .36 * a ** 2 - .22 * (v - .3) * (1 - a); ch.append((u * 2.25, t, zc, lead + (trail - lead) * v))
        up.append([(x, t - zc * .9, h) for x, t, zc, h in ch]); dn.append([(x, -t - zc * .9, h) for x, t, zc, h in ch])
    m = MB(); m.loft(up, 0, close=False); m.loft(dn, 0, close=False); P.tube(m, [(0, .9, -1.6), (0, .35, -.5), (0, .08, .25), (0, .0, .72), (0, 0, 1.1)], [.62, .46, .34, .26, .06], 24); sk = principled('skin', lambda k: k.mixc(k.noise(k.pos(), 2.6, 7, .7), (.028, .033, .038), (.085, .092, .10)), .16, .6, coat=.4, bump=(7, .25, .02, 5)); o = m.obj('fluke', [sk]); o.location = (.6, 9, .45); o.rotation_euler = (.10, .05, .22); o.scale = (1.12,) * 3
    rng = np.random.default_rng(6); w = MB()
    for i in range(420): x = rng.uniform(-2.3, 2.3); h = rng.uniform(-1, 0) ** 1; q = .3 + 1.2 * abs(x) * .5; w.sphere((.6 + x * 1.05 + rng.normal(0, .03), 8.8 + rng.normal(0, .12), .45 + q * rng.uniform(.0, .95)), rng.uniform(.006, .018) if rng.random() < .9 else .03, 6)
    for i in range(800): a = rng.uniform(0, 6.28); q = .7 + abs(rng.normal(0, .7)); w.sphere((.6 + q * math.cos(a) * 1.5, 9 + q * math.sin(a), .05 + rng.uniform(0, .10)), rng.uniform(.012, .05), 6)
    w.obj('drops', [principled('drops', (.88, .92, .94), .25)]); sun(d, (1, .82, .60), 3.8, 1); haze_all(hz[0], 9000, d, hz[2], 3)

def kayak(x, y, z, yaw, col, tilt=0.):
    m = MB(); rows = []; L = 4.6
    for t in np.linspace(0, 1, 41): hw = .29 * max(1e-3, 1 - abs(2 * t - 1) ** 2.2) ** .8 + .004; top = .30 + .10 * abs(2 * t - 1) ** 3; rows.append([(L * (t - .5), hw * math.cos(a), (top - .02 + .055 * math.sin(a) * (1 - abs(2 * t - 1) ** 2)) if math.sin(a) > 0 else top + (top - .02) * math.sin(a) * .96) for a in np.linspace(0, 2 * np.pi, 28, endpoint=False)])
    m.loft(rows, 0)
    for c in (-.55, .75): A = np.linspace(0, 2 * np.pi, 28); m.loft([[(c + .42 * q * math.cos(a), .21 * q * math.sin(a), h) for a in A] for q, h in ((1.06, .335), (1.03, .375), (.96, .375), (.90, .30))], 1); m.add([(c + .40 * math.cos(a), .20 * math.sin(a), .345) for a in A[:-1]], [tuple(range(27))], 2)
    o = m.obj('kayak', [principled('shellk', lambda k: k.mixc(k.noise(k.pos(), 4, 4), tuple(v * .85 for v in col), col), .22, .5, coat=.4), principled('coam', (.04, .04, .04), .4), principled('inside', (.012, .012, .014), .8)]); o.location = (x, y, z); o.rotation_euler = (tilt, 0, yaw); return o

@scene('kayaks', grade=dict(exposure=-.2, sat=1.08), alt='Three sea kayaks on a pebble beach between white cliffs, the water turquoise in front of them.', **CARD)
def kayaks():
    hz = ((.55, .66, .74), .05, (.8, .8, .8)); d = day_sky(42, 150, .105, dict(amount=.25, opacity=.45, seed=5), haze=hz); cam = (1.5, -8.5, 2.9); camera(cam, (.5, 12, 1.35), 25)
    def H(x, y):
        sh = (-.6 + .02 * (x - 2) ** 2 + .9 * fbm(x / 6, y / 6, 3, 4) - y) * .17; beach = np.where(sh > 0, np.minimum(sh, 2.2) + .05 * fbm(x / 1.2, y / 1.2, 4, 3), np.maximum(sh * 1.05, -9)); w = np.abs(x - 5 - .10 * y + 7 * fbm(y / 24, y * 0 + x / 60, 4, 6)) - (13 + .05 * y); w = w + 2.2 * ridged(x / 7, y / 7, 5, 5) - 1.2
        cl = 34 * sstep(0, 5, w) * (.7 + .5 * fbm(x / 20, y / 20, 4, 8)) + 26 * sstep(4, 30, w) + 4.5 * ridged(x / 6, y / 6, 6, 9) * sstep(0, 3, w) + 1.2 * ridged(x / 1.7, y / 1.7, 4, 19); return np.where((w > 0) & (y > -2), np.maximum(cl, beach), beach) - 0
    Cr = rocky(((.36, .31, .25), (.64, .58, .49)), ((.08, .10, .045), (.15, .15, .08)), .5, .9)
    def C(x, y, z, s): peb = mix((.50, .46, .40), (.74, .70, .62), sstep(-.5, .5, fbm(x / .11, y / .11, 3, 5))); peb = mix(peb, peb * .55, sstep(.22, .05, z)); return mix(Cr(x, y, z, s), peb, sstep(3.0, 2.0, z) * sstep(1.2, .6, s))
    T.land(cam, H, C, 0, 52, 1.6, 420, 1100, 1200, .1, T.land_mat(scale=2.2, bump=.9), sink=-.25)
    def WC(dp, x, y): b = mix((.74, .71, .63), (.16, .17, .12), sstep(.1, .4, fbm(x / 5, y / 5, 5, 17)) * sstep(1.0, 2.4, dp) * .85); foam = sstep(.16, .02, dp) * sstep(-.2, .3, fbm(x / .8, y / .5, 4, 23)); return mix(S.water_colour(dp, b, .8, (.004, .06, .10), (.01, .20, .23)), (.86, .88, .86), foam * .7)
    S.sea(cam, 0, 52, 3, 30000, 1000, 1000, S.water_mat(attr=True, rough=.04, bump=(1.5, .12, .04), far=900, rmax=.15), height=H, colour=WC, wave=dict(amp=.07, length=4, n=46, spread=60)); rng = np.random.default_rng(4)
    for x, y, yaw, c, t in ((-1.35, -3.1, 1.42, (.62, .30, .10), .05), (.15, -2.7, 1.60, (.06, .24, .30), -.04), (1.75, -3.0, 1.72, (.74, .70, .58), .06)): kayak(x, y, float(H(np.array(x), np.array(y))) + .0, yaw, c, t).rotation_euler.y = .10
    m = MB(); m.cyl((2.75, -4.4, .62), (3.05, -1.9, .42), .016, n=8); m.obj('paddle', [principled('shaft', (.30, .18, .09), .4)]); m = MB()
    for p, s in (((2.73, -4.55, .66), -1), ((3.07, -1.72, .44), 1)): m.sphere(p, (.09, .24, .02), 14)
    m.obj('blades', [principled('blade', (.75, .72, .64), .3)]); m = MB(); pb = rng.uniform((-7, -6, 0), (8, -.5, 0), (1500, 3))
    for x, y, _ in pb: s = abs(rng.normal(0, .05)) + .02; g = rng.uniform(.6, 1.1); m.sphere((x, y, float(H(np.array(x), np.array(y)))), (s, s * rng.uniform(.6, 1), s * .5), 8, 0, (g, g * .98, g * .93))
    m.obj('pebbles', [P.stone('pebble', (.46, .42, .36), (.74, .70, .62), 3)]); al = trees.aleppo(); p = T.points(H, (-70, 80, 4, 200), 3600, rng, lambda x, y, z, s: (z > 12) * (s < 2.4) * .5); scatter('al', al, p, rng.uniform(3, 6.5, len(p)), rng); sun(d, (1, .93, .82), 4.2, .8); haze_all(hz[0], 3500, d, hz[2], 3)

@scene('steps-into-the-sea', grade=dict(exposure=.15, sat=1.08, bloom=.09), alt='Broad pale stone steps go down into a calm sea at sunset, islands on the horizon.', **CARD)
def sea_steps():
    d = dusk_sky(-72, 5, .8, 9, .66, [(0, (1.0, .60, .36)), (.06, (.92, .56, .42)), (.16, (.60, .50, .54)), (.34, (.28, .36, .54)), (.65, (.12, .21, .38)), (1, (.07, .13, .28))]); cam = (9.0, 4.9, 2.05); camera(cam, (-8, 4.0, -.15), 27)
    m = MB(); rng = np.random.default_rng(2); st = P.stone('istria', (.60, .56, .50), (.80, .76, .70), 1.4, .5, .55)
    for i in range(9):  # each step is a row of long blocks, with a slot here and there for the sound
        y0 = .2 + i * .62; z = .96 - i * .20; x = -42.
        while x < 22:
            w = rng.uniform(1.2, 2.4); g = rng.uniform(.88, 1.06); e = .008; t = rng.normal(0, .006)
            m.box(x + e, x + w - e, y0 + e, y0 + .62, z - .5, z + t, 0, (g, g * .985, g * .96))
            if i in (1, 3, 5) and rng.random() < .5: m.box(x + w * .4, x + w * .4 + .26, y0 - .003, y0 + .02, z + .06, z + .12, 1)
            x += w
    x = -42.
    for r in range(4):
        x = -42.
        while x < 22: w = rng.uniform(1.0, 2.0); g = rng.uniform(.86, 1.04); m.box(x + .006, x + w - .006, .2 - (r + 1) * .95 + .006, .2 - r * .95, .6, 1.12 + rng.normal(0, .004), 0, (g, g * .985, g * .96)); x += w
    m.obj('steps', [st, principled('slot', (.01, .01, .012), .9)])
    S.sea(cam, -84, 58, 1.2, 60000, 900, 900, S.water_mat(col=(.006, .04, .055), rough=.03, bump=(1.1, .12, .05), far=3000, rmax=.14), wave=dict(amp=.07, length=6, n=52, spread=60)); isles(cam, -70, 3.3, 170, 5200, (.14, .12, .10), (.22, .19, .15)); kayak(-6.5, 11.5, -.12, 2.9, (.60, .28, .10)); kayak(-11.0, 14.0, -.12, 3.0, (.74, .70, .60))
    sun(sundir(7, -72), (1, .58, .30), 3.4, 1.6); sun(sundir(50, 190), (.55, .62, .85), .35, 60); haze_all((.62, .47, .43), 11000, d, (1.0, .60, .36), 4)

def flamingo():
    m = MB(); m.sphere((0, 0, 1.02), (.27, .15, .17), 16); m.sphere((-.26, 0, 1.0), (.14, .06, .07), 10); t = np.linspace(0, 1, 18); P.tube(m, [(.20 + .20 * math.sin(a * 3.0) + .10 * a, 0, 1.06 + .62 * a + .10 * math.sin(a * 6)) for a in t], [.05 - .025 * min(1, a * 2) for a in t], 8); m.sphere((.35, 0, 1.66), (.062, .038, .042), 10); P.tube(m, [(.39, 0, 1.66), (.46, 0, 1.64), (.49, 0, 1.57)], [.025, .02, .006], 6, 1)
    for y in (-.05, .06): m.cyl((.0 + y, y, .9), (.02 + y, y, -.12), .014, n=6, mat=2)
    return trees.make(m, 'flamingo', [principled('fl', lambda k: k.mixc(k.new('ShaderNodeObjectInfo').outputs['Random'], (.78, .40, .32), (.84, .62, .54)), .7), principled('bill', (.05, .03, .03), .5), principled('legs', (.66, .28, .22), .6)])
@scene('flamingos', grade=dict(exposure=.2, sat=1.06, bloom=.08), alt='Flamingos feed in a shallow salt lagoon early in the day, the far shore in haze.', **CARD)
def flamingos():
    d = dusk_sky(28, 6, .95, 12, .55, [(0, (1.0, .74, .56)), (.06, (.93, .70, .60)), (.18, (.70, .66, .72)), (.4, (.42, .54, .72)), (.7, (.26, .40, .62)), (1, (.18, .32, .55))], (.7, .4, .2)); cam = (0, -14, 1.75); camera(cam, (.3, 20, 1.2), 58)
    S.sea(cam, 0, 40, 4, 9000, 800, 800, S.water_mat(col=(.11, .085, .085), rough=.015, bump=(1.4, .05, .03), far=1500, rmax=.05), wave=dict(amp=.012, length=2.6, n=44, spread=70, minlen=.2)); f = flamingo(); rng = np.random.default_rng(9); pts = [(-2.3, 2.2), (-1.2, 3.4), (2.6, 1.6), (3.3, 3.9), (.6, 7.5), (-4.4, 6)]
    for _ in range(150): y = rng.uniform(12, 62) ; x = rng.normal(2.5 * math.sin(y / 9), 7.5); pts.append((x, y))
    for x, y in pts:
        c = f.copy(); link(c); c.location = (x, y, -.12 - rng.uniform(0, .1)); s = rng.uniform(.88, 1.08); c.scale = (s, s, s); c.rotation_euler = (0, 0, (0 if rng.random() < .6 else math.pi) + rng.normal(0, .45))
    m = MB()
    for i in range(9): x0 = -40 + i * 12 + rng.uniform(-3, 3); m.sphere((x0, 130 + rng.uniform(0, 20), -.4), (rng.uniform(9, 22), 4, rng.uniform(.9, 1.6)), 20)
    m.obj('banks', [principled('bank', (.12, .115, .06), .9)]); isles(cam, 0, .7, 90, 2600); sun(sundir(9, 62), (1, .72, .50), 3.2, 2); sun(sundir(50, 200), (.7, .75, .9), .5, 60); haze_all((.84, .70, .62), 420, d, (1, .76, .58), 3)

@scene('salt-pans', grade=dict(exposure=.1, sat=1.1), alt='Salt pans from above: shallow squares of rose, gray and blue water with white banks between them.', **CARD)
def salt():
    hz = ((.60, .64, .66), .05, (.9, .8, .7)); d = day_sky(22, 240, .11, dict(amount=.45, opacity=.7, seed=19), haze=hz); cam = (0, -40, 52); camera(cam, (4, 105, 0), 31); rng = np.random.default_rng(12); m = MB(); b = MB(); PAL = [(.42, .25, .22), (.52, .36, .31), (.30, .31, .31), (.16, .27, .30), (.42, .44, .42), (.62, .50, .44), (.10, .20, .24), (.36, .23, .21)]
    yaw = .32; c, s = math.cos(yaw), math.sin(yaw); Q = lambda x, y, z: (x * c - y * s, x * s + y * c, z); y = -60.
    while y < 900:
        h = rng.uniform(17, 34) * (1 if y < 240 else 1.6); x = -460. + rng.uniform(-10, 0)
        while x < 520:
            w = rng.uniform(30, 84); k = PAL[int(rng.integers(len(PAL)))]; e = .55; m.quad(Q(x + e, y + e, .0), Q(x + w - e, y + e, 0), Q(x + w - e, y + h - e, 0), Q(x + e, y + h - e, 0), 0, k)
            for x0, x1, y0, y1 in ((x, x + w, y - .55, y + .55), (x - .55, x + .55, y, y + h)): b.prism([Q(a, q, 0)[:2] for a, q in ((x0, y0), (x1, y0), (x1, y1), (x0, y1))], -.1, .42, 0, out1=[Q(a, q, 0)[:2] for a, q in ((x0 + .2, y0 + .25), (x1 - .2, y0 + .25), (x1 - .2, y1 - .25), (x0 + .2, y1 - .25))])
            if rng.random() < .14 and y < 260:
                for j in range(int(w / 7)): q = rng.uniform(.8, 1.25); P.lathe(b, Q(x + 4 + j * 6.4, y + 2.6, .0), [(1.9 * q, 0), (1.5 * q, .5 * q), (.8 * q, 1.05 * q), (.12, 1.5 * q)], 18, 1)
            x += w
        y += h
    def wat(k): return k.mixc(1., k.attr(), k.ramp(k.noise(k.pos(), .12, 6, .6, .8), [(.28, (.66, .68, .70)), (.72, (1.25, 1.2, 1.15))]), 'MULTIPLY')
    m.obj('pans', [principled('brine', wat, .045, .5, bump=(1.4, .02, .03))]); b.obj('banks', [principled('bankw', lambda k: k.mixc(k.noise(k.pos(), .7, 7, .7), (.50, .45, .37), (.80, .78, .73)), .9, bump=(1.2, .8, .2)), principled('salt', (.86, .86, .85), .75, bump=(2, .5, .08))]); isles((0, -40, 62), 0, 4.2, 240, 2600)
    sun(d, (1, .84, .66), 3.6, 1); haze_all(hz[0], 3800, d, hz[2], 3)

@scene('above-the-clouds', grade=dict(exposure=.4, sat=1.05, bloom=.08), alt='A sea of cloud at night from a volcano’s rim, two observatory domes under the stars.', **CARD)
def clouds():
    d = sky.gradient([(0, (.34, .26, .27)), (.05, (.20, .20, .28)), (.15, (.075, .11, .20)), (.4, (.018, .038, .085)), (1, (.006, .014, .035))], az=-24, elev=0, glow=((.42, .22, .12), 14, .7), strength=.85, stars=15); cam = (0, 0, 118); camera(cam, (3, 100, 116), 27, shift=(0, .10))
    def bil(x, y, n, sd): return sum(np.abs(perlin(x * 2.03 ** i + 9.1 * i, y * 2.03 ** i, sd + i)) * .5 ** i for i in range(n))
    def Hc(x, y): return 46 * fbm(x / 900, y / 900, 4, 3) + 74 * bil(x / 330, y / 330, 5, 7) - 58
    X, Y, _ = S.polar(cam, 0, 48, 150, 60000, 900, 1000, .35); grid_obj('clouds', X, Y, Hc(X, Y), [principled('cloud', lambda k: k.mixc(k.noise(k.pos(), .012, 7, .6), (.78, .79, .82), (.90, .90, .91)), 1, 0, emit=(.16, .17, .24), estr=.55)])
    def H(x, y): r = (x - 75 - .10 * y) ; a = 128 * sstep(-120, 70, r + 30 * fbm(x / 70, y / 70, 5, 4)) * sstep(620, 260, y + 50 * fbm(x / 80, y / 80, 3, 2)) + 12 * ridged(x / 45, y / 45, 6, 3) * sstep(-90, 0, r) - 12; return a
    T.land(cam, H, lambda x, y, z, s: mix((.05, .042, .038), (.13, .105, .085), sstep(-.5, .5, fbm(x / 12, y / 12, 5, 3))), 0, 48, 25, 900, 500, 900, .3, T.land_mat(scale=.5)); m = MB()
    for x, y, s in ((128, 236, 12), (176, 270, 9)):
        z = float(H(np.array(float(x)), np.array(float(y)))); m.cyl((x, y, z - 8), (x, y, z + s * .4), s, n=40, mat=0); m.sphere((x, y, z + s * .4), (s, s, s * .95), 40, 0, zmin=0.0); m.box(-s * .16, s * .16, -s * 1.02, -s * .5, s * .45, s * 1.27, 1, (1, 1, 1), 0, (x, y, z))
    m.obj('domes', [principled('dome', (.74, .75, .78), .45), principled('slit', (.01, .01, .012), .8)]); sun(sundir(13, 112), (.60, .70, .95), 1.3, 9); sun(sundir(3, -24), (1, .55, .3), .25, 12); haze_all((.19, .18, .24), 2600, d, (.34, .25, .25), 5)
