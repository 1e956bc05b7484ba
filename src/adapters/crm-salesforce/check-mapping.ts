import Joi from 'joi';
import type { SalesforceMapping } from './mapping';
import { type EntityName, type FieldKind, keyFields, shapes } from './mapping-shape';
import type { SalesforceClient } from './salesforce-client';
import { isFailure, type SalesforceFailure } from './salesforce-failure';

export type MappingCheck =
  | { readonly kind: 'complete' }
  | { readonly kind: 'missing'; readonly lines: readonly string[] }
  | { readonly kind: 'unreachable'; readonly failure: SalesforceFailure };

interface DescribedField {
  readonly name: string;
  readonly type?: string;
  readonly relationshipName?: string | null;
  readonly externalId?: boolean;
  readonly unique?: boolean;
}

const describeSchema = Joi.object<{ fields: readonly DescribedField[] }>({
  fields: Joi.array()
    .required()
    .items(
      Joi.object({
        name: Joi.string().required(),
        type: Joi.string(),
        relationshipName: Joi.string().allow(null),
        externalId: Joi.boolean(),
        unique: Joi.boolean(),
      }),
    ),
});

/** The types of Salesforce's fields that fit each kind: every row would fail on a field of any other type. */
const typesOfKind: Readonly<Record<Exclude<FieldKind, 'text'>, readonly string[]>> = {
  flag: ['boolean'],
  number: ['double', 'int', 'long', 'currency', 'percent'],
  time: ['datetime'],
};
/** A date is read as text. */
const typesOfNoText: readonly string[] = Object.values(typesOfKind).flat();

/** Checks that Salesforce has each mapped object and field, of the right type, and that key fields are unique. */
export async function checkMapping(
  client: SalesforceClient,
  mapping: SalesforceMapping,
  entities: readonly EntityName[],
): Promise<MappingCheck> {
  const checks = await Promise.all(
    entities.map(async (entity) => ({ entity, lines: await checkObject(client, mapping, entity) })),
  );
  const failure = checks.map(({ lines }) => lines).find((lines): lines is SalesforceFailure => 'kind' in lines);
  if (failure) return { kind: 'unreachable', failure };
  const lines = checks.flatMap((one) => ('kind' in one.lines ? [] : one.lines));
  return lines.length === 0 ? { kind: 'complete' } : { kind: 'missing', lines };
}

async function checkObject(
  client: SalesforceClient,
  mapping: SalesforceMapping,
  entity: EntityName,
): Promise<readonly string[] | SalesforceFailure> {
  const { object, fields } = mapping[entity];
  const outcome = await client.read({ path: `/sobjects/${object}/describe`, schema: describeSchema });
  if (isFailure(outcome))
    return outcome.kind === 'not-found'
      ? [`${object}: is no object, or the site’s user may not see it (${entity})`]
      : outcome;
  const describedFields = outcome.body.fields;
  const missing = Object.entries<string | null>(fields)
    .filter(([, name]) => name !== null && !has(describedFields, name))
    .map(
      ([field, name]) => `${object}.${name ?? ''}: is no field, or the site’s user may not see it (${entity}.${field})`,
    );
  return [...missing, ...wrongTypes(describedFields, mapping, entity), ...notKeys(describedFields, mapping, entity)];
}

function wrongTypes(
  describedFields: readonly DescribedField[],
  mapping: SalesforceMapping,
  entity: EntityName,
): readonly string[] {
  const { object, fields } = mapping[entity];
  const kinds: Readonly<Record<string, FieldKind>> = shapes[entity];
  return Object.entries<string | null>(fields).flatMap(([field, path]) => {
    const { name, type } = describedFields.find((one) => one.name === path) ?? {};
    const kind = kinds[field];
    if (name === undefined || type === undefined || kind === undefined) return [];
    const isRight = kind === 'text' ? !typesOfNoText.includes(type) : typesOfKind[kind].includes(type);
    const expectedTypes = kind === 'text' ? 'text' : typesOfKind[kind].join(' or ');
    return isRight ? [] : [`${object}.${name}: must be ${expectedTypes}, and is ${type} (${entity}.${field})`];
  });
}

function notKeys(
  describedFields: readonly DescribedField[],
  mapping: SalesforceMapping,
  entity: EntityName,
): readonly string[] {
  const { object, fields } = mapping[entity];
  const { externalIds = [], unique = [] } = keyFields[entity] ?? {};
  const fieldNamed = (field: string) =>
    describedFields.find(({ name }) => name === (fields as Readonly<Record<string, string | null>>)[field]);
  return [
    ...externalIds.flatMap((field) =>
      fieldNamed(field)?.externalId === false
        ? [`${object}.${fieldNamed(field)?.name ?? ''}: must be marked as an external ID (${entity}.${field})`]
        : [],
    ),
    ...unique.flatMap((field) =>
      fieldNamed(field)?.unique === false
        ? [`${object}.${fieldNamed(field)?.name ?? ''}: must be marked as unique (${entity}.${field})`]
        : [],
    ),
  ];
}

/** For `Owner.FirstName` only the reference is checked; the fields of its target are Salesforce's own. */
function has(describedFields: readonly DescribedField[], path: string): boolean {
  const [first = '', second] = path.split('.');
  return describedFields.some(({ name, relationshipName }) =>
    second === undefined ? name === first : relationshipName === first,
  );
}
