import type { Clock } from '../shared/clock.port';
import type { Locks } from '../shared/locks.port';
import { bespokeClash } from './bespoke-clash';
import type { BespokeRequests } from './bespoke-requests.port';
import type {
  DepartureSeats,
  ExcursionBookings,
  ExcursionParty,
  OfferAnswer,
  PartyRequest,
  ReserveOutcome,
  SeatRemoval,
} from './excursion-bookings.port';
import { partyLockKey } from './party-lock-key';
import {
  abandonedAfterMs,
  type PendingExcursionBooking,
  type PendingExcursionBookings,
} from './pending-excursion-bookings.port';
import { isSameRequest } from './same-request';
import { keyAfter, triesOf } from './sent-key';

/** A party that was sold too much gives its seats back and asks again; more often than this nobody plays along. */
const maxAttempts = 3;
/** After so long a wish that the desk does not have is one that it never got. */
const givenUpAfterMs = 40_000;
/** A desk that takes a wish later than this has been given up as well. */
const watchedForMs = 10 * 60_000;

interface ReconcilingExcursionBookingsParts {
  /**
   * A desk in another system. It may sell a seat twice when it is asked twice at once, and its answers may be lost: then
   * it says `pending`. It throws only where it is certain that nothing was done.
   */
  readonly excursionBookings: ExcursionBookings;
  readonly pending: PendingExcursionBookings;
  /** What guests have asked the line for: a desk in another system knows nothing of it. */
  readonly requests: Pick<BespokeRequests, 'find'>;
  readonly locks: Locks;
  readonly clock: Clock;
}

export type ReconcileOutcome =
  /** Nothing to do, or not yet. */
  | 'open'
  | 'settled'
  /** The desk never got it: whoever asked is told. */
  | 'failed';

/**
 * Makes a desk that another system keeps hold to what is promised (reliability D5, D6, D7): our nodes ask it one after the
 * other for a departure, look after what it says, give back what it sold too much, and write every wish down before it is
 * sent, so that a lost answer is looked for and never asked for again blindly.
 */
export class ReconcilingExcursionBookings implements ExcursionBookings {
  constructor(private readonly parts: ReconcilingExcursionBookingsParts) {}

  /** Seats of wishes whose answer is lost count as taken: for those seconds rather too few seats are shown than too many. */
  async findSeats(departureIds: readonly string[]): Promise<readonly DepartureSeats[]> {
    const { excursionBookings, pending } = this.parts;
    const [seats, held] = await Promise.all([
      excursionBookings.findSeats(departureIds),
      pending.countHeld(departureIds),
    ]);
    const known = new Map(seats.map((one) => [one.departureId, one]));
    return [...new Set([...known.keys(), ...held.keys()])].map((departureId) => {
      const { taken = 0, waiting = 0, ...rest } = known.get(departureId) ?? {};
      return { ...rest, departureId, taken: taken + (held.get(departureId) ?? 0), waiting };
    });
  }

  findParties(reservationIds: readonly string[]): Promise<readonly ExcursionParty[]> {
    return this.parts.excursionBookings.findParties(reservationIds);
  }

  async findByKey(requestKey: string): Promise<ExcursionParty | undefined> {
    const bookingRequest = await this.parts.pending.get(requestKey);
    return this.parts.excursionBookings.findByKey(bookingRequest?.sentKey ?? requestKey);
  }

  async reserve(request: PartyRequest): Promise<ReserveOutcome> {
    const known = await this.parts.pending.begin(request);
    if (!known) return this.sendLocked(request, request.requestKey);
    if (!isSameRequest(known.request, request)) return { kind: 'other-wish' };
    if (this.isInFlight(known)) return { kind: 'in-flight' };
    return this.repeat(known);
  }

  async remove(removal: SeatRemoval): Promise<'removed' | 'not-found' | 'closed'> {
    const { excursionBookings } = this.parts;
    const parties = await excursionBookings.findParties(removal.reservationIds);
    const leaving = parties.filter(({ bookings }) =>
      bookings.some(({ bookingId }) => removal.bookingIds.includes(bookingId)),
    );
    return this.withLocks(
      leaving.map(({ departure }) => lockKeyOf(departure)),
      () => excursionBookings.remove(removal),
    );
  }

  accept(answer: OfferAnswer): Promise<'accepted' | 'no-offer'> {
    return this.parts.excursionBookings.accept(answer);
  }

  passOn(): Promise<readonly string[]> {
    return this.parts.excursionBookings.passOn();
  }

  claimUnnotified(leaseUntil: Date): Promise<readonly ExcursionParty[]> {
    return this.parts.excursionBookings.claimUnnotified(leaseUntil);
  }

  markNotified(partyId: string): Promise<void> {
    return this.parts.excursionBookings.markNotified(partyId);
  }

  /** Looks for what became of a wish whose answer, or whose node, was lost. Throws `Unavailable` when the desk cannot say. */
  async reconcile(requestKey: string): Promise<ReconcileOutcome> {
    const bookingRequest = await this.parts.pending.get(requestKey);
    if (!bookingRequest || bookingRequest.state === 'settled' || this.isInFlight(bookingRequest)) return 'open';
    return this.withLocks(lockKeysOf(bookingRequest.request), async () => {
      // Somebody may have been faster.
      const now = await this.parts.pending.get(requestKey);
      if (!now || now.state === 'settled' || this.isInFlight(now)) return 'open';
      return now.state === 'failed' ? this.watch(now) : this.look(now);
    });
  }

  /** The same wish again: what became of the first one. */
  private async repeat(known: PendingExcursionBooking): Promise<ReserveOutcome> {
    const { request, sentKey, state } = known;
    if (state === 'sending' || state === 'unsure') {
      if ((await this.reconcile(request.requestKey)) === 'failed') return this.repeat({ ...known, state: 'failed' });
      const party = await this.findByKey(request.requestKey);
      return party ? { kind: 'reserved', party } : { kind: 'pending' };
    }
    const party = await this.parts.excursionBookings.findByKey(sentKey);
    if (party) return { kind: 'reserved', party };
    if (state === 'settled') return { kind: 'ended' };
    // What the desk never got may be sent by its own key.
    if (!(await this.parts.pending.sendAgain({ requestKey: request.requestKey, from: sentKey, to: sentKey })))
      return { kind: 'in-flight' };
    return this.sendLocked(request, sentKey);
  }

  private async sendLocked(request: PartyRequest, sentKey: string): Promise<ReserveOutcome> {
    // The closure sets it, which the compiler does not see.
    let isSent = false as boolean;
    try {
      return await this.withLocks(lockKeysOf(request), async () => {
        const clash = bespokeClash(request, await this.parts.requests.find([request.reservationId]));
        if (clash) {
          await this.parts.pending.forget(request.requestKey);
          return clash;
        }
        isSent = true;
        return this.send(request, sentKey);
      });
    } catch (error) {
      if (!isSent) await this.parts.pending.forget(request.requestKey);
      throw error;
    }
  }

  private async send(request: PartyRequest, sentKey: string): Promise<ReserveOutcome> {
    const { excursionBookings, pending } = this.parts;
    const { requestKey } = request;
    const outcome = await excursionBookings
      .reserve({ ...request, requestKey: sentKey })
      .catch(async (error: unknown) => {
        await pending.forget(requestKey);
        throw error;
      });
    if (outcome.kind === 'reserved') return this.settle(request, sentKey, outcome.party);
    if (outcome.kind === 'pending' || outcome.kind === 'in-flight') return this.unsure(requestKey);
    await pending.forget(requestKey);
    return outcome;
  }

  private async unsure(requestKey: string): Promise<ReserveOutcome> {
    await this.parts.pending.note(requestKey, 'unsure');
    return { kind: 'pending' };
  }

  /** What the desk says it sold is looked at once more: it may have sold the same seat to somebody else. */
  private async settle(request: PartyRequest, sentKey: string, party: ExcursionParty): Promise<ReserveOutcome> {
    const { excursionBookings, pending } = this.parts;
    const isTooMuch = await this.isTooMuch(request, party).catch(() => undefined);
    if (isTooMuch === undefined) return this.unsure(request.requestKey);
    if (!isTooMuch) {
      await pending.note(request.requestKey, 'settled');
      return { kind: 'reserved', party };
    }
    const bookingIds = party.bookings.map(({ bookingId }) => bookingId);
    const given = await excursionBookings
      .remove({ contactId: request.contactId, reservationIds: [request.reservationId], bookingIds })
      .catch(() => undefined);
    const to = keyAfter(request.requestKey, sentKey);
    // Where it cannot be given back it is looked at again by its key.
    if (given !== 'removed' || triesOf(request.requestKey, to) > maxAttempts) return this.unsure(request.requestKey);
    if (!(await pending.sendAgain({ requestKey: request.requestKey, from: sentKey, to }))) return { kind: 'in-flight' };
    return this.send(request, to);
  }

  /** Also where the desk took a part of the party: it goes whole or waits whole. */
  private async isTooMuch({ guests, departure }: PartyRequest, { state, bookings }: ExcursionParty): Promise<boolean> {
    if (state !== 'confirmed') return false;
    if (bookings.length < guests.length) return true;
    const [seats] = await this.parts.excursionBookings.findSeats([departure.departureId]);
    return seats !== undefined && seats.taken > (seats.capacity ?? departure.capacity);
  }

  private async look(bookingRequest: PendingExcursionBooking): Promise<ReconcileOutcome> {
    const { excursionBookings, pending, clock } = this.parts;
    const { request, sentKey, sentAt } = bookingRequest;
    const party = await excursionBookings.findByKey(sentKey);
    if (party) return (await this.settle(request, sentKey, party)).kind === 'reserved' ? 'settled' : 'open';
    if (clock.now().getTime() - sentAt.getTime() < givenUpAfterMs) return 'open';
    await pending.note(request.requestKey, 'failed');
    return 'failed';
  }

  /** Whoever asked was told that nothing came of it: what comes of it after all is given back. */
  private async watch({ request, sentKey, sentAt, isNotified }: PendingExcursionBooking): Promise<ReconcileOutcome> {
    const { excursionBookings, pending, clock } = this.parts;
    const party = await excursionBookings.findByKey(sentKey);
    if (party)
      await excursionBookings.remove({
        contactId: request.contactId,
        reservationIds: [request.reservationId],
        bookingIds: party.bookings.map(({ bookingId }) => bookingId),
      });
    if (!isNotified) return 'failed';
    if (clock.now().getTime() - sentAt.getTime() > watchedForMs) await pending.forget(request.requestKey);
    return 'open';
  }

  private isInFlight({ state, sentAt }: PendingExcursionBooking): boolean {
    return state === 'sending' && this.parts.clock.now().getTime() - sentAt.getTime() < abandonedAfterMs;
  }

  /** Reservations before departures, each in the order of their ids: two that need both never wait for each other. */
  private withLocks<T>(keys: readonly string[], work: () => Promise<T>): Promise<T> {
    return [...new Set(keys)]
      .sort()
      .reverse()
      .reduce((inner, key) => () => this.parts.locks.take(key, inner), work)();
  }
}

const lockKeyOf = ({ departureId }: { readonly departureId: string }) => `excursion seats ${departureId}`;
const lockKeysOf = ({ reservationId, departure }: PartyRequest) => [partyLockKey(reservationId), lockKeyOf(departure)];
