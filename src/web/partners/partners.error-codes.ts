import type { ErrorCodes } from '../openapi/catalogued-error';

export const partnersErrorCodes: ErrorCodes = {
  INVALID_REQUEST: {
    status: 400,
    when: 'The grant type is missing, the client secret comes twice, or two clients are named.',
    text: 'invalid_request',
  },
  INVALID_SCOPE: {
    status: 400,
    when: 'The scope is unknown, or not the partner’s.',
    text: 'invalid_scope',
  },
  UNSUPPORTED_GRANT_TYPE: {
    status: 400,
    when: 'The grant type is not client_credentials.',
    text: 'unsupported_grant_type',
  },
  INVALID_CLIENT: {
    status: 401,
    when: 'The client is unknown, or its secret is wrong, expired or revoked.',
    text: 'invalid_client',
    hasChallenge: true,
  },
};
