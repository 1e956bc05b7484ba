import type { Secrets } from '../shared/secrets.port';

/**
 * Sessions that began before their keys were digests are found by the id itself, which has this form; they live for 30
 * days at most.
 */
const olderId = /^[\w-]{32}$/;

/**
 * Returns the key under which a session is stored: a keyed digest of its id, so that a copy of the store contains no id
 * that a cookie could carry (reliability F9). A digest has 43 characters, so it is never taken for an older id.
 */
export const sessionKey = (secrets: Pick<Secrets, 'digest'>, sid: string): string =>
  olderId.test(sid) ? sid : secrets.digest('session', sid);
