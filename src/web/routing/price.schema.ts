import { Joi } from './typed-joi';

/** Schema of an amount with its currency in answers of `/api`. */
export const priceSchema = Joi.object({
  total: Joi.number().required().description('In the currency, with cents after the point.'),
  currencyCode: Joi.string().length(3).required(),
}).named('Price');
