import Joi from 'joi';
import { type Money, money } from '../../core/shared/money';
import { type PlainDate, plainDate } from '../../core/shared/plain-date';
import type { FareLine, Passenger, Trip, TripPackage, TripSibling } from '../../core/trips/trip';
import type { TravelAdviser } from '../../core/trips/travel-adviser';
import { packageRange } from '../../core/voyages/itinerary-id';
import { describeMismatch } from '../http-client/describe-mismatch';
import { readDay, readMoney } from './wire-values';
import { withoutAbsent, withoutBlank } from '../../core/shared/without-absent';

const creditCategory = 'CREDIT';

type Text = string | null;

interface WireGuest {
  readonly fullName: string;
  readonly first?: Text;
  readonly middle?: Text;
  readonly last?: Text;
  readonly birthDate?: Text;
  readonly email?: Text;
  readonly phone?: Text;
  readonly addons: readonly { readonly category: string; readonly price?: Text }[];
}

interface WirePackage {
  readonly code: string;
  readonly name: string;
  readonly type: string;
  readonly recordId: string;
  readonly category: string;
  readonly cabin?: Text;
  readonly from?: Text;
  readonly to?: Text;
}

interface WireReservation {
  readonly id: string;
  readonly status?: Text;
  readonly bookedAt: string;
  readonly deposit: { readonly due?: Text; readonly paidAmount: string; readonly dueDate?: Text };
  readonly final: { readonly dueDate?: Text };
  readonly totals: { readonly booking: string; readonly paid: string; readonly currency: string };
  readonly packages: readonly WirePackage[];
  readonly guests: readonly WireGuest[];
  readonly lines: readonly { readonly label: string; readonly amount: string }[];
  /** Absent from an engine that sells one suite per booking. */
  readonly together?: readonly { readonly id: string; readonly category: string; readonly cabin?: Text }[];
  /** Absent from an engine that does not record advisers. */
  readonly adviser?: { readonly agencyNumber: string; readonly reference?: Text } | null;
  readonly isUnconfirmed: boolean;
  readonly pages: { readonly payment?: string; readonly fareBreakdown?: string };
}

const text = Joi.string().allow('', null).max(500);
const amount = Joi.string().pattern(/^-?\d{1,12}(\.\d{1,4})?$/);
const day = Joi.string().pattern(/^\d{4}-\d{2}-\d{2}(T.{1,30})?$/);

const reservation = Joi.object<WireReservation>({
  id: Joi.string().max(40).required(),
  status: Joi.string().allow('', null).max(40),
  bookedAt: day.required(),
  deposit: Joi.object({ due: amount.allow(null), paidAmount: amount.required(), dueDate: day.allow(null) }).required(),
  final: Joi.object({ dueDate: day.allow(null) }).required(),
  totals: Joi.object({
    booking: amount.required(),
    paid: amount.required(),
    currency: Joi.string()
      .pattern(/^[A-Z]{3}$/)
      .required(),
  }).required(),
  packages: Joi.array()
    .items(
      Joi.object({
        code: Joi.string().max(60).required(),
        name: Joi.string().allow('').max(300).required(),
        type: Joi.string().allow('').max(60).required(),
        recordId: Joi.string().max(60).required(),
        category: Joi.string().allow('').max(40).required(),
        cabin: text,
        from: day.allow(null),
        to: day.allow(null),
      }),
    )
    .required(),
  guests: Joi.array()
    .items(
      Joi.object({
        fullName: Joi.string().allow('').max(300).required(),
        first: text,
        middle: text,
        last: text,
        birthDate: day.allow(null),
        email: text,
        phone: text,
        addons: Joi.array()
          .items(Joi.object({ category: Joi.string().max(60).required(), price: amount.allow(null) }))
          .default([]),
      }),
    )
    .default([]),
  lines: Joi.array()
    .items(Joi.object({ label: Joi.string().allow('').max(300).required(), amount: amount.required() }))
    .default([]),
  together: Joi.array()
    .items(
      Joi.object({
        id: Joi.string().max(40).required(),
        category: Joi.string().allow('').max(40).required(),
        cabin: text,
      }),
    )
    .max(12),
  adviser: Joi.object({ agencyNumber: Joi.string().max(40).required(), reference: text }).allow(null),
  isUnconfirmed: Joi.boolean().default(false),
  pages: Joi.object({
    payment: Joi.string().uri({ scheme: ['http', 'https'] }),
    fareBreakdown: Joi.string().uri({ scheme: ['http', 'https'] }),
  }).default({}),
});
/** An amount that is none of its currency, such as 0.005 US dollars, is refused: as 0 it would be shown as paid or free. */
export const reservationSchema = reservation.custom((wire: WireReservation, helpers) => {
  const { totals, deposit, lines, guests } = wire;
  const amounts: Readonly<Record<string, string | null | undefined>> = {
    'totals.booking': totals.booking,
    'totals.paid': totals.paid,
    'deposit.due': deposit.due,
    'deposit.paidAmount': deposit.paidAmount,
    ...Object.fromEntries(lines.map((line, at) => [`lines.${at}.amount`, line.amount])),
    ...Object.fromEntries(
      guests.flatMap(({ addons }, guest) =>
        addons.map(({ price }, addon) => [`guests.${guest}.addons.${addon}.price`, price]),
      ),
    ),
  };
  const wrong = Object.entries(amounts).find(
    ([, text]) => typeof text === 'string' && readMoney(text, totals.currency) === undefined,
  );
  return wrong ? helpers.message({ custom: `has no amount of ${totals.currency} in ${wrong[0]}` }) : wire;
});
/** The items are read one by one, so that one that cannot be read does not hide a guest's other reservations. */
export const reservationsSchema = Joi.object<{ readonly items: readonly unknown[] }>({
  items: Joi.array().required(),
});
const itemSchema = Joi.object<WireItem>({ id: reservation.extract('id') })
  .unknown()
  .required();

/** Without a number a reservation can be neither listed nor opened. */
export const hasNumber = (item: unknown): item is WireItem =>
  itemSchema.validate(item, { convert: false }).error === undefined;

type WireItem = Pick<WireReservation, 'id'>;

/** `fault` says why the reservation cannot be read, in words for a log. */
export function readItem(item: WireItem): { readonly trip: Trip; readonly fault?: string } {
  const { error, value } = reservationSchema.validate(item, { convert: false, stripUnknown: true });
  const trip = error ? undefined : toTrip(value);
  if (error || !trip) return { trip: toUnreadableTrip(item), fault: error ? describeMismatch(error) : unknownDay };
  return { trip };
}

export const unknownDay = 'its day is not known';

/** `XXX` is the code of ISO 4217 for no currency, because no sum of this trip may be shown. */
function toUnreadableTrip({ id }: WireItem): Trip {
  const nothing = money(0, 'XXX');
  return {
    reservationId: id,
    status: '',
    isUnreadable: true,
    reservedOn: plainDate('1970-01-01'),
    depositPaid: nothing,
    totalPaid: nothing,
    total: nothing,
    packages: [],
    passengers: [],
    fareLines: [],
    isUnconfirmed: false,
  };
}

/**
 * Returns the reservation as its guest sees it, with the raw status; undefined when its booking date cannot be read.
 */
export function toTrip(wire: WireReservation): Trip | undefined {
  const {
    totals: { currency },
    deposit,
  } = wire;
  const reservedOn = readDay(wire.bookedAt);
  if (reservedOn === undefined) return undefined;
  const read = (value: string): Money => mustRead(value, currency);
  return {
    reservationId: wire.id,
    status: wire.status ?? '',
    reservedOn,
    depositPaid: read(deposit.paidAmount),
    totalPaid: read(wire.totals.paid),
    total: read(wire.totals.booking),
    packages: wire.packages.flatMap((tripPackage) => toPackage(tripPackage) ?? []),
    passengers: wire.guests.map(toPassenger),
    fareLines: wire.lines.map((line): FareLine => ({ label: line.label, amount: read(line.amount) })),
    isUnconfirmed: wire.isUnconfirmed,
    ...withoutAbsent({
      depositDueOn: readDay(deposit.dueDate),
      finalDueOn: readDay(wire.final.dueDate),
      deposit: deposit.due ? read(deposit.due) : undefined,
      onboardCredit: creditOf(wire, read),
      bookedTogether: wire.together?.map(toSibling),
      adviser: toAdviser(wire.adviser),
    }),
  };
}

/** @throws RangeError for an amount that `reservationSchema` has not validated */
function mustRead(value: string, currency: string): Money {
  const amount = readMoney(value, currency);
  if (!amount) throw new RangeError('An amount of the engine cannot be read.');
  return amount;
}

const toAdviser = (wire: WireReservation['adviser']): TravelAdviser | undefined =>
  wire ? { agencyNumber: wire.agencyNumber, ...withoutBlank({ reference: wire.reference }) } : undefined;

const toSibling = ({ id, category, cabin }: NonNullable<WireReservation['together']>[number]): TripSibling => ({
  reservationId: id,
  cabinCategory: category,
  ...(cabin ? { cabinNumber: cabin } : {}),
});

function creditOf(
  { guests, totals: { currency } }: WireReservation,
  read: (value: string) => Money,
): Money | undefined {
  const credits = guests
    .flatMap(({ addons }) => addons)
    .filter(({ category, price }) => category === creditCategory && typeof price === 'string');
  const sum = credits.reduce((total, { price }) => total + (price ? read(price).amount : 0), 0);
  return credits.length === 0 ? undefined : money(sum, currency);
}

/** Without explicit dates, a package's code contains them (VOY-07). */
function toPackage({ code, name, type, recordId, category, cabin, from, to }: WirePackage): TripPackage | undefined {
  const range = packageRange(code);
  const days: readonly (PlainDate | undefined)[] = [readDay(from) ?? range?.start, readDay(to) ?? range?.end];
  const [start, end] = days;
  if (!start || !end) return undefined;
  return {
    packageCode: code,
    packageName: name,
    packageType: type,
    reservationPackageId: recordId,
    cabinCategory: category,
    ...withoutBlank({ cabinNumber: cabin }),
    start,
    end,
  };
}

const toPassenger = (guest: WireGuest): Passenger => ({
  fullName: guest.fullName,
  ...withoutBlank({
    firstName: guest.first,
    middleName: guest.middle,
    lastName: guest.last,
    birthday: readDay(guest.birthDate),
    email: guest.email,
    phoneNumber: guest.phone,
  }),
});
