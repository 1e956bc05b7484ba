/**
 * Removes the asterisk that marks a footnote of the voyage's own page, for places where the footnote is not shown
 * (RES-08).
 */
export const titleWithoutAsterisks = (title: string): string => title.replaceAll('*', '').trim();
