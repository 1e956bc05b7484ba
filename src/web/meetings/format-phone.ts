import { parsePhoneNumberFromString } from 'libphonenumber-js';

/** Formats a phone number such as +1 305 555 0117. */
export const formatPhone = (phone: string): string => parsePhoneNumberFromString(phone)?.formatInternational() ?? phone;
