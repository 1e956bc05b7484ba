import { namedAmenities } from '../../core/voyages/suite-amenities';
import { Joi } from '../routing/typed-joi';
import { CABIN_CATEGORIES } from '../../core/voyages/cabin-category';
import type { ApiOperation } from '../routing/api-operation';

const feature = Joi.object({
  icon: Joi.string().required().description('The name of a drawing; what a line draws for it is its own affair.'),
  title: Joi.string().required(),
  body: Joi.string().required(),
}).named('SuiteFeature');

const image = Joi.object({
  url: Joi.string().required(),
  width: Joi.number().integer().required(),
  height: Joi.number().integer().required(),
  description: Joi.string().required(),
}).named('SuitePicture');

const suiteSchema = Joi.object({
  title: Joi.string().required(),
  slug: Joi.string().required(),
  suiteId: Joi.string().required().description('Fare group, comma, category code.'),
  category: Joi.valid(...CABIN_CATEGORIES).required(),
  vesselId: Joi.string().required(),
  summary: Joi.string().required(),
  squareMetres: Joi.number().required(),
  terraceSquareMetres: Joi.number().required(),
  maxGuests: Joi.number().integer().required(),
  decks: Joi.array().items(Joi.number().integer()).required(),
  cabins: Joi.array().items(Joi.string()).required(),
  url: Joi.string().required().description('The path of its page.'),
  imagesCollection: Joi.array().items(image).required(),
  amenities: Joi.array()
    .items(Joi.string().valid(...namedAmenities))
    .description('What visitors look for a suite by, where it has any.'),
  primaryFeatures: Joi.array().items(feature).required(),
  secondaryFeatures: Joi.array().items(feature).required(),
}).named('Suite');

export const findSuitesOperation = {
  id: 'findSuites',
  summary: 'The categories of suites, in the order of their fares. What they cost is said for a sailing only.',
  ledger: ['API-23', 'VOY-33'],
  query: Joi.object({
    vesselId: Joi.string()
      .max(60)
      .description('A vessel’s slug or its name; one that the line does not have leaves nothing.'),
  }),
  answers: { 200: { description: 'Suites.', schema: Joi.array().items(suiteSchema) } },
} satisfies ApiOperation;

const onSailingSchema = Joi.object({
  itineraryId: Joi.string().required(),
  availableCabins: Joi.number().integer().description('Absent when the reservation system does not know.'),
  price: Joi.number().description(
    'In the currency, with cents after the point; absent when there is none, and always for the Funnel Suite.',
  ),
  currency: Joi.string().length(3),
  listType: Joi.valid('Waitlist').description('Given when the suite can only be waited for.'),
});

export const getReserveNowSuiteOperation = {
  id: 'getReserveNowSuite',
  summary: 'One category of suites on one sailing, with its price and its free cabins as they are now.',
  ledger: ['API-31', 'TRD-17', 'H65'],
  query: Joi.object({
    itineraryId: Joi.string().max(60).required().description('The itinerary id (package code) of a sailing.'),
    suiteId: Joi.string()
      .max(24)
      .required()
      .description('Fare group, comma, category code. Only the category counts: `FS-I,SV` is the Seaview Suite.'),
  }),
  answers: {
    200: {
      description: 'The suite.',
      schema: Joi.object({
        selectedSuite: Joi.alternatives(suiteSchema, onSailingSchema).match('all').required(),
      }),
    },
    404: { description: 'No such sailing of a published voyage, or no such suite.' },
  },
} satisfies ApiOperation;
