import { Joi } from '../routing/typed-joi';
import type { ApiOperation } from '../routing/api-operation';
import { pictureSchema } from '../routing/picture.schema';
import { priceSchema } from '../routing/price.schema';
import { slugsOrderDescription, slugsQuery } from '../routing/slugs.query';

const extensionItemSchema = Joi.object({
  slug: Joi.string().required(),
  title: Joi.string().required(),
  region: Joi.string().required(),
  when: Joi.valid('before', 'after')
    .required()
    .description('Before the voyage that begins in the port, or after the one that ends there.'),
  port: Joi.object({ slug: Joi.string().required(), name: Joi.string().required() }).required(),
  nights: Joi.number().integer().required(),
  price: priceSchema.required().description('From, per guest, two sharing.'),
  description: Joi.string().required(),
  days: Joi.array()
    .items(Joi.object({ title: Joi.string().required(), text: Joi.string().required() }))
    .required(),
  images: Joi.array().items(pictureSchema).required(),
  url: Joi.string().required().description('Path of its page.'),
  inquireUrl: Joi.string().required().description('Path of the inquiry about it.'),
}).named('VoyageExtension');

export const findExtensionsOperation = {
  id: 'findVoyageExtensions',
  summary: 'Days on land before or after a voyage.',
  ledger: ['API-22'],
  query: slugsQuery,
  answers: {
    200: { description: slugsOrderDescription, schema: Joi.array().items(extensionItemSchema) },
  },
} satisfies ApiOperation;
