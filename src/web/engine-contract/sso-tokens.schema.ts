import { Joi } from '../routing/typed-joi';
import type { ContractOperation } from './contract-operation';
import { clientRefSchema } from './wire.schema';

const addressSchema = Joi.string().max(2_048);

export const ssoTokensOperation = {
  id: 'createSsoToken',
  summary: 'A token that signs a client in at the engine’s pages: good for 60 seconds, once, in that client’s browser.',
  description:
    'Send it to postUrl as the field cust_token of a form, from a page on failureUrl’s origin, and nowhere else: the engine takes it from there only, so that a foreign page cannot sign a browser in as another client. It never stands in an address.',
  body: Joi.object({
    clientRef: clientRefSchema.required(),
    targetUrl: addressSchema
      .required()
      .description('Where the client wants to be: an address, or a path, of the engine’s own pages.'),
    failureUrl: addressSchema
      .uri({ scheme: ['http', 'https'] })
      .required()
      .description('Where the client is sent when the token is not taken: a page of the caller’s that says so.'),
  }),
  example: {
    clientRef: '0035g00000ElMarAAF',
    targetUrl:
      '/engine/details?siid=landfall&voyageId=ON1-CYC-270503-007&categorycode=SV&farecode=BESTPRICE&p1=2&p2=30,30',
    failureUrl: 'https://ondine.example/reserve-now/ON1-CYC-270503-007/suite/?suiteId=BR-I,SV&ssoFailed=1',
  },
  answers: {
    201: {
      description: 'The token. Never cached.',
      schema: Joi.object({
        token: Joi.string().required(),
        expiresAt: Joi.string().isoDate().required(),
        postUrl: Joi.string().uri().required(),
      }),
    },
  },
  problems: ['NOT_FOUND', 'TARGET_NOT_ALLOWED'],
} satisfies ContractOperation;
