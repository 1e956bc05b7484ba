import type { PortSymbol } from './core/shared/port-symbol';

/** What stands for a service of type T in the container: its class, its port or one of `tokens`. */
type Identifier<T> = PortSymbol<T> | (abstract new (...args: never[]) => T);

/** A part that is the same for every construction and therefore not taken from the container. */
class Constant<T> {
  constructor(readonly value: T) {}
}

export const constant = <T>(value: T) => new Constant(value);

type Source<T> = Identifier<T> | Constant<T>;
type Sources<Parts> = { readonly [Key in keyof Parts]: Source<Exclude<Parts[Key], undefined>> };

/** What `bind(…)` of inversify returns, as far as it is used here. */
interface Binding<T, Bound> {
  toResolvedValue(factory: (...services: unknown[]) => T, identifiers: Identifier<unknown>[]): Bound;
}

/**
 * Binds a class whose parts come from the container:
 * `construct(bind(SearchSite), SearchSite, { content: ContentPort, clock: Clock })`.
 *
 * The sources are an object for a class that takes one object of parts, and a list for one that takes
 * its parts by position. The compiler checks that each class or port named is what the part asks for.
 */
export function construct<T, Bound, Parts extends readonly unknown[]>(
  binding: Binding<T, Bound>,
  Class: new (...parts: Parts) => T,
  sources: Sources<NoInfer<Parts>>,
): Bound;
export function construct<T, Bound, Parts extends object>(
  binding: Binding<T, Bound>,
  Class: new (parts: Parts) => T,
  sources: Sources<NoInfer<Parts>>,
): Bound;
export function construct<T, Bound>(
  binding: Binding<T, Bound>,
  Class: new (...parts: never[]) => T,
  sources: object,
): Bound {
  const named = Object.entries(sources) as [name: string, Source<unknown>][];
  const isTaken = (entry: [string, Source<unknown>]): entry is [string, Identifier<unknown>] =>
    !(entry[1] instanceof Constant);
  const taken = named.filter(isTaken);
  const constants = named.flatMap(([name, source]) =>
    source instanceof Constant ? [[name, source.value] as const] : [],
  );
  const build = (...services: unknown[]) => {
    const parts: Record<string, unknown> = Object.fromEntries(constants);
    taken.forEach(([name], position) => (parts[name] = services[position]));
    return new Class(...((Array.isArray(sources) ? named.map(([name]) => parts[name]) : [parts]) as never[]));
  };
  return binding.toResolvedValue(
    build,
    taken.map(([, identifier]) => identifier),
  );
}
