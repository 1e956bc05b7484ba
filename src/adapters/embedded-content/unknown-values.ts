import type Joi from 'joi';

type Path = readonly (string | number)[];

/** The error type with which joi reports a value that is not among the allowed ones. */
const unknownValue = 'any.only';

const validate = <T>(schema: Joi.Schema<T>, input: unknown) =>
  schema.validate(input, { abortEarly: false, convert: false, noDefaults: false, stripUnknown: true });

/** Returns the valid part of a document without its unknown fields; undefined when the rest is not valid. */
export function withoutUnknownFields<T>(schema: Joi.Schema<T>, input: unknown): T | undefined {
  const { value, error } = validate(schema, input);
  return error ? undefined : (value as T);
}

/**
 * Returns the same content without unknown values. The innermost list entry that contains the value and may be absent
 * is left out, never the value alone: an entry for guests only must not become one for everybody.
 */
export function withoutUnknown<T>(schema: Joi.Schema<T>, input: unknown): T | undefined {
  const { value, error } = validate(schema, input);
  if (!error) return value as T;
  const rest = error.details
    .filter(({ type }) => type === unknownValue)
    .flatMap(({ path }) => entriesAround(path))
    .map((entry) => withoutEntry(input, entry))
    .find((candidate) => candidate !== undefined && countMistakes(schema, candidate) < error.details.length);
  return rest === undefined ? undefined : withoutUnknown(schema, rest);
}

const countMistakes = (schema: Joi.Schema, input: unknown): number =>
  validate(schema, input).error?.details.length ?? 0;

const entriesAround = (path: Path): readonly Path[] =>
  path.flatMap((key, index) => (typeof key === 'number' ? [path.slice(0, index + 1)] : [])).reverse();

/** A list that loses its last entry is left out itself, because most lists may be absent but none may be empty. */
function withoutEntry(input: unknown, [key, ...below]: Path): unknown {
  if (key === undefined) return undefined;
  if (Array.isArray(input)) {
    const entries: readonly unknown[] = input;
    const entry = withoutEntry(entries[Number(key)], below);
    const rest = entry === undefined ? entries.toSpliced(Number(key), 1) : entries.with(Number(key), entry);
    return rest.length === 0 ? undefined : rest;
  }
  const { [key]: inner, ...others } = Object(input) as Readonly<Record<string, unknown>>;
  const rest = withoutEntry(inner, below);
  return rest === undefined ? others : { ...others, [key]: rest };
}
