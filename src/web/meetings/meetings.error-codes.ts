import type { ErrorCodes } from '../openapi/catalogued-error';

export const meetingsErrorCodes: ErrorCodes = {
  CALENDAR_FULL: {
    status: 409,
    when: 'The guest has as many appointments ahead as one may have.',
    text: 'You have as many appointments ahead as can be kept.',
  },
  TIME_TAKEN: {
    status: 409,
    when: 'The half hour has been taken by now, or the consultant does not work then.',
    text: 'This time has just been taken. Please choose another.',
  },
};
