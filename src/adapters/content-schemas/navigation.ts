import Joi from 'joi';
import { list, text } from './values';

export const address = Joi.string()
  .pattern(/^\/(?!\/)[\w\-./{}?=&%#]*$/, 'an address of this site')
  .pattern(/\{(?!vessel\})/, { name: 'a place other than {vessel}', invert: true });
export const linkFields = {
  title: text.required(),
  className: Joi.string().pattern(/^[a-z][\w -]*$/, 'names of classes'),
  path: address.required(),
  gtm: Joi.object().pattern(/^[a-zA-Z_]{1,40}$/, text.max(100)),
};
export const linkSchema = Joi.object(linkFields);

export const foot = Joi.object({
  quote: Joi.object({ words: text.required(), attribution: text.required() }),
  callToAction: Joi.object({
    title: text.required(),
    words: text.required(),
    label: text.required(),
    path: address.required(),
  }).required(),
  columns: list(Joi.object({ title: text.required(), links: list(linkSchema).required() })).required(),
  legal: list(linkSchema).required(),
});

export const alert = Joi.object({
  cookie: Joi.object({
    name: Joi.string()
      .pattern(/^[\w-]{1,60}$/, 'the name of a cookie')
      .required(),
    value: Joi.string()
      .pattern(/^[\w-]{1,60}$/, 'the value of a cookie')
      .invalid('false')
      .required(),
    days: Joi.number().integer().min(1).max(365).required(),
  }).required(),
  words: text.required(),
  link: Joi.object({ label: text.required(), path: address.required() }),
});

const step = Joi.object({ title: text.required(), words: text.required(), action: text.required() });
export const intro = Joi.object({ paths: list(address).required(), header: step.required(), body: step.required() });
