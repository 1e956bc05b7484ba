import { findCourse } from './find-course';
import { SeaGrid } from './sea-grid';

const square = [
  [300, 150],
  [500, 150],
  [500, 420],
  [300, 420],
] as const;
const lengthOf = (course: readonly (readonly [number, number])[]) =>
  course
    .slice(1)
    .reduce((sum, [x, y], index) => sum + Math.hypot(x - (course[index]?.[0] ?? x), y - (course[index]?.[1] ?? y)), 0);

describe('a course over the sea', () => {
  it('is a straight line where nothing is in the way', () => {
    expect(findCourse(new SeaGrid([]), [100, 100], [700, 500])).toEqual([
      [100, 100],
      [700, 500],
    ]);
  });

  it('goes around an island by the shorter side, and keeps off its coast', () => {
    const course = findCourse(new SeaGrid([square]), [200, 200], [600, 200]);
    expect(course.at(0)).toEqual([200, 200]);
    expect(course.at(-1)).toEqual([600, 200]);
    const passing = course.filter(([x]) => x > 250 && x < 550);
    expect(passing.length).toBeGreaterThan(0);
    expect(Math.max(...passing.map(([, y]) => y))).toBeLessThan(147);
    expect(lengthOf(course)).toBeLessThan(460);
  });

  it('takes a strait thinner than a cell rather than cross the land', () => {
    const banks = [
      [
        [300, -90],
        [500, -90],
        [500, 280],
        [300, 280],
      ],
      [
        [300, 281],
        [500, 281],
        [500, 650],
        [300, 650],
      ],
    ] as const;
    const course = findCourse(new SeaGrid(banks), [200, 100], [600, 100]);
    const inStrait = course.filter(([x]) => x > 310 && x < 490);
    expect(inStrait.every(([, y]) => Math.abs(y - 280) < 6)).toBe(true);
    expect(lengthOf(course)).toBeGreaterThan(500);
  });
});
