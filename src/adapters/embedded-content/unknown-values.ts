import type Joi from 'joi';

type Path = readonly (string | number)[];

/** Of joi: a value that is none of those that its field may have. */
const unknownValue = 'any.only';

const validate = <T>(schema: Joi.Schema<T>, written: unknown) =>
  schema.validate(written, { abortEarly: false, convert: false, noDefaults: false, stripUnknown: true });

/**
 * What the schema accepts of a document once the fields that it does not know are left out; undefined: the rest is not
 * valid.
 */
export function withoutUnknownFields<T>(schema: Joi.Schema<T>, written: unknown): T | undefined {
  const { value, error } = validate(schema, written);
  return error ? undefined : (value as T);
}

/**
 * The same without what has an unknown value: with the innermost entry of a list that holds the value and can go, never
 * the value alone. An entry for guests only must not become one for everybody.
 */
export function withoutUnknown<T>(schema: Joi.Schema<T>, written: unknown): T | undefined {
  const { value, error } = validate(schema, written);
  if (!error) return value as T;
  const rest = error.details
    .filter(({ type }) => type === unknownValue)
    .flatMap(({ path }) => entriesAround(path))
    .map((entry) => withoutEntry(written, entry))
    .find((left) => left !== undefined && countMistakes(schema, left) < error.details.length);
  return rest === undefined ? undefined : withoutUnknown(schema, rest);
}

const countMistakes = (schema: Joi.Schema, written: unknown): number =>
  validate(schema, written).error?.details.length ?? 0;

/** The paths of the list entries that hold a value, the innermost first. */
const entriesAround = (path: Path): readonly Path[] =>
  path.flatMap((key, index) => (typeof key === 'number' ? [path.slice(0, index + 1)] : [])).reverse();

/** A list whose last entry goes is left out itself: most lists may be absent, and none may be empty. */
function withoutEntry(written: unknown, [key, ...below]: Path): unknown {
  if (key === undefined) return undefined;
  if (Array.isArray(written)) {
    const entries: readonly unknown[] = written;
    const entry = withoutEntry(entries[Number(key)], below);
    const rest = entry === undefined ? entries.toSpliced(Number(key), 1) : entries.with(Number(key), entry);
    return rest.length === 0 ? undefined : rest;
  }
  const { [key]: inner, ...others } = Object(written) as Readonly<Record<string, unknown>>;
  const rest = withoutEntry(inner, below);
  return rest === undefined ? others : { ...others, [key]: rest };
}
