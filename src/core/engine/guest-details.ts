import { parseEmail } from '../shared/email-address';
import { canBeName } from '../shared/person-name';
import { ageOn, isBefore, monthsOn, parsePlainDate, type PlainDate } from '../shared/plain-date';
import type { GuestDetails } from './booking';
import { adultFrom } from './party';

export interface TypedGuest {
  readonly firstName: string;
  readonly middleName: string;
  readonly lastName: string;
  readonly birthday: string;
  readonly email: string;
  readonly phone: string;
}

type GuestField = keyof TypedGuest;

export interface GuestFieldError {
  readonly guest: number;
  readonly field: GuestField | 'suite';
  readonly message: string;
}

type GuestDetailsOutcome =
  | { readonly kind: 'valid'; readonly guests: readonly GuestDetails[] }
  | { readonly kind: 'invalid'; readonly errors: readonly GuestFieldError[] };

export type PhoneCheck = (text: string) => string | undefined;

export interface GuestRules {
  readonly ages: readonly number[];
  readonly today: PlainDate;
  readonly sailsOn: PlainDate;
  /** The age of the youngest guest is in completed months on the day of sailing. */
  readonly youngestMonths: number;
  readonly checkPhone: PhoneCheck;
}

const maxFirstNameLength = 40;
const maxLastNameLength = 80;
const maxPhoneLength = 40;
const oldest = 120;
/**
 * As travel documents have them: 't Hooft, ‘Akau, Gal·la, ジョン・ポール, Raj S/O Kumar, and the joiners that some scripts need.
 */
const name = /^['\u2018\u2019]?[\p{L}\p{M}][\p{L}\p{M}\p{Zs}'\u2018\u2019.,/\-\u00b7\u30fb\u200c\u200d]*$/u;

type FieldCheck<T> = { readonly value: T } | { readonly message: string };

/** A typed birthday must fall into the priced age group, adult or child, on the day of sailing. */
export function checkGuestDetails(typedGuests: readonly TypedGuest[], rules: GuestRules): GuestDetailsOutcome {
  const errors: GuestFieldError[] = [];
  const guests = rules.ages.map((age, guest) =>
    checkGuest(typedGuests[guest] ?? blank, {
      age,
      isFirst: guest === 0,
      rules,
      refuse: (field, message) => errors.push({ guest, field, message }),
    }),
  );
  for (const guest of repeatedGuests(guests)) errors.push({ guest, field: 'firstName', message: repeatMistake });
  const complete = guests.filter((guest) => guest !== undefined);
  return errors.length === 0 && complete.length === guests.length
    ? { kind: 'valid', guests: complete }
    : { kind: 'invalid', errors };
}

const repeatMistake =
  'This is the same person as above: the same name and birthday. Please write who else is traveling.';

const repeatedGuests = (guests: readonly (GuestDetails | undefined)[]): readonly number[] =>
  guests.flatMap((guest, index) =>
    guests.slice(0, index).some((former) => guest && former && isSamePerson(guest, former)) ? [index] : [],
  );

/** A middle name that only one of the two has does not make them different persons. */
function isSamePerson(one: GuestDetails, other: GuestDetails): boolean {
  const [middle, otherMiddle] = [plainName(one.middleName ?? ''), plainName(other.middleName ?? '')];
  return (
    one.birthday === other.birthday &&
    plainName(one.firstName) === plainName(other.firstName) &&
    plainName(one.lastName) === plainName(other.lastName) &&
    (middle === otherMiddle || middle === '' || otherMiddle === '')
  );
}

const plainName = (text: string): string => text.toLowerCase().replaceAll(/\s+/gu, ' ');

const blank: TypedGuest = { firstName: '', middleName: '', lastName: '', birthday: '', email: '', phone: '' };

function checkGuest(
  typedGuest: TypedGuest,
  {
    age,
    isFirst,
    rules,
    refuse,
  }: {
    readonly age: number;
    readonly isFirst: boolean;
    readonly rules: GuestRules;
    readonly refuse: (field: GuestField, message: string) => void;
  },
): GuestDetails | undefined {
  const take = <T>(field: GuestField, fieldCheck: FieldCheck<T>): T | undefined => {
    if ('value' in fieldCheck) return fieldCheck.value;
    refuse(field, fieldCheck.message);
    return undefined;
  };
  const firstName = take(
    'firstName',
    checkName(typedGuest.firstName, { fieldName: 'first name', maxLength: maxFirstNameLength, isRequired: true }),
  );
  const middleName = take(
    'middleName',
    checkName(typedGuest.middleName, { fieldName: 'middle name', maxLength: maxFirstNameLength, isRequired: false }),
  );
  const lastName = take(
    'lastName',
    checkName(typedGuest.lastName, { fieldName: 'last name', maxLength: maxLastNameLength, isRequired: true }),
  );
  const birthday = take('birthday', checkBirthday(typedGuest.birthday, age, rules));
  const email = take('email', checkEmail(typedGuest.email, isFirst));
  const phone = take('phone', checkPhone(typedGuest.phone, isFirst, rules.checkPhone));
  if (!firstName || !lastName || birthday === undefined) return undefined;
  return {
    firstName,
    lastName,
    birthday,
    ...(middleName ? { middleName } : {}),
    ...(email ? { email } : {}),
    ...(phone ? { phone } : {}),
  };
}

function checkName(
  text: string,
  {
    fieldName,
    maxLength,
    isRequired,
  }: {
    readonly fieldName: string;
    readonly maxLength: number;
    readonly isRequired: boolean;
  },
): FieldCheck<string> {
  if (text.length > 4 * maxLength)
    return { message: `Please use at most ${maxLength} characters for the ${fieldName}.` };
  // A document has no other dash, and fonts of documents may lack those that keyboards put in its place.
  const value = text
    .normalize('NFC')
    .replaceAll(/\p{Pd}/gu, '-')
    .trim();
  if (value === '')
    return isRequired ? { message: `Please enter the ${fieldName} as it stands in the passport.` } : { value };
  if (value.length > maxLength) return { message: `Please use at most ${maxLength} characters for the ${fieldName}.` };
  if (!canBeName(value)) return { message: `Please write the ${fieldName} alone, without a link or an address.` };
  return name.test(value) ? { value } : { message: `Please use letters only for the ${fieldName}.` };
}

function checkBirthday(
  text: string,
  age: number,
  { today, sailsOn, youngestMonths }: GuestRules,
): FieldCheck<PlainDate> {
  const trimmedText = text.length > 20 ? '' : text.trim();
  const birthday = parsePlainDate(trimmedText);
  if (birthday === undefined)
    return {
      message: isWholeDate(trimmedText) ? 'There is no such day. Please check it.' : 'Please enter the date of birth.',
    };
  if (!isBefore(birthday, today) || ageOn(birthday, today) > oldest)
    return { message: 'Please check the year of birth.' };
  const isAdult = ageOn(birthday, sailsOn) >= adultFrom;
  if (age >= adultFrom && !isAdult)
    return { message: 'This guest was chosen as an adult but is under 18 on the day of sailing.' };
  if (age < adultFrom && isAdult)
    return { message: 'This guest was chosen as a child but is 18 or older on the day of sailing.' };
  if (monthsOn(birthday, sailsOn) < youngestMonths)
    return {
      message: `On this voyage a guest is at least ${ageText(youngestMonths)} old on the day of sailing. Your consultant can suggest another.`,
    };
  return { value: birthday };
}

const isWholeDate = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

function ageText(months: number): string {
  const [count, unit] = months % 12 === 0 ? [months / 12, 'year'] : [months, 'month'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

function checkEmail(text: string, isRequired: boolean): FieldCheck<string | undefined> {
  if (text.trim() === '' && text.length < 1_000)
    return isRequired ? { message: 'Please enter an e-mail address.' } : { value: undefined };
  const value = parseEmail(text);
  return value === undefined ? { message: 'Please enter a valid e-mail address.' } : { value };
}

function checkPhone(text: string, isRequired: boolean, check: PhoneCheck): FieldCheck<string | undefined> {
  if (text.length > maxPhoneLength) return { message: 'Please enter a valid phone number.' };
  if (text.trim() === '') return isRequired ? { message: 'Please enter a phone number.' } : { value: undefined };
  const value = check(text.trim());
  return value === undefined ? { message: 'Please enter a valid phone number, with its country code.' } : { value };
}
