import { isBefore, type PlainDate } from '../shared/plain-date';
import type { Voyage } from '../voyages/voyage';

/**
 * Whether excursions of a trip that begins on `start` can be booked: voyages that begin before the voyage's own date, or
 * before the line's where the voyage has none, are open; one that begins on that very day is not yet (EXC-18, H27).
 */
export function isExcursionBookingOpen(
  start: PlainDate,
  {
    voyage,
    openBefore,
  }: {
    /** Absent when the line's content does not say. */
    readonly voyage: Pick<Voyage, 'experiencesOpenBefore'> | undefined;
    /** EXCURSIONS_OPEN_BEFORE. */
    readonly openBefore: PlainDate;
  },
): boolean {
  return isBefore(start, voyage?.experiencesOpenBefore ?? openBefore);
}
