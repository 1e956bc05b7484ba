/**
 * Orders address patterns so that the first match is the most specific one: segment by segment, a literal comes before
 * a segment with a parameter in it (`:token.ics`), that before a parameter alone, and that before any number of
 * segments (`*segments`).
 */
export function bySpecificity(one: { readonly path: string }, other: { readonly path: string }): number {
  const [ranks, otherRanks] = [ranksOf(one.path), ranksOf(other.path)];
  return ranks < otherRanks ? -1 : ranks > otherRanks ? 1 : 0;
}

/** One digit for each segment, so that ranks can be compared as text. */
const ranksOf = (path: string): string =>
  path
    .split('/')
    .map((segment) => {
      if (segment.startsWith('*')) return '3';
      return !segment.includes(':') ? '0' : /^:\w+$/.test(segment) ? '2' : '1';
    })
    .join('');
