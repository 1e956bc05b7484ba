import type { TripRepository } from '../../src/core/trips/trip-repository.port';

export interface TripRepositoryUnderTest {
  readonly trips: TripRepository;
  /** A visitor books a suite for the guest with this e-mail; a signed-in guest books with `contactId`. Returns the number. */
  book(booking: { readonly email: string; readonly contactId?: string }): Promise<string>;
  /** The guest proves the address now. */
  verify(contactId: string, email: string): Promise<void>;
  pass(time: { readonly minutes: number }): void;
  /** The contact that owns an e-mail. */
  ownerOf(email: string): Promise<string | undefined>;
  /** Two contacts that existed before, with their addresses. */
  readonly guest: { readonly contactId: string; readonly email: string };
  readonly other: { readonly contactId: string; readonly email: string };
  close(): Promise<void>;
}

export function describeTripRepository(name: string, open: () => Promise<TripRepositoryUnderTest>): void {
  describe(`TripRepository on ${name}`, () => {
    let line: TripRepositoryUnderTest;
    beforeEach(async () => {
      line = await open();
    });
    afterEach(() => line.close());

    const numbersOf = async (contactId: string) =>
      (await line.trips.findTrips({ contactId })).map((trip) => trip.reservationId);

    it('TRP-13 shows a guest what they booked while signed in', async () => {
      const number = await line.book({ email: 'somebody@example.com', contactId: line.other.contactId });
      expect(await line.trips.getTrip({ contactId: line.other.contactId }, number)).toMatchObject({
        reservationId: number,
        isUnconfirmed: false,
      });
    });

    it('C1 TRD-14 knows nothing of another guest’s reservation, nor of one that does not exist', async () => {
      const number = await line.book({ email: line.guest.email, contactId: line.guest.contactId });
      expect(await line.trips.getTrip({ contactId: line.other.contactId }, number)).toBeUndefined();
      expect(await line.trips.getTrip({ contactId: line.other.contactId }, 'ON79999999')).toBeUndefined();
      expect(await line.trips.findTrips({ contactId: 'nobody' })).toEqual([]);
      expect(await line.trips.answerUnconfirmed({ contactId: line.other.contactId }, number, 'confirm')).toBe(
        'not-found',
      );
      expect(await numbersOf(line.other.contactId)).toEqual([]);
    });

    it('H21 lists trips by start date, then number', async () => {
      for (let count = 0; count < 4; count += 1)
        await line.book({ email: 'x@example.com', contactId: line.other.contactId });
      const keys = (await line.trips.findTrips({ contactId: line.other.contactId })).map(
        (trip) => `${trip.packages[0]?.start} ${trip.reservationId}`,
      );
      expect(keys).toHaveLength(4);
      expect(keys).toEqual([...keys].sort());
    });

    it('ROL-04 shows a visitor’s booking only once its address was proved after it', async () => {
      const { contactId, email } = line.other;
      await line.verify(contactId, email);
      line.pass({ minutes: 1 });
      const number = await line.book({ email });
      expect(await numbersOf(contactId)).toEqual([]);
      expect(await line.trips.getTrip({ contactId }, number)).toBeUndefined();
      line.pass({ minutes: 1 });
      await line.verify(contactId, email);
      expect(await line.trips.getTrip({ contactId }, number)).toMatchObject({
        reservationId: number,
        isUnconfirmed: true,
      });
    });

    it('ROL-04 is not impressed by another address of the same guest', async () => {
      const { contactId, email } = line.other;
      await line.book({ email });
      line.pass({ minutes: 1 });
      await line.verify(contactId, 'another@example.com');
      expect(await numbersOf(contactId)).toEqual([]);
    });

    it('ROL-04 keeps a booking that its guest confirms, and asks no more', async () => {
      const { contactId, email } = line.other;
      const number = await line.book({ email });
      line.pass({ minutes: 1 });
      expect(await line.trips.answerUnconfirmed({ contactId }, number, 'confirm')).toBe('not-found');
      await line.verify(contactId, email);
      expect(await line.trips.answerUnconfirmed({ contactId }, number, 'confirm')).toBe('done');
      expect(await line.trips.answerUnconfirmed({ contactId }, number, 'confirm')).toBe('done');
      expect(await line.trips.getTrip({ contactId }, number)).toMatchObject({ isUnconfirmed: false });
      expect(await line.trips.answerUnconfirmed({ contactId }, number, 'disown')).toBe('not-found');
    });

    it('ROL-04 lets a booking go for ever that its guest disowns', async () => {
      const { contactId, email } = line.other;
      const number = await line.book({ email });
      line.pass({ minutes: 1 });
      await line.verify(contactId, email);
      expect(await line.trips.answerUnconfirmed({ contactId }, number, 'disown')).toBe('done');
      expect(await line.trips.answerUnconfirmed({ contactId }, number, 'disown')).toBe('done');
      line.pass({ minutes: 1 });
      await line.verify(contactId, email);
      expect(await numbersOf(contactId)).toEqual([]);
      expect(await line.trips.answerUnconfirmed({ contactId }, number, 'confirm')).toBe('not-found');
    });

    it('AUT-27 makes a contact for a new address, one only, however many book with it at once', async () => {
      const email = 'brand.new@example.com';
      expect(await line.ownerOf(email)).toBeUndefined();
      const numbers = await Promise.all([1, 2, 3, 4].map(() => line.book({ email })));
      const contactId = (await line.ownerOf(email)) ?? '';
      line.pass({ minutes: 1 });
      await line.verify(contactId, email);
      expect((await numbersOf(contactId)).sort()).toEqual(numbers.sort());
    });
  });
}
