import { readOutbox } from '../../../test/support/outbox';
import { attributesIn, parseHtml } from '../../../test/support/parse-html';
import { readPdf } from '../../../test/support/read-pdf';
import { sharedServer, type SharedServer } from '../../../test/support/shared-server';
import { ApiClient, signIn } from '../../../test/support/sign-in';

/** What the invitation's form sends. */
const answerOf = (path: string, answer: string) =>
  ['/invitation', { token: new URLSearchParams(path.split('?')[1]).get('token') ?? '', answer }] as const;

let server: SharedServer;
let eleanor: ApiClient;
let daniel: ApiClient;
beforeAll(async () => {
  server = await sharedServer();
  eleanor = await signIn(server.url, 'guest@example.com');
  await eleanor.submit('/my-profile/trips/party', {
    intent: 'invite',
    reservationId: trip,
    role: 'companion',
    traveller: '1',
    email: 'daniel@example.com',
  });
  const [invitation] = await readOutbox(server.url, 'daniel@example.com');
  const path = /\/invitation\?token=[\w-]+/.exec(invitation?.text ?? '')?.[0] ?? '';
  await new ApiClient(server.url).submit(...answerOf(path, 'accept'));
  daniel = await signIn(server.url, 'daniel@example.com');
}, 60_000);
afterAll(() => server.stop());

const trip = 'ON70010001';
const listPath = `/my-profile/trips/preparation?reservationId=${trip}`;
const entryPath = (traveller: number, item: string) =>
  `/my-profile/trips/preparation/entry?reservationId=${trip}&traveller=${traveller}&item=${item}`;
const save = (guest: ApiClient, traveller: number, item: string, fields: Readonly<Record<string, string>>) =>
  guest.submit('/my-profile/trips/preparation/entry', {
    reservationId: trip,
    traveller: String(traveller),
    item,
    ...fields,
  });
const textOf = async (answer: Response) => (await answer.text()).replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
const papers = { type: 'passport', number: 'GB 7654321', nationality: 'GB', validUntil: '2035-05-05' };

describe('the preparation list', () => {
  it('ROL-04 leaves what a companion enters to them, and shows the holder that it is given', async () => {
    const theirs = { ...papers, number: 'GB 7654908', remember: '1' };
    expect((await save(daniel, 1, 'papers', theirs)).status).toBe(303);
    const note = 'An allergy to penicillin.';
    expect((await save(daniel, 1, 'health', { mobility: 'none', note, 'shared.doctor': '1' })).status).toBe(303);
    const own = await textOf(await daniel.get(listPath));
    expect(own).toContain('908');
    expect(own).toContain(note);
    expect(own).not.toContain('GB7654908');
    const holders = await textOf(await eleanor.get(listPath));
    expect(holders).toMatch(/Daniel James Marsh \d of \d given Travel document .* Given by/);
    expect(holders).not.toMatch(/penicillin|908/);
    expect(holders).toContain('Only they see what they entered.');
  });

  it('ROL-04 answers every address of another guest’s item as if there were none', async () => {
    const james = await signIn(server.url, 'newcomer@example.com');
    for (const guest of [james, daniel])
      for (const item of ['papers', 'health', 'boarding']) {
        const statuses = [
          (await guest.get(entryPath(0, item))).status,
          (await save(guest, 0, item, papers)).status,
          (await guest.get(`/my-profile/trips/preparation/luggage-labels.pdf?reservationId=${trip}&traveller=0`))
            .status,
        ];
        expect([item, ...statuses]).toEqual([item, 404, 404, 404]);
      }
    expect([(await james.get(listPath)).status, (await eleanor.get(entryPath(1, 'health'))).status]).toEqual([
      404, 404,
    ]);
  });

  it('F9 stays in its form while something is wrong, and says what beside the field', async () => {
    const answer = await save(eleanor, 0, 'papers', { ...papers, validUntil: '2035-02-30' });
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(attributesIn(html, '#entry-number', 'value')).toEqual(['GB 7654321']);
    expect(attributesIn(html, '.trip-form', 'data-draft')).toEqual([`preparation ${trip} 0 papers`]);
    expect(html).toContain('This day does not exist.');
  });

  it('says before a travel document is entered until when the line’s terms require it to be valid', async () => {
    const page = parseHtml(await (await eleanor.get(entryPath(0, 'papers'))).text());
    const hintId = page.querySelector('#entry-validUntil')?.getAttribute('aria-describedby') ?? '';
    const hint = page.querySelector(`#${hintId}`)?.text ?? '';
    const [, day = ''] = /^Our terms require a passport that is valid until (.+) at least\.$/.exec(hint) ?? [];
    const dayBefore = new Date(Date.parse(`${day} UTC`) - 24 * 3600_000).toISOString().slice(0, 10);
    await save(eleanor, 0, 'papers', { ...papers, validUntil: dayBefore });
    expect(await textOf(await eleanor.get(listPath))).toContain(`The passport has to be valid until ${day} at least.`);
  });

  it('offers no travel document but the passport that the terms require, and takes no other one', async () => {
    const page = parseHtml(await (await eleanor.get(entryPath(0, 'papers'))).text());
    const choices = page.querySelectorAll('input[name="type"]');
    expect(choices.map((choice) => [choice.getAttribute('value'), choice.hasAttribute('checked')])).toEqual([
      ['passport', true],
    ]);
    expect(page.text).toContain('An identity card is not enough.');
    expect((await save(eleanor, 0, 'papers', { ...papers, type: 'identity-card' })).status).toBe(422);
  });

  it('names what is known of the route with its source and day, and what is not known', async () => {
    await save(eleanor, 0, 'papers', { ...papers, nationality: 'US' });
    const page = await textOf(await eleanor.get(entryPath(0, 'entry')));
    expect(page).toMatch(/With a passport of .*(Regulation \(EU\)|We know of no rule here)/);
    expect(page).toContain('Rules change.');
  });

  it('H39 gives an hour of embarkation, and labels for each piece of luggage under the name of the yacht', async () => {
    const hours = async () =>
      parseHtml(await (await eleanor.get(entryPath(0, 'boarding'))).text()).querySelector('#entry-hour');
    const hour = (await hours())?.querySelector('option:not([value=""])')?.attributes['value'] ?? '';
    expect((await save(eleanor, 0, 'boarding', { hour, bags: '4' })).status).toBe(303);
    const chosen = (await hours())?.querySelector('option[selected]');
    const [words, clock] = /^(\d+:00 [ap]m), room for/.exec(chosen?.text ?? '') ?? [];
    expect([hour, words]).toEqual([chosen?.attributes['value'], expect.any(String)]);
    expect(await textOf(await eleanor.get(`/my-profile/trips/preparation?reservationId=${trip}`))).toContain(clock);
    const answer = await eleanor.get(
      `/my-profile/trips/preparation/luggage-labels.pdf?reservationId=${trip}&traveller=0`,
    );
    const pdf = readPdf(Buffer.from(await answer.arrayBuffer()));
    expect(pdf.text).toContain('Piece 4 of 4');
    expect(pdf.text).toContain('ONDINE YACHTS, ONDINE I');
  });

  it('fills in for the next trip what a traveller chose to have remembered', async () => {
    await save(eleanor, 0, 'emergency', {
      name: 'Rosa Vidal',
      relation: 'Sister',
      phone: '+34 971 555 014',
      remember: '1',
    });
    const next = '/my-profile/trips/preparation/entry?reservationId=ON70010002&traveller=0&item=emergency';
    const page = await textOf(await eleanor.get(next));
    expect(page).toContain('Filled in from your last trip.');
  });

  it('ROL-04 ROL-06 shows the staff every state and only what is shared with the consultant, and its guest who read it', async () => {
    const path = `/staff/preparation?reservationId=${trip}`;
    for (const guest of [eleanor, daniel]) expect((await guest.get(path)).status).toBe(404);
    await save(eleanor, 0, 'diet', { 'allergies.nuts': '1', 'shared.consultant': '1' });
    await save(eleanor, 0, 'health', { mobility: 'none', note: 'A knee.', 'shared.doctor': '1' });
    const ines = await signIn(server.url, 'consultant@example.com');
    const list = await textOf(await ines.get(path));
    expect(list).toMatch(/Diet and allergies From Eleanor Marsh Allergies Nuts Your consultant/);
    expect(list).toMatch(/Mobility and health From Eleanor Marsh Not shared with the consultant\. Given/);
    expect(list).not.toMatch(/A knee|penicillin/);
    await ines.get(path);
    const own = await textOf(await eleanor.get(listPath));
    expect(own.match(/Your consultant \(Inés Calloway\) read it on/g)).toHaveLength(1);
    expect((await ines.get('/staff/preparation?reservationId=ON7')).status).toBe(404);
  });

  it('stands on the trip’s own page with what is given', async () => {
    const page = await textOf(await eleanor.get(`/my-profile/trips/itinerary?reservationId=${trip}`));
    expect(page).toMatch(/Before you board \d+ of \d+ given/);
  });
});
