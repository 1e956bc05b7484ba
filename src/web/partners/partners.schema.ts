import { Joi } from '../routing/typed-joi';
import { partnerScopes } from '../../core/partners/partner-scope';
import type { ApiOperation } from '../routing/api-operation';

const scopeText = `${partnerScopes.join(' ')}, or one of them.`;

export const createAccessTokenOperation = {
  id: 'createAccessToken',
  summary:
    'OAuth 2 client credentials (RFC 6749, 4.4): an access token of an hour. The client id is the partner’s id, the client secret one of its keys, in the header or in the body.',
  ledger: [],
  takesForm: true,
  authorization: 'client-secret',
  body: Joi.object({
    grant_type: Joi.string().allow('').description('client_credentials'),
    client_id: Joi.string().allow(''),
    client_secret: Joi.string().allow(''),
    scope: Joi.string().allow('').description(`${scopeText} Default: all of the partner.`),
  }).named('AccessTokenRequest'),
  example: { grant_type: 'client_credentials', client_id: 'north-star', client_secret: 'lfk_…' },
  answers: {
    200: {
      description: 'A token, to be sent as the key is.',
      schema: Joi.object({
        access_token: Joi.string().required(),
        token_type: Joi.valid('Bearer').required(),
        expires_in: Joi.number().integer().required().description('Seconds, unless its key ends earlier.'),
        scope: Joi.string().required(),
      }),
    },
    400: { description: 'INVALID_REQUEST, INVALID_SCOPE, UNSUPPORTED_GRANT_TYPE' },
    401: { description: 'INVALID_CLIENT' },
    429: { description: 'RATE_LIMITED' },
  },
} satisfies ApiOperation;
