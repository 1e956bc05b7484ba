import type { Request, Response } from 'express';
import type { Clock } from '../../core/shared/clock.port';
import type { Secrets } from '../../core/shared/secrets.port';
import type { SecureRandom } from '../../core/shared/secure-random.port';
import type { SingleUse } from '../../core/shared/single-use.port';
import { readSealed } from '../routing/check-input';
import { Joi, type ValueOf } from '../routing/typed-joi';
import { HostCookies } from '../session/host-cookies';

interface PasskeyChallengesParts {
  readonly secrets: Pick<Secrets, 'seal' | 'open'>;
  readonly random: Pick<SecureRandom, 'token'>;
  readonly singleUse: Pick<SingleUse, 'use'>;
  readonly clock: Clock;
  readonly isSecure: boolean;
}

const lifeMs = 5 * 60_000;
const cookie = 'passkey';
const sealPurpose = 'passkey-challenge';
const sealedSchema = Joi.object({
  challenge: Joi.string().required(),
  purpose: Joi.string().required(),
  at: Joi.number().required(),
});

/**
 * Challenges that passkeys sign, stored in a sealed HttpOnly cookie of the requesting browser: valid for five minutes,
 * for one purpose, and once across all nodes. A visitor who only requests one causes no write.
 */
export class PasskeyChallenges {
  private readonly cookies: HostCookies;

  constructor(private readonly parts: PasskeyChallengesParts) {
    this.cookies = new HostCookies(parts.isSecure);
  }

  /** `purpose`: what the signed challenge may be used for, such as adding a passkey to a particular guest. */
  issue(res: Response, purpose: string): string {
    const { secrets, random, clock } = this.parts;
    const sealedContent: ValueOf<typeof sealedSchema> = {
      challenge: random.token(),
      purpose,
      at: clock.now().getTime(),
    };
    this.cookies.set(res, cookie, { value: secrets.seal(sealPurpose, JSON.stringify(sealedContent)), maxAge: lifeMs });
    return sealedContent.challenge;
  }

  /**
   * Takes the challenge of this browser once. One that has expired, was taken before or is for another purpose is
   * refused with undefined.
   */
  async take(req: Request, res: Response, purpose: string): Promise<string | undefined> {
    const plaintext = this.parts.secrets.open(sealPurpose, this.cookies.read(req, cookie) ?? '');
    if (plaintext === undefined) return undefined;
    this.cookies.clear(res, cookie);
    const sealedContent = readSealed(sealedSchema, plaintext);
    if (sealedContent?.purpose !== purpose || Math.abs(this.parts.clock.now().getTime() - sealedContent.at) >= lifeMs)
      return undefined;
    const mark = { id: `passkey:${sealedContent.challenge}`, forSeconds: lifeMs / 1000 };
    return (await this.parts.singleUse.use(mark)) ? sealedContent.challenge : undefined;
  }
}
