import { attributesIn, valueOf } from '../../../test/support/parse-html';
import fc from 'fast-check';
import { FormBrowser } from '../../../test/support/form-browser';
import { readOutbox, readCode } from '../../../test/support/outbox';
import { sharedServer, type SharedServer } from '../../../test/support/shared-server';

let server: SharedServer;
let itineraryId: string;
beforeAll(async () => {
  server = await sharedServer();
  const voyages = (await (await fetch(`${server.url}/api/voyages`)).json()) as readonly {
    readonly itineraryId: string;
  }[];
  itineraryId = voyages.at(-1)?.itineraryId ?? '';
}, 60_000);
afterAll(() => server.stop());

let browsers = 0;
const newBrowser = () =>
  new FormBrowser(server.url, { passTime: async () => undefined, address: `198.51.102.${(browsers += 1)}` });
const stopLinkIn = (html: string) => attributesIn(html, 'a[href^="/watch/stop?token="]', 'href')[0] ?? '';

/** Posts a form, and opens the page that the answer leads to, as a browser does. */
async function post(browser: FormBrowser, fields: Readonly<Record<string, string>>) {
  const { status, location } = await browser.open('/watch', fields);
  expect([status, location]).toEqual([303, expect.stringMatching(/^\/watch\?(task|outcome)=/)]);
  const page = await browser.open(location ?? '');
  return { ...page, address: location ?? '' };
}

async function watch(email: string, subject: Readonly<Record<string, string>> = {}) {
  const browser = newBrowser();
  const asked = await post(browser, { itineraryId, ...subject, events: 'all', email });
  const confirmed = await post(browser, {
    task: valueOf(asked.html, 'task'),
    step: 'check',
    OTP: await readCode(server.url, email),
  });
  return { browser, asked, confirmed, stopLink: stopLinkIn(confirmed.html) };
}

describe('watching a sailing by e-mail', () => {
  it('F4 F5 begins once the address is proved by a code, and the first message holds no word of the visitor', async () => {
    const email = 'watcher@example.com';
    const { browser, asked, confirmed, stopLink } = await watch(email);
    expect([asked.status, asked.html.includes('A code of six digits')]).toEqual([200, true]);
    expect([confirmed.status, confirmed.html.includes('We watch it for you')]).toEqual([200, true]);
    const [code] = await readOutbox(server.url, email);
    expect(code?.text).toContain('to be written to when a fare changes');
    expect(code?.text).not.toContain(itineraryId);
    expect(attributesIn(confirmed.html, '[data-ends-draft]', 'data-ends-draft')).toEqual(['watch']);
    // The same browser proves it once.
    const suite = await post(browser, { itineraryId, category: 'SV', events: 'fare', email });
    expect(suite.html).toContain('We watch it for you');
    const list = await browser.open(stopLink);
    expect(list.html).toContain('w•••@example.com');
    expect(attributesIn(list.html, 'button[value]', 'value').filter((value) => value.length === 36)).toHaveLength(2);
  });

  it('shows its code and its end again when they are reloaded or gone back to, without another message', async () => {
    const email = 'reloader@example.com';
    const { browser, asked, confirmed } = await watch(email);
    expect((await browser.open(confirmed.address)).html).toContain('We watch it for you');
    expect((await browser.open(asked.address)).html).toContain('A code of six digits');
    for (const { address } of [asked, confirmed]) expect(address).not.toContain('reloader');
    expect(await readOutbox(server.url, email)).toHaveLength(1);
    expect(
      (await browser.open(`/watch?outcome=${new URLSearchParams(asked.address.split('?')[1]).get('task')}`)).html,
    ).toContain('Choose a sailing on its page');
  });

  it('B4 ends by one post of a mail program, and not by being read', async () => {
    const { browser, confirmed, stopLink } = await watch('stopper@example.com');
    expect(await (await fetch(`${server.url}${stopLink}`)).text()).toContain('s•••@example.com');
    const posted = await fetch(`${server.url}${stopLink}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect([posted.status, (await posted.text()).includes('Nothing is watched')]).toEqual([200, true]);
    expect(await (await fetch(`${server.url}${stopLink}`)).text()).toContain('Nothing is watched');
    // Nor does the page on which it began say that it goes on.
    expect((await browser.open(confirmed.address)).html).not.toContain('We watch it for you');
  });

  it('F5 F9 answers whatever is typed into it, and never with another visitor’s address', async () => {
    const victim = 'victim.of.fuzz@example.com';
    const { stopLink } = await watch(victim);
    const token = new URL(stopLink, server.url).searchParams.get('token') ?? '';
    const task = valueOf((await post(newBrowser(), { itineraryId, email: victim })).html, 'task');
    const texts = [itineraryId, 'SV', 'all', 'free', victim, 'check', '000000', '', '%00', '<b>', "' or 1=1", '🜁'];
    const aText = fc.oneof(
      fc.constantFrom(...texts),
      fc.string({ maxLength: 40 }),
      fc.constant('x'.repeat(3_000)),
      fc.nat({ max: task.length }).map((at) => `${task.slice(0, at)}A${task.slice(at + 1)}`),
      fc.nat({ max: token.length - 2 }).map((at) => `${token.slice(0, at)}${token.slice(at + 1)}`),
    );
    const names = ['itineraryId', 'category', 'suiteId', 'events', 'email', 'task', 'step', 'OTP', 'token', 'watchId'];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('/watch', '/watch/stop'),
        fc.dictionary(fc.constantFrom(...names), aText, { maxKeys: 6 }),
        fc.boolean(),
        async (path, fields, isForm) => {
          const query = new URLSearchParams(fields).toString();
          const answer = await (isForm ? newBrowser().open(path, fields) : newBrowser().open(`${path}?${query}`));
          expect([200, 303, 400, 404, 413, 414, 422, 429, 431]).toContain(answer.status);
          expect(answer.html.includes('v•••@example.com') && fields['email'] !== victim).toBe(false);
          expect(answer.html).not.toContain(token);
        },
      ),
      { numRuns: 80 },
    );
    expect((await newBrowser().open(stopLink)).html).toContain('v•••@example.com');
  }, 60_000);

  it('refuses what is not for sale, a wrong code and whatever else is typed', async () => {
    const browser = newBrowser();
    expect((await browser.open(`/watch?itineraryId=${itineraryId}&suiteId=BR-I,SV`)).html).toContain('Seaview Suite');
    expect((await browser.open('/watch?itineraryId=ON1-NONE-270101-007')).status).toBe(404);
    expect((await browser.open('/watch', { itineraryId, email: 'nobody' })).status).toBe(422);
    const asked = await post(browser, { itineraryId, email: 'other@example.com' });
    const task = valueOf(asked.html, 'task');
    expect((await browser.open('/watch', { task, step: 'check', OTP: '000000' })).status).toBe(422);
    for (const nonsense of ['', '%', '<b>', 'x'.repeat(3_000), task.slice(0, -4)])
      expect([200, 404, 422]).toContain(
        (await browser.open('/watch', { task: nonsense, itineraryId: nonsense })).status,
      );
    for (const token of ['', 'x', task, 'x'.repeat(5_000)])
      expect((await browser.open(`/watch/stop?token=${encodeURIComponent(token)}`)).html).toContain(
        'Nothing is watched',
      );
  });
});
