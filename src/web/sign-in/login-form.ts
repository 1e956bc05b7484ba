import { formLine, readForm } from '../routing/read-form';
import { Joi, type ValueOf } from '../routing/typed-joi';
import { carryFavourite } from '../../core/favourites/carried-favourite';
import type { LoginHint } from '../../core/sign-in/login-hints';

const loginMethod = Joi.string().valid('OTP_EMAIL', 'OTP_PHONE').default('OTP_EMAIL').failover('OTP_EMAIL');

const formSchema = Joi.object({
  loginMethod,
  email: formLine(320),
  code: formLine(40),
  phoneNum: formLine(80),
  returnUrl: formLine(2_048),
  type: formLine(20),
});

/** The sign-in form as a browser without script posts it. Its bot check is read separately by the bot check reader. */
export type LoginForm = ValueOf<typeof formSchema>;

/** Missing or overlong values become empty, so that the form is shown again with its errors. */
export const readLoginForm = (body: unknown): LoginForm => readForm(formSchema, body);

export const readChannel = (body: unknown): 'email' | 'phone' =>
  readForm(Joi.object({ loginMethod }), body).loginMethod === 'OTP_PHONE' ? 'phone' : 'email';

export const readTypedCode = (body: unknown): string => readForm(Joi.object({ OTP: formLine(40) }), body).OTP;

const querySchema = Joi.object({
  returnUrl: formLine(2_048),
  via: formLine(10),
  type: formLine(20),
  user: formLine(20),
  email: formLine(320),
  phone: formLine(80),
  countryCode: formLine(80),
  hint: formLine(2_048),
  ody_sso_redirect: formLine(2_048),
  again: formLine(10),
  favorite: formLine(200),
  left: formLine(20),
});

interface LoginQuery {
  readonly form: LoginForm;
  /**
   * Reference to values for the form that another form of this site has sealed, instead of personal parameters (H07).
   */
  readonly hint: string;
  /** The target of AUT-28, to which a signed-in guest is redirected. */
  readonly odyRedirect: string;
  /** True when a link chose the sign-in method, which then must not be guessed. */
  readonly hasChosenChannel: boolean;
  /** True for a signed-in guest whose last code is too old for the requested change (reliability A8). */
  readonly isAgain: boolean;
  /** What the guest has just ended, by which the page says so. */
  readonly endedBy: string;
}

/**
 * Reads the parameters: `type` takes precedence over its older spelling `user` (H01); personal parameters are read and
 * not repeated (H07); a favourite becomes part of the return address (H38).
 */
export function readLoginQuery(query: unknown): LoginQuery {
  const {
    returnUrl,
    via,
    type,
    user,
    email,
    phone,
    countryCode,
    hint,
    ody_sso_redirect: odyRedirect,
    again,
    favorite,
    left: endedBy,
  } = readForm(querySchema, query);
  const isByPhone = via === 'phone' || (via === '' && email === '' && phone !== '');
  const form: LoginForm = {
    loginMethod: isByPhone ? 'OTP_PHONE' : 'OTP_EMAIL',
    email,
    code: countryCode,
    phoneNum: phone,
    returnUrl: carryFavourite({ returnUrl, favorite }),
    type: (type || user) === 'new' ? 'new' : '',
  };
  return { form, hint, odyRedirect, hasChosenChannel: via !== '', isAgain: again === 'true', endedBy };
}

export function withHint(form: LoginForm, { email = '', phone = '', countryCode = '' }: LoginHint): LoginForm {
  if (form.email !== '' || form.phoneNum !== '') return form;
  const isByPhone = form.loginMethod === 'OTP_PHONE' || (email === '' && phone !== '');
  return { ...form, email, phoneNum: phone, code: countryCode, loginMethod: isByPhone ? 'OTP_PHONE' : 'OTP_EMAIL' };
}
