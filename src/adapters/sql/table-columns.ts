import type { CreateTableBuilder, Kysely } from 'kysely';

type ColumnType = 'text' | 'integer' | 'bigint';
/** `?` allows null, and `->` is followed by the column to which this one refers. */
type ColumnText = `${ColumnType}${'' | '?' | ' key'}${'' | ' unique'}${'' | ` -> ${string}.${string}`}`;

/** A column whose values are of a type that its text does not tell. */
export type Column<Value> = ColumnText & { readonly value: Value };

/** A rule over several columns, under its name. */
type Constraint = { readonly key: readonly string[] } | { readonly unique: readonly string[] };

/** Tables by name, each with its columns and constraints in their order. */
export type CreatedTables = Readonly<Record<string, Readonly<Record<string, ColumnText | Constraint>>>>;

type ValueOf<Text> = Text extends { readonly value: infer Value }
  ? Value
  : (Text extends `text${string}` ? string : number) | (Text extends `${ColumnType}?${string}` ? null : never);

/** A row of a table as it was created. */
export type Row<Table> = {
  -readonly [Name in keyof Table as Table[Name] extends string ? Name : never]: ValueOf<Table[Name]>;
};

export async function createTables(db: Kysely<unknown>, tables: CreatedTables): Promise<void> {
  for (const [table, parts] of Object.entries(tables)) {
    let builder: CreateTableBuilder<string, string> = db.schema.createTable(table);
    for (const [name, part] of Object.entries(parts))
      if (typeof part === 'string') {
        const [rules = '', target] = part.split(' -> ');
        builder = builder.addColumn(name, rules.match(/^\w+/)?.[0] as ColumnType, (column) => {
          const isKey = rules.includes(' key');
          const base = isKey ? column.primaryKey() : rules.includes('?') ? column : column.notNull();
          const own = rules.includes(' unique') ? base.unique() : base;
          return target ? own.references(target) : own;
        });
      } else if ('key' in part) builder = builder.addPrimaryKeyConstraint(name, [...part.key]);
      else builder = builder.addUniqueConstraint(name, [...part.unique]);
    await builder.execute();
  }
}
