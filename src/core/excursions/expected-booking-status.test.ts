import fc from 'fast-check';
import { expectedBookingStatus } from './expected-booking-status';
import { join } from './seat-ledger';

describe('what a caller may expect', () => {
  it('EXC-07 is a seat for all while enough are left, else a waitlist entry', () => {
    expect([expectedBookingStatus(2, 2), expectedBookingStatus(2, 3), expectedBookingStatus(0, 0)]).toEqual([
      'PREBOOKED_NOT_POSTED',
      'WAITLIST',
      'PREBOOKED_NOT_POSTED',
    ]);
  });

  it('EXC-07 H32 is what the booking system decides while nobody else comes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 1, max: 8 }), (capacity, guests) => {
        const participantIds = Array.from({ length: guests }, (_, index) => `${index}`);
        const [party] = join(
          { capacity, parties: [] },
          { partyId: 'p', participantIds },
          { now: 0, offerEndsAt: 1 },
        ).parties;
        expect(party?.state).toBe(expectedBookingStatus(capacity, guests) === 'WAITLIST' ? 'waiting' : 'confirmed');
      }),
    );
  });
});
