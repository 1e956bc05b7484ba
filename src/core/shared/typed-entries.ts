/**
 * TypeScript takes the keys of an object for any text, because an object may have more fields than its type says. These
 * functions are for objects that have none: our own literals, and what was made of a list of known keys.
 */
export const keysOf = <Fields extends object>(fields: Fields): readonly (keyof Fields & string)[] =>
  Object.keys(fields) as (keyof Fields & string)[];

export const fromEntries = <Key extends string, Value>(
  entries: Iterable<readonly [Key, Value]>,
): { readonly [Name in Key]?: Value } => Object.fromEntries(entries) as { readonly [Name in Key]?: Value };

export const recordOf = <Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key) => Value,
): Readonly<Record<Key, Value>> => Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>;
