import { comeToPayment, findCategory } from '../../../test/support/buyer';
import { FormBrowser } from '../../../test/support/form-browser';
import { sharedServer, type SharedServer } from '../../../test/support/shared-server';

let server: SharedServer;
let wanted: Awaited<ReturnType<typeof findCategory>>;
let days = 100;
beforeAll(async () => {
  server = await sharedServer();
}, 60_000);
afterAll(() => server.stop());
/** A sailing of its own for each test. */
beforeEach(async () => {
  days += 30;
  wanted = await findCategory(server.url, 4, new Date(Date.now() + days * 24 * 3_600_000).toISOString().slice(0, 10));
});

const card = (number: string) => ({
  choice: 'full',
  'card-number': number,
  'card-expiry': '12/31',
  'card-code': '123',
  'card-name': 'Ada Lindqvist',
});
const [declined, paying, secondStep] = ['4000000000000002', '4242424242424242', '4000002500003155'];

async function aHoldToPay(email: string, address: string): Promise<string> {
  const held = await comeToPayment(server.url, { ...wanted, email, address });
  if (held.kind !== 'held') throw new Error(`Expected a hold, got ${held.kind}`);
  return held.holdId;
}

describe('declined cards', () => {
  it('F3 are five a hold, then 429 with whom to call, also for the right card; 120 at once change nothing', async () => {
    const hold = await aHoldToPay('carding@example.com', '192.0.2.1');
    const browser = new FormBrowser(server.url, { address: '192.0.2.1' });
    await browser.open(`/engine/payment?hold=${hold}`);
    const answers = await Promise.all(
      Array.from({ length: 120 }, () => browser.open('/engine/payment', { hold, ...card(declined) })),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(5);
    // A busy node may refuse some of so many at once with 503 (reliability E7).
    expect([...new Set(statuses)].filter((status) => ![422, 429, 503].includes(status))).toEqual([]);
    expect(statuses).toContain(429);
    const refused = await browser.open('/engine/payment', { hold, ...card(paying) });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_600);
    for (const words of ['No more cards for today', 'tel:', 'Nothing was taken']) expect(refused.html).toContain(words);
  }, 60_000);

  it('F3 are ten a day of one e-mail address, whatever browser and network they come from', async () => {
    const statuses: number[] = [];
    for (const index of [0, 1, 2]) {
      const hold = await aHoldToPay('often@example.com', `192.0.2.${10 + index}`);
      const browser = new FormBrowser(server.url, { address: `192.0.2.${20 + index}` });
      for (let attempt = 0; attempt < 4; attempt += 1)
        statuses.push((await browser.open('/engine/payment', { hold, ...card(declined) })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429, 429]);
  }, 60_000);

  it('F3 are five a day of one card, whatever hold, browser, network and e-mail address it is tried with', async () => {
    const statuses: number[] = [];
    for (const index of [0, 1]) {
      const hold = await aHoldToPay(`stolen-${index}@example.com`, `192.0.2.${60 + index}`);
      for (const attempt of [0, 1, 2]) {
        const browser = new FormBrowser(server.url, { address: `192.0.2.${70 + 3 * index + attempt}` });
        statuses.push((await browser.open('/engine/payment', { hold, ...card('5105105105105100') })).status);
      }
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
  }, 60_000);

  it('F3 counts wrong codes of the bank likewise, and nothing that was paid', async () => {
    const hold = await aHoldToPay('codes@example.com', '192.0.2.3');
    const browser = new FormBrowser(server.url, { address: '192.0.2.3' });
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 15; attempt += 1) {
      await browser.open('/engine/payment', { hold, ...card(secondStep) });
      statuses.push((await browser.open('/engine/payment/bank', { hold, 'bank-code': '999999' })).status);
    }
    expect(statuses.filter((status) => status === 422)).toHaveLength(5);
    expect(statuses.slice(5)).toEqual(Array.from({ length: 10 }, () => 429));
    expect((await browser.open('/engine/payment/bank', { hold, 'bank-code': '123456' })).status).toBe(429);
    const other = await aHoldToPay('pays@example.com', '192.0.2.4');
    const paid = await new FormBrowser(server.url, { address: '192.0.2.4' }).open('/engine/payment', {
      hold: other,
      ...card(paying),
    });
    expect(paid.location).toContain('receipt=');
  }, 60_000);
});
