import type { Kysely, Transaction } from 'kysely';
import type { Clock } from '../../../core/shared/clock.port';
import type { Secrets } from '../../../core/shared/secrets.port';
import { addressOf } from '../../../core/sign-in/address-of';
import {
  codeLifeSeconds, judgeGuess, knownBrowserBudget, type PendingCode, strangersBudget, verifyTokenLifeSeconds,
} from '../../../core/sign-in/guess-rules';
import type { Identifier } from '../../../core/sign-in/guest';
import type { CodeCheckOutcome, CodeGuess, OneTimeCodes, VerifiedClaim } from '../../../core/sign-in/one-time-codes.port';
import { atomically } from '../database/atomically';
import type { LineDatabase } from '../database/line-database';
import { forgiveFailures, readFailures, writeFailures } from './failure-book';

/** Codes in the line's own database: digests only, one transaction a step (reliability A1 to A5). */
export class SqlOneTimeCodes implements OneTimeCodes {
  constructor(private readonly db: Kysely<LineDatabase>, private readonly secrets: Secrets, private readonly clock: Clock) {}

  async issue({ identifier, code, browser }: { identifier: Identifier; code: string; browser: string }): Promise<void> {
    const now = this.clock.now().getTime();
    const subject = this.subjectOf(identifier);
    const row = {
      code_digest: this.codeDigest(subject, code),
      browser_digest: this.browserDigest(browser),
      wrong_guesses: 0,
      expires_at: now + codeLifeSeconds * 1000,
    };
    await this.forgetOld(now);
    await this.db.insertInto('one_time_codes').values({ identifier_digest: subject, ...row, checks: 0 })
      .onConflict((conflict) => conflict.column('identifier_digest').doUpdateSet(row))
      .execute();
  }

  async check(guess: CodeGuess): Promise<CodeCheckOutcome> {
    // A guess that is compared with nothing changes nothing: it costs a read, not a sync of the disk.
    const { outcome } = await this.judge(this.db, guess, readCode);
    if (outcome.kind !== 'right-code' && outcome.kind !== 'wrong-code') return outcome;
    return atomically(this.db, (transaction) => this.checkWithin(transaction, guess));
  }

  private async checkWithin(db: Transaction<LineDatabase>, guess: CodeGuess): Promise<CodeCheckOutcome> {
    const { outcome, code, failures, subject, counted, budget, now } = await this.judge(db, guess, lockCode);
    if (outcome.kind === 'right-code') {
      await db.deleteFrom('one_time_codes').where('identifier_digest', '=', subject).execute();
      await forgiveFailures(db, [subject, counted]);
    } else if (outcome.kind === 'wrong-code' && code) {
      await db.updateTable('one_time_codes').set({ wrong_guesses: code.wrongGuesses }).where('identifier_digest', '=', subject).execute();
      await writeFailures(db, { subject: counted, failures, budget, now });
    }
    return outcome;
  }

  private async judge<Db extends Kysely<LineDatabase>>(db: Db, { identifier, code, browser, knownBrowser }: CodeGuess, codeOf: (db: Db, subject: string) => Promise<PendingCode | undefined>) {
    const subject = this.subjectOf(identifier);
    const pending = await codeOf(db, subject);
    const budget = knownBrowser === undefined ? strangersBudget : knownBrowserBudget;
    const counted = knownBrowser === undefined ? subject : `${subject}:${this.browserDigest(knownBrowser)}`;
    const failures = await readFailures(db, counted);
    const guess = { codeDigest: this.codeDigest(subject, code), browserDigest: this.browserDigest(browser) };
    const now = this.clock.now().getTime();
    return { ...judgeGuess({ code: pending, failures, budget, guess, now }), subject, counted, budget, now };
  }

  async issueVerifyToken({ browser, ...claim }: VerifiedClaim & { browser: string }): Promise<string> {
    const token = this.secrets.seal('verify-token', JSON.stringify(claim));
    await this.db.insertInto('verify_tokens').values({
      token_digest: this.secrets.digest('verify-token', token),
      browser_digest: this.browserDigest(browser),
      expires_at: this.clock.now().getTime() + verifyTokenLifeSeconds * 1000,
    }).execute();
    return token;
  }

  async redeemVerifyToken({ token, browser }: { token: string; browser: string }): Promise<VerifiedClaim | undefined> {
    const claim = this.secrets.open('verify-token', token);
    if (claim === undefined) return undefined;
    const redeemed = await this.db.deleteFrom('verify_tokens')
      .where('token_digest', '=', this.secrets.digest('verify-token', token))
      .where('browser_digest', '=', this.browserDigest(browser))
      .returning('expires_at')
      .executeTakeFirst();
    return redeemed && redeemed.expires_at > this.clock.now().getTime() ? (JSON.parse(claim) as VerifiedClaim) : undefined;
  }

  /** Nothing of sign-in outlives its use (reliability E13). */
  private async forgetOld(now: number): Promise<void> {
    await this.db.deleteFrom('one_time_codes').where('expires_at', '<=', now).execute();
    await this.db.deleteFrom('verify_tokens').where('expires_at', '<=', now).execute();
    await this.db.deleteFrom('sign_in_failures').where('kept_until', '<=', now).execute();
  }

  private subjectOf(identifier: Identifier): string {
    return this.secrets.digest('identifier', `${identifier.channel}:${addressOf(identifier)}`);
  }

  private codeDigest(subject: string, code: string): string {
    return this.secrets.digest('code', `${subject}:${code}`);
  }

  private browserDigest(browser: string): string {
    return this.secrets.digest('browser', browser);
  }
}

/** The first statement is a write: it takes the lock before anything is read. */
async function lockCode(db: Transaction<LineDatabase>, subject: string): Promise<PendingCode | undefined> {
  const row = await db.updateTable('one_time_codes')
    .set((expression) => ({ checks: expression('checks', '+', 1) }))
    .where('identifier_digest', '=', subject)
    .returningAll()
    .executeTakeFirst();
  return row && toPendingCode(row);
}

async function readCode(db: Kysely<LineDatabase>, subject: string): Promise<PendingCode | undefined> {
  const row = await db.selectFrom('one_time_codes').selectAll().where('identifier_digest', '=', subject).executeTakeFirst();
  return row && toPendingCode(row);
}

const toPendingCode = (row: LineDatabase['one_time_codes']): PendingCode => ({
  codeDigest: row.code_digest, browserDigest: row.browser_digest, wrongGuesses: row.wrong_guesses, expiresAt: row.expires_at,
});
