import { accountTexts as texts } from '../../src/core/account/account-texts';
import { validatePostalCode } from '../../src/core/geo/postal-code';
import { parseEmail } from '../../src/core/shared/email-address';
import { mayBePhone } from '../geo/geo-rules';

interface TypedField {
  readonly name: string;
  readonly text: string;
  readonly isRequired: boolean;
  /** ISO alpha-2 code, or empty; postal codes are validated by it. */
  readonly country: string;
}

const missing: Readonly<Partial<Record<string, string>>> = {
  email: texts.emailRequired,
  businessPersonal: texts.useRequired,
  countryCode: texts.countryCodeRequired,
  phoneNumber: texts.phoneRequired,
  country: texts.countryRequired,
  street: texts.streetRequired,
  city: texts.cityRequired,
  state: texts.stateRequired,
  postalCode: texts.postalCodeRequired,
};

/** Validates as far as a browser can, with the server's messages (ACC-11 to ACC-15). */
export function validateTypedField({ name, text, isRequired, country }: TypedField): string | undefined {
  if (text.trim() === '') return isRequired ? missing[name] : undefined;
  switch (name) {
    case 'email':
      return parseEmail(text) === undefined ? texts.emailInvalid : undefined;
    case 'phoneNumber':
      return mayBePhone(text) ? undefined : texts.phoneInvalid;
    case 'postalCode':
      return validatePostalCode({ country, text }) === 'wrong' ? texts.postalCodeInvalid : undefined;
    default:
      return undefined;
  }
}
