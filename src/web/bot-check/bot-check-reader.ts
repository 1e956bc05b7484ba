import type { Request } from 'express';
import type { BotCheck, BotCheckOutcome } from '../../core/shared/bot-check.port';
import type { PlainChallenges } from '../../core/shared/plain-challenges.port';
import type { RateBudget, RateLimits } from '../../core/shared/rate-limits.port';
import type { BotCheckView } from '../../../views/bot-check/bot-check-view';
import type { PlainChallengeView } from '../../../views/bot-check/PlainChallengeFields';
import { exactAddress, visitorAddress } from '../visitor-address';
import { textFieldsOf } from '../routing/read-form';

const plainBudget: RateBudget = { name: 'plain-challenge', max: 5, withinSeconds: 3_600 };

interface BotCheckReaderParts {
  readonly botCheck: BotCheck;
  readonly plain: PlainChallenges;
  readonly limits: Pick<RateLimits, 'take'>;
  readonly view: BotCheckView;
}

export class BotCheckReader {
  constructor(private readonly parts: BotCheckReaderParts) {}

  get view(): BotCheckView {
    return this.parts.view;
  }

  /** `isShown`: shown in every browser, because the script's proof failed. `isMissed`: the answer was wrong. */
  async askPlain({
    action,
    isShown = false,
    isMissed = false,
  }: {
    readonly action: string;
    readonly isShown?: boolean;
    readonly isMissed?: boolean;
  }): Promise<PlainChallengeView> {
    return { ...(await this.parts.plain.ask(action)), isShown, ...(isMissed ? { isMissed } : {}) };
  }

  /**
   * Returns a function, because only the use case decides whether the proof is needed. Reads `token` or, on a page's
   * form but never in JSON, the plain challenge.
   */
  proofOf(req: Request, action: string): () => Promise<BotCheckOutcome> {
    const { token = '', plainChallenge = '', plainAnswer = '', website = '' } = textFieldsOf(req.body);
    const isPlain = token === '' && plainChallenge !== '' && !req.is('application/json');
    if (!isPlain) return () => this.parts.botCheck.check({ token, action, address: exactAddress(req) });
    return () =>
      this.checkPlain(
        { action, challenge: plainChallenge, answer: plainAnswer, honeypot: website },
        visitorAddress(req),
      );
  }

  private async checkPlain(
    attempt: Parameters<PlainChallenges['check']>[0],
    address: string,
  ): Promise<BotCheckOutcome> {
    // An empty answer is not counted as an attempt.
    if (attempt.answer.trim() === '') return { kind: 'failed' };
    const limit = await this.parts.limits
      .take([{ budget: plainBudget, subject: address }])
      .catch((cause: unknown) => ({ kind: 'unavailable', cause }) as const);
    if (limit.kind === 'exceeded') return { kind: 'limited', retryAfterSeconds: limit.retryAfterSeconds };
    const outcome = await this.parts.plain.check(attempt);
    // Without a counter a wrong answer is still wrong, but a right one may be the result of a thousand guesses.
    return limit.kind === 'unavailable' && outcome.kind === 'human' ? limit : outcome;
  }
}
