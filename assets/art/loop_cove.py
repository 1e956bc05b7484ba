"""Light over a cove of the Antilles: the shadows of small clouds cross a bay in the trade wind."""
import ctypes, math
import numpy as np
import quick as q, films
from quick import _p
import coast, ports_islands
from coast import *

SECONDS, SHADE = 8.0, .26
WORDS = dict(alt='Ondine I lies off a long beach below green hills, a sail beside her on clear turquoise water, the shadows of small clouds over the forest.', shows=['vessel'], sees=['Ondine I', 'beach', 'hills', 'sail', 'water', 'shadows', 'forest'], light='morning')
SCENE = ports_islands.car(shore=[(-3000, 3400), (-700, 1500), (-330, 700), (-170, 420), (-60, 262), (40, 186), (150, 150), (260, 84), (360, -40), (470, -160), (900, -420)], profile=((0, 0), (20, 1.9), (46, 6), (140, 40), (420, 110), (1300, 220)), hills=(HB(170, 300, 1500, 900, 3, -300, 6000),), isles=((-900, 2600, 620, 300, 150, .7), (-420, 3600, 700, 300, 190, .7)), cam=(-30, -120, 44), aim=(-165, 200, 22), lens=28, keep=True, lat=14, look=222, hour=8.6, decl=-12, beach=SANDY, bed=BED, bedslope=.020, deep=(.002, .055, .12), scat=(.010, .19, .24), veg=.95, canopies=JUNGLE, boats=4, boatbox=(-60, 200, 20, 150), kinds=('sail',), ship=(-200, 330, 140), sails=((-94, 112, 2.4, 13),), clouds=.24, wind=5, calm=1.3, seed=23,
    plants=(PALMS(-120, 380, 40, 300, 260, 7, (9, 13)), TREES('broad', -420, 620, -60, 900, 4800, (4, 240), (5, 9))))

def film(width):
    held = {}
    def shoot(out, cam, target, lens, sun, grade=None, spp=6, width=width, **o): held.update(stage=q.stage(cam, target, lens, sun, width=width, **o), sun=sun)
    coast.port(width=width, shoot=shoot, **SCENE); s = held['stage']; L = films.library('cove'); h = s.height; rnd = np.random.default_rng(3)
    w = np.hypot(s.waves[:, 0], s.waves[:, 1]); turns = np.maximum(np.round(np.sqrt(9.81 * w) * SECONDS / (2 * math.pi)), 1); start = s.waves[:, 3].copy()
    L.wind(ctypes.c_float(260), ctypes.c_float(150), ctypes.c_float(.5)); kept = []; k = np.zeros(6, np.float32); buf = np.zeros((14, h, width), np.float32)
    def moment(t, spp):
        for shade in (1, SHADE)[len(kept):]: a = np.zeros((14, h, width), np.float32); L.still(s.scene, _p(s.params), _p(s.waves), len(s.waves), width, h, 6, ctypes.c_float(shade), _p(a)); kept.append(a)
        s.waves[:, 3] = start - 2 * math.pi * turns * t; L.moment(s.scene, _p(s.params), _p(s.waves), len(s.waves), width, h, spp, ctypes.c_float(SHADE), ctypes.c_float(t), _p(kept[0]), _p(kept[1]), _p(buf)); L.light(_p(k)); return np.nan_to_num(buf[:3]) * q.exposed(k, held['sun'])
    return moment, q.FILM
