import type { Clock } from '../shared/clock.port';
import type { Locks } from '../shared/locks.port';
import { excursionFacts } from './excursion-facts';
import type { WebhookDeliveries } from '../webhooks/webhook-deliveries.port';
import { bespokeClash } from './bespoke-clash';
import type { BespokeRequests } from './bespoke-requests.port';
import type {
  DepartureSeats,
  ExcursionBookings,
  ExcursionParty,
  NotesChange,
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

/**
 * A request has this many attempts: each time a party turns out to be oversold, its seats are released and the request
 * is sent again.
 */
const maxAttempts = 3;
const givenUpAfterMs = 40_000;
const watchedForMs = 10 * 60_000;

interface ReconcilingExcursionBookingsParts {
  /**
   * This is the remote booking system. It may sell a seat twice when asked concurrently, and its responses may be lost:
   * then it returns `pending`. It throws only when certainly nothing was done.
   */
  readonly excursionBookings: ExcursionBookings;
  readonly pending: PendingExcursionBookings;
  readonly requests: Pick<BespokeRequests, 'find'>;
  readonly locks: Locks;
  readonly clock: Clock;
  /** Records outcomes of bookings for webhooks; absent where there are no receivers. */
  readonly events?: Pick<WebhookDeliveries, 'record'>;
}

type ReconcileOutcome =
  | 'open'
  | 'settled'
  /** The booking system never received it: the guest is notified. */
  | 'failed';

/**
 * Adds the port's guarantees to a remote booking system (reliability D5, D6, D7): nodes ask for a departure one after
 * the other, verify the result, release oversold seats, and store every request before it is sent, so that a lost
 * response is looked up and never blindly repeated.
 */
export class ReconcilingExcursionBookings implements ExcursionBookings {
  constructor(private readonly parts: ReconcilingExcursionBookingsParts) {}

  /** Unsure requests count as taken: for seconds too few seats are shown rather than too many. */
  async findSeats(departureIds: readonly string[]): Promise<readonly DepartureSeats[]> {
    const { excursionBookings, pending } = this.parts;
    const [seats, heldSeats] = await Promise.all([
      excursionBookings.findSeats(departureIds),
      pending.countHeld(departureIds),
    ]);
    const seatsByDeparture = new Map(seats.map((one) => [one.departureId, one]));
    return [...new Set([...seatsByDeparture.keys(), ...heldSeats.keys()])].map((departureId) => {
      const { taken = 0, waiting = 0, ...rest } = seatsByDeparture.get(departureId) ?? {};
      return { ...rest, departureId, taken: taken + (heldSeats.get(departureId) ?? 0), waiting };
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
    const pendingBooking = await this.parts.pending.begin(request);
    if (!pendingBooking) return this.sendLocked(request, request.requestKey);
    if (!isSameRequest(pendingBooking.request, request)) return { kind: 'key-reused' };
    if (this.isInFlight(pendingBooking)) return { kind: 'in-flight' };
    return this.repeat(pendingBooking);
  }

  async remove(removal: SeatRemoval): Promise<'removed' | 'not-found' | 'closed'> {
    const { excursionBookings } = this.parts;
    const parties = await excursionBookings.findParties(removal.reservationIds);
    const leaving = parties.filter(({ bookings }) =>
      bookings.some(({ bookingId }) => removal.bookingIds.includes(bookingId)),
    );
    return this.withLocks(
      leaving.map(({ departure }) => lockKeyOf(departure)),
      async () => {
        const outcome = await excursionBookings.remove(removal);
        // The seats are released whether or not it can be recorded.
        if (outcome === 'removed') await this.recordReleased(leaving, removal).catch(() => undefined);
        return outcome;
      },
    );
  }

  setNotes(request: NotesChange): Promise<'changed' | 'not-found' | 'unsupported'> {
    return this.parts.excursionBookings.setNotes(request);
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

  /** @throws Unavailable when the booking system does not answer. */
  async reconcile(requestKey: string): Promise<ReconcileOutcome> {
    const bookingRequest = await this.parts.pending.get(requestKey);
    if (!bookingRequest || bookingRequest.state === 'settled' || this.isInFlight(bookingRequest)) return 'open';
    return this.withLocks(lockKeysOf(bookingRequest.request), async () => {
      const now = await this.parts.pending.get(requestKey);
      if (!now || now.state === 'settled' || this.isInFlight(now)) return 'open';
      return now.state === 'failed' ? this.watch(now) : this.lookUp(now);
    });
  }

  private async recordReleased(parties: readonly ExcursionParty[], { bookingIds }: SeatRemoval): Promise<void> {
    for (const party of parties.filter(({ state }) => state === 'confirmed')) {
      const releasedBookings = party.bookings.filter(({ bookingId }) => bookingIds.includes(bookingId));
      const facts = excursionFacts(party, releasedBookings);
      await this.parts.events?.record('excursion.cancelled', facts.bookingIds.join(' '), facts);
    }
  }

  private async repeat(pendingBooking: PendingExcursionBooking): Promise<ReserveOutcome> {
    const { request, sentKey, state } = pendingBooking;
    if (state === 'sending' || state === 'unsure') {
      if ((await this.reconcile(request.requestKey)) === 'failed')
        return this.repeat({ ...pendingBooking, state: 'failed' });
      const party = await this.findByKey(request.requestKey);
      return party ? { kind: 'reserved', party } : { kind: 'pending' };
    }
    const party = await this.parts.excursionBookings.findByKey(sentKey);
    if (party) return { kind: 'reserved', party };
    if (state === 'settled') return { kind: 'ended' };
    // A request that the booking system never received may be sent with its own key.
    if (!(await this.parts.pending.sendAgain({ requestKey: request.requestKey, from: sentKey, to: sentKey })))
      return { kind: 'in-flight' };
    return this.sendLocked(request, sentKey);
  }

  private async sendLocked(request: PartyRequest, sentKey: string): Promise<ReserveOutcome> {
    // The closure below sets it, which the compiler does not see.
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

  /** Verifies a reported booking: the same seat may have been sold to another party. */
  private async settle(request: PartyRequest, sentKey: string, party: ExcursionParty): Promise<ReserveOutcome> {
    const { excursionBookings, pending } = this.parts;
    const isTooMuch = await this.isTooMuch(request, party).catch(() => undefined);
    if (isTooMuch === undefined) return this.unsure(request.requestKey);
    if (!isTooMuch) {
      if (party.state === 'confirmed')
        await this.parts.events?.record('excursion.booked', party.partyId, excursionFacts(party, party.bookings));
      await pending.note(request.requestKey, 'settled');
      return { kind: 'reserved', party };
    }
    const bookingIds = party.bookings.map(({ bookingId }) => bookingId);
    const removal = await excursionBookings
      .remove({ contactId: request.contactId, reservationIds: [request.reservationId], bookingIds })
      .catch(() => undefined);
    const to = nextKey(request.requestKey, sentKey);
    // A booking that cannot be released now is reconciled later by its key.
    if (removal !== 'removed' || triesOf(request.requestKey, to) > maxAttempts) return this.unsure(request.requestKey);
    if (!(await pending.sendAgain({ requestKey: request.requestKey, from: sentKey, to }))) return { kind: 'in-flight' };
    return this.send(request, to);
  }

  /** A party of which only a part was booked is too much: it has seats as a whole or waits as a whole. */
  private async isTooMuch({ guests, departure }: PartyRequest, { state, bookings }: ExcursionParty): Promise<boolean> {
    if (state !== 'confirmed') return false;
    if (bookings.length < guests.length) return true;
    const [seats] = await this.parts.excursionBookings.findSeats([departure.departureId]);
    return seats !== undefined && seats.taken > (seats.capacity ?? departure.capacity);
  }

  private async lookUp(bookingRequest: PendingExcursionBooking): Promise<ReconcileOutcome> {
    const { excursionBookings, pending, clock } = this.parts;
    const { request, sentKey, sentAt } = bookingRequest;
    const party = await excursionBookings.findByKey(sentKey);
    if (party) return (await this.settle(request, sentKey, party)).kind === 'reserved' ? 'settled' : 'open';
    if (clock.now().getTime() - sentAt.getTime() < givenUpAfterMs) return 'open';
    await pending.note(request.requestKey, 'failed');
    return 'failed';
  }

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

  /** Locks reservations before departures, each in the order of their ids, so that two callers cannot deadlock. */
  private withLocks<T>(keys: readonly string[], work: () => Promise<T>): Promise<T> {
    return [...new Set(keys)]
      .sort()
      .reverse()
      .reduce((inner, key) => () => this.parts.locks.take(key, inner), work)();
  }
}

const lockKeyOf = ({ departureId }: { readonly departureId: string }) => `excursion seats ${departureId}`;
const lockKeysOf = ({ reservationId, departure }: PartyRequest) => [partyLockKey(reservationId), lockKeyOf(departure)];

const separator = ' again ';

const triesOf = (requestKey: string, sentKey: string): number =>
  sentKey === requestKey ? 1 : Number(sentKey.slice(requestKey.length + separator.length));

const nextKey = (requestKey: string, sentKey: string): string =>
  `${requestKey}${separator}${triesOf(requestKey, sentKey) + 1}`;
