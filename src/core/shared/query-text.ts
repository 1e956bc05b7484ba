const LONE_SURROGATE = /[\uD800-\uDFFF]/gu;

/**
 * Parameters in the given order, without empty ones. Commas are not encoded, because suite ids and lists of ages
 * contain them.
 */
export function queryText(parameters: readonly (readonly [name: string, value: string | undefined])[]): string {
  return parameters
    .flatMap(([name, value]) => (value === undefined || value === '' ? [] : [`${encode(name)}=${encode(value)}`]))
    .join('&');
}

export const pathSegment = (text: string): string => encodeURIComponent(text.replace(LONE_SURROGATE, '\uFFFD'));

function encode(text: string): string {
  // An unpaired surrogate would make encodeURIComponent throw, and text from a URL may contain one.
  return pathSegment(text).replaceAll('%2C', ',');
}
