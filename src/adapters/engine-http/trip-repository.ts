import { Unavailable } from '../../core/shared/unavailable';
import { sortTrips } from '../../core/trips/trip-order';
import type { Trip } from '../../core/trips/trip';
import { isKnownStatus } from '../../core/trips/trip-card';
import type { TripRepository, TripGuest, TripReading } from '../../core/trips/trip-repository.port';
import type { FaultLog } from './fault-log';
import type { EngineClient } from './engine-client';
import { engineName, engineUnavailable } from './engine-outcome';
import { hasNumber, readItem, reservationSchema, reservationsSchema, toTrip, unknownDay } from './reservation-wire';

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
    const { items } = outcome.body;
    const numbered = items.filter(hasNumber);
    if (numbered.length < items.length)
      this.parts.faults.report('a reservation of the engine has no number', { contactId });
    if (numbered.length === 0 && items.length > 0) throw new Unavailable(engineName);
    return sortTrips(
      numbered.map((item) => {
        const { trip, fault } = readItem(item);
        if (fault === undefined) this.reportStatus(trip);
        else this.reportUnreadable(item.id, fault);
        return trip;
      }),
    );
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
    const trip = toTrip(outcome.body);
    if (!trip) {
      this.reportUnreadable(reservationId, unknownDay);
      throw new Unavailable(engineName);
    }
    this.reportStatus(trip);
    return trip;
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

  private reportUnreadable(reservationId: string, fault: string): void {
    this.parts.faults.report('a reservation of the engine cannot be read', { reservationId, fault });
  }

  /**
   * A trip with an unknown status is shown without anything that depends on the status, and the operator is notified.
   */
  private reportStatus({ reservationId, status }: Trip): void {
    if (!isKnownStatus(status))
      this.parts.faults.report('a reservation of the engine has a status that is not known', { reservationId, status });
  }
}

const isId = (text: string) => /^[\w-]{1,40}$/.test(text);
const pathOf = (reservationId: string) => `/v1/reservations/${encodeURIComponent(reservationId)}`;
const bookOf = (reading: TripReading | undefined): Readonly<Record<string, string>> =>
  reading?.isDevMode ? { book: 'test' } : {};
