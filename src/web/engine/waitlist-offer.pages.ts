import { momentText } from '../../core/shared/moment-text';
import type { Request, Response } from 'express';
import type { BookingRecord, BookingRecords } from '../../core/engine/booking-records.port';
import type { OfferEnd, WaitlistOffer, Waitlist } from '../../core/engine/waitlist.port';
import { formatMoney } from '../../core/shared/money';
import { formatLongDate } from '../../core/shared/plain-date';
import { deckOfCabin } from '../../core/trips/cabin-deck';
import type {
  WaitlistOfferPage,
  WaitlistOfferPageProps,
  WaitlistOfferView,
} from '../../../views/engine/WaitlistOfferPage';
import { HttpError, notFound } from '../http-error';
import { hrefLogin, hrefTrip } from '../hrefs';
import { paths } from '../paths';
import type { BuiltAssets } from '../rendering/built-assets';
import type { PageAnswer } from '../rendering/page-answer';
import { type BookingReceipt, isRevoked, type OpenedReceipt } from './booking-receipt';
import { type EnginePresenter, toBookedVoyage } from './engine-presenter';
import { addressBackToSite } from './engine-request';
import { guestsText } from './suite-views';
import type { WaitlistOfferAddress } from './waitlist-offer-address';
import { textFieldsOf } from '../routing/read-form';

interface WaitlistOfferPagesParts {
  readonly waitlist: Waitlist;
  readonly records: BookingRecords;
  readonly presenter: EnginePresenter;
  readonly receipt: BookingReceipt;
  readonly address: WaitlistOfferAddress;
  readonly assets: BuiltAssets;
  readonly officeTimeZone: string;
}

/** A waitlist entry, and the form that accepts the suite offered for it (SUI-13). A GET changes nothing. */
export class WaitlistOfferPages {
  constructor(private readonly parts: WaitlistOfferPagesParts) {}

  readonly place = async (req: Request, res: Response): Promise<PageAnswer<typeof WaitlistOfferPage> | void> => {
    const receipt = this.parts.address.read(req.query['place']);
    if (receipt === undefined) throw notFound();
    const { reservationId } = receipt;
    if (receipt.isExpired) return res.redirect(303, hrefLogin(hrefTrip(reservationId)));
    const record = await this.parts.records.getBooking(reservationId);
    if (!record) throw notFound();
    if (isRevoked(record, receipt.madeAt)) return res.redirect(303, hrefLogin(hrefTrip(reservationId)));
    if (record.status === 'OF' || record.status === 'BK')
      return res.redirect(303, this.parts.receipt.address(reservationId, receipt.madeAt));
    return this.show(record, receipt.madeAt);
  };

  readonly answer = async (req: Request, res: Response): Promise<void> => {
    const { place, answer } = textFieldsOf(req.body);
    const receipt = this.parts.address.read(place);
    if (receipt === undefined || receipt.isExpired) throw notFound();
    const { reservationId } = await this.findRecord(receipt);
    if (answer !== 'accept' && answer !== 'decline')
      throw new HttpError(422, 'INVALID', 'Please accept the suite or let it go.');
    const outcome = await (answer === 'accept'
      ? this.parts.waitlist.accept(reservationId)
      : this.parts.waitlist.decline(reservationId));
    res.redirect(
      303,
      outcome.kind === 'accepted'
        ? this.parts.receipt.address(reservationId, receipt.madeAt)
        : this.parts.address.of(reservationId, receipt.madeAt),
    );
  };

  private async findRecord({ reservationId, madeAt }: OpenedReceipt): Promise<BookingRecord> {
    const record = await this.parts.records.getBooking(reservationId);
    if (!record || isRevoked(record, madeAt)) throw notFound();
    return record;
  }

  private async show(record: BookingRecord, madeAt: Date): Promise<PageAnswer<typeof WaitlistOfferPage>> {
    const { presenter, waitlist } = this.parts;
    const [subject, soldSuite, [place], end] = await Promise.all([
      presenter.findReserved(record),
      presenter.subject(record),
      waitlist.findEntries([record.reservationId]),
      waitlist.findOfferEnd(record.reservationId),
    ]);
    if (!subject) throw notFound();
    const { voyage, suite } = subject;
    const kind = place ? (place.offer ? 'offered' : 'waiting') : kindOf(end);
    const props: Omit<WaitlistOfferPageProps, 'frame'> = {
      kind,
      reservationId: record.reservationId,
      voyage: toBookedVoyage(subject),
      suite: { title: suite.title, code: suite.category },
      guests: guestsText(record.guestCount),
      ...(place ? { position: place.position } : {}),
      ...(place?.offer
        ? { offer: this.toView(this.parts.address.seal(record.reservationId, madeAt), place.offer) }
        : {}),
      ...(soldSuite &&
        (kind === 'declined' || kind === 'passed') && {
          suitesHref: addressBackToSite({ itineraryId: record.itineraryId, suiteId: suite.suiteId }),
        }),
      picture: this.parts.assets.picture(voyage.pictures[0].name, voyage.pictures[0].alt),
    };
    return { props };
  }

  private toView(place: string, { cabinNumber, expiresAt, quote }: WaitlistOffer): WaitlistOfferView {
    const deck = deckOfCabin(cabinNumber);
    return {
      until: momentText(expiresAt, this.parts.officeTimeZone),
      cabin: { number: cabinNumber, ...(deck === undefined ? {} : { deck }) },
      total: formatMoney(quote.total),
      ...(quote.deposit.amount < quote.total.amount ? { deposit: formatMoney(quote.deposit) } : {}),
      dueOn: formatLongDate(quote.depositDueOn),
      action: paths.engine.place,
      place,
    };
  }
}

function kindOf(end: OfferEnd | undefined): WaitlistOfferPageProps['kind'] {
  if (end === 'declined') return 'declined';
  return end === 'passed-on' ? 'passed' : 'over';
}
