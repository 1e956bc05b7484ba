import { FormBrowser } from '../../../test/support/form-browser';
import { readOutbox } from '../../../test/support/outbox';
import { resetLine } from '../../../test/support/reset-line';
import { sharedServer, type SharedServer } from '../../../test/support/shared-server';
import { type ApiClient, signIn } from '../../../test/support/sign-in';

let server: SharedServer;
let eleanor: ApiClient;
beforeAll(async () => {
  server = await sharedServer();
  // Those of other files end: restoring the line ends no session (sign-in-tables.ts), and the copy lists all of them.
  const first = await signIn(server.url, 'guest@example.com', { address: '198.51.111.1' });
  await first.submit('/my-profile/settings/sessions/end', { session: 'everywhere' });
  await resetLine(server.url);
  eleanor = await signIn(server.url, 'guest@example.com', { address: '198.51.111.1' });
}, 60_000);
beforeEach(() => resetLine(server.url));
afterAll(() => server.stop());

const page = '/my-profile/settings/data';
const asBrowser = () => {
  const browser = new FormBrowser(server.url, { address: '198.51.111.9' });
  for (const [name, value] of eleanor.jar) browser.adopt(name, value);
  return browser;
};
const again = `/login?${new URLSearchParams({ returnUrl: page, again: 'true' }).toString()}`;
/** The code gets old, and young again. */
const moveClock = (ms: number) =>
  fetch(`${server.url}/dev/clock`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ now: new Date(Date.now() + ms).toISOString() }),
  });

describe('My Data', () => {
  it('H60 C16 gives the whole copy to its guest, who has just typed a code, and caches it nowhere', async () => {
    const copy = await asBrowser().open(`${page}/export`);
    expect([copy.status, copy.headers.get('cache-control'), copy.headers.get('content-disposition')]).toEqual([
      200,
      'private, no-store',
      expect.stringMatching(/^attachment; filename="?my-data-20\d\d-\d\d-\d\d\.json"?$/),
    ]);
    const file = JSON.parse(copy.html) as Readonly<Record<string, unknown>> & {
      readonly about: { readonly notIncluded: readonly unknown[] };
    };
    expect(file).toMatchObject({
      profile: { firstName: 'Eleanor', email: 'guest@example.com' },
      contactDetails: expect.arrayContaining([
        expect.objectContaining({ address: 'guest@example.com', confirmed: 'guest@example.com' }),
      ]),
      addresses: expect.arrayContaining([expect.objectContaining({ country: 'US' })]),
      favourites: expect.arrayContaining([
        expect.objectContaining({ type: 'STORY', value: 'lights-out-off-stromboli' }),
      ]),
      consents: [{ subject: expect.any(String) }, { isGiven: expect.any(Boolean) }],
      sessions: [{ browser: expect.any(String) }],
      passkeys: [],
      preparation: { entries: [], remembered: {}, readings: [] },
    });
    expect((file['trips'] as readonly unknown[]).length).toBeGreaterThan(5);
    expect((file['payments'] as readonly { readonly amount: string }[])[0]?.amount).toMatch(/^\$[\d,]+\.\d\d$/);
    expect(file.about.notIncluded.length).toBeGreaterThan(3);
    expect(copy.html).not.toMatch(/newcomer|Okafor/);
    const shown = (await asBrowser().open(page)).html;
    for (const chapter of ['Your payments', 'Your appointments', 'Your notification settings', 'Your preferences'])
      expect(shown).toContain(chapter);
    expect(await new FormBrowser(server.url).open(`${page}/export`)).toMatchObject({
      status: 302,
      location: `/login?${new URLSearchParams({ returnUrl: `${page}/export` }).toString()}`,
    });
  });

  it('A8 gives no copy and takes no request when the code is old', async () => {
    await moveClock(11 * 60_000);
    const browser = asBrowser();
    expect(await browser.open(`${page}/export`)).toMatchObject({ status: 302, location: again });
    expect(await browser.open(`${page}/deletion`, { understood: '1' })).toMatchObject({ status: 303 });
    const { html } = await browser.open(page);
    await moveClock(0);
    expect([
      html.includes('Download my data'),
      html.includes('Ask for deletion'),
      html.includes('Confirm with a code'),
      html.includes('You asked for deletion'),
    ]).toEqual([false, false, true, false]);
  });

  it('D2 D4 records a request for deletion once, writes about it, shows it, and takes it back', async () => {
    const browser = asBrowser();
    const notTicked = await browser.open(`${page}/deletion`, {});
    expect([notTicked.status, notTicked.html.includes('Please tick the box')]).toEqual([422, true]);
    expect(await browser.open(`${page}/deletion`, { understood: '1' })).toMatchObject({
      status: 303,
      location: `${page}?done=asked`,
    });
    expect(await browser.open(`${page}/deletion`, { understood: '1' })).toMatchObject({
      status: 303,
      location: `${page}?done=known`,
    });
    const messages = (await readOutbox(server.url, 'guest@example.com')).filter(({ subject }) =>
      /delete your data/.test(subject),
    );
    expect(messages).toHaveLength(1);
    expect(await readOutbox(server.url, 'privacy@ondine.example')).toHaveLength(1);
    expect((await browser.open(page)).html).toMatch(
      /You asked for deletion on \d+ \w+ 20\d\d\..*Withdraw the request/s,
    );
    expect(await browser.open(`${page}/deletion/withdraw`, {})).toMatchObject({
      status: 303,
      location: `${page}?done=withdrawn`,
    });
    expect(await browser.open(`${page}/deletion/withdraw`, {})).toMatchObject({
      status: 303,
      location: `${page}?done=none`,
    });
    const after = (await browser.open(page)).html;
    expect([after.includes('Ask for deletion'), /Asked on \d+ \w+ 20\d\d: Withdrawn/.test(after)]).toEqual([
      true,
      true,
    ]);
  });

  it('H14 records a guest’s choice about cookies with its words, and a visitor’s nowhere', async () => {
    expect((await eleanor.post('/api/consent', { choice: 'accepted' })).status).toBe(200);
    expect((await eleanor.post('/api/consent', { choice: 'perhaps' })).status).toBe(422);
    const { html } = await asBrowser().open(page);
    expect(html).toMatch(/You agreed.*May we keep one cookie.*Asked about cookies, on this site/s);
    expect(
      (
        await fetch(`${server.url}/api/consent`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: '{"choice":"accepted"}',
        })
      ).status,
    ).toBe(401);
  });
});
