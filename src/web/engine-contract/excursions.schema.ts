import { maxKeyLength } from '../routing/idempotency-key';
import { Joi } from '../routing/typed-joi';
import type { ContractOperation } from './contract-operation';
import {
  ageGroupSchema,
  departureFields,
  id,
  idList,
  momentSchema,
  priceSchema,
  statusSchema,
} from './excursion-fields.schema';
import { clientRefSchema } from './wire.schema';

const partySchema = Joi.object({
  partyId: id.required(),
  reservationId: id.required(),
  clientRef: clientRefSchema.required(),
  departure: Joi.object(departureFields).named('Departure').required(),
  status: statusSchema,
  position: Joi.number().integer().min(1).description('On the waitlist, 1 is first; absent for a party with seats.'),
  offerEndsAt: momentSchema,
  notes: Joi.string(),
  lines: Joi.array()
    .items(
      Joi.object({
        bookingId: id.required(),
        participantRef: id.required(),
        fullName: Joi.string().required(),
        ageGroup: ageGroupSchema.required(),
        price: priceSchema.allow(null).required(),
      }).named('ExcursionBooking'),
    )
    .min(1)
    .required(),
}).named('ExcursionParty');
const partiesSchema = Joi.object({ items: Joi.array().items(partySchema).required() }).named('ExcursionParties');

export const findBookingsOperation = {
  id: 'findExcursionBookings',
  summary: 'Parties of reservations, or the one that a booking made, by the Idempotency-Key that it was sent with.',
  description:
    'A client that lost the answer to a booking asks here, and does not send the booking again. A cancelled party is not found.',
  query: Joi.object({ reservationIds: idList, key: Joi.string().max(maxKeyLength) }).xor('reservationIds', 'key'),
  answers: { 200: { schema: partiesSchema, description: 'By when they leave. Never cached.' } },
} satisfies ContractOperation;

export const bookExcursionOperation = {
  id: 'bookExcursion',
  summary: 'Books guests of one reservation on one departure: all of them, or a waitlist entry for all of them.',
  description:
    'The same key with the same body within 24 hours answers as the first time; while the first is under way IN_FLIGHT; with another body KEY_REUSED. A guest who has a seat or a waitlist entry at that time already, and one whose reservation is not booked: CONFLICT. Too late: CLOSED. No seat is sold twice, however many ask at once.',
  takesKey: 'always',
  body: Joi.object({
    clientRef: clientRefSchema.required(),
    reservationId: id.required(),
    departureId: id.required(),
    notes: Joi.string().allow('').max(1_000),
    lines: Joi.array()
      .items(
        Joi.object({
          line: Joi.number().integer().min(1).required(),
          participantRef: id.required(),
          fullName: Joi.string().max(200),
          ageGroup: ageGroupSchema,
          price: priceSchema
            .allow(null)
            .description('What the guest was shown. The engine books at its own price, which the answer has.'),
        }).named('BookingLine'),
      )
      .min(1)
      .max(20)
      .unique('participantRef')
      .required(),
  }).named('ExcursionBookingRequest'),
  example: {
    clientRef: '0035g00000ElMarAAF',
    reservationId: 'ON70010001',
    departureId: 'ON1-ADR-270605-007.ONX-1803.270609.0830',
    lines: [
      {
        line: 1,
        participantRef: 'ON70010001-1',
        fullName: 'Eleanor Marsh',
        ageGroup: 'ADULT',
        price: { total: '180.00', currency: 'USD' },
      },
    ],
  },
  answers: {
    201: {
      description: 'Booked, or on the waitlist: one result for each line.',
      schema: Joi.object({
        party: partySchema.required(),
        results: Joi.array()
          .items(
            Joi.object({
              line: Joi.number().integer().required(),
              bookingId: id.allow(null).required(),
              status: statusSchema,
              error: Joi.string(),
            }).named('BookingResult'),
          )
          .required(),
      }),
    },
  },
  problems: ['NOT_FOUND', 'CONFLICT', 'CLOSED', 'NO_CAPACITY', 'IN_FLIGHT', 'KEY_REUSED'],
} satisfies ContractOperation;

const whose = {
  clientRef: clientRefSchema.required(),
  reservationIds: Joi.array()
    .items(id)
    .min(1)
    .max(200)
    .required()
    .description('Of this client: one that is not makes it NOT_FOUND.'),
};

export const removeExcursionsOperation = {
  id: 'removeExcursions',
  summary: 'Cancels all bookings that are named or none. Cancelling one again changes nothing.',
  body: Joi.object({ ...whose, ids: Joi.array().items(id).min(1).max(200).required() }),
  example: {
    clientRef: '0035g00000ElMarAAF',
    reservationIds: ['ON70010001'],
    ids: ['0b0e6d0e-6f0b-4b62-9d3f-5f5b0a7f6c11'],
  },
  answers: {
    200: {
      description: 'They are cancelled, now or before.',
      schema: Joi.object({
        results: Joi.array()
          .items(Joi.object({ id: id.required(), removed: Joi.boolean().required(), error: Joi.string() }))
          .required(),
      }),
    },
  },
  problems: ['NOT_FOUND', 'CLOSED'],
} satisfies ContractOperation;

const partyParams = Joi.object({ partyId: id.required() });

export const acceptOfferOperation = {
  id: 'acceptExcursionOffer',
  summary: 'The party accepts the seats that are held for it. A repeat answers the same.',
  params: partyParams,
  body: Joi.object(whose),
  example: { clientRef: '0035g00000ElMarAAF', reservationIds: ['ON70010001'] },
  answers: {
    200: {
      description: 'The seats are theirs.',
      schema: Joi.object({ partyId: id.required(), status: statusSchema }),
    },
  },
  problems: ['NOT_FOUND', 'CONFLICT'],
} satisfies ContractOperation;

export const passOnOffersOperation = {
  id: 'passOnExcursionOffers',
  summary:
    'Ends the offers whose time is over and makes those that are due. An engine that does so by itself names no departure.',
  body: Joi.object({}),
  answers: {
    200: {
      description: 'The departures that changed.',
      schema: Joi.object({ departureIds: Joi.array().items(id).required() }),
    },
  },
} satisfies ContractOperation;

export const claimUnnotifiedOffersOperation = {
  id: 'takeUntoldExcursionOffers',
  summary: 'Offers whose guests are not notified yet, each leased to one caller until leaseUntil.',
  body: Joi.object({ leaseUntil: momentSchema.required() }),
  example: { leaseUntil: '2027-04-01T12:01:00.000Z' },
  answers: { 200: { schema: partiesSchema, description: 'With offerEndsAt.' } },
} satisfies ContractOperation;

export const markNotifiedOperation = {
  id: 'noteExcursionOfferTold',
  summary: 'Marks the guests of this offer as notified.',
  params: partyParams,
  body: Joi.object({}),
  answers: {
    200: {
      description: 'It is not leased to any caller again.',
      schema: Joi.object({ partyId: id.required() }),
    },
  },
} satisfies ContractOperation;
