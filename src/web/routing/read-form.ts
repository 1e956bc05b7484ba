import type joi from 'joi';
import { notFound } from '../http-error';
import { Joi, type ValueOf } from './typed-joi';

/** A single-line field of a form: a value that is missing, is no text or is too long becomes empty. */
export const formLine = (maxLength: number) => Joi.string().allow('').max(maxLength).default('').failover('');

/** Like `formLine`, for several lines: a form is sent with CRLF, which a browser counts and shows as one character. */
export const formText = (maxLength: number) => formLine(maxLength).replace(/\r\n?/g, '\n');

export const fieldsOf = (body: unknown): Readonly<Record<string, unknown>> =>
  typeof body === 'object' && body !== null && !Array.isArray(body) ? { ...body } : {};

export const textFieldsOf = (body: unknown): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(fieldsOf(body)).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );

/** Returns a form or a query as validated by its schema. Input that no page of ours sends answers 404. */
export function readForm<Schema extends joi.Schema>(schema: Schema, body: unknown): ValueOf<Schema> {
  const { error, value } = schema.validate(fieldsOf(body), { stripUnknown: true });
  if (error) throw notFound();
  return value as ValueOf<Schema>;
}
