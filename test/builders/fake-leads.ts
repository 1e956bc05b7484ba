import type { Lead } from '../../src/core/leads/lead';
import type { LeadInbox } from '../../src/core/leads/lead-inbox.port';
import type { DeadLead, KnownLead, LeadOutbox, OutboxState, WaitingLead } from '../../src/core/leads/lead-outbox.port';
import { leadToText } from '../../src/core/leads/lead-text';
import { Unavailable } from '../../src/core/shared/unavailable';
import type { StoppedClock } from './a-clock';

interface StoredLead {
  readonly lead: Lead;
  attempts: number;
  since: Date;
  dueAt: number;
  state: 'waiting' | 'claimed' | 'delivered' | 'dead';
  reason: string;
}

/** An outbox in memory that can be away, or be lost from one moment to the next. */
export class FakeLeadOutbox implements LeadOutbox {
  readonly stored = new Map<string, StoredLead>();
  isAway = false;
  wakes = 0;

  constructor(private readonly clock: StoppedClock) {}

  async save(lead: Lead): Promise<{ readonly kind: 'saved' } | KnownLead> {
    const known = await this.recall(lead.submissionId);
    if (known) return known;
    const now = this.clock.now();
    this.stored.set(lead.submissionId, {
      lead,
      attempts: 0,
      since: now,
      dueAt: now.getTime(),
      state: 'waiting',
      reason: '',
    });
    return { kind: 'saved' };
  }

  async recall(submissionId: string): Promise<KnownLead | undefined> {
    if (this.isAway) throw new Unavailable('outbox');
    const stored = this.stored.get(submissionId);
    return stored && { kind: 'known', fingerprint: stored.lead.fingerprint };
  }

  async claimDue({ max }: { readonly max: number }): Promise<readonly WaitingLead[]> {
    if (this.isAway) throw new Unavailable('outbox');
    const due = [...this.stored.values()]
      .filter(({ state, dueAt }) => state === 'waiting' && dueAt <= this.clock.now().getTime())
      .slice(0, max);
    return due.map((stored) => {
      stored.state = 'claimed';
      stored.attempts += 1;
      return { lead: stored.lead, attempts: stored.attempts - 1, waitingSince: stored.since };
    });
  }

  async markDelivered(id: string): Promise<void> {
    if (this.isAway) throw new Unavailable('outbox');
    this.change(id, { state: 'delivered' });
  }

  async postpone({ submissionId, dueAt }: { readonly submissionId: string; readonly dueAt: Date }): Promise<void> {
    this.change(submissionId, { state: 'waiting', dueAt: dueAt.getTime() });
  }

  async release(id: string): Promise<void> {
    this.change(id, { state: 'waiting', attempts: (this.stored.get(id)?.attempts ?? 1) - 1 });
  }

  async markDead({ submissionId, reason }: { readonly submissionId: string; readonly reason: string }): Promise<void> {
    this.change(submissionId, { state: 'dead', reason });
  }

  async wakeAll(): Promise<void> {
    this.wakes += 1;
    for (const stored of this.stored.values())
      if (stored.state === 'waiting') stored.dueAt = this.clock.now().getTime();
  }

  async state(): Promise<OutboxState> {
    const states = [...this.stored.values()].map(({ state }) => state);
    return {
      waiting: states.filter((state) => state === 'waiting' || state === 'claimed').length,
      dead: states.filter((state) => state === 'dead').length,
    };
  }

  async findDead(): Promise<readonly DeadLead[]> {
    return [...this.stored.values()]
      .filter(({ state }) => state === 'dead')
      .map(({ lead, attempts, reason }) => ({
        submissionId: lead.submissionId,
        lead,
        text: leadToText(lead),
        attempts,
        reason,
        diedAt: this.clock.now(),
      }));
  }

  async revive(submissionId: string): Promise<boolean> {
    if (this.stored.get(submissionId)?.state !== 'dead') return false;
    this.change(submissionId, { state: 'waiting', attempts: 0 });
    return true;
  }

  private change(id: string, change: Partial<StoredLead>): void {
    const stored = this.stored.get(id);
    if (stored) Object.assign(stored, change);
  }
}

/** A CRM that gives the configured answers, and counts its calls. */
export class FakeLeadInbox implements LeadInbox {
  readonly leads = new Map<string, Lead>();
  calls = 0;
  atOnce = 0;
  maxConcurrent = 0;
  answer: (lead: Lead) => 'accepted' | 'handed-in' | 'refused' | 'down' | 'lost' | 'never' = () => 'accepted';

  async accept(lead: Lead): ReturnType<LeadInbox['accept']> {
    this.calls += 1;
    this.atOnce += 1;
    this.maxConcurrent = Math.max(this.maxConcurrent, this.atOnce);
    await Promise.resolve();
    this.atOnce -= 1;
    const answer = this.answer(lead);
    if (answer === 'never') return new Promise(() => undefined);
    if (answer === 'down') throw new Unavailable('CRM');
    if (answer === 'refused') return { kind: 'refused', reason: 'FIELD_INTEGRITY' };
    this.leads.set(lead.submissionId, lead);
    if (answer === 'handed-in') return { kind: answer };
    if (answer === 'lost') throw new Unavailable('CRM');
    return { kind: 'accepted', leadId: `lead-${lead.submissionId}` };
  }
}
