import type { Request } from 'express';
import type { BookingRecords } from '../../core/engine/booking-records.port';
import type { ClientRefs } from '../../core/sign-in/client-refs.port';
import type { Trip } from '../../core/trips/trip';
import type { TripRepository, TripReading } from '../../core/trips/trip-repository.port';
import { ContractProblem } from './contract-problem';
import { toFull, toSummary } from './reservation-answers';
import type { ValueOf } from '../routing/typed-joi';
import { handle } from '../routing/handle';
import { answerReservationOperation, findReservationsOperation, getReservationOperation } from './reservations.schema';

interface Parts {
  readonly clients: ClientRefs;
  readonly trips: TripRepository;
  readonly records: Pick<BookingRecords, 'getBooking'>;
  readonly pagesOf: (
    reservationId: string,
    host: string,
  ) => { readonly payment?: string; readonly fareBreakdown: string };
}

type BookQuery = ValueOf<typeof getReservationOperation.query>['book'];

/** The owner is checked at every call (reliability C1). */
export class ContractReservationsApi {
  constructor(private readonly parts: Parts) {}

  readonly find = handle(findReservationsOperation, async ({ query }, req) => {
    const { clientRef, include, book } = query;
    const contactId = await this.parts.clients.findContact(clientRef);
    const trips = contactId === undefined ? [] : await this.parts.trips.findTrips({ contactId }, readingOf(book));
    return {
      body: {
        items: await Promise.all(
          trips.map((trip) => (include === 'full' ? this.full(trip, hostOf(req)) : this.summary(trip))),
        ),
      },
    };
  });

  readonly get = handle(getReservationOperation, async ({ params, query }, req) => {
    const { clientRef, book } = query;
    const contactId = await this.parts.clients.findContact(clientRef);
    const trip =
      contactId === undefined ? undefined : await this.parts.trips.getTrip({ contactId }, params.id, readingOf(book));
    if (!trip) throw notOfClient();
    return { body: await this.full(trip, hostOf(req)) };
  });

  readonly answer = handle(answerReservationOperation, async ({ params, body }) => {
    const { clientRef, answer } = body;
    const { id } = params;
    const contactId = await this.parts.clients.findContact(clientRef);
    const outcome =
      contactId === undefined ? 'not-found' : await this.parts.trips.answerUnconfirmed({ contactId }, id, answer);
    if (outcome === 'not-found') throw notOfClient();
    return { body: { id, answer } };
  });

  private async summary(trip: Trip): Promise<object> {
    return toSummary(trip, await this.depositOf(trip));
  }

  private async full(trip: Trip, host: string): Promise<object> {
    // A guest who has not confirmed the reservation gets no payment link.
    return toFull(
      trip,
      await this.depositOf(trip),
      trip.isUnconfirmed ? {} : this.parts.pagesOf(trip.reservationId, host),
    );
  }

  private async depositOf({ reservationId }: Trip) {
    return (await this.parts.records.getBooking(reservationId))?.deposit;
  }
}

const hostOf = (req: Request) => req.get('host') ?? '';
const readingOf = (book: BookQuery): TripReading => ({ isDevMode: book === 'test' });
const notOfClient = () => new ContractProblem('NOT_FOUND', 'This client has no such reservation.');
