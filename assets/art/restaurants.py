"""The second picture of three restaurants: a table by the windows of Halyard in the evening, a course before the shelf of salts at
Sal, the counter of Ten Stools from the cook's side. Rooms and furniture are those of the first pictures."""
import math
import numpy as np
import indoors as D
import bpy
from kit import *
import interiors as I, props as P, rooms as R, suites as U, dressing as V
from scenes import day_sky
from plans import sky_of, materials, STYLES
from venues import venue, quad, dining_room, hurricane, pendant
from life import counter_room

# ---- what lies on the tables
def round_cloth(mat, x, y, r, top, drop, folds=11, seed=1):
    """A cloth on a round table: flat above, a soft edge, folds that open toward the floor."""
    s, a = np.meshgrid(np.concatenate([np.linspace(.001, r, 16), r + np.linspace(.004, drop, 44)]), np.linspace(0, 2 * np.pi, 361), indexing='ij'); over = np.maximum(s - r, 0); q = .035; t = np.clip(over / q, 0, math.pi / 2); down = q * (1 - np.cos(t)) + np.maximum(over - q * math.pi / 2, 0); open_ = sstep(.03, drop, over); ph = a * folds + 1.1 * np.sin(a * 3 + seed) + .5 * np.sin(a * 5 + 2 * seed)
    rad = np.minimum(s, r) + q * np.sin(t) + open_ * (.030 + .055 * np.sin(ph) + .018 * np.sin(2 * ph + 1)); lift = .0016 * fbm(s * np.cos(a) * 3, s * np.sin(a) * 3, 4, seed) * (over == 0)
    return grid_obj('cloth', x + rad * np.cos(a), y + rad * np.sin(a), top - down + lift, [mat])

def wine(x, y, z, h=.21, r=.040, fill=.36, col=(.62, .53, .27)):
    """A thin wineglass; fill is the part of its bowl with wine."""
    b = h * .44; bowl = V.smooth([(.004, b), (r * .62, b + .012), (r, b + (h - b) * .42), (r * .93, b + (h - b) * .75), (r * .78, h)], 30); m = MB(); P.lathe(m, (x, y, z), [(.0005, .0025), (r * .92, .001), (r * .90, .004), (.012, .007), (.0042, .016), (.0036, b - .012)] + [(q, v) for q, v in bowl], 72, cap=False); m.obj('wineglass', [thin_glass('wineglass', (.955, .97, .97), 1.0, .01, .045)])
    if fill: stop = b + (h - b) * fill; inner = [(max(q - .0012, .0005), v + .0008) for q, v in bowl if v < stop]; m = MB(); P.lathe(m, (x, y, z), inner + [(inner[-1][0], stop), (.0005, stop + .0002)], 64, cap=False); m.obj('wine', [principled('winep', col, .04, .6, coat=.5)])

def plate(mat, x, y, z, r=.135):
    m = MB(); V.turned(m, (x, y, z), [(r * .52, 0), (r * .54, .003), (r * .64, .006), (r * .97, .018), (r, .020), (r * .985, .0215), (r * .66, .0095), (r * .60, .0075), (.001, .0072)], 88, k=60); m.obj('plate', [mat])

def folded(mat, x, y, z, yaw, w=.10, L=.20, seed=1):
    """A napkin folded in four: three layers, the upper ones a little shorter."""
    for k in range(3): I.cushion('napkin', (x, y, z + .004 + .006 * k), (w - .004 * k, L - .007 * k, .0075), mat, .10, 12, (0, 0, yaw + .015 * k), seed + k, .004, 26)

def crumbs(mat, at, n, size, rng, spread, col):
    m = MB()
    for _ in range(n): s = rng.uniform(.5, 1) * size; v = rng.uniform(.86, 1.06); m.box(-s, s, -s * .8, s * .8, 0, s * 1.2, 0, tuple(min(.9, q * v) for q in col), rng.uniform(0, 3), (at[0] + rng.normal(0, spread[0]), at[1] + rng.normal(0, spread[1]), at[2]))
    m.obj('crumbs', [mat])

def half_lemon(x, y, z, r, seed=0, tilt=(0, 0, 1)):
    """Half a lemon with its cut side up: rind, white pith, ten segments."""
    m = MB(); P.lathe(m, (x, y, z), [(.001, 0), (r * .45, r * .05), (r * .82, r * .32), (r, r * .78), (r * .985, r * .80)], 48, cap=False); m.obj('rind', [principled('rind', (.80, .60, .06), .42, .4, bump=(300, .4, .002))]); u, a = np.meshgrid(np.linspace(0, 1, 40), np.linspace(0, 2 * np.pi, 241), indexing='ij'); seg = np.abs(((a + seed) * 10 / (2 * np.pi)) % 1 - .5); wall_ = (u > .86) | (u < .08) | (seg > .455 + .02 * u); pulp = fbm(u * 9, a * 26, 3, seed); col = np.where(wall_[..., None], (.86, .82, .62), np.array((.84, .66, .16)) * (1 + .25 * pulp[..., None]))
    grid_obj('cut', x + r * .985 * u * np.cos(a), y + r * .985 * u * np.sin(a), z + r * .80 - .0018 * (~wall_) + .0006 * pulp, [principled('cutlemon', lambda k: k.attr(), .22, .5, coat=.3)], np.clip(col, 0, .9))

def salt_bass(x, y, z, yaw, L=.40):
    """A sea bass baked in a crust of salt, its tail free; the crust is broken open over the flesh."""
    t, b = np.meshgrid(np.linspace(0, 1, 300), np.linspace(-1, 1, 170), indexing='ij'); c, s = math.cos(yaw), math.sin(yaw); body = .028 + .072 * np.sin(np.pi * np.clip(t * 1.02, 0, 1) ** .72) ** .8 * (1 - .30 * t); body = body * sstep(-.01, .05, t) ** .5; w = body + .012 * fbm(t * 5, b * 0, 4, 3) * sstep(0, .1, t) * sstep(1, .9, t)
    round_ = np.clip(1 - np.abs(b) ** 2.4, 0, 1) ** .62; n = fbm(t * 14, b * 5, 5, 7); fine = fbm(t * 70, b * 26, 3, 9); high = .060 * np.sin(np.pi * np.clip(.04 + t * .97, 0, 1) ** .8) ** .6 * round_; crust = high * (1 + .10 * n) + .0040 * n * round_ + .0026 * fine * round_; hole = np.hypot((t - .47) / .25, (b + .34) / .56) + .20 * fbm(t * 9, b * 4, 4, 21); kept = hole > 1
    flesh = high - .014 + .0022 * np.sin((t * 46 + 2.2 * np.abs(b + .08)) * 2 * np.pi * .5) ** 2 * (hole < 1.2); Z = np.where(kept, crust, flesh - .004); px = (t - .5) * L; py = b * w; X, Y = x + px * c - py * s, y + px * s + py * c
    brown = sstep(.22, .70, n + .5 * (high / .06) - .25)[..., None] * .75; col = np.array((.86, .845, .81)) * (1 - brown) + np.array((.68, .49, .29)) * brown; col = col * (1 + .10 * fine[..., None]); edge = sstep(1.12, 1.0, hole)[..., None]; col = col * (1 - .25 * edge)
    grid_obj('crust', X, Y, z + np.maximum(Z, -.001), [principled('crustsalt', lambda k: k.attr(), .85, .25, bump=(420, .7, .002))], np.clip(col, 0, .88), keep=kept)
    line = np.abs(((t * 23 + 1.1 * np.abs(b + .08) + .25 * fbm(t * 8, b * 3, 3, 5)) % 1) - .5); fc = np.array((.82, .70, .60)) * (1 - .20 * sstep(.36, .5, line)[..., None]) * (1 + .07 * fine[..., None]); mid = sstep(.05, .0, np.abs(b + .08))[..., None]; fc = fc * (1 - .35 * mid) + np.array((.62, .46, .36)) * .35 * mid; skin = sstep(.74, .80, hole + .05 * n)[..., None]; fc = fc * (1 - skin) + np.array((.26, .265, .26)) * (1 + .5 * fine[..., None]) * skin   # the skin, where it was not lifted with the salt
    grid_obj('flesh', X, Y, z + np.maximum(flesh, 0) - .002 * sstep(.38, .5, line), [principled('flesh', lambda k: k.attr(), .24, .5, coat=.25)], np.clip(fc, 0, .86), keep=hole < 1.15)
    # the tail, in rays
    u, v = np.meshgrid(np.linspace(0, 1, 40), np.linspace(-1, 1, 90), indexing='ij'); q = L * (.475 + .17 * u * (1 + .20 * np.abs(v) ** 1.5)); e = v * (.016 + .062 * u ** .8); ray = np.sin(v * 40) * .5 + .5; tc = (np.array((.16, .165, .16)) + np.array((.22, .20, .17)) * ray[..., None]) * (1 - .35 * u[..., None]); grid_obj('tail', x + q * c - e * s, y + q * s + e * c, z + .016 + .020 * u + .0016 * ray * u, [principled('tail', lambda k: k.attr(), .35, .5, coat=.2)], tc)

def oval(mat, x, y, z, yaw, a, b):
    """A dish with a rim, its long side along yaw."""
    c, s = math.cos(yaw), math.sin(yaw); m = MB(); A = np.linspace(0, 2 * np.pi, 120, endpoint=False); m.loft([[(x + a * k * math.cos(t) * c - b * (k if k > .8 else k * .97) * math.sin(t) * s, y + a * k * math.cos(t) * s + b * (k if k > .8 else k * .97) * math.sin(t) * c, z + h) for t in A] for k, h in V.smooth([(.74, 0), (.76, .003), (.84, .010), (.99, .022), (1.0, .0245), (.985, .0255), (.84, .0145), (.78, .0075), (.74, .006)], 40)], 0); m.add([(x + a * .742 * math.cos(t) * c - b * .72 * math.sin(t) * s, y + a * .742 * math.cos(t) * s + b * .72 * math.sin(t) * c, z + .0062) for t in A], [tuple(range(120))]); m.obj('dish', [mat])

def herb(x, y, z, yaw, L=.10, n=9, leaf=.034, seed=0):
    """A sprig with leaves in pairs, lying."""
    rng = np.random.default_rng(seed); m = MB(); st = MB(); c, s = math.cos(yaw), math.sin(yaw); at = lambda t: (x + L * t * c - .012 * math.sin(t * 3) * s, y + L * t * s + .012 * math.sin(t * 3) * c, z + .004 + .004 * math.sin(t * 4)); P.tube(st, [at(t) for t in np.linspace(0, 1, 14)], .0014, 6)
    for k in range(n):
        for side in (-1, 1): a = yaw + side * (.75 + .2 * rng.random()); V.leaf(m, at(.12 + .86 * k / n), (math.cos(a), math.sin(a), .25 + .25 * rng.random()), leaf * (1 - .4 * k / n) * rng.uniform(.85, 1.1), .24)
    st.obj('stalk', [principled('herbstalk', (.22, .24, .10), .7)]); m.obj('herb', [principled('herb', lambda k: k.mixc(1., (.17, .27, .11), k.attr(), 'MULTIPLY'), .5, .35)])

# ---- Halyard
@venue('halyard-in-the-evening', 'A table for two by the windows of Halyard in the evening: a sea bass in a broken crust of salt with lemon, two glasses of white wine and a candle, another table along the glass and the sea at dusk behind.', 'table for two, windows, sea bass, salt, lemon, wine, candle, sea', ['venues/halyard'], 'dusk', 14)
def halyard_evening():
    M = materials(STYLES['SV']); o = sky_of('dusk', -34, 9); M['floor'] = I.planks('floorst', *STYLES['SV']['oak']); dining_room(M, ((2.4, 2.9, .3), (-.5, 2.3, .8), (-3.6, 3.0, .1), (.55, 6.35, .2), (-2.2, 6.35, .9), (-5.0, 6.2, .4)), np.random.default_rng(5)); D.G.lamps = [q for q in D.G.lamps if q.name != 'area']
    tx, ty, z, rng = 3.3, 6.3, .752, np.random.default_rng(4); round_cloth(I.cloth('damask', (.80, .775, .73), var=.03, slub=60), tx, ty, .56, z, .66, 10, 2)
    for x, y in ((.55, 6.35), (-2.2, 6.35), (-5.0, 6.2), (-.5, 2.3)): hurricane(M, x + .14, y - .12, .748)
    view_ = math.radians(132); side = view_ - math.pi / 2
    for k, a in enumerate((side, side + math.pi)): c, s = math.cos(a), math.sin(a); I.chair(tx + .80 * c, ty + .80 * s, 0, a - math.pi / 2, M['oakd'], M['sand'], k + 3, .50)
    F_ = lambda r, f: (tx + r * math.cos(side) + f * math.cos(view_), ty + r * math.sin(side) + f * math.sin(view_)); white = principled('bone', (.84, .83, .80), .10, .5, coat=.5); pewter = principled('pewter', (.66, .65, .62), .34, .5, metal=1); yaw = side + .10
    x, y = F_(0, -.06); oval(pewter, x, y, z, yaw, .295, .165); salt_bass(x, y, z + .008, yaw, .40); salt = principled('looses', lambda k: k.attr(), .5, .4)
    for q, f, n in ((-.10, -.16, 60), (.12, -.17, 70), (.02, -.13, 30)): crumbs(salt, (*F_(q, f), z + .008), n, .0030, rng, (.028, .012), (.84, .82, .78))
    for q, f, k in ((-.215, -.12, 1), (.12, .135, 4), (.175, -.125, 7)): half_lemon(*F_(q, f), z + .008, .029, k)
    for q, f, a, k in ((-.22, .02, .5, 1), (-.02, .135, .3, 3)): herb(*F_(q, f), z + .010, yaw + a, .095, 8, .030, k)
    herb(*F_(-.035, -.075), z + .052, yaw + .25, .075, 7, .020, 6)
    for k, r in enumerate((-.40, .40)):
        plate(white, *F_(r, -.02), z); px, py = F_(r, -.02); V.cutlery(M, px, py, z, side - math.pi / 2 if k == 0 else side + math.pi / 2); wine(*F_(r * .70, .235), z, .215, .041, .34)
    folded(M['white'], *F_(-.40, -.02), z + .009, side + .5, .085, .17, 3); folded(M['white'], *F_(.40, -.02), z + .009, side - .4, .085, .17, 6)
    x, y = F_(.02, .30); hurricane(M, x, y, z); V.stem_vase(M, *F_(-.14, .36), z, .74, 'cer', 4); x, y = F_(.14, .36); plate(white, x, y, z, .085); P.loaf((x, y, z + .034), (.115, .075, .055), 5, side + .3)
    m = MB(); a, b = F_(.045, -.265), F_(.235, -.215); P.tube(m, [(*a, z + .005), (a[0] + .55 * (b[0] - a[0]), a[1] + .55 * (b[1] - a[1]), z + .011), (*b, z + .007)], [.0048, .0032, .0034], 10); m.sphere((*F_(.262, -.208), z + .007), (.030, .030, .006), 22); m.obj('spoon', [M['steel']])
    cam = (*F_(.12, -1.30), 1.40); at = (*F_(-.05, .30), .885); D.camera(cam, at, 31, fstop=4.0, focus=math.dist(cam, (*F_(0, -.06), z + .04))); D.area((*F_(-.1, -.2), 2.35), (*F_(0, 0), z), .5, 11, (1, .80, .56)); D.area((*F_(-1.0, .2), 1.9), (*F_(0, 0), z), .8, 6, (1, .78, .54)); D.area((-1, 4.6, 2.72), (-1, 4.6, 0), 7, 18, (1, .80, .56), 4); return dict(o, key=.19, view=.44, wb=.5, lamp=-1., boost=1.7, glow=.8)

# ---- Sal
def fava(x, y, z, r, seed=3):
    """Yellow fava in a turned swirl with oil in its groove, smoked onion, capers and their leaves on top."""
    u, a = np.meshgrid(np.linspace(0, 1, 120), np.linspace(0, 2 * np.pi, 361), indexing='ij'); turn = (u * 3.1 - a / (2 * np.pi)) % 1; edge = np.sqrt(np.clip(1 - u ** 4, 0, 1)); wob = 1 + .035 * np.sin(3 * a + 1) + .02 * np.sin(7 * a); n = fbm(u * np.cos(a) * 9, u * np.sin(a) * 9, 5, seed); h = edge * (.0165 + .0062 * np.cos(turn * 2 * np.pi) * sstep(0, .25, u) * sstep(1, .86, u) + .0010 * n); X, Y = x + r * u * wob * np.cos(a), y + r * u * wob * np.sin(a)
    grid_obj('fava', X, Y, z + h, [principled('fava', lambda k: k.attr(), .42, .45, bump=(160, .35, .002))], np.clip(np.array((.80, .57, .155)) * (1 + .10 * n[..., None] + .10 * (h[..., None] / .02 - .8)), 0, .88)); m = MB(); m.cyl((x, y, z + .0105), (x, y, z + .0132), r * .80, n=90); m.obj('oil', [principled('oliveoil', (.40, .315, .03), .03, .6, coat=.8)])
    char = principled('onion', lambda k: k.attr(), .30, .5, coat=.35)
    for k, (q, t, yaw, s, tip) in enumerate(((.022, .4, .3, .030, .5), (.026, 2.4, 2.5, .027, .7), (.020, 4.4, 4.2, .031, .45), (.048, 1.5, 1.2, .022, .9), (.046, 3.6, 5.4, .023, .8))):
        U_, W = np.meshgrid(np.linspace(-1, 1, 46), np.linspace(0, 1, 40), indexing='ij'); b = U_ * 1.15; ph = W * 2.2 - .35; rad = s * np.sin(np.clip(ph + .38, .02, 2.9)) ** .75; lx, ly, lz = rad * np.sin(b), s * 1.35 * (W - .5), s * .62 - rad * np.cos(b) * .95; cy, sy, ct, stt = math.cos(yaw), math.sin(yaw), math.cos(tip), math.sin(tip); ly, lz = ly * ct - lz * stt, ly * stt + lz * ct; f = fbm(U_ * 3 + k, W * 4, 4, k + 2); rim = np.maximum(np.abs(U_) ** 5, np.maximum(sstep(.84, 1, W), sstep(.12, 0, W))) + .35 * f; col = np.array((.74, .56, .34)) * (1 + .18 * np.sin(U_ * 26)[..., None] * .5) * (1 - np.clip(rim, 0, 1)[..., None]) + np.array((.075, .042, .022)) * np.clip(rim, 0, 1)[..., None]
        grid_obj('petal', x + q * math.cos(t) + lx * cy - ly * sy, y + q * math.sin(t) + lx * sy + ly * cy, z + .021 + lz - (lz.min()) * .8 + .0005 * k, [char], np.clip(col, .02, .86))
    m = MB(); rng = np.random.default_rng(seed)
    for q, t in ((.060, .2), (.066, .9), (.040, 2.9), (.070, 2.2), (.062, 4.9), (.030, 5.6), (.072, 4.0)): m.sphere((x + q * math.cos(t), y + q * math.sin(t), z + .0215), (.0058, .0062, .0055), 18, 0, (rng.uniform(.85, 1.1),) * 3)
    m.obj('capers', [principled('caper', lambda k: k.mixc(k.noise(k.pos(), 220, 3), (.17, .21, .07), (.30, .34, .13)), .35, .5, coat=.3)]); lf = MB()
    for q, t, a, L in ((.034, 1.0, 1.4, .036), (.052, 2.7, 3.2, .032), (.050, 5.3, 5.0, .036), (.012, 3.0, .4, .032)): V.leaf(lf, (x + q * math.cos(t), y + q * math.sin(t), z + .030), (math.cos(a), math.sin(a), .35), L, .40)
    lf.obj('caperleaf', [principled('caperleaf', lambda k: k.mixc(1., (.16, .27, .09), k.attr(), 'MULTIPLY'), .38, .4, coat=.2)]); p = MB()
    for _ in range(60): q, t = r * .8 * math.sqrt(rng.random()), rng.uniform(0, 6.28); p.sphere((x + q * math.cos(t), y + q * math.sin(t), z + .0205), rng.uniform(.0005, .0011), 6)
    p.obj('pepper', [principled('pepper', (.05, .035, .02), .8)])

SALTS = ((.84, .84, .83), (.50, .50, .505), (.78, .55, .48), (.86, .85, .82), (.30, .30, .31), (.80, .74, .62), (.84, .84, .84), (.62, .42, .36), (.085, .085, .09), (.82, .81, .78), (.70, .60, .54))
def heap(g, x, y, z, r, col, n, size, rng):
    P.lathe(g, (x, y, z), [(r * .86, .044), (r * .6, .058), (r * .3, .068), (.001, .071)], 40, 0, tuple(q * .9 for q in col), cap=False)
    for _ in range(n): a, q = rng.uniform(0, 6.28), r * .84 * math.sqrt(rng.uniform()); s = rng.uniform(.7, 1.3) * size; v = rng.uniform(.84, 1.1); g.box(-s, s, -s * .8, s * .8, -s * .7, s * .7, 0, tuple(min(.9, w * v) for w in col), rng.uniform(0, 3), (x + q * math.cos(a), y + q * math.sin(a), z + .0435 + .028 * (1 - (q / r) ** 2)))

@venue('sal-fava-and-salt', 'A table at Sal by lamplight: yellow fava with smoked onion and capers in a dark bowl, a small dish of gray salt beside it, and bowls of salt in a row on the shelf behind the pass.', 'table, fava, onion, capers, bowl, gray salt, bowls of salt, shelf, pass', ['venues/sal'], 'lamps')
def sal_table():
    M = materials(STYLES['MS']); o = sky_of('dusk'); M['oak'] = I.oak('shelfo', (.30, .185, .095), (.46, .31, .18)); dark = I.oak('tabletop', (.115, .068, .036), (.20, .125, .068), 0, .36); M['wall'] = P.lime('plast', (.44, .42, .385), .16, .7, 2.2); rng = np.random.default_rng(3); cer = [principled(f'cer{i}', c, .45, bump=(60, .25, .003)) for i, c in enumerate(((.46, .40, .33), (.075, .095, .105), (.62, .58, .50), (.30, .155, .095)))]
    quad(M['wall'], (-4, .36, 0), (4, .36, 0), (4, .36, 2.7), (-4, .36, 2.7)); quad(M['ceil'], (-4, .36, 2.6), (4, .36, 2.6), (4, -6, 2.6), (-4, -6, 2.6)); quad(I.planks('salfloor', (.16, .10, .06), (.26, .17, .10)), (-4, -6, 0), (4, -6, 0), (4, .36, 0), (-4, .36, 0)); I.rbox('shelf', -3, 3, -.22, .36, 1.03, 1.075, M['oak'], .006); I.rbox('shelf2', -3, 3, .14, .36, 1.46, 1.50, M['oak'], .006)
    for i in range(11):
        x = (i - 5) * .152; y = -.06; r = .062; m = MB(); P.lathe(m, (x, y, 1.075), [(.030, 0), (.034, .004), (.036, .012), (r, .052), (r - .001, .056), (r - .006, .053), (.03, .018)], 56, cap=False); m.obj('bowl', [cer[(i * 2 + i // 6) % 4]]); g = MB(); heap(g, x, y, 1.075, r, SALTS[i], 320, .0026, rng); g.obj('salt', [principled('salt', lambda k: k.attr(), .3, .5)])
    m = MB()
    for i in range(15): x = -1.05 + i * .15 + rng.uniform(-.015, .015); h = .13 + .05 * (i % 3); P.lathe(m, (x, .25, 1.50), [(.045, 0), (.052, .01), (.052, h * .8), (.034, h), (.038, h + .012), (.030, h + .014)], 32, i % 4, cap=True)
    m.obj('jars', cer); V.stem_vase(M, -1.12, .20, 1.075, 1.0, 'cerd', 7)
    # the pass before the shelf: plaster below, an oak top, a cloth and two plates that wait
    I.rbox('passf', -4, 4, -1.00, -.62, 0, .90, M['oakd'], .01); [I.rbox('batten', q, q + .055, -1.025, -1.0, .0, .88, M['oakd'], .008) for q in np.arange(-2.6, 2.6, .075)]; I.rbox('passt', -4, 4, -1.08, -.56, .90, .945, M['oak'], .008)
    for k in range(3): plate(cer[1], .78, -.82, .945 + .012 * k, .125)
    I.cushion('cloth', (-.86, -.82, .965), (.24, .30, .045), M['linen'], .15, 8, (0, 0, .15), 4, .006)
    for x in (-1.05, 0, 1.05): m = MB(); m.cyl((x, -.80, 1.86), (x, -.80, 2.6), .004, n=8); P.lathe(m, (x, -.80, 1.70), [(.12, 0), (.117, .02), (.085, .11), (.02, .16), (.012, .18)], 48, cap=False); m.obj('shade', [principled('passlamp', (.10, .055, .03), .35, .5, metal=.0)]); m = MB(); m.sphere((x, -.80, 1.735), .030, 16); m.obj('bulb', [emission('passbulb', (1, .76, .46), 10)]); D.area((x, -.80, 1.70), (x, -.80, 0), .14, 3.4, (1, .80, .56))
    # the table
    z = .745
    for k in range(6): I.rbox('top', -1.1, 1.1, -2.62 + k * .192, -2.62 + k * .192 + .190, z - .04, z, dark, .004)
    bx, by = -.045, -2.17; m = MB(); V.turned(m, (bx, by, z), [(.050, 0), (.054, .004), (.080, .018), (.118, .036), (.152, .046), (.1535, .0485), (.150, .049), (.117, .0405), (.094, .028), (.080, .022), (.001, .021)], 110, k=80); m.obj('dish', [principled('stoneware', lambda k: k.mixc(k.noise(k.pos(), 34, 5, .6), (.050, .058, .062), (.095, .100, .098)), .34, .5, coat=.25, bump=(70, .2, .003))]); fava(bx, by, z + .0205, .088)
    sx, sy = .235, -2.245; m = MB(); V.turned(m, (sx, sy, z), [(.022, 0), (.026, .003), (.046, .018), (.050, .026), (.0485, .027), (.042, .019), (.001, .012)], 64); m.obj('saltdish', [cer[2]]); g = MB(); P.lathe(g, (sx, sy, z), [(.042, .019), (.028, .026), (.012, .030), (.001, .031)], 40, 0, (.40, .40, .405), cap=False)
    for _ in range(900): a, q = rng.uniform(0, 6.28), .041 * math.sqrt(rng.uniform()); s = rng.uniform(.0009, .0024); v = rng.uniform(.80, 1.15); g.box(-s, s, -s * .8, s * .8, -s * .7, s * .7, 0, tuple(w * v for w in (.46, .46, .465)), rng.uniform(0, 3), (sx + q * math.cos(a), sy + q * math.sin(a), z + .0185 + .0125 * (1 - (q / .043) ** 2)))
    g.obj('graysalt', [principled('damp', lambda k: k.attr(), .22, .6, coat=.3)]); m = MB(); P.tube(m, V.smooth([(sx + .008, sy - .002, z + .034), (sx + .040, sy + .012, z + .043), (sx + .085, sy + .030, z + .060)], 16), np.linspace(.0030, .0022, 16), 10); m.sphere((sx + .002, sy - .004, z + .0335), (.013, .0105, .0035), 18); m.obj('horn', [principled('horn', (.34, .22, .11), .25, .5, coat=.4)]); crumbs(principled('damp2', lambda k: k.attr(), .3, .5), (sx - .055, sy - .055, z), 14, .0020, rng, (.012, .008), (.46, .46, .465))
    V.napkin(M, -.325, -2.23, z, .10); m = MB(); P.tube(m, V.smooth([(-.315, -2.33, z + .022), (-.322, -2.24, z + .024), (-.328, -2.185, z + .026)], 12), [.0042] * 4 + [.0026] * 8, 10); m.sphere((-.332, -2.162, z + .024), (.0185, .0265, .0045), 20); m.obj('spoon', [M['brass']]); wine(.20, -1.96, z, .215, .041, .34, (.78, .68, .36)); V.glass(M, .335, -2.02, z, .10, .034, 'water', .6); x, y = -.30, -1.96; m = MB(); P.lathe(m, (x, y, z), [(.036, 0), (.040, .004), (.042, .07), (.040, .072)], 48, cap=False); m.obj('votive', [thin_glass('votive', (.98, .90, .78), .9, .01, .05)]); m = MB(); m.cyl((x, y, z + .004), (x, y, z + .030), .034, n=40); m.obj('waxv', [principled('wax', (.85, .78, .66), .5, emit=(1, .6, .28), estr=1.2)]); m = MB(); m.sphere((x, y, z + .044), (.0055, .0055, .014), 14); m.obj('flame', [emission('flame', (1, .62, .25), 24)]); point((x, y, z + .055), .9, (1, .64, .32), .02)
    V.napkin(M, .26, -1.66, z, .04); I.rbox('card', -.02, .10, -1.72, -1.64, z, z + .0025, M['white'], .0008, rot=(0, 0, .1)); wine(-.10, -1.80, z, .215, .041, .34, (.78, .68, .36))
    cam = (.02, -3.04, 1.26); D.camera(cam, (.035, -2.03, .945), 35, fstop=4.5, focus=math.dist(cam, (bx, by, z + .04))); area((-.75, -2.75, 1.95), (0, -2.25, z), .34, 9, (1, .88, .72)); area((.9, -2.0, 1.6), (0, -2.3, z), .5, 2.2, (1, .80, .58)); area((0, .12, 1.455), (0, .10, 1.1), 3.4, 9, (1, .78, .50), .06); m = MB(); m.box(-2.9, 2.9, .15, .165, 1.452, 1.459); m.obj('strip', [emission('strip', (1, .76, .46), 2.2)]); area((0, -2.2, 2.58), (0, -2.2, 0), 3, 7, (1, .84, .64), 2.4); return dict(o, lamp=-1., boost=.2, wb=.5, key=.165, glow=.7)

# ---- Ten Stools
def nigiri(x, y, z, yaw, kind, rng):
    """Rice pressed by hand, a slice of fish over it: 'aji' silver with chives, 'tai' white and rose, 'toro' with fat in veins."""
    c, s = math.cos(yaw), math.sin(yaw); I.cushion('shari', (x, y, z + .0095), (.050, .021, .019), principled('rice', (.82, .80, .74), .45, .4), .2, 3.2, (0, 0, yaw), int(x * 90) % 9, .0006, 30); g = MB()
    for _ in range(170): a, t = rng.uniform(2.7, 6.7), rng.uniform(-.95, .95); q = (t * .0255, .0108 * math.cos(a) * math.sqrt(1 - t * t * .8), .0095 + .0096 * math.sin(a) * math.sqrt(1 - t * t * .8)); g.sphere((x + q[0] * c - q[1] * s, y + q[0] * s + q[1] * c, z + q[2]), tuple(rng.permutation((.0030, .0017, .0017))), 8)
    g.obj('grains', [principled('grain', (.84, .82, .76), .35, .5)]); u, v = np.meshgrid(np.linspace(-1, 1, 90), np.linspace(-1, 1, 50), indexing='ij'); X, Y = u * .034, v * (.0145 - .004 * u); Z = .0240 - .0085 * np.abs(u) ** 3.2 - .0075 * np.abs(v) ** 2.4 + .0010 * fbm(u * 3, v * 2, 3, 4); n = fbm(u * 5 + x, v * 5, 4, 6); vein = np.abs(((u * 5.2 + .9 * v + .35 * n) % 1) - .5)
    col = dict(aji=np.array((.62, .42, .40)) * (1 - sstep(-.1, .5, v)[..., None]) + np.array((.52, .55, .58)) * sstep(-.1, .5, v)[..., None] * (1 + .35 * n[..., None]), tai=np.array((.84, .74, .68)) * (1 + .05 * n[..., None]) * (1 - .3 * sstep(.55, .95, v)[..., None]) + np.array((.22, .03, .03)) * sstep(.55, .95, v)[..., None], toro=np.array((.78, .36, .32)) * (1 + .1 * n[..., None]) * (1 - .0 * v[..., None]))[kind]; col = np.where((vein > .40)[..., None] & (kind == 'toro'), np.array((.85, .62, .56)), col); col = np.where((vein > .44)[..., None] & (kind == 'tai'), np.array((.86, .80, .76)), col)
    grid_obj('neta', x + X * c - Y * s, y + X * s + Y * c, z + Z, [principled('neta', lambda k: k.attr(), .16, .55, coat=.5)], np.clip(col, .02, .88)); m = MB(); m.sphere((x, y, z + .0250), (.003, .003, .0022), 10)
    if kind == 'aji': m.obj('ginger', [principled('ginger', (.80, .72, .46), .5)])

def saku(x, y, z, L, w, h, n=26):
    """A block of tuna belly, its veins of fat across it."""
    u, v = np.meshgrid(np.linspace(0, 1, 150), np.linspace(0, 1, 120), indexing='ij'); around = v * 2 * (w + h); side = np.where(around < h, around, 0); yy = np.clip(np.where(around < h, 0, np.where(around < h + w, around - h, np.where(around < 2 * h + w, w, w - (around - 2 * h - w)))), 0, w); zz = np.clip(np.where(around < h, around, np.where(around < h + w, h, np.where(around < 2 * h + w, h - (around - h - w), 0))), 0, h); f = fbm(u * 6, v * 8, 4, 8); q = np.abs(((u * 9 + yy / w * 1.6 + .35 * f) % 1) - .5); col = np.where((q > .41)[..., None], (.84, .60, .54), np.array((.66, .20, .17)) * (1 + .16 * f[..., None])); grid_obj('saku', x + u * L + .003 * f, y + yy, z + zz * (1 + .05 * f), [principled('tuna', lambda k: k.attr(), .2, .5, coat=.4)], np.clip(col, 0, .88))
    for e in (0, 1): m = MB(); m.quad((x + e * L, y, z), (x + e * L, y + w, z), (x + e * L, y + w, z + h), (x + e * L, y, z + h)); m.obj('end', [principled('tunae', (.66, .22, .19), .2, .5, coat=.4)])

@venue('ten-stools-from-the-knives', 'The counter of Ten Stools from the cook’s side in the last sun: a knife and a block of tuna on a board, a tub of rice, pieces of fish on rice set out on one long plank of pale cypress, ten stools beyond it and a window on the sea.', 'counter, knife, tuna, board, tub of rice, fish, cypress, stools, window, sea', ['venues/ten-stools'], 'evening', 18)
def ten_stools():
    sun(day_sky(11, 70, .14), (1, .70, .44), 5); M, hin = counter_room(); rng = np.random.default_rng(8); z = .86; kind = ('tai', 'aji', 'toro', 'tai', 'aji')
    I.rbox('board', -4.02, -3.20, 1.02, 1.36, z, z + .035, I.oak('ginkgo', (.44, .30, .17), (.55, .40, .25), 0, .42), .008); saku(-3.62, 1.11, z + .035, .20, .075, .040)
    for k in range(4): I.cushion('slice', (-3.665 - k * .022, 1.150, z + .053), (.0085, .072, .036), principled('tunas', lambda q: q.mixc(q.noise(q.pos(), 60, 3, .6), (.64, .20, .17), (.82, .50, .44)), .2, .5, coat=.4), .1, 6, (0, .35 + .12 * k, 0), k, .0005, 20)
    c, s = math.cos(.09), math.sin(.09); T = lambda a, b, h: (-3.93 + a * c - b * s, 1.06 + a * s + b * c, z + .0362 + h); m = MB(); edge = [(0, -.004), (.22, -.006), (.275, .006), (.285, .016), (.20, .026), (0, .028)]; m.add([T(a, b, 0) for a, b in edge] + [T(a, b, .0026) for a, b in edge], [tuple(range(5, -1, -1)), tuple(range(6, 12))] + [(i, (i + 1) % 6, 6 + (i + 1) % 6, 6 + i) for i in range(6)]); m.obj('blade', [principled('blade', (.70, .71, .71), .34, .5, metal=1)]); m = MB(); m.cyl(T(-.150, .012, .004), T(-.008, .012, .003), .0125, .0115, 20); m.obj('haft', [I.oak('ho', (.50, .36, .21), (.62, .47, .30))]); m = MB(); m.cyl(T(-.012, .012, .003), T(.006, .012, .003), .0122, .0120, 20); m.obj('horn', [M['lacquer']])
    # the tub of rice with hoops of copper, a paddle of wood across it; a folded cloth; a jar of ginger
    x, y = -2.86, 1.19; m = MB(); P.lathe(m, (x, y, z), [(.135, 0), (.150, .10), (.150, .105), (.140, .105), (.132, .06)], 90, cap=False); m.obj('tub', [I.oak('sawara', (.54, .39, .24), (.68, .53, .35), 2)]); m = MB(); [P.lathe(m, (x, y, z + h), [(q, -.005), (q + .0025, 0), (q, .005)], 90, cap=False) for h, q in ((.025, .1395), (.080, .1472))]; m.obj('hoops', [principled('copper', (.72, .38, .22), .28, .5, metal=1)]); u, a = np.meshgrid(np.linspace(0, 1, 60), np.linspace(0, 2 * np.pi, 181), indexing='ij'); grid_obj('ricebed', x + .137 * u * np.cos(a), y + .137 * u * np.sin(a), z + .066 + .018 * (1 - u ** 2) + .008 * fbm(u * np.cos(a) * 4, u * np.sin(a) * 4, 5, 2), [principled('ricebed', (.80, .78, .72), .5, .4, bump=(260, .9, .004))]); g = MB()
    for _ in range(1500): q, t = .132 * math.sqrt(rng.random()), rng.uniform(0, 6.28); g.sphere((x + q * math.cos(t), y + q * math.sin(t), z + .068 + .018 * (1 - (q / .137) ** 2) + .008 * float(fbm(np.array(q / .137 * math.cos(t) * 4), np.array(q / .137 * math.sin(t) * 4), 5, 2)) + rng.uniform(-.001, .0015)), tuple(rng.permutation((.0034, .0018, .0018))), 6)
    g.obj('ricegrains', [principled('grain', (.84, .82, .76), .35, .5)]); m = MB(); m.prism([(-.12, -.011), (.02, -.013), (.05, -.034), (.11, -.034), (.118, 0), (.11, .034), (.05, .034), (.02, .013), (-.12, .011)], 0, .007); q = m.obj('paddle', [hin]); q.location = (x + .03, y - .03, z + .106); q.rotation_euler = (0, -.10, 2.5)
    for k in range(2): I.cushion('cloth', (-4.16, 1.20, z + .010 + .014 * k), (.16, .20, .016), M['white'], .12, 9, (0, 0, .05), k + 2, .006)
    m = MB(); V.turned(m, (-3.10, 1.30, z), [(.030, 0), (.036, .004), (.046, .030), (.044, .052), (.041, .052), (.030, .02), (.001, .012)], 56); m.obj('gingerpot', [M['cerd']])
    # one piece before each of the first five guests, laid on the board by hand
    for k in range(5): nigiri(-3.92 + k * .86 + .05, .66, 1.0605, .22 + .04 * k, kind[k], rng)
    for k in range(2): nigiri(-3.47 + k * .075, 1.285, z + .0355, -.35, ('tai', 'toro')[k], rng)
    for q in bpy.data.objects:   # the stools are drawn back, or the board would hide them from here
        if q.name in ('stool', 'seat'): q.location.y -= .22
    D.camera((-4.86, 1.03, 1.87), (-2.1, .36, .76), 23, fstop=9, focus=1.9); area((-4.3, 2.0, 2.38), (-3.6, 1.1, .9), .8, 7, (1, .90, .76)); return dict(cirrus=.5, seed=5, dust=1.3, lamp=-.5, boost=2.4, glow=.9, wb=.6, view=.46, key=.19, sunb=.9)
