import type { BotCheckOutcome } from '../shared/bot-check.port';
import type { SecureRandom } from '../shared/secure-random.port';
import type { CodeSender } from './code-sender.port';
import type { Identifier } from './guest';
import type { GuestDirectory } from './guest-directory.port';
import type { OneTimeCodes } from './one-time-codes.port';
import { sixDigits } from './six-digits';

export type RequestCodeOutcome =
  | { readonly kind: 'sent' }
  | { readonly kind: 'no-match' }
  | { readonly kind: 'bot-check-empty' }
  | { readonly kind: 'bot-check-failed' }
  | { readonly kind: 'bot-check-unavailable' }
  /** The code could not be stored or sent; nothing was used up. */
  | { readonly kind: 'unavailable'; readonly cause: unknown };

interface RequestCodeParts {
  readonly guests: GuestDirectory;
  readonly codes: OneTimeCodes;
  readonly sender: CodeSender;
  readonly random: SecureRandom;
  /** AUTH_NEUTRAL: nobody is told whether an identifier is known (H10). */
  readonly isNeutral: boolean;
}

/** Sends a six-digit code to a known e-mail or phone (AUT-01, AUT-10 to AUT-12). */
export class RequestCode {
  constructor(private readonly parts: RequestCodeParts) {}

  /** `botCheck` runs before anything is looked up, so that a program learns nothing (reliability A7). */
  async run(request: {
    readonly identifier: Identifier;
    readonly browser: string;
    readonly botCheck: () => Promise<BotCheckOutcome>;
  }): Promise<RequestCodeOutcome> {
    const verdict = await request.botCheck();
    if (verdict.kind !== 'human') return refusals[verdict.kind];
    try {
      return await this.sendCode(request.identifier, request.browser);
    } catch (cause) {
      // Whatever broke, the guest's answer is the same: try again in a moment.
      return { kind: 'unavailable', cause };
    }
  }

  private async sendCode(identifier: Identifier, browser: string): Promise<RequestCodeOutcome> {
    const guest = await this.parts.guests.findGuest(identifier);
    if (!guest && !this.parts.isNeutral) return { kind: 'no-match' };
    const code = sixDigits(this.parts.random);
    // In neutral mode a stranger gets a code as well, which nobody is sent: guesses at it are answered alike.
    await this.parts.codes.issue({ identifier, code, browser });
    if (guest) await this.parts.sender.send({ to: identifier, code });
    return { kind: 'sent' };
  }
}

const refusals = {
  'empty-token': { kind: 'bot-check-empty' },
  failed: { kind: 'bot-check-failed' },
  unavailable: { kind: 'bot-check-unavailable' },
} as const satisfies Record<Exclude<BotCheckOutcome['kind'], 'human'>, RequestCodeOutcome>;
