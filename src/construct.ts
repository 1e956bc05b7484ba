import type { PortSymbol } from './core/shared/port-symbol';

/** Identifies a service of type T in the container: its class, its port or one of `tokens`. */
type Identifier<T> = PortSymbol<T> | (abstract new (...args: never[]) => T);

/** A part that is the same for every construction and therefore not taken from the container. */
class ConstantPart<T> {
  constructor(readonly value: T) {}
}

export const constant = <T>(value: T) => new ConstantPart(value);

/** A part that is computed from one service of the container, such as one setting of the configuration. */
class DerivedPart<T> {
  constructor(
    readonly identifier: Identifier<unknown>,
    readonly derive: (service: never) => T,
  ) {}
}

export const derived = <Service, T>(identifier: Identifier<Service>, derive: (service: Service) => T) =>
  new DerivedPart<T>(identifier, derive);

type Source<T> = Identifier<Exclude<T, undefined>> | ConstantPart<T> | DerivedPart<T>;
type Sources<Parts> = { readonly [Key in keyof Parts]: Source<Parts[Key]> };

interface Binding<T, Bound> {
  toResolvedValue(factory: (...services: unknown[]) => T, identifiers: Identifier<unknown>[]): Bound;
}

/**
 * Binds a class whose parts come from the container:
 * `construct(bind(SearchSite), SearchSite, { content: ContentPort, clock: Clock })`.
 *
 * The sources are an object for a class that takes one object of parts, and a list for one that takes its parts by
 * position. The compiler checks that each named class or port has the type of its part.
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
  const namedSources = Object.entries(sources) as [name: string, Source<unknown>][];
  const injectedSources = namedSources.flatMap(([name, source]) =>
    source instanceof ConstantPart ? [] : [[name, source] as const],
  );
  const build = (...services: unknown[]) => {
    const parts = Object.fromEntries(
      namedSources.map(([name, source]) => [name, (source as ConstantPart<unknown>).value]),
    );
    injectedSources.forEach(([name, source], position) => {
      parts[name] = source instanceof DerivedPart ? source.derive(services[position] as never) : services[position];
    });
    return new Class(...((Array.isArray(sources) ? namedSources.map(([name]) => parts[name]) : [parts]) as never[]));
  };
  return binding.toResolvedValue(
    build,
    injectedSources.map(([, source]) => (source instanceof DerivedPart ? source.identifier : source)),
  );
}
