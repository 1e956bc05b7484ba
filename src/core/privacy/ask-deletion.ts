import type { Message } from '../messages/message';
import { recipientOf } from '../messages/recipient-of';
import type { RateBudget } from '../shared/rate-limits.port';
import type { Guest } from '../sign-in/guest';
import { type SecurityNoticeParts, sendSecurityNotice } from '../sign-in/send-security-notice';
import type { DeletionRequest } from './deletion-request';
import { deletionAsked, deletionNotice, deletionWithdrawn } from './deletion-messages';
import type { DeletionRequests } from './deletion-requests.port';

/** Each request, and each withdrawal of one, sends a message to the guest and to the staff (reliability A6, F5). */
const byGuest: RateBudget = { name: 'deletions-asked', max: 5, withinSeconds: 24 * 3600 };

interface AskDeletionParts extends Omit<SecurityNoticeParts, 'lineName'> {
  readonly requests: DeletionRequests;
  readonly privacyEmail: string;
  readonly url: () => string;
  readonly timeZone: string;
  readonly onUnsent: (error: unknown) => void;
}

export interface DeletionAnswer {
  readonly kind: 'asked' | 'known' | 'withdrawn' | 'none';
  /** False when no message could be sent now. The request is stored all the same. */
  readonly isConfirmed: boolean;
}

type AskDeletionOutcome = DeletionAnswer | { readonly kind: 'too-many'; readonly retryAfterSeconds: number };

/** Records one request for each guest, and notifies the guest and the responsible staff (ADR 0032). */
export class AskDeletion {
  constructor(private readonly parts: AskDeletionParts) {}

  async ask(guest: Guest): Promise<AskDeletionOutcome> {
    const limit = await this.parts.limits.take([{ budget: byGuest, subject: guest.contactId }]);
    if (limit.kind === 'exceeded') return { kind: 'too-many', retryAfterSeconds: limit.retryAfterSeconds };
    const { kind, request } = await this.parts.requests.open(guest.contactId);
    if (kind === 'known') return { kind: 'known', isConfirmed: true };
    return { kind: 'asked', isConfirmed: await this.notify(guest, request, 'asked') };
  }

  async withdraw(guest: Guest): Promise<DeletionAnswer> {
    const request = await this.parts.requests.withdraw(guest.contactId);
    if (!request) return { kind: 'none', isConfirmed: true };
    return { kind: 'withdrawn', isConfirmed: await this.notify(guest, request, 'withdrawn') };
  }

  private async notify(guest: Guest, request: DeletionRequest, step: 'asked' | 'withdrawn'): Promise<boolean> {
    const { privacyEmail, url, timeZone } = this.parts;
    const to = recipientOf(guest);
    const notice = { guest, request, url: url(), timeZone };
    const isNotified =
      to !== undefined &&
      (await this.sendToGuest(step === 'asked' ? deletionAsked(to, notice) : deletionWithdrawn(to, notice)));
    await this.sendToStaff(deletionNotice(privacyEmail, { ...notice, step }));
    return isNotified;
  }

  /** Within the limits of text messages, which cost money. */
  private async sendToGuest(message: Message): Promise<boolean> {
    const outcome = await sendSecurityNotice(this.parts, message);
    if (outcome.kind === 'unnotified') this.parts.onUnsent(outcome.cause);
    return outcome.kind === 'notified';
  }

  private async sendToStaff(message: Message): Promise<void> {
    await this.parts.sender.send(message).catch((error: unknown) => this.parts.onUnsent(error));
  }
}
