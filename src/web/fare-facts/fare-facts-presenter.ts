import type { BookingTerms } from '../../core/engine/booking-terms';
import { youngestMonthsOf } from '../../core/engine/party';
import { type FareFacts, papersFor } from '../../core/fare-facts/fare-facts';
import { paymentFacts, type PaymentFacts } from '../../core/fare-facts/payment-facts';
import type { Clock } from '../../core/shared/clock.port';
import { formatMoney, type Money } from '../../core/shared/money';
import { formatLongDate, todayIn } from '../../core/shared/plain-date';
import { portWithCountry } from '../../core/voyages/port-name';
import type { Sailing } from '../../core/voyages/sailing';
import { shownPrice } from '../../core/voyages/suite-price';
import type { Port, Voyage } from '../../core/voyages/voyage';
import type {
  CoverView,
  FareFactsView,
  PapersView,
  PaymentFactsView,
  PortAccessView,
} from '../../../views/fare-facts/fare-facts-view';
import { fareFactsTexts as texts } from '../../../views/fare-facts/fare-facts.texts';
import { hrefPort } from '../hrefs';
import { paths } from '../paths';

interface PresenterParts {
  readonly facts: FareFacts;
  readonly terms: BookingTerms;
  readonly clock: Clock;
  readonly officeTimeZone: string;
}

interface SailingSources {
  readonly voyage: Voyage;
  readonly sailing: Sailing | undefined;
  readonly ports: readonly Port[];
}

const guestsOfExample = 2;

export class FareFactsPresenter {
  constructor(private readonly parts: PresenterParts) {}

  /** This sentence stands beside every price; it is absent where the line has none. */
  get besidePrice(): string | undefined {
    return this.parts.facts.besidePrice;
  }

  cover(): CoverView {
    const { included, charged } = this.parts.facts;
    return {
      includedItems: included.map(({ text, detail }) => ({ text, ...(detail === undefined ? {} : { detail }) })),
      chargedItems: charged.map(({ text, cost }) => ({ text, ...(cost === undefined ? {} : { detail: cost }) })),
    };
  }

  general(): FareFactsView {
    const { facts, terms } = this.parts;
    return {
      cover: this.cover(),
      payment: {
        terms: [
          { label: texts.deposit, value: texts.rule.deposit(terms.depositPercent) },
          { label: texts.balance, value: texts.rule.balance(terms.finalPaymentDays) },
        ],
        note: texts.depositOffer(terms.depositDueDays),
      },
      children: [...(facts.children === undefined ? [] : [facts.children]), texts.youngest(terms.youngestMonths)],
    };
  }

  forSailing({ voyage, sailing, ports }: SailingSources): FareFactsView {
    const { facts, terms } = this.parts;
    const price = shownPrice(sailing?.fromPrice);
    const days = sailing && price ? this.inDays(sailing, price) : undefined;
    const youngest = sailing ? youngestMonthsOf(terms, sailing.itineraryId) : terms.youngestMonths;
    const papers = this.papers(voyage, ports);
    return {
      ...this.general(),
      ...days,
      children: [...(facts.children === undefined ? [] : [facts.children]), texts.youngest(youngest)],
      ports: toAccess(voyage, ports),
      ...(papers ? { papers } : {}),
    };
  }

  portAccess(ports: readonly Port[]): readonly PortAccessView[] {
    return ports.map((port) =>
      toPortAccess(port, { name: portWithCountry(port.name, port.country), berth: port.berth }),
    );
  }

  private inDays({ start }: Sailing, price: Money): Pick<FareFactsView, 'payment' | 'cancellation'> {
    const { terms, clock, officeTimeZone } = this.parts;
    const today = todayIn(officeTimeZone, clock.now());
    const facts = paymentFacts({ price, guestCount: guestsOfExample, start, today, terms });
    return {
      payment: toPayment(facts, price, terms),
      cancellation: {
        price: formatMoney(price),
        termsHref: paths.content.terms,
        periods: facts.cancellation.map(({ from, to, retained, refund }) => ({
          when: whenText(from && formatLongDate(from), formatLongDate(to)),
          retainedAmount: formatMoney(retained),
          refund: formatMoney(refund),
        })),
      },
    };
  }

  private papers({ route }: Voyage, ports: readonly Port[]): PapersView | undefined {
    const { papers } = this.parts.facts;
    if (!papers) return undefined;
    const countries = route.flatMap(({ portSlug }) => ports.find(({ slug }) => slug === portSlug)?.country ?? []);
    return {
      everyone: papers.everyone,
      nationalities: papers.nationalities.map(({ id, name }) => ({
        name,
        rules: papersFor(papers, { nationality: id, countries }).map((one) => ({
          countries: one.countries.join(', '),
          rule: one.rule ?? texts.papersUnknown,
        })),
      })),
      checkedNote: texts.papersChecked(formatLongDate(papers.checkedOn)),
    };
  }
}

function toPayment(
  { deposit, balance, balanceDueOn, isAllDue }: PaymentFacts,
  price: Money,
  terms: BookingTerms,
): PaymentFactsView {
  if (isAllDue)
    return {
      price: formatMoney(price),
      terms: [{ label: texts.balance, value: texts.allDue(formatMoney(price), terms.finalPaymentDays) }],
    };
  return {
    price: formatMoney(price),
    terms: [
      { label: texts.deposit, value: texts.depositText(formatMoney(deposit), terms.depositPercent) },
      {
        label: texts.balance,
        value: texts.balanceText(formatMoney(balance), formatLongDate(balanceDueOn), terms.finalPaymentDays),
      },
    ],
    note: texts.depositOffer(terms.depositDueDays),
  };
}

function whenText(from: string | undefined, to: string): string {
  if (from === undefined) return texts.until(to);
  return from === to ? to : texts.between(from, to);
}

/** Uses the berth of the voyage's own days. Steps and metres are known for few ports and are never guessed. */
function toAccess({ days, route }: Voyage, ports: readonly Port[]): readonly PortAccessView[] {
  return route.flatMap(({ portSlug, name }): readonly PortAccessView[] => {
    const port = ports.find(({ slug }) => slug === portSlug);
    if (!port) return [];
    const types = new Set(days.filter((day) => day.portSlug === portSlug).map(({ type }) => type));
    const berth = types.size > 1 ? 'both' : types.has('Anchored') ? 'anchored' : 'docked';
    return [toPortAccess(port, { name, berth })];
  });
}

function toPortAccess(
  { slug, access }: Port,
  { name, berth }: { readonly name: string; readonly berth: keyof typeof texts.berths },
): PortAccessView {
  const { steps, walkMetres, note } = access ?? {};
  return {
    name,
    href: hrefPort(slug),
    berth: texts.berths[berth],
    steps: steps === undefined ? texts.unknown : steps === 0 ? texts.noSteps : String(steps),
    walk: walkMetres === undefined ? texts.unknown : texts.metres(walkMetres),
    ...(note === undefined ? {} : { note }),
  };
}
