import type { SendOutcome } from '../messages/message-sender.port';
import type { RateLimits, RateUse } from '../shared/rate-limits.port';
import { waitOf } from '../shared/wait-of';
import { carrierUses, sendUses } from './code-limits';
import { codeMessage } from './code-message';
import type { Identifier } from './guest';
import type { OneTimeCodes, PreparedCode } from './one-time-codes.port';

export type SendCodeOutcome =
  | { readonly kind: 'sent' }
  /** The guest asked too soon, or too often (reliability A6). */
  | { readonly kind: 'wait'; readonly retryAfterSeconds: number }
  | { readonly kind: 'undeliverable'; readonly reason: Extract<SendOutcome, { kind: 'refused' }>['reason'] };

interface SendCodeParts {
  readonly codes: Pick<OneTimeCodes, 'prepare'>;
  readonly limits: RateLimits;
  readonly lineName: string;
}

interface CodeRequest {
  readonly to: Identifier;
  readonly browser: string;
  /** A browser in which the guest signed in with this address before (reliability F6). */
  readonly knownBrowser?: string | undefined;
}

/**
 * Makes a code and sends it within its budgets. A message that is not sent does not count (AUT-01, reliability A6, D4).
 */
export class SendCode {
  constructor(private readonly parts: SendCodeParts) {}

  /** @throws Unavailable when the code cannot be stored or sent. */
  async run(sending: CodeRequest): Promise<SendCodeOutcome> {
    const uses = [...sendUses(sending.to, sending.knownBrowser), ...carrierUses(sending.to)];
    return (
      waitOf(await this.parts.limits.take(uses)) ??
      this.releaseUnlessSent(uses, async () => this.post(await this.prepare(sending)))
    );
  }

  /**
   * Answers everybody alike: for an unknown identifier a code is made but not sent, and neither the answer nor its
   * timing shows whether a message is sent, or fails (H10). `onFailure` gets the error of a failed message.
   */
  async runNeutrally({
    isKnown,
    onFailure,
    ...sending
  }: CodeRequest & {
    readonly isKnown: boolean;
    readonly onFailure: (cause: unknown) => void;
  }): Promise<SendCodeOutcome> {
    const uses = [...sendUses(sending.to, sending.knownBrowser), ...(isKnown ? carrierUses(sending.to) : [])];
    const wait = waitOf(await this.parts.limits.take(uses));
    if (wait) return wait;
    const code = await this.releaseUnlessSent(uses, () => this.prepare(sending));
    if (isKnown)
      this.releaseUnlessSent(uses, () => this.post(code)).then(
        (outcome) => outcome.kind === 'sent' || onFailure(outcome),
        onFailure,
      );
    return { kind: 'sent' };
  }

  private prepare({ to, browser }: CodeRequest): Promise<PreparedCode> {
    const { codes, lineName } = this.parts;
    return codes.prepare({ identifier: to, to, browser, write: (code) => codeMessage({ to, code, lineName }) });
  }

  private async post(code: PreparedCode): Promise<SendCodeOutcome> {
    const outcome = await code.send();
    return outcome.kind === 'sent' ? outcome : { kind: 'undeliverable', reason: outcome.reason };
  }

  /** Gives the budget back when the work failed, or nothing was sent. */
  private async releaseUnlessSent<T extends PreparedCode | SendCodeOutcome>(
    uses: readonly RateUse[],
    work: () => Promise<T>,
  ): Promise<T> {
    try {
      const result = await work();
      if ('kind' in result && result.kind !== 'sent') await this.release(uses);
      return result;
    } catch (error) {
      await this.release(uses);
      throw error;
    }
  }

  /** A budget that cannot be released expires by itself. */
  private async release(uses: readonly RateUse[]): Promise<void> {
    await this.parts.limits.release(uses).catch(() => undefined);
  }
}
