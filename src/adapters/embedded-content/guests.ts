import { existsSync } from 'node:fs';
import Joi from 'joi';
import type { PlainDate } from '../../core/shared/plain-date';
import { calendarDay, clockTime, list, slug, text, voyageId } from '../content-schemas/values';
import { email, phone } from './fields';
import { readYaml } from './read-content';

export interface LineGuest {
  readonly slug: string;
  readonly title?: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly country: string;
  readonly birthday: PlainDate;
  readonly recordType: string;
  readonly consultant?: string;
  /** A guest with a consultant always has an opportunity; this gives one to a guest without. */
  readonly hasOpportunity?: boolean;
  readonly trips: readonly LineTrip[];
}

export interface LineTrip {
  readonly number: string;
  readonly voyage: string;
  /** Status as the reservation system sends it: may be unknown to the site, or blank. */
  readonly status: string;
  readonly startsIn: number;
  readonly bookedBefore: number;
  readonly pays: 'nothing' | 'deposit' | 'everything';
  /** The package's code begins with the evening before the sailing, which is spent ashore (VOY-07). */
  readonly encodesDayBefore: boolean;
  readonly isTest: boolean;
  /** Companions of the guest; the birthday is absent where it is unknown or the reservation system lost it (TRD-09). */
  readonly companions: readonly {
    readonly firstName: string;
    readonly lastName: string;
    readonly birthday?: PlainDate;
  }[];
  readonly excursions: readonly LineExcursion[];
  readonly bespoke: readonly LineBespoke[];
}

interface LineExcursion {
  readonly tourCode: string;
  readonly day: number;
  readonly at: string;
  readonly hours: number;
  /** Status as the booking system sends it; absent when it sends none (EXC-02). */
  readonly status?: string;
}

interface LineBespoke {
  readonly port: string;
  readonly day: number;
  readonly from: string;
  readonly to: string;
  readonly asked: string;
  readonly answer: string;
  readonly price: number;
}

const day = Joi.number().integer().min(1).required();
const excursion = Joi.object({
  tourCode: text.required(),
  day,
  at: clockTime.required(),
  hours: Joi.number().min(0.5).required(),
  status: Joi.string().allow(''),
});
const bespoke = Joi.object({
  port: slug.required(),
  day,
  from: clockTime.required(),
  to: clockTime.required(),
  asked: text.required(),
  answer: text.required(),
  price: Joi.number().integer().min(1).required(),
});
const trip = Joi.object({
  number: Joi.string().alphanum().max(20).required(),
  voyage: voyageId.required(),
  status: Joi.string().allow('').required(),
  startsIn: Joi.number().integer().required(),
  bookedBefore: Joi.number().integer().min(0).required(),
  pays: Joi.valid('nothing', 'deposit', 'everything').required(),
  encodesDayBefore: Joi.boolean().default(false),
  isTest: Joi.boolean().default(false),
  companions: Joi.array()
    .items(Joi.object({ firstName: text.required(), lastName: text.required(), birthday: calendarDay }))
    .default([]),
  excursions: Joi.array().items(excursion).default([]),
  bespoke: Joi.array().items(bespoke).default([]),
});
const schema: Joi.ArraySchema<LineGuest[]> = list(
  Joi.object({
    slug: slug.required(),
    title: text,
    firstName: text.required(),
    lastName: text.required(),
    email: email.required(),
    phone: phone.required(),
    country: Joi.string().length(2).uppercase().required(),
    birthday: calendarDay.required(),
    recordType: text.default('Guest'),
    consultant: slug,
    hasOpportunity: Joi.boolean(),
    trips: Joi.array().items(trip).default([]),
  }),
).unique('slug');

export const loadGuests = (file: string): readonly LineGuest[] =>
  existsSync(file) ? readYaml(file, schema).map((guest) => ({ ...guest, phone: guest.phone.replaceAll(' ', '') })) : [];
