import type { Clock } from '../shared/clock.port';
import type { OneTimeCodes } from '../sign-in/one-time-codes.port';
import { confirmationOf } from './confirmation-code';
import { type Contact, isConfirmed, toIdentifier } from './contact';
import type { ContactRepository } from './contact-repository.port';
import type { NotifyOfContactChange } from './notify-of-contact-change';

type ConfirmContactOutcome =
  | { readonly kind: 'confirmed'; readonly contact: Contact; readonly notificationErrors: readonly unknown[] }
  | { readonly kind: 'not-found' }
  | { readonly kind: 'failed'; readonly contact: Contact }
  | { readonly kind: 'too-many-attempts'; readonly contact: Contact; readonly retryAfterSeconds: number }
  | { readonly kind: 'taken'; readonly contact: Contact };

interface ConfirmContactParts {
  readonly repository: Pick<ContactRepository, 'find' | 'confirm'>;
  readonly codes: Pick<OneTimeCodes, 'check' | 'restore'>;
  readonly notifier: Pick<NotifyOfContactChange, 'run'>;
  readonly clock: Clock;
}

interface Guess {
  readonly contactId: string;
  readonly id: string;
  /** The code has six digits; it is undefined when the input cannot be a code. */
  readonly code: string | undefined;
  readonly browser: string;
}

const retryWithNewCodeSeconds = 30;

/** The address opens the account from the moment its code was typed, not before (reliability A8). */
export class ConfirmContact {
  constructor(private readonly parts: ConfirmContactParts) {}

  async run({ contactId, id, code, browser }: Guess): Promise<ConfirmContactOutcome> {
    const { repository, codes } = this.parts;
    const contact = (await repository.find(contactId)).contacts.find((one) => one.id === id);
    if (!contact) return { kind: 'not-found' };
    if (isConfirmed(contact)) return { kind: 'confirmed', contact, notificationErrors: [] };
    if (code === undefined) return { kind: 'failed', contact };
    const usedCode = { identifier: confirmationOf(contactId, toIdentifier(contact)), code, browser };
    const codeCheck = await codes.check(usedCode);
    switch (codeCheck.kind) {
      case 'right-code':
        return this.confirm(contactId, contact).catch(async (error: unknown) => {
          await codes.restore(usedCode);
          throw error;
        });
      case 'too-many-attempts':
        return { kind: 'too-many-attempts', contact, retryAfterSeconds: retryWithNewCodeSeconds };
      case 'locked-out':
        return { kind: 'too-many-attempts', contact, retryAfterSeconds: codeCheck.retryAfterSeconds };
      case 'wrong-code':
      case 'no-code':
        return { kind: 'failed', contact };
    }
  }

  private async confirm(contactId: string, contact: Contact): Promise<ConfirmContactOutcome> {
    const { repository, notifier, clock } = this.parts;
    const outcome = await repository.confirm({ contactId, id: contact.id, address: contact.address, at: clock.now() });
    if (outcome.kind === 'not-found') return { kind: 'not-found' };
    if (outcome.kind === 'taken') return { kind: 'taken', contact };
    return { kind: 'confirmed', contact, notificationErrors: await notifier.run(outcome) };
  }
}
