/**
 * A menu that has just been opened stays open for this long, whatever is pressed on its word: the second half of a double
 * press must not close it again (NAV-12). The other figure, the 50 ms before a panel sets off, is `--banner-delay`.
 */
export const BANNER_LOCK_MS = 800;
