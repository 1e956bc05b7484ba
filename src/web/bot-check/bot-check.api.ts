import type { Request, Response } from 'express';
import type { BotChallenges } from '../../core/shared/bot-challenges.port';
import { notFound } from '../http-error';

/** Hands out what a browser's script solves while its visitor types (TRK-01); nothing when a vendor hands it out. */
export class BotCheckApi {
  constructor(private readonly challenges: BotChallenges | undefined) {}

  readonly challenge = async (_req: Request, res: Response): Promise<void> => {
    if (!this.challenges) throw notFound();
    const { action } = res.locals['query'] as { readonly action: string };
    res.set('Cache-Control', 'private, no-store').json(await this.challenges.create(action));
  };
}
