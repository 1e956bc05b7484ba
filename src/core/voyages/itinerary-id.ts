import { addDays, parsePlainDate, type PlainDate } from '../shared/plain-date';

type ItineraryId =
  | {
      readonly kind: 'itinerary';
      readonly voyageId: string | undefined;
      readonly start: PlainDate;
      readonly nights: number;
      readonly end: PlainDate;
    }
  | { readonly kind: 'malformed' };

interface DateRange {
  readonly start: PlainDate;
  readonly end: PlainDate;
}

const MAX_CODE_LENGTH = 40;
const FOUR_PARTS = /^[A-Z0-9]+-([A-Z0-9]+)-(\d{6})-(\d{3})$/;
const HYBRID = /^[A-Z0-9]+-()I?(\d{6})-(\d{3})$/;
const MALFORMED = { kind: 'malformed' } as const;

/**
 * Parses the dates of an itinerary id (VOY-04, VOY-05, VOY-06): `ON1-CYC-270412-007`, or the hybrid form
 * `ON1-I270412-007` with or without the I (H22). Any other text, an invalid date and zero nights are `malformed`, so
 * that the page answers 404 and never shows a broken date.
 */
export function parseItineraryId(text: string): ItineraryId {
  if (text.length > MAX_CODE_LENGTH) return MALFORMED;
  const [, voyageId, digits = '', nightsText = ''] = FOUR_PARTS.exec(text) ?? HYBRID.exec(text) ?? [];
  const start = parsePlainDate(`20${digits.slice(0, 2)}-${digits.slice(2, 4)}-${digits.slice(4)}`);
  const nights = Number(nightsText);
  if (start === undefined || nights < 1) return MALFORMED;
  return { kind: 'itinerary', voyageId: voyageId || undefined, start, nights, end: addDays(start, nights) };
}

/**
 * Returns the voyage that an itinerary id or a package code names. A hybrid id names none (H22), nor does a malformed
 * one.
 */
export function voyageIdOf(code: string): string | undefined {
  const id = parseItineraryId(code);
  return id.kind === 'itinerary' ? id.voyageId : undefined;
}

/** Returns the dates of an itinerary without the shift of H23: the start, and the start plus the nights (VOY-06). */
export function itineraryRange(code: string): DateRange | undefined {
  const id = parseItineraryId(code);
  return id.kind === 'itinerary' ? { start: id.start, end: id.end } : undefined;
}

/** A package code is displayed with its start one day later and its end unchanged (VOY-07, H23). */
export function packageRange(code: string): DateRange | undefined {
  const range = itineraryRange(code);
  return range && { start: addDays(range.start, 1), end: range.end };
}
