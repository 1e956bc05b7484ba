import type { Request } from 'express';
import type { SubmitLeadOutcome } from '../../core/leads/submit-lead-outcome';
import type { LeadSubmission, SubmitLead } from '../../core/leads/submit-lead';
import type { Secrets } from '../../core/shared/secrets.port';
import type { GuestDirectory } from '../../core/sign-in/guest-directory.port';
import type { BotCheckReader } from '../bot-check/bot-check-reader';
import { callingPartner } from '../partners/calling-partner';
import type { OurHosts } from '../our-hosts';
import { visitorAddress } from '../visitor-address';
import { knownGuest } from './known-guest';
import type { RefusedLead } from './lead-errors';
import { actionOf, type LeadTarget } from './lead-targets';
import type { LeadSubject, LeadSubjects } from './lead-subjects';
import { readTracking } from './lead-tracking';
import { pageAddressOf, readOwnAddress } from './page-address';
import { readSubmissionId } from './read-submission-id';
import { consentsOf, type SubmittedValues } from './submitted-values';
import { SingleFlight } from './single-flight';
import type { NextStep } from './next-step';

export type SentLead =
  /** Without `redirectTo` the thank-you is shown in place (FRM-05). */
  { readonly kind: 'accepted'; readonly submissionId: string; readonly redirectTo?: string } | RefusedLead;

interface LeadHandlerParts {
  readonly submitLead: Pick<SubmitLead, 'run'>;
  readonly guests: Pick<GuestDirectory, 'getGuest'>;
  readonly subjects: LeadSubjects;
  readonly botChecks: Pick<BotCheckReader, 'proofOf'>;
  readonly nextStep: NextStep;
  readonly secrets: Pick<Secrets, 'digest'>;
  readonly hosts: Pick<OurHosts, 'isOurOrigin' | 'origin'>;
}

export class LeadHandler {
  private readonly inFlight = new SingleFlight<SubmitLeadOutcome>(({ kind }) => kind === 'taken');

  constructor(private readonly parts: LeadHandlerParts) {}

  subjectOf(submittedValues: SubmittedValues): Promise<LeadSubject> {
    return this.parts.subjects.find({
      itineraryId: submittedValues['itineraryId'],
      suiteId: submittedValues['suiteId'],
      extension: submittedValues['extension'],
    });
  }

  async send(req: Request, target: LeadTarget, submittedValues: SubmittedValues): Promise<SentLead> {
    const submission = await this.read(req, target, submittedValues);
    // A double click sends the same bot check token twice, but a token is valid once (D2).
    const { submissionId, partnerId, visitor } = submission;
    const key = JSON.stringify([target.form.id, submissionId, partnerId, visitor.guest?.contactId, submittedValues]);
    const outcome = await this.inFlight.run(key, () => this.parts.submitLead.run(submission));
    return outcome.kind === 'taken' ? this.accept(target, outcome, submittedValues) : outcome;
  }

  private async read(req: Request, target: LeadTarget, submittedValues: SubmittedValues): Promise<LeadSubmission> {
    const { guests, hosts, botChecks, secrets } = this.parts;
    const partnerId = callingPartner(req)?.partner.partnerId;
    // A partner's lead belongs to no guest, whatever cookie its request has.
    const [guest, subject] = await Promise.all([
      partnerId === undefined ? knownGuest(guests, req) : undefined,
      this.subjectOf(submittedValues),
    ]);
    const submissionId = readSubmissionId(req, submittedValues, { secrets, partnerId });
    const pageUrl = pageAddressOf(hosts, req, submittedValues['pageUrl']);
    return {
      formId: target.form.id,
      values: {
        ...submittedValues,
        ...consentsOf(target.form, submittedValues),
        webUrl: readOwnAddress(hosts, submittedValues['webUrl']) ?? '',
        ...carriedValues(submittedValues, subject),
      },
      botCheck: botChecks.proofOf(req, actionOf(target)),
      visitor: { address: visitorAddress(req), ...(guest ? { guest } : {}) },
      tracking: readTracking(req, submittedValues),
      ...(partnerId === undefined ? {} : { partnerId }),
      ...(submissionId === undefined
        ? { isCheckedFirst: partnerId === undefined && req.is('application/json') !== false }
        : { submissionId }),
      ...(pageUrl === undefined ? {} : { pageUrl }),
    };
  }

  private accept(
    target: LeadTarget,
    { submissionId, lead }: Extract<SubmitLeadOutcome, { kind: 'taken' }>,
    submittedValues: SubmittedValues,
  ): SentLead {
    const redirectTo = this.parts.nextStep.after({ target, lead, returnTo: submittedValues['retURL'] });
    return { kind: 'accepted', submissionId, ...(redirectTo === undefined ? {} : { redirectTo }) };
  }
}

/** A name without an id is accepted, because an integrator may send it alone (FRM-35). */
function carriedValues(submittedValues: SubmittedValues, { carriedFields }: LeadSubject): SubmittedValues {
  const isNameAlone = (submittedValues['suiteId'] ?? '') === '';
  return {
    itineraryId: '',
    suiteId: '',
    extension: '',
    extensionName: '',
    pageUrl: '',
    ...(isNameAlone ? {} : { suiteName: '' }),
    ...carriedFields,
  };
}
