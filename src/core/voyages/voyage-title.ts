/**
 * Removes the asterisk that marks a footnote of the voyage's own page, for places where the footnote is not shown
 * (RES-08).
 */
export function titleWithoutAsterisks(title: string): string {
  return title.replaceAll('*', '').trim();
}
