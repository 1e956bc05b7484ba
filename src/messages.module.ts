import { ContainerModule } from 'inversify';
import type { Logger } from 'pino';
import type { Config, SmtpConfig } from '../config/config';
import type { EmbeddedLine } from './adapters/embedded-line/embedded-line';
import { OutboxMessageSender } from './adapters/outbox/message-sender';
import { LoginCheck } from './adapters/smtp/login-check';
import { SmtpMessageSender } from './adapters/smtp/message-sender';
import { TwilioMessageSender } from './adapters/twilio/message-sender';
import { MessageSenderByChannel } from './core/messages/by-channel';
import { MessageSender } from './core/messages/message-sender.port';
import { ObedientSender } from './core/notification-settings/obedient-sender';
import type { Clock } from './core/shared/clock.port';
import { tokens } from './tokens';

interface MessagesParts {
  readonly config: Config;
  readonly line: EmbeddedLine;
  readonly clock: Clock;
  readonly log: Logger;
}

/** Who carries messages (MESSAGES), behind what their guests chose. */
export const messagesModule = ({ config: { messages }, line, clock, log }: MessagesParts) => new ContainerModule(({ bind }) => {
  const openMail = (smtp: SmtpConfig) => {
    const mail = new SmtpMessageSender({ ...smtp, line: line.content.facts, log });
    const login = new LoginCheck(mail, clock);
    bind(tokens.systemCheck).toConstantValue(login);
    // A mail server that is down must not keep the site from starting: it is logged, and shown in /health.
    login.check().catch(() => undefined);
    return mail;
  };
  const obey = (carrier: MessageSender) => bind(MessageSender).toConstantValue(new ObedientSender(carrier, line.notificationPreferences));
  switch (messages.kind) {
    case 'outbox':
      obey(new OutboxMessageSender(line.outboxMessages));
      return;
    case 'smtp':
      obey(openMail(messages.smtp));
      return;
    case 'smtp+twilio':
      obey(new MessageSenderByChannel({ email: openMail(messages.smtp), phone: new TwilioMessageSender({ ...messages.twilio, log }) }));
  }
});
