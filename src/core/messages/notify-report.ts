import type { Clock } from '../shared/clock.port';
import type { Message } from './message';
import type { MessageSender } from './message-sender.port';

/**
 * One message has this outcome. `unnotified`: no provider could accept it now; it is retried. `no-recipient`: there is
 * none, or they do not want it.
 */
export type NotifyOutcome = 'notified' | 'no-recipient' | 'unnotified';

export interface NotifyReport {
  readonly notified: number;
  readonly unnotified: number;
}

/** The lease is longer than a provider may take to send; after it another node retries. */
const leaseMs = 60_000;

export const leaseEnd = (clock: Clock): Date => new Date(clock.now().getTime() + leaseMs);

/** Sends a message, if there is one to send, and marks its notice unless the message has to be retried. */
export async function notifyOnce(
  message: Message | undefined,
  { sender, markNotified }: { readonly sender: MessageSender; readonly markNotified: () => Promise<void> },
): Promise<NotifyOutcome> {
  if (message && !(await sender.send(message).catch(() => undefined))) return 'unnotified';
  await markNotified();
  return message ? 'notified' : 'no-recipient';
}

export function notifyReport(outcomes: readonly NotifyOutcome[]): NotifyReport {
  const count = (kind: NotifyOutcome) => outcomes.filter((outcome) => outcome === kind).length;
  return { notified: count('notified'), unnotified: count('unnotified') };
}
