import type { PortSymbol } from './core/shared/port-symbol';

/** Identifies a service of type T in the container: its class, its port or one of `tokens`. */
type Identifier<T> = PortSymbol<T> | (abstract new (...args: never[]) => T);

/** What inversify injects where it is not one service that has to be bound. */
interface Injection<T> {
  readonly serviceIdentifier: Identifier<unknown>;
  readonly optional?: true;
  readonly isMultiple?: true;
  readonly injects?: T;
}

/** Returns a part that is undefined where nothing is bound, such as a port of an engine that the line does not have. */
export const optional = <T>(serviceIdentifier: Identifier<T>): Injection<T | undefined> => ({
  serviceIdentifier,
  optional: true,
});

/** Returns a part that is the list of everything bound under one port. */
export const all = <T>(serviceIdentifier: Identifier<T>): Injection<readonly T[]> => ({
  serviceIdentifier,
  isMultiple: true,
});

type Dependency<T> = Identifier<T> | Injection<T>;
type Dependencies<Services> = { readonly [Index in keyof Services]: Dependency<Services[Index]> };

class ComputedPart<T> {
  constructor(
    readonly dependencies: readonly Dependency<unknown>[],
    readonly compute: (...services: never[]) => T,
  ) {}
}

/** Returns a part that is the same for every construction and therefore not taken from the container. */
export const constant = <T>(value: T) => new ComputedPart<T>([], () => value);

/** Returns a part that is computed from services of the container, such as from one setting of the configuration. */
export function derived<Service, T>(dependency: Dependency<Service>, compute: (service: Service) => T): ComputedPart<T>;
export function derived<Services extends readonly [unknown, ...unknown[]], T>(
  dependencies: Dependencies<Services>,
  compute: (...services: Services) => T,
): ComputedPart<T>;
export function derived<T>(dependencies: object | symbol, compute: (...services: never[]) => T) {
  return new ComputedPart([dependencies].flat() as Dependency<unknown>[], compute);
}

type Source<T> = Identifier<Exclude<T, undefined>> | Injection<T> | ComputedPart<T>;
type Sources<Parts> = { readonly [Key in keyof Parts]: Source<Parts[Key]> };

interface Binding<T, Bound> {
  toResolvedValue(factory: (...services: unknown[]) => T, dependencies: Dependency<unknown>[]): Bound;
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
  const dependenciesOf = (source: Source<unknown>) => (source instanceof ComputedPart ? source.dependencies : [source]);
  const build = (...services: unknown[]) => {
    const parts = namedSources.map(([name, source]) => {
      const values = services.splice(0, dependenciesOf(source).length);
      return [name, source instanceof ComputedPart ? source.compute(...(values as never[])) : values[0]] as const;
    });
    return new Class(
      ...((Array.isArray(sources) ? parts.map(([, part]) => part) : [Object.fromEntries(parts)]) as never[]),
    );
  };
  return binding.toResolvedValue(
    build,
    namedSources.flatMap(([, source]) => dependenciesOf(source)),
  );
}

/** Binds what a function makes of services of the container, whose types the compiler knows by their identifiers. */
export const compute = <T, Bound, Services extends readonly [unknown, ...unknown[]]>(
  binding: Binding<T, Bound>,
  dependencies: Dependencies<Services>,
  factory: (...services: Services) => T,
): Bound => binding.toResolvedValue(factory as never, [...(dependencies as readonly Dependency<unknown>[])]);
