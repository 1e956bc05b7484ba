import { maxPasskeys } from '../../core/sign-in/passkey';
import type { ErrorCodes } from '../openapi/catalogued-error';

export const signInErrorCodes: ErrorCodes = {
  AUTHENTICATION_FAILED: {
    status: 401,
    when: 'The verify token is unknown, used, older than a minute, or another browser’s.',
    text: 'Authentication failed.',
  },
  PASSKEY_FAILED: {
    status: 401,
    when: 'The passkey is unknown or removed, or it did not sign this browser’s challenge in time.',
    text: 'That passkey could not be used. Please sign in with a code.',
  },
  OTP_FAILED: {
    status: 401,
    when: 'The code is wrong, old, used, or was asked for by another browser.',
    text: 'OTP verification failed.',
  },
  NOT_AHEAD: {
    status: 403,
    when: 'A prefetching browser does not sign a guest out.',
    text: 'Signing out cannot be done ahead of time.',
  },
  PASSKEY_NOT_ADDED: {
    status: 422,
    when: 'The new passkey does not answer this browser’s challenge, or somebody has it already.',
    text: 'That passkey could not be added. Please try again.',
  },
  PASSKEYS_FULL: {
    status: 422,
    when: `A guest has ${maxPasskeys} passkeys, and adds another.`,
    text: 'You have ten passkeys. Please remove one before you add another.',
  },
  UNDELIVERABLE: {
    status: 422,
    when: 'The sender of messages does not take the address.',
    text: 'We cannot send a code to this address.',
  },
  UNLISTED_COUNTRY: {
    status: 422,
    when: 'No text message goes to that country.',
    text: 'We cannot send text messages to this country.',
    field: 'code',
  },
  TOO_MANY_ATTEMPTS: {
    status: 429,
    when: 'Five wrong codes; from then on the right one is refused as well. Ask for a new code. After ten wrong ones within a day no code is taken for two hours: `error` says so, and Retry-After for how long.',
    text: 'Too many attempts. Get a new code.',
    retryAfterSeconds: 60,
  },
  WAIT: {
    status: 429,
    when: 'A code was asked for too soon or too often.',
    text: 'Please wait before asking for another code.',
    retryAfterSeconds: 30,
  },
};
