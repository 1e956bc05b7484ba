import type { RateBudget, RateLimits } from '../shared/rate-limits.port';
import { Unavailable } from '../shared/unavailable';
import { waitOf } from '../shared/wait-of';
import type { Message } from './message';
import type { MessageSender, SendOutcome } from './message-sender.port';

/** Twenty messages are more than any guest's reservations cause in a day. */
const byAddress: RateBudget = { name: 'letters-address', max: 20, withinSeconds: 24 * 3600 };
/**
 * Attempts that failed have a budget of their own, so that an outage of the mail server does not use up the day's
 * messages (reliability D4). It is small, because a message may arrive although the server's answer came too late.
 */
const failedByAddress: RateBudget = { name: 'failed-messages-address', max: 3, withinSeconds: 15 * 60 };

/**
 * Limits messages to one e-mail address. A message beyond the budget is left to the next attempt of its sender
 * (reliability F5).
 */
export class LimitedSender implements MessageSender {
  constructor(
    private readonly sender: MessageSender,
    private readonly limits: Pick<RateLimits, 'take' | 'look' | 'release'>,
  ) {}

  async send(message: Message): Promise<SendOutcome> {
    const { to } = message;
    if (to.channel !== 'email') return this.sender.send(message);
    const use = { budget: byAddress, subject: to.email };
    const failedUse = { budget: failedByAddress, subject: to.email };
    // Only looked at, because a budget that is spent in an outage of the mail server is nothing to alert anybody of.
    const failedOutcome = await this.limits.look([failedUse]);
    const wait = waitOf(failedOutcome.kind === 'within' ? await this.limits.take([use]) : failedOutcome);
    if (wait) throw new Unavailable('messages', wait);
    let isSent = false;
    try {
      const outcome = await this.sender.send(message);
      isSent = outcome.kind === 'sent';
      return outcome;
    } finally {
      if (!isSent)
        await Promise.all([this.limits.take([failedUse]), this.limits.release([use])]).catch(() => undefined);
    }
  }
}
