import type { Request, Response } from 'express';
import type { LeadAnswer } from '../../../views/leads/lead-form-props';
import type { LeadHandler } from './lead-handler';
import { toLeadError } from './lead-errors';
import type { LeadTarget, LeadTargets } from './lead-targets';
import type { SubmittedValues } from './submitted-values';

export class LeadsApi {
  constructor(
    private readonly leadHandler: LeadHandler,
    private readonly targets: LeadTargets,
  ) {}

  readonly contact = this.take(() => this.targets.specifiedTarget('contact-us'));
  readonly careers = this.take(() => this.targets.specifiedTarget('careers'));
  readonly getInTouch = this.take(() => this.targets.specifiedTarget('get-in-touch'));
  readonly enquire = this.take(() => this.targets.specifiedTarget('enquire-now-itinerary'));

  /** A visitor's inquiry uses this endpoint too, with its own fields (FRM-34). */
  readonly waitlist = this.take((body) =>
    body['form'] === 'inquire-now' ? this.targets.inquiry(false) : this.targets.specifiedTarget('waitlist'),
  );

  readonly sendConfigured = this.take((body, req) =>
    this.targets.configuredTarget(
      String(req.params['formId']),
      typeof body['document'] === 'string' ? body['document'] : undefined,
    ),
  );

  private take(targetOf: (body: SubmittedValues, req: Request) => LeadTarget) {
    return async ({ body }: { readonly body: SubmittedValues }, req: Request, res: Response): Promise<void> => {
      const outcome = await this.leadHandler.send(req, targetOf(body, req), body);
      if (outcome.kind !== 'accepted') throw toLeadError(outcome);
      const { submissionId, redirectTo } = outcome;
      const answer: LeadAnswer = {
        status: 'accepted',
        submissionId,
        ...(redirectTo === undefined ? {} : { redirectTo }),
      };
      res.set('Cache-Control', 'private, no-store').json(answer);
    };
  }
}
