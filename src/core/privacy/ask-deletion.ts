import type { Message } from '../messages/message';
import type { MessageSender } from '../messages/message-sender.port';
import type { Guest } from '../sign-in/guest';
import type { DeletionRequest } from './deletion-request';
import { deletionAsked, deletionNotice, deletionWithdrawn } from './deletion-messages';
import type { DeletionRequests } from './deletion-requests.port';

interface AskDeletionParts {
  readonly requests: DeletionRequests;
  readonly messages: MessageSender;
  readonly privacyEmail: string;
  readonly url: () => string;
  readonly timeZone: string;
  readonly onUnsent: (error: unknown) => void;
}

export interface AskDeletionOutcome {
  readonly kind: 'asked' | 'known' | 'withdrawn' | 'none';
  /** False when no message could be sent now. The request is stored all the same. */
  readonly isConfirmed: boolean;
}

/** Records one request for each guest, and notifies the guest and the responsible staff (ADR 0032). */
export class AskDeletion {
  constructor(private readonly parts: AskDeletionParts) {}

  async ask(guest: Guest): Promise<AskDeletionOutcome> {
    const { kind, request } = await this.parts.requests.open(guest.contactId);
    if (kind === 'known') return { kind: 'known', isConfirmed: true };
    return { kind: 'asked', isConfirmed: await this.notify(guest, request, 'asked') };
  }

  async withdraw(guest: Guest): Promise<AskDeletionOutcome> {
    const request = await this.parts.requests.withdraw(guest.contactId);
    if (!request) return { kind: 'none', isConfirmed: true };
    return { kind: 'withdrawn', isConfirmed: await this.notify(guest, request, 'withdrawn') };
  }

  private async notify(guest: Guest, request: DeletionRequest, step: 'asked' | 'withdrawn'): Promise<boolean> {
    const { privacyEmail, url, timeZone } = this.parts;
    const to = addressOf(guest);
    const notice = { guest, request, url: url(), timeZone };
    const [isNotified] = await Promise.all([
      to ? this.send(step === 'asked' ? deletionAsked(to, notice) : deletionWithdrawn(to, notice)) : false,
      this.send(deletionNotice(privacyEmail, { ...notice, step })),
    ]);
    return isNotified;
  }

  private async send(message: Message): Promise<boolean> {
    try {
      return (await this.parts.messages.send(message)).kind === 'sent';
    } catch (error) {
      this.parts.onUnsent(error);
      return false;
    }
  }
}

function addressOf({ email, phone }: Guest): Message['to'] | undefined {
  if (email !== undefined) return { channel: 'email', email };
  return phone === undefined ? undefined : { channel: 'phone', phone };
}
