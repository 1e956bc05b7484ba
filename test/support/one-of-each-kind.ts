/** One address of each kind: those that differ in their last word alone are of one kind. */
export function oneOfEachKind(addresses: readonly string[]): readonly string[] {
  const first = new Map<string, string>();
  for (const address of addresses) {
    const parts = address.split('/').slice(1);
    const kind =
      parts.length < 2
        ? address
        : `${parts.slice(0, parts[0] === 'shore-and-sea-experiences' ? 1 : -1).join('/')}/*${parts.length}`;
    if (!first.has(kind)) first.set(kind, address);
  }
  return [...first.values()];
}
