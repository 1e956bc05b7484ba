import {
  guestErrors,
  guestSlots,
  restoredGuestValues,
  restoredPaymentValues,
  leadGuestValues,
  readTypedGuests,
} from './guest-form';

const form = {
  'guest1-first': 'Ada',
  'guest1-birth-year': '1975',
  'guest1-birth-month': '4',
  'guest1-birth-day': ' 7 ',
  'guest2-first': 'x'.repeat(500),
  'card-code': '123',
  'card-number': '4242',
  choice: 'full',
};

it('RES-20 labels one set of fields for each guest, the first as the lead', () => {
  expect(guestSlots({ ages: [30, 5] })).toEqual([
    { index: 1, label: 'Guest 1, lead guest', kind: 'adult' },
    { index: 2, label: 'Guest 2, child', kind: 'child' },
  ]);
});

it('RES-20 reads a birthday from its three fields, and missing guests as blanks', () => {
  const [ada, second, third] = readTypedGuests(form, 3);
  expect(ada).toMatchObject({ firstName: 'Ada', birthday: '1975-04-07', email: '' });
  expect(second?.firstName).toHaveLength(500);
  expect(third?.birthday).not.toMatch(/\d{4}-\d{2}-\d{2}/);
});

it('keeps what was typed, cut to a length, and never the security code', () => {
  expect(restoredGuestValues(form, 2)['guest2-first']).toHaveLength(200);
  expect(restoredGuestValues(form, 1)).not.toHaveProperty('guest2-first');
  expect(restoredPaymentValues(form)).toEqual({ choice: 'full' });
});

it('RES-20 AUT-27 fills in the lead guest as the line knows them, and nothing of the others', () => {
  const guest = {
    contactId: 'c-1',
    firstName: 'Eleanor',
    lastName: 'Marsh',
    email: 'guest@example.com',
    phone: '+13055550142',
    recordTypeName: 'Guest',
    isOwnedByConsultant: false,
  };
  expect(leadGuestValues({ ...guest, dateOfBirth: '1974-06-18', passport: 'X1' })).toEqual({
    'guest1-first': 'Eleanor',
    'guest1-last': 'Marsh',
    'guest1-birth-month': '06',
    'guest1-birth-day': '18',
    'guest1-birth-year': '1974',
    'guest1-email': 'guest@example.com',
    'guest1-phone': '+13055550142',
  });
  expect(leadGuestValues({ ...guest, dateOfBirth: 'unknown' })).not.toHaveProperty('guest1-birth-year');
});

it('puts each mistake at its field', () => {
  expect(
    guestErrors([
      { guest: 1, field: 'birthday', message: 'm' },
      { guest: 0, field: 'phone', message: 'p' },
    ]),
  ).toEqual({ 'guest2-birth-month': 'm', 'guest1-phone': 'p' });
});
