const ONES = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const TEENS = [
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const SMALL = [...ONES, ...TEENS];
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const ORDINALS = new Map([
  ['third', 3],
  ['fourth', 4],
  ['fifth', 5],
]);

/** Matches what `numberIn` may read; a word that is no number matches as well. */
export const NUMBER = String.raw`(?:\d[\d,]*|(?:[a-z]+ )?hundred(?: and [a-z-]+)?|[a-z]+(?:-[a-z]+)?)`;

/** Returns the number that digits or English words up to 999 say, and undefined for anything else. */
export function numberIn(words: string): number | undefined {
  const text = words.toLowerCase().trim();
  if (/^\d[\d,]*$/.test(text)) return Number(text.replaceAll(',', ''));
  const [, hundreds, rest] = /^(?:([a-z]+) )?hundred(?: and ([a-z-]+))?$/.exec(text) ?? [];
  if (text.includes('hundred')) {
    const count = hundreds === undefined || hundreds === 'a' ? 1 : numberIn(hundreds);
    const remainder = rest === undefined ? 0 : numberIn(rest);
    return count === undefined || remainder === undefined ? undefined : count * 100 + remainder;
  }
  const ordinal = ORDINALS.get(text);
  if (ordinal !== undefined) return ordinal;
  if (SMALL.includes(text)) return SMALL.indexOf(text);
  const [ten = '', one] = text.split('-');
  const tens = TENS.indexOf(ten);
  if (tens < 2) return undefined;
  const ones = one === undefined ? 0 : ONES.indexOf(one);
  return ones < 0 ? undefined : tens * 10 + ones;
}
