"""Two venues and the pages about life on board: the shelf of salts, the cypress counter, the bridge by day, a telephone and a card on a
desk, the first day's table, the inside of a tender."""
import math
import numpy as np
import indoors as D
import bpy
from kit import *
import sky, interiors as I, props as P, rooms as R, suites as U, dressing as V, stills
from scenes import day_sky
from plans import sky_of, wall, materials, STYLES
from venues import venue, quad, box_room, stool, pendant

@venue('eleven-salts', 'Eleven small bowls of salt in two rows on an oak shelf, from white to gray and rose, a wooden spoon before them.', 'bowls, salt, shelf', ['venues/sal'], 'lamps')
def salts():
    M = materials(STYLES['MS']); o = sky_of('dusk'); M['oak'] = I.oak('shelfo', (.30, .185, .095), (.46, .31, .18)); M['wall'] = P.lime('plast', (.44, .42, .385), .16, .7, 2.2); rng = np.random.default_rng(3); quad(M['wall'], (-3, .36, 0), (3, .36, 0), (3, .36, 2.6), (-3, .36, 2.6)); I.rbox('shelf', -3, 3, -.22, .36, 1.03, 1.075, M['oak'], .006); I.rbox('shelf2', -3, 3, .14, .36, 1.46, 1.50, M['oak'], .006)
    cols = [(.84, .84, .83), (.50, .50, .505), (.78, .55, .48), (.86, .85, .82), (.30, .30, .31), (.80, .74, .62), (.84, .84, .84), (.62, .42, .36), (.085, .085, .09), (.82, .81, .78), (.70, .60, .54)]; cer = [principled(f'cer{i}', c, .45, bump=(60, .25, .003)) for i, c in enumerate(((.46, .40, .33), (.075, .095, .105), (.62, .58, .50), (.30, .155, .095)))]
    for i in range(11):
        k, n = (i, 6) if i < 6 else (i - 6, 5); x = (k - (n - 1) / 2) * .148 + (.0 if i < 6 else 0); y = -.10 + (.145 if i >= 6 else 0); r = .062; m = MB(); P.lathe(m, (x, y, 1.075), [(.030, 0), (.034, .004), (.036, .012), (r, .052), (r - .001, .056), (r - .006, .053), (.03, .018)], 56, cap=False); m.obj('bowl', [cer[(i * 2 + i // 6) % 4]]); g = MB(); c = cols[i]; coarse = i in (1, 4, 7, 8)
        P.lathe(g, (x, y, 1.075), [(r * .86, .044), (r * .6, .058), (r * .3, .068), (.001, .071)], 40, 0, tuple(q * .9 for q in c), cap=False)
        for _ in range(620 if coarse else 1100):
            a, q = rng.uniform(0, 6.28), r * .84 * math.sqrt(rng.uniform()); hz = .0435 + .028 * (1 - (q / r) ** 2) + rng.normal(0, .0012); s = rng.uniform(.0013, .0026) * (1.9 if coarse else 1); v = rng.uniform(.84, 1.1); g.box(-s, s, -s * .8, s * .8, -s * .7, s * .7, 0, tuple(min(.9, w * v) for w in c), rng.uniform(0, 3), (x + q * math.cos(a), y + q * math.sin(a), 1.075 + hz))
        g.obj('salt', [principled('salt', lambda k: k.attr(), .3, .5)])
    m = MB(); P.lathe(m, (.08, -.185, 1.081), [(.001, -.12), (.005, -.118), (.0042, .02), (.006, .04), (.001, .055)], 14, axis=(.95, .12, .03)); m.sphere((.145, -.176, 1.084), (.026, .018, .007), 16); m.obj('spoon', [I.oak('sp', (.40, .26, .14), (.55, .4, .25))]); m = MB(); g = MB()
    for _ in range(46): s = rng.uniform(.0013, .0028); g.box(-s, s, -s, s, 0, s, 0, (.84, .83, .80), rng.uniform(0, 3), (.16 + rng.normal(0, .028), -.178 + rng.normal(0, .014), 1.0755))
    g.obj('spilt', [principled('salt', lambda k: k.attr(), .3, .5)])
    for i in range(15): x = -1.05 + i * .15 + rng.uniform(-.015, .015); h = .13 + .05 * (i % 3); P.lathe(m, (x, .25, 1.50), [(.045, 0), (.052, .01), (.052, h * .8), (.034, h), (.038, h + .012), (.030, h + .014)], 32, i % 4, cap=True)
    m.obj('jars', cer); V.stem_vase(M, -.42, .25, 1.075, 1.0, 'cerd', 7); D.camera((-.20, -1.02, 1.50), (.0, .02, 1.115), 41, fstop=4.5, focus=1.14); area((-1.2, -1.3, 2.3), (0, 0, 1.1), .8, 34, (1, .90, .76), .8); area((1.5, -.6, 1.7), (0, 0, 1.1), .6, 5, (.75, .86, 1)); area((0, .20, 1.455), (0, .22, 1.1), 2.6, 7, (1, .76, .48), .05); return dict(o, lamp=-1., boost=.2, wb=.55, key=.22)

def counter_room():
    """Ten Stools: its board with what stands at each place, the back with its shelf of cups, five lamps, a window at the far end."""
    M = materials(STYLES['SB']); hin = I.oak('hinoki', (.62, .47, .30), (.72, .58, .40), 0, .38); M['ceil'] = I.oak('ceilc', (.30, .20, .12), (.40, .28, .17)); M['wall'] = P.lime('plasterc', (.60, .555, .48), .10, .5, 1.6); M['floor'] = I.planks('floorc', (.13, .085, .05), (.21, .14, .085), .20); X0, X1, Y0, Y1, H = -5.6, 5.4, -3.2, 2.6, 2.42; box_room(M, X0, X1, Y0, Y1, H, open_=('right',))
    wall((X1, Y1), (X1, Y0), M['wall'], (.5, 4.6, .95, 2.05), M['oakd'], H); quad(M['glass'], (X1, Y1 - .5, .95), (X1, Y1 - 4.6, .95), (X1, Y1 - 4.6, 2.05), (X1, Y1 - .5, 2.05)); D.portal((X1 + .08, Y1 - .5), (X1 + .08, Y1 - 4.6), .95, 2.05, (-1, 0)); I.rbox('top', -4.4, 4.75, .30, .98, .985, 1.06, hin, .010); I.rbox('front', -4.3, 4.65, .44, .50, 0, .985, M['oakz'], .004); I.rbox('work', -4.3, 4.65, .98, 1.40, .80, .86, hin, .006); I.rbox('foot', -4.3, 4.65, .20, .26, .18, .22, M['oakd'], .012)
    I.rbox('back', -4.6, 4.7, 2.08, 2.58, .80, .86, hin, .006); I.rbox('backb', -4.6, 4.7, 2.14, 2.58, 0, .80, M['oakz'], .006); I.rbox('sh', -4.4, 4.5, 2.30, 2.60, 1.46, 1.50, hin, .004); m = MB(); m.box(-4.4, 4.5, 2.55, 2.59, 1.16, 1.19); m.obj('led', [emission('led', (1, .76, .48), 3)]); area((0, 2.5, 1.42), (0, 2.6, 1.0), 8.6, 10, (1, .78, .52), .08); rng = np.random.default_rng(5); cup = [principled(f'cupm{k}', c, .4) for k, c in enumerate(((.60, .56, .48), (.10, .12, .12), (.26, .30, .28), (.40, .24, .15)))]; m = MB()
    for i in range(27): x = -4.2 + i * .325 + rng.uniform(-.04, .04); h = rng.uniform(.06, .17); r = rng.uniform(.05, .08); P.lathe(m, (x, 2.46, 1.50), [(r * .55, 0), (r * .6, .01), (r, h), (r * .92, h), (r * .5, .02), (.002, .02)], 32, int(rng.integers(4)), cap=False)
    m.obj('cups', cup)
    for i in range(10):
        x = -3.92 + i * .86; seat(M, x, -.02, hin); m = MB(); m.sphere((x - .12, .46, 1.068), (.030, .019, .011), 18); m.obj('stone', [principled('pebble', (.16, .165, .165), .55, bump=(90, .2, .002))]); m = MB()
        for q in (.452, .466): m.cyl((x - .115, q, 1.081), (x + .13, q - .01, 1.069), .0042, .0028, 8)
        m.obj('sticks', [M['oakd']]); m = MB(); P.lathe(m, (x + .22, .54, 1.06), [(.026, 0), (.034, .012), (.036, .05), (.034, .05), (.026, .01)], 32, cap=False); m.obj('teacup', [cup[1 + i % 2]])
    for i in range(5):
        x = -3.4 + i * 1.72; m = MB(); m.cyl((x, .62, 1.98), (x, .62, H), .004, n=6); P.lathe(m, (x, .62, 1.80), [(.115, 0), (.112, .02), (.085, .11), (.02, .17), (.012, .20)], 40, cap=False); m.obj('shade', [principled('shadeb', (.045, .045, .045), .35, .5)]); m = MB(); m.sphere((x, .62, 1.83), .030, 14); m.obj('bulb', [emission('bulb', (1, .78, .50), 12)]); area((x, .62, 1.80), (x, .62, 0), .12, 4.2, (1, .82, .60))
    V.stem_vase(M, 2.2, 2.30, .86, 1.6, 'cerd', 3); return M, hin
@venue('cypress-counter', 'A counter of one long board of pale cypress, ten stools before it, chopsticks and a stone at each place, small lamps above and the evening sea in a window.', 'cypress, counter, stools, chopsticks, stone, lamps, sea, window', ['venues/ten-stools'], 'lamps', 18)
def cypress():
    o = sky_of('dusk'); M, hin = counter_room(); D.camera((-4.55, -1.35, 1.50), (1.9, 1.0, .93), 23, shift=(0, -.02)); I.rbox('board', -2.75, -1.95, 1.02, 1.34, .86, .90, hin, .008); m = MB(); m.prism([(-2.62, 1.16), (-2.30, 1.15), (-2.28, 1.19), (-2.60, 1.20)], .900, .904); m.obj('knife', [M['steel']]); area((-1, -2.4, H - .05), (-1, -1.0, 0), 7, 22, (1, .86, .68), 1.2); return dict(o, lamp=-1., boost=.8, glow=.6, wb=.75, view=.42, key=.215)
def seat(M, x, y, wood):
    """A low stool of wood with a woven seat."""
    m = MB()
    for k in range(4): a = math.pi / 4 + k * math.pi / 2; m.cyl((x + .20 * math.cos(a), y + .20 * math.sin(a), 0), (x + .15 * math.cos(a), y + .15 * math.sin(a), .68), .014, .018, 12)
    for z in (.22, .40): [m.cyl((x + r * math.cos(a), y + r * math.sin(a), z), (x + r * math.cos(b), y + r * math.sin(b), z), .010, n=8) for r in (.185 - z * .06,) for a, b in zip(np.arange(4) * math.pi / 2 + math.pi / 4, np.arange(1, 5) * math.pi / 2 + math.pi / 4)]
    m.obj('stool', [M['oakd']]); I.cushion('seat', (x, y, .70), (.36, .36, .06), M['linen'], .12, 5, seed=int(x * 10) % 7, wr=.004, res=20)

@venue('bridge-by-day', 'The bridge on a sea day: a row of forward windows over the sea, screens and a small wheel at the console, a paper chart with a pencil and dividers on its table.', 'bridge, windows, sea, screens, wheel, paper chart, pencil', ['life-onboard/the-bridge'], 'noon', 24)
def bridge():
    M = materials(STYLES['LS']); o = sky_of('noon'); r, H = 6.2, 2.45; el = lambda q, a, z: (q * 1.12 * math.sin(a), q * math.cos(a) - 2.4, z); A = np.radians(np.linspace(-72, 72, 17)); dk = principled('con', (.075, .08, .085), .42, coat=.2); white = principled('conw', (.70, .69, .66), .4, .4, coat=.2); M['carpet'] = I.cloth('carpet', (.075, .115, .15), scale=60, bump=.6, var=.12); quad(M['carpet'], (-9, -6, 0), (9, -6, 0), (9, 6, 0), (-9, 6, 0)); quad(M['ceil'], (-9, -6, H), (-9, 6, H), (9, 6, H), (9, -6, H)); wall((9, -6), (-9, -6), M['wall'], h=H); low = MB(); g = MB(); up = MB()
    for a, b in zip(A, A[1:]):
        low.quad(el(r, a, 0), el(r, b, 0), el(r, b, .92), el(r, a, .92)); up.quad(el(r + .3, a, 2.18), el(r + .3, b, 2.18), el(r + .3, b, H), el(r + .3, a, H)); g.quad(el(r, a, .92), el(r, b, .92), el(r + .3, b, 2.18), el(r + .3, a, 2.18)); m_ = (a + b) / 2; p, q = el(r + .2, a, 0), el(r + .2, b, 0); D.portal(p[:2], q[:2], .95, 2.15, (-math.sin(m_), -math.cos(m_)))
    for a in A: up.cyl(el(r - .02, a, .92), el(r + .28, a, 2.2), .035, n=10)
    low.obj('sill', [white]); g.obj('pane', [M['glass']]); up.obj('frames', [white]); B_ = np.radians(np.linspace(-40, 40, 41)); m = MB(); m.loft([[el(q, a, z) for a in B_] for q, z in ((5.1, 0), (4.72, .06), (4.62, .74), (4.50, .84), (4.52, .90), (4.98, 1.06), (5.30, 1.08), (5.32, .9))], close=False, smooth=False)
    for a in (B_[0], B_[-1]): m.add([el(q, a, z) for q, z in ((5.1, 0), (4.72, .06), (4.62, .74), (4.50, .84), (4.52, .90), (4.98, 1.06), (5.30, 1.08), (5.32, 0))], [tuple(range(8))])
    m.obj('console', [dk]); m = MB(); m.loft([[el(q, a, z) for a in B_] for q, z in ((4.49, .835), (4.51, .905))], close=False); m.obj('trim', [M['brass']])
    for n, (a0, a1) in enumerate(((-36, -26), (-24, -14), (-6.5, 6.5), (14, 24), (26, 36))):
        u, v = np.meshgrid(np.linspace(0, 1, 90), np.linspace(0, 1, 60), indexing='ij'); f = fbm(u * 3 + n, v * 2.4, 6, n + 2)
        if n in (1, 3): d = np.hypot((u - .5) * 1.5, v - .5); c = np.where((np.abs((d * 9) % 1 - .5) > .46)[..., None], (.05, .42, .34), (.004, .035, .045)); c = np.where(((f > .18) & (d < .46) & (u > .55))[..., None], (.85, .62, .12), c)
        else: c = np.where((f > .16)[..., None], (.52, .42, .20), np.where((f > .06)[..., None], (.34, .56, .62), (.62, .74, .76))); c = np.where((np.abs(u - .5 - .16 * (v - .5)) < .006)[..., None] & (n == 2), (.7, .1, .1), c)
        a = np.radians(a0 + (a1 - a0) * u); q = 4.575 + .36 * v; X, Y, Z = q * 1.12 * np.sin(a), q * np.cos(a) - 2.4, .915 + .128 * v + .006; grid_obj('screen', X, Y, Z, [D.mat(f'scr{n}', (.02, .02, .02), attr=True, rough=.2, emit=((1, 1, 1), .9, True))], c)
    m = MB(); P.ring(m, (0, 2.02, 1.02), .135, .011, (0, -1, .55), 56, 10)
    for k in range(3): t = k * 2.094 + .5; m.cyl((0, 2.02, 1.02), (.13 * math.cos(t), 2.02 + .13 * math.sin(t) * .48, 1.02 + .13 * math.sin(t) * .87), .008, n=8)
    m.cyl((0, 2.02, 1.02), (0, 2.16, .95), .02, n=12); m.obj('wheel', [M['brass']]); lever(M, .42, 2.12, .93); lever(M, .52, 2.12, .93)
    for x in (-1.8, 1.30): pilot(M, x, .95)
    I.rbox('table', -2.9, -.75, -1.55, -.45, .84, .90, M['oak'], .010); I.rbox('chest', -2.85, -.80, -1.50, -.50, .05, .84, M['oakd'], .008)
    for z in (.22, .38, .54, .70): I.rbox('drawer', -.80, -.785, -1.46, -.54, z, z + .13, M['oak'], .004); I.rbox('pull', -.785, -.765, -1.1, -.9, z + .06, z + .075, M['brass'], .004)
    u, v = np.meshgrid(np.linspace(0, 1, 260), np.linspace(0, 1, 170), indexing='ij'); f = fbm(u * 3 + 1, v * 2.2, 7, 11); land_ = f > .12; line = (np.abs((f * 16) % 1 - .5) < .05) & ~land_; gr = np.minimum(np.abs((u * 7) % 1 - .5), np.abs((v * 5) % 1 - .5)) > .492; rose = np.abs(np.hypot((u - .3) * 1.5, v - .35) - .13) < .0035; track = (np.abs(v - (.16 + .42 * u + .03 * np.sin(u * 5))) < .0035) & (u > .08) & (u < .82); c = np.where(land_[..., None], (.72, .62, .40), np.where((f > 0)[..., None], (.62, .74, .78), (.83, .84, .80))); c = np.where(line[..., None], (.42, .54, .58), c); c = np.where((gr | (np.abs(f - .12) < .008))[..., None], (.28, .26, .22), c); c = np.where(rose[..., None], (.60, .14, .24), c); c = np.where(track[..., None], (.10, .10, .10), c)
    grid_obj('chart', -2.72 + u * 1.72, -1.46 + v * .92, .9025 + .002 * fbm(u * 3, v * 2, 3, 1), [principled('chartd', lambda k: k.attr(), .9)], np.clip(c, 0, .85)); m = MB(); P.lathe(m, (-1.55, -1.05, .909), [(.001, -.085), (.0042, -.07), (.0042, .085), (.001, .087)], 8, axis=(.86, .45, 0)); m.obj('pencil', [principled('pencil', (.70, .40, .05), .4)]); m = MB(); m.cyl((-1.95, -.95, .906), (-1.86, -.80, .912), .0035, .006, 8); m.cyl((-1.76, -.97, .906), (-1.86, -.80, .912), .0035, .006, 8); m.sphere((-1.86, -.79, .914), .010, 10); m.obj('dividers', [M['brass']]); I.rbox('rule', -1.42, -1.02, -1.34, -1.28, .905, .911, thin_glass('rule', (.96, .97, .90), .8, .02, .12), .001, rot=(0, 0, .5)); V.cup(M, -2.62, -.56, .90, 1.1, 'cerd', saucer=False)
    D.camera((-3.05, -2.35, 1.62), (.10, 2.2, 1.02), 22, shift=(0, -.02)); m = MB(); m.loft([[el(q, a, H - .015) for a in np.radians(np.linspace(-66, 66, 60))] for q in (4.4, 4.46)], close=False, smooth=False); m.obj('cove', [emission('cove', (1, .9, .76), 1.2)]); return dict(o, key=.23, boost=2.4, view=.66, lamp=.3)
def lever(M, x, y, z): m = MB(); m.cyl((x, y, z), (x, y - .03, z + .14), .008, n=10); m.sphere((x, y - .032, z + .15), .018, 12); m.obj('lever', [M['steel']])
def pilot(M, x, y):
    """A chair of the watch, its back to us."""
    m = MB(); m.cyl((x, y, 0), (x, y, .5), .06, n=20); m.cyl((x, y, 0), (x, y, .03), .28, n=40); m.obj('post', [M['steel']]); lth = principled('leather', (.135, .080, .048), .42, bump=(120, .3, .003))
    I.cushion('s', (x, y + .02, .60), (.54, .52, .13), lth, .15, 7, seed=3); I.cushion('b', (x, y - .25, 1.0), (.52, .70, .13), lth, .2, 7, (math.radians(98), 0, 0), 4); I.cushion('h', (x, y - .31, 1.45), (.30, .17, .11), lth, .2, 6, (math.radians(98), 0, 0), 5)
    for s in (-1, 1): I.cushion('a', (x + s * .31, y + .04, .82), (.08, .42, .06), lth, .1, 7, wr=.002); m = MB(); m.cyl((x + s * .31, y, .60), (x + s * .31, y, .80), .014, n=10); m.obj('arm', [M['steel']])

@venue('card-and-telephone', 'A telephone and a cabin card on an oak table in low sun, an open book and a cup of coffee beside them, the sea behind.', 'telephone, cabin card, coffee, sea', ['life-onboard/staying-in-touch'], 'morning', 20)
def card():
    M = materials(STYLES['OS']); o = sky_of('morning'); z = stills.deck(M, o, 'oak', lens=36, cam=(-.20, -.98, 1.22), at=(.0, .10, .93)); telephone(M, -.22, .14, z); I.rbox('cell', .12, .195, -.19, -.035, z, z + .008, M['lacquer'], .004, rot=(0, 0, -.25)); keycard(M, .02, -.22, z, .2); V.open_book(M, -.22, -.26, z, -.1, .72); V.pen(M, -.06, -.28, z, 1.2); V.cup(M, .36, .02, z, 1.1); V.stem_vase(M, .52, .24, z, 1.1, 'cer', 4); return o
def telephone(M, x, y, z):
    """A desk telephone: a wedge with keys, its handset across the top on a coiled cord."""
    body = principled('bakelite', (.70, .67, .60), .22, .5, coat=.4); m = MB(); m.loft([[(x + a, y + b, z + c) for a, b, c in ((-.12 * q, -.11 * q, h0), (.12 * q, -.11 * q, h0), (.12 * q, .10 * q, h1), (-.12 * q, .10 * q, h1))] for q, h0, h1 in ((1, .0, .0), (1, .022, .080), (.96, .026, .086))], 0, smooth=False); m.add([(x + a, y + b, z + c) for a, b, c in ((-.115, -.106, .026), (.115, -.106, .026), (.115, .096, .086), (-.115, .096, .086))], [(0, 1, 2, 3)]); m.obj('phone', [body]); k = MB()
    for i in range(3):
        for j in range(4): k.box(-.011, .011, -.009, .009, 0, .007, 0, (1, 1, 1), 0, (x + .030 + i * .031, y - .082 + j * .032, z + .030 + (j * .032 + .02) * .285))
    k.obj('keys', [M['dark']]); m = MB(); P.tube(m, [(x - .065, y - .125, z + .085), (x - .066, y - .10, z + .098), (x - .066, y, z + .125), (x - .066, y + .085, z + .140), (x - .065, y + .115, z + .135)], [.018, .020, .017, .020, .018], 16); m.cyl((x - .066, y - .105, z + .055), (x - .066, y - .105, z + .095), .028, .024, 24); m.cyl((x - .066, y + .09, z + .10), (x - .066, y + .09, z + .135), .028, .024, 24); m.obj('handset', [body]); t = np.linspace(0, 1, 260); c = [(x - .12 - .10 * math.sin(q * 3.1) + .010 * math.cos(q * 150), y - .12 + .20 * q, z + .012 + .010 * math.sin(q * 150)) for q in t]; m = MB(); P.tube(m, c, .0028, 6); m.obj('cord', [body])
def keycard(M, x, y, z, yaw):
    I.rbox('card', x - .043, x + .043, y - .027, y + .027, z, z + .0018, M['sea'], .0006, rot=(0, 0, yaw)); c, s = math.cos(yaw), math.sin(yaw)
    for a0, a1, b, w in ((-.034, .012, .012, .0022), (-.034, -.002, .004, .0014), (.016, .034, -.014, .006)): I.rbox('print', x + (a0 + a1) / 2 * c - b * s - (a1 - a0) / 2, x + (a0 + a1) / 2 * c - b * s + (a1 - a0) / 2, y + (a0 + a1) / 2 * s + b * c - w, y + (a0 + a1) / 2 * s + b * c + w, z + .0017, z + .0022, M['brass'], .0002, rot=(0, 0, yaw))

@venue('first-day-table', 'What waits in a suite on the first day: a carafe of water and glasses, a bowl of fruit, the card for tomorrow and the cabin card, the sea behind.', 'water, fruit, card for tomorrow, sea', ['life-onboard/the-first-day'], 'afternoon', 20)
def first_day():
    M = materials(STYLES['GS']); o = sky_of('afternoon'); z = stills.deck(M, o, 'oak', lens=36, cam=(.26, -1.0, 1.22), at=(-.02, .10, .93)); V.carafe(M, -.30, .16, z, 'water'); V.glass(M, -.16, .02, z, .12, .033, 'water', .6); V.glass(M, -.38, -.02, z, .12, .033); V.fruit(M, .16, .12, z, 'orange', .17, 'cerd', seed=5); I.rbox('card', -.10, .12, -.30, -.13, z, z + .003, M['white'], .001, rot=(0, 0, -.12)); m = MB()
    for k, w in enumerate((.09, .15, .13, .15, .11, .14)): m.box(-.085, -.085 + w, .055 - k * .021, .060 - k * .021, 0, .0004, 0, (1, 1, 1), -.12, (.01, -.215, z + .0033))
    m.obj('print', [M['dark']]); keycard(M, .24, -.20, z, .35); V.stem_vase(M, .50, .24, z, 1.15, 'cer', 9); V.napkin(M, -.48, -.22, z, .2); return o

@venue('inside-undine', 'Inside the tender Undine: blue seats on both sides of an aisle of planks, the roof slid back above them, windows on the sea all around.', 'tender, blue, seats, aisle, roof, windows, sea', ['life-onboard/the-tenders'], 'noon', 1.6)
def tender():
    M = materials(STYLES['LS']); o = sky_of('noon'); W, Y0, Y1, H = 1.75, -1.6, 8.2, 2.05; white = principled('hullw', (.74, .74, .72), .3, .4, coat=.3); blue = I.cloth('seatb', (.055, .12, .20), sheen=.4, var=.06); M['floor'] = I.planks('soleb', (.40, .27, .16), (.52, .37, .23), .09, .4); quad(M['floor'], (-W, Y0, 0), (W, Y0, 0), (W, Y1, 0), (-W, Y1, 0))
    for s in (-1, 1):
        x = s * W; m = MB(); m.quad((x, Y0, 0), (x, Y1, 0), (x, Y1, .92), (x, Y0, .92)); m.quad((x, Y0, 1.72), (x, Y1, 1.72), (x * .97, Y1, H), (x * .97, Y0, H)); m.obj('side', [white]); n = 6
        for k in range(n + 1): y = Y0 + (Y1 - Y0) * k / n; I.rbox('post', x - .04, x + .04, y - .05, y + .05, .9, 1.75, white, .02)
        quad(M['glass'], (x, Y0, .92), (x, Y1, .92), (x, Y1, 1.72), (x, Y0, 1.72)); D.portal((x + s * .06, Y0), (x + s * .06, Y1), .94, 1.70, (-s, 0)); I.rbox('rail', x - s * .08 - .012, x - s * .08 + .012, Y0, Y1, .95, .985, M['oak'], .008); I.rbox('roof', min(s * .62, x), max(s * .62, x), Y0, Y1, H, H + .05, white, .01); I.rbox('coam', s * .62 - .025, s * .62 + .025, Y0, Y1, H - .05, H + .09, M['oak'], .01)
        for k in range(7):
            y = .15 + k * 1.08
            for q in (.62, 1.24):
                cx = s * q; I.cushion('seat', (cx, y, .44), (.56, .46, .11), blue, .12, 8, seed=k); I.cushion('rest', (cx, y - .25, .78), (.54, .52, .10), blue, .14, 8, (math.radians(98), 0, 0), k + 9); I.rbox('shell', cx - .27, cx + .27, y - .24, y + .22, .34, .385, M['oakd'], .02)
            for q in (.40, 1.46): I.rbox('leg', s * q - .02, s * q + .02, y - .18, y + .16, 0, .35, M['steel'], .008); I.rbox('armp', s * q - .025, s * q + .025, y - .20, y + .18, .60, .635, M['oak'], .012); I.rbox('arml', s * q - .012, s * q + .012, y - .02, y + .02, .36, .61, M['steel'], .004)
    I.rbox('slid', -.62, .62, Y0, .4, H + .06, H + .10, white, .01); m = MB(); m.quad((-W, Y1, 0), (W, Y1, 0), (W, Y1, .92), (-W, Y1, .92)); m.quad((-W, Y1, 1.72), (W, Y1, 1.72), (W, Y1, H), (-W, Y1, H)); m.obj('front', [white]); quad(M['glass'], (-W, Y1, .92), (W, Y1, .92), (W, Y1, 1.72), (-W, Y1, 1.72)); D.portal((-W, Y1 + .05), (W, Y1 + .05), .94, 1.70, (0, -1))
    for x in (-.58, .58): I.rbox('post', x - .03, x + .03, Y1 - .04, Y1 + .04, .9, 1.75, white, .01)
    I.rbox('helm', .28, 1.5, Y1 - .62, Y1 - .08, .0, 1.02, white, .03, 3); I.rbox('dash', .30, 1.48, Y1 - .60, Y1 - .10, 1.02, 1.05, M['oak'], .01); m = MB(); P.ring(m, (.80, Y1 - .68, .98), .20, .014, (0, -1, .5), 52, 10)
    for k in range(4): t = k * math.pi / 2; m.cyl((.80, Y1 - .66, .98), (.80 + .195 * math.cos(t), Y1 - .66 + .195 * math.sin(t) * .44, .98 + .195 * math.sin(t) * .9), .008, n=8)
    m.obj('wheel', [M['brass']]); R.glassware(-9, 0, 0); V.towel(M, -1.24, -.04, 1.06, .40, .34, 'white', 3); D.G.lamps = []; m = MB(); P.ring(m, (-1.1, Y1 - .05, .56), .27, .065, (0, 1, 0), 56, 14); m.obj('buoy', [principled('buoy', (.72, .20, .08), .5)]); D.camera((.02, -1.25, 1.56), (-.05, 6.0, 1.05), 20, shift=(0, -.01)); return dict(o, key=.26, boost=1.6, sunb=.7, lamp=0, near=-1.0)
