import { suitesOf } from '../../core/engine/held-suites';
import type { AddSuiteOutcome, HoldSuites } from '../../core/engine/hold-suites.port';
import type { Clock } from '../../core/shared/clock.port';
import { atomically } from '../sql/atomically';
import type { OpenDatabase, OpenTransaction } from '../sql/line-database';
import { CabinGone } from './booking/cabin-gone';
import { addSuite, lockHold, moveSuite, removeSuite, saveSuites } from './booking/change-suites';
import { type HoldRow, toHold } from './booking/hold-row';
import { TooManyHolds } from './booking/limit-holds';

export class EmbeddedHoldSuites implements HoldSuites {
  constructor(
    private readonly db: OpenDatabase,
    private readonly clock: Clock,
  ) {}

  async addSuite(
    holdId: string,
    suite: Parameters<HoldSuites['addSuite']>[1],
    { expiresAt, maxLifeMs, seenSuites, actor }: Parameters<HoldSuites['addSuite']>[2],
  ): Promise<AddSuiteOutcome> {
    const now = this.now();
    try {
      return await atomically(this.db, async (transaction): Promise<AddSuiteOutcome> => {
        const row = await lockHold(transaction, holdId, now);
        if (typeof row === 'string') return { kind: row };
        const isRepeat = suitesOf(toHold(row)).length !== seenSuites;
        if (isRepeat) return { kind: 'held', hold: toHold(row) };
        const until = Math.min(expiresAt.getTime(), row.created_at + maxLifeMs);
        return { kind: 'held', hold: toHold(await addSuite(transaction, row, suite, { actor, now, until })) };
      });
    } catch (error) {
      if (error instanceof CabinGone) return { kind: 'sold-out' };
      if (error instanceof TooManyHolds) return { kind: 'too-many-holds', limit: error.limit };
      throw error;
    }
  }

  removeSuite(holdId: string, cabinNumber: string): ReturnType<HoldSuites['removeSuite']> {
    return this.inHold(holdId, (transaction, row) => removeSuite(transaction, row, cabinNumber));
  }

  moveSuite(holdId: string, move: Parameters<HoldSuites['moveSuite']>[1]): ReturnType<HoldSuites['moveSuite']> {
    const now = this.now();
    return this.inHold(holdId, (transaction, row) => moveSuite(transaction, row, { ...move, now }));
  }

  saveSuites(holdId: string, suites: Parameters<HoldSuites['saveSuites']>[1]): ReturnType<HoldSuites['saveSuites']> {
    return this.inHold(holdId, async (transaction, row) =>
      (await saveSuites(transaction, row, suites)) ? 'saved' : 'changed',
    );
  }

  private inHold<Outcome>(
    holdId: string,
    change: (transaction: OpenTransaction, row: HoldRow) => Promise<Outcome>,
  ): Promise<Outcome | 'hold-expired' | 'unknown-hold'> {
    return atomically(this.db, async (transaction) => {
      const row = await lockHold(transaction, holdId, this.now());
      return typeof row === 'string' ? row : change(transaction, row);
    });
  }

  private now(): number {
    return this.clock.now().getTime();
  }
}
