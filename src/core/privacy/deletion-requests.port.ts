import type { DeletionRequest } from './deletion-request';
import { portSymbol } from '../shared/port-symbol';

/** Guests' deletion requests and their state. A guest has one open request at most. */
export interface DeletionRequests {
  find(contactId: string): Promise<readonly DeletionRequest[]>;
  /** `known`: there is already an open request, and nothing was added, however many callers ask at once. */
  open(contactId: string): Promise<{ readonly kind: 'opened' | 'known'; readonly request: DeletionRequest }>;
  withdraw(contactId: string): Promise<DeletionRequest | undefined>;
}
export const DeletionRequests = portSymbol<DeletionRequests>('DeletionRequests');
