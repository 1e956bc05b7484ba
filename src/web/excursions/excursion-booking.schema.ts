import { Joi, type ValueOf } from '../routing/typed-joi';
import { AGE_GROUP_LABELS } from '../../core/trips/age-group';
import type { ApiOperation } from '../routing/api-operation';
import { dayText } from '../routing/day-window';

const day = dayText();
const id = Joi.string().max(120);
const ageGroup = Joi.string().valid(...Object.keys(AGE_GROUP_LABELS));
/** The range is at most 400 days (reliability C7). */
const window = { startDate: dayText().required(), endDate: dayText().required() };

export const getShoreExAvailableOperation = {
  id: 'getShoreExAvailable',
  summary:
    'How many seats each departure has and how many of them are taken, at this moment. A hint: the booking system decides.',
  ledger: ['API-10', 'H32'],
  query: Joi.object({
    ...window,
    shipCode: Joi.string().max(20).description('The line has one yacht; anything is taken.'),
  }),
  answers: {
    200: {
      description: 'By when they leave.',
      schema: Joi.object({
        seenAt: Joi.string().isoDate().required().description('The moment that the numbers are of.'),
        contents: Joi.array()
          .items(
            Joi.object({
              id: Joi.string().required().description('Of the departure.'),
              bookableTourId: Joi.string().required(),
              availableCapacity: Joi.number().integer().required(),
              bookingOverviewGql: Joi.object({
                bookedAmount: Joi.number().integer().required().description('Confirmed and offered seats.'),
              }).required(),
              salesChannelsGql: Joi.array()
                .items(
                  Joi.object({
                    id: Joi.string().required(),
                    salesChannelTypeGql: Joi.object({ code: Joi.string().required() }).required(),
                  }),
                )
                .required(),
              departuresObject: Joi.array()
                .items(
                  Joi.object({
                    id: Joi.string().required(),
                    ageGroups: Joi.array()
                      .items(
                        Joi.object({
                          ageGroup: ageGroup.required(),
                          id: Joi.string().required(),
                          articlePriceObject: Joi.object({
                            price: Joi.number().required().description('Per guest, in the currency of the experience.'),
                          }).required(),
                        }),
                      )
                      .required()
                      .description('Empty where the price is on request: there it cannot be booked.'),
                  }),
                )
                .required(),
            }).named('ExcursionDeparture'),
          )
          .required(),
      }),
    },
    422: { description: 'No such dates, or more than 400 days.' },
  },
} satisfies ApiOperation;

export const getShoreExInstancesOperation = {
  id: 'getShoreExInstances',
  summary: 'When one experience leaves. Times are the port’s own.',
  ledger: ['API-11', 'H66'],
  query: Joi.object({ ...window, tourCode: Joi.string().max(40).required() }),
  answers: {
    200: {
      description: 'By date and time.',
      schema: Joi.array().items(
        Joi.object({
          date: day.required(),
          timeRange: Joi.string().required().description('8:30 am to 1:00 pm'),
          timeZone: Joi.string().required().description('IANA name of the port’s zone.'),
          day: Joi.string().required().description('Of the week.'),
          formattedDateLong: Joi.string().required(),
          bookableTourId: Joi.string().required(),
          departureId: Joi.string().required(),
          minAge: Joi.number().integer().required().description('Years; 0 for any.'),
        }).named('ExcursionInstance'),
      ),
    },
    422: { description: 'No such dates, or more than 400 days.' },
  },
} satisfies ApiOperation;

const booking = Joi.object({
  id: Joi.string().required(),
  firstName: Joi.string().required(),
  lastName: Joi.string().allow('').required(),
  bookingStatus: Joi.string().description(
    'As the reservation system sends it. PREPAID_NOT_POSTED, PREBOOKED_NOT_POSTED, DIRECT_NOT_POSTED and CONFIRMED are confirmed, in any letter case and with blanks around; so is a booking without one. Any other is requested; a waitlist entry of the site itself has WAITLIST.',
  ),
  bookableTourObject: Joi.object({ code: Joi.string().required(), date: day.required() }).required(),
  bookableTourDepartureObject: Joi.object({
    departureTime: Joi.string().required().description('Port-local HH:MM.'),
  }).required(),
  position: Joi.number().integer().description('Of the party on the waitlist, 1 is first.'),
}).named('ExcursionBooking');

export const getShoreExGuestsOperation = {
  id: 'getShoreExGuests',
  summary: 'The guests of one of the signed-in guest’s reservations, with what each has booked.',
  ledger: ['API-12', 'EXC-25', 'EXC-26'],
  query: Joi.object({ reservationId: Joi.string().max(40).required() }),
  answers: {
    200: {
      description: 'In the order of the reservation.',
      schema: Joi.array().items(
        Joi.object({
          name: Joi.string().required(),
          participantId: Joi.string().required(),
          ageGroups: Joi.array()
            .items(Joi.object({ category: Joi.string().valid('EXCURSIONS').required(), group: ageGroup.required() }))
            .required()
            .description('On the first day of the trip.'),
          excursionBookings: Joi.array().items(booking).required(),
        }).named('ExcursionGuest'),
      ),
    },
    404: {
      description: 'Not a reservation of this guest: another’s and an invented one answer alike (NOT_FOUND).',
    },
  },
} satisfies ApiOperation;

const bookingLine = Joi.object({
  ageGroup: ageGroup.required(),
  ageGroupPricingId: id.required(),
  participantId: id.required(),
  bookableTourDepartureId: id.required(),
  bookableTourId: id.required(),
  bookingStatus: Joi.string()
    .valid('PREBOOKED_NOT_POSTED', 'WAITLIST')
    .required()
    .description('A hint: the booking system decides (H32).'),
  quantity: Joi.number().valid(1).required(),
  salesChannelId: id.required(),
  grossAmount: Joi.number().min(0).required(),
  netAmount: Joi.number().min(0).required(),
  longComments: Joi.string().allow('').max(1_000).default(''),
}).named('BookingLine');
export type BookingLine = ValueOf<typeof bookingLine>;

export const bookShoreExOperation = {
  id: 'bookShoreEx',
  takesKey: true,
  summary:
    'Books guests of one reservation on one departure: all of them, or a waitlist entry for all of them. Honours Idempotency-Key; without one, the same guests on the same departure with the same note are a repeat while their bookings stand.',
  ledger: ['API-13', 'EXC-07', 'H29'],
  body: Joi.array().items(bookingLine).min(1).max(20).required(),
  example: [
    {
      ageGroup: 'ADULT',
      ageGroupPricingId: 'ONX-1803-ADULT',
      participantId: 'ON70010001-1',
      bookableTourDepartureId: 'ON1-ADR-270605-007.ONX-1803.270609.0830',
      bookableTourId: 'ON1-ADR-270605-007.ONX-1803.270609',
      bookingStatus: 'PREBOOKED_NOT_POSTED',
      quantity: 1,
      salesChannelId: 'WEB',
      grossAmount: 180,
      netAmount: 180,
      longComments: '',
    },
  ],
  answers: {
    200: {
      description: 'Booked, or on the waitlist: one result for each guest, in the order of the reservation.',
      schema: Joi.object({
        status: Joi.string().valid('CONFIRMED', 'WAITLIST').required(),
        position: Joi.number().integer().description('On the waitlist, 1 is first.'),
        results: Joi.array()
          .items(
            Joi.object({
              participantId: Joi.string().required(),
              bookingId: Joi.string().required(),
              bookingStatus: Joi.string().required(),
            }),
          )
          .required(),
      }),
    },
    202: {
      description:
        'The booking system has received it and its answer was lost: the outcome is shown with the trip within a minute (PENDING).',
      schema: Joi.object({ status: Joi.string().valid('PENDING').required() }),
    },
    404: { description: 'A participant who is not on a reservation of the signed-in guest (NOT_FOUND).' },
    409: {
      description:
        'Booked already (ALREADY_BOOKED), on something else at that hour (OVERLAPS), too late (CLOSED), too early (NOT_OPEN), for a voyage that is not booked (NOT_BOOKED), at a price that is on request (PRICE_ON_REQUEST), or by a key whose bookings have been cancelled since (ENDED).',
    },
    422: {
      description:
        'A line that does not fit the departure: ids, status, quantity, or guests of several reservations (INVALID); a guest who is known to be younger on the day than minAge, each named in fields (TOO_YOUNG); another price than was shown (PRICE_CHANGED); a key of another request (KEY_REUSED).',
    },
  },
} satisfies ApiOperation;

export const removeShoreExOperation = {
  id: 'removeShoreEx',
  summary: 'Cancels all bookings that are named or none. Cancelling one again changes nothing.',
  ledger: ['API-14', 'EXC-27'],
  body: Joi.array().items(id).min(1).max(50).required(),
  example: ['0b0e6d0e-6f0b-4b62-9d3f-5f5b0a7f6c11'],
  answers: {
    200: {
      description: 'They are cancelled.',
      schema: Joi.object({ status: Joi.string().valid('REMOVED').required() }),
    },
    404: {
      description: 'One of them is not this guest’s: another’s and an invented one answer alike (NOT_FOUND).',
    },
    409: { description: 'It leaves too soon (CLOSED).' },
  },
} satisfies ApiOperation;
