import { parseHtml } from '../../../test/support/parse-html';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { buySuite } from '../../../test/support/buyer';
import { FormBrowser } from '../../../test/support/form-browser';
import { type LineCommands, openLineCommands } from '../../../test/support/line-commands';
import { servicesFolder } from '../../../test/services/services-folder';
import { type RunningServer, startServer } from '../../../test/support/start-server';

let dataFolder: string;
let server: RunningServer;
let office: LineCommands;
beforeAll(async () => {
  dataFolder = mkdtempSync(join(servicesFolder(), 'cancellation-'));
  server = await startServer({ env: { DATA_DIR: dataFolder } });
  office = await openLineCommands(dataFolder);
}, 60_000);
afterAll(async () => {
  await office.close();
  await server.stop();
  rmSync(dataFolder, { recursive: true, force: true });
});

it('H56 ENG-07 D6 gives a guest back what the terms do not keep, once, and says so on the page of the reservation', async () => {
  const voyages = (await (await fetch(`${server.url}/api/voyages`)).json()) as readonly {
    readonly itineraryId: string;
    readonly dateRange: { readonly from: string };
    readonly availableCategories: Readonly<Record<string, number>>;
  }[];
  const farAhead = Date.now() + 160 * 24 * 3_600_000;
  const itineraryId =
    voyages.find(
      ({ dateRange, availableCategories }) =>
        Date.parse(dateRange.from) > farAhead && (availableCategories['SV'] ?? 0) > 0,
    )?.itineraryId ?? '';
  const bought = await buySuite(server.url, { itineraryId, category: 'SV', email: 'ada@example.com' });
  if (bought.kind !== 'reserved') throw new Error(`Expected a reservation, got ${JSON.stringify(bought)}`);
  const said = await office.run('cancel', bought.reservationId);
  const [, paid = '', back = ''] =
    /Paid (\$[\d,.]+), kept by the terms \$1,000\.00, due back (\$[\d,.]+)\. \2 went back to the card ending in 4242\.$/.exec(
      said,
    ) ?? [];
  expect([said, paid === '']).toEqual([said, false]);
  expect(await office.run('cancel', bought.reservationId)).toBe(`${bought.reservationId} was cancelled before.`);
  const browser = new FormBrowser(server.url);
  const { location } = await browser.open(bought.confirmation);
  const { html } = await browser.open(location ?? '');
  expect(html).toContain('This reservation was cancelled');
  const rows = parseHtml(html)
    .querySelectorAll('dt')
    .map((label) => [label.text.replace(/^\d+ \w+ \d{4}, /, ''), label.nextElementSibling?.text]);
  expect(rows.slice(-3)).toEqual([
    ['card ending in 4242', paid],
    ['back to card ending in 4242', `-${back}`],
    ['Paid', '$1,000.00'],
  ]);
}, 60_000);
