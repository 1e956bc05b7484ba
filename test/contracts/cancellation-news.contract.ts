import type { CancellationNews } from '../../src/core/engine/cancellation-news.port';
import { addMoney, isPositive } from '../../src/core/shared/money';

export interface CancellationNewsUnderTest {
  readonly news: CancellationNews;
  /** The same reservations, as another node sees them. */
  readonly otherNode: CancellationNews;
  /** A reservation with its deposit paid, and a place in line; the first guest is Ada, ada@example.com. Each gives its number. */
  bookPaid(): Promise<string>;
  joinLine(): Promise<string>;
  /** The line’s people end it. */
  end(reservationId: string): Promise<void>;
  now(): Date;
  pass(time: { readonly minutes: number }): void;
  close(): Promise<void>;
}

export function describeCancellationNews(name: string, open: () => Promise<CancellationNewsUnderTest>): void {
  describe(`CancellationNews on ${name}`, () => {
    let line: CancellationNewsUnderTest;
    beforeAll(async () => {
      line = await open();
    });
    afterAll(() => line.close());

    const take = async () => {
      const leaseUntil = new Date(line.now().getTime() + 60_000);
      return (await Promise.all([line.news, line.otherNode, line.news].map((node) => node.takeUntold(leaseUntil)))).flat();
    };

    it('H56 gives out what a guest is to hear of a reservation and of a place in line that was ended, and of no other', async () => {
      const [booked, inLine] = [await line.bookPaid(), await line.joinLine(), await line.bookPaid()];
      expect(await take()).toEqual([]);
      for (const ended of [booked, inLine]) await line.end(ended);
      const untold = (await take()).toSorted((one, other) => Number(one.wasInLine) - Number(other.wasInLine));
      expect(untold).toMatchObject([
        { reservationId: booked, wasInLine: false, firstName: 'Ada', email: 'ada@example.com' },
        { reservationId: inLine, wasInLine: true, paid: { amount: 0 }, kept: { amount: 0 }, back: { amount: 0 }, firstName: 'Ada', email: 'ada@example.com' },
      ]);
      for (const { paid, kept, back, voyage, start, end } of untold) {
        expect(addMoney(kept, back)).toEqual(paid);
        expect(voyage).toMatch(/\S/);
        expect(start < end).toBe(true);
      }
      expect(untold.map(({ paid }) => isPositive(paid))).toEqual([true, false]);
      for (const ended of [booked, inLine]) await line.news.noteTold(ended);
    });

    it('H56 gives each to one caller until it is told, and to another when that one was lost', async () => {
      const [told, lost] = [await line.bookPaid(), await line.bookPaid()];
      for (const ended of [told, lost, told]) await line.end(ended);
      expect((await take()).map(({ reservationId }) => reservationId).toSorted()).toEqual([told, lost].toSorted());
      expect(await take()).toEqual([]);
      await line.otherNode.noteTold(told);
      line.pass({ minutes: 2 });
      expect((await take()).map(({ reservationId }) => reservationId)).toEqual([lost]);
      await line.news.noteTold(lost);
      line.pass({ minutes: 2 });
      expect(await take()).toEqual([]);
    });
  });
}
