import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type Joi from 'joi';
import { isNode, LineCounter, parseDocument } from 'yaml';
import type { RenderedText } from '../../core/content/rendered-text';
import { ContentError } from './content-error';
import { renderMarkdown, UnusableMarkdown } from './markdown';
import { slug as slugSchema } from '../content-schemas/values';
import { withoutUnknown, withoutUnknownFields } from './unknown-values';

const FRONT_MATTER = /^---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n([\s\S]*))?$/;
/** Editors of Windows begin a file with it. */
const BYTE_ORDER_MARK = /^\uFEFF/;
/** Editors write a plain space, at which a line may break between "10" and "pm". */
const SPACE_BEFORE_DAY_PERIOD = /(?<=\d) (?=[ap]m\b)/g;

export interface Article<T> {
  readonly slug: string;
  readonly fields: T;
  readonly body: string;
  readonly text: RenderedText;
}

/**
 * Handles an unusable document: the content check throws the error, a start logs it and continues without the document.
 */
export type OnBroken = (error: ContentError) => void;

const asWritten = { abortEarly: false, convert: false, noDefaults: false } as const;
let onUnknown: OnBroken | undefined;

/** Documents that were found valid, by schema and text. */
export type CheckedDocuments = Map<Joi.Schema, Map<string, unknown>>;
let checkedDocuments: CheckedDocuments | undefined;

/**
 * Reads content, without parsing or validating again the documents that an earlier call found valid (`documents`). Only
 * tests need it, which read a whole line for each change of one document.
 */
export function readingChangesOnly<T>(documents: CheckedDocuments, read: () => T): T {
  const outer = checkedDocuments;
  checkedDocuments = documents;
  try {
    return read();
  } finally {
    checkedDocuments = outer;
  }
}

/**
 * Reads documents of a newer release: unknown fields, and entries with an unknown value, are reported and left out, so
 * that the previous release can start on the content of the next one (reliability G4).
 */
export function leavingOutUnknown<T>(report: OnBroken, read: () => T): T {
  const outer = onUnknown;
  onUnknown = report;
  try {
    return read();
  } finally {
    onUnknown = outer;
  }
}

/**
 * Reads like `readYaml`, but returns undefined for a document that the line does not have, and at the start of a site
 * (`leavingOutUnknown`) for an unusable one, which is reported.
 */
export function readYamlIfThere<T>(file: string, schema: Joi.Schema<T>): T | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return readYaml(file, schema);
  } catch (error) {
    if (!onUnknown || !(error instanceof ContentError)) throw error;
    onUnknown(error);
    return undefined;
  }
}

/** @throws ContentError naming the file, the line, and every field that is missing or wrong. */
export function readYaml<T>(file: string, schema: Joi.Schema<T>): T {
  return check(file, { text: readText(file), firstLine: 1 }, schema);
}

/**
 * Like `readYaml`, for a document on which payments depend. No entry of it is ever left out, because the others would
 * then mean something else: a cancellation scale without one step retains another sum.
 */
export function readTerms<T>(file: string, schema: Joi.Schema<T>): T {
  return check(file, { text: readText(file), firstLine: 1, isTerms: true }, schema);
}

function readArticle<T>(file: string, schema: Joi.Schema<T>): Article<T> {
  const slug = basename(file, '.md');
  if (slugSchema.validate(slug).error)
    throw new ContentError(`${file}:1`, 'is named otherwise than its address: lower-case words joined by dashes, .md');
  const [, head, body = ''] = FRONT_MATTER.exec(readText(file)) ?? [];
  if (head === undefined) throw new ContentError(`${file}:1`, 'begins with no YAML between --- lines');
  const bodyLine = head.split('\n').length + 3;
  if (body.trim() === '') throw new ContentError(`${file}:${bodyLine}`, 'has no text below its YAML');
  const fields = check(file, { text: head, firstLine: 2 }, schema);
  return { slug, fields, body: body.trim(), text: render(file, body, bodyLine) };
}

/** The names of a folder's Markdown files. A line without the folder has no such documents. */
export const articlesIn = (folder: string): readonly string[] =>
  (existsSync(folder) ? readdirSync(folder) : []).filter((name) => name.endsWith('.md')).sort();

/** Reads every Markdown file of a folder by name. Unusable ones go to `onBroken` and are left out. */
export function readFolder<T, R>(
  folder: string,
  onBroken: OnBroken,
  reader: { readonly schema: Joi.Schema<T>; readonly build: (file: string, article: Article<T>) => R },
): readonly R[] {
  return articlesIn(folder).flatMap((name) => {
    const file = join(folder, name);
    try {
      return [reader.build(file, readArticle(file, reader.schema))];
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      onBroken(error);
      return [];
    }
  });
}

function render(file: string, markdown: string, firstLine: number): RenderedText {
  try {
    return renderMarkdown(markdown);
  } catch (error) {
    if (!(error instanceof UnusableMarkdown)) throw error;
    throw new ContentError(`${file}:${firstLine + error.line}`, `holds ${error.message}`);
  }
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8').replace(BYTE_ORDER_MARK, '').replaceAll(SPACE_BEFORE_DAY_PERIOD, '\u00a0');
  } catch {
    throw new ContentError(file, 'cannot be read');
  }
}

function check<T>(
  file: string,
  { text, firstLine, isTerms }: { readonly text: string; readonly firstLine: number; readonly isTerms?: boolean },
  schema: Joi.Schema<T>,
): T {
  const cachedContent = checkedDocuments?.get(schema)?.get(text);
  if (cachedContent !== undefined) return cachedContent as T;
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter });
  const lineAt = (offset: number) => counter.linePos(offset).line + firstLine - 1;
  const [mistake] = document.errors;
  if (mistake)
    throw new ContentError(
      `${file}:${lineAt(mistake.pos[0])}`,
      // The parser's own line counts from the beginning of its text, which is not that of a Markdown file.
      `is not YAML: ${mistake.message.replace(/ at line \d+, column \d+:[\s\S]*$/, '')}`,
    );
  const { value, error } = schema.validate(document.toJS(), asWritten);
  if (!error) {
    checkedDocuments?.set(schema, (checkedDocuments.get(schema) ?? new Map()).set(text, value));
    return value as T;
  }
  const path = error.details[0]?.path ?? [];
  const fault = new ContentError(
    `${file}:${lineAt(offsetOf(document, path))}`,
    error.details.map((detail) => detail.message).join('; '),
  );
  const rest = onUnknown && (isTerms ? withoutUnknownFields : withoutUnknown)(schema, document.toJS());
  if (rest === undefined) throw fault;
  onUnknown?.(fault);
  return rest;
}

function offsetOf(document: ReturnType<typeof parseDocument>, path: readonly (string | number)[]): number {
  for (let length = path.length; length > 0; length--) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}
