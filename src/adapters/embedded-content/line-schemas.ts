import Joi from 'joi';
import type { Port } from '../../core/voyages/voyage';
import type { FarePeriod, LineFacts } from './sample-line';
import { portFields, regionFields, type RegionTexts } from '../content-schemas/places';
import {
  calendarDay,
  latitude,
  list,
  longitude,
  nights,
  slug,
  text,
  timeZone,
  voyageId,
} from '../content-schemas/values';
import { email, monthAndDay, phone } from './fields';

const consultant = Joi.object({
  slug: slug.required(),
  name: text.required(),
  title: text.required(),
  // Contact fields are as in a CRM: a page links an e-mail only if it is valid (CNT-37).
  email: text.required(),
  phone: text.required(),
  timeZone: timeZone.required(),
  languages: list(text).required(),
  bio: text.required(),
  picture: text,
});

const cancellationTerm = Joi.object({
  fromDays: Joi.number().integer().min(0).required(),
  keepsPerGuest: Joi.number().integer().min(0),
  keeps: Joi.string().valid('deposit'),
  keepsPercent: Joi.number().min(0).max(100),
}).xor('keepsPerGuest', 'keeps', 'keepsPercent');

const maxYoungestMonths = 18 * 12;

const booking = Joi.object({
  depositPercent: Joi.number().min(0).max(100).required(),
  depositDueDays: Joi.number().integer().min(0).required(),
  finalPaymentDays: Joi.number().integer().min(0).required(),
  cabinHoldMinutes: Joi.number().integer().min(1).required(),
  waitlistOfferHours: Joi.number()
    .integer()
    .min(1)
    .max(24 * 14)
    .required(),
  maxOpenOffers: Joi.number().integer().min(1).required(),
  smallestPayment: Joi.number().integer().min(1).required(),
  youngestMonths: Joi.number().integer().min(0).max(maxYoungestMonths).required(),
  youngestMonthsByVoyage: Joi.object()
    .pattern(Joi.string(), Joi.number().integer().min(0).max(maxYoungestMonths))
    .default({}),
  cancellation: list(cancellationTerm).sort({ by: 'fromDays', order: 'descending' }).unique('fromDays').required(),
})
  // The name until November 2026, which lines' own documents and a release that runs beside this one may still have.
  .rename('mostOpenOffers', 'maxOpenOffers', { ignoreUndefined: true });

const experiences = Joi.object({
  offerHours: Joi.number()
    .integer()
    .min(1)
    .max(24 * 14)
    .required(),
  closesHours: Joi.number()
    .integer()
    .min(0)
    .max(24 * 7)
    .required(),
  freeCancellationHours: Joi.number()
    .integer()
    .min(Joi.ref('closesHours'))
    .max(24 * 60)
    .required(),
});

export const lineSchema: Joi.ObjectSchema<LineFacts> = Joi.object({
  name: text.required(),
  vessel: text.required(),
  copyrightName: text.required(),
  note: text,
  phone: phone.required(),
  hours: text,
  emails: Joi.object({
    general: email.required(),
    reservations: email.required(),
    privacy: email.required(),
    press: email.required(),
  }).required(),
  address: list(text).required(),
  timeZone: timeZone.required(),
  currency: Joi.string()
    .pattern(/^[A-Z]{3}$/)
    .required(),
  booking: booking.required(),
  experiences: experiences.required(),
  portChargesPerGuestNight: Joi.number().integer().min(0).required(),
  taxesPerGuestNight: Joi.number().integer().min(0).required(),
  feesPerGuestNight: Joi.number().integer().min(0).required(),
  consultants: list(consultant).required(),
});

export interface PlaceFile {
  readonly slug: string;
  readonly picture?: string;
}

export const regionsSchema: Joi.ArraySchema<(RegionTexts & PlaceFile)[]> = list(
  Joi.object({ ...regionFields, picture: slug }),
).unique('slug');

export const portsSchema: Joi.ArraySchema<(Omit<Port, 'picture'> & PlaceFile)[]> = list(
  Joi.object({
    ...portFields,
    latitude: latitude.required(),
    longitude: longitude.required(),
    access: Joi.object({
      steps: Joi.number().integer().min(0).max(2_000),
      walkMetres: Joi.number().integer().min(0).max(20_000),
      note: text,
    }),
    picture: slug,
  }),
).unique('slug');

export interface ScheduleFile {
  readonly anchor?: string;
  readonly idPrefix: string;
  readonly leapWeek?: string;
  /** Voyages whose sailings have hybrid ids, which name no voyage (H22). */
  readonly hybrid: readonly string[];
  readonly sequence?: readonly { readonly season: string; readonly voyages: readonly string[] }[];
  /** The nights of voyages by id, used while a voyage's own file is unusable. */
  readonly nights?: Readonly<Record<string, number>>;
  readonly fares: readonly FarePeriod[];
}

export const scheduleSchema: Joi.ObjectSchema<ScheduleFile> = Joi.object({
  anchor: calendarDay,
  idPrefix: Joi.string()
    .pattern(/^[A-Z0-9]{2,6}$/)
    .required(),
  leapWeek: voyageId,
  hybrid: list(voyageId).default([]),
  sequence: list(Joi.object({ season: text.required(), voyages: list(voyageId).required() })),
  nights: Joi.object().pattern(voyageId, nights),
  fares: list(
    Joi.object({
      name: text.required(),
      from: monthAndDay.required(),
      to: monthAndDay.required(),
      perNight: Joi.number().integer().min(1).required(),
    }),
  ).default([]),
}).and('anchor', 'leapWeek', 'sequence');
