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

/** The sign-in form as a browser without script posts it. Its bot check is read by the bot check's own desk. */
export type LoginForm = ValueOf<typeof formSchema>;

/** What is missing or far too long becomes empty: the form comes back and says what it wants. */
export const readLoginForm = (body: unknown): LoginForm => readForm(formSchema, body);

/** Where a guest with two addresses wants the code (AUT-04). */
export const readChannel = (body: unknown): 'email' | 'phone' =>
  readForm(Joi.object({ loginMethod }), body).loginMethod === 'OTP_PHONE' ? 'phone' : 'email';

/** What was typed as a code, of whatever kind. */
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
});

/** The parameters of /login (ROU-17). `yachts` is accepted and says nothing (H02). */
export interface LoginQuery {
  readonly form: LoginForm;
  /** Something to open with, given by a form of ours instead of the personal parameters (H07). */
  readonly hint: string;
  /** AUT-28. */
  readonly odyRedirect: string;
  /** The way in was chosen by a link, and is not to be guessed from what is known. */
  readonly hasChosenChannel: boolean;
  /** A guest who is signed in, but not lately enough for what they are about to do (reliability A8). */
  readonly isAgain: boolean;
}

/**
 * `type` wins over its older spelling `user` (H01); the personal parameters are read and not repeated (H07); a heart
 * travels on in the return address (H38).
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
  return { form, hint, odyRedirect, hasChosenChannel: via !== '', isAgain: again === 'true' };
}

/** A form that opens with what another form knew; what the address says itself stands. */
export function withHint(form: LoginForm, { email = '', phone = '', countryCode = '' }: LoginHint): LoginForm {
  if (form.email !== '' || form.phoneNum !== '') return form;
  const isByPhone = form.loginMethod === 'OTP_PHONE' || (email === '' && phone !== '');
  return { ...form, email, phoneNum: phone, code: countryCode, loginMethod: isByPhone ? 'OTP_PHONE' : 'OTP_EMAIL' };
}
