import Joi from 'joi';
import { list, slug } from '../content-schemas/values';

export const monthAndDay = Joi.string().pattern(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'MM-DD');
export const email = Joi.string().email({ tlds: false });
export const phone = Joi.string().pattern(/^\+\d[\d ]{6,20}$/, 'a telephone number that starts with +');

/** Names of pictures in `pictures.yaml`. */
export const pictureNames = list(slug).unique();
