/** The container's symbol for a port; the type says what is bound under it, so that the compiler can check it. */
export type ServiceSymbol<T> = symbol & { readonly serves?: T };

/** Returns the symbol that stands for a port in the container; an interface has no value of its own. */
export const serviceSymbol = <T>(name: string) => Symbol(name) as ServiceSymbol<T>;
