"""What excursions see under a roof: a puppet stage, a chamber in the rock, a chapel, a studio, a sail loft, an oven, and the dishes of ashore_tables.py.
python3 assets/art/ashore_rooms.py NAME … [--width 480] [--spp 4] [--out DIR]. Then: node assets/art/register.mjs NAME"""
import json, math, os, sys, time
sys.dont_write_bytecode = True
HERE = os.path.dirname(os.path.abspath(__file__)); sys.path.insert(0, HERE)
import numpy as np
import command_line, indoors as D
import bpy
from kit import *
import sky, interiors as I, props as P, rooms as R, suites as U, dressing as V
from scenes import day_sky
from roofed import *
import ashore_tables

@room('puppet-stage', 'A small puppet theater before the play: red curtains half open on a painted castle, benches in front.', ['puppet', 'curtains', 'castle', 'benches'], ['experiences/orlando-and-the-crocodile'], 'lamps')
def puppets():
    import tables
    tables.puppets(); night(); camera((-.58, -4.2, 1.50), (.03, 2, 1.33), 40); return dict(lamp=-1., boost=.02, sunb=0, glow=.2, wb=.55, key=.15)

@room('stone-chamber', 'A chamber cut into honey-colored rock, one curved doorway inside another, lit from within.', ['chamber', 'rock', 'doorway'], ['experiences/ten-people-an-hour'], 'lamps')
def chamber():
    import tables
    tables.chamber(); night(); return dict(lamp=-1., boost=.02, sunb=0, wb=.6, key=.15)

@room('chapel-of-calvi', 'A small stone chapel under a plain vault: benches along an aisle, candles on the altar, daylight from one narrow window.', ['chapel', 'vault', 'benches', 'candles', 'altar', 'window'], ['experiences/a-hand-behind-the-ear'], 'noon')
def chapel():
    sun(day_sky(50, 62, .14), (1, .9, .74), 5); M = R.mats(); rng = np.random.default_rng(4); X0, X1, Y0, Y1, H = -2.5, 2.5, -1, 8.6, 2.9; lime = P.lime('chlime', (.66, .60, .50), .20, .7, 1.1); wood = I.oak('pew', (.17, .105, .06), (.30, .20, .12), 0, .5)
    camera((-.62, -.7, 1.50), (.24, 6.6, 1.62), 25); sheet(D.tiles('flag', (.36, .30, .24), (.47, .40, .32), (.22, .19, .16), .62, .44, .5, .5), (X0, Y0 - 4, 0), (X1, Y0 - 4, 0), (X1, Y1, 0), (X0, Y1, 0)); vault(X0, X1, Y0 - 4, Y1, H, 2.1, lime)
    pierced((X1, Y1), (X1, Y0), H, lime, [(2.2, 2.75, 1.35, 2.75), (6.4, 6.95, 1.35, 2.75)]); window(M, (X1, Y1), (X1, Y0), 2.2, 2.75, 1.35, 2.75, (-1, 0)); window(M, (X1, Y1), (X1, Y0), 6.4, 6.95, 1.35, 2.75, (-1, 0)); pierced((X0, Y0), (X0, Y1), H, lime, []); pierced((X0, Y1), (X1, Y1), H, lime, []); sheet(lime, (X0, Y0, 0), (X1, Y0, 0), (X1, Y0, H), (X0, Y0, H))
    I.rbox('step', X0, X1, 6.7, Y1, 0, .17, P.stone('stepst', (.44, .39, .32), (.58, .52, .44), .8, .4), .02); I.rbox('altar', -1.0, 1.0, 7.5, 8.2, .17, 1.10, P.stone('altarst', (.52, .47, .40), (.66, .61, .53), .7, .4), .02); I.rbox('mensa', -1.15, 1.15, 7.42, 8.3, 1.10, 1.19, P.stone('mensast', (.56, .51, .44), (.70, .66, .58), .7, .3), .015); I.drape('cloth', -1.18, 1.18, 7.40, 8.1, 1.205, .34, M['white'], 4, .010, sides='y', res=120, fold=.012)
    m = MB(); m.box(-.035, .035, -.02, .02, 0, 1.15, 0, (1, 1, 1), 0, (0, 8.5, 1.75)); m.box(-.30, .30, -.02, .02, .74, .81, 0, (1, 1, 1), 0, (0, 8.5, 1.75)); m.obj('cross', [wood])
    for x, h in ((-.85, .30), (-.62, .22), (.62, .26), (.85, .33)): m = MB(); V.turned(m, (x, 7.85, 1.21), [(.075, 0), (.07, .015), (.018, .04), (.014, .16), (.04, .18), (.042, .19)], 28); m.obj('stick', [M['brass']]); m = MB(); m.cyl((x, 7.85, 1.40), (x, 7.85, 1.40 + h), .021, n=16); m.obj('candle', [principled('wax', (.84, .78, .64), .5)]); m = MB(); m.sphere((x, 7.85, 1.43 + h), (.010, .010, .024), 10); m.obj('flame', [emission('flame', (1, .70, .34), 9)]); point((x, 7.8, 1.46 + h), 1.6, (1, .66, .32), .03)
    for k in range(5):
        for s in (-1, 1):
            y = 1.1 + k * 1.05; a, b = (.42, 2.28) if s > 0 else (-2.28, -.42); I.rbox('seat', a, b, y - .17, y + .17, .42, .46, wood, .008); I.rbox('back', a, b, y - .235, y - .20, .52, .84, wood, .008)
            for x in (a + .05, b - .05): I.rbox('end', x - .025, x + .025, y - .24, y + .17, 0, .86, wood, .008)
    m = MB(); V.turned(m, (-1.55, 7.2, .17), [(.13, 0), (.15, .02), (.06, .06), (.05, .55), (.20, .62), (.22, .70), (.19, .70), (.12, .64)], 40); m.obj('font', [P.stone('fontst', (.46, .41, .34), (.60, .54, .46), .7, .4)]); R.plant(1.75, 7.9, .17, .8, M, 3); return dict(lamp=-.9, boost=1.4, key=.17, dust=1.1)

@room('painters-cistern', 'A long vaulted studio lit from a slot at its top: square paintings of water on the walls, an easel and two chairs with paint on them.', ['studio', 'slot', 'paintings', 'water', 'easel', 'chairs', 'paint'], ['experiences/the-painter-who-came-for-a-month'], 'noon')
def cistern():
    sun(day_sky(58, 70, .14), (1, .92, .80), 5); M = R.mats(); rng = np.random.default_rng(7); X0, X1, Y0, Y1, H = -2.1, 2.1, -1, 8.2, 2.5; lime = P.lime('cistern', (.72, .69, .63), .22, .7, 1.2); M['wood'] = I.oak('easelw', (.30, .20, .12), (.44, .31, .20), 2, .6); camera((-1.05, -.75, 1.52), (.42, 5.4, 1.22), 23)
    sheet(P.stone('cfloor', (.40, .37, .33), (.56, .52, .46), .9, .5), (X0, Y0 - 3, 0), (X1, Y0 - 3, 0), (X1, Y1, 0), (X0, Y1, 0)); vault(X0, X1, Y0 - 3, Y1, H, 1.5, lime); pierced((X1, Y1), (X1, Y0 - 3), H, lime, [(1.0, 6.4, 2.12, 2.44)]); D.portal((X1 + .30, Y1 - 6.4), (X1 + .30, Y1 - 1.0), 2.12, 2.44, (-1, 0)); pierced((X0, Y0 - 3), (X0, Y1), H, lime, []); pierced((X0, Y1), (X1, Y1), H, lime, [(2.75, 3.65, .02, 2.1)]); D.portal((X0 + 2.75, Y1 + .30), (X0 + 3.65, Y1 + .30), .02, 2.1, (0, -1)); sheet(lime, (X0, Y0 - 3, 0), (X1, Y0 - 3, 0), (X1, Y0 - 3, H), (X0, Y0 - 3, H)); I.rbox('sill', X0 + 2.6, X0 + 3.8, Y1 + .1, Y1 + 1.6, -.10, .0, P.stone('doorst', (.5, .47, .41), (.66, .62, .55), .8, .4), .01)
    hues = [((.030, .10, .17), (.16, .34, .42)), ((.05, .16, .20), (.36, .52, .52)), ((.10, .15, .22), (.62, .52, .40)), ((.015, .05, .10), (.08, .20, .30)), ((.16, .22, .26), (.58, .62, .60)), ((.05, .07, .12), (.46, .24, .16))]
    def canvas(s, lo, hi, seed):
        """A square yard of water: strokes that lie level and shorten upward."""
        r = np.random.default_rng(seed); m = MB(); m.box(-s / 2, s / 2, .0, .028, 0, s, 0, tuple(a * .6 + b * .2 for a, b in zip(lo, hi)))
        for _ in range(620):
            z = s * r.random() ** .8; k = 1 - .72 * z / s; L = s * r.uniform(.05, .22) * k; x = r.uniform(-s / 2, s / 2 - L); x = max(-s / 2, x); h = s * .017 * k * r.uniform(.5, 1.4); t = np.clip(.5 + .5 * math.sin(x * 9 / s + z * 23 / s + seed) * .8 + r.normal(0, .22), 0, 1); c = tuple(a + (b - a) * t for a, b in zip(lo, hi)); y = -.0012 - .0000012 * _
            if z + h < s and x + L < s / 2: m.add([(x, y, z), (x + L * .5, y, z - h * .35), (x + L, y, z + h * .2), (x + L * .5, y, z + h)], [(0, 1, 2, 3)], 0, c)
        m.obj('canvas', [principled('paintw', lambda k: k.attr(), .45, .3)])
    def hang(x, y, z, yaw, s, k, tilt=0.0):
        n = len(bpy.data.objects); canvas(s, *hues[k % 6], k * 7 + 1); o = bpy.data.objects[-1]; o.location = (x, y, z); o.rotation_euler = (tilt, 0, math.radians(yaw))
    k = 0
    for y in (1.2, 2.35, 3.5, 4.65, 5.8, 6.95):
        for z in (.95,) if y > 1.2 else (.95,): hang(X0 + .03, y, z, 90, .92, k); k += 1
    for y in (4.1, 5.25, 6.4): hang(X1 - .03, y, .95, -90, .92, k); k += 1
    for q, y in enumerate((3.0, 3.05, 3.1, 3.15)): hang(X1 - .16 - q * .07, y, .02, -90, .92, k, .0); k += 1
    for q in range(3): hang(X0 + .9, 8.08 - q * .09, .02, 4 * q - 3, .92, k, -.06); k += 1
    m = MB()   # the easel
    for x in (-.30, .30): m.cyl((.55 + x, 3.85, 0), (.55 + x * .25, 4.15, 1.95), .022, n=8)
    m.cyl((.55, 4.75, 0), (.55, 4.15, 1.9), .022, n=8); m.box(.12, .98, 3.92, 4.0, .78, .82); m.obj('easel', [M['wood']]); hang(.55, 3.95, .82, 0, .92, 2, -.09)
    rush = P.lime('rush', (.55, .44, .26), .3, .8, 9); plank_chair(-.55, 3.1, 150, M['wood'], rush); plank_chair(1.25, 2.55, 235, M['wood'], rush); spots = MB()
    for _ in range(240): c = hues[int(rng.integers(6))][int(rng.integers(2))]; s = rng.uniform(.004, .016); x, y = rng.normal(.45, .55), rng.normal(3.6, .5); spots.cyl((x, y, .002), (x, y, .0035), s, n=8, col=c)
    for cx, cy in ((-.55, 3.1), (1.25, 2.55)):
        for _ in range(40): c = hues[int(rng.integers(6))][int(rng.integers(2))]; a, q = rng.uniform(0, 6.28), rng.uniform(0, .16); spots.cyl((cx + q * math.cos(a), cy + q * math.sin(a), .475), (cx + q * math.cos(a), cy + q * math.sin(a), .4775), rng.uniform(.006, .018), n=8, col=c)
    I.rbox('bench', X1 - .75, X1 - .05, .9, 2.3, .70, .74, M['wood'], .008)
    for x in (X1 - .70, X1 - .10):
        for y in (.95, 2.25): I.rbox('leg', x - .03, x + .03, y - .03, y + .03, 0, .70, M['wood'], .004)
    for _ in range(26): c = hues[int(rng.integers(6))][int(rng.integers(2))]; x, y = rng.uniform(X1 - .65, X1 - .2), rng.uniform(1.0, 2.2); spots.cyl((x, y, .74), (x, y, .74 + rng.uniform(.05, .12)), rng.uniform(.018, .034), n=18, col=c)
    spots.obj('paints', [principled('dab', lambda k: k.attr(), .4, .4)]); m = MB(); P.lathe(m, (X1 - .35, 1.55, .74), [(.06, 0), (.07, .02), (.065, .16), (.06, .16)], 32, cap=False); m.obj('jar', [M['cer']]); m = MB()
    for q in range(9): a = q * .7; m.cyl((X1 - .35 + .02 * math.cos(a), 1.55 + .02 * math.sin(a), .76), (X1 - .35 + .07 * math.cos(a), 1.55 + .07 * math.sin(a), 1.06), .006, n=6)
    m.obj('brushes', [M['wood']]); return dict(boost=2.4, lamp=0, key=.25)

@room('sail-loft', 'A sail loft: canvas spread over a floor of planks, sewing machines in a row, rolls of cloth on a rack and duffel bags by the window.', ['loft', 'canvas', 'machines', 'cloth', 'duffel bags', 'window'], ['experiences/sailcloth-on-man-o-war'], 'morning')
def loft():
    sun(day_sky(30, 38, .14), (1, .88, .68), 5); M = R.mats(); rng = np.random.default_rng(9); X0, X1, Y0, Y1, H = -3.2, 3.2, -1, 8.4, 2.6; board = I.planks('wallb', (.66, .62, .54), (.76, .72, .64), .14, .6); floor = I.planks('loftf', (.36, .25, .15), (.52, .38, .25), .13, .42); wood = I.oak('loftw', (.34, .22, .13), (.50, .35, .22)); camera((-1.75, -.7, 1.62), (.75, 5.0, .62), 22)
    sheet(floor, (X0, Y0 - 2, 0), (X1, Y0 - 2, 0), (X1, Y1, 0), (X0, Y1, 0)); ws = [(1.2, 2.5, .85, 2.1), (4.0, 5.3, .85, 2.1), (6.8, 8.1, .85, 2.1)]; pierced((X1, Y1), (X1, Y0), H, board, ws)
    for w in ws: window(M, (X1, Y1), (X1, Y0), *w, (-1, 0), 2)
    pierced((X0, Y0 - 2), (X0, Y1), H, board, []); back = [(2.3, 4.1, .85, 2.1)]; pierced((X0, Y1), (X1, Y1), H, board, back); window(M, (X0, Y1), (X1, Y1), *back[0], (0, -1), 3); sheet(board, (X0, Y0 - 2, 0), (X1, Y0 - 2, 0), (X1, Y0 - 2, H), (X0, Y0 - 2, H)); sheet(board, (X0, Y0 - 2, H), (X0, Y1, H), (X1, Y1, H), (X1, Y0 - 2, H))
    for y in np.arange(-.5, Y1, 1.15): I.rbox('beam', X0, X1, y - .06, y + .06, H - .22, H, wood, .008)
    iron = principled('enamel', (.018, .018, .020), .18, .5, coat=.7); gold = principled('goldl', (.60, .44, .18), .3, metal=.8)
    for k, y in enumerate((1.5, 3.1, 4.7, 6.3)):   # machines sunk into the floor, so that the cloth lies flat
        x = 1.75; I.rbox('bed', x - .36, x + .36, y - .15, y + .15, .0, .035, wood, .006); I.rbox('plate', x - .24, x + .22, y - .09, y + .09, .035, .05, iron, .006); m = MB(); P.tube(m, [(x + .18, y, .05), (x + .19, y, .22), (x + .14, y, .285), (x, y, .30), (x - .12, y, .295), (x - .17, y, .26), (x - .175, y, .17)], [.062, .050, .050, .044, .042, .042, .036], 18); m.cyl((x - .175, y, .18), (x - .175, y, .07), .012, n=8); m.cyl((x + .25, y, .235), (x + .29, y, .235), .082, n=36); m.obj('head', [iron]); m = MB(); P.ring(m, (x + .27, y, .235), .085, .007, (1, 0, 0), 40, 8); m.cyl((x, y, .34), (x, y, .39), .018, n=14); m.obj('bright', [gold]); m = MB(); m.cyl((x + .06, y, .345), (x + .06, y, .43), .024, .018, 18); m.obj('thread', [M[('white', 'sea', 'linen', 'white')[k]]]); I.cushion('pad', (x + .02, y - .55, .05), (.46, .42, .10), M[('sea', 'sand', 'stone', 'sea')[k]], .2, 4, seed=k)
    n = 110; X, Y = np.meshgrid(np.linspace(-1.7, 1.55, n), np.linspace(.6, 7.2, n), indexing='ij'); Z = .012 + .045 * np.clip(fbm(X * 1.3 + 2, Y * .9, 5, 4), 0, 1) + .06 * np.exp(-((X + 1.2 + .2 * np.sin(Y * 2)) / .16) ** 2) * np.clip(fbm(X, Y * .7, 3, 8) + .4, 0, 1); edge = (X - (.25 * np.sin(Y * .9))) ; m = MB()
    for i in range(n - 1):
        for j in range(n - 1):
            if X[i, j] > -1.65 + .12 * math.sin(Y[i, j] * 1.7) + .18 * abs(Y[i, j] - 4): m.add([(X[a, b], Y[a, b], Z[a, b]) for a, b in ((i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1))], [(0, 1, 2, 3)], 0, smooth=True)
    m.obj('sailcloth', [I.cloth('sailc', (.80, .77, .70), .9, 200, .2, .2, .03)]); m = MB()
    for x in (-.9, -.2, .5, 1.2): P.tube(m, [(x + .02 * math.sin(y), y, .02 + .045 * max(0, float(fbm(np.array(x * 1.3 + 2), np.array(y * .9), 5, 4)))) for y in np.linspace(.8, 7.1, 90)], .004, 5)
    m.obj('seam', [M['sand']])
    for z in (.5, 1.05, 1.6): I.rbox('rack', X0 + .04, X0 + .55, 2.2, 7.8, z - .05, z, wood, .006)
    for y in (2.25, 5.0, 7.75): I.rbox('post', X0 + .05, X0 + .12, y - .04, y + .04, 0, 2.0, wood, .006); I.rbox('post2', X0 + .48, X0 + .55, y - .04, y + .04, 0, 1.7, wood, .006)
    for z in (.05, .5, 1.05, 1.6):
        y = 2.45
        while y < 7.5: r = rng.uniform(.07, .12); m = MB(); m.cyl((X0 + .06, y, z + r), (X0 + .62 + rng.uniform(0, .2), y, z + r), r, n=30); m.obj('roll', [M[('white', 'linen', 'sand', 'sea', 'white', 'stone')[int(rng.integers(6))]]]); y += 2 * r + .03
    for k, (x, y, a) in enumerate(((-.55, 7.85, 90), (.25, 7.9, 80), (-1.35, 7.75, 100), (2.55, 7.5, 20))):
        rows = []; r = .21
        for t in np.linspace(0, 1, 20): q = r * (1 - .75 * max(0, (t - .86) / .14) ** 2) * (1 + .03 * math.sin(6 * t + k)); rows.append([(x + q * (1 + .04 * math.sin(5 * b + k)) * math.cos(b), y + q * math.sin(b), .02 + .72 * t) for b in np.linspace(0, 2 * math.pi, 40, endpoint=False)])
        m = MB(); m.loft(rows, 0); m.obj('bag', [M[('sea', 'white', 'sand', 'linen')[k]]]); m = MB(); P.ring(m, (x, y, .69), .15, .012, (0, 0, 1), 32, 6); P.tube(m, [(x + .19, y - .08, .12), (x + .27, y - .12, .36), (x + .19, y - .08, .62)], .014, 8); m.obj('cord', [M['linen']])
    return dict(boost=2.6, lamp=0, key=.26)

@room('cretan-oven', 'A whitewashed domed oven in a courtyard with a stone wall, embers and a small fire in its mouth, split olive wood stacked below and beside it, a long wooden peel against its wall and a tray of pastries on the table before it.', ['domed oven', 'courtyard', 'embers', 'fire', 'olive wood', 'peel', 'pastries', 'table'], ['experiences/a-wood-oven-in-apokoronas'], 'morning')
def oven():
    d = day_sky(36, -118, .11); sun(d, (1, .90, .74), 4.2); camera((-.66, -3.0, 1.68), (.26, .30, .90), 31, fstop=7, focus=2.9); rng = np.random.default_rng(9); M = R.mats(); white = P.lime('ovenlime', (.74, .71, .64), .16, .7, 2.2); soot = P.lime('sootlime', (.22, .19, .165), .5, .6, 5); brick = principled('firebrick', lambda k: k.mixc(k.noise(k.pos(), 5, 4), (.16, .085, .055), (.30, .17, .11)), .95, .05)
    sheet(P.stone('court', (.36, .33, .27), (.52, .48, .40), 1.2, .8), (-8, -8, 0), (8, -8, 0), (8, 8, 0), (-8, 8, 0)); W_ = MB(); W_.box(-6, 6, 1.44, 1.9, 0, 2.3); W_.obj('core', [P.lime('core', (.34, .30, .24), .3, .7, 3)]); s = MB(); P.drystone(s, [(-4.2, 1.55), (4.2, 1.55)], 2.45, .40, rng, .30); s.obj('wall', [principled('rubblestone', lambda k: k.mixc(k.noise(k.pos(), 2.2, 5, .6), (.36, .31, .245), (.60, .53, .43)), .95, .1, bump=(16, .5, .01))])
    m = MB(); P.arch_wall(m, -.78, 1.10, .86, .16, .74, .30, -.42, .16, 0); m.quad((-.78, -.42, 0), (-.78, 1.4, 0), (-.78, 1.4, .86), (-.78, -.42, .86)); m.quad((1.10, -.42, 0), (1.10, 1.4, 0), (1.10, 1.4, .86), (1.10, -.42, .86)); m.obj('base', [white]); I.rbox('slab', -.84, 1.16, -.52, 1.4, .86, .93, P.stone('hearth', (.40, .36, .30), (.56, .51, .43), 1.6, .8), .014, 3); m = MB(); m.quad((-.6, .36, 0), (1, .36, 0), (1, .36, .86), (-.6, .36, .86)); m.obj('dark', [principled('niche', (.05, .042, .035), .95, 0)])
    cx, cy, z0, r = .16, .46, .93, .86; rows = []
    for t in np.linspace(0, 1, 44): f, zz = math.cos(t * math.pi / 2) ** .92, .80 * math.sin(t * math.pi / 2); rows.append([(cx + r * f * math.cos(a) * (1 + .012 * math.sin(3 * a + 5 * t)), max(cy + r * f * math.sin(a), -.30), z0 + zz + .008 * math.sin(5 * a + 3 * t)) for a in np.linspace(0, 2 * math.pi, 96, endpoint=False)])
    m = MB()
    for r0, r1 in zip(rows, rows[1:]):
        for j in range(96):
            k = (j + 1) % 96; p = [r0[j], r0[k], r1[k], r1[j]]
            if all(q[1] <= -.299 for q in p): continue
            m.add(p, [(0, 1, 2, 3)], 0, smooth=True)
    m.obj('dome', [white]); A = np.linspace(0, math.pi, 41); m = MB(); w, hgt = .27, .40; out = [(cx - .60 * math.cos(a), z0 + .66 * math.sin(a) ** .8) for a in A]; inn = [(cx - w * math.cos(a), z0 + hgt * math.sin(a) ** .75) for a in A]; mid = [((a[0] * .82 + b[0] * .18), (a[1] * .82 + b[1] * .18)) for a, b in zip(inn, out)]
    for i in range(40): m.add([(mid[i][0], -.36, mid[i][1]), (mid[i + 1][0], -.36, mid[i + 1][1]), (out[i + 1][0], -.36, out[i + 1][1]), (out[i][0], -.36, out[i][1])], [(0, 1, 2, 3)], 0); m.add([(inn[i][0], -.375, inn[i][1]), (inn[i + 1][0], -.375, inn[i + 1][1]), (mid[i + 1][0], -.375, mid[i + 1][1]), (mid[i][0], -.375, mid[i][1])], [(0, 1, 2, 3)], 1); m.add([(out[i][0], -.36, out[i][1]), (out[i + 1][0], -.36, out[i + 1][1]), (out[i + 1][0], .1, out[i + 1][1]), (out[i][0], .1, out[i][1])], [(0, 1, 2, 3)], 0); m.add([(mid[i][0], -.375, mid[i][1]), (mid[i + 1][0], -.375, mid[i + 1][1]), (mid[i + 1][0], -.34, mid[i + 1][1]), (mid[i][0], -.34, mid[i][1])], [(0, 1, 2, 3)], 1)
    m.obj('front', [white, soot]); m = MB(); m.loft([[(x, -.375, z) for x, z in inn], [(x, -.16, z) for x, z in inn]], 0, close=False)
    m.loft([[(cx + .70 * f * math.cos(a), cy + .64 * f * math.sin(a), z0 + .66 * math.sin(t * math.pi / 2)) for a in np.linspace(-1.16, 4.30, 64)] for t, f in ((t, math.cos(t * math.pi / 2)) for t in np.linspace(0, .98, 24))], 0, close=False); m.obj('vault', [brick])
    m = MB(); P.tube(m, [(cx + .02, .62, 1.62), (cx + .02, .62, 2.02)], .11, 24); m.obj('chimney', [white]); m = MB(); m.cyl((cx + .02, .62, 2.02), (cx + .02, .62, 2.06), .14, n=28); m.obj('cap', [soot])
    ash, hot = MB(), MB()
    for _ in range(620): a, q = rng.uniform(0, 6.28), abs(rng.normal(0, .5)); x, y = cx + .06 + .34 * q * math.cos(a), .26 + .26 * q * math.sin(a); e = rng.uniform(.012, .034); (hot if rng.random() < .55 else ash).sphere((x, y, z0 + .012 + max(0, .12 - .16 * q) * rng.random()), (e * rng.uniform(.8, 1.4), e, e * .8), 7, 0, sq=.7)
    ash.obj('ash', [principled('ash', (.16, .145, .13), .95, 0)]); hot.obj('embers', [emission('ember', (1, .17, .02), 1.5)]); fl = MB()
    for x, y, q, L in ((-.04, .36, .05, .20), (.03, .40, .07, .27), (.10, .36, .06, .18), (.17, .41, .06, .25), (.25, .38, .045, .15)): fl.loft([[(cx + x - .06 + .22 * L * math.sin(9 * x + 4 * t) * t + q * w_ * math.cos(a), y + .6 * q * w_ * math.sin(a), z0 + .04 + L * t) for a in np.linspace(0, 6.2832, 15)[:-1]] for t, w_ in ((0, .6), (.15, 1), (.3, .98), (.5, .74), (.7, .45), (.86, .2), (1, .01))], 0)
    fl.obj('flame', [emission('flame', (1, .36, .05), 2.0)]); point((cx + .05, .22, z0 + .22), 12, (1, .46, .16), .08)
    bark = principled('olivebark', lambda k: k.mixc(k.noise(k.pos(), 7, 5, .6), (.17, .135, .10), (.36, .31, .25)), .95, .05, bump=(30, .6, .01)); cut = principled('olivecut', lambda k: k.mixc(k.noise(k.pos(), 16, 4, .6), (.46, .31, .15), (.66, .49, .29)), .85, .1)
    def log(x, y, z, R, L=.42, yaw=0.): m = MB(); A = np.linspace(0, 2 * math.pi, 18, endpoint=False); k = rng.uniform(.75, 1.1, 18) * np.where(rng.random(18) < .3, .8, 1); k = (k + np.roll(k, 1)) / 2; c_, s_ = math.cos(yaw), math.sin(yaw); ring = lambda u: [(x + R * q * math.cos(a) * c_ - u * s_, y + R * q * math.cos(a) * s_ + u * c_, z + R * q * math.sin(a)) for a, q in zip(A, k)]; e = ring(0); m.loft([e, ring(L)], 0); m.add(e, [tuple(range(18))], 1); m.add(ring(L), [tuple(range(18))], 1); m.obj('log', [bark, cut])
    for row, (n, x0) in enumerate(((5, -.14), (4, -.07), (3, .02), (2, .10))):
        for i in range(n): log(x0 + .145 * i + rng.normal(0, .008), -.36 + rng.uniform(-.05, .05), .07 + .125 * row + rng.normal(0, .006), rng.uniform(.060, .072))
    for row, n in enumerate((6, 6, 5, 5, 4, 3)):
        for i in range(n): log(1.26 + .165 * i + (.08 if row % 2 else 0) + rng.normal(0, .010), -.02 + rng.uniform(-.07, .05), .085 + .145 * row + rng.normal(0, .006), rng.uniform(.066, .084), .55)
    pw = I.oak('peel', (.44, .31, .18), (.60, .45, .28), 2, .6); m = MB(); p0, p1 = np.array((-1.02, -.30, .0)), np.array((-.86, 1.22, 1.62)); u = (p1 - p0) / np.linalg.norm(p1 - p0); P.tube(m, [tuple(p0), tuple(p0 + u * 1.75)], .018, 10); side = np.array((1., -.1, 0)); side -= u * side.dot(u); side /= np.linalg.norm(side); nn = np.cross(side, u); blade = [(-.03, 1.66), (-.14, 1.80), (-.16, 2.02), (-.12, 2.16), (0, 2.20), (.12, 2.16), (.16, 2.02), (.14, 1.80), (.03, 1.66)]; f = [tuple(p0 + side * a + u * b + nn * .009) for a, b in blade]; g = [tuple(p0 + side * a + u * b - nn * .009) for a, b in blade]; m.add(f, [tuple(range(9))], 0); m.add(g, [tuple(range(9))], 0); m.loft([f, g], 0); m.obj('peel', [pw])
    wood = I.oak('otable', (.30, .20, .115), (.46, .32, .19))
    for k in range(4): I.rbox('plank', -1.75, -.30, -1.62 + .17 * k, -1.62 + .17 * (k + 1) - .006, .72, .76, wood, .006)
    for x in (-1.66, -.40): I.rbox('leg', x - .04, x + .04, -1.02, -.95, 0, .72, wood, .006); I.rbox('leg2', x - .04, x + .04, -1.60, -1.53, 0, .72, wood, .006)
    tin = principled('tin', (.10, .095, .09), .45, .4, metal=.6); I.rbox('tray', -1.12, -.42, -1.52, -1.06, .762, .770, tin, .002)
    for a, b, c, e in ((-1.13, -.41, -1.53, -1.515), (-1.13, -.41, -1.065, -1.05), (-1.13, -1.115, -1.53, -1.05), (-.425, -.41, -1.53, -1.05)): I.rbox('rim', a, b, c, e, .762, .795, tin, .003)
    dough, curd = MB(), MB()
    for i in range(6):
        for j in range(4):
            x, y, ph = -1.055 + .115 * i + rng.normal(0, .004), -1.46 + .115 * j + rng.normal(0, .004), rng.uniform(0, 6); tn = rng.uniform(.86, 1.08); A = np.linspace(0, 2 * math.pi, 80, endpoint=False); pl = [1 + .055 * math.sin(20 * a + ph) for a in A]; rows = [[(x + q * R_ * math.cos(a), y + q * R_ * math.sin(a), z) for a, q in zip(A, (pl if edge else [1] * 80))] for R_, z, edge in ((.042, .772, 0), (.050, .778, 1), (.052, .792, 1), (.046, .800, 1), (.037, .797, 0))]
            for r0, r1 in zip(rows, rows[1:]):
                for k in range(80): dough.add([r0[k], r0[(k + 1) % 80], r1[(k + 1) % 80], r1[k]], [(0, 1, 2, 3)], 0, tuple(v * tn for v in (.70, .45, .20)), True)
            P.lathe(curd, (x, y, .79), [(.040, .004), (.028, .011), (.001, .013)], 28, cap=False)
    dough.obj('pleats', [principled('pastry', lambda k: k.attr(), .6, .3)]); curd.obj('mizithra', [principled('mizithra', lambda k: k.mixc(k.noise(k.pos(), 40, 4, .6), (.62, .40, .17), (.84, .74, .52)), .7, .2)])
    jug = principled('clay', lambda k: k.mixc(k.noise(k.pos(), 3, 4), (.40, .19, .10), (.54, .28, .16)), .7, .2); m = MB(); P.lathe(m, (-1.42, -1.20, .76), [(.05, 0), (.085, .05), (.092, .11), (.060, .18), (.042, .22), (.052, .25), (.046, .252), (.036, .22)], 40, cap=False); m.obj('jug', [jug]); I.drape('cloth', -1.55, -1.22, -1.56, -1.34, .765, .02, M['linen'], 5)
    m = MB(); P.lathe(m, (-1.50, .98, 0), [(.16, 0), (.20, .20), (.24, .36), (.26, .38), (.23, .38), (.20, .30), (.001, .30)], 40, cap=False); m.obj('pot', [jug]); lf = MB()
    for _ in range(1500): v = rng.normal(0, 1, 3); v /= np.linalg.norm(v); c = np.array((-1.50, .98, .62)) + v * np.array((.28, .28, .27)) * rng.uniform(.5, 1) ** .5; L = rng.uniform(.02, .035); a = rng.normal(0, 1, 3); a /= np.linalg.norm(a); b = np.cross(a, v); b /= np.linalg.norm(b) + 1e-9; lf.add([c, c + a * L * .5 + b * L * .3, c + a * L, c + a * L * .5 - b * L * .3], [(0, 1, 2, 3)], 0, tuple(rng.uniform(.8, 1.2) * np.array((.07, .16, .035))))
    lf.obj('basil', [principled('basilleaf', lambda k: k.attr(), .5, .3)]); return dict(lamp=-1., boost=.6, wb=.6, key=.27)

def main():
    names, width, spp, out = command_line.read(spp=10)
    path = os.path.join(HERE, 'alts-ports.json'); others = json.load(open(path))
    with open(path, 'w') as f: json.dump(dict(sorted({**others, **{n: dict(width=1600, **{k: v[k] for k in ('alt', 'shows', 'sees', 'light')}) for n, v in ALL.items()}}.items())), f, indent=1, ensure_ascii=False); f.write('\n')
    os.makedirs(out, exist_ok=True)
    for n in names: t = time.process_time(); D.reset(); o = ALL[n]['room'](); D.shoot(os.path.join(out, n + '.png'), width, spp, every=max(1, spp // 2), rays=int(75000 * min(1, width / 900)), **o); print('DONE', n, f'{time.process_time() - t:.1f}s', flush=True)
if __name__ == '__main__': main()
