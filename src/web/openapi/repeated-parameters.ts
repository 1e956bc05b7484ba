import type { JsonSchema } from './describe-call';

type Paths = Readonly<Record<string, Readonly<Record<string, { readonly parameters?: readonly JsonSchema[] }>>>>;

/** A reference has about this length, so that sharing a shorter parameter saves nothing. */
const minLength = 80;

const textOf = (parameter: JsonSchema) => JSON.stringify(parameter);

/** Parameters that are identical in several calls, by name: the document describes them once. */
export function repeatedParameters(pathItems: JsonSchema): Readonly<Record<string, JsonSchema>> {
  const all = Object.values(pathItems as Paths)
    .flatMap((methods) => Object.values(methods))
    .flatMap(({ parameters = [] }) => parameters);
  const counts = new Map<string, number>();
  for (const parameter of all) counts.set(textOf(parameter), (counts.get(textOf(parameter)) ?? 0) + 1);
  const commonParameters = all.filter((one) => (counts.get(textOf(one)) ?? 0) > 1 && textOf(one).length > minLength);
  return Object.fromEntries(commonParameters.toReversed().map((parameter) => [String(parameter['name']), parameter]));
}

export function withReferences(
  pathItems: JsonSchema,
  commonParameters: Readonly<Record<string, JsonSchema>>,
): JsonSchema {
  const names = new Map(Object.entries(commonParameters).map(([name, parameter]) => [textOf(parameter), name]));
  const toReference = (parameter: JsonSchema): JsonSchema => {
    const name = names.get(textOf(parameter));
    return name === undefined ? parameter : { $ref: `#/components/parameters/${name}` };
  };
  return Object.fromEntries(
    Object.entries(pathItems as Paths).map(([path, methods]) => [
      path,
      Object.fromEntries(
        Object.entries(methods).map(([method, call]) => [
          method,
          call.parameters ? { ...call, parameters: call.parameters.map(toReference) } : call,
        ]),
      ),
    ]),
  );
}
