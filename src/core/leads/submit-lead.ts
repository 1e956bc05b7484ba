import type { PhoneNumbers } from '../geo/phone-numbers.port';
import type { BotCheckOutcome } from '../shared/bot-check.port';
import type { Clock } from '../shared/clock.port';
import type { RateLimits, RateOutcome } from '../shared/rate-limits.port';
import type { Secrets } from '../shared/secrets.port';
import type { Guest } from '../sign-in/guest';
import { acceptInTime } from './accept-in-time';
import { validateForm, type ValidForm } from './validate-form';
import type { Lead, Tracking } from './lead';
import type { LeadForms } from './lead-forms.port';
import type { LeadInbox } from './lead-inbox.port';
import { LeadLimits } from './lead-limits';
import type { KnownLead, LeadOutbox } from './lead-outbox.port';
import { readTracking } from './read-tracking';
import { derivedIds, wellFormedId } from './submission-id';
import type { SubmitLeadOutcome } from './submit-lead-outcome';
import { leadFields } from './lead-fields';

export interface LeadSubmission {
  readonly formId: string;
  readonly values: Readonly<Record<string, unknown>>;
  /** The id is made by the page's script or by an integrator; when absent, it is derived from the content. */
  readonly submissionId?: string;
  /**
   * For API clients without a submission id but with a proof for each call: equal content counts as a repeat only after
   * the proof is verified; otherwise a spent or empty proof could reuse another visitor's lead (D4).
   */
  readonly isCheckedFirst?: boolean;
  readonly botCheck: () => Promise<BotCheckOutcome>;
  readonly visitor: { readonly address: string; readonly guest?: Guest };
  /**
   * The partner whose program sends the form: its key replaces the bot check, and it becomes the source of the lead.
   */
  readonly partnerId?: string;
  readonly tracking: Tracking;
  readonly pageUrl?: string;
}

interface SubmitLeadParts {
  readonly forms: LeadForms;
  readonly outbox: LeadOutbox;
  readonly inbox: LeadInbox;
  readonly limits: RateLimits;
  readonly phones: PhoneNumbers;
  readonly secrets: Secrets;
  readonly clock: Clock;
}

interface CheckedLead extends Omit<Extract<BotCheckOutcome, { readonly kind: 'human' }>, 'kind'> {
  readonly kind: 'go-on';
  /** A lead is unchecked when the bot check gave no verdict (reliability D4). */
  readonly isUnchecked: boolean;
}

/** Stores the lead on disk before the visitor is thanked (reliability D1 to D4). A repeat needs no second bot check. */
export class SubmitLead {
  private readonly limits: LeadLimits;

  constructor(private readonly parts: SubmitLeadParts) {
    this.limits = new LeadLimits(parts.limits, parts.clock);
  }

  async run(submission: LeadSubmission): Promise<SubmitLeadOutcome> {
    const { forms, phones } = this.parts;
    const definition = forms.getForm(submission.formId);
    if (!definition) return { kind: 'unknown-form' };
    const { guest, address } = submission.visitor;
    const validation = validateForm({
      definition,
      typedValues: submission.values,
      phones,
      isGuest: guest !== undefined,
    });
    if (validation.kind === 'invalid') return validation;
    const leadContent = leadFields({ definition, form: validation.form, guest });
    const pageUrl = submission.pageUrl ?? validation.form.carriedValues.pageUrl;
    const { ids, lead } = this.compose(submission, wordsOf(validation.form), {
      ...leadContent,
      leadSource:
        submission.partnerId === undefined ? (definition.leadSource ?? 'Public') : `Partner ${submission.partnerId}`,
      ...(pageUrl === undefined ? {} : { pageUrl }),
    });
    const repeat = submission.isCheckedFirst ? undefined : await this.findRepeat(ids, lead);
    if (repeat) return repeat;

    if (submission.partnerId !== undefined) return this.take(lead, undefined);
    const budget = await this.limits.takePost(address);
    if (budget.kind === 'exceeded') return toLimited(budget);
    const checkOutcome = await this.check(submission);
    if (checkOutcome.kind !== 'go-on') return checkOutcome;
    const repeatAfterCheck = submission.isCheckedFirst ? await this.findRepeat(ids, lead) : undefined;
    if (repeatAfterCheck) return repeatAfterCheck;
    const outcome = await this.take({ ...lead, isUnchecked: checkOutcome.isUnchecked }, address);
    if (outcome.kind === 'unavailable') await checkOutcome.release?.();
    return outcome;
  }

  private compose(
    submission: LeadSubmission,
    words: readonly unknown[],
    leadContent: Pick<Lead, 'fields' | 'consents' | 'leadSource' | 'pageUrl'>,
  ) {
    const { secrets, clock } = this.parts;
    const {
      formId,
      partnerId,
      visitor: { guest },
    } = submission;
    const now = clock.now();
    const fingerprint = secrets.digest('lead', JSON.stringify([formId, guest?.contactId ?? '', ...words]));
    const givenId = wellFormedId(submission.submissionId);
    const ids = givenId === undefined ? derivedIds({ secrets, fingerprint, partnerId, now }) : ([givenId] as const);
    const lead: Lead = {
      submissionId: ids[0],
      fingerprint,
      formId,
      receivedAt: now,
      ...leadContent,
      tracking: readTracking(submission.tracking),
      isUnchecked: false,
      ...(guest === undefined ? {} : { contactId: guest.contactId }),
    };
    return { ids, lead };
  }

  /** While the outbox does not answer, a repeat is not recognised here: the CRM prevents the duplicate. */
  private async findRepeat(ids: readonly string[], lead: Lead): Promise<SubmitLeadOutcome | undefined> {
    try {
      for (const submissionId of ids) {
        const knownLead = await this.parts.outbox.recall(submissionId);
        if (knownLead) return repeatOf(knownLead, { ...lead, submissionId });
      }
    } catch {
      return undefined;
    }
    return undefined;
  }

  private async check({ botCheck, visitor }: LeadSubmission): Promise<CheckedLead | SubmitLeadOutcome> {
    const verdict = await botCheck().catch(() => ({ kind: 'unavailable' }) as const);
    if (verdict.kind === 'human') return { ...verdict, kind: 'go-on', isUnchecked: false };
    if (verdict.kind === 'limited') return verdict;
    if (verdict.kind !== 'unavailable')
      return { kind: verdict.kind === 'empty-token' ? 'bot-check-empty' : 'bot-check-failed' };
    const budget = await this.limits.takeUnchecked(visitor.address);
    return budget.kind === 'exceeded' ? toLimited(budget) : { kind: 'go-on', isUnchecked: true };
  }

  private async take(lead: Lead, address: string | undefined): Promise<SubmitLeadOutcome> {
    try {
      const saveOutcome = await this.parts.outbox.save(lead);
      return saveOutcome.kind === 'known' ? repeatOf(saveOutcome, lead) : toAccepted(lead);
    } catch (cause) {
      return this.takeDirectly(lead, { address, cause });
    }
  }

  /** D3: nothing can be stored, so the CRM is tried once, and the visitor gets its true outcome. */
  private async takeDirectly(
    lead: Lead,
    { address, cause }: { readonly address: string | undefined; readonly cause: unknown },
  ): Promise<SubmitLeadOutcome> {
    const answer = await acceptInTime(this.parts.inbox, lead).catch(() => undefined);
    if (answer?.kind === 'accepted' || answer?.kind === 'handed-in') return toAccepted(lead);
    if (address !== undefined) await this.limits.releasePost(address);
    return { kind: 'unavailable', cause };
  }
}

const toAccepted = (lead: Lead): SubmitLeadOutcome => ({
  kind: 'taken',
  submissionId: lead.submissionId,
  lead,
});

const repeatOf = ({ fingerprint }: KnownLead, lead: Lead): SubmitLeadOutcome =>
  fingerprint === lead.fingerprint ? toAccepted(lead) : { kind: 'key-reused' };

const toLimited = ({ retryAfterSeconds }: Extract<RateOutcome, { readonly kind: 'exceeded' }>): SubmitLeadOutcome => ({
  kind: 'limited',
  retryAfterSeconds,
});

/** Leaves out data of the guest directory and of the catalogue, which may change within a minute (D2). */
const wordsOf = ({ answers, carriedValues }: ValidForm): readonly unknown[] => [
  Object.entries(answers).sort(byName),
  carriedValues.itineraryId ?? '',
  carriedValues.suiteId ?? '',
];

const byName = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]) => (one < other ? -1 : 1);
