/** One figure of a trial as it is reported: what was counted, and how many. */
export type TrialRow = readonly [what: string, count: string | number];

export interface TrialReport {
  readonly rows: readonly TrialRow[];
  /** Whether everything is as it must be. */
  readonly isGood: boolean;
  /** Tables of its own, in Markdown, below the figures. */
  readonly more?: string;
}

/** A trial at its full size: `npm run drill -- <name>`. `npm test` runs the same code with smaller numbers. */
export interface Drill {
  readonly title: string;
  /** How it was done, for the report. */
  readonly how: string;
  /** Said when it went well. */
  readonly verdict: string;
  readonly run: () => Promise<TrialReport>;
}

/** Works through a list with at most so many calls of `work` at the same time. */
export async function withConcurrency<T>(
  concurrency: number,
  items: readonly T[],
  work: (item: T, index: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  await Promise.all(
    Array.from({ length: Math.min(concurrency, items.length) }, async () => {
      for (let index = next++; index < items.length; index = next++) await work(items[index] as T, index);
    }),
  );
}

/** So many items of a list for one of several, so that the several together have them all. */
export const roundRobin = <T>(items: readonly T[], index: number, count: number): readonly T[] =>
  items.filter((_, at) => (at + index * count * (items.length - 1)) % items.length < count);

/** A visitor's address of their own, believed by a server that trusts one proxy. */
export const addressOf = (index: number) => `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255 || 1}`;

/** Nothing when all is well; else every figure, so that a failing test says what happened. */
export const whatIsWrong = ({ rows, isGood }: TrialReport): readonly TrialRow[] => (isGood ? [] : rows);
