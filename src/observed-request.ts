import { tracingChannel } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** A request that the page cache did not answer, with the route that Express found. */
export interface ObservedRequest {
  readonly req: IncomingMessage & { readonly route?: { readonly path?: unknown } };
  readonly res: ServerResponse;
}

/** Traces (reliability G10) subscribe to it; without a subscriber a request costs nothing. */
export const observedRequests = tracingChannel<unknown, ObservedRequest>('landfall:request');

/** The label of a request: a route such as `/voyages/:slug`, of which there are few, never a path. */
export function nameOfRoute({ route }: ObservedRequest['req']): string {
  const path = route?.path;
  return typeof path === 'string' ? path : Array.isArray(path) ? String(path[0]) : 'other';
}
