/** A query, or a fragment of one, that is safe to send, because it is constructed only in this file. */
export class Soql {
  constructor(readonly text: string) {}
}

type SoqlValue = string | number | boolean | Date | null | Soql | readonly string[];

const unreadable = /\p{Cc}/u;

/**
 * Every value becomes a literal, because SOQL over REST has no bind variables. A list becomes `('a', 'b')`. Object and
 * field names are inserted by `soqlName` only. @throws RangeError for a text with control characters, and for an empty
 * list
 */
export function soql(parts: TemplateStringsArray, ...values: readonly SoqlValue[]): Soql {
  const text = parts
    .map((part) => part.replaceAll(/\s+/g, ' '))
    .reduce((query, part, at) => query + literalOf(values[at - 1] ?? null) + part);
  return new Soql(text.trim());
}

export const joinSoql = (...parts: readonly (Soql | undefined)[]): Soql =>
  new Soql(parts.flatMap((part) => (part ? [part.text] : [])).join(' '));

/** A name from the mapping, which is validated at start. @throws RangeError for anything else */
export function soqlName(...names: readonly string[]): Soql {
  const strange = names.find((name) => !/^[A-Za-z]\w*(\.[A-Za-z]\w*)*$/.test(name));
  if (strange !== undefined) throw new RangeError('That is no name of a field.');
  return new Soql([...new Set(names)].join(', '));
}

function literalOf(value: SoqlValue): string {
  if (value instanceof Soql) return value.text;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'string') return quote(value);
  if (value === null || typeof value !== 'object') return String(value);
  if (value.length === 0) throw new RangeError('A list in a query needs something in it.');
  return `(${value.map(quote).join(', ')})`;
}

function quote(text: string): string {
  if (unreadable.test(text)) throw new RangeError('A text in a query has control characters.');
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
