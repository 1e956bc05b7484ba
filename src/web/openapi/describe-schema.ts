import type { FieldView } from '../../../views/api-docs/api-docs-view';

export interface ReadSchema {
  readonly type?: string | readonly string[];
  readonly description?: string;
  /** `false` marks a field that must not be sent. */
  readonly properties?: Readonly<Record<string, ReadSchema | false>>;
  readonly required?: readonly string[];
  readonly items?: ReadSchema | false;
  readonly anyOf?: readonly ReadSchema[];
  readonly oneOf?: readonly ReadSchema[];
  readonly allOf?: readonly ReadSchema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly additionalProperties?: boolean | ReadSchema;
  readonly patternProperties?: Readonly<Record<string, ReadSchema>>;
}

const formats: Readonly<Record<string, string>> = {
  'date-time': 'instant (ISO 8601)',
  date: 'day (YYYY-MM-DD)',
  email: 'e-mail address',
};

/** Deeper fields are described only in the document itself. */
const deepest = 6;

export function fieldsOf(schema: ReadSchema, path = '', depth = 0): readonly FieldView[] {
  if (depth > deepest) return [];
  const inside = (child: ReadSchema, at: string) => fieldsOf(child, at, depth + 1);
  const parts = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  if (parts.length > 0) return distinct(parts.flatMap((one) => inside(one, path)));
  if (schema.items) return inside(schema.items, `${path}[]`);
  const namedFields = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    if (property === false) return [];
    const at = path === '' ? name : `${path}.${name}`;
    return [fieldOf(at, property, schema.required?.includes(name) ?? false), ...inside(property, at)];
  });
  const others =
    typeof schema.additionalProperties === 'object'
      ? [schema.additionalProperties]
      : Object.values(schema.patternProperties ?? {});
  return [
    ...namedFields,
    ...others.flatMap((other) => [
      fieldOf(`${path === '' ? '' : `${path}.`}…`, other, false),
      ...inside(other, `${path === '' ? '' : `${path}.`}…`),
    ]),
  ];
}

const fieldOf = (name: string, schema: ReadSchema, isRequired: boolean): FieldView => ({
  name,
  type: typeOf(schema),
  isRequired,
  ...(schema.description ? { text: schema.description } : {}),
});

const distinct = (fields: readonly FieldView[]) =>
  fields.filter(({ name }, index) => fields.findIndex((one) => one.name === name) === index);

export function typeOf(schema: ReadSchema): string {
  const alternatives = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  if (alternatives.length > 0) return [...new Set(alternatives.map(typeOf))].join(', or ');
  return [kindOf(schema), ...boundsOf(schema)].join(', ');
}

function kindOf({ type, enum: values, const: only, format, items }: ReadSchema): string {
  if (only !== undefined) return `always ${JSON.stringify(only)}`;
  if (values)
    return values.length === 1
      ? `always ${JSON.stringify(values[0])}`
      : `one of ${values.map((value) => (value === '' ? 'nothing' : String(value))).join(', ')}`;
  const [kind = 'anything'] = typeof type === 'string' ? [type] : (type ?? []);
  switch (kind) {
    case 'string':
      return formats[format ?? ''] ?? 'text';
    case 'integer':
      return 'whole number';
    case 'array':
      return items ? `list of ${plural(kindOf(items))}` : 'list';
    default:
      return kind;
  }
}

const plural = (kind: string) => (kind === 'object' ? 'objects' : kind === 'text' ? 'texts' : kind);

function boundsOf({
  minimum,
  maximum,
  maxLength,
  minItems,
  maxItems,
  pattern,
  default: preset,
}: ReadSchema): readonly string[] {
  const constraintTexts = (text: string, value: unknown) => (value === undefined ? [] : [`${text} ${String(value)}`]);
  return [
    ...constraintTexts('at least', minimum),
    ...constraintTexts('at most', maximum),
    ...(maxLength === undefined ? [] : [`at most ${maxLength} characters`]),
    ...(minItems === undefined ? [] : [`at least ${minItems}`]),
    ...(maxItems === undefined ? [] : [`at most ${maxItems} of them`]),
    ...constraintTexts('in the form', pattern),
    ...(preset === undefined || preset === ''
      ? []
      : [`default ${typeof preset === 'object' ? JSON.stringify(preset) : String(preset)}`]),
  ];
}
