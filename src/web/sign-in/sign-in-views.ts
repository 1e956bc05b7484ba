import { type CountryCode, getCountries } from 'libphonenumber-js';
import type { PlainChallenge } from '../../core/shared/bot-challenges.port';
import { readReturnAddress } from '../../core/sign-in/return-address';
import type { SignInFormProps } from '../../../views/sign-in/SignInForm.widget';
import type { VerifyCodeFormProps } from '../../../views/sign-in/VerifyCodeForm.widget';
import { hrefLogin, paths } from '../paths';
import { callingCodeOf, countryCodeOptions } from './country-codes';
import type { LoginForm } from './login-form';
import type { PendingSignIn } from './sign-in-cookies';

interface FormState {
  readonly form: LoginForm;
  readonly plain: PlainChallenge;
  /** Shown to browsers with script as well: the form came without any proof. */
  readonly isPlainShown?: boolean;
  readonly message?: string;
  readonly mistake?: SignInFormProps['mistake'];
}

const homeCountry = 'US';

/** The sign-in form, ready to print. A return address that is not ours is not carried any further (H59, C10). */
export function toSignInForm({ form: asked, plain, isPlainShown = false, message, mistake }: FormState): SignInFormProps {
  const form = { ...asked, returnUrl: readReturnAddress(asked.returnUrl) ?? '' };
  return {
    method: form.loginMethod === 'OTP_PHONE' ? 'phone' : 'email',
    email: form.email,
    country: toCountry(form.code),
    phoneNum: form.phoneNum,
    returnUrl: form.returnUrl,
    type: form.type,
    countries: countryCodeOptions,
    hrefs: { email: hrefVia('email', form), phone: hrefVia('phone', form) },
    plain: { ...plain, isShown: isPlainShown },
    ...(message === undefined ? {} : { message }),
    ...(mistake === undefined ? {} : { mistake }),
  };
}

/** The page that takes the code. */
export function toVerifyForm(pending: PendingSignIn, message?: string): VerifyCodeFormProps {
  const { identifier, email, code, phoneNum, returnTo } = pending;
  return {
    payload: identifier.channel === 'email'
      ? { loginMethod: 'OTP_EMAIL', email: email ?? identifier.email }
      : { loginMethod: 'OTP_PHONE', code: code ?? '', phoneNum: phoneNum ?? identifier.phone },
    sentTo: identifier.channel === 'email' ? identifier.email : identifier.phone,
    newCodeHref: returnTo === paths.signIn.welcome ? `${hrefLogin()}?type=new` : hrefLogin(returnTo),
    ...(message === undefined ? {} : { message }),
  };
}

function hrefVia(via: 'email' | 'phone', { returnUrl, type }: LoginForm): string {
  const query = new URLSearchParams({ via, ...(returnUrl ? { returnUrl } : {}), ...(type ? { type } : {}) });
  return `${paths.signIn.login}?${query.toString()}`;
}

/** Two letters for the list, whatever was given: two letters, a dial code, or "United States (+1)". */
function toCountry(code: string): string {
  const text = code.trim();
  const letters = text.toUpperCase();
  if (countryCodeOptions.some(({ value }) => value === letters)) return letters;
  const named = countryCodeOptions.find(({ label }) => label === text);
  if (named) return named.value;
  const dialCode = /^\+?(\d{1,4})$/.exec(text)?.[1];
  const matches = getCountries().filter((country: CountryCode) => callingCodeOf(country) === dialCode);
  return (matches.find((country) => country === homeCountry || country === 'GB') ?? matches[0]) || homeCountry;
}
