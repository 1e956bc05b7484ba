import type { Suite, SuiteFeature } from '../../core/voyages/voyage';
import type { BrochurePage } from './brochure';
import { colours, styles } from './brochure-style';
import type { DocumentPicture } from './brochure-parts';
import type { DeckBrochure } from './deck-pages';
import { drawDeck, planHeight } from './deck-drawing';
import { documentTexts as texts } from './documents.texts';
import { numbersText } from '../../core/vessel/cabin-numbers';
import { areaText } from '../../core/voyages/suite-size';
import { inner, type Page } from './page';

interface SuitePage {
  readonly suite: Suite;
  readonly brochure: DeckBrochure;
  readonly picture: DocumentPicture | undefined;
}

const left = { x: inner.x, width: 326 };
const right = { x: inner.x + 360, width: inner.width - 360 };
const planTop = 448;

export function suitePage({ suite, brochure, picture }: SuitePage): BrochurePage {
  return {
    bookmark: { title: suite.title, depth: 0 },
    draw: (page) => {
      if (picture) page.photograph(picture, { ...left, y: inner.y, height: 224 });
      const words = drawWords(page, suite);
      drawFeatures(page, suite.primaryFeatures, words + 12);
      drawMeasures(page, suite);
      drawMore(page, suite.secondaryFeatures);
      drawPlace(page, suite, brochure);
    },
  };
}

function drawWords(page: Page, { title, summary, body, decks }: Suite): number {
  page.say('P', texts.decks(decks).toUpperCase(), { ...right, y: inner.y, style: styles.label });
  let y = page.say('H1', title, { ...right, y: inner.y + 14, style: styles.title });
  y = page.say('P', summary, { ...right, y: y + 6, style: styles.standfirst });
  return page.say('P', body, { ...right, y: y + 10, style: styles.body });
}

function drawFeatures(page: Page, features: readonly SuiteFeature[], top: number): void {
  let y = top;
  page.rule(right.x, y, right.width);
  for (const { title, body } of features) {
    y = page.say('P', title, { ...right, y: y + 7, style: styles.heading });
    y = page.say('P', body, { ...right, y, style: styles.row });
  }
}

function drawMeasures(page: Page, { squareMetres, terraceSquareMetres, maxGuests, cabins }: Suite): void {
  const measures = [
    [texts.inside, areaText(squareMetres)],
    [texts.terrace, areaText(terraceSquareMetres)],
    [texts.guests, texts.upTo(maxGuests)],
    [texts.numbersHead, numbersText(cabins)],
  ] as const;
  const width = [104, 100, 52, 70];
  let x: number = left.x;
  measures.forEach(([label, value], index) => {
    page.say('P', label.toUpperCase(), { x, y: inner.y + 238, width: 100, style: styles.label });
    page.say('P', value, { x, y: inner.y + 250, width: width[index] ?? 80, style: styles.row });
    x += width[index] ?? 80;
  });
}

function drawMore(page: Page, features: readonly SuiteFeature[]): void {
  const top = inner.y + 282;
  page.rule(left.x, top, left.width);
  const width = (left.width - 14) / 2;
  features.slice(0, 6).forEach(({ title, body }, index) => {
    const at = { x: left.x + (index % 2) * (width + 14), width };
    const y = page.say('P', title, {
      ...at,
      y: top + 8 + Math.floor(index / 2) * 36,
      style: { ...styles.rowStrong, size: 8 },
    });
    page.say('P', body, { ...at, y, style: { ...styles.note, leading: 10 } });
  });
}

function drawPlace(page: Page, suite: Suite, { decks, suites, yacht }: DeckBrochure): void {
  const deck = decks.find(({ number }) => suite.decks.includes(number));
  if (!deck) return;
  const scale = inner.width / yacht.length;
  drawDeck(page, {
    deck: { ...deck, rooms: [] },
    yacht,
    suites,
    scale,
    x: inner.x,
    axis: planTop + planHeight(yacht, scale) / 2,
    tintOf: (category) => (category === suite.category ? colours.brassOnDark : colours.land),
    alt: texts.whereAlt(suite.title, texts.deck(deck.number), numbersText(suite.cabins)),
  });
}
