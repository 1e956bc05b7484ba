import { maxKeyLength } from '../routing/idempotency-key';
import type { JsonSchema } from './describe-call';

const headerParameter = (name: string, description: string, schema: JsonSchema): JsonSchema => ({
  name,
  in: 'header',
  description,
  schema,
});

export const headerParameters: JsonSchema = {
  'Idempotency-Key': headerParameter(
    'Idempotency-Key',
    'Names this request: sent again with the same key and body within 24 hours it is carried out once, and answers as it did. It is another request at another call. A UUID is best.',
    { type: 'string', minLength: 1, maxLength: maxKeyLength },
  ),
  'If-None-Match': headerParameter(
    'If-None-Match',
    'The ETag of the copy that the caller has: 304 when it is still current.',
    { type: 'string' },
  ),
};

export const fieldSchema: JsonSchema = {
  type: 'object',
  required: ['field', 'message'],
  properties: {
    field: { type: 'string', description: 'Path in the body, such as 0.email, or the name of a parameter.' },
    message: { type: 'string', description: 'For the guest to read.' },
  },
};

export const errorSchema: JsonSchema = {
  type: 'object',
  description: 'What every call answers with when it does not do what was asked.',
  required: ['error', 'code', 'requestId'],
  properties: {
    error: { type: 'string', description: 'For the guest to read. It may change.' },
    code: { type: 'string', description: 'For programs. It does not change.' },
    requestId: { type: 'string', description: 'To quote when asking for help; also in X-Request-Id.' },
    fields: {
      type: 'array',
      description: 'What is wrong with which field, where that is known.',
      items: { $ref: '#/components/schemas/Field' },
    },
    error_description: { type: 'string', description: 'Of OAuth’s errors, whose `error` is a code of RFC 6749.' },
  },
  examples: [
    {
      error: '"email" must be a valid e-mail address.',
      code: 'INVALID',
      requestId: '0c0d4bb4-5f0e-4b8f-8e0e-0a8b8b6d5c3e',
      fields: [{ field: 'email', message: '"email" must be a valid e-mail address.' }],
    },
  ],
};

const header = (description: string, type: 'string' | 'integer' = 'string'): JsonSchema => ({
  description,
  schema: { type },
});

export const answerHeaders: JsonSchema = {
  ETag: header('Names what was answered; see If-None-Match.'),
  'Retry-After': header('Seconds after which the same request may be sent again.', 'integer'),
  Location: header('Where to go.'),
  'WWW-Authenticate': header('What is wrong with the key or token (RFC 6750, 3), and the scope that is missing.'),
  'RateLimit-Limit': header(
    'Requests that the window of the tightest budget has. Absent where no number of requests stands behind a 429.',
    'integer',
  ),
  'RateLimit-Remaining': header('How many of them are left after this one.', 'integer'),
  'RateLimit-Reset': header('Seconds until the oldest of them comes back; with 429 as Retry-After.', 'integer'),
};
