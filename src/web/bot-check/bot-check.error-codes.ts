import type { ErrorCodes } from '../openapi/catalogued-error';

export const botCheckErrorCodes: ErrorCodes = {
  BOT_CHECK_FAILED: {
    status: 403,
    when: 'The solved bot check was made up, used before, older than two minutes, or another form’s.',
    text: 'Recaptcha failed. Please try again.',
  },
  BOT_CHECK_EMPTY: {
    status: 422,
    when: 'The form came without a solved bot check.',
    text: 'Recaptcha validation failed: token is empty.',
    field: 'token',
  },
  BOT_CHECK_UNAVAILABLE: {
    status: 503,
    when: 'The bot check of a vendor does not answer.',
    text: 'Recaptcha service is unavailable. Please try again later.',
    retryAfterSeconds: 5,
  },
};
