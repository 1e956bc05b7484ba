import type { ExcursionBooking, ExcursionParty } from '../../../core/excursions/excursion-bookings.port';
import { partyStateOf } from '../../../core/excursions/excursion-status';
import { plainDate } from '../../../core/shared/plain-date';
import { AGE_GROUP_LABELS, type AgeGroup } from '../../../core/trips/age-group';
import { readMoney } from '../wire-values';
import type { WireLine, WireParty } from './excursion-wire';

export function readParty(wire: WireParty): ExcursionParty {
  const {
    partyId,
    reservationId,
    clientRef,
    departure,
    position,
    offerEndsAt,
    notes,
    lines: [first, ...others],
  } = wire;
  const state = partyStateOf(wire.status);
  return {
    partyId,
    reservationId,
    contactId: clientRef,
    departure: {
      ...departure,
      date: plainDate(departure.date),
      begins: new Date(departure.begins),
      ends: new Date(departure.ends),
    },
    state,
    // An offer is an addition of the engine contract, so that other systems have no status for it.
    ...(state === 'offered' ? {} : { systemStatus: wire.status ?? '' }),
    ...(state === 'confirmed' || typeof position !== 'number' ? {} : { position }),
    ...(typeof offerEndsAt === 'string' ? { offerEndsAt: new Date(offerEndsAt) } : {}),
    ...(typeof notes === 'string' && notes !== '' ? { notes } : {}),
    bookings: [readLine(first), ...others.map(readLine)],
  };
}

function readLine({ bookingId, participantRef, fullName, ageGroup, price }: WireLine): ExcursionBooking {
  const total = readMoney(price?.total, price?.currency);
  return {
    bookingId,
    participantId: participantRef,
    fullName,
    ageGroup: isAgeGroup(ageGroup) ? ageGroup : 'ADULT',
    ...(total ? { price: total } : {}),
  };
}

const isAgeGroup = (text: string): text is AgeGroup => Object.hasOwn(AGE_GROUP_LABELS, text);
