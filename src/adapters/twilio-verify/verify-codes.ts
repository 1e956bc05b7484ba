import type { TwilioVerifyConfig } from '../../../config/messages-config';
import type { SendOutcome } from '../../core/messages/message-sender.port';
import type { SecureRandom } from '../../core/shared/secure-random.port';
import { addressOf } from '../../core/sign-in/address-of';
import type { CodeRepository } from '../../core/sign-in/code-repository.port';
import type { Identifier } from '../../core/sign-in/guest';
import type {
  CodeCheckOutcome,
  CodeGuess,
  CodePreparation,
  OneTimeCodes,
  PreparedCode,
  UsedCode,
} from '../../core/sign-in/one-time-codes.port';
import { HttpClient } from '../http-client/http-client';
import { type HttpFailure, unavailableOf } from '../http-client/http-outcome';
import {
  checkedSchema,
  fetchedSchema,
  goneCode,
  refusalCode,
  refusedFor,
  startedSchema,
  tooManyChecks,
  verificationSid,
} from './verify-answers';

const vendor = 'Twilio Verify';
const defaultDeadlineMs = 4_000;

export interface TwilioVerifyOptions extends TwilioVerifyConfig {
  readonly deadlineMs?: number;
  readonly log: { info(details: object, message: string): void; warn(details: object, message: string): void };
}

interface TwilioVerifyParts {
  readonly repository: Pick<CodeRepository, 'open' | 'refer' | 'countGuess' | 'accept' | 'restore'>;
  readonly random: SecureRandom;
}

/**
 * Codes that Twilio makes, sends and compares (CODES=twilio-verify). Guarantees that Verify lacks are added by the
 * site's own records: five guesses across nodes, failures across codes, the requesting browser (reliability A1 to A5).
 * A guess is counted before it is sent, so that a lost response gives no free one.
 */
export class TwilioVerifyCodes implements OneTimeCodes {
  private readonly http: HttpClient;
  private readonly service: string;

  constructor(
    private readonly options: TwilioVerifyOptions,
    private readonly parts: TwilioVerifyParts,
  ) {
    const { url, service, apiKey, apiSecret, deadlineMs = defaultDeadlineMs, log } = options;
    const login = Buffer.from(`${apiKey}:${apiSecret}`).toString('base64');
    this.http = new HttpClient({ vendor, url, deadlineMs, log, headers: { Authorization: `Basic ${login}` } });
    this.service = `/v2/Services/${encodeURIComponent(service)}`;
  }

  async prepare({ identifier, to, browser }: CodePreparation): Promise<PreparedCode> {
    const opening = `to-be-sent:${this.parts.random.token()}`;
    const before = await this.parts.repository.open({ identifier, reference: opening, browser });
    return { send: () => this.send({ identifier, to, browser, opening, before }) };
  }

  async check(guess: CodeGuess): Promise<CodeCheckOutcome> {
    const countOutcome = await this.parts.repository.countGuess(guess);
    if (countOutcome.kind !== 'counted') return countOutcome;
    const { reference, attemptsLeft } = countOutcome;
    const wrong = { kind: 'wrong-code', attemptsLeft } as const;
    // A guess without a sent code is checked as well, so that the response time does not reveal who is known (H10).
    const sid = verificationSid.test(reference) ? reference : this.someSid();
    const outcome = await this.http.write({
      path: `${this.service}/VerificationCheck`,
      form: { VerificationSid: sid, Code: guess.code },
      schema: checkedSchema,
    });
    if (outcome.kind === 'answered') {
      const isRight = outcome.body.status === 'approved' && outcome.body.valid && sid === reference;
      return isRight && (await this.parts.repository.accept({ ...guess, reference })) ? { kind: 'right-code' } : wrong;
    }
    const refusal = this.refusalOf(outcome);
    if (refusal === goneCode) return wrong;
    if (refusal === tooManyChecks) return { kind: 'too-many-attempts' };
    throw unavailableOf(vendor, outcome);
  }

  restore(code: UsedCode): Promise<void> {
    return this.parts.repository.restore(code);
  }

  close(): void {
    this.http.close();
  }

  private async send({
    to,
    opening,
    before,
    ...request
  }: {
    readonly identifier: Identifier;
    readonly browser: string;
    readonly to: Identifier;
    readonly opening: string;
    readonly before: string | undefined;
  }): Promise<SendOutcome> {
    // Within ten minutes Verify sends the same code again; cancelling first makes it a new one and invalidates the old
    // one (A4). Verify has one code per address, so that one that another browser requested as well is not cancelled
    // (F6).
    if (before !== undefined && verificationSid.test(before) && !(await this.isShared(before)))
      await this.cancel(before);
    const channel = to.channel === 'phone' ? 'sms' : 'email';
    const outcome = await this.http.write({
      path: `${this.service}/Verifications`,
      form: { To: addressOf(to), Channel: channel },
      schema: startedSchema,
    });
    if (outcome.kind !== 'answered') return this.readFailure(outcome);
    await this.parts.repository.refer({ ...request, from: opening, to: outcome.body.sid });
    this.options.log.info({ vendor, sid: outcome.body.sid, channel }, 'a code was handed in');
    return { kind: 'sent' };
  }

  /**
   * A browser that asks again cancels its own verification first: one that Twilio has sent more than once was therefore
   * requested by another browser as well. @throws Unavailable
   */
  private async isShared(sid: string): Promise<boolean> {
    const outcome = await this.http.read({ path: `${this.service}/Verifications/${sid}`, schema: fetchedSchema });
    if (outcome.kind === 'answered') return outcome.body.send_code_attempts.length > 1;
    if (this.refusalOf(outcome) === goneCode) return false;
    throw unavailableOf(vendor, outcome);
  }

  /** @throws Unavailable, because a code that may still be valid must not be sent again as if it were new. */
  private async cancel(sid: string): Promise<void> {
    const outcome = await this.http.write({
      path: `${this.service}/Verifications/${sid}`,
      form: { Status: 'canceled' },
      schema: startedSchema,
    });
    if (outcome.kind !== 'answered' && this.refusalOf(outcome) !== goneCode) throw unavailableOf(vendor, outcome);
  }

  private readFailure(failure: HttpFailure): SendOutcome {
    const code = this.refusalOf(failure);
    const refusal = refusedFor(code);
    this.options.log.warn({ vendor, code, isForGood: refusal !== undefined }, 'a code was not taken');
    if (refusal) return refusal;
    throw unavailableOf(vendor, failure);
  }

  private refusalOf(failure: HttpFailure): number | undefined {
    return failure.kind === 'refused' || failure.kind === 'rate-limited' ? refusalCode(failure.body) : undefined;
  }

  private someSid(): string {
    return `VE${Buffer.from(this.parts.random.token()).toString('hex').slice(0, 32)}`;
  }
}
