import { Joi, type TextSchema } from './typed-joi';

/** Comma-separated names or ids, 50 at most (reliability C7). Unknown ones are not an error; they are not found. */
export const commaList = (maxLength: number): TextSchema =>
  Joi.string()
    .max(maxLength)
    .pattern(/^[^,]*(,[^,]*){0,49}$/);
