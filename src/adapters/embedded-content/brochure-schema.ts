import Joi from 'joi';
import { slug, text } from '../content-schemas/values';

export const brochureSchema = Joi.object({
  kind: Joi.valid('season', 'deck-plans').required(),
  subtitle: text.required(),
  foreword: text.required(),
  coverPicture: slug.required(),
});
