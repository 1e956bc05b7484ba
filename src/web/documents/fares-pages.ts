import type { VoyageSailing } from '../../core/voyages/find-voyages';
import type { Suite } from '../../core/voyages/voyage';
import type { Money } from '../../core/shared/money';
import type { BrochurePage } from './brochure';
import { colours, sheet, styles } from './brochure-style';
import { type DocumentPicture, ruledTable } from './brochure-parts';
import { documentTexts as texts } from './documents.texts';
import { inner } from './page';
import { formatFare } from './season-pages';

export interface Reach {
  readonly phone: string;
  readonly email: string;
  readonly address: readonly string[];
}

export interface LastPage {
  readonly lineName: string;
  readonly contact: Reach;
}

export interface FaresPage {
  readonly today: string;
  readonly terms: { readonly depositPercent: number; readonly finalPaymentDays: number };
  readonly suites: readonly Suite[];
  readonly sailings: readonly VoyageSailing[];
}

export function faresPage({ today, terms, suites, sailings }: FaresPage): BrochurePage {
  return {
    bookmark: { title: texts.fares, depth: 0 },
    draw: (page) => {
      const left = { x: inner.x, width: 210 };
      let y = page.say('H1', texts.fares, { ...left, y: inner.y, style: styles.title }) + 14;
      for (const paragraph of texts.faresParagraphs({
        date: today,
        deposit: terms.depositPercent,
        final: terms.finalPaymentDays,
      })) {
        y = page.say('P', paragraph, { ...left, y, style: styles.body }) + 9;
      }
      const right = { x: inner.x + 246, width: inner.width - 246 };
      page.say('H2', texts.faresBySuite, { ...right, y: inner.y + 4, style: styles.heading });
      const below = page.say('P', texts.faresBySuiteText, { ...right, y: inner.y + 28, style: styles.note });
      ruledTable(page, {
        summary: texts.faresBySuiteSummary,
        x: right.x,
        y: below + 14,
        step: 21,
        columns: [
          { head: texts.suiteHead, width: 140 },
          { head: texts.areaHead, width: 100 },
          { head: texts.guestsHead, width: 44 },
          { head: texts.lowestHead, width: 56, align: 'right' },
          { head: texts.highestHead, width: 58, align: 'right' },
        ],
        rows: suites.map((suite) => [
          suite.title,
          texts.measure(suite.squareMetres, suite.terraceSquareMetres),
          texts.upTo(suite.maxGuests),
          ...span(suite, sailings),
        ]),
      });
    },
  };
}

function span({ category }: Suite, sailings: readonly VoyageSailing[]): readonly [string, string] {
  const fares = sailings
    .flatMap(({ sailing }) => sailing.suites)
    .flatMap((suite): readonly Money[] =>
      suite.category === category && suite.price && (suite.availableCabins ?? 0) > 0 ? [suite.price] : [],
    )
    .sort((one, other) => one.amount - other.amount);
  const [lowest, highest] = [fares[0], fares.at(-1)];
  return lowest && highest ? [formatFare(lowest), formatFare(highest)] : [texts.waitlist, ''];
}

export function lastPage({
  lineName,
  contact,
  picture,
}: LastPage & { readonly picture: DocumentPicture | undefined }): BrochurePage {
  const height = 330;
  return {
    isFullBleed: true,
    bookmark: { title: texts.reach, depth: 0 },
    draw: (page) => {
      page.decorate(() => page.pdf.rect(0, 0, sheet.width, sheet.height).fill(colours.deep));
      if (picture) page.photograph(picture, { x: 0, y: 0, width: sheet.width, height });
      const light = { ...styles.coverWords, colour: colours.sand };
      page.say('P', lineName.toUpperCase(), { x: inner.x, y: height + 48, width: 280, style: styles.coverLabel });
      page.say('H1', texts.reach, {
        x: inner.x,
        y: height + 64,
        width: 290,
        style: { ...styles.opener, colour: colours.shell },
      });
      page.say('P', texts.reachText, {
        x: inner.x,
        y: height + 122,
        width: 280,
        style: { ...light, size: 14, leading: 19 },
      });
      const right = { x: inner.x + 390, width: inner.width - 390 };
      const contactStyle = { ...styles.body, size: 11, leading: 18, colour: colours.shell };
      page.say('P', contact.phone, {
        ...right,
        y: height + 60,
        style: { ...styles.heading, size: 24, leading: 30, colour: colours.brassOnDark },
      });
      page.say('P', contact.email, { ...right, y: height + 96, style: contactStyle });
      page.say('P', contact.address.join('\n'), {
        ...right,
        y: height + 124,
        style: { ...contactStyle, size: 9, leading: 14, colour: colours.sand },
      });
    },
  };
}
