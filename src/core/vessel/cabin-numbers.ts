export function numbersText(numbers: readonly string[]): string {
  const rows: number[][] = [];
  for (const number of numbers.map(Number).sort((one, other) => one - other)) {
    const last = rows.at(-1);
    if (last?.at(-1) === number - 1) last.push(number);
    else rows.push([number]);
  }
  return rows.map((row) => (row.length > 2 ? `${row[0]} to ${row.at(-1)}` : row.join(', '))).join(', ');
}
