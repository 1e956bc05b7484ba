import { AsyncLocalStorage } from 'node:async_hooks';
import { observedRequests } from '../../observed-request';

/** What the database's reads of one GET or HEAD share while it is answered. */
export interface ReadRequest {
  waitedMs: number;
  calls: number;
  since: number;
}

const current = new AsyncLocalStorage<ReadRequest | undefined>();
let isFollowing = false;

/** Called with the first pool of PostgreSQL, because SQLite needs nothing of this. */
export function followReadRequests(): void {
  if (isFollowing) return;
  isFollowing = true;
  observedRequests.start.bindStore(current, ({ req: { method } }) =>
    method === 'GET' || method === 'HEAD' ? { waitedMs: 0, calls: 0, since: 0 } : undefined,
  );
}

/** Undefined for writes and jobs. */
export const currentReadRequest = (): ReadRequest | undefined => current.getStore();
