import type { ContentPage, PageSheet } from '../../core/content/content-library.port';
import type { Vessel } from '../../core/vessel/vessel';
import type { Suite } from '../../core/voyages/voyage';
import type { PageFactsView } from '../../../views/content/ContentPage';
import type { BrochureFacts, BrochurePage } from './brochure';
import { colours, sheet, styles, type TextStyle } from './brochure-style';
import { type DocumentPicture, ruledTable } from './brochure-parts';
import { allSuitesPage } from './deck-pages';
import type { DocumentTools } from './document-template';
import { documentTexts as texts } from './documents.texts';
import { fareCoverPage } from './fare-cover-page';
import { type LastPage, lastPage } from './fares-pages';
import { inner, type Page } from './page';
import { type WrittenBlock, writtenBlocks } from './written-blocks';

export interface FactSheetFacts extends BrochureFacts, LastPage {
  readonly page: Pick<ContentPage, 'title' | 'standfirst' | 'html'>;
  readonly sheet: PageSheet;
  readonly today: string;
  readonly address: string;
  readonly vessel: Pick<Vessel, 'name' | 'measure' | 'decks'>;
  readonly suites: readonly Suite[];
  readonly facts: Pick<PageFactsView, 'cover' | 'payment' | 'cancellation'>;
}

const lastPicture = 'open-sea-night';

export async function factSheet(
  sheetFacts: FactSheetFacts,
  { findPicture }: DocumentTools,
): Promise<readonly BrochurePage[]> {
  const { sheet: sheetContent, vessel, suites, facts } = sheetFacts;
  const pageOf = {
    decks: () => decksPage(sheetFacts),
    suites: () => allSuitesPage({ yacht: vessel.measure, decks: vessel.decks, suites }),
    fare: () => fareCoverPage(facts),
  };
  return [
    writtenPage(sheetFacts, await findPicture(sheetContent.picture, 'large')),
    ...sheetContent.chapters.map((chapter) => pageOf[chapter]()),
    lastPage({ ...sheetFacts, picture: await findPicture(lastPicture, 'large') }),
  ];
}

const pictureHeight = 212;
const titleWidth = 196;
const columns = [inner.x + titleWidth + 32, inner.x + titleWidth + 32 + 236] as const;
const columnWidth = 220;
const top = pictureHeight + 34;
/** Font sizes in points, tried in this order until the text fits. */
const sizes = [9, 8.5, 8, 7.5, 7] as const;

function writtenPage(
  { page: pageContent, lineName, today, address }: FactSheetFacts,
  picture: DocumentPicture | undefined,
) {
  return {
    bookmark: { title: pageContent.title, depth: 0 },
    draw: (page: Page) => {
      if (picture) page.photograph(picture, { x: 0, y: 0, width: sheet.width, height: pictureHeight });
      const column = { x: inner.x, width: titleWidth };
      page.say('P', lineName.toUpperCase(), { ...column, y: top, style: styles.label });
      const below = page.say('H1', pageContent.title, { ...column, y: top + 14, style: styles.title });
      const end = page.say('P', pageContent.standfirst, { ...column, y: below + 8, style: styles.standfirst });
      page.rule(column.x, end + 14, 48, colours.brass);
      const note = page.say('P', texts.madeForYou(today), { ...column, y: end + 26, style: styles.note });
      page.link(address, { ...column, y: note, url: address, style: { ...styles.note, colour: colours.brass } });
      setColumns(page, writtenBlocks(pageContent.html));
    },
  } satisfies BrochurePage;
}

interface SetBlock {
  readonly block: WrittenBlock;
  readonly column: 0 | 1;
  readonly y: number;
  readonly style: TextStyle;
}

function setColumns(page: Page, blocks: readonly WrittenBlock[]): void {
  const attempts = sizes.map((size) => arrangeBlocks(page, blocks, size));
  const fittingAttempt = attempts.find(({ fits }) => fits) ?? attempts.at(-1);
  for (const { block, column, y, style } of fittingAttempt?.layoutBlocks ?? []) {
    const x = columns[column];
    if (block.kind === 'item') page.decorate(() => page.pdf.rect(x, y + 6, 8, 0.6).fill(colours.brass));
    const indent = block.kind === 'item' ? 14 : 0;
    page.say(block.kind === 'heading' ? 'H2' : 'P', block.text, {
      x: x + indent,
      y,
      width: columnWidth - indent,
      style,
    });
  }
}

/** Divides the text into two columns at half of its length; a heading stays with the text below it. */
function arrangeBlocks(
  page: Page,
  blocks: readonly WrittenBlock[],
  size: number,
): { readonly fits: boolean; readonly layoutBlocks: readonly SetBlock[] } {
  const bottom = inner.y + inner.height;
  const styleOf = ({ kind }: WrittenBlock): TextStyle =>
    kind === 'heading' ? styles.heading : { ...styles.body, size, leading: size * 1.5 };
  const heightOf = (block: WrittenBlock) =>
    page.heightOf(block.text, columnWidth - (block.kind === 'item' ? 14 : 0), styleOf(block));
  const gapAfter = ({ kind }: WrittenBlock) => (kind === 'heading' ? 3 : 7);
  const half = blocks.reduce((sum, block) => sum + heightOf(block) + gapAfter(block), 0) / 2;
  const layoutBlocks: SetBlock[] = [];
  let [column, y]: [0 | 1, number] = [0, top];
  for (const [index, block] of blocks.entries()) {
    const next = blocks[index + 1];
    const neededHeight = heightOf(block) + (block.kind === 'heading' && next ? heightOf(next) : 0);
    if (column === 0 && (y + neededHeight > bottom || y + neededHeight / 2 > top + half)) [column, y] = [1, top];
    layoutBlocks.push({ block, column, y, style: styleOf(block) });
    y += heightOf(block) + gapAfter(block);
  }
  return { fits: y <= bottom + 7, layoutBlocks };
}

const decksPage = ({ vessel: { name, measure, decks }, suites }: FactSheetFacts): BrochurePage => ({
  bookmark: { title: texts.decksTitle, depth: 0 },
  draw: (page) => {
    const below = page.say('H1', name, { x: inner.x, y: inner.y, width: inner.width, style: styles.title });
    const cabins = suites.reduce((sum, { cabinCount }) => sum + cabinCount, 0);
    const line = page.say('P', texts.yachtInFigures({ ...measure, cabins }), {
      x: inner.x,
      y: below + 4,
      width: inner.width,
      style: styles.standfirst,
    });
    ruledTable(page, {
      summary: texts.decksSummary(name),
      x: inner.x,
      y: line + 16,
      step: 40,
      columns: [
        { head: texts.deckHead, width: 40 },
        { head: '', width: 130 },
        { head: texts.suitesTitle, width: 60 },
        { head: texts.roomsHead, width: 420 },
      ],
      rows: decks.map((deck) => [
        String(deck.number),
        deck.name,
        String(
          suites.flatMap((suite) => suite.cabins).filter((cabin) => Number(cabin.slice(0, -2)) === deck.number).length,
        ),
        deck.rooms.map((room) => room.name).join(', '),
      ]),
    });
  },
});
