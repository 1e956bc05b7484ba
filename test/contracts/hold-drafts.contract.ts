import type { CabinBookings } from '../../src/core/engine/cabin-bookings.port';
import type { HoldDrafts } from '../../src/core/engine/hold-drafts.port';
import { aBookingRequest, aQuote } from '../builders/a-booking';

export interface HoldDraftsUnderTest {
  readonly drafts: HoldDrafts;
  readonly otherNode: HoldDrafts;
  readonly cabinBookings: Pick<CabinBookings, 'hold'>;
  now(): Date;
  pass(time: { readonly minutes: number }): void;
  /** A sailing that no test has used yet, with five cabins of category SV, three of OS, and nothing sold. */
  nextSailing(): string;
  close(): Promise<void>;
}

export function describeHoldDrafts(name: string, open: () => Promise<HoldDraftsUnderTest>): void {
  describe(`HoldDrafts: ${name}`, () => {
    it('F8 F9 has what was typed last, on either node, until it is forgotten or its hold has ended', async () => {
      const engine = await open();
      try {
        const { drafts: here, otherNode: there } = engine;
        const outcome = await engine.cabinBookings.hold({
          ...aBookingRequest({ itineraryId: engine.nextSailing() }),
          quote: aQuote(),
          expiresAt: new Date(engine.now().getTime() + 600_000),
        });
        const holdId = outcome.kind === 'held' ? outcome.hold.holdId : '';
        expect(await here.find(holdId)).toBeUndefined();
        await here.save(holdId, { 'guest1-first': 'Ada' });
        await there.save(holdId, { 'guest1-first': 'Adele', 'guest1-birth-year': '1980' });
        expect(await here.find(holdId)).toEqual({ 'guest1-first': 'Adele', 'guest1-birth-year': '1980' });
        await here.forget(holdId);
        expect(await there.find(holdId)).toBeUndefined();
        engine.pass({ minutes: 11 });
        await here.save(holdId, { 'guest1-first': 'Ada' });
        expect(await here.find(holdId)).toBeUndefined();
      } finally {
        await engine.close();
      }
    });
  });
}
