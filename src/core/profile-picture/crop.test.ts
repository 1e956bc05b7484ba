import fc from 'fast-check';
import { propertyRuns } from '../../../test/support/property-runs';
import { cropLimits, scaleOf, settleCrop } from './crop';

const side = 205;
const length = fc.integer({ min: 1, max: 6_000 });
const anyCrop = fc.record({
  zoom: fc.double({ min: -2, max: 9, noNaN: true }),
  rotation: fc.integer({ min: -50, max: 400 }),
  x: fc.double({ min: -9_000, max: 9_000, noNaN: true }),
  y: fc.double({ min: -9_000, max: 9_000, noNaN: true }),
});

describe('settleCrop', () => {
  it('ACC-19 keeps zoom and rotation within their limits, and every corner of the square inside the picture', () => {
    expect(cropLimits).toEqual({ zoom: { min: 1, max: 3, step: 0.1 }, rotation: { min: 0, max: 360, step: 5 } });
    fc.assert(
      fc.property(anyCrop, length, length, (wanted, width, height) => {
        const crop = settleCrop(wanted, { width, height }, side);
        expect(crop.zoom).toBeGreaterThanOrEqual(1);
        expect(crop.zoom).toBeLessThanOrEqual(3);
        expect(crop.rotation).toBeGreaterThanOrEqual(0);
        expect(crop.rotation).toBeLessThanOrEqual(360);
        const scale = scaleOf(crop, { width, height }, side);
        const angle = (-crop.rotation * Math.PI) / 180;
        for (const [cx, cy] of [
          [-1, -1],
          [1, -1],
          [1, 1],
          [-1, 1],
        ] as const) {
          const [dx, dy] = [(cx * side) / 2 - crop.x, (cy * side) / 2 - crop.y];
          expect(Math.abs(dx * Math.cos(angle) - dy * Math.sin(angle))).toBeLessThanOrEqual(
            (width * scale) / 2 + 0.001,
          );
          expect(Math.abs(dx * Math.sin(angle) + dy * Math.cos(angle))).toBeLessThanOrEqual(
            (height * scale) / 2 + 0.001,
          );
        }
      }),
      propertyRuns(200),
    );
  });

  it('ACC-19 leaves a crop alone that is in order, so that it stays where it was put', () => {
    const crop = { zoom: 2, rotation: 90, x: 10, y: -20 };
    const settled = settleCrop(crop, { width: 800, height: 600 }, side);
    expect(settled).toMatchObject({ zoom: 2, rotation: 90 });
    expect([settled.x, settled.y].map(Math.round)).toEqual([10, -20]);
    // At whatever angle: what is in order once is in order twice.
    fc.assert(
      fc.property(anyCrop, length, length, (wanted, width, height) => {
        const once = settleCrop(wanted, { width, height }, side);
        const twice = settleCrop(once, { width, height }, side);
        expect(twice.x).toBeCloseTo(once.x, 3);
        expect(twice.y).toBeCloseTo(once.y, 3);
      }),
    );
    // A square picture that just covers has no room to move.
    expect(settleCrop({ zoom: 1, rotation: 0, x: 30, y: 30 }, { width: 500, height: 500 }, side)).toMatchObject({
      x: 0,
      y: 0,
    });
  });

  it('ACC-19 scales the shorter side to the rotated square', () => {
    const scale = (zoom: number, rotation: number) =>
      scaleOf({ zoom, rotation, x: 0, y: 0 }, { width: 500, height: 400 }, 200);
    expect([scale(1, 0), scale(3, 0), scale(1, 180)].map((each) => Math.round(each * 1e6) / 1e6)).toEqual([
      0.5, 1.5, 0.5,
    ]);
    expect(scale(1, 45)).toBeCloseTo(0.5 * Math.SQRT2, 6);
  });
});
