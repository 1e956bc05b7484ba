import { areValidCounts, startingCounts, type GuestCounts } from './guest-counts';

interface GuestCountTexts {
  readonly adults?: string | null | undefined;
  readonly children?: string | null | undefined;
}

/**
 * `valid`: the URL is valid, keep it and store the counts. `stored`: the URL is invalid, redirect once with the counts
 * this browser stored. `default`: neither is valid, redirect once with two adults.
 */
interface SuiteStepCounts {
  readonly kind: 'valid' | 'stored' | 'default';
  readonly counts: GuestCounts;
}

export const STORED_COUNT_KEYS = { adults: 'reserveSelectedAdults', children: 'reserveSelectedChildren' } as const;

const COUNT_PATTERN = /^\d{1,2}$/;

/** Parses the counts; undefined when adults are missing or the party is impossible (SUI-08). No text means no children. */
export function parseGuestCounts(texts: GuestCountTexts): GuestCounts | undefined {
  const adults = parseCount(texts.adults ?? '');
  const children = parseCount(texts.children || '0');
  if (adults === undefined || children === undefined) return undefined;
  return areValidCounts({ adults, children }) ? { adults, children } : undefined;
}

/**
 * The counts of the suite step: from the URL, else from the browser's storage, else 2 adults and 0 children (SUI-08).
 * With `stored` or `default` the page replaces the URL once (SUI-09); the new URL is then `valid`, so that there is no
 * loop (H72).
 */
export function suiteStepCounts(address: GuestCountTexts, storedTexts: GuestCountTexts): SuiteStepCounts {
  const requestedCounts = parseGuestCounts(address);
  if (requestedCounts) return { kind: 'valid', counts: requestedCounts };
  const storedCounts = parseGuestCounts(storedTexts);
  return storedCounts ? { kind: 'stored', counts: storedCounts } : { kind: 'default', counts: startingCounts() };
}

/** The server does not know the browser's storage: valid counts of the URL, or 2 and 0 (H72). */
export const firstPaintCounts = (address: GuestCountTexts): GuestCounts => suiteStepCounts(address, {}).counts;

export function storedCountTexts({ adults, children }: GuestCounts): {
  readonly adults: string;
  readonly children: string;
} {
  return { adults: String(adults), children: String(children) };
}

function parseCount(text: string): number | undefined {
  return text.length <= 2 && COUNT_PATTERN.test(text) ? Number(text) : undefined;
}
