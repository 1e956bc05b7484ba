import type { Request, Response } from 'express';
import type { OpenParty } from '../../core/party/open-party';
import type { PartyView } from '../../core/party/party-view';
import type { BoardingDocuments } from '../../core/trip-day/boarding-documents.port';
import type { Clock } from '../../core/shared/clock.port';
import { addDays, formatLongDate, todayIn } from '../../core/shared/plain-date';
import { tripEnd, tripStart } from '../../core/trips/trip-order';
import { sessionEnd } from '../../core/sign-in/session-life';
import type { Secrets } from '../../core/shared/secrets.port';
import type { BoardingCheckPage } from '../../../views/trip-day/BoardingCheckPage';
import type { BoardingPage, BoardingPageProps } from '../../../views/trip-day/BoardingPage';
import type { BoardingPack } from '../../../views/trip-day/boarding-view';
import { tripDayTexts } from '../../../views/trip-day/trip-day.texts';
import type { TripLinkView } from '../../../views/trips/TripLinks';
import type { GuestDocumentRenderer } from '../documents/guest-document-renderer';
import { hrefBoarding, hrefBoardingCheck, hrefBoardingPack, hrefBoardingPass } from '../hrefs';
import type { PartyTrips } from '../party/party-trips';
import type { TripLink } from '../party/trip-links';
import type { BuiltAssets } from '../rendering/built-assets';
import { paths } from '../paths';
import type { PageAnswer } from '../rendering/page-answer';
import { readSealed } from '../routing/check-input';
import { formLine, readForm } from '../routing/read-form';
import { Joi, type ValueOf } from '../routing/typed-joi';
import { mapWithPort } from '../voyages/mark-port';
import { guestOf } from '../session/guest-of';
import type { BoardingPacks } from './boarding-packs';
import { boardingPackDocument } from './boarding-pack.document';
import { passFactsOf } from './pass-facts';
import { placeOf } from './trip-day-view';
import type { TripPlans } from './trip-plans';

const texts = tripDayTexts.boarding;
const purpose = 'boarding pack';
const schema = Joi.object({ seal: formLine(2_000) });

/** What a printed pack is verified by: its trip, and a digest of its content that does not reveal it. */
const packSchema = Joi.object({
  reservationId: Joi.string().required(),
  contactId: Joi.string().required(),
  issuedOn: Joi.string().required(),
  digest: Joi.string().required(),
});

interface BoardingPagesParts {
  readonly trips: PartyTrips;
  readonly parties: Pick<OpenParty, 'run'>;
  readonly plans: TripPlans;
  readonly packs: BoardingPacks;
  readonly secrets: Secrets;
  readonly documents: BoardingDocuments;
  readonly renderer: Pick<GuestDocumentRenderer, 'render'>;
  readonly assets: BuiltAssets;
  readonly clock: Clock;
  readonly officeTimeZone: string;
  readonly lineName: string;
  readonly workerScript: () => string;
  readonly origin: () => string;
}

const sendFile = (res: Response, bytes: Buffer, { type, name }: { readonly type: string; readonly name: string }) =>
  void res.type(type).attachment(name).type(type).set('Cache-Control', 'private, no-store').send(bytes);

export class BoardingPages implements TripLink {
  readonly order = 5;

  constructor(private readonly parts: BoardingPagesParts) {}

  async of(view: PartyView): Promise<TripLinkView | undefined> {
    const { reservationId, status } = view.trip;
    return status === 'BK' ? { label: texts.title, href: hrefBoarding(reservationId) } : undefined;
  }

  readonly show = async (req: Request): Promise<PageAnswer<typeof BoardingPage>> => {
    const { trips, plans } = this.parts;
    const view = await trips.open(req);
    const [{ frame, pack }, days] = await Promise.all([this.read(req, view), plans.days(view)]);
    const [first] = days;
    const map =
      first?.port &&
      mapWithPort(first.port.slug, [first.voyage.slug, `region-${first.voyage.regionSlug}`], (name) =>
        this.parts.assets.mapView(name, 'one-piece'),
      );
    return {
      props: {
        ...frame,
        pack,
        packHref: hrefBoardingPack(view.trip.reservationId),
        ...(this.parts.documents.makePass && this.lastMomentOf(view) !== undefined
          ? { passHref: hrefBoardingPass(view.trip.reservationId) }
          : {}),
        ...this.offline(req, view),
        ...(first && map ? { map: { svg: map.svg, port: placeOf(first) } } : {}),
      },
    };
  };

  readonly pdf = async (req: Request, res: Response): Promise<void> => {
    const { trips, lineName, documents, renderer } = this.parts;
    const view = await trips.open(req);
    const { pack } = await this.read(req, view);
    const signature = await documents.openSignature?.();
    const pdf = await renderer.render({
      ownerId: view.contactId,
      template: boardingPackDocument,
      facts: {
        pack,
        lineName,
        issuedOn: this.today(),
        checkUrl: this.checkUrlOf(view, pack),
        signer: signature?.signer,
      },
    });
    sendFile(res, signature ? await signature.sign(pdf) : pdf, {
      type: 'pdf',
      name: `trip-pack-${view.trip.reservationId}.pdf`,
    });
  };

  readonly pass = async (req: Request, res: Response): Promise<void> => {
    const { trips, documents } = this.parts;
    const view = await trips.open(req);
    const until = this.lastMomentOf(view);
    const { reservationId } = view.trip;
    if (!documents.makePass || until === undefined) return res.redirect(303, hrefBoarding(reservationId));
    const { pack } = await this.read(req, view);
    const pass = await documents.makePass({
      reservationId,
      title: pack.title,
      dates: pack.dates,
      facts: passFactsOf(pack),
      checkUrl: this.checkUrlOf(view, pack),
      expiresAt: new Date(until),
    });
    sendFile(res, pass, { type: 'application/vnd.apple.pkpass', name: `trip-${reservationId}.pkpass` });
  };

  /** People without an account, such as those at the quay, open it through the address on the printed sheet. */
  readonly check = async (req: Request): Promise<PageAnswer<typeof BoardingCheckPage>> => {
    const packContent = readSealed(packSchema, this.parts.secrets.open(purpose, readForm(schema, req.query).seal));
    if (!packContent) return { status: 404, props: { answer: texts.check.unknown } };
    const { reservationId, contactId, issuedOn, digest } = packContent;
    const view = await this.parts.parties.run({ contactId, reservationId });
    if (!view) return { props: { answer: texts.check.ended } };
    const pack = await this.packOf(req, view);
    return { props: { answer: texts.check[digest === this.digestOf(pack) ? 'current' : 'changed'](issuedOn) } };
  };

  /** The service worker that opens a stored copy. Browsers revalidate it, so that a new version replaces it. */
  readonly worker = (_req: Request, res: Response): void => {
    res
      .type('js')
      .set({ 'Cache-Control': 'no-cache', 'Service-Worker-Allowed': paths.trips.boarding })
      .send(this.parts.workerScript());
  };

  private offline(req: Request, { trip }: PartyView): Pick<BoardingPageProps, 'offline'> {
    const [start, end] = [tripStart(trip), tripEnd(trip)];
    if (!start || !end || trip.status !== 'BK') return {};
    const { reservationId } = trip;
    // A day is added at both ends, because the days of boarding and leaving count in every time zone.
    const [from = 0, until = 0] = [addDays(start, -1), addDays(end, 2)].map((day) => Date.parse(`${day}T00:00:00Z`));
    const session = sessionEnd(guestOf(req), this.parts.clock.now().getTime());
    return { offline: { reservationId, from, until, session, worker: paths.trips.packWorker } };
  }

  private async read(req: Request, view: PartyView) {
    const frame = await this.parts.trips.frame(req, view);
    const { consultant } = frame.side;
    return { frame, pack: await this.parts.packs.of(view, { ...frame.trip, ...(consultant ? { consultant } : {}) }) };
  }

  /** Returns the end of the last day of a booked trip, in milliseconds since 1970. */
  private lastMomentOf({ trip }: PartyView): number | undefined {
    const end = tripEnd(trip);
    return end && trip.status === 'BK' ? Date.parse(`${addDays(end, 2)}T00:00:00Z`) : undefined;
  }

  private checkUrlOf({ contactId, trip: { reservationId } }: PartyView, pack: BoardingPack): string {
    const { secrets, origin } = this.parts;
    const seal: ValueOf<typeof packSchema> = {
      reservationId,
      contactId,
      issuedOn: this.today(),
      digest: this.digestOf(pack),
    };
    return `${origin()}${hrefBoardingCheck(secrets.seal(purpose, JSON.stringify(seal)))}`;
  }

  private async packOf(req: Request, view: PartyView): Promise<BoardingPack> {
    const { title, dates } = await this.parts.trips.describe(view, req.log);
    return this.parts.packs.of(view, { title, dates });
  }

  /** Contacts are left out: another person to call does not outdate a pack. */
  private digestOf({ contacts: _contacts, ...pack }: BoardingPack): string {
    return this.parts.secrets.digest(purpose, JSON.stringify(pack));
  }

  private today(): string {
    return formatLongDate(todayIn(this.parts.officeTimeZone, this.parts.clock.now()));
  }
}
