/** Names of the fields whose value may be absent. */
type Absent<Fields> = {
  [Name in keyof Fields]-?: undefined extends Fields[Name] ? Name : null extends Fields[Name] ? Name : never;
}[keyof Fields];

type WithoutAbsent<Fields> = Omit<Fields, Absent<Fields>> & {
  readonly [Name in Absent<Fields>]?: NonNullable<Fields[Name]>;
};

type WithoutBlank<Fields> = { readonly [Name in keyof Fields]?: NonNullable<Fields[Name]> };

const isAbsent = (value: unknown) => value === undefined || value === null;
const isBlank = (value: unknown) => isAbsent(value) || (typeof value === 'string' && value.trim() === '');

const without = (fields: object, isLeftOut: (value: unknown) => boolean) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => !isLeftOut(value)));

/** Leaves out fields without a value: the core distinguishes an absent field from an empty one. */
export const withoutAbsent = <const Fields extends object>(fields: Fields) =>
  without(fields, isAbsent) as WithoutAbsent<Fields>;

/** Leaves out blank texts as well, which some systems store where nothing was given. */
export const withoutBlank = <const Fields extends object>(fields: Fields) =>
  without(fields, isBlank) as WithoutBlank<Fields>;
