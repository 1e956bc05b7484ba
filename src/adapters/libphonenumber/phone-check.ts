import { parsePhoneNumberFromString } from 'libphonenumber-js';

const maxNumberLength = 40;

/**
 * Returns the E.164 form of a possible number, typed with its country code or as dialled in the United States (H67);
 * else undefined.
 */
export function checkPhoneNumber(text: string): string | undefined {
  if (text.length > maxNumberLength) return undefined;
  const phoneNumber = parsePhoneNumberFromString(text.normalize('NFKC').replace(/^00/, '+'), 'US');
  return phoneNumber?.isValid() ? phoneNumber.number : undefined;
}
