import type { ValidationError, ValidationErrorItem } from 'joi';

/** A response of another version differs everywhere: the first differences are enough. */
const maxMismatches = 5;

/**
 * Says where a response differs from the contract and how, such as `items.3.sailDays should be a number, found text`.
 * Of a value only its type is named, because values may be personal.
 */
export function describeMismatch({ details }: ValidationError): string {
  const mismatches = details.slice(0, maxMismatches).map(describe);
  const more = details.length - mismatches.length;
  return [...mismatches, ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
}

function describe({ path, type, message, context }: ValidationErrorItem): string {
  const field = path.length === 0 ? 'the body' : path.join('.');
  if (type === 'custom') return `${field} ${message}`;
  if (type === 'any.required') return `${field} is missing`;
  return `${field} should be ${expectationOf(type, context)}, found ${typeName(context?.value)}`;
}

const basicTypes: Readonly<Record<string, string>> = {
  'string.base': 'text',
  'number.base': 'a number',
  'boolean.base': 'true or false',
  'array.base': 'a list',
  'object.base': 'an object',
  'string.isoDate': 'an ISO 8601 time',
  'string.uri': 'an address',
  'string.uriCustomScheme': 'an address',
  'string.empty': 'text that is not empty',
  'number.integer': 'a whole number',
  'number.positive': 'a number above 0',
};

function expectationOf(type: string, context: ValidationErrorItem['context']): string {
  const basicType = basicTypes[type];
  if (basicType !== undefined) return basicType;
  if (type.startsWith('string.pattern')) return `text like ${String(context?.['name'] ?? context?.['regex'])}`;
  if (type === 'any.only') return `one of ${String(context?.['valids'])}`;
  if (type === 'object.missing') return `an object with one of ${String(context?.['peers'])}`;
  const limit = context?.['limit'];
  return `within ${type}${limit === undefined ? '' : ` ${String(limit)}`}`;
}

function typeName(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (value === '') return 'empty text';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  const names: Readonly<Record<string, string>> = { string: 'text', number: 'a number', boolean: 'true or false' };
  return names[typeof value] ?? 'an object';
}
