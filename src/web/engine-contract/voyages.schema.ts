import { Joi } from '../routing/typed-joi';
import type { ContractOperation } from './contract-operation';
import { amountSchema, codeSchema, currencySchema, daySchema, localTimeSchema } from './wire.schema';

const priceSchema = Joi.object({ total: amountSchema.required(), currency: currencySchema.required() })
  .named('SuitePrice')
  .description('Of the suite with everybody in it. Null where there is no price: it is not shown then.');
const partyPriceSchema = priceSchema
  .keys({
    perGuest: Joi.array()
      .items(amountSchema)
      .required()
      .description('The total’s even parts, the first guest’s first. Empty when no party was named.'),
  })
  .named('PartyPrice');
const categorySchema = Joi.object({
  category: codeSchema.required().description('Of the cabins; the same code as on the site.'),
  fareCode: Joi.string().required().description('BESTPRICE where the engine has one fare.'),
  availableCabins: Joi.number().integer().min(0).description('Absent where the engine does not tell.'),
  status: Joi.string().required().description('OK for sale, WL waitlist, NA neither. A later value is read as NA.'),
  price: partyPriceSchema.required().allow(null),
}).named('Category');
const cabinSchema = Joi.object({
  number: Joi.string().max(10).required(),
  status: Joi.string()
    .required()
    .description('OK free, HELD another visitor’s for the moment, SOLD. A later value is read as SOLD.'),
}).named('Cabin');
const categoryWithCabinsSchema = categorySchema
  .keys({
    cabins: Joi.array()
      .items(cabinSchema)
      .description(
        'Each single cabin, where visitors may pick one: the site then adds its number as “cabin” to the address of your Details page. Absent where the engine gives any cabin of the category.',
      ),
  })
  .named('CategoryWithCabins');
const categoriesSchema = Joi.array().items(categorySchema);
const callSchema = Joi.object({ dateTime: localTimeSchema.required(), port: Joi.string().required() }).named(
  'PortCall',
);

export const findVoyagesOperation = {
  id: 'findVoyages',
  summary: 'Voyages that are for sale, by start date, then code.',
  description: 'Without codes and days: all that have not started yet. Read on with nextCursor until it is null.',
  query: Joi.object({
    codes: Joi.string()
      .max(2_100)
      .pattern(/^[^,]+(,[^,]+){0,49}$/, 'a list of 50 codes at most, with commas between them')
      .description('Up to 50 codes with commas between them. Unknown ones are simply not among the items.'),
    from: daySchema.description('First day on which they start.'),
    to: daySchema.description('Last day on which they start.'),
    cursor: Joi.string().max(200).description('nextCursor of the page before. What it means is the engine’s business.'),
    limit: Joi.number().integer().min(1).max(200).default(100),
    include: Joi.string()
      .valid('categories')
      .description('“categories”: each item with its categories, as availability gives them.'),
  }),
  answers: {
    200: {
      description: 'A page of voyages. May be cached for ten seconds.',
      schema: Joi.object({
        items: Joi.array()
          .items(
            Joi.object({
              code: codeSchema
                .required()
                .description('The itinerary id: in the addresses of the site, and in the engine’s.'),
              sailDays: Joi.number().integer().min(1).required().description('Nights.'),
              classifications: Joi.array()
                .items(Joi.object({ type: Joi.string().required(), code: Joi.string().required() }))
                .required()
                .description(
                  'One has the type “WEB DEST”: the site’s own code of the voyage. Without it the site cannot show the voyage.',
                ),
              shipCode: Joi.string().required(),
              from: callSchema.required(),
              to: callSchema.required(),
              available: Joi.boolean().required().description('Some category has a free cabin.'),
              price: priceSchema.required().allow(null).description('The lowest of categories with a free cabin.'),
              activities: Joi.array()
                .items(
                  Joi.object({
                    day: Joi.number().integer().required(),
                    type: Joi.string().required(),
                    port: Joi.string().allow(null).required(),
                  }).named('VoyageDay'),
                )
                .required(),
              categories: categoriesSchema,
            }).named('Voyage'),
          )
          .required(),
        nextCursor: Joi.string().allow(null).required(),
      }),
    },
  },
} satisfies ContractOperation;

export const availabilityOperation = {
  id: 'getAvailability',
  summary: 'What is free on a voyage now, by category, and what it costs.',
  description: 'Holds and waitlists are counted in. Ask again with the ETag: 304 says that nothing has changed.',
  params: Joi.object({ code: codeSchema.required() }),
  query: Joi.object({
    adults: Joi.number().integer().min(1).max(20),
    children: Joi.number().integer().min(0).max(20),
    ages: Joi.string()
      .pattern(/^\d{1,3}(,\d{1,3}){0,19}$/, 'a list of ages, such as 30,30,5')
      .description('One age a guest, as in the engine’s address: 30,30,5.'),
  }),
  answers: {
    200: {
      description: 'May be cached for five seconds.',
      schema: Joi.object({
        code: codeSchema.required(),
        available: Joi.boolean().required(),
        categories: Joi.array().items(categoryWithCabinsSchema).required(),
      }).named('Availability'),
      example: {
        code: 'ON1-CYC-270503-007',
        available: true,
        categories: [
          {
            category: 'SV',
            fareCode: 'BESTPRICE',
            availableCabins: 2,
            status: 'OK',
            price: { total: '24500.00', perGuest: ['12250.00', '12250.00'], currency: 'USD' },
            cabins: [
              { number: '501', status: 'OK' },
              { number: '502', status: 'HELD' },
              { number: '503', status: 'OK' },
            ],
          },
        ],
      },
    },
  },
  problems: ['VOYAGE_NOT_FOUND'],
} satisfies ContractOperation;
