import { randomUUID } from 'node:crypto';
import type { Request, Response } from 'express';
import type { Clock } from '../../core/shared/clock.port';
import type { ExcursionTerms } from '../../core/excursions/excursion-terms';
import type {
  ExcursionBookingQuery,
  PlanExcursionBooking,
  PlanExcursionBookingOutcome,
} from '../../core/excursions/plan-excursion-booking';
import type { FindDepartures } from '../../core/excursions/find-departures';
import type { ReserveExperience } from '../../core/excursions/reserve-experience';
import type { Trip } from '../../core/trips/trip';
import { Unavailable } from '../../core/shared/unavailable';
import { reserveExperienceTexts as texts } from '../../../views/excursions/reserve-experience.texts';
import type {
  ReserveExperiencePage,
  ReserveExperiencePageProps,
} from '../../../views/excursions/ReserveExperiencePage';
import { notFound } from '../http-error';
import { hrefCustomize, hrefExperience, hrefExcursionBookings, hrefReserveExperience, hrefTrip } from '../hrefs';
import { paths } from '../paths';
import type { BuiltAssets } from '../rendering/built-assets';
import type { PageAnswer } from '../rendering/page-answer';
import { guestOf } from '../session/guest-of';
import { toBookingError } from './excursion-booking-errors';
import {
  findNear,
  validateReserveForm,
  readReserveForm,
  toReserveForm,
  tripLabels,
  type ReserveFormInput,
} from './reserve-experience-form';
import { readForm } from '../routing/read-form';
import { Joi } from '../routing/typed-joi';

interface ReserveExperiencePagesParts {
  readonly planExcursionBooking: Pick<PlanExcursionBooking, 'run' | 'runUnseen'>;
  readonly reserveExperience: Pick<ReserveExperience, 'run'>;
  readonly departures: Pick<FindDepartures, 'onDay'>;
  readonly assets: BuiltAssets;
  readonly terms: ExcursionTerms;
  readonly clock: Clock;
}

interface Answer {
  readonly input: ReserveFormInput;
  readonly status: number;
  readonly errors?: ReturnType<typeof validateReserveForm>;
  readonly message?: string;
}

const querySchema = Joi.object({ reservationId: Joi.string().allow('') });

/** Reservation of an experience as a page (EXC-07 to EXC-16). A visitor signs in first and returns to it (H43). */
export class ReserveExperiencePages {
  constructor(private readonly parts: ReserveExperiencePagesParts) {}

  readonly show = async (req: Request, res: Response): Promise<PageAnswer<typeof ReserveExperiencePage>> => {
    const { reservationId } = readForm(querySchema, req.query);
    return this.renderPage(req, res, await this.plan(req, reservationId));
  };

  /** Confirms only what the booking system has stored (EXC-12, H29, reliability D8). */
  readonly reserve = async (req: Request, res: Response): Promise<PageAnswer<typeof ReserveExperiencePage> | void> => {
    const input = readReserveForm(req.body);
    const errors = validateReserveForm(input);
    if (Object.keys(errors).length > 0) return this.renderAgain(req, res, { input, status: 422, errors });
    const { contactId } = guestOf(req);
    const outcome = await unlessAway(
      this.parts.reserveExperience.run({
        contactId,
        requestKey: `${contactId} ${input.key === '' ? randomUUID() : input.key}`,
        slug: String(req.params['slug']),
        reservationId: input.reservationId,
        departureId: input.departureId,
        participantIds: input.participantIds,
        notes: input.notes,
        shownPrice: input.shownPrice,
      }),
    );
    if (outcome === 'unavailable') return this.renderAgain(req, res, { input, status: 503, message: texts.unopened });
    if (outcome.kind === 'pending')
      return res.redirect(303, hrefExcursionBookings(input.reservationId, { reserved: 'pending' }));
    if (outcome.kind === 'reserved')
      return res.redirect(303, hrefExcursionBookings(input.reservationId, { reserved: outcome.party.partyId }));
    const { status, message } = toBookingError(outcome, input.participantIds);
    return this.renderAgain(req, res, { input, status, message });
  };

  /**
   * Renders the form with what was typed. While the booking system does not answer, departures and seats are missing.
   */
  private async renderAgain(
    req: Request,
    res: Response,
    answer: Answer,
  ): Promise<PageAnswer<typeof ReserveExperiencePage>> {
    const plan = await unlessAway(this.plan(req, answer.input.reservationId));
    if (plan !== 'unavailable')
      return this.renderPage(req, res, plan, plan.kind === 'plan' ? answer : { ...answer, status: 422 });
    const unseen = await this.parts.planExcursionBooking.runUnseen(queryOf(req, answer.input.reservationId));
    return this.renderPage(req, res, unseen, { input: answer.input, status: 503, message: texts.unopened });
  }

  private plan(req: Request, reservationId: string | undefined): Promise<PlanExcursionBookingOutcome> {
    return this.parts.planExcursionBooking.run(queryOf(req, reservationId));
  }

  private async renderPage(
    req: Request,
    res: Response,
    plan: PlanExcursionBookingOutcome,
    answer?: Answer,
  ): Promise<PageAnswer<typeof ReserveExperiencePage>> {
    if (plan.kind === 'not-found' || plan.experience.categorySlug !== req.params['categorySlug']) throw notFound();
    const {
      title,
      categorySlug,
      slug,
      pictures: [picture],
    } = plan.experience;
    const props: Omit<ReserveExperiencePageProps, 'frame'> = {
      title,
      experienceHref: hrefExperience(categorySlug, slug),
      picture: this.parts.assets.picture(picture.name, picture.alt),
      ...(await this.body(req, plan, answer)),
    };
    if (answer?.status === 503) res.set('Retry-After', '5');
    return { status: answer?.status ?? 200, props };
  }

  private async body(
    req: Request,
    plan: Exclude<PlanExcursionBookingOutcome, { readonly kind: 'not-found' }>,
    answer?: Answer,
  ): Promise<Pick<ReserveExperiencePageProps, 'form' | 'instead' | 'tripChoices'>> {
    if (plan.kind === 'no-trip')
      return { instead: { message: texts.noTrip, action: { label: texts.voyages, href: paths.voyages.list } } };
    const { categorySlug, slug, tourCode } = plan.experience;
    const action = hrefReserveExperience(categorySlug, slug);
    const toChoices = (trips: readonly Trip[], labelOf: (trip: Trip) => string) =>
      trips.map((trip) => ({
        label: labelOf(trip),
        href: hrefReserveExperience(categorySlug, slug, trip.reservationId),
      }));
    if (plan.kind === 'choose-trip') return { tripChoices: toChoices(plan.trips, tripLabels(plan.trips)) };
    const { reservationId } = plan.trip;
    if (plan.kind === 'not-open')
      return {
        instead: {
          message: texts.notOpen,
          action: { label: texts.yourTrip, href: hrefTrip(reservationId, 'local_experiences') },
        },
      };
    if (plan.kind === 'on-request')
      return {
        instead: {
          message: texts.onRequest,
          action: { label: texts.request, href: hrefCustomize({ tourCode, reservationId }) },
        },
      };
    if (plan.departures.length === 0)
      return {
        instead: {
          message: texts.noDeparture,
          action: { label: texts.custom, href: hrefCustomize({ tourCode, reservationId }) },
        },
      };
    const { terms, departures } = this.parts;
    const form = toReserveForm({
      plan,
      near: await findNear(plan, (itineraryId, day) => departures.onDay(itineraryId, day)),
      terms,
      now: this.parts.clock.now(),
      action,
      // A refused form gets a new idempotency key, because the first request had no effect. After a lost answer it
      // keeps its key.
      key: answer?.status === 503 && answer.input.key !== '' ? answer.input.key : randomUUID(),
      ...(answer ? { input: answer.input } : {}),
      ...(answer?.errors ? { errors: answer.errors } : {}),
      ...(answer?.message === undefined ? {} : { problem: { message: answer.message, reference: String(req.id) } }),
    });
    return { form, tripChoices: toChoices(plan.otherTrips, tripLabels([plan.trip, ...plan.otherTrips])) };
  }
}

const queryOf = (req: Request, reservationId: string | undefined): ExcursionBookingQuery => ({
  contactId: guestOf(req).contactId,
  slug: String(req.params['slug']),
  reservationId,
});

async function unlessAway<Outcome>(asking: Promise<Outcome>): Promise<Outcome | 'unavailable'> {
  try {
    return await asking;
  } catch (error) {
    if (error instanceof Unavailable) return 'unavailable';
    throw error;
  }
}
