import type { Voyage } from '../../core/voyages/voyage';
import { shortPortName } from '../../core/voyages/port-name';
import type { Sailing } from '../../core/voyages/sailing';
import { formatDateRange } from '../../core/shared/plain-date';
import { type Money, formatMoney } from '../../core/shared/money';
import type { BrochurePage } from './brochure';
import { colours, sheet, styles, type TextStyle } from './brochure-style';
import { type DocumentPicture, ruledTable } from './brochure-parts';
import { documentTexts as texts } from './documents.texts';
import { inner, type Page } from './page';
import { drawRouteMap } from './route-map';

export const formatFare = (fare: Money): string => formatMoney(fare).replace(/\.00$/, '');

export const fareOf = ({ isWaitlistOnly, fromPrice }: Sailing): string => {
  if (isWaitlistOnly) return texts.waitlist;
  return fromPrice ? formatFare(fromPrice) : texts.onRequest;
};

interface RegionPage {
  readonly name: string;
  readonly summary: string;
  readonly voyages: readonly Voyage[];
  readonly picture: DocumentPicture | undefined;
}

export function regionPage({ name, summary, voyages, picture }: RegionPage): BrochurePage {
  const height = 372;
  return {
    isFullBleed: true,
    bookmark: { title: name, depth: 0 },
    draw: (page) => {
      page.decorate(() => page.pdf.rect(0, 0, sheet.width, sheet.height).fill(colours.shell));
      if (picture) page.photograph(picture, { x: 0, y: 0, width: sheet.width, height });
      page.say('P', texts.voyagesOf(voyages.length).toUpperCase(), {
        x: inner.x,
        y: height + 40,
        width: 300,
        style: styles.label,
      });
      page.say('H1', name, { x: inner.x, y: height + 54, width: 320, style: styles.opener });
      page.say('P', summary, { x: inner.x + 344, y: height + 46, width: inner.width - 344, style: styles.standfirst });
    },
  };
}

interface VoyagePage {
  readonly voyage: Voyage;
  readonly sailings: readonly Sailing[];
  readonly picture: DocumentPicture | undefined;
  readonly map: string | undefined;
  readonly address: string;
}

const mapWidth = 316;
const textLeft = inner.x + mapWidth + 30;
const textWidth = inner.width - mapWidth - 30;
const maxDepartures = 6;

export function voyagePage({ voyage, sailings, picture, map, address }: VoyagePage): BrochurePage {
  return {
    bookmark: { title: voyage.title, depth: 1 },
    draw: (page) => {
      const mapHeight = mapWidth * 0.7;
      if (map) drawRouteMap(page, map, { x: inner.x, y: inner.y, width: mapWidth, height: mapHeight });
      const top = map ? inner.y + mapHeight + 10 : inner.y;
      if (picture)
        page.photograph(picture, { x: inner.x, y: top, width: mapWidth, height: inner.y + inner.height - top });
      else drawBody(page, voyage.body, top + 8);
      const below = drawDescription(page, voyage);
      const belowDays = drawDays(page, voyage, {
        y: below + 12,
        rest: Math.min(sailings.length, maxDepartures) * 17 + 62,
      });
      const belowDepartures = drawDepartures(page, { voyage, sailings, address, y: belowDays + 14 });
      drawHighlights(page, voyage.highlights, belowDepartures + 20);
    },
  };
}

const bottom = inner.y + inner.height;

function drawBody(page: Page, body: string, top: number): void {
  let y = top;
  const style = { ...styles.body, size: 10, leading: 15.5 };
  for (const paragraph of body.split('\n\n')) {
    const text = paragraph.replaceAll('\n', ' ');
    if (y + page.heightOf(text, mapWidth, style) > bottom) return;
    y = page.say('P', text, { x: inner.x, y, width: mapWidth, style }) + 9;
  }
}

function drawHighlights(page: Page, highlights: readonly string[], top: number): void {
  const style = { ...styles.standfirst, size: 12.5, leading: 17 };
  const neededHeight = highlights.reduce((sum, text) => sum + page.heightOf(text, textWidth - 14, style) + 2, 14);
  if (top + neededHeight > bottom) return;
  page.say('H3', texts.highlights.toUpperCase(), { x: textLeft, y: top, width: textWidth, style: styles.label });
  let y = top + 14;
  for (const text of highlights) {
    page.decorate(() => void page.set('·', { x: textLeft, y, width: 10, style: { ...style, colour: colours.brass } }));
    y = page.say('P', text, { x: textLeft + 14, y, width: textWidth - 14, style }) + 2;
  }
}

function drawDescription(page: Page, { title, region, embarkPort, debarkPort, nights, summary }: Voyage): number {
  const column = { x: textLeft, width: textWidth };
  page.say('P', `${region} · ${texts.nights(nights)}`.toUpperCase(), { ...column, y: inner.y, style: styles.label });
  let y = page.say('H2', title, { ...column, y: inner.y + 14, style: styles.title });
  y = page.say('P', texts.fromTo(shortPortName(embarkPort), shortPortName(debarkPort)), {
    ...column,
    y: y + 4,
    style: styles.rowStrong,
  });
  return page.say('P', summary, { ...column, y: y + 6, style: styles.standfirst });
}

function hoursOf({ type, arrives, departs }: Voyage['days'][number]): string {
  if (arrives && departs) return `${arrives} – ${departs}`;
  if (departs) return texts.departs(departs);
  return arrives ? texts.arrives(arrives) : type === 'At Sea' ? texts.atSea : '';
}

const placeWidth = textWidth - 100;

function placeOf(page: Page, { title, country }: Voyage['days'][number], style: TextStyle): string {
  const both = country ? `${title}, ${country}` : title;
  return page.widthOf(both, style) <= placeWidth ? both : title;
}

function drawDays(
  page: Page,
  { title, days }: Voyage,
  { y, rest }: { readonly y: number; readonly rest: number },
): number {
  const room = inner.y + inner.height - rest - y - 14;
  const step = Math.max(10, Math.min(15.5, room / days.length));
  const style = { ...styles.row, size: Math.min(8.5, step - 2.4), leading: step };
  page.say('H3', texts.days.toUpperCase(), { x: textLeft, y, width: textWidth, style: styles.label });
  const line = (index: number) => y + 14 + index * step;
  page.table(
    texts.daysSummary(title),
    days.map((day, index) => ({
      kind: 'row',
      cells: [
        { text: String(day.day), x: textLeft, y: line(index), width: 22, style: { ...style, colour: colours.brass } },
        { text: placeOf(page, day, style), x: textLeft + 24, y: line(index), width: placeWidth, style },
        {
          text: hoursOf(day),
          x: textLeft + textWidth - 90,
          y: line(index),
          width: 90,
          align: 'right',
          style: { ...style, colour: colours.soft },
        },
      ],
    })),
  );
  return line(days.length);
}

interface Departures {
  readonly voyage: Voyage;
  readonly sailings: readonly Sailing[];
  readonly address: string;
  readonly y: number;
}

function drawDepartures(page: Page, { voyage, sailings, address, y }: Departures): number {
  const below = ruledTable(page, {
    summary: texts.departuresSummary(voyage.title),
    x: textLeft,
    y,
    columns: [
      { head: texts.departures, width: textWidth - 110 },
      { head: texts.fromHead, width: 100, align: 'right' },
    ],
    rows: sailings
      .slice(0, maxDepartures)
      .map((sailing) => [formatDateRange(sailing.start, sailing.end), fareOf(sailing)]),
  });
  return page.link(texts.morePictures, {
    url: address,
    x: textLeft,
    y: below + 8,
    width: textWidth,
    style: { ...styles.note, colour: colours.brass },
  });
}
