/** Words that occur in nearly every text: they are not indexed and do not narrow a query. */
const stopWords = new Set(
  (
    'a an and any are at be by can do does for from get has have how i in is it me my of on or our that the there this to ' +
    'us was we what when where which who will with you your'
  ).split(' '),
);

export const isStopWord = (word: string): boolean => stopWords.has(word);
