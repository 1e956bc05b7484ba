import type { Request, RequestHandler, Response } from 'express';
import type { LeadAnswer } from '../../../views/leads/lead-form-props';
import type { LeadHandler } from './lead-handler';
import { toLeadError } from './lead-errors';
import type { LeadPlace, LeadPlaces } from './lead-places';

type Body = Readonly<Record<string, unknown>>;

/** The endpoints of lead forms: one answer for all (API-25, API-26, API-27). */
export class LeadsApi {
  constructor(
    private readonly leadHandler: LeadHandler,
    private readonly places: LeadPlaces,
  ) {}

  readonly contact = this.take(() => this.places.specified('contact-us'));
  readonly careers = this.take(() => this.places.specified('careers'));
  readonly getInTouch = this.take(() => this.places.specified('get-in-touch'));
  readonly enquire = this.take(() => this.places.specified('enquire-now-itinerary'));

  /** A visitor's inquiry comes here as well, with its own fields (FRM-34). */
  readonly waitlist = this.take((body) =>
    body['form'] === 'inquire-now' ? this.places.inquiry(false) : this.places.specified('waitlist'),
  );

  readonly configured = this.take((body, req) =>
    this.places.configured(
      String(req.params['formId']),
      typeof body['document'] === 'string' ? body['document'] : undefined,
    ),
  );

  private take(placeOf: (body: Body, req: Request) => LeadPlace): RequestHandler {
    return async (req: Request, res: Response): Promise<void> => {
      const body = res.locals['body'] as Body;
      const sent = await this.leadHandler.send(req, placeOf(body, req), body);
      if (sent.kind !== 'accepted') throw toLeadError(sent);
      const { submissionId, redirectTo } = sent;
      const answer: LeadAnswer = {
        status: 'accepted',
        submissionId,
        ...(redirectTo === undefined ? {} : { redirectTo }),
      };
      res.set('Cache-Control', 'private, no-store').json(answer);
    };
  }
}
