import Joi from 'joi';
import { carryFavourite } from '../../core/favourites/carried-favourite';
import type { LoginHint } from '../../core/sign-in/login-hints';
import type { LoginPayload } from './read-identifier';

/** The sign-in form as a browser without script posts it. Its bot check is read by the bot check's own desk. */
export interface LoginForm extends LoginPayload {
  readonly loginMethod: 'OTP_EMAIL' | 'OTP_PHONE';
  readonly email: string;
  readonly code: string;
  readonly phoneNum: string;
  readonly returnUrl: string;
  readonly type: string;
}

const line = (maxLength: number) => Joi.string().allow('').max(maxLength).default('').failover('');

const loginMethod = Joi.string().valid('OTP_EMAIL', 'OTP_PHONE').default('OTP_EMAIL').failover('OTP_EMAIL');

const formSchema = Joi.object({
  loginMethod,
  email: line(320),
  code: line(40),
  phoneNum: line(80),
  returnUrl: line(2_048),
  type: line(20),
});

const fieldsOf = (body: unknown): object => (typeof body === 'object' && !Array.isArray(body) ? (body ?? {}) : {});

/** What is missing or far too long becomes empty: the form comes back and says what it wants. */
export function readLoginForm(body: unknown): LoginForm {
  return formSchema.validate(fieldsOf(body), { stripUnknown: true }).value as LoginForm;
}

/** Where a guest with two addresses wants the code (AUT-04). */
export function readChannel(body: unknown): 'email' | 'phone' {
  const { value } = Joi.object({ loginMethod }).validate(fieldsOf(body), { stripUnknown: true });
  return (value as Pick<LoginForm, 'loginMethod'>).loginMethod === 'OTP_PHONE' ? 'phone' : 'email';
}

/** What was typed as a code, of whatever kind. */
export function readTypedCode(body: unknown): string {
  const { value } = Joi.object({ OTP: line(40) }).validate(fieldsOf(body), { stripUnknown: true });
  return (value as { readonly OTP: string }).OTP;
}

const querySchema = Joi.object({
  returnUrl: line(2_048),
  via: line(10),
  type: line(20),
  user: line(20),
  email: line(320),
  phone: line(80),
  countryCode: line(80),
  hint: line(2_048),
  ody_sso_redirect: line(2_048),
  again: line(10),
  favorite: line(200),
});

type QueryName =
  | 'returnUrl'
  | 'via'
  | 'type'
  | 'user'
  | 'email'
  | 'phone'
  | 'countryCode'
  | 'hint'
  | 'ody_sso_redirect'
  | 'again'
  | 'favorite';

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
  } = querySchema.validate(query ?? {}, { stripUnknown: true }).value as Readonly<Record<QueryName, string>>;
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
