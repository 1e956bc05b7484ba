import { Joi } from '../routing/typed-joi';
import { RELATED_STORIES_LIMIT } from '../../core/content/related-stories';
import type { ApiOperation } from '../routing/api-operation';
import { dayText } from '../routing/day-window';
import { pictureSchema } from '../routing/picture.schema';

const article = {
  title: Joi.string().required(),
  slug: Joi.string().required(),
  excerpt: Joi.string().required(),
  category: Joi.array().items(Joi.string()).required().description('Names, the first the chief one.'),
  featuredImage: pictureSchema.required(),
};

const slugList = Joi.string()
  .max(2_000)
  .pattern(/^[a-z0-9-]+(,[a-z0-9-]+){0,49}$/, 'a list of slugs in lower case, 50 at most, with commas between them');

export const findStoriesOperation = {
  id: 'findStories',
  summary: 'Stories of the magazine, the newest first.',
  ledger: ['API-23'],
  query: Joi.object({
    slug: slugList.description(
      'Only these, 50 at most, as a list with commas and in its order. One that does not exist is left out.',
    ),
    category: Joi.string()
      .max(60)
      .description('Name or slug of a category. One that has no stories answers an empty list.'),
  }),
  answers: {
    200: {
      description: 'Stories.',
      schema: Joi.array().items(
        Joi.object({
          ...article,
          author: Joi.object({ name: Joi.string().required(), role: Joi.string().required() }).required(),
          publishedOn: dayText().required(),
        }).named('Story'),
      ),
    },
    422: { description: 'A slug or category that cannot be one.' },
  },
} satisfies ApiOperation;

const category = Joi.string().trim().max(60);

export const findRelatedArticlesOperation = {
  id: 'findRelatedArticles',
  summary:
    'What to read next: the most categories in common, then ports and voyages, then the newest. It changes nothing.',
  ledger: ['API-07', 'CNT-31'],
  body: Joi.object({
    category: Joi.alternatives(category.allow(''), Joi.array().items(category).max(10)).description(
      'Name or slug, or several; default those of the current article.',
    ),
    currentSlug: Joi.string().allow('').max(120).description('The article being read; it is never in the answer.'),
    limit: Joi.number()
      .integer()
      .min(1)
      .default(RELATED_STORIES_LIMIT)
      .description(`More than ${RELATED_STORIES_LIMIT} answers ${RELATED_STORIES_LIMIT}.`),
    preview: Joi.boolean().default(false).description('Accepted; nothing unpublished is ever answered.'),
    locale: Joi.string().valid('en-US').default('en-US'),
    contentType: Joi.string().valid('story').default('story'),
  }),
  example: {
    category: 'Seamanship',
    currentSlug: 'the-middle-watch',
    limit: 3,
    preview: false,
    locale: 'en-US',
    contentType: 'story',
  },
  answers: {
    200: {
      description: 'At most three; none when nothing is related.',
      schema: Joi.array().max(RELATED_STORIES_LIMIT).items(Joi.object(article).named('RelatedArticle')),
    },
    422: {
      description: 'A content type or locale that does not exist here, or a field that is not right.',
    },
  },
} satisfies ApiOperation;
