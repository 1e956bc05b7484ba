import { Joi, type TextSchema } from './typed-joi';

/** Names or ids with commas between them, 50 at most (reliability C7). One that nothing is called by is simply not found. */
export const commaList = (maxLength: number): TextSchema =>
  Joi.string()
    .max(maxLength)
    .pattern(/^[^,]*(,[^,]*){0,49}$/);
