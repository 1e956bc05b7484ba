import { experienceKinds } from '../../core/excursions/experience';
import { Joi } from '../routing/typed-joi';
import type { ApiOperation } from '../routing/api-operation';
import { dayText } from '../routing/day-window';
import { commaList } from '../routing/comma-list';
import { pictureSchema } from '../routing/picture.schema';

const time = Joi.string().pattern(/^\d{2}:\d{2}$/);
const texts = Joi.array().items(Joi.string());

const profile = {
  otalioCode: Joi.string().required().description('Its code in the excursion booking system.'),
  name: Joi.string().required().description('Its slug: the value of a favorite of type EXPERIENCE.'),
  title: Joi.string().required(),
  subtitle: Joi.string().required(),
  category: Joi.object({ slug: Joi.string().required(), title: Joi.string().required() }).required(),
  kind: Joi.string()
    .valid(...experienceKinds)
    .required(),
  url: Joi.string().required().description('Path of its page.'),
  duration: Joi.number().integer().required().description('Minutes.'),
  activityLevel: Joi.string()
    .valid('GENTLE', 'MODERATE', 'ACTIVE', 'STRENUOUS')
    .required()
    .description('One to four bars (EXC-23).'),
  interests: texts.required(),
  age: Joi.number().integer().required().description('Youngest age in years; 0 for any.'),
  groupSize: Joi.number().integer().required().description('Seats of one departure.'),
  price: Joi.object({
    total: Joi.number().required().description('Per guest, in the currency, with cents after the point.'),
    currencyCode: Joi.string().length(3).required(),
    isOnRequest: Joi.boolean().description(
      'True where the price is on request: then total says nothing, and it is never free. Absent otherwise.',
    ),
  })
    .named('ExperiencePrice')
    .required(),
  isCustomOnly: Joi.boolean()
    .required()
    .description('Made to order: without fixed departures, its price a starting point.'),
  startTimes: Joi.array().items(time).required().description('Port-local times (H66).'),
  whatToBring: texts.required().description('Lines.'),
  restictionsCollection: Joi.object({ items: texts.required() })
    .required()
    .description('"Please note". The name is the specification\'s own.'),
  imagesCollection: Joi.object({ items: Joi.array().items(pictureSchema).required() }).required(),
  port: Joi.object({
    slug: Joi.string().required(),
    title: Joi.string().required(),
    country: Joi.string().required(),
    timeZone: Joi.string().required(),
  }).required(),
};

const experienceProfileSchema = Joi.object(profile).named('ShoreExperience');

export const getShoreExperienceOperation = {
  id: 'getShoreExperience',
  summary:
    'The experiences with these slugs, in the order asked for; what is not known is left out. Without slugs: all.',
  ledger: ['API-22', 'EXC-22'],
  query: Joi.object({
    slug: commaList(2_000).description('Slugs, separated by commas, 50 at most: one-cut-in-the-bark,room-for-four.'),
  }),
  answers: { 200: { description: 'The experiences, each once.', schema: Joi.array().items(experienceProfileSchema) } },
} satisfies ApiOperation;

const ofDaySchema = Joi.object({
  key: Joi.string().required().description('2027-06-15:ONX-1803'),
  date: dayText().required(),
  day: Joi.number().integer().required().description('Day of the itinerary, the first is 1.'),
  startTimes: Joi.array()
    .items(time)
    .required()
    .description('Port-local times from which it ends before the yacht leaves.'),
});

export const getShorexProfileOperation = {
  id: 'getShorexProfile',
  summary: 'What can be done ashore and on the water on each day of one sailing.',
  ledger: ['API-15', 'EXC-22'],
  query: Joi.object({ itineraryId: Joi.string().max(60).required().description('The itinerary id of a sailing.') }),
  answers: {
    200: {
      description:
        'One item for each experience and day, by date and code; `key` is date and code, and the same in every answer.',
      schema: Joi.object({
        items: Joi.array().items(Joi.alternatives(experienceProfileSchema, ofDaySchema).match('all')).required(),
      }),
    },
    404: { description: 'No such sailing of a published voyage.' },
  },
} satisfies ApiOperation;
