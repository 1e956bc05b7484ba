import type { ApiClient } from './sign-in';

/** Something that a guest's own trip has to offer ashore. */
export interface BookableExcursion {
  readonly reservationId: string;
  readonly departureId: string;
  readonly capacity: number;
  readonly timeZone: string;
  /** The experience's own page. */
  readonly path: string;
  /** Its title. */
  readonly name: string;
  readonly guests: readonly { readonly participantId: string; readonly name: string }[];
}

interface Reservation {
  readonly seawareId: string;
  readonly reservationStatus: string;
  readonly packages: readonly { readonly packageCode: string }[];
}
interface Availability {
  readonly id: string;
  readonly bookableTourId: string;
  readonly availableCapacity: number;
}
interface Tour {
  readonly otalioCode: string;
  readonly url: string;
  readonly title: string;
}

/** The first of a booked trip's experiences that leaves once alone, so that its date is chosen already (EXC-11). */
export async function findExcursion(guest: ApiClient): Promise<BookableExcursion> {
  const read = async <T>(path: string): Promise<T> => (await (await guest.get(path)).json()) as T;
  const tours = await read<readonly Tour[]>('/api/shore-experience');
  for (const {
    seawareId: reservationId,
    reservationStatus,
    packages: [booked],
  } of await read<readonly Reservation[]>('/api/reservations')) {
    if (reservationStatus !== 'BK' || !booked) continue;
    const digits = booked.packageCode.split('-')[2] ?? '';
    const startDate = `20${digits.slice(0, 2)}-${digits.slice(2, 4)}-${digits.slice(4, 6)}`;
    const endDate = new Date(Date.parse(startDate) + 12 * 24 * 3_600_000).toISOString().slice(0, 10);
    const { contents } = await read<{ readonly contents: readonly Availability[] }>(
      `/api/shore-ex-available?startDate=${startDate}&endDate=${endDate}`,
    );
    const codeOf = ({ bookableTourId }: Availability) => bookableTourId.split('.')[1] ?? '';
    const only = contents.find((one) => contents.filter((other) => codeOf(other) === codeOf(one)).length === 1);
    const tour = only && tours.find(({ otalioCode }) => otalioCode === codeOf(only));
    if (!only || !tour) continue;
    const [instance] = await read<readonly { readonly timeZone: string }[]>(
      `/api/shoreex-instances?startDate=${startDate}&endDate=${endDate}&tourCode=${tour.otalioCode}`,
    );
    const guests = await read<BookableExcursion['guests']>(`/api/shore-ex-guests?reservationId=${reservationId}`);
    return {
      reservationId,
      departureId: only.id,
      capacity: only.availableCapacity,
      timeZone: instance?.timeZone ?? 'UTC',
      path: tour.url,
      name: tour.title,
      guests,
    };
  }
  throw new Error('No trip of this guest has an experience that leaves once.');
}

/** Gives back all that guests of the trip have. */
export async function giveEverythingBack(
  guest: ApiClient,
  { reservationId }: Pick<BookableExcursion, 'reservationId'>,
): Promise<void> {
  const guests = (await (await guest.get(`/api/shore-ex-guests?reservationId=${reservationId}`)).json()) as readonly {
    readonly excursionBookings: readonly { readonly id: string }[];
  }[];
  const ids = guests.flatMap(({ excursionBookings }) => excursionBookings.map(({ id }) => id));
  if (ids.length > 0) await guest.delete('/api/shore-ex-book', ids);
}
