import type { Express } from 'express';
import { IncomingMessage, ServerResponse } from 'node:http';

/** The classes of a server's requests and responses. */
export interface ExpressMessages {
  readonly IncomingMessage: typeof IncomingMessage;
  readonly ServerResponse: typeof ServerResponse;
}

/**
 * Requests and responses that are Express' own from their birth. Express gives each of them its prototype afterwards,
 * and V8 then makes hidden classes for this one request: nothing that reads a property can be fast, and the classes
 * are two thirds of what a guest's page leaves in the old part of the heap (decision 117).
 */
export function messagesOf(app: Express): ExpressMessages {
  class AppRequest extends IncomingMessage {}
  class AppResponse extends ServerResponse {}
  Object.setPrototypeOf(AppRequest.prototype, app.request);
  Object.setPrototypeOf(AppResponse.prototype, app.response);
  Object.assign(app, { request: AppRequest.prototype, response: AppResponse.prototype });
  return { IncomingMessage: AppRequest, ServerResponse: AppResponse as typeof ServerResponse };
}
