import type { Kysely } from 'kysely';
import type { LinePlan, PlannedSailing } from '../../src/adapters/embedded-line/seed/line-plan';
import { loadLine } from '../../src/adapters/embedded-content/load-line';
import { EmbeddedCabinBookings } from '../../src/adapters/embedded-engine/cabin-bookings';
import { EmbeddedDueRefunds } from '../../src/adapters/embedded-engine/due-refunds';
import { EmbeddedFares } from '../../src/adapters/embedded-engine/fares';
import { fakeLine } from '../builders/fake-line';
import { EmbeddedHostedPayments } from '../../src/adapters/embedded-engine/hosted-payment-records';
import { EmbeddedPaymentAlerts } from '../../src/adapters/embedded-engine/payment-alerts';
import { EmbeddedPaymentIntents } from '../../src/adapters/embedded-engine/payment-intents';
import { EmbeddedPayments } from '../../src/adapters/embedded-engine/payments';
import { LineOffice } from '../../src/adapters/embedded-office/line-office';
import type { LineDatabase } from '../../src/adapters/sql/line-database';
import { connectDatabase, type DatabaseLocation } from '../../src/adapters/sql/open-database';
import { someSeals } from '../builders/some-seals';
import { withSealedColumns } from '../../src/adapters/sql/sealed-columns';
import { StripePaymentNotices } from '../../src/adapters/stripe/payment-notices';
import { StripePayments } from '../../src/adapters/stripe/payments';
import { StripeClient } from '../../src/adapters/stripe/stripe-client';
import { AnswerPaymentCode } from '../../src/core/engine/answer-payment-code';
import { AnswerSecondStep } from '../../src/core/engine/answer-second-step';
import { BookCabin } from '../../src/core/engine/book-cabin';
import type { CabinBookings } from '../../src/core/engine/cabin-bookings.port';
import { PayReservation } from '../../src/core/engine/pay-reservation';
import type { Payments } from '../../src/core/engine/payments.port';
import { ReceivePaymentNotice } from '../../src/core/engine/receive-payment-notice';
import { RefundPayments } from '../../src/core/engine/refund-payments';
import { SettleBalances } from '../../src/core/engine/settle-balances';
import { SettlePayments } from '../../src/core/engine/settle-payments';
import { SettleReference } from '../../src/core/engine/settle-reference';
import type { Clock } from '../../src/core/shared/clock.port';
import { addDays, todayIn } from '../../src/core/shared/plain-date';
import { StoppedClock } from '../builders/a-clock';
import { aLinePlan, aPlannedSailing, someCabins } from '../builders/a-line-plan';
import { anOpenLine, lineOn, type OpenLine } from '../builders/an-open-line';
import type { Session } from '../simulators/stripe/stripe-ledger';
import { InProcessStripe, inProcessOrigin, type StripeFaults } from '../simulators/stripe/stripe-in-process';
import { stripeKeys } from '../simulators/stripe/stripe-simulator';
import { insertGuests } from './add-guests';

export type MoneyMethod = Exclude<Payments['method'], 'none'>;

/** A process that ended in the middle of a step. */
export class NodeEnded extends Error {
  override readonly name = 'NodeEnded';
}

/** One node's use cases of money. */
export interface MoneyUseCases {
  readonly db: Kysely<LineDatabase>;
  readonly cabinBookings: CabinBookings;
  readonly intents: EmbeddedPaymentIntents;
  readonly bookCabin: BookCabin;
  readonly payReservation: PayReservation;
  readonly answerSecondStep: AnswerSecondStep;
  readonly answerCode: AnswerPaymentCode;
  readonly settlePayments: SettlePayments;
  readonly settleBalances: SettleBalances;
  readonly refundPayments: RefundPayments;
  readonly office: LineOffice;
  readonly receive: ReceivePaymentNotice | undefined;
}

export type MoneyNode = Omit<OpenLine, keyof MoneyUseCases> & MoneyUseCases;

/** A line of two nodes on one database, and the accounts of its payment provider. */
export interface MoneyLine {
  readonly method: MoneyMethod;
  readonly place: DatabaseLocation;
  readonly clock: StoppedClock;
  readonly nodes: readonly [MoneyNode, MoneyNode];
  readonly stripe: InProcessStripe | undefined;
  readonly sailings: readonly PlannedSailing[];
  readonly contacts: number;
  /** Pages of the provider that guests left open, and may still pay. */
  readonly openPages: Session[];
  close(): Promise<void>;
}

interface MoneyLineOptions {
  readonly method: MoneyMethod;
  readonly place: DatabaseLocation;
  readonly histories: number;
  readonly faults: StripeFaults;
  /** Whether the process ends now, before or after a write. */
  readonly ends: () => boolean;
}

const sailingDays = [12, 50, 100, 160, 200, 250, 300, 330, 360, 390] as const;
const maxDaysEach = 25;
const historiesOfDay = 100;
/** Fewer than guests who want one, so that a cabin that was kept too long has another guest already. */
const cabinsPerHistory = 0.6;
const historiesOfContact = 400;

/** Sailings on many days, near ones too, so that every step of the cancellation's scale is met. */
function moneyPlan(histories: number, clock: StoppedClock): LinePlan {
  const today = todayIn('UTC', clock.now());
  const perStart = Math.min(maxDaysEach, Math.ceil(histories / historiesOfDay));
  const sailings = sailingDays.flatMap((days) =>
    Array.from({ length: perStart }, (_, index) => aPlannedSailing(addDays(today, days + index))),
  );
  const cabins = Math.ceil((histories * cabinsPerHistory) / (sailings.length * 2));
  return aLinePlan({
    timeZone: 'UTC',
    cabins: [...someCabins('SV', 5, cabins), ...someCabins('OS', 7, cabins)],
    findSailings: (from, to) => sailings.filter(({ start }) => start >= from && start <= to),
  });
}

export async function openMoneyLine({ method, place, histories, faults, ends }: MoneyLineOptions): Promise<MoneyLine> {
  const clock = new StoppedClock();
  const plan = moneyPlan(histories, clock);
  const first = await anOpenLine({ databaseUrl: place.databaseUrl, dataFolder: place.dataFolder }, clock, plan);
  const contacts = Math.ceil(histories / historiesOfContact);
  await insertGuests(first.db, contacts);
  const stripe = method === 'hosted-page' ? new InProcessStripe(faults) : undefined;
  const node = (line: OpenLine): MoneyNode => {
    const useCases = useCasesOn({
      db: line.db,
      clock,
      payments: ended(
        stripe ? onStripe(line.db, stripe) : new EmbeddedPayments(line.db),
        ['refundAmount', 'refund'],
        ends,
      ),
      cabinBookings: ended(line.cabinBookings, ['reserve', 'recordPayment', 'startPayment', 'release'], ends),
      intents: ended(new EmbeddedPaymentIntents(line.db, clock), ['begin', 'move'], ends),
      refunds: ended(new EmbeddedDueRefunds(line.db, clock), ['settle', 'note'], ends),
      stripe,
    });
    return { ...line, ...useCases };
  };
  const second =
    place.dataFolder === ':memory:' ? first : lineOn(withSealedColumns(connectDatabase(place), someSeals), clock, plan);
  const today = todayIn(plan.timeZone, clock.now());
  return {
    method,
    place,
    clock,
    stripe,
    contacts,
    openPages: [],
    nodes: [node(first), node(second)],
    sailings: plan.findSailings(today, addDays(today, 600)),
    close: async () => {
      await first.db.destroy();
      if (second !== first) await second.db.destroy();
    },
  };
}

const onStripe = (db: Kysely<LineDatabase>, client: InProcessStripe): Payments =>
  new StripePayments({ client, records: new EmbeddedHostedPayments(db), pagesOrigin: inProcessOrigin });

/** One more node on the database of a running site, for an operator's commands and for what is settled at the end. */
export function moneyNodeOn(place: DatabaseLocation, clock: Clock, stripeUrl: string): MoneyUseCases {
  const db = connectDatabase(place);
  const client = new StripeClient({ url: stripeUrl, secretKey: stripeKeys.secretKey, log: { warn: () => undefined } });
  return useCasesOn({
    db,
    clock,
    payments: new StripePayments({ client, records: new EmbeddedHostedPayments(db), pagesOrigin: stripeUrl }),
    cabinBookings: new EmbeddedCabinBookings(db, clock, 'UTC'),
    intents: new EmbeddedPaymentIntents(db, clock),
    refunds: new EmbeddedDueRefunds(db, clock),
    stripe: undefined,
  });
}

interface UseCaseParts {
  readonly db: Kysely<LineDatabase>;
  readonly clock: Clock;
  readonly payments: Payments;
  readonly cabinBookings: CabinBookings;
  readonly intents: EmbeddedPaymentIntents;
  readonly refunds: EmbeddedDueRefunds;
  readonly stripe: InProcessStripe | undefined;
}

/** Reading the line's folder takes a second. */
let facts: ReturnType<typeof loadLine>['facts'] | undefined;

function useCasesOn({ db, clock, payments, cabinBookings, intents, refunds, stripe }: UseCaseParts): MoneyUseCases {
  facts ??= loadLine('config/sample-line').facts;
  const parts = { cabinBookings, payments, intents };
  const fares = new EmbeddedFares(db, fakeLine({}).content);
  const settlePayments = new SettlePayments(cabinBookings, payments, clock);
  const settleBalances = new SettleBalances(parts, clock);
  const content = { facts } as ConstructorParameters<typeof LineOffice>[0]['content'];
  return {
    db,
    cabinBookings,
    intents,
    bookCabin: new BookCabin(cabinBookings, payments, clock, fares),
    payReservation: new PayReservation(parts),
    answerSecondStep: new AnswerSecondStep(cabinBookings, payments, clock, fares),
    answerCode: new AnswerPaymentCode(parts),
    settlePayments,
    settleBalances,
    refundPayments: new RefundPayments(refunds, payments),
    office: new LineOffice({ db, content, clock, who: 'drill', payments }),
    receive:
      stripe &&
      new ReceivePaymentNotice({
        notices: new StripePaymentNotices({
          client: stripe,
          records: new EmbeddedHostedPayments(db),
          webhookSecret: stripeKeys.webhookSecret,
        }),
        alerts: new EmbeddedPaymentAlerts(db, clock),
        refunds,
        pageDeclines: { run: async () => undefined },
        settleReference: new SettleReference(settlePayments, settleBalances),
        log: { warn: () => undefined },
      }),
  };
}

/** The same port in a process that may end before or after each of these calls. */
function ended<Port extends object>(port: Port, names: readonly (keyof Port)[], ends: () => boolean): Port {
  return new Proxy(port, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      const call = member.bind(target) as (...parts: readonly unknown[]) => Promise<unknown>;
      if (!names.includes(name as keyof Port)) return call;
      return async (...parts: readonly unknown[]) => {
        if (ends()) throw new NodeEnded();
        const outcome = await call(...parts);
        if (ends()) throw new NodeEnded();
        return outcome;
      };
    },
  });
}
