import type { RequestHandler } from 'express';
import type Joi from 'joi';
import { type FieldError, HttpError } from '../http-error';
import type { ApiOperation } from './api-operation';

/** Validates query and body by the operation's schemas. Unknown fields are dropped; what is wrong answers 422 (C4). */
export function checkInput(operation: ApiOperation): RequestHandler {
  return (req, res, next) => {
    if (operation.query) res.locals['query'] = validated(operation.query, req.query);
    if (operation.body) res.locals['body'] = validated(operation.body, req.body ?? {});
    next();
  };
}

/** joi's own words for these repeat what was typed; an answer must not (reliability C14). */
const messages = {
  'string.pattern.base': '{{#label}} is not in the form that is wanted',
  'any.only': '{{#label}} must be one of {{#valids}}',
  'string.email': '{{#label}} must be a valid e-mail address',
  'date.format': '{{#label}} must be a date and time in ISO 8601',
};

function validated(schema: Joi.Schema, input: unknown): unknown {
  const result = schema.validate(input, { abortEarly: false, stripUnknown: true, convert: true, messages });
  if (!result.error) return result.value;
  const fields: FieldError[] = result.error.details.map(({ path, message }) => ({ field: path.join('.'), message }));
  throw new HttpError(422, 'INVALID', fields[0]?.message ?? 'Some fields are not right.', { fields });
}
