import type { Locator, Page } from 'playwright-core';
import { parseHtml } from '../support/parse-html';
import { type ApiClient, signIn } from '../support/sign-in';
import { keyboardOf } from './keyboard';
import { openSite, type Site, sticksOut, visit } from './site';
import { type Hands, pointer } from './thread';

let site: Site;
let eleanor: ApiClient;
beforeAll(async () => {
  site = await openSite();
  eleanor = await signIn(site.url, 'guest@example.com');
}, 60_000);
afterAll(() => site.close());

/** A press of a link, a box or a button, and a choice from a list: each counts as one. What is typed counts nothing. */
class Guest {
  private presses = 0;

  constructor(
    readonly page: Page,
    private readonly reservationId: string,
    private readonly hands: Hands & { readonly tick?: (box: Locator) => Promise<void> },
  ) {}

  /** From the trip's own page; what a job opens has no sideways scroll. */
  async do(job: (guest: Guest) => Promise<void>): Promise<number> {
    this.presses = 0;
    await this.page.goto(`/my-profile/trips/itinerary?reservationId=${this.reservationId}`);
    await job(this);
    expect([this.page.url(), await sticksOut(this.page)]).toEqual([this.page.url(), []]);
    return this.presses;
  }

  async open(target: Locator, path: string): Promise<void> {
    await this.press(target);
    await this.page.waitForURL(`**${path}**`);
  }

  async press(target: Locator): Promise<void> {
    this.presses += 1;
    await this.hands.press(target);
  }

  async choose(box: Locator): Promise<void> {
    this.presses += 1;
    await (this.hands.tick ? this.hands.tick(box) : box.check());
  }

  async pick(list: Locator, label: string): Promise<void> {
    this.presses += 1;
    await this.hands.pick(list, label);
  }

  write = (field: Locator, text: string): Promise<void> => this.hands.write(field, text);

  async openPage(name: string): Promise<void> {
    const pages = this.page.getByRole('navigation', { name: 'Pages of this trip' });
    const link = pages.getByRole('link', { name });
    const [path = ''] = ((await link.getAttribute('href')) ?? '').split('?');
    await this.open(link, path);
  }

  /** From the list of preparations, whose first traveller stands open. */
  async openEntry(item: string, traveller: string): Promise<void> {
    const fold = this.page.locator('details', { has: this.page.getByRole('heading', { name: traveller }) });
    if ((await fold.getAttribute('open')) === null) await this.press(fold.locator('summary'));
    const name = new RegExp(`^(Enter|Change)\\s*, ${item} of ${traveller}`);
    await this.open(this.page.getByRole('link', { name }), '/preparation/entry');
  }

  async save(receipt: string): Promise<void> {
    await this.open(this.page.getByRole('button', { name: 'Save' }), receipt);
  }
}

/** On a page that has just come, the link to its content is taken first. */
function keysOf(page: Page): Hands & { readonly tick: (box: Locator) => Promise<void> } {
  const keys = keyboardOf(page);
  const goTo = async (target: Locator) => {
    // Outlives a page that is just being left, which an evaluation does not.
    const focus = await page.waitForFunction(
      () =>
        document.readyState !== 'loading' &&
        document.activeElement && { isNowhere: document.activeElement === document.body },
    );
    const { isNowhere } = await focus.jsonValue().then((value) => value || { isNowhere: true });
    if (isNowhere) {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
    }
    await keys.goTo(target);
  };
  return {
    press: async (target) => {
      await goTo(target);
      await page.keyboard.press('Enter');
    },
    write: async (field, text) => {
      await goTo(field);
      await keys.write(field, text);
    },
    pick: async (list, label) => {
      await goTo(list);
      await keys.pick(list, label);
    },
    tick: async (box) => {
      await goTo(box);
      await page.keyboard.press('Space');
    },
  };
}

const others = 'Daniel James Marsh';
const main = (page: Page) => page.locator('main');
const shown = (page: Page, words: string | RegExp) => main(page).getByText(words).first().waitFor();

const jobs: Readonly<Record<string, (guest: Guest) => Promise<void>>> = {
  'sees who travels, what is missing and whose it is': async (guest) => {
    await guest.openPage('Before you board');
    for (const name of ['Eleanor Marsh', others]) await main(guest.page).getByRole('heading', { name }).waitFor();
    await shown(guest.page, 'Missing');
  },
  'finds everything about embarkation in one place': async (guest) => {
    await guest.openPage('Boarding page');
    for (const words of ['Where you board', 'The yacht sails', 'All ports and their times', 'Whom to call'])
      await shown(guest.page, words);
  },
  'gives a passport, and reads what the route asks of it': async (guest) => {
    const { page } = guest;
    await guest.openPage('Before you board');
    await guest.openEntry('Travel document', 'Eleanor Marsh');
    await guest.choose(page.getByRole('radio', { name: 'Passport' }));
    await guest.write(page.getByLabel('Number'), 'GB7654321');
    await guest.pick(page.getByLabel('Nationality'), 'United Kingdom');
    await page.getByLabel('Valid until').fill('2035-05-05');
    await guest.save('saved=papers');
    await shown(page, '••••••321');
    await guest.openEntry('Visas and health rules', 'Eleanor Marsh');
    await shown(page, 'With a passport of United Kingdom.');
  },
  'tells the galley of an allergy of somebody who travels along': async (guest) => {
    await guest.openPage('Before you board');
    await guest.openEntry('Diet and allergies', others);
    await guest.choose(guest.page.getByRole('checkbox', { name: 'Nuts', exact: true }));
    expect(await guest.page.getByRole('checkbox', { name: 'The galley' }).isChecked()).toBe(true);
    await guest.save('saved=diet');
    await shown(guest.page, 'Nuts');
  },
  'invites a companion': async (guest) => {
    const { page } = guest;
    await guest.openPage('Who takes part');
    await guest.choose(page.getByRole('radio', { name: /^Companion/ }));
    await guest.pick(page.getByLabel('Who of your party this is'), others);
    await guest.write(page.getByLabel('E-mail address'), 'daniel@example.com');
    await guest.open(page.getByRole('button', { name: 'Send the invitation' }), 'done=invited');
    await shown(page, 'daniel@example.com');
  },
  'asks for a name to be changed, and reads by when it is answered': async (guest) => {
    const { page } = guest;
    await guest.openPage('Ask us');
    await guest.open(page.getByRole('link', { name: 'A name as the travel document has it' }), 'kind=name');
    await guest.open(main(page).getByRole('link', { name: others }), 'chosen=1');
    const text = page.getByRole('textbox', { name: 'Your request' });
    await guest.write(text, `${await text.inputValue()}Daniel Jacob Marsh`);
    await guest.open(page.getByRole('button', { name: 'Send the request' }), 'done=');
    await shown(page, /We answer by \w+/);
  },
  'reads what cancelling costs before asking for it': async (guest) => {
    await guest.open(main(guest.page).getByRole('link', { name: 'See today’s cost' }), 'kind=cancel');
    for (const words of ['Paid', 'The line keeps', 'You get back']) await shown(guest.page, words);
  },
  'sees what is paid and what comes next': async (guest) => {
    await guest.open(guest.page.getByRole('link', { name: 'Payment', exact: true }), 'tab=payment');
    for (const words of ['Total', 'Remaining']) await shown(guest.page, words);
  },
  'carries the boarding page without network': async (guest) => {
    const { page } = guest;
    await guest.openPage('Boarding page');
    const address = page.url();
    await guest.press(page.getByRole('button', { name: 'Keep this page on this device' }));
    await shown(page, 'It opens here without network');
    await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated');
    await page.context().setOffline(true);
    await page.goto(address);
    for (const words of ['You see the copy on this device.', 'Whom to call']) await shown(page, words);
    await page.context().setOffline(false);
    await page.goto(address);
  },
  'reaches a person, and knows whether they are there now': async (guest) => {
    expect(await main(guest.page).locator('a[href^="tel:"]').first().isVisible()).toBe(true);
    await guest.openPage('Ask us');
    await shown(guest.page, /^(Open now|Closed now)/);
    await guest.page.getByRole('radio', { name: 'Please call me back' }).waitFor();
  },
};

const clicks = [1, 1, 6, 5, 4, 4, 1, 1, 2, 1];

/** Where links lead from a trip's own page, one after the other, and what stands at their end: what the jobs need. */
const ways: readonly (readonly [readonly string[], readonly (string | RegExp)[]])[] = [
  [['Before you board'], ['Eleanor Marsh', others, 'Missing']],
  [
    ['Before you board', 'Enter, Travel document of Eleanor Marsh'],
    ['Passport', 'Nationality', 'Valid until', 'Save'],
  ],
  [
    ['Before you board', `Enter, Diet and allergies of ${others}`],
    ['Nuts', 'The galley', 'Save'],
  ],
  [
    ['Boarding page'],
    ['Where you board', 'All ports and their times', 'Whom to call', 'Keep this page on this device'],
  ],
  [['Who takes part'], ['Companion', 'Who of your party this is', 'E-mail address', 'Send the invitation']],
  [
    ['Ask us', 'A name as the travel document has it', others],
    ['Your request', 'Send the request', 'and a time by which they do'],
  ],
  [['Ask us'], [/(Open now|Closed now)/, 'Please call me back']],
  [['See today’s cost'], ['Paid', 'The line keeps', 'You get back']],
  [['Payment'], ['Total', 'Remaining']],
];

it('ROL-02 ROL-05 every job of the time after paying is as near to a trip as its presses say, by links alone', async () => {
  const read = async (path: string) => parseHtml(await (await eleanor.get(path)).text());
  for (const [links, words] of ways) {
    let page = await read('/my-profile/trips/itinerary?reservationId=ON70010001');
    expect(page.querySelector('main a[href^="tel:"]')?.text).toMatch(/^\+1/);
    for (const name of links) {
      const link = page.querySelectorAll('main a').find(({ text }) => text.startsWith(name));
      page = await read(link?.getAttribute('href') ?? `/no-link-${name}`);
    }
    const text = page.querySelector('main')?.text.replace(/\s+/g, ' ') ?? '';
    for (const word of words) expect([links, text]).toEqual([links, expect.stringMatching(word)]);
  }
});

/** A trip for each, because a companion is invited once. */
const hands = [
  { title: 'with a pointer at 390 px', width: 390, reservationId: 'ON70010001', isByKeyboard: false },
  { title: 'by keyboard alone at 1440 px', width: 1440, reservationId: 'ON70010009', isByKeyboard: true },
] as const;

it.each(hands)(
  'ROL-02 ROL-05 a guest does the ten jobs of the time after paying $title (in full)',
  async ({ width, reservationId, isByKeyboard }) => {
    const { page, context, complaints, leave } = await visit(site, { viewport: { width, height: 844 } });
    await context.addCookies([
      { name: 'consent', value: 'declined', url: site.url },
      ...[...eleanor.jar].map(([name, value]) => ({ name, value, url: site.url })),
    ]);
    const guest = new Guest(page, reservationId, isByKeyboard ? keysOf(page) : pointer);
    const counted = [];
    for (const job of Object.values(jobs)) counted.push(await guest.do(job));
    expect(counted).toEqual(clicks);
    // The pages that are open when the network goes say so in the console.
    expect(complaints.filter((one) => !one.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
    await leave();
  },
  300_000,
);
