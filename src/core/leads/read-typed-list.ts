import { typedText } from './typed-text';

type TypedValues = Readonly<Record<string, unknown>>;

/** A list is an array in JSON; in a form without script each checkbox is named `field.value` and has the value `1`. */
export function readTypedList(typed: TypedValues, name: string, values: readonly string[]): readonly string[] {
  const given = typed[name];
  if (Array.isArray(given)) return given.map(typedText).filter((text) => text !== '');
  const alone = typedText(given);
  const ticked = values.filter((value) => typedText(typed[`${name}.${value}`]) !== '');
  return alone === '' ? ticked : [alone, ...ticked];
}
