import Joi from 'joi';
import { signInTexts } from '../../core/sign-in/sign-in-texts';
import type { ApiOperation } from '../routing/api-operation';
import { sessionUserSchema } from './session-user';

const longestAddress = 2_048;

const loginFields = {
  email: Joi.string().allow('').max(320).messages({ '*': signInTexts.emailInvalid }),
  phoneNum: Joi.string().allow('').max(80).messages({ '*': signInTexts.phoneInvalid }),
  code: Joi.string().allow('').max(40).messages({ '*': signInTexts.countryCodeRequired }).description('A dial code such as +1, or a two-letter country.'),
  loginMethod: Joi.string().valid('OTP_EMAIL', 'OTP_PHONE'),
  returningURL: Joi.string().allow('').max(4 * longestAddress).description('Where to go after sign-in; addresses of other sites are ignored.'),
  type: Joi.string().allow('').max(20).description('"new" for somebody who has just joined (H01).'),
};

export const otpRequestSchema = Joi.object({
  ...loginFields,
  token: Joi.string().allow('').max(8_192).default('').description('The solved bot check: base64 of JSON { challenge, solution }.'),
});

export const otpVerifySchema = Joi.object({
  ...loginFields,
  OTP: Joi.string().max(40).required().messages({ '*': signInTexts.codeRequired }),
});

const statusCode = Joi.object({ StatusCode: Joi.number().valid(0, 1).required(), message: Joi.string() });

export const requestCodeOperation: ApiOperation = {
  id: 'requestCode',
  summary: 'Sends a six-digit code to a known e-mail or phone. The browser that asks gets a cookie, and only it can use the code.',
  ledger: ['AUT-10', 'AUT-11', 'AUT-12', 'AUT-19', 'API-16'],
  body: otpRequestSchema,
  answers: { 200: { description: 'StatusCode 1: sent. StatusCode 0: no match, with the message for the visitor.', schema: Joi.array().items(statusCode).length(1) } },
};

export const verifyCodeOperation: ApiOperation = {
  id: 'verifyCode',
  summary: 'Exchanges a code for a verify token: one use, 60 seconds, same browser.',
  ledger: ['AUT-13', 'AUT-14', 'AUT-24', 'API-16'],
  body: otpVerifySchema,
  answers: { 200: { description: 'The verify token.', schema: Joi.object({ token: Joi.string().required() }) } },
};

export const startSessionOperation: ApiOperation = {
  id: 'startSession',
  summary: 'Exchanges a verify token (Authorization: Bearer) for a session cookie.',
  ledger: ['AUT-13', 'AUT-25', 'API-16'],
  answers: { 200: { description: 'Signed in, and where to go.', schema: Joi.object({ redirectTo: Joi.string().required() }) } },
};

export const getUserOperation: ApiOperation = {
  id: 'getUser',
  summary: 'The signed-in guest.',
  ledger: ['AUT-27', 'API-17'],
  answers: { 200: { description: 'The session user.', schema: sessionUserSchema }, 401: { description: 'Nobody is signed in.' } },
};

export const getBotChallengeOperation: ApiOperation = {
  id: 'getBotChallenge',
  summary: 'A proof-of-work challenge for one form: two minutes, one use. `action` is the last segment of the endpoint.',
  ledger: ['TRK-01'],
  query: Joi.object({ action: Joi.string().pattern(/^[a-z0-9-]{1,60}$/).required() }),
  answers: {
    200: {
      description: 'An ALTCHA challenge.',
      schema: Joi.object({ parameters: Joi.object().unknown(true).required(), signature: Joi.string().required() }),
    },
  },
};
