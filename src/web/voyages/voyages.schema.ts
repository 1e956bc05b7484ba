import { Joi } from '../routing/typed-joi';
import type { ApiOperation } from '../routing/api-operation';
import { commaList } from '../routing/comma-list';
import { dayText } from '../routing/day-window';
import { pictureSchema } from '../routing/picture.schema';
import { priceSchema } from '../routing/price.schema';

const maxListLength = 50;
const maxIdLength = 40;

const day = dayText();
const price = priceSchema;
const portCall = Joi.object({
  dateTime: Joi.string().required().description('Port-local, YYYY-MM-DDTHH:MM.'),
  port: Joi.string().required(),
}).named('PortCall');
const sail = Joi.object({ from: portCall.required(), to: portCall.required() }).named('Sail');

/** The one Voyage of the site (H57); the views below are composed of these parts. */
const voyage = {
  voyageId: Joi.string().required().description('Code of the voyage in the reservation system.'),
  voyageCode: Joi.string().required().description('What its packages are classified as under WEB DEST.'),
  title: Joi.string().required(),
  slug: Joi.string().required(),
  region: Joi.string().required(),
  nights: Joi.number().integer().required(),
  images: Joi.array().items(pictureSchema).required(),
  publishedToWebsite: Joi.valid(true).required(),
};

const itinerary = {
  itineraryId: Joi.string().required(),
  vesselId: Joi.string().required(),
  fromDate: day.required(),
  dateRange: Joi.object({ from: day.required(), to: day.required() }).required(),
  sail: sail.required(),
};

const offer = {
  pkg: Joi.object({
    code: Joi.string().required(),
    sailDays: Joi.number().integer().required(),
    classifications: Joi.array()
      .items(Joi.object({ type: Joi.string().required(), code: Joi.string().required() }))
      .required(),
  }).required(),
  waitlist: Joi.boolean().required().description('True when no category has a free cabin.'),
  available: Joi.boolean().required(),
  availableCategories: Joi.object()
    .pattern(Joi.string(), Joi.number().integer())
    .required()
    .description('Free cabins by category code.'),
  price: price.description('The lowest fare per suite; absent when no cabin is free.'),
};

const voyageSummarySchema = Joi.object(voyage).named('VoyageSummary');
const sailingSchema = Joi.object({ ...itinerary, ...offer }).named('Sailing');
const voyageSchema = Joi.object({
  ...voyage,
  summary: Joi.string().required(),
  itineraries: Joi.array().items(sailingSchema).required(),
}).named('Voyage');

export const findVoyagesOperation = {
  id: 'findVoyages',
  summary: 'Coming sailings of published voyages, by start date; with `voyageCode` that one voyage and its sailings.',
  ledger: ['VOY-01', 'VOY-02', 'VOY-03', 'VOY-30', 'VOY-32', 'API-30'],
  query: Joi.object({
    region: Joi.string()
      .max(60)
      .description(
        'Slug of a region (`greek-isles`), or its name as `region` of an answer; an unknown one finds nothing.',
      ),
    startDate: dayText().description('First day from which a sailing may start.'),
    endDate: dayText().description(
      'Last day by which it must have ended: not before startDate, and at most 400 days after it.',
    ),
    voyageCode: Joi.string()
      .max(maxIdLength)
      .description(
        'Classification WEB DEST of a package. The answer is a list of one voyage, or of none; the other parameters choose among its sailings.',
      )
      .messages({ 'string.empty': 'No voyage code' }),
  }),
  answers: {
    200: {
      description: 'Sailings by start date, or the voyage of the code.',
      schema: Joi.alternatives(
        Joi.array().items(Joi.alternatives(voyageSummarySchema, sailingSchema).match('all')),
        Joi.array().items(voyageSchema).max(1),
      ),
    },
  },
} satisfies ApiOperation;

export const findVoyageEntriesOperation = {
  id: 'findVoyageEntries',
  summary:
    'Voyages by the ids of their sailings, in the order asked for. An id that is unknown or unpublished is left out.',
  ledger: ['API-03', 'VOY-02', 'H57'],
  query: Joi.object({
    itineraryIds: commaList(maxListLength * (maxIdLength + 1))
      .required()
      .description('Itinerary ids, separated by commas, 50 at most.'),
  }),
  answers: {
    200: {
      description: 'One entry for each id that is known.',
      schema: Joi.array().items(
        Joi.alternatives(voyageSummarySchema, Joi.object(itinerary).named('Itinerary')).match('all'),
      ),
    },
  },
} satisfies ApiOperation;

export const getVoyageDataOperation = {
  id: 'getVoyageData',
  summary: 'Dates, price and free suites of one sailing, as they are now.',
  ledger: ['VOY-29', 'API-21', 'H65'],
  query: Joi.object({
    voyageId: Joi.string().max(60).required().description('The itinerary id of a sailing.'),
    fullData: Joi.boolean().description('Accepted for compatibility; the answer is always full.'),
  }),
  answers: {
    200: {
      description: 'The sailing.',
      schema: Joi.object({
        voyageId: Joi.string().required().description('The id that was asked for.'),
        price: Joi.number(),
        currency: Joi.string().length(3),
        sailDays: Joi.number().integer().required(),
        ship: Joi.string().required(),
        waitlist: offer.waitlist,
        sail: sail.required(),
        availability: Joi.array()
          .items(
            Joi.object({
              category: Joi.string().required(),
              available: Joi.number().integer(),
              price: Joi.number(),
              currency: Joi.string().length(3),
            }).named('CategoryAvailability'),
          )
          .required(),
      }).named('SailingData'),
    },
    404: { description: 'No such sailing of a published voyage.' },
  },
} satisfies ApiOperation;

const clockTime = Joi.string()
  .pattern(/^\d{2}:\d{2}$/)
  .description('Port-local.');

export const getPortPerDateOperation = {
  id: 'getPortPerDate',
  summary: 'Where the yacht is on each day of a sailing.',
  ledger: ['API-32', 'H66'],
  query: Joi.object({ itineraryId: Joi.string().max(60).required() }),
  answers: {
    200: {
      description: 'The days of the sailing, keyed by date.',
      schema: Joi.object({
        itineraryId: Joi.string().required(),
        items: Joi.object()
          .pattern(
            day,
            Joi.object({
              date: day.required(),
              day: Joi.number().integer().required(),
              title: Joi.string().required(),
              type: Joi.valid('Docked', 'At Sea', 'Anchored').required(),
              port: Joi.string().description('Absent at sea.'),
              portSlug: Joi.string(),
              country: Joi.string(),
              arrives: clockTime,
              departs: clockTime,
            }).named('ItineraryDay'),
          )
          .required(),
      }).named('PortsByDate'),
    },
    404: { description: 'No such sailing of a published voyage.' },
  },
} satisfies ApiOperation;
