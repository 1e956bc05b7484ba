import { setTimeout as sleep } from 'node:timers/promises';
import type { Locks } from '../../src/core/shared/locks.port';
import { Unavailable } from '../../src/core/shared/unavailable';

export interface LocksUnderTest {
  readonly locks: Locks;
  readonly otherNode: Locks;
  /** How long a lock is held without a sign of life: long enough for a machine that tests two files at once. */
  readonly leaseMs: number;
  /** A node that died while it had the turn of this key. */
  die(key: string): Promise<void>;
  close(): Promise<void>;
}

export function describeLocks(name: string, open: () => Promise<LocksUnderTest>): void {
  describe(`Turns on ${name}`, () => {
    let line: LocksUnderTest;
    let count = 0;
    /** Resolves when the turn has come: the other node must not be first. */
    const begun = (key: string, work: () => Promise<void>) =>
      new Promise<{ readonly end: Promise<void> }>((resolve) => {
        const end = line.locks.take(key, () => {
          resolve({ end });
          return work();
        });
      });
    const aKey = () => `key-${(count += 1)}`;
    beforeAll(async () => {
      line = await open();
    });
    afterAll(() => line.close());

    it('D5 lets one of many at a time do its work, on two nodes', async () => {
      const key = aKey();
      let [inside, maxConcurrent, seats] = [0, 0, 10];
      // Like a system that checks and then writes: two at once would both see the last seat.
      const sell = async () => {
        inside += 1;
        maxConcurrent = Math.max(maxConcurrent, inside);
        const seen = seats;
        await sleep(5);
        if (seen > 0) seats = seen - 1;
        inside -= 1;
        return seen > 0;
      };
      const sold = await Promise.all(
        Array.from({ length: 20 }, (_, index) => (index % 2 ? line.locks : line.otherNode).take(key, sell)),
      );
      expect([maxConcurrent, seats, sold.filter(Boolean).length]).toEqual([1, 0, 10]);
    });

    it('D5 lets work under the lock of another key go on meanwhile', async () => {
      const [one, other] = [aKey(), aKey()];
      await expect(line.locks.take(one, () => line.otherNode.take(other, async () => 'both'))).resolves.toBe('both');
    });

    it('D5 passes the lock on when the work fails, and the failure to its caller', async () => {
      const key = aKey();
      await expect(line.locks.take(key, async () => Promise.reject(new Error('no seats')))).rejects.toThrow('no seats');
      await expect(line.otherNode.take(key, async () => 'next')).resolves.toBe('next');
    });

    it('E10 passes the lock of a node that died on', async () => {
      const key = aKey();
      await line.die(key);
      await expect(line.otherNode.take(key, async () => 'next')).resolves.toBe('next');
    });

    it('E10 keeps the lock of a node that is only slow', async () => {
      const key = aKey();
      let isOver = false;
      const slow = await begun(key, () => sleep(line.leaseMs * 1.5).then(() => void (isOver = true)));
      await line.otherNode.take(key, async () => expect(isOver).toBe(true));
      await slow.end;
    });

    it('D5 says that it does not come, with nothing done, to who waits too long', async () => {
      const key = aKey();
      let end = () => {};
      const holding = await begun(key, () => new Promise<void>((resolve) => (end = resolve)));
      let isDone = false;
      const waits = [line.locks, line.otherNode].map((locks) => locks.take(key, async () => void (isDone = true)));
      for (const outcome of await Promise.allSettled(waits))
        expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(Unavailable) });
      end();
      await holding.end;
      expect(isDone).toBe(false);
      await expect(line.locks.take(key, async () => 'next')).resolves.toBe('next');
    });
  });
}
