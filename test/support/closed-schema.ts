type Schema = Readonly<Record<string, unknown>>;

/**
 * A schema of our own answers as strictly as they are made: with no field that is not described. The published document
 * leaves objects open, because answers grow.
 */
export function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { allOf } = schema as Schema;
  // The parts of one object know nothing of each other's fields: together they are closed.
  if (Array.isArray(allOf)) return { ...schema, allOf: allOf.map(closedInside), unevaluatedProperties: false };
  const inner = closedInside(schema);
  const isOpen =
    inner['properties'] === undefined ||
    inner['additionalProperties'] !== undefined ||
    inner['patternProperties'] !== undefined;
  return inner['type'] === 'object' && !isOpen ? { ...inner, additionalProperties: false } : inner;
}

const closedInside = (schema: object): Schema =>
  Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, key === 'enum' || key === 'example' ? value : closed(value)]),
  );
