import type { Request, Response } from 'express';
import type { Clock } from '../../core/shared/clock.port';
import { formatLongDate, todayIn } from '../../core/shared/plain-date';
import type { Guest } from '../../core/sign-in/guest';
import type { Trip } from '../../core/trips/trip';
import type { TripBook } from '../../core/trips/trip-book.port';
import { STATUS_LABELS } from '../../core/trips/trip-card';
import type { VoyageContent } from '../../core/voyages/voyage-content.port';
import { fareBreakdown } from '../../core/trips/fare-breakdown';
import { layoutTexts } from '../../../views/layout/layout.texts';
import { HttpError } from '../http-error';
import { hrefContactUs, hrefScheduleMeeting, hrefTrip, paths } from '../paths';
import type { ProfileSide } from '../profile/profile-side';
import type { BuiltAssets } from '../rendering/built-assets';
import type { PageRenderer } from '../rendering/page-renderer';
import { guestOf } from '../sign-in/guest-of';
import { fareBreakdownPdf } from './fare-breakdown-pdf';
import type { TripCards } from './trip-cards';
import { tripContents } from './trip-contents';
import { tripNotFoundText } from './trip-not-found';
import { paymentDueOn, titleAndDates, toTripDetails, toTripPayment } from './trip-views';
import type { WaitlistPlaces } from './waitlist-places';

interface TripsPagesParts {
  readonly trips: TripBook;
  readonly cards: Pick<TripCards, 'of'>;
  readonly waitlistPlaces: WaitlistPlaces;
  readonly side: ProfileSide;
  readonly content: VoyageContent;
  readonly assets: BuiltAssets;
  readonly renderer: PageRenderer;
  readonly clock: Clock;
  readonly officeTimeZone: string;
}

/** A map: an address may name anything, also what every object has, such as `__proto__`. */
const receipts: ReadonlyMap<string, string> = new Map([
  ['confirm', 'The trip is yours to keep, and stands with the others.'],
  ['disown', 'The trip is no longer on your account. We have noted that it was not you.'],
]);

/** My Trips and one trip, for their own guest only (ROL-04). */
export class TripsPages {
  constructor(private readonly parts: TripsPagesParts) {}

  readonly home = (_req: Request, res: Response): void => {
    res.redirect(302, paths.trips.list);
  };

  readonly list = async (req: Request, res: Response): Promise<void> => {
    const [sections, { side }] = await Promise.all([this.parts.cards.of(guestOf(req)), this.parts.side.read(req)]);
    const receipt = receipts.get(String(req.query['answered']));
    await this.parts.renderer.render(req, res, {
      props: {
        ...sections,
        side,
        ...(receipt ? { receipt } : {}),
      },
    });
  };

  readonly trip = async (req: Request, res: Response): Promise<void> => {
    const session = guestOf(req);
    const reservationId = typeof req.query['reservationId'] === 'string' ? req.query['reservationId'] : '';
    const [trip, { side, guest }] = await Promise.all([
      this.parts.trips.getTrip(session, reservationId),
      this.parts.side.read(req),
    ]);
    const frame = { side, backHref: paths.trips.list };
    if (!trip) {
      await this.parts.renderer.render(req, res, { status: 404, props: { ...frame, kind: 'not-found', message: tripNotFoundText(reservationId) } });
      return;
    }
    await this.parts.renderer.render(req, res, { props: { ...frame, ...(await this.printTrip(trip, guest, req.query['tab'])) } });
  };

  readonly fareBreakdown = async (req: Request, res: Response): Promise<void> => {
    const reservationId = typeof req.query['reservationId'] === 'string' ? req.query['reservationId'] : '';
    const trip = await this.parts.trips.getTrip(guestOf(req), reservationId);
    if (!trip) throw new HttpError(404, 'NOT_FOUND', tripNotFoundText(reservationId));
    const content = (await tripContents(this.parts.content))(trip);
    const dueOn = paymentDueOn(trip);
    const pdf = await fareBreakdownPdf({
      lineName: layoutTexts.line,
      reservationId,
      ...titleAndDates(trip, content.voyage),
      suite: content.suite?.title ?? '',
      printedOn: formatLongDate(todayIn(this.parts.officeTimeZone, this.parts.clock.now())),
      fare: fareBreakdown({ lines: trip.fareLines, total: trip.total, paid: trip.totalPaid }),
      ...(dueOn ? { dueOn: formatLongDate(dueOn) } : {}),
      ...(trip.onboardCredit ? { onboardCredit: trip.onboardCredit } : {}),
    });
    res.type('pdf').attachment(`fare-breakdown-${reservationId}.pdf`).set('Cache-Control', 'private, no-store').send(pdf);
  };

  readonly answerUnconfirmed = async (req: Request, res: Response): Promise<void> => {
    const { reservationId = '', answer = '' } = req.body as Readonly<Record<string, string | undefined>>;
    if (answer !== 'confirm' && answer !== 'disown') throw new HttpError(422, 'INVALID', 'Please say whether this trip is yours.');
    const outcome = await this.parts.trips.answerUnconfirmed(guestOf(req), reservationId, answer);
    if (outcome === 'not-found') throw new HttpError(404, 'NOT_FOUND', tripNotFoundText(reservationId));
    res.redirect(303, `${paths.trips.list}?answered=${answer}`);
  };

  private async printTrip(trip: Trip, guest: Guest | undefined, tab: unknown) {
    const place = (await this.parts.waitlistPlaces.of([trip])).get(trip.reservationId);
    const content = (await tripContents(this.parts.content))(trip);
    const picture = content.voyage?.pictures[0];
    return {
      kind: 'trip',
      reservationId: trip.reservationId,
      statusLabel: STATUS_LABELS[trip.status],
      ...titleAndDates(trip, content.voyage),
      ...(picture ? { picture: this.parts.assets.picture(picture.name, picture.alt) } : {}),
      ...(place ? { waitlist: place } : {}),
      detailsHref: hrefTrip(trip.reservationId, 'details'),
      paymentHref: hrefTrip(trip.reservationId, 'payment'),
      ...(tab === 'payment'
        ? { tab: 'payment', payment: toTripPayment(trip) }
        : { tab: 'details', details: toTripDetails(trip, content, this.parts.assets, meetingHref(guest, trip)) }),
    };
  }
}

/** The meeting page knows a guest by the id of their opportunity; without one there is a letter to write (PYC-14, PYC-15). */
const meetingHref = (guest: Guest | undefined, { reservationId: reference }: Trip): string =>
  guest?.opportunityId ? hrefScheduleMeeting(guest.opportunityId) : hrefContactUs('trip', { reference });
