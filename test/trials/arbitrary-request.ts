import fc from 'fast-check';
import type { OpenApiOperation, OpenApiParameter } from '../support/open-api';

/** JSON Schema as far as the document uses it, with its references inlined. */
type JsonSchema =
  | boolean
  | {
      readonly type?: string | readonly string[];
      readonly enum?: readonly unknown[];
      readonly const?: unknown;
      readonly format?: string;
      readonly pattern?: string;
      readonly minLength?: number;
      readonly maxLength?: number;
      readonly minimum?: number;
      readonly maximum?: number;
      readonly minItems?: number;
      readonly maxItems?: number;
      readonly items?: JsonSchema;
      readonly properties?: Readonly<Record<string, JsonSchema>>;
      readonly required?: readonly string[];
      readonly additionalProperties?: JsonSchema;
      readonly anyOf?: readonly JsonSchema[];
      readonly oneOf?: readonly JsonSchema[];
      readonly allOf?: readonly JsonSchema[];
    };

/** Values of the demonstration by the name of a field, so that some calls are about things that are there. */
export type KnownValues = Readonly<Record<string, readonly unknown[]>>;

export interface ArbitraryRequest {
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  /** Absent where the operation takes none. */
  readonly body?: unknown;
}

/** Requests of one operation: as its description has them, its example with a change, and both with a mistake or two. */
export function arbitraryRequest(operation: OpenApiOperation, known: KnownValues): fc.Arbitrary<ArbitraryRequest> {
  const values = new ArbitraryValues(known);
  const { parameters = [], requestBody } = operation;
  const content = requestBody?.content['application/json'];
  const valuesIn = (wanted: string) => values.parameters(parameters.filter((parameter) => parameter.in === wanted));
  return fc.record({
    path: valuesIn('path'),
    query: valuesIn('query'),
    headers: values.headers(parameters.filter(({ in: wanted }) => wanted === 'header')),
    ...(content ? { body: values.body(content.schema as JsonSchema, content.example) } : {}),
  });
}

const strange = [
  '',
  ' ',
  '0',
  '-1',
  'null',
  'undefined',
  '../x',
  '%00',
  '\u0000',
  '\u202e',
  '💙',
  '<b>',
  "' OR 1=1 --",
  'a,b,,c',
];
const text = (maxLength: number) => fc.oneof(fc.string({ maxLength }), fc.string({ unit: 'grapheme', maxLength }));
const wrong = fc.oneof(
  fc.constantFrom<unknown>(null, true, -1, 1e308, 0.1, [], {}, [[]], { a: {} }, ...strange),
  fc.constantFrom(41, 121, 1_001, 9_000).map((length) => 'x'.repeat(length)),
);

class ArbitraryValues {
  constructor(private readonly known: KnownValues) {}

  parameters(parameters: readonly OpenApiParameter[]): fc.Arbitrary<Readonly<Record<string, string>>> {
    const model = Object.fromEntries(
      parameters.map(({ name, schema }) => [
        name,
        fc.oneof(
          { weight: 8, arbitrary: this.value(schema as JsonSchema, name).map(String) },
          { weight: 1, arbitrary: fc.constantFrom(...strange) },
        ),
      ]),
    );
    const required = parameters.filter((parameter) => parameter.required).map(({ name }) => name);
    return fc
      .tuple(fc.record(model, { requiredKeys: required }), fc.nat(9), fc.constantFrom('unknown', ...Object.keys(model)))
      .map(([query, dice, name]) =>
        dice === 0 && parameters[0]?.in === 'query' ? { ...query, unknown: 'x', [name]: '' } : query,
      );
  }

  /** Keys repeat, so that some requests are a repeat or a conflict. Scenarios have a test of their own. */
  headers(parameters: readonly OpenApiParameter[]): fc.Arbitrary<Readonly<Record<string, string>>> {
    const names = new Set(parameters.map(({ name }) => name));
    return fc.record(
      {
        ...(names.has('Idempotency-Key') ? { 'Idempotency-Key': fc.constantFrom('one', 'two', 'x'.repeat(201)) } : {}),
        ...(names.has('If-None-Match') ? { 'If-None-Match': fc.constantFrom('"x"', 'W/"x"', '*') } : {}),
      },
      { requiredKeys: [] },
    );
  }

  body(schema: JsonSchema, example: unknown): fc.Arbitrary<unknown> {
    const right = fc.oneof(
      this.value(schema, ''),
      example === undefined ? this.value(schema, '') : fc.constant(example),
    );
    return fc.oneof(
      { weight: 4, arbitrary: right },
      { weight: 5, arbitrary: fc.tuple(right, fc.nat(), wrong).map(([body, at, value]) => spoiled(body, at, value)) },
      { weight: 1, arbitrary: wrong },
    );
  }

  private value(schema: JsonSchema, name: string): fc.Arbitrary<unknown> {
    const known = this.known[name];
    const arbitrary = this.ofSchema(schema, name);
    return known ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary }) : arbitrary;
  }

  private ofSchema(schema: JsonSchema, name: string): fc.Arbitrary<unknown> {
    if (typeof schema === 'boolean') return wrong;
    const { const: only, enum: values, anyOf, oneOf = anyOf, allOf, type, ...rest } = schema;
    if (only !== undefined) return fc.constant(only);
    if (values) return fc.constantFrom(...values);
    if (oneOf) return fc.oneof(...oneOf.map((one) => this.value(one, name)));
    if (allOf) return this.object(merged(allOf));
    const [kind] = typeof type === 'string' ? [type] : (type ?? []);
    switch (kind ?? (rest.properties ? 'object' : undefined)) {
      case 'string':
        return textOf(schema);
      case 'integer':
        return fc.integer({ min: rest.minimum ?? -5, max: rest.maximum ?? 100_000 });
      case 'number':
        return fc.oneof(
          fc.integer({ min: Math.ceil(rest.minimum ?? -5), max: rest.maximum ?? 100_000 }),
          fc.constant(0.1),
        );
      case 'boolean':
        return fc.boolean();
      case 'array':
        return fc.array(this.value(rest.items ?? true, name), {
          minLength: rest.minItems ?? 0,
          maxLength: Math.min(rest.maxItems ?? 3, 3),
        });
      case 'object':
        return this.object(schema);
      case undefined:
      default:
        return wrong;
    }
  }

  private object({ properties = {}, required = [], additionalProperties }: Exclude<JsonSchema, boolean>) {
    const sent = Object.entries(properties).filter(([, property]) => property !== false);
    const model = Object.fromEntries(sent.map(([name, property]) => [name, this.value(property, name)]));
    const named = fc.record(model, { requiredKeys: required.filter((name) => name in model) });
    return additionalProperties === undefined || additionalProperties === false
      ? named
      : fc
          .tuple(
            named,
            fc.dictionary(fc.string({ maxLength: 12 }), this.value(additionalProperties, ''), { maxKeys: 3 }),
          )
          .map(([one, other]) => ({ ...other, ...one }));
  }
}

/** The parts of one object as one schema; a part that only requires a field leaves its type to another. */
function merged(parts: readonly JsonSchema[]): Exclude<JsonSchema, boolean> {
  const objects = parts.filter((part) => typeof part !== 'boolean');
  const entries = objects.flatMap(({ properties = {} }) => Object.entries(properties));
  return {
    properties: Object.fromEntries(
      entries.filter(([, property]) => property === false || Object.keys(property).length > 0),
    ),
    required: objects.flatMap(({ required = [] }) => required),
  };
}

function textOf({
  pattern,
  format,
  minLength = 0,
  maxLength = 60,
}: Exclude<JsonSchema, boolean>): fc.Arbitrary<string> {
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((date) => date.toISOString());
  return text(Math.min(maxLength, 60)).filter(({ length }) => length >= minLength && length <= maxLength);
}

/** The body with one of its fields left out, of another kind, or added. */
function spoiled(body: unknown, at: number, value: unknown): unknown {
  if (Array.isArray(body))
    return at % 5 === 0 ? [...(body as unknown[]), value] : body.map((item: unknown) => spoiled(item, at, value));
  if (typeof body !== 'object' || body === null) return value;
  const names = Object.keys(body);
  const name = names[at % Math.max(1, names.length)] ?? 'added';
  if (at % 3 === 0) return Object.fromEntries(Object.entries(body).filter(([key]) => key !== name));
  return at % 3 === 1 ? { ...body, [name]: value } : { ...body, added: value };
}
