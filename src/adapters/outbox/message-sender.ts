import type { Message, MessageAttachment } from '../../core/messages/message';
import type { MessageSender, SendOutcome } from '../../core/messages/message-sender.port';
import { plainTextOf } from '../../core/messages/plain-text';

interface Outbox {
  add(message: {
    readonly to: string;
    readonly channel: 'email' | 'sms';
    readonly subject: string;
    readonly text: string;
    readonly attachment?: MessageAttachment;
  }): Promise<void>;
}

/** Stores messages for a public page, in demonstrations only (refused in production). */
export class OutboxMessageSender implements MessageSender {
  constructor(private readonly outbox: Outbox) {}

  async send(message: Message): Promise<SendOutcome> {
    const { to, subject, attachment } = message;
    const text = plainTextOf(message);
    await this.outbox.add(
      to.channel === 'email'
        ? { to: to.email, channel: 'email', subject, text, ...(attachment ? { attachment } : {}) }
        : { to: to.phone, channel: 'sms', subject: '', text },
    );
    return { kind: 'sent' };
  }
}
