import type { Request, RequestHandler, Response } from 'express';
import type { ApiOperation } from './api-operation';
import { handle, type InputOf, knownQueryOf } from './handle';

/**
 * JSON that is made from immutable data: while these are the same objects, the text of the answer is the same
 * (docs/decisions/0075).
 */
export interface MemoisedAnswer {
  readonly data: readonly [object, ...object[]];
  readonly variant?: string;
  readonly toBody: () => object;
}

export type ReadRequest = Pick<Request, 'session' | 'log'>;

export interface MemoisedRead {
  /** Returns undefined for a query that Express has not validated yet, which Express then handles. */
  readonly queryOf: (url: string) => { readonly query: unknown } | undefined;
  readonly read: (input: { readonly query: never }, req: ReadRequest) => Promise<MemoisedAnswer>;
}

const reads = new WeakMap<RequestHandler, MemoisedRead>();

export const memoisedReadOf = (handler: RequestHandler): MemoisedRead | undefined => reads.get(handler);

/**
 * A route's handler whose answer is made from immutable data only. Express can call it like any other; ordinary
 * requests are answered in front of Express, with the text that was made when the data last changed.
 */
export function memoisedRead<Operation extends ApiOperation>(
  operation: Operation,
  read: (input: Pick<InputOf<Operation>, 'query'>, req: ReadRequest) => Promise<MemoisedAnswer>,
): (req: Request, res: Response) => Promise<void> {
  const handler = handle(operation, async (input, req, res) => {
    const { toBody } = await read(input, req);
    res.set('Cache-Control', 'private, no-store').json(toBody());
  });
  reads.set(handler, { queryOf: knownQueryOf(handler), read });
  return handler;
}
