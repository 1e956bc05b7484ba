import type { FormField } from '../../src/core/leads/form-definition';

const pairs: Readonly<Record<string, string>> = {
  first_name: 'last_name',
  country_code: 'phone',
  country: 'state',
  zip: 'numberOfPassengers',
  region: 'primaryLocation',
};

export type FieldWidth = 'half' | 'full';

/** The width of each field by name. A field without an entry takes the whole row. */
export function widthsOf(fields: readonly FormField[]): Readonly<Record<string, FieldWidth>> {
  const widths: Record<string, FieldWidth> = {};
  fields.forEach(({ name }, position) => {
    const partner = fields[position + 1]?.name;
    if (partner !== undefined && pairs[name] === partner) widths[name] = widths[partner] = 'half';
  });
  return widths;
}
