import { Joi } from '../routing/typed-joi';
import type { ContractOperation } from './contract-operation';
import { amountSchema, clientRefSchema, codeSchema, currencySchema, daySchema } from './wire.schema';

const addonSchema = Joi.object({
  category: Joi.string()
    .required()
    .description(
      'CREDIT is money to spend on board; SHOREX CUSTOM an experience that was asked for. Others pass as they are.',
    ),
  status: Joi.string().required(),
  price: amountSchema.allow(null).required(),
  from: Joi.string().allow(null).required(),
  to: Joi.string().allow(null).required(),
  notes: Joi.string().allow('', null).required(),
  comments: Joi.string().allow('', null).required(),
  guestRefs: Joi.array().items(Joi.string()).required(),
}).named('Addon');
const guestSchema = Joi.object({
  seqN: Joi.number().integer().min(1).required().description('The first is who booked.'),
  ref: Joi.string().required(),
  fullName: Joi.string().required(),
  first: Joi.string().allow(null).required(),
  middle: Joi.string().allow(null).required(),
  last: Joi.string().allow(null).required(),
  birthDate: daySchema.allow(null).required(),
  email: Joi.string().allow(null).required(),
  phone: Joi.string().allow(null).required(),
  addons: Joi.array().items(addonSchema).required(),
}).named('ReservationGuest');
const summary = {
  id: Joi.string().required(),
  status: Joi.string()
    .required()
    .description(
      'BK booked, OF offer, WL waitlist, CX cancelled, CT option timed out, CL closed, TM ended. Any other is shown to its guest as a trip about which they contact the line, without a request to pay.',
    ),
  bookedAt: Joi.string()
    .pattern(/^\d{4}-\d{2}-\d{2}(T.*(Z|[+-]\d{2}:?\d{2}))?$/)
    .required()
    .description('The day where the line’s office is; a moment with an offset is taken as well.'),
  deposit: Joi.object({
    due: amountSchema.allow(null).required().description('What makes an offer a booking.'),
    paidAmount: amountSchema.required(),
    dueDate: daySchema.allow(null).required(),
  })
    .named('Deposit')
    .required(),
  final: Joi.object({ dueDate: daySchema.allow(null).required() }).required(),
  totals: Joi.object({
    booking: amountSchema.required(),
    paid: amountSchema.required(),
    currency: currencySchema.required(),
  })
    .named('Totals')
    .required(),
  packages: Joi.array()
    .items(
      Joi.object({
        code: Joi.string().required().description('The itinerary id.'),
        name: Joi.string().required(),
        type: Joi.string().required(),
        recordId: Joi.string().required(),
        category: Joi.string().required(),
        cabin: Joi.string().allow(null).required().description('Null while none is assigned.'),
        from: daySchema.required(),
        to: daySchema.required(),
      }).named('Package'),
    )
    .required(),
  together: Joi.array()
    .items(
      Joi.object({
        id: Joi.string().required(),
        category: Joi.string().required(),
        cabin: Joi.string().allow(null).required(),
      }).named('TogetherReservation'),
    )
    .description(
      'The other suites that were reserved in the same booking, each a reservation of its own. Optional: an engine without the capability “several-suites” sells one suite in a booking and leaves it out.',
    ),
  adviser: Joi.object({
    agencyNumber: Joi.string().required().description('Eight digits of IATA or ARC; of CLIA when they begin with 00.'),
    reference: Joi.string().allow(null).required().description('The agency’s own.'),
  })
    .named('ReservationAdviser')
    .description('The travel adviser who reserved for the guests. Optional: absent where there is none.'),
  isUnconfirmed: Joi.boolean()
    .required()
    .description('A visitor entered this client’s address: the client has to confirm the reservation.'),
};
const full = {
  guests: Joi.array().items(guestSchema).required(),
  lines: Joi.array()
    .items(Joi.object({ label: Joi.string().required(), amount: amountSchema.required() }))
    .required()
    .description('The fare; the sum is totals.booking.'),
  pages: Joi.object({ payment: Joi.string().uri(), fareBreakdown: Joi.string().uri() })
    .required()
    .description(
      'Pages of the engine about this reservation, for its guest: targets for a single-sign-on token. Absent where there is none.',
    ),
};
const fullSchema = Joi.object({ ...summary, ...full }).named('Reservation');
const eitherSchema = Joi.object({
  ...summary,
  guests: full.guests.optional(),
  lines: full.lines.optional(),
  pages: full.pages.optional(),
}).named('ListedReservation');
const idParams = Joi.object({
  id: codeSchema.required(),
});
const bookSchema = Joi.string()
  .valid('live', 'test')
  .default('live')
  .description('An engine that stores test reservations apart reads those; any other ignores it.');

export const findReservationsOperation = {
  id: 'findReservations',
  summary: 'A client’s reservations, by start date, then id. None for a client that the engine does not know.',
  query: Joi.object({
    clientRef: clientRefSchema.required(),
    include: Joi.string()
      .valid('summary', 'full')
      .default('summary')
      .description('“full”: with guests, lines and pages.'),
    book: bookSchema,
  }),
  answers: {
    200: {
      description: 'All of them; a client has few. Never cached.',
      schema: Joi.object({ items: Joi.array().items(eitherSchema).required() }),
    },
  },
} satisfies ContractOperation;

export const getReservationOperation = {
  id: 'getReservation',
  summary: 'One reservation of a client, in full.',
  description: 'One that does not exist and one of another client answer the same.',
  params: idParams,
  query: Joi.object({ clientRef: clientRefSchema.required(), book: bookSchema }),
  answers: { 200: { description: 'Never cached.', schema: fullSchema } },
  problems: ['NOT_FOUND'],
} satisfies ContractOperation;

export const answerReservationOperation = {
  id: 'answerUnconfirmedReservation',
  summary: 'The client says whether an unconfirmed reservation is theirs.',
  description:
    '“confirm” leaves it with the client, “disown” detaches it for ever. The same answer again is the same answer.',
  params: idParams,
  body: Joi.object({
    clientRef: clientRefSchema.required(),
    answer: Joi.string().valid('confirm', 'disown').required(),
  }),
  example: { clientRef: '0035g00000ElMarAAF', answer: 'confirm' },
  answers: {
    200: {
      description: 'Stored.',
      schema: Joi.object({ id: Joi.string().required(), answer: Joi.string().required() }),
    },
  },
  problems: ['NOT_FOUND'],
} satisfies ContractOperation;
