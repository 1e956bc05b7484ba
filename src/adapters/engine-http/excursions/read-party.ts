import type { ExcursionBooking, ExcursionParty } from '../../../core/excursions/excursion-bookings.port';
import { excursionStatus } from '../../../core/excursions/excursion-status';
import type { PartyState } from '../../../core/excursions/seat-ledger';
import { plainDate } from '../../../core/shared/plain-date';
import { AGE_BAND_LABELS, type AgeBand } from '../../../core/trips/age-bands';
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
  const state = readState(wire);
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
    ...(state === 'confirmed' || typeof position !== 'number' ? {} : { position }),
    ...(typeof offerEndsAt === 'string' ? { offerEndsAt: new Date(offerEndsAt) } : {}),
    ...(typeof notes === 'string' && notes !== '' ? { notes } : {}),
    bookings: [readLine(first), ...others.map(readLine)],
  };
}

/** Held offers are an addition of the contract; all other states are read as in the specification (EXC-01, EXC-02). */
function readState({ status }: WireParty): PartyState {
  if (status?.trim().toUpperCase() === 'OFFERED') return 'offered';
  return excursionStatus({ status, isCustom: false }) === 'Confirmed' ? 'confirmed' : 'waiting';
}

function readLine({ bookingId, participantRef, fullName, ageGroup, price }: WireLine): ExcursionBooking {
  const known = readMoney(price?.total, price?.currency);
  return {
    bookingId,
    participantId: participantRef,
    fullName,
    ageGroup: isAgeBand(ageGroup) ? ageGroup : 'ADULT',
    ...(known ? { price: known } : {}),
  };
}

const isAgeBand = (text: string): text is AgeBand => Object.hasOwn(AGE_BAND_LABELS, text);
