const shownAtTheEnd = 3;

/** Hides all but the end, until the guest has recently typed a code (reliability A8). */
export const maskPassport = (passport: string): string =>
  `${'•'.repeat(Math.max(passport.length - shownAtTheEnd, 0))}${passport.slice(-shownAtTheEnd)}`;
