/** Without a name, as of an address whose owner has not said it, the sentence begins by itself (reliability F5). */
export const addressedTo = (firstName: string, sentence: string): string =>
  firstName === '' ? `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}` : `${firstName}, ${sentence}`;
