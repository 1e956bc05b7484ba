/**
 * Two values are the same when they render alike: equal primitives in the same order, in arrays, plain objects, maps,
 * sets and dates. Anything else, such as a function, must be identical.
 */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Object.getPrototypeOf(one) !== Object.getPrototypeOf(other)) return false;
  if (Array.isArray(one)) return areSame(one, other as readonly unknown[]);
  if (one instanceof Date) return Object.is(one.getTime(), (other as Date).getTime());
  if (one instanceof Map || one instanceof Set) {
    const rest = other as Iterable<unknown> & { readonly size: number };
    return one.size === rest.size && areSame([...one], [...rest]);
  }
  const prototype: unknown = Object.getPrototypeOf(one);
  return (prototype === Object.prototype || prototype === null) && haveSameFields(one, other);
}

const areSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((item, index) => isSame(item, other[index]));

/** The order of fields counts, because a page may show all fields. */
function haveSameFields(one: object, other: object): boolean {
  const [names, otherNames] = [Object.keys(one), Object.keys(other)];
  return (
    names.length === otherNames.length &&
    names.every(
      (name, index) =>
        name === otherNames[index] && isSame(Reflect.get(one, name) as unknown, Reflect.get(other, name) as unknown),
    )
  );
}
