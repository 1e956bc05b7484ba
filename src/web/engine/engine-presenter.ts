import { titleWithoutAsterisks } from '../../core/voyages/voyage-title';
import type { BookedVoyage, BookingRecord } from '../../core/engine/booking-records.port';
import type { CabinHold } from '../../core/engine/booking';
import { type GroupAccount, groupAccount } from '../../core/engine/group-account';
import { agesOf, type PaymentTerms, paymentTermsOf, suitesOf } from '../../core/engine/held-suites';
import { maxOffers } from '../../core/engine/unpaid-limits';
import type { PaymentMethod } from '../../core/engine/payments.port';
import { formatMoney, subtractMoney } from '../../core/shared/money';
import { hourText } from '../../core/shared/moment-text';
import { daysBetween, formatDateRange, formatLongDate, todayIn } from '../../core/shared/plain-date';
import type { Clock } from '../../core/shared/clock.port';
import { type Stage } from '../../core/reserve/reservation-steps';
import { adviserText, commissionText } from '../../core/trips/travel-adviser';
import { paymentPlan } from '../../core/trips/payment-plan';
import { deckOfCabin } from '../../core/trips/cabin-deck';
import { type GetSailing, isKnown } from '../../core/voyages/get-sailing';
import type { Sailing } from '../../core/voyages/sailing';
import type { Suite, Voyage } from '../../core/voyages/voyage';
import type { VoyageContent } from '../../core/voyages/voyage-content.port';
import { voyageOfItinerary } from '../../core/voyages/voyage-of-itinerary';
import type { ConfirmationPageProps } from '../../../views/engine/ConfirmationPage';
import type { ConfirmView } from '../../../views/reserve/ConfirmationModal';
import type { GroupedSuiteView, HeldSuiteView, HoldView, PaymentChoiceView } from '../../../views/engine/engine-views';
import { paths } from '../paths';
import type { BuiltAssets } from '../rendering/built-assets';
import { toReservationHeader } from '../reserve/reservation-header';
import { nightsText, portsText } from '../voyages/voyage-card';
import { guestsText, numbersOfHold, suitesWords, toGroupedSuites, toHeldSuites, toSuitesBox } from './suite-views';
import { hrefDetails, hrefPayment, hrefSecondStep } from './engine-hrefs';
import { addressBackToSite, addressOfPlan, partyOf } from './engine-request';

interface EnginePresenterParts {
  readonly getSailing: GetSailing;
  readonly content: VoyageContent;
  readonly assets: BuiltAssets;
  readonly clock: Clock;
  readonly officeTimeZone: string;
}

interface Subject {
  readonly voyage: Voyage;
  readonly sailing: Sailing;
  readonly suite: Suite;
  readonly hasDeparted: boolean;
}

type ConfirmationRest = Pick<
  ConfirmationPageProps,
  'next' | 'manageHref' | 'takesPayments' | 'isDuplicate' | 'suites' | 'breakdownHref'
>;

type ReservedSubject = Pick<Subject, 'voyage' | 'suite'> & Pick<BookedVoyage, 'start' | 'end'>;

export class EnginePresenter {
  constructor(private readonly parts: EnginePresenterParts) {}

  async subject({
    itineraryId,
    category,
  }: {
    readonly itineraryId: string;
    readonly category: string;
  }): Promise<Subject | undefined> {
    const [outcome, suites] = await Promise.all([
      this.parts.getSailing.run({ itineraryId }),
      this.parts.content.findSuites(),
    ]);
    const suite = suites.find((candidate) => candidate.category === category);
    return isKnown(outcome) && suite
      ? { voyage: outcome.voyage, sailing: outcome.sailing, suite, hasDeparted: outcome.kind === 'departed' }
      : undefined;
  }

  /**
   * Returns undefined when the content no longer has the voyage or the suite; withdrawn and departed voyages are
   * included (H52).
   */
  async findReserved({ voyages: [first, ...further], category }: BookingRecord): Promise<ReservedSubject | undefined> {
    const [voyages, suites] = await Promise.all([this.parts.content.findVoyages(), this.parts.content.findSuites()]);
    const voyage = voyageOfItinerary(voyages, first.itineraryId);
    const suite = suites.find((candidate) => candidate.category === category);
    return voyage && suite ? { voyage, suite, start: first.start, end: (further.at(-1) ?? first).end } : undefined;
  }

  header(
    subject: Subject,
    { stage, ages, hold }: { readonly stage: Stage; readonly ages: readonly number[]; readonly hold?: CabinHold },
  ) {
    const { voyage, sailing, suite } = subject;
    const backHref = addressBackToSite({ itineraryId: sailing.itineraryId, suiteId: suite.suiteId, ages });
    return {
      ...toReservationHeader({ stage, voyage, sailing, suite, party: partyOf(hold ? agesOf(hold) : ages) }),
      ...(hold?.otherSuites ? { suiteBox: toSuitesBox(hold) } : {}),
      backHref: hold && stage > 2 ? hrefDetails(hold.holdId) : backHref,
      ...(hold ? { returnHref: hrefOfStage(stage)(hold.holdId) } : {}),
      close: { href: backHref, forcesFallback: true, confirm: hold ? confirmRelease(hold, stage) : leaveQuestion },
    };
  }

  async paidFor(hold: CabinHold): Promise<{ readonly title: string; readonly dates: string; readonly suite: string }> {
    const subject = await this.subject(hold);
    if (!subject) return { title: hold.itineraryId, dates: '', suite: hold.category };
    const { voyage, sailing } = subject;
    const suites = await this.heldSuites(hold);
    return {
      title: titleWithoutAsterisks(voyage.title),
      dates: formatDateRange(sailing.start, sailing.end),
      suite: suites.map(({ title }) => title).join(', '),
    };
  }

  async heldSuites(hold: CabinHold): Promise<readonly HeldSuiteView[]> {
    return toHeldSuites(hold, await this.parts.content.findSuites());
  }

  hold(hold: CabinHold, suite: Suite): HoldView {
    const secondsLeft = Math.max(0, Math.round((hold.expiresAt.getTime() - this.parts.clock.now().getTime()) / 1000));
    return {
      holdId: hold.holdId,
      secondsLeft,
      text: `${suitesWords(hold).heldText} until ${hourText(hold.expiresAt, this.parts.officeTimeZone)}.`,
      numbers: numbersOfHold(hold),
      planHref: addressOfPlan({ ...hold, suiteId: suite.suiteId }),
      expiredHref: addressBackToSite({ itineraryId: hold.itineraryId, suiteId: suite.suiteId, ages: hold.ages }),
      extendAction: paths.engine.extend,
    };
  }

  confirmation(
    record: BookingRecord,
    { voyage, suite, start, end }: ReservedSubject,
    { suites, ...rest }: ConfirmationRest,
  ): Omit<ConfirmationPageProps, 'frame'> {
    const deck = deckOfCabin(record.cabinNumber);
    const [picture] = voyage.pictures;
    const { total, paid, plan, guestCount } = this.account(record);
    return {
      kind: record.status === 'WL' ? 'waitlist' : record.status === 'OF' ? 'offer' : 'reserved',
      reservationId: record.reservationId,
      voyage: toBookedVoyage({ voyage, start, end }),
      suite: { title: suite.title, code: suite.category },
      ...(record.cabinNumber ? { cabin: { number: record.cabinNumber, ...(deck === undefined ? {} : { deck }) } } : {}),
      ...(record.waitlistPosition === undefined ? {} : { position: record.waitlistPosition }),
      guests: guestsText(guestCount),
      total: formatMoney(total),
      ...(paid.amount > 0 ? { paidAmount: formatMoney(paid) } : {}),
      due: plan.instalments
        .filter(({ state }) => state !== 'paid')
        .map(({ kind, open, dueOn }) => ({
          kind: kind === 'deposit' ? 'deposit' : 'rest',
          amount: formatMoney(open),
          ...(dueOn ? { dueOn: formatLongDate(dueOn) } : {}),
        })),
      ...(suites ? { suites } : {}),
      ...(record.email && record.hasConfirmationMessage ? { sentTo: record.email } : {}),
      ...(record.adviser ? { adviser: { text: adviserText(record.adviser), commission: commissionText } } : {}),
      ...rest,
      picture: this.parts.assets.picture(picture.name, picture.alt),
    };
  }

  async groupedSuites(
    { group }: BookingRecord,
    manageHref: (reservationId: string) => string,
  ): Promise<readonly GroupedSuiteView[] | undefined> {
    return group && toGroupedSuites(group, await this.parts.content.findSuites(), manageHref);
  }

  private account(
    record: BookingRecord,
  ): Pick<GroupAccount, 'total' | 'paid' | 'plan'> & { readonly guestCount: number } {
    const today = todayIn(this.parts.officeTimeZone, this.parts.clock.now());
    if (!record.group) return { ...record, plan: paymentPlan(record, today) };
    const account = groupAccount(record.group, today);
    return { ...account, guestCount: account.standing.reduce((sum, { guestCount }) => sum + guestCount, 0) };
  }
}

export const toBookedVoyage = ({ voyage, start, end }: Omit<ReservedSubject, 'suite'>) => ({
  title: titleWithoutAsterisks(voyage.title),
  dates: formatDateRange(start, end),
  nights: nightsText(daysBetween(start, end)),
  ports: portsText(voyage),
});

function hrefOfStage(stage: Stage) {
  if (stage <= 2) return hrefDetails;
  return stage < 3 ? hrefPayment : hrefSecondStep;
}

/** Leaving a held suite releases it, so that the visitor is asked first (RES-18). */
function confirmRelease(hold: CabinHold, stage: Stage): ConfirmView {
  const { holdId } = hold;
  const hiddenFields = [{ name: 'hold', value: holdId }];
  const form = { action: paths.engine.release, hiddenFields };
  const { note } = suitesWords(hold);
  const offer =
    stage === 2.5
      ? toPaymentChoices(paymentTermsOf(hold), 'hosted-page', suitesOf(hold).length).find(
          ({ value }) => value === 'offer',
        )
      : undefined;
  if (offer?.value !== 'offer') return { note, form };
  const offerForm = {
    action: paths.engine.payment,
    hiddenFields: [...hiddenFields, { name: 'choice', value: 'offer' }],
  };
  return {
    note: `${note} To keep it for later costs nothing today: ${offer.deposit} is due by ${offer.depositDueOn}.`,
    form,
    buttons: [
      { label: 'Confirm', action: 'confirm' },
      { label: 'Keep it for later', action: 'custom', form: offerForm },
      { label: 'Cancel', action: 'cancel' },
    ],
  };
}

/** On a page without a held suite, leaving releases nothing (RES-06). */
const leaveQuestion: ConfirmView = {
  note: 'Nothing is held or reserved for you yet.',
  buttons: [
    { label: 'Stay here', action: 'cancel' },
    { label: 'One page back', action: 'back' },
    { label: 'Where you began', action: 'back_session_referrer' },
  ],
};

/**
 * Returns the choices of payment. When the whole amount is due already, nothing can be deferred; and no offers are made
 * for more suites than an actor may have offers of (F4). An installation that takes no payments makes offers only (F1).
 */
export function toPaymentChoices(
  { total, deposit, finalDueOn, depositDueOn }: PaymentTerms,
  method: PaymentMethod,
  suiteCount = 1,
): readonly PaymentChoiceView[] {
  const offer = {
    value: 'offer' as const,
    deposit: formatMoney(deposit),
    depositDueOn: formatLongDate(depositDueOn),
  };
  if (method === 'none') return [offer];
  const later = subtractMoney(total, deposit);
  const isAllDue = later.amount <= 0;
  return [
    ...(isAllDue
      ? []
      : [
          {
            value: 'deposit' as const,
            now: formatMoney(deposit),
            later: formatMoney(later),
            laterDueOn: formatLongDate(finalDueOn),
          },
        ]),
    { value: 'full', now: formatMoney(total) },
    ...(isAllDue || suiteCount > maxOffers ? [] : [offer]),
  ];
}
