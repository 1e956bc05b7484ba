import { Joi } from '../routing/typed-joi';
import type { ApiOperation } from '../routing/api-operation';
import { pictureSchema } from '../routing/picture.schema';
import { slugsOrderDescription, slugsQuery } from '../routing/slugs.query';

const venueItemSchema = Joi.object({
  slug: Joi.string().required(),
  name: Joi.string().required(),
  kind: Joi.string().required().description("Restaurant, Counter, Terrace, Bar, Lounge or a word of the line's own."),
  deck: Joi.string().required().description('Where it lies, in words.'),
  seats: Joi.number().integer().required(),
  hours: Joi.string().required(),
  dress: Joi.string().required(),
  description: Joi.string().required(),
  dishes: Joi.array().items(Joi.string()).required(),
  images: Joi.array().items(pictureSchema).required(),
  chef: Joi.object({
    slug: Joi.string().required(),
    fullName: Joi.string().required(),
    url: Joi.string().required(),
  }).description('Its head chef; absent where it has none.'),
  url: Joi.string().required().description('Path of its page.'),
}).named('CulinaryVenue');

export const findVenuesOperation = {
  id: 'findCulinaryVenues',
  summary: 'Restaurants, counters, terraces, bars and lounges on board.',
  ledger: ['API-23'],
  query: slugsQuery,
  answers: {
    200: { description: slugsOrderDescription, schema: Joi.array().items(venueItemSchema) },
  },
} satisfies ApiOperation;
