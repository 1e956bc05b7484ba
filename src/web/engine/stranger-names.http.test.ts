import { buySuite, findCategory } from '../../../test/support/buyer';
import { FormBrowser } from '../../../test/support/form-browser';
import { readOutbox } from '../../../test/support/outbox';
import { sharedServer, type SharedServer } from '../../../test/support/shared-server';
import { signIn } from '../../../test/support/sign-in';
import { until } from '../../../test/support/until';

let server: SharedServer;
beforeAll(async () => {
  server = await sharedServer();
}, 60_000);
afterAll(() => server.stop());

const email = 'real.person@example.org';

describe('a visitor who pays for a suite in the name of an address that is not proved', () => {
  it('F5 names neither the account nor the message; its owner does, by saying that the reservation is theirs', async () => {
    const wanted = await findCategory(server.url, 3);
    const bought = await buySuite(server.url, { ...wanted, email }, 'full');
    if (bought.kind !== 'reserved') throw new Error(`Expected a reservation, got ${bought.kind}`);
    await until(async () => (await readOutbox(server.url, email)).length, 1);
    const [message] = await readOutbox(server.url, email);
    expect(message?.text).toContain(bought.reservationId);
    expect(message?.text).toMatch(/^Thank you\. The /);
    expect(message?.text.replace(/https?:\S+/g, '')).not.toMatch(/Ada|Lindqvist/);

    const owner = await signIn(server.url, email);
    const nameOf = async () => {
      const { firstName, lastName } = (await (await owner.get('/api/user')).json()) as Record<string, string>;
      return [firstName, lastName];
    };
    expect(await nameOf()).toEqual(['', '']);
    const browser = new FormBrowser(server.url);
    for (const [name, value] of owner.jar) browser.adopt(name, value);
    const landing = await browser.open('/my-profile');
    expect([landing.status, landing.html.includes('Welcome, ')]).toEqual([200, false]);
    const answered = await browser.open('/my-profile/trips/unconfirmed', {
      reservationId: bought.reservationId,
      answer: 'confirm',
    });
    expect(answered.status).toBe(303);
    expect(await nameOf()).toEqual(['Ada', 'Lindqvist']);
    expect((await browser.open('/my-profile')).html).toContain('Welcome, Ada');
  }, 60_000);

  it('C1 opens nothing by its receipt after half a year, and leads its bearer to sign in', async () => {
    const wanted = await findCategory(server.url, 3);
    const bought = await buySuite(server.url, { ...wanted, email: 'receipts@example.com' }, 'full');
    if (bought.kind !== 'reserved') throw new Error(`Expected a reservation, got ${bought.kind}`);
    const browser = new FormBrowser(server.url);
    expect((await browser.open(bought.confirmation)).status).toBe(200);
    await fetch(`${server.url}/dev/clock`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ now: new Date(Date.now() + 181 * 24 * 3_600_000).toISOString() }),
    });
    for (const address of [bought.confirmation, bought.confirmation.replace('confirmation', 'manage')]) {
      const { status, location } = await browser.open(address);
      expect([status, location]).toEqual([303, expect.stringMatching(/^\/login\?returnUrl=/)]);
    }
  }, 60_000);
});
