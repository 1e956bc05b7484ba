import type Joi from 'joi';
import type { ApiAnswer, ApiOperation } from '../routing/api-operation';
import type { FeatureRoutes } from '../routing/feature-routes';

type JsonSchema = Readonly<Record<string, unknown>>;

const errorSchema: JsonSchema = {
  type: 'object',
  required: ['error', 'code', 'requestId'],
  properties: {
    error: { type: 'string', description: 'For the guest to read.' },
    code: { type: 'string', description: 'For programs.' },
    requestId: { type: 'string' },
    fields: {
      type: 'array',
      items: { type: 'object', required: ['field', 'message'], properties: { field: { type: 'string' }, message: { type: 'string' } } },
    },
  },
};

/** OpenAPI 3.1 made from the tables that the server routes by, so that the document cannot drift from it (H57). */
export function openApiDocument(features: readonly FeatureRoutes[]): JsonSchema {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { path, method, operation } of features.flatMap((feature) => feature.api)) {
    if (!path.startsWith('/api/')) continue;
    const address = path.replace(/:(\w+)/g, '{$1}');
    paths[address] = { ...paths[address], [method]: describe(operation, path) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Landfall', version: '1.0.0', description: 'The interface of the line’s website, for browsers and integrators.' },
    paths,
    components: { schemas: { Error: errorSchema } },
  };
}

function describe(operation: ApiOperation, path: string): JsonSchema {
  const answers = Object.entries(operation.answers).map(([status, answer]) => [status, describeAnswer(answer)]);
  const parameters = [...pathParametersOf(path), ...(operation.query ? parametersOf(operation.query) : [])];
  return {
    operationId: operation.id,
    summary: operation.summary,
    'x-ledger': operation.ledger,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(operation.body ? { requestBody: { required: true, content: { 'application/json': describeBody(operation.body, operation.example) } } } : {}),
    responses: {
      ...Object.fromEntries(answers),
      default: { description: 'What went wrong, with an id to quote.', content: errorContent },
    },
  };
}

const errorContent = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };

function describeAnswer({ description, schema, isError }: ApiAnswer): JsonSchema {
  if (isError) return { description, content: errorContent };
  return { description, ...(schema ? { content: { 'application/json': { schema: toJsonSchema(schema, 'output') } } } : {}) };
}

const describeBody = (body: Joi.Schema, example: object | undefined): JsonSchema => ({ schema: toJsonSchema(body, 'input'), ...(example ? { example } : {}) });

const pathParametersOf = (path: string): readonly JsonSchema[] =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));

function parametersOf(query: Joi.ObjectSchema): readonly JsonSchema[] {
  const schema = toJsonSchema(query, 'input') as { properties?: Record<string, JsonSchema>; required?: readonly string[] };
  return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
    name,
    in: 'query',
    required: schema.required?.includes(name) ?? false,
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
