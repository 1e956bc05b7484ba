import { Joi } from './typed-joi';

export const pictureSchema = Joi.object({
  url: Joi.string().required(),
  description: Joi.string().allow('').required().description('Text for people who cannot see the picture.'),
}).named('Picture');
