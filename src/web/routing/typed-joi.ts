import joi from 'joi';

declare const value: unique symbol;
declare const narrowed: unique symbol;
declare const nullable: unique symbol;
declare const present: unique symbol;
declare const preset: unique symbol;
declare const others: unique symbol;

/** The field is present after validation, because it is required or has a default. */
interface Present {
  readonly [present]: true;
}
interface Nullable {
  readonly [nullable]: true;
}
interface NarrowedSchema<Value> {
  readonly [narrowed]: Value;
}
interface DefaultedSchema<Value> {
  readonly [preset]: Value;
}

/** Adds to joi's types the type of validated values. `optional()` has no type here: leave `required()` out instead. */
interface Typing<Value> {
  readonly [value]: Value;
  required(): this & Present;
  optional(): never;
  valid<const Values extends readonly unknown[]>(...values: Values): this & NarrowedSchema<Values[number]>;
  allow<const Values extends readonly unknown[]>(
    ...values: Values
  ): null extends Values[number] ? this & Nullable : this;
}

interface TypedSchema<Value> extends Typing<Value> {
  default<const Preset>(preset: Preset): this & Present & DefaultedSchema<Preset>;
}

type Any = TypedSchema<unknown> & joi.AnySchema;
export type TextSchema = TypedSchema<string> & joi.StringSchema;

interface ArrayTyping {
  items<Item extends joi.Schema>(item: Item): List<Item>;
}
type List<Item> = TypedSchema<readonly ValueOf<Item>[]> & joi.ArraySchema;

type Keys = Readonly<Record<string, joi.Schema>>;
interface ObjectTyping<Own extends Keys> extends Typing<FieldsOf<Own>> {
  default(preset: FieldsOf<Own>): this & Present;
  keys<More extends Keys>(more: More): FieldSchema<Omit<Own, keyof More> & More>;
  append<More extends Keys>(more: More): FieldSchema<Omit<Own, keyof More> & More>;
  pattern<Item extends joi.Schema>(
    name: joi.Schema,
    item: Item,
  ): this & Others<Readonly<Record<string, ValueOf<Item>>>>;
  /**
   * The document describes the schema once, under this name, and refers to it elsewhere. A schema derived from it needs
   * a name of its own.
   */
  named(name: string): this;
  /** The document says that these fields must not be sent. */
  unsent(...names: readonly string[]): this;
}
interface Others<Value> {
  readonly [others]: Value;
}
type FieldSchema<Own extends Keys> = ObjectTyping<Own> & joi.ObjectSchema;

type FieldsOf<Own> = Flat<
  {
    readonly [Name in keyof Own as Own[Name] extends Present ? Name : never]: ValueOf<Own[Name]>;
  } & {
    readonly [Name in keyof Own as Own[Name] extends Present ? never : Name]?: ValueOf<Own[Name]>;
  }
>;
/** Merges several object types into one, so that compiler messages are readable. */
type Flat<Fields> = { readonly [Name in keyof Fields]: Fields[Name] };

export type ValueOf<Schema> =
  | (Schema extends NarrowedSchema<infer Value>
      ? Value
      : Schema extends Others<infer Value>
        ? Value
        : Schema extends { readonly [value]: infer Value }
          ? Value
          : unknown)
  | (Schema extends Nullable ? null : never)
  | (Schema extends DefaultedSchema<infer Value> ? Value : never);

interface TypedJoi {
  any(): Any;
  string(): TextSchema;
  number(): TypedSchema<number> & joi.NumberSchema;
  boolean(): TypedSchema<boolean> & joi.BooleanSchema;
  date(): TypedSchema<Date> & joi.DateSchema;
  valid<const Values extends readonly unknown[]>(...values: Values): Any & NarrowedSchema<Values[number]>;
  array(): ArrayTyping & List<Any>;
  object<Own extends Keys = Record<never, joi.Schema>>(keys?: Own): FieldSchema<Own>;
  alternatives<Choices extends readonly joi.Schema[]>(
    ...choices: Choices
  ): TypedSchema<ValueOf<Choices[number]>> & joi.AlternativesSchema;
}

/** The keyword under which joi's JSON Schema contains the name of a schema; the document replaces it by a reference. */
export const nameKeyword = 'x-name';

interface NameRule {
  readonly args: { readonly name: string };
}
interface UnsentRule {
  readonly args: { readonly names: readonly string[] };
}
const withNames = joi.extend({
  type: 'object',
  base: joi.object(),
  rules: {
    named: {
      args: ['name'],
      method(this: joi.ObjectSchema, name: string) {
        return this.$_addRule({ name: 'named', args: { name } });
      },
      validate: (value: unknown) => value,
      jsonSchema: ({ args }: NameRule, schema: object) => ({ ...schema, [nameKeyword]: args.name }),
    } as joi.ExtensionRule,
    unsent: {
      args: ['names'],
      method(this: joi.ObjectSchema, ...names: readonly string[]) {
        return this.$_addRule({ name: 'unsent', args: { names } });
      },
      validate: (value: unknown) => value,
      jsonSchema: ({ args: { names } }: UnsentRule, schema: object) => ({
        ...schema,
        properties: Object.fromEntries(names.map((name) => [name, false])),
      }),
    } as joi.ExtensionRule,
  },
}) as unknown;

/** joi itself, with types: a handler's input type is inferred from the schema that validates it. */
export const Joi = withNames as TypedJoi;
