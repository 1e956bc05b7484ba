import type { Guest } from '../../core/sign-in/guest';
import { sessionUserSchema, toSessionUser } from './session-user';

const codeLabel = (country: string) => (country === 'US' ? 'United States (+1)' : undefined);
const now = 1_800_000_000_000;
const guest: Guest = {
  contactId: 'C-1',
  opportunityId: 'O-1',
  title: 'Ms',
  firstName: 'Eleanor',
  lastName: 'Marsh',
  email: 'guest@example.com',
  phone: '+13055550142',
  countryCode: 'US',
  recordTypeName: 'Guest',
  isOwnedByConsultant: true,
  bio: 'b',
  gender: 'g',
  dateOfBirth: '1970-01-02',
  accessibilityNeeds: 'a',
  passport: 'X12345678',
  consultant: {
    firstName: 'Marta',
    lastName: 'Vidal',
    email: 'marta@example.com',
    phone: '+13055550117',
    resourceId: 'R-1',
    userId: 'U-1',
  },
};

it('AUT-27 PYC-12 names everything as the specification does', () => {
  const user = toSessionUser(guest, { signedInAt: now, now, codeLabel });
  expect(user).toEqual({
    contactId: 'C-1',
    opportunityId: 'O-1',
    title: 'Ms',
    firstName: 'Eleanor',
    lastName: 'Marsh',
    email: 'guest@example.com',
    phone: '+13055550142',
    countryCode: 'United States (+1)',
    recordTypeName: 'Guest',
    isOwnedByPYC: true,
    PYCEmail: 'marta@example.com',
    Bio: 'b',
    Gender: 'g',
    DateOfBirth: '1970-01-02',
    AccessibilityNeeds: 'a',
    Passport: 'X12345678',
    pyc: {
      firstName: 'Marta',
      lastName: 'Vidal',
      email: 'marta@example.com',
      phone: '+13055550117',
      internationalPhone: '+1 305 555 0117',
      profileImage: '/assets/icon.svg',
      resourceId: 'R-1',
      userId: 'U-1',
    },
  });
  expect(sessionUserSchema.validate(user).error).toBeUndefined();
});

it('AUT-27 leaves out what is not known', () => {
  const { contactId, firstName, lastName, recordTypeName } = guest;
  const user = toSessionUser(
    { contactId, firstName, lastName, recordTypeName, isOwnedByConsultant: false },
    { signedInAt: now, now, codeLabel },
  );
  expect(user).toEqual({ contactId, firstName, lastName, recordTypeName, isOwnedByPYC: false });
});

it('A8 hides the passport number once the code is older than ten minutes', () => {
  expect(toSessionUser(guest, { signedInAt: now - 600_000, now, codeLabel }).Passport).toBe('X12345678');
  expect(toSessionUser(guest, { signedInAt: now - 600_001, now, codeLabel }).Passport).toBe('••••••678');
});
