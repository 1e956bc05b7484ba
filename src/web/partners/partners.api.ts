import { accessTokenSeconds, type AuthenticatePartner } from '../../core/partners/authenticate-partner';
import { HttpError } from '../http-error';
import { handle } from '../routing/handle';
import { invalidRequest, readClientCredentials } from './client-credentials';
import type { PartnerGuard } from './partner-guard';
import { createAccessTokenOperation } from './partners.schema';

interface PartnersApiParts {
  readonly authenticate: Pick<AuthenticatePartner, 'issueToken'>;
  readonly guard: Pick<PartnerGuard, 'countUse'>;
}

export class PartnersApi {
  constructor(private readonly parts: PartnersApiParts) {}

  readonly createToken = handle(createAccessTokenOperation, async ({ body }, req, res) => {
    const { grant_type: grantType = '', scope = '' } = body;
    if (grantType === '') throw invalidRequest('grant_type is missing.');
    if (grantType !== 'client_credentials')
      throw new HttpError(400, 'UNSUPPORTED_GRANT_TYPE', 'unsupported_grant_type', {
        description: 'grant_type is client_credentials here.',
      });
    const outcome = await this.parts.authenticate.issueToken({
      ...readClientCredentials(req.headers.authorization, body),
      scopeNames: scope.trim() === '' ? undefined : scope.trim().split(/ +/),
    });
    if (outcome.kind === 'invalid-client')
      throw new HttpError(401, 'INVALID_CLIENT', 'invalid_client', {
        description: 'The client is unknown, or its secret is wrong, expired or revoked.',
        challenge: 'Basic realm="partners"',
      });
    if (outcome.kind === 'invalid-scope')
      throw new HttpError(400, 'INVALID_SCOPE', 'invalid_scope', {
        description: 'The scope is unknown, or not one of this partner.',
      });
    const { token, calling } = outcome;
    await this.parts.guard.countUse(calling.partner);
    res.set({ 'Cache-Control': 'no-store', Pragma: 'no-cache' });
    return {
      body: {
        access_token: token,
        token_type: 'Bearer',
        expires_in: accessTokenSeconds,
        scope: calling.scopes.join(' '),
      },
    };
  });
}
