import { Joi } from '../routing/typed-joi';
import type { ApiOperation } from '../routing/api-operation';
import { dayText } from '../routing/day-window';
import { pictureSchema } from '../routing/picture.schema';

export const NEWS_PAGE = 12;
const maxPerRequest = 50;

const newsItem = Joi.object({
  id: Joi.string().required(),
  title: Joi.string().required(),
  category: Joi.array().items(Joi.string()).required(),
  excerpt: Joi.string().required(),
  createdDate: dayText().required().description('The day on which it came out.'),
  image: pictureSchema
    .append({
      sources: Joi.string().description('The same picture in several widths, as the `srcset` of an image takes them.'),
    })
    .named('NewsPicture')
    .required(),
  slug: Joi.string().required(),
}).named('NewsItem');

export const findNewsOperation = {
  id: 'findNews',
  summary: 'News, the newest first and of one day by slug, page by page. News that comes in meanwhile shifts nothing.',
  ledger: ['API-36', 'H45'],
  query: Joi.object({
    category: Joi.string().max(60).description('Name or slug of a category. One without news answers an empty page.'),
    cursor: Joi.string()
      .max(200)
      .description('`nextCursor` of the page before; default the beginning. It does not expire.'),
    limit: Joi.number().integer().min(1).max(maxPerRequest).default(NEWS_PAGE).description('News on a page.'),
  }),
  answers: {
    200: {
      description: 'A page of news.',
      schema: Joi.object({
        items: Joi.array().items(newsItem).required(),
        nextCursor: Joi.string().description('Absent on the last page.'),
        categories: Joi.array()
          .items(Joi.object({ slug: Joi.string().required(), name: Joi.string().required() }))
          .required()
          .description('All that can be asked for, the most used first.'),
      }),
    },
    422: { description: 'A cursor that did not come from here, or a limit out of bounds.' },
  },
} satisfies ApiOperation;
