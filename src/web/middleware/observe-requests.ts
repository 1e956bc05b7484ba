import type { RequestHandler } from 'express';
import { observedRequests } from '../../observed-request';

/** Runs the rest of a request in the context of its trace, where tracing is configured (reliability G10). */
export const observeRequests = (): RequestHandler => (req, res, next) => {
  if (!observedRequests.start.hasSubscribers) return next();
  const request = { req, res };
  res.once('close', () => observedRequests.asyncEnd.publish(request));
  observedRequests.start.runStores(request, () => next(), undefined);
};
