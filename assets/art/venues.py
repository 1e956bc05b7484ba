"""Venues and rooms of the yacht that are not suites: a counter before bottles, the dining room, the lounge over the bow, tables in
the open, the laundry, the children's workshop."""
import math
import numpy as np
import indoors as D
from kit import *
import sky, interiors as I, props as P, rooms as R, suites as U, furniture as F
from scenes import day_sky
from plans import sky_of, wall, materials, STYLES

VENUES = {}
def venue(name, alt, sees, shows, light, h=17):
    def keep(fn):
        def model(): o = fn(); D.G.sea = dict(h=h, far_land=1.4, half=62); return o
        VENUES[name] = dict(fn=model, alt=alt, sees=sees.split(', '), shows=shows, light=light); return fn
    return keep
def quad(mat, *p): m = MB(); m.quad(*p); m.obj('sheet', [mat])
def box_room(M, X0, X1, Y0, Y1, H, floor='floor', walls='wall', open_=()):
    quad(M[floor], (X0, Y0, 0), (X1, Y0, 0), (X1, Y1, 0), (X0, Y1, 0)); quad(M['ceil'], (X0, Y0, H), (X0, Y1, H), (X1, Y1, H), (X1, Y0, H))
    for n, a, b in (('bottom', (X0, Y0), (X1, Y0)), ('left', (X0, Y0), (X0, Y1)), ('right', (X1, Y1), (X1, Y0)), ('top', (X1, Y1), (X0, Y1))):
        if n not in open_: wall(a, b, M[walls], h=H)
def pendant(x, y, z, top, mat, r=.13, power=5):
    m = MB(); m.cyl((x, y, z + .16), (x, y, top), .006, n=6); P.lathe(m, (x, y, z), [(r, 0), (r * .96, .05), (r * .6, .12), (.03, .16)], 32, cap=False); m.obj('pendant', [mat]); m = MB(); m.sphere((x, y, z + .04), .045, 12); m.obj('bulb', [emission('bulb', (1, .74, .46), 6)]); point((x, y, z - .03), power, (1, .76, .5), .05)
def stool(M, x, y, h=.66, seat='dark'):
    m = MB()
    for k in range(4): a = math.pi / 4 + k * math.pi / 2; m.cyl((x + .19 * math.cos(a), y + .19 * math.sin(a), 0), (x + .12 * math.cos(a), y + .12 * math.sin(a), h - .05), .013, n=8)
    P.ring(m, (x, y, .22), .178, .008); m.obj('legs', [M['brass']]); I.cushion('seat', (x, y, h), (.36, .36, .08), M[seat], .15, 4, wr=0, res=16)
def clothed(M, x, y, r, rng, seats=4, turn=.4, lamp=True):
    """A round table with a white cloth to the floor, laid for those who sit at it."""
    A = np.linspace(0, 2 * np.pi, 121)[:-1]; rows = []
    for t in np.linspace(0, 1, 14): rows.append([(x + (r + .012 + .07 * t * t * (.5 + .5 * math.sin(a * 14 + 2 * math.sin(a * 3)))) * math.cos(a), y + (r + .012 + .07 * t * t * (.5 + .5 * math.sin(a * 14 + 2 * math.sin(a * 3)))) * math.sin(a), .745 - .70 * t) for a in A])
    m = MB(); m.loft(rows, 0); m.add(rows[0], [tuple(range(120))]); m.obj('cloth', [M['linen']])
    for k in range(seats):
        a = turn + 2 * math.pi * k / seats; c, s = math.cos(a), math.sin(a); I.chair(x + (r + .30) * c, y + (r + .30) * s, 0, a - math.pi / 2, M['oakd'], M['sand'], k, .50); U.plate(M, x + (r - .20) * c, y + (r - .20) * s, .747, mug=False); R.glassware(x + (r - .24) * c - .19 * s, y + (r - .24) * s + .19 * c, .747, .9)
        m = MB()
        for q in (-.17, .165): m.box(-.09, .09, -.006, .006, 0, .004, 0, (1, 1, 1), a, (x + (r - .18) * c - q * s, y + (r - .18) * s + q * c, .747))
        m.obj('cutlery', [M['steel']])
    I.vase(x, y, .747, .42, M['cer'], M['leaf'], rng)
    if lamp: m = MB(); m.cyl((x + .14, y + .05, .747), (x + .14, y + .05, .83), .028, n=20); m.obj('candle', [principled('wax', (.85, .78, .66), .5, emit=(1, .6, .28), estr=.8)]); point((x + .14, y + .05, .90), 1.0, (1, .66, .34), .03)
def hurricane(M, x, y, z):
    m = MB(); P.lathe(m, (x, y, z), [(.055, 0), (.06, .01), (.055, .12), (.05, .16)], 28, cap=False); m.obj('glass', [thin_glass('hurricane', (.97, .98, .98), .9, .01, .03)]); m = MB(); m.cyl((x, y, z), (x, y, z + .07), .022, n=16); m.obj('candle', [principled('wax', (.85, .78, .66), .5, emit=(1, .6, .28), estr=.8)]); m = MB(); m.sphere((x, y, z + .09), (.008, .008, .022), 8); m.obj('flame', [emission('flame', (1, .62, .25), 20)]); point((x, y, z + .11), 1.6, (1, .64, .32), .02)
def laid(M, x, y, rng, L=1.5, W=.85, yaw=0, lamp=False, chairs=2):
    def model():
        z = .74; I.rbox('top', -L / 2, L / 2, -W / 2, W / 2, z - .04, z, M['oak'], .01); F.legs(M, -L / 2, L / 2, -W / 2, W / 2, z - .04, .05)
        for k in range(chairs):
            cx = -L / 2 + L * (k + .5) / chairs
            for s in (-1, 1):
                I.chair(cx, s * (W / 2 + .30), 0, math.pi if s < 0 else 0, M['oakd'], M['white'], k + 2, .50); I.rbox('mat', cx - .19, cx + .19, s * (W / 2 - .17) - .13, s * (W / 2 - .17) + .13, z, z + .004, M['accent'], .001); U.plate(M, cx, s * (W / 2 - .17), z + .004, mug=False); R.glassware(cx + .2, s * (W / 2 - .28), z, .9)
        hurricane(M, 0, .05, z) if lamp else I.vase(0, 0, z, .42, M['cer'], M['leaf'], rng)
    U.group(x, y, yaw, model)

@venue('cellar-counter', 'A dark oak room: twelve stools along a marble counter with small trays on it, before a wall of bottles that lie in racks, small lamps above.', 'stools, counter, bottles, racks', ['venues/cellar'], 'lamps')
def cellar():
    M = materials(STYLES['GS']); X0, X1, Y0, Y1, H = -2.5, 2.2, -1.0, 7.4, 2.45; M['ceil'] = I.oak('ceilo', (.15, .09, .05), (.24, .15, .085)); sky_of('dusk'); camera((.95, -.75, 1.52), (-.95, 4.4, .95), 21, shift=(0, -.02)); box_room(M, X0, X1, Y0, Y1, H, walls='oakz')
    rack = M['oakd']; bottles = [principled('green', (.020, .040, .018), .12, .6, coat=.9), principled('brown', (.045, .022, .010), .12, .6, coat=.9), principled('pale', (.17, .19, .10), .10, .6, coat=.9)]; caps = [principled('foil', c, .35, .5) for c in ((.22, .03, .03), (.30, .22, .08), (.04, .05, .07), (.5, .48, .42))]; rng = np.random.default_rng(3); x = X0 + .40
    for z in np.arange(.10, 2.36, .132): I.rbox('shelf', X0 + .02, x, Y0, Y1, z - .012, z, rack, .003)
    for y in np.arange(Y0, Y1 + .1, .84): I.rbox('upright', X0 + .02, x + .01, y - .015, y + .015, 0, H, rack, .003)
    m = MB()
    for z in np.arange(.10, 2.2, .132):
        for y in np.arange(Y0 + .08, Y1, .105):
            if rng.random() < .07 or abs((y - Y0) % .84) < .05 or abs((y - Y0) % .84 - .84) < .05: continue
            k = int(rng.integers(3)); q = x + rng.uniform(-.015, .03); c = (q - .30, y, z + .042)
            if rng.random() < .55: P.lathe(m, (q, y, z + .042), [(.001, -.028), (.020, -.012), (.034, .0), (.039, -.004), (.039, -.22)], 14, k, axis=(1, 0, 0), cap=False)
            else: P.lathe(m, (q, y, z + .042), [(.001, .0), (.014, -.001), (.0145, -.06)], 12, 3 + int(rng.integers(4)), axis=(1, 0, 0), cap=False); P.lathe(m, (q, y, z + .042), [(.013, -.055), (.014, -.09), (.038, -.16), (.039, -.25)], 14, k, axis=(1, 0, 0), cap=False)
    m.obj('bottles', bottles + caps); m = MB()
    for z in (.90, 1.70): m.box(x + .0, x + .008, Y0, Y1, z + .13, z + .138)
    m.obj('led', [emission('rled', (1, .70, .40), 2.5)])
    for z in (1.0, 1.85): area((x + .12, (Y0 + Y1) / 2, z), (x - .3, (Y0 + Y1) / 2, z - .1), .06, 14, (1, .72, .44), 7.5)
    I.rbox('bar', -1.20, -.72, .1, 6.7, 0, .90, M['oakz'], .01); I.rbox('top', -1.30, -.50, .0, 6.8, .90, .945, M['marble'], .012); I.rbox('foot', -.66, -.62, .1, 6.7, .16, .20, M['brass'], .015)
    for k in range(12): stool(M, -.14, .35 + k * .55, .66, 'accent')
    for k in range(12): R.glassware(-.68, .35 + k * .55, .945, 1.0, .45 if k % 2 == 0 else .3)
    for y in (1.1, 3.3, 5.5): F.against(dict(x=-1.1, y=y, width=.4, height=.3, turn='bottom'), lambda L, Dp: U.board(M, 0, 0, .945))
    for y in np.arange(.6, 6.8, 1.1): pendant(-.85, y, 1.72, H, M['brass'], .10, 4)
    area((.8, 3.2, H - .02), (.8, 3.2, 0), 1.2, 9, (1, .78, .54), 6); U.picture(M, X1, 2.0, 3.6, 1.1, 1.9, -1); return dict(lamp=-1., boost=.3, glow=.8, wb=.6, key=.17)

def dining_room(M, tables, rng):
    """Halyard: windows all along the far side, round tables at the given places, a board by the left wall."""
    X0, X1, Y0, Y1, H = -6.5, 5.5, 0, 8.2, 2.75; box_room(M, X0, X1, Y0, Y1, H, open_=('top',))
    xs = list(np.linspace(X0 + .03, X1 - .03, 8)); U.front(M, X0, X1, Y1, H, xs, range(7), sheer=(.0, .5), heavy=(.4, .4)); I.rbox('sill', X0, X1, Y1 - .22, Y1 + .02, 0, .42, M['oak'], .01); D.portal((X0, Y1 + .05), (X1, Y1 + .05), .45, H - .1, (0, -1)); R.terrace(M, X0 - 4, X1 + 4, Y1 + .1, Y1 + 2.2, H)
    for x, y, t in tables: clothed(M, x, y, .58, rng, 4, t, False)
    for x in (-4.6, .2, 4.0):
        for y in (3.2, 6.2): pendant(x, y, 2.05, H, M['brass'], .16, 4)
    for x in (-3.0, 1.6): I.rbox('pillar', x - .12, x + .12, 4.35, 4.59, 0, H, M['oakz'], .02)
    m = MB(); m.box(X0 + .05, X1 - .05, Y0 + .05, Y0 + .08, H - .05, H - .03); m.obj('cove', [emission('cove', (1, .76, .5), 2.2)]); area((0, 4, H - .02), (0, 4, 0), 8, 30, (1, .86, .68), 6)
    I.rbox('panel', X0, X0 + .03, Y0, Y1 - .6, 0, H, M['oakz'], .004); I.rbox('board', X0 + .03, X0 + .55, 1.2, 4.2, 0, .92, M['oakd'], .01)
    for k in range(6): I.vase(X0 + .3, 1.5 + k * .45, .92, .4 + .1 * (k % 3), M['cer' if k % 2 else 'cerd'], M['leaf'] if k == 2 else None, rng)
    R.plant(-6.0, 7.4, 0, 1.9, M, 4)

@venue('halyard-tables', 'The dining room in the morning: round tables with white cloths and green sprigs in vases on an oak floor, a row of windows on the sea.', 'tables, oak, windows, sea', ['venues/halyard'], 'morning', 14)
def halyard():
    M = materials(STYLES['SV']); o = sky_of('morning'); camera((4.6, .35, 1.58), (-.2, 6.2, .86), 21, shift=(0, -.02)); dining_room(M, ((2.4, 2.9, .3), (-.5, 2.3, .8), (-3.6, 3.0, .1), (3.3, 6.3, .6), (.7, 5.9, .2), (-2.2, 6.3, .9), (-5.0, 5.9, .4)), np.random.default_rng(5)); return dict(o, key=.29, lamp=1.2, boost=3.6)

@venue('lounge-over-the-bow', 'A half circle of glass over a calm sea at first light: three rows of chairs face it, binoculars on brass stands at both sides.', 'glass, chairs, rows, binoculars', ['venues/observation-lounge'], 'morning', 20)
def lounge():
    M = materials(STYLES['GS']); sun(day_sky(7, -24, .14), (1, .7, .5), 4); r, H = 6.0, 2.75; camera((.55, -3.9, 2.12), (-.15, 5.0, .92), 20, shift=(0, -.01)); A = np.radians(np.linspace(-98, 98, 15))
    quad(M['ceil'], (-9, -7, H), (-9, 8, H), (9, 8, H), (9, -7, H)); quad(M['floor'], (-9, -7, 0), (9, -7, 0), (9, 8, 0), (-9, 8, 0)); pt = [(r * math.sin(a), r * math.cos(a)) for a in A]; g = MB()
    for a, b in zip(pt, pt[1:]): g.quad((*a, .34), (*b, .34), (*b, H - .1), (*a, H - .1)); mid = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2); n = math.hypot(*mid); D.portal(a, b, .34, H - .1, (-mid[0] / n, -mid[1] / n)); w = MB(); w.quad((*a, 0), (*b, 0), (*b, .34), (*a, .34)); w.obj('sillw', [M['oakz']])
    g.obj('pane', [M['glass']])
    for p in pt: I.rbox('mullion', p[0] - .03, p[0] + .03, p[1] - .03, p[1] + .03, .3, H, M['whitep'], .01)
    for q, z in ((r - .12, .34), (r - .06, H - .1)): m = MB(); m.loft([[(q2 * math.sin(a), q2 * math.cos(a), zz) for a in np.radians(np.linspace(-99, 99, 80))] for q2, zz in ((q - .1, z), (q + .2, z), (q + .2, z + .05), (q - .1, z + .05), (q - .1, z))], close=False, smooth=False); m.obj('ring', [M['oak' if z < 1 else 'whitep']])
    for k, (y, n, wd) in enumerate(((2.5, 5, 1.22), (.75, 5, 1.30), (-1.0, 4, 1.36))):
        z = .16 * (k + 0); I.rbox('step', -4.3, 4.3, y - .95, y + .75 if k == 0 else y + .80, -.1, z + .012, M['rug'], .012) if k else None
        for i in range(n): x = (i - (n - 1) / 2) * wd; U.group(x, y, 0, lambda: I.chair(0, 0, 0, math.pi, M['oakd'], M['accent' if k != 1 else 'sand'], i + 3 * k, .74), z + .012 if k else 0)
        for i in range(n - 1): x = (i - (n - 2) / 2) * wd; U.group(x, y + .1, 0, lambda: (U.sidetable(M, 0, 0, .46, .17), R.glassware(.03, .02, .46, .7) if (i + k) % 2 else None), z + .012 if k else 0)
    for s in (-1, 1):
        x, y = s * 3.6, 4.25; m = MB(); m.cyl((x, y, 0), (x, y, 1.18), .035, n=16); m.cyl((x, y, 0), (x, y, .02), .20, n=32); m.obj('stand', [M['brass']]); m = MB(); d = np.array((s * .45, .9, .05)); d /= np.linalg.norm(d)
        for q in (-.075, .075): c = np.array((x + q * d[1], y - q * d[0], 1.26)); m.cyl(c - d * .22, c + d * .10, .038, .052, 20); m.cyl(c + d * .10, c + d * .26, .066, .070, 24)
        m.box(-.05, .05, -.04, .04, 1.17, 1.30, 0, (1, 1, 1), 0, (x, y, 0)); m.obj('glasses', [M['lacquer']])
    m = MB(); m.loft([[(q * math.sin(a), q * math.cos(a), H - .02) for a in np.radians(np.linspace(-90, 90, 60))] for q in (4.4, 4.46)], close=False, smooth=False); m.obj('cove', [emission('cove', (1, .76, .5), 1.2)]); wall((9, -7), (-9, -7), M['wall'], h=H); return dict(cirrus=.6, seed=6, dust=1.3, lamp=.5, key=.20, view=.78, boost=2.4, sunb=.5)

@venue('topside-grill', 'Tables laid on an open deck in late light, a charcoal grill with a red bed of coals at the side, gray blankets on a chest, the sea and a far coast behind the rail.', 'Tables, deck, charcoal, grill, blankets, chest, coast', ['venues/topside'], 'afternoon', 26)
def topside():
    M = materials(STYLES['PS']); sun(day_sky(13, -52, .14), (1, .7, .46), 4); M['gray'] = I.cloth('gray', (.30, .30, .29), sheen=.5); camera((2.3, -1.0, 1.62), (-.9, 3.6, .78), 22, shift=(0, -.02)); rng = np.random.default_rng(4)
    R.terrace(M, -12, 9, -4, 5.2, 2.6, 0, over=False); o = D.bpy.data.objects.get('partition'); D.bpy.data.objects.remove(o) if o else None
    laid(M, -.9, 3.5, rng, 1.7, .85, 4); laid(M, -3.9, 3.3, rng, 1.7, .85, -3); laid(M, 1.9, 3.9, rng, 1.7, .85, 2); laid(M, -2.9, .7, rng, 1.7, .85, 12)
    m = MB(); m.box(-.95, .95, -.38, .38, .12, .86); m.obj('grill', [M['steel']]); g = D.bpy.data.objects['grill']; g.location = (.9, 1.35, 0); g.rotation_euler = (0, 0, math.radians(68)); coal = MB(); r2 = np.random.default_rng(9)
    for _ in range(420): c = (r2.uniform(-.84, .84), r2.uniform(-.29, .29), .80 + r2.uniform(0, .055)); q = r2.uniform(.02, .038); coal.sphere(c, (q, q * r2.uniform(.7, 1.2), q * .8), 6, int(r2.random() < .45), (1, 1, 1), -1, .7)
    k = coal.obj('coal', [principled('coal', (.035, .032, .03), .9), emission('ember', (1, .20, .04), 3.2)]); k.location = g.location; k.rotation_euler = g.rotation_euler; m = MB()
    for x in np.arange(-.86, .87, .045): m.cyl((x, -.34, .90), (x, .34, .90), .005, n=6)
    m.box(-.95, .95, -.38, -.33, .86, .91); m.box(-.95, .95, .33, .38, .86, .91); m.box(-.95, -.90, -.33, .33, .86, .91); m.box(.90, .95, -.33, .33, .86, .91); b = m.obj('bars', [M['dark']]); b.location = g.location; b.rotation_euler = g.rotation_euler
    I.rbox('chest', -1.0, .1, -.35, .25, 0, .46, M['oakz'], .015); I.rbox('lid', -1.02, .12, -.37, .27, .46, .50, M['oak'], .012)
    for n in range(3): I.cushion('blanket', (-.65, -.05, .54 + n * .075), (.52, .42, .075), M['gray'], .12, 6, seed=n)
    I.cushion('blanket', (-.12, -.05, .54), (.36, .40, .075), M['gray'], .12, 6, seed=8); m = MB(); m.cyl((-5.6, 4.6, 0), (-5.6, 4.6, 3.6), .03, .018, 12); m.sphere((-5.6, 4.6, 3.62), .045, 10); m.obj('staff', [M['whitep']])
    return dict(boost=1.0, sunb=.75, dust=1.3, cirrus=.6, seed=5, lamp=.6, key=.24, view=.75, warmth=.09)

@venue('aft-deck-tables', 'Tables on a teak deck under a canvas awning after sunset, a candle in glass on each, the rail and a darkening sea behind them.', 'Tables, deck, canvas, awning, candle, rail, sea', ['venues/aft-deck'], 'dusk', 14)
def aft_deck():
    M = materials(STYLES['OSS']); o = sky_of('dusk'); rng = np.random.default_rng(7); camera((2.9, -2.3, 1.62), (-.7, 3.2, .86), 22, shift=(0, .01)); R.terrace(M, -9, 9, -6, 5.4, 2.6, 0, over=False); p = D.bpy.data.objects.get('partition'); D.bpy.data.objects.remove(p) if p else None
    cv = I.cloth('canvas', (.78, .73, .64)); n = 60; X, Y = np.meshgrid(np.linspace(-7.5, 7.5, n), np.linspace(-6, 4.9, n), indexing='ij'); grid_obj('awning', X, Y, 2.95 - .035 * Y + .10 * np.cos(X / 7.5 * math.pi * 2.5) - .10 + .02 * fbm(X, Y, 3, 4), [cv])
    for x in np.arange(-7.5, 7.6, 3): I.rbox('pole', x - .025, x + .025, 4.86, 4.91, 0, 2.78, M['whitep'], .01); m = MB(); m.cyl((x, -6, 3.06), (x, 4.9, 2.70), .02, n=8); m.obj('spar', [M['oakd']])
    for x, y, t in ((.9, 3.7, 0), (-1.7, 3.5, 6), (-4.3, 3.8, -4), (3.6, 3.6, 3), (-.6, .9, 10), (-3.6, .8, -8), (2.3, 1.3, 20)): laid(M, x, y, rng, .95, .85, t, True, 1)
    area((0, 0, 2.6), (0, 1, 0), 6, 26, (1, .74, .46), 5); return dict(o, lamp=-1.1, boost=1.2, glow=.6, wb=.4, key=.19, view=.40)

@venue('laundry-shelves', 'The laundry: folded linen in stacks on oak shelves, two machines with round doors, an iron on its board and shirts on a rail by a window on the sea.', 'laundry, linen, machines, iron, shirts, window', ['life-onboard/laundry-and-mending'], 'morning', 9)
def laundry():
    M = materials(STYLES['SB']); o = sky_of('morning'); X0, X1, Y0, Y1, H = -2.5, 2.3, 0, 4.4, 2.5; camera((.35, -.30, 1.52), (-.02, 3.6, 1.02), 20, shift=(0, -.02)); M['floor'] = D.tiles('lino', (.50, .52, .50), (.58, .59, .56), (.4, .4, .4), .30, .30, 0, .3); box_room(M, X0, X1, Y0, Y1, H, open_=('top',)); rng = np.random.default_rng(2)
    wall((X1, Y1), (X0, Y1), M['wall'], (.55, 2.35, 1.0, 2.05), M['oakd'], H); quad(M['glass'], (X1 - 2.35, Y1, 1.0), (X1 - .55, Y1, 1.0), (X1 - .55, Y1, 2.05), (X1 - 2.35, Y1, 2.05)); D.portal((X1 - 2.35, Y1 + .08), (X1 - .55, Y1 + .08), 1.0, 2.05, (0, -1))
    for y in (1.0, 2.35, 3.75): I.rbox('side', X0, X0 + .46, y - .02, y + .02, 0, 2.3, M['oakz'], .004)
    for z in (.10, .55, 1.0, 1.45, 1.90): I.rbox('shelf', X0, X0 + .46, 1.0, 3.75, z, z + .03, M['oak'], .004)
    for z in (.13, .58, 1.03, 1.48, 1.93):
        for y in (1.28, 1.72, 2.1, 2.66, 3.05, 3.45):
            n = int(rng.integers(2, 6)); mat = M[('white', 'linen', 'sand', 'accent', 'white', 'linen')[int(rng.integers(6))]]
            for k in range(n): I.cushion('fold', (X0 + .24 + rng.normal(0, .006), y + rng.normal(0, .006), z + .03 + k * .055), (.38, .32, .06), mat, .12, 7, seed=int(z * 90 + y * 7 + k), res=14)
    for k, x in enumerate((-1.55, -.85)):
        I.rbox('machine', x - .31, x + .31, 3.72, Y1 - .02, .02, .90, M['whitep'], .02, 3); m = MB(); P.ring(m, (x, 3.715, .48), .205, .022, (0, 1, 0)); m.obj('doorring', [M['steel']]); m = MB(); m.cyl((x, 3.712, .48), (x, 3.74, .48), .19, n=40); m.obj('door', [principled('porthole', (.03, .035, .04), .05, .6, coat=.9)]); m = MB(); m.cyl((x + .18, 3.71, .80), (x + .18, 3.735, .80), .03, n=20); m.box(x - .22, x + .02, 3.712, 3.722, .77, .83); m.obj('knob', [M['steel']])
    I.rbox('top', -1.9, -.5, 3.70, Y1, .90, .93, M['oak'], .006); I.cushion('basket', (-1.2, 4.05, 1.04), (.5, .36, .2), M['sand'], .05, 6, seed=4); m = MB()
    for y0, y1 in ((2.05, 2.25), (2.25, 2.05)): m.cyl((.2, y0, 0), (1.1, y1, .84), .014, n=8); m.cyl((1.1, y0, 0), (.2, y1, .84), .014, n=8)
    m.obj('frame', [M['steel']]); I.cushion('board', (.6, 2.15, .87), (1.35, .40, .05), M['accent'], .05, 7, seed=3); m = MB(); m.prism([(-.12, -.055), (.06, -.055), (.14, 0), (.06, .055), (-.12, .055)], .0, .025); m.prism([(-.11, -.045), (.05, -.045), (.11, 0), (.05, .045), (-.11, .045)], .025, .075); P.tube(m, [(-.09, 0, .07), (-.09, 0, .13), (.05, 0, .13), (.07, 0, .075)], .013, 8); i = m.obj('iron', [M['steel']]); i.location = (.42, 2.15, .895); i.rotation_euler = (0, 0, .5)
    I.cushion('shirt', (.9, 2.13, .905), (.36, .26, .03), M['white'], .1, 7, seed=6); m = MB(); m.cyl((X1 - .35, 2.3, 1.92), (X1 - .35, 4.3, 1.92), .014, n=10); m.obj('rail', [M['brass']])
    for k, y in enumerate(np.arange(2.5, 4.2, .24)):
        m = MB(); P.tube(m, [(X1 - .35, y, 1.93), (X1 - .35, y, 1.86), (X1 - .13, y, 1.78)], .006, 6); P.tube(m, [(X1 - .35, y, 1.86), (X1 - .57, y, 1.78)], .006, 6); m.obj('hanger', [M['oakd']]); rows = []
        for t in np.linspace(0, 1, 16): w = .21 + .02 * t; d = .05 + .035 * t; rows.append([(X1 - .35 + w * math.copysign(abs(math.cos(a)) ** .8, math.cos(a)), y + d * math.sin(a) * (1 + .35 * math.sin(a * 5 + k + 3 * t)), 1.80 - .72 * t - .05 * abs(math.cos(a)) ** 2 * (1 - t)) for a in np.linspace(0, 2 * np.pi, 49)[:-1]])
        m = MB(); m.loft(rows, 0); m.add(rows[0], [tuple(range(48))]); [P.tube(m, [(X1 - .35 + s * .17, y, 1.76), (X1 - .35 + s * .235, y, 1.60), (X1 - .35 + s * .25, y + .02, 1.24)], [.045, .055, .048], 14) for s in (-1, 1)]; m.obj('hung', [M[('white', 'linen', 'white', 'accent', 'sand')[k % 5]]])
    area((0, 2, H - .02), (0, 2, 0), 2.5, 16, (1, .92, .80), 2.5); return dict(o, lamp=.9, key=.27, near=.08)

@venue('the-locker', 'A workshop for children: an oak bench with a raft of planks and small barrels on the floor before it, jars of sea glass on shelves, a swing of rope and a window on the sea.', 'workshop, bench, raft, barrels, jars, sea glass, swing, window', ['life-onboard/for-children'], 'noon', 20)
def locker():
    M = materials(STYLES['OSS']); o = sky_of('noon'); X0, X1, Y0, Y1, H = -2.9, 2.5, 0, 5.0, 2.5; camera((1.9, -.5, 1.42), (-.5, 4.0, .80), 21, shift=(0, -.02)); box_room(M, X0, X1, Y0, Y1, H, open_=('top',)); rng = np.random.default_rng(6)
    wall((X1, Y1), (X0, Y1), M['wall'], (.5, 3.3, .95, 2.1), M['oakd'], H); quad(M['glass'], (X1 - 3.3, Y1, .95), (X1 - .5, Y1, .95), (X1 - .5, Y1, 2.1), (X1 - 3.3, Y1, 2.1)); D.portal((X1 - 3.3, Y1 + .08), (X1 - .5, Y1 + .08), .95, 2.1, (0, -1))
    I.rbox('bench', -.9, 1.9, 4.2, 4.85, .70, .78, M['oak'], .01); F.legs(M, -.9, 1.9, 4.2, 4.85, .70, .09); I.rbox('vise', 1.35, 1.60, 4.10, 4.22, .62, .80, M['steel'], .01); m = MB(); m.cyl((1.475, 3.95, .70), (1.475, 4.1, .70), .014, n=10); m.cyl((1.36, 3.95, .70), (1.59, 3.95, .70), .009, n=8); m.obj('screw', [M['brass']])
    for k, y in enumerate((1.2, 4.3)): I.rbox('side', X0, X0 + .34, y - .02, y + .02, 0, 2.2, M['oakz'], .004)
    glass = [thin_glass(f'jar{k}', (.97, .98, .98), .8, .01, .03) for k in range(1)]; tones = [principled(f'sg{k}', c, .5, .4) for k, c in enumerate(((.10, .34, .22), (.10, .28, .42), (.62, .66, .60), (.40, .24, .08), (.35, .50, .46)))]
    for z in (.45, .92, 1.39, 1.86): I.rbox('shelf', X0, X0 + .34, 1.2, 4.3, z, z + .028, M['oak'], .004)
    for z in (.478, .948, 1.418):
        for k, y in enumerate(np.arange(1.42, 4.2, .27)):
            P_ = MB(); P.lathe(P_, (X0 + .17, y, z), [(.075, 0), (.085, .01), (.085, .20), (.065, .235), (.065, .25)], 28, cap=False); P_.obj('jar', glass); lid = MB(); lid.cyl((X0 + .17, y, z + .25), (X0 + .17, y, z + .272), .07, n=28); lid.obj('lid', [M['oakd']]); f = MB(); top = rng.uniform(.08, .19)
            for _ in range(90): a = rng.uniform(0, 6.28); q = .07 * math.sqrt(rng.random()); s = rng.uniform(.010, .018); f.sphere((X0 + .17 + q * math.cos(a), y + q * math.sin(a), z + .012 + rng.random() * top), (s, s * .8, s * .6), 6)
            f.obj('glassbits', [tones[(k + int(z * 7)) % 5]])
    for k, y in enumerate((1.5, 2.2, 2.9, 3.6)): I.rbox('bin', X0 + .02, X0 + .33, y - .22, y + .22, .05, .40, M[('accent', 'sand', 'stone', 'sea')[k]], .015)
    oakb = I.oak('barrelw', (.36, .235, .13), (.50, .35, .21))
    for y in (1.7, 2.75):   # the raft: planks on four small barrels, lashed
        for x in (-.95, .35): m = MB(); P.barrel(m, (x, y, .20), (1, 0, 0), .62, .20); m.obj('barrel', [oakb, M['steel']])
    for k, y in enumerate(np.arange(1.40, 3.1, .172)): I.rbox('plank', -1.35 + rng.uniform(-.05, .05), .80 + rng.uniform(-.05, .05), y, y + .155, .405, .43, M['oak'], .006)
    for x in (-1.1, .5): I.rbox('cross', x - .05, x + .05, 1.35, 3.1, .43, .465, M['oakd'], .006)
    for x in (-1.1, .5):
        for y in (1.7, 2.75):
            m = MB()
            for q in (-.035, 0, .035): P.ring(m, (x + q, y, .40), .085, .010, (1, 0, 0), 28, 6)
            m.obj('lashing', [M['linen']])
    m = MB(); P.lathe(m, (-.3, 2.3, .46), [(.09, 0), (.11, .02), (.11, .03), (.03, .03), (.025, .62)], 20); m.obj('mast', [M['oakd']]); quad(M['accent'], (-.28, 2.3, .62), (.32, 2.32, .62), (.30, 2.32, .66), (-.28, 2.3, 1.06))
    for s in (-.24, .24): m = MB(); m.cyl((1.75 + s, 2.6, .50), (1.75 + s * .9, 2.6, H), .014, n=10); m.obj('rope', [M['linen']])
    I.rbox('seat', 1.44, 2.06, 2.46, 2.74, .47, .50, M['oak'], .012); m = MB(); P.lathe(m, (.2, 4.5, .78), [(.07, 0), (.08, .08), (.075, .12)], 24, cap=False); m.obj('cup', [M['cerd']]); m = MB()
    for k in range(7): a = k; m.cyl((.2 + .02 * math.cos(a), 4.5 + .02 * math.sin(a), .8), (.2 + .06 * math.cos(a), 4.5 + .06 * math.sin(a), 1.02), .006, n=6)
    m.obj('pencils', [M['accentp']]); I.rbox('paper', .5, .95, 4.35, 4.65, .781, .784, M['white'], .001); U.board(M, -.5, 4.5, .78); area((0, 2.4, H - .02), (0, 2.4, 0), 3, 16, (1, .92, .80), 3); return dict(o, lamp=.8, key=.26, near=.08)
