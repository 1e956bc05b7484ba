import type { Schema } from 'joi';
import { Joi } from '../routing/typed-joi';
import { contactUses, maxContacts } from '../../core/account/contact';
import { maxAddresses, maxCityLength, maxStreetLength } from '../../core/account/address';
import type { ApiOperation } from '../routing/api-operation';

const maxItems = 200;
/** Clients of a CRM send null for absent fields. */
const line = (maxLength: number) => Joi.string().allow('').empty(null).max(maxLength);
const name = Joi.string().empty(Joi.valid('', null)).max(80);
const flag = Joi.boolean().empty(null);

const common = {
  id: name.description('Names an entry of the guest’s own list. Without one, POST adds a new entry.'),
  contactId: name.description('The session’s guest alone.'),
  active: flag.description('false removes the entry.'),
  fsyPrimary: flag.description('true: primary, in place of the previous one.'),
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

/**
 * The following schemas describe bodies in the API document: with the fields that a new entry needs, and with fields of
 * answers that may be sent back.
 */
const ignoredFlag = Joi.boolean().description('As it was answered; it changes nothing.');
const chosenUse = Joi.string().valid(...contactUses);
const newEntry = {
  contactId: common.contactId,
  active: Joi.boolean().valid(true),
  fsyPrimary: common.fsyPrimary,
};
const newContact = { ...newEntry, fsyEmailPhone: ignoredFlag, businessPersonal: chosenUse.required() };
const countryCode = Joi.string().max(80).description('Two letters, a dial code such as +1, or Name (+1).');
const newEmail = Joi.object({
  ...newContact,
  type: Joi.string().valid('Email'),
  email: Joi.string().max(320).required(),
}).named('NewEmail');
const newPhone = Joi.object({
  ...newContact,
  type: Joi.string().valid('Phone'),
  countryCode: countryCode.required(),
  phoneNumber: Joi.string()
    .max(80)
    .required()
    .description('With or without the plus sign and the digits of the country.'),
}).named('NewPhone');
const id = Joi.string().max(80).required().description('Of the guest’s own list.');
const changedContact = contactItem
  .keys({ id, businessPersonal: chosenUse, fsyEmailPhone: ignoredFlag, isConfirmed: ignoredFlag })
  .named('ContactChange');
const newAddress = Joi.object({
  ...newEntry,
  fsyAddress: ignoredFlag,
  street: Joi.string().max(maxStreetLength).required(),
  city: Joi.string().max(maxCityLength).required(),
  country: Joi.string().max(80).required().description('Two letters.'),
  state: line(80).description('The code of a state or province: required in countries that have them.'),
  postalCode: line(80).description('Required in countries that have them.'),
}).named('NewAddress');
const changedAddress = addressItem.keys({ id, fsyAddress: ignoredFlag }).named('AddressChange');
const listOf = (...items: readonly [Schema, ...Schema[]]) =>
  Joi.array()
    .items(items.length === 1 ? items[0] : Joi.alternatives(...items))
    .min(1)
    .max(maxItems);

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
    fsyEmailPhone: Joi.boolean().valid(true).required().description('Always true: the line writes and calls there.'),
    isConfirmed: Joi.boolean()
      .required()
      .description(
        'Whether the guest has entered a code that was sent there. Without it the line goes on using the one before.',
      ),
  }).named('Contact'),
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
    fsyAddress: Joi.boolean().valid(true).required().description('Always true: the line writes there.'),
  }).named('Address'),
);

const refusals = {
  403: { description: 'REAUTH_REQUIRED, FORBIDDEN, CSRF' },
  404: { description: 'One of the ids is not on this guest’s list; nothing is changed (NOT_FOUND).' },
  409: { description: 'IN_FLIGHT' },
  422: { description: 'INVALID, LIST_FULL, KEY_REUSED' },
} as const;

const contactBody = Joi.array().items(contactItem).min(1).max(maxItems).required();
const addressBody = Joi.array().items(addressItem).min(1).max(maxItems).required();

const listDescription = 'The list as it is now, in the order in which the items came.';
const contactAnswer = {
  description: listDescription,
  schema: contactList,
  shared: { name: 'Contacts', exampleOf: 'getContactInformation' },
};
const addressAnswer = {
  description: listDescription,
  schema: addressList,
  shared: { name: 'Addresses', exampleOf: 'getAddressInformation' },
};

export const getContactsOperation = {
  id: 'getContactInformation',
  summary: 'The signed-in guest’s e-mails and phones. Never cached.',
  ledger: ['API-34', 'ACC-05'],
  answers: { 200: contactAnswer },
} satisfies ApiOperation;

export const addContactsOperation = {
  id: 'addContactInformation',
  takesKey: true,
  summary: `Adds e-mails and phones, all or none; items with an id are changed along with them. At most ${maxContacts} of each.`,
  ledger: ['API-34', 'ACC-07', 'ACC-09', 'ACC-14', 'ACC-15', 'ACC-16', 'H64'],
  body: contactBody,
  describedBody: listOf(newEmail, newPhone, changedContact),
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
  answers: { 200: contactAnswer, ...refusals },
} satisfies ApiOperation;

export const changeContactsOperation = {
  id: 'changeContactInformation',
  takesKey: true,
  summary: 'Changes or removes e-mails and phones, all or none; what an item leaves out stays.',
  ledger: ['API-34', 'ACC-07', 'ACC-08', 'ACC-09', 'H60', 'H64'],
  body: contactBody,
  describedBody: listOf(changedContact),
  example: [{ id: '0b0e6d0e-6f0b-4b62-9d3f-5f5b0a7f6c11', fsyPrimary: true }],
  answers: { 200: contactAnswer, ...refusals },
} satisfies ApiOperation;

export const getAddressesOperation = {
  id: 'getAddressInformation',
  summary: 'The signed-in guest’s postal addresses. Never cached.',
  ledger: ['API-35', 'ACC-06'],
  answers: { 200: addressAnswer },
} satisfies ApiOperation;

export const addAddressesOperation = {
  id: 'addAddressInformation',
  takesKey: true,
  summary: `Adds postal addresses, all or none; items with an id are changed along with them. At most ${maxAddresses}.`,
  ledger: ['API-35', 'ACC-07', 'ACC-11', 'ACC-12', 'H47', 'H64'],
  body: addressBody,
  describedBody: listOf(newAddress, changedAddress),
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
  answers: { 200: addressAnswer, ...refusals },
} satisfies ApiOperation;

export const changeAddressesOperation = {
  id: 'changeAddressInformation',
  takesKey: true,
  summary:
    'Changes or removes postal addresses, all or none; what an item leaves out stays. Another country clears the state.',
  ledger: ['API-35', 'ACC-07', 'ACC-08', 'ACC-09', 'ACC-13', 'H60', 'H64'],
  body: addressBody,
  describedBody: listOf(changedAddress),
  example: [{ id: '0b0e6d0e-6f0b-4b62-9d3f-5f5b0a7f6c11', fsyPrimary: true }],
  answers: { 200: addressAnswer, ...refusals },
} satisfies ApiOperation;
