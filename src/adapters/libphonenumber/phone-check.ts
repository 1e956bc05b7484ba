import { parsePhoneNumberFromString } from 'libphonenumber-js';

const maxNumberLength = 40;

/**
 * E.164 of a possible number, typed with its country code or as dialled in the United States (H67); undefined
 * otherwise.
 */
export function checkPhoneNumber(text: string): string | undefined {
  if (text.length > maxNumberLength) return undefined;
  const parsed = parsePhoneNumberFromString(text, 'US');
  return parsed?.isValid() ? parsed.number : undefined;
}
