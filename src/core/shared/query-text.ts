const LONE_SURROGATE = /[\uD800-\uDFFF]/gu;

/**
 * The query of an address, without its question mark: the given order, no parameter without a value, commas written
 * as commas (suite ids and lists of ages carry them). Everything else is percent-encoded.
 */
export function queryText(parameters: readonly (readonly [name: string, value: string | undefined])[]): string {
  return parameters
    .flatMap(([name, value]) => (value === undefined || value === '' ? [] : [`${encode(name)}=${encode(value)}`]))
    .join('&');
}

/** One segment of a path, percent-encoded. */
export function pathSegment(text: string): string {
  return encodeURIComponent(text.replace(LONE_SURROGATE, '\uFFFD'));
}

function encode(text: string): string {
  // Half a surrogate pair would make encodeURIComponent throw, and text from an address may hold one.
  return pathSegment(text).replaceAll('%2C', ',');
}
