const endings = [
  'ibilities',
  'abilities',
  'ibility',
  'ability',
  'ations',
  'ation',
  'ments',
  'ment',
  'ibles',
  'ables',
  'ible',
  'able',
  'ings',
  'ing',
  'edly',
  'ed',
  'ly',
] as const;
const minStemLength = 3;
const hasVowel = /[aeiouy]/;

/**
 * Returns a folded English word without its ending, so that `cancel`, `cancelled` and `cancellation` are equal. The
 * algorithm is crude, which does no harm because texts and queries are treated alike.
 */
export function stemOf(word: string): string {
  if (!/^[a-z]+$/.test(word)) return word;
  const single = withoutPlural(word);
  const ending = endings.find((one) => single.endsWith(one) && isStem(single.slice(0, -one.length), one));
  const stem = ending === undefined ? single : single.slice(0, -ending.length).replace(/([bdgklmnprt])\1$/, '$1');
  return stem.length > minStemLength ? stem.replace(/e$/, '').replace(/y$/, 'i') : stem;
}

/** A stem before -able or -ability has one letter more: "dis" of "disability" would find all words that begin with it. */
const isStem = (text: string, ending: string): boolean =>
  text.length >= (/^[ai]b/.test(ending) ? minStemLength + 1 : minStemLength) && hasVowel.test(text);

function withoutPlural(word: string): string {
  if (word.length <= minStemLength) return word;
  if (word.endsWith('ies') && word.length > minStemLength + 1) return `${word.slice(0, -'ies'.length)}y`;
  if (/(ss|us|is)$/.test(word) || !word.endsWith('s')) return word;
  return /(sses|xes|ches|shes)$/.test(word) ? word.slice(0, -'es'.length) : word.slice(0, -1);
}
