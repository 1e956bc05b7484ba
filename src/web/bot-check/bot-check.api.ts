import type { BotChallenges } from '../../core/shared/bot-challenges.port';
import { notFound } from '../http-error';
import { handle } from '../routing/handle';
import { getBotChallengeOperation } from './bot-check.schema';

/** Challenges that the browser solves while the visitor types (TRK-01); 404 with a vendor's bot check. */
export class BotCheckApi {
  constructor(private readonly challenges: BotChallenges | undefined) {}

  readonly challenge = handle(getBotChallengeOperation, async ({ query: { action } }, _req, res) => {
    if (!this.challenges) throw notFound();
    res.set('Cache-Control', 'private, no-store').json(await this.challenges.create(action));
  });
}
