import { ContainerModule } from 'inversify';
import { OutboxMessages } from '../adapters/embedded-state/outbox-messages';
import { LoginCheck } from '../adapters/smtp/login-check';
import { MessageSender } from '../core/messages/message-sender.port';
import { NotificationPreferences } from '../core/notification-settings/notification-preferences.port';
import { PreferenceAwareSender } from '../core/notification-settings/preference-aware-sender';
import { constant, construct } from '../construct';
import { tokens } from '../tokens';
import { openCarrier } from './message-carrier';
import type { SystemParts } from './system-parts';

/** More than a start takes. */
const startMs = 15_000;

export async function openMessages({ config: { messages }, line, clock, log }: SystemParts): Promise<ContainerModule> {
  const outbox = new OutboxMessages(line.database, clock);
  const { carrier, mail } = await openCarrier({ messages, facts: line.content.facts, log, outbox });
  return new ContainerModule(({ bind }) => {
    construct(bind(MessageSender), PreferenceAwareSender, [constant(carrier), NotificationPreferences]);
    if (!mail) return;
    const login = new LoginCheck(mail, clock);
    bind(tokens.systemCheck).toConstantValue(login);
    // An unavailable mail server must not prevent the start: it is logged, and shown in /health.
    bind(tokens.onStop).toConstantValue(login.checkAfter(startMs));
  });
}
