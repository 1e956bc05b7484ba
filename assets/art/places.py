"""Further views of places that scenes.py and voyages.py model: another camera, another light, another seed."""
from kit import *
import houses, yacht, sky, sea as S
from scenes import scene, harbour, village, fjord, day_sky
from voyages import CARD, tropic, stone_town, dusk_sky

PALE = [(.82, .78, .70), (.78, .70, .60), (.84, .80, .74), (.74, .66, .56), (.80, .73, .64), (.70, .62, .52)]

@scene('sardinia-lamps', grade=dict(exposure=.45, sat=1.05, bloom=.10), alt='Lamps come on round a harbor at the blue hour, the hills behind it dark.', **CARD)
def sardinia(): harbour((64, -8, 16), (-6, 130, 14), 30, -28, True, 91, cols=PALE, hills=1.3, tower=(-34, 44))

@scene('cyclades-rooftops', grade=dict(exposure=.05, sat=1.1), alt='White cubes and blue domes in afternoon light, the yacht on the sea far below.', **CARD)
def cyclades_rooftops(): village((150, 180, 205), (10, 470, 90), 36, -24, False, (-420, 1100, 30))
@scene('caldera-rim', grade=dict(exposure=.1, sat=1.08), alt='A village along the rim of a drowned crater, the yacht in the bay it left.', **CARD)
def caldera(): village((70, 300, 170), (-60, 640, 60), 34, -12, False, (-300, 1000, 150))

@scene('fjord-head', grade=dict(exposure=.5, sat=1.04), alt='The yacht lies at the head of a fjord, firs on one slope and streaks of snow on the peaks behind.', **CARD)
def fjord_head(): fjord((40, 1900, 22), (120, 3600, 60), 30, 3, (12, 150), (70, 2500, 190), 17)
@scene('fjord-from-the-wall', grade=dict(exposure=.45, sat=1.05), alt='A fjord from high on its wall, the yacht a white mark on green water.', **CARD)
def fjord_high(): fjord((-330, 300, 520), (60, 1700, 40), 30, 12, (26, 140), (130, 1250, 200), 23)

@scene('virgin-islands-bay', grade=dict(exposure=.05, sat=1.1), alt='A bay between low islands early in the day, one sail on still water.', **CARD)
def virgin(): tropic(11, cam=(-10, 0, 12), sunpos=(22, 120), hills=.55, shipat=(120, 700, 190), sky_seed=22, clouds=.45)

@scene('adriatic-walls-evening', grade=dict(exposure=.5, sat=1.06, warm=.01), alt='Town walls glow in the last sun, the sea at their feet already in shadow.', **CARD)
def walls(): stone_town((180, 10, 40), (20, 320, 18), 32, -26, sunpos=(13, 250))
@scene('adriatic-roofs', grade=dict(exposure=.1, sat=1.08), alt='Terracotta roofs of a walled town from above, a harbor full of small boats beyond.', **CARD)
def roofs(): stone_town((-60, 90, 120), (10, 360, 10), 34, 14, sunpos=(36, 200))

@scene('bow-from-above', grade=dict(exposure=.1, sat=1.06), alt='The foredeck of Ondine I from above, rope and teak and blue water on both sides.', **CARD)
def bow_from_above():
    d = day_sky(36, 250, .11, True); cam = (120, -70, 96); camera(cam, (38, 2, 10), 40); e = yacht.build(lit=.03, led=.03); yacht.place(e, (0, 0, 0), 12)
    S.sea(cam, -50, 62, 40, 3000, 900, 1000, S.water_mat(col=(.005, .055, .09), rough=.06, bump=(.6, .2, .15), far=1500, rmax=.16), wave=dict(amp=.28, length=12, n=56, spread=50)); sun(sundir(36, 290), (1, .92, .80), 4.2, .8); haze_all((.45, .6, .7), 9000, d)
@scene('stern-at-blue-hour', grade=dict(exposure=.3, sat=1.05, bloom=.12), alt='Ondine I from astern at the blue hour, her after decks lit, the water holding the light.', **CARD)
def stern_blue():
    d = sky.gradient([(0, (.55, .40, .38)), (.06, (.38, .36, .44)), (.16, (.20, .27, .44)), (.4, (.08, .15, .30)), (1, (.03, .07, .16))], az=30, elev=0, glow=((.5, .26, .14), 14, .7), strength=.8, clouds=dict(amount=.5, scale=.9, stretch=(.4, 1.5), col=(.5, .36, .36), shade=(.16, .18, .28), soft=.34, opacity=.6, flat=.14, low=.04, seed=17))
    cam = (-20, -120, 7); camera(cam, (4, 0, 11), 36, shift=(0, .03)); e = yacht.build(lit=.9, led=1.0, seed=5); yacht.place(e, (34, 40, 0), 58)
    S.sea(cam, 6, 46, 6, 40000, 1000, 1000, S.water_mat(col=(.004, .022, .035), rough=.03, bump=(1.0, .11, .05), far=2000, rmax=.13), wave=dict(amp=.14, length=9, n=56, spread=60))
    sun(sundir(40, 190), (.45, .55, .85), .28, 40); haze_all((.20, .22, .30), 8000, d, (.5, .36, .3), 4)
