import type Joi from 'joi';
import type { ApiTag } from '../routing/api-tag';
import type { FeatureRoutes } from '../routing/feature-routes';
import { apiDescription } from './api-description';
import { type CallExample, exampleOf } from './call-examples';
import {
  describePaths,
  type JsonSchema,
  parametersOf,
  pathParametersOf,
  requestBodyOf,
  toJsonSchema,
} from './describe-call';
import { type DocumentedAnswer, documentedAnswers, type DocumentedRoute, isGuests } from './documented-answers';
import { allCodes, type ErrorCode, errorOf } from './error-catalogue';
import { meaningOf } from './parameter-meanings';
import { scenarioHeader } from './scenario-header';
import { tagsOf } from './tags';

/** A call and the chapter in which it stands. */
interface TaggedRoute extends DocumentedRoute {
  readonly tag: ApiTag;
}

interface DocumentOptions {
  /** True in a demonstration, whose error scenarios and controls are described as well. */
  readonly isDemo: boolean;
}

/** Generates OpenAPI 3.1 from the routes of the server, so that the document cannot differ from them (H57). */
export function openApiDocument(features: readonly FeatureRoutes[], options: DocumentOptions): JsonSchema {
  const routes = documentedRoutes(features);
  const paths = describePaths(routes, { describe: (route) => describe(route, options) });
  return {
    openapi: '3.1.0',
    info: {
      title: 'Landfall',
      version: '1.0.0',
      summary: 'The interface of the line’s website, for browsers and integrators.',
      description: apiDescription,
      license: { name: 'Unlicensed: for the line and its integrators.', identifier: 'LicenseRef-Unlicensed' },
    },
    servers: [{ url: '/', description: 'The site that this document came from.' }],
    tags: tagsOf(routes).map(({ name, description }) => ({ name, description })),
    paths,
    components: {
      schemas: { Error: errorSchema, Field: fieldSchema },
      responses,
      headers,
      securitySchemes,
      examples: errorExamples(),
    },
  };
}

const documentedRoutes = (features: readonly FeatureRoutes[]): readonly TaggedRoute[] =>
  features
    .flatMap(({ pages, api, tag }) =>
      [...pages.flatMap((page) => (page.operation ? [{ ...page, operation: page.operation }] : [])), ...api].map(
        (route) => ({ ...route, tag: chapterOf(route.path, tag) }),
      ),
    )
    .filter(({ path }) => path.startsWith('/api/') || path.startsWith('/dev/'));

function chapterOf(path: string, tag: ApiTag | undefined): ApiTag {
  if (!tag) throw new Error(`The feature of ${path} names no chapter of the API's description`);
  return tag;
}

function describe(route: TaggedRoute, options: DocumentOptions): JsonSchema {
  const { operation, path, access, tag } = route;
  const example = exampleOf(operation.id);
  const { params = operation.path, query } = operation;
  const parameters = [
    ...pathParametersOf(path, params && toOpenSchema(params, 'input'), wordsOf(example?.path)),
    ...parametersOf('query', query && toOpenSchema(query, 'input'), wordsOf(example?.query)),
    ...headerParametersOf(route, options),
  ];
  return {
    operationId: operation.id,
    tags: [tag.name],
    summary: firstSentenceOf(operation.summary),
    description: descriptionOf(route),
    'x-ledger': operation.ledger,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(operation.body
      ? { requestBody: requestBodyOf(toOpenSchema(operation.body, 'input'), operation.example ?? example?.body) }
      : {}),
    responses: {
      ...Object.fromEntries(
        documentedAnswers(route).map((answer) => [answer.status, describeAnswer(answer, route, example)]),
      ),
      ...beforeAnyCall,
    },
    security: operation.authorization
      ? [{ verifyToken: [] }]
      : isGuests(access)
        ? [{ session: [] }]
        : access === 'anyone-known-for-sure'
          ? [{ session: [] }, {}]
          : [],
  };
}

const firstSentenceOf = (text: string) => /^.*?\.(?=\s|$)/.exec(text)?.[0] ?? text;

function descriptionOf({ operation, access, cache }: DocumentedRoute): string {
  return [
    operation.summary,
    ...(isGuests(access) ? ['Needs the session of a signed-in guest.'] : []),
    ...(access === 'guest-with-fresh-code' ? ['Its code must be at most ten minutes old.'] : []),
    ...(operation.budget ? [`Budget: ${operation.budget}`] : []),
    ...(operation.takesKey ? ['Repeatable with an Idempotency-Key.'] : []),
    ...(cache ? ['The same for everyone, and cached: ask again with If-None-Match.'] : []),
  ].join(' ');
}

function describeAnswer(
  { status, description, schema, mediaType = 'application/json', codes }: DocumentedAnswer,
  route: DocumentedRoute,
  example: CallExample | undefined,
): JsonSchema {
  if (codes.length > 0)
    return { description, headers: headersOf(status, route), content: { 'application/json': errorContent(codes) } };
  const shown = example?.status === status ? { example: example.answer } : {};
  return {
    description,
    headers: headersOf(status, route),
    ...(schema ? { content: { [mediaType]: { schema: toOpenSchema(schema, 'output'), ...shown } } } : {}),
  };
}

const errorContent = (codes: readonly ErrorCode[]): JsonSchema => ({
  schema: {
    allOf: [{ $ref: '#/components/schemas/Error' }, { type: 'object', properties: { code: { enum: codes } } }],
  },
  examples: Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
});

function headersOf(status: number, { operation, cache }: DocumentedRoute): JsonSchema {
  const names = [
    'X-Request-Id',
    ...(cache && (status === 200 || status === 304) ? ['ETag'] : []),
    'Cache-Control',
    ...(status === 429 || status === 503 ? ['Retry-After'] : []),
    ...(status === 303 ? ['Location'] : []),
    ...(status === 429 || operation.budget ? ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'] : []),
  ];
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}

const wordsOf = (examples: Readonly<Record<string, string>> | undefined) => ({
  meaningOf,
  exampleOf: (name: string, type: string | undefined) => shownAs(examples?.[name], type),
});

const shownAs = (value: string | undefined, type = 'string') =>
  value === undefined ? {} : { example: type === 'string' ? value : (JSON.parse(value) as unknown) };

function headerParametersOf({ operation, cache }: DocumentedRoute, { isDemo }: DocumentOptions): readonly JsonSchema[] {
  const header = (name: string, description: string, schema: JsonSchema) => ({
    name,
    in: 'header',
    required: false,
    description,
    schema,
  });
  return [
    ...(operation.takesKey
      ? [
          header(
            'Idempotency-Key',
            'Names this request: sent again with the same key and body within 24 hours it is carried out once, and answers as it did. A UUID is best.',
            { type: 'string', minLength: 1, maxLength: 200 },
          ),
        ]
      : []),
    ...(cache
      ? [header('If-None-Match', 'The ETag of what the caller has: 304 when it is still that.', { type: 'string' })]
      : []),
    ...(isDemo
      ? [
          header(
            scenarioHeader,
            'Of a demonstration only: a code of this call’s errors, which it then answers with at once. Nothing is carried out.',
            { type: 'string' },
          ),
        ]
      : []),
  ];
}

const toOpenSchema = (schema: Joi.Schema, direction: 'input' | 'output'): JsonSchema =>
  opened(toJsonSchema(schema, direction)) as JsonSchema;

/** Allows additional fields: unknown request fields are dropped, and answers may gain fields. */
function opened(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(opened);
  if (typeof schema !== 'object' || schema === null) return schema;
  // joi's pattern concerns undeclared names only; JSON Schema's would apply to all names.
  const { patternProperties, additionalProperties, ...rest } = schema as {
    readonly patternProperties?: Readonly<Record<string, unknown>>;
    readonly additionalProperties?: unknown;
  };
  const others = patternProperties?.['.*'] ?? (additionalProperties === false ? undefined : additionalProperties);
  const patterns = patternProperties?.['.*'] === undefined ? patternProperties : undefined;
  const members = Object.entries({
    ...rest,
    ...(patterns ? { patternProperties: patterns } : {}),
    ...(others === undefined ? {} : { additionalProperties: others }),
  });
  // Removes `$schema`, because the document's dialect is OpenAPI's.
  return Object.fromEntries(members.flatMap(([key, value]) => (key === '$schema' ? [] : [[key, opened(value)]])));
}

const fieldSchema: JsonSchema = {
  type: 'object',
  required: ['field', 'message'],
  properties: {
    field: { type: 'string', description: 'Path in the body, such as 0.email, or the name of a parameter.' },
    message: { type: 'string', description: 'For the guest to read.' },
  },
};

const errorSchema: JsonSchema = {
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
  },
};

/** Sent before routing, and so part of every call. */
const responses: JsonSchema = {
  OtherHost: { description: 'The host is not ours.', content: { 'text/plain': { schema: { type: 'string' } } } },
  HeadersTooLarge: { description: 'The headers have more than 16 KB; there is no body, and the connection ends.' },
};
const beforeAnyCall: JsonSchema = {
  421: { $ref: '#/components/responses/OtherHost' },
  431: { $ref: '#/components/responses/HeadersTooLarge' },
};

const header = (description: string, type: 'string' | 'integer' = 'string'): JsonSchema => ({
  description,
  schema: { type },
});

const headers: JsonSchema = {
  'X-Request-Id': header('The name of this request in our logs. Absent where the answer came from a cache.'),
  ETag: header('Names what was answered; see If-None-Match.'),
  'Cache-Control': header('`no-store` wherever a guest is in it; `public` where the answer is the same for everyone.'),
  'Retry-After': header('Seconds after which the same request may be sent again.', 'integer'),
  Location: header('Where to go.'),
  'RateLimit-Limit': header(
    'Requests that the window of the tightest budget has. Absent where no number of requests stands behind a 429.',
    'integer',
  ),
  'RateLimit-Remaining': header('How many of them are left after this one.', 'integer'),
  'RateLimit-Reset': header('Seconds until the oldest of them comes back; with 429 as Retry-After.', 'integer'),
};

const securitySchemes: JsonSchema = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-sid',
    description:
      'The session cookie of a guest, set by startSession. Over plain http, in a demonstration, its name is `sid`.',
  },
  verifyToken: {
    type: 'http',
    scheme: 'bearer',
    description: 'The token of verifyCode: one use, 60 seconds, with the cookie that requestCode set.',
  },
};

const errorExamples = (): JsonSchema =>
  Object.fromEntries(
    allCodes.map((code) => {
      const { status, when, text, field } = { field: undefined, ...errorOf(code) };
      const value = {
        error: text,
        code,
        requestId: '0c0d4bb4-5f0e-4b8f-8e0e-0a8b8b6d5c3e',
        ...(field ? { fields: [{ field, message: text }] } : {}),
      };
      return [code, { summary: `${status}: ${when}`, value }];
    }),
  );
