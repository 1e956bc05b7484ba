type IsField<Value> = (value: unknown) => value is Value;

/** What each field of an object must be. */
export type FieldTypes<Content> = { readonly [Name in keyof Content]-?: IsField<Content[Name]> };

export const isText = (value: unknown): value is string => typeof value === 'string';
export const isOptionalText = (value: unknown): value is string | undefined => value === undefined || isText(value);
export const isNumber = (value: unknown): value is number => typeof value === 'number';
export const isTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every(isText);

/**
 * Reads JSON that an earlier or later release may have written: undefined when a field is not as its type says, or when
 * the text cannot be parsed. Nothing else is checked, because a schema of the web layer is out of the core's reach.
 */
export function readFields<Content extends object>(types: FieldTypes<Content>, text: string): Content | undefined {
  const content = parse(text);
  return hasFields(content, types) ? content : undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function hasFields<Content extends object>(value: unknown, types: FieldTypes<Content>): value is Content {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries<IsField<unknown>>(types).every(([name, isField]) => isField(Reflect.get(value, name)));
}
