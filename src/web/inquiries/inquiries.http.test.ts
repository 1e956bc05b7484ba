import { hrefOf } from '../../../test/support/parse-html';
import { ApiContract } from '../../../test/support/open-api';
import { FormBrowser, hiddenFields } from '../../../test/support/form-browser';
import { type ApiClient, signIn } from '../../../test/support/sign-in';
import { solveBotCheck } from '../../../test/support/solve-bot-check';
import { untilFound } from '../../../test/support/until';
import { resetLine } from '../../../test/support/reset-line';
import { sharedServer, type SharedServer } from '../../../test/support/shared-server';

let server: SharedServer;
let james: ApiClient;
let eleanor: ApiClient;
let itineraryId: string;
beforeAll(async () => {
  server = await sharedServer();
  [james, eleanor] = await Promise.all([
    signIn(server.url, 'newcomer@example.com', { address: '198.51.110.1' }),
    signIn(server.url, 'guest@example.com', { address: '198.51.110.2' }),
  ]);
  itineraryId =
    ((await (await fetch(`${server.url}/api/voyages`)).json()) as readonly { readonly itineraryId: string }[])[0]
      ?.itineraryId ?? '';
}, 60_000);
afterAll(() => server.stop());
beforeEach(() => resetLine(server.url));

const page = '/my-profile/inquiries';
const asBrowser = (client: ApiClient) => {
  const browser = new FormBrowser(server.url, { address: '198.51.110.9' });
  for (const [name, value] of client.jar) browser.adopt(name, value);
  return browser;
};
const changeCrm = (state: string) =>
  fetch(`${server.url}/dev/crm`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ state }),
  });

interface Inquiry {
  readonly id: string;
  readonly createdDate: string;
  readonly voyageId: string;
  readonly fullSuiteName: string;
}
const listOf = async (client: ApiClient) => {
  const answer = await client.get('/api/inquiries');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  const contract = await ApiContract.of(server.url);
  return (await contract.read<readonly Inquiry[]>('GET', '/api/inquiries', answer)).body;
};
/** Delivery is a matter of seconds. */
const firstOf = (client: ApiClient): Promise<Inquiry> => untilFound(async () => (await listOf(client))[0]);
const inquire = async (about: object, submissionId: string) => {
  const token = await solveBotCheck(server.url, 'enquire-now-itinerary');
  return james.post('/api/enquire-now-itinerary', {
    country: 'GB',
    zip: 'SW1A 1AA',
    phone: '+442079460142',
    country_code: 'GB',
    numberOfPassengers: '2',
    notes: '',
    yachtConsent: '1',
    ...about,
    token,
    submissionId,
  });
};

describe('My Inquiries', () => {
  it('INQ-03 API-20 is empty for a guest without inquiries, with a link on, and for guests only', async () => {
    expect(await listOf(james)).toEqual([]);
    const empty = await asBrowser(james).open(page);
    expect([empty.words[0], empty.html.includes('Make an Inquiry'), hrefOf(empty.html, 'Inquire now')]).toEqual([
      'My Inquiries',
      true,
      '/inquire-now',
    ]);
    expect((await fetch(`${server.url}/api/inquiries`)).status).toBe(401);
    expect(await new FormBrowser(server.url).open(page)).toMatchObject({
      status: 302,
      location: '/login?returnUrl=%2Fmy-profile%2Finquiries',
    });
  });

  it('INQ-02 INQ-04 D2 has an inquiry once it is delivered, once, with a quote that knows what it is about', async () => {
    await changeCrm('down');
    const id = '5b8f0f35-6f5a-4d0c-9a3e-2f1f0c9d7a11';
    try {
      const sent = await inquire({ itineraryId, suiteId: 'BR-I,SV' }, id);
      expect([sent.status, (await inquire({ itineraryId, suiteId: 'BR-I,SV' }, id)).status]).toEqual([200, 200]);
      expect(await listOf(james)).toEqual([]);
    } finally {
      await changeCrm('up');
    }
    const inquiry = await firstOf(james);
    expect(inquiry).toMatchObject({ voyageId: itineraryId, fullSuiteName: 'Seaview Suite' });
    expect(await listOf(james)).toHaveLength(1);
    expect((await listOf(eleanor)).some((other) => other.id === inquiry.id)).toBe(false);
    const browser = asBrowser(james);
    const { html } = await browser.open(page);
    expect(html).toMatch(/Inquiry made - \d+ \w+ 20\d\d/);
    const quote = hrefOf(html, 'Request Quote');
    expect(quote).toBe(`/inquire-now?${new URLSearchParams({ itineraryId, suiteId: 'BR-I,SV' }).toString()}`);
    expect(hiddenFields((await browser.open(quote ?? '')).html)).toMatchObject({
      itineraryId,
      suiteId: 'BR-I,SV',
      suiteName: 'Seaview Suite',
    });
  }, 30_000);

  it('INQ-01 keeps the tab in the address, and shows under it what names such a thing', async () => {
    const browser = asBrowser(eleanor);
    const cardsAt = async (tab: string) =>
      [...(await browser.open(`${page}${tab}`)).html.matchAll(/inquiry-card__title/g)].length;
    expect([
      await cardsAt(''),
      await cardsAt('?tab=VOYAGE'),
      await cardsAt('?tab=SUITE'),
      await cardsAt('?tab=HAT'),
    ]).toEqual([3, 2, 2, 3]);
  });
});
