import { readPdf } from '../../../test/support/read-pdf';
import { money } from '../../core/shared/money';
import { fareBreakdown } from '../../core/trips/fare-breakdown';
import { fareBreakdownDocument, type FareBreakdownSheet } from './fare-breakdown.document';

const render = (facts: FareBreakdownSheet) =>
  fareBreakdownDocument.render(facts, { findPicture: async () => undefined, routeMap: () => undefined });

const usd = (amount: number) => money(amount, 'USD');

const sheet: FareBreakdownSheet = {
  lineName: 'Ondine Yachts',
  reservationId: 'ON76944165',
  title: 'Athens to Kuşadası',
  dates: '3 – 10 May 2027',
  suite: 'Málaga Suite',
  printedOn: 'November 21, 2026',
  fare: fareBreakdown({
    lines: [
      { label: 'Suite fare', amount: usd(2_441_000) },
      { label: 'Port charges, 3 guests', amount: usd(189_000) },
    ],
    total: usd(2_630_000),
    paid: usd(657_500),
  }),
  remaining: usd(1_972_500),
  payments: [
    { on: 'November 1, 2026', amount: usd(600_000), cardLast4: '4242' },
    { on: 'November 20, 2026', amount: usd(57_500) },
  ],
  due: ['The remaining $12,000.00 is due by 2 February 2027.'],
  onboardCredit: usd(50_000),
};

it('TRD-11 ENG-08 is a tagged PDF of one sheet whose tables say what each amount is', async () => {
  const { raw, pageCount, tags } = readPdf(await render(sheet));
  expect(raw.startsWith('%PDF-1.7')).toBe(true);
  expect(raw).toMatch(/\/Lang \(en-US\)/);
  expect(raw).toMatch(/\/Marked true/);
  expect(pageCount).toBe(1);
  expect([...tags]).toEqual(expect.arrayContaining(['Document', 'H1', 'H2', 'P', 'Table', 'TR', 'TH', 'TD']));
});

it('TRD-12 ENG-08 says every line, payment and sum, and they add up', async () => {
  const { text } = readPdf(await render(sheet));
  const amounts = [...text.matchAll(/\$([\d,]+)\.(\d\d)/g)].map(([, whole = '', cents = '']) =>
    Number(whole.replaceAll(',', '') + cents),
  );
  const [fare = 0, charges = 0, total, first = 0, second = 0, paid = 0, remaining = 0] = amounts;
  expect(amounts.slice(0, 7)).toEqual([2_441_000, 189_000, 2_630_000, 600_000, 57_500, 657_500, 1_972_500]);
  expect(fare + charges).toBe(total);
  expect(first + second).toBe(paid);
  expect(paid + remaining).toBe(total);
  expect(text).toContain('card ending in 4242');
  expect(text).toContain('The remaining $12,000.00 is due by 2 February 2027.');
});

it('ENG-08 sets the characters of every port in the line’s own faces, all of them inside the file', async () => {
  const { text, raw } = readPdf(await render(sheet));
  expect(text).toContain('Athens to Kuşadası');
  expect(text).toContain('Málaga Suite');
  expect(text).not.toContain('\u0000');
  const fonts = new Set(
    [...raw.matchAll(/\/BaseFont \/[A-Z]+\+(\w+)/g)].map(([, name]) => name?.replace(/[-\d].*/, '')),
  );
  expect([...fonts].every((name) => /^(Inter|Cormorant)/.test(name ?? ''))).toBe(true);
  expect(raw).not.toMatch(/\/BaseFont \/(Helvetica|Times|Courier)/);
});

it('TRD-06 ENG-08 sets names in Vietnamese, Cyrillic and Greek characters, in headings too', async () => {
  const name = 'Nguyễn Thị Ơn, Łucja Żółć, Жанна Ґонта, Ελένη Ιωάννου';
  const { text } = readPdf(await render({ ...sheet, title: name, suite: name }));
  expect(text.split(name)).toHaveLength(3);
});

it('F7 is an invoice with number, issuer, receipts and refunds, and says of a cancelled trip what was kept', async () => {
  const invoice = {
    number: 'INV-ON76944165',
    issuer: ['Ondine Yachts Limited', '14 Cable Row', 'Miami, FL 33101'],
    billedTo: 'Eleanor Marsh',
    issuedOn: 'November 1, 2026',
  };
  const ended = { retained: usd(100_000), refunded: usd(557_500), toRefund: usd(0) };
  const { raw, text } = readPdf(
    await render({
      ...sheet,
      invoice,
      endedAccount: ended,
      fare: { ...sheet.fare, paid: usd(100_000) },
      remaining: usd(0),
      due: [],
      payments: [...(sheet.payments ?? []), { on: 'November 22, 2026', amount: usd(-557_500), cardLast4: '4242' }],
    }),
  );
  expect(raw).toContain('Invoice INV-ON76944165');
  for (const said of [
    'Ondine Yachts Limited, 14 Cable Row, Miami, FL 33101',
    'Billed to Eleanor Marsh.',
    'INV-ON76944165-1, November 1, 2026, card ending in 4242 $6,000.00',
    'INV-ON76944165-3, November 22, 2026, back to card ending in 4242 -$5,575.00',
    'Kept by the terms $1,000.00',
    'Refunded $5,575.00',
    'Remaining $0.00',
  ])
    expect(text).toContain(said);
});

it('F7 goes on over pages when there are many receipts, and leaves out none', async () => {
  const payments = Array.from({ length: 40 }, (_, index) => ({ on: `day ${index + 1}`, amount: usd(index + 1) }));
  const { text, pageCount } = readPdf(await render({ ...sheet, payments }));
  expect(pageCount).toBe(3);
  expect(payments.filter(({ on }) => !text.includes(`${on} `))).toEqual([]);
  expect(text).toContain('As of November 21, 2026.');
});
