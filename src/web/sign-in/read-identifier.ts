import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js';
import { parseEmail } from '../../core/shared/email-address';
import type { Identifier } from '../../core/sign-in/guest';
import { signInTexts } from '../../core/sign-in/sign-in-texts';

const callingCodes: ReadonlySet<string> = new Set(getCountries().map((country) => getCountryCallingCode(country)));

/** The specification defines this login payload (AUT-19). `code` is a calling code or an ISO alpha-2 country. */
export interface LoginPayload {
  readonly loginMethod?: 'OTP_EMAIL' | 'OTP_PHONE' | undefined;
  readonly email?: string | undefined;
  readonly code?: string | undefined;
  readonly phoneNum?: string | undefined;
}

type ReadIdentifier =
  | { readonly kind: 'read'; readonly identifier: Identifier }
  | { readonly kind: 'wrong'; readonly field: 'email' | 'code' | 'phoneNum'; readonly message: string };

const isByPhone = ({ loginMethod, email }: LoginPayload) =>
  loginMethod === undefined ? email === undefined || email.trim() === '' : loginMethod === 'OTP_PHONE';

/** Normalises every spelling of an e-mail or phone to one identifier (reliability A6). */
export function readIdentifier(payload: LoginPayload): ReadIdentifier {
  return isByPhone(payload) && (payload.phoneNum !== undefined || payload.loginMethod === 'OTP_PHONE')
    ? readPhone(payload)
    : readEmail(payload);
}

function readEmail({ email = '' }: LoginPayload): ReadIdentifier {
  if (email.trim() === '') return { kind: 'wrong', field: 'email', message: signInTexts.emailRequired };
  const canonical = parseEmail(email);
  return canonical === undefined
    ? { kind: 'wrong', field: 'email', message: signInTexts.emailInvalid }
    : { kind: 'read', identifier: { channel: 'email', email: canonical } };
}

function readPhone({ code = '', phoneNum = '' }: LoginPayload): ReadIdentifier {
  const dialCode = readDialCode(code);
  if (dialCode === undefined) return { kind: 'wrong', field: 'code', message: signInTexts.countryCodeRequired };
  const digits = phoneNum.normalize('NFKC').replace(/\D/g, '');
  if (phoneNum.trim() === '') return { kind: 'wrong', field: 'phoneNum', message: signInTexts.phoneRequired };
  const number = parsePhoneNumberFromString(digits, { defaultCallingCode: dialCode });
  return number?.isPossible()
    ? { kind: 'read', identifier: { channel: 'phone', phone: number.number } }
    : { kind: 'wrong', field: 'phoneNum', message: signInTexts.phoneInvalid };
}

function readDialCode(code: string): string | undefined {
  const text = code.normalize('NFKC').trim().toUpperCase();
  if (/^[A-Z]{2}$/.test(text)) return isSupportedCountry(text) ? getCountryCallingCode(text as CountryCode) : undefined;
  const digits = text.replace(/^\+/, '');
  return callingCodes.has(digits) ? digits : undefined;
}

/** Returns the code for a no-match message: the calling code of a selected country, else the input. */
export function shownDialCode(code: string): string {
  const text = code.trim().toUpperCase();
  return /^[A-Z]{2}$/.test(text) ? `+${readDialCode(text) ?? ''}` : code.trim();
}
