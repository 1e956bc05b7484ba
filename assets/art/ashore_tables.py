"""What excursions eat and buy, seen from close by: couscous, bouillabaisse, a stall with fish, burrata."""
import math
import numpy as np
import indoors as D
import bpy
from kit import *
import sky, interiors as I, props as P, rooms as R, suites as U, dressing as V
from scenes import day_sky
from roofed import ALL, room, sheet

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
