"""Three ports on strong places, built wall by wall: Folegandros on its cliff, Alghero behind its bastions, the fort of the
Dardanelles at Çanakkale."""
import landmarks as LM
from coast import *
from landmarks import *
from fronts import FRONTS, band, panel, row as houses_row, lanterns, tables, terraced, moored, yawl
from ports_rivieras import also

# ---- rock as a mesh of its own: a height function has one height at each place, and stretches what it draws on a wall
def sheet(P, col, mat):
    """A surface of a grid of points with a color at each."""
    N = np.cross(np.gradient(P, axis=0), np.gradient(P, axis=1)); N /= np.linalg.norm(N, axis=-1, keepdims=True) + 1e-12; n, k = P.shape[:2]; i = np.arange(n * k).reshape(n, k); a, b, c, d = i[:-1, :-1].ravel(), i[1:, :-1].ravel(), i[1:, 1:].ravel(), i[:-1, 1:].ravel(); T = np.concatenate([np.stack([a, b, c], 1), np.stack([a, c, d], 1)])
    q.S.things.append(q.Thing((P.reshape(-1, 3)[T].astype(np.float32), N.reshape(-1, 3)[T].astype(np.float32), np.concatenate([col, np.zeros((n, k, 1))], -1).reshape(-1, 4)[T].astype(np.float32), np.full(len(T), mat, np.int32))))
def cliff(line, top, cam, lean, tones, seed=1, rows=420, foot=-9., step=.0042, lip=9.):
    """A face of rock below a line of points that has the land on its left: buttresses, ledges, joints; tufts where it is flat."""
    p = np.array(line, float); fine = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(p, axis=0).T))]); s = [0.]
    while s[-1] < fine[-1]: x, y = np.interp(s[-1], fine, p[:, 0]), np.interp(s[-1], fine, p[:, 1]); s.append(s[-1] + max(.30, step * math.hypot(x - cam[0], y - cam[1])))
    s = np.array(s); X, Y = np.interp(s, fine, p[:, 0]), np.interp(s, fine, p[:, 1]); k = np.hanning(31); k /= k.sum(); tx, ty = (np.convolve(np.pad(np.gradient(v), 15, 'edge'), k, 'valid') for v in (X, Y)); l = np.hypot(tx, ty); nx, ny = ty / l, -tx / l
    Zt = top(X - nx * lip, Y - ny * lip); t = np.linspace(0, 1, rows)[None]; S, Z = s[:, None] + 0 * t, (foot + (Zt[:, None] - foot) * t); h = Z / Zt.max()
    bend = 26 * fbm(S / 90, Z / 140, 3, seed + 1); butt = ridged((S + bend) / 74, Z / 420 + 3, 4, seed + 2, .5) - .45; joint = np.abs(fbm((S + .35 * bend) / 15, Z / 110, 4, seed + 3)); bed = Z + 11 * fbm(S / 130, Z / 60, 4, seed + 4) + .10 * S; f = (bed / 13 + .6 * fbm(S / 60, bed / 40, 2, seed + 5)) % 1; ledge = sstep(0, .16, f) * (1 - f) ** .7; f2 = (bed / 3.7 + .5 * fbm(S / 25, bed / 9, 3, seed + 6)) % 1; small = sstep(0, .22, f2) * (1 - f2)
    rough = fbm(S / 9, Z / 9, 6, seed + 7, .58); blocky = ridged(S / 4.4 + 3, Z / 6.4, 5, seed + 8, .55) - .5
    edge = 3.2 + 3.4 * fbm(S / 30, 0 * S, 4, seed + 16) + 1.2 * fbm(S / 6, 0 * S, 4, seed + 17); D_ = lean * (1 - h) ** 1.8 + 24 * butt * (.25 + .75 * (1 - h)) + 4.2 * ledge * (.35 + .9 * sstep(-.4, .4, fbm(S / 46, Z / 30, 3, seed + 9))) + 1.3 * small - 1.5 * np.exp(-(joint / .05) ** 2) * sstep(-.1, .4, fbm(S / 50, Z / 60, 3, seed + 18)) + 2.2 * rough + 2.0 * blocky; k = sstep(1.0, .90, t); D_ = D_ * k + edge * (1 - .5 * k) + (1 - k) * .6 * rough + 9 * sstep(.10, 0, h) * (.6 + rough)
    P = np.stack([X[:, None] + nx[:, None] * D_, Y[:, None] + ny[:, None] * D_, Z + .7 * rough * sstep(1, .9, t)], -1); back = np.stack([np.stack([X - nx * (u - (edge[:, 0] if u < lip - 2 else 0) * (1 - u / lip)), Y - ny * (u - (edge[:, 0] if u < lip - 2 else 0) * (1 - u / lip)), Zt + d], -1) for u, d in ((0, .1), (1.5, .2), (3, .2), (4.5, .2), (6, .15), (lip, .06), (lip + 3, -.5))], 1); P = np.concatenate([P, back], 1); n = back.shape[1]
    flat = np.cross(np.gradient(P, axis=0), np.gradient(P, axis=1)); flat = np.abs(flat[..., 2]) / (np.linalg.norm(flat, axis=-1) + 1e-9); ext = lambda v: np.concatenate([v, np.repeat(v[:, -1:], n, 1)], 1)
    a, b, stain, earth, green = (np.array(v) for v in tones); cav = ext(D_ - sum(np.roll(D_, (i, j), (0, 1)) for i in (-6, 0, 6) for j in (-6, 0, 6)) / 9); c = mix(a, b, sstep(-.6, .6, ext(.8 * rough + .9 * fbm(S / 34, Z / 50, 4, seed + 10)))); c = mix(c, stain, .75 * ext(sstep(.02, .55, fbm(S / 5, Z / 70, 5, seed + 11)) * sstep(-.3, .4, fbm(S / 70, Z / 50, 3, seed + 12)))); c = mix(c, c * .62, ext(sstep(.18, .5, fbm(S / 3.4, Z / 46, 4, seed + 13)) * .55)); c = c * np.clip(1 + .30 * cav, .55, 1.22)[..., None]
    c = mix(c, earth, .85 * sstep(.42, .70, flat + .12 * ext(rough))); c = mix(c, green, sstep(.5, .75, flat + .4 * ext(fbm(S / 3, Z / 3, 4, seed + 14))) * sstep(.0, .35, ext(fbm(S / 16, Z / 16, 3, seed + 15)) + .12) * .9); x, y = P[:, -n:, 0], P[:, -n:, 1]; c[:, -n:] = mix(mix(earth * .75, earth * 1.1, sstep(-.5, .5, fbm(x / 2.6, y / 2.6, 5, seed + 19))), green, .8 * sstep(.0, .35, fbm(x / 6, y / 6, 5, seed + 20))); wet = sstep(4.5, .8, P[..., 2] + 1.2 * ext(rough)); c = mix(c, c * .42, wet)
    sheet(P, c, q.mat('rock', (1, 1, 1), attr=True, rough=.95, spec=0, kind=0, bump=1.2, bscale=.9)); return P

# ---- Folegandros
WHITE = [(.70, .685, .65), (.66, .645, .61), (.72, .71, .68), (.68, .66, .615), (.63, .62, .595)]
BLUES = [(.035, .10, .24), (.05, .14, .28), (.10, .19, .22), (.16, .10, .06), (.06, .16, .12)]
def cube(m, x, y, z, w, d, h, yaw, rng, floors, down=7.):
    """A white house of the islands: windows that lie deep in thick walls, a parapet, outer stairs, a hut on the roof."""
    P = houses._P(x, y, z, yaw); o = (x, y, z); k = rng.uniform(.93, 1.05); col = tuple(v * k for v in WHITE[rng.integers(len(WHITE))]); paint = BLUES[rng.integers(len(BLUES))]; e = .3; fh = h / floors
    for side, (L, f) in enumerate(LM.sides(P, w, d)):
        holes = []; n = max(1, int((L - .6) / 2.3))
        if side != 2:
            for fl in range(floors):
                for i in range(n):
                    if rng.random() < (.25 if side == 0 else .5): continue
                    c = -L / 2 + L * (i + .5) / n; door = side == 0 and ((fl == 0 and i == n // 2) or (fl and rng.random() < .25)); ww = .48 if door else rng.uniform(.34, .44); z0 = fl * fh + (.1 if door else 1.0); holes.append((fl, c - ww, c + ww, z0, z0 + (2.05 if door else rng.uniform(.95, 1.25)), door))
        for fl in range(floors): band(m, f, L, fl * fh - (down if not fl else 0), (fl + 1) * fh + (.45 if fl == floors - 1 else 0), [q_[1:5] for q_ in holes if q_[0] == fl], 0, col)
        for _, a0, a1, z0, z1, door in holes:
            for p, r in (((a0, z0), (a0, z1)), ((a0, z1), (a1, z1)), ((a1, z1), (a1, z0)), ((a1, z0), (a0, z0))): m.quad(f(*p, 0), f(*r, 0), f(*r, -e), f(*p, -e), 0, col)
            shut = door or rng.random() < .3; m.quad(*[f(a, v, -e) for a, v in ((a0, z0), (a1, z0), (a1, z1), (a0, z1))], 2 if shut else 1, paint if shut else (1, 1, 1))
            if not shut: c = (a0 + a1) / 2; [m.quad(*[f(a, v, -e + .03) for a, v in ((u0, v0), (u1, v0), (u1, v1), (u0, v1))], 2, paint) for u0, u1, v0, v1 in ((a0, a0 + .07, z0, z1), (a1 - .07, a1, z0, z1), (c - .03, c + .03, z0, z1), (a0, a1, z1 - .07, z1))]
            if door and z0 > 1: panel(m, f, a0 - .5, a1 + .5, z0 - .2, z0 - .06, 0, 1.0, 7, col); railing(m, f, a0 - .5, a1 + .5, z0, paint)
    m.quad(*[P(a, b, h) for a, b in ((-w / 2, -d / 2), (w / 2, -d / 2), (w / 2, d / 2), (-w / 2, d / 2))], 0, tuple(v * (.9 if rng.random() < .6 else .72) for v in col))
    for a0, a1, b0, b1 in ((-w / 2, w / 2, d / 2 - e, d / 2), (-w / 2, w / 2, -d / 2, -d / 2 + e), (-w / 2, -w / 2 + e, -d / 2, d / 2), (w / 2 - e, w / 2, -d / 2, d / 2)): m.box(a0, a1, b0, b1, h, h + .45, 0, col, yaw, o)
    r = rng.random()
    if r < .28: a = rng.choice((-1, 1)) * w * .22; m.box(a - 1.1, a + 1.1, d * .08, d * .46, h, h + 2.2, 0, col, yaw, o); m.quad(*[P(a + u, d * .08 - .02, h + v) for u, v in ((-.4, 0), (.4, 0), (.4, 1.9), (-.4, 1.9))], 2, paint)
    elif r < .42: m.cyl(P(w * .2, d * .2, h), P(w * .2, d * .2, h + 1.3), .34, .26, 8, 0, col); m.box(w * .2 - .4, w * .2 + .4, d * .2 - .4, d * .2 + .4, h + 1.3, h + 1.42, 0, col, yaw, o)
    elif r < .56:  # a pergola of reeds over the terrace
        for a in (-w * .36, w * .36):
            for b in (-d * .36, d * .1): m.cyl(P(a, b, h), P(a, b, h + 2.3), .06, n=5, mat=7, col=(.30, .22, .14))
        [m.box(-w * .42, w * .42, b, b + .16, h + 2.3, h + 2.38, 7, (.42, .33, .20), yaw, o) for b in np.arange(-d * .42, d * .16, .26)]
    if floors > 1 and rng.random() < .5:
        n = 12; s = rng.choice((-1, 1)); [m.box(*sorted((s * w / 2, s * (w / 2 + .95))), -d * .45 + i * .30, -d * .45 + (i + 1) * .30 + .02, -down, fh * (i + 1) / n, 0, col, yaw, o) for i in range(n)]
    if rng.random() < .35: m.box(-w / 2 - .05, w / 2 + .05, -d / 2 - 2.6, -d / 2, -down, .02, 0, tuple(v * .86 for v in col), yaw, o); m.box(-w / 2 - .05, w / 2 + .05, -d / 2 - 2.8, -d / 2 - 2.55, -down, .75, 0, col, yaw, o)
    return h
def railing(m, f, a0, a1, z, col): [m.cyl(f(a, z - .06, .95), f(a, z + .85, .95), .03, n=4, mat=2, col=col, caps=False) for a in np.linspace(a0, a1, 8)]; m.cyl(f(a0, z + .85, .95), f(a1, z + .85, .95), .045, n=4, mat=2, col=col)
def chapel(m, g, rng, x, y, yaw, s=1., dome=True, blue=(.045, .12, .27)):
    """A chapel with an apse, a wall for two bells, and a dome or a barrel roof."""
    z = g(x, y); P = houses._P(x, y, z, yaw); o = (x, y, z); w = WHITE[2]; W, L, h = 2.6 * s, 4.2 * s, 4.2 * s; m.box(-W, W, -L, L, -8, h, 0, w, yaw, o); arc = lambda b, k=1.: [P(-W * k * math.cos(t), b, h + W * .62 * k * math.sin(t)) for t in np.linspace(0, math.pi, 15)]
    m.loft([arc(-L), arc(L)], 0, w, close=False); [m.add(arc(b), [tuple(range(15))], 0, w) for b in (-L, L)]
    f = lambda a, v, off: P(a, -L - off, v); opening(m, f, 0, 0, 2.5 * s, 1.1 * s, 'round', None, slot=2, col=blue); opening(m, f, 0, 3.3 * s, 4.1 * s, .7 * s, 'round', None)
    for sd in (-1, 1): [opening(m, lambda a, v, off, sd=sd: P(sd * (W + off), a * -sd, v), a, 1.9 * s, 3.0 * s, .55 * s, 'round', None) for a in (-L * .45, L * .45)]
    m.box(-1.5 * s, 1.5 * s, -L - .1, -L + .55 * s, h, h + 1.7 * s, 0, w, yaw, o)
    for a in (-.7, .7): m.box((a - .5) * s, (a + .5) * s, -L - .1, -L + .55 * s, h + 1.7 * s, h + 3.3 * s, 0, w, yaw, o); opening(m, f, a * s, h + 1.9 * s, h + 2.95 * s, .5 * s, 'round', None, off=.12); m.sphere(P(a * s, -L + .2 * s, h + 3.3 * s), (.5 * s, .3 * s, .4 * s), 10, 0, w, zmin=0.)
    m.box(-.06, .06, -L + .1 * s, -L + .22 * s, h + 3.2 * s, h + 4.9 * s, 0, w, yaw, o); m.box(-.4 * s, .4 * s, -L + .1 * s, -L + .22 * s, h + 4.3 * s, h + 4.42 * s, 0, w, yaw, o)
    if dome: c = P(0, L * .35, h); m.cyl(c, (c[0], c[1], c[2] + 2.5 * s), 1.9 * s, n=20, mat=0, col=w); m.sphere((c[0], c[1], c[2] + 2.5 * s), (2.05 * s, 2.05 * s, 1.8 * s), 24, 2, blue, zmin=0.); m.cyl((c[0], c[1], c[2] + 4.2 * s), (c[0], c[1], c[2] + 5.4 * s), .07 * s, n=5, mat=0, col=w); [m.quad(*[(c[0] + 1.92 * s * math.cos(t + u), c[1] + 1.92 * s * math.sin(t + u), c[2] + v * s) for u, v in ((-.13, .9), (.13, .9), (.13, 2.0), (-.13, 2.0))], 1) for t in np.arange(0, 6.2, .785)]
def terraces(m, H, box, levels, rng, col=(.34, .29, .22)):
    """Dry-stone walls that follow a slope at one height each."""
    xs = np.arange(box[0], box[1], 3.); ys = np.arange(box[2], box[3], 1.5); Z = H(*np.meshgrid(xs, ys, indexing='ij'))
    for lv in levels:
        over = Z > lv; j = over.argmax(1); ok = over.any(1) & (j > 0); y = ys[j]; gone = fbm(xs / 60, np.full(len(xs), lv * 3.1), 2, 7) < -.12
        for i in range(len(xs) - 1):
            if ok[i] and ok[i + 1] and abs(y[i] - y[i + 1]) < 9 and not gone[i]: k = tuple(v * rng.uniform(.8, 1.15) for v in col); a, b = (xs[i], y[i]), (xs[i + 1], y[i + 1]); m.add([(*a, lv - 1.2), (*b, lv - 1.2), (*b, lv + .75), (*a, lv + .75), (b[0], b[1] + .7, lv + .75), (a[0], a[1] + .7, lv + .75)], [(0, 1, 2, 3), (3, 2, 4, 5)], 7, k)
FOL = dict(shore=[(-560, 16000), (-420, 3600), (-270, 1300), (-176, 760), (-128, 500), (-98, 340), (-72, 250), (-40, 196), (0, 163), (60, 118), (130, 60), (220, -30), (420, -220)], cam=(0, -10, 243))
def chora(bm, ground, rng, H):
    """The village in rows behind the edge, its chapels, the cliff below it; the church on the hill and the path to it."""
    fr = spline(FOL['shore']); xs = np.arange(-330, 190, .5); E = np.stack([xs, fr(xs)], 1); cliff(E, H, FOL['cam'], 30, ((.215, .185, .15), (.41, .37, .315), (.38, .265, .16), (.33, .275, .19), (.095, .105, .055)), 5)
    m = MB(); ms = mats(None, ((.36, .31, .25), (.54, .48, .40))); at = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(E, axis=0).T))]); s0 = np.interp(-92, xs, at); s1 = np.interp(175, xs, at); spots = []
    holy = [(-30, 238, .25, 1.25, True), (34, 196, -.5, 1.0, True), (72, 176, -.2, .9, False), (8, 270, .1, 1.0, True)]; square = ((2, 208, 9), (62, 214, 11))
    for r, u in enumerate(np.concatenate([[11.5], 12 + np.cumsum(np.array([9.2, 9.4, 9.0, 10.2, 9.4, 9.8, 10.5, 10.2, 10.8]))])):
        s = s0 + rng.uniform(0, 6) + 3 * r
        while s < s1:
            w = rng.uniform(5.0, 7.6); x, y = np.interp(s + w / 2, at, E[:, 0]), np.interp(s + w / 2, at, E[:, 1]); tx, ty = np.interp(s + w / 2 + 4, at, E[:, 0]) - np.interp(s + w / 2 - 4, at, E[:, 0]), np.interp(s + w / 2 + 4, at, E[:, 1]) - np.interp(s + w / 2 - 4, at, E[:, 1]); l = math.hypot(tx, ty); v = u + rng.uniform(-1.2, 1.2) * (r > 0); x, y = x - ty / l * v, y + tx / l * v; yaw = math.atan2(ty, tx) + rng.normal(0, .07 if r else .03)
            s += w + (rng.uniform(1.6, 3.4) if rng.random() < (.30 if r else .12) else rng.uniform(-.1, .3)); f = r / 10
            if rng.random() < .05 + .5 * f ** 2.2 or any(math.hypot(x - a, y - b) < 6.4 * k + 3 for a, b, _, k, _ in holy) or any(math.hypot(x - a, y - b) < k for a, b, k in square): continue
            fl = 2 if rng.random() < (.8 if r == 0 else .5 - .3 * f) else 1; d = rng.uniform(6, 7.8); z = float(H(x, y)); cube(m, x, y, z, w, d, fl * rng.uniform(2.9, 3.25), yaw, rng, fl)
            spots.append((x, y))
    for x, y, yaw, s, dm in holy: chapel(m, ground, rng, x, y, yaw - .5, s, dm)
    cx, cy = 84, 560; path = [(40, 268), (64, 300), (30, 330), (70, 356), (40, 384), (84, 412), (52, 440), (96, 466), (68, 490), (104, 512), (cx + 6, cy - 14)]; LM.way(m, ground, rng, path, 2.6, .9, WHITE[2], (.60, .57, .50)); chapel(m, ground, rng, cx, cy, -.5, 2.3, True); z = ground(cx, cy); m.box(-16, 16, -18, 14, -34, .4, 5, (1, 1, 1), -.5, (cx, cy, z)); m.box(-16, 16, -18, -17.4, .2, 1.5, 0, WHITE[2], -.5, (cx, cy, z)); m.box(8, 15, -6, 8, 0, 5.2, 0, WHITE[1], -.5, (cx, cy, z))
    terraces(m, H, (-150, 420, 300, 900), np.arange(226, 330, 7.), rng); m.obj('chora', ms)
    make = [trees.bush(70 + i, ((.05, .085, .03), (.10, .13, .05)), 900, 1.0) for i in range(3)]; B = [(a + rng.normal(0, 3), b + rng.normal(0, 3)) for a, b, k in square for _ in range(7)]; P_ = np.array([(x, y, ground(x, y)) for x, y in B]); q.scatter('tree', make[0], P_, rng.uniform(4, 6.5, len(P_)), rng)
    bou = trees.bush(91, ((.30, .035, .12), (.42, .06, .20)), 700, .8); near = [(x + rng.uniform(-3, 3), y + rng.uniform(-3, 3)) for x, y in spots if rng.random() < .10]; P_ = np.array([(x, y, ground(x, y) + rng.uniform(.5, 2.2)) for x, y in near]); q.scatter('flower', bou, P_, rng.uniform(1.6, 3.2, len(P_)), rng)
place('folegandros', 'A white village stands at the edge of a cliff high above a blue sea, a church on the hill behind it.', ['village', 'cliff', 'sea', 'church', 'hill'], keep=True, shore=FOL['shore'], profile=((0, -14), (5, -14), (6.5, 199), (40, 202), (110, 210), (260, 232), (700, 290), (2000, 330)), wavy=0, rough=.10, quay=False, cones=((96, 640, 430, 340, 1.3, .10), (620, 1250, 800, 450, 1.5, .16)), isles=((-1700, 3600, 900, 620, 300, .5), (-900, 5600, 1500, 700, 260, .7)), cam=FOL['cam'], aim=(-4, 200, 209), lens=28, lat=36.6, look=185, hour=7.7, decl=20, near=30,
      cover=dict(ground=((.25, .205, .12), (.37, .31, .20)), rock=((.25, .21, .16), (.42, .37, .30)), bare=.8), veg=.30, canopies=SCRUB, canopy=2.2, boats=0, sails=((-250, 560, .8, 13), (-420, 900, 2.2, 15)), strips=1.3, build=chora, plants=(('bush', 5000, (-140, 420, 150, 800), (190, 340), (.5, 1.8)), ('broad', 240, (-120, 420, 270, 620), (204, 290), (2, 3.8)), ('cypress', 30, (-60, 240, 240, 380), (203, 240), (5, 8))), bedslope=.05, clouds=.0, **dict(SEA, deep=(.003, .034, .085), scat=(.008, .10, .15)), grade=dict(exposure=.0, sat=1.16, vignette=.06))

# ---- Alghero
def inside(pts, d):
    """The line at a distance to the right of another, its corners mitered."""
    p = np.array(pts, float); e = np.diff(p, axis=0); e /= np.linalg.norm(e, axis=1)[:, None]; n = np.stack([e[:, 1], -e[:, 0]], 1); a = np.concatenate([n[:1], n]); b = np.concatenate([n, n[-1:]]); v = a + b; v /= np.maximum((v * a).sum(1), .6)[:, None]; return [tuple(u) for u in p + v * d]
def seawall(m, g, rng, pts, h, foot=-4., batter=1.9, deep=300):
    """A rampart along points, the land on its right: a foot that leans back, a string of stone, a parapet with embrasures, paving."""
    out, lo, par = inside(pts, -.0), inside(pts, -batter), inside(pts, .9); cord = inside(pts, -.35); zs = h * .72
    for i in range(len(pts) - 1):
        A, B, a, b, pa, pb = lo[i], lo[i + 1], out[i], out[i + 1], par[i], par[i + 1]; m.add([(*A, foot), (*B, foot), (*b, zs), (*a, zs), (*b, h + 1.1), (*a, h + 1.1), (*pb, h + 1.1), (*pa, h + 1.1), (*pb, h), (*pa, h)], [(1, 0, 3, 2), (2, 3, 5, 4), (4, 5, 7, 6), (6, 7, 9, 8)], 5)
        ca, cb = cord[i], cord[i + 1]; m.add([(*ca, zs - .1), (*cb, zs - .1), (*cb, zs + .4), (*ca, zs + .4), (*b, zs + .6), (*a, zs + .6), (*b, zs - .4), (*a, zs - .4)], [(1, 0, 3, 2), (2, 3, 5, 4), (0, 1, 6, 7)], 6); m.add([(*pa, h), (*pb, h), (pb[0] + deep, pb[1], h), (pa[0] + deep, pa[1], h)], [(0, 1, 2, 3)], 7, (.42, .36, .28)); L = math.hypot(b[0] - a[0], b[1] - a[1]); yaw = math.atan2(b[1] - a[1], b[0] - a[0]); o = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, 0)
        for u in np.arange(-L / 2 + 2, L / 2 - 3, 6.5): m.box(u, u + 5.1, -.85, .05, h + 1.1, h + 1.75, 5, (1, 1, 1), yaw, o)
def majolica(m, g, rng, x, y, z, r, tiles=((.10, .30, .22), (.72, .55, .16), (.14, .30, .42), (.66, .60, .46))):
    """A dome of glazed tiles in zigzag bands on an eight-sided drum."""
    z += g(x, y); m.cyl((x, y, z - 8), (x, y, z + r * .9), r * 1.04, n=8, mat=0, col=(.76, .64, .44)); m.cyl((x, y, z + r * .85), (x, y, z + r), r * 1.14, n=8, mat=7, col=TRIM); n, k = 48, 14
    for j in range(k):
        for i in range(n): t0, t1 = (math.pi / 2 * (j + e) / k for e in (0, 1)); p = [(x + r * math.cos(t) * math.cos(a), y + r * math.cos(t) * math.sin(a), z + r + r * 1.1 * math.sin(t)) for t, a in ((t0, 2 * math.pi * i / n), (t0, 2 * math.pi * (i + 1) / n), (t1, 2 * math.pi * (i + 1) / n), (t1, 2 * math.pi * i / n))]; m.quad(*p, 2, tiles[(j + abs(i % 6 - 3)) // 2 % 4])
    t = z + r * 2.08; m.cyl((x, y, t), (x, y, t + r * .5), r * .2, n=8, mat=0, col=(.78, .68, .50)); m.sphere((x, y, t + r * .5), (r * .22, r * .22, r * .26), 12, 2, tiles[0], zmin=0.)
ALG = [(150, 16), (62, 50), (44, 112), (12, 146), (4, 226), (-26, 254), (-36, 352), (-6, 436), (80, 520)]; CATALAN = [(.76, .58, .34), (.80, .68, .46), (.74, .46, .30), (.82, .76, .64), (.78, .62, .50), (.70, .50, .28), (.80, .72, .58), (.76, .66, .56)]
def fans(bm, ground, rng, H):
    P_ = np.array([(x + rng.normal(0, .4), y, 7.95) for (x, y) in (p for a, b in zip(inside(ALG[1:6], 4.5), inside(ALG[1:6], 4.5)[1:]) for p in [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for t in (.2, .5, .8)])]); q.scatter('palm', trees.palm(6, 26), P_, rng.uniform(5.5, 8, len(P_)), rng)
def ranks(): return [(houses_row, list(reversed(inside(ALG[:-1], d))), 8.0 + .8 * i, CATALAN, (6, 10), (2, 4) if i < 1 else (3, 5), dict(down=11, ground='mixed' if not i else 'none', roofs=('gable', 'flat', 'flat', 'hip'), balcony=.35, depth=(9, 12))) for i, d in enumerate((15, 34, 54, 76))]
place('alghero', 'A town behind golden sea walls and round towers, the tall cape of limestone across the water.', ['town', 'walls', 'towers', 'cape', 'limestone', 'water'], keep=True, cull=False, shore=[(-700, 16000), (-300, 5600), (-120, 2200), (-76, 900), (-44, 330), (-36, 240), (0, 130), (34, 100), (52, 46), (150, 4), (420, -60)], wavy=2.5, rough=.5, quay=False, profile=((0, 0), (3, .9), (9, 1.6), (16, 2), (400, 6), (1500, 40)), tops=((-1270, 4300, 330, 420, 235), (-820, 4500, 420, 420, 150)), isles=((-300, 5200, 900, 420, 90, .45), (1200, 6000, 1800, 700, 110, .6)), cam=(-16, -30, 6.5), aim=(9, 200, 20), lens=32, lat=40.6, look=320, hour=14.5, decl=14, near=10, cover=dict(ground=((.26, .23, .14), (.36, .32, .22)), rock=((.34, .30, .23), (.54, .48, .38)), bare=.95), veg=.3, canopies=SCRUB, boats=0, wallc=((.46, .35, .20), (.62, .49, .30)), bed=((.56, .51, .40), (.11, .13, .10)), bedslope=.10, strips=1.2,
      build=also(fans, FRONTS((seawall, ALG, 8), (LM.round_tower, 45, 112, 9.5, 15, 5), (LM.round_tower, 4, 228, 9, 17, 5), (LM.round_tower, -37, 352, 10, 18, 5), *ranks(), (bell_tower, 66, 226, 8.5, 46, 4, (.72, .60, .40), dict(top='octagon', topc=(.70, .60, .44), trim=(.74, .64, .46), lift=6)), (majolica, 86, 176, 22, 6.5), (bell_tower, 58, 340, 6, 32, 3, (.76, .66, .48), dict(top='dome', topc=(.30, .36, .32), lift=6)),
        (lanterns, 68, 58, 52, 110, 14, dict(z=8)), (lanterns, 14, 152, 8, 222, 14, dict(z=8)), (blocks, list(reversed(inside(ALG[:-1], -2.5))), 8, (.45, 1.5), (.44, .375, .28), 2.3, .9),
        (moored, [(-7, -17, .7), (-4, 8, 2.6), (-30, 22, .25), (22, 34, 3.3), (-4, 62, 1.1), (-60, 70, .5), (-24, 110, 2.8)]), (yawl, -38, 58, .55, 14), (yawl, -74, 150, .35, 13), (yawl, -50, 250, 2.6, 12), wallc=((.46, .35, .20), (.62, .49, .30)))),
      sails=((-260, 420, .9, 13), (-520, 900, 2.4, 14)), **dict(SEA, deep=(.003, .045, .085), scat=(.008, .12, .15), wind=3.0, longest=18), clouds=0, cirrus=.6, dust=.6, grade=dict(exposure=.12, sat=1.16, vignette=.06))

# ---- Çanakkale: the clover of Kilitbahir
def lobes(d, R, turn=0.): return lambda t: (lambda e: d * math.cos(e) + math.sqrt(max(R * R - (d * math.sin(e)) ** 2, 0)))((t - turn + math.pi / 3) % (2 * math.pi / 3) - math.pi / 3)
def clover(m, x, y, z, r, h, t=3.4, batter=1.2, foot=-5., n=150, slot=5, slits=0., crown=True):
    """A wall on a plan of three lobes: its foot leans back; a walk behind merlons, or a floor."""
    A = [2 * math.pi * i / n for i in range(n + 1)]; ring = lambda k, v: [(x + (r(a) + k) * math.cos(a), y + (r(a) + k) * math.sin(a), z + v) for a in A]; rows = [ring(batter, foot), ring(0, h * .6), ring(0, h - 1.2), ring(.35, h - 1.1), ring(.35, h - .5), ring(0, h - .4), ring(0, h + .9), ring(-.8, h + .9), ring(-.8, h), ring(-t, h), ring(-t, 0)]
    for i in range(n):
        for a, b in zip(rows, rows[1:]): m.quad(a[i], a[i + 1], b[i + 1], b[i], slot)
    at = 0.
    for i in range(n):
        p, e = rows[6][i], rows[6][i + 1]; at += math.hypot(e[0] - p[0], e[1] - p[1])
        if crown and at > 2.1: at = 0.; m.box(-.62, .62, -.02, .78, 0, 1.15, slot, (1, 1, 1), math.atan2(e[1] - p[1], e[0] - p[0]), p)
        if slits and i % 7 == 3: a = (A[i] + A[i + 1]) / 2; u = (math.cos(a), math.sin(a)); k = r(a) + .12; c = (x + u[0] * k, y + u[1] * k); m.add([(c[0] - u[1] * v, c[1] + u[0] * v, z + h * slits + w) for v, w in ((-.32, 0), (.32, 0), (.32, 1.5), (-.32, 1.5))], [(0, 1, 2, 3)], 1)
def fort_of_clover(m, g, rng, x, y, turn=-.5):
    z = max(g(x, y), 1.2); clover(m, x, y, z, lobes(22, 21, turn), 13, slits=.5); clover(m, x, y, z, lobes(8.2, 9, turn + math.pi), 27, 3, .8, slits=.62); clover(m, x, y, z, lobes(3.6, 5, turn + math.pi), 33, 2, .2)
    for a in (turn + math.pi / 3, turn + math.pi, turn - math.pi / 3): c = (x + 22 * math.cos(a), y + 22 * math.sin(a)); LM.round_tower(m, lambda *_: z, rng, *c, 4.6, 17, 5)
    m.cyl((x, y, z + 30), (x, y, z + 47), .16, .10, 8, 7, (.7, .7, .68)); f = [[(x + u, y - .4 * math.sin(u * 1.1) - .25 * u, z + 46.6 - v - .12 * u) for v in (0, 4)] for u in np.linspace(0, 6, 14)]; m.loft(f, 7, (.55, .03, .03), close=False)
def imaret(m, g, rng, x, y, s=1.):
    """A mosque of one dome with a porch of three small ones, and its minaret."""
    z = g(x, y); w = (.70, .66, .58); lead = (.30, .34, .36); m.box(-8 * s, 8 * s, -8 * s, 8 * s, -6, 9 * s, 5, (1, 1, 1), 0, (x, y, z)); m.box(-8.4 * s, 8.4 * s, -8.4 * s, 8.4 * s, 8.6 * s, 9.1 * s, 7, w, 0, (x, y, z)); m.cyl((x, y, z + 9 * s), (x, y, z + 11.6 * s), 7.4 * s, n=12, mat=5); m.sphere((x, y, z + 11.6 * s), (7.3 * s, 7.3 * s, 5.8 * s), 36, 2, lead, zmin=0.); m.cyl((x, y, z + 17 * s), (x, y, z + 19.5 * s), .12, n=5, mat=7, col=(.6, .5, .2)); P = houses._P(x, y, z, 0); LM.row(m, P, 16 * s, 16 * s, 2 * s, 4.2 * s, 1.1 * s, 4 * s, 'round', w); LM.row(m, P, 16 * s, 16 * s, 5.8 * s, 7.2 * s, .9 * s, 4 * s, 'round', w)
    for i in (-1, 0, 1): m.box((5.2 * i - 2.6) * s, (5.2 * i + 2.6) * s, -13 * s, -8 * s, 4.4 * s, 5.4 * s, 7, w, 0, (x, y, z)); m.sphere((x + 5.2 * i * s, y - 10.5 * s, z + 5.4 * s), (2.4 * s, 2.4 * s, 1.7 * s), 20, 2, lead, zmin=0.)
    for i in range(4): m.cyl((x + (5.2 * i - 7.8) * s, y - 12.7 * s, z - 3), (x + (5.2 * i - 7.8) * s, y - 12.7 * s, z + 4.4 * s), .32 * s, n=10, mat=7, col=w)
    LM.minaret(m, g, rng, x + 10 * s, y - 5 * s, 34 * s, 1.35 * s)
KIL = [(-112, 232), (-96, 196), (-76, 166), (-40, 152), (30, 147)]; OTTOMAN = [(.80, .74, .62), (.78, .66, .50), (.82, .78, .70), (.74, .56, .42), (.80, .70, .60), (.70, .62, .50), (.66, .70, .66), (.78, .62, .44)]
place('canakkale', 'A round fort stands on the shore of a strait beside a low town with a minaret, green hills behind.', ['fort', 'strait', 'town', 'minaret', 'hills'], keep=True, cull=False, shore=[(-900, 5200), (-420, 1900), (-220, 760), (-140, 330), (-112, 232), (-92, 186), (-74, 162), (-40, 152), (50, 146), (100, 140), (150, 142), (200, 170), (300, 230), (600, 300)], wavy=0, rough=.7, quay=False, profile=((0, 0), (3, 1.6), (56, 3), (130, 18), (300, 52), (700, 92), (1600, 130)), hills=(HB(95, 330, 1100, 900, 7), HB(130, 1100, 3200, 1700, 4)), isles=((-2300, 5200, 1500, 900, 190, .8), (-1500, 8200, 2600, 1200, 260, .8)), cam=(-30, -34, 11), aim=(1, 190, 26), lens=31, lat=40.15, look=318, hour=8.3, decl=14, near=10, cover=dict(ground=((.17, .165, .065), (.28, .25, .12)), rock=((.33, .28, .20), (.50, .44, .34)), bare=.8), veg=.42, canopies=PINES, canopy=4.5, boats=0, wallc=((.36, .31, .24), (.55, .49, .39)), strips=1.2,
      build=FRONTS((quay, [(-140, 330), *KIL, (100, 142), (150, 144), (200, 172)], 22, 1.9, (.50, .46, .39)), (fort_of_clover, 82, 198), (houses_row, inside(KIL, -18), 1.95, OTTOMAN, (7, 11), (1, 3), dict(roofs=('hip', 'gable', 'hip'), ground='mixed', jut=1.2)), (houses_row, inside(KIL, -36), 2.4, OTTOMAN, (7, 11), (1, 3), dict(roofs=('hip', 'gable'), ground='none', down=6, skip=((-22, 204, 21),))), (houses_row, inside(KIL[1:], -56), 3.0, OTTOMAN, (7, 11), (1, 2), dict(roofs=('hip', 'gable'), ground='none', down=8, skip=((-22, 204, 21),))), (imaret, -22, 208, .95),
        (lanterns, -74, 168, -40, 155, 16), (lanterns, -40, 155, 30, 150, 16), (tables, -36, 26, 155, dict(n=12)), (terraced, [(-60, 240), (-30, 256), (6, 248), (40, 262), (-84, 268), (-50, 290), (20, 290), (128, 262), (-8, 310), (150, 280), (108, 290)], OTTOMAN, (1, 2), dict(roofs=('hip',))), (moored, [(-36 + 5.0 * i, 141 - .3 * i, 1.6, 4) for i in range(9)] + [(14 + 4.8 * i, 139 - .3 * i, 1.5, 4) for i in range(5)]), (moored, [(-34, 12, .5), (4, 30, 2.7), (-50, 52, .2), (30, 66, 3.4), (-76, 84, 1.0), (52, 92, .4), (-12, 112, .3)]), (yawl, -78, 96, .5, 14), wallc=((.36, .31, .24), (.55, .49, .39))),
      sails=((-150, 240, .9, 14), (-300, 620, 2.3, 15), (-330, 980, .6, 15)), marks=(('mole', [(-84, 176), (-80, 132), (-44, 120)], 6, 2.4),), plants=(TREES('aleppo', -420, 420, 260, 800, 1100, (16, 200), (4, 8)), TREES('cypress', -260, 260, 230, 420, 160, (3, 60), (7, 12)), TREES('pine', -300, 300, 240, 520, 240, (6, 120), (8, 11)), ('bush', 2500, (-300, 300, 210, 500), (3, 150), (1, 2.4))), **dict(SEA, deep=(.003, .040, .075), scat=(.008, .10, .12), wind=3.2, longest=20), clouds=.16, grade=dict(exposure=.06, sat=1.14, vignette=.06))
