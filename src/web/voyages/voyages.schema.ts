import Joi from 'joi';
import type { ApiOperation } from '../routing/api-operation';

const price = Joi.object({
  total: Joi.number().required().description('In the currency, with cents after the point.'),
  currencyCode: Joi.string().length(3).required(),
});

const day = Joi.string().pattern(/^\d{4}-\d{2}-\d{2}$/);

export const voyageItemSchema = Joi.object({
  title: Joi.string().required(),
  slug: Joi.string().required(),
  itineraryId: Joi.string().required(),
  voyageId: Joi.string().required(),
  region: Joi.string().required(),
  nights: Joi.number().integer().required(),
  images: Joi.array().items(Joi.object({ url: Joi.string().required(), description: Joi.string().required() })).required(),
  dateRange: Joi.object({ from: day.required(), to: day.required() }).required(),
  waitlist: Joi.boolean().required(),
  price: price.description('The lowest fare per suite; absent when no cabin is free.'),
});

export const findVoyagesOperation: ApiOperation = {
  id: 'findVoyages',
  summary: 'Coming sailings of published voyages, by start date.',
  ledger: ['VOY-01', 'VOY-03', 'API-30'],
  query: Joi.object({
    region: Joi.string().max(60).description('Slug of a region.'),
    startDate: day.description('First day from which a sailing may start.'),
    endDate: day.description('Last day by which it must have ended.'),
  }),
  answers: { 200: { description: 'Sailings by start date.', schema: Joi.array().items(voyageItemSchema) } },
};

const portCall = Joi.object({ dateTime: Joi.string().required(), port: Joi.string().required() });

export const getVoyageDataOperation: ApiOperation = {
  id: 'getVoyageData',
  summary: 'Dates, price and free suites of one sailing, as they are now.',
  ledger: ['VOY-29', 'API-21'],
  query: Joi.object({
    voyageId: Joi.string().max(60).required().description('The itinerary id of a sailing.'),
    fullData: Joi.boolean().description('Accepted for compatibility; the answer is always full.'),
  }),
  answers: {
    200: {
      description: 'The sailing.',
      schema: Joi.object({
        voyageId: Joi.string().required(),
        price: Joi.number(),
        currency: Joi.string().length(3),
        sailDays: Joi.number().integer().required(),
        ship: Joi.string().required(),
        waitlist: Joi.boolean().required(),
        sail: Joi.object({ from: portCall.required(), to: portCall.required() }).required(),
        availability: Joi.array().items(Joi.object({
          category: Joi.string().required(),
          available: Joi.number().integer(),
          price: Joi.number(),
          currency: Joi.string().length(3),
        })).required(),
      }),
    },
    404: { description: 'No such sailing of a published voyage.' },
  },
};
