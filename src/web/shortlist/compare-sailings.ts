import { suiteStepAddress } from '../../core/reserve/step-address';
import { formatMoney } from '../../core/shared/money';
import { formatDateRange, formatLongDate } from '../../core/shared/plain-date';
import type { NonStopFlights } from '../../core/voyages/non-stop-flights';
import { type FacetedSailing, lowestFare, type SailingFilter } from '../../core/voyages/sailing-filter';
import { WAITLIST_ONLY } from '../../core/voyages/suite-price';
import { shortPortName } from '../../core/voyages/port-name';
import { titleWithoutAsterisks } from '../../core/voyages/voyage-title';
import type { Port } from '../../core/voyages/voyage';
import type { FareFactsView } from '../../../views/fare-facts/fare-facts-view';
import { compareTexts as texts } from '../../../views/shortlist/compare.texts';
import type { FareFactsPresenter } from '../fare-facts/fare-facts-presenter';
import { hrefVoyage } from '../hrefs';
import type { BuiltAssets } from '../rendering/built-assets';
import { type AskedSailings, partyParametersOf } from '../voyages/asked-sailings';
import { nightsText, portsText } from '../voyages/voyage-card';
import { type ComparedItem, text } from './compare-view';

interface SailingSources {
  readonly filter: SailingFilter;
  readonly parameters: AskedSailings;
  readonly ports: readonly Port[];
  readonly fareFacts: Pick<FareFactsPresenter, 'forSailing'>;
  readonly flights: NonStopFlights;
  readonly assets: BuiltAssets;
}

export function toComparedSailing(facetedSailing: FacetedSailing, sources: SailingSources): ComparedItem {
  const { voyage, sailing } = facetedSailing;
  const { filter, parameters, ports, fareFacts, flights, assets } = sources;
  const best = lowestFare(facetedSailing, filter);
  const facts = fareFacts.forSailing({
    voyage,
    sailing: { ...sailing, ...(best?.fare ? { fromPrice: best.fare } : {}) },
    ports,
  });
  const [picture] = voyage.pictures;
  return {
    id: sailing.itineraryId,
    column: {
      title: titleWithoutAsterisks(voyage.title),
      line: formatDateRange(sailing.start, sailing.end),
      href: hrefVoyage(voyage.slug, sailing.itineraryId, partyParametersOf(parameters)),
      picture: assets.picture(picture.name, picture.alt),
      reserve: {
        label: best ? texts.reserve : texts.waitlist,
        href: suiteStepAddress({
          itineraryId: sailing.itineraryId,
          ...(best ? { suiteId: best.suite.suiteId } : {}),
          counts: filter.party ?? { adults: 2, children: 0 },
        }),
      },
    },
    answers: {
      fare: best?.fare
        ? text(
            texts.fare(formatMoney(best.fare)),
            best.suite.title,
            texts.perNight(perNight(best.fare, sailing.nights)),
          )
        : text(WAITLIST_ONLY),
      dates: text(formatDateRange(sailing.start, sailing.end)),
      nights: text(nightsText(sailing.nights)),
      waters: text(voyage.region),
      from: text(portsText(voyage)),
      flights: flightsAnswer(facetedSailing, flights),
      route: { lines: voyage.route.map(({ name }) => shortPortName(name)) },
      seaDays: text(texts.days(facetedSailing.seaDays)),
      free: text(texts.free(facetedSailing.suites.filter(({ units }) => units < Infinity).length)),
      ...fareAnswers(facts),
      access: text(...accessLines(facts)),
    },
  };
}

const perNight = ({ amount, currency }: { readonly amount: number; readonly currency: string }, nights: number) =>
  formatMoney({ amount: Math.round(amount / nights), currency });

/** What the fare covers, what is due when, and what cancelling costs, from the same sources as a voyage's page. */
export function fareAnswers({ cover, payment, cancellation, children }: FareFactsView): ComparedItem['answers'] {
  return {
    included: { lines: cover.includedItems.map((item) => item.text) },
    charged: { lines: cover.chargedItems.map((item) => item.text) },
    payment: { lines: payment.terms.map(({ label, value }) => `${label}: ${value}`) },
    cancelling: cancellation
      ? { lines: cancellation.periods.map(({ when, retainedAmount }) => texts.kept(when, retainedAmount)) }
      : text(texts.cancellingInTerms),
    children: { lines: children },
  };
}

/** The row of non-stop flights is left out where the line has no notes on flights. */
function flightsAnswer({ flyingFrom }: FacetedSailing, { checkedOn, origins }: NonStopFlights) {
  if (checkedOn === undefined) return undefined;
  const names = origins.flatMap(({ slug, name }) => (flyingFrom.has(slug) ? [name] : []));
  return text(...(names.length === 0 ? [] : [names.join(', '), texts.flightsNoted(formatLongDate(checkedOn))]));
}

function accessLines({ ports = [] }: FareFactsView): readonly string[] {
  const byBerth = new Map<string, string[]>();
  for (const { berth, name } of ports) byBerth.set(berth, [...(byBerth.get(berth) ?? []), shortPortName(name)]);
  return [...byBerth].map(([berth, names]) => `${berth}: ${names.join(', ')}`);
}
