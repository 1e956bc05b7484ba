type Schema = Readonly<Record<string, unknown>>;

/**
 * A schema of our own answers as strictly as they are made: with no field that is not described. The published document
 * leaves objects open, because answers grow.
 */
export function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const inner = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [
      key,
      key === 'enum' || key === 'example' || key === 'allOf' ? value : closed(value),
    ]),
  ) as Schema;
  const isOpen =
    inner['properties'] === undefined ||
    inner['additionalProperties'] !== undefined ||
    inner['patternProperties'] !== undefined;
  return inner['type'] === 'object' && !isOpen ? { ...inner, additionalProperties: false } : inner;
}
