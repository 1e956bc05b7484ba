import type { ExcursionBooking, ExcursionParty } from '../../../core/excursions/excursion-desk.port';
import type { PartyState } from '../../../core/excursions/seat-book';
import { plainDate } from '../../../core/shared/plain-date';
import { AGE_BAND_LABELS, type AgeBand } from '../../../core/trips/age-bands';
import { readMoney } from '../wire-values';
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

function readLine({ bookingId, participantRef, fullName, ageGroup, price }: WireLine): ExcursionBooking {
  const known = readMoney(price?.total, price?.currency);
  return { bookingId, participantId: participantRef, fullName, ageGroup: isAgeBand(ageGroup) ? ageGroup : 'ADULT', ...(known ? { price: known } : {}) };
}

const isAgeBand = (text: string): text is AgeBand => Object.hasOwn(AGE_BAND_LABELS, text);
