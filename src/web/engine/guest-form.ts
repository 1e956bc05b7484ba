import type { CabinHold, GuestDetails } from '../../core/engine/booking';
import type { Companion } from '../../core/engine/companions';
import type { GuestField, GuestFieldError, TypedGuest } from '../../core/engine/guest-details';
import type { CardFieldError, TypedCard } from '../../core/engine/card-details';
import { parsePlainDate } from '../../core/shared/plain-date';
import type { Guest } from '../../core/sign-in/guest';
import type { GuestSlot } from '../../../views/engine/engine-views';

type Form = Readonly<Record<string, string | undefined>>;

type KnownGuest = Omit<GuestDetails, 'birthday'> & Partial<Pick<GuestDetails, 'birthday'>>;

const adultFrom = 18;
const maxRestoredLength = 200;

const partOf: Readonly<Record<GuestField, string>> = {
  firstName: 'first',
  middleName: 'middle',
  lastName: 'last',
  birthday: 'birth-month',
  email: 'email',
  phone: 'phone',
};
const parts = ['first', 'middle', 'last', 'birth-month', 'birth-day', 'birth-year', 'email', 'phone'];

const cardFieldOf: Readonly<Record<keyof TypedCard, string>> = {
  number: 'card-number',
  expiry: 'card-expiry',
  securityCode: 'card-code',
  nameOnCard: 'card-name',
};

/** Returns one set of fields per guest, in the order of the ages that priced the suite. */
export function guestSlots(ages: readonly number[]): readonly GuestSlot[] {
  return ages.map((age, position) => ({
    index: position + 1,
    label: `Guest ${position + 1}${position === 0 ? ', lead guest' : ''}${age >= adultFrom ? '' : ', child'}`,
    kind: age >= adultFrom ? 'adult' : 'child',
  }));
}

export function readTypedGuests(form: Form, count: number): readonly TypedGuest[] {
  return Array.from({ length: count }, (_, position) => {
    const read = (part: string) => form[`guest${position + 1}-${part}`] ?? '';
    return {
      firstName: read('first'),
      middleName: read('middle'),
      lastName: read('last'),
      birthday: toPlainDateText(read('birth-year'), read('birth-month'), read('birth-day')),
      email: read('email'),
      phone: read('phone'),
    };
  });
}

/** Returns the submitted values for a form that is shown again, truncated to a safe length. */
export function restoredGuestValues(form: Form, count: number): Readonly<Record<string, string>> {
  const names = Array.from({ length: count }, (_, position) =>
    parts.map((part) => `guest${position + 1}-${part}`),
  ).flat();
  return Object.fromEntries(
    names.flatMap((name) => (form[name] === undefined ? [] : [[name, form[name].slice(0, maxRestoredLength)]])),
  );
}

export const guestErrors = (errors: readonly GuestFieldError[]): Readonly<Record<string, string>> =>
  Object.fromEntries(errors.map(({ guest, field, message }) => [`guest${guest + 1}-${partOf[field]}`, message]));

export const readTypedCard = (form: Form): TypedCard => ({
  number: form['card-number'] ?? '',
  expiry: form['card-expiry'] ?? '',
  securityCode: form['card-code'] ?? '',
  nameOnCard: form['card-name'] ?? '',
});

/** Without the security code, which no page may contain. */
export const restoredPaymentValues = (form: Form): Readonly<Record<string, string>> =>
  Object.fromEntries(
    ['choice', 'card-number', 'card-expiry', 'card-name'].flatMap((name) =>
      form[name] === undefined ? [] : [[name, form[name].slice(0, maxRestoredLength)]],
    ),
  );

export const cardErrors = (errors: readonly CardFieldError[]): Readonly<Record<string, string>> =>
  Object.fromEntries(errors.map(({ field, message }) => [cardFieldOf[field], message]));

export const savedGuestValues = ({ guests = [] }: CabinHold): Readonly<Record<string, string>> => guestValues(guests);

export function leadGuestValues({
  firstName,
  lastName,
  email,
  phone,
  dateOfBirth,
}: Guest): Readonly<Record<string, string>> {
  const birthday = parsePlainDate(dateOfBirth ?? '');
  return guestValues([
    {
      firstName,
      lastName,
      ...(email ? { email } : {}),
      ...(phone ? { phone } : {}),
      ...(birthday ? { birthday } : {}),
    },
  ]);
}

/** Name and birthday of a companion in the fields of one guest, counted from 1. */
export function companionValues(
  guest: number,
  { firstName, middleName = '', lastName, birthday }: Companion,
): Readonly<Record<string, string>> {
  const values = guestValues([{ firstName, middleName, lastName, birthday }]);
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name.replace('guest1-', `guest${guest}-`), value]),
  );
}

function guestValues(guests: readonly KnownGuest[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    guests.flatMap(({ firstName, middleName, lastName, birthday, email, phone }, position) => {
      const [year, month, day] = birthday?.split('-') ?? [];
      const values = {
        first: firstName,
        middle: middleName,
        last: lastName,
        'birth-month': month,
        'birth-day': day,
        'birth-year': year,
        email,
        phone,
      };
      return Object.entries(values).flatMap(([part, value]) =>
        value === undefined ? [] : [[`guest${position + 1}-${part}`, value]],
      );
    }),
  );
}

function toPlainDateText(year: string, month: string, day: string): string {
  const [y, m, d] = [year, month, day].map((part) => part.trim());
  return `${y}-${m?.padStart(2, '0')}-${d?.padStart(2, '0')}`;
}
