import { Joi } from '../routing/typed-joi';
import { favouriteTypes, maxFavouriteValueLength, maxFavourites, maxRemovals } from '../../core/favourites/favourite';
import type { ApiOperation } from '../routing/api-operation';

const maxIdLength = 80;

const contactId = Joi.string().max(maxIdLength).description('The session’s guest alone.');

const favouriteSchema = Joi.object({
  id: Joi.string().required(),
  type: Joi.string()
    .valid(...favouriteTypes)
    .required(),
  value: Joi.string()
    .required()
    .description(
      'The itinerary id of a voyage, the id of a suite such as BR-I,SV or the number of a single one, the slug of anything else.',
    ),
  description: Joi.string().required().description('Its title when it was added; with the dates where it is a voyage.'),
}).named('Favorite');

const listSchema = Joi.array().items(favouriteSchema);

const refusals = {
  403: { description: 'FORBIDDEN, CSRF' },
} as const;

export const getFavouritesOperation = {
  id: 'getFavorites',
  summary: 'The favorites of the signed-in guest, the latest first. Never cached.',
  ledger: ['API-19', 'FAV-02'],
  answers: { 200: { description: 'Favorites.', schema: listSchema } },
} satisfies ApiOperation;

export const addFavouriteOperation = {
  id: 'addFavorite',
  summary: `Adds a favorite. Adding it again changes nothing and answers 200 with the same id. A guest has room for ${maxFavourites}.`,
  ledger: ['FAV-02', 'FAV-08', 'H38', 'H60'],
  body: Joi.object({
    type: Joi.string()
      .valid(...favouriteTypes)
      .required(),
    value: Joi.string().max(maxFavouriteValueLength).required(),
    contactId,
  }),
  example: { type: 'STORY', value: 'the-middle-watch' },
  answers: {
    ...refusals,
    200: { description: 'It was a favorite before.', schema: favouriteSchema },
    201: { description: 'It is a favorite from now on.', schema: favouriteSchema },
    422: { description: 'There is no such item (INVALID), or there is no room (FAVOURITES_FULL).' },
  },
} satisfies ApiOperation;

export const removeFavouritesOperation = {
  id: 'removeFavorites',
  summary:
    'Removes all that are named or none, and answers with the list that is left. Removing one again changes nothing.',
  ledger: ['API-19', 'H60'],
  body: Joi.array()
    .items(Joi.object({ contactId, favoritesId: Joi.string().max(maxIdLength).required() }))
    .min(1)
    .max(maxRemovals)
    .required(),
  example: [{ favoritesId: '0b0e6d0e-6f0b-4b62-9d3f-5f5b0a7f6c11' }],
  answers: {
    ...refusals,
    200: { description: 'What is left, the latest first.', schema: listSchema },
    404: {
      description:
        'One of them never was on this guest’s list: another guest’s and an invented one answer alike (NOT_FOUND).',
    },
  },
} satisfies ApiOperation;
