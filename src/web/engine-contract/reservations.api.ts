import type { BookingRecords } from '../../core/engine/booking-records.port';
import type { ClientRefs } from '../../core/sign-in/client-refs.port';
import type { Trip } from '../../core/trips/trip';
import type { TripRepository, TripReading } from '../../core/trips/trip-repository.port';
import type { ContractAnswer, ContractCall } from './contract-operation';
import { ContractProblem } from './contract-problem';
import { toFull, toSummary } from './reservation-answers';
import type { AnswerBody } from './reservations.schema';

interface Parts {
  readonly clients: ClientRefs;
  readonly trips: TripRepository;
  readonly records: Pick<BookingRecords, 'getBooking'>;
  /** Whole addresses of this installation's pages about a reservation, for its guest, under the name that the caller knows. */
  readonly pagesOf: (
    reservationId: string,
    host: string,
  ) => { readonly payment: string; readonly fareBreakdown: string };
}

interface Query {
  readonly clientRef: string;
  readonly include?: 'summary' | 'full';
  readonly book: 'live' | 'test';
}

/** A client's reservations for the installation that they are signed in at. Whose they are is checked at every call (reliability C1). */
export class ContractReservationsApi {
  constructor(private readonly parts: Parts) {}

  readonly find = async ({ query, host }: ContractCall): Promise<ContractAnswer> => {
    const { clientRef, include, book } = query as Query;
    const contactId = await this.parts.clients.findContact(clientRef);
    const trips = contactId === undefined ? [] : await this.parts.trips.findTrips({ contactId }, readingOf(book));
    return {
      body: {
        items: await Promise.all(
          trips.map((trip) => (include === 'full' ? this.full(trip, host) : this.summary(trip))),
        ),
      },
    };
  };

  readonly get = async ({ params, query, host }: ContractCall): Promise<ContractAnswer> => {
    const { clientRef, book } = query as Query;
    const contactId = await this.parts.clients.findContact(clientRef);
    const trip =
      contactId === undefined
        ? undefined
        : await this.parts.trips.getTrip({ contactId }, params['id'] ?? '', readingOf(book));
    if (!trip) throw notTheirs();
    return { body: await this.full(trip, host) };
  };

  readonly answer = async ({ params, body }: ContractCall): Promise<ContractAnswer> => {
    const { clientRef, answer } = body as AnswerBody;
    const id = params['id'] ?? '';
    const contactId = await this.parts.clients.findContact(clientRef);
    const outcome =
      contactId === undefined ? 'not-found' : await this.parts.trips.answerUnconfirmed({ contactId }, id, answer);
    if (outcome === 'not-found') throw notTheirs();
    return { body: { id, answer } };
  };

  private async summary(trip: Trip): Promise<object> {
    return toSummary(trip, await this.depositOf(trip));
  }

  private async full(trip: Trip, host: string): Promise<object> {
    // Who has only been typed as its guest is not led to its payment.
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

const readingOf = (book: Query['book']): TripReading => ({ isDevMode: book === 'test' });
const notTheirs = () => new ContractProblem('NOT_FOUND', 'This client has no such reservation.');
