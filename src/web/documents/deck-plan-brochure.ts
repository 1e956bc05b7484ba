import type { BrochureCover } from '../../core/leads/gated-brochure';
import type { Vessel } from '../../core/vessel/vessel';
import type { Suite } from '../../core/voyages/voyage';
import type { BrochureFacts, BrochurePage } from './brochure';
import { type ContentsLine, contentsPage, coverPage } from './brochure-parts';
import { allSuitesPage, type DeckBrochure, deckPage } from './deck-pages';
import type { DocumentTools } from './document-template';
import { documentTexts as texts } from './documents.texts';
import { type LastPage, lastPage } from './fares-pages';
import { suitePage } from './suite-page';

export interface DeckPlanFacts extends BrochureFacts, BrochureCover, LastPage {
  readonly today: string;
  readonly vessel: Pick<Vessel, 'measure' | 'decks'>;
  readonly suites: readonly Suite[];
}

const lastPicture = 'ondine-at-dusk';

export async function deckPlanBrochure(
  facts: DeckPlanFacts,
  { findPicture }: DocumentTools,
): Promise<readonly BrochurePage[]> {
  const { title, subtitle, foreword, lineName, today, suites, vessel } = facts;
  const brochure: DeckBrochure = { yacht: vessel.measure, decks: vessel.decks, suites };
  const pictures = await Promise.all(suites.map(({ pictures: [first] }) => findPicture(first.name, 'small')));
  return [
    coverPage({
      lineName,
      title,
      subtitle,
      note: texts.madeForYou(today),
      picture: await findPicture(facts.coverPicture, 'large'),
    }),
    contentsPage({ heading: texts.contents, foreword, lines: linesOf(facts) }),
    ...vessel.decks.map((deck, index) => deckPage({ deck, brochure, isFirst: index === 0 })),
    ...suites.map((suite, index) => suitePage({ suite, brochure, picture: pictures[index] })),
    allSuitesPage(brochure),
    lastPage({ ...facts, picture: await findPicture(lastPicture, 'large') }),
  ];
}

function linesOf({ vessel: { decks }, suites }: DeckPlanFacts): readonly ContentsLine[] {
  const firstSuite = 3 + decks.length;
  const line = (title: string, page: number, isHead = false) => ({ title, page, isHead });
  return [
    line(texts.decksTitle, 3, true),
    ...decks.map(({ number, name }, index) => line(`${number} · ${name}`, 3 + index)),
    line(texts.suitesTitle, firstSuite, true),
    ...suites.map(({ title }, index) => line(title, firstSuite + index)),
    line(texts.all, firstSuite + suites.length, true),
    line(texts.reach, firstSuite + suites.length + 1, true),
  ];
}
