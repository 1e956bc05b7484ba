"""Sheer curtains before the open front of a suite: the wind from the sea lifts them, and their shadow goes over the floor."""
import ctypes, math
import numpy as np
import films
import indoors as D
from indoors import _p
from kit import *
import interiors as I, props as P, rooms as R, suites as U, furniture as F, dressing as V
from plans import sky_of, wall, materials, STYLES
from venues import box_room, quad

SECONDS, H = 8.0, 2.6
WORDS = dict(alt='Sheer curtains lift in the wind before the open front of a suite, two loungers on the terrace behind them and the sea beyond the rail.', shows=['vessel'], sees=['curtains', 'suite', 'loungers', 'terrace', 'sea', 'rail'], light='morning')
X0, X1, Y0, Y1 = -3.1, 3.3, -4.4, 0.0

def room():
    D.reset(); style = STYLES['LS']; M = materials(style); o = sky_of('morning'); box_room(M, X0, X1, Y0, Y1, H, open_=('top',)); R.terrace(M, X0, X1, Y1, 2.9, H, over=False)  # The shadow of a roof would end halfway down the left curtain, which looked like two curtains.
    m = MB(); m.box(X1, X1 + .15, Y1, 2.9, H + .3, H + 2); m.obj('partition', [M['whitep']])  # Over a lower partition the sun would reach a corner of the right curtain alone.
    D.camera((-.55, -3.75, 1.42), (.28, 1.6, 1.05), 24, shift=(0, -.01)); D.portal((X0 + .05, .03), (X1 - .05, .03), .05, H - .1, (0, -1))
    for x in (X0 + .03, X1 - .03): I.rbox('post', x - .03, x + .03, -.05, .05, 0, H, M['whitep'], .006)
    I.rbox('head', X0, X1, -.06, .06, H - .07, H, M['whitep'], .006); I.rbox('track', X0, X1, -.06, .06, -.03, .01, M['steel'], .004); m = MB(); m.cyl((X0 + .04, -.2, H - .10), (X1 - .04, -.2, H - .10), .014, n=12); m.obj('rod', [M['brass']])
    I.lounger(.15, 1.45, -.02, math.radians(152), M['oak'], M['white'], 3, M['accent']); I.lounger(1.75, 1.6, -.02, math.radians(166), M['oak'], M['white'], 6, M['accent']); U.sidetable(M, .98, 1.15, .44, .22); R.glassware(.94, 1.12, .44, .9); R.glassware(1.05, 1.20, .44, .8, .35)
    R.lantern(-2.55, 2.35, -.02, .8, M); I.rug('rug', -1.5, 2.2, -2.9, -.75, M['rug'], .01)
    I.chair(1.95, -1.75, 0, math.radians(118), M['oakd'], M['sand'], 2, .66); U.sidetable(M, 2.55, -1.1, .5, .22, 'brass'); V.stem_vase(M, 2.55, -1.1, .5, 1.5, 'cerd', 5)
    D.G.sea = dict(h=17, far_land=1.4, half=62); return o

def panel(xa, xb, t, gust, folds, seed, side):
    """One curtain at a moment. Its length is kept: what swings out hangs higher."""
    nu, nv = 240, 70; r = np.random.default_rng(seed); u = np.linspace(0, 1, nu)[:, None]; v = np.linspace(0, 1, nv)[None, :]; a = 2 * math.pi * t; long = H - .13; wave = lambda n, lag, ph: np.sin(n * a - lag + ph)
    ph = r.uniform(0, 6.28, 8); blow = gust + .42 * wave(1, 1.3 * v, ph[0]) + .20 * wave(2, 2.4 * v + .8 * u, ph[1]) + .10 * wave(3, 3.6 * v - 1.7 * u, ph[2]); blow = np.log1p(np.exp(3.2 * blow)) / 3.2
    f = 2 * math.pi * folds * (u + .024 * np.sin(5 * u + ph[3]) + .011 * np.sin(13 * u + ph[2]) + .010 * v * wave(1, 1.5 * v + 2 * u, ph[4])); open_ = v ** .8; depth = (.045 + .030 * v) * (1 - .40 * np.clip(blow, 0, 1.3) * v ** 1.5)
    y = -.2 - depth * (.78 + .22 * np.sin(9 * u + ph[1])) * (np.sin(f) + .22 * np.sin(2 * f + 1 + ph[5])) - .80 * blow * v ** 1.9 * (.62 + .38 * np.sin(math.pi * np.clip(.15 + .8 * u, 0, 1))) - .05 * v * wave(4, 7.5 * v + 5 * u, ph[6]) * np.clip(blow + .2, 0, 1)
    x = xa + (xb - xa) * u + side * (.30 * blow * v ** 1.7 * (u if side > 0 else 1 - u) + .035 * v * wave(2, 3 * v + 2 * u, ph[7])) + .014 * np.cos(f) * open_
    step = long / (nv - 1); dy, dx = np.diff(y, axis=1), np.diff(x, axis=1); dz = np.sqrt(np.maximum(step ** 2 - dy ** 2 - dx ** 2, (.25 * step) ** 2)); z = H - .10 - np.concatenate([np.zeros((nu, 1)), np.cumsum(dz, 1)], 1)
    p = np.stack([x, y, z], -1); n = np.cross(np.gradient(p, axis=0), np.gradient(p, axis=1)); n /= np.linalg.norm(n, axis=-1, keepdims=True) + 1e-12; thick = 1 + 1.5 * ((v > .965) | (u < .012) | (u > .988)) + .9 * (v < .03); i = np.arange(nu * nv).reshape(nu, nv)
    q = np.concatenate([np.stack([i[:-1, :-1], i[1:, :-1], i[1:, 1:]], -1).reshape(-1, 3), np.stack([i[:-1, :-1], i[1:, 1:], i[:-1, 1:]], -1).reshape(-1, 3)]); c = np.zeros((nu * nv, 4)); c[:, 0] = np.broadcast_to(thick, (nu, nv)).ravel(); return [np.ascontiguousarray(k, np.float32) for k in (p.reshape(-1, 3)[q], n.reshape(-1, 3)[q], c[q])] + [np.zeros(len(q), np.int32)]

def film(width):
    o = room(); L = films.library('curtains'); L.scene_new.restype = ctypes.c_void_p; s = D.trace(L, width, 10, 5, int(75000 * min(1, width / 900)), **o); h = s.height; N = h * width
    room_, ex, open_, k = D.compose(s.buf, s.measures, s.light, D.lib()); flat = lambda a: np.ascontiguousarray(a, np.float32); plate = flat(room_ * ex + open_ * 0); D.lib().settle(width, h, _p(plate)); plate_open = open_ * k; open_ = np.zeros((14, h, width), np.float32); open_[:3] = plate_open; albedo, depth = flat(s.buf[6:9]), flat(s.buf[18]); glass = np.zeros((h, width), np.float32); L.sunlit(width, h, 3, _p(glass))
    expose = flat(np.ravel(ex * np.ones((3, 1, 1)))); sky_ = s.measures[3:6] * s.light['boost'] * .44; light = flat([*(.35 * sky_ + .65 * sky_.mean()), *([s.measures[7] * .9] * 3)]); out = np.zeros((3, h, width), np.float32); start = s.waves[:, 3].copy(); w = np.hypot(s.waves[:, 0], s.waves[:, 1]); turns = np.maximum(np.round(np.sqrt(9.81 * w) * SECONDS / (2 * math.pi)), 1)
    def moment(t, spp):
        c = ctypes.c_void_p(L.scene_new()); one = np.array([[0, 0, 0, 1, 0, 1, 1, 1]], np.float32)
        for xa, xb, gust, folds, seed, side in ((X0 + .05, -.95, .30, 17, 3, 1), (1.55, X1 - .05, .12, 15, 8, -1)): m = panel(xa, xb, t, gust, folds, seed, side); m[0][..., 2] += s.rise; L.add_instances(c, L.add_mesh(c, len(m[3]), *map(_p, m)), 1, _p(one))
        L.commit(c, _p(s.mats)); s.waves[:, 3] = start - 2 * math.pi * turns * t; L.outside(width, h, 2, _p(s.waves), len(s.waves), _p(depth), _p(glass), ctypes.c_float(k), _p(open_)); L.breath(c, width, h, spp, _p(plate), _p(open_), _p(albedo), _p(depth), _p(expose), _p(light), _p(out)); L.scene_free(c); return np.nan_to_num(out)
    return moment, {**D.FILM, 'bloom': .06, 'exposure': -.06}
