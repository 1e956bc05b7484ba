const unreadable = new WeakSet<object>();

/**
 * Remembers that the session of a request could not be read in front of Express, so that express-session does not wait
 * for the same store again (reliability B6: a public page is at most 300 ms later).
 */
export const noteUnreadableSession = (req: object): void => void unreadable.add(req);
export const hasUnreadableSession = (req: object): boolean => unreadable.has(req);
