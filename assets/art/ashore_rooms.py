"""What excursions see under a roof: a kitchen table, a puppet stage, a chamber in the rock, a chapel, a studio, a sail loft.
python3 assets/art/ashore_rooms.py NAME … [--width 480] [--spp 4] [--out DIR]. Then: node assets/art/register.mjs NAME"""
import json, math, os, sys, time
sys.dont_write_bytecode = True
HERE = os.path.dirname(os.path.abspath(__file__)); sys.path.insert(0, HERE)
import numpy as np
import command_line, indoors as D
import bpy
from kit import *
import sky, interiors as I, props as P, rooms as R, suites as U, dressing as V
from scenes import day_sky

ALL = {}
def room(name, alt, sees, shows, light):
    def keep(fn): ALL[name] = dict(alt=alt, sees=sees, shows=shows, light=light, room=fn); return fn
    return keep
def sheet(mat, *p): m = MB(); m.quad(*p); m.obj('sheet', [mat])
def night(): sky.gradient([(0, (.020, .020, .026)), (1, (.012, .013, .02))], strength=.4)
def pierced(a, b, h, mat, holes):
    """A wall along a to b with several openings, each from and to along it, from and to in height, in order."""
    L = math.dist(a, b); ux, uy = (b[0] - a[0]) / L, (b[1] - a[1]) / L; p = lambda s, z: (a[0] + ux * s, a[1] + uy * s, z); m = MB(); at = 0
    for s0, s1, z0, z1 in holes:
        for u0, u1, v0, v1 in ((at, s0, 0, h), (s0, s1, 0, z0), (s0, s1, z1, h)):
            if u1 - u0 > .001 and v1 - v0 > .001: m.quad(p(u0, v0), p(u1, v0), p(u1, v1), p(u0, v1))
        n = (-uy, ux)
        for (q, z), (r, w) in (((s0, z0), (s1, z0)), ((s1, z0), (s1, z1)), ((s1, z1), (s0, z1)), ((s0, z1), (s0, z0))): A, B = p(q, z), p(r, w); m.quad(A, B, (B[0] - n[0] * .34, B[1] - n[1] * .34, B[2]), (A[0] - n[0] * .34, A[1] - n[1] * .34, A[2]))
        at = s1
    m.quad(p(at, 0), p(L, 0), p(L, h), p(at, h)); m.obj('wall', [mat])
def window(M, a, b, s0, s1, z0, z1, inward, bars=2):
    """The pane of an opening of `pierced`, its bars, and the daylight through it."""
    L = math.dist(a, b); ux, uy = (b[0] - a[0]) / L, (b[1] - a[1]) / L; p = lambda s, z, o=.22: (a[0] + ux * s - inward[0] * o, a[1] + uy * s - inward[1] * o, z); m = MB()
    for k in range(bars + 1): s = s0 + (s1 - s0) * k / bars; m.cyl(p(s, z0), p(s, z1), .020, n=6)
    for z in np.linspace(z0, z1, 3): m.cyl(p(s0, z), p(s1, z), .018, n=6)
    m.obj('bars', [M['oakd']]); A, B = p(s0, 0, .30), p(s1, 0, .30); D.portal(A[:2], B[:2], z0, z1, inward)
def vault(x0, x1, y0, y1, z, rise, mat, n=40):
    A = [math.pi * i / n for i in range(n + 1)]; m = MB(); cx, w = (x0 + x1) / 2, (x1 - x0) / 2; rows = [[(cx - w * math.cos(a), y, z + rise * math.sin(a)) for a in A] for y in (y0, y1)]; m.loft(rows, 0, close=False); m.add([(cx - w * math.cos(a), y1, z + rise * math.sin(a)) for a in A], [tuple(range(n + 1))], 0); m.obj('vault', [mat])
def plank_chair(x, y, yaw, wood, seat):
    """A rush-seated kitchen chair."""
    def model():
        m = MB()
        for sx in (-.19, .19): m.cyl((sx, -.18, 0), (sx, -.18, .45), .018, n=8); m.cyl((sx, .18, 0), (sx * .96, .23, .92), .018, .015, n=8)
        for z in (.16, .26): m.cyl((-.19, -.18, z), (.19, -.18, z), .011, n=6); m.cyl((-.19, -.18, z + .04), (-.19, .18, z + .04), .011, n=6); m.cyl((.19, -.18, z + .04), (.19, .18, z + .04), .011, n=6)
        for z in (.60, .72, .84): m.box(-.185, .185, .19 + (z - .45) * .1, .205 + (z - .45) * .1, z, z + .055)
        m.obj('chair', [wood]); I.rbox('seat', -.205, .205, -.20, .20, .44, .475, seat, .012)
    U.group(x, y, yaw, model)

def whole_fish(c, L, yaw, back, flank, belly, fat=.28, flat=.46, spots=0):
    """A fish on its side with its head towards -x before it is turned: body, gill, eye and fins. The back is on the +y side."""
    cs, sn = math.cos(yaw), math.sin(yaw); T = lambda a, b, h: (c[0] + a * cs - b * sn, c[1] + a * sn + b * cs, c[2] + h); rng = np.random.default_rng(int(L * 1e4) + spots); H_ = V.smooth([(.010, 0), (.30, .05), (.62, .14), (.92, .26), (1.0, .38), (.88, .55), (.56, .74), (.26, .88), (.17, .95), (.16, 1.0)], 101); n = 72; B = np.linspace(0, 2 * np.pi, n, endpoint=False); m = MB(); rows = []; half = lambda t: L * fat * .5 * float(np.interp(t, [q[1] for q in H_], [q[0] for q in H_]))
    for w, t in H_: w = max(w, .01) * L * fat * .5; rows.append([T(L * (t - .5), w * math.cos(b) * (1 if math.cos(b) > 0 else .94), w * flat * (1 - .35 * t) * math.sin(b) * (1 + .12 * max(0, 1 - abs(t - .2) / .06))) for b in B])
    marks = [(rng.uniform(.3, .85), rng.uniform(-.2, .9), rng.uniform(.03, .07)) for _ in range(spots)] if spots != 1 else [(.42, .15, .055)]
    grains = fbm(np.array([q[1] for q in H_])[:, None] * 26 + L * 90, B[None] * 5, 3, 4)
    for (w, t), r0, r1, g in zip(H_, rows, rows[1:], grains):
        for j in range(n):
            grain = float(g[j]); u = math.cos(B[j]) + .30 * grain; k = np.clip((u - .15) / .5, 0, 1); e = np.clip((-u - .25) / .5, 0, 1); col = np.array(flank) * (1 - k) * (1 - e) + np.array(back) * k + np.array(belly) * e * (1 - k); col = col * (1 - .5 * max((float(sstep(q, q * .45, math.hypot(t - a, (math.cos(B[j]) - b) * fat * .5) + .012 * grain)) for a, b, q in marks), default=0)) * (1 + .16 * grain) * rng.uniform(.97, 1.03); q = (j + 1) % n; m.add([r0[j], r0[q], r1[q], r1[j]], [(0, 1, 2, 3)], 0, tuple(np.minimum(col, .9)), True)
    v = np.array(m.v); _, first, inv = np.unique(np.round(v / 1e-5).astype(np.int64), axis=0, return_index=True, return_inverse=True); m.v = [tuple(q) for q in v[first]]; m.f = [tuple(int(i) for i in inv.ravel()[list(f)]) for f in m.f]; m.obj('fish', [principled('skinof', lambda k: k.attr(), .18, .6, coat=.5, bump=(260, .5, .001))])
    fin = MB(); tone = tuple((np.array(back) + np.array(flank)) / 2); Q = np.linspace(-1, 1, 15); fin.loft([[T(L * .47, q * half(.97), .0) for q in Q], [T(L * (.54 + .03 * abs(q)), q * L * .07, .004 + .002 * math.sin(q * 22)) for q in Q], [T(L * (.585 + .06 * abs(q)), q * L * .115, .003 + .003 * math.sin(q * 22)) for q in Q]], 0, tone, close=False)
    for a, b, s, hgt in ((.30, .62, 1, .060), (.66, .84, 1, .050), (.64, .82, -1, .045)):
        ts = np.linspace(a, b, 13); fin.loft([[T(L * (t - .5), s * half(t) * .93, .003) for t in ts], [T(L * (t - .5 + .035), s * (half(t) + L * hgt * (.55 + .45 * math.sin(math.pi * (i + 1) / 14)) * (1 if i % 2 else .74)), .004) for i, t in enumerate(ts)]], 0, tone, close=False)
    z = half(.33) * flat * .86; fin.loft([[T(L * (.29 - .5), half(.3) * (-.18 + .06 * q), z) for q in Q], [T(L * (.42 - .5) - L * .02 * q * q, half(.3) * (-.22 + .30 * q), z * .98 + .002 + .001 * math.sin(q * 20)) for q in Q]], 0, tuple(np.array(flank) * .85), close=False); fin.obj('fins', [principled('finof', lambda k: k.attr(), .35, .5, coat=.3)])
    g = MB(); P.tube(g, [T(L * (.255 - .5 + .022 * math.cos(b * 1.5)), half(.25) * math.sin(b) * .86, half(.25) * flat * .94 * math.cos(b) + .001) for b in np.linspace(-1.1, 1.05, 22)], .0016, 6); P.tube(g, [T(L * (.004 - .5), 0, .003), T(L * (.035 - .5), -half(.05) * .35, half(.05) * flat * .75)], .0014, 6); g.obj('gill', [principled('gillof', tuple(np.array(back) * .5), .4)])
    x, y, z = L * (.115 - .5), half(.115) * .30, half(.115) * flat * .86; g = MB(); g.sphere(T(x, y, z), (L * .020, L * .020, L * .010), 18, 0); g.obj('eyering', [principled('eyering', (.62, .54, .32), .2, .6, coat=.6)]); g = MB(); g.sphere(T(x, y, z + L * .004), (L * .012, L * .012, L * .0085), 16, 0); g.obj('eye', [principled('eyeof', (.012, .011, .010), .06, .6, coat=.8)])

@room('couscous-bowl', 'A wide glazed bowl of couscous on a kitchen table, bay leaves on the grain, a jug, almonds and a folded blanket beside it.', ['bowl', 'couscous', 'table', 'bay leaves', 'jug', 'almonds', 'blanket'], ['experiences/couscous-in-the-wide-bowl'], 'morning')
def couscous():
    import ashore
    ashore.couscous(); return dict(lamp=-1., boost=.5, wb=.7, key=.23)

@room('bouillabaisse', 'Whole fish lie on a wide dish beside a pot of saffron broth on a kitchen table, a marble mortar with rouille, toasted bread and garlic beside them.', ['fish', 'dish', 'pot', 'broth', 'table', 'mortar', 'bread', 'garlic'], ['experiences/seven-fish-and-an-argument'], 'noon')
def bouillabaisse():
    sky.gradient([(0, (.62, .66, .70)), (1, (.40, .46, .54))], strength=.35); camera((-.10, -1.30, 1.80), (-.075, -.015, .80), 37, fstop=6.3, focus=1.62); rng = np.random.default_rng(12); M = R.mats(); wood = I.oak('mtable', (.27, .17, .095), (.43, .29, .17)); sheet(P.lime('mwall', (.62, .60, .52), .16, .6, 1.4), (-3, 1.15, 0), (3, 1.15, 0), (3, 1.15, 3), (-3, 1.15, 3))
    for k in range(8): I.rbox('board', -2.2, 2.2, -.75 + k * .22, -.75 + (k + 1) * .22 - .004, .74, .79, wood, .006)
    glaze = principled('faience', lambda k: k.mixc(k.noise(k.pos(), 2.4, 5, .5), (.72, .70, .63), (.80, .78, .72)), .16, .5, coat=.5); Z = .79; D0 = (-.30, .06, Z); m = MB(); P.lathe(m, (0, 0, 0), [(.16, 0), (.20, .012), (.33, .032), (.40, .052), (.405, .060), (.395, .062), (.32, .044), (.19, .024), (.001, .020)], 84, cap=False); m.v = [(D0[0] + x * 1.12, D0[1] + y * .84, Z + z) for x, y, z in m.v]; m.obj('dish', [glaze]); m = MB(); P.ring(m, (0, 0, .060), .385, .006, (0, 0, 1), 84, 8); m.v = [(D0[0] + x * 1.12, D0[1] + y * .84, Z + z) for x, y, z in m.v]; m.obj('band', [principled('cobalt', (.05, .13, .36), .2, .5, coat=.4)])
    for back, flank, belly, fat, spots, x, y, L, yaw in (((.30, .07, .04), (.58, .22, .12), (.78, .58, .46), .40, 9, -.46, -.07, .34, .25), ((.48, .17, .10), (.70, .38, .28), (.82, .68, .58), .24, 0, -.24, -.055, .36, .10), ((.26, .25, .14), (.56, .54, .38), (.74, .73, .62), .56, 1, -.10, .115, .33, .42), ((.26, .22, .13), (.58, .54, .40), (.78, .76, .68), .22, 7, -.47, .10, .36, .05), ((.54, .12, .07), (.76, .36, .26), (.84, .66, .56), .28, 0, -.30, .215, .28, .16), ((.54, .12, .07), (.76, .36, .26), (.84, .66, .56), .28, 0, -.10, -.150, .27, .30), ((.20, .21, .20), (.50, .52, .50), (.80, .81, .79), .22, 0, -.36, .300, .28, .0)): whole_fish((x, y, Z + .052), L, yaw, back, flank, belly, fat, .46, spots)
    m = MB()
    for _ in range(60): a, d = rng.uniform(0, 6.28), .33 * math.sqrt(rng.random()); x, y = D0[0] + d * 1.1 * math.cos(a), D0[1] + d * .8 * math.sin(a); b = rng.uniform(0, 6.28); l = rng.uniform(.010, .022); m.box(-l, l, -.0035, .0035, 0, .003, 0, (1, 1, 1), b, (x, y, Z + .046 + .03 * rng.random()))
    m.obj('fennel', [principled('frond', (.10, .20, .04), .5)])
    enamel = principled('enamelled', lambda k: k.mixc(k.noise(k.pos(), 3, 4), (.42, .12, .05), (.52, .17, .07)), .18, .5, coat=.6); Q = (.42, .14, Z); m = MB(); P.lathe(m, Q, [(.17, 0), (.19, .01), (.215, .08), (.215, .17), (.225, .176), (.222, .186), (.205, .18), (.198, .08), (.001, .07)], 72, cap=False); m.obj('pot', [enamel]); m = MB()
    for s in (-1, 1): P.tube(m, [(Q[0] + s * (.215 + .055 * math.sin(t)), Q[1] + .06 * math.cos(t), Z + .135) for t in np.linspace(0, math.pi, 16)], .013, 10)
    m.obj('ears', [enamel]); m = MB(); m.cyl((Q[0], Q[1], Z + .13), (Q[0], Q[1], Z + .138), .2005, n=64); m.obj('broth', [principled('broth', lambda k: k.mixc(k.noise(k.pos(), 9, 4, .6), (.50, .17, .025), (.66, .29, .05)), .06, .6, coat=.5)]); m = MB()
    for _ in range(150): a, d = rng.uniform(0, 6.28), .19 * math.sqrt(rng.random()); r = rng.uniform(.002, .010); m.cyl((Q[0] + d * math.cos(a), Q[1] + d * math.sin(a), Z + .138), (Q[0] + d * math.cos(a), Q[1] + d * math.sin(a), Z + .1388), r, n=14)
    m.obj('oil', [principled('oildrop', (.72, .42, .06), .05, .7, coat=.6)])
    B = (.24, -.30, Z); m = MB(); P.lathe(m, B, [(.075, 0), (.088, .008), (.085, .03), (.118, .085), (.128, .118), (.124, .124), (.112, .120), (.098, .075), (.001, .045)], 64, cap=False); m.obj('mortar', [I.marble('mmarble')]); m = MB(); P.lathe(m, B, [(.096, .076), (.06, .088), (.001, .082)], 48, cap=False); m.obj('rouille', [principled('rouille', lambda k: k.mixc(k.noise(k.pos(), 26, 4, .6), (.56, .19, .035), (.70, .30, .07)), .5, .3, bump=(70, .5, .003))]); m = MB(); P.tube(m, [(B[0] + .01, B[1] + .01, Z + .085), (B[0] + .05, B[1] + .05, Z + .16), (B[0] + .105, B[1] + .085, Z + .26)], [.030, .016, .020], 18); m.obj('pestle', [I.oak('pestle', (.42, .30, .18), (.56, .42, .27))])
    crumb = principled('crumb', lambda k: k.mixc(k.noise(k.pos(), 34, 5, .6), (.66, .46, .22), (.84, .70, .46)), .9, .1, bump=(150, .8, .002)); crust = principled('toastcrust', lambda k: k.mixc(k.noise(k.pos(), 30, 4), (.30, .14, .05), (.50, .28, .11)), .75, .2, bump=(90, .5, .002)); m = MB(); A = np.linspace(0, 2 * np.pi, 56, endpoint=False)
    for i, (x, y, h, a, tip) in enumerate(((-.085, -.385, .0, .35, 0), (.050, -.425, .0, -.25, 0), (-.045, -.490, .0, .95, 0), (.010, -.420, .0235, .15, .10), (-.150, -.475, .0, 1.5, 0))):   # slices of a long loaf, toasted
        def ring(k, z): return [(x + u * math.cos(a) - v * math.sin(a), y + u * math.sin(a) + v * math.cos(a), Z + h + .003 + z + tip * u) for u, v in ((.062 * k * math.cos(t) * (1 + .03 * math.sin(3 * t + i)), .041 * k * (math.sin(t) if math.sin(t) > 0 else .84 * math.sin(t)) * (1 + .03 * math.cos(2 * t + i))) for t in A)]
        m.loft([ring(.96, 0), ring(1.0, .003), ring(1.0, .013), ring(.965, .0165), ring(.90, .017)], 0); m.loft([ring(.90, .017), ring(.6, .0165), ring(.3, .017), ring(.02, .0165)], 1)
    m.obj('toast', [crust, crumb])
    m = MB()
    for x, y in ((.52, -.26), (.60, -.32), (.47, -.36)):
        for k in range(7): a = k * 2 * math.pi / 7; m.sphere((x + .018 * math.cos(a), y + .018 * math.sin(a), Z + .024), (.015, .015, .024), 12, 0)
        m.cyl((x, y, Z + .035), (x + .01, y, Z + .085), .006, .003, 8, 0)
    m.obj('garlic', [principled('garlic', lambda k: k.mixc(k.noise(k.pos(), 30, 4), (.70, .64, .60), (.84, .80, .76)), .6)]); m = MB(); P.lathe(m, (-.74, .36, Z), [(.07, 0), (.09, .01), (.165, .075), (.157, .077), (.085, .02), (.001, .018)], 56, cap=False); m.obj('bowl', [glaze]); m = MB()
    for k in range(15): a, d = k * 2.4, .105 * math.sqrt((k % 8) / 8); e = rng.uniform(.028, .036); m.sphere((-.74 + d * math.cos(a), .36 + d * math.sin(a), Z + .060 + .030 * (k > 7) - .1 * d), (e, e * rng.uniform(.8, .95), e * .84), 18, 0)
    m.obj('potatoes', [principled('potato', lambda k: k.mixc(k.noise(k.pos(), 14, 4), (.62, .46, .17), (.76, .60, .27)), .4, .3)])
    area((-1.9, -.6, 2.0), (0, .1, .9), 1.1, 62, (1, .94, .84), 1.3); area((1.6, -1.2, 2.1), (0, .1, .9), .9, 9, (.82, .90, 1)); sun(sundir(40, -62), (1, .90, .74), 1.6, 2.5); return dict(lamp=-1., boost=.5, wb=.7, key=.255)

@room('fish-and-lemons', 'A market stall with fish laid in rows on ice, crates of lemons, oranges and tomatoes beside them.', ['fish', 'ice', 'lemons', 'oranges', 'tomatoes'], ['experiences/ballaro-before-ten'], 'morning')
def stall():
    import tables
    def lay(zf, rng):
        for n, x0, y0, dx, L, yaw, fat, back, flank, belly, spots in ((10, -1.28, .02, .094, .33, 1.86, .27, (.20, .23, .26), (.56, .58, .58), (.82, .82, .80), 0), (11, -1.30, .42, .088, .29, 1.75, .34, (.54, .12, .07), (.76, .36, .26), (.84, .66, .56), 0), (19, -1.32, .80, .055, .20, 1.62, .22, (.06, .10, .15), (.44, .50, .54), (.84, .84, .82), 0), (6, -.30, .04, .098, .38, 1.95, .22, (.14, .19, .20), (.54, .57, .55), (.82, .82, .78), 0), (5, -.26, .50, .118, .28, 1.72, .52, (.28, .26, .16), (.58, .55, .40), (.78, .76, .66), 1)):
            for k in range(n):
                x, y = x0 + dx * k + rng.normal(0, .006), y0 + rng.normal(0, .008); z = float(zf(np.array(x), np.array(y + .10))); a, l = yaw + rng.normal(0, .05), L * rng.uniform(.94, 1.05); e = U.group(x, y + .10, 0, lambda: whole_fish((0, 0, .006), l, a, back, flank, belly, fat, .46, spots), z); e.rotation_euler = (math.atan(.20), 0, 0)
    tables.canvas = lambda name, col: principled(name, lambda k: k.attr(), .9, .1); tables.market(lay); sheet(P.stone('paving', (.30, .28, .25), (.42, .39, .34), .5), (-9, -9, 0), (9, -9, 0), (9, 9, 0), (-9, 9, 0)); return dict(lamp=-1., boost=.6, wb=.7, key=.29)

def burrata(c, r, yaw=0, seed=0, slot=0):
    """A bag of curd with its neck tied: folds run up to the knot, and its mouth stands open above it."""
    n = 120; A = np.linspace(0, 2 * np.pi, n, endpoint=False); rng = np.random.default_rng(seed); ph = rng.uniform(0, 6.28, 4); m = MB(); rows = []
    for q, h in V.smooth([(.02, .004), (.60, .0), (.93, .22), (1.0, .52), (.90, .86), (.62, 1.12), (.34, 1.27), (.185, 1.37), (.165, 1.43), (.21, 1.50), (.33, 1.60), (.42, 1.72)], 90):
        f = .30 * float(sstep(.75, 1.38, h)); top = float(sstep(1.44, 1.7, h)); rows.append([(c[0] + r * (q * (1 + .035 * math.cos(2 * a + ph[0]) * (1 - f) + f * (.42 + top * .5) * (math.cos(9 * a + ph[1] + .9 * h) * .5 + math.cos(5 * a + ph[2]) * .4)) * math.cos(a + yaw)) + r * .10 * h * h * .25, c[1] + r * q * (1 + .035 * math.cos(2 * a + ph[0]) * (1 - f) + f * (.42 + top * .5) * (math.cos(9 * a + ph[1] + .9 * h) * .5 + math.cos(5 * a + ph[2]) * .4)) * math.sin(a + yaw), c[2] + r * (h * .82 + top * .05 * math.cos(7 * a + ph[3]))) for a in A])
    m.loft(rows, slot); inner = [[(c[0] + (x - c[0]) * .86, c[1] + (y - c[1]) * .86, z - r * .02) for x, y, z in row] for row in rows[:-14:-1]]; m.loft([rows[-1], *inner], slot); m.obj('burrata', [principled('curd', (.79, .77, .70), .22, .5, coat=.4)]); t = MB()
    for k in range(4): P.ring(t, (c[0] + r * .05, c[1], c[2] + r * (1.135 + .026 * k)), r * (.185 + .008 * (k % 2)), r * .020, (.05, .02 * (-1) ** k, 1), 44, 8)
    P.tube(t, V.smooth([(c[0] + r * .2, c[1] - r * .10, c[2] + r * 1.17), (c[0] + r * .55, c[1] - r * .32, c[2] + r * 1.12), (c[0] + r * .95, c[1] - r * .42, c[2] + r * .80), (c[0] + r * 1.25, c[1] - r * .62, c[2] + r * .42)], 30), np.linspace(.03, .012, 30) * r, 8); P.tube(t, V.smooth([(c[0] + r * .15, c[1] - r * .16, c[2] + r * 1.17), (c[0] + r * .20, c[1] - r * .55, c[2] + r * 1.10), (c[0] + r * .05, c[1] - r * .98, c[2] + r * .70)], 30), np.linspace(.03, .012, 30) * r, 8); t.obj('tie', [principled('rush', (.13, .24, .06), .5, .3)])

def torn(c, r, toward=-.6, seed=3):
    """A bag that has been pulled open: its skin up to the ragged edge, behind the edge the shreds, and the cream that runs out over the plate."""
    rng = np.random.default_rng(seed); d = np.array((math.cos(toward), math.sin(toward))); blobs = [(.05, 0, .70, .50), (.45, .02, .50, .44), (.90, .06, .44, .25), (1.28, -.12, .38, .12), (1.52, .18, .32, .10), (1.15, .40, .28, .10), (1.60, -.26, .22, .085)]
    def edge(v): return .0 + .20 * fbm(v * 1.7 + 3, v * 0, 3, seed) + .13 * fbm(v * 6.1, v * 0 + 2, 3, seed + 1) + .34 * v * v
    def height(u, v):
        q = np.hypot(u, v) * (1 + .04 * np.sin(3 * np.arctan2(v, u) + 1) + .025 * np.sin(5 * np.arctan2(v, u))); skin = .90 * np.clip(1 - q ** 2.5, 0, 1) ** .52; t = u - edge(v); near = np.exp(-(t / .34) ** 2) * (t < 0); skin = skin * (1 + near * (.10 * np.sin(11 * v + 2.4 * u + 1) + .06 * np.sin(23 * v - 4 * u)) - .10 * near)
        g = sum((z * 1.35) ** 3 * np.exp(-(((u - a) ** 2 + (v - b) ** 2) / w ** 2) ** 1.35 * 1.5) for a, b, w, z in blobs); cream = np.cbrt(g) * .74 - .055; low = skin * (.30 + .16 * np.sin(4 * np.arctan2(v, u) + 2) + .10 * fbm(u * 4, v * 4, 3, seed + 4)); inner = np.maximum(cream + .045 * fbm(u * 4.5 + seed, v * 4.5, 4, seed) * sstep(0, .25, cream), low); k = sstep(-.035, .045, t)
        return skin * (1 - k) + inner * k + .085 * np.exp(-((t + .035) / .05) ** 2) * sstep(.05, .4, skin) * (.7 + .8 * fbm(v * 9, v * 0 + 7, 3, seed + 2)), t, low - cream
    N = 330; U, W = np.meshgrid(np.linspace(-1.15, 2.3, N), np.linspace(-1.2, 1.2, round(N * .7)), indexing='ij'); Z, t, wall = height(U, W); col = np.where(((t < .02) | (wall > 0))[..., None], np.array((.80, .78, .715)), np.array((.82, .785, .685))); keep = Z > .012; grid_obj('torn', c[0] + r * (U * d[0] - W * d[1]), c[1] + r * (U * d[1] + W * d[0]), c[2] + r * Z, [principled('curd2', lambda k: k.attr(), .17, .5, coat=.45)], col, keep=keep); m = MB()
    for k in range(64):
        u, v = rng.normal(.42, .38), rng.normal(0, .25); a = rng.normal(0, .8) + math.pi * (rng.random() < .3); pts = []; bend = rng.normal(0, .22); q = rng.uniform(.034, .072)
        for _ in range(int(rng.uniform(10, 24))):
            z, t, _w = (float(f) for f in height(np.array(u), np.array(v)))
            if t < .04 or z < .03: break
            pts.append((c[0] + r * (u * d[0] - v * d[1]), c[1] + r * (u * d[1] + v * d[0]), c[2] + r * (z + q * rng.uniform(.10, .30) + .03 * (k > 44)))); u += .045 * math.cos(a); v += .045 * math.sin(a); a += bend * .35 + rng.normal(0, .12)
        if len(pts) > 6: n = len(pts) * 2; s_ = V.smooth(pts, n); P.tube(m, s_, r * q * (np.sin(np.pi * np.linspace(.05, .95, n)) ** .5) * (1 + .16 * np.sin(np.linspace(0, 11, n) + k)), 14)
    m.obj('shreds', [principled('shred', (.82, .795, .72), .16, .5, coat=.45)])

@room('warm-burrata', 'A whole burrata with its neck tied and one torn open to the cream lie on a glazed plate, a wooden tub of curd in whey, friselle and tomatoes on the table beside them.', ['burrata', 'cream', 'plate', 'wooden tub', 'curd', 'whey', 'friselle', 'tomatoes', 'table'], ['experiences/burrata-while-it-is-warm'], 'noon')
def warm_burrata():
    sky.gradient([(0, (.62, .66, .70)), (1, (.40, .46, .54))], strength=.35); camera((.035, -.87, 1.36), (.035, .06, .822), 39, fstop=5.6, focus=1.06); rng = np.random.default_rng(21); M = R.mats(); Z = .79; wood = I.oak('btable', (.36, .27, .19), (.55, .44, .33)); sheet(P.lime('bwall', (.72, .68, .60), .18, .7, 1.2), (-3, .95, 0), (3, .95, 0), (3, .95, 3), (-3, .95, 3))
    for k in range(8): I.rbox('board', -2.2, 2.2, -.80 + k * .205, -.80 + (k + 1) * .205 - .004, .745, Z, wood, .006)
    glaze = principled('bglaze', lambda k: k.mixc(k.noise(k.pos(), 3, 5, .5), (.66, .61, .50), (.76, .72, .62)), .14, .5, coat=.5); C = (-.01, -.03, Z); m = MB(); P.lathe(m, C, V.smooth([(.14, 0), (.15, .010), (.20, .022), (.245, .042), (.252, .048), (.244, .050), (.20, .032), (.16, .021), (.001, .019)], 40), 96, cap=False); m.obj('plate', [glaze]); band = MB(); P.ring(band, (C[0], C[1], Z + .0405), .228, .0045, (0, 0, 1), 96, 8); P.ring(band, (C[0], C[1], Z + .0345), .212, .0022, (0, 0, 1), 96, 8); band.obj('band', [principled('copper', (.10, .24, .14), .2, .5, coat=.4)])
    F = Z + .021; burrata((-.120, .040, F), .084, .3, 4); torn((.045, -.035, F - .001), .088, -1.95, 5)
    # the tub: staves, two hoops, whey, and the rope of curd that is pulled in it
    T = (.44, .33, Z); r = .205; H = .175; m = MB()
    for k in range(22):
        a0, a1 = 2 * math.pi * k / 22 + .004, 2 * math.pi * (k + 1) / 22 - .004; g = rng.uniform(.80, 1.10)
        for ra, rb in (((r * .93, r), (r * .93, r)),):
            P4 = lambda a, q, z: (T[0] + q * math.cos(a), T[1] + q * math.sin(a), T[2] + z); arc = np.linspace(a0, a1, 5); lo, hi = .94, 1.04
            m.loft([[P4(a, r * lo, 0) for a in arc], [P4(a, r * hi, H) for a in arc], [P4(a, r * hi - .016, H) for a in arc], [P4(a, r * lo - .016, .02) for a in arc]], 0, (g, g * .98, g * .95), close=False, smooth=False)
    m.obj('staves', [principled('staves', lambda k: k.mixc(1., k.mixc(k.noise(k.pos(), 14, 5), (.30, .19, .10), (.46, .32, .19)), k.attr(), 'MULTIPLY'), .6, .3)]); m = MB(); [P.lathe(m, T, [(r * (.94 + .10 * z / H) + .0005, z), (r * (.94 + .10 * z / H) + .004, z + .002), (r * (.94 + .10 * (z + .02) / H) + .004, z + .018), (r * (.94 + .10 * (z + .02) / H) + .0005, z + .02)], 84, cap=False) for z in (.03, .125)]; m.obj('hoops', [principled('hoop', lambda k: k.mixc(k.noise(k.pos(), 18, 5), (.10, .085, .075), (.24, .20, .17)), .45, .5, metal=.6)])
    m = MB(); m.cyl((T[0], T[1], T[2] + .128), (T[0], T[1], T[2] + .134), r * .945, n=72); m.obj('whey', [principled('whey', (.66, .645, .47), .05, .5, coat=.6)]); curd = principled('rope', (.84, .82, .755), .16, .5, coat=.5)
    path = V.smooth([(-.16, -.02, -.02), (-.10, -.09, .012), (.0, -.115, .022), (.09, -.08, .022), (.10, .0, .020), (.04, .05, .026), (-.05, .045, .034), (-.075, -.015, .040), (-.02, -.055, .046), (.045, -.03, .050), (.03, .02, .040), (-.02, .01, .03)], 150); R_ = .026 * (1 + .14 * np.sin(np.linspace(0, 21, 150)) * np.linspace(.4, 1, 150)); rows = []; p = np.array(path) + np.array((T[0], T[1], T[2] + .128)); t_ = np.gradient(p, axis=0)
    for k, (q, t, rr) in enumerate(zip(p, t_, R_)):
        t = t / np.linalg.norm(t); u = np.cross(t, (0, 0, 1.)); u /= np.linalg.norm(u); w = np.cross(u, t); rows.append([tuple(q + rr * (1 + .05 * math.cos(6 * a + k * .16) + .03 * math.cos(13 * a + k * .05)) * (math.cos(a) * u + math.sin(a) * w * .86)) for a in np.linspace(0, 2 * np.pi, 60, endpoint=False)])
    m = MB(); m.loft(rows, 0); m.obj('curdrope', [curd]); m = MB(); P.tube(m, [(T[0] - .02, T[1] + .13, T[2] + .10), (T[0] + .10, T[1] + .20, T[2] + .30), (T[0] + .22, T[1] + .27, T[2] + .52)], .013, 14); m.obj('stick', [I.oak('stickw', (.40, .28, .17), (.56, .42, .28))])
    # friselle: rings of bread cut in two and baked again, rough side up
    for x, y, z, tx, ty in ((-.385, .175, .0, 0, 0), (-.300, .325, .0, 0, 0), (-.360, .245, .034, .10, -.16), (-.500, .31, .0, 0, 0)):
        n, q = 132, 40; G = rng.uniform(0, 9); A, B = np.meshgrid(np.linspace(0, 2 * np.pi, n + 1), np.linspace(0, 2 * np.pi, q + 1), indexing='ij'); rough = fbm(np.cos(A) * 6 + G, np.sin(A) * 6 + np.abs(B - math.pi) * 1.2, 4, 7); top = np.sin(B) > .25; r_ = .036 * (1 + .08 * rough); X = .062 + r_ * np.cos(B); Y = np.minimum(r_ * np.sin(B) * .92, .009) + np.where(top, .010 * rough * np.abs(rough), 0); U, W = X * np.cos(A), X * np.sin(A)
        g = fbm(np.cos(A) * 9 + G, np.sin(A) * 9 + np.abs(B - math.pi) * 2.6, 4, 11); crust = np.exp(-((np.abs(np.abs(B - math.pi / 2) - 1.3)) / .14) ** 2); c = np.where(top[..., None], np.array((.74, .52, .27)), np.array((.56, .31, .12))) * (1 + .30 * g[..., None]) * (1 - .35 * crust[..., None]); grid_obj('frisella', x + U, y + W * .96, Z + z + .034 + Y + tx * U + ty * W, [principled('rusk', lambda k: k.attr(), .85, .15, bump=(220, .5, .001))], np.clip(c, 0, .9))
    tom, green = MB(), MB()
    for x, y, e, tilt in ((.335, -.075, .037, .3), (.290, -.165, .031, -.4), (.405, -.135, .034, .1), (.365, -.225, .027, .6), (-.355, -.10, .033, .2)):
        rows = [[(x + e * math.sin(th) * (1 + .035 * math.cos(5 * a) * math.sin(th)) * math.cos(a), y + e * math.sin(th) * (1 + .035 * math.cos(5 * a) * math.sin(th)) * math.sin(a), Z + e * .90 + e * .90 * (math.cos(th) - .22 * math.exp(-(th / .34) ** 2))) for a in np.linspace(0, 2 * np.pi, 48, endpoint=False)] for th in np.linspace(.01, math.pi - .01, 34)]; tom.loft(rows, 0)
        for k in range(5): a = tilt + k * 2 * math.pi / 5; green.loft([[(x + f * e * math.cos(a) - w * e * math.sin(a), y + f * e * math.sin(a) + w * e * math.cos(a), Z + e * (1.60 + .16 * f - .5 * f * f)) for w in (-wd, 0, wd)] for f, wd in ((0, .06), (.25, .10), (.5, .07), (.72, .01))], 0, close=False)
        green.cyl((x, y, Z + e * 1.56), (x + e * .12, y + e * .1, Z + e * 1.95), e * .06, n=8)
    tom.obj('tomatoes', [principled('tomato', lambda k: k.mixc(k.noise(k.pos(), 9, 4), (.38, .030, .016), (.54, .090, .030)), .14, .5, coat=.5)]); green.obj('calyx', [principled('calyx', (.08, .15, .035), .6)])
    U, W = np.meshgrid(np.linspace(0, 1, 240), np.linspace(0, 1, 150), indexing='ij'); a = -.32; X0 = (U - .5) * .46 + .03 * np.sin(W * 5); Y0 = (W - .5) * .22; fold = .012 * np.abs(np.sin(U * 7 + 2.2 * W + .8)) ** 1.4 * (.4 + .6 * W) + .010 * fbm(U * 4, W * 3, 4, 6) ; stripe = ((np.abs(W - .14) < .030) | (np.abs(W - .235) < .010) | (np.abs(W - .86) < .030) | (np.abs(W - .765) < .010))[..., None]; weave = (1 + .05 * np.sin(U * 900) * np.sin(W * 500))[..., None]
    grid_obj('towel', -.47 + X0 * math.cos(a) - Y0 * math.sin(a), -.20 + X0 * math.sin(a) + Y0 * math.cos(a), Z + .004 + np.clip(fold, 0, None), [principled('linen', lambda k: k.attr(), .95, .1, bump=(300, .4, .001))], np.clip(np.where(stripe, np.array((.12, .20, .34)), np.array((.74, .71, .64))) * weave, 0, .9))
    area((-1.7, -.35, 1.75), (0, .05, .85), 1.0, 60, (1, .92, .80), 1.2); area((1.5, -1.2, 2.0), (0, .1, .9), .9, 7, (.82, .90, 1)); sun(sundir(36, -70), (1, .88, .70), 1.6, 2.5); return dict(lamp=-1., boost=.5, wb=.7, key=.25)

@room('puppet-stage', 'A small puppet theater before the play: red curtains half open on a painted castle, benches in front.', ['puppet', 'curtains', 'castle', 'benches'], ['experiences/orlando-and-the-crocodile'], 'lamps')
def puppets():
    import tables
    tables.puppets(); night(); camera((-.58, -4.2, 1.50), (.03, 2, 1.33), 40); return dict(lamp=-1., boost=.02, sunb=0, glow=.2, wb=.55, key=.15)

@room('stone-chamber', 'A chamber cut into honey-colored rock, one curved doorway inside another, lit from within.', ['chamber', 'rock', 'doorway'], ['experiences/ten-people-an-hour'], 'lamps')
def chamber():
    import tables
    tables.chamber(); night(); return dict(lamp=-1., boost=.02, sunb=0, wb=.6, key=.15)

@room('chapel-of-calvi', 'A small stone chapel under a plain vault: benches along an aisle, candles on the altar, daylight from one narrow window.', ['chapel', 'vault', 'benches', 'candles', 'altar', 'window'], ['experiences/a-hand-behind-the-ear'], 'noon')
def chapel():
    sun(day_sky(50, 62, .14), (1, .9, .74), 5); M = R.mats(); rng = np.random.default_rng(4); X0, X1, Y0, Y1, H = -2.5, 2.5, -1, 8.6, 2.9; lime = P.lime('chlime', (.66, .60, .50), .20, .7, 1.1); wood = I.oak('pew', (.17, .105, .06), (.30, .20, .12), 0, .5)
    camera((-.62, -.7, 1.50), (.24, 6.6, 1.62), 25); sheet(D.tiles('flag', (.36, .30, .24), (.47, .40, .32), (.22, .19, .16), .62, .44, .5, .5), (X0, Y0 - 4, 0), (X1, Y0 - 4, 0), (X1, Y1, 0), (X0, Y1, 0)); vault(X0, X1, Y0 - 4, Y1, H, 2.1, lime)
    pierced((X1, Y1), (X1, Y0), H, lime, [(2.2, 2.75, 1.35, 2.75), (6.4, 6.95, 1.35, 2.75)]); window(M, (X1, Y1), (X1, Y0), 2.2, 2.75, 1.35, 2.75, (-1, 0)); window(M, (X1, Y1), (X1, Y0), 6.4, 6.95, 1.35, 2.75, (-1, 0)); pierced((X0, Y0), (X0, Y1), H, lime, []); pierced((X0, Y1), (X1, Y1), H, lime, []); sheet(lime, (X0, Y0, 0), (X1, Y0, 0), (X1, Y0, H), (X0, Y0, H))
    I.rbox('step', X0, X1, 6.7, Y1, 0, .17, P.stone('stepst', (.44, .39, .32), (.58, .52, .44), .8, .4), .02); I.rbox('altar', -1.0, 1.0, 7.5, 8.2, .17, 1.10, P.stone('altarst', (.52, .47, .40), (.66, .61, .53), .7, .4), .02); I.rbox('mensa', -1.15, 1.15, 7.42, 8.3, 1.10, 1.19, P.stone('mensast', (.56, .51, .44), (.70, .66, .58), .7, .3), .015); I.drape('cloth', -1.18, 1.18, 7.40, 8.1, 1.205, .34, M['white'], 4, .010, sides='y', res=120, fold=.012)
    m = MB(); m.box(-.035, .035, -.02, .02, 0, 1.15, 0, (1, 1, 1), 0, (0, 8.5, 1.75)); m.box(-.30, .30, -.02, .02, .74, .81, 0, (1, 1, 1), 0, (0, 8.5, 1.75)); m.obj('cross', [wood])
    for x, h in ((-.85, .30), (-.62, .22), (.62, .26), (.85, .33)): m = MB(); V.turned(m, (x, 7.85, 1.21), [(.075, 0), (.07, .015), (.018, .04), (.014, .16), (.04, .18), (.042, .19)], 28); m.obj('stick', [M['brass']]); m = MB(); m.cyl((x, 7.85, 1.40), (x, 7.85, 1.40 + h), .021, n=16); m.obj('candle', [principled('wax', (.84, .78, .64), .5)]); m = MB(); m.sphere((x, 7.85, 1.43 + h), (.010, .010, .024), 10); m.obj('flame', [emission('flame', (1, .70, .34), 9)]); point((x, 7.8, 1.46 + h), 1.6, (1, .66, .32), .03)
    for k in range(5):
        for s in (-1, 1):
            y = 1.1 + k * 1.05; a, b = (.42, 2.28) if s > 0 else (-2.28, -.42); I.rbox('seat', a, b, y - .17, y + .17, .42, .46, wood, .008); I.rbox('back', a, b, y - .235, y - .20, .52, .84, wood, .008)
            for x in (a + .05, b - .05): I.rbox('end', x - .025, x + .025, y - .24, y + .17, 0, .86, wood, .008)
    m = MB(); V.turned(m, (-1.55, 7.2, .17), [(.13, 0), (.15, .02), (.06, .06), (.05, .55), (.20, .62), (.22, .70), (.19, .70), (.12, .64)], 40); m.obj('font', [P.stone('fontst', (.46, .41, .34), (.60, .54, .46), .7, .4)]); R.plant(1.75, 7.9, .17, .8, M, 3); return dict(lamp=-.9, boost=1.4, key=.17, dust=1.1)

@room('painters-cistern', 'A long vaulted studio lit from a slot at its top: square paintings of water on the walls, an easel and two chairs with paint on them.', ['studio', 'slot', 'paintings', 'water', 'easel', 'chairs', 'paint'], ['experiences/the-painter-who-came-for-a-month'], 'noon')
def cistern():
    sun(day_sky(58, 70, .14), (1, .92, .80), 5); M = R.mats(); rng = np.random.default_rng(7); X0, X1, Y0, Y1, H = -2.1, 2.1, -1, 8.2, 2.5; lime = P.lime('cistern', (.72, .69, .63), .22, .7, 1.2); M['wood'] = I.oak('easelw', (.30, .20, .12), (.44, .31, .20), 2, .6); camera((-1.05, -.75, 1.52), (.42, 5.4, 1.22), 23)
    sheet(P.stone('cfloor', (.40, .37, .33), (.56, .52, .46), .9, .5), (X0, Y0 - 3, 0), (X1, Y0 - 3, 0), (X1, Y1, 0), (X0, Y1, 0)); vault(X0, X1, Y0 - 3, Y1, H, 1.5, lime); pierced((X1, Y1), (X1, Y0 - 3), H, lime, [(1.0, 6.4, 2.12, 2.44)]); D.portal((X1 + .30, Y1 - 6.4), (X1 + .30, Y1 - 1.0), 2.12, 2.44, (-1, 0)); pierced((X0, Y0 - 3), (X0, Y1), H, lime, []); pierced((X0, Y1), (X1, Y1), H, lime, [(2.75, 3.65, .02, 2.1)]); D.portal((X0 + 2.75, Y1 + .30), (X0 + 3.65, Y1 + .30), .02, 2.1, (0, -1)); sheet(lime, (X0, Y0 - 3, 0), (X1, Y0 - 3, 0), (X1, Y0 - 3, H), (X0, Y0 - 3, H)); I.rbox('sill', X0 + 2.6, X0 + 3.8, Y1 + .1, Y1 + 1.6, -.10, .0, P.stone('doorst', (.5, .47, .41), (.66, .62, .55), .8, .4), .01)
    hues = [((.030, .10, .17), (.16, .34, .42)), ((.05, .16, .20), (.36, .52, .52)), ((.10, .15, .22), (.62, .52, .40)), ((.015, .05, .10), (.08, .20, .30)), ((.16, .22, .26), (.58, .62, .60)), ((.05, .07, .12), (.46, .24, .16))]
    def canvas(s, lo, hi, seed):
        """A square yard of water: strokes that lie level and shorten upward."""
        r = np.random.default_rng(seed); m = MB(); m.box(-s / 2, s / 2, .0, .028, 0, s, 0, tuple(a * .6 + b * .2 for a, b in zip(lo, hi)))
        for _ in range(620):
            z = s * r.random() ** .8; k = 1 - .72 * z / s; L = s * r.uniform(.05, .22) * k; x = r.uniform(-s / 2, s / 2 - L); x = max(-s / 2, x); h = s * .017 * k * r.uniform(.5, 1.4); t = np.clip(.5 + .5 * math.sin(x * 9 / s + z * 23 / s + seed) * .8 + r.normal(0, .22), 0, 1); c = tuple(a + (b - a) * t for a, b in zip(lo, hi)); y = -.0012 - .0000012 * _
            if z + h < s and x + L < s / 2: m.add([(x, y, z), (x + L * .5, y, z - h * .35), (x + L, y, z + h * .2), (x + L * .5, y, z + h)], [(0, 1, 2, 3)], 0, c)
        m.obj('canvas', [principled('paintw', lambda k: k.attr(), .45, .3)])
    def hang(x, y, z, yaw, s, k, tilt=0.0):
        n = len(bpy.data.objects); canvas(s, *hues[k % 6], k * 7 + 1); o = bpy.data.objects[-1]; o.location = (x, y, z); o.rotation_euler = (tilt, 0, math.radians(yaw))
    k = 0
    for y in (1.2, 2.35, 3.5, 4.65, 5.8, 6.95):
        for z in (.95,) if y > 1.2 else (.95,): hang(X0 + .03, y, z, 90, .92, k); k += 1
    for y in (4.1, 5.25, 6.4): hang(X1 - .03, y, .95, -90, .92, k); k += 1
    for q, y in enumerate((3.0, 3.05, 3.1, 3.15)): hang(X1 - .16 - q * .07, y, .02, -90, .92, k, .0); k += 1
    for q in range(3): hang(X0 + .9, 8.08 - q * .09, .02, 4 * q - 3, .92, k, -.06); k += 1
    m = MB()   # the easel
    for x in (-.30, .30): m.cyl((.55 + x, 3.85, 0), (.55 + x * .25, 4.15, 1.95), .022, n=8)
    m.cyl((.55, 4.75, 0), (.55, 4.15, 1.9), .022, n=8); m.box(.12, .98, 3.92, 4.0, .78, .82); m.obj('easel', [M['wood']]); hang(.55, 3.95, .82, 0, .92, 2, -.09)
    rush = P.lime('rush', (.55, .44, .26), .3, .8, 9); plank_chair(-.55, 3.1, 150, M['wood'], rush); plank_chair(1.25, 2.55, 235, M['wood'], rush); spots = MB()
    for _ in range(240): c = hues[int(rng.integers(6))][int(rng.integers(2))]; s = rng.uniform(.004, .016); x, y = rng.normal(.45, .55), rng.normal(3.6, .5); spots.cyl((x, y, .002), (x, y, .0035), s, n=8, col=c)
    for cx, cy in ((-.55, 3.1), (1.25, 2.55)):
        for _ in range(40): c = hues[int(rng.integers(6))][int(rng.integers(2))]; a, q = rng.uniform(0, 6.28), rng.uniform(0, .16); spots.cyl((cx + q * math.cos(a), cy + q * math.sin(a), .475), (cx + q * math.cos(a), cy + q * math.sin(a), .4775), rng.uniform(.006, .018), n=8, col=c)
    I.rbox('bench', X1 - .75, X1 - .05, .9, 2.3, .70, .74, M['wood'], .008)
    for x in (X1 - .70, X1 - .10):
        for y in (.95, 2.25): I.rbox('leg', x - .03, x + .03, y - .03, y + .03, 0, .70, M['wood'], .004)
    for _ in range(26): c = hues[int(rng.integers(6))][int(rng.integers(2))]; x, y = rng.uniform(X1 - .65, X1 - .2), rng.uniform(1.0, 2.2); spots.cyl((x, y, .74), (x, y, .74 + rng.uniform(.05, .12)), rng.uniform(.018, .034), n=18, col=c)
    spots.obj('paints', [principled('dab', lambda k: k.attr(), .4, .4)]); m = MB(); P.lathe(m, (X1 - .35, 1.55, .74), [(.06, 0), (.07, .02), (.065, .16), (.06, .16)], 32, cap=False); m.obj('jar', [M['cer']]); m = MB()
    for q in range(9): a = q * .7; m.cyl((X1 - .35 + .02 * math.cos(a), 1.55 + .02 * math.sin(a), .76), (X1 - .35 + .07 * math.cos(a), 1.55 + .07 * math.sin(a), 1.06), .006, n=6)
    m.obj('brushes', [M['wood']]); return dict(boost=2.4, lamp=0, key=.25)

@room('sail-loft', 'A sail loft: canvas spread over a floor of planks, sewing machines in a row, rolls of cloth on a rack and duffel bags by the window.', ['loft', 'canvas', 'machines', 'cloth', 'duffel bags', 'window'], ['experiences/sailcloth-on-man-o-war'], 'morning')
def loft():
    sun(day_sky(30, 38, .14), (1, .88, .68), 5); M = R.mats(); rng = np.random.default_rng(9); X0, X1, Y0, Y1, H = -3.2, 3.2, -1, 8.4, 2.6; board = I.planks('wallb', (.66, .62, .54), (.76, .72, .64), .14, .6); floor = I.planks('loftf', (.36, .25, .15), (.52, .38, .25), .13, .42); wood = I.oak('loftw', (.34, .22, .13), (.50, .35, .22)); camera((-1.75, -.7, 1.62), (.75, 5.0, .62), 22)
    sheet(floor, (X0, Y0 - 2, 0), (X1, Y0 - 2, 0), (X1, Y1, 0), (X0, Y1, 0)); ws = [(1.2, 2.5, .85, 2.1), (4.0, 5.3, .85, 2.1), (6.8, 8.1, .85, 2.1)]; pierced((X1, Y1), (X1, Y0), H, board, ws)
    for w in ws: window(M, (X1, Y1), (X1, Y0), *w, (-1, 0), 2)
    pierced((X0, Y0 - 2), (X0, Y1), H, board, []); back = [(2.3, 4.1, .85, 2.1)]; pierced((X0, Y1), (X1, Y1), H, board, back); window(M, (X0, Y1), (X1, Y1), *back[0], (0, -1), 3); sheet(board, (X0, Y0 - 2, 0), (X1, Y0 - 2, 0), (X1, Y0 - 2, H), (X0, Y0 - 2, H)); sheet(board, (X0, Y0 - 2, H), (X0, Y1, H), (X1, Y1, H), (X1, Y0 - 2, H))
    for y in np.arange(-.5, Y1, 1.15): I.rbox('beam', X0, X1, y - .06, y + .06, H - .22, H, wood, .008)
    iron = principled('enamel', (.018, .018, .020), .18, .5, coat=.7); gold = principled('goldl', (.60, .44, .18), .3, metal=.8)
    for k, y in enumerate((1.5, 3.1, 4.7, 6.3)):   # machines sunk into the floor, so that the cloth lies flat
        x = 1.75; I.rbox('bed', x - .36, x + .36, y - .15, y + .15, .0, .035, wood, .006); I.rbox('plate', x - .24, x + .22, y - .09, y + .09, .035, .05, iron, .006); m = MB(); P.tube(m, [(x + .18, y, .05), (x + .19, y, .22), (x + .14, y, .285), (x, y, .30), (x - .12, y, .295), (x - .17, y, .26), (x - .175, y, .17)], [.062, .050, .050, .044, .042, .042, .036], 18); m.cyl((x - .175, y, .18), (x - .175, y, .07), .012, n=8); m.cyl((x + .25, y, .235), (x + .29, y, .235), .082, n=36); m.obj('head', [iron]); m = MB(); P.ring(m, (x + .27, y, .235), .085, .007, (1, 0, 0), 40, 8); m.cyl((x, y, .34), (x, y, .39), .018, n=14); m.obj('bright', [gold]); m = MB(); m.cyl((x + .06, y, .345), (x + .06, y, .43), .024, .018, 18); m.obj('thread', [M[('white', 'sea', 'linen', 'white')[k]]]); I.cushion('pad', (x + .02, y - .55, .05), (.46, .42, .10), M[('sea', 'sand', 'stone', 'sea')[k]], .2, 4, seed=k)
    n = 110; X, Y = np.meshgrid(np.linspace(-1.7, 1.55, n), np.linspace(.6, 7.2, n), indexing='ij'); Z = .012 + .045 * np.clip(fbm(X * 1.3 + 2, Y * .9, 5, 4), 0, 1) + .06 * np.exp(-((X + 1.2 + .2 * np.sin(Y * 2)) / .16) ** 2) * np.clip(fbm(X, Y * .7, 3, 8) + .4, 0, 1); edge = (X - (.25 * np.sin(Y * .9))) ; m = MB()
    for i in range(n - 1):
        for j in range(n - 1):
            if X[i, j] > -1.65 + .12 * math.sin(Y[i, j] * 1.7) + .18 * abs(Y[i, j] - 4): m.add([(X[a, b], Y[a, b], Z[a, b]) for a, b in ((i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1))], [(0, 1, 2, 3)], 0, smooth=True)
    m.obj('sailcloth', [I.cloth('sailc', (.80, .77, .70), .9, 200, .2, .2, .03)]); m = MB()
    for x in (-.9, -.2, .5, 1.2): P.tube(m, [(x + .02 * math.sin(y), y, .02 + .045 * max(0, float(fbm(np.array(x * 1.3 + 2), np.array(y * .9), 5, 4)))) for y in np.linspace(.8, 7.1, 90)], .004, 5)
    m.obj('seam', [M['sand']])
    for z in (.5, 1.05, 1.6): I.rbox('rack', X0 + .04, X0 + .55, 2.2, 7.8, z - .05, z, wood, .006)
    for y in (2.25, 5.0, 7.75): I.rbox('post', X0 + .05, X0 + .12, y - .04, y + .04, 0, 2.0, wood, .006); I.rbox('post2', X0 + .48, X0 + .55, y - .04, y + .04, 0, 1.7, wood, .006)
    for z in (.05, .5, 1.05, 1.6):
        y = 2.45
        while y < 7.5: r = rng.uniform(.07, .12); m = MB(); m.cyl((X0 + .06, y, z + r), (X0 + .62 + rng.uniform(0, .2), y, z + r), r, n=30); m.obj('roll', [M[('white', 'linen', 'sand', 'sea', 'white', 'stone')[int(rng.integers(6))]]]); y += 2 * r + .03
    for k, (x, y, a) in enumerate(((-.55, 7.85, 90), (.25, 7.9, 80), (-1.35, 7.75, 100), (2.55, 7.5, 20))):
        rows = []; r = .21
        for t in np.linspace(0, 1, 20): q = r * (1 - .75 * max(0, (t - .86) / .14) ** 2) * (1 + .03 * math.sin(6 * t + k)); rows.append([(x + q * (1 + .04 * math.sin(5 * b + k)) * math.cos(b), y + q * math.sin(b), .02 + .72 * t) for b in np.linspace(0, 2 * math.pi, 40, endpoint=False)])
        m = MB(); m.loft(rows, 0); m.obj('bag', [M[('sea', 'white', 'sand', 'linen')[k]]]); m = MB(); P.ring(m, (x, y, .69), .15, .012, (0, 0, 1), 32, 6); P.tube(m, [(x + .19, y - .08, .12), (x + .27, y - .12, .36), (x + .19, y - .08, .62)], .014, 8); m.obj('cord', [M['linen']])
    return dict(boost=2.6, lamp=0, key=.26)

@room('cretan-oven', 'A whitewashed domed oven in a courtyard with a stone wall, embers and a small fire in its mouth, split olive wood stacked below and beside it, a long wooden peel against its wall and a tray of pastries on the table before it.', ['domed oven', 'courtyard', 'embers', 'fire', 'olive wood', 'peel', 'pastries', 'table'], ['experiences/a-wood-oven-in-apokoronas'], 'morning')
def oven():
    d = day_sky(36, -118, .11); sun(d, (1, .90, .74), 4.2); camera((-.66, -3.0, 1.68), (.26, .30, .90), 31, fstop=7, focus=2.9); rng = np.random.default_rng(9); M = R.mats(); white = P.lime('ovenlime', (.74, .71, .64), .16, .7, 2.2); soot = P.lime('sootlime', (.22, .19, .165), .5, .6, 5); brick = principled('firebrick', lambda k: k.mixc(k.noise(k.pos(), 5, 4), (.16, .085, .055), (.30, .17, .11)), .95, .05)
    sheet(P.stone('court', (.36, .33, .27), (.52, .48, .40), 1.2, .8), (-8, -8, 0), (8, -8, 0), (8, 8, 0), (-8, 8, 0)); W_ = MB(); W_.box(-6, 6, 1.44, 1.9, 0, 2.3); W_.obj('core', [P.lime('core', (.34, .30, .24), .3, .7, 3)]); s = MB(); P.drystone(s, [(-4.2, 1.55), (4.2, 1.55)], 2.45, .40, rng, .30); s.obj('wall', [principled('rubblestone', lambda k: k.mixc(k.noise(k.pos(), 2.2, 5, .6), (.36, .31, .245), (.60, .53, .43)), .95, .1, bump=(16, .5, .01))])
    m = MB(); P.arch_wall(m, -.78, 1.10, .86, .16, .74, .30, -.42, .16, 0); m.quad((-.78, -.42, 0), (-.78, 1.4, 0), (-.78, 1.4, .86), (-.78, -.42, .86)); m.quad((1.10, -.42, 0), (1.10, 1.4, 0), (1.10, 1.4, .86), (1.10, -.42, .86)); m.obj('base', [white]); I.rbox('slab', -.84, 1.16, -.52, 1.4, .86, .93, P.stone('hearth', (.40, .36, .30), (.56, .51, .43), 1.6, .8), .014, 3); m = MB(); m.quad((-.6, .36, 0), (1, .36, 0), (1, .36, .86), (-.6, .36, .86)); m.obj('dark', [principled('niche', (.05, .042, .035), .95, 0)])
    cx, cy, z0, r = .16, .46, .93, .86; rows = []
    for t in np.linspace(0, 1, 44): f, zz = math.cos(t * math.pi / 2) ** .92, .80 * math.sin(t * math.pi / 2); rows.append([(cx + r * f * math.cos(a) * (1 + .012 * math.sin(3 * a + 5 * t)), max(cy + r * f * math.sin(a), -.30), z0 + zz + .008 * math.sin(5 * a + 3 * t)) for a in np.linspace(0, 2 * math.pi, 96, endpoint=False)])
    m = MB()
    for r0, r1 in zip(rows, rows[1:]):
        for j in range(96):
            k = (j + 1) % 96; p = [r0[j], r0[k], r1[k], r1[j]]
            if all(q[1] <= -.299 for q in p): continue
            m.add(p, [(0, 1, 2, 3)], 0, smooth=True)
    m.obj('dome', [white]); A = np.linspace(0, math.pi, 41); m = MB(); w, hgt = .27, .40; out = [(cx - .60 * math.cos(a), z0 + .66 * math.sin(a) ** .8) for a in A]; inn = [(cx - w * math.cos(a), z0 + hgt * math.sin(a) ** .75) for a in A]; mid = [((a[0] * .82 + b[0] * .18), (a[1] * .82 + b[1] * .18)) for a, b in zip(inn, out)]
    for i in range(40): m.add([(mid[i][0], -.36, mid[i][1]), (mid[i + 1][0], -.36, mid[i + 1][1]), (out[i + 1][0], -.36, out[i + 1][1]), (out[i][0], -.36, out[i][1])], [(0, 1, 2, 3)], 0); m.add([(inn[i][0], -.375, inn[i][1]), (inn[i + 1][0], -.375, inn[i + 1][1]), (mid[i + 1][0], -.375, mid[i + 1][1]), (mid[i][0], -.375, mid[i][1])], [(0, 1, 2, 3)], 1); m.add([(out[i][0], -.36, out[i][1]), (out[i + 1][0], -.36, out[i + 1][1]), (out[i + 1][0], .1, out[i + 1][1]), (out[i][0], .1, out[i][1])], [(0, 1, 2, 3)], 0); m.add([(mid[i][0], -.375, mid[i][1]), (mid[i + 1][0], -.375, mid[i + 1][1]), (mid[i + 1][0], -.34, mid[i + 1][1]), (mid[i][0], -.34, mid[i][1])], [(0, 1, 2, 3)], 1)
    m.obj('front', [white, soot]); m = MB(); m.loft([[(x, -.375, z) for x, z in inn], [(x, -.16, z) for x, z in inn]], 0, close=False)
    m.loft([[(cx + .70 * f * math.cos(a), cy + .64 * f * math.sin(a), z0 + .66 * math.sin(t * math.pi / 2)) for a in np.linspace(-1.16, 4.30, 64)] for t, f in ((t, math.cos(t * math.pi / 2)) for t in np.linspace(0, .98, 24))], 0, close=False); m.obj('vault', [brick])
    m = MB(); P.tube(m, [(cx + .02, .62, 1.62), (cx + .02, .62, 2.02)], .11, 24); m.obj('chimney', [white]); m = MB(); m.cyl((cx + .02, .62, 2.02), (cx + .02, .62, 2.06), .14, n=28); m.obj('cap', [soot])
    ash, hot = MB(), MB()
    for _ in range(620): a, q = rng.uniform(0, 6.28), abs(rng.normal(0, .5)); x, y = cx + .06 + .34 * q * math.cos(a), .26 + .26 * q * math.sin(a); e = rng.uniform(.012, .034); (hot if rng.random() < .55 else ash).sphere((x, y, z0 + .012 + max(0, .12 - .16 * q) * rng.random()), (e * rng.uniform(.8, 1.4), e, e * .8), 7, 0, sq=.7)
    ash.obj('ash', [principled('ash', (.16, .145, .13), .95, 0)]); hot.obj('embers', [emission('ember', (1, .17, .02), 1.5)]); fl = MB()
    for x, y, q, L in ((-.04, .36, .05, .20), (.03, .40, .07, .27), (.10, .36, .06, .18), (.17, .41, .06, .25), (.25, .38, .045, .15)): fl.loft([[(cx + x - .06 + .22 * L * math.sin(9 * x + 4 * t) * t + q * w_ * math.cos(a), y + .6 * q * w_ * math.sin(a), z0 + .04 + L * t) for a in np.linspace(0, 6.2832, 15)[:-1]] for t, w_ in ((0, .6), (.15, 1), (.3, .98), (.5, .74), (.7, .45), (.86, .2), (1, .01))], 0)
    fl.obj('flame', [emission('flame', (1, .36, .05), 2.0)]); point((cx + .05, .22, z0 + .22), 12, (1, .46, .16), .08)
    bark = principled('olivebark', lambda k: k.mixc(k.noise(k.pos(), 7, 5, .6), (.17, .135, .10), (.36, .31, .25)), .95, .05, bump=(30, .6, .01)); cut = principled('olivecut', lambda k: k.mixc(k.noise(k.pos(), 16, 4, .6), (.46, .31, .15), (.66, .49, .29)), .85, .1)
    def log(x, y, z, R, L=.42, yaw=0.): m = MB(); A = np.linspace(0, 2 * math.pi, 18, endpoint=False); k = rng.uniform(.75, 1.1, 18) * np.where(rng.random(18) < .3, .8, 1); k = (k + np.roll(k, 1)) / 2; c_, s_ = math.cos(yaw), math.sin(yaw); ring = lambda u: [(x + R * q * math.cos(a) * c_ - u * s_, y + R * q * math.cos(a) * s_ + u * c_, z + R * q * math.sin(a)) for a, q in zip(A, k)]; e = ring(0); m.loft([e, ring(L)], 0); m.add(e, [tuple(range(18))], 1); m.add(ring(L), [tuple(range(18))], 1); m.obj('log', [bark, cut])
    for row, (n, x0) in enumerate(((5, -.14), (4, -.07), (3, .02), (2, .10))):
        for i in range(n): log(x0 + .145 * i + rng.normal(0, .008), -.36 + rng.uniform(-.05, .05), .07 + .125 * row + rng.normal(0, .006), rng.uniform(.060, .072))
    for row, n in enumerate((6, 6, 5, 5, 4, 3)):
        for i in range(n): log(1.26 + .165 * i + (.08 if row % 2 else 0) + rng.normal(0, .010), -.02 + rng.uniform(-.07, .05), .085 + .145 * row + rng.normal(0, .006), rng.uniform(.066, .084), .55)
    pw = I.oak('peel', (.44, .31, .18), (.60, .45, .28), 2, .6); m = MB(); p0, p1 = np.array((-1.02, -.30, .0)), np.array((-.86, 1.22, 1.62)); u = (p1 - p0) / np.linalg.norm(p1 - p0); P.tube(m, [tuple(p0), tuple(p0 + u * 1.75)], .018, 10); side = np.array((1., -.1, 0)); side -= u * side.dot(u); side /= np.linalg.norm(side); nn = np.cross(side, u); blade = [(-.03, 1.66), (-.14, 1.80), (-.16, 2.02), (-.12, 2.16), (0, 2.20), (.12, 2.16), (.16, 2.02), (.14, 1.80), (.03, 1.66)]; f = [tuple(p0 + side * a + u * b + nn * .009) for a, b in blade]; g = [tuple(p0 + side * a + u * b - nn * .009) for a, b in blade]; m.add(f, [tuple(range(9))], 0); m.add(g, [tuple(range(9))], 0); m.loft([f, g], 0); m.obj('peel', [pw])
    wood = I.oak('otable', (.30, .20, .115), (.46, .32, .19))
    for k in range(4): I.rbox('plank', -1.75, -.30, -1.62 + .17 * k, -1.62 + .17 * (k + 1) - .006, .72, .76, wood, .006)
    for x in (-1.66, -.40): I.rbox('leg', x - .04, x + .04, -1.02, -.95, 0, .72, wood, .006); I.rbox('leg2', x - .04, x + .04, -1.60, -1.53, 0, .72, wood, .006)
    tin = principled('tin', (.10, .095, .09), .45, .4, metal=.6); I.rbox('tray', -1.12, -.42, -1.52, -1.06, .762, .770, tin, .002)
    for a, b, c, e in ((-1.13, -.41, -1.53, -1.515), (-1.13, -.41, -1.065, -1.05), (-1.13, -1.115, -1.53, -1.05), (-.425, -.41, -1.53, -1.05)): I.rbox('rim', a, b, c, e, .762, .795, tin, .003)
    dough, curd = MB(), MB()
    for i in range(6):
        for j in range(4):
            x, y, ph = -1.055 + .115 * i + rng.normal(0, .004), -1.46 + .115 * j + rng.normal(0, .004), rng.uniform(0, 6); tn = rng.uniform(.86, 1.08); A = np.linspace(0, 2 * math.pi, 80, endpoint=False); pl = [1 + .055 * math.sin(20 * a + ph) for a in A]; rows = [[(x + q * R_ * math.cos(a), y + q * R_ * math.sin(a), z) for a, q in zip(A, (pl if edge else [1] * 80))] for R_, z, edge in ((.042, .772, 0), (.050, .778, 1), (.052, .792, 1), (.046, .800, 1), (.037, .797, 0))]
            for r0, r1 in zip(rows, rows[1:]):
                for k in range(80): dough.add([r0[k], r0[(k + 1) % 80], r1[(k + 1) % 80], r1[k]], [(0, 1, 2, 3)], 0, tuple(v * tn for v in (.70, .45, .20)), True)
            P.lathe(curd, (x, y, .79), [(.040, .004), (.028, .011), (.001, .013)], 28, cap=False)
    dough.obj('pleats', [principled('pastry', lambda k: k.attr(), .6, .3)]); curd.obj('mizithra', [principled('mizithra', lambda k: k.mixc(k.noise(k.pos(), 40, 4, .6), (.62, .40, .17), (.84, .74, .52)), .7, .2)])
    jug = principled('clay', lambda k: k.mixc(k.noise(k.pos(), 3, 4), (.40, .19, .10), (.54, .28, .16)), .7, .2); m = MB(); P.lathe(m, (-1.42, -1.20, .76), [(.05, 0), (.085, .05), (.092, .11), (.060, .18), (.042, .22), (.052, .25), (.046, .252), (.036, .22)], 40, cap=False); m.obj('jug', [jug]); I.drape('cloth', -1.55, -1.22, -1.56, -1.34, .765, .02, M['linen'], 5)
    m = MB(); P.lathe(m, (-1.50, .98, 0), [(.16, 0), (.20, .20), (.24, .36), (.26, .38), (.23, .38), (.20, .30), (.001, .30)], 40, cap=False); m.obj('pot', [jug]); lf = MB()
    for _ in range(1500): v = rng.normal(0, 1, 3); v /= np.linalg.norm(v); c = np.array((-1.50, .98, .62)) + v * np.array((.28, .28, .27)) * rng.uniform(.5, 1) ** .5; L = rng.uniform(.02, .035); a = rng.normal(0, 1, 3); a /= np.linalg.norm(a); b = np.cross(a, v); b /= np.linalg.norm(b) + 1e-9; lf.add([c, c + a * L * .5 + b * L * .3, c + a * L, c + a * L * .5 - b * L * .3], [(0, 1, 2, 3)], 0, tuple(rng.uniform(.8, 1.2) * np.array((.07, .16, .035))))
    lf.obj('basil', [principled('basilleaf', lambda k: k.attr(), .5, .3)]); return dict(lamp=-1., boost=.6, wb=.6, key=.27)

def main():
    names, width, spp, out = command_line.read(spp=10)
    path = os.path.join(HERE, 'alts-ports.json'); others = json.load(open(path))
    with open(path, 'w') as f: json.dump(dict(sorted({**others, **{n: dict(width=1600, **{k: v[k] for k in ('alt', 'shows', 'sees', 'light')}) for n, v in ALL.items()}}.items())), f, indent=1, ensure_ascii=False); f.write('\n')
    os.makedirs(out, exist_ok=True)
    for n in names: t = time.process_time(); D.reset(); o = ALL[n]['room'](); D.shoot(os.path.join(out, n + '.png'), width, spp, every=max(1, spp // 2), rays=int(75000 * min(1, width / 900)), **o); print('DONE', n, f'{time.process_time() - t:.1f}s', flush=True)
if __name__ == '__main__': main()
