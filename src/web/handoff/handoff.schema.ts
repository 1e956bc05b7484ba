import { Joi } from '../routing/typed-joi';
import type { ApiOperation } from '../routing/api-operation';

/** Limits the input; the handler drops addresses above its own, lower limit (reliability C10). */
const maxAddressLength = 8_192;

export const reservationTokenOperation = {
  id: 'createReservationToken',
  summary:
    'A token that signs the guest in at the reservation engine. Post it to loginUrl as the form field cust_token, once, within 60 seconds. Never cached.',
  ledger: ['API-28', 'ENG-03', 'H06', 'D10'],
  body: Joi.object({
    currentUrl: Joi.string()
      .allow('')
      .max(maxAddressLength)
      .default('')
      .description(
        'Where the guest is, with ssoFailed=1: where the engine sends them when it refuses the token. An address that is not ours is replaced by /voyages; a missing marker is added.',
      ),
    redirectUrl: Joi.string()
      .max(maxAddressLength)
      .required()
      .description('Where the guest wants to be: a path at the engine, or an address on its origin.'),
  }),
  example: {
    currentUrl: '/reserve-now/ON1-CYC-270503-007/suite/?suiteId=BR-I,SV&guestsAdults=2&guestsChildren=0&ssoFailed=1',
    redirectUrl:
      '/engine/details?siid=landfall&voyageId=ON1-CYC-270503-007&categorycode=SV&farecode=BESTPRICE&p1=2&p2=30,30',
  },
  answers: {
    200: {
      description: 'The token, and the login that takes it.',
      schema: Joi.object({
        cust_token: Joi.string().required(),
        loginUrl: Joi.string().required(),
        expiresAt: Joi.string().isoDate().required(),
      }),
    },
    404: { description: 'The line’s engine knows no sign-in of ours: go on as a visitor (NOT_FOUND).' },
    422: { description: 'redirectUrl does not lead to the engine (INVALID).' },
    503: { description: 'The engine does not answer: go to currentUrl, which says so (UNAVAILABLE).' },
  },
} satisfies ApiOperation;
