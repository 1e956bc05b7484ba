import { portSymbol } from './port-symbol';

export type ReceiptOutcome =
  | { readonly kind: 'first' }
  | { readonly kind: 'in-flight' }
  | { readonly kind: 'done'; readonly answer: string }
  | { readonly kind: 'other-body' };

/**
 * Stores the outcomes of writes for idempotency, so that a retry gets the first answer (reliability D2, D6).
 * `fingerprint` identifies the body; the same key with another body is refused. Receipts are stored for 24 hours.
 */
export interface Receipts {
  begin(request: {
    readonly scope: string;
    readonly key: string;
    readonly fingerprint: string;
  }): Promise<ReceiptOutcome>;
  finish(request: { readonly scope: string; readonly key: string; readonly answer: string }): Promise<void>;
  /** The write did not happen: the key becomes free again. */
  abandon(request: { readonly scope: string; readonly key: string }): Promise<void>;
}
export const Receipts = portSymbol<Receipts>('Receipts');
