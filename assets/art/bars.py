"""Four venues and what one story tells: lunch at Cala beside the water, the bar of the Windlass at the pool, the Log Room in the
evening, tea in the Reading Room, oysters on the plank of a boat."""
import math
import numpy as np
import indoors as D
import bpy
from kit import *
import interiors as I, props as P, rooms as R, suites as U, dressing as V, pool_deck
from plans import sky_of, wall, materials, STYLES
from venues import venue, quad, box_room, hurricane
from scenes import day_sky

def corded(M, x, y, yaw, seed=0):
    """A chair of round bars with seat and back of woven cord."""
    def model():
        m = MB(); w, d, h = .25, .24, .45
        for s in (-1, 1):
            P.tube(m, [(s * w, d, 0), (s * w, d, h), (s * w, -d, h - .02), (s * w, -d - .12, .88)], .014, 10); m.cyl((s * w, -d, h - .02), (s * w, -d + .02, 0), .014, n=10)
        for a, b in (((-w, d, h), (w, d, h)), ((-w, -d, h - .02), (w, -d, h - .02)), ((-w, -d - .12, .88), (w, -d - .12, .88)), ((-w, -d - .05, .60), (w, -d - .05, .60))): m.cyl(a, b, .013, n=10)
        m.obj('frame', [M['oakd']]); c = MB()
        for q in np.linspace(-w + .02, w - .02, 19): c.cyl((q, d, h + .012), (q, -d, h - .006), .0085, n=6); c.cyl((q, -d - .048, .612), (q, -d - .122, .876), .0085, n=6)
        c.obj('cord', [M['cord']])
    U.group(x, y, yaw, model)

def lunch(M, x, y, yaw, rng):
    """A table for two of bare planks, with flatbread on a board, glasses and lemonade."""
    def model():
        z = .73
        for k in range(5): I.rbox('plank', -.52, .52, -.36 + k * .146, -.36 + k * .146 + .140, z - .035, z, M['oak'], .006)
        for s in (-1, 1): I.rbox('leg', s * .42 - .025, s * .42 + .025, -.30, .30, 0, .04, M['steel'], .01); I.rbox('leg', s * .42 - .025, s * .42 + .025, -.03, .03, 0, z - .035, M['steel'], .01)
        corded(M, 0, -.62, 0, 1); corded(M, 0, .62, 180, 2); V.carafe(M, .36, .06, z, (.86, .78, .40)); flatbread(M, -.02, .0, z, int(rng.integers(99)))
        for s in (-1, 1): U.plate(M, -.28 * s, .22 * s, z, .11, mug=False); V.glass(M, -.06 * s + .16, .26 * s, z, .11, .034, (.86, .78, .40), .6); V.napkin(M, -.44 * s, .20 * s, z, .1, 'accent')
    U.group(x, y, yaw, model)

def flatbread(M, x, y, z, seed):
    I.rbox('board', x - .20, x + .20, y - .15, y + .15, z, z + .016, M['oakd'], .006); rng = np.random.default_rng(seed); A = np.linspace(0, 2 * np.pi, 61)[:-1]; rim = [.115 * (1 + .07 * math.sin(2 * a + seed) + .04 * math.sin(5 * a)) for a in A]; ring = lambda k, h: [(x + 1.35 * r * k * math.cos(a), y + r * k * math.sin(a), z + h + .003 * math.sin(7 * a + seed) * k) for a, r in zip(A, rim)]
    m = MB(); m.loft([ring(1, .016), ring(1.02, .028), ring(.94, .036), ring(.84, .030)], 0); m.loft([ring(.84, .030), ring(.5, .031), ring(.02, .031)], 1); m.obj('bread', [principled('crust', lambda k: k.mixc(k.noise(k.pos(), 40, 4), (.55, .34, .14), (.72, .52, .28)), .85), principled('tomato', lambda k: k.mixc(k.noise(k.pos(), 60, 3), (.58, .10, .035), (.72, .22, .07)), .4)]); b = MB(); [V.leaf(b, (x + .10 * math.cos(t), y + .06 * math.sin(t), z + .036), (math.cos(t * 3), math.sin(t * 3), .15), .04, .3) for t in rng.uniform(0, 6.28, 7)]; b.obj('basil', [principled('basil', (.07, .20, .04), .5)])

@venue('cala-at-lunch', 'Cala at lunch: tables with flatbread and chairs of woven cord on a teak deck just above the sea, a chalked menu beside a shower on the white bulkhead, a blue flag at the rail.', 'tables, flatbread, chairs, woven cord, deck, chalked, menu, shower, bulkhead, flag, rail, sea', ['venues/cala'], 'noon', 1.9)
def cala():
    M = materials(STYLES['OSS']); o = sky_of('noon'); rng = np.random.default_rng(6); M['cord'] = I.cloth('cordc', (.74, .69, .58), scale=40, bump=.8); white = principled('plate', (.80, .795, .775), .38, .4, coat=.2); X = 4.6; D.camera((1.35, -2.7, 1.62), (-.55, 3.2, .78), 21, shift=(0, -.02))
    m = MB(); m.quad((-2.6, -6, 0), (7, -6, 0), (7, X, 0), (-2.6, X, 0)); m.quad((-2.6, X, 0), (7, X, 0), (7, X, -.6), (-2.6, X, -.6)); m.obj('deck', [M['teak']])
    # the bulkhead on the left, with the menu, the shower and a rail of towels
    wall((-2.6, -6), (-2.6, 3.6), white, h=3.4); I.rbox('edge', -2.66, -2.54, 3.5, 3.7, 0, 3.4, white, .05, 4); I.rbox('kick', -2.6, -2.56, -6, 3.5, 0, .12, M['oakd'], .006)
    I.rbox('slate', -2.595, -2.565, .35, 1.65, .95, 2.05, M['oak'], .01); I.rbox('black', -2.57, -2.555, .41, 1.59, 1.01, 1.99, principled('slate', (.035, .038, .04), .8, .2), .003); m = MB()
    for k, w in enumerate((.52, .86, .74, .92, .62, .80, .46)):
        z = 1.86 - k * .122; y = 1.00 - w / 2 if k == 0 else .50
        while y < (1.00 + w / 2 if k == 0 else .50 + w): q = rng.uniform(.025, .075); h = rng.uniform(.018, .034) * (1.5 if k == 0 else 1); P.tube(m, [(-2.553, y, z), (-2.553, y + q * .3, z + h), (-2.553, y + q * .6, z + .004), (-2.553, y + q, z + h * .6)], .0032, 5); y += q + (.012 if rng.random() < .75 else .04)
    m.obj('chalk', [principled('chalk', (.80, .79, .74), .95)]); m = MB(); m.cyl((-2.56, 2.55, .95), (-2.56, 2.55, 2.25), .014, n=12); P.tube(m, [(-2.56, 2.55, 2.22), (-2.50, 2.55, 2.30), (-2.30, 2.55, 2.30), (-2.22, 2.55, 2.26)], .014, 10); m.cyl((-2.22, 2.55, 2.20), (-2.22, 2.55, 2.23), .10, n=36); m.cyl((-2.58, 2.55, 1.15), (-2.52, 2.55, 1.15), .05, n=24); P.tube(m, [(-2.53, 2.55, 1.15), (-2.50, 2.55, 1.15), (-2.50, 2.63, 1.15)], .008, 8); m.obj('shower', [M['brass']]); I.rbox('tray', -2.58, -1.95, 2.15, 2.95, .0, .03, M['marble'], .01)
    I.rbox('bench', -2.58, -2.16, -1.1, .1, .40, .46, M['oak'], .012)
    for y in (-.9, -.1): I.rbox('benchleg', -2.5, -2.24, y - .03, y + .03, 0, .40, M['oakd'], .008)
    for k in range(4): V.rolled(M, -2.36, -.85 + k * .22, .46, 1, 'white' if k % 2 else 'accent', .34, .075)
    # the rail with a gap for the stairs to the platform, and the flag
    for a, b in ((-2.5, -.35), (.75, 7)): I.glass_rail([(a, X - .1), (b, X - .1)], 0, 1.08, M['glass'], M['oak'], M['steel'])
    m = MB()
    for s in (-.35, .75): P.tube(m, [(s, X - .3, 0), (s, X - .3, .92), (s, X - .05, .96), (s, X + .75, .42), (s, X + .95, .20)], .022, 12); m.cyl((s, X + .70, .46), (s, X + .70, -.5), .018, n=10)
    m.obj('handrail', [M['steel']])
    for k in range(3): I.rbox('tread', -.30, .70, X + .05 + k * .30, X + .36 + k * .30, -.22 - k * .22, -.17 - k * .22, M['teak'], .01)
    I.rbox('platform', -2.6, 7, X + .95, X + 3.4, -.98, -.84, M['teak'], .03); m = MB(); m.cyl((-.50, X - .14, 0), (-.50, X - .14, 2.75), .020, .014, 12); m.sphere((-.50, X - .14, 2.77), .03, 12); m.obj('staff', [M['oakd']]); u, v = np.meshgrid(np.linspace(0, 1, 60), np.linspace(0, 1, 30), indexing='ij')
    grid_obj('flag', -.50 + .66 * u, X - .14 + .09 * u * np.sin(u * 7 + v * 1.2), 2.20 + .46 * v - .06 * u ** 1.5 + .015 * np.sin(u * 9), [I.cloth('blueflag', (.03, .11, .30), scale=120, sheen=.3)])
    for x, y, t in ((-1.15, 1.35, 84), (-.95, 3.25, 96), (1.15, 2.25, 82), (2.75, 3.55, 92), (2.9, .95, 86), (4.9, 2.6, 90)): lunch(M, x, y, t, rng)
    V.fruit(M, -1.12, 1.16, .73, 'lemon', .11, 'cerd', 3); V.sailboat(70, 300, 14, .7); return dict(o, boost=1.0, sunb=.75, lamp=.5, key=.26, view=.78)

def winch(M, x, y, z):
    """An old hand-cranked anchor winch: two cheeks of iron, a drum between them with a few turns of rope, a toothed wheel, a crank at each end."""
    iron = principled('castiron', (.055, .060, .065), .45, .5); worn = principled('worn', (.34, .33, .31), .30, .6, metal=1); m = MB()
    for s in (-1, 1):
        c = x + s * .21; m.add([(c + d, y + u, z + h) for d in (-.016, .016) for u, h in ((-.19, 0), (.19, 0), (.10, .34), (.06, .42), (-.06, .42), (-.10, .34))], [(0, 1, 2, 3, 4, 5), (11, 10, 9, 8, 7, 6)] + [(i, (i + 1) % 6, 6 + (i + 1) % 6, 6 + i) for i in range(6)]); m.box(c - .05, c + .05, y - .23, y + .23, z, z + .03); [m.cyl((c, y + u, z + .03), (c, y + u, z + .045), .018, n=6) for u in (-.20, .20)]
    P.lathe(m, (x - .19, y, z + .28), [(.11, 0), (.115, .02), (.075, .05), (.062, .19), (.075, .33), (.115, .36), (.11, .38)], 40, axis=(1, 0, 0), cap=False); n = 26; m.cyl((x + .235, y, z + .28), (x + .262, y, z + .28), .155, n=52)
    for k in range(n): a = 2 * math.pi * k / n; m.cyl((x + .2485, y + .150 * math.cos(a), z + .28 + .150 * math.sin(a)), (x + .2485, y + .174 * math.cos(a), z + .28 + .174 * math.sin(a)), .013, .010, 8)
    m.obj('winch', [iron]); m = MB(); [P.ring(m, (x - .085 + k * .028, y, z + .28), .083, .0145, (1, 0, .06), 48, 8) for k in range(6)]; m.obj('rope', [principled('hemp', (.58, .48, .34), .9, bump=(220, .8, .004))]); m = MB(); g = MB()
    for s, a in ((-1, .9), (1, 4.0)): e = x + s * .33; dy, dz = .25 * math.cos(a), .25 * math.sin(a); P.tube(m, [(x + s * .20, y, z + .28), (e, y, z + .28), (e, y + dy, z + .28 + dz)], .015, 12); P.lathe(g, (e, y + dy, z + .28 + dz), [(.014, 0), (.020, .02), (.022, .07), (.016, .13), (.001, .135)], 24, axis=(s, 0, 0))
    m.obj('crank', [worn]); g.obj('grip', [principled('paint', (.36, .10, .05), .5)])

def coconut(m, x, y, z, r=.075, cut=True): P.lathe(m, (x, y, z), [(.02, 0), (r * .8, r * .35), (r, r), (r * .86, r * 1.6), (r * .42, r * 1.95), (r * .40, r * 1.95)] if cut else [(.02, 0), (r, r), (.01, r * 2)], 32)
@venue('windlass-bar', 'The bar of the Windlass: an old anchor winch bolted to the end of a marble counter, lemons, coconuts and bottles on it, a stool beside it and the pool in the sun.', 'bar, anchor winch, counter, lemons, coconuts, bottles, stool, pool', ['venues/windlass'], 'noon', 14)
def windlass():
    M = pool_deck.built('SS'); sun(day_sky(44, -60, .13), (1, .92, .78), 5.6); pool_deck.bar(M); m = MB(); m.box(-9.6, 9.6, -30, -8.6, 2.75, 3.17); m.obj('slab', [principled('plate', (.78, .775, .755), .34, .4, coat=.3)]); z = 1.07; winch(M, -1.62, -11.0, z)
    m = MB(); [coconut(m, x, y, z, r) for x, y, r in ((-2.35, -11.22, .078), (-2.52, -11.12, .072), (-2.44, -11.30, .070))]; m.obj('coco', [principled('greencoco', lambda k: k.mixc(k.noise(k.pos(), 9, 4), (.13, .22, .05), (.30, .34, .10)), .5)])
    V.fruit(M, -2.15, -11.16, z, 'lemon', .12, 'cer', 5); rng = np.random.default_rng(8); glassy = [principled('rumdark', (.10, .035, .008), .08, .6, coat=.9), principled('rumgold', (.42, .20, .045), .08, .6, coat=.9), principled('rumpale', (.62, .64, .56), .06, .6, coat=.9), principled('foilb', (.20, .05, .04), .4, .5)]; m = MB()
    for k in range(13): x, y = -2.9 - k * .13, -11.28 + .05 * (k % 2); c = int(rng.integers(3)); h = rng.uniform(.20, .25); P.lathe(m, (x, y, z), [(.034, 0), (.037, .005), (.037, h * .62), (.015, h * .82), (.0135, h * 1.06)], 24, c, cap=False); P.lathe(m, (x, y, z), [(.0145, h * .98), (.0145, h * 1.14), (.001, h * 1.15)], 16, 3, cap=False)
    m.obj('bottles', glassy); m = MB(); P.lathe(m, (-1.98, -10.84, z), [(.042, 0), (.045, .01), (.041, .13), (.044, .15), (.034, .185), (.020, .205), (.018, .235), (.001, .238)], 40); m.obj('shaker', [M['steel']]); V.glass(M, -2.18, -10.80, z, .10, .044, (.80, .72, .48), .7); V.glass(M, -2.32, -10.84, z, .10, .044, (.80, .72, .48), .6); V.napkin(M, -2.62, -10.86, z, .2)
    D.camera((.25, -12.55, 1.56), (-2.45, -8.7, .98), 24, shift=(0, -.02)); V.sailboat(-40, 300, 14, 2.5); return dict(pool_deck.DAY, seed=6, key=.25)

def deep(M, x, y, yaw, mat, seed): U.group(x, y, yaw, lambda: I.chair(0, 0, 0, 0, M['oakd'], M[mat], seed, .80))
@venue('log-room-evening', 'The Log Room in the evening: a ledger open on a stand, deep chairs around a card table under a brass lamp, a bell jar on the long table and tall windows on the dusk.', 'ledger, stand, deep chairs, card table, brass lamp, bell jar, long table, windows, dusk', ['venues/log-room'], 'dusk', 15)
def log_room():
    M = materials(STYLES['GS']); o = sky_of('dusk', 18, 7); X0, X1, Y0, Y1, H = -5.2, 4.2, -1.2, 6.6, 2.85; D.camera((1.55, -.95, 1.60), (-.75, 3.9, .86), 21, shift=(0, -.02)); box_room(M, X0, X1, Y0, Y1, H, walls='oakz', open_=('top',)); rng = np.random.default_rng(4)
    for x in np.linspace(X0, X1, 8): I.rbox('post', x - .05, x + .05, Y1 - .08, Y1 + .04, 0, H, M['oakd'], .01)
    I.rbox('sill', X0, X1, Y1 - .10, Y1 + .04, 0, .22, M['oakd'], .01); quad(M['glass'], (X0, Y1, .2), (X1, Y1, .2), (X1, Y1, H), (X0, Y1, H)); D.portal((X0 + .05, Y1 + .05), (X1 - .05, Y1 + .05), .25, H - .05, (0, -1)); R.terrace(M, X0 - 4, X1 + 4, Y1 + .1, Y1 + 2.4, H)
    for x in np.linspace(X0, X1, 8)[1:-1:2]: I.curtain('cu', x - .36, x + .36, Y1 - .22, .02, H - .02, M['sand'], 9, .06, int(x * 7) + 40)
    # the ledger on its stand
    lx, ly = .62, .72; m = MB(); m.cyl((lx, ly, 0), (lx, ly, 1.0), .026, n=20); P.lathe(m, (lx, ly, 0), [(.21, 0), (.20, .02), (.06, .06), (.03, .10)], 40); m.obj('stand', [M['brass']]); U.group(lx, ly, 14, lambda: (I.rbox('desk', -.34, .34, -.25, .25, .99, 1.015, M['oakd'], .006, rot=(math.radians(16), 0, 0)), I.rbox('cover', -.285, .285, -.195, .195, 1.022, 1.040, I.cloth('sailcloth', (.66, .62, .53), scale=70, bump=.8), .004, rot=(math.radians(16), 0, 0))))
    def pages():
        for s in (-1, 1):
            u, v = np.meshgrid(np.linspace(0, 1, 26), np.linspace(0, 1, 60), indexing='ij'); X = s * (.004 + .262 * u); Yv = -.178 + .356 * v; rise = .022 * np.sin(np.minimum(1, u * 1.25) * math.pi) ** .8 * (1 - .4 * u); col = np.full(u.shape + (3,), (.80, .765, .67)); ink = (np.abs((v * 17) % 1 - .5) < .10) & (u > .10) & (u < .55 + .35 * ((np.floor(v * 17) * 7 + (s > 0) * 3) % 5) / 5) & (v > .08) & (v < (.9 if s < 0 else .62)) & (fbm(u * 30, v * 60, 3, 5) > -.1); col = np.where(ink[..., None], (.10, .12, .20), col); grid_obj('page', X, Yv * math.cos(.279), 1.046 + rise + Yv * math.sin(.279), [principled('pagep', lambda k: k.attr(), .9)], col)
    U.group(lx, ly, 14, pages)
    # the card table under its lamp, with deep chairs
    tx, ty = -1.15, 3.1; m = MB(); m.cyl((tx, ty, 0), (tx, ty, .70), .06, n=28); P.lathe(m, (tx, ty, 0), [(.30, 0), (.28, .03), (.08, .08), (.06, .14)], 44); m.cyl((tx, ty, .70), (tx, ty, .735), .52, n=72); m.obj('table', [M['oakd']]); m = MB(); m.cyl((tx, ty, .735), (tx, ty, .739), .47, n=72); m.obj('baize', [I.cloth('baize', (.05, .13, .085), scale=80, sheen=.5)])
    for k in range(9): I.rbox('card', tx - .14 + k * .036, tx - .078 + k * .036, ty - .045, ty + .045, .7392 + k * .0004, .7400 + k * .0004, M['white'], .0004, rot=(0, 0, .3 - k * .07))
    V.glass(M, tx + .27, ty - .16, .739, .09, .038, (.50, .22, .05), .5); V.glass(M, tx - .25, ty + .20, .739, .09, .038, (.50, .22, .05), .4); m = MB(); m.cyl((tx, ty, 1.86), (tx, ty, H), .008, n=8); P.lathe(m, (tx, ty, 1.62), [(.27, 0), (.262, .02), (.20, .13), (.07, .21), (.035, .27), (.03, .30)], 56, cap=False); m.obj('lampshade', [M['brass']]); m = MB(); m.sphere((tx, ty, 1.68), .055, 18); m.obj('bulb', [emission('lbulb', (1, .74, .46), 9)]); D.area((tx, ty, 1.62), (tx, ty, 0), .42, 15, (1, .76, .50))
    for a, mat, k in ((28, 'accent', 1), (118, 'sand', 2), (208, 'accent', 3), (298, 'sand', 4)): t = math.radians(a); deep(M, tx + 1.08 * math.cos(t), ty + 1.08 * math.sin(t), a - 90, mat, k)
    I.rug('rug', tx - 2.0, tx + 2.0, ty - 1.8, ty + 1.8, M['rug'])
    # the long table by the windows, the chart under its glass, and the bell jar with butter
    I.rbox('long', .55, 3.6, 4.55, 5.45, .70, .745, M['oak'], .012); [I.rbox('trestle', x - .05, x + .05, 4.68, 5.32, 0, .70, M['oakd'], .012) for x in (.95, 3.2)]; u, v = np.meshgrid(np.linspace(0, 1, 240), np.linspace(0, 1, 110), indexing='ij'); f = fbm(u * 3 + 4, v * 1.6, 7, 21); c = np.where((f > .14)[..., None], (.70, .60, .38), (.66, .74, .74)); c = np.where(((np.abs((u * 9) % 1 - .5) > .488) | (np.abs((v * 4) % 1 - .5) > .484))[..., None], (.36, .34, .30), c); grid_obj('chart', 1.30 + u * 1.7, 4.68 + v * .64, .7465 + 0 * u, [principled('chartl', lambda k: k.attr(), .35, .5, coat=.6)], c)
    bx, by = .86, 4.86; m = MB(); P.lathe(m, (bx, by, .745), [(.15, 0), (.155, .012), (.15, .025), (.001, .026)], 48); m.obj('base', [M['oakd']]); m = MB(); P.lathe(m, (bx, by, .771), [(.06, 0), (.062, .04), (.04, .055), (.001, .057)], 32); m.obj('butter', [principled('butter', (.82, .66, .28), .5)]); m = MB(); P.lathe(m, (bx, by, .771), [(.125, 0), (.125, .19), (.11, .25), (.06, .295), (.012, .31), (.012, .33), (.024, .345), (.001, .365)], 48, cap=False); m.obj('jar', [thin_glass('bell', (.95, .98, .98), .9, .01, .05)])
    for x in (1.3, 2.1, 2.9): I.chair(x, 4.22, 0, math.pi, M['oakd'], M['sand'], int(x * 5), .52)
    hurricane(M, 2.55, 5.2, .75); deep(M, 3.3, 2.6, 78, 'sand', 7); deep(M, 3.2, 1.2, 100, 'accent', 8); U.sidetable(M, 3.25, 1.92, .50, .22); I.lamp(3.25, 1.95, .50, .15, .22, power=6, shade=1.8, stem=.26)
    V.painting(M, X0, 2.6, 4.4, 1.25, 2.15, 1, 3); I.rbox('bookcase', X0, X0 + .40, -.6, 1.9, 0, .95, M['oakd'], .01); I.lamp(X0 + .2, .4, .95, .15, .22, power=6, shade=1.8, stem=.26); deep(M, -4.1, 2.4, -70, 'accent', 9); R.plant(-4.6, 5.9, 0, 1.9, M, 6); m = MB(); m.box(X0 + .05, X1 - .05, Y0 + .05, Y0 + .08, H - .05, H - .03); m.obj('cove', [emission('cove', (1, .76, .5), 2.2)]); D.area((-.5, 2.6, H - .02), (-.5, 2.6, 0), 6.5, 16, (1, .82, .60), 5.5)
    return dict(o, key=.20, view=.40, wb=.55, lamp=-1., boost=1.6, glow=.8)

BINDINGS = [(.16, .06, .045), (.05, .09, .12), (.09, .11, .07), (.30, .22, .13), (.44, .38, .29), (.06, .055, .06), (.26, .12, .07), (.14, .19, .20), (.54, .48, .38)]
def bookcase(M, L, shelves, rng, deep=.30, pitch=.36, bays=1):
    """Shelves with brass rails, full of books. It begins at the origin, runs along x and is open towards -y."""
    wood = M['oakd']; top = .10 + shelves * pitch; I.rbox('back', 0, L, deep - .02, deep, 0, top, wood, .004); b = MB(); r = MB()
    for x in np.linspace(0, L, bays + 1): I.rbox('side', x - .018, x + .018, 0, deep, 0, top, wood, .004)
    for k in range(shelves + 1):
        z = .10 + k * pitch; I.rbox('shelf', 0, L, 0 if k < shelves else -.02, deep, z - .026, z, wood, .004)
        if k == shelves: continue
        r.cyl((.02, .012, z + .055), (L - .02, .012, z + .055), .0055, n=8)
        for j in range(bays):
            x, stop = L * j / bays + .025, L * (j + 1) / bays - .03
            while x < stop - .05:
                if rng.random() < .04: x += rng.uniform(.05, .16); continue
                w = min(rng.uniform(.018, .05), stop - x); h = rng.uniform(.19, pitch - .06); c = BINDINGS[rng.integers(9)]; g = rng.uniform(.75, 1.25); y = .045 + rng.uniform(0, .02); b.box(x, x + w - .0015, y, y + .18, z, z + h, 0, tuple(v * g for v in c))
                if rng.random() < .45: [b.box(x + .002, x + w - .003, y - .002, y + .01, z + h * t, z + h * t + .006, 1) for t in (.2, .78)]
                x += w
    b.obj('books', [principled('binding', lambda k: k.attr(), .6, .3), principled('gilt', (.62, .46, .20), .3, metal=1)]); r.obj('rails', [M['brass']])

def cake(M, x, y, z, r, h, icing, inside, gap=-90, fruit=None):
    """A round cake on a footed plate, one slice of it gone."""
    m = MB(); V.turned(m, (x, y, z), [(.060, 0), (.055, .008), (.018, .020), (.014, .060), (.030, .074), (r + .035, .082), (r + .036, .090), (r * .9, .088), (.001, .088)], 64); m.obj('foot', [M['cerw']]); z += .089; a0, a1 = math.radians(gap + 23), math.radians(gap + 337); A = np.linspace(a0, a1, 64); prof = [(.001, h), (r * .95, h), (r * .99, h - .004), (r, h - .012), (r, 0)]; m = MB(); m.loft([[(x + q * math.cos(a), y + q * math.sin(a), z + k + (.0015 * math.sin(9 * a) if k == h else 0)) for q, k in prof] for a in A], 0, close=False)
    for a in (a0, a1):
        p = lambda q, k: (x + q * math.cos(a), y + q * math.sin(a), z + k)
        for k0, k1, mat in ((0, h * .46, 1), (h * .46, h * .54, 0), (h * .54, h - .006, 1), (h - .006, h, 0)): m.quad(p(0, k0), p(r - .004, k0), p(r - .004, k1), p(0, k1), mat)
    m.obj('cake', [icing, inside]); m = MB()
    for a in np.linspace(a0 + .25, a1 - .25, 9) if fruit else (): m.cyl((x + r * .78 * math.cos(a), y + r * .78 * math.sin(a), z + h), (x + r * .78 * math.cos(a) + .004, y + r * .78 * math.sin(a), z + h + .008), .021, .020, 20)
    if fruit: m.obj('slices', [fruit])

def glass_teapot(M, x, y, z, yaw=0):
    """A teapot of glass with amber tea to two thirds, its spout and handle of glass."""
    c, s = math.cos(yaw), math.sin(yaw); pane = thin_glass('teaglass', (.97, .985, .985), .9, .01, .05); m = MB(); V.turned(m, (x, y, z), [(.050, 0), (.058, .004), (.083, .045), (.080, .085), (.055, .118), (.042, .126)]); P.tube(m, V.smooth([(x + c * q, y + s * q, z + h) for q, h in ((.074, .045), (.105, .060), (.122, .095), (.142, .118))], 20), np.linspace(.016, .008, 20), 14); P.tube(m, V.smooth([(x - c * q, y - s * q, z + h) for q, h in ((.062, .108), (.100, .118), (.122, .085), (.110, .045), (.078, .034))], 26), .0075, 12); m.obj('pot', [pane]); m = MB(); V.turned(m, (x, y, z + .004), [(.050, 0), (.078, .042), (.078, .072), (.001, .0725)]); m.obj('tea', [principled('tea', (.50, .20, .035), .08, .6, coat=.5)]); m = MB(); V.turned(m, (x, y, z + .126), [(.046, 0), (.044, .006), (.014, .014), (.008, .020), (.015, .032), (.001, .038)]); m.obj('lid', [M['steel']])

def trolley(M, rng):
    """The tea trolley: two trays in a frame of brass on wheels; two cakes, tea in glass, cups, a timer like a lighthouse, tins of tea."""
    L, W = .52, .29; m = MB(); w = MB()
    for a in (-L, L):
        for b in (-W, W):
            m.cyl((a, b, .10), (a, b, .86), .012, n=14); m.sphere((a, b, .865), .017, 14); P.lathe(w, (a, b - .012, .055), [(.001, 0), (.055, 0), (.055, .024), (.001, .024)], 32, axis=(0, 1, 0), cap=False); m.cyl((a, b - .02, .055), (a, b + .02, .055), .012, n=12); m.box(a - .008, a + .008, b - .018, b + .018, .055, .11)
    for z in (.34, .80):
        for s in (-1, 1): m.cyl((-L, s * W, z + .045), (L, s * W, z + .045), .006, n=10); m.cyl((s * L, -W, z + .045), (s * L, W, z + .045), .006, n=10)
        I.rbox('tray', -L, L, -W, W, z - .022, z, M['oakd'], .006)
    P.tube(m, [(-L, -W, .86), (-L - .09, -W, .90), (-L - .11, 0, .905), (-L - .09, W, .90), (-L, W, .86)], .012, 12); m.obj('frame', [M['brass']]); w.obj('wheels', [M['dark']]); z = .80
    sponge = principled('sponge', lambda k: k.mixc(k.noise(k.pos(), 60, 4), (.70, .52, .22), (.82, .66, .34)), .9, bump=(120, .6, .002)); cake(M, -.30, .02, z, .125, .075, principled('icing', (.86, .84, .76), .35, .4, coat=.2), sponge, -78, principled('lemonslice', (.84, .66, .10), .4, .4, coat=.3)); cake(M, .10, .10, z, .115, .055, principled('baked', lambda k: k.mixc(k.noise(k.pos(), 18, 5, .6), (.52, .27, .085), (.76, .50, .20)), .55, .3, bump=(70, .5, .003)), principled('curd', lambda k: k.mixc(k.noise(k.pos(), 50, 4), (.80, .66, .38), (.86, .76, .52)), .8), -84)
    glass_teapot(M, .36, .06, z, .5)
    for x, y, a in ((.06, -.17, 2.6), (.21, -.20, 2.2), (.37, -.16, 2.9)): V.cup(M, x, y, z, 1.0, 'cerw', (.42, .17, .03), True, a)
    for k in range(5): m = MB(); P.lathe(m, (-.40, -.19, z + k * .006), [(.001, .004), (.055, .003), (.085, .010), (.084, .013), (.055, .006)], 40, cap=False); m.obj('plates', [M['cerw']])
    t = (-.13, -.20, z); m = MB(); m.cyl(t, (t[0], t[1], z + .012), .030, .028, 28, 1)
    for k in range(5): m.cyl((t[0], t[1], z + .012 + k * .020), (t[0], t[1], z + .032 + k * .020), .0215 - .0012 * k, .0203 - .0012 * k, 28, k % 2)
    m.cyl((t[0], t[1], z + .112), (t[0], t[1], z + .116), .021, n=24, mat=2); m.cyl((t[0], t[1], z + .116), (t[0], t[1], z + .134), .011, n=16, mat=3); m.cyl((t[0], t[1], z + .134), (t[0], t[1], z + .150), .015, .001, 18, 1); m.obj('timer', [M['cerw'], principled('timerred', (.50, .05, .035), .3, .5, coat=.4), M['dark'], M['brass']])
    for k in range(9):
        x, y = -.36 + .12 * k * .75, -.13 + .15 * (k % 2); c = ((.10, .20, .16), (.46, .13, .07), (.62, .50, .24), (.09, .14, .24), (.40, .30, .36))[k % 5]; m = MB(); m.cyl((x, y, .34), (x, y, .46), .042, n=32); m.obj('tin', [principled('tin', c, .35, .5, coat=.4)]); m = MB(); m.cyl((x, y, .46), (x, y, .475), .0435, n=32); m.cyl((x, y, .385), (x, y, .425), .0425, n=32, mat=1); m.obj('tinlid', [M['brass'], M['cerw']])
    V.napkin(M, .42, .0, .34, .1); V.napkin(M, .42, -.02, .36, .1)

@venue('reading-room-at-tea', 'The Reading Room at tea: a trolley with two cakes, a teapot of glass and a timer like a lighthouse, deep chairs along a curved window over the sea, shelves of books below it and on the wall.', 'trolley, cakes, teapot, timer, deep chairs, curved window, sea, shelves, books', ['venues/reading-room'], 'afternoon', 17)
def reading_room():
    M = materials(STYLES['GS']); o = sky_of('afternoon'); r, H = 4.8, 2.62; rng = np.random.default_rng(11); D.camera((1.40, -3.05, 1.58), (-1.05, 2.3, .74), 23, shift=(0, -.02)); edge = 76; A = np.radians(np.linspace(-edge, edge, 14)); pt = [(r * math.sin(a), r * math.cos(a)) for a in A]; X, Y = pt[-1]
    quad(M['ceil'], (-6, -7, H), (-6, 6, H), (6, 6, H), (6, -7, H)); quad(M['floor'], (-6, -7, 0), (6, -7, 0), (6, 6, 0), (-6, 6, 0)); wall((X, -7), (-X, -7), M['oakz'], h=H)
    for s in (-1, 1): a, b = ((-X, -7), (-X, Y)) if s < 0 else ((X, Y), (X, -7)); wall(a, b, M['oakz'], h=H)
    g = MB(); w = MB()
    for a, b in zip(pt, pt[1:]):
        g.quad((*a, .92), (*b, .92), (*b, H - .08), (*a, H - .08)); w.quad((*a, 0), (*b, 0), (*b, .92), (*a, .92)); mid = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2); n = math.hypot(*mid); out = math.atan2(mid[1], mid[0]); D.portal(a, b, .95, H - .1, (-mid[0] / n, -mid[1] / n)); L = math.dist(a, b) * .93; deep_ = .31; q = n - deep_ - .02
        U.group(q * math.cos(out) - L / 2 * math.sin(out), q * math.sin(out) + L / 2 * math.cos(out), math.degrees(out) - 90, lambda: bookcase(M, L, 2, rng, deep_, .37))
    g.obj('pane', [M['glass']]); w.obj('below', [M['oakz']])
    for p in pt: I.rbox('post', p[0] - .032, p[0] + .032, p[1] - .032, p[1] + .032, 0, H, M['oakd'], .01)
    for q0, q1, z0, z1, mat in ((r - .40, r + .04, .875, .915, 'oak'), (r - .10, r + .05, H - .09, H, 'oakd')): m = MB(); m.loft([[(q * math.sin(a), q * math.cos(a), z) for a in np.radians(np.linspace(-edge, edge, 90))] for q, z in ((q0, z0), (q1, z0), (q1, z1), (q0, z1), (q0, z0))], close=False, smooth=False); m.obj('ring', [M[mat]])
    m = MB(); m.loft([[(q * math.sin(a), q * math.cos(a), H - .02) for a in np.radians(np.linspace(-80, 80, 60))] for q in (3.9, 3.95)], close=False, smooth=False); m.obj('cove', [emission('cove', (1, .76, .5), 1.2)])
    U.group(-X + .36, -6.2, 90, lambda: bookcase(M, 6.2 + Y - .10, 6, rng, .34, .375, 7)); I.rug('rug', -2.9, 2.9, -1.1, 2.6, M['rug'])
    for x, y, a, mat, k in ((-3.35, -.55, 176, 'accent', 1), (-2.72, 2.35, 136, 'sand', 2), (-.95, 3.42, 104, 'accent', 3), (.85, 3.42, 76, 'sand', 4), (2.55, 2.45, 44, 'accent', 5), (-1.70, .55, -62, 'sand', 6), (1.95, .75, -118, 'accent', 7)): deep(M, x, y, a - 90, mat, k)
    for x, y, h in ((-3.25, .95, .50), (-1.85, 3.05, .50), (1.78, 3.05, .50), (-.80, .55, .46)): U.sidetable(M, x, y, h, .22, 'oakd')
    I.lamp(-3.30, 1.0, .50, .14, .20, power=5, shade=1.4, stem=.26); I.lamp(1.80, 3.10, .50, .14, .20, power=5, shade=1.4, stem=.26); V.cup(M, -1.80, 2.98, .50, 1, 'cerw', (.42, .17, .03)); V.book(M, -1.98, 3.12, .50, n=2, yaw=.4); V.open_book(M, -.82, .58, .46, .5, .85); V.book(M, -3.10, .84, .50, .15, .21, 1, .7, ('sea', 'white', 'stone'))
    for dx in (-.08, .08): I.rbox('sole', -1.15 + dx - .042, -1.15 + dx + .042, 1.02, 1.29, .018, .034, M['dark'], .006, rot=(0, 0, .15 * dx)); I.cushion('upper', (-1.15 + dx, 1.22, .058), (.092, .15, .055), M['accent'], .25, 4, seed=3)
    U.group(.38, -.98, 17, lambda: trolley(M, rng)); D.area((0, .5, H - .02), (0, .5, 0), 4.5, 14, (1, .82, .60), 4.5); V.sailboat(-60, 260, 14, 2.4); return dict(o, key=.235, view=.80, boost=2.6, lamp=.7, sunb=.6)

def oyster(m, x, y, z, r, yaw, seed, full=True):
    """A flat oyster on its deep shell: a rim in ruffles, the pale inside with its meat, or the closed pair."""
    n = 72; A = np.linspace(0, 2 * np.pi, n, endpoint=False); c, s = math.cos(yaw), math.sin(yaw); rim = [r * (1 + .10 * math.cos(a) + .035 * math.sin(9 * a + seed) + .022 * math.sin(17 * a + 2 * seed) + .05 * math.sin(3 * a + seed)) for a in A]; R_ = lambda k, h, w=0: [(x + q * k * math.cos(a) * c - q * k * math.sin(a) * s, y + q * k * math.cos(a) * s + q * k * math.sin(a) * c, z + h + w * math.sin(9 * a + seed)) for a, q in zip(A, rim)]
    m.loft([R_(.45, 0), R_(.80, .010, .001), R_(.93, .017, .003), R_(1.0, .024, .005)], 0)
    if full: m.loft([R_(1.0, .024, .005), R_(.92, .021, .003)], 0); m.loft([R_(.92, .021, .003), R_(.74, .013), R_(.45, .009)], 1); m.loft([R_(.74, .0145), R_(.66, .021, .001), R_(.46, .0235, .0015), R_(.20, .0225), R_(.01, .023)], 2)
    else: m.loft([R_(1.0, .024, .005), R_(.90, .031, .004), R_(.62, .038, .002), R_(.30, .043), R_(.01, .044)], 0)

@venue('oysters-on-the-plank', 'Oysters opened on the plank of a small boat, a knife on a string and a bucket of lemons beside them, barrels in lines on a still channel, hills beyond.', 'oysters, plank, boat, knife, string, bucket, lemons, barrels, lines, channel, hills', ['stories/oysters-and-fresh-water'], 'morning', 0.45)
def oysters():
    M = materials(STYLES['SV']); o = sky_of('morning'); gray = principled('boatpaint', (.20, .30, .32), .6, .3, bump=(60, .3, .004)); old = I.oak('plankold', (.36, .29, .21), (.52, .44, .33)); rng = np.random.default_rng(11); z = .62
    for k in range(3): I.rbox('plank', -.95, .95, -.30 + k * .205, -.30 + k * .205 + .200, z - .045, z, old, .006)
    # the boat's side beyond the plank, its rail and ribs
    g = lambda t, q, h: (-1.9 + 3.8 * t, .78 + .26 * math.sin(math.pi * t) + q, h + .12 * (2 * t - 1) ** 2); T = np.linspace(0, 1, 40); m = MB(); m.loft([[g(t, -.05, .10) for t in T], [g(t, .0, .45) for t in T], [g(t, .03, .70) for t in T]], 0, close=False); m.obj('side', [gray]); m = MB(); m.loft([[g(t, q, h) for t in T] for q, h in ((-.03, .70), (.08, .70), (.08, .745), (-.03, .745), (-.03, .70))], close=False, smooth=False); m.obj('gunwale', [old])
    for t in (.18, .34, .50, .66, .82): q = g(t, -.06, 0); I.rbox('rib', q[0] - .025, q[0] + .025, q[1] - .05, q[1] + .02, .1, .70, old, .006)
    quad(gray, (-3, -1.5, .10), (3, -1.5, .10), (3, .75, .10), (-3, .75, .10))
    shell = principled('oystershell', lambda k: k.mixc(k.noise(k.pos(), 55, 5, .6), (.17, .18, .145), (.46, .45, .37)), .75, bump=(90, .8, .004)); nacre = principled('nacre', (.74, .74, .70), .18, .6, coat=.5); meat = principled('meat', lambda k: k.mixc(k.noise(k.pos(), 70, 3), (.50, .46, .36), (.66, .61, .49)), .16, .6, coat=.6); m = MB()
    for k, (x, y, yaw) in enumerate(((-.10, -.10, .3), (.06, -.16, 1.9), (-.02, .05, 3.0), (.16, .0, 5.1), (-.22, .04, 4.0), (.22, -.17, 2.4))): oyster(m, x, y, z, .058, yaw, k * 3 + 1)
    for k, (x, y, yaw, h) in enumerate(((-.52, .12, .4, 0), (-.64, .06, 2.2, 0), (-.56, .0, 4.4, 0), (-.60, .09, 1.2, .040), (-.46, -.02, 5.2, 0), (-.70, .17, 3.3, 0))): oyster(m, x, y, z + h, .056, yaw, k * 5 + 2, False)
    m.obj('oysters', [shell, nacre, meat]); m = MB(); m.prism([(.300, -.012), (.395, -.010), (.425, .004), (.392, .014), (.300, .012)], z + .008, z + .0115); m.obj('blade', [M['steel']]); b = MB(); P.lathe(b, (.305, 0, z + .012), [(.010, 0), (.014, .02), (.016, .06), (.013, .10), (.001, .104)], 24, axis=(-1, .0, 0)); b.obj('haft', [M['oakd']])
    for q in ('blade', 'haft'): w = bpy.data.objects.get(q); w.location = (.06, -.05, 0); w.rotation_euler = (0, 0, -.38)
    m = MB(); P.tube(m, V.smooth([(.255, -.125, z + .012), (.22, -.215, z + .006), (.36, -.26, z + .005), (.52, -.17, z + .006), (.60, -.25, z + .005), (.70, -.30, z + .004), (.72, -.33, z - .06), (.71, -.34, z - .25)], 50), .0035, 7); m.obj('string', [principled('twine', (.60, .50, .34), .9)])
    bx, by = .58, .12; m = MB(); P.lathe(m, (bx, by, z), [(.088, 0), (.092, .006), (.122, .19), (.127, .195), (.122, .198), (.116, .19), (.112, .12), (.001, .11)], 56, cap=False); P.tube(m, [(bx - .122, by, z + .185)] + [(bx - .122 * math.cos(t), by - .10 * math.sin(t), z + .185 - .05 * math.sin(t)) for t in np.linspace(.2, math.pi - .2, 14)] + [(bx + .122, by, z + .185)], .004, 6); m.obj('bucket', [principled('zinc', (.46, .48, .49), .42, .5, metal=.6, bump=(24, .2, .003))]); lm = MB(); lc = principled('lemonp', lambda k: k.mixc(k.noise(k.pos(), 40, 3), (.78, .56, .05), (.84, .66, .12)), .45, .4, bump=(260, .4, .002))
    for k, (x, y, h) in enumerate(((-.05, -.04, .165), (.05, -.03, .17), (.0, .055, .17), (-.02, .0, .225), (.055, .03, .215))): a = k * 1.7; P.lemon(lm, (bx + x, by + y, z + h), .040, (math.cos(a), math.sin(a), .3))
    P.lemon(lm, (.36, .17, z + .036), .037, (.7, .6, 0)); lm.obj('lemons', [lc])
    # barrels that float in lines, and the ropes between them
    m = MB(); w = D.bpy.data.objects; lev = -.45
    for row, (y, x0) in enumerate(((7.5, -6.8), (12.5, -11), (19, -17), (29, -26), (44, -38))):
        for k in range(15):
            x = x0 + k * (1.9 + y * .045) + rng.uniform(-.2, .2); P.barrel(m, (x, y + .5 * math.sin(k) * .4, lev + .16), (math.cos(rng.uniform(-.4, .4)), math.sin(rng.uniform(-.4, .4)), 0), .86, .27, 0, 1)
    m.obj('barrels', [principled('blue', (.035, .12, .20), .5), principled('dark', (.03, .03, .03), .6)]); D.camera((-.10, -1.02, 1.22), (.03, .34, .78), 31, fstop=5.6, focus=1.05); return dict(o, key=.26, view=.72, boost=1.2, sunb=.62, open=1.0, calm=1.0, near=-1e9)
