import type { ExcursionBooking, ExcursionParty } from '../../../core/excursions/excursion-desk.port';
import type { PartyState } from '../../../core/excursions/seat-book';
import { money } from '../../../core/shared/money';
import { plainDate } from '../../../core/shared/plain-date';
import { AGE_BAND_LABELS, type AgeBand } from '../../../core/trips/age-bands';
import type { WireLine, WireParty } from './excursion-wire';

const states: ReadonlyMap<string, PartyState> = new Map([['CONFIRMED', 'confirmed'], ['OFFERED', 'offered'], ['WAITLIST', 'waiting']]);

/** Undefined for a status that is not known here: shown wrongly, it would promise a seat or deny one. */
export function readParty(wire: WireParty): ExcursionParty | undefined {
  const { partyId, reservationId, clientRef, departure, position, offerEndsAt, notes, lines: [first, ...others] } = wire;
  const state = states.get(wire.status);
  if (!state) return undefined;
  return {
    partyId,
    reservationId,
    contactId: clientRef,
    departure: { ...departure, date: plainDate(departure.date), begins: new Date(departure.begins), ends: new Date(departure.ends) },
    state,
    ...(state === 'confirmed' || typeof position !== 'number' ? {} : { position }),
    ...(typeof offerEndsAt === 'string' ? { offerEndsAt: new Date(offerEndsAt) } : {}),
    ...(typeof notes === 'string' && notes !== '' ? { notes } : {}),
    bookings: [readLine(first), ...others.map(readLine)],
  };
}

const readLine = ({ bookingId, participantRef, fullName, ageGroup, price }: WireLine): ExcursionBooking => ({
  bookingId,
  participantId: participantRef,
  fullName,
  ageGroup: isAgeBand(ageGroup) ? ageGroup : 'ADULT',
  ...(price === null ? {} : { price: money(price.amount, price.currency) }),
});

const isAgeBand = (text: string): text is AgeBand => Object.hasOwn(AGE_BAND_LABELS, text);
