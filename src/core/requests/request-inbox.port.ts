import { portSymbol } from '../shared/port-symbol';
import type { RequestAnswer, RequestDelivery } from './trip-requests.port';

/** Where the line's people answer requests: the CRM. */
export interface RequestInbox {
  /** Takes a message; a repeat changes nothing. @throws Unavailable when the CRM does not answer */
  deliver(delivery: RequestDelivery): Promise<void>;
  /** What stands there now of these requests; one that the CRM does not have is left out. @throws Unavailable */
  findAnswers(requestIds: readonly string[]): Promise<readonly RequestAnswer[]>;
}
export const RequestInbox = portSymbol<RequestInbox>('RequestInbox');
