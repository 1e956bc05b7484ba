import Joi from 'joi';
import { list, text } from './values';

export const venueFields = {
  name: text.required(),
  kind: text.required(),
  deck: text.required(),
  seats: Joi.number().integer().min(1).required(),
  hours: text.required(),
  dress: text.required(),
  summary: text.required(),
  dishes: list(text).required(),
};

export const chefFields = {
  fullName: text.required(),
  role: text.required(),
  from: text.required(),
  summary: text.required(),
  signature: text.required(),
};
