import type { Request } from 'express';
import type { ExcursionBookings, ExcursionParty } from '../../core/excursions/excursion-bookings.port';
import type { FindDepartures, FoundDeparture } from '../../core/excursions/find-departures';
import { participantsOf } from '../../core/excursions/participants';
import type { ReserveExperience, ReserveExperienceOutcome } from '../../core/excursions/reserve-experience';
import { daysBetween } from '../../core/shared/plain-date';
import type { Receipts } from '../../core/shared/receipts.port';
import type { ClientRefs } from '../../core/sign-in/client-refs.port';
import type { TripRepository } from '../../core/trips/trip-repository.port';
import { ContractProblem } from './contract-problem';
import { invalidField, readDay } from './read-day';
import { toAvailabilityItem, toDepartureItem, toParty, toStatus } from './excursion-answers';
import type { ValueOf } from '../routing/typed-joi';
import { carryOutOnce } from '../routing/carry-out-once';
import { handle } from '../routing/handle';
import { maxKeyLength, parseIdempotencyKey } from '../routing/idempotency-key';
import {
  findAvailabilityOperation,
  findDeparturesOperation,
  findExcursionGuestsOperation,
} from './excursion-departures.schema';
import {
  acceptOfferOperation,
  bookExcursionOperation,
  findBookingsOperation,
  markNotifiedOperation,
  passOnOffersOperation,
  removeExcursionsOperation,
  claimUnnotifiedOffersOperation,
} from './excursions.schema';

const maxDays = 400;
const keyScope = 'engine contract excursions';

interface Parts {
  readonly clients: ClientRefs;
  readonly trips: Pick<TripRepository, 'findTrips' | 'getTrip'>;
  readonly departures: Pick<FindDepartures, 'run' | 'withIds'>;
  readonly excursionBookings: ExcursionBookings;
  readonly reserveExperience: Pick<ReserveExperience, 'run'>;
  readonly receipts: Receipts;
}

interface AskedDays {
  readonly from?: string;
  readonly to?: string;
  readonly tourCode?: string;
}

interface OwnedReservations {
  readonly clientRef: string;
  readonly reservationIds: readonly string[];
}

/** The owner of reservations and bookings is checked at every change (reliability C2). */
export class ContractExcursionsApi {
  constructor(private readonly parts: Parts) {}

  readonly availability = handle(findAvailabilityOperation, async ({ query }) => {
    const { ids, ...window } = query;
    const foundDepartures =
      ids === undefined ? await this.between(window) : await this.parts.departures.withIds(ids.split(','));
    return { body: { items: foundDepartures.map(toAvailabilityItem) } };
  });

  readonly find = handle(findDeparturesOperation, async ({ query }) => ({
    body: { items: (await this.between(query)).map(toDepartureItem) },
  }));

  readonly guests = handle(findExcursionGuestsOperation, async ({ params, query }) => {
    const reservationId = params.id;
    const contactId = await this.findContact(query.clientRef);
    const trip = await this.parts.trips.getTrip({ contactId }, reservationId);
    if (!trip) throw notOfClient();
    const parties = await this.parts.excursionBookings.findParties([reservationId]);
    const bookingsOf = (participantRef: string) =>
      parties.flatMap((party) =>
        party.bookings
          .filter(({ participantId }) => participantId === participantRef)
          .map(({ bookingId }) => ({
            bookingId,
            partyId: party.partyId,
            departureId: party.departure.departureId,
            status: toStatus(party),
            ...(party.position === undefined ? {} : { position: party.position }),
          })),
      );
    const participants = trip.packages[0] ? participantsOf(trip, trip.packages[0].start) : [];
    return {
      body: {
        items: participants.map(({ participantId, fullName, ageGroup }) => ({
          participantRef: participantId,
          fullName,
          ageGroup,
          bookings: bookingsOf(participantId),
        })),
      },
    };
  });

  readonly bookings = handle(findBookingsOperation, async ({ query }) => {
    const { reservationIds, key } = query;
    const party = key === undefined ? undefined : await this.parts.excursionBookings.findByKey(engineRequestKey(key));
    return {
      body: {
        items: await this.serialize(
          party ? [party] : await this.parts.excursionBookings.findParties(reservationIds?.split(',') ?? []),
        ),
      },
    };
  });

  readonly book = handle(bookExcursionOperation, async ({ body }, req) => {
    const key = readRequiredKey(req);
    const answer = await carryOutOnce({
      receipts: this.parts.receipts,
      scope: keyScope,
      key,
      body,
      work: async () => JSON.stringify(await this.carryOut(body, engineRequestKey(key))),
    });
    return { body: JSON.parse(answer ?? '') as object };
  });

  readonly remove = handle(removeExcursionsOperation, async ({ body }) => {
    const { ids } = body;
    const outcome = await this.parts.excursionBookings.remove({ ...(await this.whose(body)), bookingIds: ids });
    if (outcome === 'not-found') throw notOfClient();
    if (outcome === 'closed') throw new ContractProblem('CLOSED', 'It leaves too soon.');
    return { body: { results: ids.map((id) => ({ id, removed: true })) } };
  });

  readonly accept = handle(acceptOfferOperation, async ({ params, body }) => {
    const { partyId } = params;
    const outcome = await this.parts.excursionBookings.accept({ ...(await this.whose(body)), partyId });
    if (outcome === 'no-offer') throw new ContractProblem('CONFLICT', 'No offer stands for this party.');
    return { body: { partyId, status: toStatus({ state: 'confirmed' }) } };
  });

  readonly passOn = handle(passOnOffersOperation, async () => ({
    body: { departureIds: await this.parts.excursionBookings.passOn() },
  }));

  readonly claimUnnotified = handle(claimUnnotifiedOffersOperation, async ({ body }) => ({
    body: {
      items: await this.serialize(await this.parts.excursionBookings.claimUnnotified(new Date(body.leaseUntil))),
    },
  }));

  readonly markNotified = handle(markNotifiedOperation, async ({ params }) => {
    const { partyId } = params;
    await this.parts.excursionBookings.markNotified(partyId);
    return { body: { partyId } };
  });

  private async carryOut(
    { clientRef, reservationId, departureId, notes, lines }: ValueOf<typeof bookExcursionOperation.body>,
    requestKey: string,
  ): Promise<object> {
    const contactId = await this.findContact(clientRef);
    if (!(await this.parts.trips.getTrip({ contactId }, reservationId))) throw notOfClient();
    const outcome = await this.parts.reserveExperience.run({
      contactId,
      requestKey,
      departureId,
      participantIds: lines.map(({ participantRef }) => participantRef),
      notes,
    });
    if (outcome.kind !== 'reserved') throw toProblem(outcome);
    const { party } = outcome;
    const bookingOf = (participantRef: string) =>
      party.bookings.find(({ participantId }) => participantId === participantRef)?.bookingId ?? null;
    return {
      party: toParty(party, clientRef),
      results: lines.map(({ line, participantRef }) => ({
        line,
        bookingId: bookingOf(participantRef),
        status: toStatus(party),
      })),
    };
  }

  private async between({ from, to, tourCode }: AskedDays): Promise<readonly FoundDeparture[]> {
    const [first, last] = [readDay('from', from), readDay('to', to)];
    if (!first || !last || last < first || daysBetween(first, last) > maxDays)
      throw invalidField('to', `must not be before from, and at most ${maxDays} days after it`);
    return this.parts.departures.run({ from: first, to: last, tourCode });
  }

  private async whose({
    clientRef,
    reservationIds,
  }: OwnedReservations): Promise<{ readonly contactId: string; readonly reservationIds: readonly string[] }> {
    const contactId = await this.findContact(clientRef);
    const own = new Set((await this.parts.trips.findTrips({ contactId })).map((trip) => trip.reservationId));
    if (!reservationIds.every((id) => own.has(id))) throw notOfClient();
    return { contactId, reservationIds };
  }

  private async findContact(clientRef: string): Promise<string> {
    const contactId = await this.parts.clients.findContact(clientRef);
    if (contactId === undefined) throw notOfClient();
    return contactId;
  }

  private serialize(parties: readonly ExcursionParty[]): Promise<readonly object[]> {
    return Promise.all(parties.map(async (party) => toParty(party, await this.parts.clients.getRef(party.contactId))));
  }
}

function readRequiredKey(req: Request): string {
  const key = parseIdempotencyKey(req.get('idempotency-key'));
  if (key !== undefined) return key;
  throw new ContractProblem('INVALID', `The header Idempotency-Key is needed, with 1 to ${maxKeyLength} characters.`, {
    fields: [{ field: 'Idempotency-Key', message: 'is needed' }],
  });
}

const engineRequestKey = (key: string) => `engine contract ${key}`;

/** A missing booking and another client's booking get the same answer. */
const notOfClient = () => new ContractProblem('NOT_FOUND', 'This client has no such thing.');

function toProblem(outcome: Exclude<ReserveExperienceOutcome, { readonly kind: 'reserved' }>): ContractProblem {
  switch (outcome.kind) {
    case 'unknown-guests':
    case 'unknown-departure':
      return notOfClient();
    case 'closed':
      return new ContractProblem('CLOSED', 'It leaves too soon.');
    case 'ended':
      return new ContractProblem('CONFLICT', 'What this key booked has been given back.');
    case 'key-reused':
      return new ContractProblem('KEY_REUSED', 'A key is for one booking.');
    case 'in-flight':
      return new ContractProblem('IN_FLIGHT', 'Ask again in a second.', { retryAfterSeconds: 1 });
    case 'already-booked':
    case 'overlaps':
      return new ContractProblem('CONFLICT', 'One of these guests has a seat or a place at that time.');
    case 'not-booked':
    case 'not-open':
    case 'too-young':
    case 'no-price':
    case 'price-changed':
    case 'other-age-group':
      return new ContractProblem('CONFLICT', 'This reservation cannot book it now.');
    case 'pending':
      return new ContractProblem('UNAVAILABLE', 'What became of it is not known yet: look for it by its key.');
  }
}
