import Joi from 'joi';
import type { MappedObject, SalesforceMapping } from './mapping';
import { type EntityName, type FieldKind, type Shapes, shapes } from './mapping-shape';
import type { SalesforceFailure } from './salesforce-failure';
import type { FieldValues, RowOutcome, SalesforceRecords } from './salesforce-records';
import { joinSoql, soql, type Soql, soqlName } from './soql';

interface ValueOfKind {
  readonly text: string | undefined;
  readonly flag: boolean;
  readonly number: number | undefined;
  readonly time: Date | undefined;
}

type Kinds<Entity extends EntityName> = Shapes[Entity];
type Field<Entity extends EntityName> = keyof Kinds<Entity> & string;
export type RowOf<Entity extends EntityName> = {
  readonly [Name in Field<Entity>]: ValueOfKind[Kinds<Entity>[Name] & FieldKind];
} & { readonly id: string };
export type ChangeOf<Entity extends EntityName> = Partial<Omit<RowOf<Entity>, 'id'>>;

const kindSchemas: Readonly<Record<FieldKind, Joi.Schema>> = {
  text: Joi.string().allow(null, ''),
  flag: Joi.boolean().allow(null),
  number: Joi.number().allow(null),
  time: Joi.string().isoDate().allow(null),
};

type WireRow = Readonly<Record<string, unknown>>;

interface RowQuery {
  readonly where: Soql;
  readonly orderBy?: Soql;
  readonly limit?: number;
  readonly isDeferrable?: boolean;
}

/** One object of the organisation under the site's names: only this file and the mapping know API names. */
export class Table<Entity extends EntityName> {
  private readonly mappedObject: MappedObject;
  private readonly kinds: Readonly<Record<string, FieldKind>>;
  private readonly row: Joi.ObjectSchema<WireRow>;

  constructor(
    private readonly records: SalesforceRecords,
    mapping: SalesforceMapping,
    entity: Entity,
  ) {
    this.mappedObject = mapping[entity];
    this.kinds = shapes[entity];
    this.row = rowSchema(this.mappedObject, this.kinds);
  }

  get object(): string {
    return this.mappedObject.object;
  }

  /** The API name, for a condition. @throws RangeError when the organisation has no such field */
  name(field: Field<Entity>): Soql {
    return soqlName(this.apiName(field));
  }

  apiName(field: Field<Entity>): string {
    const name = this.mappedObject.fields[field];
    if (name === null || name === undefined)
      throw new RangeError(`${this.mappedObject.object} has no field for ${field}.`);
    return name;
  }

  async find({ where, orderBy, limit, isDeferrable = false }: RowQuery): Promise<readonly RowOf<Entity>[]> {
    const columns = soqlName('Id', ...Object.values(this.mappedObject.fields).filter((name) => name !== null));
    const query = joinSoql(
      soql`SELECT ${columns} FROM ${soqlName(this.mappedObject.object)} WHERE ${where}`,
      orderBy && soql`ORDER BY ${orderBy}`,
      limit === undefined ? undefined : soql`LIMIT ${limit}`,
    );
    return (await this.records.find(query, this.row, { isDeferrable })).map((row) => this.read(row));
  }

  async findFirst(rowQuery: RowQuery): Promise<RowOf<Entity> | undefined> {
    const [first] = await this.find({ ...rowQuery, limit: 1 });
    return first;
  }

  create(change: ChangeOf<Entity>): Promise<RowOutcome> {
    return this.records.create(this.object, this.write(change));
  }

  update(id: string, change: ChangeOf<Entity>): Promise<RowOutcome> {
    return this.records.update(this.object, id, this.write(change));
  }

  /** The key is part of the URL and must not be repeated in the body. */
  upsert(key: Field<Entity>, value: string, change: ChangeOf<Entity>): Promise<RowOutcome> {
    return this.records.upsert(this.object, { field: this.apiName(key), value }, this.write(change));
  }

  /** Writes all rows or none. */
  upsertAll(
    key: Field<Entity>,
    changes: readonly ChangeOf<Entity>[],
  ): Promise<readonly RowOutcome[] | SalesforceFailure> {
    return this.records.upsertAll(
      this.object,
      this.apiName(key),
      changes.map((change) => this.write(change)),
    );
  }

  /**
   * A change by API names: undefined empties a field, and a field that is absent stays. Fields of other records are not
   * written.
   */
  write(change: ChangeOf<Entity>): FieldValues {
    return Object.fromEntries(
      Object.entries(change).flatMap(([field, value]) => {
        const name = this.mappedObject.fields[field];
        return name === null || name === undefined || name.includes('.') ? [] : [[name, wireValue(value)]];
      }),
    );
  }

  private read(row: WireRow): RowOf<Entity> {
    const fields = Object.entries(this.kinds).map(([field, kind]) => [
      field,
      ownValue(kind, valueAt(row, this.mappedObject.fields[field])),
    ]);
    // `rowSchema`, which is derived from the same kinds, has validated the row.
    return { ...Object.fromEntries(fields), id: String(row['Id']) } as unknown as RowOf<Entity>;
  }
}

function rowSchema({ fields }: MappedObject, kinds: Readonly<Record<string, FieldKind>>): Joi.ObjectSchema<WireRow> {
  const own: Record<string, Joi.Schema> = { Id: Joi.string().required() };
  const parents = new Map<string, Record<string, Joi.Schema>>();
  for (const [field, name] of Object.entries(fields)) {
    const [first = '', second] = (name ?? '').split('.');
    const schema = kindSchemas[kinds[field] ?? 'text'];
    if (second === undefined) own[first] = schema;
    else parents.set(first, { ...parents.get(first), [second]: schema });
  }
  delete own[''];
  return Joi.object({
    ...own,
    ...Object.fromEntries([...parents].map(([name, inner]) => [name, Joi.object(inner).allow(null)])),
  });
}

function valueAt(row: WireRow, name: string | null | undefined): unknown {
  const [first = '', second] = (name ?? '').split('.');
  const value = row[first];
  return second === undefined ? value : (value as WireRow | null | undefined)?.[second];
}

function ownValue(kind: FieldKind, value: unknown): ValueOfKind[FieldKind] {
  if (kind === 'flag') return value === true;
  if (value === null || value === undefined || value === '') return undefined;
  if (kind === 'time') return new Date(String(value));
  return kind === 'number' ? Number(value) : String(value);
}

function wireValue(value: unknown): string | number | boolean | null {
  if (value === undefined || value === '') return null;
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'number' || typeof value === 'boolean' ? value : String(value);
}
