import type { Message } from '../messages/message';
import type { MessageSender } from '../messages/message-sender.port';
import type { RateLimits } from '../shared/rate-limits.port';
import { noticeUses } from './code-limits';
import type { TextMessageCountries } from './text-message-countries';

export interface SecurityNoticeParts {
  readonly sender: MessageSender;
  readonly limits: Pick<RateLimits, 'take' | 'release'>;
  readonly countries: Pick<TextMessageCountries, 'canReach'>;
  readonly lineName: string;
}

export type NoticeOutcome = { readonly kind: 'notified' } | { readonly kind: 'unnotified'; readonly cause: unknown };

/** Sends a notice about an account's security (reliability A8). It never blocks the guest: failures are values. */
export async function sendSecurityNotice(
  { sender, limits, countries }: Omit<SecurityNoticeParts, 'lineName'>,
  notice: Message | undefined,
): Promise<NoticeOutcome> {
  if (!notice || !countries.canReach(notice.to))
    return { kind: 'unnotified', cause: 'there is no address to write to' };
  const uses = noticeUses(notice.to);
  try {
    const rateOutcome = await limits.take(uses);
    if (rateOutcome.kind === 'exceeded') return { kind: 'unnotified', cause: rateOutcome };
  } catch (cause) {
    return { kind: 'unnotified', cause };
  }
  const outcome = await sender.send(notice).then(
    (sendOutcome): NoticeOutcome =>
      sendOutcome.kind === 'sent' ? { kind: 'notified' } : { kind: 'unnotified', cause: sendOutcome },
    (cause: unknown) => ({ kind: 'unnotified', cause }) as const,
  );
  // The notice was not sent: its use of the limit must not keep the guest from their code (reliability D4).
  if (outcome.kind === 'unnotified') await limits.release(uses).catch(() => undefined);
  return outcome;
}
