import type { Lead } from './lead';

export interface WaitingLead {
  readonly lead: Lead;
  /** Deliveries tried so far. */
  readonly attempts: number;
  /** When it was taken, or revived. */
  readonly waitingSince: Date;
}

export interface KnownLead {
  readonly kind: 'known';
  readonly fingerprint: string;
}

/** How full the outbox is, for operators. */
export interface OutboxState {
  readonly waiting: number;
  readonly dead: number;
  readonly oldestWaitingSince?: Date;
}

export interface DeadLead {
  readonly submissionId: string;
  /** Absent when it can no longer be read; `text` is what is left of it. */
  readonly lead?: Lead;
  /** As it is stored. */
  readonly text: string;
  readonly attempts: number;
  readonly diedAt: Date;
  readonly reason: string;
}

/**
 * Leads on disk between a visitor's 200 and the CRM (reliability D1). One delivery at a time per lead over all nodes;
 * a claim that its node did not finish is free again after its time.
 * @throws Unavailable when nothing can be kept.
 */
export interface LeadOutbox {
  /** Resolves when the lead is on disk. `known`: this submission id was kept before, and nothing was added. */
  save(lead: Lead): Promise<{ readonly kind: 'kept' } | KnownLead>;
  /** What was kept before under this submission id, delivered or not (remembered for 24 hours at least). */
  recall(submissionId: string): Promise<KnownLead | undefined>;
  /** Up to `most` leads that are due, claimed by this caller for `forSeconds`. One that cannot be read is buried. */
  claimDue(claim: { readonly max: number; readonly forSeconds: number }): Promise<readonly WaitingLead[]>;
  /** It has left: the CRM has it, or whoever took it over says nothing further. Its words are forgotten, its id is not. */
  delivered(submissionId: string): Promise<void>;
  /** Not taken: due again at `dueAt`. */
  postpone(failure: { readonly submissionId: string; readonly dueAt: Date }): Promise<void>;
  /** Claimed and not tried: due at once, for whoever asks first. */
  release(submissionId: string): Promise<void>;
  /** Not taken, and not tried any more. */
  bury(failure: { readonly submissionId: string; readonly reason: string }): Promise<void>;
  /** The CRM answers again: everything that waits is due now (D1). */
  wakeAll(): Promise<void>;
  state(): Promise<OutboxState>;
  findDead(): Promise<readonly DeadLead[]>;
  /** An operator sends a dead lead on its way again. False: there is no such dead lead. */
  revive(submissionId: string): Promise<boolean>;
}
export const LeadOutbox = Symbol('LeadOutbox');
