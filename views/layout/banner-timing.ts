/**
 * Milliseconds for which a menu that was just opened ignores presses on its label, so that a double press does not
 * close it again (NAV-12). The 50 ms delay of the panel is `--banner-delay`.
 */
export const BANNER_LOCK_MS = 800;
