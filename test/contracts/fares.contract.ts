import type { Fares } from '../../src/core/engine/fares.port';

export interface FaresUnderTest {
  readonly fares: Fares;
  /** As in the contract of SailingInventory; the category PS has cabins but no fare. */
  readonly itineraryId: string;
  close(): Promise<void>;
}

export function describeFares(name: string, open: () => Promise<FaresUnderTest>): void {
  describe(`Fares on ${name}`, () => {
    let line: FaresUnderTest;
    beforeAll(async () => {
      line = await open();
    });
    afterAll(() => line.close());

    it('ENG-01 finds the fare that the site shows', async () => {
      expect(await line.fares.findFare(line.itineraryId, 'SV')).toMatchObject({
        kind: 'fare',
        fare: {
          itineraryId: line.itineraryId,
          nights: 7,
          suiteFare: { amount: 1_234_500, currency: 'USD' },
          portChargesPerGuest: { amount: 63_000 },
          maxGuests: 3,
        },
      });
    });

    it('ENG-01 finds all fares of a sailing at once, each as it finds it alone', async () => {
      const fares = await line.fares.findFares(line.itineraryId);
      expect([...fares.keys()]).toEqual(['OS', 'SV']);
      for (const [category, fare] of fares)
        expect(await line.fares.findFare(line.itineraryId, category)).toEqual({ kind: 'fare', fare });
      expect(fares.get('OS')).toMatchObject({
        portChargesPerGuest: { amount: 40_600 },
        taxesPerGuest: { amount: 15_400 },
        feesPerGuest: { amount: 7_000 },
      });
      expect((await line.fares.findFares('ON1-CYC-990101-007')).size).toBe(0);
    });

    it('RES-13 RES-14 distinguishes an unknown sailing, an unknown category and a missing fare', async () => {
      expect(await line.fares.findFare('ON1-CYC-990101-007', 'SV')).toEqual({ kind: 'unknown-sailing' });
      expect(await line.fares.findFare(line.itineraryId, 'XX')).toEqual({ kind: 'unknown-category' });
      expect(await line.fares.findFare(line.itineraryId, 'PS')).toEqual({ kind: 'no-fare' });
    });
  });
}
