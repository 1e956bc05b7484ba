import type { CabinHold, GuestDetails, HeldSuite } from '../../core/engine/booking';
import type { Companion } from '../../core/engine/companions';
import { suitesOf } from '../../core/engine/held-suites';
import { checkAdviser } from '../../core/engine/check-adviser';
import type { GuestFieldError, TypedGuest } from '../../core/engine/guest-details';
import type { CardFieldError } from '../../core/engine/card-details';
import type { Card } from '../../core/engine/payments.port';
import { parsePlainDate } from '../../core/shared/plain-date';
import type { Guest } from '../../core/sign-in/guest';
import type { TravelAdviser } from '../../core/trips/travel-adviser';
import type { GuestSlot } from '../../../views/engine/engine-views';

type Form = Readonly<Record<string, string | undefined>>;

type KnownGuest = Partial<GuestDetails>;

const adultFrom = 18;
const maxRestoredLength = 200;

const partOf: Readonly<Record<GuestFieldError['field'], string>> = {
  firstName: 'first',
  middleName: 'middle',
  lastName: 'last',
  birthday: 'birth-month',
  email: 'email',
  phone: 'phone',
  suite: 'suite',
};
const parts = ['suite', 'first', 'middle', 'last', 'birth-month', 'birth-day', 'birth-year', 'email', 'phone'];

const cardFieldOf: Readonly<Record<keyof Card, string>> = {
  number: 'card-number',
  expiry: 'card-expiry',
  securityCode: 'card-code',
  nameOnCard: 'card-name',
};

export function guestSlots(hold: Pick<CabinHold, 'ages' | 'otherSuites'>): readonly GuestSlot[] {
  const suites = suitesOf<Pick<HeldSuite, 'ages'>>(hold);
  return suites
    .flatMap(({ ages }, suite) => ages.map((age) => ({ age, suite })))
    .map(({ age, suite }, position) => ({
      index: position + 1,
      label: `Guest ${position + 1}${position === 0 ? ', lead guest' : ''}${age >= adultFrom ? '' : ', child'}`,
      kind: age >= adultFrom ? 'adult' : 'child',
      ...(suites.length > 1 ? { suite: suite + 1 } : {}),
    }));
}

export function readChosenSuites(form: Form, count: number): readonly number[] | undefined {
  const suiteIndexes = Array.from(
    { length: count },
    (_, position) => Number(form[`guest${position + 1}-suite`] ?? 0) - 1,
  );
  return suiteIndexes.every((suite) => Number.isInteger(suite) && suite >= 0) ? suiteIndexes : undefined;
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

interface ReadAdviser {
  readonly adviser?: TravelAdviser;
  readonly mistakes?: Readonly<Record<string, string>>;
}

export function readAdviser(form: Form): ReadAdviser {
  const read = checkAdviser({
    agencyNumber: form['adviser-number'] ?? '',
    reference: form['adviser-reference'] ?? '',
  });
  if (read.kind === 'none') return {};
  if (read.kind === 'adviser') return { adviser: read.adviser };
  const { agencyNumber, reference } = read.errors;
  return {
    mistakes: {
      ...(agencyNumber === undefined ? {} : { 'adviser-number': agencyNumber }),
      ...(reference === undefined ? {} : { 'adviser-reference': reference }),
    },
  };
}

export const adviserValues = (adviser: TravelAdviser | undefined): Readonly<Record<string, string>> =>
  adviser ? { 'adviser-number': adviser.agencyNumber, 'adviser-reference': adviser.reference ?? '' } : {};

export function restoredGuestValues(form: Form, count: number): Readonly<Record<string, string>> {
  const names = Array.from({ length: count }, (_, position) =>
    parts.map((part) => `guest${position + 1}-${part}`),
  ).flat();
  names.push('adviser-number', 'adviser-reference');
  return Object.fromEntries(
    names.flatMap((name) => (form[name] === undefined ? [] : [[name, form[name].slice(0, maxRestoredLength)]])),
  );
}

export const guestErrors = (errors: readonly GuestFieldError[]): Readonly<Record<string, string>> =>
  Object.fromEntries(errors.map(({ guest, field, message }) => [`guest${guest + 1}-${partOf[field]}`, message]));

export const readTypedCard = (form: Form): Card => ({
  number: form['card-number'] ?? '',
  expiry: form['card-expiry'] ?? '',
  securityCode: form['card-code'] ?? '',
  nameOnCard: form['card-name'] ?? '',
});

/** Restores values without card number and security code, which no page may contain. */
export const restoredPaymentValues = (form: Form): Readonly<Record<string, string>> =>
  Object.fromEntries(
    ['choice', 'card-expiry', 'card-name'].flatMap((name) =>
      form[name] === undefined ? [] : [[name, form[name].slice(0, maxRestoredLength)]],
    ),
  );

export const cardErrors = (errors: readonly CardFieldError[]): Readonly<Record<string, string>> =>
  Object.fromEntries(errors.map(({ field, message }) => [cardFieldOf[field], message]));

export const savedGuestValues = (hold: CabinHold): Readonly<Record<string, string>> =>
  guestValues(
    suitesOf<HeldSuite>(hold).flatMap(({ ages, guests }): readonly KnownGuest[] => guests ?? ages.map(() => ({}))),
  );

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
