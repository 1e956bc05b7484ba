import type { RequestHandler } from 'express';
import type { AuthenticatePartner } from '../../core/partners/authenticate-partner';
import { budgetOf, type Partner } from '../../core/partners/partner';
import type { PartnerScope } from '../../core/partners/partner-scope';
import type { RateLimits } from '../../core/shared/rate-limits.port';
import { HttpError } from '../http-error';
import { noteCallersOwnAnswer } from '../rendering/callers-own-answers';
import { setCallingPartner } from './calling-partner';

const bearerPattern = /^Bearer(?: +(.*))?$/i;

interface PartnerGuardParts {
  readonly authenticate: Pick<AuthenticatePartner, 'run'>;
  readonly limits: Pick<RateLimits, 'take'>;
}

/** Checks the key or access token of a request (RFC 6750). A request without one is not affected. */
export class PartnerGuard {
  constructor(private readonly parts: PartnerGuardParts) {}

  require(scope: PartnerScope): RequestHandler {
    return async (req, _res, next) => {
      const header = bearerPattern.exec(req.headers.authorization ?? '');
      if (!header) return next();
      const calling = await this.parts.authenticate.run(header[1]?.trim() ?? '');
      if (!calling)
        throw new HttpError(401, 'INVALID_TOKEN', 'The key or token is unknown, expired or revoked.', {
          challenge: 'Bearer error="invalid_token"',
        });
      if (!calling.scopes.includes(scope))
        throw new HttpError(403, 'SCOPE', `The key or token does not have the scope ${scope}.`, {
          challenge: `Bearer error="insufficient_scope", scope="${scope}"`,
        });
      await this.countUse(calling.partner);
      setCallingPartner(req, calling);
      // Its headers report the partner's budget.
      noteCallersOwnAnswer(req);
      next();
    };
  }

  /**
   * Counts one request against the partner's budget. While the store of limits does not answer, the request is served.
   */
  async countUse(partner: Partner): Promise<void> {
    const outcome = await this.parts.limits
      .take([{ budget: budgetOf(partner), subject: partner.partnerId }])
      .catch(() => undefined);
    if (outcome?.kind === 'exceeded')
      throw new HttpError(429, 'RATE_LIMITED', 'The budget of this partner is used up. Please try again later.', {
        retryAfterSeconds: outcome.retryAfterSeconds,
      });
  }
}
