import type { Request, Response } from 'express';
import type { Secrets } from '../../core/shared/secrets.port';
import { readSealed } from '../routing/check-input';
import { Joi, type ValueOf } from '../routing/typed-joi';
import { HostCookies } from '../session/host-cookies';

const cookie = 'made-link';
const purpose = 'made link';
const lifeMs = 15 * 60_000;

const madeLinkSchema = Joi.object({
  token: Joi.string().required(),
  stopToken: Joi.string().required(),
  expiresAt: Joi.number().required(),
});
type MadeLink = ValueOf<typeof madeLinkSchema>;

/**
 * Carries a link that was just made from the form's POST to the page that shows it. The address of that page must not
 * contain the link: who copies it from the browser's bar would also hand on the right to end the sharing.
 */
export class MadeLinkCookie {
  private readonly cookies: HostCookies;

  constructor(
    private readonly parts: { readonly secrets: Pick<Secrets, 'seal' | 'open'>; readonly isSecure: boolean },
  ) {
    this.cookies = new HostCookies(parts.isSecure);
  }

  set(res: Response, link: MadeLink): void {
    this.cookies.set(res, cookie, { value: this.parts.secrets.seal(purpose, JSON.stringify(link)), maxAge: lifeMs });
  }

  read(req: Request): MadeLink | undefined {
    return readSealed(madeLinkSchema, this.parts.secrets.open(purpose, this.cookies.read(req, cookie) ?? ''));
  }
}
