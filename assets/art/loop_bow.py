"""The sea under the bow of Ondine I, from beside her, as she goes ahead at four meters a second."""
import ctypes, math
import numpy as np
import quick as q, films
from quick import _p
import yacht

SPEED, SECONDS = 4.0, 8.0
WORDS = dict(alt='The dark bow of Ondine I goes through a blue sea early in the day, white foam along her side and the sun on the waves ahead.', shows=['vessel'], sees=['bow', 'sea', 'foam', 'sun', 'waves'], light='morning')
WIND = math.radians(200)  # where the waves run to, from +x to +y: against her, a little from port

class Tile:
    """Waves of some lengths on a square that repeats. Each goes round a whole number of times in the film."""
    def __init__(s, n, size, angle, longest, shortest, steep, chop, seed):
        s.n, s.size, s.angle, s.chop = n, size, angle, chop; r = np.random.default_rng(seed); f = np.fft.fftfreq(n, 1 / n) * 2 * math.pi / size; kx, ky = np.meshgrid(f, f); c, i = math.cos(angle), math.sin(angle); s.kx, s.ky = kx, ky; k = np.hypot(kx, ky); k[0, 0] = 1
        wx = kx * c - ky * i; band = (k > 2 * math.pi / longest) & (k <= 2 * math.pi / shortest); band[n // 2] = False; band[:, n // 2] = False; turn = np.arctan2(kx * i + ky * c, wx) - WIND; spread = np.where(k < 2, .10 + .90 * np.cos(turn / 2) ** 6, .45 + .55 * np.cos(turn / 2) ** 4)
        dk = 2 * math.pi / size; amp = np.where(band, np.sqrt(steep) / k ** 2 * spread, 0) * dk; s.h0 = amp * (r.normal(size=k.shape) + 1j * r.normal(size=k.shape)) / 2
        w = np.sqrt(9.81 * k + 7.4e-5 * k ** 3) - wx * SPEED; turns = np.round(w * SECONDS / (2 * math.pi)); s.w = turns * 2 * math.pi / SECONDS; blur = np.sinc(s.w / 36 / (2 * math.pi)); s.lost = float((2 * (np.abs(s.h0) ** 2 * k ** 2 * (1 - blur ** 2))).sum()); s.h0 = s.h0 * blur; s.dir = (kx / k, ky / k)
    def at(s, t):
        h = s.h0 * np.exp(-1j * s.w * t); field = lambda a: np.fft.ifft2(a).real * s.n ** 2 * 2; z = field(h); step = s.size / s.n
        if s.chop:
            dx, dy = (field(1j * d * h) * s.chop / step for d in s.dir); j, i = np.meshgrid(np.arange(s.n), np.arange(s.n)); u, v = j - pick(dx, j - dx, i - dy), i - pick(dy, j - dx, i - dy); z = pick(z, u, v)
        sx, sy = ((np.roll(z, -1, a) - np.roll(z, 1, a)) / (2 * step) for a in (1, 0)); return np.ascontiguousarray(np.stack([z, sx, sy, sx * sx + sy * sy], -1), np.float32)
def pick(a, u, v):
    n = len(a); i, j = np.floor(u).astype(int), np.floor(v).astype(int); f, g = u - i, v - j; i %= n; j %= n; k, l = (i + 1) % n, (j + 1) % n; return (a[j, i] * (1 - f) + a[j, k] * f) * (1 - g) + (a[l, i] * (1 - f) + a[l, k] * f) * g

def film(width):
    q.reset(); yacht.build(lit=.06, led=.05, detail=False); x = np.arange(-100, 90, .25); half = np.array([max(yacht.half(min((a + 100) / 187.13, 1), .03), 0) if a < 87.13 else 0 for a in x], np.float32)
    sun = (22, 77); cam = np.array((44.0, 27.5, 10.2)); s = q.stage(cam, (90, 2.5, 2.6), 25, sun, width=width, deep=(.003, .022, .052), scat=(.010, .10, .13), haze=1 / 20000, dust=1.5, clouds=.10, cirrus=.5, seed=5)
    L = films.library('bow'); tiles = [Tile(256, 173, .31, 34, 9, .0016, .9, 3), Tile(256, 37, -.52, 9, 1.0, .0022, .7, 4), Tile(256, 6.1, .9, 1.0, .07, .0030, 0, 5)]; lost = sum(t.lost for t in tiles); s.params[33] = .0022 + lost
    L.place_of_hull(len(half), ctypes.c_float(-100), ctypes.c_float(87.1), _p(half)); h = s.height; buf = np.zeros((3, h, width), np.float32); k = np.zeros(6, np.float32)
    def moment(t, spp):
        a = 2 * math.pi * t; s.params[0:3] = cam + (.25 * math.sin(a), .18 * math.cos(a), .16 * math.sin(a + 1))
        for n, tile in enumerate(tiles): L.tile(n, tile.n, ctypes.c_float(tile.size), ctypes.c_float(tile.angle), _p(tile.at(t * SECONDS)))
        L.under_way(s.scene, _p(s.params), width, h, spp, *map(ctypes.c_float, (t, t * SPEED * SECONDS, SPEED / 48, 1)), _p(buf)); L.light(_p(k)); return np.nan_to_num(buf) * q.exposed(k, sun)
    return moment, {**q.FILM, 'exposure': .08, 'warm': .03, 'bloom': .06}
