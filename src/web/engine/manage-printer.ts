import type { BookingRecord } from '../../core/engine/booking-records.port';
import type { BookingTerms } from '../../core/engine/booking-terms';
import { paymentAmounts, type PaymentAmounts } from '../../core/engine/payment-amounts';
import { formatMoney, isPositive, subtractMoney } from '../../core/shared/money';
import { daysBetween, formatDateRange, formatLongDate, todayIn } from '../../core/shared/plain-date';
import { deckOfCabin } from '../../core/trips/cabin-deck';
import { fareBreakdown } from '../../core/trips/fare-breakdown';
import { STATUS_LABELS } from '../../core/trips/trip-card';
import type { Suite, Voyage } from '../../core/voyages/voyage';
import type { VoyageContent } from '../../core/voyages/voyage-content.port';
import type { AccountView, AmountChoiceView, ClosedState, ReservationView } from '../../../views/engine/manage-views';
import type { FareBreakdownSheet } from '../trips/fare-breakdown-pdf';
import { nightsText, portsText } from '../voyages/voyage-card';

interface ManagePrinterParts {
  readonly content: VoyageContent;
  readonly terms: BookingTerms;
  readonly officeTimeZone: string;
  readonly lineName: string;
}

/** What the line's content says of a reservation; both may be missing when voyage or suite was withdrawn since (H52). */
interface Subject {
  readonly voyage?: Voyage | undefined;
  readonly suite?: Suite | undefined;
}

/** Prints a reservation for the engine's own page of it. */
export class ManagePrinter {
  constructor(private readonly parts: ManagePrinterParts) {}

  async reservation(record: BookingRecord): Promise<ReservationView> {
    const subject = await this.subject(record);
    return {
      reservationId: record.reservationId,
      status: STATUS_LABELS[record.status],
      title: titleOf(record, subject),
      facts: [voyageText(record, subject), suiteText(record, subject), guestsText(record.guestCount)],
    };
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
      })),
      paid: formatMoney(paid),
      ...(isOpen(record) ? { remaining: formatMoney(remaining) } : {}),
      ...(isOwing(record) ? dueNext(record) : {}),
      downloadHref,
    };
  }

  amounts(record: BookingRecord): PaymentAmounts | undefined {
    return paymentAmounts(record, this.parts.terms.smallestPayment);
  }

  async breakdown(record: BookingRecord, now: Date): Promise<FareBreakdownSheet> {
    const subject = await this.subject(record);
    const due = isOwing(record) ? dueNext(record).due : undefined;
    return {
      lineName: this.parts.lineName,
      reservationId: record.reservationId,
      title: titleOf(record, subject),
      dates: formatDateRange(record.voyage.start, record.voyage.end),
      suite: subject.suite?.title ?? record.category,
      printedOn: formatLongDate(todayIn(this.parts.officeTimeZone, now)),
      fare: fareBreakdown(record),
      payments: record.payments.map(({ amount, paidAt, cardLast4 }) => ({ amount, on: formatLongDate(todayIn(this.parts.officeTimeZone, paidAt)), ...(cardLast4 ? { cardLast4 } : {}) })),
      ...(due ? { dueOn: due.date } : {}),
    };
  }

  private async subject({ itineraryId, category }: BookingRecord): Promise<Subject> {
    const voyageId = itineraryId.split('-')[1];
    const [voyages, suites] = await Promise.all([this.parts.content.findVoyages(), this.parts.content.findSuites()]);
    return {
      voyage: voyages.find((voyage) => voyage.voyageId === voyageId),
      suite: suites.find((suite) => suite.category === category),
    };
  }
}

export function toAmountChoices({ deposit, balance, least }: PaymentAmounts): readonly AmountChoiceView[] {
  return [
    ...(deposit ? [{ value: 'deposit' as const, amount: formatMoney(deposit), later: formatMoney(subtractMoney(balance, deposit)) }] : []),
    { value: 'balance', amount: formatMoney(balance) },
    ...(least ? [{ value: 'part' as const, least: formatMoney(least), balance: formatMoney(balance) }] : []),
  ];
}

/** Why a reservation takes no payment. */
export function closedState({ status }: BookingRecord): ClosedState {
  switch (status) {
    case 'WL':
    case 'CT':
    case 'CX':
      return status;
    case 'CL':
    case 'TM':
      return 'over';
    case 'BK':
    case 'OF':
      return 'paid';
  }
}

const isOpen = ({ status }: BookingRecord) => status === 'BK' || status === 'OF';
const isOwing = (record: BookingRecord) => isOpen(record) && isPositive(subtractMoney(record.total, record.paid));

function dueNext({ paid, deposit, depositDueOn, finalDueOn }: BookingRecord): Pick<AccountView, 'due'> {
  const missing = subtractMoney(deposit, paid);
  if (isPositive(missing) && depositDueOn) return { due: { kind: 'deposit', amount: formatMoney(missing), date: formatLongDate(depositDueOn) } };
  return finalDueOn ? { due: { kind: 'balance', date: formatLongDate(finalDueOn) } } : {};
}

const titleOf = ({ voyage: sold }: BookingRecord, { voyage }: Subject) => voyage?.title ?? sold.title;

function voyageText({ voyage: { start, end } }: BookingRecord, { voyage }: Subject): string {
  return [formatDateRange(start, end), nightsText(daysBetween(start, end)), ...(voyage ? [portsText(voyage)] : [])].join(', ');
}

function suiteText({ category, cabinNumber }: BookingRecord, { suite }: Subject): string {
  const deck = deckOfCabin(cabinNumber);
  const cabin = cabinNumber === undefined ? [] : [`cabin ${cabinNumber}${deck === undefined ? '' : ` on deck ${deck}`}`];
  return [suite?.title ?? category, ...cabin].join(', ');
}

const guestsText = (count: number) => `${count} ${count === 1 ? 'guest' : 'guests'}`;
