import { type CompareRow, compareRow } from '../../core/shortlist/compare-columns';
import type { CompareColumnView, CompareValueView } from '../../../views/shortlist/compare-view';

/** The cells of one column by row; a row in which every cell is empty is left out. */
export interface ComparedItem {
  readonly id: string;
  readonly column: Omit<CompareColumnView, 'removeHref'>;
  readonly answers: Readonly<Record<string, CompareValueView | undefined>>;
}

export const text = (...lines: readonly (string | undefined)[]): CompareValueView => ({
  lines: lines.filter((line): line is string => line !== undefined && line !== ''),
});

/** Rows in the order of `labels`. A missing cell is shown as unknown, never as blank. */
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
