import type { Request, Response } from 'express';
import type { LeadFormPage } from '../../../views/leads/LeadFormPage';
import { ThankYouPage } from '../../../views/leads/ThankYouPage';
import { answerWith, type PageAnswer, type PageResponse } from '../rendering/page-answer';
import type { PageHeads } from '../rendering/page-heads';
import type { BuiltAssets } from '../rendering/built-assets';
import type { BotCheckReader } from '../bot-check/bot-check-reader';
import type { GeoLists } from '../geo/geo-lists';
import type { HttpError } from '../http-error';
import { paths } from '../paths';
import type { DocumentCounter } from '../documents/document-counter';
import type { LeadHandler, SentLead } from './lead-handler';
import { type RefusedLead, toLeadError } from './lead-errors';
import { toLeadForm } from './lead-form-view';
import type { LeadPage } from './lead-page';
import { actionOf, type LeadTarget, namesOf } from './lead-targets';
import type { LeadProofs } from './lead-proofs';
import type { SubmittedValues } from './submitted-values';
import { fieldsOf } from '../routing/read-form';
import { signedInGuest } from '../session/guest-of';

interface LeadsPagesParts {
  readonly leadHandler: LeadHandler;
  readonly proofs: LeadProofs;
  readonly documents: Pick<DocumentCounter, 'expect' | 'nextStepOfGuest'>;
  readonly botChecks: Pick<BotCheckReader, 'view' | 'askPlain'>;
  readonly geo: GeoLists;
  readonly heads: Pick<PageHeads, 'head'>;
  readonly assets: Pick<BuiltAssets, 'picture'>;
}

interface RefusedSubmission {
  readonly submittedValues: SubmittedValues;
  readonly outcome: RefusedLead;
  readonly error: HttpError;
}

/** Pages with a lead form. They are private and never cached, because each contains its own plain challenge. */
export class LeadsPages {
  constructor(private readonly parts: LeadsPagesParts) {}

  readonly show =
    (page: LeadPage) =>
    async (req: Request, res: Response): Promise<PageAnswer<typeof LeadFormPage> | PageResponse | void> => {
      const isGuest = signedInGuest(req) !== undefined;
      const target = page.targetOf(req, isGuest);
      // A guest needs no form for a document (FRM-08).
      if (target.document) this.parts.documents.expect(target.document);
      if (target.document && isGuest) return res.redirect(302, this.parts.documents.nextStepOfGuest(target.document));
      if (this.parts.proofs.isFor(target.form.id, req.query['sent'])) return this.thankInPlace(req, res, target);
      return this.render(req, res, page, target);
    };

  /** Handles a submission without script: the same validation as in the API, and a page as the answer (FRM-05, H13). */
  readonly take =
    (page: LeadPage) =>
    async (req: Request, res: Response): Promise<PageAnswer<typeof LeadFormPage> | void> => {
      const target = page.targetOf(req, signedInGuest(req) !== undefined);
      const submittedValues = fieldsOf(req.body);
      const outcome = await this.parts.leadHandler.send(req, target, submittedValues);
      if (outcome.kind === 'accepted') return this.lead(req, res, target, outcome);
      return this.render(req, res, page, target, { submittedValues, outcome, error: toLeadError(outcome) });
    };

  private lead(
    req: Request,
    res: Response,
    { form }: LeadTarget,
    { redirectTo }: Extract<SentLead, { kind: 'accepted' }>,
  ): void {
    res.redirect(303, redirectTo ?? `${req.path}?sent=${encodeURIComponent(this.parts.proofs.give(form.id))}`);
  }

  private async thankInPlace(req: Request, res: Response, { form }: LeadTarget): Promise<PageResponse | void> {
    if (form.thanks.kind !== 'inline')
      return res.redirect(302, form.thanks.to === '' ? paths.leads.thankYou : form.thanks.to);
    const { heads, assets } = this.parts;
    const { title, text } = form.thanks;
    return answerWith(ThankYouPage, {
      props: {
        head: heads.head({ path: req.path }),
        title,
        text,
        picture: assets.picture('open-sea-night'),
        actions: [],
      },
    });
  }

  private async render(
    req: Request,
    res: Response,
    page: LeadPage,
    target: LeadTarget,
    back?: RefusedSubmission,
  ): Promise<PageAnswer<typeof LeadFormPage>> {
    const { leadHandler, heads, assets } = this.parts;
    const submittedValues = back?.submittedValues ?? { ...subjectIn(req.query), ...(await page.prefill(req)) };
    const { carriedFields, view: subject } = await leadHandler.subjectOf(submittedValues);
    const form = await this.toFormView(req, target, {
      submittedValues,
      back,
      carriedFields: { ...carriedFields, ...namesOf(target), ...favoriteOf(submittedValues) },
    });
    if (back) note(req, res, back.error);
    return {
      status: back?.error.status ?? 200,
      props: {
        head: heads.head({ path: req.path, pictureName: page.pictureName }),
        title: target.document?.title ?? target.form.title,
        standfirst: target.document?.description ?? target.form.standfirst,
        picture: assets.picture(page.pictureName),
        form,
        ...(page.contact ? { contact: page.contact } : {}),
        ...(subject ? { subject } : {}),
      },
    };
  }

  private async toFormView(
    req: Request,
    target: LeadTarget,
    {
      submittedValues,
      back,
      carriedFields,
    }: {
      readonly submittedValues: SubmittedValues;
      readonly back: RefusedSubmission | undefined;
      readonly carriedFields: Readonly<Record<string, string>>;
    },
  ) {
    const { botChecks, geo } = this.parts;
    return toLeadForm({
      target,
      submittedValues,
      carriedFields,
      geo,
      action: req.path,
      isGuest: signedInGuest(req) !== undefined,
      isSent: back !== undefined,
      botCheck: botChecks.view,
      // A native submission means that script is missing or failed, so the challenge is shown in every browser.
      plain: await botChecks.askPlain({
        action: actionOf(target),
        isShown: back !== undefined,
        isMissed: back !== undefined && isUnproven(back.outcome),
      }),
      ...(back ? failureOf(req, back) : {}),
    });
  }
}

/** A form takes its subject from the address, but no text, which a stranger could have written. */
const subjectIn = ({ itineraryId, suiteId, extension, favorite }: SubmittedValues): SubmittedValues => ({
  itineraryId,
  suiteId,
  extension,
  favorite,
});

/** FRM-38: the browser stores it once the form is accepted. */
const favoriteOf = ({ favorite }: SubmittedValues): Readonly<Record<string, string>> =>
  typeof favorite === 'string' && favorite.length <= 200 ? { favorite: favorite === '' ? '1' : favorite } : {};

/**
 * Validation errors are shown at their fields; any other failure is shown above the form, with a request id for server
 * errors (H13).
 */
function failureOf(req: Request, { outcome, error }: RefusedSubmission) {
  if (outcome.kind === 'invalid') return { errors: outcome.errors };
  return { failure: { message: error.message, ...(error.status >= 500 ? { reference: String(req.id) } : {}) } };
}

const isUnproven = ({ kind }: RefusedLead): boolean => kind === 'bot-check-empty' || kind === 'bot-check-failed';

function note(req: Request, res: Response, error: HttpError): void {
  if (error.retryAfterSeconds !== undefined) res.set('Retry-After', String(error.retryAfterSeconds));
  if (error.status >= 500) req.log.error({ err: error }, 'a form was not taken');
}
