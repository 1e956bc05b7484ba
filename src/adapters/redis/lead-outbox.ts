import { maxPlannedDelayMs, rememberedMs } from '../../core/leads/delivery-rules';
import type { Lead } from '../../core/leads/lead';
import type { DeadLead, KnownLead, LeadOutbox, OutboxState, WaitingLead } from '../../core/leads/lead-outbox.port';
import { leadFromText, leadToText, UNREADABLE } from '../../core/leads/lead-text';
import type { Clock } from '../../core/shared/clock.port';
import type { GuestSeals } from '../../core/shared/guest-seals.port';
import { isSealedCell, openCell, sealCell } from '../../core/shared/sealed-cell';
import { realTime } from '../../real-time';
import {
  markDeadScript,
  claimScript,
  deliveredScript,
  findDeadScript,
  saveScript,
  postponeScript,
  releaseScript,
  reviveScript,
  stateScript,
  wakeAllScript,
} from './lead-outbox.scripts';
import type { RedisClient } from './redis-client';
import { withinDeadline } from './within-deadline';

/** Single commands use the same key format as the Lua scripts. */
const leadKey = (submissionId: string) => `{leads}:lead:${submissionId}`;
/** A synchronous write takes longer than a read, but a visitor's response must come within a second. */
const saveDeadlineMs = 600;
/** Deliveries have a longer deadline, because no visitor waits for them. */
const deliveryDeadlineMs = 900;

/**
 * Leads in Redis, for a site without a database of its own. Each step is one script, and a lead is on disk before it is
 * acknowledged when Redis runs with `appendonly yes` and `appendfsync always` (reliability D1). Waiting and dead leads
 * have no time to live. What a visitor typed is sealed until delivery (F9).
 */
export class RedisLeadOutbox implements LeadOutbox {
  constructor(
    private readonly redis: RedisClient,
    private readonly clock: Clock,
    private readonly seals: GuestSeals,
    /** Records the lead's event, which is stored outside of Redis. It may be called several times for the same lead. */
    private readonly onSaved: (lead: Lead) => Promise<void> = async () => undefined,
  ) {}

  async save(lead: Lead): Promise<{ readonly kind: 'saved' } | KnownLead> {
    const fingerprint = await this.run(
      saveScript,
      [lead.submissionId, lead.fingerprint, sealCell(this.seals, leadToText(lead))],
      saveDeadlineMs,
    );
    // A failure does not fail the visitor's request; a repeat of the form records the event again.
    await this.onSaved(lead).catch(() => undefined);
    return typeof fingerprint === 'string' ? { kind: 'known', fingerprint } : { kind: 'saved' };
  }

  async recall(submissionId: string): Promise<KnownLead | undefined> {
    const fingerprint = await withinDeadline(() => this.redis.hget(leadKey(submissionId), 'fingerprint'));
    return fingerprint === null ? undefined : { kind: 'known', fingerprint };
  }

  async claimDue({ max, forSeconds }: Parameters<LeadOutbox['claimDue']>[0]): Promise<readonly WaitingLead[]> {
    const rows = (await this.run(claimScript, [max, forSeconds * 1000, maxPlannedDelayMs])) as readonly [
      string | null,
      number,
      string,
      string,
    ][];
    const claimedLeads = rows.map(([content, attempts, since, submissionId]) => ({
      submissionId,
      lead: leadFromText(this.textOf(content)),
      attempts,
      waitingSince: new Date(Number(since)),
    }));
    for (const { submissionId, lead } of claimedLeads)
      if (!lead) await this.markDead({ submissionId, reason: UNREADABLE });
    return claimedLeads.flatMap(({ lead, attempts, waitingSince }) => (lead ? [{ lead, attempts, waitingSince }] : []));
  }

  async markDelivered(submissionId: string): Promise<void> {
    await this.run(deliveredScript, [submissionId, rememberedMs]);
  }

  async postpone({ submissionId, dueAt }: { readonly submissionId: string; readonly dueAt: Date }): Promise<void> {
    await this.run(postponeScript, [submissionId, dueAt.getTime()]);
  }

  async release(submissionId: string): Promise<void> {
    await this.run(releaseScript, [submissionId]);
  }

  async markDead({ submissionId, reason }: { readonly submissionId: string; readonly reason: string }): Promise<void> {
    await this.run(markDeadScript, [submissionId, reason]);
  }

  async wakeAll(): Promise<void> {
    await this.run(wakeAllScript, []);
  }

  async state(): Promise<OutboxState> {
    const [waiting, dead, oldest] = (await this.run(stateScript, [])) as readonly [number, number, string];
    return { waiting, dead, ...(oldest === '' ? {} : { oldestWaitingSince: new Date(Number(oldest)) }) };
  }

  async findDead(): Promise<readonly DeadLead[]> {
    const rows = (await this.run(findDeadScript, [])) as readonly [string | null, string, string, string, string][];
    return rows.map(([content, attempts, diedAt, reason, submissionId]) => {
      const text = this.textOf(content);
      const lead = leadFromText(text);
      return {
        submissionId,
        text,
        ...(lead ? { lead } : {}),
        attempts: Number(attempts),
        diedAt: new Date(Number(diedAt)),
        reason,
      };
    });
  }

  async revive(submissionId: string): Promise<boolean> {
    return (await this.run(reviveScript, [submissionId])) === 1;
  }

  /** Content is not sealed when the previous release saved it, or when it was damaged from outside. */
  private textOf(content: string | null): string {
    return content === null || !isSealedCell(content) ? (content ?? '') : openCell(this.seals, content);
  }

  private run(script: string, args: readonly (string | number)[], deadlineMs = deliveryDeadlineMs): Promise<unknown> {
    const offset = Math.round(this.clock.now().getTime() - realTime());
    // One key stands for all, because they share a hash tag, so that a cluster runs the script on their node.
    return withinDeadline(() => this.redis.eval(script, 1, '{leads}:due', offset, ...args), deadlineMs);
  }
}
