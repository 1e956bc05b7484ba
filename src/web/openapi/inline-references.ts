/** Replaces each reference by its target, and adds to each call its security. */
export function inlineReferences<Document extends object>(document: Document): Document {
  const inline = (value: unknown, inside: readonly string[]): unknown => {
    if (Array.isArray(value)) return value.map((item) => inline(item, inside));
    if (typeof value !== 'object' || value === null) return value;
    const { $ref: reference, ...beside } = value as { readonly $ref?: unknown };
    const target = typeof reference === 'string' ? targetOf(document, reference) : undefined;
    // A schema may contain itself; the inner reference then stays.
    if (typeof reference !== 'string' || target === undefined || inside.includes(reference))
      return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inline(item, inside)]));
    return { ...(inline(target, [...inside, reference]) as object), ...(inline(beside, inside) as object) };
  };
  return withSecurity(inline(document, []) as Document & Calls);
}

interface Calls {
  readonly security?: readonly object[];
  readonly paths?: Readonly<Record<string, Readonly<Record<string, object>>>>;
}

function withSecurity<Document extends Calls>(document: Document): Document {
  const { security, paths } = document;
  if (!security || !paths) return document;
  const securedPaths = Object.entries(paths).map(([path, methods]) => [
    path,
    Object.fromEntries(Object.entries(methods).map(([method, call]) => [method, { security, ...call }])),
  ]);
  return { ...document, paths: Object.fromEntries(securedPaths) as Calls['paths'] };
}

const targetOf = (document: object, reference: string): unknown =>
  reference
    .split('/')
    .slice(1)
    .reduce<unknown>((at, step) => (at as Readonly<Record<string, unknown>> | undefined)?.[step], document);
