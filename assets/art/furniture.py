"""What stands on a floor plan: each piece is modelled into the rectangle that the plan gives it, its back to the plan's wall."""
import math
import numpy as np
import bpy
from kit import *
import interiors as I, props as P, rooms as R, suites as U, dressing as V

TURN = dict(bottom=0, left=-90, right=90, top=180)
def against(piece, fn, z=0):
    """Calls fn(L, D) round an origin at the middle of the piece's back: x runs along the wall, y into the room."""
    x, y, w, h, turn = (piece[k] for k in ('x', 'y', 'width', 'height', 'turn'))
    at = dict(bottom=(x + w / 2, y), top=(x + w / 2, y + h), left=(x, y + h / 2), right=(x + w, y + h / 2))[turn]
    L, D = (w, h) if turn in ('bottom', 'top') else (h, w)
    return U.group(*at, TURN[turn], lambda: fn(L, D), z)

def legs(M, x0, x1, y0, y1, h, t=.045, mat='oakd', inset=.04):
    for x in (x0 + inset, x1 - inset - t):
        for y in (y0 + inset, y1 - inset - t): I.rbox('leg', x, x + t, y, y + t, 0, h, M[mat], .008)

def tray(M, x, y, z, rng):
    V.pot(M, x - .05, y + .05, z, .9, 'cerd', 2.2); V.cup(M, x + .12, y - .10, z, yaw=-.6); V.stem_vase(M, x + .27, y + .10, z, .8, 'cer', int(rng.integers(99))); V.book(M, x - .20, y - .12, z, .17, .23, 2, .3)

def bed(M, L, D, style, seed=1, single=False):
    half = L / 2; pad = M['accent']; n = max(3, round((L + (.0 if single else 1.1)) / .5)); w = (L + (.0 if single else 1.1)) / n; x0 = -n * w / 2
    for k in range(n): I.rbox('pad', x0 + k * w, x0 + (k + 1) * w - .012, .02, .12, .30, 1.24, M['head'], .045, 4)
    def model():
        had = set(bpy.data.objects); U.bed(dict(M, sea=pad), 0, D - .10, -half + .01, half - .01, seed=seed)
        for o in set(bpy.data.objects) - had:   # the folded sheet lies clear of the cover below it
            if o.name.startswith('fold'): o.location.z += .028
    U.group(0, .11, 90, model)
    for s in ((1,) if single else (-1, 1)):
        x = s * (half + .30)
        I.rbox('ns', x - .24, x + .24, .04, .46, .34, .50, M['oakd'], .012); I.rbox('nt', x - .25, x + .25, .04, .47, .50, .52, M['marble'], .006); I.lamp(x, .22, .52, .13, .22, power=style['lamp'], shade=1.8, stem=.22)
    V.book(dict(M, accent=pad), half + .28, .34, .52, .13, .17, 2, .3)
    if style.get('canopy') and not single: canopy(M, half, D)

def canopy(M, half, D):
    """A frame of brass over the bed with voile gathered at its posts."""
    X, Y0, Y1, z = half + .06, .10, D - .02, 2.22; m = MB()
    for x in (-X, X):
        for y in (Y0, Y1): m.cyl((x, y, 0), (x, y, z), .016, n=14); m.sphere((x, y, z + .02), .026, 14)
        m.cyl((x, Y0, z), (x, Y1, z), .013, n=12)
    for y in (Y0, Y1): m.cyl((-X, y, z), (X, y, z), .013, n=12)
    m.obj('canopy', [M['brass']])
    for x in (-X, X):
        for k, (a, b) in enumerate(((Y0, Y0 + .20), (Y1 - .22, Y1))): I.curtain('voile', a, b, x, .02, z - .01, M['sheer'], 5, .035, k + int(x > 0) * 3, axis='y')
    for k in range(2): I.curtain('voile', (-X, X - .24)[k], (-X + .24, X)[k], Y1, .02, z - .01, M['sheer'], 5, .035, k + 8)

def sofa(M, L, D, style, seed=1):
    n = 3 if L > 1.6 else 2; w = (L - .32) / n; legs(M, -L / 2, L / 2, .04, D, .13, .05); I.rbox('base', -L / 2, L / 2, .03, D, .12, .24, M['oakd'], .015)
    I.cushion('back', (0, .13, .47), (L, .20, .48), M['linen'], .03, 14, seed=seed, wr=.004)
    for s in (-1, 1): I.cushion('arm', (s * (L / 2 - .08), D / 2 + .04, .41), (.16, D - .04, .36), M['linen'], .03, 14, seed=seed + s + 2, wr=.004)
    for k in range(n):
        x = -L / 2 + .16 + w * (k + .5); I.cushion('seat', (x, .24 + (D - .24) / 2, .335), (w * .99, D - .24, .19), M['linen'], .14, 9, seed=seed + 5 + k); I.cushion('rest', (x, .305, .625), (w * .97, .43, .17), M['linen'], .30, 7, (math.radians(104), 0, 0), seed + 11 + k)
    for x, m, k in ((-L * .34, 'accent', 1), (-L * .20, 'sand', 2), (L * .33, 'accent', 3)): I.pillow('pil', (x, .46, .63), .44, .42, .17, M[m], (math.radians(112), 0, .12 * (k - 2)), seed + k)

def armchair(M, L, D, style, seed=1): U.group(0, D / 2, 180, lambda: I.chair(0, 0, 0, 0, M['oakd'], M[style.get('chair', 'sand')], seed, min(L, D) * .92))

def low_round(M, L, D, style, rng):
    r = L / 2; z = .40 if L < 1.2 else .44; m = MB(); m.cyl((0, D / 2, 0), (0, D / 2, z), r * .22, n=28); m.cyl((0, D / 2, 0), (0, D / 2, .02), r * .62, n=40); m.obj('stem', [M['brass']]); m = MB(); m.cyl((0, D / 2, z), (0, D / 2, z + .035), r, n=64); m.obj('top', [M['marble']])
    if r > .36: tray(M, -.10, D / 2, z + .035, rng)
    else: V.pot(M, -.07, D / 2 + .04, z + .035, .8, 'cerd', 2.4); V.cup(M, .09, D / 2 - .06, z + .035); V.cup(M, -.10, D / 2 - .12, z + .035, yaw=2.6)

def table(M, L, D, style, rng, outdoors=False, seats=None):
    z = .74; I.rbox('top', -L / 2, L / 2, 0, D, z - .045, z, M['oak'], .012)
    for x in (-L / 2 + .22, L / 2 - .22): I.rbox('trestle', x - .05, x + .05, D * .16, D * .84, 0, z - .045, M['oakd'], .012)
    n = seats or max(1, int(L / .75))
    for k in range(n):
        x = -L / 2 + L * (k + .5) / n
        for y, yaw in ((-.32, math.pi), (D + .32, 0)): I.chair(x, y, 0, yaw, M['oakd'], M['white' if outdoors else 'sand'], k, .50)
        for y, yaw in ((.20, 0), (D - .20, math.pi)):
            I.rbox('mat', x - .20, x + .20, y - .145, y + .145, z, z + .003, M['stone'], .001); U.plate(M, x, y, z + .004, .125, mug=False); V.cutlery(M, x, y, z + .004, yaw); V.napkin(M, x, y, z + .022, .2 * (-1) ** k); V.glass(M, x + (.15 if yaw == 0 else -.15), y + (.12 if yaw == 0 else -.12), z, .12, .032, (.80, .62, .28) if not outdoors else None)
    V.stem_vase(M, -.05, D / 2, z, 1.15, 'cer', int(rng.integers(99))); V.fruit(M, .32, D / 2 - .02, z, style.get('fruit', 'lemon'), .13, 'cerd', seed=int(rng.integers(99)))
    if L > 1.3: V.carafe(M, -.34, D / 2 + .03, z)

def desk(M, L, D, style, rng):
    I.rbox('top', -L / 2, L / 2, 0, D, .71, .75, M['oak'], .008); legs(M, -L / 2, L / 2, 0, D, .71); I.lamp(-L / 2 + .22, .2, .75, .12, .2, power=style['lamp'], shade=1.8, stem=.24)
    V.book(M, .14, .22, .75, .18, .24, 3); V.open_book(M, -.05, D - .20, .75, .05); V.pen(M, .20, D - .20, .75, 1.2); V.stem_vase(M, L / 2 - .16, .18, .75, 1.0, 'cerd', int(rng.integers(99))); I.chair(0, D + .22, 0, 0, M['oakd'], M['sand'], 4, .52)

def piano(M, L, D, style, seed=0):
    black = M['lacquer']; I.rbox('body', -L / 2, L / 2, .02, D * .52, 0, 1.22, black, .012); I.rbox('shelf', -L / 2, L / 2, D * .5, D, .58, .74, black, .012); I.rbox('lid', -L / 2 - .02, L / 2 + .02, 0, D * .55, 1.22, 1.25, black, .008)
    keys(M, L, D * .60, D - .05, .742); stool(M, 0, D + .42)
def keys(M, L, y0, y1, z):
    w = (L - .16) / 52
    for k in range(52): I.rbox('key', -L / 2 + .08 + k * w, -L / 2 + .08 + (k + .94) * w, y0, y1, z, z + .012, M['white'], .002)
    for k in range(52):
        if k % 7 not in (2, 6): I.rbox('black', -L / 2 + .08 + (k + .72) * w, -L / 2 + .08 + (k + 1.26) * w, y0, y0 + (y1 - y0) * .62, z + .012, z + .022, M['lacquer'], .002)
def stool(M, x, y): I.rbox('st', x - .38, x + .38, y - .17, y + .17, .40, .50, M['dark'], .03, 3); legs(M, x - .38, x + .38, y - .17, y + .17, .40, mat='dark')

def grand(M, L, D, style, seed=0):
    """A grand piano: keys at the wall's side, a rim of one curve, its lid propped open on the long straight side."""
    black = M['lacquer']; a = L / 2; t = np.linspace(0, 1, 15)[1:]; y0 = .30; bend = [(a - (L * .56) * float(sstep(.0, 1, u)) , .95 + (D - 1.30) * u ** .9) for u in t]; tip = [(-a * .12 - a * .44 * math.sin(w) * 0 + -a * .44 + a * .44 * math.cos(w), D - .35 + .35 * math.sin(w)) for w in np.linspace(0, math.pi, 17)][1:]; rim = [(-a, y0), (a, y0), (a, .95)] + bend + tip
    m = MB(); m.prism(rim, .70, .985, 0); o = m.obj('case', [black]); inner = [(x * .95, max(y0 + .1, y0 + (y - y0) * .97)) for x, y in rim]; m = MB(); m.add([(x, y, .9855) for x, y in inner], [tuple(range(len(inner)))]); m.obj('board', [principled('soundboard', (.46, .27, .10), .35, .5, coat=.4)])
    m = MB()
    for k in range(26): x = -a * .86 + k * a * .058; y1 = D - .25 - .9 * (k / 26) ** 1.3 * (D - 1.2); m.cyl((x, y0 + .22, .995), (x + .05, max(y1, 1.0), .995), .0022, n=4)
    m.obj('strings', [M['brass']]); m = MB(); m.box(-a * .92, a * .92, y0 + .12, y0 + .19, .985, 1.0); m.obj('pins', [M['brass']])
    c, s = math.cos(math.radians(40)), math.sin(math.radians(40)); lid = [(x, y) for x, y in rim if y > y0 + .30]; lid = [(-a - .015, y0 + .36), (a + .015, y0 + .36)] + lid; m = MB(); top = lambda z: [(-a + (x + a) * c - z * s, y, 1.0 + (x + a) * s + z * c) for x, y in lid]; n = len(lid); m.add(top(0), [tuple(range(n - 1, -1, -1))]); m.add(top(.022), [tuple(range(n))]); m.add(top(0) + top(.022), [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]); m.obj('lid', [black]); I.rbox('flap', -a, a, y0 - .02, y0 + .34, .99, 1.012, black, .006)
    m = MB(); x = a * .55; m.cyl((x, y0 + .62, .985), (-a + (x + a) * c, y0 + .62, 1.0 + (x + a) * s), .011, n=8); m.obj('prop', [M['brass']]); I.rbox('bed', -a, a, 0, y0 + .02, .62, .72, black, .01); I.rbox('fall', -a + .07, a - .07, .26, .30, .74, .92, black, .008); keys(M, L, .05, .24, .722)
    for q in (-a, a - .07): I.rbox('cheek', q, q + .07, 0, y0, .70, .86, black, .012)
    I.rbox('desk', -.34, .34, y0 + .30, y0 + .315, 1.012, 1.24, black, .006, rot=(math.radians(-14), 0, 0)); m = MB()
    for q, y in ((-a + .16, .42), (a - .16, .42), (-a * .55, D - .40)): P.lathe(m, (q, y, 0), [(.030, 0), (.032, .05), (.040, .10), (.055, .45), (.075, .66), (.078, .70)], 24)
    P.tube(m, [(0, .46, .70), (0, .46, .10)], .022, 12); m.box(-.10, .10, .40, .52, .05, .12); m.obj('legs', [black]); m = MB()
    for k in (-.05, 0, .05): m.box(k - .011, k + .011, .33, .41, .055, .066)
    m.obj('pedals', [M['brass']]); stool(M, 0, -.40)

def tub(M, L, D, style, seed=0):
    m = MB(); w = U.tub(m, 0, D / 2, L, D * .96); m.obj('tub', [M['tub']]); m = MB(); m.add(w, [tuple(range(len(w)))]); m.obj('bathwater', [principled('bathw', (.30, .44, .46), .03, .5, coat=.3)])
    m = MB(); x = -L / 2 + .28; P.tube(m, [(x, .02, .0), (x, .02, .88), (x, .06, .97), (x, .16, 1.0), (x, .27, .96), (x, .30, .90)], .015, 12); P.tube(m, [(x, .02, .66), (x - .1, .02, .66)], .01, 8); m.obj('tap', [M['brass']])
    I.rbox('caddy', .20, .46, -.02, D + .02, .615, .635, M['oak'], .006); V.open_book(M, .33, D * .40, .635, 1.57, .62); m = MB(); m.cyl((.33, D * .75, .635), (.33, D * .75, .70), .035, n=24); m.obj('candle', [principled('wax', (.85, .78, .66), .5, emit=(1, .6, .28), estr=.6)])

def shower(M, L, D, style, seed=0):
    I.rbox('tray', -L / 2, L / 2, 0, D, .0, .03, M['marble'], .006); m = MB(); m.quad((-L / 2, D, .03), (L / 2, D, .03), (L / 2, D, 2.15), (-L / 2, D, 2.15)); m.obj('pane', [M['glass']]); I.rbox('rail', -L / 2, L / 2, D - .012, D + .012, 2.14, 2.165, M['brass'], .004)
    m = MB(); m.cyl((0, .42, 2.18), (0, .42, 2.20), .15, n=40); m.cyl((0, .02, 2.24), (0, .42, 2.24), .012, n=12); m.cyl((0, .42, 2.20), (0, .42, 2.25), .014, n=12); P.tube(m, [(L * .3, .03, 1.05), (L * .3, .08, 1.12), (L * .3, .09, 1.72)], .01, 8); m.obj('head', [M['brass']])
    I.rbox('bench', -L / 2 + .02, -L / 2 + .34, .02, D - .1, .03, .45, M['marble'], .008)

def basin(M, L, D, style, rng):
    I.rbox('van', -L / 2, L / 2, 0, D, .42, .80, M['oak'], .008); I.rbox('top', -L / 2 - .02, L / 2 + .02, 0, D + .02, .80, .835, M['marble'], .006); I.rbox('reveal', -L / 2 + .01, L / 2 - .01, D, D + .004, .60, .606, M['dark'], .001)
    n = 2 if L > 1.25 or style.get('twobasins') else 1
    for k in range(n):
        x = -L / 2 + L * (k + .5) / n; m = MB(); P.lathe(m, (x, D * .55, .835), [(.10, 0), (.14, .02), (.19, .11), (.195, .125), (.18, .125), (.13, .03), (.03, .018), (.001, .018)], 44, cap=False); m.obj('bowl', [M['cerw']])
        m = MB(); P.tube(m, [(x, .05, .835), (x, .05, 1.10), (x, .08, 1.15), (x, .16, 1.16), (x, .20, 1.12)], .011, 10); m.obj('spout', [M['brass']])
    I.rbox('mirror', -L / 2 + .02, L / 2 - .02, .015, .03, 1.05, 2.05, M['mirror'], .004); m = MB()
    for s in (-1, 1): m.box(s * (L / 2 - .035) - .018, s * (L / 2 - .035) + .018, .031, .045, 1.10, 2.0)
    m.obj('led', [emission('mled', (1, .84, .66), 7)])
    x, y = (L / 2 - .12, .16) if n == 1 else (0, D * .72); m = MB(); P.lathe(m, (x, y, .835), [(.028, 0), (.03, .01), (.03, .11), (.01, .13), (.01, .16), (.018, .162)], 24); m.obj('bottle', [M['accentp']])
    if n == 1: V.rolled(M, -L / 2 + .17, D * .55, .835, 3, 'white', .30, .048)
    V.stem_vase(M, -L / 2 + .36 if n == 1 else 0, .13, .835, .72, 'cer', 5)

def toilet(M, L, D, style, seed=0): I.cushion('wc', (0, D * .55, .34), (L * .86, D * .86, .20), M['cerw'], .1, 4, wr=0); I.rbox('plate', -.12, .12, .004, .016, .95, 1.10, M['brass'], .004)
def rail(M, L, D, style, seed=0):
    n = max(2, round(L / .55)); w = L / n
    for k in range(n): I.rbox('door', -L / 2 + k * w + .004, -L / 2 + (k + 1) * w - .004, D - .025, D, .06, 2.42, M['oakz'], .004); I.rbox('pull', -L / 2 + (k + (.88 if k % 2 == 0 else .12)) * w - .008, -L / 2 + (k + (.88 if k % 2 == 0 else .12)) * w + .008, D, D + .02, .95, 1.25, M['brass'], .004)
def counter(M, L, D, style, rng): I.rbox('c', -L / 2, L / 2, 0, D - .02, .08, .88, M['oakd'], .006); I.rbox('t', -L / 2, L / 2, 0, D, .88, .92, M['marble'], .006); I.vase(0, D / 2, .92, .5, M['cer'], M['leaf'], rng)
def shelves(M, L, D, style, rng):
    I.rbox('back', -L / 2, L / 2, 0, .02, 0, 2.4, M['oakd'], .004)
    for z in np.arange(.08, 2.45, .385): I.rbox('sh', -L / 2, L / 2, 0, D, z, z + .025, M['oakd'], .004)
    tones = [principled(f'book{k}', c, .7) for k, c in enumerate(((.30, .12, .08), (.10, .18, .16), (.42, .34, .22), (.12, .12, .16), (.55, .48, .38), (.22, .26, .16)))]; m = MB()
    for z in np.arange(.105, 2.2, .385):
        x = -L / 2 + .03
        while x < L / 2 - .05:
            w = rng.uniform(.018, .045); h = rng.uniform(.20, .31); m.box(x, x + w, .06, D - rng.uniform(.03, .08), z, z + h, int(rng.integers(6))); x += w + .002
            if rng.random() < .06: x += rng.uniform(.05, .2)
    m.obj('books', tones)

def lounger(M, L, D, style, seed): U.group(0, D / 2, 180, lambda: I.lounger(0, 0, 0, 0, M['oak'], M['white'], seed, M['accent']))
def daybed(M, L, D, style, seed):
    I.rbox('plinth', -L / 2, L / 2, 0, D, .08, .30, M['oak'], .02); I.cushion('mat', (0, D / 2, .40), (L - .06, D - .06, .22), M['white'], .08, 9, seed=seed)
    for x, m in ((-L * .3, 'accent'), (-L * .05, 'sand'), (L * .26, 'accent')): I.pillow('pil', (x, .26, .66), .50, .46, .18, M[m], (math.radians(116), 0, 0), seed)
def pool(M, L, D, style, seed=0):
    t = .16; m = MB()
    for x0, x1, y0, y1 in ((-L / 2, L / 2, 0, t), (-L / 2, L / 2, D - t, D), (-L / 2, -L / 2 + t, t, D - t), (L / 2 - t, L / 2, t, D - t)): m.box(x0, x1, y0, y1, 0, .42)
    m.obj('rim', [M['marble']]); m = MB(); n = 90; X, Y = np.meshgrid(np.linspace(-L / 2 + t, L / 2 - t, n), np.linspace(t, D - t, n), indexing='ij')
    grid_obj('poolwater', X, Y, .35 + .004 * fbm(X * 5, Y * 5, 3, 4), [principled('poolw', (.10, .42, .46), .03, .5, coat=.2, emit=(.06, .30, .34), estr=.25)])
def casing(M, L, D, style, seed=0):
    cx, cy, r = 0, D / 2, min(L, D) / 2; m = MB(); n = 56
    for k in range(n):
        a = 2 * math.pi * k / n; b = 2 * math.pi * (k + .86) / n; q = [(cx + rr * math.cos(t), cy + rr * math.sin(t)) for rr, t in ((r, a), (r, b), (r - .03, b), (r - .03, a))]; m.prism(q, .0, 2.5, 0)
    m.obj('staves', [M['oakz']]); m = MB(); m.cyl((cx, cy, 0), (cx, cy, 2.5), r - .02, n=64); m.obj('core', [M['dark']]); m = MB(); m.cyl((cx, cy, 2.44), (cx, cy, 2.46), r + .01, n=64); m.obj('cove', [emission('cove', (1, .76, .5), 3)])
def stairs(M, L, D, style, seed=0):
    n = 12
    for k in range(n): x = -L / 2 + L * k / n; I.rbox('tread', x, x + L / n + .03, .1, D - .1, (k + 1) * .2 - .045, (k + 1) * .2, M['oak'], .006)
def ring(M, L, D, style, seed=0):
    if style.get('rounded'): return sunken(M, min(L, D) / 2, D / 2, style)
    r = min(L, D) / 2 - .45
    for k, t in enumerate(range(-60, 240, 25)): a = math.radians(t); I.cushion('seat', (r * math.cos(a), D / 2 + r * math.sin(a), .25), (r * .46, .80, .30), M['white'], .12, 8, (0, 0, a + math.pi / 2), k); I.cushion('back', ((r + .36) * math.cos(a), D / 2 + (r + .36) * math.sin(a), .52), (r * .58, .24, .40), M['linen'], .1, 7, (0, 0, a + math.pi / 2), k + 30)
def sunken(M, r, y, style):
    """A ring of cushions in a round pit of the floor, open and with a step toward the door, a table and a light along its foot."""
    A = np.linspace(0, 2 * np.pi, 97)[:-1]; C = lambda q, z: [(q * math.cos(t), y + q * math.sin(t), z) for t in A]; low, seat_ = -.48, -.30; arc = lambda q, z: [(q * math.cos(t), y + q * math.sin(t), z) for t in np.radians(np.linspace(-64, 244, 80))]; inner = r * .55
    m = MB(); m.loft([C(r, 0), C(r - .012, -.012)], 0); m.loft([C(r - .012, -.012), C(r - .02, low)], 0); m.loft([arc(inner, low), arc(inner, seat_), arc(r - .02, seat_)], 0, close=False, smooth=False)
    for t in np.radians((-64, 244)): m.quad(*[(q * math.cos(t), y + q * math.sin(t), z) for q, z in ((inner, low), (r - .02, low), (r - .02, seat_), (inner, seat_))])
    m.obj('pit', [M['wall']]); m = MB(); m.loft([C(r - .02, low), C(.01, low)], 0, smooth=False); m.obj('pitfloor', [M['floor']]); m = MB(); m.loft([arc(inner - .004, low + .02), arc(inner - .012, low + .035)], close=False); m.obj('led', [emission('led', (1, .74, .46), 3)]); I.rbox('step', -.46, .46, y - r + .0, y - r + .34, low, low / 2, M['floor'], .02); I.rug('rug', -inner + .08, inner - .08, y - inner + .08, y + inner - .08, M['rug'], low + .012)
    for k, t in enumerate(range(-52, 233, 24)): a = math.radians(t); w = 2 * math.radians(24) * .5; q = r * .76; I.cushion('seat', (q * math.cos(a), y + q * math.sin(a), seat_ + .12), (q * w, r * .42, .24), M['white'], .12, 8, (0, 0, a + math.pi / 2), k); q = r * .93; I.cushion('back', (q * math.cos(a), y + q * math.sin(a), .09), (q * w * .985, .23, .38), M['linen'], .10, 7, (math.radians(7), 0, a + math.pi / 2), k + 30)
    for t, c, k in ((205, 'accent', 1), (182, 'sand', 2), (118, 'accent', 3), (92, 'stone', 4), (30, 'accent', 5), (4, 'sand', 6), (-34, 'stone', 7)): a = math.radians(t); q = r * .80; I.pillow('pil', (q * math.cos(a), y + q * math.sin(a), .12), .46, .43, .16, M[c], (math.radians(64), 0, a - math.pi / 2), k)
    m = MB(); P.lathe(m, (0, y, low), [(.26, 0), (.23, .05), (.19, .17), (.30, .26), (.45, .28), (.47, .30), (.45, .33), (.001, .33)], 56, cap=False); m.obj('table', [M['marble']]); z = low + .33; tray(M, -.12, y - .02, z, np.random.default_rng(3)); I.vase(.22, y + .14, z, .55, M['cer'], M['leaf'], np.random.default_rng(3))

def swing(M, L, D, style, seed=0):
    """A seat for two on ropes from the deck above, its back to the wall's side."""
    top, w = 2.54, L / 2; I.rbox('seatboard', -w, w, .02, D, .38, .44, M['oak'], .015); I.cushion('seatc', (0, D / 2 + .04, .52), (L - .05, D - .10, .17), M['white'], .14, 9, seed=4); I.rbox('backboard', -w, w, .0, .045, .44, .98, M['oak'], .012); I.cushion('backc', (0, .13, .80), (L - .08, .16, .46), M['white'], .12, 8, (math.radians(8), 0, 0), 5)
    for x, c, k, turn in ((-w * .68, 'accent', 3, .24), (w * .62, 'accent', 4, -.2), (-w * .28, 'sand', 5, .06)): I.pillow('pil', (x, .30, .80), .46, .44, .16, M[c], (math.radians(112), 0, turn), k)
    rope = principled('rope', (.62, .54, .42), .9, bump=(220, .8, .004)); m = MB()
    for x in (-w + .05, w - .05):
        for q in (.04, D - .04): P.tube(m, [(x, q, .40), (x, D / 2 + (q - D / 2) * .55, 1.2), (x, D / 2, 1.75)], .016, 8)
        P.tube(m, [(x, D / 2, 1.72), (x, D / 2, top)], .020, 8); P.ring(m, (x, D / 2, 1.75), .035, .010, (1, 0, 0), 24)
    m.obj('ropes', [rope])

def tree(M, L, D, style, seed=0):
    import salons; salons.fig(M, 0, D / 2, 2.3, 3)

def build(M, pieces, style, z=0, outdoors=False):
    rng = np.random.default_rng(7)
    for k, p in enumerate(pieces):
        kind = p['kind']
        if kind == 'sofa' and outdoors and style.get('swing'): kind = 'swing'
        fn = dict(bed=lambda L, D: bed(M, L, D, style, k + 1), single=lambda L, D: bed(M, L, D, style, k + 1, True), sofa=lambda L, D: sofa(M, L, D, style, k), armchair=lambda L, D: armchair(M, L, D, style, k), round=lambda L, D: low_round(M, L, D, style, rng),
                  table=lambda L, D: table(M, L, D, style, rng, outdoors), desk=lambda L, D: desk(M, L, D, style, rng), basin=lambda L, D: basin(M, L, D, style, rng), counter=lambda L, D: counter(M, L, D, style, rng), shelves=lambda L, D: shelves(M, L, D, style, rng)).get(kind) or (lambda L, D: globals()[kind](M, L, D, style, k))
        against(p, fn, z)
