const causes = new WeakMap<object, unknown>();

/**
 * Remembers that the session of a request could not be read in front of Express, so that express-session does not wait
 * for the same store again (reliability B6: a public page is at most 300 ms later).
 */
export const noteUnreadableSession = (req: object, cause: unknown): void => void causes.set(req, cause);
export const hasUnreadableSession = (req: object): boolean => causes.has(req);
export const causeOfUnreadableSession = (req: object): unknown => causes.get(req);
