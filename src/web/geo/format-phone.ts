import { parsePhoneNumberFromString } from 'libphonenumber-js';

/** Formats a number as it is dialled from abroad, such as "+1 305 555 0142"; what is no number stays as it is. */
export const formatPhone = (phone: string): string => parsePhoneNumberFromString(phone)?.formatInternational() ?? phone;
