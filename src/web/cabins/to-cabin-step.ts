import type { CabinFacts } from '../../core/cabins/cabin-facts';
import type { EveningSun } from '../../core/cabins/evening-sun';
import { nearestFirst } from '../../core/cabins/nearest-first';
import { layOutDeck } from '../../core/vessel/deck-layout';
import type { Vessel } from '../../core/vessel/vessel';
import type { Suite } from '../../core/voyages/voyage';
import type { CabinStepPageProps } from '../../../views/cabins/CabinStepPage';
import type { CabinItemView, DeckTabView } from '../../../views/cabins/cabin-views';
import { cabinTexts as texts } from '../../../views/cabins/cabins.texts';
import type { CabinOffers } from './cabin-offers';
import { toCabinFacts, whereText } from './to-cabin-facts';
import type { OwnHold } from './own-cabins';
import { toUprightPlan } from './to-upright-plan';

interface CabinStepSources {
  readonly vessel: Vessel;
  readonly suites: readonly Suite[];
  readonly suite: Suite;
  readonly facts: readonly CabinFacts[];
  readonly offers: Pick<CabinOffers, 'of' | 'any' | 'isFree'>;
  readonly own: OwnHold | undefined;
  readonly sun: EveningSun;
  readonly query: { readonly deck: number; readonly takenNumber: string | undefined };
  readonly addressOf: (query: { readonly deck: number }) => string;
  readonly compareHrefOf: (number: string) => string;
}

const nearOnes = 3;

export const cabinId = (number: string) => `suite-${number}`;

export function toCabinStep(
  sources: CabinStepSources,
): Pick<CabinStepPageProps, 'decks' | 'deck' | 'anyCabin' | 'takenCabin' | 'own'> {
  const { vessel, suites, suite, facts, offers, own, query, addressOf } = sources;
  const suiteOf = (number: string) => suites.find(({ cabins }) => cabins.includes(number));
  const numbersOn = (deck: number) => facts.filter((one) => one.deck === deck).map(({ number }) => number);
  const decks = vessel.decks.filter(({ number }) => numbersOn(number).length > 0);
  const takenDeck = facts.find(({ number }) => number === query.takenNumber)?.deck;
  const deckNumber = [query.deck, takenDeck, ...suite.decks].find((one) => decks.some(({ number }) => number === one));
  const deck = decks.find(({ number }) => number === deckNumber) ?? decks[0];
  if (!deck) throw new Error('A plan without a suite');
  const countFree = (number: number) =>
    numbersOn(number).filter((cabin) => {
      const kind = suiteOf(cabin);
      return kind && offers.isFree(cabin, kind);
    }).length;
  const items = facts
    .filter((one) => one.deck === deck.number)
    .flatMap((one): readonly CabinItemView[] => {
      const kind = suiteOf(one.number);
      return kind ? [toItem(one, kind, sources)] : [];
    });
  const layout = layOutDeck({ deck, yacht: vessel.measure, suites });
  const any = offers.any(suite);
  const takenCabin = toTaken(sources);
  return {
    decks: decks
      .map(({ number, name }): DeckTabView => ({
        label: texts.deck(number),
        name,
        count: texts.free(countFree(number)),
        href: addressOf({ deck: number }),
        isShown: number === deck.number,
      }))
      .toReversed(),
    deck: {
      label: texts.deck(deck.number),
      name: deck.name,
      plan: toUprightPlan({
        deck,
        yacht: vessel.measure,
        layout,
        toDrawnCabin: ({ number }) => {
          const item = items.find((one) => one.number === number);
          if (!item) throw new Error('A cabin without facts');
          return {
            number,
            state: item.state,
            stateText: texts.marks[item.state],
            label: texts.cabinLabel(number, item.title, item.stateText),
            href: `#${cabinId(number)}`,
            isOfSuite: item.isOfSuite,
          };
        },
      }),
      cabins: items,
    },
    ...(any ? { anyCabin: { title: texts.any.title(suite.title), ...any } } : {}),
    ...(takenCabin ? { takenCabin } : {}),
    ...(own ? { own: own.suites.map(({ cabinNumber }) => cabinNumber).join(', ') } : {}),
  };
}

function toItem(one: CabinFacts, kind: Suite, { offers, suite, sun, compareHrefOf }: CabinStepSources): CabinItemView {
  return {
    number: one.number,
    title: kind.title,
    summary: whereText(one),
    facts: toCabinFacts(one, kind, sun),
    isOfSuite: kind === suite,
    compareHref: compareHrefOf(one.number),
    ...offers.of(one.number, kind),
  };
}

/**
 * Lists cabins of the same category, the nearest on the plan first. A number that the yacht does not have is not
 * repeated to the visitor.
 */
function toTaken({ facts, suite, offers, query }: CabinStepSources): CabinStepPageProps['takenCabin'] {
  const goneCabin = facts.find(({ number }) => number === query.takenNumber);
  if (!goneCabin || offers.isFree(goneCabin.number, suite)) return undefined;
  const free = facts.filter(({ number, category }) => category === suite.category && offers.isFree(number, suite));
  return {
    number: goneCabin.number,
    near: nearestFirst(goneCabin, free)
      .slice(0, nearOnes)
      .map((one) => ({
        number: one.number,
        where: whereText(one),
        href: offers.of(one.number, suite).takeHref ?? `#${cabinId(one.number)}`,
      })),
  };
}
