import type { CalendarShares } from '../../src/core/calendar/calendar-shares.port';

export interface CalendarSharesUnderTest {
  readonly shares: CalendarShares;
  readonly otherNode: CalendarShares;
  close(): Promise<void>;
}

export function describeCalendarShares(name: string, open: () => Promise<CalendarSharesUnderTest>): void {
  describe(`CalendarShares on ${name}`, () => {
    let line: CalendarSharesUnderTest;
    beforeAll(async () => {
      line = await open();
    }, 60_000);
    afterAll(() => line.close());

    const eleanors = { contactId: 'eleanor', reservationId: '100200' };

    it('C2 opens one share of a guest’s trip, found by its digest alone', async () => {
      await Promise.all([
        line.shares.open({ ...eleanors, seed: 'one', digest: 'digest of one' }),
        line.otherNode.open({ ...eleanors, seed: 'two', digest: 'digest of two' }),
      ]);
      const { seed } = (await line.shares.find(eleanors)) ?? { seed: '' };
      expect([
        await line.shares.findByDigest(`digest of ${seed}`),
        await line.shares.findByDigest(seed),
        await line.otherNode.find(eleanors),
      ]).toEqual([eleanors, undefined, { seed }]);
      expect([
        await line.shares.find({ ...eleanors, contactId: 'james' }),
        await line.shares.find({ ...eleanors, reservationId: '100201' }),
      ]).toEqual([undefined, undefined]);
    });

    it('C2 ends one share and no other, and begins anew', async () => {
      const other = { ...eleanors, reservationId: '100300' };
      await line.shares.open({ ...other, seed: 'three', digest: 'digest of three' });
      await line.otherNode.close(eleanors);
      await line.otherNode.close(eleanors);
      expect([
        await line.shares.find(eleanors),
        await line.shares.findByDigest('digest of one'),
        await line.shares.findByDigest('digest of three'),
      ]).toEqual([undefined, undefined, other]);
      await line.shares.open({ ...eleanors, seed: 'four', digest: 'digest of four' });
      expect(await line.shares.find(eleanors)).toEqual({ seed: 'four' });
      expect(await line.otherNode.findByDigest('digest of four')).toEqual(eleanors);
    });
  });
}
