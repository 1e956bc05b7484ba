import type { Clock } from '../shared/clock.port';
import type { Guest } from './guest';
import type { GuestDirectory } from './guest-directory.port';
import type { OneTimeCodes, VerifiedClaim, VerifyTokens } from './one-time-codes.port';

export type StartSessionOutcome =
  | {
      readonly kind: 'started';
      readonly guest: Guest;
      readonly identifier: VerifiedClaim['identifier'];
      readonly startedAt: Date;
      readonly redirectTo: string;
    }
  | { readonly kind: 'refused' }
  | { readonly kind: 'unavailable'; readonly cause: unknown };

/** Redeems a verify token for a session (AUT-13, AUT-25, reliability A3). */
export class StartSession {
  constructor(
    private readonly parts: {
      readonly verifyTokens: Pick<VerifyTokens, 'redeemVerifyToken'>;
      readonly codes: Pick<OneTimeCodes, 'restore'>;
      readonly guests: Pick<GuestDirectory, 'findGuest' | 'recordVerifiedAddress'>;
      readonly clock: Clock;
    },
  ) {}

  async run(request: { readonly token: string; readonly browser: string }): Promise<StartSessionOutcome> {
    try {
      const claim = await this.parts.verifyTokens.redeemVerifyToken(request);
      return claim ? await this.start(claim, request.browser) : { kind: 'refused' };
    } catch (cause) {
      return { kind: 'unavailable', cause };
    }
  }

  /** The token is used up, so a guest whom the CRM could not answer for gets the code back. */
  private async start(claim: VerifiedClaim, browser: string): Promise<StartSessionOutcome> {
    const { contactId, identifier, code, returnTo } = claim;
    const { guests, codes, clock } = this.parts;
    try {
      // The guest is looked up by the address, not by the contact: an address that was removed from the account within
      // the last minute no longer signs in (reliability A8).
      const guest = await guests.findGuest(identifier);
      if (guest?.contactId !== contactId) return { kind: 'refused' };
      const startedAt = clock.now();
      await guests.recordVerifiedAddress({ contactId, identifier, at: startedAt });
      return { kind: 'started', guest, identifier, startedAt, redirectTo: returnTo };
    } catch (error) {
      await codes.restore({ identifier, code, browser });
      throw error;
    }
  }
}
