import { addMoney, type Money } from '../shared/money';
import { isMissed } from '../trip-changes/change-effects';
import type { DatedDay } from '../trip-day/dated-days';
import type { ProgrammeEntry } from '../trip-day/day-programme';
import type { Trip } from '../trips/trip';
import type { ExcursionBooking, ExcursionParty } from './excursion-bookings.port';
import { closesAt, type ExcursionTerms, freeUntil } from './excursion-terms';
import type { FoundDeparture } from './find-departures';
import { participantsOf, type Participant, positionOf, youngerThan } from './participants';

export type ChangeObstacle =
  | { readonly kind: 'no-guests' | 'nothing-changed' | 'closed' }
  | { readonly kind: 'no-seats'; readonly left: number }
  | { readonly kind: 'too-young'; readonly minAge: number; readonly names: readonly string[] }
  | { readonly kind: 'overlaps'; readonly title: string; readonly names: readonly string[] };

export interface BookingChange {
  readonly party: ExcursionParty;
  readonly target: FoundDeparture;
  readonly isMoved: boolean;
  readonly chosen: readonly Participant[];
  readonly added: readonly Participant[];
  readonly removed: readonly ExcursionBooking[];
  readonly notes: string;
  readonly areNotesChanged: boolean;
  /** What is charged to the account although the seats are released; absent when nothing is. */
  readonly lost?: Money;
  readonly price?: Money;
  readonly freeUntil: Date;
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
  const booked = new Set(party.bookings.map(({ participantId }) => participantId));
  const chosen = participantsOf(trip, target.departure.date).filter(({ participantId }) =>
    participantIds.includes(participantId),
  );
  const added = chosen.filter(({ participantId }) => !booked.has(participantId));
  const chosenIds = new Set(chosen.map(({ participantId }) => participantId));
  const removed = party.bookings.filter(({ participantId }) => !chosenIds.has(participantId));
  const ended = isMoved ? party.bookings : removed;
  const isCharged = party.state === 'confirmed' && now >= freeUntil(party.departure, terms) && !isMissedNow(sources);
  const lost = isCharged ? sumOf(ended.flatMap(({ price }) => price ?? [])) : undefined;
  const unit = target.experience.price;
  const price = unit ? sumOf((isMoved ? chosen : added).map(() => unit)) : undefined;
  const change = {
    party,
    target,
    isMoved,
    chosen,
    added,
    removed,
    notes,
    areNotesChanged: notes !== (party.notes ?? ''),
    ...(lost ? { lost } : {}),
    ...(price ? { price } : {}),
    freeUntil: freeUntil(party.departure, terms),
  };
  return { ...change, obstacles: obstaclesOf(change, sources) };
}

function obstaclesOf(
  { target, isMoved, chosen, added, removed, areNotesChanged }: Omit<BookingChange, 'obstacles'>,
  { party, trip, programme, terms, now }: ChangeSources,
): readonly ChangeObstacle[] {
  if (chosen.length === 0) return [{ kind: 'no-guests' }];
  if (!isMoved && added.length + removed.length === 0 && !areNotesChanged) return [{ kind: 'nothing-changed' }];
  const isClosed = closesAt(party.departure, terms) <= now || closesAt(target.departure, terms) <= now;
  if (isClosed) return [{ kind: 'closed' }];
  const joining = isMoved ? chosen : added;
  const left = Math.max(0, target.departure.capacity - target.taken);
  const nameOf = (id: string) => chosen.find(({ participantId }) => participantId === id)?.fullName ?? '';
  const young = youngerThan(target.experience.minAge, trip, target.departure.date).filter((id) =>
    joining.some(({ participantId }) => participantId === id),
  );
  const positions = new Set(joining.map(({ participantId }) => positionOf(participantId)));
  const clashes = programme.flatMap((entry): ChangeObstacle[] => {
    const names = entry.travellers.filter(({ position }) => positions.has(position)).map(({ fullName }) => fullName);
    const isSameTime = entry.begins < target.departure.ends && target.departure.begins < entry.ends;
    return entry.id !== party.partyId && isSameTime && names.length > 0
      ? [{ kind: 'overlaps', title: entry.title, names }]
      : [];
  });
  return [
    ...(joining.length > left ? [{ kind: 'no-seats', left } as const] : []),
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
