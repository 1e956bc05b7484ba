import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../../core/shared/clock.port';
import type { Secrets } from '../../../core/shared/secrets.port';
import { CodeDigests } from '../../../core/sign-in/code-digests';
import {
  codeLifeSeconds,
  checkGuess,
  type Failures,
  knownBrowserBudget,
  type PendingCode,
  strangersBudget,
  verifyTokenLifeSeconds,
} from '../../../core/sign-in/guess-rules';
import type { Identifier } from '../../../core/sign-in/guest';
import type { AcceptedGuess, CodeRepository, CountOutcome, HeldCode } from '../../../core/sign-in/code-repository.port';
import type { CodeCheckOutcome, CodeGuess, VerifiedClaim } from '../../../core/sign-in/one-time-codes.port';
import { atomically } from '../../sql/atomically';
import type { LineDatabase } from '../../sql/line-database';
import { forgiveFailures, lockFailures, readFailures, writeFailures } from './failure-rows';

/** This value equals no stored digest, so that a guess compared with it is counted and always wrong. */
const noCode = '';

/** The line's own database stores digests of codes only, in one transaction per step (reliability A1 to A5). */
export class SqlOneTimeCodes implements CodeRepository {
  private readonly digests: CodeDigests;

  constructor(
    private readonly db: Kysely<LineDatabase>,
    private readonly secrets: Secrets,
    private readonly clock: Clock,
  ) {
    this.digests = new CodeDigests(secrets);
  }

  async issue({ identifier, code, browser }: { identifier: Identifier; code: string; browser: string }): Promise<void> {
    const subject = this.digests.subject(identifier);
    await this.save({ subject, codeDigest: this.digests.code(subject, code), browser });
  }

  async open({ identifier, reference, browser }: HeldCode): Promise<string | undefined> {
    const subject = this.digests.subject(identifier);
    const before = await readCode(this.db, this.digests.slot(subject, browser));
    await this.save({ subject, codeDigest: reference, browser });
    return before?.codeDigest;
  }

  async refer({ identifier, browser, from, to }: Parameters<CodeRepository['refer']>[0]): Promise<void> {
    await this.db
      .updateTable('one_time_codes')
      .set({ code_digest: to })
      .where('identifier_digest', '=', this.digests.slot(this.digests.subject(identifier), browser))
      .where('code_digest', '=', from)
      .execute();
  }

  async countGuess(guess: Omit<CodeGuess, 'code'>): Promise<CountOutcome> {
    const { outcome, codeDigest } = await this.checkWith({ ...guess, code: noCode });
    if (outcome.kind === 'right-code') throw new Error('No code of ours is empty');
    return outcome.kind === 'wrong-code'
      ? { kind: 'counted', reference: codeDigest ?? '', attemptsLeft: outcome.attemptsLeft }
      : outcome;
  }

  async accept({ identifier, browser, knownBrowser, reference }: AcceptedGuess): Promise<boolean> {
    const subject = this.digests.subject(identifier);
    return atomically(this.db, async (transaction) => {
      const spentCheck = await transaction
        .deleteFrom('one_time_codes')
        .where('identifier_digest', '=', this.digests.slot(subject, browser))
        .where('code_digest', '=', reference)
        .returning('checks')
        .executeTakeFirst();
      if (spentCheck) await forgiveFailures(transaction, [subject, this.countedOf(subject, knownBrowser)]);
      return spentCheck !== undefined;
    });
  }

  async check(guess: CodeGuess): Promise<CodeCheckOutcome> {
    return (await this.checkWith(guess)).outcome;
  }

  private async checkWith(
    guess: CodeGuess,
  ): Promise<{ readonly outcome: CodeCheckOutcome; readonly codeDigest?: string | undefined }> {
    // A guess without a code to compare changes nothing: it costs a read instead of a synchronous write.
    const { outcome } = await this.checkInTransaction(this.db, guess, { readCode, readFailures });
    if (outcome.kind !== 'right-code' && outcome.kind !== 'wrong-code') return { outcome };
    return atomically(this.db, (transaction) => this.checkWithin(transaction, guess));
  }

  private async checkWithin(
    db: Transaction<LineDatabase>,
    guess: CodeGuess,
  ): Promise<{ readonly outcome: CodeCheckOutcome; readonly codeDigest?: string | undefined }> {
    const { outcome, code, failures, subject, slot, counted, budget, now } = await this.checkInTransaction(db, guess, {
      readCode: lockCode,
      readFailures: lockFailures,
    });
    if (outcome.kind === 'right-code') {
      await db.deleteFrom('one_time_codes').where('identifier_digest', '=', slot).execute();
      await forgiveFailures(db, [subject, counted]);
    } else if (outcome.kind === 'wrong-code' && code) {
      await db
        .updateTable('one_time_codes')
        .set({ wrong_guesses: code.wrongGuesses })
        .where('identifier_digest', '=', slot)
        .execute();
      await writeFailures(db, { subject: counted, failures, budget, now });
    }
    return { outcome, codeDigest: code?.codeDigest };
  }

  private async checkInTransaction<Db extends Kysely<LineDatabase>>(
    db: Db,
    { identifier, code, browser, knownBrowser }: CodeGuess,
    codeReads: {
      readonly readCode: (db: Db, slot: string) => Promise<PendingCode | undefined>;
      readonly readFailures: (db: Db, subject: string) => Promise<Failures>;
    },
  ) {
    const subject = this.digests.subject(identifier);
    const slot = this.digests.slot(subject, browser);
    const pending = await codeReads.readCode(db, slot);
    const budget = knownBrowser === undefined ? strangersBudget : knownBrowserBudget;
    const countedSubject = this.countedOf(subject, knownBrowser);
    const failures = await codeReads.readFailures(db, countedSubject);
    const guess = { codeDigest: this.digests.code(subject, code) };
    const now = this.clock.now().getTime();
    return {
      ...checkGuess({ code: pending, failures, budget, guess, now }),
      subject,
      slot,
      counted: countedSubject,
      budget,
      now,
    };
  }

  async issueVerifyToken({ browser, ...claim }: VerifiedClaim & { browser: string }): Promise<string> {
    const token = this.secrets.seal('verify-token', JSON.stringify(claim));
    await this.db
      .insertInto('verify_tokens')
      .values({
        token_digest: this.digests.token(token),
        browser_digest: this.digests.browser(browser),
        expires_at: this.clock.now().getTime() + verifyTokenLifeSeconds * 1000,
      })
      .execute();
    return token;
  }

  async redeemVerifyToken({ token, browser }: { token: string; browser: string }): Promise<VerifiedClaim | undefined> {
    const claim = this.secrets.open('verify-token', token);
    if (claim === undefined) return undefined;
    const redeemedCode = await this.db
      .deleteFrom('verify_tokens')
      .where('token_digest', '=', this.digests.token(token))
      .where('browser_digest', '=', this.digests.browser(browser))
      .returning('expires_at')
      .executeTakeFirst();
    return redeemedCode && redeemedCode.expires_at > this.clock.now().getTime()
      ? (JSON.parse(claim) as VerifiedClaim)
      : undefined;
  }

  /** `codeDigest` is the code's digest, or a vendor's reference to its code. */
  private async save({
    subject,
    codeDigest,
    browser,
  }: {
    readonly subject: string;
    readonly codeDigest: string;
    readonly browser: string;
  }): Promise<void> {
    const now = this.clock.now().getTime();
    const row = {
      code_digest: codeDigest,
      browser_digest: this.digests.browser(browser),
      wrong_guesses: 0,
      expires_at: now + codeLifeSeconds * 1000,
    };
    await this.forgetExpired(now);
    await this.db
      .insertInto('one_time_codes')
      .values({ identifier_digest: this.digests.slot(subject, browser), ...row, checks: 0 })
      .onConflict((conflict) => conflict.column('identifier_digest').doUpdateSet(row))
      .execute();
  }

  /** Deletes sign-in data that has no more use (reliability E13). */
  private async forgetExpired(now: number): Promise<void> {
    await this.db.deleteFrom('one_time_codes').where('expires_at', '<=', now).execute();
    await this.db.deleteFrom('verify_tokens').where('expires_at', '<=', now).execute();
    await this.db.deleteFrom('sign_in_failures').where('kept_until', '<=', now).execute();
  }

  private countedOf(subject: string, knownBrowser: string | undefined): string {
    return knownBrowser === undefined ? subject : `${subject}:${this.digests.browser(knownBrowser)}`;
  }
}

/** The first statement is a write, which takes the lock before anything is read. */
async function lockCode(db: Transaction<LineDatabase>, slot: string): Promise<PendingCode | undefined> {
  const row = await db
    .updateTable('one_time_codes')
    .set((expression) => ({ checks: expression('checks', '+', 1) }))
    .where('identifier_digest', '=', slot)
    .returningAll()
    .executeTakeFirst();
  return row && toPendingCode(row);
}

async function readCode(db: Kysely<LineDatabase>, slot: string): Promise<PendingCode | undefined> {
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
