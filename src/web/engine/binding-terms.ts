import { createHash } from 'node:crypto';
import type { ContentLibrary } from '../../core/content/content-library.port';
import type { Acceptances } from '../../core/engine/acceptances.port';
import type { CabinHold, HeldSuite, Quote } from '../../core/engine/booking';
import type { BookingRecord, GroupedReservation } from '../../core/engine/booking-records.port';
import type { BookingTerms } from '../../core/engine/booking-terms';
import { cancellationScale } from '../../core/engine/cancellation-scale';
import { suitesOf } from '../../core/engine/held-suites';
import type { Clock } from '../../core/shared/clock.port';
import { formatMoney } from '../../core/shared/money';
import { formatLongDate, todayIn } from '../../core/shared/plain-date';
import { PRICING_AGES } from '../../core/trips/age-group';
import { itineraryRange } from '../../core/voyages/itinerary-id';
import type { BindingTermsView } from '../../../views/engine/BindingTerms';
import { paths } from '../paths';

interface BindingTermsParts {
  readonly content: Pick<ContentLibrary, 'getPage'>;
  readonly acceptances: Acceptances;
  readonly terms: BookingTerms;
  readonly clock: Clock;
  readonly officeTimeZone: string;
}

interface PricedSuite extends Pick<HeldSuite, 'ages'> {
  readonly quote: Pick<Quote, 'total' | 'deposit'>;
}

interface TermsSubject extends Pick<CabinHold, 'holdId' | 'itineraryId'>, PricedSuite {
  readonly otherSuites?: readonly PricedSuite[];
}

const toCancelled = ({ ages, quote: { total, deposit } }: PricedSuite) => ({ total, deposit, guestCount: ages.length });

type OfferedSuite = Pick<BookingRecord, 'reservationId' | 'itineraryId' | 'guestCount' | 'total' | 'deposit'>;

/**
 * The terms of an offer are accepted under its reservation number, as those of a hold are under the hold's id
 * (reliability F8).
 */
export const toTermsSubject = ({
  reservationId,
  itineraryId,
  guestCount,
  total,
  deposit,
}: OfferedSuite): TermsSubject => ({
  holdId: reservationId,
  itineraryId,
  ages: Array.from({ length: guestCount }, () => PRICING_AGES.adult),
  quote: { total, deposit },
});

/** All offers that one payment can turn into bookings; undefined where there is only this one. */
export function toGroupTermsSubject(record: BookingRecord): TermsSubject | undefined {
  const [first, ...others] = (record.group ?? []).filter(({ status }) => status === 'OF');
  if (!first || (others.length === 0 && first.reservationId === record.reservationId)) return undefined;
  const toOffer = (offer: GroupedReservation) => toTermsSubject({ ...offer, itineraryId: record.itineraryId });
  return { ...toOffer(first), otherSuites: others.map(toOffer) };
}

export class BindingTerms {
  constructor(private readonly parts: BindingTermsParts) {}

  async show(hold: TermsSubject): Promise<BindingTermsView> {
    return (await this.read(hold)).view;
  }

  async recordAcceptance(hold: TermsSubject): Promise<void> {
    const { version, texts } = await this.read(hold);
    await this.parts.acceptances.record({
      holdId: hold.holdId,
      version,
      textHash: createHash('sha256').update(JSON.stringify(texts)).digest('hex'),
      acceptedAt: this.parts.clock.now(),
    });
  }

  private async read(hold: TermsSubject) {
    const { content, terms, clock, officeTimeZone } = this.parts;
    const [page, privacy] = await Promise.all([content.getPage('terms'), content.getPage('privacy-notice')]);
    const start = itineraryRange(hold.itineraryId)?.start;
    if (start === undefined) throw new Error('A hold on a sailing without a date');
    const today = todayIn(officeTimeZone, clock.now());
    const [first, ...others] = suitesOf<PricedSuite>(hold);
    const periods = cancellationScale([toCancelled(first), ...others.map(toCancelled)], {
      start,
      today,
      terms: terms.cancellation,
    });
    const version = page?.changedOn ?? '';
    const view: BindingTermsView = {
      periods: periods.map(({ from, to, retained, refund }) => ({
        ...(from ? { from: formatLongDate(from) } : {}),
        to: formatLongDate(to),
        retainedAmount: formatMoney(retained),
        refund: formatMoney(refund),
      })),
      termsHref: paths.content.terms,
      privacyHref: paths.content.privacyNotice,
      ...(page?.changedOn ? { changedOn: formatLongDate(page.changedOn) } : {}),
    };
    return { view, version, texts: [page?.html, privacy?.html, view.periods] };
  }
}
