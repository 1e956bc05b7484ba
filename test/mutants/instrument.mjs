/**
 * The source of a file with all of its mutants in it, each behind a switch: `(isMutant(17) ? (a >= b) : (a > b))`. Which one
 * is on is asked while the code runs, so that the file is compiled once for all of them.
 */
export function instrument(source, mutants) {
  const root = { start: 0, end: source.length, mutants: [], inner: [] };
  const open = [root];
  for (const node of expressionsOf(mutants)) {
    while (open.at(-1).end < node.end) open.pop();
    open.at(-1).inner.push(node);
    open.push(node);
  }
  return textOf(source, root);
}

/** Outer expressions before those inside them. */
function expressionsOf(mutants) {
  const expressions = new Map();
  for (const mutant of mutants) {
    const { start, end } = mutant.within;
    const key = `${start}-${end}`;
    if (!expressions.has(key)) expressions.set(key, { start, end, mutants: [], inner: [] });
    expressions.get(key).mutants.push(mutant);
  }
  return [...expressions.values()].sort((a, b) => a.start - b.start || b.end - a.end);
}

/** A mutated expression holds no switch: no second mutant is on. */
function textOf(source, { start, end, mutants, inner }) {
  let text = '';
  let from = start;
  for (const node of inner) {
    text += source.slice(from, node.start) + textOf(source, node);
    from = node.end;
  }
  text += source.slice(from, end);
  if (mutants.length === 0) return text;
  return `(${mutants.map(({ id, mutated }) => `isMutant(${id}) ? (${mutated}) : `).join('')}(${text}))`;
}
