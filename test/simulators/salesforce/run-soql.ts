import { type FieldValue, type Org, type OrgRecord, refusal, to18 } from './org';
import type { FieldType, OrgField, OrgObject } from './org-schema';
import { type Condition, type Literal, MalformedQuery, parseSoql, type SoqlQuery } from './soql-parser';

export type Row = { readonly attributes: { readonly type: string; readonly url: string } } & {
  readonly [field: string]: unknown;
};

interface FieldLocation {
  readonly field: OrgField;
  read(record: OrgRecord): FieldValue;
}

/** Answers a query as Salesforce would: rows, or a refusal. */
export function runSoql(
  org: Org,
  text: string,
  version: string,
): { readonly rows: readonly Row[]; readonly count: number } {
  const query = parse(text);
  const object = org.nameOf(query.from);
  const known = object === undefined ? undefined : org.object(object);
  if (object === undefined || !known) throw refusal('INVALID_TYPE', `sObject type '${query.from}' is not supported.`);
  const where = query.where;
  if (where) checkCondition(org, object, where);
  const found = org.all(object).filter((record) => !where || holds(org, object, { condition: where, record }));
  const rows = sorted(org, object, { query, found }).slice(query.offset, query.offset + (query.limit ?? Infinity));
  const read = query.fields.map((path) => ({ path, fieldLocation: fieldLocationOf(org, object, path) }));
  return {
    count: rows.length,
    rows: query.isCount ? [] : rows.map((record) => toRow(org, object, { record, read, version })),
  };
}

function parse(text: string): SoqlQuery {
  try {
    return parseSoql(text);
  } catch (error) {
    if (error instanceof MalformedQuery) throw refusal('MALFORMED_QUERY', error.message);
    throw error;
  }
}

/** Follows `Owner.Name` along its references. */
function fieldLocationOf(org: Org, object: string, path: string): FieldLocation {
  const [first = '', ...rest] = path.split('.');
  const known: OrgObject['fields'] = org.object(object)?.fields ?? {};
  if (rest.length === 0) {
    const name = Object.keys(known).find((one) => one.toLowerCase() === first.toLowerCase());
    const field = name === undefined ? undefined : known[name];
    if (name === undefined || !field)
      throw refusal('INVALID_FIELD', `No such column '${first}' on entity '${object}'.`);
    return { field, read: (record) => shown(field.type, record[name] ?? null) };
  }
  const [name, field] = Object.entries(known).find(([, { as }]) => as?.toLowerCase() === first.toLowerCase()) ?? [];
  if (name === undefined || field?.to === undefined)
    throw refusal('INVALID_FIELD', `Didn't understand relationship '${first}' in field path.`);
  const { to } = field;
  const inner = fieldLocationOf(org, to, rest.join('.'));
  return {
    field: inner.field,
    read: (record) => {
      const parent = org.find(to, String(record[name] ?? ''));
      return parent ? inner.read(parent) : null;
    },
  };
}

/** As it stands in answers: times with milliseconds and an offset. */
const shown = (type: FieldType, value: FieldValue): FieldValue =>
  type === 'datetime' && typeof value === 'string' ? new Date(value).toISOString().replace('Z', '+0000') : value;

function checkCondition(org: Org, object: string, condition: Condition): void {
  if (condition.kind === 'not') return checkCondition(org, object, condition.part);
  if (condition.kind !== 'compare') return condition.parts.forEach((part) => checkCondition(org, object, part));
  const { field } = fieldLocationOf(org, object, condition.field);
  if (field.type === 'textarea' || field.type === 'base64')
    throw refusal('INVALID_FIELD', `field '${condition.field}' can not be filtered in a query call`);
  for (const value of condition.values) checkLiteral(condition.field, field.type, value);
}

function checkLiteral(name: string, type: FieldType, value: Literal): void {
  if (value === null) return;
  const isId = type === 'id' || type === 'reference';
  if (isId && !(typeof value === 'string' && (value === '' || /^[A-Za-z0-9]{15}([A-Za-z0-9]{3})?$/.test(value))))
    throw refusal('INVALID_QUERY_FILTER_OPERATOR', `invalid ID field: ${String(value)}`);
  const wanted =
    type === 'boolean'
      ? 'boolean'
      : type === 'double'
        ? 'number'
        : type === 'date' || type === 'datetime'
          ? 'object'
          : 'string';
  if (typeof value !== wanted)
    throw refusal('INVALID_FIELD', `value of filter criterion for field '${name}' must be of type ${type}`);
}

function holds(
  org: Org,
  object: string,
  { condition, record }: { readonly condition: Condition; readonly record: OrgRecord },
): boolean {
  switch (condition.kind) {
    case 'and':
      return condition.parts.every((part) => holds(org, object, { condition: part, record }));
    case 'or':
      return condition.parts.some((part) => holds(org, object, { condition: part, record }));
    case 'not':
      return !holds(org, object, { condition: condition.part, record });
    case 'compare': {
      const fieldLocation = fieldLocationOf(org, object, condition.field);
      return compares(
        condition,
        comparable(fieldLocation.field.type, fieldLocation.read(record)),
        fieldLocation.field.type,
      );
    }
  }
}

type Comparable = string | number | boolean | null;

/** Texts are compared without case, ids with their eighteen characters. */
function comparable(type: FieldType, value: Literal): Comparable {
  if (value === null || value === '') return null;
  if (value instanceof Date) return value.getTime();
  if (type === 'date' || type === 'datetime') return Date.parse(String(value));
  if (type === 'id' || type === 'reference') return to18(String(value));
  return typeof value === 'string' ? value.toLowerCase() : value;
}

function compares(
  { operator, values }: Extract<Condition, { kind: 'compare' }>,
  actual: Comparable,
  type: FieldType,
): boolean {
  const wanted = values.map((value) => comparable(type, value));
  const [first = null] = wanted;
  if (operator === '=' || operator === 'IN') return wanted.includes(actual);
  if (operator === '!=' || operator === 'NOT IN') return !wanted.includes(actual);
  if (actual === null || first === null) return false;
  if (operator === 'LIKE') return likeToPattern(String(first)).test(String(actual));
  if (operator === '<') return actual < first;
  if (operator === '<=') return actual <= first;
  return operator === '>' ? actual > first : actual >= first;
}

function likeToPattern(like: string): RegExp {
  const pattern = like.replaceAll(/\\[_%]|[_%]|[^_%]/g, (part) => {
    if (part === '%') return '[\\s\\S]*';
    if (part === '_') return '[\\s\\S]';
    return (part.length === 2 ? part.slice(1) : part).replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  });
  return new RegExp(`^${pattern}$`, 'i');
}

function sorted(
  org: Org,
  object: string,
  { query, found }: { readonly query: SoqlQuery; readonly found: readonly OrgRecord[] },
): readonly OrgRecord[] {
  const keys = query.orderBy.map((order) => ({ ...order, fieldLocation: fieldLocationOf(org, object, order.field) }));
  for (const { fieldLocation, field } of keys)
    if (fieldLocation.field.type === 'textarea')
      throw refusal('INVALID_FIELD', `field '${field}' can not be sorted in a query call`);
  return found.toSorted((one, other) => {
    for (const { fieldLocation, isDescending, areNullsLast } of keys) {
      const [left, right] = [
        comparable(fieldLocation.field.type, fieldLocation.read(one)),
        comparable(fieldLocation.field.type, fieldLocation.read(other)),
      ];
      if (left === right) continue;
      if (left === null || right === null) return (left === null) === areNullsLast ? 1 : -1;
      return left < right === isDescending ? 1 : -1;
    }
    return 0;
  });
}

function toRow(
  org: Org,
  object: string,
  {
    record,
    read,
    version,
  }: {
    readonly record: OrgRecord;
    readonly read: readonly { readonly path: string; readonly fieldLocation: FieldLocation }[];
    readonly version: string;
  },
): Row {
  const row: Record<string, unknown> = { attributes: attributesOf(object, record.Id, version) };
  for (const { path, fieldLocation } of read) {
    // Bytes come by an address of their own.
    const value =
      fieldLocation.field.type === 'base64'
        ? `${attributesOf(object, record.Id, version).url}/${path}`
        : fieldLocation.read(record);
    put(row, path.split('.'), { value, isThere: hasParent(org, object, { record, path }), version });
  }
  return row as Row;
}

const attributesOf = (type: string, id: string, version: string) => ({
  type,
  url: `/services/data/${version}/sobjects/${type}/${id}`,
});

function hasParent(
  org: Org,
  object: string,
  { record, path }: { readonly record: OrgRecord; readonly path: string },
): boolean {
  const [first = '', ...rest] = path.split('.');
  if (rest.length === 0) return true;
  const [name, field] =
    Object.entries(org.object(object)?.fields ?? {}).find(([, { as }]) => as?.toLowerCase() === first.toLowerCase()) ??
    [];
  const parent =
    name === undefined || field?.to === undefined ? undefined : org.find(field.to, String(record[name] ?? ''));
  return (
    parent !== undefined &&
    field?.to !== undefined &&
    hasParent(org, field.to, { record: parent, path: rest.join('.') })
  );
}

function put(
  row: Record<string, unknown>,
  [first = '', ...rest]: readonly string[],
  { value, isThere, version }: { readonly value: unknown; readonly isThere: boolean; readonly version: string },
): void {
  if (rest.length === 0) row[first] = value;
  else if (!isThere) row[first] = null;
  else {
    const inner = (row[first] ?? { attributes: { type: first, url: `/services/data/${version}` } }) as Record<
      string,
      unknown
    >;
    put(inner, rest, { value, isThere, version });
    row[first] = inner;
  }
}
