import type { Express } from 'express';
import { IncomingMessage, ServerResponse } from 'node:http';

export interface ExpressMessages {
  readonly IncomingMessage: typeof IncomingMessage;
  readonly ServerResponse: typeof ServerResponse;
}

/**
 * Classes of requests and responses with the prototypes of Express. Express would change the prototype of each message
 * afterwards, upon which V8 makes hidden classes for that single request: property access cannot be optimised, and
 * these classes are two thirds of what a guest's page leaves in the old generation of the heap (decision 117).
 */
export function messagesOf(app: Express): ExpressMessages {
  class AppRequest extends IncomingMessage {}
  class AppResponse extends ServerResponse {}
  Object.setPrototypeOf(AppRequest.prototype, app.request);
  Object.setPrototypeOf(AppResponse.prototype, app.response);
  Object.assign(app, { request: AppRequest.prototype, response: AppResponse.prototype });
  return { IncomingMessage: AppRequest, ServerResponse: AppResponse as typeof ServerResponse };
}
