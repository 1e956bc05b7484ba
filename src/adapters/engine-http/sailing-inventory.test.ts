import { aSimulatedVoyage, engineKey, EngineSimulator } from '../../../test/simulators/engine/engine-simulator';
import { suiteButtonLabel } from '../../core/reserve/suite-button';
import type { SuiteAvailability } from '../../core/voyages/sailing';
import { FaultLog } from './fault-log';
import { EngineClient } from './engine-client';
import { CachedReads } from './cached-reads';
import { HttpSailingInventory } from './sailing-inventory';

const labelOf = (suite: SuiteAvailability | undefined) =>
  suiteButtonLabel({ suiteId: 'BR-I,SV', availableCabins: suite?.availableCabins, price: suite?.price });
const category = (price: unknown, more: object = {}) => ({
  category: 'SV',
  availableCabins: 2,
  status: 'OK',
  price,
  ...more,
});

describe('sailings of an engine over HTTP', () => {
  let engine: EngineSimulator;
  let client: EngineClient;
  let inventory: HttpSailingInventory;
  let faults: object[];
  let warnings: string[];
  let now: number;
  beforeEach(async () => {
    engine = new EngineSimulator();
    await engine.listen();
    client = new EngineClient({
      apiUrl: engine.url,
      credentials: { kind: 'key', key: engineKey },
      log: { warn: (details) => void warnings.push(JSON.stringify(details)) },
    });
    warnings = [];
    faults = [];
    now = 1_000;
    inventory = new HttpSailingInventory({
      reads: new CachedReads(client, { now: () => now, limits: { briefMs: 20_000 } }),
      faults: new FaultLog({ error: (details, message) => void faults.push({ ...details, message }) }),
    });
  });
  afterEach(async () => {
    client.close();
    await engine.close();
  });

  const offer = (...voyages: Parameters<typeof aSimulatedVoyage>[0][]) =>
    void engine.voyages.splice(0, Infinity, ...voyages.map(aSimulatedVoyage));
  const code = 'ON1-CYC-270503-007';
  const suiteOf = async (categories: readonly object[]) => {
    offer({ categories: categories as never });
    return (await inventory.getSailing(code))?.suites.find((suite) => suite.category === 'SV');
  };

  it.each(['ON1-CYC-270503-007', 'ON1-270503-007', 'ON1-I270503-007'])(
    'VOY-04 H22 reads the itinerary id %s',
    async (id) => {
      offer({ code: id });
      const sailing = {
        itineraryId: id,
        voyageId: 'CYC',
        start: '2027-05-03',
        end: '2027-05-10',
        nights: 7,
        fromPrice: { amount: 2_450_000, currency: 'USD' },
        isWaitlistOnly: false,
      };
      expect(await inventory.getSailing(id)).toMatchObject(sailing);
      expect(await inventory.findSailings()).toMatchObject([sailing]);
    },
  );

  it('VOY-32 raises “No voyage code” for a voyage that is filed under no WEB DEST, and leaves it out of lists', async () => {
    offer(
      { classifications: [{ type: 'SHIP', code: 'ON1' }] },
      { code: 'ON1-CYC-270510-007', from: { dateTime: '2027-05-10T18:00', port: 'P' } },
    );
    await expect(inventory.getSailing(code)).rejects.toMatchObject({
      name: 'Unavailable',
      cause: { name: 'NoVoyageCodeError', message: 'No voyage code' },
    });
    expect((await inventory.findSailings()).map(({ itineraryId }) => itineraryId)).toEqual(['ON1-CYC-270510-007']);
    expect(faults).toEqual([{ code, why: 'No voyage code', message: 'a voyage of the engine is left out' }]);
    now += 60_000;
    await inventory.findSailings();
    expect(faults).toHaveLength(1);
  });

  it('VOY-28 H22 leaves out one voyage that violates the contract, names what is wrong with it, and shows the others', async () => {
    offer({ sailDays: '7' as never }, { code: 'ON1-CYC-270510-007' }, { code: 'guest@example.com', to: null as never });
    expect((await inventory.findSailings()).map(({ itineraryId }) => itineraryId)).toEqual(['ON1-CYC-270510-007']);
    expect(faults).toEqual([
      { code, why: 'sailDays should be a number, found text', message: 'a voyage of the engine is left out' },
      { code: 'unknown', why: 'to should be an object, found null', message: 'a voyage of the engine is left out' },
    ]);
    await expect(inventory.getSailing(code)).rejects.toMatchObject({ name: 'Unavailable' });
  });

  it('E1 refuses a list in which no voyage can be read, so that the last good one stays', async () => {
    offer({});
    await inventory.findSailings();
    const wrong = { from: undefined as never };
    offer(wrong, wrong, wrong);
    now += 60_000;
    expect(await inventory.findSailings()).toHaveLength(1);
    offer(wrong);
    now += 60_000;
    await expect(inventory.findSailings()).rejects.toMatchObject({ name: 'Unavailable' });
    expect(warnings.join()).toContain('items have no voyage that can be read, the first because from is missing');
  });

  it('VOY-28 shows a voyage once that comes on two pages, and reports it', async () => {
    offer({}, { code: 'ON1-CYC-270510-007' }, {});
    expect(await inventory.findSailings()).toHaveLength(2);
    expect(faults).toEqual([{ code, message: 'a voyage of the engine comes twice' }]);
  });

  it.each([
    [{ total: '0.00', currency: 'USD' }],
    [{ total: 'N/A', currency: 'USD' }],
    [{ total: '', currency: 'USD' }],
    [{ total: null, currency: 'USD' }],
    [{ total: 24_500, currency: 'USD' }],
    [{ total: '-1.00', currency: 'USD' }],
    [{ total: '1e9', currency: 'USD' }],
    [{ total: '24500.00', currency: 'dollars' }],
    [{ total: '24500.00' }],
    ['24500.00'],
    [null],
    [undefined],
  ])('VOY-25 H24 leaves out a price that the engine gives as %j', async (price) => {
    expect(await suiteOf([category(price)])).toEqual({ category: 'SV', availableCabins: 2 });
  });

  it('VOY-30 reads whole and broken amounts to the cent', async () => {
    for (const [total, amount] of [
      ['24500', 2_450_000],
      ['24500.5', 2_450_050],
      ['0.01', 1],
      ['999999999999.99', 99_999_999_999_999],
    ] as const) {
      expect(await suiteOf([category({ total, currency: 'EUR' })])).toMatchObject({
        price: { amount, currency: 'EUR' },
      });
    }
  });

  it('H24 VOY-25 offers the waitlist for a category that the engine does not name, and for one without availability', async () => {
    const price = { total: '24500.00', currency: 'USD' };
    const missing = [{ ...category(price), category: 'OS' }];
    const responses = [
      category(price, { status: 'NA' }),
      category(price, { status: 'RESERVED_FOR_CHARTER' }),
      category(price, { status: 'WL' }),
    ];
    const suites = [await suiteOf(missing)];
    for (const one of responses) suites.push(await suiteOf([one]));
    expect(suites.slice(0, 1)).toEqual([undefined]);
    for (const suite of suites) expect(labelOf(suite)).toBe('Join Waitlist');
    expect(labelOf(await suiteOf([category(price)]))).toBe('Select');
    expect(await suiteOf([category(price, { status: 'RESERVED_FOR_CHARTER' })])).toEqual({ category: 'SV' });
    expect(await suiteOf([category(price, { status: 'WL' })])).toEqual({
      category: 'SV',
      availableCabins: 0,
      price: { amount: 2_450_000, currency: 'USD' },
    });
  });

  it('E5 asks again with the ETag, and reads what has changed', async () => {
    offer({});
    await inventory.getSailing(code);
    await inventory.getSailing(code);
    const asked = engine.seen.filter(({ path }) => path.endsWith('/availability'));
    expect(asked.map(({ headers }) => headers['if-none-match'] !== undefined)).toEqual([false, true]);
    offer({ categories: [category({ total: '1.00', currency: 'USD' })] as never });
    expect((await inventory.getSailing(code))?.suites).toEqual([
      { category: 'SV', availableCabins: 2, price: { amount: 100, currency: 'USD' } },
    ]);
  });

  it('H65 caches a list for ten seconds, fetches it once for many requests, and never keeps it longer than thirty', async () => {
    offer({});
    await Promise.all([inventory.findSailings(), inventory.findSailings(), inventory.findSailings()]);
    expect(engine.calls).toBe(1);
    offer();
    now += 9_999;
    expect(await inventory.findSailings()).toHaveLength(1);
    now += 1;
    expect(await inventory.findSailings()).toEqual([]);
  });

  it('E2 lets the last good answer stand in for fifteen minutes, then hides prices and cabins', async () => {
    offer({});
    const good = await inventory.getSailing(code);
    await inventory.findSailings();
    engine.breakDown('error-500');
    now += 15 * 60_000;
    expect([await inventory.getSailing(code), (await inventory.findSailings())[0]]).toEqual([good, good]);
    now += 1;
    for (const hidden of [await inventory.getSailing(code), (await inventory.findSailings())[0]]) {
      expect(hidden).toMatchObject({ itineraryId: code, start: '2027-05-03', suites: [], isWaitlistOnly: true });
      expect(hidden).not.toHaveProperty('fromPrice');
    }
    now += 11 * 24 * 3600_000;
    await expect(inventory.findSailings()).rejects.toMatchObject({ name: 'Unavailable' });
  });

  it('VOY-28 reads on to the last page, and knows an unknown voyage from an engine that fails', async () => {
    offer(...Array.from({ length: 450 }, (_, index) => ({ code: `ON1-C${index}-270503-007` })));
    expect(await inventory.findSailings()).toHaveLength(450);
    expect(engine.calls).toBe(3);
    expect(await inventory.getSailing('ON1-CYC-990101-007')).toBeUndefined();
    expect(await inventory.getSailing('../reservations')).toBeUndefined();
    engine.breakDown('garbage');
    await expect(inventory.getSailing('ON1-C7-270503-007')).rejects.toMatchObject({ name: 'Unavailable' });
  });
});
