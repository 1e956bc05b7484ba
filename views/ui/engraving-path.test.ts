import { engravingHeight, engravingPath } from './engraving-path';

const heights = (path: string) => [...path.matchAll(/M0 (\d+)/g)].map(([, y]) => Number(y));

describe('the lines of an engraving', () => {
  it('are the same for the same words, and others for others', () => {
    expect(engravingPath('room-for-four', 'sea')).toBe(engravingPath('room-for-four', 'sea'));
    expect(engravingPath('room-for-four', 'sea')).not.toBe(engravingPath('room-for-four', 'land'));
    expect(
      new Set(['a', 'b', 'c', '', 'a-batana-with-a-lantern'].map((words) => engravingPath(words, 'land'))).size,
    ).toBe(5);
  });

  it('stand below the words of the plate, one under the other, and are drawn with whole numbers', () => {
    for (const words of ['x', 'delos', 'vines-in-black-ash', 'çanakkale']) {
      for (const subject of ['land', 'sea'] as const) {
        const path = engravingPath(words, subject);
        expect(path).toMatch(/^(?:M0 \d+C[\d ]+(?:S[\d ]+){7}){12}$/);
        const starts = heights(path);
        expect(starts).toEqual(starts.toSorted((one, other) => one - other));
        for (const [, y] of path.matchAll(/ (\d+)(?=[CSM]|$)/g)) {
          expect(Number(y)).toBeGreaterThan(40);
          expect(Number(y)).toBeLessThan(engravingHeight + 8);
        }
      }
    }
  });
});
