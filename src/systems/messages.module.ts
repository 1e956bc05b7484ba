import { ContainerModule } from 'inversify';
import type { SmtpConfig } from '../../config/config';
import { OutboxMessages } from '../adapters/embedded-state/outbox-messages';
import { OutboxMessageSender } from '../adapters/outbox/message-sender';
import { LoginCheck } from '../adapters/smtp/login-check';
import { SmtpMessageSender } from '../adapters/smtp/message-sender';
import { TwilioMessageSender } from '../adapters/twilio/message-sender';
import { MessageSenderByChannel } from '../core/messages/by-channel';
import { MessageSender } from '../core/messages/message-sender.port';
import { NotificationPreferences } from '../core/notification-settings/notification-preferences.port';
import { ObedientSender } from '../core/notification-settings/obedient-sender';
import { constant, construct, derived } from '../construct';
import { tokens } from '../tokens';
import type { SystemParts } from './system-parts';

export const messagesModule = ({ config: { messages }, line, clock, log }: SystemParts) =>
  new ContainerModule(({ bind }) => {
    const openMail = (smtp: SmtpConfig) => {
      const mail = new SmtpMessageSender({ ...smtp, line: line.content.facts, log });
      const login = new LoginCheck(mail, clock);
      bind(tokens.systemCheck).toConstantValue(login);
      // An unavailable mail server must not prevent the start: it is logged, and shown in /health.
      login.check().catch(() => undefined);
      return mail;
    };
    const obey = (carrier: MessageSender) =>
      construct(bind(MessageSender), ObedientSender, [constant(carrier), NotificationPreferences]);
    switch (messages.kind) {
      case 'outbox':
        construct(bind(MessageSender), ObedientSender, [
          derived(OutboxMessages, (messages) => new OutboxMessageSender(messages)),
          NotificationPreferences,
        ]);
        return;
      case 'smtp':
        obey(openMail(messages.smtp));
        return;
      case 'smtp+twilio':
        obey(
          new MessageSenderByChannel({
            email: openMail(messages.smtp),
            phone: new TwilioMessageSender({ ...messages.twilio, log }),
          }),
        );
    }
  });
