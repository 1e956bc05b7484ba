import { Joi } from '../routing/typed-joi';
import { maskPassport } from '../../core/account/mask-passport';
import { withoutAbsent } from '../../core/shared/without-absent';
import type { Guest } from '../../core/sign-in/guest';
import { hasFreshCode } from '../../core/sign-in/session-life';
import { pycSchema, toPyc } from '../meetings/consultant-wire';

interface SessionContext {
  readonly signedInAt: number;
  readonly now: number;
  readonly codeLabel: (country: string) => string | undefined;
}

export function toSessionUser(guest: Guest, { signedInAt, now, codeLabel }: SessionContext) {
  const { consultant, passport, countryCode } = guest;
  return withoutAbsent({
    contactId: guest.contactId,
    opportunityId: guest.opportunityId,
    title: guest.title,
    firstName: guest.firstName,
    lastName: guest.lastName,
    email: guest.email,
    countryCode: countryCode === undefined ? undefined : (codeLabel(countryCode) ?? countryCode),
    phone: guest.phone,
    recordTypeName: guest.recordTypeName,
    isOwnedByPYC: guest.isOwnedByConsultant,
    PYCEmail: consultant?.email,
    Bio: guest.bio,
    Gender: guest.gender,
    DateOfBirth: guest.dateOfBirth,
    AccessibilityNeeds: guest.accessibilityNeeds,
    // The number is masked unless the guest typed a code within ten minutes (reliability A8).
    Passport: passport !== undefined && !hasFreshCode({ signedInAt }, now) ? maskPassport(passport) : passport,
    pyc: consultant && toPyc(consultant),
  });
}

const text = Joi.string();

export const sessionUserSchema = Joi.object({
  contactId: text.required(),
  opportunityId: text,
  title: text,
  firstName: text.required(),
  lastName: text.required(),
  email: text,
  countryCode: text.description('Shown like Name (+1).'),
  phone: text,
  recordTypeName: text.required(),
  isOwnedByPYC: Joi.boolean().required(),
  PYCEmail: text,
  Bio: text,
  Gender: text,
  DateOfBirth: text,
  AccessibilityNeeds: text,
  Passport: text.description('All but its end is hidden when the last code is older than ten minutes.'),
  pyc: pycSchema,
}).named('Guest');
