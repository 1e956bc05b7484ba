import { maxMessageLength } from './trip-request';

/** A message as it is stored: one form of each character, lines as they were typed, no control characters. */
export const cleanText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, '')
    .trim();

/** What is wrong with a text that is clean. */
export const mistakeOf = (text: string): 'missing' | 'too-long' | undefined => {
  if (text === '') return 'missing';
  return text.length > maxMessageLength ? 'too-long' : undefined;
};
