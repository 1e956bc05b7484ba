import { Joi } from './typed-joi';

export const pictureSchema = Joi.object({
  url: Joi.string().required(),
  description: Joi.string().allow('').required().description('What a person who cannot see it is told.'),
}).named('Picture');
