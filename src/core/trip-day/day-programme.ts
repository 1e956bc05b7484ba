import { type BespokeRequest, commentsOf } from '../excursions/bespoke-request';
import type { ExcursionParty } from '../excursions/excursion-bookings.port';
import type { Experience } from '../excursions/experience';
import { positionOf } from '../excursions/participants';
import { atLeast } from '../party/access-matrix';
import type { PartyView, Traveller } from '../party/party-view';
import type { PlainDate } from '../shared/plain-date';
import { overlap } from '../shared/overlap';

/** An activity of travellers on a day of the trip, as far as the viewer may see it (role matrix). */
export interface ProgrammeEntry {
  readonly id: string;
  readonly title: string;
  readonly date: PlainDate;
  readonly begins: Date;
  readonly ends: Date;
  readonly timeZone: string;
  readonly isConfirmed: boolean;
  readonly travellers: readonly Traveller[];
  readonly notes?: string;
  readonly experience?: Experience;
  readonly isOverlapping: boolean;
}

interface ProgrammeSources {
  readonly parties: readonly ExcursionParty[];
  readonly requests: readonly BespokeRequest[];
  readonly experiences: readonly Experience[];
}

/** Lists all days in order of time, without entries of which the viewer may see no participant. */
export function programmeOf(
  view: PartyView,
  { parties, requests, experiences }: ProgrammeSources,
): readonly ProgrammeEntry[] {
  const bookedEntries = parties.map((party) => {
    const experience = experiences.find(({ tourCode }) => tourCode === party.departure.tourCode);
    return {
      id: party.partyId,
      title: experience?.title ?? party.departure.tourCode,
      ...pick(party.departure),
      isConfirmed: party.state === 'confirmed',
      travellers: seenOf(view, party.bookings),
      ...(party.notes === undefined ? {} : { notes: party.notes }),
      ...(experience ? { experience } : {}),
    };
  });
  const bespoke = requests
    .filter(({ state }) => state !== 'declined')
    .map((request) => ({
      id: request.requestId,
      title: commentsOf(request),
      ...pick(request),
      isConfirmed: request.state === 'confirmed',
      travellers: seenOf(view, request.guests),
    }));
  const entries = [...bookedEntries, ...bespoke]
    .filter(({ travellers }) => travellers.length > 0)
    .toSorted((one, other) => one.begins.getTime() - other.begins.getTime());
  return entries.map((entry) => ({ ...entry, isOverlapping: entries.some((other) => clash(entry, other)) }));
}

const pick = ({ date, begins, ends, timeZone }: Pick<ProgrammeEntry, 'date' | 'begins' | 'ends' | 'timeZone'>) => ({
  date,
  begins,
  ends,
  timeZone,
});

const seenOf = (view: PartyView, guests: readonly { readonly participantId: string }[]): readonly Traveller[] => {
  const positions = new Set(guests.map(({ participantId }) => positionOf(participantId)));
  return view.travellers.filter(
    ({ position }) => positions.has(position) && atLeast(view.ofTraveller('excursions', position), 'see'),
  );
};

type TimedEntry = Pick<ProgrammeEntry, 'id' | 'begins' | 'ends' | 'travellers'>;

/** A traveller of both entries would have to be in two places at once. */
const clash = (one: TimedEntry, other: TimedEntry): boolean =>
  one.id !== other.id &&
  overlap(one, other) &&
  one.travellers.some(({ position }) => other.travellers.some((traveller) => traveller.position === position));
