import { type Expression, type ExpressionBuilder, sql, type SqlBool } from 'kysely';
import { maxPlannedDelayMs, rememberedMs } from '../../../core/leads/delivery-rules';
import type { Lead } from '../../../core/leads/lead';
import type { DeadLead, KnownLead, LeadOutbox, OutboxState, WaitingLead } from '../../../core/leads/lead-outbox.port';
import { leadFromText, leadToText, UNREADABLE } from '../../../core/leads/lead-text';
import type { Clock } from '../../../core/shared/clock.port';
import { atomically } from '../../sql/atomically';
import { isPostgres } from '../../sql/is-postgres';
import type { LineDatabase, OpenDatabase } from '../../sql/line-database';
import { recordWebhookEvent } from '../../sql/record-webhook-event';

const sweepEveryMs = 600_000;
/** The previous release stored `waiting`. */
const waitingStates = ['sealed', 'waiting'] as const;

type Row = ExpressionBuilder<LineDatabase, 'lead_outbox'>;

/** Leads in the line's own database: on disk before the visitor is thanked, and claimed by one node at a time (D1). */
export class SqlLeadOutbox implements LeadOutbox {
  private sweptAt = 0;

  constructor(
    private readonly db: OpenDatabase,
    private readonly clock: Clock,
  ) {}

  async save(lead: Lead): Promise<{ readonly kind: 'saved' } | KnownLead> {
    const { submissionId, fingerprint } = lead;
    const now = this.now();
    const savedLead = await atomically(this.db, async (transaction) => {
      await waitForDisk(transaction);
      const addedLead = await transaction
        .insertInto('lead_outbox')
        .values({
          submission_id: submissionId,
          fingerprint,
          content: leadToText(lead),
          ...dueAt(now),
        })
        .onConflict((conflict) => conflict.column('submission_id').doNothing())
        .returning('submission_id')
        .executeTakeFirst();
      if (addedLead)
        await recordWebhookEvent(transaction, 'lead.received', submissionId, () => ({
          leadId: submissionId,
          form: lead.formId,
        }));
      return addedLead;
    });
    return savedLead ? { kind: 'saved' } : ((await this.recall(submissionId)) ?? this.save(lead));
  }

  async recall(submissionId: string): Promise<KnownLead | undefined> {
    const row = await this.db
      .selectFrom('lead_outbox')
      .select('fingerprint')
      .where('submission_id', '=', submissionId)
      .executeTakeFirst();
    return row && { kind: 'known', fingerprint: row.fingerprint };
  }

  async claimDue({ max, forSeconds }: Parameters<LeadOutbox['claimDue']>[0]): Promise<readonly WaitingLead[]> {
    await this.forgetDelivered();
    const now = this.now();
    const due = await this.db
      .selectFrom('lead_outbox')
      .select('submission_id')
      .where((row) => isDue(row, now))
      .orderBy('due_at')
      .limit(max)
      .execute();
    if (due.length === 0) return [];
    // The update checks the condition again: a row that another node claimed in the meantime is no longer due.
    const rows = await this.db
      .updateTable('lead_outbox')
      .set((row) => ({ claimed_until: now + forSeconds * 1000, attempts: row('attempts', '+', 1) }))
      .where(
        'submission_id',
        'in',
        due.map((row) => row.submission_id),
      )
      .where((row) => isDue(row, now))
      .returning(['submission_id', 'content', 'content_sealed', 'attempts', 'waiting_since'])
      .execute();
    const claimedLeads = rows.map((row) => ({
      submissionId: row.submission_id,
      lead: leadFromText(row.content),
      attempts: row.attempts - 1,
      waitingSince: new Date(row.waiting_since),
    }));
    for (const { submissionId, lead } of claimedLeads)
      if (!lead) await this.markDead({ submissionId, reason: UNREADABLE });
    return claimedLeads.flatMap(({ lead, attempts, waitingSince }) => (lead ? [{ lead, attempts, waitingSince }] : []));
  }

  /** After delivery the CRM alone has the content; the row stays without it, so that a repeat is recognised. */
  async markDelivered(submissionId: string): Promise<void> {
    await this.settle(submissionId, { state: 'delivered', content: '', reason: '' });
  }

  async markDead({ submissionId, reason }: { readonly submissionId: string; readonly reason: string }): Promise<void> {
    await this.settle(submissionId, { state: 'dead', reason });
  }

  async postpone({ submissionId, dueAt }: { readonly submissionId: string; readonly dueAt: Date }): Promise<void> {
    await this.db
      .updateTable('lead_outbox')
      .set({ due_at: dueAt.getTime(), claimed_until: 0 })
      .where('submission_id', '=', submissionId)
      .where('state', 'in', waitingStates)
      .execute();
  }

  async release(submissionId: string): Promise<void> {
    await this.db
      .updateTable('lead_outbox')
      .set((row) => ({ claimed_until: 0, attempts: row('attempts', '-', 1) }))
      .where('submission_id', '=', submissionId)
      .where('state', 'in', waitingStates)
      .where('claimed_until', '>', 0)
      .execute();
  }

  async wakeAll(): Promise<void> {
    const now = this.now();
    await this.db
      .updateTable('lead_outbox')
      .set({ due_at: now })
      .where('state', 'in', waitingStates)
      .where('due_at', '>', now)
      .execute();
  }

  async state(): Promise<OutboxState> {
    const rows = await this.db
      .selectFrom('lead_outbox')
      .select(({ fn }) => ['state', fn.countAll<number>().as('count'), fn.min('waiting_since').as('since')])
      .where('state', 'in', [...waitingStates, 'dead'])
      .groupBy('state')
      .execute();
    const countOf = (states: readonly string[]) =>
      rows.reduce((sum, { state, count }) => sum + (states.includes(state) ? Number(count) : 0), 0);
    const waiting = rows.filter(({ state }) => waitingStates.some((one) => one === state));
    return {
      waiting: countOf(waitingStates),
      dead: countOf(['dead']),
      ...(waiting.length !== 0 && {
        oldestWaitingSince: new Date(Math.min(...waiting.map(({ since }) => Number(since)))),
      }),
    };
  }

  async findDead(): Promise<readonly DeadLead[]> {
    const rows = await this.db
      .selectFrom('lead_outbox')
      .select(['submission_id', 'content', 'content_sealed', 'attempts', 'settled_at', 'reason'])
      .where('state', '=', 'dead')
      .orderBy('settled_at')
      .execute();
    return rows.map(({ submission_id, content, attempts, settled_at, reason }) => {
      const lead = leadFromText(content);
      return {
        submissionId: submission_id,
        text: content,
        ...(lead ? { lead } : {}),
        attempts,
        diedAt: new Date(settled_at),
        reason,
      };
    });
  }

  async revive(submissionId: string): Promise<boolean> {
    const now = this.now();
    const revivedLead = await this.db
      .updateTable('lead_outbox')
      .set(dueAt(now))
      .where('submission_id', '=', submissionId)
      .where('state', '=', 'dead')
      .returning('submission_id')
      .executeTakeFirst();
    return revivedLead !== undefined;
  }

  private async settle(
    submissionId: string,
    change: { readonly state: 'dead' | 'delivered'; readonly content?: string; readonly reason: string },
  ): Promise<void> {
    await this.db
      .updateTable('lead_outbox')
      .set({ ...change, settled_at: this.now(), claimed_until: 0 })
      .where('submission_id', '=', submissionId)
      .where('state', 'in', waitingStates)
      .execute();
  }

  private async forgetDelivered(): Promise<void> {
    const now = this.now();
    if (Math.abs(now - this.sweptAt) < sweepEveryMs) return;
    this.sweptAt = now;
    await this.db
      .deleteFrom('lead_outbox')
      .where('state', '=', 'delivered')
      .where('settled_at', '<=', now - rememberedMs)
      .execute();
  }

  private now(): number {
    return this.clock.now().getTime();
  }
}

/** The columns of a lead that waits for its first delivery, also of one that an operator sends again. */
const dueAt = (now: number) => ({
  state: 'sealed' as const,
  attempts: 0,
  waiting_since: now,
  due_at: now,
  claimed_until: 0,
  settled_at: 0,
  reason: '',
});

/**
 * A lead is taken when it is due and not claimed. A due time or a claim too far ahead was set before a demonstration's
 * clock was set back.
 */
function isDue(row: Row, now: number): Expression<SqlBool> {
  const isOver = (column: 'due_at' | 'claimed_until') =>
    row.or([row(column, '<=', now), row(column, '>', now + maxPlannedDelayMs)]);
  return row.and([row('state', 'in', waitingStates), isOver('due_at'), isOver('claimed_until')]);
}

/** Asynchronous commits could lose a lead that was just acknowledged; SQLite always writes synchronously. */
async function waitForDisk(db: OpenDatabase): Promise<void> {
  if (!isPostgres(db)) return;
  await sql`select set_config('synchronous_commit', 'on', true) where current_setting('synchronous_commit') in ('off', 'local')`.execute(
    db,
  );
}
