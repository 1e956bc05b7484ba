/** An asterisk marks a footnote of the voyage's own page; where the footnote does not stand, neither does it (RES-08). */
export function titleWithoutAsterisks(title: string): string {
  return title.replaceAll('*', '').trim();
}
