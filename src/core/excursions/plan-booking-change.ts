import { addMoney, type Money } from '../shared/money';
import { isMissed } from '../trip-changes/is-missed';
import type { DatedDay } from '../trip-day/dated-days';
import type { ProgrammeEntry } from '../trip-day/day-programme';
import type { Trip } from '../trips/trip';
import type { ExcursionBooking, ExcursionParty } from './excursion-bookings.port';
import { closesAt, type ExcursionTerms, freeUntil } from './excursion-terms';
import type { FoundDeparture } from './find-departures';
import { participantsOf, type Participant, positionOf, youngerThan } from './participants';
import { overlap } from '../shared/overlap';

export type ChangeObstacle =
  | { readonly kind: 'no-guests' | 'nothing-changed' | 'closed' }
  | { readonly kind: 'no-seats'; readonly left: number }
  | { readonly kind: 'too-young'; readonly minAge: number; readonly names: readonly string[] }
  | { readonly kind: 'overlaps'; readonly title: string; readonly names: readonly string[] };

export interface BookingChange {
  readonly party: ExcursionParty;
  readonly target: FoundDeparture;
  readonly isMoved: boolean;
  readonly chosenGuests: readonly Participant[];
  readonly addedGuests: readonly Participant[];
  readonly removedBookings: readonly ExcursionBooking[];
  readonly notes: string;
  readonly areNotesChanged: boolean;
  /** The price of released seats is charged to the account. */
  readonly isCharged: boolean;
  /** Absent when nothing is charged, and where a price of what is charged is unknown (H32). */
  readonly amountLost?: Money;
  readonly price?: Money;
  /** Absent once that time has passed. */
  readonly freeUntil?: Date;
  readonly obstacles: readonly ChangeObstacle[];
}

interface ChangeSources {
  readonly party: ExcursionParty;
  readonly trip: Trip;
  readonly target: FoundDeparture;
  readonly participantIds: readonly string[];
  readonly notes: string;
  readonly programme: readonly ProgrammeEntry[];
  /** The days as they are now: releasing seats that the line's own change made unusable costs nothing. */
  readonly days: readonly DatedDay[];
  readonly terms: ExcursionTerms;
  readonly now: Date;
}

export function planBookingChange(sources: ChangeSources): BookingChange {
  const { party, trip, target, participantIds, notes, terms, now } = sources;
  const isMoved = target.departure.departureId !== party.departure.departureId;
  const bookedIds = new Set(party.bookings.map(({ participantId }) => participantId));
  const chosenGuests = participantsOf(trip, target.departure.date).filter(({ participantId }) =>
    participantIds.includes(participantId),
  );
  const addedGuests = chosenGuests.filter(({ participantId }) => !bookedIds.has(participantId));
  const chosenIds = new Set(chosenGuests.map(({ participantId }) => participantId));
  const removedBookings = party.bookings.filter(({ participantId }) => !chosenIds.has(participantId));
  const endedBookings = isMoved ? party.bookings : removedBookings;
  const free = freeUntil(party.departure, terms);
  const isCharged = endedBookings.length > 0 && party.state === 'confirmed' && now >= free && !isMissedNow(sources);
  const pricesLost = endedBookings.flatMap((booking) => booking.price ?? []);
  const amountLost = isCharged && pricesLost.length === endedBookings.length ? sumOf(pricesLost) : undefined;
  const unit = target.experience.price;
  const price = unit ? sumOf((isMoved ? chosenGuests : addedGuests).map(() => unit)) : undefined;
  const change = {
    party,
    target,
    isMoved,
    chosenGuests,
    addedGuests,
    removedBookings,
    notes,
    areNotesChanged: notes !== (party.notes ?? ''),
    isCharged,
    ...(amountLost ? { amountLost } : {}),
    ...(price ? { price } : {}),
    ...(now < free ? { freeUntil: free } : {}),
  };
  return { ...change, obstacles: obstaclesOf(change, sources) };
}

function obstaclesOf(
  { target, isMoved, chosenGuests, addedGuests, removedBookings, areNotesChanged }: Omit<BookingChange, 'obstacles'>,
  { party, trip, programme, terms, now }: ChangeSources,
): readonly ChangeObstacle[] {
  if (chosenGuests.length === 0) return [{ kind: 'no-guests' }];
  if (!isMoved && addedGuests.length + removedBookings.length === 0 && !areNotesChanged)
    return [{ kind: 'nothing-changed' }];
  const isClosed = closesAt(party.departure, terms) <= now || closesAt(target.departure, terms) <= now;
  if (isClosed) return [{ kind: 'closed' }];
  const joining = isMoved ? chosenGuests : addedGuests;
  const seatsLeft = Math.max(0, target.departure.capacity - target.taken);
  const nameOf = (id: string) => chosenGuests.find(({ participantId }) => participantId === id)?.fullName ?? '';
  const young = youngerThan(target.experience.minAge, trip, target.departure.date).filter((id) =>
    joining.some(({ participantId }) => participantId === id),
  );
  const positions = new Set(joining.map(({ participantId }) => positionOf(participantId)));
  const clashes = programme.flatMap((entry): ChangeObstacle[] => {
    const names = entry.travellers.filter(({ position }) => positions.has(position)).map(({ fullName }) => fullName);
    return entry.id !== party.partyId && overlap(entry, target.departure) && names.length > 0
      ? [{ kind: 'overlaps', title: entry.title, names }]
      : [];
  });
  return [
    ...(joining.length > seatsLeft ? [{ kind: 'no-seats', left: seatsLeft } as const] : []),
    ...(young.length > 0
      ? [{ kind: 'too-young', minAge: target.experience.minAge, names: young.map(nameOf) } as const]
      : []),
    ...clashes,
  ];
}

function isMissedNow({ party, programme, days }: ChangeSources): boolean {
  const entry = programme.find(({ id }) => id === party.partyId);
  const day = days.find(
    ({ tripPackage, date }) => tripPackage.packageCode === party.departure.itineraryId && date === party.departure.date,
  );
  return entry !== undefined && day !== undefined && isMissed(entry, day);
}

const sumOf = (prices: readonly Money[]): Money | undefined =>
  prices.reduce<Money | undefined>((sum, price) => (sum ? addMoney(sum, price) : price), undefined);
