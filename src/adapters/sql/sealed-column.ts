import type { LineDatabase } from './line-database';

/** A column of guests' data whose value is sealed in another column, `<column>_sealed` (reliability F9). */
export interface SealedColumn {
  readonly table: keyof LineDatabase;
  readonly column: string;
  readonly key: readonly string[];
  /** The part of a value that stays in clear text, where the previous release reads it. */
  readonly remainder: (text: string) => string | null;
}

/** Leaves nothing of the value in clear text. */
export const none = (): null => null;

/** Leaves a JSON value in clear text without the property of this name, at any depth. */
export const without =
  (name: string) =>
  (text: string): string =>
    JSON.stringify(JSON.parse(text), (key, value: unknown) => (key === name ? undefined : value));
