import type { ContractRoute } from '../../src/web/engine-contract/contract-operation';
import { type ProblemCode, problems, problemType } from '../../src/web/engine-contract/contract-problem';
import { contractRoutes } from '../../src/web/engine-contract/engine-contract.routes';
import { contractVersion } from '../../src/web/engine-contract/serve-contract';
import {
  describePaths,
  type JsonSchema,
  parametersOf,
  pathParametersOf,
  requestBodyOf,
} from '../../src/web/openapi/describe-call';
import { SharedParts } from '../../src/web/openapi/shared-parts';
import type { ApiAnswer } from '../../src/web/routing/api-operation';

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

/** What calls are about, by the first part of their address. */
const chapters: Readonly<Record<string, readonly [name: string, description: string]>> = {
  health: ['Health', 'Whether the engine answers, and by which contract.'],
  voyages: ['Voyages', 'What is for sale, what is free of it, and what it costs.'],
  reservations: ['Reservations', 'What a client has booked.'],
  excursions: ['Excursions', 'When experiences leave, and how many seats they have.'],
  'excursion-bookings': ['Excursion bookings', 'Seats of a reservation’s guests.'],
  'excursion-offers': ['Excursion offers', 'Seats that came free, held for the next party of a waitlist.'],
  'sso-tokens': ['Single sign-on', 'Clients go on to the engine’s own pages without signing in again.'],
};

function chapterOf(path: string): string {
  const chapter = chapters[path.split('/')[1] ?? ''];
  if (!chapter) throw new Error(`${path} belongs to no chapter of the contract’s document`);
  return chapter[0];
}

/** OpenAPI 3.1 made from the table that the contract is served by, so that neither can drift from the other (H57). */
function contractDocument(routes: readonly ContractRoute[]): JsonSchema {
  const parts = new SharedParts();
  const paths = describePaths(routes, { prefix: '/v1', describe: (route) => describe(route, parts) });
  return {
    openapi: '3.1.0',
    info: {
      title: 'Reservation-engine contract',
      version: contractVersion,
      description: about,
      contact: { name: 'The line’s web team' },
      license: { name: 'Unlicensed: for the line and its integrators.', identifier: 'LicenseRef-Unlicensed' },
    },
    servers: [
      {
        url: '{engine}',
        variables: { engine: { default: 'https://engine.example', description: 'ENGINE_API_URL of the site' } },
      },
    ],
    tags: Object.values(chapters).map(([name, description]) => ({ name, description })),
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
      schemas: { Problem: problemSchema, ...parts.sorted().schemas },
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
  description: 'Names the call in the logs of both systems.',
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
    'The same for every attempt at one booking. For 24 hours a repeat gets the first answer, and the same key with another body is refused.',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
};

const ifNoneMatch = {
  name: 'If-None-Match',
  in: 'header',
  required: false,
  description: 'The ETag of the copy that the site has.',
  schema: { type: 'string' },
};
/** What is the same for everybody: the rest is no-store. */
const cachedPaths: ReadonlySet<string> = new Set(['/voyages', '/voyages/:code/availability']);

function describe({ operation, path }: ContractRoute, parts: SharedParts): JsonSchema {
  const { id, summary, description, params, query, body, takesKey, example, answers } = operation;
  const isCached = cachedPaths.has(path);
  return {
    operationId: id,
    tags: [chapterOf(path)],
    summary,
    description: description ?? summary,
    parameters: [
      ...pathParametersOf(path, params && parts.schemaOf(params, 'input')),
      ...parametersOf('query', query && parts.schemaOf(query, 'input')),
      ...(takesKey ? [idempotencyKey] : []),
      ...(isCached ? [ifNoneMatch] : []),
      correlation,
      version,
    ],
    ...(body ? { requestBody: requestBodyOf(parts.schemaOf(body, 'input'), example) } : {}),
    responses: {
      ...Object.fromEntries(
        Object.entries(answers).map(([status, answer]) => [status, goodAnswer(answer, parts, isCached)]),
      ),
      ...(isCached
        ? { 304: { description: 'The copy with this ETag is still current.', headers: headers(...ofGood, 'ETag') } }
        : {}),
      ...problemAnswers([
        ...always,
        ...(body ? ofBodies : []),
        ...(takesKey ? ofKeys : []),
        ...(operation.problems ?? []),
      ]),
    },
  };
}

const goodAnswer = (
  { description, schema, example }: ApiAnswer,
  parts: SharedParts,
  isCached: boolean,
): JsonSchema => ({
  description,
  headers: headers(...ofGood, ...(isCached ? ['ETag'] : [])),
  content: {
    'application/json': {
      ...(schema ? { schema: parts.schemaOf(schema, 'output') } : {}),
      ...(example ? { example } : {}),
    },
  },
});

const ref = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });
const headers = (...names: readonly string[]) => Object.fromEntries(names.map((name) => [name, ref('headers', name)]));
const rateHeaders = ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'];
const ofGood = ['X-Contract-Version', 'X-Correlation-Id', ...rateHeaders];

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
  const names = codes.includes('RATE_LIMITED')
    ? ['Retry-After', ...rateHeaders]
    : codes.includes('UNAVAILABLE')
      ? ['Retry-After']
      : [];
  return {
    description: codes.map((code) => `${code}: ${problems[code][1]}.`).join(' '),
    ...(names.length > 0 ? { headers: headers(...names) } : {}),
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

export const documentFile = 'docs/integrators/reservation-engine.v1.json';

/** Nobody answers: only the table is read. */
const stub = new Proxy({}, { get: () => async () => ({ body: {} }) }) as never;

export const contractTable = () => contractRoutes(stub, stub, stub, stub, stub);

/** What the file must say. */
export const currentDocument = () => `${JSON.stringify(contractDocument(contractTable()), undefined, 2)}\n`;
