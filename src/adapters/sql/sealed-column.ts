import type { LineDatabase } from './line-database';

/**
 * A column of guests' data, with a column beside it, `<column>_sealed`, that holds its value sealed (reliability F9).
 */
export interface SealedColumn {
  readonly table: keyof LineDatabase;
  readonly column: string;
  readonly key: readonly string[];
  /** The part of a value that stays in clear, where the last release reads it. */
  readonly remainder: (text: string) => string | null;
}

/** Nothing of the value stays in clear. */
export const none = (): null => null;

/** A value of JSON stays in clear without what stands under this name, at any depth. */
export const without =
  (name: string) =>
  (text: string): string =>
    JSON.stringify(JSON.parse(text), (key, value: unknown) => (key === name ? undefined : value));
