import { oneMessage } from '../routing/check-input';
import { Joi } from '../routing/typed-joi';
import { signInTexts } from '../../core/sign-in/sign-in-texts';
import type { ApiOperation } from '../routing/api-operation';
import { sessionUserSchema } from './session-user';

const maxAddressLength = 2_048;

const loginFields = {
  email: Joi.string().allow('').max(320).messages(oneMessage(signInTexts.emailInvalid)),
  phoneNum: Joi.string().allow('').max(80).messages(oneMessage(signInTexts.phoneInvalid)),
  code: Joi.string()
    .allow('')
    .max(40)
    .messages(oneMessage(signInTexts.countryCodeRequired))
    .description('A dial code such as +1, or a two-letter country.'),
  loginMethod: Joi.string().valid('OTP_EMAIL', 'OTP_PHONE'),
  returningURL: Joi.string()
    .allow('')
    .max(4 * maxAddressLength)
    .description('Where to go after sign-in; addresses of other sites are ignored.'),
  type: Joi.string().allow('').max(20).description('"new" for a guest who has just joined (H01).'),
};

const otpRequestSchema = Joi.object({
  ...loginFields,
  askChannel: Joi.boolean().description(
    'A guest with two addresses chooses first where the code goes; nothing is sent yet.',
  ),
  token: Joi.string().allow('').max(8_192).default(''),
});
const solvedToken = Joi.string()
  .max(8_192)
  .required()
  .description('The solved bot check: base64 of JSON { challenge, solution }.');

const emailRequest = otpRequestSchema
  .keys({
    email: Joi.string().max(320).required(),
    loginMethod: Joi.string().valid('OTP_EMAIL'),
    token: solvedToken,
  })
  .named('CodeByEmail');
const phoneRequest = otpRequestSchema
  .keys({
    phoneNum: Joi.string().max(80).required(),
    code: Joi.string().max(40).required().description('A dial code such as +1, or a two-letter country.'),
    loginMethod: Joi.string().valid('OTP_PHONE'),
    token: solvedToken,
  })
  .named('CodeByPhone');

const otpVerifySchema = Joi.object({
  ...loginFields,
  OTP: Joi.string().max(40).required().messages(oneMessage(signInTexts.codeRequired)),
});

const refusals = {
  503: {
    description:
      'Codes cannot be stored or sent at this moment; Retry-After says when to try again. Nothing was used up.',
  },
} as const;

const channel = Joi.object({
  loginMethod: Joi.string().valid('OTP_EMAIL', 'OTP_PHONE').required(),
  to: Joi.string().required(),
});
const statusCode = Joi.object({
  StatusCode: Joi.number().valid(0, 1).required(),
  message: Joi.string(),
  channels: Joi.array().items(channel),
}).named('CodeRequestOutcome');

export const requestCodeOperation = {
  id: 'requestCode',
  budget:
    '20 requests in a quarter of an hour from one address; besides, one code in half a minute, five in a quarter of an hour and ten a day to one identifier.',
  summary:
    'Sends a six-digit code to a known e-mail or phone. The browser that asks gets a cookie, and only it can use the code.',
  ledger: ['AUT-10', 'AUT-11', 'AUT-12', 'AUT-19', 'API-16'],
  body: otpRequestSchema,
  describedBody: Joi.alternatives(emailRequest, phoneRequest),
  example: {
    email: 'ada.marlow@example.com',
    loginMethod: 'OTP_EMAIL',
    token: 'eyJjaGFsbGVuZ2UiOnt9LCJzb2x1dGlvbiI6e319',
  },
  answers: {
    ...refusals,
    200: {
      description:
        'StatusCode 1: sent, or with `channels` (asked for by `askChannel`): nothing sent yet, the guest chooses at /login/send-code. StatusCode 0: no match, with the message for the visitor.',
      schema: Joi.array().items(statusCode).length(1),
    },
    503: {
      description:
        'Codes cannot be stored or sent at this moment (UNAVAILABLE), or the bot check of a vendor does not answer (BOT_CHECK_UNAVAILABLE). Nothing was used up.',
    },
    403: { description: 'The bot check failed (BOT_CHECK_FAILED), or another site sent it (CSRF).' },
    422: {
      description:
        'A field is not right (INVALID), the token is empty (BOT_CHECK_EMPTY), no text message goes to that country (UNLISTED_COUNTRY), or none is taken for that address (UNDELIVERABLE).',
    },
    429: {
      description: 'Too soon or too often for this identifier, address or browser (WAIT); Retry-After says when.',
    },
  },
} satisfies ApiOperation;

export const verifyCodeOperation = {
  id: 'verifyCode',
  summary:
    'Exchanges a code for a verify token: one use, 60 seconds, same browser. Without email and phoneNum: the code that this browser chose an address for.',
  ledger: ['AUT-13', 'AUT-14', 'AUT-24', 'API-16'],
  body: otpVerifySchema,
  example: { email: 'ada.marlow@example.com', loginMethod: 'OTP_EMAIL', OTP: '123456' },
  answers: {
    ...refusals,
    200: { description: 'The verify token.', schema: Joi.object({ token: Joi.string().required() }) },
    401: {
      description:
        'Wrong, expired, used, asked for by another browser, or never sent: one answer for all (OTP_FAILED).',
    },
    429: {
      description:
        'Five wrong guesses at this code, or too many at this identifier (TOO_MANY_ATTEMPTS); Retry-After says when.',
    },
  },
} satisfies ApiOperation;

export const startSessionOperation = {
  id: 'startSession',
  authorization: 'verify-token',
  summary: 'Exchanges a verify token (Authorization: Bearer) for a session cookie.',
  ledger: ['AUT-13', 'AUT-25', 'API-16'],
  answers: {
    ...refusals,
    200: { description: 'Signed in, and where to go.', schema: Joi.object({ redirectTo: Joi.string().required() }) },
    401: {
      description: 'The token is unknown, used, too old, or of another browser (AUTHENTICATION_FAILED).',
    },
  },
} satisfies ApiOperation;

export const signOutOperation = {
  id: 'signOut',
  summary:
    'Ends the session for good, here and on every node, and redirects to the home page, as it does without a session.',
  ledger: ['ROU-15', 'H61'],
  answers: {
    303: { description: 'Signed out. Location names the home page; Clear-Site-Data clears what a browser stored.' },
  },
} satisfies ApiOperation;

export const getUserOperation = {
  id: 'getUser',
  summary: 'The signed-in guest.',
  ledger: ['AUT-27', 'API-17'],
  answers: {
    200: { description: 'The session user.', schema: sessionUserSchema },
  },
} satisfies ApiOperation;
