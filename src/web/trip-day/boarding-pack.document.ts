import type { PdfSigner } from '../../core/trip-day/boarding-documents.port';
import { type BoardingPack, withSharedZone } from '../../../views/trip-day/boarding-view';
import type { TripDayFact } from '../../../views/trip-day/trip-day-view';
import { tripDayTexts } from '../../../views/trip-day/trip-day.texts';
import { colours, styles, type TextStyle } from '../documents/brochure-style';
import { usPaper, documentSheet } from '../documents/document-sheet';
import type { DocumentTemplate } from '../documents/document-template';
import type { Page } from '../documents/page';
import { printableName } from '../documents/type-setting';

const texts = tripDayTexts.boarding;
const margin = 56;
const inside = usPaper.width - 2 * margin;
const labelWidth = 150;

const looks = {
  title: { ...styles.title, leading: 36 },
  heading: styles.heading,
  label: { ...styles.body, size: 9.5, leading: 14.5, colour: colours.soft },
  value: { ...styles.body, size: 9.5, leading: 14.5 },
} as const satisfies Readonly<Record<string, TextStyle>>;

interface BoardingSheet {
  readonly pack: BoardingPack;
  readonly lineName: string;
  readonly issuedOn: string;
  /** Address of the page that says whether the sheet is genuine and still current. */
  readonly checkUrl: string;
  /** Present where the document will be signed. */
  readonly signer?: PdfSigner | undefined;
}

/** The boarding page as a tagged PDF, which can be read offline. */
export const boardingPackDocument: DocumentTemplate<BoardingSheet> = {
  name: 'boarding-pack',
  render: (sheet) =>
    documentSheet(
      { title: `${texts.title}, ${sheet.pack.title}`, author: sheet.lineName, signer: sheet.signer },
      (page) => draw(page, sheet),
    ),
};

function draw(page: Page, { pack, lineName, issuedOn, checkUrl }: BoardingSheet): void {
  const at = (top: number, style: TextStyle) => ({ x: margin, y: top, width: inside, style });
  let y = page.say('P', lineName.toUpperCase(), at(margin, styles.label));
  page.rule(margin, y + 8, inside, colours.brass);
  y = page.say('H1', pack.title, at(y + 22, looks.title));
  y = page.say('P', `${pack.dates}. ${texts.issued(issuedOn)}`, at(y + 4, looks.label));
  const part = (title: string, rows: readonly TripDayFact[]) => {
    if (rows.length > 0) y = drawPart(page, { title, rows, y: y + 18 });
  };
  part(texts.where, [...pack.where, ...pack.booking]);
  for (const { name, facts } of pack.travellers) part(printableName(name), facts);
  const { zone, days } = withSharedZone(pack.days);
  part(
    zone === undefined ? texts.times : `${texts.times}. ${texts.timesIn(zone)}`,
    days.map(({ date, place, hours, landing }) => ({
      label: date,
      value: [place, hours, landing].filter(Boolean).join(', '),
    })),
  );
  part(
    texts.bookings,
    pack.bookings.map(({ when, title, note }) => ({ label: when, value: [title, note].filter(Boolean).join('. ') })),
  );
  part(texts.contacts, pack.contacts);
  y = page.say('P', texts.sealed, at(page.roomAt(y + 18, 4 * looks.label.leading, margin), looks.label));
  const shownUrl = checkUrl.length > 76 ? `${checkUrl.slice(0, 76)}…` : checkUrl;
  page.link(shownUrl, { ...at(y, looks.label), url: checkUrl });
}

function drawPart(
  page: Page,
  { title, rows, y }: { readonly title: string; readonly rows: readonly TripDayFact[]; readonly y: number },
): number {
  let top =
    page.say('H2', title, { x: margin, y: page.roomAt(y, 70, margin), width: inside, style: looks.heading }) + 4;
  const valueWidth = inside - labelWidth - 12;
  for (const { label, value } of rows) {
    const height = Math.max(
      page.heightOf(label, labelWidth, looks.label),
      page.heightOf(value, valueWidth, looks.value),
    );
    top = page.roomAt(top, height, margin);
    page.rowHeads(title, [
      {
        head: { text: label, x: margin, y: top, width: labelWidth, style: looks.label },
        cell: { text: value, x: margin + labelWidth + 12, y: top, width: valueWidth, style: looks.value },
      },
    ]);
    top += height + 3;
  }
  return top;
}
