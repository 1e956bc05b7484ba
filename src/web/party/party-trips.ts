import type { Request } from 'express';
import type { OpenParty } from '../../core/party/open-party';
import type { PartyView } from '../../core/party/party-view';
import type { VoyageContent } from '../../core/voyages/voyage-content.port';
import { segmentsOf } from '../../core/voyages/voyage-selector';
import { HttpError } from '../http-error';
import { hrefSharedTrip, hrefTrip } from '../hrefs';
import type { ProfileSide } from '../profile/profile-side';
import { formLine, readForm } from '../routing/read-form';
import { Joi } from '../routing/typed-joi';
import { guestOf } from '../session/guest-of';
import { titleAndDates } from '../trips/trip-card-view';
import { type FailureLog, readTripContents } from '../trips/trip-contents';
import { tripNotFoundText } from '../trips/trip-not-found';

const schema = Joi.object({ reservationId: formLine(40) });

export class PartyTrips {
  constructor(
    private readonly parties: Pick<OpenParty, 'run'>,
    private readonly content: Pick<VoyageContent, 'findVoyages' | 'findSuites'>,
    private readonly side: Pick<ProfileSide, 'read'>,
  ) {}

  /**
   * @throws HttpError 404, equally for a trip on which the person has no role and for one that does not exist (TRD-14)
   */
  async open(req: Request): Promise<PartyView> {
    const { reservationId } = readForm(schema, req.method === 'GET' ? req.query : req.body);
    const view = await this.parties.run({ contactId: guestOf(req).contactId, reservationId });
    if (!view) throw new HttpError(404, 'NOT_FOUND', tripNotFoundText(reservationId));
    return view;
  }

  async frame(req: Request, view: PartyView) {
    const [{ side }, { title, dates }] = await Promise.all([this.side.read(req), this.describe(view, req.log)]);
    return { side, trip: { title, dates }, backHref: tripHrefOf(view) };
  }

  async describe(
    view: PartyView,
    log: FailureLog,
  ): Promise<{ readonly title: string; readonly dates: string; readonly nights: string }> {
    return titleAndDates(segmentsOf(view.trip), await readTripContents(this.content, log));
  }
}

/** The guest of the reservation gets the trip's own page, everyone else the shared one (ROL-04). */
export const tripHrefOf = ({ isHolder, trip: { reservationId } }: PartyView): string =>
  isHolder ? hrefTrip(reservationId) : hrefSharedTrip(reservationId);
