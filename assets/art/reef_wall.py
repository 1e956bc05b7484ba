"""The edge of a reef from under the water: a wall that falls into the blue, with corals, sponges, sea fans and a school of
fish. The tracer sees the reef in air; `under` adds what water does: it swallows red, scatters blue, and bends the sky."""
import numpy as np
import kit
from coast import *
from ports_strongholds import sheet

Z = 600.  # The camera's height above the plane where the tracer has its sea, which therefore is never in sight.
DEPTH = 11.
def under(out, cam, aim, lens, sun, width=1600, spp=4, grade=None, seed=1, **o):
    def trace():
        s = q.stage(cam, aim, lens, sun, (0, 0), width, clouds=0, cirrus=0, haze=1e-9, seed=seed); b = np.zeros((14, s.height, width), np.float32); q.L.set_lamps(None, 0); q.L.render(s.scene, q._p(s.params), q._p(s.waves), len(s.waves), width, s.height, spp, q._p(b)); q.L.scene_free(s.scene); return s, np.nan_to_num(b)
    s, buf = trace(); q.S.things.clear(); q.S.scattered.clear(); _, bare = trace(); k = np.zeros(6, np.float32); q.L.light(q._p(k)); h = s.height; p = s.params
    px, py = np.meshgrid((np.arange(width) + .5) * 2 / width - 1, 1 - (np.arange(h) + .5) * 2 / h); d = p[9:12] + px[..., None] * p[12] * p[3:6] + py[..., None] * p[13] * p[6:9]; d /= np.linalg.norm(d, axis=-1, keepdims=True); dz = d[..., 2]
    a = np.clip(buf[13], 0, 1); miss = np.where(dz >= 0, 20, np.log(cam[2] / np.maximum(-dz, 1e-4)) + 3); t = np.exp(np.clip((buf[12] - (1 - a) * miss) / np.maximum(a, .05), 0, 6)); W = buf[6:9]; c = np.maximum((buf[:3] - (1 - a) * bare[:3]) * q.exposed(k, sun), 0)
    P = np.array(cam) + d * t[..., None]; light = kit.sundir(*sun); low = np.array(light) * (.75, .75, 1); low /= np.linalg.norm(low); X, Y = (P[..., i] - (P[..., 2] - Z) * low[i] / low[2] for i in (0, 1)); X, Y = X + .35 * fbm(X / .8, Y / .8, 3, 4), Y + .35 * fbm(X / .8 + 9, Y / .8, 3, 5); net = np.minimum(ridged(X / 1.5, Y / 1.5, 2, 6), ridged(X / 1.1 + 7, Y / 1.1, 2, 7)) ** 3; up = np.clip(buf[11] / np.maximum(a, .05), 0, 1)
    c = c * (1 + up * (3.6 * net - .55))[None]
    tint = lambda e: np.moveaxis(np.stack([np.interp(e, (-1, -.45, 0, .3, .7), v) for v in ((.001, .002, .010, .035, .12), (.010, .030, .125, .26, .46), (.035, .085, .27, .43, .60))], -1), -1, 0)
    toward = np.clip(d @ np.array(low), 0, 1); fog = tint(dz) * (1 + .5 * toward ** 6)[None]; K = np.array((.17, .058, .036))[:, None, None]; c = c * np.array((.62, .95, 1.0))[:, None, None] + W * tint(0 * dz) * 2.2; flash = 3.4 * np.exp(-t / 5) / (1 + (t / 4.5) ** 2) * np.clip(-(np.moveaxis(buf[9:12], 0, -1) * d).sum(-1) / np.maximum(a, .05), .15, 1); c = c + W * flash * np.array((1.3, 1.0, .80))[:, None, None]; c = c * np.exp(-K * t) + a * fog * (1 - np.exp(-.055 * t))
    # the surface from below: the sky where a wave is steep enough to let it in, else a mirror of the deep
    ts = DEPTH / np.maximum(dz, .02); x, y = d[..., 0] * ts, d[..., 1] * ts; W_ = q.waves(5, 40, 9, longest=14); sx = sy = 0
    for kx, ky, amp, ph in W_: m = np.exp(-((kx * kx + ky * ky) * (ts * 1.3 / width / np.maximum(dz, .05)) ** 2) * 2); l = math.hypot(kx, ky); v = 1.9 * amp * m * np.cos(kx * x + ky * y + ph); sx, sy = sx + v * kx / l, sy + v * ky / l
    n = np.stack([-sx, -sy, np.ones_like(sx)], -1); n /= np.linalg.norm(n, axis=-1, keepdims=True); ci = np.clip((d * n).sum(-1), 0, 1); s2 = 1.77 * (1 - ci ** 2); open_ = sstep(1.03, .90, s2); b = d * 1.333 + n * (np.sqrt(np.clip(1 - s2, 0, 1)) - 1.333 * ci)[..., None]; glow = np.clip(b @ np.array(light), 0, 1); sky = np.array((.75, .95, 1.05))[:, None, None] * (1.1 + 9 * glow ** 90 + 1.2 * glow ** 8); roof = tint(-.6 * dz + .05) * (1 - open_) + sky * open_; roof = roof * np.exp(-np.array((.08, .026, .018))[:, None, None] * ts) + fog * (1 - np.exp(-.045 * ts)); back = np.where(dz > .02, roof, fog)
    u = np.cross(low, (0, 1, 0)); u /= np.linalg.norm(u); v = np.cross(low, u); ang = np.arctan2(d @ v, d @ u); rays = np.clip(fbm(ang * 5.5, 0 * ang, 4, 12) + .1, 0, 1) ** 1.4 * sstep(-.25, .45, dz) * (1 - np.exp(-.05 * np.where(a > .5, t, 60))); c = c + (1 - a) * back + rays * np.array((.10, .26, .30))[:, None, None]
    q.post.write_png(out, q.post.grade(c.astype(np.float32), {**q.FILM, **(grade or {})}))

# ---- what grows on it; each about a meter tall
def branching(m, r, p, v, l, w, n, slot, spread=.55, tip=(1.25, 1.2, 1.1)):
    e = p + v * l; m.cyl(p, e, w, w * (.80 if n > 1 else .30), 8, slot, (1, 1, 1) if n > 1 else tip, caps=n == 1)
    if n > 1:
        for _ in range(2 if r.random() < .75 else 3): k = v + r.normal(0, spread, 3); k[2] += .25; branching(m, r, e, k / np.linalg.norm(k), l * r.uniform(.68, .92), w * .76, n - 1, slot, spread, tip)
def fan(m, r, slot):
    """A sea fan: branches in one plane, and the fine net between them."""
    def grow(x, z, t, l, w, n):
        x1, z1 = x + l * math.sin(t), z + l * math.cos(t); b = lambda u: .10 * math.sin(2.2 * u); m.cyl((x, b(x), z), (x1, b(x1), z1), w, w * .8, 5, slot, caps=False)
        if n: [grow(x1, z1, t + s * r.uniform(.12, .5), l * r.uniform(.72, .92), w * .72, n - 1) for s in (-1, 1)]
    [grow(0, 0, t, .16, .016, 7) for t in (-.7, -.25, .2, .65)]
def barrel(m, r, slot, wide=.34):
    """A barrel sponge: deep ribs, a rim, a dark mouth."""
    A = np.linspace(0, 2 * np.pi, 56, endpoint=False); rib = 1 + .07 * np.sin(A * 13 + .6 * np.sin(A * 3)); ring = lambda k, z, ribs=1: [(k * (1 + (g - 1) * ribs) * math.cos(t), k * (1 + (g - 1) * ribs) * math.sin(t), z + .02 * math.sin(5 * t)) for t, g in zip(A, rib)]; m.loft([ring(wide * k, z) for k, z in ((.55, -.1), (.72, .08), (.92, .3), (1.02, .55), (1.0, .78), (.90, .96))], slot); m.loft([ring(wide * k, z, .5) for k, z in ((.90, .96), (.80, .99), (.70, .93), (.60, .6), (.5, .3))], slot, (.35, .33, .33)); m.add(ring(wide * .5, .3), [tuple(range(55, -1, -1))], slot, (.05, .05, .05))
def tubes(m, r, slot):
    for _ in range(7): a, l = r.uniform(0, 6.28), r.uniform(.45, 1.0); p = np.array((.16 * math.cos(a), .16 * math.sin(a), -.05)); e = p + l * np.array((.28 * math.cos(a), .28 * math.sin(a), 1)); w = r.uniform(.055, .085); [m.cyl(p + (e - p) * i / 6, p + (e - p) * (i + 1) / 6, w * (1 + .1 * math.sin(i * 2)), w * (1 + .1 * math.sin(i * 2 + 2)), 12, slot, caps=False) for i in range(6)]; m.cyl(e, e - (e - p) * .3, w * .8, w * .6, 12, slot, (.12, .10, .12), caps=False)
def plate(m, r, slot):
    for j in range(4):
        R, z = r.uniform(.35, .62), .10 + .13 * j; x, y = r.normal(0, .16, 2); A = np.linspace(0, 2 * np.pi, 40, endpoint=False); e = 1 + .14 * np.sin(3 * A + j) + .06 * np.sin(11 * A + 2 * j); ring = lambda k, h: [(x + R * k * g * math.cos(t), y + R * k * g * math.sin(t), z + h + .05 * k * math.sin(4 * t + j)) for t, g in zip(A, e)]; m.loft([ring(.12, -.22), ring(.5, -.05), ring(1, .015), ring(1.02, .035)], slot, (.6, .58, .56)); m.loft([ring(1.02, .035), ring(.7, .03), ring(.3, .0), ring(.02, -.02)], slot); m.loft([ring(1.02, .036), ring(.95, .042)], slot, (1.35, 1.3, 1.25))
def boulder(m, r, slot): [m.sphere((*r.normal(0, .22, 2), r.uniform(.0, .2)), (r.uniform(.2, .42), r.uniform(.2, .42), r.uniform(.2, .38)), 24, slot) for _ in range(3)]
def swimmer(m, slot):
    """A slender fish along x: body, forked tail, fins."""
    rows = []
    for t in np.linspace(0, 1, 15): w = .15 * math.sin(math.pi * min(t * .93 + .03, 1) ** .75) ** .9 + .006; rows.append([(.5 - .86 * t, .42 * w * math.cos(b), w * math.sin(b)) for b in np.linspace(0, 2 * np.pi, 12, endpoint=False)])
    m.loft(rows, slot); m.add([(-.34, 0, .015), (-.34, 0, -.015), (-.52, 0, .17), (-.43, 0, 0), (-.52, 0, -.17)], [(0, 2, 3), (1, 3, 4), (0, 3, 1)], slot, (.8, .8, .7)); m.add([(.18, 0, .13), (-.22, 0, .08), (-.16, 0, .19), (.10, 0, .20)], [(0, 1, 2, 3)], slot, (.7, .7, .8)); m.add([(.0, 0, -.12), (-.24, 0, -.07), (-.16, 0, -.18)], [(0, 1, 2)], slot, (.7, .7, .8)); [m.sphere((.40, s * .035, .03), .016, 8, slot, (.03, .03, .03)) for s in (-1, 1)]

def reef(bm, ground, rng, H):
    y = .9 * (95 / .9) ** np.linspace(0, 1, 900); s = np.concatenate([-26 * (np.linspace(1, 0, 230) ** 2.2), 40 * np.linspace(0, 1, 470)[1:] ** 1.7]); turn = np.radians(82) * sstep(-1.2, 2.6, s); ds = np.gradient(s); px, pz = np.cumsum(np.cos(turn) * ds), -np.cumsum(np.sin(turn) * ds); i0 = np.argmin(np.abs(s)); px -= px[i0]; pz -= pz[i0]; Y, S_ = np.meshgrid(y, s, indexing='ij'); T = turn[None]
    edge = -1.5 - .012 * y + 2.6 * fbm(y / 13, 0 * y, 3, 5) * sstep(2, 8, y) + 1.6 * sstep(14, 30, y); lump = ridged(Y / 7 + .2 * fbm(S_ / 5, Y / 5, 2, 1), S_ / 9, 4, 8, .52) - .5; bill = 1 - np.abs(fbm(Y / 1.6, S_ / 1.6, 4, 9)) * 2.2; tiny = fbm(Y / .22, S_ / .22, 5, 10, .6); near = sstep(.6, 2.2, np.hypot(Y, S_)); D_ = (2.2 * lump * sstep(2, 9, Y) + .42 * bill + .10 * tiny + .16 * (ridged(Y / .55, S_ / .55, 4, 11, .6) - .5)) * (.35 + .65 * near)
    X = edge[:, None] + px[None] + np.sin(T) * D_; H_ = Z - 1.55 + pz[None] + np.cos(T) * D_ - .02 * S_.clip(-30, 0) * -1 + .5 * fbm(Y / 9, S_ / 9, 3, 13); Pt = np.stack([X, Y + .25 * fbm(S_ / 1.4, Y / 1.4, 3, 14), H_], -1)
    pick = lambda *v: mix(*v); c = pick((.115, .085, .06), (.30, .22, .13), sstep(-.5, .5, tiny + .6 * fbm(Y / 1.1, S_ / 1.1, 4, 15))); c = pick(c, (.34, .15, .24), .8 * sstep(.12, .4, fbm(Y / .8, S_ / .8, 5, 16))); c = pick(c, (.36, .235, .10), .7 * sstep(.18, .42, fbm(Y / 1.3, S_ / 1.3, 5, 17))); c = pick(c, (.10, .15, .08), .7 * sstep(.1, .4, fbm(Y / 1.7, S_ / 1.7, 5, 18))); c = pick(c, (.62, .58, .48), .95 * sstep(.30, .12, bill + .3 * tiny) * sstep(.5, .2, T + 0 * Y)); c = c * np.clip(1 + 2.2 * (D_ - sum(np.roll(D_, (i, j), (0, 1)) for i in (-5, 0, 5) for j in (-5, 0, 5)) / 9), .45, 1.3)[..., None]; sheet(Pt[:, ::-1], c[:, ::-1], q.mat('reef', (1, 1, 1), attr=True, rough=.9, spec=0, kind=0, bump=1.4, bscale=9))
    def kinds(f, n, cols, *a): return [trees.make((lambda m: (f(m, np.random.default_rng(40 + i), 0, *a), m)[1])(MB()), 'c', [principled(f'{f.__name__}{i}', (lambda c: lambda k: k.mixc(1., k.attr(), c, 'MULTIPLY'))(cols[i % len(cols)]), .85, .1, bump=(26, 2.4, .02))]) for i in range(n)]
    def plant(kids, n, s0, s1, size, y0=2.2, y1=60, sink=.06, apart=2.6):
        k = 0
        while k < n:
            i = int(np.searchsorted(y, y0 * (y1 / y0) ** rng.random())); j = int(np.searchsorted(s, rng.uniform(s0, s1))); p = Pt[min(i, 899), min(j, len(s) - 1)]; z = rng.uniform(*size)
            if math.hypot(p[0], p[1]) > 1.6 + apart * z: q.S.scattered.append((kids[int(rng.integers(len(kids)))], np.array([(p[0], p[1], p[2] - sink * z)]), np.array([z]), np.array([rng.uniform(0, 6.28)]), rng.uniform(.8, 1.2, (1, 1)) * rng.uniform((.9, .9, .9), (1.1, 1.1, 1.1), (1, 3)))); k += 1
    def staghorn(m, r, slot):
        for _ in range(9): v = np.array((*r.normal(0, .6, 2), 1)); branching(m, r, np.array((*r.normal(0, .07, 2), 0)), v / np.linalg.norm(v), .20, .040, 5, slot)
    def rod(m, r, slot): branching(m, r, np.zeros(3), np.array((0, 0, 1.)), .26, .032, 6, slot, .34, (1, 1, 1))
    plant(kinds(staghorn, 3, [(.52, .36, .16), (.46, .30, .14)]), 46, -9, .5, (.45, .9), apart=3.4); plant(kinds(boulder, 4, [(.42, .27, .12), (.34, .22, .14), (.46, .24, .15)]), 110, -14, 3, (.4, 1.0), sink=.12); plant(kinds(plate, 3, [(.46, .26, .15), (.40, .28, .16)]), 80, -6, 9, (.4, .95), apart=5); plant(kinds(fan, 3, [(.36, .11, .22), (.40, .16, .12), (.34, .13, .30)]), 64, -4, 10, (.8, 1.7)); plant(kinds(rod, 3, [(.40, .24, .18), (.32, .18, .24), (.46, .32, .14)]), 110, -12, 2, (.6, 1.5)); plant(kinds(barrel, 2, [(.52, .20, .12), (.46, .20, .16)]), 20, -2, 9, (.55, 1.1), 3.2, apart=3); plant(kinds(tubes, 3, [(.42, .22, .46), (.58, .44, .10), (.46, .16, .12)]), 44, -3, 10, (.4, .9))
    small = dict(y0=1.7, y1=8, apart=2.2); plant(kinds(rod, 3, [(.42, .22, .16), (.36, .18, .26), (.48, .34, .14)]), 90, -7, 2, (.16, .42), **small); plant(kinds(staghorn, 3, [(.54, .38, .18), (.48, .26, .20)]), 26, -6, .5, (.2, .42), **small); plant(kinds(boulder, 4, [(.46, .28, .13), (.38, .24, .22), (.50, .30, .16)]), 46, -7, 3, (.14, .40), sink=.10, **small); plant(kinds(fan, 3, [(.40, .13, .22), (.44, .20, .12)]), 22, -5, 3, (.3, .6), **small)
    for f, n, at, spread, yaw, size, col in ((0, 170, (2.6, 13, 1.2), (2.3, 5, 1.2), 2.2, (.20, .30), (.07, .10, .30)), (1, 70, (-2.4, 6.5, .1), (1.8, 2.4, .45), .4, (.10, .17), (.60, .46, .06)), (2, 36, (5.5, 22, -2.4), (3, 5, 1.6), 2.5, (.4, .6), (.20, .24, .27))):
        m = MB(); swimmer(m, 0); kid = trees.make(m, 'fish', [principled(f'fish{f}', (lambda c: lambda k: k.mixc(1., k.attr(), c, 'MULTIPLY'))(col), .3, .5)]); p = rng.normal(0, .55, (n, 3)) * spread + np.array(at) + (0, 0, Z); p[:, 2] += .16 * p[:, 0]; p = p[np.hypot(p[:, 0], p[:, 1]) > 2.2]; q.S.scattered.append((kid, p, rng.uniform(*size, len(p)), yaw + rng.normal(0, .22, len(p)), rng.uniform(.7, 1.3, (len(p), 1)) * np.ones(3)))

place('drop-off', 'A coral wall falls away into dark blue water, a school of small fish along its edge.', ['wall', 'water', 'fish'], ['experiences/from-forty-feet-down', 'experiences/two-hundred-strokes-out'], keep=True, shore=FRONT(9000, 0), profile=((0, -60), (9000, -60)), wavy=0, rough=0, quay=False, boats=0, cam=(0, 0, Z), aim=(-.7, 10, Z - .5), lens=24, lat=24, look=110, hour=12.2, decl=0, light='under water', build=reef, shoot=under, grade=dict(exposure=.42, sat=1.12, bloom=.08, warm=0))
