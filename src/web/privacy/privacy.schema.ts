import { Joi } from '../routing/typed-joi';
import type { ApiOperation } from '../routing/api-operation';

export const recordConsentOperation = {
  id: 'recordConsent',
  summary:
    'Records what a signed-in guest has answered to the question about cookies, with its wording and the time. The same answer again adds nothing.',
  ledger: ['H12', 'H14', 'TRK-05'],
  body: Joi.object({ choice: Joi.string().valid('accepted', 'declined').required() }),
  example: { choice: 'declined' },
  answers: {
    200: {
      description: 'It is on record.',
      schema: Joi.object({ choice: Joi.string().valid('accepted', 'declined').required() }),
    },
    401: { description: 'No session (NO_SESSION): a visitor’s choice is stored by their browser alone.' },
    422: { description: 'It is neither of the two (INVALID).' },
    503: { description: 'It cannot be recorded at this moment.' },
  },
} satisfies ApiOperation;
