import { createHash } from 'node:crypto';
import type {
  DepartureSeats,
  ExcursionBookings,
  ExcursionParty,
  OfferAnswer,
  PartyRequest,
  ReserveOutcome,
  SeatRemoval,
} from '../../core/excursions/excursion-bookings.port';
import { formatMoney, isSameMoney, unitsText } from '../../core/shared/money';
import type { EngineCall, EngineClient } from './engine-client';
import { engineUnavailable, type EngineOutcome } from './engine-outcome';
import {
  bookedSchema,
  partiesSchema,
  passedOnSchema,
  removedSchema,
  seatsSchema,
  type WireParty,
} from './excursions/excursion-wire';
import type { FaultLog } from './fault-log';
import { findClash } from './excursions/find-clash';
import { mayBeBooked } from './excursions/may-be-booked';
import { readParty } from './excursions/read-party';

/** So few ids go into one call that its URL stays below the limits of servers. */
const idsAtOnce = 50;

/**
 * Excursion bookings of an engine that serves the reservation-engine contract. This adapter only translates; what an
 * engine does not guarantee (one seat once, no lost response) is added by the core's reconciling decorator. `reserve`
 * throws only where nothing was done, and returns `pending` where something may have been.
 */
export class EngineExcursionBookings implements ExcursionBookings {
  constructor(
    private readonly engine: Pick<EngineClient, 'read' | 'write'>,
    private readonly faults: Pick<FaultLog, 'report'>,
  ) {}

  async findSeats(departureIds: readonly string[]): Promise<readonly DepartureSeats[]> {
    const seatPages = await Promise.all(
      inSlices(departureIds).map((ids) =>
        this.read({ path: '/v1/excursions/availability', query: { ids: ids.join(',') }, schema: seatsSchema }),
      ),
    );
    return seatPages.flatMap(({ items }) => items);
  }

  async findParties(reservationIds: readonly string[]): Promise<readonly ExcursionParty[]> {
    const parties = await Promise.all(
      inSlices(reservationIds).map((ids) => this.readParties({ reservationIds: ids.join(',') })),
    );
    return parties
      .flat()
      .sort(
        (one, other) =>
          one.departure.begins.getTime() - other.departure.begins.getTime() || (one.partyId < other.partyId ? -1 : 1),
      );
  }

  async findByKey(requestKey: string): Promise<ExcursionParty | undefined> {
    const [party] = await this.readParties({ key: wireKey(requestKey) });
    return party;
  }

  async reserve(request: PartyRequest): Promise<ReserveOutcome> {
    const outcome = await this.engine.write({
      method: 'POST',
      path: '/v1/excursion-bookings',
      json: toWire(request),
      headers: { 'Idempotency-Key': wireKey(request.requestKey) },
      schema: bookedSchema,
    });
    switch (outcome.kind) {
      case 'answered': {
        const party = readParty(outcome.body.party);
        this.reportOtherPrice(request, party);
        return { kind: 'reserved', party };
      }
      case 'conflict':
        return this.readConflict(outcome.code, request);
      case 'invalid':
        if (outcome.code === 'KEY_REUSED') return { kind: 'key-reused' };
        throw engineUnavailable(outcome);
      case 'not-modified':
      case 'not-found':
      case 'no-capacity':
        throw engineUnavailable(outcome);
      case 'auth':
      case 'forbidden':
      case 'rate-limited':
      case 'timeout':
      case 'unavailable':
      case 'protocol':
        if (mayBeBooked(outcome)) return { kind: 'pending' };
        throw engineUnavailable(outcome);
    }
  }

  async remove({ contactId, reservationIds, bookingIds }: SeatRemoval): Promise<'removed' | 'not-found' | 'closed'> {
    const outcome = await this.engine.write({
      method: 'DELETE',
      path: '/v1/excursion-bookings',
      json: { clientRef: contactId, reservationIds, ids: [...new Set(bookingIds)] },
      schema: removedSchema,
    });
    if (outcome.kind === 'not-found') return 'not-found';
    if (outcome.kind === 'conflict') return 'closed';
    return mustAnswer(outcome).results.every(({ removed }) => removed) ? 'removed' : 'not-found';
  }

  /** The contract has no call for changing notes. */
  async setNotes(): Promise<'unsupported'> {
    return 'unsupported';
  }

  async accept({ contactId, reservationIds, partyId }: OfferAnswer): Promise<'accepted' | 'no-offer'> {
    const outcome = await this.engine.write({
      method: 'POST',
      path: `/v1/excursion-offers/${encodeURIComponent(partyId)}/acceptance`,
      json: { clientRef: contactId, reservationIds },
    });
    if (outcome.kind === 'not-found' || outcome.kind === 'conflict') return 'no-offer';
    if (outcome.kind !== 'answered') throw engineUnavailable(outcome);
    return 'accepted';
  }

  /** Always empty, because the engine ends expired offers itself. */
  async passOn(): Promise<readonly string[]> {
    return mustAnswer(
      await this.engine.write({
        method: 'POST',
        path: '/v1/excursion-offers/pass-on',
        json: {},
        schema: passedOnSchema,
      }),
    ).departureIds;
  }

  async claimUnnotified(leaseUntil: Date): Promise<readonly ExcursionParty[]> {
    return toParties(
      mustAnswer(
        await this.engine.write({
          method: 'POST',
          path: '/v1/excursion-offers/untold',
          json: { leaseUntil: leaseUntil.toISOString() },
          schema: partiesSchema,
        }),
      ).items,
    );
  }

  async markNotified(partyId: string): Promise<void> {
    const outcome = await this.engine.write({
      method: 'POST',
      path: `/v1/excursion-offers/${encodeURIComponent(partyId)}/told`,
      json: {},
    });
    // An offer that has expired in the meantime needs no mark.
    if (outcome.kind !== 'answered' && outcome.kind !== 'not-found') throw engineUnavailable(outcome);
  }

  /** The contract reports a conflict but not its cause, so the guests' bookings are read to find it. */
  private async readConflict(code: string, request: PartyRequest): Promise<ReserveOutcome> {
    if (code === 'CLOSED') return { kind: 'closed' };
    if (code === 'IN_FLIGHT') return { kind: 'in-flight' };
    const clash = findClash(await this.findParties([request.reservationId]), request);
    // The conflict has ended again, or only the engine knows it; in both cases these guests cannot take part now.
    return (
      clash ?? {
        kind: 'overlaps',
        participantIds: request.guests.map(({ participantId }) => participantId),
        other: request.departure,
      }
    );
  }

  /** An engine books at its own price. Where the guest was shown another one, a person has to tell them. */
  private reportOtherPrice({ departure: { tourCode }, guests }: PartyRequest, party: ExcursionParty): void {
    const [shownPrice, price] = [guests[0]?.price, party.bookings[0].price];
    if (shownPrice && price && !isSameMoney(shownPrice, price))
      this.faults.report('the engine books an experience at another price than the site shows', {
        tourCode,
        shown: formatMoney(shownPrice),
        booked: formatMoney(price),
      });
  }

  private async readParties(query: Readonly<Record<string, string>>): Promise<readonly ExcursionParty[]> {
    return toParties((await this.read({ path: '/v1/excursion-bookings', query, schema: partiesSchema })).items);
  }

  private async read<T>(call: EngineCall<T>): Promise<T> {
    return mustAnswer(await this.engine.read(call));
  }
}

function mustAnswer<T>(outcome: EngineOutcome<T>): T {
  if (outcome.kind !== 'answered') throw engineUnavailable(outcome);
  return outcome.body;
}

const toParties = (items: readonly WireParty[]): readonly ExcursionParty[] => items.map(readParty);

/** The key is hashed to header-safe characters of a fixed length, which also hides the guest's id at its beginning. */
const wireKey = (requestKey: string) => createHash('sha256').update(requestKey).digest('base64url');

const toWire = ({ contactId, reservationId, departure, guests, notes }: PartyRequest) => ({
  clientRef: contactId,
  reservationId,
  departureId: departure.departureId,
  ...(notes === undefined ? {} : { notes }),
  lines: guests.map(({ participantId, fullName, ageGroup, price }, index) => ({
    line: index + 1,
    participantRef: participantId,
    fullName,
    ageGroup,
    price: price ? { total: unitsText(price), currency: price.currency } : null,
  })),
});

function inSlices(ids: readonly string[]): readonly (readonly string[])[] {
  return Array.from({ length: Math.ceil(ids.length / idsAtOnce) }, (_, slice) =>
    ids.slice(slice * idsAtOnce, (slice + 1) * idsAtOnce),
  );
}
