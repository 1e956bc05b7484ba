const callersOwn = new WeakSet<object>();

/** Marks a request whose answer no cache may store for others, because its headers concern its caller alone. */
export const noteCallersOwnAnswer = (req: object): void => void callersOwn.add(req);
export const hasCallersOwnAnswer = (req: object): boolean => callersOwn.has(req);
