import { parsePhoneNumberFromString } from 'libphonenumber-js';

export const formatPhone = (phone: string): string => parsePhoneNumberFromString(phone)?.formatInternational() ?? phone;
