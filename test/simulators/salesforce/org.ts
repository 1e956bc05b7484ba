import type { OrgField, OrgObject, OrgSchema } from './org-schema';

export type FieldValue = string | number | boolean | null;
export type OrgRecord = Readonly<Record<string, FieldValue>> & { readonly Id: string };

export interface OrgError {
  readonly status: number;
  readonly errorCode: string;
  readonly message: string;
  readonly fields: readonly string[];
}

/** What a write is refused for; the transaction around it is undone. */
export class RefusedWrite extends Error {
  constructor(readonly errors: readonly OrgError[]) {
    super(errors.map(({ errorCode }) => errorCode).join(', '));
  }
}

export const refusal = (
  errorCode: string,
  message: string,
  { status = 400, fields = [] }: { readonly status?: number; readonly fields?: readonly string[] } = {},
) => new RefusedWrite([{ status, errorCode, message, fields }]);

const suffixes = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ012345';

/** Salesforce's own way from 15 characters to 18; written apart from the adapter's, so that the two check each other. */
export function to18(id: string): string {
  if (id.length !== 15) return id;
  let suffix = '';
  for (let group = 0; group < 3; group += 1) {
    let bits = 0;
    for (let at = 0; at < 5; at += 1) {
      const character = id.charAt(group * 5 + at);
      if (character >= 'A' && character <= 'Z') bits += 1 << at;
    }
    suffix += suffixes[bits];
  }
  return id + suffix;
}

type Undo = () => void;

/** The records of one organisation: kept, checked as Salesforce checks them, and undone when a transaction fails. */
export class Org {
  readonly deleted = new Set<string>();
  /** The next so many writes meet a row that another transaction holds. */
  lockedWrites = 0;
  /** Objects whose duplicate rule blocks a second record with the same e-mail. */
  readonly duplicateRules = new Set<string>();
  private readonly tables = new Map<string, Map<string, OrgRecord>>();
  private undo: Undo[] | undefined;
  private serial = 0;

  constructor(
    readonly schema: OrgSchema,
    private readonly now: () => Date = () => new Date(),
  ) {}

  object(name: string): OrgObject | undefined {
    return this.schema[name];
  }

  nameOf(object: string): string | undefined {
    return Object.keys(this.schema).find((name) => name.toLowerCase() === object.toLowerCase());
  }

  all(object: string): readonly OrgRecord[] {
    return [...this.table(object).values()];
  }

  find(object: string, id: string): OrgRecord | undefined {
    return this.table(object).get(to18(id));
  }

  /** All of it or nothing of it. One inside another is a part of the outer one, which it undoes alone. */
  transaction<T>(work: () => T): T {
    const outer = this.undo;
    const undo: Undo[] = [];
    this.undo = undo;
    try {
      const result = work();
      outer?.push(...undo);
      return result;
    } catch (error) {
      for (const step of undo.toReversed()) step();
      throw error;
    } finally {
      this.undo = outer;
    }
  }

  insert(object: string, fields: Readonly<Record<string, unknown>>, id?: string): OrgRecord {
    this.meetLock();
    const known = this.mustKnow(object);
    const values = this.check(object, fields, undefined);
    const at = this.now().toISOString();
    const empty = Object.fromEntries(
      Object.entries(known.fields).map(([name, { type }]) => [name, type === 'boolean' ? false : null]),
    );
    const record = this.complete(object, {
      ...empty,
      ...values,
      Id: id ?? this.newId(known.prefix),
      CreatedDate: at,
      LastModifiedDate: at,
      SystemModstamp: at,
    });
    this.put(object, record);
    return record;
  }

  update(object: string, id: string, fields: Readonly<Record<string, unknown>>): OrgRecord {
    this.meetLock();
    const before = this.mustFind(object, id);
    const values = this.check(object, fields, before);
    const at = this.now().toISOString();
    const record = this.complete(object, { ...before, ...values, LastModifiedDate: at, SystemModstamp: at });
    this.put(object, record);
    return record;
  }

  remove(object: string, id: string): void {
    this.meetLock();
    const record = this.mustFind(object, id);
    this.table(object).delete(record.Id);
    this.deleted.add(record.Id);
    this.undo?.push(() => {
      this.table(object).set(record.Id, record);
      this.deleted.delete(record.Id);
    });
    // A document takes its versions along.
    if (object === 'ContentDocument')
      for (const version of this.all('ContentVersion').filter(
        ({ ContentDocumentId }) => ContentDocumentId === record.Id,
      ))
        this.remove('ContentVersion', version.Id);
  }

  /** The records with this external id: none, one, or several where nobody has made it unique. */
  byExternalId(object: string, field: string, value: string): readonly OrgRecord[] {
    const known = this.mustKnow(object).fields[field];
    if (!known?.isExternalId)
      throw refusal('NOT_FOUND', `Provided external ID field does not exist or is not accessible: ${field}`, {
        status: 404,
      });
    return this.all(object).filter((record) => sameText(record[field], value));
  }

  clear(): void {
    this.tables.clear();
    this.deleted.clear();
    this.duplicateRules.clear();
    this.lockedWrites = 0;
    this.serial = 0;
  }

  private table(object: string): Map<string, OrgRecord> {
    const table = this.tables.get(object) ?? new Map<string, OrgRecord>();
    this.tables.set(object, table);
    return table;
  }

  private put(object: string, record: OrgRecord): void {
    const table = this.table(object);
    const before = table.get(record.Id);
    table.set(record.Id, record);
    this.undo?.push(() => void (before ? table.set(record.Id, before) : table.delete(record.Id)));
  }

  private complete(object: string, record: Record<string, FieldValue> & { readonly Id: string }): OrgRecord {
    if ('FirstName' in record && 'LastName' in record)
      record['Name'] = [record['FirstName'], record['LastName']].filter((part) => part !== null).join(' ');
    if (object !== 'ContentVersion') return record;
    record['FileExtension'] = /\.(\w+)$/.exec(String(record['PathOnClient']))?.[1] ?? null;
    record['ContentSize'] = Buffer.from(String(record['VersionData'] ?? ''), 'base64').length;
    record['IsLatest'] = true;
    if (record['ContentDocumentId'] === null) {
      const document = {
        Id: this.newId('069'),
        Title: record['Title'] ?? null,
        CreatedDate: record['CreatedDate'] ?? null,
      };
      this.put('ContentDocument', document);
      record['ContentDocumentId'] = document.Id;
    }
    return record;
  }

  private check(
    object: string,
    fields: Readonly<Record<string, unknown>>,
    before: OrgRecord | undefined,
  ): Record<string, FieldValue> {
    const known = this.mustKnow(object).fields;
    const values = Object.fromEntries(
      Object.entries(fields)
        .filter(([name]) => name !== 'attributes')
        .map(([name, value]) => [name, this.checkValue(object, name, value)]),
    );
    const missing = Object.entries(known)
      .filter(([name, field]) => field.isRequired && isEmpty(name in values ? values[name] : before?.[name]))
      .map(([name]) => name);
    if (missing.length > 0)
      throw refusal('REQUIRED_FIELD_MISSING', `Required fields are missing: [${missing.join(', ')}]`, {
        fields: missing,
      });
    for (const [name, value] of Object.entries(values))
      if (known[name]?.isUnique) this.checkUnique(object, name, value, before);
    if (
      this.duplicateRules.has(object) &&
      this.all(object).some(
        (other) => other.Id !== before?.Id && !isEmpty(values['Email']) && sameText(other['Email'], values['Email']),
      )
    ) {
      throw refusal('DUPLICATES_DETECTED', 'Use one of these records?');
    }
    return values;
  }

  private checkValue(object: string, name: string, value: unknown): FieldValue {
    const field = this.mustKnow(object).fields[name];
    if (!field) throw refusal('INVALID_FIELD', `No such column '${name}' on sobject of type ${object}`);
    if (field.isReadOnly)
      throw refusal('INVALID_FIELD_FOR_INSERT_UPDATE', `Unable to create/update fields: ${name}.`, { fields: [name] });
    if (value === null || value === undefined || value === '') return field.type === 'boolean' ? wrongType(name) : null;
    if (!fits(field, value)) return wrongType(name);
    if (typeof value === 'string' && field.length !== undefined && value.length > field.length) {
      throw refusal('STRING_TOO_LONG', `${name}: data value too large: (max length=${field.length})`, {
        fields: [name],
      });
    }
    if (
      field.type === 'email' &&
      !/^[^\s@'"\\]+@[^\s@'"\\]+\.[^\s@'"\\]+$|^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(String(value))
    ) {
      throw refusal('INVALID_EMAIL_ADDRESS', `${name}: invalid email address: ${String(value)}`, { fields: [name] });
    }
    return field.type === 'reference' ? this.checkReference(name, field, String(value)) : (value as FieldValue);
  }

  private checkReference(name: string, { to = '' }: OrgField, value: string): string {
    if (!/^[A-Za-z0-9]{15}([A-Za-z0-9]{3})?$/.test(value))
      throw refusal('MALFORMED_ID', `${name}: id value of incorrect type: ${value}`, { fields: [name] });
    if (!this.find(to, value))
      throw refusal('INVALID_CROSS_REFERENCE_KEY', 'invalid cross reference id', { fields: [name] });
    return to18(value);
  }

  private checkUnique(
    object: string,
    name: string,
    value: FieldValue | undefined,
    before: OrgRecord | undefined,
  ): void {
    if (value === null || value === undefined) return;
    const other = this.all(object).find((record) => record.Id !== before?.Id && sameText(record[name], value));
    if (other)
      throw refusal(
        'DUPLICATE_VALUE',
        `duplicate value found: ${name} duplicates value on record with id: ${other.Id.slice(0, 15)}`,
      );
  }

  private mustKnow(object: string): OrgObject {
    const known = this.object(object);
    if (!known) throw refusal('NOT_FOUND', 'The requested resource does not exist', { status: 404 });
    return known;
  }

  private mustFind(object: string, id: string): OrgRecord {
    this.mustKnow(object);
    const record = this.find(object, id);
    if (record) return record;
    if (this.deleted.has(to18(id))) throw refusal('ENTITY_IS_DELETED', 'entity is deleted', { status: 404 });
    throw refusal('NOT_FOUND', 'Provided external ID field does not exist or is not accessible', { status: 404 });
  }

  private meetLock(): void {
    if (this.lockedWrites <= 0) return;
    this.lockedWrites -= 1;
    throw refusal('UNABLE_TO_LOCK_ROW', 'unable to obtain exclusive access to this record or 1 records');
  }

  private newId(prefix: string): string {
    this.serial += 1;
    return to18(`${prefix}5g${this.serial.toString(36).padStart(10, '0')}`);
  }
}

const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

export const sameText = (one: unknown, other: unknown) =>
  !isEmpty(one) && !isEmpty(other) && String(one).toLowerCase() === String(other).toLowerCase();

function fits({ type }: OrgField, value: unknown): boolean {
  if (type === 'boolean') return typeof value === 'boolean';
  if (type === 'double') return typeof value === 'number';
  if (typeof value !== 'string') return false;
  if (type === 'date') return /^\d{4}-\d\d-\d\d$/.test(value);
  return type !== 'datetime' || !Number.isNaN(Date.parse(value));
}

function wrongType(name: string): never {
  throw refusal('JSON_PARSER_ERROR', `Cannot deserialize instance of ${name}`, { fields: [name] });
}
