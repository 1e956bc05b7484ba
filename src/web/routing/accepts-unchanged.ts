import type Joi from 'joi';

type Accepts = (input: unknown) => boolean;

interface SchemaDescription {
  readonly type?: string;
  readonly flags?: Readonly<Record<string, unknown>>;
  readonly rules?: readonly { readonly name: string; readonly args?: Readonly<Record<string, unknown>> }[];
  readonly allow?: readonly unknown[];
  readonly keys?: Readonly<Record<string, SchemaDescription>>;
  readonly items?: readonly SchemaDescription[];
}

const knownParts = new Set(['type', 'flags', 'rules', 'allow', 'keys', 'items', 'metas', 'notes', 'tags', 'examples']);
const knownFlags = new Set(['presence', 'only', 'description', 'label']);

/**
 * A check of the simplest schemas, those of texts, their lengths and values, in objects and lists: true where joi would
 * return the input as it is. Where it is false, joi decides. Undefined for every other schema.
 */
export function acceptsUnchanged(schema: Joi.Schema): Accepts | undefined {
  return toCheck(schema.describe() as SchemaDescription);
}

function toCheck(description: SchemaDescription): Accepts | undefined {
  const { type, flags = {} } = description;
  const isKnown =
    Object.keys(description).every((part) => knownParts.has(part)) &&
    Object.keys(flags).every((flag) => knownFlags.has(flag)) &&
    flags['presence'] !== 'forbidden';
  if (!isKnown) return undefined;
  switch (type) {
    case 'string':
      return toTextCheck(description);
    case 'array':
      return toListCheck(description);
    case 'object':
      return toObjectCheck(description);
    case undefined:
    default:
      return undefined;
  }
}

function toTextCheck({ flags = {}, rules = [], allow = [] }: SchemaDescription): Accepts | undefined {
  const range = toRange(rules);
  if (!range || allow.length > 0 !== (flags['only'] === true)) return undefined;
  const values = allow.length > 0 ? new Set(allow) : undefined;
  const { min = 1, max } = range;
  return (input) =>
    typeof input === 'string' &&
    input.length >= Math.max(1, min) &&
    input.length <= max &&
    (values === undefined || values.has(input));
}

function toListCheck({ flags = {}, rules = [], allow = [], items = [] }: SchemaDescription): Accepts | undefined {
  const [range, item] = [toRange(rules), items.length === 1 && items[0] ? toCheck(items[0]) : undefined];
  if (!range || !item || allow.length > 0 || flags['only'] !== undefined) return undefined;
  if (items[0]?.flags?.['presence'] !== undefined) return undefined;
  const { min = 0, max } = range;
  return (input) => Array.isArray(input) && input.length >= min && input.length <= max && input.every(item);
}

function toObjectCheck({ flags = {}, rules = [], allow = [], keys }: SchemaDescription): Accepts | undefined {
  if (!keys || rules.length > 0 || allow.length > 0 || flags['only'] !== undefined) return undefined;
  const checks = new Map<string, Accepts>();
  for (const [key, description] of Object.entries(keys)) {
    const check = toCheck(description);
    if (!check) return undefined;
    checks.set(key, check);
  }
  const requiredKeys = Object.keys(keys).filter((key) => keys[key]?.flags?.['presence'] === 'required');
  return (input) => {
    if (typeof input !== 'object' || input === null || Array.isArray(input)) return false;
    for (const key of requiredKeys) if (!Object.hasOwn(input, key)) return false;
    for (const [key, value] of Object.entries(input)) if (!checks.get(key)?.(value)) return false;
    return true;
  };
}

/** The limits of a length; undefined where there is another rule. */
function toRange(
  rules: NonNullable<SchemaDescription['rules']>,
): { readonly min?: number; readonly max: number } | undefined {
  let range: { readonly min?: number; readonly max: number } = { max: Infinity };
  for (const { name, args = {} } of rules) {
    const { limit } = args;
    if ((name !== 'min' && name !== 'max') || typeof limit !== 'number' || Object.keys(args).length !== 1)
      return undefined;
    range = { ...range, [name]: limit };
  }
  return range;
}
