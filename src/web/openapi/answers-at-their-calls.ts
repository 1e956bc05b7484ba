import type { JsonSchema } from './describe-call';

interface Call {
  readonly responses: Readonly<Record<string, JsonSchema>>;
}
type Calls = Readonly<Record<string, Readonly<Record<string, Call>>>>;
type Responses = Readonly<Record<string, JsonSchema>>;

const prefix = '#/components/responses/';

const nameOf = ({ $ref: reference }: JsonSchema) =>
  typeof reference === 'string' && reference.startsWith(prefix) ? reference.slice(prefix.length) : undefined;

/**
 * Moves an answer that only one call has into that call: below `components` it would take more room and repeat its
 * description.
 */
export function answersAtTheirCalls(
  pathItems: JsonSchema,
  responses: Responses,
): { readonly paths: JsonSchema; readonly responses: Responses } {
  const counts = new Map<string, number>();
  for (const name of answersOf(pathItems as Calls).map(nameOf))
    if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1);
  const isUsedOnce = (name: string) => counts.get(name) === 1;
  const atItsCall = (answer: JsonSchema): JsonSchema => {
    const name = nameOf(answer);
    const part = name !== undefined && isUsedOnce(name) ? responses[name] : undefined;
    if (!part) return answer;
    return { ...part, ...Object.fromEntries(Object.entries(answer).filter(([key]) => key !== '$ref')) };
  };
  return {
    paths: mapAnswers(pathItems as Calls, atItsCall),
    responses: Object.fromEntries(Object.entries(responses).filter(([name]) => !isUsedOnce(name))),
  };
}

const answersOf = (calls: Calls): readonly JsonSchema[] =>
  Object.values(calls).flatMap((methods) =>
    Object.values(methods).flatMap(({ responses }) => Object.values(responses)),
  );

const mapAnswers = (calls: Calls, change: (answer: JsonSchema) => JsonSchema): JsonSchema =>
  mapValues(calls, (methods) =>
    mapValues(methods, (call) => ({ ...call, responses: mapValues(call.responses, change) })),
  );

const mapValues = <Value, Changed>(
  record: Readonly<Record<string, Value>>,
  change: (value: Value) => Changed,
): Readonly<Record<string, Changed>> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
