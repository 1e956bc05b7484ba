import type { WebhookEventType } from '../../core/webhooks/webhook-event';
import type { JsonSchema } from './describe-call';

const text = { type: 'string' };
const instant = { type: 'string', format: 'date-time' };
const day = { type: 'string', format: 'date' };
const record = (properties: JsonSchema): JsonSchema => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
});
const referenceTo = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const amount = referenceTo('EventAmount');
const ofReservation = referenceTo('EventReservation');
const ofExcursion = referenceTo('EventExcursion');

const facts = {
  Event: record({ id: text, type: text, createdAt: instant, data: { type: 'object' } }),
  EventAmount: {
    description: 'Whole minor units of the currency.',
    ...record({ amount: { type: 'integer' }, currency: text }),
  },
  EventReservation: record({
    reservationId: text,
    itineraryId: text,
    category: text,
    startsOn: day,
    endsOn: day,
    guests: { type: 'integer' },
    total: amount,
  }),
  EventExcursion: record({
    reservationId: text,
    departureId: text,
    tourCode: text,
    itineraryId: text,
    date: day,
    startsAt: { ...text, description: 'Local time of the port.' },
    bookingIds: { type: 'array', items: text, description: 'One for each guest.' },
  }),
} satisfies Readonly<Record<string, JsonSchema>>;

const events: Readonly<Record<WebhookEventType, { readonly description: string; readonly data: JsonSchema }>> = {
  'lead.received': { description: 'A form was sent.', data: record({ leadId: text, form: text }) },
  'reservation.confirmed': { description: 'A reservation became a booking.', data: ofReservation },
  'reservation.cancelled': {
    description: 'A booking, an offer or a waitlist entry ended.',
    data: { allOf: [ofReservation, record({ reason: { enum: ['cancelled', 'lapsed'] } })] },
  },
  'payment.received': {
    description: 'A payment was credited to a reservation.',
    data: record({ paymentId: text, reservationId: text, amount }),
  },
  'payment.refunded': {
    description: 'Money of a payment went back.',
    data: record({ refundId: text, reservationId: text, amount }),
  },
  'excursion.booked': { description: 'Guests have seats on an excursion.', data: ofExcursion },
  'excursion.cancelled': { description: 'Seats or waitlist entries of an excursion ended.', data: ofExcursion },
  'excursion.waitlisted': { description: 'Guests wait for seats on an excursion.', data: ofExcursion },
  'excursion.offered': {
    description: 'Seats are free for waiting guests for a while.',
    data: { allOf: [ofExcursion, record({ offerEndsAt: instant })] },
  },
  'waitlist.joined': { description: 'Guests wait for a suite category of a sailing.', data: ofReservation },
  'waitlist.offered': {
    description: 'A suite is free for waiting guests for a while.',
    data: { allOf: [ofReservation, record({ offerEndsAt: instant })] },
  },
};

const nameOf = (type: string) => type.replace(/(?:^|\.)\w/g, (start) => start.slice(-1).toUpperCase());

export const eventSchemas: JsonSchema = {
  ...facts,
  ...Object.fromEntries(
    Object.entries(events).map(([type, { description, data }]) => [
      nameOf(type),
      { description, allOf: [referenceTo('Event'), { properties: { type: { const: type }, data } }] },
    ]),
  ),
};

export const webhooks: JsonSchema = {
  event: {
    post: {
      operationId: 'receiveEvent',
      summary: 'Receive event',
      description:
        'Posted to the address that the operator added for you, signed by the Standard Webhooks specification, delivered at least once and in no promised order.',
      security: [],
      parameters: ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => ({
        name,
        in: 'header',
        required: true,
        schema: text,
      })),
      requestBody: {
        required: true,
        content: {
          'application/json': { schema: { oneOf: Object.keys(events).map((type) => referenceTo(nameOf(type))) } },
        },
      },
      responses: {
        '2XX': { description: 'Received. Any other answer is tried again.' },
        '410': { description: 'The receiver is gone: nothing more is sent to it.' },
      },
    },
  },
};
