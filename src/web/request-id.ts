import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/**
 * Finds the id of a request, under which the logs of the proxy and of this node tell of it, and visitors ask about it.
 */
export type FindRequestId = (req: IncomingMessage) => string;

/** Only a trusted proxy names a request: a visitor's own header would let them write another's id into the log. */
export const findRequestId =
  (isBehindProxy: boolean): FindRequestId =>
  ({ headers: { 'x-request-id': named } }) =>
    isBehindProxy && typeof named === 'string' && /^[\w-]{8,64}$/.test(named) ? named : randomUUID();
