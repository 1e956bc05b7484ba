import { Joi } from './typed-joi';

/** A picture as `/api` gives it everywhere. */
export const pictureSchema = Joi.object({
  url: Joi.string().required(),
  description: Joi.string().allow('').required().description('What a person who cannot see it is told.'),
});
