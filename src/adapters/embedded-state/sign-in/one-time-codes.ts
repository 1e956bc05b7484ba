import type { Clock } from '../../../core/shared/clock.port';
import type { Secrets } from '../../../core/shared/secrets.port';
import {
  type CodeOwner,
  type ComparedGuess,
  DigestedCodes,
  type DigestedGuess,
} from '../../../core/sign-in/digested-codes';
import {
  codeLifeSeconds,
  checkGuess,
  type Failures,
  type PendingCode,
  verifyTokenLifeSeconds,
} from '../../../core/sign-in/guess-rules';
import { atomically } from '../../sql/atomically';
import type { LineDatabase, OpenDatabase, OpenTransaction } from '../../sql/line-database';
import { forgiveFailures, lockFailures, readFailures, writeFailures } from './failure-rows';

/** The line's own database changes codes in one transaction per step (reliability A1 to A5). */
export class SqlOneTimeCodes extends DigestedCodes {
  constructor(
    private readonly db: OpenDatabase,
    secrets: Secrets,
    private readonly clock: Clock,
  ) {
    super(secrets);
  }

  protected async save(owner: CodeOwner, codeDigest: string): Promise<void> {
    const now = this.clock.now().getTime();
    const row = {
      code_digest: codeDigest,
      browser_digest: owner.browser,
      wrong_guesses: 0,
      expires_at: now + codeLifeSeconds * 1000,
    };
    await this.forgetExpired(now);
    await this.db
      .insertInto('one_time_codes')
      .values({ identifier_digest: slotOf(owner), ...row, checks: 0 })
      .onConflict((conflict) => conflict.column('identifier_digest').doUpdateSet(row))
      .execute();
  }

  protected async exchange(owner: CodeOwner, reference: string): Promise<string | undefined> {
    const before = await readCode(this.db, slotOf(owner));
    await this.save(owner, reference);
    return before?.codeDigest;
  }

  protected async replace(
    owner: CodeOwner,
    { from, to }: { readonly from: string; readonly to: string },
  ): Promise<void> {
    await this.db
      .updateTable('one_time_codes')
      .set({ code_digest: to })
      .where('identifier_digest', '=', slotOf(owner))
      .where('code_digest', '=', from)
      .execute();
  }

  protected async spend(
    guess: DigestedGuess,
    { reference, spent }: { readonly reference: string; readonly spent: string },
  ): Promise<boolean> {
    return atomically(this.db, async (transaction) => {
      const spentCheck = await transaction
        .updateTable('one_time_codes')
        .set(({ eb }) => ({ code_digest: spent, wrong_guesses: eb('wrong_guesses', '-', 1) }))
        .where('identifier_digest', '=', slotOf(guess))
        .where('code_digest', '=', reference)
        .returning('checks')
        .executeTakeFirst();
      if (spentCheck) await forgiveFailures(transaction, [guess.subject, countedOf(guess)]);
      return spentCheck !== undefined;
    });
  }

  protected async compare(guess: DigestedGuess, codeDigest: string): Promise<ComparedGuess> {
    // A guess without a code to compare changes nothing: it costs a read instead of a synchronous write.
    const { outcome } = this.checkNow({
      code: await readCode(this.db, slotOf(guess)),
      failures: await readFailures(this.db, countedOf(guess)),
      guess: { ...guess, codeDigest },
    });
    if (outcome.kind !== 'right-code' && outcome.kind !== 'wrong-code') return { outcome, codeDigest: '' };
    return atomically(this.db, (transaction) => this.compareWithin(transaction, { ...guess, codeDigest }));
  }

  private async compareWithin(
    db: OpenTransaction,
    guess: DigestedGuess & { readonly codeDigest: string },
  ): Promise<ComparedGuess> {
    const [slot, counted] = [slotOf(guess), countedOf(guess)];
    const { outcome, code, failures, now } = this.checkNow({
      code: await lockCode(db, slot),
      failures: await lockFailures(db, counted),
      guess,
    });
    if (code && (outcome.kind === 'right-code' || outcome.kind === 'wrong-code'))
      await db
        .updateTable('one_time_codes')
        .set({ code_digest: code.codeDigest, wrong_guesses: code.wrongGuesses })
        .where('identifier_digest', '=', slot)
        .execute();
    if (outcome.kind === 'right-code') await forgiveFailures(db, [guess.subject, counted]);
    if (outcome.kind === 'wrong-code')
      await writeFailures(db, { subject: counted, failures, budget: guess.budget, now });
    return { outcome, codeDigest: code?.codeDigest ?? '' };
  }

  private checkNow(check: {
    readonly code: PendingCode | undefined;
    readonly failures: Failures;
    readonly guess: DigestedGuess & { readonly codeDigest: string };
  }) {
    const now = this.clock.now().getTime();
    return { ...checkGuess({ ...check, budget: check.guess.budget, now }), now };
  }

  protected async saveToken(token: string, browser: string): Promise<void> {
    await this.db
      .insertInto('verify_tokens')
      .values({
        token_digest: token,
        browser_digest: browser,
        expires_at: this.clock.now().getTime() + verifyTokenLifeSeconds * 1000,
      })
      .execute();
  }

  protected async redeemToken(token: string, browser: string): Promise<boolean> {
    const redeemedToken = await this.db
      .deleteFrom('verify_tokens')
      .where('token_digest', '=', token)
      .where('browser_digest', '=', browser)
      .returning('expires_at')
      .executeTakeFirst();
    return redeemedToken !== undefined && redeemedToken.expires_at > this.clock.now().getTime();
  }

  /** Deletes sign-in data that has no more use (reliability E13). */
  private async forgetExpired(now: number): Promise<void> {
    await this.db.deleteFrom('one_time_codes').where('expires_at', '<=', now).execute();
    await this.db.deleteFrom('verify_tokens').where('expires_at', '<=', now).execute();
    await this.db.deleteFrom('sign_in_failures').where('kept_until', '<=', now).execute();
  }
}

const slotOf = ({ subject, browser }: CodeOwner): string => `${subject}:${browser}`;

const countedOf = ({ subject, knownBrowser }: DigestedGuess): string =>
  knownBrowser === undefined ? subject : `${subject}:${knownBrowser}`;

/** The first statement is a write, which takes the lock before anything is read. */
async function lockCode(db: OpenTransaction, slot: string): Promise<PendingCode | undefined> {
  const row = await db
    .updateTable('one_time_codes')
    .set((expression) => ({ checks: expression('checks', '+', 1) }))
    .where('identifier_digest', '=', slot)
    .returningAll()
    .executeTakeFirst();
  return row && toPendingCode(row);
}

async function readCode(db: OpenDatabase, slot: string): Promise<PendingCode | undefined> {
  const row = await db
    .selectFrom('one_time_codes')
    .selectAll()
    .where('identifier_digest', '=', slot)
    .executeTakeFirst();
  return row && toPendingCode(row);
}

const toPendingCode = (row: LineDatabase['one_time_codes']): PendingCode => ({
  codeDigest: row.code_digest,
  wrongGuesses: row.wrong_guesses,
  expiresAt: row.expires_at,
});
