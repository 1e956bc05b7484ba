import Joi from 'joi';
import { cardAudiences } from '../../core/content/home';
import { slug, text } from './values';

export const slideFields = {
  title: text.required(),
  standfirst: text.required(),
  video: slug,
  seconds: Joi.number().min(3).max(60).default(10),
};

export const cardFields = {
  audience: Joi.valid(...cardAudiences).required(),
  title: text.required(),
  text: text.required(),
};
