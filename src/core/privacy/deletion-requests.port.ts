import type { DeletionRequest } from './deletion-request';

/** Who asked to be forgotten, and what came of it. A guest has one open request at most. */
export interface DeletionRequests {
  /** The latest first. */
  find(contactId: string): Promise<readonly DeletionRequest[]>;
  /** `known`: there is an open one already, and nothing was added, however many ask at once. */
  open(contactId: string): Promise<{ readonly kind: 'opened' | 'known'; readonly request: DeletionRequest }>;
  /** Undefined: there is no open one. */
  withdraw(contactId: string): Promise<DeletionRequest | undefined>;
}
export const DeletionRequests = Symbol('DeletionRequests');
