import { attributesIn, textsIn } from '../../../test/support/parse-html';
import { resetLine } from '../../../test/support/reset-line';
import { sharedServer, type SharedServer } from '../../../test/support/shared-server';
import { ApiClient, signIn } from '../../../test/support/sign-in';
import { until } from '../../../test/support/until';

let server: SharedServer;
let eleanor: ApiClient;
let james: ApiClient;
beforeAll(async () => {
  server = await sharedServer();
  eleanor = await signIn(server.url, 'guest@example.com');
  james = await signIn(server.url, 'newcomer@example.com');
}, 60_000);
afterAll(() => server.stop());
beforeEach(() => resetLine(server.url));

const trip = 'ON70010001';
const path = `/my-profile/trips/requests?reservationId=${trip}`;
const textOf = async (answer: Response) => (await answer.text()).replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
const send = (guest: ApiClient, fields: Readonly<Record<string, string>>) =>
  guest.upload('/my-profile/trips/requests', { reservationId: trip, intent: 'ask', ...fields });
/** Eleanor's only request of a case. */
async function askForName(): Promise<string> {
  const asked = await send(eleanor, { requestKey: 'a form', kind: 'name', text: 'My middle name is missing.' });
  expect(asked.status).toBe(303);
  const [request = ''] = attributesIn(await (await eleanor.get(path)).text(), '[name="request"]', 'value');
  return request;
}
const replyTo = (request: string) => ({ intent: 'reply', requestKey: 'a reply', request, text: 'It is Anne.' });
const setCrm = (state: string) =>
  fetch(`${server.url}/dev/crm`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ state }),
  });

describe('requests about a trip', () => {
  it('D2 ROL-05 are stored while the CRM is down, once for a form that is sent twice, with a time for the reply', async () => {
    await setCrm('down');
    try {
      const asked = { requestKey: 'a form', kind: 'name', text: 'My middle name is missing.' };
      const [first, again] = [await send(eleanor, asked), await send(eleanor, asked)];
      expect([first.status, again.status]).toEqual([303, 303]);
      const page = await textOf(await eleanor.get(path));
      expect(page.match(/My middle name is missing\./g)).toHaveLength(1);
      expect(page).toMatch(/We answer by \w+, \d+ \w+, \d+:\d\d [ap]m/);
      expect(page).toContain('It is stored, and goes to your consultant’s system as soon as that answers.');
    } finally {
      await setCrm('up');
    }
  });

  it('ROL-05 say beside the field what is missing, and keep what was typed', async () => {
    const answer = await send(eleanor, { requestKey: 'another', kind: '', text: 'A quiet table, please.' });
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(html).toContain('Please choose what it is about.');
    expect(textsIn(html, 'textarea[name="text"]')).toContain('A quiet table, please.');
  });

  it('H13 ROL-05 keep a reply that is refused, in its open form, with a draft of its own', async () => {
    const reply = { ...replyTo(await askForName()), text: 'x'.repeat(2_500) };
    const answer = await send(eleanor, reply);
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(textsIn(html, 'details[open] form[data-draft^="reply "] textarea[name="text"]')).toEqual([reply.text]);
    expect(attributesIn(html, 'form[data-draft^="request "]', 'data-draft')).toEqual([`request ${trip}`]);
  });

  it('ROL-04 take a reply of their guest, and none of another', async () => {
    const reply = replyTo(await askForName());
    expect((await send(eleanor, reply)).status).toBe(303);
    expect(await textOf(await eleanor.get(path))).toContain('It is Anne.');
    expect([(await james.get(path)).status, (await send(james, reply)).status]).toEqual([404, 404]);
    expect((await send(eleanor, { ...reply, request: 'of nobody' })).status).toBe(422);
  });

  it.each(['ON70010006', 'ON70010008'])('ROL-05 TRD-04 offer no change to %s, which has ended', async (ended) => {
    const html = await (await eleanor.get(`${path.replace(trip, ended)}&kind=cancel`)).text();
    expect(html).toContain('How the voyage was');
    for (const change of ['Change a name', 'Move to another sailing', 'What cancelling costs'])
      expect(html).not.toContain(change);
    const trips = await (await eleanor.get(`/my-profile/trips/itinerary?reservationId=${ended}`)).text();
    expect(trips).not.toContain('Plans change.');
  });

  it('ROL-05 F8 show before they are sent what cancelling costs, which sailings are free and whose name it is', async () => {
    const open = async (kind: string) => {
      const html = await (await eleanor.get(`${path}&kind=${kind}`)).text();
      const [text = ''] = textsIn(html, '#ask-text');
      return { html, text, choices: attributesIn(html, '.request-advice__choices a', 'href') };
    };
    const sums = textsIn((await open('cancel')).html, '#advice dd').map((sum) => Number(sum.replace(/[$,]/g, '')));
    const [paid = NaN, kept = NaN, back = NaN] = sums;
    expect(kept + back).toBeCloseTo(paid, 2);
    const moves = (await open('move')).choices;
    expect(moves.length).toBeGreaterThan(0);
    const [sailing = ''] = moves.map((href) => new URL(href, server.url).searchParams.get('chosen') ?? '');
    expect((await open(`move&chosen=${sailing}`)).text).toContain(`(${sailing}), in the same suite category`);
    expect((await open('move&chosen=ON1-ZZZ-270412-007')).text).toBe('');
    expect((await open('name&chosen=1')).text).toContain('In the booking: Daniel James Marsh');
    expect((await james.get(`${path}&kind=cancel`)).status).toBe(404);
  });

  it('ROL-05 stand on the trip’s own page with how many are open', async () => {
    await askForName();
    const page = await textOf(await eleanor.get(`/my-profile/trips/itinerary?reservationId=${trip}`));
    expect(page).toMatch(/ 1 open request(?!s)/);
  });

  it('ROL-04 ROL-06 are answered on a page of the staff, which is none for guests and notes who read what', async () => {
    const own = await askForName();
    expect((await send(eleanor, replyTo(own))).status).toBe(303);
    const answer = { step: 'answer', request: own, requestKey: 'an answer', text: 'Anne stands in it now.' };
    const pages = ['/staff/requests', `/staff/requests/request?request=${own}`];
    for (const page of pages) {
      expect((await eleanor.get(page)).status).toBe(404);
      expect((await new ApiClient(server.url).get(page)).headers.get('location')).toContain('/login');
    }
    expect((await eleanor.submit('/staff/requests/request', answer)).status).toBe(404);

    const ines = await signIn(server.url, 'consultant@example.com');
    const listed = async (state: string) =>
      attributesIn(await (await ines.get(`/staff/requests?state=${state}&reservationId=${trip}`)).text(), 'a', 'href');
    // The job that carries requests to the CRM runs every 15 seconds.
    await until(async () => (await listed('waiting')).includes(pages[1] ?? ''), true, 30_000);
    const opened = async () => textOf(await ines.get(pages[1] ?? ''));
    // The reply may follow the request with a later round of the job.
    await until(async () => (await opened()).includes('It is Anne.'), true, 30_000);
    expect(await opened()).toMatch(/Who has read it Inés Calloway, \w+, \d+ \w+/);
    const empty = await ines.submit('/staff/requests/request', { ...answer, text: ' ' });
    expect([empty.status, await textOf(empty)]).toEqual([422, expect.stringContaining('Please write an answer.')]);
    expect((await ines.submit('/staff/requests/request', answer)).headers.get('location')).toContain('done=answer');
    expect(await listed('answered')).toContain(pages[1]);
    await until(async () => (await textOf(await eleanor.get(path))).includes('Anne stands in it now.'), true, 30_000);

    const move = (now: string) =>
      fetch(`${server.url}/dev/clock`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ now }),
      });
    try {
      await move(new Date(Date.now() + 13 * 3_600_000).toISOString());
      expect((await ines.get(pages[0] ?? '')).headers.get('location')).toContain('again=true');
    } finally {
      await move(new Date().toISOString());
    }
  }, 90_000);

  it('C13 F9 take files by their content, give them back to their guest alone, and say what is wrong with others', async () => {
    const pdf = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n%%EOF');
    const ask = (requestKey: string, ...files: readonly { readonly name: string; readonly bytes: Uint8Array }[]) =>
      eleanor.upload(
        '/my-profile/trips/requests',
        { reservationId: trip, intent: 'ask', requestKey, kind: 'special', text: 'Our papers.' },
        files.map((file) => ({ field: 'files', ...file })),
      );
    for (const [what, file] of [
      ['neither a JPEG', { name: 'papers.pdf', bytes: Buffer.from('MZ') }],
      ['A PDF is locked', { name: 'papers.pdf', bytes: Buffer.concat([pdf, Buffer.from('/JS %%EOF')]) }],
      ['too large', { name: 'papers.pdf', bytes: Buffer.concat([pdf, Buffer.alloc(4 * 1024 * 1024)]) }],
    ] as const) {
      const refused = await ask('with a wrong file', file);
      expect([refused.status, await textOf(refused)]).toEqual([422, expect.stringContaining(what)]);
    }
    expect((await ask('with a file', { name: '../our papers.exe', bytes: pdf })).status).toBe(303);
    const html = await (await eleanor.get(path)).text();
    const [href = ''] = attributesIn(html, '.request__file', 'href');
    const file = await eleanor.get(href);
    expect(file.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''our%20papers.pdf");
    expect([file.headers.get('content-type'), Buffer.from(await file.arrayBuffer())]).toEqual(['application/pdf', pdf]);
    expect((await james.get(href)).status).toBe(404);
    expect((await eleanor.get(href.replace(/file=.*/, 'file=of-nobody'))).status).toBe(404);
  });
});
