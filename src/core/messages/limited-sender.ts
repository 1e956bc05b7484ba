import type { RateBudget, RateLimits } from '../shared/rate-limits.port';
import { Unavailable } from '../shared/unavailable';
import type { Message } from './message';
import type { MessageSender, SendOutcome } from './message-sender.port';

/** Twenty messages are more than any guest's reservations cause in a day. */
const byAddress: RateBudget = { name: 'letters-address', max: 20, withinSeconds: 24 * 3600 };

/**
 * Limits messages to one e-mail address. A message beyond the budget is left to the next attempt of its sender
 * (reliability F5).
 */
export class LimitedSender implements MessageSender {
  constructor(
    private readonly sender: MessageSender,
    private readonly limits: Pick<RateLimits, 'take'>,
  ) {}

  async send(message: Message): Promise<SendOutcome> {
    const { to } = message;
    if (to.channel === 'email') {
      const rateOutcome = await this.limits.take([{ budget: byAddress, subject: to.email }]);
      if (rateOutcome.kind === 'exceeded')
        throw new Unavailable('messages', { retryAfterSeconds: rateOutcome.retryAfterSeconds });
    }
    return this.sender.send(message);
  }
}
