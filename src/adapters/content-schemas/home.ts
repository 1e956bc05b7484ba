import Joi from 'joi';
import { cardAudiences } from '../../core/content/home';
import { slug, text } from './values';

/** Fields of a slide that both content systems name alike; pictures and actions differ. */
export const slideFields = {
  title: text.required(),
  standfirst: text.required(),
  video: slug,
  seconds: Joi.number().min(3).max(60).default(10),
};

/** Fields of a card that both content systems name alike; actions differ. */
export const cardFields = {
  audience: Joi.valid(...cardAudiences).required(),
  title: text.required(),
  text: text.required(),
};
