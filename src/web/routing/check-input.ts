import type Joi from 'joi';
import { type FieldError, HttpError } from '../http-error';
import { acceptsUnchanged } from './accepts-unchanged';
import type { ValueOf } from './typed-joi';

/**
 * joi's default messages repeat the input, which an answer must not (reliability C14), and name types that a guest does
 * not know.
 */
const messages = {
  'any.required': '{{#label}} is missing.',
  'object.unknown': '{{#label}} is not known here.',
  'object.missing': '{{#label}} must have at least one of these: {{#peers}}.',
  'object.xor': '{{#label}} must have only one of these: {{#peers}}.',
  'object.and': '{{#label}} must have {{#missing}} beside {{#present}}.',
  'string.base': '{{#label}} must be text.',
  'number.base': '{{#label}} must be a number.',
  'number.integer': '{{#label}} must be a whole number.',
  'number.min': '{{#label}} must be at least {{#limit}}.',
  'number.max': '{{#label}} must be at most {{#limit}}.',
  'boolean.base': '{{#label}} must be true or false.',
  'date.base': '{{#label}} must be a date and time in ISO 8601, with its offset.',
  'alternatives.types': '{{#label}} is of a kind that is not taken here.',
  'alternatives.match': '{{#label}} is not in a form that is taken here.',
  'string.pattern.base': '{{#label}} is not in the form that is wanted.',
  'string.pattern.name': '{{#label}} must be {{#name}}.',
  'string.empty': '{{#label}} must not be empty.',
  'string.uriCustomScheme': '{{#label}} must be a whole address that begins with {{#scheme}}.',
  'string.max': '{{#label}} must have at most {{#limit}} characters.',
  'array.min': '{{#label}} must have {{#limit}} or more items.',
  'array.max': '{{#label}} must have at most {{#limit}} items.',
  'array.unique': '{{#label}} is the same as an earlier item.',
  'array.base': '{{#label}} must be a list.',
  'object.base': '{{#label}} must be an object.',
  'any.only': '{{#label}} must be one of these: {{#valids}}.',
  'string.email': '{{#label}} must be a valid e-mail address.',
  'date.format': '{{#label}} must be a date and time in ISO 8601, with its offset.',
};

/** Messages of a schema that has one text for all mistakes. joi prefers our message of a code to a schema's own `*`. */
export const oneMessage = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(['*', ...Object.keys(messages)].map((code) => [code, text]));

/** How joi names what is no field of anything, which its sender has not named so. */
const nameOfAll = '"value"';

const preferences = { abortEarly: false, stripUnknown: true, convert: true, messages };

interface PreparedSchema {
  /** joi compiles messages again for each validation that passes them, which takes longer than the validation itself. */
  readonly withMessages: Joi.Schema;
  readonly accepts: ((input: unknown) => boolean) | undefined;
}

const preparedSchemas = new WeakMap<Joi.Schema, PreparedSchema>();

function prepare(schema: Joi.Schema): PreparedSchema {
  const cachedSchema = preparedSchemas.get(schema);
  if (cachedSchema) return cachedSchema;
  const withMessages = schema.prefs({ ...preferences, ...ownPreferences(schema) });
  const preparedSchema = { withMessages, accepts: acceptsUnchanged(schema) };
  preparedSchemas.set(schema, preparedSchema);
  return preparedSchema;
}

/** A schema's own preferences, such as strictness, are merged, because `prefs` would replace them. */
const ownPreferences = (schema: Joi.Schema): Joi.ValidationOptions =>
  (schema.describe() as { readonly preferences?: Joi.ValidationOptions }).preferences ?? {};

/** Reads input whose mistakes are not reported. Returns undefined when the input does not match its schema. */
export function readIfValid<Schema extends Joi.Schema>(schema: Schema, input: unknown): ValueOf<Schema> | undefined {
  const { value, error } = schema.validate(input);
  return error ? undefined : (value as ValueOf<Schema>);
}

/**
 * The content of a seal that was opened as its schema states it, without fields that a later release added. Returns
 * undefined for content of another form, as for a seal that cannot be opened.
 */
export function readSealed<Schema extends Joi.Schema>(
  schema: Schema,
  plaintext: string | undefined,
): ValueOf<Schema> | undefined {
  if (plaintext === undefined) return undefined;
  const { value, error } = schema.validate(JSON.parse(plaintext), { convert: false, stripUnknown: true });
  return error ? undefined : (value as ValueOf<Schema>);
}

/**
 * Returns the input as validated by its schema: unknown fields are dropped, and invalid input answers 422 (reliability
 * C4).
 */
export function checkInput<Schema extends Joi.Schema>(schema: Schema, input: unknown): ValueOf<Schema> {
  const { accepts, withMessages } = prepare(schema);
  if (accepts?.(input)) return input as ValueOf<Schema>;
  const result = withMessages.validate(input);
  if (!result.error) return result.value as ValueOf<Schema>;
  const fields: FieldError[] = result.error.details.map(({ path, message }) => ({
    field: path.join('.'),
    message: path.length === 0 ? message.replace(nameOfAll, 'What was sent') : message,
  }));
  throw new HttpError(422, 'INVALID', fields[0]?.message ?? 'Some fields are not right.', { fields });
}
