import type { Money } from '../shared/money';
import { portSymbol } from '../shared/port-symbol';
import type { HostedPage } from './payments.port';

/** Parameters of a hosted page. The same attempt always sends the same values, under one idempotency key. */
export interface HostedOrder {
  readonly amount: Money;
  readonly email?: string | undefined;
  readonly page: HostedPage;
  /** The time of expiry is in seconds since 1970, by the provider's clock. */
  readonly expiresAt: number;
}

export interface HostedPayment {
  readonly reference: string;
  readonly attempt: number;
  readonly pageId: string | undefined;
  readonly order: HostedOrder;
  readonly state: 'open' | 'paid' | 'ended' | 'refunded';
  readonly paymentId: string | undefined;
  readonly cardLast4: string | undefined;
}

type Attempt = Pick<HostedPayment, 'reference' | 'attempt'>;

/**
 * The site's own records of hosted pages, because a provider finds a page by its id only, not by our reference. Only an
 * open attempt changes: what was reported once as paid is never taken back by an older answer.
 */
export interface HostedPaymentRecords {
  find(reference: string): Promise<HostedPayment | undefined>;
  findByPaymentId(paymentId: string): Promise<HostedPayment | undefined>;
  /** Lets one of many callers open the first attempt, or the next one after `endedPayment`. */
  openAttempt(reference: string, order: HostedOrder, endedPayment?: HostedPayment): Promise<void>;
  /** Stores the page's id and deletes the guest's e-mail address, which only opening the page needed. */
  notePage(payment: HostedPayment, pageId: string): Promise<void>;
  notePaid(attempt: Attempt, payment: Pick<HostedPayment, 'paymentId' | 'cardLast4'>): Promise<void>;
  noteEnd(payment: HostedPayment): Promise<void>;
  /** Applies also to a payment that was recorded as paid. */
  noteRefund(attempt: Attempt, paymentId: string): Promise<void>;
}
export const HostedPaymentRecords = portSymbol<HostedPaymentRecords>('HostedPaymentRecords');
