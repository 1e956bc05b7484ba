import type { Vessel } from '../../core/vessel/vessel';
import type { Suite } from '../../core/voyages/voyage';
import type { BrochurePage } from './brochure';
import { type ContentsLine, contentsPage, coverPage, type FindPicture } from './brochure-parts';
import { allSuitesPage, type DeckBrochure, deckPage } from './deck-pages';
import { documentTexts as texts } from './documents.texts';
import { type LastPage, lastPage } from './fares-pages';
import { suitePage } from './suite-page';

export interface DeckPlanParts extends LastPage {
  readonly title: string;
  readonly subtitle: string;
  readonly foreword: string;
  readonly coverPicture: string;
  readonly lineName: string;
  readonly today: string;
  readonly vessel: Pick<Vessel, 'measure' | 'decks'>;
  readonly suites: readonly Suite[];
  readonly findPicture: FindPicture;
}

const lastPicture = 'ondine-at-dusk';

export async function deckPlanBrochure(parts: DeckPlanParts): Promise<readonly BrochurePage[]> {
  const { title, subtitle, foreword, lineName, today, suites, findPicture, vessel } = parts;
  const drawn: DeckBrochure = { yacht: vessel.measure, decks: vessel.decks, suites };
  const pictures = await Promise.all(suites.map(({ pictures: [first] }) => findPicture(first.name, 'small')));
  return [
    coverPage({
      lineName,
      title,
      subtitle,
      note: texts.madeForYou(today),
      picture: await findPicture(parts.coverPicture, 'large'),
    }),
    contentsPage({ heading: texts.contents, foreword, lines: linesOf(parts) }),
    ...vessel.decks.map((deck, index) => deckPage({ deck, brochure: drawn, isFirst: index === 0 })),
    ...suites.map((suite, index) => suitePage({ suite, brochure: drawn, picture: pictures[index] })),
    allSuitesPage(drawn),
    lastPage({ ...parts, picture: await findPicture(lastPicture, 'large') }),
  ];
}

function linesOf({ vessel: { decks }, suites }: DeckPlanParts): readonly ContentsLine[] {
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
