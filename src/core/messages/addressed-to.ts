/**
 * Puts the first name before the sentence. Without a name, as for an unproved address, the sentence begins by itself
 * (reliability F5).
 */
export const addressedTo = (firstName: string, sentence: string): string =>
  firstName === '' ? `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}` : `${firstName}, ${sentence}`;
