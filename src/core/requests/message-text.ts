import { maxMessageLength } from './trip-request';

/** Normalises a message for storage: one Unicode form, line breaks as typed, no control characters. */
export const cleanText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, '')
    .trim();

/** Validates a text that `cleanText` has normalised. */
export const mistakeOf = (text: string): 'missing' | 'too-long' | undefined => {
  if (text === '') return 'missing';
  return text.length > maxMessageLength ? 'too-long' : undefined;
};
