import { accountTexts as texts } from '../../src/core/account/account-texts';
import { validatePostalCode } from '../../src/core/geo/postal-code';
import { parseEmail } from '../../src/core/shared/email-address';
import { mayBePhone } from '../geo/geo-rules';

interface TypedField {
  /** As on the wire (ACC-05, ACC-06). */
  readonly name: string;
  readonly text: string;
  /** A field that nothing requires may stay empty. */
  readonly isRequired: boolean;
  /** Two letters, or empty: a postal code is judged by it. */
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

/** What is wrong with a field as far as a browser can tell, in the words of the server (ACC-11 to ACC-15); undefined when nothing is. */
export function validateTyped({ name, text, isRequired, country }: TypedField): string | undefined {
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
