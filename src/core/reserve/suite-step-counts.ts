import { areValidCounts, startingCounts } from './guest-counts';
import type { GuestCounts } from './guest-counts';

/** Counts as an address or the browser's local storage holds them: text, or nothing. */
export interface GuestCountTexts {
  readonly adults?: string | null | undefined;
  readonly children?: string | null | undefined;
}

/**
 * `valid`: the address is right, keep it and store the counts. `stored`: the address is wrong, redirect once with the
 * counts this browser remembers. `default`: neither is right, redirect once with two adults.
 */
export interface SuiteStepCounts {
  readonly kind: 'valid' | 'stored' | 'default';
  readonly counts: GuestCounts;
}

/** Local storage keys of the last valid counts (SUI-10). */
export const STORED_COUNT_KEYS = { adults: 'reserveSelectedAdults', children: 'reserveSelectedChildren' } as const;

const COUNT_PATTERN = /^\d{1,2}$/;

/** The counts that the texts name, or nothing when adults are missing or the party cannot exist (SUI-08). No children text: none. */
export function parseGuestCounts(texts: GuestCountTexts): GuestCounts | undefined {
  const adults = parseCount(texts.adults ?? '');
  const children = parseCount(texts.children ?? '0');
  if (adults === undefined || children === undefined) return undefined;
  return areValidCounts({ adults, children }) ? { adults, children } : undefined;
}

/**
 * The counts of the suite step: the address, else what the browser stored, else 2 adults and 0 children (SUI-08).
 * Whoever gets `stored` or `default` replaces the address once (SUI-09); that address then reads as `valid`, so that
 * nothing loops (H72).
 */
export function suiteStepCounts(address: GuestCountTexts, stored: GuestCountTexts): SuiteStepCounts {
  const asked = parseGuestCounts(address);
  if (asked) return { kind: 'valid', counts: asked };
  const remembered = parseGuestCounts(stored);
  return remembered ? { kind: 'stored', counts: remembered } : { kind: 'default', counts: startingCounts() };
}

/** What the server draws before it can know what the browser stored: valid counts of the address, or 2 and 0 (H72). */
export function firstPaintCounts(address: GuestCountTexts): GuestCounts {
  return suiteStepCounts(address, {}).counts;
}

/** The texts to store for valid counts, under `STORED_COUNT_KEYS` (SUI-10). */
export function storedCountTexts({ adults, children }: GuestCounts): {
  readonly adults: string;
  readonly children: string;
} {
  return { adults: String(adults), children: String(children) };
}

function parseCount(text: string): number | undefined {
  return text.length <= 2 && COUNT_PATTERN.test(text) ? Number(text) : undefined;
}
