import type { BrochureCover } from '../../core/leads/gated-brochure';
import type { VoyageSailing } from '../../core/voyages/find-voyages';
import type { Region, Voyage } from '../../core/voyages/voyage';
import { shortPortName } from '../../core/voyages/port-name';
import type { Picture } from '../../core/shared/picture';
import { formatDateRange } from '../../core/shared/plain-date';
import { hrefVoyage } from '../hrefs';
import type { BrochureFacts, BrochurePage } from './brochure';
import { styles } from './brochure-style';
import { type ContentsLine, contentsPage, coverPage, type FindPicture, ruledTable } from './brochure-parts';
import type { DocumentTools } from './document-template';
import { documentTexts as texts } from './documents.texts';
import { type FaresPage, type LastPage, faresPage, lastPage } from './fares-pages';
import { inner } from './page';
import { fareOf, regionPage, voyagePage } from './season-pages';

export interface SeasonFacts extends BrochureFacts, BrochureCover, FaresPage, LastPage {
  readonly regions: readonly Region[];
  /** The origin of the site, before each voyage's path. */
  readonly origin: string;
}

const lastPicture = 'open-sea-night';
const rowsOfCalendar = 26;
const pagesBefore = 2;

export async function seasonBrochure(
  facts: SeasonFacts,
  { findPicture, routeMap }: DocumentTools,
): Promise<readonly BrochurePage[]> {
  const { sailings, regions, lineName, title, subtitle, today } = facts;
  const calendar = inSlices(sailings, rowsOfCalendar);
  const chapters = regions
    .map((region) => ({ region, voyages: voyagesIn(region, sailings) }))
    .filter(({ voyages }) => voyages.length > 0);
  const { lines, pageOf } = number(chapters, pagesBefore + calendar.length);
  const cover = await findPicture(facts.coverPicture, 'large');
  const takePicture = pictureTaker(findPicture, new Set([facts.coverPicture, lastPicture]));
  return [
    coverPage({ lineName, title, subtitle, note: texts.madeOn(today), picture: cover }),
    contentsPage({ heading: texts.contents, foreword: facts.foreword, lines }),
    ...calendar.map((rows, index) => calendarPage({ rows, pageOf, count: sailings.length, isFirst: index === 0 })),
    ...(
      await Promise.all(chapters.map((chapter) => chapterPages(chapter, { ...facts, routeMap, takePicture })))
    ).flat(),
    faresPage(facts),
    lastPage({ ...facts, picture: await findPicture(lastPicture, 'large') }),
  ];
}

interface Chapter {
  readonly region: Region;
  readonly voyages: readonly Voyage[];
}

const voyagesIn = ({ slug }: Region, sailings: readonly VoyageSailing[]): readonly Voyage[] => [
  ...new Map(
    sailings.flatMap(({ voyage }) => (voyage.regionSlug === slug ? [[voyage.voyageId, voyage] as const] : [])),
  ).values(),
];

const inSlices = <T>(all: readonly T[], size: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) => all.slice(index * size, (index + 1) * size));

function number(
  chapters: readonly Chapter[],
  pagesAhead: number,
): { readonly lines: readonly ContentsLine[]; readonly pageOf: ReadonlyMap<string, number> } {
  const pageOf = new Map<string, number>();
  const lines: ContentsLine[] = [{ title: texts.calendar, page: pagesBefore + 1, isHead: true }];
  let page = pagesAhead;
  for (const { region, voyages } of chapters) {
    lines.push({ title: region.name, page: (page += 1), isHead: true });
    for (const { title, voyageId } of voyages) {
      lines.push({ title, page: (page += 1), isHead: false });
      pageOf.set(voyageId, page);
    }
  }
  return {
    pageOf,
    lines: [
      ...lines,
      { title: texts.fares, page: page + 1, isHead: true },
      { title: texts.reach, page: page + 2, isHead: true },
    ],
  };
}

async function chapterPages(
  { region, voyages }: Chapter,
  {
    sailings,
    origin,
    routeMap,
    takePicture,
  }: SeasonFacts & Pick<DocumentTools, 'routeMap'> & { readonly takePicture: TakePicture },
): Promise<readonly BrochurePage[]> {
  const opening = await takePicture(
    voyages.flatMap(({ pictures }) => pictures),
    'large',
  );
  const sheets = voyages.map(async (voyage) => {
    const departures = sailings.flatMap((voyageSailing) =>
      voyageSailing.voyage.voyageId === voyage.voyageId ? [voyageSailing.sailing] : [],
    );
    return voyagePage({
      voyage,
      sailings: departures,
      picture: await takePicture(voyage.pictures, 'small'),
      map: routeMap(voyage.slug),
      address: `${origin}${hrefVoyage(voyage.slug)}`,
    });
  });
  return [regionPage({ ...region, voyages, picture: opening }), ...(await Promise.all(sheets))];
}

type TakePicture = (
  pictures: Voyage['pictures'] | readonly Picture[],
  size: 'small' | 'large',
) => ReturnType<FindPicture>;

/** Uses no picture twice; when none is left, text replaces it. */
function pictureTaker(findPicture: FindPicture, takenNames: Set<string>): TakePicture {
  return async (pictures, size) => {
    const picture = pictures.find(({ name }) => !takenNames.has(name));
    if (!picture) return undefined;
    takenNames.add(picture.name);
    return findPicture(picture.name, size);
  };
}

interface Calendar {
  readonly rows: readonly VoyageSailing[];
  readonly pageOf: ReadonlyMap<string, number>;
  readonly count: number;
  readonly isFirst: boolean;
}

function calendarPage({ rows, pageOf, count, isFirst }: Calendar): BrochurePage {
  return {
    ...(isFirst ? { bookmark: { title: texts.calendar, depth: 0 as const } } : {}),
    draw: (page) => {
      let y: number = inner.y;
      if (isFirst) {
        page.say('H1', texts.calendar, { x: inner.x, y, width: 240, style: styles.title });
        page.say('P', texts.calendarText(count), {
          x: inner.x + 264,
          y: y + 4,
          width: inner.width - 264,
          style: styles.note,
        });
      }
      y += 46;
      ruledTable(page, {
        summary: texts.calendarSummary,
        x: inner.x,
        y,
        step: 16,
        columns: [
          { head: texts.datesHead, width: 180 },
          { head: texts.voyageHead, width: 190 },
          { head: '', width: 160 },
          { head: texts.fromHead, width: 70, align: 'right' },
          { head: texts.pageHead, width: 34, align: 'right' },
        ],
        rows: rows.map(({ voyage, sailing }) => [
          formatDateRange(sailing.start, sailing.end),
          voyage.title,
          texts.fromTo(shortPortName(voyage.embarkPort), shortPortName(voyage.debarkPort)),
          fareOf(sailing),
          String(pageOf.get(voyage.voyageId) ?? ''),
        ]),
      });
    },
  };
}
