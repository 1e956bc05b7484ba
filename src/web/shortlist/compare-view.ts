import { type CompareRow, compareRow } from '../../core/shortlist/compare-columns';
import type { CompareColumnView, CompareValueView } from '../../../views/shortlist/compare-view';

/** What is said of one column in each row; a row that nobody has an answer to is left out. */
export interface ComparedItem {
  readonly id: string;
  readonly column: Omit<CompareColumnView, 'removeHref'>;
  readonly answers: Readonly<Record<string, CompareValueView | undefined>>;
}

export const text = (...lines: readonly (string | undefined)[]): CompareValueView => ({
  lines: lines.filter((line): line is string => line !== undefined && line !== ''),
});

/** In the order of `labels`; what one of them does not say is said to be unknown, never left blank. */
export const toRows = (
  items: readonly ComparedItem[],
  labels: Readonly<Record<string, string>>,
  unknown: string,
): readonly CompareRow<CompareValueView>[] =>
  Object.entries(labels).flatMap(([name, label]) => {
    const values = items.map(({ answers }) => answers[name]);
    return values.every((value) => value === undefined)
      ? []
      : [
          compareRow(
            label,
            values.map((value) => (value && value.lines.length > 0 ? value : text(unknown))),
          ),
        ];
  });
