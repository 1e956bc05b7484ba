const idPattern = /^[A-Za-z0-9]{15}(?:[A-Za-z0-9]{3})?$/;
const suffixes = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ012345';

/**
 * Returns a record's id with eighteen characters, so that both spellings compare equal. The last three encode which of
 * the first fifteen are capitals. Returns undefined for anything that is not an id, or whose last three do not match.
 */
export function recordId(text: string): string | undefined {
  if (!idPattern.test(text)) return undefined;
  const id = text.slice(0, 15) + [0, 5, 10].map((from) => suffixOf(text.slice(from, from + 5))).join('');
  return text.length === 15 || text === id ? id : undefined;
}

const suffixOf = (five: string) =>
  suffixes.charAt([...five].reduce((bits, character, at) => (/[A-Z]/.test(character) ? bits + 2 ** at : bits), 0));
