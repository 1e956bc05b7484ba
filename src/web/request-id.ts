import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Finds the id of a request, which the logs of the proxy and of this node contain and visitors can quote. */
export type FindRequestId = (req: IncomingMessage) => string;

/**
 * Only a trusted proxy may set the id: with a header of their own, visitors could write another request's id into the
 * log.
 */
export const findRequestId =
  (isBehindProxy: boolean): FindRequestId =>
  ({ headers: { 'x-request-id': givenId } }) =>
    isBehindProxy && typeof givenId === 'string' && /^[\w-]{8,64}$/.test(givenId) ? givenId : randomUUID();
