import Joi from 'joi';

/** Names or ids with commas between them, 50 at most (reliability C7). One that nothing is called by is simply not found. */
export const commaList = (maxLength: number): Joi.StringSchema =>
  Joi.string()
    .max(maxLength)
    .pattern(/^[^,]*(,[^,]*){0,49}$/);
