import type { MessageSender } from '../messages/message-sender.port';
import type { Clock } from '../shared/clock.port';
import { meetingMessage, type MeetingMessageInput } from './meeting-message';

interface NotifyOfMeetingParts {
  readonly sender: MessageSender;
  readonly clock: Clock;
  readonly lineName: string;
  readonly addressOf: (opportunityId: string) => string;
  readonly log: { warn(details: object, message: string): void };
}

type MeetingNotice = Omit<MeetingMessageInput, 'url' | 'lineName' | 'now'> & { readonly opportunityId: string };

/** Notifies the guest. The appointment stands even when the message fails: the page says whether it was sent (D8). */
export class NotifyOfMeeting {
  constructor(private readonly parts: NotifyOfMeetingParts) {}

  async run({ opportunityId, ...meeting }: MeetingNotice): Promise<boolean> {
    const { sender, clock, lineName, addressOf, log } = this.parts;
    const message = meetingMessage({ ...meeting, lineName, now: clock.now(), url: addressOf(opportunityId) });
    if (!message) return false;
    try {
      return (await sender.send(message)).kind === 'sent';
    } catch (error) {
      log.warn({ err: error }, 'a message about an appointment could not be sent');
      return false;
    }
  }
}
