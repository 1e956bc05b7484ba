import type { Request, Response } from 'express';
import { readIfValid } from '../routing/check-input';
import { Joi } from '../routing/typed-joi';
import type { ContentUpdates } from '../../core/content/content-scope.port';
import type { SingleUse } from '../../core/shared/single-use.port';
import { realTime } from '../../real-time';
import { HttpError } from '../http-error';
import { verifySignature } from './verify-signature';

interface WebhookParts {
  readonly secret: string;
  readonly environment: string;
  readonly updates: Pick<ContentUpdates, 'announce'>;
  readonly singleUse: Pick<SingleUse, 'use'>;
}

const schema = Joi.object({
  sys: Joi.object({
    id: Joi.string().required(),
    environment: Joi.object({ sys: Joi.object({ id: Joi.string().required() }).unknown(true).required() }).unknown(
      true,
    ),
  })
    .unknown(true)
    .required(),
}).unknown(true);

const rememberSeconds = 60;
/**
 * Events that change what visitors read; saving a draft does not. With the environment's id being an alias, pointing it to
 * another environment changes everything at once.
 */
const topic =
  /^ContentManagement\.((Entry|Asset)\.(publish|unpublish|delete|archive|unarchive)|EnvironmentAlias\.(create|save|delete))$/;

export class ContentWebhook {
  constructor(private readonly parts: WebhookParts) {}

  readonly receive = async (req: Request, res: Response): Promise<void> => {
    const { secret, singleUse, updates, environment } = this.parts;
    const body = Buffer.isBuffer(req.body) ? req.body : Buffer.alloc(0);
    const verification = verifySignature(
      { method: req.method, path: req.originalUrl, headers: req.headers, body },
      // A demonstration's shifted clock, or a node's wrong one, would refuse every call (reliability G9).
      { secret, now: realTime() },
    );
    if (verification.kind === 'bad')
      throw new HttpError(401, 'BAD_SIGNATURE', 'This call is not signed as it should be.');
    const about = readBody(body);
    // An unreadable or replayed call gets the answer of a bad signature, so that it reveals nothing.
    if (
      !about ||
      !(await singleUse.use({ id: `contentful-webhook:${verification.signature}`, forSeconds: rememberSeconds }))
    )
      throw new HttpError(401, 'BAD_SIGNATURE', 'This call is not signed as it should be.');
    const isOurs = (about.sys.environment?.sys.id ?? environment) === environment;
    if (isOurs && topic.test(req.get('x-contentful-topic') ?? '')) await updates.announce();
    res.status(204).end();
  };
}

function readBody(body: Buffer) {
  try {
    return readIfValid(schema, JSON.parse(body.toString('utf8')));
  } catch {
    return undefined;
  }
}
