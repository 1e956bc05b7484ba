import type { Clock } from '../shared/clock.port';
import type { Guest } from './guest';
import type { GuestDirectory } from './guest-directory.port';
import type { VerifiedClaim, VerifyTokens } from './one-time-codes.port';

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
    private readonly verifyTokens: VerifyTokens,
    private readonly guests: GuestDirectory,
    private readonly clock: Clock,
  ) {}

  async run(request: { readonly token: string; readonly browser: string }): Promise<StartSessionOutcome> {
    try {
      return await this.start(request);
    } catch (cause) {
      return { kind: 'unavailable', cause };
    }
  }

  private async start(request: { readonly token: string; readonly browser: string }): Promise<StartSessionOutcome> {
    const claim = await this.verifyTokens.redeemVerifyToken(request);
    // The guest is looked up by the address, not by the contact: an address that was removed from the account within
    // the last minute no longer signs in (reliability A8).
    const guest = claim && (await this.guests.findGuest(claim.identifier));
    if (!claim || guest?.contactId !== claim.contactId) return { kind: 'refused' };
    const { contactId, identifier, returnTo } = claim;
    const startedAt = this.clock.now();
    await this.guests.recordVerifiedAddress({ contactId, identifier, at: startedAt });
    return { kind: 'started', guest, identifier, startedAt, redirectTo: returnTo };
  }
}
