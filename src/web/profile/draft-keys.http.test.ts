import { attributesIn } from '../../../test/support/parse-html';
import { sharedServer, type SharedServer } from '../../../test/support/shared-server';
import { ApiClient, signIn } from '../../../test/support/sign-in';

let server: SharedServer;
beforeAll(async () => {
  server = await sharedServer();
}, 60_000);
afterAll(() => server.stop());

const formAt = '/my-profile/settings/addresses';
const keyOf = (guest: ApiClient, visit = '') => guest.get(`/my-profile/draft-key?visit=${visit}`);

/** The visit that a guest's form names. */
async function visitOf(guest: ApiClient): Promise<string> {
  const [visit = ''] = attributesIn(await (await guest.get(formAt)).text(), 'form[data-draft-of]', 'data-draft-of');
  return visit;
}

describe('the key of a guest’s drafts', () => {
  it('H13 ROL-03 is the same in each session of a guest, and given to nobody else', async () => {
    const james = await signIn(server.url, 'newcomer@example.com');
    const eleanor = await signIn(server.url, 'guest@example.com');
    const visit = await visitOf(eleanor);
    const first = await keyOf(eleanor, visit);
    const key = await first.text();
    expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    const ofJames = await (await keyOf(james, await visitOf(james))).text();
    expect(ofJames).not.toBe(key);
    expect([(await keyOf(james, visit)).status, (await keyOf(eleanor)).status]).toEqual([404, 404]);
    expect((await keyOf(new ApiClient(server.url), visit)).status).toBe(302);
    await eleanor.post('/api/logout', {});
    await fetch(`${server.url}/dev/reset`, { method: 'POST' });
    const again = await signIn(server.url, 'guest@example.com');
    const later = await visitOf(again);
    expect([later === visit, await (await keyOf(again, later)).text()]).toEqual([false, key]);
  });
});
