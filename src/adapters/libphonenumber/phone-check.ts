import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { typedPhone } from './typed-phone';

const maxNumberLength = 40;

/**
 * Returns the E.164 form of a possible number, typed with its country code or as dialled in the United States (H67);
 * else undefined.
 */
export function checkPhoneNumber(text: string): string | undefined {
  if (text.length > maxNumberLength) return undefined;
  const phoneNumber = parsePhoneNumberFromString(typedPhone(text), 'US');
  return phoneNumber?.isValid() ? phoneNumber.number : undefined;
}
