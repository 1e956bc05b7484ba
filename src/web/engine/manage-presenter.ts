import type { BookedVoyage, BookingRecord } from '../../core/engine/booking-records.port';
import type { BookingTerms } from '../../core/engine/booking-terms';
import { groupAccount } from '../../core/engine/group-account';
import { paymentAmounts, type PaymentAmounts } from '../../core/engine/payment-amounts';
import { type SharedAmounts, sumOfShares } from '../../core/engine/shared-amounts';
import type { Clock } from '../../core/shared/clock.port';
import { formatMoney, subtractMoney } from '../../core/shared/money';
import { daysBetween, formatDateRange, formatLongDate, todayIn, type PlainDate } from '../../core/shared/plain-date';
import { deckOfCabin } from '../../core/trips/cabin-deck';
import { commissionText, reservedByText } from '../../core/trips/travel-adviser';
import { paymentPlan } from '../../core/trips/payment-plan';
import { endedText, paymentPlanText } from '../../core/trips/payment-plan-text';
import { fareBreakdown } from '../../core/trips/fare-breakdown';
import { STATUS_LABELS } from '../../core/trips/trip-card';
import type { Suite, Voyage } from '../../core/voyages/voyage';
import type { VoyageContent } from '../../core/voyages/voyage-content.port';
import { voyageOfItinerary } from '../../core/voyages/voyage-of-itinerary';
import type { AccountView, AmountChoiceView, ClosedState, ReservationView } from '../../../views/engine/manage-views';
import type { FareBreakdownSheet } from '../trips/fare-breakdown.document';
import { nightsText, portsText } from '../voyages/voyage-card';
import { isActive } from '../../core/trips/active-reservation';
import { guestsText } from './suite-views';

interface ManagePresenterParts {
  readonly content: Pick<VoyageContent, 'findVoyages' | 'findSuites'>;
  readonly terms: Pick<BookingTerms, 'smallestPayment'>;
  readonly clock: Clock;
  readonly officeTimeZone: string;
  readonly lineName: string;
}

interface TogetherView {
  readonly reservationId: string;
  readonly label: string;
  readonly isEnded: boolean;
}

interface Segment {
  readonly bookedVoyage: BookedVoyage;
  readonly voyage: Voyage | undefined;
  readonly suite: Suite | undefined;
}

export class ManagePresenter {
  constructor(private readonly parts: ManagePresenterParts) {}

  async reservation(record: BookingRecord): Promise<ReservationView> {
    const segments = await this.segments(record);
    return {
      reservationId: record.reservationId,
      status: STATUS_LABELS[record.status],
      title: titlesOf(segments),
      facts: [
        ...segments.flatMap((segment) => [voyageText(segment, segments), suiteText(segment)]),
        guestsText(record.guestCount),
        ...(record.adviser ? [`${reservedByText(record.adviser)} ${commissionText}`] : []),
      ],
    };
  }

  async together({ reservationId, group }: BookingRecord): Promise<readonly TogetherView[]> {
    if (!group) return [];
    const others = group.filter((other) => other.reservationId !== reservationId);
    const suites = await this.parts.content.findSuites();
    return others.map((other) => {
      const title = suites.find(({ category }) => category === other.category)?.title ?? other.category;
      const isEnded = other.status === 'CX' || other.status === 'CT';
      const where = isEnded ? STATUS_LABELS[other.status] : `cabin ${other.cabinNumber ?? ''}`;
      return {
        reservationId: other.reservationId,
        label: `${title}, ${where}, reservation ${other.reservationId}`,
        isEnded,
      };
    });
  }

  account(record: BookingRecord, downloadHref: string): AccountView {
    const { lines, total, paid, remaining } = fareBreakdown(record);
    return {
      lines: lines.map(({ label, amount }) => ({ label, amount: formatMoney(amount) })),
      total: formatMoney(total),
      payments: record.payments.map(({ paymentId, amount, paidAt, cardLast4 }) => ({
        paymentId,
        when: formatLongDate(todayIn(this.parts.officeTimeZone, paidAt)),
        amount: formatMoney(amount),
        ...(cardLast4 ? { card: cardLast4 } : {}),
        ...(amount.amount < 0 ? { isBack: true } : {}),
      })),
      paidAmount: formatMoney(paid),
      ...(isActive(record) ? { remaining: formatMoney(remaining) } : {}),
      due: this.dueTexts(record),
      downloadHref,
    };
  }

  amounts(record: BookingRecord): PaymentAmounts | undefined {
    return paymentAmounts(record, this.parts.terms.smallestPayment);
  }

  async breakdown(record: BookingRecord): Promise<FareBreakdownSheet> {
    const segments = await this.segments(record);
    return {
      lineName: this.parts.lineName,
      reservationId: record.reservationId,
      title: titlesOf(segments),
      dates: segments.map(({ bookedVoyage: { start, end } }) => formatDateRange(start, end)).join(', '),
      suite: eachOnce(segments.map(({ bookedVoyage, suite }) => suite?.title ?? bookedVoyage.category)),
      printedOn: formatLongDate(this.today()),
      fare: fareBreakdown(record),
      remaining: paymentPlan(record, this.today()).remaining,
      ...(record.ended ? { endedAccount: record.ended } : {}),
      payments: record.payments.map(({ amount, paidAt, cardLast4 }) => ({
        amount,
        on: formatLongDate(todayIn(this.parts.officeTimeZone, paidAt)),
        ...(cardLast4 ? { cardLast4 } : {}),
      })),
      due: this.dueTexts(record),
    };
  }

  async groupBreakdown(record: BookingRecord): Promise<FareBreakdownSheet> {
    const sheet = await this.breakdown(record);
    if (!record.group) return sheet;
    const { standing, total, paid, plan } = groupAccount(record.group, this.today());
    const suites = await this.parts.content.findSuites();
    const titleOfSuite = (category: string) => suites.find((suite) => suite.category === category)?.title ?? category;
    return {
      ...sheet,
      // Payments of this suite alone would not add up to what was paid for all.
      payments: [],
      reservationId: record.group[0].reservationId,
      suite: standing.map(({ category }) => titleOfSuite(category)).join(', '),
      fare: fareBreakdown({
        lines: standing.map(({ reservationId, category, cabinNumber, total: fare }) => ({
          label: `${titleOfSuite(category)}, cabin ${cabinNumber ?? ''}, reservation ${reservationId}`,
          amount: fare,
        })),
        total,
        paid,
      }),
      remaining: plan.remaining,
      due: paymentPlanText(plan, formatLongDate),
    };
  }

  /**
   * States what is open or, of an ended reservation, what was retained and refunded, in the words of the trip's card
   * (F7).
   */
  private dueTexts(record: BookingRecord): readonly string[] {
    const endStatement = endedText(
      { ...record, totalPaid: record.paid },
      { timeZone: this.parts.officeTimeZone, dayText: formatLongDate },
    );
    return [
      ...paymentPlanText(paymentPlan(record, this.today()), formatLongDate),
      ...(endStatement === undefined ? [] : [endStatement]),
    ];
  }

  private today(): PlainDate {
    return todayIn(this.parts.officeTimeZone, this.parts.clock.now());
  }

  private async segments(record: BookingRecord): Promise<readonly Segment[]> {
    const [voyages, suites] = await Promise.all([this.parts.content.findVoyages(), this.parts.content.findSuites()]);
    return record.voyages.map((bookedVoyage) => ({
      bookedVoyage,
      voyage: voyageOfItinerary(voyages, bookedVoyage.itineraryId),
      suite: suites.find(({ category }) => category === bookedVoyage.category),
    }));
  }
}

export function toAmountChoices({ deposit, balance, part, together }: PaymentAmounts): readonly AmountChoiceView[] {
  return [
    ...(deposit && balance
      ? [
          {
            value: 'deposit' as const,
            amount: formatMoney(deposit),
            later: formatMoney(subtractMoney(balance, deposit)),
          },
        ]
      : []),
    ...(balance ? [{ value: 'balance' as const, amount: formatMoney(balance) }] : []),
    ...(part ? [{ value: 'part' as const, min: formatMoney(part.min), max: formatMoney(part.max) }] : []),
    ...(together ? sharedChoices(together, balance ? {} : { areOthers: true }) : []),
  ];
}

function sharedChoices(
  { deposits = [], balances }: SharedAmounts,
  whose: { readonly areOthers?: true },
): readonly AmountChoiceView[] {
  const [deposit, balance] = [sumOfShares(deposits), sumOfShares(balances)];
  if (!balance) return [];
  return [
    ...(deposit
      ? [
          {
            value: 'all-deposits' as const,
            suiteCount: deposits.length,
            amount: formatMoney(deposit),
            later: formatMoney(subtractMoney(balance, deposit)),
            ...whose,
          },
        ]
      : []),
    { value: 'all-balances', suiteCount: balances.length, amount: formatMoney(balance), ...whose },
  ];
}

/** A reservation without a deposit date never had a suite: it was a waitlist entry. */
export function closedState({ status, depositDueOn }: Pick<BookingRecord, 'status' | 'depositDueOn'>): ClosedState {
  switch (status) {
    case 'WL':
      return status;
    case 'CT':
    case 'CX':
      return depositDueOn ? status : 'waitlist-entry';
    case 'CL':
    case 'TM':
      return 'over';
    case 'BK':
    case 'OF':
      return 'paid';
  }
}

const eachOnce = (names: readonly string[]): string => [...new Set(names)].join(', ');

const titleOf = ({ bookedVoyage, voyage }: Segment): string => voyage?.title ?? bookedVoyage.title;
const titlesOf = (segments: readonly Segment[]): string => eachOnce(segments.map(titleOf));

/** With several voyages each line starts with the voyage's name (VOY-14). */
function voyageText(segment: Segment, all: readonly Segment[]): string {
  const {
    bookedVoyage: { start, end },
    voyage,
  } = segment;
  const name = all.length > 1 ? [titleOf(segment)] : [];
  return [
    ...name,
    formatDateRange(start, end),
    nightsText(daysBetween(start, end)),
    ...(voyage ? [portsText(voyage)] : []),
  ].join(', ');
}

function suiteText({ bookedVoyage: { category, cabinNumber }, suite }: Segment): string {
  const deck = deckOfCabin(cabinNumber);
  const cabin =
    cabinNumber === undefined ? [] : [`cabin ${cabinNumber}${deck === undefined ? '' : ` on deck ${deck}`}`];
  return [suite?.title ?? category, ...cabin].join(', ');
}
