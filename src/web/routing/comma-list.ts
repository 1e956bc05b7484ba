import { Joi, type TextSchema } from './typed-joi';

/** Comma-separated names or ids, 50 at most (reliability C7). Unknown ones are no error; nothing is found for them. */
export const commaList = (maxLength: number): TextSchema =>
  Joi.string()
    .max(maxLength)
    .pattern(/^[^,]*(,[^,]*){0,49}$/, 'a list of 50 at most, with commas between them');
