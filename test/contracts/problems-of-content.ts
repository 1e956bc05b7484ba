/** What the adapter logs about single entries and documents: the editors can mend each of them by its id. */
const messages = [
  'an entry is left out of the site',
  'entries link to what cannot be shown',
  'content stays as it was',
  'a call failed',
];

/** Of everything that was logged, each line that says what is wrong with the content of a space, once. */
export const problemsOfContent = (logged: readonly string[]): readonly string[] =>
  [...new Set(logged)].filter((line) => messages.some((message) => line.startsWith(message))).toSorted();
