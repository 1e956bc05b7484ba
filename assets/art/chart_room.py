"""The Chart House from its corner: walls papered with canceled charts, a chess table, the electric piano. The charts are drawn here,
stroke by stroke: coasts and depths from noise, soundings, a compass rose, a pencilled course."""
import math
import numpy as np
import indoors as D
from kit import *
import interiors as I, props as P, rooms as R, suites as U, dressing as V
from plans import materials, sky_of, STYLES
from venues import venue, quad

# ---- a pen for sheets: letters and digits as strokes on a field of four by six
STROKES = dict(A='0 0 2 6 4 0|.7 2 3.3 2', B='0 0 0 6 3 6 4 4.6 3 3.2 0 3.2|3 3.2 4 1.6 3 0 0 0', C='4 5 3 6 1 6 0 4.6 0 1.4 1 0 3 0 4 1', D='0 0 0 6 2.6 6 4 4.4 4 1.6 2.6 0 0 0', E='4 0 0 0 0 6 4 6|0 3.1 3 3.1', F='0 0 0 6 4 6|0 3.1 3 3.1', G='4 5 3 6 1 6 0 4.6 0 1.4 1 0 3 0 4 1 4 2.8 2.4 2.8', H='0 0 0 6|4 0 4 6|0 3.1 4 3.1', I='2 0 2 6', J='4 6 4 1.4 3 0 1 0 0 1.4', K='0 0 0 6|4 6 0 2.6|1.4 3.7 4 0', L='0 6 0 0 4 0', M='0 0 0 6 2 2.6 4 6 4 0', N='0 0 0 6 4 0 4 6', O='1 0 0 1.6 0 4.4 1 6 3 6 4 4.4 4 1.6 3 0 1 0', P='0 0 0 6 3 6 4 4.6 3 3 0 3', Q='1 0 0 1.6 0 4.4 1 6 3 6 4 4.4 4 1.6 3 0 1 0|2.6 1.6 4.2 -.4', R='0 0 0 6 3 6 4 4.6 3 3 0 3|2 3 4 0', S='4 5 3 6 1 6 0 4.8 .8 3.4 3.2 2.6 4 1.2 3 0 1 0 0 1', T='2 0 2 6|0 6 4 6', U='0 6 0 1.4 1 0 3 0 4 1.4 4 6', V='0 6 2 0 4 6', W='0 6 1 0 2 4 3 0 4 6', X='0 0 4 6|0 6 4 0', Y='0 6 2 3 4 6|2 3 2 0', Z='0 6 4 6 0 0 4 0')
STROKES.update({'0': STROKES['O'], '1': '1 4.6 2.2 6 2.2 0', '2': '0 5 1 6 3 6 4 4.6 0 0 4 0', '3': '0 6 4 6 2 3.6 3.4 3.2 4 1.4 3 0 1 0 0 1', '4': '3 0 3 6 0 2 4 2', '5': '4 6 .6 6 .4 3.4 3 3.6 4 1.8 3 0 .8 0 0 1', '6': '3.6 6 1 4.4 0 1.8 1 0 3 0 4 1.6 3 3.2 .6 2.6', '7': '0 6 4 6 1.4 0', '8': '2 3.2 .4 4.6 1.2 6 2.8 6 3.6 4.6 2 3.2 0 1.6 1 0 3 0 4 1.6 2 3.2', '9': '3.6 3.4 1 2.8 0 4.4 1 6 3 6 4 4.4 3.6 2 2 0'})
# a word by hand, as its pencil went: the note beside an anchorage
LUNCH = '0 0 1.2 3 1.7 6.4 1.0 6.8 .7 4 .8 .6 1.5 0 2.4 .8 2.8 2.6 2.8 .8 3.3 .1 4.2 .7 4.6 2.6 4.6 .4 5.2 1 5.5 2.6 5.6 .2 6 1.8 6.9 2.6 7.3 1.6 7.3 .2 8 .8 9.6 2.2 8.9 2.7 8.1 1.7 8.3 .3 9.3 .1 10.2 1.2 10.9 5 10.5 6.7 10.1 4 10.1 .1 10.6 1.9 11.5 2.5 11.9 1.4 11.9 .3 12.7 .2 13.4 1'
def lines(text): return [np.array([float(q) for q in part.split()]).reshape(-1, 2) for part in text.split('|')]

class Sheet:
    """Pixels of a sheet; what a pen draws is collected for each ink and laid on once."""
    def __init__(s, img): s.img = img; s.h, s.w = img.shape[:2]; s.inks = {}
    def draw(s, pts, col, width=1.2, alpha=1.0):
        pts = np.asarray(pts, float); m = s.inks.setdefault((col, alpha), np.zeros((s.h, s.w), np.float32)); d = np.hypot(*np.diff(pts, axis=0).T); t = np.r_[0, np.cumsum(d)]
        if t[-1] <= 0: return
        u = np.linspace(0, t[-1], max(2, int(t[-1] * 2.2))); x, y = np.interp(u, t, pts[:, 0]), np.interp(u, t, pts[:, 1]); k = int(math.ceil(width / 2 + 1)); ix, iy = np.round(x).astype(int), np.round(y).astype(int)
        for i in range(-k, k + 1):
            for j in range(-k, k + 1):
                X, Y = ix + i, iy + j; ok = (X >= 0) & (Y >= 0) & (X < s.w) & (Y < s.h); c = np.clip(width / 2 + .5 - np.hypot(X - x, Y - y), 0, 1); np.maximum.at(m, (Y[ok], X[ok]), c[ok])
    def write(s, text, x, y, size, col, width=1.2, gap=1.6, alpha=1.0):
        for ch in text:
            if ch in STROKES: [s.draw(q * size / 6 + (x, y), col, width, alpha) for q in lines(STROKES[ch])]
            x += (4 + gap) * size / 6
        return x
    def circle(s, x, y, r, col, width=1.2, a0=0, a1=6.2832, alpha=1.0): a = np.linspace(a0, a1, max(12, int(r * 2))); s.draw(np.stack([x + r * np.cos(a), y + r * np.sin(a)], -1), col, width, alpha)
    def done(s):
        for (col, alpha), m in s.inks.items(): s.img = s.img * (1 - alpha * m[..., None]) + np.array(col) * alpha * m[..., None]
        return np.clip(s.img, 0, .86).astype(np.float32)

BLACK, ROSE, PENCIL = (.10, .095, .085), (.42, .10, .24), (.20, .20, .21)
def chart(seed, title, note=False, w=1060, h=760):
    """A chart of no place in particular, as it was when its new edition came out."""
    rng = np.random.default_rng(seed); u, v = np.meshgrid(np.linspace(0, 1.4, w), np.linspace(0, 1, h)); a = rng.uniform(0, 6.28); f = fbm(u * 2.1 + seed * 3.1, v * 2.1 + seed, 8, seed) + .55 * ((u - .7) * math.cos(a) + (v - .5) * math.sin(a)) + rng.uniform(-.10, .02); paper = np.array((.80, .735, .59)) * (1 + .05 * fbm(u * 3, v * 3, 5, seed + 3)[..., None] - .10 * (np.clip(np.hypot(u - .7, v - .5) - .45, 0, 1) ** 1.0)[..., None])
    land_ = f > .10; paper = paper * rng.uniform(.80, 1.0) * np.array((1, rng.uniform(.97, 1.0), rng.uniform(.92, 1.02))); c = np.where(land_[..., None], paper * (.87, .79, .62), paper); shoal = ((f > -.04) & ~land_)[..., None]; c = np.where(shoal, c * (.80, .92, .98), c); c = np.where(((f > .03) & ~land_)[..., None], c * (.84, .93, .97), c); g = np.hypot(*np.gradient(f)) + 1e-6
    def contour(at, width, dash=0): d = np.abs(f - at) / g; k = np.clip(width / 2 + .5 - d, 0, 1); return k * ((np.sin(u * dash + v * dash * 1.3) > -.2) if dash else 1)
    for at, width, k, dash in ((.10, 2.2, .92, 0), (.03, 1.0, .55, 260), (-.04, 1.0, .5, 200), (-.16, 1.0, .42, 160), (.20, 1, .35, 0), (.30, 1, .35, 0), (.40, 1, .35, 0)): m = (contour(at, width, dash) * k)[..., None]; c = c * (1 - m) + np.array(BLACK) * m
    e = 40; c[:e] = paper[:e]; c[-e:] = paper[-e:]; c[:, :e] = paper[:, :e]; c[:, -e:] = paper[:, -e:]; s = Sheet(c)
    for q in np.arange(e, w - e, (w - 2 * e) / 7): s.draw([(q, e), (q, h - e)], BLACK, .9, .35)
    for q in np.arange(e, h - e, (h - 2 * e) / 5): s.draw([(e, q), (w - e, q)], BLACK, .9, .35)
    # soundings, deeper farther out
    for _ in range(330):
        x, y = rng.uniform(e + 12, w - e - 24), rng.uniform(e + 12, h - e - 16); d = f[int(y), int(x)]
        if d < .06: s.write(str(int(max(1, (.10 - d) * rng.uniform(60, 90)))), x, y, 8.5, BLACK, 1.1, 1.4, .8)
    # the frame, black and white by turns
    for k, (b, wd) in enumerate(((e - 16, 1.2), (e - 7, 1.2), (e, 1.8))): s.draw([(b, b), (w - b, b), (w - b, h - b), (b, h - b), (b, b)], BLACK, wd, .9)
    n = 28
    for k in range(0, n, 2):
        for b in (e - 3.5, h - e + 3.5): s.draw([(e + (w - 2 * e) * k / n, b), (e + (w - 2 * e) * (k + 1) / n, b)], BLACK, 4.5, .9)
        for b in (e - 3.5, w - e + 3.5): s.draw([(b, e + (h - 2 * e) * k / n), (b, e + (h - 2 * e) * (k + 1) / n)], BLACK, 4.5, .9)
    # the rose where the water is deepest, and a second one on large sheets
    q = f.copy(); q[:150] = q[-150:] = 9; q[:, :160] = q[:, -160:] = 9; y, x = np.unravel_index(np.argmin(q), q.shape)
    for r in (92, 84, 62, 56): s.circle(x, y, r, ROSE, 1.3, alpha=.85)
    for k in range(72): t = k * math.pi / 36; r0 = 70 if k % 9 == 0 else 77 if k % 3 == 0 else 80; s.draw([(x + r0 * math.cos(t), y + r0 * math.sin(t)), (x + 84 * math.cos(t), y + 84 * math.sin(t))], ROSE, 1.3, .85)
    for k in range(8): t = k * math.pi / 4 + .12; L = 52 if k % 2 == 0 else 34; s.draw([(x + 7 * math.cos(t + .8), y + 7 * math.sin(t + .8)), (x + L * math.cos(t), y + L * math.sin(t)), (x + 7 * math.cos(t - .8), y + 7 * math.sin(t - .8))], ROSE, 1.4, .85)
    # title on the land, a pencilled course, rings of cups
    q = np.where(land_, 1.0, 0); best = max(((q[yy:yy + 110, xx:xx + 330].mean(), xx, yy) for xx in range(e + 10, w - e - 340, 40) for yy in range(e + 10, h - e - 120, 40))); _, tx, ty = best; tw = (len(title) * 5.6 - 1.6) / 6 * 26; tx = tx + max(0, (330 - tw) / 2); s.write(title, tx, ty + 62, 26, BLACK, 2.4); s.draw([(tx, ty + 50), (tx + tw, ty + 50)], BLACK, 1.2)
    for k, wd in enumerate((.92, .70, .82)): s.draw([(tx + tw * (1 - wd) / 2, ty + 36 - k * 13), (tx + tw * (1 + wd) / 2, ty + 36 - k * 13)], BLACK, 3.4, .38)
    p = np.array([(rng.uniform(.08, .2) * w, rng.uniform(.2, .8) * h)]); 
    for k in range(4): p = np.vstack([p, p[-1] + (w * .19, rng.uniform(-.18, .18) * h)])
    p[:, 1] = np.clip(p[:, 1], e + 30, h - e - 30); s.draw(p, PENCIL, 2.0, .62); [s.circle(*r, 7, PENCIL, 1.6, alpha=.62) for r in p[1:-1]]; [s.write(str(int(rng.integers(1, 12))) + str(int(rng.integers(10, 60))), r[0] + 10, r[1] + 12, 15, PENCIL, 1.7, alpha=.6) for r in p[1:-1]]
    if note: x, y = p[2][0] - 40, p[2][1] - 74; s.draw(lines(LUNCH)[0] * 11 + (x, y), PENCIL, 3.0, .85); s.draw([(x + 62, y + 74), (x + 62, y + 100)], PENCIL, 2, .7); s.circle(p[2][0], p[2][1], 13, PENCIL, 2, alpha=.8)
    if rng.random() < .7: x, y = rng.uniform(.2, .8) * w, rng.uniform(.25, .75) * h; [s.circle(x, y, 48 + k * 2.2, (.36, .20, .09), 2.6, .3 + k, 5.8 + k * .7, .20) for k in range(3)]
    if seed % 3 == 0: a = rng.uniform(.2, .5); cx, cy = w * .66, h * .24; c_, s_ = math.cos(a), math.sin(a); R_ = lambda q: np.stack([cx + q[:, 0] * c_ - q[:, 1] * s_, cy + q[:, 0] * s_ + q[:, 1] * c_], -1); x0 = -100; [(s.draw(R_(q * 5 + (x0 + 28 * k, -15)), (.46, .08, .09), 3.2, .62)) for k, ch in enumerate('CANCELED') for q in lines(STROKES[ch])]; s.draw(R_(np.array([(-112, -26), (128, -26), (128, 26), (-112, 26), (-112, -26)])), (.46, .08, .09), 3, .62)
    return s.done()

def pasted(images, rng, place, across, up):
    """Sheets pasted over a wall, each over the edge of the one before; place turns (along, up, out) into a point."""
    w, h = .98, .70; k = 0; a0, a1 = across; z0, z1 = up; row = 0; z = z0 - .10
    while z < z1:
        x = a0 - rng.uniform(.05, .55)
        while x < a1:
            turn = rng.normal(0, .012); u, v = np.meshgrid(np.linspace(0, 1, 16), np.linspace(0, 1, 12), indexing='ij'); X = x + u * w - (v - .5) * h * turn; Z = z + v * h + (u - .5) * w * turn; X, Z = np.clip(X, a0, a1), np.clip(Z, z0, z1); out = .003 + .0022 * (k % 4) + .0008 * row + .0015 * np.abs(fbm(u * 2 + k, v * 2, 3, k)); p = [place(*q) for q in zip(X.ravel(), Z.ravel(), out.ravel())]; Q = np.array(p).reshape(*X.shape, 3); uv = np.stack([(X - x + (v - .5) * h * turn) / w, (Z - z - (u - .5) * w * turn) / h, np.zeros_like(u)], -1)
            if (X.max() - X.min() > .02) and (Z.max() - Z.min() > .02): grid_obj('sheet', Q[..., 0], Q[..., 1], Q[..., 2], [images[(k * 3 + row * 5) % len(images)]], np.clip(uv, 0, 1))
            x += w - rng.uniform(.015, .05); k += 1
        z += h - rng.uniform(.02, .04); row += 1

# ---- furniture
def piece(m, kind, x, y, z, mat, s=1.0):
    base = [(.019, 0), (.020, .004), (.018, .009), (.0135, .013)]; q = dict(p=[(.008, .022), (.0065, .032), (.0105, .035), (.006, .037), (.0100, .044), (.0085, .052), (.001, .055)], r=[(.0115, .026), (.0105, .044), (.0140, .047), (.0140, .060), (.0095, .060), (.0095, .055), (.001, .055)], b=[(.009, .030), (.0075, .046), (.0125, .049), (.0070, .052), (.0110, .062), (.0085, .072), (.0030, .079), (.0035, .082), (.001, .085)], q=[(.010, .034), (.008, .060), (.0135, .063), (.0085, .066), (.0140, .084), (.0100, .087), (.0055, .089), (.0050, .095), (.001, .097)], k=[(.010, .036), (.0085, .064), (.0140, .067), (.0090, .070), (.0135, .088), (.0120, .092), (.0030, .095), (.0028, .099)], n=[(.0110, .022), (.0100, .030)])[kind]; P.lathe(m, (x, y, z), [(r * s, h * s) for r, h in base + q], 36, mat)
    if kind == 'k': m.box(-.0022 * s, .0022 * s, -.0022 * s, .0022 * s, .098 * s, .114 * s, mat, (1, 1, 1), 0, (x, y, z)); m.box(-.0065 * s, .0065 * s, -.0022 * s, .0022 * s, .105 * s, .1095 * s, mat, (1, 1, 1), 0, (x, y, z))
    if kind == 'n': d = 1 if mat == 0 else -1; m.loft([[(x + (a * d) * s, y + b * s, z + c * s) for a, b, c in ((q0, -w, h0), (q0, w, h0), (q1, w, h1), (q1, -w, h1))] for q0, q1, h0, h1, w in ((-.010, .010, .030, .030, .008), (-.011, .009, .046, .044, .0075), (-.006, .013, .062, .052, .007), (.002, .024, .070, .056, .0055), (.010, .028, .064, .054, .0045))], mat); m.add([(x + q0 * d * s, y + w * s, z + h * s) for q0, w, h in ((-.004, -.004, .062), (-.004, .004, .062), (.001, 0, .078))], [(0, 1, 2)], mat)

GAME = {'a1': 'r', 'd1': 'q', 'e1': 'k', 'f1': 'b', 'h1': 'r', 'a2': 'p', 'b2': 'p', 'c3': 'n', 'd4': 'p', 'e5': 'p', 'f2': 'p', 'g2': 'p', 'h3': 'p', 'f3': 'n', 'A8': 'r', 'C8': 'b', 'D8': 'q', 'E8': 'r', 'G8': 'k', 'A7': 'p', 'B6': 'p', 'C6': 'n', 'D5': 'p', 'E6': 'p', 'F7': 'p', 'G6': 'p', 'H7': 'p', 'G7': 'b'}
def chess(M, x, y, z, yaw):
    """A table with a board let in, screwed down with brass, and the current game."""
    c, s = math.cos(yaw), math.sin(yaw); T = lambda a, b: (x + a * c - b * s, y + a * s + b * c); I.rbox('top', x - .37, x + .37, y - .37, y + .37, z - .035, z, M['walnut'], .008, rot=(0, 0, yaw)); m = MB(); P.lathe(m, (x, y, 0), [(.24, 0), (.235, .014), (.05, .040), (.036, .10), (.036, z - .06), (.10, z - .036)], 48); m.obj('leg', [M['brass']]); q = .058; b = MB()
    for i in range(8):
        for j in range(8): b.box(-q / 2 + .0006, q / 2 - .0006, -q / 2 + .0006, q / 2 - .0006, 0, .0016, (i + j) % 2, (1, 1, 1), yaw, (*T((i - 3.5) * q, (j - 3.5) * q), z))
    b.obj('squares', [principled('ebonyq', lambda k: k.mixc(k.noise(k.pos(), 30, 4), (.040, .024, .016), (.075, .046, .030)), .25, .5, coat=.3), principled('mapleq', lambda k: k.mixc(k.noise(k.pos(), 30, 4), (.60, .45, .27), (.70, .56, .37)), .25, .5, coat=.3)]); r = MB(); w = 4 * q + .006
    for a0, a1, b0, b1 in ((-w, w, -w - .005, -w), (-w, w, w, w + .005), (-w - .005, -w, -w, w), (w, w + .005, -w, w)): r.box(a0, a1, b0, b1, 0, .0022, 0, (1, 1, 1), yaw, (x, y, z))
    for a, d in ((-.30, -.30), (.30, -.30), (-.30, .30), (.30, .30)): px, py = T(a, d); r.cyl((px, py, z), (px, py, z + .0035), .010, n=24); r.box(-.008, .008, -.0012, .0012, .0035, .0038, 1, (1, 1, 1), yaw + a * 3, (px, py, z))
    r.obj('inlay', [M['brass'], M['dark']]); m = MB()
    for at, kind in GAME.items(): i = 'abcdefgh'.index(at[0].lower()); j = int(at[1]) - 1; piece(m, kind, *T((i - 3.5) * q, (j - 3.5) * q), z + .0018, 0 if at[0].islower() else 1, .92)
    m.obj('men', [principled('boxwood', lambda k: k.mixc(k.noise(k.pos(), 60, 3), (.66, .49, .27), (.76, .60, .37)), .22, .5, coat=.4), principled('ebony', (.030, .020, .016), .18, .5, coat=.5)])
    m = MB()
    for k, (a, d, kind, mat) in enumerate(((.315, -.10, 'p', 1), (.322, -.045, 'n', 1), (-.318, .06, 'p', 0), (-.322, .115, 'b', 0))): piece(m, kind, *T(a, d), z, mat, .92)
    m.obj('taken', [principled('boxwood', (.70, .54, .31), .22, .5, coat=.4), principled('ebony', (.030, .020, .016), .18, .5, coat=.5)])

def piano(M, L=1.42):
    """An electric piano in a walnut case on brass legs; it runs along x, its player at -y."""
    I.rbox('case', -L / 2, L / 2, -.02, .36, .60, .84, M['walnut'], .02, 4); I.rbox('bed', -L / 2, L / 2, -.24, .0, .60, .685, M['walnut'], .015, 4); [I.rbox('cheek', s * L / 2 - (.05 if s > 0 else 0), s * L / 2 + (0 if s > 0 else .05), -.25, .02, .60, .765, M['walnut'], .018, 4) for s in (-1, 1)]; I.rbox('lid', -L / 2 - .008, L / 2 + .008, -.005, .372, .84, .862, M['walnut'], .008, 3); m = MB()
    for a in (-L / 2 + .10, L / 2 - .10):
        for b in (-.16, .28): m.cyl((a * 1.03, b * 1.06, 0), (a, b, .60), .011, .019, 20)
    m.cyl((-L / 2 + .10, .28, .16), (L / 2 - .10, .28, .16), .009, n=14); m.obj('legs', [M['brass']]); k = MB(); n = 52; w = (L - .12) / n; x0 = -L / 2 + .06
    for i in range(n): k.box(x0 + i * w + .0007, x0 + (i + 1) * w - .0007, -.225, -.02, .686, .712, 0)
    for i in range(n - 1):
        if (i + 5) % 7 not in (2, 6): k.box(x0 + (i + 1) * w - .0065, x0 + (i + 1) * w + .0065, -.135, -.02, .712, .724, 1)
    k.obj('keys', [principled('ivory', (.82, .79, .72), .2, .5, coat=.4), principled('ebonyk', (.015, .014, .014), .2, .5, coat=.3)]); I.rbox('felt', x0, x0 + n * w, -.020, -.014, .700, .742, I.cloth('felt', (.26, .03, .03), scale=90), .001); m = MB()
    for i in range(5): m.cyl((x0 + .05 + i * .055, -.0, .785), (x0 + .05 + i * .055, -.038, .785), .013, .011, 24)
    m.box(.24, .56, -.026, -.018, .765, .805); m.obj('knobs', [M['brass']]); m = MB(); m.sphere((x0 + .36, -.024, .785), (.007, .006, .007), 14); m.obj('jewel', [emission('jewel', (1, .10, .04), 2.2)]); I.rbox('stand', -.34, .34, .10, .115, .875, 1.10, M['walnut'], .006, rot=(math.radians(-14), 0, 0)); I.rbox('standl', -.34, .34, .045, .10, .862, .878, M['walnut'], .005)
    for s, t in ((-.115, .02), (.105, -.03)): u, v = np.meshgrid(np.linspace(0, 1, 130), np.linspace(0, 1, 170), indexing='ij'); staff = (np.abs(((v * 40) % 5) - .5) < 9) & ((v * 40 % 5) < 2.6) & (np.abs((v * 40 * 2) % 1 - .5) > .34) & (u > .08) & (u < .92) & (v > .08) & (v < .90); notes = (fbm(u * 40 + s, v * 50, 2, 5) > .52) & ((v * 40 % 5) < 3.2) & (u > .1) & (u < .9) & (v > .08) & (v < .90); col = np.where((staff | notes)[..., None], (.10, .10, .10), (.80, .77, .68)); a = s - .105 + .21 * u; grid_obj('music', a, .067 + (v * .29) * math.sin(math.radians(14)) - .004 - .004 * np.sin(u * 3.1), .880 + v * .29 * math.cos(math.radians(14)) + t * (u - .5) * .2, [principled('music', lambda k: k.attr(), .9)], col)
    m = MB(); P.tube(m, V.smooth([(L / 2 - .22, .34, .66), (L / 2 - .16, .40, .40), (L / 2 - .05, .40, .08), (L / 2 + .10, .405, .015), (L / 2 + .26, .41, .10), (L / 2 + .26, .415, .24)], 50), .0055, 10); m.obj('cord', [M['dark']]); m = MB(); m.box(L / 2 + .215, L / 2 + .305, .405, .42, .20, .30); m.obj('socket', [M['brass']]); m = MB(); P.tube(m, [(-.06, .02, .012), (-.06, -.10, .022), (-.06, -.17, .030)], [.016, .018, .012], 12); m.obj('pedal', [M['brass']])

@venue('chart-house-corner', 'A corner of the Chart House late in the evening: walls papered with old charts, a game of chess on a table before a green bench, and an electric piano with a lamp on it.', 'charts, chess, table, bench, electric piano, lamp', ['venues/chart-house'], 'night', 17)
def corner():
    M = materials(STYLES['FS']); sky_of('dusk'); rng = np.random.default_rng(12); M['walnut'] = I.oak('walnut', (.085, .046, .024), (.17, .098, .054), 0, .30); M['panel'] = I.oak('panel', (.070, .041, .023), (.125, .078, .045), 2, .38); X, Y, H = -5.0, -4.4, 2.7
    quad(I.planks('fl', (.12, .075, .045), (.20, .13, .08), rough=.25), (X, Y, 0), (3, Y, 0), (3, 2.2, 0), (X, 2.2, 0)); quad(principled('cd', (.14, .11, .085), .5), (X, Y, H), (X, 2.2, H), (3, 2.2, H), (3, Y, H)); quad(M['panel'], (X, Y, 0), (X, 2.2, 0), (X, 2.2, H), (X, Y, H)); quad(M['panel'], (X, Y, 0), (3, Y, 0), (3, Y, H), (X, Y, H)); quad(M['panel'], (X, 2.2, 0), (3, 2.2, 0), (3, 2.2, H), (X, 2.2, H)); quad(M['panel'], (3, Y, 0), (3, 2.2, 0), (3, 2.2, H), (3, Y, H))
    for q in np.arange(0, 6.5, .30): I.rbox('batten', X, X + .018, Y + q + .13, Y + q + .17, .10, .90, M['panel'], .004); I.rbox('batten', X + q + .13, X + q + .17, Y, Y + .018, .10, .90, M['panel'], .004)
    for z0, z1, d in ((0, .11, .024), (.90, .945, .034), (2.62, 2.70, .05)): I.rbox('rail', X, X + d, Y, 2.2, z0, z1, M['walnut'], .006); I.rbox('rail', X, 3, Y, Y + d, z0, z1, M['walnut'], .006)
    images = [D.printed(f'chart{k}', chart(k + 2, t, k in (2, 4))) for k, t in enumerate(('CYCLADES', 'GULF OF NAPLES', 'ANTIPAROS', 'BEQUIA', 'LEROS', 'PALMA BAY', 'AZORES', 'KOTOR', 'TOBAGO CAYS'))]
    pasted(images, rng, lambda a, z, o: (X + o, a, z), (Y + .01, 1.6), (.945, 2.62)); pasted(images[4:] + images[:4], rng, lambda a, z, o: (-a, Y + o, z), (-1.0, -X - .01), (.945, 2.62))   # from within, x runs to the left along this wall
    # the bench in the corner, buttoned in ribs
    lth = principled('greenleather', lambda k: k.mixc(k.noise(k.pos(), 9, 4), (.030, .062, .050), (.050, .090, .072)), .36, .5, coat=.15, bump=(150, .3, .002)); I.rbox('plinth', X + .02, X + .56, Y + .02, -2.72, 0, .30, M['panel'], .01); I.rbox('plinth', X + .56, -2.90, Y + .02, Y + .56, 0, .30, M['panel'], .01)
    for k in range(4): I.cushion('seat', (X + .31, Y + .25 + k * .405 + .02, .38), (.50, .395, .15), lth, .10, 8, seed=k); I.cushion('rib', (X + .085, Y + .25 + k * .405 + .02, .68), (.11, .398, .46), lth, .20, 7, seed=k + 9)
    for k in range(4): I.cushion('seat', (X + .77 + k * .405, Y + .31, .38), (.395, .50, .15), lth, .10, 8, seed=k + 20); I.cushion('rib', (X + .77 + k * .405, Y + .085, .68), (.398, .11, .46), lth, .20, 7, seed=k + 29)
    tx, ty, z = -3.98, -3.34, .735; chess(M, tx, ty, z, .28); V.glass(M, tx + .285, ty + .10, z, .105, .036, (.42, .17, .035), .62); m = MB(); [m.box(-.013, .013, -.013, .013, -.013, .013, 0, (1, 1, 1), k, (tx + .285 + .012 * math.cos(k * 2), ty + .10 + .012 * math.sin(k * 2), z + .068 + .004 * k)) for k in range(3)]; m.obj('ice', [thin_glass('icec', (.95, .97, .97), .9, .02, .10)])
    m = MB(); V.turned(m, (tx - .20, ty - .30, z), [(.030, 0), (.034, .003), (.062, .026), (.060, .028), (.034, .010), (.001, .009)], 56); m.obj('bowl', [M['cerd']]); m = MB(); [m.sphere((tx - .20 + .038 * math.sqrt(q) * math.cos(q * 60), ty - .30 + .038 * math.sqrt(q) * math.sin(q * 60), z + .018 + .012 * (1 - q)), (.0105, .0075, .0075), 12) for q in rng.random(26)]; m.obj('peanuts', [principled('peanut', lambda k: k.mixc(k.noise(k.pos(), 130, 3), (.44, .29, .15), (.62, .45, .26)), .7)])
    U.group(-3.42, -2.62, 205, lambda: I.chair(0, 0, 0, math.pi, M['oakd'], M['sea'], 3, .54))
    # the piano against the wall, its stool, a lamp on it
    py = -1.62; U.group(X + .42, py, 90, lambda: piano(M)); I.cushion('stool', (X + 1.12, py - .02, .47), (.36, .62, .10), M['sea'], .14, 6, seed=4, res=40); m = MB(); [m.cyl((X + 1.12 + a * 1.1, py + b * 1.06, 0), (X + 1.12 + a, py + b, .43), .011, .015, 16) for a in (-.13, .13) for b in (-.25, .25)]; m.obj('stoolleg', [M['brass']])
    lx, ly, lz = X + .20, py - .56, .862; m = MB(); P.lathe(m, (lx, ly, lz), [(.075, 0), (.075, .012), (.012, .022), (.009, .30)], 48); m.obj('lampfoot', [M['brass']]); m = MB(); P.lathe(m, (lx, ly, lz + .27), [(.125, 0), (.085, .15)], 64, cap=False); m.obj('lampshade', [emission('lampshade', (1, .66, .34), .85)]); point((lx, ly, lz + .33), 4, (1, .74, .46), .05); point((lx, ly, lz + .24), 3, (1, .74, .46), .04); V.glass(M, lx + .02, py + .52, lz, .095, .037, (.42, .17, .035), .4)
    m = MB(); m.cyl((tx, ty, 1.78), (tx, ty, H), .006, n=8); m.obj('cord', [M['brass']]); m = MB(); m.sphere((tx, ty, 1.66), .115, 40); m.obj('globe', [emission('globe', (1, .76, .48), 1.5)]); point((tx, ty, 1.50), 9, (1, .76, .48), .10)
    # rails of brass over the charts, with lamps in them
    m = MB(); m.cyl((X + .16, Y + .3, 2.50), (X + .16, 1.2, 2.50), .014, n=16); m.cyl((X + .3, Y + .16, 2.50), (.8, Y + .16, 2.50), .014, n=16); [m.cyl((X, q, 2.53), (X + .16, q, 2.50), .006, n=8) for q in (-3.9, -2.6, -1.3, 0)]; [m.cyl((q, Y, 2.53), (q, Y + .16, 2.50), .006, n=8) for q in (-4.5, -3.2, -1.9)]; m.obj('railb', [M['brass']]); area((X + .18, -1.6, 2.48), (X, -1.6, 1.7), 5.2, 10, (1, .78, .52), .05); area((-2.2, Y + .18, 2.48), (-2.2, Y, 1.7), 5.2, 8.5, (1, .78, .52), .05)
    for x in (-2.0, -.55): point((x, .62, 1.80), 9, (1, .74, .46), .12)
    area((-2.9, -1.4, 2.68), (-2.9, -1.4, 0), 3, 5, (1, .82, .62), 3); cam = (-2.42, -1.72, 1.40); D.camera(cam, (-4.62, -2.50, 1.02), 23, shift=(0, .0), fstop=7, focus=2.2); return dict(lamp=-1., boost=.3, glow=.8, wb=.5, key=.135)
