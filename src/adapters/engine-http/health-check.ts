import Joi from 'joi';
import { type EngineClient, isOurContract } from './engine-client';
import { engineUnavailable } from './engine-outcome';

const healthSchema = Joi.object<{ readonly contract: string }>({ contract: Joi.string().max(20).required() });

export class EngineHealthCheck {
  readonly name = 'reservation-engine';

  constructor(private readonly client: Pick<EngineClient, 'read'>) {}

  /** @throws Unavailable; Error when the health response names another contract version than its header. */
  async check(): Promise<void> {
    const outcome = await this.client.read({ path: '/v1/health', schema: healthSchema });
    if (outcome.kind !== 'answered') throw engineUnavailable(outcome);
    if (!isOurContract(outcome.body.contract)) throw new Error('the engine serves another contract');
  }
}
