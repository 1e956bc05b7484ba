import Joi from 'joi';
import { CABIN_CATEGORIES } from '../../../core/voyages/cabin-category';
import { list, slug, text } from './fields';

const metres = Joi.number().min(0).max(400);
const categories = Joi.array().items(Joi.valid(...CABIN_CATEGORIES)).unique().default([]);
const stretch = { from: metres.required(), to: metres.greater(Joi.ref('from')).required() };

const deck = Joi.object({
  number: Joi.number().integer().min(1).max(20).required(),
  name: text.required(),
  text: text.required(),
  ...stretch,
  suitesFrom: metres.required(),
  rooms: Joi.array().items(Joi.object({ name: text.max(30).required(), ...stretch })).required(),
});

const yacht = Joi.object({
  length: metres.min(20).required(),
  beam: metres.min(5).required(),
  corridor: metres.min(1).required(),
  suiteDepth: metres.min(3).required(),
  twoStoreys: categories,
  acrossTheBeam: categories,
});

const cover = { subtitle: text.required(), foreword: text.required(), coverPicture: slug.required() };

/** What a document is made of (core/leads/gated-book.ts). */
export const bookSchema = Joi.alternatives().conditional('.kind', {
  switch: [
    { is: 'season', then: Joi.object({ ...cover, kind: Joi.string().required() }) },
    { is: 'deck-plans', then: Joi.object({ ...cover, kind: Joi.string().required(), yacht: yacht.required(), decks: list(deck).unique('number').required() }) },
  ],
  otherwise: Joi.forbidden(),
});
