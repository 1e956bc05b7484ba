import type { ApiOperation } from '../routing/api-operation';
import { commaList } from '../routing/comma-list';
import { Joi } from '../routing/typed-joi';

const followedDepartures = Joi.object({
  departures: commaList(50 * 120)
    .allow('')
    .default('')
    .description('Ids of departures, 50 at most, with commas between them. One that does not exist is left out.'),
});

export const getSeatsOperation = {
  id: 'getShoreExSeats',
  summary: 'Seats and waitlist entries at this moment: the events of `/api/shore-ex-events`, once.',
  description: 'For a page whose stream was refused because there are too many. Ask every ten seconds at most.',
  ledger: ['EXC-07', 'EXC-10'],
  query: followedDepartures,
  answers: {
    200: {
      description: 'As the events `seats` and `places` have it.',
      schema: Joi.object({
        seenAt: Joi.string().isoDate().required().description('The moment that the numbers are of.'),
        departures: Joi.array()
          .items(
            Joi.object({
              departureId: Joi.string().required(),
              capacity: Joi.number().integer().required(),
              left: Joi.number().integer().required(),
              waiting: Joi.number().integer().required().description('Parties on the waitlist.'),
            }),
          )
          .required(),
        places: Joi.array()
          .items(
            Joi.object({
              partyId: Joi.string().required(),
              reservationId: Joi.string().required(),
              departureId: Joi.string().required(),
              state: Joi.string().valid('confirmed', 'waiting', 'offered').required(),
              position: Joi.number().integer().description('On the waitlist: 1 is first.'),
              offerEndsAt: Joi.string().isoDate(),
            }),
          )
          .required(),
      }),
    },
  },
} satisfies ApiOperation;

export const followSeatsOperation = {
  id: 'followShoreExSeats',
  summary: 'Seats and waitlist entries, at once and then when they change, as server-sent events.',
  ledger: ['EXC-07', 'EXC-10'],
  query: followedDepartures,
  answers: {
    200: {
      mediaType: 'text/event-stream',
      description: [
        'It does not end by itself; a browser that loses it opens it again. Every event has JSON for data, with `seenAt`, the moment that it is of.',
        '`seats`: `departures`, each with departureId, capacity, left and waiting (parties on the waitlist).',
        '`places`: `places`, the caller’s own parties, each with partyId, reservationId, departureId, state (confirmed, waiting, offered), position (1 is first) and offerEndsAt.',
        '`changes`: `count`, how many changes the line has made of the caller’s sailings; another number means that what is known of their days is old.',
        '`seen`: the last event is still current. `stale`: the booking system does not answer; the last event may be out of date. `over`: the session has ended.',
      ].join(' '),
      schema: Joi.string(),
    },
    429: { description: 'Four streams of one session, or twelve of one guest, are open already (RATE_LIMITED).' },
    503: {
      description:
        'The node has no room for another stream, or the line’s systems do not answer. Ask `/api/shore-ex-seats` meanwhile.',
    },
  },
} satisfies ApiOperation;
