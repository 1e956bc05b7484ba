import { aDeparture, aPartyRequest } from '../../../../test/builders/a-departure';
import type { EngineCall } from '../engine-client';
import { EngineExcursionBookings } from '../excursion-bookings';

const departure = {
  departureId: 'd-1',
  tourId: 't-1',
  tourCode: 'MYK-01',
  itineraryId: 'ON1-CYC-270503-007',
  date: '2027-05-04',
  startsAt: '09:00',
  timeZone: 'Europe/Athens',
  begins: '2027-05-04T06:00:00Z',
  ends: '2027-05-04T09:00:00Z',
};
const lines = [{ bookingId: 'b-1', participantRef: 'p-1', fullName: 'Eleanor Marsh', ageGroup: 'ADULT', price: null }];
const party = (partyId: string, status: object) => ({
  partyId,
  reservationId: 'ON100200',
  clientRef: 'eleanor',
  departure,
  lines,
  ...status,
});

/** A list of these parties, held against the schema of the call as every answer is. */
const bookingsOver = (...items: readonly object[]) =>
  new EngineExcursionBookings(
    {
      read: async <T>({ schema }: EngineCall<T>) => {
        const { error, value } = schema?.validate({ items }, { convert: false, stripUnknown: true }) ?? {};
        return error
          ? { kind: 'protocol', detail: error.message, mayHaveHappened: false }
          : { kind: 'answered', status: 200, body: value as T };
      },
      write: () => Promise.reject(new Error('Nothing is written.')),
    },
    { report: () => undefined },
  );

describe('the status of a party', () => {
  it.each([
    ['CONFIRMED', 'confirmed'],
    [' confirmed ', 'confirmed'],
    ['PREBOOKED_NOT_POSTED', 'confirmed'],
    ['Prepaid_Not_Posted', 'confirmed'],
    ['DIRECT_NOT_POSTED', 'confirmed'],
    ['OFFERED', 'offered'],
    ['offered', 'offered'],
    ['WAITLIST', 'waiting'],
    ['waitlist', 'waiting'],
    ['ON_REQUEST', 'waiting'],
  ])('EXC-01 EXC-02 is read from the wire value %j', async (status, state) => {
    expect(await bookingsOver(party('one', { status })).findParties(['ON100200'])).toMatchObject([
      { partyId: 'one', state },
    ]);
  });

  it('EXC-02 H26 counts as confirmed when it is blank or missing, and the others of the list stay as they are', async () => {
    const excursionBookings = bookingsOver(
      party('blank', { status: '' }),
      party('blanks', { status: '  ' }),
      party('null', { status: null }),
      party('missing', {}),
      party('waits', { status: 'WAITLIST' }),
    );
    const found = await excursionBookings.findParties(['ON100200']);
    expect(Object.fromEntries(found.map(({ partyId, state }) => [partyId, state]))).toEqual({
      blank: 'confirmed',
      blanks: 'confirmed',
      null: 'confirmed',
      missing: 'confirmed',
      waits: 'waiting',
    });
  });
});

describe('the moments of a party', () => {
  it.each(['2027-05-04T09:00:00+03:00', '2027-05-04T09:00:00.000+0300', '2027-05-04T06:00:00Z'])(
    'EXC-01 is read with its offset: %s',
    async (begins) => {
      const [found] = await bookingsOver({ ...party('one', {}), departure: { ...departure, begins } }).findParties([
        'r',
      ]);
      expect(found?.departure.begins.toISOString()).toBe('2027-05-04T06:00:00.000Z');
    },
  );

  it.each(['2027-05-04T09:00:00', '2027-05-04', '2027-10-31T02:30'])(
    'EXC-01 is refused without an offset, because it would be read in the time zone of the server: %s',
    async (begins) => {
      await expect(
        bookingsOver({ ...party('one', {}), departure: { ...departure, begins } }).findParties(['r']),
      ).rejects.toMatchObject({ name: 'Unavailable' });
    },
  );
});

describe('the price of a party', () => {
  it.each([
    ['180.00', []],
    ['175.00', [{ tourCode: 'ONX-1803', shown: '$180.00', booked: '$175.00' }]],
    [undefined, []],
  ])('C3 F7 is reported where the engine books at another one than the guest was shown: %s', async (total, faults) => {
    const price = total === undefined ? null : { total, currency: 'USD' };
    const answer = { party: party('one', { lines: lines.map((line) => ({ ...line, price })) }) };
    const reported: object[] = [];
    const excursionBookings = new EngineExcursionBookings(
      {
        read: () => Promise.reject(new Error('Nothing is read.')),
        write: async <T>() => ({ kind: 'answered', status: 201, body: answer as T }),
      },
      { report: (_message, about) => void reported.push(about) },
    );
    const request = aPartyRequest({ departure: aDeparture({ begins: new Date('2027-05-04T06:00:00Z') }) });
    expect(await excursionBookings.reserve(request)).toMatchObject({ kind: 'reserved', party: { partyId: 'one' } });
    expect(reported).toEqual(faults);
  });
});
