import { isPositive } from '../shared/money';
import type { Trip } from './trip';

const soldStatuses: ReadonlySet<string> = new Set(['BK', 'CL', 'TM']);

/**
 * Nothing is invoiced of a waitlist entry or an offer on which nothing was paid: neither has sold anything. A
 * reservation that has ended is invoiced where it had money.
 */
export const isInvoiced = ({ status, totalPaid, ended }: Pick<Trip, 'status' | 'totalPaid' | 'ended'>): boolean =>
  soldStatuses.has(status) || [totalPaid, ...(ended ? [ended.refunded, ended.toRefund] : [])].some(isPositive);
