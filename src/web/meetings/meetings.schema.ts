import { Joi } from '../routing/typed-joi';
import { meetingChannels } from '../../core/meetings/appointment';
import { maxNotesLength, meetingPurposes } from '../../core/meetings/meeting-purposes';
import { parsePlainDate } from '../../core/shared/plain-date';
import type { ApiOperation } from '../routing/api-operation';
import { pycSchema } from './consultant-wire';

const opportunityId = Joi.string().max(64);
const aSampleId = '9b2f7c1d0e5a4c3f8d6e7a1b2c3d4e5f';
const instant = Joi.string().isoDate().description('UTC.');
/** joi alone reads a time without an offset in the server's own zone, and 31 November as 1 December. */
const instantInput = Joi.date()
  .iso()
  .custom((read: Date, { original, error }) =>
    /T.*(Z|[+-]\d{2}:?\d{2})$/.test(String(original)) && parsePlainDate(String(original).slice(0, 10))
      ? read
      : error('date.format'),
  );

const refusals = {
  403: { description: 'FORBIDDEN, CSRF' },
  404: { description: 'There is no such opportunity (NOT_FOUND).' },
  429: { description: 'RATE_LIMITED' },
} as const;

const text = Joi.string();

const greetedFields = {
  firstName: text.required(),
  PYCUserId: text,
  PYCServiceResourceId: text,
  pyc: pycSchema,
};
const greetedSchema = Joi.object(greetedFields).named('GreetedContact');
const ownContactSchema = Joi.object({
  ...greetedFields,
  contactId: text.required(),
  title: text,
  lastName: text.required(),
  email: text,
  countryCode: text,
  phone: text,
  recordTypeName: text.required(),
}).named('OwnContact');

export const getUserInfoOperation = {
  id: 'getUserInfo',
  budget: '60 in a quarter of an hour from one address without a session.',
  summary:
    'The contact of an opportunity and their consultant. A caller who is not signed in as this contact gets the first name for a greeting and the consultant, nothing else.',
  ledger: ['API-01', 'PYC-12', 'PYC-16', 'H36'],
  body: Joi.object({ opportunityId: opportunityId.required() }),
  example: { opportunityId: aSampleId },
  answers: {
    ...refusals,
    200: {
      description: 'The contact: all of it in this contact’s own session, else what a greeting needs.',
      schema: Joi.object({ contactResponse: Joi.alternatives(ownContactSchema, greetedSchema).required() }),
    },
  },
} satisfies ApiOperation;

export const findOpportunityOperation = {
  id: 'findOpportunity',
  summary: 'The id under which the signed-in guest’s meeting page is found; null when they have none.',
  ledger: ['API-02', 'PYC-14', 'H60'],
  body: Joi.object({
    contactId: Joi.string().max(80).description('The session’s guest alone.'),
  }),
  example: {},
  answers: {
    200: { description: 'The id.', schema: Joi.object({ uniqueId: text.allow(null).required() }) },
    403: refusals[403],
  },
} satisfies ApiOperation;

export const existingAppointmentOperation = {
  id: 'findAppointments',
  summary: 'The signed-in guest’s appointments in every status, the earliest first.',
  ledger: ['API-33', 'H36', 'H60'],
  body: Joi.object({
    opportunityId: opportunityId.description('The session’s guest alone.'),
  }),
  example: {},
  answers: {
    200: {
      description: 'Appointments.',
      schema: Joi.object({
        serviceAppointmentResponse: Joi.array()
          .items(
            Joi.object({
              appointmentId: text.required(),
              status: text.valid('Scheduled', 'Completed', 'Canceled').required(),
              SchedStartTime: instant.required(),
              SchedEndTime: instant.required(),
              recordTypeName: text.description('The guest’s record type that was passed to scheduling.'),
            }).named('Appointment'),
          )
          .required(),
      }),
    },
    403: refusals[403],
  },
} satisfies ApiOperation;

export const meetingTimesOperation = {
  id: 'findMeetingTimes',
  budget: '60 in a quarter of an hour from one address without a session.',
  summary: 'When the consultant of this opportunity can be spoken with, the nearest first.',
  ledger: ['PYC-01', 'PYC-10'],
  query: Joi.object({ opportunityId: opportunityId.required() }),
  answers: {
    ...refusals,
    200: {
      description: 'The starts of half hours that are free.',
      schema: Joi.object({ times: Joi.array().items(instant).required() }),
    },
  },
} satisfies ApiOperation;

const bookedMeetingSchema = Joi.object({
  appointmentId: text.required(),
  start: instant.required(),
  end: instant.required(),
  isTold: Joi.boolean().description('A message with the invitation is on its way. Absent where it was booked before.'),
}).named('BookedMeeting');

export const bookMeetingOperation = {
  id: 'bookMeeting',
  takesKey: true,
  budget:
    '60 an hour from one address, and 100 a day for one opportunity; a visitor’s looks count for findMeetingTimes as well.',
  summary:
    'Books a half hour with the consultant of this opportunity. Sent again with the same Idempotency-Key it answers 200 with the same appointment.',
  ledger: ['PYC-01', 'PYC-06', 'PYC-08', 'H36'],
  body: Joi.object({
    opportunityId: opportunityId.required(),
    start: instantInput.required(),
    way: Joi.string()
      .valid(...meetingChannels)
      .default('phone'),
    purpose: Joi.string()
      .valid(...meetingPurposes)
      .default(meetingPurposes[0]),
    notes: Joi.string().allow('').trim().max(maxNotesLength).default(''),
    timeZone: Joi.string().max(40).description('In which the guest chose, for the message: an IANA name.'),
  }),
  example: { opportunityId: aSampleId, start: '2026-11-24T15:30:00.000Z', way: 'phone' },
  answers: {
    ...refusals,
    200: {
      description: 'It was booked before with this key.',
      schema: bookedMeetingSchema,
    },
    201: {
      description: 'It is booked.',
      schema: bookedMeetingSchema,
    },
    409: {
      description:
        'It has been taken by now, or the consultant does not work then (TIME_TAKEN); or the guest has as many appointments ahead as one may have (CALENDAR_FULL).',
    },
    422: {
      description: 'A field is not right (INVALID), or the key was used for another appointment (KEY_REUSED).',
    },
  },
} satisfies ApiOperation;
