/** Milliseconds: a double press must not close a menu again (NAV-12). The panel's 50 ms are `--banner-delay`. */
export const BANNER_LOCK_MS = 800;
