import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CrmState } from '../../../core/leads/crm-state';
import { inquiryOfLead } from '../../../core/inquiries/inquiry-of-lead';
import type { Lead } from '../../../core/leads/lead';
import type { LeadInbox } from '../../../core/leads/lead-inbox.port';
import { leadFromText, leadToText } from '../../../core/leads/lead-text';
import type { Clock } from '../../../core/shared/clock.port';
import { Unavailable } from '../../../core/shared/unavailable';
import { atomically } from '../../sql/atomically';
import type { OpenDatabase } from '../../sql/line-database';
import { noteInquiry } from '../inquiries/inquiry-list';
import { noteConsents } from '../privacy/consent-repository';

const slowMs = 6_000;

interface AcceptedLead {
  readonly leadId: string;
  readonly acceptedAt: Date;
  readonly lead: Lead;
}

type AcceptedOutcome = Extract<Awaited<ReturnType<LeadInbox['accept']>>, { readonly kind: 'accepted' }>;

export class EmbeddedLeadInbox implements LeadInbox {
  constructor(
    private readonly db: OpenDatabase,
    private readonly clock: Clock,
    private readonly faultSwitch: { read(): Promise<CrmState> } = { read: async () => 'up' },
  ) {}

  async accept(lead: Lead): ReturnType<LeadInbox['accept']> {
    const state = await this.faultSwitch.read();
    if (state === 'down') throw new Unavailable('CRM');
    if (state === 'refusing') return { kind: 'refused', reason: 'REFUSED_FOR_DEMONSTRATION' };
    if (state === 'slow') await sleep(slowMs, undefined, { ref: false });
    const acceptance = await this.create(lead);
    if (state === 'lost-answer') throw new Unavailable('CRM');
    return acceptance;
  }

  async count(): Promise<number> {
    const { count } = await this.db
      .selectFrom('leads')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  async find({
    limit,
    submissionId,
  }: {
    readonly limit: number;
    readonly submissionId?: string;
  }): Promise<readonly AcceptedLead[]> {
    const rows = await this.db
      .selectFrom('leads')
      .selectAll()
      .$if(submissionId !== undefined, (select) => select.where('submission_id', '=', submissionId ?? ''))
      .orderBy('accepted_at', 'desc')
      .limit(limit)
      .execute();
    return rows.flatMap((row) => {
      const lead = leadFromText(row.content);
      return lead ? [{ leadId: row.lead_id, acceptedAt: new Date(row.accepted_at), lead }] : [];
    });
  }

  private async create(lead: Lead): Promise<AcceptedOutcome> {
    const { submissionId: submission_id, formId: form_id } = lead;
    const inquiry = inquiryOfLead(lead);
    const leadId = await atomically(this.db, async (transaction) => {
      const createdLead = await transaction
        .insertInto('leads')
        .values({
          submission_id,
          lead_id: nextId(),
          form_id,
          content: leadToText(lead),
          accepted_at: this.clock.now().getTime(),
        })
        // On a conflict the row is updated to itself, so that a repeat returns the first lead's id in the same
        // statement.
        .onConflict((conflict) => conflict.column('submission_id').doUpdateSet({ submission_id }))
        .returning('lead_id')
        .executeTakeFirstOrThrow();
      if (inquiry) await noteInquiry(transaction, createdLead.lead_id, inquiry);
      await noteConsents(transaction, lead);
      return createdLead.lead_id;
    });
    return { kind: 'accepted', leadId };
  }
}

const nextId = () => `00Q${randomBytes(12).toString('base64url').replace(/[-_]/g, '0').slice(0, 15)}`;
