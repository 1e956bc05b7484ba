import { typedText } from './typed-text';

type TypedValues = Readonly<Record<string, unknown>>;

/** A list is an array in JSON; in a form without script each checkbox is named `field.value` and has the value `1`. */
export function readTypedList(typedValues: TypedValues, name: string, values: readonly string[]): readonly string[] {
  const givenValue = typedValues[name];
  if (Array.isArray(givenValue)) return givenValue.map(typedText).filter((text) => text !== '');
  const alone = typedText(givenValue);
  const tickedValues = values.filter((value) => typedText(typedValues[`${name}.${value}`]) !== '');
  return alone === '' ? tickedValues : [alone, ...tickedValues];
}
