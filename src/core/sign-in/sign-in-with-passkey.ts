import type { Clock } from '../shared/clock.port';
import type { RateLimits } from '../shared/rate-limits.port';
import { waitOf } from '../shared/wait-of';
import type { Guest } from './guest';
import type { GuestDirectory } from './guest-directory.port';
import type { PasskeyAnswer, PasskeyCeremony } from './passkey-ceremony.port';
import type { PasskeyRepository } from './passkey-repository.port';

type PasskeySignInOutcome =
  | { readonly kind: 'started'; readonly guest: Guest; readonly startedAt: Date }
  /**
   * `copied`: the signature was valid but the counter had not grown. Only the log distinguishes refusals; the guest's
   * answer is always the same.
   */
  | { readonly kind: 'refused'; readonly reason: 'no-challenge' | 'unknown' | 'not-verified' | 'copied' }
  | { readonly kind: 'wait'; readonly retryAfterSeconds: number };

interface SignInWithPasskeyParts {
  readonly passkeys: Pick<PasskeyRepository, 'find' | 'recordUse'>;
  readonly ceremony: Pick<PasskeyCeremony, 'verifyUse'>;
  readonly guests: Pick<GuestDirectory, 'getGuest'>;
  readonly limits: Pick<RateLimits, 'take'>;
  readonly clock: Clock;
}

const attempts = { name: 'passkey-attempts', max: 30, withinSeconds: 15 * 60, isReported: true };

export class SignInWithPasskey {
  constructor(private readonly parts: SignInWithPasskeyParts) {}

  /**
   * `address` is an IPv4 address, or the /64 of an IPv6 address. `takeChallenge` returns a challenge once. @throws
   * Unavailable
   */
  async run({
    answer,
    takeChallenge,
    address,
  }: {
    readonly answer: PasskeyAnswer;
    readonly takeChallenge: () => Promise<string | undefined>;
    readonly address: string;
  }): Promise<PasskeySignInOutcome> {
    const { passkeys, ceremony, guests, limits, clock } = this.parts;
    const wait = waitOf(await limits.take([{ budget: attempts, subject: address }]));
    if (wait) return wait;
    const challenge = await takeChallenge();
    if (challenge === undefined) return { kind: 'refused', reason: 'no-challenge' };
    const passkey = await passkeys.find(answer.id);
    if (!passkey) return { kind: 'refused', reason: 'unknown' };
    const verification = await ceremony.verifyUse({ answer, challenge, passkey });
    if (!verification) return { kind: 'refused', reason: 'not-verified' };
    const guest = await guests.getGuest(passkey.contactId);
    if (!guest) return { kind: 'refused', reason: 'unknown' };
    const startedAt = clock.now();
    const isRecorded = await passkeys.recordUse({
      passkeyId: passkey.passkeyId,
      counter: verification.counter,
      at: startedAt,
    });
    return isRecorded ? { kind: 'started', guest, startedAt } : { kind: 'refused', reason: 'copied' };
  }
}
