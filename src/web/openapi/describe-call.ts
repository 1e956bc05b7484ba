import type Joi from 'joi';
import type { ApiRoute } from '../routing/feature-routes';

export type JsonSchema = Readonly<Record<string, unknown>>;
type Call = Pick<ApiRoute, 'method' | 'path'>;

export function describePaths<Route extends Call>(
  routes: readonly Route[],
  { prefix = '', describe }: { readonly prefix?: string; readonly describe: (route: Route) => JsonSchema },
): JsonSchema {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of routes) {
    const address = `${prefix}${toTemplate(route.path)}`;
    paths[address] = { ...paths[address], [route.method]: describe(route) };
  }
  return paths;
}

const toTemplate = (path: string): string => path.replace(/:(\w+)/g, '{$1}');

interface ParameterWords {
  readonly meaningOf?: (name: string) => string | undefined;
  readonly exampleOf?: (name: string, type: string | undefined) => JsonSchema;
}

export function parametersOf(
  location: 'path' | 'query',
  schema: JsonSchema | undefined,
  { meaningOf = () => undefined, exampleOf = () => ({}) }: ParameterWords = {},
): readonly JsonSchema[] {
  const { properties = {}, required = [] } = (schema ?? {}) as {
    readonly properties?: Readonly<Record<string, JsonSchema>>;
    readonly required?: readonly string[];
  };
  return Object.entries(properties).map(([name, { description = meaningOf(name), ...property }]) => ({
    name,
    in: location,
    ...(required.includes(name) ? { required: true } : {}),
    ...(description === undefined ? {} : { description }),
    schema: property,
    ...exampleOf(name, typeof property['type'] === 'string' ? property['type'] : undefined),
  }));
}

/** Every parameter of the path in its order, also where no schema describes it. */
export function pathParametersOf(
  path: string,
  schema: JsonSchema | undefined,
  words: ParameterWords = {},
): readonly JsonSchema[] {
  const parameters = parametersOf('path', schema, words);
  return [...path.matchAll(/:(\w+)/g)].map(
    ([, name = '']) =>
      parameters.find((parameter) => parameter['name'] === name) ?? {
        name,
        in: 'path',
        required: true,
        schema: { type: 'string' },
        ...words.exampleOf?.(name, undefined),
      },
  );
}

export const requestBodyOf = (schema: JsonSchema, example: unknown, takesForm = false): JsonSchema => {
  const mediaType = { schema, ...(example === undefined ? {} : { example }) };
  return {
    required: true,
    content: {
      ...(takesForm ? { 'application/x-www-form-urlencoded': mediaType } : {}),
      'application/json': mediaType,
    },
  };
};

interface StandardJsonSchema {
  readonly jsonSchema: Readonly<Record<'input' | 'output', (options: { readonly target: string }) => JsonSchema>>;
}

/** The converter of joi, which its types do not declare yet. */
export function toJsonSchema(schema: Joi.Schema, direction: 'input' | 'output'): JsonSchema {
  const standard = (schema as unknown as Readonly<Record<'~standard', StandardJsonSchema>>)['~standard'];
  return standard.jsonSchema[direction]({ target: 'draft-2020-12' });
}
