import { isPositive, money, subtractMoney, type Money } from '../shared/money';
import { addDays, isBefore, type PlainDate } from '../shared/plain-date';
import type { Trip } from './trip';
import { isActive } from './active-reservation';

/**
 * Days after its due date for which an offer with a partly paid deposit stands; then it lapses, and the part is
 * refunded.
 */
export const partPaidGraceDays = 7;
/** Days after its due date for which an unpaid balance does not endanger the suite, as the terms promise. */
export const balanceGraceDays = 14;

type InstalmentState = 'paid' | 'open' | 'overdue';

export interface Instalment {
  /** `whole`: the fare, where no deposit comes before it. `rest`: what is left after the deposit. */
  readonly kind: 'deposit' | 'rest' | 'whole';
  readonly amount: Money;
  readonly open: Money;
  readonly dueOn?: PlainDate;
  readonly state: InstalmentState;
  /**
   * Consequence of an overdue instalment and the first day of it: the offer ends, or the suite may be sold to others.
   */
  readonly consequence?: { readonly kind: 'offer-ends' | 'suite-may-go'; readonly on: PlainDate };
}

/** The only source of what pages and messages tell a guest about money that is due (reliability F7). */
export interface PaymentPlan {
  /** Sorted by due day. Empty on the waitlist, once a reservation has ended, and where its status is unknown. */
  readonly instalments: readonly Instalment[];
  readonly next?: Instalment;
  /** The unpaid part of the total, known even where no due day is (TRD-12). */
  readonly remaining: Money;
}

/** Some engines do not state the deposit. */
interface PayableReservation extends Pick<Trip, 'status' | 'total' | 'deposit' | 'depositDueOn' | 'finalDueOn'> {
  readonly paid: Money;
}

/**
 * Instalments of a reservation with their sums, days and states. Without a deposit, or with one as large as the fare,
 * there is one instalment. @throws RangeError when the currencies differ.
 */
export function paymentPlan(reservation: PayableReservation, today: PlainDate): PaymentPlan {
  const instalments = isActive(reservation) ? instalmentsOf(reservation, today) : [];
  const next = instalments.find(({ state }) => state !== 'paid');
  return { instalments, ...(next ? { next } : {}), remaining: remainingOf(reservation) };
}

/** On the waitlist nothing is owed, and the unpaid part of a cancelled or expired reservation is no longer owed. */
const owingNothing: ReadonlySet<string> = new Set(['WL', 'CX', 'CT']);

const remainingOf = ({ status, total, paid }: PayableReservation): Money =>
  owingNothing.has(status) ? money(0, total.currency) : leastZero(subtractMoney(total, paid));

export const planOfTrip = ({ totalPaid, ...trip }: PayableTrip, today: PlainDate): PaymentPlan =>
  paymentPlan({ ...trip, paid: totalPaid }, today);

type PayableTrip = Pick<Trip, 'status' | 'total' | 'totalPaid' | 'deposit' | 'depositDueOn' | 'finalDueOn'>;

function instalmentsOf(reservation: PayableReservation, today: PlainDate): readonly Instalment[] {
  const { status, total, paid, deposit, depositDueOn, finalDueOn } = reservation;
  if (!isPositive(total)) return [];
  const consequenceOf = (dueOn: PlainDate) =>
    status === 'OF'
      ? { kind: 'offer-ends' as const, on: addDays(dueOn, isPositive(paid) ? partPaidGraceDays : 0) }
      : { kind: 'suite-may-go' as const, on: addDays(dueOn, balanceGraceDays) };
  const toInstalment = (
    kind: Instalment['kind'],
    amount: Money,
    coveredAmount: Money,
    dueOn: PlainDate | undefined,
  ) => {
    const open = leastZero(subtractMoney(amount, coveredAmount));
    const isOverdue = isPositive(open) && dueOn !== undefined && isBefore(dueOn, today);
    return {
      kind,
      amount,
      open,
      ...(dueOn === undefined ? {} : { dueOn }),
      state: isOverdue ? ('overdue' as const) : isPositive(open) ? ('open' as const) : ('paid' as const),
      ...(isOverdue ? { consequence: consequenceOf(dueOn) } : {}),
    };
  };
  if (deposit === undefined || !isPositive(deposit) || !isPositive(subtractMoney(total, deposit)))
    return [toInstalment('whole', total, paid, wholeDueOn(reservation))];
  const beyond = leastZero(subtractMoney(paid, deposit));
  return [
    toInstalment('deposit', deposit, paid, depositDueOn ?? finalDueOn),
    toInstalment('rest', subtractMoney(total, deposit), beyond, finalDueOn),
  ];
}

/** An offer is accepted by paying it; a booking whose deposit is not stated owes its balance. */
const wholeDueOn = ({ status, deposit, depositDueOn, finalDueOn }: PayableReservation): PlainDate | undefined =>
  status === 'OF' || deposit !== undefined ? (depositDueOn ?? finalDueOn) : finalDueOn;

const leastZero = (amount: Money): Money => (isPositive(amount) ? amount : money(0, amount.currency));
