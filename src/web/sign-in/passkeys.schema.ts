import { maxPasskeys } from '../../core/sign-in/passkey';
import type { ApiOperation } from '../routing/api-operation';
import { Joi } from '../routing/typed-joi';

const bytes = (max: number) =>
  Joi.string()
    .max(max)
    .pattern(/^[\w-]+$/, 'in base64url, as the browser gave it');
const credentialId = bytes(1_400).required();

const credential = {
  id: credentialId,
  rawId: credentialId,
  type: Joi.string().valid('public-key').required(),
  clientExtensionResults: Joi.object().default({}),
  authenticatorAttachment: Joi.string().max(40).allow(null),
};
const clientDataJSON = bytes(8_192).required();

const newPasskeySchema = Joi.object({
  ...credential,
  response: Joi.object({ clientDataJSON, attestationObject: bytes(32_768).required() }).required(),
}).named('NewPasskey');

const usedPasskeySchema = Joi.object({
  ...credential,
  response: Joi.object({
    clientDataJSON,
    authenticatorData: bytes(4_096).required(),
    signature: bytes(4_096).required(),
    userHandle: bytes(200).allow(null),
  }).required(),
}).named('UsedPasskey');

const passkeySchema = Joi.object({
  id: Joi.string().required(),
  name: Joi.string().required().description('The browser in which it was made.'),
  createdAt: Joi.string().required(),
  lastUsedAt: Joi.string(),
  isBackedUp: Joi.boolean().required().description('Whether the guest’s other devices have it too.'),
}).named('Passkey');
const listSchema = Joi.object({ passkeys: Joi.array().items(passkeySchema).required() });
const optionsSchema = Joi.object({ challenge: Joi.string().required() })
  .pattern(Joi.string(), Joi.any())
  .named('PasskeyOptions');

const options = {
  200: {
    description:
      'Options for `navigator.credentials`, as `PublicKeyCredential.parse…OptionsFromJSON()` reads them. The browser gets a cookie: the challenge works in it alone, once, for five minutes.',
    schema: optionsSchema,
  },
} as const;

export const passkeySignInOptionsOperation = {
  id: 'beginPasskeySignIn',
  summary: 'Begins a sign-in with a passkey. The options name no passkey, so they say nothing of who has one.',
  ledger: ['F6', 'A7'],
  answers: options,
} satisfies ApiOperation;

export const passkeySignInOperation = {
  id: 'signInWithPasskey',
  budget: '30 in a quarter of an hour from one address.',
  summary:
    'Exchanges the signed challenge for a session cookie. A session begun so has no fresh code (REAUTH_REQUIRED).',
  ledger: ['F6', 'A3', 'A8'],
  body: Joi.object({
    passkey: usedPasskeySchema.required(),
    returningURL: Joi.string().allow('').max(8_192).description('Where to go; addresses of other sites are ignored.'),
    type: Joi.string().allow('').max(20).description('"new" for a guest who has just joined (H01).'),
  }),
  answers: {
    200: { description: 'Signed in, and where to go.', schema: Joi.object({ redirectTo: Joi.string().required() }) },
    401: {
      description:
        'Unknown or removed, not signed by it, not on this site, too late, or its key was copied: one answer for all (PASSKEY_FAILED).',
    },
    429: { description: 'Too often from this address (WAIT); Retry-After says when.' },
  },
} satisfies ApiOperation;

export const listPasskeysOperation = {
  id: 'getPasskeys',
  summary: 'The guest’s passkeys, oldest first.',
  ledger: ['F6'],
  answers: { 200: { description: 'Passkeys.', schema: listSchema } },
} satisfies ApiOperation;

export const newPasskeyOptionsOperation = {
  id: 'beginNewPasskey',
  summary: 'Begins to add a passkey to the guest’s account.',
  ledger: ['F6', 'A8'],
  answers: options,
} satisfies ApiOperation;

export const addPasskeyOperation = {
  id: 'addPasskey',
  summary: `Adds a passkey. A guest has room for ${maxPasskeys}, and is notified of each.`,
  ledger: ['F6', 'A8'],
  body: Joi.object({ passkey: newPasskeySchema.required() }),
  answers: {
    200: { description: 'The guest’s passkeys, oldest first.', schema: listSchema },
    422: {
      description:
        'It is no answer to this browser’s challenge, or is in use (PASSKEY_NOT_ADDED); there is no room (PASSKEYS_FULL).',
    },
    429: { description: 'Ten were added within a day (WAIT); Retry-After says when.' },
  },
} satisfies ApiOperation;

export const removePasskeyOperation = {
  id: 'removePasskey',
  summary: 'Removes a passkey: it signs nobody in any more.',
  ledger: ['F6'],
  body: Joi.object({ passkeyId: credentialId }),
  answers: {
    200: { description: 'What is left, oldest first.', schema: listSchema },
    404: {
      description: 'The guest has no such passkey; one of another guest and an invented one answer alike (NOT_FOUND).',
    },
  },
} satisfies ApiOperation;
