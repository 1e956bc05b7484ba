import { parsePhoneNumberFromString } from 'libphonenumber-js';

const maxNumberLength = 40;

/** E.164 of a number that can exist, with its country code or as it is dialled in the United States (H67). */
export function checkPhoneNumber(text: string): string | undefined {
  if (text.length > maxNumberLength) return undefined;
  const parsed = parsePhoneNumberFromString(text, 'US');
  return parsed?.isValid() ? parsed.number : undefined;
}
