import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import type { TripPaymentView } from '../../../views/trips/TripPayment';

const fontFolder = 'node_modules/@fontsource/inter/files';
const fonts = { text: 'inter-latin-400-normal.woff', strong: 'inter-latin-600-normal.woff' } as const;
const margin = 64;
const pageWidth = 612;
const ink = '#16212b';
const soft = '#3f4c57';

export interface FareBreakdown {
  readonly lineName: string;
  readonly reservationId: string;
  readonly title: string;
  readonly dates: string;
  readonly suite: string;
  /** M/DD/YY. */
  readonly printedOn: string;
  readonly payment: TripPaymentView;
}

/** One page on what a trip costs, what is paid and what is left, to keep or to hand on (TRD-11, TRD-12). */
export async function fareBreakdownPdf(breakdown: FareBreakdown): Promise<Buffer> {
  const document = new PDFDocument({
    size: 'LETTER', margin, lang: 'en-US', displayTitle: true, pdfVersion: '1.7', tagged: true,
    info: { Title: `Fare breakdown ${breakdown.reservationId}`, Author: breakdown.lineName },
  });
  for (const [name, file] of Object.entries(fonts)) document.registerFont(name, readFileSync(join(fontFolder, file)));
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
  const body = document.struct('Document');
  document.addStructure(body);
  const add = (tag: 'H1' | 'P', draw: () => void) => body.add(document.struct(tag, {}, draw));
  drawHead(document, breakdown, add);
  for (const row of rowsOf(breakdown.payment)) add('P', () => drawRow(document, row));
  add('P', () => document.moveDown(2).font('text').fontSize(9).fillColor(soft)
    .text(`Prices are for the suite with everyone in it, port charges and taxes included. As of ${breakdown.printedOn}.`, margin));
  body.end();
  document.end();
  return done;
}

interface Row {
  readonly label: string;
  readonly amount: string;
  readonly isSum?: boolean;
}

/** Fare lines first, their sum, then what is paid and what is left. */
const rowsOf = ({ fareLines, total, paid, remaining, dueOn, onboardCredit }: TripPaymentView): readonly Row[] => [
  ...fareLines,
  { label: 'Total price', amount: total, isSum: true },
  { label: 'Paid', amount: paid },
  { label: dueOn ? `Remaining, due by ${dueOn}` : 'Remaining', amount: remaining, isSum: true },
  ...(onboardCredit ? [{ label: 'Onboard allowance', amount: onboardCredit }] : []),
];

function drawHead(document: PDFKit.PDFDocument, { lineName, reservationId, title, dates, suite }: FareBreakdown, add: (tag: 'H1' | 'P', draw: () => void) => void): void {
  add('P', () => document.font('strong').fontSize(10).fillColor(soft).text(lineName.toUpperCase(), { characterSpacing: 1.5 }));
  add('H1', () => document.moveDown(2).font('text').fontSize(22).fillColor(ink).text(title));
  add('P', () => document.moveDown(0.4).fontSize(11).fillColor(soft).text(`${dates}. ${suite}. Reservation ${reservationId}.`));
  add('P', () => document.moveDown(2).font('strong').fontSize(12).fillColor(ink).text('Fare breakdown').moveDown(0.6));
}

function drawRow(document: PDFKit.PDFDocument, { label, amount, isSum = false }: Row): void {
  const top = document.y + 6;
  const width = pageWidth - 2 * margin;
  document.font(isSum ? 'strong' : 'text').fontSize(11).fillColor(ink);
  document.text(label, margin, top, { width: width - 140, lineBreak: false });
  document.text(amount, margin, top, { width, align: 'right' });
  document.moveTo(margin, document.y + 6).lineTo(margin + width, document.y + 6).lineWidth(0.5).strokeColor('#dcd4c7').stroke();
  document.y += 6;
}
