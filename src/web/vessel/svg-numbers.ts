export const tenth = (value: number): number => Math.round(value * 10) / 10;

export const closedPath = (points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${tenth(x)} ${tenth(y)}`).join('L')}Z`;
