const unreadable = new WeakSet<object>();

/**
 * A store of sessions that hangs is waited for once in a request: what finds that it does not answer in front of
 * Express notes it, and express-session does not ask again (reliability B6: a public page is 300 ms later at most).
 */
export const noteUnreadableSession = (req: object): void => void unreadable.add(req);
export const hasUnreadableSession = (req: object): boolean => unreadable.has(req);
