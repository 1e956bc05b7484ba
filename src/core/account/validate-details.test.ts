import { validateAddress } from './validate-address';
import { validateContact, type TypedContact } from './validate-contact';
import { maskPassport } from './mask-passport';

const dialCodes: Readonly<Record<string, string>> = { US: '1', GB: '44', CA: '1' };
const phones = {
  parse: ({ country, text }: { readonly country: string; readonly text: string }) =>
    /^\d{10}$/.test(text) ? `+${dialCodes[country]}${text}` : undefined,
  dialCode: (country: string) => dialCodes[country],
  countries: () => Object.keys(dialCodes),
};
const validate = (typed: TypedContact) => validateContact(typed, phones);
const messages = (typed: TypedContact) => {
  const validated = validate(typed);
  return validated.kind === 'wrong'
    ? Object.fromEntries(validated.mistakes.map(({ field, message }) => [field, message]))
    : {};
};

describe('an e-mail or phone that was typed', () => {
  it('ACC-14 is an e-mail in one form, with its type', () => {
    expect(validate({ email: ' New@Example.COM ', use: 'Business', isPrimary: true })).toEqual({
      kind: 'right',
      change: { kind: 'add', channel: 'email', address: 'new@example.com', use: 'Business', isPrimary: true },
    });
    expect(messages({ channel: 'email', email: '', use: '' })).toEqual({
      email: 'Please enter an email',
      use: 'Please make a selection',
    });
    expect(messages({ email: 'x@y', use: 'personal' })).toEqual({
      email: 'The input is not a valid E-mail',
      use: 'Please make a selection',
    });
  });

  it('ACC-15 H67 is a phone by its country, however the country is written', () => {
    for (const country of ['US', 'us', '+1', '1', 'United States (+1)']) {
      expect(validate({ country, phone: '3055550199', use: 'Personal' })).toMatchObject({
        kind: 'right',
        change: { address: '+13055550199', country: 'US' },
      });
    }
    expect(messages({ phone: '3055550199', use: 'Personal' })).toEqual({ country: 'Please select a country code' });
    expect(messages({ country: 'x'.repeat(41), phone: ' ', use: 'Personal' })).toEqual({
      country: 'Please select a country code',
      phone: 'Please enter your phone number',
    });
    expect(messages({ country: 'GB', phone: '1'.repeat(41), use: 'Personal' })).toEqual({
      phone: 'Please input a valid phone number',
    });
  });

  it('ACC-08 asks nothing of what is removed, and keeps of an old one what is left out', () => {
    expect(validate({ id: '1', email: 'nonsense', isRemoved: true, isPrimary: true })).toEqual({
      kind: 'right',
      change: { kind: 'remove', id: '1' },
    });
    expect(validate({ id: '1', isPrimary: true })).toEqual({
      kind: 'right',
      change: { kind: 'edit', id: '1', isPrimary: true },
    });
    expect(messages({ id: '1', email: '' })).toEqual({ email: 'Please enter an email' });
    expect(messages({ isRemoved: true, use: 'Personal' })).toMatchObject({
      channel: expect.any(String),
      id: expect.any(String),
    });
  });
});

describe('the channel and the country of what was typed', () => {
  it.each<[TypedContact, object]>([
    [
      { email: 'a@example.com', phone: '3055550199', use: 'Personal' },
      { channel: 'email', address: 'a@example.com' },
    ],
    [
      { email: '', country: 'GB', phone: '2079460142', use: 'Personal' },
      { channel: 'phone', address: '+442079460142', country: 'GB' },
    ],
    [
      { channel: 'phone', email: 'a@example.com', country: '44', phone: '2079460142', use: 'Personal' },
      { channel: 'phone' },
    ],
    [
      { id: '1', email: 'b@example.com' },
      { kind: 'edit', id: '1', channel: 'email', address: 'b@example.com' },
    ],
    [
      { id: '1', channel: 'phone', use: 'Business' },
      { kind: 'edit', id: '1', channel: 'phone', use: 'Business' },
    ],
    [
      { id: '1', channel: 'email', isPrimary: false },
      { kind: 'edit', id: '1', channel: 'email', isPrimary: false },
    ],
    [
      { email: 'a@example.com', use: 'Personal', isRemoved: false },
      { kind: 'add', isPrimary: false },
    ],
  ])('of %j are read as %j', (typed, change) => {
    expect(validate(typed)).toMatchObject({ kind: 'right', change });
  });

  it.each<[TypedContact, object]>([
    [{ use: 'Personal' }, { channel: 'Please say whether it is an Email or a Phone' }],
    [{ phone: '', use: 'Personal' }, { channel: 'Please say whether it is an Email or a Phone' }],
    [{ email: '', phone: '', use: 'Personal' }, { email: 'Please enter an email' }],
    [{ channel: 'email', use: 'Personal' }, { email: 'Please enter an email' }],
    [{ channel: 'phone', country: 'US', use: 'Personal' }, { phone: 'Please enter your phone number' }],
    [{ country: 'US', phone: '12', use: 'Personal' }, { phone: 'Please input a valid phone number' }],
    [{ country: '+1234', phone: '3055550199', use: 'Personal' }, { country: 'Please select a country code' }],
    [{ country: '7', phone: '3055550199', use: 'Personal' }, { country: 'Please select a country code' }],
    [{ email: 'a@example.com' }, { use: 'Please make a selection' }],
    [{ id: '1', use: 'Other' }, { use: 'Please make a selection' }],
  ])('of %j are missing or wrong: %j', (typed, expected) => {
    expect(messages(typed)).toEqual(expected);
  });
});

describe('an address that was typed', () => {
  const lines = { street: ' 1  Pier\n', city: 'Miami', country: 'us', state: 'Florida', postalCode: ' 33101 ' };
  const wrong = (typed: Partial<typeof lines>) => {
    const validated = validateAddress({ ...lines, ...typed });
    return validated.kind === 'wrong'
      ? Object.fromEntries(validated.mistakes.map(({ field, message }) => [field, message]))
      : validated.lines;
  };

  it('ACC-11 ACC-13 is read by its country: a state where there are any, none elsewhere', () => {
    expect(wrong({})).toEqual({ street: '1 Pier', city: 'Miami', country: 'US', state: 'FL', postalCode: '33101' });
    expect(wrong({ state: 'US-WA' })).toMatchObject({ state: 'WA' });
    expect(wrong({ state: 'AU-WA' })).toEqual({ state: 'Please select a state/province' });
    expect(wrong({ country: 'FR', postalCode: '75001' })).toMatchObject({ country: 'FR', state: '' });
  });

  it('ACC-12 H47 wants the postal code of its country, and none where none exist', () => {
    expect(wrong({ postalCode: '' })).toEqual({ postalCode: 'Please input your postal code' });
    expect(wrong({ postalCode: 'SW1A 1AA' })).toEqual({ postalCode: 'Please input a valid postal code' });
    expect(wrong({ country: 'GB', postalCode: 'sw1a 1aa' })).toMatchObject({ postalCode: 'SW1A 1AA' });
    expect(wrong({ country: 'AE', postalCode: '' })).toMatchObject({ postalCode: '' });
    expect(wrong({ street: 'x'.repeat(201), city: '' })).toEqual({
      street: 'Please shorten this a little',
      city: 'Please input your city',
    });
    expect(wrong({ street: 'x'.repeat(200), city: 'y'.repeat(80) })).toMatchObject({ state: 'FL' });
    expect(wrong({ street: '', city: 'y'.repeat(81) })).toEqual({
      street: 'Please input your street address',
      city: 'Please shorten this a little',
    });
  });

  it('asks for the country, and for a postal code of whichever country it will be', () => {
    expect(wrong({ country: 'Atlantis' })).toEqual({ country: 'Please select a country' });
    expect(wrong({ country: '', postalCode: ' ' })).toEqual({
      country: 'Please select a country',
      postalCode: 'Please input your postal code',
    });
    expect(wrong({ country: ' United Kingdom ', postalCode: 'SW1A 1AA' })).toMatchObject({ country: 'GB', state: '' });
  });
});

it('A8 hides all of a passport number but its end', () => {
  expect([maskPassport('548201967'), maskPassport('AB')]).toEqual(['••••••967', 'AB']);
});
