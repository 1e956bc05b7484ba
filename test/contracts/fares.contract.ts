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
        fare: { itineraryId: line.itineraryId, nights: 7, suiteFare: { amount: 1_234_500, currency: 'USD' }, portChargesPerGuest: { amount: 63_000 }, maxGuests: 3 },
      });
    });

    it('RES-13 RES-14 tells an unknown sailing, an unknown category and a missing fare apart', async () => {
      expect(await line.fares.findFare('ON1-CYC-990101-007', 'SV')).toEqual({ kind: 'unknown-sailing' });
      expect(await line.fares.findFare(line.itineraryId, 'XX')).toEqual({ kind: 'unknown-category' });
      expect(await line.fares.findFare(line.itineraryId, 'PS')).toEqual({ kind: 'no-fare' });
    });
  });
}
