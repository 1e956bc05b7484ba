import type { Lead } from './lead';
import { portSymbol } from '../shared/port-symbol';

export interface WaitingLead {
  readonly lead: Lead;
  readonly attempts: number;
  readonly waitingSince: Date;
}

export interface KnownLead {
  readonly kind: 'known';
  readonly fingerprint: string;
}

export interface OutboxState {
  readonly waiting: number;
  readonly dead: number;
  readonly oldestWaitingSince?: Date;
}

export interface DeadLead {
  readonly submissionId: string;
  /** Absent when it can no longer be parsed; `text` is the stored remainder. */
  readonly lead?: Lead;
  readonly text: string;
  readonly attempts: number;
  readonly diedAt: Date;
  readonly reason: string;
}

/**
 * Stores leads on disk between a visitor's 200 and the CRM (reliability D1). One delivery at a time per lead across
 * nodes; an unfinished claim expires.
 * @throws Unavailable when nothing can be stored.
 */
export interface LeadOutbox {
  /** Resolves when the lead is on disk. `known`: this submission id was stored before, and nothing was added. */
  save(lead: Lead): Promise<{ readonly kind: 'saved' } | KnownLead>;
  recall(submissionId: string): Promise<KnownLead | undefined>;
  /**
   * Returns up to `max` leads that are due, claimed by this caller for `forSeconds`. An unreadable one is marked as
   * dead.
   */
  claimDue(claim: { readonly max: number; readonly forSeconds: number }): Promise<readonly WaitingLead[]>;
  /** The CRM has the lead, or it was handed in: its content is erased, and its id is remembered. */
  markDelivered(submissionId: string): Promise<void>;
  postpone(failure: { readonly submissionId: string; readonly dueAt: Date }): Promise<void>;
  /** Returns a claimed lead that was not tried: it is due at once, for any caller. */
  release(submissionId: string): Promise<void>;
  /** Marks a lead that the CRM refused, so that it is not delivered again. */
  markDead(failure: { readonly submissionId: string; readonly reason: string }): Promise<void>;
  /** The CRM answers again: all waiting leads become due now (D1). */
  wakeAll(): Promise<void>;
  state(): Promise<OutboxState>;
  findDead(): Promise<readonly DeadLead[]>;
  /** Puts a dead lead back into delivery for an operator. Returns false when there is no such dead lead. */
  revive(submissionId: string): Promise<boolean>;
}
export const LeadOutbox = portSymbol<LeadOutbox>('LeadOutbox');
