import { attributesIn } from '../../../test/support/parse-html';
import { sharedServer, type SharedServer } from '../../../test/support/shared-server';

let server: SharedServer;
let step: string;
beforeAll(async () => {
  server = await sharedServer();
  const [sailing] = (await (await fetch(`${server.url}/api/voyages`)).json()) as readonly { itineraryId: string }[];
  step = `/reserve-now/${sailing?.itineraryId}`;
}, 60_000);
afterAll(() => server.stop());

const hrefsIn = async (path: string, selector: string) =>
  attributesIn(await (await fetch(`${server.url}${path}`)).text(), selector, 'href');

describe('the party of an address, without script', () => {
  it.each([
    ['', ''],
    ['guestsAdults=99', ''],
    ['guestsAdults=3&guestsChildren=1', '&guestsAdults=3&guestsChildren=1'],
  ])('RES-10 is carried back where a visitor has chosen it: “%s”', async (asked, carried) => {
    for (const page of ['suite/', 'deck-plan'])
      expect(await hrefsIn(`${step}/${page}?suiteId=BR-I,SV&${asked}`, '[data-goes-back]')).toEqual([
        `${step}?suiteId=BR-I,SV${carried}`,
      ]);
  });
});
