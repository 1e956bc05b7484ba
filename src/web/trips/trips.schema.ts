import { Joi } from '../routing/typed-joi';
import type { ApiOperation } from '../routing/api-operation';
import { dayText } from '../routing/day-window';

const day = dayText();
const minute = Joi.string()
  .pattern(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/)
  .description('By the clocks of the port.');
const amount = Joi.number().description('In the reservation’s currency, with cents after the point.');

const packageSchema = Joi.object({
  packageCode: Joi.string().required(),
  packageName: Joi.string().required(),
  packageType: Joi.string().required(),
  reservationPackageId: Joi.string().required(),
  cabinCategory: Joi.string().required(),
  cabinNumber: Joi.string(),
}).named('ReservationPackage');

const clientSchema = Joi.object({
  fullName: Joi.string().required(),
  firstName: Joi.string(),
  middleName: Joi.string(),
  lastName: Joi.string(),
  birthday: day,
  eMail: Joi.string(),
  phoneNumber: Joi.string(),
}).named('Passenger');

const addonSchema = Joi.object({
  componentCategory: Joi.object({
    key: Joi.string()
      .required()
      .description(
        'AddonCategory|CREDIT: an onboard allowance. AddonCategory|SHOREX CUSTOM: a custom excursion, one line a guest.',
      ),
  }).required(),
  price: amount.description('Of a custom excursion: per guest, absent while it is on request.'),
  dateTimeRange: Joi.object({ from: minute.required(), to: minute.required() }),
  comments: Joi.string()
    .allow('')
    .description('What the guest asked for; together with the hours it says which lines are one excursion.'),
  notes: Joi.string().description('What the line says to it.'),
  status: Joi.string().allow('').description('Blank until the line has answered; then CONFIRMED or DECLINED.'),
  client: Joi.object({ fullName: Joi.string().required(), key: Joi.string().required() }),
  seqN: Joi.number().integer(),
}).named('ReservationAddon');

const seawareSchema = Joi.object({
  guests: Joi.array()
    .items(Joi.object({ client: clientSchema.required() }))
    .required(),
  clients: Joi.array()
    .items(clientSchema)
    .required()
    .description('The same people, without what each of them has in the reservation.'),
  addons: Joi.array().items(addonSchema).required(),
}).named('ReservationGuests');

/** Wire names are the specification's (TRP-13); `seawareId` is the reservation number. */
const reservationSchema = Joi.object({
  seawareId: Joi.string().required(),
  reservationStatus: Joi.string().valid('BK', 'OF', 'WL', 'CL', 'TM', 'CT', 'CX').required(),
  reservationDate: day.required(),
  depositDate: day,
  finalDate: day,
  depositAmount: amount,
  depositPaidAmount: amount.required(),
  totalAmountPaid: amount.required(),
  totalBookingAmount: amount.required(),
  currencyCode: Joi.string().length(3).required(),
  packages: Joi.array().items(packageSchema).required(),
  seawareData: seawareSchema.description(
    'Left out where `skipDetails` is true, and by the details, which have it beside the reservation.',
  ),
}).named('Reservation');

/** A parameter that is sent empty counts as absent. */
const flag = () => Joi.boolean().empty('');
const devMode = flag().description('Reads the test reservations. Without effect in production.');
const cache = Joi.string()
  .allow('')
  .max(100)
  .description('Taken for the sake of older callers: no answer is ever cached.');

export const getReservationsOperation = {
  id: 'getReservations',
  summary: 'The signed-in guest’s reservations, by start date. Never cached.',
  ledger: ['API-04', 'API-05', 'API-06', 'TRP-13'],
  query: Joi.object({ skipDetails: flag(), cache, devMode }),
  answers: {
    200: { description: 'Reservations.', schema: Joi.array().items(reservationSchema) },
    503: { description: 'The reservation system does not answer.' },
  },
} satisfies ApiOperation;

export const getReservationDetailsOperation = {
  id: 'getReservationDetails',
  summary: 'One reservation of the signed-in guest with its passengers. Never cached.',
  ledger: ['API-29', 'TRD-06', 'ROL-04', 'EXC-06'],
  query: Joi.object({ reservationId: Joi.string().max(40).required(), cache, devMode }),
  answers: {
    200: {
      description: 'The reservation, and what the reservation system says of its guests.',
      schema: Joi.object({
        response: Joi.array().items(reservationSchema).required(),
        seaware: seawareSchema.required(),
      }),
    },
    404: { description: 'Missing, or not this guest’s: the same answer.' },
    503: { description: 'The reservation system does not answer.' },
  },
} satisfies ApiOperation;
