import type { ErrorCodes } from '../openapi/catalogued-error';

export const excursionsErrorCodes: ErrorCodes = {
  ALREADY_BOOKED: {
    status: 409,
    when: 'A guest has a seat, or a waitlist entry, on this departure.',
    text: 'One of these guests has a place at this hour already.',
  },
  CLOSED: {
    status: 409,
    when: 'It leaves within the hours of the line’s terms: nothing is booked or cancelled.',
    text: 'It leaves too soon to be changed here. Please call us.',
  },
  ENDED: {
    status: 409,
    when: 'The booking of this Idempotency-Key has been cancelled since, or its offer has ended. A new booking needs a new key.',
    text: 'This was reserved before and has been given back since. Nothing was reserved again.',
  },
  NOT_BOOKED: {
    status: 409,
    when: 'Experiences go with a reservation that is booked.',
    text: 'Experiences can be reserved once the voyage is booked.',
  },
  NOT_OPEN: {
    status: 409,
    when: 'Experiences of this voyage cannot be reserved yet.',
    text: 'Reservations for your voyage are not open yet.',
  },
  OVERLAPS: {
    status: 409,
    when: 'A guest has booked, is waitlisted for, or has requested, something else at that hour.',
    text: 'One of these guests has something else at that time.',
  },
  PRICE_ON_REQUEST: {
    status: 409,
    when: 'The experience has no price yet: it is asked for, not booked.',
    text: 'The price is on request. Ask us for it, and nothing is booked before you know it.',
  },
  PRICE_CHANGED: {
    status: 422,
    when: 'The line of a booking names another price than the experience has by now.',
    text: 'The price is $180 per guest now. Please look at it again.',
  },
  TOO_YOUNG: {
    status: 422,
    when: 'A guest is known to be younger on the day than the experience takes along; fields names each.',
    text: 'Guests are at least 18 years old on the day, and one of these is younger.',
    field: 'participantId',
  },
};
