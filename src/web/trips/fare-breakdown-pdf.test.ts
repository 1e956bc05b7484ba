import { inflateSync } from 'node:zlib';
import { fareBreakdownPdf } from './fare-breakdown-pdf';

const breakdown = {
  lineName: 'Ondine Yachts', reservationId: 'ON76944165', title: 'Cyclades in Seven Nights', dates: '3 – 10 May 2027', suite: 'Málaga Suite', printedOn: '11/21/26',
  payment: {
    total: '$26,300.00', paid: '$6,575.00', remaining: '$19,725.00', dueOn: '2/02/27', progress: { percentage: 25, barPercentage: 25 },
    fareLines: [{ label: 'Suite fare', amount: '$24,410.00' }, { label: 'Port charges and taxes, 3 guests', amount: '$1,890.00' }],
  },
};

/** How many texts the page draws: each is shown by a TJ operator of its content stream. */
function drawnTexts(pdf: Buffer): number {
  const streams = [...pdf.toString('latin1').matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].flatMap(([, content = '']) => {
    try {
      return [inflateSync(Buffer.from(content, 'latin1')).toString('latin1')];
    } catch {
      return [];
    }
  });
  return streams.flatMap((content) => content.match(/\bTJ\b/g) ?? []).length;
}

it('TRD-11 TRD-12 is a tagged PDF of one page with a line for each part of the fare', async () => {
  const pdf = await fareBreakdownPdf(breakdown);
  const text = pdf.toString('latin1');
  expect(text.startsWith('%PDF-1.7')).toBe(true);
  expect(text).toMatch(/\/StructTreeRoot/);
  expect(text).toMatch(/\/Marked true/);
  expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1);
  const shorter = await fareBreakdownPdf({ ...breakdown, payment: { ...breakdown.payment, fareLines: breakdown.payment.fareLines.slice(1) } });
  expect(drawnTexts(pdf) - drawnTexts(shorter)).toBe(2);
});
