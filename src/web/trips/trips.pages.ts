import type { Request, Response } from 'express';
import { createElement } from 'react';
import { readIsolatedSection } from '../../core/profile/isolated-section';
import { withDeadline, type DeferrableSection } from '../../core/profile/with-deadline';
import type { TripRepository } from '../../core/trips/trip-repository.port';
import { type TripCardSections, AllTrips, type TripsPage } from '../../../views/trips/TripsPage';
import { HttpError } from '../http-error';
import { paths } from '../paths';
import type { SharedTripPages } from '../party/shared-trip.pages';
import type { ProfileSide } from '../profile/profile-side';
import type { PageAnswer } from '../rendering/page-answer';
import { guestOf } from '../session/guest-of';
import type { SessionNames } from '../sign-in/session-names';
import type { DevMode } from './dev-mode';
import type { TripCards } from './trip-cards';
import { tripNotFoundText } from './trip-not-found';
import { readForm, textFieldsOf } from '../routing/read-form';
import { Joi } from '../routing/typed-joi';

interface TripsPagesParts {
  readonly trips: Pick<TripRepository, 'answerUnconfirmed'>;
  readonly cards: Pick<TripCards, 'of'>;
  readonly sharedTrips: Pick<SharedTripPages, 'list'>;
  readonly side: ProfileSide;
  readonly sessionNames: Pick<SessionNames, 'complete'>;
  readonly devMode: DevMode;
}

/** A map, because the key comes from the address and may be a property of every object, such as `__proto__`. */
const receipts: ReadonlyMap<string, string> = new Map([
  ['confirm', 'The trip is yours to keep, and stands with the others.'],
  ['gone', 'That booking has ended, or stands on no trip of yours.'],
  ['disown', 'The trip is no longer on your account. We have noted that it was not you.'],
]);

const text = Joi.string().allow('');
const querySchema = Joi.object({ answered: text, done: text, devMode: text });

export class TripsPages {
  constructor(private readonly parts: TripsPagesParts) {}

  readonly list = async (req: Request): Promise<PageAnswer<typeof TripsPage>> => {
    const { cards, side, devMode } = this.parts;
    const { answered, done = '', devMode: requestedMode } = readForm(querySchema, req.query);
    const trips = readIsolatedSection(cards.of(guestOf(req), devMode.reading(requestedMode)), (err) =>
      req.log.error({ err }, 'Failed to fetch reservations'),
    );
    const [tripsNow, { side: beside }, sharedSection] = await Promise.all([
      withDeadline(trips),
      side.read(req),
      readIsolatedSection(this.parts.sharedTrips.list(guestOf(req).contactId, req.log), (err) =>
        req.log.warn({ err }, 'the trips that others share could not be read'),
      ),
    ]);
    const receipt = receipts.get(answered ?? done);
    return {
      props: {
        trips: toView(tripsNow),
        side: beside,
        ...(sharedSection.kind === 'ready' ? { sharedTrips: sharedSection.value } : {}),
        ...(receipt ? { receipt } : {}),
      },
      deferredNodes: {
        trips: async () =>
          createElement(AllTrips, {
            trips: toView(await trips),
            meetingHref: beside.scheduleHref ?? beside.contactHref,
          }),
      },
    };
  };

  readonly answerUnconfirmed = async (req: Request, res: Response): Promise<void> => {
    const { reservationId = '', answer = '' } = textFieldsOf(req.body);
    if (answer !== 'confirm' && answer !== 'disown')
      throw new HttpError(422, 'INVALID', 'Please say whether this trip is yours.');
    const outcome = await this.parts.trips.answerUnconfirmed(guestOf(req), reservationId, answer);
    if (outcome === 'not-found') throw new HttpError(404, 'NOT_FOUND', tripNotFoundText(reservationId));
    if (answer === 'confirm') await this.parts.sessionNames.complete(req);
    res.redirect(303, `${paths.trips.list}?answered=${answer}`);
  };
}

const toView = (trips: DeferrableSection<TripCardSections>) =>
  trips.kind === 'ready' ? { kind: trips.kind, ...trips.value } : trips;
