const shownAtTheEnd = 3;

/** All but its end is hidden, as long as its guest has not typed a code lately (reliability A8). */
export const maskPassport = (passport: string): string =>
  `${'•'.repeat(Math.max(passport.length - shownAtTheEnd, 0))}${passport.slice(-shownAtTheEnd)}`;
