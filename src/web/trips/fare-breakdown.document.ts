import { formatMoney, isPositive, type Money } from '../../core/shared/money';
import type { FareBreakdown } from '../../core/trips/fare-breakdown';
import type { EndedAccount } from '../../core/trips/trip';
import { colours, styles, type TextStyle } from '../documents/brochure-style';
import { usPaper, documentSheet } from '../documents/document-sheet';
import type { DocumentTemplate } from '../documents/document-template';
import type { Page } from '../documents/page';
import { printableName } from '../documents/type-setting';

const paper = { ...usPaper, margin: 68 } as const;
const inside = paper.width - 2 * paper.margin;
const amountWidth = 130;

export interface FareBreakdownSheet {
  readonly lineName: string;
  readonly reservationId: string;
  readonly title: string;
  readonly dates: string;
  readonly suite: string;
  readonly printedOn: string;
  readonly fare: Omit<FareBreakdown, 'remaining'>;
  /** The remaining sum by the payment plan; zero once the reservation has ended. */
  readonly remaining: Money;
  readonly endedAccount?: EndedAccount;
  /** Present when the document is an invoice. */
  readonly invoice?: {
    readonly number: string;
    readonly issuer: readonly string[];
    readonly billedTo: string;
    readonly issuedOn: string;
  };
  readonly payments?: readonly { readonly on: string; readonly amount: Money; readonly cardLast4?: string }[];
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
  // The display face has old-style figures, so sums use the text face.
  sum: { ...styles.rowStrong, size: 12.5, leading: 19 },
} as const satisfies Readonly<Record<string, TextStyle>>;

/** One page unless there are many payments, with the trip's cost, payments and account (TRD-11, TRD-12, ENG-08). */
export const fareBreakdownDocument: DocumentTemplate<FareBreakdownSheet> = {
  name: 'fare-breakdown',
  render: (breakdown) =>
    documentSheet({ title: titleOf(breakdown), author: breakdown.lineName }, (page) => draw(page, breakdown)),
};

const titleOf = ({ invoice, reservationId }: FareBreakdownSheet): string =>
  invoice ? `Invoice ${invoice.number}` : `Fare breakdown ${reservationId}`;

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
      title: breakdown.invoice ? 'Receipts and refunds' : 'Payments',
      rows: payments.map((payment, index) =>
        toRow({ label: `${receiptOf(breakdown, index)}${paymentLabel(payment)}`, amount: payment.amount }),
      ),
    });
  y = drawTable(page, { y, title: 'Account', rows: accountRows(breakdown) });
  const credit = onboardCredit
    ? ` An onboard allowance of ${formatMoney(onboardCredit)} is yours to spend on the yacht.`
    : '';
  page.say(
    'P',
    `${due.map((text) => `${text} `).join('')}All prices are for the suite with everyone in it, port charges and taxes included.${credit} As of ${breakdown.printedOn}.`,
    { x: paper.margin, y: page.roomAt(y + 8, 60, paper.margin), width: inside, style: looks.soft },
  );
}

/** Receipts are numbered in the order of their payments, which never changes. */
const receiptOf = ({ invoice }: FareBreakdownSheet, index: number): string =>
  invoice ? `${invoice.number}-${index + 1}, ` : '';

function drawHead(page: Page, breakdown: FareBreakdownSheet): number {
  const { lineName, reservationId, title, dates, suite, invoice } = breakdown;
  const at = (y: number, style: TextStyle) => ({ x: paper.margin, y, width: inside, style });
  let y = page.say('P', lineName.toUpperCase(), at(paper.margin, styles.label));
  page.rule(paper.margin, y + 10, inside, colours.brass);
  if (invoice) {
    y = page.say('P', invoice.issuer.join(', '), at(y + 18, looks.soft));
    y = page.say('P', `Invoice ${invoice.number}, issued on ${invoice.issuedOn}.`, at(y + 6, looks.strong));
    y = page.say('P', `Billed to ${printableName(invoice.billedTo)}.`, at(y, looks.text)) - 14;
  }
  y = page.say('H1', title, at(y + 34, looks.title));
  y = page.say('P', `${dates}. ${suite}.`, at(y + 6, looks.soft));
  return page.say('P', `Reservation ${reservationId}.`, at(y, looks.soft)) + 26;
}

const accountRows = ({ fare, remaining, endedAccount }: FareBreakdownSheet): readonly Row[] => [
  toRow({ label: 'Paid', amount: fare.paid }),
  ...(endedAccount
    ? [
        toRow({ label: 'Kept by the terms', amount: endedAccount.retained }),
        ...(isPositive(endedAccount.refunded) ? [toRow({ label: 'Refunded', amount: endedAccount.refunded })] : []),
        ...(isPositive(endedAccount.toRefund)
          ? [toRow({ label: 'To be refunded', amount: endedAccount.toRefund })]
          : []),
      ]
    : []),
  { ...toRow({ label: 'Remaining', amount: remaining }), isSum: true },
];

function paymentLabel({ on, amount, cardLast4 }: NonNullable<FareBreakdownSheet['payments']>[number]): string {
  if (amount.amount < 0) return cardLast4 ? `${on}, back to card ending in ${cardLast4}` : `${on}, given back`;
  return cardLast4 ? `${on}, card ending in ${cardLast4}` : on;
}

const toRow = ({ label, amount }: { readonly label: string; readonly amount: Money }): Row => ({
  label,
  amount: formatMoney(amount),
});

function drawTable(
  page: Page,
  { y, title, rows }: { readonly y: number; readonly title: string; readonly rows: readonly Row[] },
): number {
  let top =
    page.say('H2', title, {
      x: paper.margin,
      y: page.roomAt(y, minTableHeight, paper.margin),
      width: inside,
      style: looks.strong,
    }) + 8;
  let waiting: ReturnType<typeof setRow>[] = [];
  const drawWaiting = () => {
    page.rowHeads(title, waiting);
    for (const { head } of waiting) page.rule(paper.margin, head.y - 6, inside);
    page.rule(paper.margin, top, inside);
    waiting = [];
  };
  for (const row of rows) {
    const height = page.heightOf(row.label, inside - amountWidth, row.isSum ? looks.sum : looks.text) + 12;
    if (top + height > lowest) {
      drawWaiting();
      top = page.roomAt(top, height, paper.margin);
    }
    waiting.push(setRow(row, top));
    top += height;
  }
  drawWaiting();
  return top + 28;
}

const lowest = paper.height - paper.margin;
/** Keeps a heading and two rows together. */
const minTableHeight = 90;

function setRow({ label, amount, isSum = false }: Row, top: number) {
  const at = { y: top + 6, style: isSum ? looks.sum : looks.text };
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
}
