import { inlineReferences } from '../../../src/web/openapi/inline-references';

/** What a client that was written against the old contract would trip over in the new one; empty when nothing. */
export function findBreaks(recorded: Contract, current: Contract): readonly string[] {
  const [before, after] = [inlineReferences(recorded), inlineReferences(current)];
  return Object.entries(before.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => {
      const now = after.paths[path]?.[method];
      const schemaPath = `${method.toUpperCase()} ${path}`;
      return now ? compareOperations(operation, now, schemaPath) : [`${schemaPath} is gone`];
    }),
  );
}

export interface Contract {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: {
    readonly required?: boolean;
    readonly content: Readonly<Record<string, { readonly schema: Schema }>>;
  };
  readonly responses: Readonly<Record<string, Response>>;
  readonly security?: readonly Readonly<Record<string, unknown>>[];
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: Schema;
}

interface Response {
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>;
}

export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  /** False: a field that is not to be sent. */
  readonly properties?: Readonly<Record<string, Schema | false>>;
  readonly required?: readonly string[];
  readonly items?: Schema | false;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly additionalProperties?: boolean | Schema;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

function compareOperations(before: Operation, after: Operation, schemaPath: string): readonly string[] {
  return [
    ...(before.operationId === after.operationId
      ? []
      : [`${schemaPath} is called ${after.operationId} instead of ${before.operationId}`]),
    ...compareSecurity(before, after, schemaPath),
    ...compareParameters(before.parameters ?? [], after.parameters ?? [], schemaPath),
    ...compareBodies(before, after, schemaPath),
    ...compareResponses(before, after, schemaPath),
  ];
}

/** Callers that were admitted are admitted. */
function compareSecurity(
  { security: before = [] }: Operation,
  { security: after = [] }: Operation,
  schemaPath: string,
): readonly string[] {
  const isOpen = (list: readonly Readonly<Record<string, unknown>>[]) =>
    list.length === 0 || list.some((one) => Object.keys(one).length === 0);
  const names = (list: readonly Readonly<Record<string, unknown>>[]) => list.flatMap((one) => Object.keys(one));
  if (isOpen(after)) return [];
  if (isOpen(before)) return [`${schemaPath} was for everyone, and asks for ${names(after).join(' or ')}`];
  return names(before)
    .filter((name) => !names(after).includes(name))
    .map((name) => `${schemaPath} does not let ${name} in any more`);
}

function compareParameters(
  before: readonly Parameter[],
  after: readonly Parameter[],
  schemaPath: string,
): readonly string[] {
  const same = (one: Parameter) => (other: Parameter) => one.name === other.name && one.in === other.in;
  return [
    ...before.flatMap((parameter) => {
      const now = after.find(same(parameter));
      const at = `${schemaPath} parameter ${parameter.name}`;
      if (!now) return [`${at} is gone`];
      return [
        ...(now.required && !parameter.required ? [`${at} is required now`] : []),
        ...compareSchemas(parameter.schema, now.schema, at, 'taken'),
      ];
    }),
    ...after
      .filter((parameter) => parameter.required && !before.some(same(parameter)))
      .map(({ name }) => `${schemaPath} asks for a new parameter ${name}`),
  ];
}

function compareBodies(
  { requestBody: before }: Operation,
  { requestBody: after }: Operation,
  schemaPath: string,
): readonly string[] {
  if (!before) return after?.required ? [`${schemaPath} asks for a body`] : [];
  if (!after) return [];
  return Object.entries(before.content).flatMap(([type, { schema }]) => {
    const now = after.content[type];
    return now
      ? compareSchemas(schema, now.schema, `${schemaPath} body`, 'taken')
      : [`${schemaPath} does not take ${type} any more`];
  });
}

/** A status that comes no more breaks clients that wait for it; a new success is one that no client handles. New errors are additions. */
function compareResponses(
  { responses: before }: Operation,
  { responses: after }: Operation,
  schemaPath: string,
): readonly string[] {
  const isSuccess = (status: string) => Number(status) < 300;
  return [
    ...Object.entries(before).flatMap(([status, response]) => {
      const now = after[status] ?? after[`${status[0]}XX`];
      if (!now) return [`${schemaPath} ${status} is gone`];
      return [
        ...Object.keys(response.headers ?? {})
          .filter((name) => !(name in (now.headers ?? {})))
          .map((name) => `${schemaPath} ${status} has no ${name} any more`),
        ...Object.entries(response.content ?? {}).flatMap(([type, { schema }]) => {
          const nowContent = now.content?.[type];
          return nowContent
            ? compareSchemas(schema, nowContent.schema, `${schemaPath} ${status}`, 'given')
            : [`${schemaPath} ${status} is not ${type} any more`];
        }),
      ];
    }),
    ...Object.keys(after)
      .filter((status) => isSuccess(status) && !before[status])
      .map((status) => `${schemaPath} answers ${status} as well, which no client waits for`),
  ];
}

/** `taken`: what may be sent must not become less. `given`: what is answered must not become more than was promised. */
type Side = 'taken' | 'given';

function compareSchemas(recorded: Schema, current: Schema, schemaPath: string, side: Side): readonly string[] {
  const [before, after] = [merged(recorded), merged(current)];
  if (before.$ref !== undefined || after.$ref !== undefined)
    return before.$ref === after.$ref
      ? []
      : [`${schemaPath} is ${String(after.$ref)} instead of ${String(before.$ref)}`];
  if (isChoice(before) || isChoice(after)) return compareAlternatives(before, after, schemaPath, side);
  return [
    ...compareKinds(before, after, schemaPath, side),
    ...compareValues(before, after, schemaPath, side),
    ...compareBounds(before, after, schemaPath, side),
    ...compareProperties(before, after, schemaPath, side),
    ...(before.items && after.items ? compareSchemas(before.items, after.items, `${schemaPath}[]`, side) : []),
    ...compareOthers(before, after, schemaPath, side),
  ];
}

/** The parts of one object as one schema: how it is written down makes no difference to what is sent. */
function merged({ allOf, ...schema }: Schema): Schema {
  if (!allOf) return schema;
  const parts = [schema, ...allOf].map(merged);
  return {
    ...Object.assign({}, ...parts),
    type: 'object',
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)) as Record<string, Schema | false>,
    required: parts.flatMap(({ required = [] }) => required),
  };
}

const kindsOf = ({ type }: Schema): readonly string[] =>
  type === undefined ? [] : typeof type === 'string' ? [type] : type;

/** A whole number is a number. */
const fits = (kind: string, into: readonly string[]) =>
  into.length === 0 || into.includes(kind) || (kind === 'integer' && into.includes('number'));

function compareKinds(before: Schema, after: Schema, schemaPath: string, side: Side): readonly string[] {
  const [was, is] = [kindsOf(before), kindsOf(after)];
  const isRetained =
    side === 'taken'
      ? was.length === 0
        ? is.length === 0
        : was.every((kind) => fits(kind, is))
      : is.length === 0
        ? was.length === 0
        : is.every((kind) => fits(kind, was));
  return isRetained
    ? []
    : [`${schemaPath} was ${was.join(' or ') || 'anything'} and is ${is.join(' or ') || 'anything'}`];
}

/** Answers may name new codes and values: clients pass over what they do not know. What may be sent stays. */
function compareValues(before: Schema, after: Schema, schemaPath: string, side: Side): readonly string[] {
  const [was, is] = [valuesOf(before), valuesOf(after)];
  if (side === 'given') return was && !is ? [`${schemaPath} was one of few and may be anything`] : [];
  if (!is) return [];
  if (!was) return [`${schemaPath} took anything and takes ${is.join(', ')}`];
  return was.filter((value) => !is.includes(value)).map((value) => `${schemaPath} does not take ${value} any more`);
}

const valuesOf = ({ enum: values, const: only }: Schema): readonly string[] | undefined =>
  only === undefined ? values?.map((value) => JSON.stringify(value)) : [JSON.stringify(only)];

function compareBounds(before: Schema, after: Schema, schemaPath: string, side: Side): readonly string[] {
  const [wide, narrow] = side === 'taken' ? [before, after] : [after, before];
  const found: string[] = [];
  const isLower = (name: 'minLength' | 'minimum' | 'minItems') =>
    narrow[name] !== undefined && narrow[name] > (wide[name] ?? (name === 'minimum' ? -Infinity : 0));
  const isHigher = (name: 'maxLength' | 'maximum' | 'maxItems') =>
    narrow[name] !== undefined && narrow[name] < (wide[name] ?? Infinity);
  const describeBound = (name: keyof Schema) =>
    `${schemaPath} had ${name} ${String(before[name] ?? 'none')} and has ${String(after[name] ?? 'none')}`;
  for (const name of ['minLength', 'minimum', 'minItems'] as const) if (isLower(name)) found.push(describeBound(name));
  for (const name of ['maxLength', 'maximum', 'maxItems'] as const) if (isHigher(name)) found.push(describeBound(name));
  for (const name of ['pattern', 'format'] as const)
    if (narrow[name] !== undefined && narrow[name] !== wide[name]) found.push(describeBound(name));
  return found;
}

function compareProperties(before: Schema, after: Schema, schemaPath: string, side: Side): readonly string[] {
  const [was, is] = [before.properties ?? {}, after.properties ?? {}];
  const [wasRequired, isRequired] = [new Set(before.required), new Set(after.required)];
  return [
    ...Object.entries(was).flatMap(([name, property]) => {
      const now = is[name];
      const at = `${schemaPath}.${name}`;
      if (property === false) return [];
      if (!now) return [`${at} is gone`];
      return [
        ...(side === 'taken' && isRequired.has(name) && !wasRequired.has(name) ? [`${at} is required now`] : []),
        ...(side === 'given' && wasRequired.has(name) && !isRequired.has(name) ? [`${at} may be absent now`] : []),
        ...compareSchemas(property, now, at, side),
      ];
    }),
    ...(side === 'taken'
      ? [...isRequired].filter((name) => !(name in was)).map((name) => `${schemaPath} asks for a new field ${name}`)
      : []),
  ];
}

function compareOthers(before: Schema, after: Schema, schemaPath: string, side: Side): readonly string[] {
  const of = ({
    additionalProperties: others,
    patternProperties: patterns = {},
  }: Schema): Readonly<Record<string, Schema>> => ({
    ...patterns,
    ...(typeof others === 'object' ? { '*': others } : {}),
  });
  const [was, is] = [of(before), of(after)];
  return Object.entries(was).flatMap(([name, schema]) =>
    is[name]
      ? compareSchemas(schema, is[name], `${schemaPath}.*`, side)
      : [`${schemaPath} has no named entries any more`],
  );
}

const isChoice = (schema: Schema) => schema.anyOf !== undefined || schema.oneOf !== undefined;

/** Each alternative that could be sent has one that takes it; each that is answered has one that it was. */
function compareAlternatives(before: Schema, after: Schema, schemaPath: string, side: Side): readonly string[] {
  const of = (schema: Schema) => schema.anyOf ?? schema.oneOf ?? [schema];
  const [all, among] = side === 'taken' ? [of(before), of(after)] : [of(after), of(before)];
  return all.flatMap((one) => {
    const faults = among.map((other) =>
      side === 'taken' ? compareSchemas(one, other, schemaPath, side) : compareSchemas(other, one, schemaPath, side),
    );
    return faults.some((list) => list.length === 0)
      ? []
      : [
          `${schemaPath} ${side === 'taken' ? 'does not take every kind that it took' : 'may be of a kind that it was not'}`,
        ];
  });
}
