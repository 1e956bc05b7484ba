import { recipientOf } from '../messages/recipient-of';
import type { Clock } from '../shared/clock.port';
import type { RateLimits } from '../shared/rate-limits.port';
import type { Secrets } from '../shared/secrets.port';
import { waitOf } from '../shared/wait-of';
import { addressOf } from './address-of';
import type { Guest } from './guest';
import type { GuestDirectory } from './guest-directory.port';
import { maxPasskeys } from './passkey';
import type { PasskeyAnswer, PasskeyCeremony } from './passkey-ceremony.port';
import type { PasskeyRepository } from './passkey-repository.port';

type AddPasskeyOutcome =
  | { readonly kind: 'added'; readonly guest: Guest; readonly at: Date }
  | { readonly kind: 'refused' }
  | { readonly kind: 'full' }
  | { readonly kind: 'wait'; readonly retryAfterSeconds: number };

interface AddPasskeyParts {
  readonly passkeys: Pick<PasskeyRepository, 'list' | 'add'>;
  readonly ceremony: Pick<PasskeyCeremony, 'creationOptions' | 'verifyCreation'>;
  readonly guests: Pick<GuestDirectory, 'getGuest'>;
  readonly limits: Pick<RateLimits, 'take'>;
  readonly secrets: Pick<Secrets, 'digest'>;
  readonly clock: Clock;
}

/** Limited because each added passkey sends the guest a notice. */
const additions = { name: 'passkeys-added', max: 10, withinSeconds: 24 * 3600 };

/** Adds a passkey to a guest's account, after a fresh code (reliability A8). */
export class AddPasskey {
  constructor(private readonly parts: AddPasskeyParts) {}

  /** Options for the browser's ceremony; undefined when the contact is no guest any more. */
  async options({
    contactId,
    challenge,
  }: {
    readonly contactId: string;
    readonly challenge: string;
  }): Promise<object | undefined> {
    const { guests, passkeys, ceremony } = this.parts;
    const [guest, passkeyList] = await Promise.all([guests.getGuest(contactId), passkeys.list(contactId)]);
    if (!guest) return undefined;
    const displayName = `${guest.firstName} ${guest.lastName}`.trim();
    const first = recipientOf(guest);
    return ceremony.creationOptions({
      challenge,
      knownPasskeys: passkeyList,
      userHandle: this.userHandle(contactId),
      userName: first ? addressOf(first) : displayName,
      displayName,
    });
  }

  /** A challenge is returned by `takeChallenge` once. @throws Unavailable */
  async run({
    contactId,
    name,
    answer,
    takeChallenge,
  }: {
    readonly contactId: string;
    readonly name: string;
    readonly answer: PasskeyAnswer;
    readonly takeChallenge: () => Promise<string | undefined>;
  }): Promise<AddPasskeyOutcome> {
    const { ceremony, guests, limits, passkeys, clock } = this.parts;
    const wait = waitOf(await limits.take([{ budget: additions, subject: contactId }]));
    if (wait) return wait;
    const challenge = await takeChallenge();
    const newPasskey = challenge === undefined ? undefined : await ceremony.verifyCreation({ answer, challenge });
    const guest = await guests.getGuest(contactId);
    if (!newPasskey || !guest) return { kind: 'refused' };
    const createdAt = clock.now();
    const userHandle = this.userHandle(contactId);
    const addOutcome = await passkeys.add({ ...newPasskey, contactId, userHandle, name, createdAt }, maxPasskeys);
    if (addOutcome === 'full') return { kind: 'full' };
    return addOutcome === 'added' ? { kind: 'added', guest, at: createdAt } : { kind: 'refused' };
  }

  private userHandle(contactId: string): string {
    return this.parts.secrets.digest('passkey-user', contactId);
  }
}
