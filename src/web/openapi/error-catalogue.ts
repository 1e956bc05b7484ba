import { maxAddresses } from '../../core/account/address';
import { maxContacts } from '../../core/account/contact';
import { maxPasskeys } from '../../core/sign-in/passkey';
import { maxFavourites } from '../../core/favourites/favourite';

/** An error code of the API. Texts may change; codes and statuses must not. */
interface CataloguedError {
  readonly status: number;
  readonly when: string;
  readonly text: string;
  readonly retryAfterSeconds?: number;
  readonly field?: string;
}

/** Includes errors passed on from other systems. docs/integrators/error-codes.md says how to provoke each. */
const errorCatalogue = {
  BAD_ADDRESS: { status: 400, when: 'The path cannot be decoded.', text: 'This address cannot be read.' },
  BAD_QUERY: {
    status: 400,
    when: 'A parameter’s name reaches into JavaScript.',
    text: 'This address has a parameter that is not allowed.',
  },
  INVALID_REQUEST: {
    status: 400,
    when: 'The grant type is missing, or the client secret comes twice.',
    text: 'invalid_request',
  },
  INVALID_SCOPE: {
    status: 400,
    when: 'The scope is unknown, or not the partner’s.',
    text: 'invalid_scope',
  },
  UNSUPPORTED_GRANT_TYPE: {
    status: 400,
    when: 'The grant type is not client_credentials.',
    text: 'unsupported_grant_type',
  },
  FORBIDDEN_KEY: {
    status: 400,
    when: 'A field of the body reaches into JavaScript.',
    text: 'The JSON body has a field that is not allowed.',
  },
  MALFORMED: { status: 400, when: 'The body is missing, or no JSON.', text: 'What you sent cannot be read.' },
  REPEATED_PARAMETER: {
    status: 400,
    when: 'A parameter stands twice in the address.',
    text: 'The parameter region stands twice in the address.',
  },
  TOO_DEEP: { status: 400, when: 'The body is nested more than 20 deep.', text: 'The JSON body is nested too deeply.' },
  TOO_MANY_ITEMS: {
    status: 400,
    when: 'A list of the body has more than 200 items.',
    text: 'A list in the JSON body is too long.',
  },
  AUTHENTICATION_FAILED: {
    status: 401,
    when: 'The verify token is unknown, used, older than a minute, or another browser’s.',
    text: 'Authentication failed.',
  },
  BAD_SIGNATURE: {
    status: 401,
    when: 'A call of the content system is not signed as it should be, is too old, or came before.',
    text: 'This call is not signed as it should be.',
  },
  INVALID_CLIENT: {
    status: 401,
    when: 'The client is unknown, or its secret is wrong, expired or revoked.',
    text: 'invalid_client',
  },
  INVALID_TOKEN: {
    status: 401,
    when: 'The key or access token is unknown, expired or revoked.',
    text: 'The key or token is unknown, expired or revoked.',
  },
  NO_SESSION: {
    status: 401,
    when: 'The call needs a signed-in guest, and the session is missing, over, or not readable as one.',
    text: 'Please sign in.',
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
  BOT_CHECK_FAILED: {
    status: 403,
    when: 'The solved bot check was made up, used before, older than two minutes, or another form’s.',
    text: 'Recaptcha failed. Please try again.',
  },
  CSRF: {
    status: 403,
    when: 'A write that comes from another site, or carries a session without saying where it comes from.',
    text: 'This request did not come from our pages, so nothing was done.',
  },
  FORBIDDEN: {
    status: 403,
    when: 'The body names another guest than the session does.',
    text: 'These settings belong to another account.',
  },
  NOT_AHEAD: {
    status: 403,
    when: 'A prefetching browser does not sign a guest out.',
    text: 'Signing out cannot be done ahead of time.',
  },
  PREVIEW_REFUSED: {
    status: 403,
    when: 'The link to a preview is not signed by us, or is over.',
    text: 'This link to a preview is not valid, or no longer. Ask for a new one.',
  },
  REAUTH_REQUIRED: {
    status: 403,
    when: 'The change needs a code of the last ten minutes. Sign in once more and repeat it.',
    text: 'Please sign in again to do this.',
  },
  SCOPE: {
    status: 403,
    when: 'The key or access token does not have the scope of this call.',
    text: 'The key or token does not have the scope catalogue:read.',
  },
  NOT_FOUND: {
    status: 404,
    when: 'There is no such address or entry, or it is another guest’s: one answer for both.',
    text: 'We could not find what you asked for.',
  },
  METHOD_NOT_ALLOWED: {
    status: 405,
    when: 'The address answers other methods, which Allow names.',
    text: 'This address does not answer that method.',
  },
  ALREADY_BOOKED: {
    status: 409,
    when: 'A guest has a seat, or a waitlist entry, on this departure.',
    text: 'One of these guests has a place at this hour already.',
  },
  CALENDAR_FULL: {
    status: 409,
    when: 'The guest has as many appointments ahead as one may have.',
    text: 'You have as many appointments ahead as can be kept.',
  },
  CLOSED: {
    status: 409,
    when: 'It leaves within the hours of the line’s terms: nothing is booked or cancelled.',
    text: 'It leaves too soon to be changed here. Please call us.',
  },
  ENDED: {
    status: 409,
    when: 'The booking of this Idempotency-Key has been cancelled since, or its offer has ended. A new booking needs a new key.',
    text: 'This was reserved before and has been given back since. Nothing was reserved again.',
  },
  IN_FLIGHT: {
    status: 409,
    when: 'The first request with this Idempotency-Key is still under way. Repeat it after Retry-After.',
    text: 'The first request with this key is still under way.',
    retryAfterSeconds: 1,
  },
  NOT_BOOKED: {
    status: 409,
    when: 'Experiences go with a reservation that is booked.',
    text: 'Experiences can be reserved once the voyage is booked.',
  },
  NOT_OPEN: {
    status: 409,
    when: 'Experiences of this voyage cannot be reserved yet.',
    text: 'Reservations for your voyage are not open yet.',
  },
  OVERLAPS: {
    status: 409,
    when: 'A guest has booked, is waitlisted for, or has requested, something else at that hour.',
    text: 'One of these guests has something else at that time.',
  },
  PRICE_ON_REQUEST: {
    status: 409,
    when: 'The experience has no price yet: it is asked for, not booked.',
    text: 'The price is on request. Ask us for it, and nothing is booked before you know it.',
  },
  TIME_TAKEN: {
    status: 409,
    when: 'The half hour has been taken by now, or the consultant does not work then.',
    text: 'This time has just been taken. Please choose another.',
  },
  TOO_LARGE: {
    status: 413,
    when: 'The body has more than 64 KB, or a profile picture more than 2 MB.',
    text: 'What you sent is too large.',
  },
  TOO_MANY_FIELDS: {
    status: 413,
    when: 'A form of a page has more than 200 fields. No call of the API takes forms.',
    text: 'The form has too many fields.',
  },
  UNSUPPORTED_TYPE: {
    status: 415,
    when: 'The body is not application/json, or is packed in a way that is not read.',
    text: 'This address takes JSON only.',
  },
  BOT_CHECK_EMPTY: {
    status: 422,
    when: 'The form came without a solved bot check.',
    text: 'Recaptcha validation failed: token is empty.',
    field: 'token',
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
  FAVOURITES_FULL: {
    status: 422,
    when: `A guest has ${maxFavourites} favourites, and adds another.`,
    text: 'There is no room for another favorite.',
  },
  IDEMPOTENCY_KEY: {
    status: 422,
    when: 'The Idempotency-Key is empty or has more than 200 characters.',
    text: 'The Idempotency-Key must have 1 to 200 characters.',
  },
  INVALID: {
    status: 422,
    when: 'A field is missing, too long, or not of its kind; fields names each.',
    text: '"email" must be a valid e-mail address',
    field: 'email',
  },
  KEY_REUSED: {
    status: 422,
    when: 'The Idempotency-Key was used with another body.',
    text: 'This Idempotency-Key was used for another request.',
  },
  LIST_FULL: {
    status: 422,
    when: `A guest has ${maxContacts} e-mails, ${maxContacts} phone numbers or ${maxAddresses} addresses, and adds another.`,
    text: 'There is no room for another one.',
    field: '0',
  },
  PRICE_CHANGED: {
    status: 422,
    when: 'The line of a booking names another price than the experience has by now.',
    text: 'The price is $180 per guest now. Please look at it again.',
  },
  TOO_YOUNG: {
    status: 422,
    when: 'A guest is known to be younger on the day than the experience takes along; fields names each.',
    text: 'Guests are at least 18 years old on the day, and one of these is younger.',
    field: 'participantId',
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
  RATE_LIMITED: {
    status: 429,
    when: 'The budget of the call is used up.',
    text: 'Too many requests from here. Please try again later.',
    retryAfterSeconds: 60,
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
  INTERNAL: {
    status: 500,
    when: 'A defect of ours. Quote the requestId.',
    text: 'Unexpected error. Please try again.',
  },
  BOT_CHECK_UNAVAILABLE: {
    status: 503,
    when: 'The bot check of a vendor does not answer.',
    text: 'Recaptcha service is unavailable. Please try again later.',
    retryAfterSeconds: 5,
  },
  UNAVAILABLE: {
    status: 503,
    when: 'A system behind the site does not answer, or the site carries more than it can. Nothing was changed.',
    text: 'This part of the site is resting. Please try again in a moment.',
    retryAfterSeconds: 5,
  },
} as const satisfies Readonly<Record<string, CataloguedError>>;

export type ErrorCode = keyof typeof errorCatalogue;

export const isErrorCode = (text: string): text is ErrorCode => Object.hasOwn(errorCatalogue, text);

export const errorOf = (code: ErrorCode): CataloguedError => errorCatalogue[code];

export const allCodes = Object.keys(errorCatalogue) as readonly ErrorCode[];
