import type { ApiTag } from '../routing/api-tag';
import type { FeatureRoutes } from '../routing/feature-routes';
import { errorContent, isOfAnyCall, ofAnyCall, rangeResponses } from './answers-of-any-call';
import { apiDescription } from './api-description';
import { type CallExample, exampleOf } from './call-examples';
import { describePaths, type JsonSchema, parametersOf, pathParametersOf, requestBodyOf } from './describe-call';
import {
  type DocumentedAnswer,
  documentedAnswers,
  type DocumentedRoute,
  hasEtag,
  plainCodes,
} from './documented-answers';
import type { CallErrorCode } from './call-error-codes';
import { type ErrorCode, errorOf, meaningOfCode } from './error-catalogue';
import { meaningOf } from './parameter-meanings';
import { publicSecurity, securityOf, securitySchemes } from './security-schemes';
import { repeatedParameters, withReferences } from './repeated-parameters';
import { SharedParts } from './shared-parts';
import { answerHeaders, errorSchema, fieldSchema, headerParameters } from './fixed-components';
import { tagsOf } from './tags';
import { answersAtTheirCalls } from './answers-at-their-calls';
import { eventSchemas, webhooks } from './webhook-events';

interface TaggedRoute extends DocumentedRoute {
  readonly tag: ApiTag;
}

/** Generates OpenAPI 3.1 from the routes of the server, so that the document cannot differ from them (H57). */
export function openApiDocument(features: readonly FeatureRoutes[]): JsonSchema {
  const routes = documentedRoutes(features);
  const parts = new SharedParts();
  const pathDescriptions = describePaths(routes, { describe: (route) => describe(route, parts) });
  const sharedParts = parts.sorted();
  const { paths, responses } = answersAtTheirCalls(pathDescriptions, sharedParts.responses);
  const commonParameters = repeatedParameters(paths);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Landfall',
      version: '1.0.0',
      summary: 'The interface of the line’s website, for browsers and integrators.',
      description: apiDescription,
      contact: { name: 'The line’s web team' },
      license: { name: 'Unlicensed: for the line and its integrators.', identifier: 'LicenseRef-Unlicensed' },
    },
    servers: [{ url: '/', description: 'The site that this document came from.' }],
    tags: tagsOf(routes).map(({ name, description }) => ({ name, description })),
    security: publicSecurity,
    paths: withReferences(paths, commonParameters),
    webhooks,
    components: {
      schemas: { Error: errorSchema, Field: fieldSchema, ...sharedParts.schemas, ...eventSchemas },
      responses: { ...rangeResponses, ...responses },
      parameters: { ...headerParameters, ...commonParameters },
      headers: answerHeaders,
      securitySchemes,
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
    .filter(({ path }) => path.startsWith('/api/') || path.startsWith('/dev/'))
    .toSorted(byAddress);

const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** The order in which the modules were loaded must not show in the document. */
function byAddress(one: TaggedRoute, other: TaggedRoute): number {
  if (one.path === other.path) return methods.indexOf(one.method) - methods.indexOf(other.method);
  return one.path < other.path ? -1 : 1;
}

function chapterOf(path: string, tag: ApiTag | undefined): ApiTag {
  if (!tag) throw new Error(`The feature of ${path} names no chapter of the API's description`);
  return tag;
}

function describe(route: TaggedRoute, parts: SharedParts): JsonSchema {
  const { operation, path, tag } = route;
  const answers = documentedAnswers(route);
  const example = exampleOf(operation.id);
  const security = securityOf(route);
  const { params = operation.path, query, examplePath = example?.path } = operation;
  const parameters = [
    ...pathParametersOf(path, params && parts.schemaOf(params, 'input'), wordsOf(examplePath)),
    ...parametersOf('query', query && parts.schemaOf(query, 'input'), wordsOf(example?.query)),
    ...headerParametersOf(route),
  ];
  return {
    operationId: operation.id,
    tags: [tag.name],
    summary: titleOf(operation.id),
    description: descriptionOf(route),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(operation.body && {
      requestBody: requestBodyOf(
        parts.schemaOf(operation.describedBody ?? operation.body, 'input'),
        operation.example ?? example?.body,
        operation.takesForm,
      ),
    }),
    responses: {
      ...Object.fromEntries(
        answers
          .filter((answer) => !isOfAnyCall(answer))
          .map((answer) => [answer.status, describeAnswer(answer, { route, example, parts })]),
      ),
      ...ofAnyCall(route.method),
      // A call that only redirects has no success status, which OpenAPI tools require; a default satisfies them.
      ...(answers.some(({ status }) => status < 300) ? {} : { default: ofAnyCall(route.method)['5XX'] }),
    },
    ...(security === publicSecurity ? {} : { security }),
  };
}

const titleOf = (id: string) =>
  id.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replace(/^./, (letter) => letter.toUpperCase());

/** Session, key and cache are described by `security` and by parameters. */
function descriptionOf({ operation, access }: DocumentedRoute): string {
  return [
    operation.summary,
    ...(access === 'guest-with-fresh-code' ? ['The code of the session must be at most ten minutes old.'] : []),
    ...(operation.budget ? [`Budget: ${operation.budget}`] : []),
  ].join(' ');
}

function describeAnswer(
  answer: DocumentedAnswer,
  {
    route,
    example,
    parts,
  }: { readonly route: DocumentedRoute; readonly example: CallExample | undefined; readonly parts: SharedParts },
): JsonSchema {
  const { status, description, schema, mediaType = 'application/json', codes, sharedResponse } = answer;
  if (codes.length > 0) return describeError(answer, route, parts);
  if (status === 304) return parts.responseOf('304', { description, ...headersOf(status, route) });
  const { answer: exampleAnswer, status: shownStatus } =
    (sharedResponse ? exampleOf(sharedResponse.exampleOf) : example) ?? {};
  const content = schema && {
    schema: parts.schemaOf(schema, 'output'),
    ...(shownStatus === status ? { example: exampleAnswer } : {}),
  };
  const response = {
    description,
    ...headersOf(status, route),
    ...(content ? { content: { [mediaType]: content } } : {}),
  };
  return sharedResponse ? parts.responseOf(sharedResponse.name, response) : response;
}

/** All calls share the schema of an error; a call's own description is added beside the reference. */
function describeError(
  { status, description, codes }: DocumentedAnswer,
  route: DocumentedRoute,
  parts: SharedParts,
): JsonSchema {
  const common = codes.map(meaningOfCode).join(' ');
  return {
    ...parts.responseOf(nameOfErrors(status, codes), {
      description: common,
      ...headersOf(status, route, codes),
      content: { 'application/json': errorContent(codes) },
    }),
    ...(description === common ? {} : { description }),
  };
}

/** These codes always occur together with another one, whose name stands for them as well. */
const impliedCodes: ReadonlySet<ErrorCode> = new Set<CallErrorCode>([
  'REPEATED_PARAMETER',
  'FORBIDDEN_KEY',
  'TOO_DEEP',
  'TOO_MANY_ITEMS',
  'IDEMPOTENCY_KEY',
]);
/**
 * The response with the default code of a status is named by its number, which is short, because most calls refer to
 * it. Others are named by their codes.
 */
const nameOfErrors = (status: number, codes: readonly ErrorCode[]) =>
  codes.length === 1 && codes[0] === plainCodes[status] ? String(status) : namesOf(codes);

const namesOf = (codes: readonly ErrorCode[]) =>
  codes
    .filter((code) => !impliedCodes.has(code) && !(code === 'BAD_QUERY' && codes.includes('MALFORMED')))
    .map((code) => code.toLowerCase().replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase()))
    .join('.');

/** Headers in addition to those of every answer (`apiDescription`). */
function headersOf(status: number, route: DocumentedRoute, codes: readonly ErrorCode[] = []): JsonSchema {
  const names = [
    ...((status === 200 || status === 304) && hasEtag(route) ? ['ETag'] : []),
    ...(status === 429 || status === 503 ? ['Retry-After'] : []),
    ...(status === 303 ? ['Location'] : []),
    ...(codes.some((code) => errorOf(code).hasChallenge) ? ['WWW-Authenticate'] : []),
    ...(status === 429 ? ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'] : []),
  ];
  return names.length === 0
    ? {}
    : { headers: Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }])) };
}

const wordsOf = (examples: Readonly<Record<string, string>> | undefined) => ({
  meaningOf,
  exampleOf: (name: string, type: string | undefined) => shownAs(examples?.[name], type),
});

const shownAs = (value: string | undefined, type = 'string') =>
  value === undefined ? {} : { example: type === 'string' ? value : (JSON.parse(value) as unknown) };

const headerParametersOf = (route: DocumentedRoute): readonly JsonSchema[] =>
  [...(route.operation.takesKey ? ['Idempotency-Key'] : []), ...(hasEtag(route) ? ['If-None-Match'] : [])].map(
    (name) => ({
      $ref: `#/components/parameters/${name}`,
    }),
  );
