import type { Secrets } from '../shared/secrets.port';
import { CodeDigests } from './code-digests';
import type { AcceptedGuess, CodeRepository, CountOutcome, HeldCode } from './code-repository.port';
import { type FailureBudget, knownBrowserBudget, spentDigest, strangersBudget } from './guess-rules';
import type { CodeCheckOutcome, CodeGuess, UsedCode, VerifiedClaim } from './one-time-codes.port';

/** Digests of the identifier and of the browser whose code is meant. */
export interface CodeOwner {
  readonly subject: string;
  readonly browser: string;
}

/** Failures count for the known browser, or for all unknown browsers where there is none. */
export interface DigestedGuess extends CodeOwner {
  readonly knownBrowser: string | undefined;
  readonly budget: FailureBudget;
}

/** `codeDigest` is what is stored of the code: its digest, or a vendor's reference to it. */
export interface ComparedGuess {
  readonly outcome: CodeCheckOutcome;
  readonly codeDigest: string;
}

/** The rules that every store of codes shares; the store itself sees digests only (reliability A1 to A5). */
export abstract class DigestedCodes implements CodeRepository {
  private readonly digests: CodeDigests;

  constructor(private readonly secrets: Secrets) {
    this.digests = new CodeDigests(secrets);
  }

  protected abstract save(owner: CodeOwner, codeDigest: string): Promise<unknown>;
  /** Replaces what is stored for the owner as `save` does, and resolves with the former value. */
  protected abstract exchange(owner: CodeOwner, reference: string): Promise<string | undefined>;
  protected abstract replace(owner: CodeOwner, change: { readonly from: string; readonly to: string }): Promise<void>;
  /** Counts and compares atomically. */
  protected abstract compare(guess: DigestedGuess, codeDigest: string): Promise<ComparedGuess>;
  /**
   * Spends the code with this reference: replaces it by `spent`, takes one counted guess back and clears the failures.
   * False where there is none.
   */
  protected abstract spend(
    guess: DigestedGuess,
    code: { readonly reference: string; readonly spent: string },
  ): Promise<boolean>;
  protected abstract saveToken(token: string, browser: string): Promise<void>;
  protected abstract redeemToken(token: string, browser: string): Promise<boolean>;

  async issue(code: Parameters<CodeRepository['issue']>[0]): Promise<void> {
    const owner = this.ownerOf(code);
    await this.save(owner, this.digests.code(owner.subject, code.code));
  }

  async open(code: HeldCode): Promise<string | undefined> {
    return this.exchange(this.ownerOf(code), code.reference);
  }

  async refer(change: Parameters<CodeRepository['refer']>[0]): Promise<void> {
    await this.replace(this.ownerOf(change), change);
  }

  async check(guess: CodeGuess): Promise<CodeCheckOutcome> {
    return (await this.compareCode(guess)).outcome;
  }

  async restore(code: UsedCode): Promise<void> {
    const owner = this.ownerOf(code);
    const codeDigest = this.digests.code(owner.subject, code.code);
    await this.replace(owner, { from: spentDigest(codeDigest), to: codeDigest });
  }

  async countGuess(guess: CodeGuess): Promise<CountOutcome> {
    const { outcome, codeDigest } = await this.compareCode(guess);
    return outcome.kind === 'wrong-code'
      ? { kind: 'counted', reference: codeDigest, attemptsLeft: outcome.attemptsLeft }
      : outcome;
  }

  async accept(guess: AcceptedGuess): Promise<boolean> {
    const digested = this.digest(guess);
    const spent = spentDigest(this.digests.code(digested.subject, guess.code));
    return this.spend(digested, { reference: guess.reference, spent });
  }

  async issueVerifyToken({ browser, ...claim }: VerifiedClaim & { readonly browser: string }): Promise<string> {
    const token = this.secrets.seal('verify-token', JSON.stringify(claim));
    await this.saveToken(this.digests.token(token), this.digests.browser(browser));
    return token;
  }

  async redeemVerifyToken({
    token,
    browser,
  }: Parameters<CodeRepository['redeemVerifyToken']>[0]): Promise<VerifiedClaim | undefined> {
    const claim = this.secrets.open('verify-token', token);
    if (claim === undefined) return undefined;
    const isRedeemed = await this.redeemToken(this.digests.token(token), this.digests.browser(browser));
    return isRedeemed ? (JSON.parse(claim) as VerifiedClaim) : undefined;
  }

  private compareCode(guess: CodeGuess): Promise<ComparedGuess> {
    const digested = this.digest(guess);
    return this.compare(digested, this.digests.code(digested.subject, guess.code));
  }

  private ownerOf({ identifier, browser }: Pick<CodeGuess, 'identifier' | 'browser'>): CodeOwner {
    return { subject: this.digests.subject(identifier), browser: this.digests.browser(browser) };
  }

  private digest({ knownBrowser, ...guess }: Omit<CodeGuess, 'code'>): DigestedGuess {
    return {
      ...this.ownerOf(guess),
      knownBrowser: knownBrowser === undefined ? undefined : this.digests.browser(knownBrowser),
      budget: knownBrowser === undefined ? strangersBudget : knownBrowserBudget,
    };
  }
}
