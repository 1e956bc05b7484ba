import type Joi from 'joi';
import type { ContractOperation, ContractRoute } from './contract-operation';
import { type ProblemCode, problems, problemType } from './contract-problem';
import { contractVersion } from './serve-contract';

type JsonSchema = Readonly<Record<string, unknown>>;

/** Any call may meet these. */
const always: readonly ProblemCode[] = [
  'UNSUPPORTED_CONTRACT',
  'UNAUTHORIZED',
  'INVALID',
  'RATE_LIMITED',
  'INTERNAL',
  'UNAVAILABLE',
];
const ofBodies: readonly ProblemCode[] = ['MALFORMED', 'TOO_LARGE', 'UNSUPPORTED_TYPE'];
/** Described once. */
const shared: readonly ProblemCode[] = [...always, 'TOO_LARGE', 'UNSUPPORTED_TYPE'];
const ofKeys: readonly ProblemCode[] = ['IN_FLIGHT', 'KEY_REUSED'];

const about = `A reservation engine as the site needs it. Vendor-neutral: a gateway in front of any engine answers it, and an installation of this software answers it itself. The guide beside this file, reservation-engine.md, says what calls have in common. Besides what each call lists, every address answers 405 (\`METHOD_NOT_ALLOWED\`, with \`Allow\`) to a method that it does not have.`;

/** OpenAPI 3.1 made from the table that the contract is served by, so that neither can drift from the other (H57). */
export function contractDocument(routes: readonly ContractRoute[]): JsonSchema {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { method, path, operation } of routes) {
    const address = `/v1${path.replace(/:(\w+)/g, '{$1}')}`;
    paths[address] = { ...paths[address], [method]: describe(operation, path) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Reservation-engine contract',
      version: contractVersion,
      description: about,
      license: { name: 'Unlicensed: for the line and its integrators.', identifier: 'LicenseRef-Unlicensed' },
    },
    servers: [
      {
        url: '{engine}',
        variables: { engine: { default: 'https://engine.example', description: 'ENGINE_API_URL of the site' } },
      },
    ],
    security: [{ bearer: [] }],
    paths,
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'A key that both know, or an access token of OAuth 2 client credentials.',
        },
      },
      headers: {
        'X-Contract-Version': {
          description: 'The contract by which the answer was given. A site refuses anything but 1.x.',
          required: true,
          schema: { type: 'string', pattern: '^1\\.\\d{1,4}$' },
        },
        'X-Correlation-Id': { description: 'As it was sent, or one of the engine’s.', schema: { type: 'string' } },
        ETag: { description: 'Ask again with If-None-Match.', schema: { type: 'string' } },
        'Retry-After': { description: 'Seconds.', schema: { type: 'string' } },
        'RateLimit-Limit': {
          description: 'Calls that the window has. An engine without a limit leaves these three out.',
          schema: { type: 'integer' },
        },
        'RateLimit-Remaining': {
          description: 'How many of them are left after this one.',
          schema: { type: 'integer' },
        },
        'RateLimit-Reset': { description: 'Seconds until the oldest of them comes back.', schema: { type: 'integer' } },
      },
      schemas: { Problem: problemSchema },
      responses: Object.fromEntries(
        byStatus(shared).map(([status, codes]) => [`Problem${status}`, problemAnswer(codes)]),
      ),
    },
  };
}

const problemSchema: JsonSchema = {
  type: 'object',
  description: 'RFC 9457. Programs go by `code`; a code that they do not know is treated by its status.',
  required: ['type', 'title', 'status', 'code', 'detail', 'correlationId'],
  properties: {
    type: { type: 'string', description: 'A name for the kind of problem.' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'string', description: `One of ${Object.keys(problems).join(', ')}.` },
    detail: { type: 'string', description: 'For people; it never repeats what was sent.' },
    correlationId: { type: 'string' },
    fields: {
      type: 'array',
      items: {
        type: 'object',
        required: ['field', 'message'],
        properties: { field: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
};

const correlation = {
  name: 'X-Correlation-Id',
  in: 'header',
  required: false,
  description: 'Names the call in both houses’ logs.',
  schema: { type: 'string', pattern: '^[\\w.-]{1,64}$' },
};
const version = {
  name: 'X-Contract-Version',
  in: 'header',
  required: false,
  description: 'Which contract the caller speaks.',
  schema: { type: 'string' },
};
const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description:
    'The same for every try of one wish. For 24 hours a repeat gets the first answer, and the same key with another body is refused.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
};

function describe(operation: ContractOperation, path: string): JsonSchema {
  const { id, summary, description, params, query, body, isOncePerKey, example, answer } = operation;
  return {
    operationId: id,
    summary,
    ...(description ? { description } : {}),
    parameters: [
      ...pathParameters(path, params),
      ...(query ? parametersOf(query, 'query') : []),
      ...(isOncePerKey ? [idempotencyKey] : []),
      correlation,
      version,
    ],
    ...(body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: toJsonSchema(body, 'input'), ...(example ? { example } : {}) } },
          },
        }
      : {}),
    responses: {
      [answer.status]: {
        description: answer.description,
        headers: headers('X-Contract-Version', 'X-Correlation-Id', ...rateHeaders),
        content: {
          'application/json': {
            schema: toJsonSchema(answer.schema, 'output'),
            ...(answer.example ? { example: answer.example } : {}),
          },
        },
      },
      ...problemAnswers([
        ...always,
        ...(body ? ofBodies : []),
        ...(isOncePerKey ? ofKeys : []),
        ...(operation.problems ?? []),
      ]),
    },
  };
}

const ref = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });
const headers = (...names: readonly string[]) => Object.fromEntries(names.map((name) => [name, ref('headers', name)]));
const rateHeaders = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'];

const problemAnswers = (codes: readonly ProblemCode[]): JsonSchema =>
  Object.fromEntries(
    byStatus(codes).map(([status, here]) => [
      status,
      here.every((code) => shared.includes(code)) ? ref('responses', `Problem${status}`) : problemAnswer(here),
    ]),
  );

function byStatus(codes: readonly ProblemCode[]): readonly (readonly [number, readonly ProblemCode[]])[] {
  const statuses = [...new Set(codes.map((code) => problems[code][0]))].toSorted((one, other) => one - other);
  return statuses.map((status) => [status, codes.filter((code) => problems[code][0] === status)]);
}

function problemAnswer(codes: readonly ProblemCode[]): JsonSchema {
  const limitHeaders = codes.includes('RATE_LIMITED')
    ? ['Retry-After', ...rateHeaders]
    : codes.includes('UNAVAILABLE')
      ? ['Retry-After']
      : [];
  return {
    description: codes.map((code) => `${code}: ${problems[code][1]}.`).join(' '),
    ...(limitHeaders.length > 0 ? { headers: headers(...limitHeaders) } : {}),
    content: {
      'application/problem+json': {
        schema: ref('schemas', 'Problem'),
        examples: Object.fromEntries(codes.map((code) => [code, { value: anExampleOf(code) }])),
      },
    },
  };
}

function anExampleOf(code: ProblemCode): object {
  const [status, title] = problems[code];
  return {
    type: problemType(code),
    title,
    status,
    code,
    detail: `${title}.`,
    correlationId: '0d5f6c1e-8f1b-4d58-9b2e-3a1f0c7a9e42',
  };
}

function pathParameters(path: string, params: Joi.ObjectSchema | undefined): readonly JsonSchema[] {
  const described = new Map(
    params ? parametersOf(params, 'path').map((parameter) => [parameter['name'], parameter]) : [],
  );
  return [...path.matchAll(/:(\w+)/g)].map(
    ([, name = '']) => described.get(name) ?? { name, in: 'path', required: true, schema: { type: 'string' } },
  );
}

function parametersOf(schema: Joi.ObjectSchema, place: 'query' | 'path'): readonly JsonSchema[] {
  const { properties = {}, required = [] } = toJsonSchema(schema, 'input') as {
    properties?: Record<string, JsonSchema>;
    required?: readonly string[];
  };
  return Object.entries(properties).map(([name, { description, ...property }]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    ...(description === undefined ? {} : { description }),
    schema: property,
  }));
}

interface StandardJsonSchema {
  readonly jsonSchema: Readonly<Record<'input' | 'output', (options: { readonly target: string }) => JsonSchema>>;
}

/** joi's own converter; its types do not name it yet. */
function toJsonSchema(schema: Joi.Schema, direction: 'input' | 'output'): JsonSchema {
  const standard = (schema as unknown as Readonly<Record<'~standard', StandardJsonSchema>>)['~standard'];
  return standard.jsonSchema[direction]({ target: 'draft-2020-12' });
}
