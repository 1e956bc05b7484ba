/** Maximum rows per insert: both databases limit the parameters of one statement, SQLite to 32,766. */
const rowsPerInsert = 1_000;

export function inSlices<Row>(rows: readonly Row[]): readonly (readonly Row[])[] {
  const slices: (readonly Row[])[] = [];
  for (let from = 0; from < rows.length; from += rowsPerInsert) slices.push(rows.slice(from, from + rowsPerInsert));
  return slices;
}
