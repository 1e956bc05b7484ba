import { Joi } from '../routing/typed-joi';
import type { ApiOperation } from '../routing/api-operation';
import { commaList } from '../routing/comma-list';
import { pictureSchema } from '../routing/picture.schema';

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
});

export const findOnboardOperation = {
  id: 'findOnboardVenues',
  summary: 'Places and services of life on board.',
  ledger: ['API-22'],
  query: Joi.object({
    slug: commaList(1_000).description(
      'Slugs with commas between them, 50 at most; those that are not known are left out. Without it: all of them.',
    ),
  }),
  answers: {
    200: {
      description: "In the order of the slugs asked for, else in the line's own.",
      schema: Joi.array().items(onboardItemSchema),
    },
  },
} satisfies ApiOperation;
