import { readFileSync } from 'node:fs';
import type Joi from 'joi';
import { parse } from 'yaml';
import { ContentError } from './content-error';

const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/;

export interface Article<T> {
  readonly fields: T;
  /** Markdown, rendered where it is shown. */
  readonly body: string;
}

/** @throws ContentError naming the file, and every field that is missing or wrong. */
export function readYaml<T>(file: string, schema: Joi.Schema<T>): T {
  return check(file, readText(file), schema);
}

/** A Markdown file that begins with YAML between two lines of dashes. @throws ContentError */
export function readArticle<T>(file: string, schema: Joi.Schema<T>): Article<T> {
  const [, head, body] = FRONT_MATTER.exec(readText(file)) ?? [];
  if (head === undefined || body === undefined) throw new ContentError(file, 'begins with no YAML between --- lines');
  if (body.trim() === '') throw new ContentError(file, 'has no text below its YAML');
  return { fields: check(file, head, schema), body: body.trim() };
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new ContentError(file, 'cannot be read');
  }
}

function check<T>(file: string, text: string, schema: Joi.Schema<T>): T {
  const { value, error } = schema.validate(parsed(file, text), { abortEarly: false, convert: false, noDefaults: false });
  if (error) throw new ContentError(file, error.details.map((detail) => detail.message).join('; '));
  return value as T;
}

function parsed(file: string, text: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    throw new ContentError(file, `is not YAML: ${error instanceof Error ? error.message : String(error)}`);
  }
}
