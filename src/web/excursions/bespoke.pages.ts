import { randomUUID } from 'node:crypto';
import type { Request, Response } from 'express';
import type { AskBespoke, AskBespokeOutcome } from '../../core/excursions/ask-bespoke';
import type { BespokeRequest } from '../../core/excursions/bespoke-request';
import type { BespokeOverlap } from '../../core/excursions/bespoke-requests.port';
import type { ExcursionContent } from '../../core/excursions/excursion-content.port';
import type { Experience } from '../../core/excursions/experience';
import type { BespokeMistakes, TypedBespoke } from '../../core/excursions/validate-bespoke';
import type { BespokePlan, PlanBespoke, PlanBespokeOutcome } from '../../core/excursions/plan-bespoke';
import { clockTime } from '../../core/shared/clock-time';
import { formatLongDate, plainDate } from '../../core/shared/plain-date';
import { unlessUnavailable } from '../../core/shared/unavailable';
import { bespokeTexts as texts } from '../../../views/excursions/bespoke.texts';
import type { BespokePage, BespokePageProps } from '../../../views/excursions/BespokePage';
import { HttpError } from '../http-error';
import { hrefCustomize, hrefExperience, hrefExcursionBookings, hrefTrip } from '../hrefs';
import { paths } from '../paths';
import type { BuiltAssets } from '../rendering/built-assets';
import type { PageAnswer } from '../rendering/page-answer';
import { guestOf } from '../session/guest-of';
import { tripNotFoundText } from '../trips/trip-not-found';
import { readBespoke, type SentBespoke, startFrom, toBespokeForm, toBespokeGroups, typedOf } from './bespoke-form';
import { readForm } from '../routing/read-form';
import { Joi } from '../routing/typed-joi';

interface BespokePagesParts {
  readonly plan: Pick<PlanBespoke, 'run'>;
  readonly ask: Pick<AskBespoke, 'run'>;
  readonly content: Pick<ExcursionContent, 'findExperiences'>;
  readonly assets: BuiltAssets;
}

interface Answer {
  readonly status: number;
  readonly mistakes?: BespokeMistakes;
  readonly message?: string;
}

interface BespokePage {
  readonly plan: BespokePlan;
  readonly typedRequest: TypedBespoke;
  readonly changedRequest?: BespokeRequest;
  readonly answer?: Answer;
}

const heroName = 'virgin-islands-bay';

const line = Joi.string().allow('');
const startSchema = Joi.object({ reservationId: line, tourCode: line });
const editSchema = Joi.object({ reservationId: line, request: line });

/** Only the reservation's own guests may open these pages (ROU-06, ROU-08, reliability C1). */
export class BespokePages {
  constructor(private readonly parts: BespokePagesParts) {}

  readonly show = async (req: Request, res: Response): Promise<PageAnswer<typeof BespokePage>> => {
    const { reservationId, tourCode } = readForm(startSchema, req.query);
    const plan = await this.open(req, reservationId, tourCode);
    if (plan.kind !== 'plan') return this.renderInstead(plan);
    return this.renderPage(req, res, { plan, typedRequest: startFrom(plan) });
  };

  readonly send = async (req: Request, res: Response): Promise<PageAnswer<typeof BespokePage> | void> => {
    const submission = readBespoke(req.body);
    const plan = await this.open(req, submission.reservationId, submission.tourCode);
    if (plan.kind !== 'plan') return this.renderInstead(plan);
    return this.answer(req, res, { plan, submission });
  };

  /**
   * Shows a request's form; without an id the form of the only request that can be changed, else the list of them. The
   * first trip stands for an address that names neither a trip nor a request: a request needs its trip (C1).
   */
  readonly showEdit = async (req: Request, res: Response): Promise<PageAnswer<typeof BespokePage>> => {
    const { reservationId, request: requestId } = readForm(editSchema, req.query);
    const plan = await this.open(req, requestId === undefined ? reservationId : (reservationId ?? ''));
    if (plan.kind !== 'plan') return this.renderInstead(plan);
    const open = plan.requests.filter(({ state }) => state === 'requested');
    const changedRequest =
      requestId === undefined ? (plan.requests.length === 1 ? open[0] : undefined) : findRequest(plan, requestId);
    if (!changedRequest) return this.renderList(plan);
    if (changedRequest.state !== 'requested') return this.renderSettled(plan, 200);
    return this.renderPage(req, res, { plan, typedRequest: typedOf(changedRequest), changedRequest });
  };

  readonly sendEdit = async (req: Request, res: Response): Promise<PageAnswer<typeof BespokePage> | void> => {
    const submission = readBespoke(req.body);
    const plan = await this.open(req, submission.reservationId);
    if (plan.kind !== 'plan') return this.renderInstead(plan);
    return this.answer(req, res, { plan, submission, changedRequest: findRequest(plan, submission.requestId) });
  };

  private async open(
    req: Request,
    reservationId: string | undefined,
    tourCode?: string,
  ): Promise<Exclude<PlanBespokeOutcome, { readonly kind: 'not-found' }>> {
    const plan = await this.parts.plan.run({ contactId: guestOf(req).contactId, reservationId, tourCode });
    if (plan.kind === 'not-found') throw new HttpError(404, 'NOT_FOUND', tripNotFoundText(reservationId ?? ''));
    return plan;
  }

  private async answer(
    req: Request,
    res: Response,
    {
      plan,
      submission,
      changedRequest,
    }: { readonly plan: BespokePlan; readonly submission: SentBespoke; readonly changedRequest?: BespokeRequest },
  ): Promise<PageAnswer<typeof BespokePage> | void> {
    const { contactId } = guestOf(req);
    const { typedRequest, revision } = submission;
    const outcome = await this.parts.ask
      .run({
        contactId,
        reservationId: plan.trip.reservationId,
        tourCode: plan.experience?.tourCode,
        typedBespoke: typedRequest,
        requestKey: `${contactId} ${submission.key === '' ? randomUUID() : submission.key}`,
        ...(changedRequest ? { changedRequest: { requestId: changedRequest.requestId, revision } } : {}),
      })
      .catch(unlessUnavailable);
    const again = (answer: Answer) =>
      this.renderPage(req, res, {
        plan,
        typedRequest,
        answer,
        ...(changedRequest ? { changedRequest: latest(outcome, changedRequest) } : {}),
      });
    switch (outcome?.kind) {
      case undefined:
        return again({ status: 503, message: texts.problems.unavailable });
      case 'asked':
      case 'changed':
        return res.redirect(
          303,
          hrefExcursionBookings(plan.trip.reservationId, { reserved: outcome.request.requestId }),
        );
      case 'mistakes':
        return again({ status: 422, mistakes: outcome.mistakes });
      case 'overlaps':
        return again({ status: 409, message: await this.overlapText(outcome.other) });
      case 'key-reused':
        return again({ status: 422, message: texts.problems.anotherRequest });
      case 'already-asked':
        return again({ status: 409, message: texts.problems.alreadyAsked });
      case 'stale':
        return again({ status: 409, message: texts.problems.stale });
      case 'settled':
        return this.renderSettled(plan, 409);
      case 'not-found':
        throw new HttpError(404, 'NOT_FOUND', tripNotFoundText(plan.trip.reservationId));
      case 'no-trip':
      case 'not-open':
      case 'no-days':
        return this.renderInstead(outcome);
    }
  }

  private async renderPage(
    req: Request,
    res: Response,
    { plan, typedRequest, changedRequest, answer }: BespokePage,
  ): Promise<PageAnswer<typeof BespokePage>> {
    const from = changedRequest ? await this.experienceOf(changedRequest.tourCode) : plan.experience;
    const form = toBespokeForm({
      plan,
      typedRequest,
      from,
      action: changedRequest ? paths.excursions.editBespoke : paths.excursions.customize,
      // A refused form gets a new idempotency key, because the first request had no effect.
      key: randomUUID(),
      ...(changedRequest ? { changedRequest } : {}),
      ...(answer?.mistakes ? { mistakes: answer.mistakes } : {}),
      ...(answer?.message === undefined ? {} : { problem: { message: answer.message, reference: String(req.id) } }),
    });
    const { reservationId } = plan.trip;
    if (answer?.status === 503) res.set('Retry-After', '5');
    return this.render(
      {
        title: changedRequest ? texts.titleEdit : texts.title,
        back:
          from && !changedRequest
            ? { label: texts.backTo(from.title), href: hrefExperience(from.categorySlug, from.slug) }
            : { label: texts.back, href: hrefTrip(reservationId, 'local_experiences') },
        form,
      },
      { status: answer?.status ?? 200, from },
    );
  }

  private renderList(plan: BespokePlan): Promise<PageAnswer<typeof BespokePage>> {
    const { reservationId } = plan.trip;
    return this.render({
      title: texts.titleEdit,
      back: backTo(reservationId),
      list: { groups: toBespokeGroups(plan.requests), anotherHref: hrefCustomize({ reservationId }) },
    });
  }

  private renderSettled(
    { trip: { reservationId } }: BespokePlan,
    status: number,
  ): Promise<PageAnswer<typeof BespokePage>> {
    return this.render(
      {
        title: texts.titleEdit,
        back: backTo(reservationId),
        instead: {
          message: texts.settled,
          action: { label: texts.yourTrip, href: hrefTrip(reservationId, 'local_experiences') },
        },
      },
      { status },
    );
  }

  private renderInstead(
    plan: Exclude<PlanBespokeOutcome, BespokePlan | { readonly kind: 'not-found' }>,
  ): Promise<PageAnswer<typeof BespokePage>> {
    if (plan.kind === 'no-trip')
      return this.render({
        title: texts.title,
        back: { label: texts.back, href: paths.trips.list },
        instead: { message: texts.noTrip, action: { label: texts.voyages, href: paths.voyages.list } },
      });
    const { reservationId } = plan.trip;
    const message = plan.kind === 'not-open' ? texts.notOpen : texts.noDays;
    return this.render({
      title: texts.title,
      back: backTo(reservationId),
      instead: { message, action: { label: texts.yourTrip, href: hrefTrip(reservationId, 'local_experiences') } },
    });
  }

  private async render(
    props: Omit<BespokePageProps, 'frame' | 'picture'>,
    { status = 200, from }: { readonly status?: number; readonly from?: Experience | undefined } = {},
  ): Promise<PageAnswer<typeof BespokePage>> {
    const { assets } = this.parts;
    const picture = from ? assets.picture(from.pictures[0].name, from.pictures[0].alt) : assets.picture(heroName);
    return { status, props: { ...props, picture } };
  }

  private async overlapText({ title, date, from }: BespokeOverlap): Promise<string> {
    const name =
      title.kind === 'bespoke'
        ? texts.problems.anotherBespoke
        : ((await this.experienceOf(title.tourCode))?.title ?? title.tourCode);
    return texts.problems.overlaps(name, formatLongDate(plainDate(date)), clockTime(from));
  }

  private async experienceOf(tourCode: string | undefined): Promise<Experience | undefined> {
    return tourCode === undefined
      ? undefined
      : (await this.parts.content.findExperiences()).find((one) => one.tourCode === tourCode);
  }
}

const backTo = (reservationId: string) => ({ label: texts.back, href: hrefTrip(reservationId, 'local_experiences') });

/** An unknown request and another reservation's request get the same answer (reliability C1). */
function findRequest({ trip, requests }: BespokePlan, requestId: string): BespokeRequest {
  const bespokeRequest = requests.find((request) => request.requestId === requestId);
  if (!bespokeRequest) throw new HttpError(404, 'NOT_FOUND', tripNotFoundText(trip.reservationId));
  return bespokeRequest;
}

/** After a version conflict the form carries the new version, so that submitting it again is deliberate. */
const latest = (outcome: AskBespokeOutcome | undefined, changedRequest: BespokeRequest): BespokeRequest =>
  outcome?.kind === 'stale' ? outcome.request : changedRequest;
