import { panoramaTexts } from './panorama.texts';
import { directionOfDevice, extentOf, firstDirection, movedBy, zoomedBy } from './view-direction';

describe('the direction of a view', () => {
  it('goes round without an end, and stops before straight up and straight down', () => {
    expect(movedBy(firstDirection, { heading: -10, tilt: 0 }).heading).toBe(350);
    expect(movedBy({ ...firstDirection, heading: 355 }, { heading: 10, tilt: 0 }).heading).toBe(5);
    expect(movedBy(firstDirection, { heading: 0, tilt: 200 }).tilt).toBe(80);
    expect(movedBy(firstDirection, { heading: 0, tilt: -200 }).tilt).toBe(-80);
  });

  it('is brought nearer and farther between two limits', () => {
    expect(zoomedBy(firstDirection, 0.8).zoom).toBeCloseTo(0.8);
    expect(zoomedBy(firstDirection, 0.01).zoom).toBe(0.45);
    expect(zoomedBy(firstDirection, 9).zoom).toBe(1.3);
  });

  it('shows more to the sides of a wide window, and more above and below in an upright one', () => {
    const wide = extentOf({ width: 1440, height: 900 }, 1);
    expect(wide.x / wide.y).toBeCloseTo(1.6);
    const upright = extentOf({ width: 390, height: 844 }, 1);
    expect(upright.y / upright.x).toBeCloseTo(844 / 390);
    expect(extentOf({ width: 1440, height: 900 }, 0.5).x).toBeCloseTo(wide.x / 2);
  });

  it.each([
    ['held upright, to the north', { alpha: 0, beta: 90, gamma: 0 }, { heading: 0, tilt: 0 }],
    ['held upright, to the east', { alpha: 270, beta: 90, gamma: 0 }, { heading: 90, tilt: 0 }],
    ['leaned back, to the ceiling', { alpha: 0, beta: 135, gamma: 0 }, { heading: 0, tilt: 45 }],
    ['on its left side, to the west', { alpha: 0, beta: 0, gamma: 90 }, { heading: 270, tilt: 0 }],
  ])('follows a device that is %s', (_, angles, direction) => {
    const { heading, tilt } = directionOfDevice(angles);
    expect([Math.round(heading) % 360, Math.round(tilt) + 0]).toEqual([direction.heading, direction.tilt]);
  });

  it('is described to visitors who do not see it', () => {
    expect(panoramaTexts.direction({ heading: 0, tilt: 0 })).toBe('Looking straight ahead, level');
    expect(panoramaTexts.direction({ heading: 90, tilt: 10 })).toBe('Looking 90° to the right, 10° up');
    expect(panoramaTexts.direction({ heading: 350, tilt: -20 })).toBe('Looking 10° to the left, 20° down');
  });
});
