"""The Pool Deck: the pool of sea water, loungers on both sides, the bar and the decks above it forward, the rail and the sea."""
import math
import numpy as np
import indoors as D
import bpy
from kit import *
import interiors as I, props as P, rooms as R, suites as U, dressing as V, venues
from plans import materials, STYLES, wall
from scenes import day_sky

X, FORE, AFT, POOL = 9.0, -13.0, 12.6, (-2.2, 2.2, -3.0, 9.4)

def pool(M):
    x0, x1, y0, y1 = POOL; cop = P.stone('coping', (.56, .53, .48), (.70, .67, .61), 2, .3, .5); deck = MB()
    for a, b, c, d in ((-X, x0, FORE - 5, AFT + .4), (x1, X, FORE - 5, AFT + .4), (x0, x1, FORE - 5, y0), (x0, x1, y1, AFT + .4)): deck.quad((a, c, 0), (b, c, 0), (b, d, 0), (a, d, 0))
    for a, b, c, d in ((-X, -X, FORE - 5, AFT + .4), (X, X, FORE - 5, AFT + .4), (-X, X, AFT + .4, AFT + .4)): deck.quad((a, c, -.5), (b, d, -.5), (b, d, 0), (a, c, 0))
    deck.obj('deck', [M['teak']])
    for a, b, c, d in ((x0 - .3, x0, y0 - .3, y1 + .3), (x1, x1 + .3, y0 - .3, y1 + .3), (x0, x1, y0 - .3, y0), (x0, x1, y1, y1 + .3)): I.rbox('cop', a, b, c, d, -.1, .05, cop, .02)
    m = MB(); m.box(x0, x1, y0, y1, -1.35, 0, skip='t'); m.obj('basin', [D.tiles('pooltiles', (.16, .50, .55), (.21, .58, .62), (.42, .66, .66), .10, .10, 0, .3)])
    u, v = np.meshgrid(np.linspace(x0, x1, 190), np.linspace(y0, y1, 520), indexing='ij'); grid_obj('water', u, v, -.09 + .006 * fbm(u * 1.6, v * 1.6, 3, 4) + .0022 * fbm(u * 6, v * 6, 2, 9), [thin_glass('poolsurface', (.74, .95, .97), 1.0, .0, .0)])
    m = MB()
    for s in (-1, 1): m.cyl((s * .28, y0 - .16, .05), (s * .28, y0 - .16, .72), .020, n=12); m.cyl((s * .28, y0 + .30, -.9), (s * .28, y0 + .30, .60), .020, n=12); P.tube(m, [(s * .28, y0 - .16, .70), (s * .28, y0 - .08, .84), (s * .28, y0 + .14, .84), (s * .28, y0 + .30, .60)], .020, 12)
    for k in range(3): m.box(-.28, .28, y0 + .26, y0 + .34, -.34 - .26 * k, -.31 - .26 * k)
    m.obj('ladder', [M['steel']])

def furnished(M):
    for i in range(6): I.lounger(3.9, -2.2 + i * 1.9, 0, math.radians(-90), M['oak'], M['white'], i + 2, M['sea'] if i % 2 else None)
    for i in range(5): R.lantern(2.95, -1.3 + i * 1.9, 0, .9, M)
    for i in range(4): I.lounger(-3.9, 1.4 + i * 1.9, 0, math.radians(90), M['oak'], M['white'], i + 12)
    for x, y in ((-5.6, 10.8), (5.6, 10.8)): R.plant(x, y, 0, 1.8, M, int(abs(x)))
    I.glass_rail([(-X + .1, FORE), (-X + .1, AFT)], 0, 1.12, M['glass'], M['oak'], M['steel']); I.glass_rail([(X - .1, FORE), (X - .1, AFT)], 0, 1.12, M['glass'], M['oak'], M['steel']); I.glass_rail([(-X + .1, AFT), (X - .1, AFT)], 0, 1.12, M['glass'], M['oak'], M['steel'])
    m = MB(); m.cyl((0, AFT - .2, 0), (0, AFT + .5, 3.4), .035, .022, 14); m.sphere((0, AFT + .51, 3.44), .05, 12); m.obj('staff', [M['oakd']])

def seats(M):
    """Beside the pool, where no still shows them: two sofas around a table, with fruit and glasses."""
    R.sofa(M, -8.5, -7.6, -1.4, 2.0, 'l', 4, 'white', 3); R.sofa(M, -7.5, -5.8, 2.1, 3.0, 'k', 2, 'white', 8)
    for x, y, c, s, r in ((-8.05, -1.0, 'sea', 3, -78), (-8.05, .5, 'sand', 4, -92), (-8.05, 1.6, 'sea', 5, -104), (-7.2, 2.55, 'sand', 6, 10), (-6.1, 2.55, 'sea', 7, -8)): I.pillow('pi', (x, y, .68), .5, .48, .18, M[c], (math.radians(66), 0, math.radians(r)), s)
    I.rbox('tt', -7.1, -6.1, -.1, 1.1, .32, .37, M['marble'], .01); I.rbox('tb', -6.9, -6.3, .1, .9, 0, .32, M['oakd'], .02); U.board(M, -6.62, .70, .37); R.glassware(-6.4, .18, .37, .9); R.glassware(-6.78, .12, .37, .9, .35)

    R.sofa(M, 7.4, 8.4, -8.2, -4.9, 'r', 4, 'white', 5); R.sofa(M, 5.4, 7.3, -9.2, -8.3, 'f', 2, 'white', 11)
    for x, y, c, s, r in ((7.95, -7.6, 'sand', 8, 80), (7.95, -6.4, 'sea', 9, 92), (7.95, -5.4, 'sand', 10, 100), (5.8, -8.85, 'sea', 11, 170), (6.9, -8.85, 'sand', 12, 188)): I.pillow('pi', (x, y, .68), .5, .48, .18, M[c], (math.radians(66), 0, math.radians(r)), s)
    I.rbox('tt', 5.5, 6.5, -7.3, -6.1, .32, .37, M['marble'], .01); I.rbox('tb', 5.7, 6.3, -7.1, -6.3, 0, .32, M['oakd'], .02); U.board(M, 6.0, -6.5, .37); R.glassware(5.8, -7.0, .37, .9); parasol(M, -6.6, .6); parasol(M, 6.0, -6.7)
    for x, y, s in ((-8.3, -8.2, 3), (8.3, -2.6, 4), (-8.3, 5.0, 6)): R.plant(x, y, 0, 1.8, M, s)

def parasol(M, x, y, r=1.75, h=2.75):
    """A square of canvas on a pole, with a cut edge."""
    m = MB(); c = [(x + r * a, y + r * b) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    for (xa, ya), (xb, yb) in zip(c, c[1:] + c[:1]): m.add([(xa, ya, h - .55), (xb, yb, h - .55), (x, y, h)], [(0, 1, 2)]); m.quad((xa, ya, h - .73), (xb, yb, h - .73), (xb, yb, h - .55), (xa, ya, h - .55))
    m.obj('parasol', [M['linen']]); m = MB(); m.cyl((x, y, 0), (x, y, h + .10), .028, n=16); [m.cyl((x, y, h - .02), (a, b, h - .57), .012, n=8) for a, b in c]; m.obj('pole', [M['oak']]); I.rbox('foot', x - .34, x + .34, y - .34, y + .34, 0, .06, M['marble'], .012)

def bar(M):
    """The Windlass: two straight counters under the deck above, with stools and bottles."""
    for a, b in ((-6.8, -1.4), (1.4, 6.8)):
        I.rbox('bar', a, b, -11.3, -10.75, 0, 1.02, M['oakz'], .01); I.rbox('top', a - .08, b + .08, -11.4, -10.6, 1.02, 1.07, M['marble'], .012); I.rbox('foot', a, b, -10.66, -10.62, .18, .22, M['brass'], .012)
        for k in range(6): venues.stool(M, a + .45 + k * (b - a - .9) / 5, -10.15, .70, 'accent')
        for k in range(5): R.glassware(a + .6 + k * (b - a - 1.2) / 4, -10.85 - .06 * (k % 2), 1.07, .95, .5 if k % 2 else .3)
        V.carafe(M, a + .35, -11.1, 1.07, 'water'); V.carafe(M, b - .35, -11.1, 1.07, 'water')

def decks_above(M):
    """The end of the superstructure: glass walls, white decks that step forward, their rails, and the funnel."""
    dark = principled('darkglass', (.020, .026, .030), .04, .9, coat=.9); white = principled('plate', (.78, .775, .755), .34, .4, coat=.3)
    # The wall of this deck: doors of glass, and a lit room of oak behind them.
    n = 11; xs = np.linspace(-X + .3, X - .3, n + 1); m = MB()
    for a, b in zip(xs, xs[1:]): m.quad((a + .04, FORE, .05), (b - .04, FORE, .05), (b - .04, FORE, 2.6), (a + .04, FORE, 2.6))
    m.obj('doors', [M['glass']])
    for x in xs: I.rbox('post', x - .045, x + .045, FORE - .06, FORE + .06, 0, 2.75, white, .008)
    I.rbox('sill', -X, X, FORE - .06, FORE + .06, 0, .05, M['steel'], .004); I.rbox('head', -X, X, FORE - .06, FORE + .06, 2.6, 2.75, white, .006)
    wall((-X, FORE - 4.6), (X, FORE - 4.6), M['oakz'], h=2.75); m = MB(); m.quad((-X, FORE - 4.7, 2.74), (X, FORE - 4.7, 2.74), (X, FORE, 2.74), (-X, FORE, 2.74)); m.obj('ceil', [M['ceil']])
    for x in (-X, X): m = MB(); m.quad((x, FORE - 4.7, 0), (x, FORE, 0), (x, FORE, 2.75), (x, FORE - 4.7, 2.75)); m.obj('side', [M['oakz']])
    area((0, FORE - 2.2, 2.7), (0, FORE - 2.2, 0), 14, 60, (1, .80, .56), 3)
    for x in np.arange(-6.6, 6.7, 2.2): R.sofa(M, x - .8, x + .8, FORE - 3.9, FORE - 3.1, 'f', 2, 'sand', int(x * 3) + 40); V.stem_vase(M, x + 1.1, FORE - 3.4, .0, 2.2, 'cerd', int(x * 5) + 60)
    tiers = ((2.75, -8.6, 9.6, -12.0), (6.05, -10.6, 9.1, -14.2), (9.35, -13.0, 8.3, -17.2), (12.65, -16.4, 7.2, -21.0))
    for k, (z, edge, half, back) in enumerate(tiers):
        m = MB(); m.box(-half, half, -30, edge, z, z + .42); m.obj('slab', [white]); m = MB(); m.quad((-half, -30, z + .425), (half, -30, z + .425), (half, edge, z + .425), (-half, edge, z + .425)); m.obj('boards', [M['teak']])
        I.rbox('lip', -half - .06, half + .06, edge - .05, edge + .06, z + .05, z + .36, white, .05, 4); m = MB(); m.box(-half + .3, half - .3, edge - .46, edge - .40, z - .012, z - .002); m.obj('led', [emission('led', (1, .80, .56), 1.2)])
        spots = MB(); [spots.cyl((x, edge - 1.6, z - .012), (x, edge - 1.6, z - .004), .04, n=24) for x in np.arange(-half + 1, half, 1.9)]; spots.obj('spots', [emission('spot', (1, .80, .56), 2.0)])
        if k == 3: continue
        I.glass_rail([(-half + .1, edge - .12), (half - .1, edge - .12)], z + .42, 1.1, M['glass'], M['oak'], M['steel'])
        for s in (-1, 1): I.glass_rail([(s * (half - .1), edge - .12), (s * (half - .1), -29)], z + .42, 1.1, M['glass'], M['oak'], M['steel'])
        top = tiers[k + 1][0]; w = half - 1.5; m = MB(); m.quad((-w, back, z + .42), (w, back, z + .42), (w, back, top), (-w, back, top)); [m.quad((s * w, -30, z + .42), (s * w, back, z + .42), (s * w, back, top), (s * w, -30, top)) for s in (-1, 1)]; m.obj('glasswall', [dark])
        for x in np.linspace(-w, w, 10): I.rbox('mullion', x - .05, x + .05, back - .03, back + .05, z + .42, top, white, .01)
    m = MB(); m.prism([(-2.9, -29), (2.9, -29), (2.5, -23.2), (-2.5, -23.2)], 13.0, 19.6, 0, None, None, (1, 1, 1), [(-2.2, -30), (2.2, -30), (1.9, -26), (-1.9, -26)]); m.obj('funnel', [white]); m = MB(); m.prism([(-2.42, -29.4), (2.42, -29.4), (2.12, -25.0), (-2.12, -25.0)], 17.4, 18.1, 0, None, None, (1, 1, 1), [(-2.36, -29.5), (2.36, -29.5), (2.06, -25.3), (-2.06, -25.3)]); m.obj('band', [principled('band', (.02, .05, .10), .3, coat=.4)])
    m = MB(); m.cyl((0, -22.4, 13.0), (0, -23.0, 18.4), .09, .05, 16); m.cyl((-1.2, -22.8, 16.4), (1.2, -22.8, 16.4), .04, n=12); m.sphere((-.75, -22.8, 16.75), .34, 20); m.sphere((.75, -22.8, 16.75), .34, 20); m.obj('mast', [white])

def built(style='SS'):
    M = materials(STYLES[style]); pool(M); furnished(M); return M

SEA = dict(h=14, far_land=1.9)
DAY = dict(boost=1.0, sunb=.75, dust=1.2, cirrus=.5, lamp=.6, key=.26, view=.78, warmth=.03)
def still():
    """From the place of pool-after-dark, in the morning."""
    M = built(); sun(day_sky(24, -62, .14), (1, .82, .60), 5); decks_above(M); bar(M); camera((-4.6, -5.8, 2.5), (.4, 3, .30), 26); D.G.sea = dict(SEA, half=62); V.sailboat(210, 260, 14, 2.5); return dict(DAY, seed=5)

def around():
    M = built(); sun(day_sky(33, -58, .14), (1, .86, .68), 5.4); decks_above(M); bar(M); seats(M); cam = (-3.35, -4.6, 1.62); D.panorama(cam, (.6, 6, 1.6)); D.G.sea = dict(SEA, half=180); V.sailboat(-260, 120, 14, 1.5); return dict(DAY, cirrus=.3, seed=7)
