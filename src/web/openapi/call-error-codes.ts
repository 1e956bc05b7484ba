import type { ErrorCodes } from './catalogued-error';

/** Errors that the middleware answers with, and those that several features have in common. */
export const callErrorCodes = {
  BAD_ADDRESS: { status: 400, when: 'The path cannot be decoded.', text: 'This address cannot be read.' },
  BAD_QUERY: {
    status: 400,
    when: 'A parameter’s name reaches into JavaScript.',
    text: 'This address has a parameter that is not allowed.',
  },
  FORBIDDEN_KEY: {
    status: 400,
    when: 'A field of the body reaches into JavaScript.',
    text: 'The JSON body has a field that is not allowed.',
  },
  MALFORMED: {
    status: 400,
    when: 'The body is missing, no JSON, or not in UTF-8.',
    text: 'What you sent cannot be read.',
  },
  REPEATED_PARAMETER: {
    status: 400,
    when: 'A parameter stands twice in the address.',
    text: 'The parameter region stands twice in the address.',
  },
  TOO_DEEP: { status: 400, when: 'The body is nested more than 20 deep.', text: 'The JSON body is nested too deeply.' },
  TOO_MANY_ITEMS: {
    status: 400,
    when: 'A list of the body has more than 200 items.',
    text: 'A list in the JSON body is too long.',
  },
  INVALID_TOKEN: {
    status: 401,
    when: 'The key or access token is unknown, expired or revoked.',
    text: 'The key or token is unknown, expired or revoked.',
    hasChallenge: true,
  },
  NO_SESSION: {
    status: 401,
    when: 'The call needs a signed-in guest, and the session is missing, over, or not readable as one.',
    text: 'Please sign in.',
  },
  CSRF: {
    status: 403,
    when: 'A write that comes from another site, or carries a session without saying where it comes from.',
    text: 'This request did not come from our pages, so nothing was done.',
  },
  FORBIDDEN: {
    status: 403,
    when: 'The body names another guest than the session does.',
    text: 'These settings belong to another account.',
  },
  REAUTH_REQUIRED: {
    status: 403,
    when: 'The change needs a code of the last ten minutes. Sign in once more and repeat it.',
    text: 'Please sign in again to do this.',
  },
  SCOPE: {
    status: 403,
    when: 'The key or access token does not have the scope of this call.',
    text: 'The key or token does not have the scope catalogue:read.',
    hasChallenge: true,
  },
  NOT_FOUND: {
    status: 404,
    when: 'There is no such address or entry, or it is another guest’s: one answer for both.',
    text: 'We could not find what you asked for.',
  },
  METHOD_NOT_ALLOWED: {
    status: 405,
    when: 'The address answers other methods, which Allow names.',
    text: 'This address does not answer that method.',
  },
  IN_FLIGHT: {
    status: 409,
    when: 'The first request with this Idempotency-Key is still under way. Repeat it after Retry-After.',
    text: 'The first request with this key is still under way.',
    retryAfterSeconds: 1,
  },
  TOO_LARGE: {
    status: 413,
    when: 'The body has more than 64 KB, or a profile picture more than 2 MB.',
    text: 'What you sent is too large.',
  },
  TOO_MANY_FIELDS: {
    status: 413,
    when: 'A form has more than 200 fields.',
    text: 'The form has too many fields.',
  },
  UNSUPPORTED_TYPE: {
    status: 415,
    when: 'The body is not application/json, or is packed in a way that is not read.',
    text: 'This address takes JSON only.',
  },
  IDEMPOTENCY_KEY: {
    status: 422,
    when: 'The Idempotency-Key is empty or has more than 200 characters.',
    text: 'The Idempotency-Key must have 1 to 200 characters.',
  },
  INVALID: {
    status: 422,
    when: 'A field is missing, too long, or not of its kind; fields names each.',
    text: '"email" must be a valid e-mail address.',
    field: 'email',
  },
  KEY_REUSED: {
    status: 422,
    when: 'The Idempotency-Key was used with another body.',
    text: 'This Idempotency-Key was used for another request.',
  },
  RATE_LIMITED: {
    status: 429,
    when: 'The budget of the call is used up.',
    text: 'Too many requests from here. Please try again later.',
    retryAfterSeconds: 60,
  },
  INTERNAL: {
    status: 500,
    when: 'A defect of ours. Quote the requestId.',
    text: 'Unexpected error. Please try again.',
  },
  UNAVAILABLE: {
    status: 503,
    when: 'A system behind the site does not answer, or the site carries more than it can. Nothing was changed.',
    text: 'This part of the site is resting. Please try again in a moment.',
    retryAfterSeconds: 5,
  },
} as const satisfies ErrorCodes;

export type CallErrorCode = keyof typeof callErrorCodes;
