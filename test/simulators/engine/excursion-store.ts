import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Departure } from '../../../src/core/excursions/departure';
import { closesAt, offerEnd, type ExcursionTerms } from '../../../src/core/excursions/excursion-terms';
import {
  accept,
  join,
  leave,
  lineOf,
  waitlistPosition,
  seatsFree,
  seatsTaken,
  settle,
  type OfferTime,
  type SeatLedger,
} from '../../../src/core/excursions/seat-ledger';

/**
 * `atomic`: a seat has one owner. `check-then-add`: looks, thinks for a while and writes, so that two who ask at once get
 * the same seat, and a request that is sent twice at once is carried out twice. `loses-answers`: atomic, but every tenth
 * booking or removal is carried out and never answered.
 */
export const engineManners = ['atomic', 'check-then-add', 'loses-answers'] as const;
export type EngineManner = (typeof engineManners)[number];

export interface RequestLine {
  readonly participantRef: string;
  readonly fullName: string;
  readonly ageGroup: string;
  readonly price: { readonly total: string; readonly currency: string } | null;
}

export interface EngineBookingRequest {
  readonly clientRef: string;
  readonly reservationId: string;
  readonly departureId: string;
  readonly notes?: string;
  readonly lines: readonly RequestLine[];
}

export interface BookedParty extends Omit<EngineBookingRequest, 'lines'> {
  readonly partyId: string;
  readonly key: string;
  readonly lines: readonly (RequestLine & { readonly bookingId: string })[];
  notifiedAt?: number;
  tellingUntil: number;
}

interface KnownDeparture {
  readonly departure: Departure;
  /** Its participants are bookings: in a bad engine a guest may have two. */
  ledger: SeatLedger;
}

export class RefusedRequest extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
  ) {
    super(code);
  }
}

interface ExcursionStoreOptions {
  readonly manner: EngineManner;
  readonly terms: ExcursionTerms;
  readonly now: () => Date;
  /** How long `check-then-add` thinks. */
  readonly pauseMs?: number;
}

/** The books of an engine that sells seats ashore, more or less carefully. */
export class ExcursionStore {
  private readonly departures = new Map<string, KnownDeparture>();
  private readonly parties = new Map<string, BookedParty>();
  /** Of everything that was ever booked: its reservation. */
  private readonly ever = new Map<string, string>();
  private readonly answers = new Map<string, { readonly requestText: string; readonly partyId: string }>();

  constructor(private readonly options: ExcursionStoreOptions) {}

  /** A departure that the engine sells from now on. */
  offer(departure: Departure): void {
    this.departures.set(departure.departureId, { departure, ledger: { capacity: departure.capacity, parties: [] } });
  }

  seats(ids: readonly string[]) {
    return ids.flatMap((departureId) => {
      const known = this.settled(departureId, false);
      if (!known) return [];
      return [
        {
          departureId,
          capacity: known.ledger.capacity,
          taken: seatsTaken(known.ledger),
          waiting: lineOf(known.ledger).length,
        },
      ];
    });
  }

  find(condition: (party: BookedParty) => boolean) {
    return [...this.parties.values()].filter(condition).flatMap((party) => this.serialize(party));
  }

  /** What every party of the engine has, for a trial to check. */
  everything() {
    return {
      departures: [...this.departures.values()].map(({ departure, ledger }) => ({ departure, ledger })),
      parties: [...this.parties.values()],
    };
  }

  async reserve(
    requestText: EngineBookingRequest,
    key: string,
  ): Promise<ReturnType<ExcursionStore['serialize']>[number]> {
    const answered = this.answers.get(key);
    if (answered) {
      if (answered.requestText !== JSON.stringify(requestText)) throw new RefusedRequest(422, 'KEY_REUSED');
      const [party] = this.find(({ partyId }) => partyId === answered.partyId);
      if (party) return party;
      throw new RefusedRequest(409, 'CONFLICT');
    }
    const known = this.settled(requestText.departureId);
    if (!known) throw new RefusedRequest(404, 'NOT_FOUND');
    if (closesAt(known.departure, this.options.terms) <= this.options.now()) throw new RefusedRequest(409, 'CLOSED');
    if (this.isTaken(requestText)) throw new RefusedRequest(409, 'CONFLICT');
    const party: BookedParty = {
      ...requestText,
      partyId: randomUUID(),
      key,
      lines: requestText.lines.map((line) => ({ ...line, bookingId: randomUUID() })),
      tellingUntil: 0,
    };
    const seats = { partyId: party.partyId, participantIds: party.lines.map(({ bookingId }) => bookingId) };
    if (this.options.manner === 'check-then-add') await this.addLater(known, seats);
    else known.ledger = join(known.ledger, seats, this.time(known));
    this.parties.set(party.partyId, party);
    for (const { bookingId } of party.lines) this.ever.set(bookingId, party.reservationId);
    this.answers.set(key, { requestText: JSON.stringify(requestText), partyId: party.partyId });
    const [serialized] = this.serialize(party);
    if (!serialized) throw new Error('A party that was booked is not there');
    return serialized;
  }

  remove({
    reservationIds,
    ids,
  }: {
    readonly reservationIds: readonly string[];
    readonly ids: readonly string[];
  }): void {
    if (ids.some((id) => !reservationIds.includes(this.ever.get(id) ?? ''))) throw new RefusedRequest(404, 'NOT_FOUND');
    const leaving = [...this.parties.values()].filter(({ lines }) =>
      lines.some(({ bookingId }) => ids.includes(bookingId)),
    );
    const departures = [...new Set(leaving.map(({ departureId }) => departureId))].flatMap(
      (id) => this.departures.get(id) ?? [],
    );
    if (departures.some(({ departure }) => closesAt(departure, this.options.terms) <= this.options.now()))
      throw new RefusedRequest(409, 'CLOSED');
    for (const known of departures) known.ledger = leave(known.ledger, ids, this.time(known));
    for (const party of leaving) {
      const lines = party.lines.filter(({ bookingId }) => !ids.includes(bookingId));
      if (lines.length === 0) this.parties.delete(party.partyId);
      else this.parties.set(party.partyId, { ...party, lines });
    }
  }

  accept(partyId: string, reservationIds: readonly string[]): void {
    const party = this.parties.get(partyId);
    if (!party || !reservationIds.includes(party.reservationId)) throw new RefusedRequest(404, 'NOT_FOUND');
    const known = this.settled(party.departureId);
    if (known?.ledger.parties.some((one) => one.partyId === partyId && one.state === 'confirmed')) return;
    const accepted = known && accept(known.ledger, partyId, this.time(known));
    if (!known || !accepted) throw new RefusedRequest(409, 'CONFLICT');
    known.ledger = accepted;
  }

  passOn(): readonly string[] {
    return [...this.departures.keys()].filter((id) => {
      const before = this.departures.get(id)?.ledger;
      const after = this.settled(id)?.ledger;
      return (
        before?.parties.some(
          ({ partyId, state }) => after?.parties.find((party) => party.partyId === partyId)?.state !== state,
        ) ?? false
      );
    });
  }

  claimUnnotified(leaseUntil: Date) {
    const now = this.options.now().getTime();
    const unnotified = [...this.parties.values()].filter((party) => {
      const seat = this.seatOf(party);
      return (
        seat?.state === 'offered' &&
        party.notifiedAt === undefined &&
        party.tellingUntil <= now &&
        (seat.offerEndsAt ?? 0) > now
      );
    });
    for (const party of unnotified) party.tellingUntil = leaseUntil.getTime();
    return unnotified.flatMap((party) => this.serialize(party));
  }

  markNotified(partyId: string): void {
    const party = this.parties.get(partyId);
    if (!party) throw new RefusedRequest(404, 'NOT_FOUND');
    party.notifiedAt = this.options.now().getTime();
  }

  /** What it saw before it thought is what it writes: meanwhile anybody may have come. */
  private async addLater(
    known: KnownDeparture,
    seats: { readonly partyId: string; readonly participantIds: readonly string[] },
  ): Promise<void> {
    const state = seats.participantIds.length <= seatsFree(known.ledger) ? 'confirmed' : 'waiting';
    await sleep(this.options.pauseMs ?? 200);
    const last = Math.max(0, ...known.ledger.parties.map(({ joinedAt }) => joinedAt));
    known.ledger = settle(
      {
        ...known.ledger,
        parties: [
          ...known.ledger.parties,
          { ...seats, state, joinedAt: Math.max(this.options.now().getTime(), last + 1) },
        ],
      },
      this.time(known),
    );
  }

  private isTaken({ reservationId, departureId, lines }: EngineBookingRequest): boolean {
    const wanted = this.departures.get(departureId)?.departure;
    return [...this.parties.values()].some((party) => {
      const other = this.departures.get(party.departureId)?.departure;
      return (
        wanted &&
        other &&
        party.reservationId === reservationId &&
        other.begins < wanted.ends &&
        other.ends > wanted.begins &&
        party.lines.some(({ participantRef }) => lines.some((line) => line.participantRef === participantRef))
      );
    });
  }

  /** With offers that ran out passed on, and their parties gone. */
  private settled(departureId: string, isWriting = true): KnownDeparture | undefined {
    const known = this.departures.get(departureId);
    if (!known) return undefined;
    const ledger = settle(known.ledger, this.time(known));
    if (!isWriting) return { ...known, ledger };
    for (const { partyId } of known.ledger.parties)
      if (!ledger.parties.some((party) => party.partyId === partyId)) this.parties.delete(partyId);
    known.ledger = ledger;
    return known;
  }

  private time({ departure }: KnownDeparture): OfferTime {
    const now = this.options.now();
    return { now: now.getTime(), offerEndsAt: offerEnd(now, departure, this.options.terms).getTime() };
  }

  private seatOf({ departureId, partyId }: BookedParty) {
    return this.departures.get(departureId)?.ledger.parties.find((party) => party.partyId === partyId);
  }

  /** By the contract. */
  private serialize(party: BookedParty) {
    const known = this.departures.get(party.departureId);
    const seat = this.seatOf(party);
    if (!known || !seat) return [];
    const { ledger } = known;
    const { departureId, tourId, tourCode, itineraryId, date, startsAt, timeZone, begins, ends } = known.departure;
    const position = waitlistPosition(ledger, party.partyId);
    return [
      {
        partyId: party.partyId,
        reservationId: party.reservationId,
        clientRef: party.clientRef,
        departure: {
          departureId,
          tourId,
          tourCode,
          itineraryId,
          date,
          startsAt,
          timeZone,
          begins: begins.toISOString(),
          ends: ends.toISOString(),
        },
        status: seat.state === 'confirmed' ? 'CONFIRMED' : seat.state === 'offered' ? 'OFFERED' : 'WAITLIST',
        ...(position === undefined ? {} : { position }),
        ...(seat.offerEndsAt === undefined ? {} : { offerEndsAt: new Date(seat.offerEndsAt).toISOString() }),
        ...(party.notes === undefined ? {} : { notes: party.notes }),
        lines: party.lines.map(({ bookingId, participantRef, fullName, ageGroup, price }) => ({
          bookingId,
          participantRef,
          fullName,
          ageGroup,
          price,
        })),
      },
    ];
  }
}
