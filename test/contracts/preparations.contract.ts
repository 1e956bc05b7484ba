import type { EmbarkationHours } from '../../src/core/preparation/embarkation-hours.port';
import type { Preparations } from '../../src/core/preparation/preparations.port';
import { until } from '../support/until';

export interface PreparationsUnderTest {
  readonly preparations: Preparations;
  readonly otherNode: Preparations;
  readonly hours: EmbarkationHours;
  readonly otherHours: EmbarkationHours;
  /** Everything that is stored, as text. */
  stored(): Promise<string>;
  close(): Promise<void>;
}

export function describePreparations(name: string, open: () => Promise<PreparationsUnderTest>): void {
  describe(`Preparations and EmbarkationHours on ${name}`, () => {
    let line: PreparationsUnderTest;
    beforeAll(async () => {
      line = await open();
    }, 60_000);
    afterAll(() => line.close());

    const papers = {
      reservationId: '100200',
      traveller: 1,
      item: 'papers',
      values: { number: 'X1234567', nationality: 'GB' },
      sharedWith: ['consultant'],
      ownerId: 'daniel',
    } as const;

    it('F9 has what was entered last, of each traveller of each trip, and stores none of it in clear', async () => {
      await line.preparations.save({ ...papers, values: { number: 'Y7654321' } });
      await line.otherNode.save(papers);
      await line.otherNode.save({ ...papers, reservationId: '100300', values: { number: 'Z9999999' } });
      const [entry, ...others] = await line.preparations.find('100200');
      expect([entry, others]).toEqual([{ ...papers, savedAt: expect.any(Date) as Date }, []]);
      expect((await line.otherNode.findOwned('daniel')).map(({ reservationId }) => reservationId)).toEqual([
        '100200',
        '100300',
      ]);
      expect(await line.stored()).not.toMatch(/X1234567|Y7654321|Z9999999/);
    });

    it('F9 reads the entries of a trip once until something is written, on whichever node', async () => {
      const saved = { ...papers, reservationId: '100400' };
      await line.preparations.save(saved);
      // While a transaction of anybody is open, PostgreSQL cannot exclude a write.
      const isReadOnce = async () => {
        const before = await line.preparations.find('100400');
        return before === (await line.preparations.find('100400'));
      };
      await until(isReadOnce, true);
      await line.otherNode.save({ ...saved, values: { number: 'W5555555' } });
      expect(await line.preparations.find('100400')).toMatchObject([{ values: { number: 'W5555555' } }]);
    });

    it('F9 remembers for the next trip what a guest asked it to, of each guest apart', async () => {
      await line.preparations.remember('daniel', 'papers', papers.values);
      await line.otherNode.remember('daniel', 'papers', { number: 'N2222222' });
      expect([...(await line.preparations.findRemembered('daniel'))]).toEqual([['papers', { number: 'N2222222' }]]);
      expect((await line.preparations.findRemembered('ada')).size).toBe(0);
      expect(await line.stored()).not.toContain('N2222222');
    });

    it('gives each hour to no more guests than it has room for, of many at once on two nodes', async () => {
      const outcomes = await Promise.all(
        Array.from({ length: 12 }, (_, guest) =>
          (guest % 2 ? line.hours : line.otherHours).take({
            itineraryId: 'S1',
            reservationId: `reservation ${Math.floor(guest / 2)}`,
            traveller: guest % 2,
            hour: guest % 3 === 0 ? '13:00' : '13:30',
            capacity: 2,
          }),
        ),
      );
      expect(outcomes.filter((outcome) => outcome === 'taken')).toHaveLength(4);
      expect(await line.hours.count('S1')).toEqual(
        new Map([
          ['13:00', 2],
          ['13:30', 2],
        ]),
      );
    }, 60_000);

    it('gives an hour back as it gives another one, and changes nothing when that is full', async () => {
      const seat = { itineraryId: 'S2', reservationId: 'r', traveller: 0, capacity: 1 };
      expect(await line.hours.take({ ...seat, hour: '13:00' })).toBe('taken');
      expect(await line.otherHours.take({ ...seat, hour: '13:00' })).toBe('taken');
      expect(await line.hours.take({ ...seat, hour: '14:00' })).toBe('taken');
      expect([...(await line.otherHours.count('S2'))]).toEqual([['14:00', 1]]);
      expect(await line.otherHours.take({ ...seat, traveller: 1, hour: '13:00' })).toBe('taken');
      expect(await line.hours.take({ ...seat, traveller: 1, hour: '14:00' })).toBe('full');
      expect(await line.hours.count('S2')).toEqual(
        new Map([
          ['13:00', 1],
          ['14:00', 1],
        ]),
      );
    });
  });
}
