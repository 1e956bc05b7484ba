import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { formatTenDigits } from '../../core/shared/phone-number';

/**
 * Formats a number as it is dialled from abroad, such as "+1 305 555 0142", and ten digits without a country as "(305)
 * 555-0142" (CNT-38). What is no number stays as it is.
 */
export const formatPhone = (phone: string): string =>
  parsePhoneNumberFromString(phone)?.formatInternational() ?? formatTenDigits(phone);
