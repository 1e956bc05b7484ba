import { comeToPayment } from '../../../test/support/buyer';
import { parseHtml } from '../../../test/support/parse-html';
import { sharedServer, type SharedServer } from '../../../test/support/shared-server';

let server: SharedServer;
let order: { readonly itineraryId: string; readonly category: string; readonly email: string };
beforeAll(async () => {
  server = await sharedServer();
  const voyages = (await (await fetch(`${server.url}/api/voyages`)).json()) as readonly {
    readonly itineraryId: string;
    readonly availableCategories: Readonly<Record<string, number>>;
  }[];
  const far = voyages.filter(({ availableCategories }) => (availableCategories['SV'] ?? 0) > 3).at(-1);
  order = { itineraryId: far?.itineraryId ?? '', category: 'SV', email: 'bound@example.com' };
}, 60_000);
afterAll(() => server.stop());

it('F8 says beside the button that binds what is included, what a cancellation costs by date, and whose terms hold', async () => {
  const held = await comeToPayment(server.url, order);
  if (held.kind !== 'held') throw new Error('No suite was held.');
  const page = parseHtml(await (await fetch(`${server.url}/engine/payment?hold=${held.holdId}`)).text());
  const terms = page.querySelector('.pay-form .binding-terms');
  expect(terms?.querySelectorAll('a').map((link) => link.getAttribute('href'))).toEqual(['/terms', '/privacy-notice']);
  expect(terms?.textContent).toContain('port charges, taxes');
  const total = page.querySelector('.fare-quote__line--total')?.textContent ?? '';
  const rows = terms
    ?.querySelectorAll('tbody tr')
    .map((row) => row.querySelectorAll('td').map((cell) => cell.textContent));
  expect(rows).toHaveLength(5);
  expect(rows?.[0]?.[0]).toBe('$1,000.00');
  expect(rows?.at(-1)?.[1]).toBe('$0.00');
  expect(total).toContain(rows?.at(-1)?.[0] ?? 'no amount');
  const inOrder = page.querySelectorAll('.pay-form .binding-terms, .pay-form button[type="submit"]');
  expect(inOrder.map(({ tagName }) => tagName)).toEqual(['SECTION', 'BUTTON']);
}, 60_000);
