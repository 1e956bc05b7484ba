/**
 * The container's symbol for a port. The type names what is bound under it, so that the compiler can check bindings.
 */
export type PortSymbol<T> = symbol & { readonly serves?: T };

/** Returns the symbol that stands for a port in the container; an interface has no value of its own. */
export const portSymbol = <T>(name: string) => Symbol(name) as PortSymbol<T>;
