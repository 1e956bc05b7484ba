/** A measure as a drawing writes it: no more than a tenth of a unit. */
export const tenth = (value: number): number => Math.round(value * 10) / 10;

/** A path through points, closed. */
export const closedPath = (points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join('L')}Z`;
