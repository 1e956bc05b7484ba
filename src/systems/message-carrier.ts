import type { MessagesConfig, SmtpConfig } from '../../config/messages-config';
import { OutboxMessageSender } from '../adapters/outbox/message-sender';
import type { SmtpMessageSender, SmtpOptions } from '../adapters/smtp/message-sender';
import { TwilioMessageSender } from '../adapters/twilio/message-sender';
import { MessageSenderByChannel } from '../core/messages/by-channel';
import type { MessageSender } from '../core/messages/message-sender.port';

interface CarrierParts {
  readonly messages: MessagesConfig;
  readonly facts: SmtpOptions['line'];
  readonly log: SmtpOptions['log'];
  readonly outbox: ConstructorParameters<typeof OutboxMessageSender>[0];
}

interface Carrier {
  readonly carrier: MessageSender;
  readonly mail?: SmtpMessageSender;
}

export async function openCarrier({ messages, facts, log, outbox }: CarrierParts): Promise<Carrier> {
  const openMail = async (smtp: SmtpConfig) => {
    const { SmtpMessageSender } = await import('../adapters/smtp/message-sender');
    return new SmtpMessageSender({ ...smtp, line: facts, log });
  };
  switch (messages.kind) {
    case 'outbox':
      return { carrier: new OutboxMessageSender(outbox) };
    case 'smtp': {
      const mail = await openMail(messages.smtp);
      return { carrier: mail, mail };
    }
    case 'smtp+twilio': {
      const mail = await openMail(messages.smtp);
      const phone = new TwilioMessageSender({ ...messages.twilio, log });
      return { carrier: new MessageSenderByChannel({ email: mail, phone }), mail };
    }
  }
}
