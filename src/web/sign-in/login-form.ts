import Joi from 'joi';
import type { LoginPayload } from './read-identifier';

/** The sign-in form as a browser without script posts it. */
export interface LoginForm extends LoginPayload {
  readonly loginMethod: 'OTP_EMAIL' | 'OTP_PHONE';
  readonly email: string;
  readonly code: string;
  readonly phoneNum: string;
  readonly returnUrl: string;
  readonly type: string;
  readonly token: string;
  readonly plainChallenge: string;
  readonly plainAnswer: string;
  /** Seen by programs alone. */
  readonly website: string;
}

const line = (longest: number) => Joi.string().allow('').max(longest).default('').failover('');

const formSchema = Joi.object({
  loginMethod: Joi.string().valid('OTP_EMAIL', 'OTP_PHONE').default('OTP_EMAIL').failover('OTP_EMAIL'),
  email: line(320),
  code: line(40),
  phoneNum: line(80),
  returnUrl: line(2_048),
  type: line(20),
  token: line(8_192),
  plainChallenge: line(2_048),
  plainAnswer: line(40),
  website: line(500),
});

/** What is missing or far too long becomes empty: the form comes back and says what it wants. */
export function readLoginForm(body: unknown): LoginForm {
  const fields = typeof body === 'object' && !Array.isArray(body) ? (body ?? {}) : {};
  return formSchema.validate(fields, { stripUnknown: true }).value as LoginForm;
}

const querySchema = Joi.object({
  returnUrl: line(2_048),
  via: line(10),
  type: line(20),
  user: line(20),
  email: line(320),
  phone: line(80),
  countryCode: line(80),
});

type LoginQuery = Readonly<Record<'returnUrl' | 'via' | 'type' | 'user' | 'email' | 'phone' | 'countryCode', string>>;

/** The parameters of /login (ROU-17, H01, H07): `type` wins over its older spelling `user`; the others are read and not repeated. */
export function readLoginQuery(query: unknown): LoginForm {
  const { returnUrl, via, type, user, email, phone, countryCode } = querySchema.validate(query ?? {}, { stripUnknown: true }).value as LoginQuery;
  const isByPhone = via === 'phone' || (via === '' && email === '' && phone !== '');
  return {
    ...readLoginForm({}),
    loginMethod: isByPhone ? 'OTP_PHONE' : 'OTP_EMAIL',
    email,
    code: countryCode,
    phoneNum: phone,
    returnUrl,
    type: (type || user) === 'new' ? 'new' : '',
  };
}
