import { addMoney, money, type Money } from '../shared/money';
import type { PlainDate } from '../shared/plain-date';
import { type Instalment, type PaymentPlan, paymentPlan } from '../trips/payment-plan';
import type { GroupedReservation } from './booking-records.port';

export interface GroupAccount {
  /** The suites of the group that have not ended. */
  readonly standing: readonly GroupedReservation[];
  readonly total: Money;
  readonly paid: Money;
  readonly plan: PaymentPlan;
}

const hasEnded: ReadonlySet<string> = new Set(['CX', 'CT']);

/**
 * Returns the account of suites that were reserved together: the sums of their own accounts, and nothing else
 * (reliability F7).
 */
export function groupAccount(
  group: readonly [GroupedReservation, ...GroupedReservation[]],
  today: PlainDate,
): GroupAccount {
  const standing = group.filter(({ status }) => !hasEnded.has(status));
  const nothing = money(0, group[0].total.currency);
  const instalments = standing
    .flatMap((reservation) => paymentPlan(reservation, today).instalments)
    .reduce<readonly Instalment[]>(withInstalment, [])
    .toSorted(byDay);
  const next = instalments.find(({ state }) => state !== 'paid');
  return {
    standing,
    total: standing.map(({ total }) => total).reduce(addMoney, nothing),
    paid: standing.map(({ paid }) => paid).reduce(addMoney, nothing),
    plan: {
      instalments,
      ...(next ? { next } : {}),
      remaining: instalments.map(({ open }) => open).reduce(addMoney, nothing),
    },
  };
}

/** Instalments of the same kind, day and state are added up; others stay separate. */
function withInstalment(all: readonly Instalment[], addedInstalment: Instalment): readonly Instalment[] {
  const same = all.find(
    ({ kind, dueOn, state, consequence }) =>
      kind === addedInstalment.kind &&
      dueOn === addedInstalment.dueOn &&
      state === addedInstalment.state &&
      consequence?.kind === addedInstalment.consequence?.kind &&
      consequence?.on === addedInstalment.consequence?.on,
  );
  if (!same) return [...all, addedInstalment];
  const sum = {
    ...same,
    amount: addMoney(same.amount, addedInstalment.amount),
    open: addMoney(same.open, addedInstalment.open),
  };
  return all.map((instalment) => (instalment === same ? sum : instalment));
}

const byDay = (one: Instalment, other: Instalment): number =>
  (one.dueOn ?? '9999') < (other.dueOn ?? '9999') ? -1 : Number(one.dueOn !== other.dueOn);
