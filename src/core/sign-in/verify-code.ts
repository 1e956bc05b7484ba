import type { GuestDirectory } from './guest-directory.port';
import type { CodeGuess, OneTimeCodes, VerifyTokens } from './one-time-codes.port';

export type VerifyCodeOutcome =
  | { readonly kind: 'verified'; readonly token: string; readonly contactId: string }
  /** A code that is unknown, wrong, expired, used or from another browser gets the same answer (reliability A7). */
  | { readonly kind: 'failed' }
  | { readonly kind: 'too-many-attempts'; readonly retryAfterSeconds: number }
  /** A locked-out address has no code accepted, not even a new one (reliability A2). */
  | { readonly kind: 'locked-out'; readonly retryAfterSeconds: number }
  | { readonly kind: 'unavailable'; readonly cause: unknown };

/** After too many wrong guesses the guest may ask for a new code; this is the shortest interval between two codes. */
const retryWithNewCodeSeconds = 30;

export class VerifyCode {
  constructor(
    private readonly codes: Pick<OneTimeCodes, 'check' | 'restore'>,
    private readonly verifyTokens: VerifyTokens,
    private readonly guests: GuestDirectory,
  ) {}

  /** `returnTo` is a path of this site, already validated by `afterSignIn`. */
  async run({ returnTo, ...guess }: CodeGuess & { readonly returnTo: string }): Promise<VerifyCodeOutcome> {
    try {
      const outcome = await this.codes.check(guess);
      switch (outcome.kind) {
        case 'right-code':
          return await this.issueToken(guess, returnTo);
        case 'too-many-attempts':
          return { kind: 'too-many-attempts', retryAfterSeconds: retryWithNewCodeSeconds };
        case 'locked-out':
          return outcome;
        case 'wrong-code':
        case 'no-code':
          return { kind: 'failed' };
      }
    } catch (cause) {
      // Without a stored count, guesses must be refused: this fails closed.
      return { kind: 'unavailable', cause };
    }
  }

  /** While the CRM fails, the guest keeps the right code, which is still in the guest's hands and works once. */
  private async issueToken({ identifier, code, browser }: CodeGuess, returnTo: string): Promise<VerifyCodeOutcome> {
    try {
      const guest = await this.guests.findGuest(identifier);
      if (!guest) return { kind: 'failed' };
      const { contactId } = guest;
      const token = await this.verifyTokens.issueVerifyToken({ contactId, identifier, code, browser, returnTo });
      return { kind: 'verified', token, contactId };
    } catch (error) {
      await this.codes.restore({ identifier, code, browser });
      throw error;
    }
  }
}
