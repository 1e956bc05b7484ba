import { portSymbol } from '../shared/port-symbol';
import type { RequestAnswer, RequestDelivery } from './trip-requests.port';

export interface RequestInbox {
  /** Accepts a message; a repeat changes nothing. @throws Unavailable when the CRM does not answer */
  deliver(delivery: RequestDelivery): Promise<void>;
  /**
   * Returns the CRM's current answers to these requests; a request that the CRM lacks is left out.
   * @throws Unavailable
   */
  findAnswers(requestIds: readonly string[]): Promise<readonly RequestAnswer[]>;
}
export const RequestInbox = portSymbol<RequestInbox>('RequestInbox');
