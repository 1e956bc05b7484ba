import { Joi } from '../routing/typed-joi';
import { contactUses, maxContacts } from '../../core/account/contact';
import { maxAddresses } from '../../core/account/address';
import type { ApiOperation } from '../routing/api-operation';

const maxItems = 200;
/** Clients of a CRM send null for absent fields. */
const line = (maxLength: number) => Joi.string().allow('').empty(null).max(maxLength);
const name = Joi.string().empty(Joi.valid('', null)).max(80);
const flag = Joi.boolean().empty(null);

const common = {
  id: name.description('Names an entry of the guest’s own list. Without one, POST adds a new entry.'),
  contactId: name.description('May be left out. The session decides; another guest’s is refused (H60).'),
  active: flag.description('false removes the entry (ACC-08).'),
  fsyPrimary: flag.description(
    'true makes it the primary one, and the previous one is none any more, whether or not that one is sent along (ACC-09, H64).',
  ),
};

const contactItem = Joi.object({
  ...common,
  type: Joi.string().valid('Email', 'Phone').empty(null),
  businessPersonal: line(40).description('Personal or Business.'),
  email: line(320),
  countryCode: line(80).description('Two letters, a dial code such as +1, or Name (+1).'),
  phoneNumber: line(80).description('With or without the plus sign and the digits of the country.'),
});

const addressItem = Joi.object({
  ...common,
  street: line(1_000),
  city: line(1_000),
  country: line(80).description('Two letters.'),
  state: line(80).description('The code of a state or province, for countries that have them.'),
  postalCode: line(80),
});

const text = Joi.string().required();
const contactList = Joi.array().items(
  Joi.object({
    id: text,
    contactId: text,
    active: Joi.boolean().valid(true).required(),
    type: Joi.string().valid('Email', 'Phone').required(),
    businessPersonal: Joi.string()
      .valid(...contactUses)
      .required(),
    email: Joi.string(),
    countryCode: Joi.string().length(2),
    phoneNumber: Joi.string().description('E.164.'),
    fsyPrimary: Joi.boolean().required(),
    fsyEmailPhone: Joi.boolean().required().description('Always true: the line writes and calls there.'),
    isConfirmed: Joi.boolean()
      .required()
      .description(
        'Whether a code that went there was typed. An address that is not confirmed opens nothing, and the line goes on using the one before (A8).',
      ),
  }),
);
const addressList = Joi.array().items(
  Joi.object({
    id: text,
    contactId: text,
    active: Joi.boolean().valid(true).required(),
    street: text,
    city: text,
    country: Joi.string().length(2).required(),
    state: Joi.string().allow('').required(),
    postalCode: Joi.string().allow('').required(),
    fsyPrimary: Joi.boolean().required(),
    fsyAddress: Joi.boolean().required(),
  }),
);

const refusals = {
  401: { description: 'No session (NO_SESSION).' },
  403: {
    description:
      'The last code is older than ten minutes (REAUTH_REQUIRED), a contactId of somebody else (FORBIDDEN), or another site sent it (CSRF). Nothing is changed.',
  },
  404: {
    description:
      'One of the ids is not on this guest’s list: another guest’s and an invented one answer alike, and nothing is changed (NOT_FOUND).',
  },
  409: { description: 'The first request with this Idempotency-Key is still under way (IN_FLIGHT).' },
  422: {
    description:
      'Some fields are not right (INVALID), there is no room (LIST_FULL), or the Idempotency-Key was used for another body (KEY_REUSED). Nothing is changed.',
  },
  503: { description: 'The list cannot be read or written at this moment; nothing was changed.' },
} as const;

const read = { 401: refusals[401], 503: refusals[503] } as const;
const contactBody = Joi.array().items(contactItem).min(1).max(maxItems).required();
const addressBody = Joi.array().items(addressItem).min(1).max(maxItems).required();

export const getContactsOperation = {
  id: 'getContactInformation',
  summary: 'The signed-in guest’s e-mails and phones. Never cached.',
  ledger: ['API-34', 'ACC-05'],
  answers: { 200: { description: 'Contact items, in the order in which they came.', schema: contactList }, ...read },
} satisfies ApiOperation;

export const addContactsOperation = {
  id: 'addContactInformation',
  takesKey: true,
  summary: `Adds e-mails and phones, all or none; items with an id are changed along with them. At most ${maxContacts} of each. Repeatable with an Idempotency-Key.`,
  ledger: ['API-34', 'ACC-07', 'ACC-09', 'ACC-14', 'ACC-15', 'ACC-16', 'H64'],
  body: contactBody,
  example: [
    {
      active: true,
      type: 'Email',
      businessPersonal: 'Personal',
      email: 'ada.at.sea@example.com',
      fsyPrimary: false,
      fsyEmailPhone: true,
    },
  ],
  answers: { 200: { description: 'The list as it is now.', schema: contactList }, ...refusals },
} satisfies ApiOperation;

export const changeContactsOperation = {
  id: 'changeContactInformation',
  summary: 'Changes or removes e-mails and phones, all or none; what an item leaves out stays.',
  ledger: ['API-34', 'ACC-07', 'ACC-08', 'ACC-09', 'H60', 'H64'],
  body: contactBody,
  example: [{ id: '0b0e6d0e-6f0b-4b62-9d3f-5f5b0a7f6c11', fsyPrimary: true }],
  answers: { 200: { description: 'The list as it is now.', schema: contactList }, ...refusals },
} satisfies ApiOperation;

export const getAddressesOperation = {
  id: 'getAddressInformation',
  summary: 'The signed-in guest’s postal addresses. Never cached.',
  ledger: ['API-35', 'ACC-06'],
  answers: { 200: { description: 'Addresses, in the order in which they came.', schema: addressList }, ...read },
} satisfies ApiOperation;

export const addAddressesOperation = {
  id: 'addAddressInformation',
  takesKey: true,
  summary: `Adds postal addresses, all or none; items with an id are changed along with them. At most ${maxAddresses}. Repeatable with an Idempotency-Key.`,
  ledger: ['API-35', 'ACC-07', 'ACC-11', 'ACC-12', 'H47', 'H64'],
  body: addressBody,
  example: [
    {
      active: true,
      street: '12 Chapel Row',
      city: 'Bath',
      country: 'GB',
      state: '',
      postalCode: 'BA1 1HN',
      fsyPrimary: false,
      fsyAddress: true,
    },
  ],
  answers: { 200: { description: 'The list as it is now.', schema: addressList }, ...refusals },
} satisfies ApiOperation;

export const changeAddressesOperation = {
  id: 'changeAddressInformation',
  summary:
    'Changes or removes postal addresses, all or none; what an item leaves out stays. Another country clears the state.',
  ledger: ['API-35', 'ACC-07', 'ACC-08', 'ACC-09', 'ACC-13', 'H60', 'H64'],
  body: addressBody,
  example: [{ id: '0b0e6d0e-6f0b-4b62-9d3f-5f5b0a7f6c11', fsyPrimary: true }],
  answers: { 200: { description: 'The list as it is now.', schema: addressList }, ...refusals },
} satisfies ApiOperation;
