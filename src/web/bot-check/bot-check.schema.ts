import { Joi } from '../routing/typed-joi';
import type { ApiOperation } from '../routing/api-operation';

export const getBotChallengeOperation = {
  id: 'getBotChallenge',
  summary:
    'A proof-of-work challenge for one form: two minutes, one use. `action` is the last segment of the endpoint.',
  ledger: ['TRK-01'],
  query: Joi.object({
    action: Joi.string()
      .pattern(/^[a-z0-9-]{1,60}$/, 'the last segment of the endpoint')
      .required(),
  }),
  answers: {
    200: {
      description: 'An ALTCHA challenge.',
      schema: Joi.object({ parameters: Joi.object().unknown(true).required(), signature: Joi.string().required() }),
    },
  },
} satisfies ApiOperation;
