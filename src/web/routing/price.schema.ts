import { Joi } from './typed-joi';

export const priceSchema = Joi.object({
  total: Joi.number().required().description('In the currency, with cents after the point.'),
  currencyCode: Joi.string().length(3).required(),
}).named('Price');
