import { Joi } from '../routing/typed-joi';
import type { ContractOperation } from './contract-operation';
import {
  ageGroupSchema,
  countSchema,
  departureFields,
  id,
  idList,
  priceSchema,
  seatsFields,
  statusSchema,
} from './excursion-fields.schema';
import { clientRefSchema, codeSchema, daySchema } from './wire.schema';

const windowQuery = {
  from: daySchema.description('Included, as `to` is; at most 400 days before it.'),
  to: daySchema,
};

export const findAvailabilityOperation = {
  id: 'findExcursionAvailability',
  summary: 'How many seats departures have and how many of them are taken, of a window of days or by id.',
  description: 'As of this moment, to be shown: POST /v1/excursion-bookings decides whether there is a seat.',
  query: Joi.object({
    ...windowQuery,
    ids: idList,
    ship: Joi.string().max(20).description('The line has one yacht; anything is taken.'),
  })
    .xor('ids', 'from')
    .and('from', 'to'),
  answers: {
    200: {
      description: 'By when they leave. Never cached.',
      schema: Joi.object({
        items: Joi.array()
          .items(
            Joi.object({ departureId: id.required(), ...seatsFields, price: priceSchema.allow(null).required() }).named(
              'DepartureSeats',
            ),
          )
          .required(),
      }),
    },
  },
} satisfies ContractOperation;

export const findDeparturesOperation = {
  id: 'findExcursionDepartures',
  summary: 'When experiences leave, in a window of days.',
  query: Joi.object({
    from: windowQuery.from.required(),
    to: windowQuery.to.required(),
    tourCode: Joi.string().max(40),
  }),
  answers: {
    200: {
      description: 'By when they leave.',
      schema: Joi.object({
        items: Joi.array()
          .items(
            Joi.object({
              ...departureFields,
              ...seatsFields,
              minAge: countSchema.required().description('Years; 0 for any.'),
            }).named('DepartureWithSeats'),
          )
          .required(),
      }),
    },
  },
} satisfies ContractOperation;

export const findExcursionGuestsOperation = {
  id: 'findExcursionGuests',
  summary: 'The guests of a client’s reservation, with what each has booked.',
  params: Joi.object({
    id: codeSchema.required(),
  }),
  query: Joi.object({ clientRef: clientRefSchema.required() }),
  answers: {
    200: {
      description: 'In the order of the reservation.',
      schema: Joi.object({
        items: Joi.array()
          .items(
            Joi.object({
              participantRef: id
                .required()
                .description('The same for ever, for the same guest of the same reservation.'),
              fullName: Joi.string().required(),
              ageGroup: ageGroupSchema.required().description('On the first day of the trip.'),
              bookings: Joi.array()
                .items(
                  Joi.object({
                    bookingId: id.required(),
                    partyId: id.required(),
                    departureId: id.required(),
                    status: statusSchema,
                    position: Joi.number().integer().min(1),
                  }).named('GuestBooking'),
                )
                .required(),
            }).named('ExcursionGuest'),
          )
          .required(),
      }),
    },
  },
  problems: ['NOT_FOUND'],
} satisfies ContractOperation;
