import { tracingChannel } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** A request that the page cache did not answer, with the route that Express found. */
export interface ObservedRequest {
  readonly req: IncomingMessage & { readonly route?: { readonly path?: unknown } };
  readonly res: ServerResponse;
}

/** Traces (reliability G10) subscribe to this channel; without a subscriber it costs nothing. */
export const observedRequests = tracingChannel<unknown, ObservedRequest>('landfall:request');

/** The label of a request: a route such as `/voyages/:slug`, never a path, because labels must be few. */
export function nameOfRoute({ route }: ObservedRequest['req']): string {
  const path = route?.path;
  return typeof path === 'string' ? path : Array.isArray(path) ? String(path[0]) : 'other';
}
