import { aSimulatedReservation, engineKey, EngineSimulator } from '../../../test/simulators/engine/engine-simulator';
import { FaultLog } from './fault-log';
import { EngineClient } from './engine-client';
import { HttpTripRepository } from './trip-repository';

/** A reservation whose only amount above 0 is its total. */
const inCurrency = (currency: string, booking: string) => ({
  ...aSimulatedReservation(),
  totals: { booking, paid: '0.00', currency },
  deposit: { due: null, paidAmount: '0.00' },
  lines: [],
  guests: [],
});

const eleanor = { contactId: '0035g00000ElMarAAF' };

describe('trips of an engine over HTTP', () => {
  let engine: EngineSimulator;
  let client: EngineClient;
  let trips: HttpTripRepository;
  let faults: object[];
  beforeEach(async () => {
    engine = new EngineSimulator();
    await engine.listen();
    client = new EngineClient({
      apiUrl: engine.url,
      credentials: { kind: 'key', key: engineKey },
      log: { warn: () => undefined },
    });
    faults = [];
    trips = new HttpTripRepository({
      client,
      faults: new FaultLog({ error: (details, message) => void faults.push({ ...details, message }) }),
    });
  });
  afterEach(async () => {
    client.close();
    await engine.close();
  });

  it('TRP-13 names the other suites of a booking where the engine does, and none where it sells one suite', async () => {
    engine.reservations.push({
      ...aSimulatedReservation(),
      together: [
        { id: 'ON100201', category: 'OS', cabin: '701' },
        { id: 'ON100202', category: 'OS', cabin: null },
      ],
    });
    expect((await trips.getTrip(eleanor, 'ON100200'))?.bookedTogether).toEqual([
      { reservationId: 'ON100201', cabinCategory: 'OS', cabinNumber: '701' },
      { reservationId: 'ON100202', cabinCategory: 'OS' },
    ]);
    engine.reservations.splice(0, 1, aSimulatedReservation());
    expect(await trips.getTrip(eleanor, 'ON100200')).not.toHaveProperty('bookedTogether');
  });

  it('ENG-01 reads the adviser of a reservation where the engine knows of one', async () => {
    engine.reservations.push({
      ...aSimulatedReservation(),
      adviser: { agencyNumber: '12345675', reference: 'NORTH-7' },
    });
    expect((await trips.getTrip(eleanor, 'ON100200'))?.adviser).toEqual({
      agencyNumber: '12345675',
      reference: 'NORTH-7',
    });
    for (const [sent, read] of [
      [{ agencyNumber: '00577123', reference: null }, { agencyNumber: '00577123' }],
      [null, undefined],
      [undefined, undefined],
    ]) {
      engine.reservations.splice(0, 1, { ...aSimulatedReservation(), adviser: sent });
      expect((await trips.getTrip(eleanor, 'ON100200'))?.adviser).toEqual(read);
    }
  });

  it('TRP-13 VOY-07 H23 reads a reservation with its days from the code, which begins the day before, its guests, its money and the credit of all guests', async () => {
    engine.reservations.push(aSimulatedReservation());
    expect(await trips.getTrip(eleanor, 'ON100200')).toEqual({
      reservationId: 'ON100200',
      status: 'BK',
      reservedOn: '2027-01-02',
      depositDueOn: '2027-01-09',
      finalDueOn: '2027-02-02',
      deposit: { amount: 490_000, currency: 'USD' },
      depositPaid: { amount: 490_000, currency: 'USD' },
      totalPaid: { amount: 490_050, currency: 'USD' },
      total: { amount: 2_450_000, currency: 'USD' },
      onboardCredit: { amount: 35_050, currency: 'USD' },
      packages: [
        {
          packageCode: 'ON1-CYC-270502-008',
          packageName: 'Cyclades',
          packageType: 'VOYAGE',
          reservationPackageId: 'ON100200-1',
          cabinCategory: 'SV',
          cabinNumber: '501',
          start: '2027-05-03',
          end: '2027-05-10',
        },
      ],
      passengers: [
        {
          fullName: 'Eleanor Marsh',
          firstName: 'Eleanor',
          lastName: 'Marsh',
          birthday: '1961-04-05',
          email: 'guest@example.com',
        },
        { fullName: 'Tom Marsh', firstName: 'Tom', lastName: 'Marsh' },
      ],
      fareLines: [{ label: 'Suite', amount: { amount: 2_450_000, currency: 'USD' } }],
      isUnconfirmed: false,
    });
  });

  it.each([
    ['JPY', '1500.00', 1_500],
    ['KWD', '1.250', 1_250],
    ['EUR', '1500', 150_000],
  ])('VOY-30 reads amounts of %s by the decimals of the currency: %s', async (currency, total, amount) => {
    engine.reservations.push(inCurrency(currency, total));
    expect((await trips.getTrip(eleanor, 'ON100200'))?.total).toEqual({ amount, currency });
  });

  it.each([
    ['JPY', '1500.50'],
    ['USD', '0.005'],
  ])('VOY-30 D10 shows no trip with an amount that is none of %s, as nothing to pay: %s', async (currency, total) => {
    engine.reservations.push(inCurrency(currency, total));
    await expect(trips.getTrip(eleanor, 'ON100200')).rejects.toMatchObject({
      name: 'Unavailable',
      cause: { message: `protocol: the body has no amount of ${currency} in totals.booking` },
    });
    const fault = `the body has no amount of ${currency} in totals.booking`;
    expect(await trips.findTrips(eleanor)).toMatchObject([{ reservationId: 'ON100200', isUnreadable: true }]);
    expect(faults).toMatchObject([{ reservationId: 'ON100200', fault }]);
  });

  it('ROL-07 E2 lists a guest’s other reservations beside those that cannot be read, of which only the number is known', async () => {
    engine.reservations.push(
      { ...inCurrency('USD', '0.005'), id: 'ON1' },
      aSimulatedReservation({ id: 'ON2' }),
      { ...aSimulatedReservation({ id: 'ON3' }), bookedAt: '2027-02-30' },
      { ...aSimulatedReservation({ id: 'ON4' }), packages: null as never },
    );
    const found = await trips.findTrips(eleanor);
    expect(found.map(({ reservationId, isUnreadable }) => [reservationId, isUnreadable])).toEqual([
      ['ON2', undefined],
      ['ON1', true],
      ['ON3', true],
      ['ON4', true],
    ]);
    expect(found[1]).toMatchObject({ status: '', total: { amount: 0, currency: 'XXX' }, packages: [] });
    expect(faults).toHaveLength(3);
    await expect(trips.getTrip(eleanor, 'ON3')).rejects.toMatchObject({ name: 'Unavailable' });
  });

  it('ROL-07 E2 lists the reservations beside one without a number, and is unavailable where none has one', async () => {
    const unnumbered = [undefined, '', 7, 'x'.repeat(41)].map((id) => ({
      ...aSimulatedReservation(),
      id: id as never,
    }));
    engine.reservations.push(...unnumbered, aSimulatedReservation({ id: 'ON2' }));
    expect((await trips.findTrips(eleanor)).map(({ reservationId }) => reservationId)).toEqual(['ON2']);
    expect(faults).toEqual([{ ...eleanor, message: 'a reservation of the engine has no number' }]);
    engine.reservations.pop();
    await expect(trips.findTrips(eleanor)).rejects.toMatchObject({ name: 'Unavailable' });
  });

  it.each(['BK', 'OF', 'WL', 'CX', 'CT', 'CL', 'TM'])('TRP-05 lets the status %s pass', async (status) => {
    engine.reservations.push(aSimulatedReservation({ status }));
    expect((await trips.findTrips(eleanor)).map((trip) => trip.status)).toEqual([status]);
    expect(faults).toEqual([]);
  });

  it('TRP-05 lets a status pass that came later, is blank or is missing, as it came, and raises an alarm once', async () => {
    engine.reservations.push(
      aSimulatedReservation({ id: 'ON1', status: 'XT' }),
      aSimulatedReservation({ id: 'ON2' }),
      aSimulatedReservation({ id: 'ON3', status: 'bk' }),
      { ...aSimulatedReservation({ id: 'ON4' }), status: undefined as never },
      aSimulatedReservation({ id: 'ON5', status: '' }),
    );
    for (let count = 0; count < 3; count += 1) {
      expect((await trips.findTrips(eleanor)).map(({ reservationId, status }) => [reservationId, status])).toEqual([
        ['ON1', 'XT'],
        ['ON2', 'BK'],
        ['ON3', 'bk'],
        ['ON4', ''],
        ['ON5', ''],
      ]);
    }
    expect(await trips.getTrip(eleanor, 'ON1')).toMatchObject({ reservationId: 'ON1', status: 'XT' });
    expect(faults).toMatchObject([
      { reservationId: 'ON1', status: 'XT' },
      { reservationId: 'ON3', status: 'bk' },
      { reservationId: 'ON4', status: '' },
      { reservationId: 'ON5', status: '' },
    ]);
  });

  it('C1 TRD-14 gives the same answer for a reservation that is missing and for another guest’s', async () => {
    engine.reservations.push(aSimulatedReservation({ clientRef: '0035g00000JaOkaAAF' }));
    expect([
      await trips.getTrip(eleanor, 'ON100200'),
      await trips.getTrip(eleanor, 'ON999999'),
      await trips.findTrips(eleanor),
    ]).toEqual([undefined, undefined, []]);
    expect(await trips.answerUnconfirmed(eleanor, 'ON100200', 'confirm')).toBe('not-found');
  });

  it('C9 asks with what was given, whatever it is, and never for another address', async () => {
    await trips.findTrips({ contactId: "'&include=summary&clientRef=other#" });
    expect(engine.seen.at(-1)?.path).toBe('/v1/reservations');
    const before = engine.calls;
    for (const id of ['../reservations', 'a/b', 'x'.repeat(41), '', '%2e%2e'])
      expect(await trips.getTrip(eleanor, id)).toBeUndefined();
    expect(engine.calls).toBe(before);
  });

  it('E2 is unavailable when the engine is, and caches no guest’s reservations', async () => {
    engine.reservations.push(aSimulatedReservation());
    await trips.findTrips(eleanor);
    engine.breakDown('error-500');
    await expect(trips.findTrips(eleanor)).rejects.toMatchObject({ name: 'Unavailable', system: 'reservation engine' });
    await expect(trips.getTrip(eleanor, 'ON100200')).rejects.toMatchObject({ name: 'Unavailable' });
    await expect(trips.answerUnconfirmed(eleanor, 'ON100200', 'disown')).rejects.toMatchObject({ name: 'Unavailable' });
  });

  it('TRD-15 asks for test reservations only when they are wanted', async () => {
    const seen: (string | undefined)[] = [];
    const asking = new HttpTripRepository({
      client: {
        read: async (call: { query?: Record<string, string> }) => (
          seen.push(call.query?.['book']),
          { kind: 'answered', status: 200, body: { items: [] } }
        ),
      } as never,
      faults: new FaultLog({ error: () => undefined }),
    });
    await asking.findTrips(eleanor, { isDevMode: true });
    await asking.findTrips(eleanor, { isDevMode: false });
    expect(seen).toEqual(['test', undefined]);
  });
});
