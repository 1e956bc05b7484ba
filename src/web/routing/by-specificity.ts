/**
 * Orders address patterns so that the first one that fits is the one that names most of the address: segment by segment
 * a literal stands before one with a parameter in it (`:token.ics`), that before a parameter alone, and that before any
 * number of segments (`*segments`).
 */
export function bySpecificity(one: { readonly path: string }, other: { readonly path: string }): number {
  const [ranks, otherRanks] = [ranksOf(one.path), ranksOf(other.path)];
  return ranks < otherRanks ? -1 : ranks > otherRanks ? 1 : 0;
}

/** A digit for each segment, to be compared as text. */
const ranksOf = (path: string): string =>
  path
    .split('/')
    .map((segment) => {
      if (segment.startsWith('*')) return '3';
      return !segment.includes(':') ? '0' : /^:\w+$/.test(segment) ? '2' : '1';
    })
    .join('');
