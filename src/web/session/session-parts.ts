import type { Store } from 'express-session';
import type { Clock } from '../../core/shared/clock.port';

export interface SessionParts {
  readonly store: Store;
  readonly secret: string;
  /** `__Host-sid`, or `sid` where the site uses plain http. */
  readonly cookieName: string;
  /** True when the site's public address is https, whatever the proxy uses to reach this node. */
  readonly isSecure: boolean;
  readonly clock: Clock;
}

export const sessionCookieName = (isSecure: boolean) => (isSecure ? '__Host-sid' : 'sid');
