import type { Deck, YachtMeasure } from '../../core/vessel/vessel';
import type { Suite } from '../../core/voyages/voyage';
import type { BrochurePage } from './brochure';
import { colours, styles } from './brochure-style';
import { ruledTable } from './brochure-parts';
import { type DeckDrawing, drawDeck, drawDeckShape, planHeight } from './deck-drawing';
import { layOutDeck } from '../../core/vessel/deck-layout';
import { numbersText } from '../../core/vessel/cabin-numbers';
import { areaText } from '../../core/voyages/suite-size';
import { documentTexts as texts } from './documents.texts';
import { inner, type Page } from './page';

export interface DeckBrochure {
  readonly yacht: YachtMeasure;
  readonly decks: readonly Deck[];
  readonly suites: readonly Suite[];
}

interface DeckPage {
  readonly deck: Deck;
  readonly brochure: DeckBrochure;
  readonly isFirst: boolean;
}

const tints = ['#e6d8bd', '#cfdbe0', '#d8c3a0', '#b9cbd3'] as const;
/** Points per metre: the longest row of suites fits the sheet. */
const detailScale = 7.2;
const planTop = 224;

const numbersOn = (deck: Deck, { cabins }: Suite) =>
  cabins.filter((number) => Number(number.slice(0, -2)) === deck.number);

export function deckPage({ deck, brochure: { yacht, suites }, isFirst }: DeckPage): BrochurePage {
  const here = suites.filter((suite) => numbersOn(deck, suite).length > 0);
  const tintOf = (category: string) =>
    tints[here.findIndex((suite) => suite.category === category) % tints.length] ?? tints[0];
  const count = here.reduce((sum, suite) => sum + numbersOn(deck, suite).length, 0);
  return {
    bookmark: { title: `${texts.deck(deck.number)}, ${deck.name}`, depth: 0 },
    draw: (page) => {
      page.say('P', texts.deck(deck.number).toUpperCase(), { x: inner.x, y: inner.y, width: 300, style: styles.label });
      page.say('H1', deck.name, {
        x: inner.x,
        y: inner.y + 14,
        width: 330,
        style: { ...styles.opener, size: 40, leading: 42 },
      });
      page.say('P', deck.text, {
        x: inner.x + 340,
        y: inner.y + 16,
        width: inner.width - 340,
        style: styles.standfirst,
      });
      const alt = texts.plan(
        `${texts.deck(deck.number)}, ${deck.name}`,
        count,
        deck.rooms.map(({ name }) => name),
      );
      drawPlans(page, { deck, yacht, suites: here, tintOf, alt });
      const belowTable = drawSuites(page, { deck, here, tintOf, y: planTop + planHeight(yacht, detailScale) + 26 });
      if (isFirst)
        page.say('P', `${texts.howToReadText(yacht.suiteDepth)} ${texts.twoStoreys}`, {
          x: inner.x,
          y: belowTable + 18,
          width: 420,
          style: styles.note,
        });
    },
  };
}

function drawPlans(page: Page, plan: Pick<DeckDrawing, 'deck' | 'yacht' | 'suites' | 'tintOf' | 'alt'>): void {
  const { deck, yacht } = plan;
  const ends = layOutDeck(plan).flatMap(({ inside, terraces }) =>
    [inside, ...terraces].map(({ x, width }) => x + width),
  );
  const shownLength = inner.width / detailScale;
  const from = Math.max(-4, (deck.suitesFrom + Math.max(deck.suitesFrom, ...ends)) / 2 - shownLength / 2);
  const axis = planTop + planHeight(yacht, detailScale) / 2;
  page.drawClipped({ x: inner.x, y: planTop - 4, width: inner.width, height: planHeight(yacht, detailScale) + 8 }, () =>
    drawDeck(page, {
      ...plan,
      scale: detailScale,
      x: inner.x - from * detailScale,
      axis,
      shownStretch: { from, to: from + shownLength },
    }),
  );
  const small = (inner.width - 340) / yacht.length;
  const top = planTop - 34 - planHeight(yacht, small);
  page.decorate(() => {
    drawDeckShape(page, { ...plan, scale: small, x: inner.x + 340, axis: top + planHeight(yacht, small) / 2 });
    page.pdf
      .rect(inner.x + 340 + from * small, top - 4, shownLength * small, planHeight(yacht, small) + 8)
      .lineWidth(0.8)
      .strokeColor(colours.brass)
      .stroke();
  });
  drawScale(page, planTop + planHeight(yacht, detailScale) + 12);
}

function drawScale(page: Page, y: number): void {
  const [x, width] = [inner.x, 10 * detailScale];
  page.decorate(() => {
    page.pdf
      .moveTo(x, y - 3)
      .lineTo(x, y)
      .lineTo(x + width, y)
      .lineTo(x + width, y - 3)
      .lineWidth(0.6)
      .strokeColor(colours.edge)
      .stroke();
    page.set(`10 ${texts.scale}`, { x: x + width + 6, y: y - 8, width: 80, style: styles.folio });
  });
}

interface SuitesOnDeck {
  readonly deck: Deck;
  readonly here: readonly Suite[];
  readonly tintOf: (category: string) => string;
  readonly y: number;
}

function drawSuites(page: Page, { deck, here, tintOf, y }: SuitesOnDeck): number {
  const step = 24;
  here.forEach(({ category }, index) =>
    page.decorate(() => {
      page.pdf
        .rect(inner.x, y + 17 + index * step + 7, 10, 10)
        .lineWidth(0.5)
        .fillAndStroke(tintOf(category), colours.edge);
    }),
  );
  return ruledTable(page, {
    summary: texts.suitesOnDeckSummary(deck.name),
    x: inner.x + 20,
    y,
    step,
    columns: [
      { head: texts.suitesOnDeck, width: 176 },
      { head: texts.numbersHead, width: 186 },
      { head: texts.inside, width: 104 },
      { head: texts.terrace, width: 96 },
      { head: texts.guests, width: 52 },
    ],
    rows: here.map((suite) => [
      suite.title,
      numbersText(numbersOn(deck, suite)),
      areaText(suite.squareMetres),
      areaText(suite.terraceSquareMetres),
      texts.upTo(suite.maxGuests),
    ]),
  });
}

export function allSuitesPage({ suites }: DeckBrochure): BrochurePage {
  return {
    bookmark: { title: texts.all, depth: 0 },
    draw: (page) => {
      const below = page.say('H1', texts.all, { x: inner.x, y: inner.y, width: inner.width, style: styles.title });
      ruledTable(page, {
        summary: texts.allSummary,
        x: inner.x,
        y: below + 18,
        step: 27,
        columns: [
          { head: texts.suiteHead, width: 180 },
          { head: texts.deckHead, width: 60 },
          { head: texts.inside, width: 112 },
          { head: texts.terrace, width: 104 },
          { head: texts.guests, width: 54 },
          { head: texts.numbersHead, width: 124 },
        ],
        rows: suites.map((suite) => [
          suite.title,
          suite.decks.join(', '),
          areaText(suite.squareMetres),
          areaText(suite.terraceSquareMetres),
          texts.upTo(suite.maxGuests),
          numbersText(suite.cabins),
        ]),
      });
    },
  };
}
