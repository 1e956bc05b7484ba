/**
 * An entry in the form that builders read: links are resolved, collections are arrays, and fields without a value are
 * absent.
 */
export interface Entry {
  readonly id: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/**
 * Unwraps GraphQL's structure: `picturesCollection { items [a, null] }` becomes `pictures [a]`. Nulls are dropped,
 * since a published entry that links to a draft is normal (`UNRESOLVABLE_LINK`). Of rich text only `json` remains.
 */
export function tidyEntry(item: Readonly<Record<string, unknown>>): Entry {
  const { sys, ...fields } = item;
  return { id: idOf(sys), fields: tidyFields(fields) };
}

function tidyFields(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      if (value === null || value === undefined) return [];
      if (isRecord(value) && name.endsWith('Collection') && Array.isArray(value['items']))
        return [[name.slice(0, -'Collection'.length), tidy(value['items'])]];
      return [[name, tidy(value)]];
    }),
  );
}

function tidy(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => item !== null).map(tidy);
  if (!isRecord(value)) return value;
  if (isRecord(value['json']) && value['json']['nodeType'] === 'document') return value['json'];
  if (isRecord(value['sys']) && Object.keys(value).length === 1) return idOf(value['sys']);
  return tidyFields(value);
}

const idOf = (sys: unknown): string => (isRecord(sys) && typeof sys['id'] === 'string' ? sys['id'] : '');

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
