import type { PageFactsView } from '../../../views/content/ContentPage';
import type { CoverView } from '../../../views/fare-facts/fare-facts-view';
import { fareFactsTexts as factTexts } from '../../../views/fare-facts/fare-facts.texts';
import type { BrochurePage } from './brochure';
import { styles } from './brochure-style';
import { ruledTable } from './brochure-parts';
import { documentTexts as texts } from './documents.texts';
import { inner, type Page } from './page';

const gap = 36;
const width = (inner.width - gap) / 2;
const left = { x: inner.x, width };
const right = { x: inner.x + width + gap, width };

/** What a fare covers, what is due when, and what cancelling costs, from the same sources as the site's pages. */
export const fareCoverPage = ({
  cover,
  payment,
  cancellation,
}: Pick<PageFactsView, 'cover' | 'payment' | 'cancellation'>): BrochurePage => ({
  bookmark: { title: factTexts.title, depth: 0 },
  draw: (page) => {
    const top = page.say('H1', factTexts.title, { ...left, y: inner.y, style: styles.title }) + 12;
    let y = top;
    if (cover) {
      y = drawItems(page, factTexts.included, cover.includedItems, y);
      drawItems(page, factTexts.charged, cover.chargedItems, y + 10);
    }
    y = inner.y + 4;
    for (const { label, value } of payment?.terms ?? []) {
      y = page.say('H2', label, { ...right, y, style: styles.heading });
      y = page.say('P', value, { ...right, y, style: styles.body }) + 6;
    }
    if (!cancellation) return;
    y = page.say('P', factTexts.cancellingScale(cancellation.price), { ...right, y: y + 10, style: styles.note }) + 8;
    ruledTable(page, {
      summary: texts.cancellationSummary,
      x: right.x,
      y,
      columns: [
        { head: factTexts.when, width: 146 },
        { head: factTexts.kept, width: 70, align: 'right' },
        { head: factTexts.back, width: 88, align: 'right' },
      ],
      rows: cancellation.periods.map(({ when, retainedAmount, refund }) => [when, retainedAmount, refund]),
    });
  },
});

function drawItems(page: Page, title: string, items: CoverView['includedItems'], top: number): number {
  let y = page.say('H2', title, { ...left, y: top, style: styles.heading }) + 3;
  for (const { text, detail } of items) {
    y = page.say('P', text, { ...left, y, style: { ...styles.rowStrong, leading: 12 } });
    if (detail !== undefined) y = page.say('P', detail, { ...left, y, style: { ...styles.note, leading: 10.5 } });
    y += 3;
  }
  return y;
}
