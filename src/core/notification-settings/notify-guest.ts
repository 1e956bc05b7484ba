import type { Message } from '../messages/message';
import type { MessageSender } from '../messages/message-sender.port';
import type { NotifyOutcome } from '../messages/notify-report';
import { recipientsOf } from '../messages/recipient-of';
import type { RateLimits } from '../shared/rate-limits.port';
import { carrierUses } from '../sign-in/code-limits';
import type { GuestDirectory } from '../sign-in/guest-directory.port';
import type { TextMessageCountries } from '../sign-in/text-message-countries';
import type { NotificationItem } from './notification-items';
import { itemNames } from './notification-texts';

export interface GuestMessage extends Pick<Message, 'subject' | 'short' | 'paragraphs' | 'action'> {
  readonly kind: NotificationItem;
}

interface NotifyGuestParts {
  readonly guests: Pick<GuestDirectory, 'getGuest'>;
  readonly sender: MessageSender;
  readonly limits: Pick<RateLimits, 'take' | 'release'>;
  readonly countries: Pick<TextMessageCountries, 'canReach'>;
  readonly settingsUrl: () => string;
}

/** Sends by every channel that the guest chose for this kind of message (H37). */
export class NotifyGuest {
  constructor(private readonly parts: NotifyGuestParts) {}

  /** Never throws. One successful channel counts as notified, because a retry would send its message twice. */
  async run({
    contactId,
    guestMessage,
  }: {
    readonly contactId: string;
    readonly guestMessage: GuestMessage;
  }): Promise<NotifyOutcome> {
    const guest = await this.parts.guests.getGuest(contactId).catch(() => 'unavailable' as const);
    if (guest === 'unavailable') return 'unnotified';
    const channels = guest ? recipientsOf(guest).filter((to) => this.parts.countries.canReach(to)) : [];
    const outcomes = await Promise.all(
      channels.map((to) =>
        this.send({
          ...guestMessage,
          paragraphs: [...guestMessage.paragraphs, this.reason(guestMessage.kind)],
          to,
          contactId,
        }),
      ),
    );
    return (['notified', 'unnotified'] as const).find((outcome) => outcomes.includes(outcome)) ?? 'no-recipient';
  }

  private async send(message: Message): Promise<NotifyOutcome> {
    const { limits, sender } = this.parts;
    const uses = carrierUses(message.to);
    try {
      if ((await limits.take(uses)).kind === 'exceeded') return 'unnotified';
      const outcome = await sender.send(message).catch(() => undefined);
      if (outcome?.kind === 'sent') return 'notified';
      await limits.release(uses);
      return outcome ? 'no-recipient' : 'unnotified';
    } catch {
      return 'unnotified';
    }
  }

  private reason(kind: NotificationItem): string {
    return `You receive this because “${itemNames[kind]}” is on. You decide about it at ${this.parts.settingsUrl()}.`;
  }
}
