export interface ImportChange {
  readonly kind: 'added' | 'changed' | 'withdrawn';
  readonly subject: 'document' | 'sailing' | 'cabin' | 'fare';
  readonly name: string;
  readonly detail?: string;
}

/** Names the rows of one table, and then lists them with what the import does to each. */
export const changesOf =
  <Row>(subject: ImportChange['subject'], nameOf: (row: Row) => string) =>
  (kind: ImportChange['kind'], rows: readonly Row[], detailOf: (row: Row) => string): readonly ImportChange[] =>
    rows.map((row) => ({ kind, subject, name: nameOf(row), detail: detailOf(row) }));

export interface ImportRefusal {
  /** File, line and column as far as they are known, for example `fares.csv:4:3`. */
  readonly where: string;
  readonly reason: string;
}

const plurals: Readonly<Record<ImportChange['subject'], string>> = {
  document: 'documents',
  sailing: 'sailings',
  cabin: 'cabins',
  fare: 'fares',
};

export function summarise(changes: readonly ImportChange[]): string {
  const counts = new Map<string, { readonly change: ImportChange; count: number }>();
  for (const change of changes) {
    const entry = counts.get(`${change.subject} ${change.kind}`) ?? { change, count: 0 };
    entry.count += 1;
    counts.set(`${change.subject} ${change.kind}`, entry);
  }
  return [...counts.values()]
    .map(({ change: { subject, kind }, count }) => `${count} ${count === 1 ? subject : plurals[subject]} ${kind}`)
    .join(', ');
}

export const formatChange = ({ kind, subject, name, detail }: ImportChange): string =>
  [kind, subject, name, ...(detail === undefined ? [] : [detail])].join('\t');

export const formatRefusal = ({ where, reason }: ImportRefusal): string => ['refused', where, reason].join('\t');
