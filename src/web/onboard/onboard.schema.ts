import { Joi } from '../routing/typed-joi';
import type { ApiOperation } from '../routing/api-operation';
import { pictureSchema } from '../routing/picture.schema';
import { slugsOrderDescription, slugsQuery } from '../routing/slugs.query';

const onboardItemSchema = Joi.object({
  slug: Joi.string().required(),
  title: Joi.string().required(),
  deck: Joi.string().required().description('Where it lies, in words.'),
  hours: Joi.string().required(),
  description: Joi.string().required(),
  facts: Joi.array()
    .items(Joi.object({ label: Joi.string().required(), value: Joi.string().required() }))
    .required(),
  images: Joi.array().items(pictureSchema).required(),
  url: Joi.string().required().description('Path of its page.'),
}).named('OnboardVenue');

export const findOnboardOperation = {
  id: 'findOnboardVenues',
  summary: 'Places and services of life on board.',
  ledger: ['API-22'],
  query: slugsQuery,
  answers: {
    200: { description: slugsOrderDescription, schema: Joi.array().items(onboardItemSchema) },
  },
} satisfies ApiOperation;
