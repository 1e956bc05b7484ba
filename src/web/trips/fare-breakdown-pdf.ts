import { formatMoney, type Money } from '../../core/shared/money';
import type { FareBreakdown } from '../../core/trips/fare-breakdown';
import { collect, registerFaces } from '../documents/brochure';
import { colours, styles, type TextStyle } from '../documents/brochure-style';
import { Page } from '../documents/page';

const paper = { width: 612, height: 792, margin: 68 } as const;
const inside = paper.width - 2 * paper.margin;
const amountWidth = 130;

export interface FareBreakdownSheet {
  readonly lineName: string;
  readonly reservationId: string;
  readonly title: string;
  readonly dates: string;
  readonly suite: string;
  readonly printedOn: string;
  readonly fare: FareBreakdown;
  /** Earliest first; absent where single payments are unknown. */
  readonly payments?: readonly { readonly on: string; readonly amount: Money; readonly cardLast4?: string }[];
  /** One sentence on each open instalment, the earliest first. */
  readonly due?: readonly string[];
  readonly onboardCredit?: Money;
}

interface Row {
  readonly label: string;
  readonly amount: string;
  readonly isSum?: boolean;
}

const looks = {
  title: { ...styles.title, leading: 36 },
  text: { ...styles.body, size: 10, leading: 15 },
  soft: { ...styles.body, size: 10, leading: 15, colour: colours.soft },
  strong: { ...styles.rowStrong, size: 10, leading: 15 },
  // Not the display face, whose figures have descenders.
  sum: { ...styles.rowStrong, size: 12.5, leading: 19 },
} as const satisfies Readonly<Record<string, TextStyle>>;

/** Returns a tagged PDF of one page with the trip's cost, payments and remaining amount (TRD-11, TRD-12, ENG-08). */
export async function fareBreakdownPdf(breakdown: FareBreakdownSheet): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit');
  const document = new PDFDocument({
    size: [paper.width, paper.height],
    margin: 0,
    lang: 'en-US',
    displayTitle: true,
    pdfVersion: '1.7',
    tagged: true,
    info: { Title: `Fare breakdown ${breakdown.reservationId}`, Author: breakdown.lineName },
  });
  registerFaces(document);
  const written = collect(document);
  const root = document.struct('Document');
  document.addStructure(root);
  draw(new Page(document, root), breakdown);
  root.end();
  document.end();
  return written;
}

function draw(page: Page, breakdown: FareBreakdownSheet): void {
  const { fare, payments = [], due = [], onboardCredit } = breakdown;
  let y = drawHead(page, breakdown);
  y = drawTable(page, {
    y,
    title: 'Fare breakdown',
    rows: [...fare.lines.map(toRow), { ...toRow({ label: 'Total price', amount: fare.total }), isSum: true }],
  });
  if (payments.length > 0)
    y = drawTable(page, {
      y,
      title: 'Payments',
      rows: payments.map((payment) => toRow({ label: paymentLabel(payment), amount: payment.amount })),
    });
  y = drawTable(page, { y, title: 'Account', rows: accountRows(breakdown) });
  const credit = onboardCredit
    ? ` An onboard allowance of ${formatMoney(onboardCredit)} is yours to spend on the yacht.`
    : '';
  page.say(
    'P',
    `${due.map((text) => `${text} `).join('')}All prices are for the suite with everyone in it, port charges and taxes included.${credit} As of ${breakdown.printedOn}.`,
    { x: paper.margin, y: y + 8, width: inside, style: looks.soft },
  );
}

function drawHead(page: Page, { lineName, reservationId, title, dates, suite }: FareBreakdownSheet): number {
  const at = (y: number, style: TextStyle) => ({ x: paper.margin, y, width: inside, style });
  let y = page.say('P', lineName.toUpperCase(), at(paper.margin, styles.label));
  page.rule(paper.margin, y + 10, inside, colours.brass);
  y = page.say('H1', title, at(y + 34, looks.title));
  y = page.say('P', `${dates}. ${suite}.`, at(y + 6, looks.soft));
  return page.say('P', `Reservation ${reservationId}.`, at(y, looks.soft)) + 26;
}

const accountRows = ({ fare }: FareBreakdownSheet): readonly Row[] => [
  toRow({ label: 'Paid', amount: fare.paid }),
  { ...toRow({ label: 'Remaining', amount: fare.remaining }), isSum: true },
];

function paymentLabel({ on, amount, cardLast4 }: NonNullable<FareBreakdownSheet['payments']>[number]): string {
  if (amount.amount < 0) return cardLast4 ? `${on}, back to card ending in ${cardLast4}` : `${on}, given back`;
  return cardLast4 ? `${on}, card ending in ${cardLast4}` : on;
}

const toRow = ({ label, amount }: { readonly label: string; readonly amount: Money }): Row => ({
  label,
  amount: formatMoney(amount),
});

/** Draws a heading and rows; each label is the header of its amount. @returns the y below the table. */
function drawTable(
  page: Page,
  { y, title, rows }: { readonly y: number; readonly title: string; readonly rows: readonly Row[] },
): number {
  let top = page.say('H2', title, { x: paper.margin, y, width: inside, style: looks.strong }) + 8;
  const positionedRows = rows.map(({ label, amount, isSum = false }) => {
    const style = isSum ? looks.sum : looks.text;
    const height = page.heightOf(label, inside - amountWidth, style);
    const at = { y: top + 6, style };
    top += height + 12;
    return {
      head: { ...at, text: label, x: paper.margin, width: inside - amountWidth },
      cell: {
        ...at,
        text: amount,
        x: paper.width - paper.margin - amountWidth,
        width: amountWidth,
        align: 'right' as const,
      },
    };
  });
  page.rowHeads(title, positionedRows);
  for (const { head } of positionedRows) page.rule(paper.margin, head.y - 6, inside);
  page.rule(paper.margin, top, inside);
  return top + 28;
}
