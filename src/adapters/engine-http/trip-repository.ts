import { sortTrips } from '../../core/trips/trip-order';
import type { Trip } from '../../core/trips/trip';
import { isKnownStatus } from '../../core/trips/trip-card';
import type { TripRepository, TripGuest, TripReading } from '../../core/trips/trip-repository.port';
import type { FaultLog } from './fault-log';
import type { EngineClient } from './engine-client';
import { engineUnavailable } from './engine-outcome';
import { reservationSchema, reservationsSchema, toTrip, type WireReservation } from './reservation-wire';

interface Parts {
  readonly client: Pick<EngineClient, 'read' | 'write'>;
  readonly faults: FaultLog;
}

/** A guest's reservations are personal, so nothing of them is cached. */
export class HttpTripRepository implements TripRepository {
  constructor(private readonly parts: Parts) {}

  async findTrips({ contactId }: TripGuest, reading?: TripReading): Promise<readonly Trip[]> {
    const outcome = await this.parts.client.read({
      path: '/v1/reservations',
      query: { clientRef: contactId, include: 'full', ...bookOf(reading) },
      schema: reservationsSchema,
    });
    if (outcome.kind !== 'answered') throw engineUnavailable(outcome);
    return sortTrips(outcome.body.items.flatMap((item) => this.known(item) ?? []));
  }

  async getTrip({ contactId }: TripGuest, reservationId: string, reading?: TripReading): Promise<Trip | undefined> {
    if (!isId(reservationId)) return undefined;
    const outcome = await this.parts.client.read({
      path: pathOf(reservationId),
      query: { clientRef: contactId, ...bookOf(reading) },
      schema: reservationSchema,
    });
    if (outcome.kind === 'not-found') return undefined;
    if (outcome.kind !== 'answered') throw engineUnavailable(outcome);
    return this.known(outcome.body);
  }

  async answerUnconfirmed(
    { contactId }: TripGuest,
    reservationId: string,
    answer: 'confirm' | 'disown',
  ): Promise<'done' | 'not-found'> {
    if (!isId(reservationId)) return 'not-found';
    const outcome = await this.parts.client.write({
      path: `${pathOf(reservationId)}/answer`,
      json: { clientRef: contactId, answer },
    });
    if (outcome.kind === 'not-found') return 'not-found';
    if (outcome.kind !== 'answered') throw engineUnavailable(outcome);
    return 'done';
  }

  /**
   * A trip with an unknown status is shown without anything that depends on the status, and the operator is notified.
   */
  private known(wire: WireReservation): Trip | undefined {
    const trip = toTrip(wire);
    const { faults } = this.parts;
    if (!trip)
      faults.report('a reservation of the engine is left out: its day is not known', { reservationId: wire.id });
    else if (!isKnownStatus(trip.status))
      faults.report('a reservation of the engine has a status that is not known', {
        reservationId: wire.id,
        status: trip.status,
      });
    return trip;
  }
}

const isId = (text: string) => /^[\w-]{1,40}$/.test(text);
const pathOf = (reservationId: string) => `/v1/reservations/${encodeURIComponent(reservationId)}`;
const bookOf = (reading: TripReading | undefined): Readonly<Record<string, string>> =>
  reading?.isDevMode ? { book: 'test' } : {};
