const forgivesOneFrom = 5;
const forgivesTwoFrom = 8;

/** Compares two words by edit distance: one edit is allowed from five letters on, two from eight on. */
export function isNearWord(one: string, other: string): boolean {
  if (one === other) return true;
  const length = Math.min(one.length, other.length);
  const allowedEdits = length >= forgivesTwoFrom ? 2 : length >= forgivesOneFrom ? 1 : 0;
  return Math.abs(one.length - other.length) <= allowedEdits && distance(one, other) <= allowedEdits;
}

/** Levenshtein's distance counts insertions, deletions and substitutions. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= other.length; to += 1)
      next.push(
        Math.min(
          (row[to] ?? 0) + 1,
          (next[to - 1] ?? 0) + 1,
          (row[to - 1] ?? 0) + (one[at - 1] === other[to - 1] ? 0 : 1),
        ),
      );
    row = next;
  }
  return row[other.length] ?? 0;
}
