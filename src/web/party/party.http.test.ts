import { callOfPage, type IdInput, isGuestsOwn, type MatrixCall, withId } from '../../../test/trials/matrix-calls';
import { readOutbox } from '../../../test/support/outbox';
import { attributesIn } from '../../../test/support/parse-html';
import { sharedServer, type SharedServer } from '../../../test/support/shared-server';
import { routeTable } from '../../../test/support/route-table';
import { ApiClient, signIn } from '../../../test/support/sign-in';

/** What the invitation's form sends. */
const answerOf = (path: string, answer: string) =>
  ['/invitation', { token: new URLSearchParams(path.split('?')[1]).get('token') ?? '', answer }] as const;

let server: SharedServer;
let eleanor: ApiClient;
beforeAll(async () => {
  server = await sharedServer();
  eleanor = await signIn(server.url, 'guest@example.com');
}, 60_000);
afterAll(() => server.stop());

const [tripA, tripB] = ['ON70010001', 'ON70010002'] as const;
const peoplePath = (id: string) => `/my-profile/trips/party?reservationId=${id}`;
const textOf = async (answer: Response) => (await answer.text()).replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

interface TypedPerson {
  readonly reservationId: string;
  readonly role: string;
  readonly email: string;
  readonly [field: string]: string;
}
const invite = (guest: ApiClient, person: TypedPerson) =>
  guest.submit('/my-profile/trips/party', { intent: 'invite', name: 'Ada Lovelace', ...person });
const invitationFor = async (email: string) => {
  const [newest] = await readOutbox(server.url, email);
  const path = /\/invitation\?token=[\w-]+/.exec(newest?.text ?? '')?.[0];
  if (!path) throw new Error(`${email} has no invitation.`);
  return path;
};
/** Invited, accepted, signed in with a code of their own. */
async function takePart(person: TypedPerson): Promise<ApiClient> {
  expect((await invite(eleanor, person)).status).toBe(303);
  const path = await invitationFor(person.email);
  expect((await new ApiClient(server.url).submit(...answerOf(path, 'accept'))).status).toBe(200);
  return signIn(server.url, person.email);
}

/** Every address of a trip, with what its form sends. */
const addressesOf = (reservationId: string) => [
  { path: `/my-profile/trips/itinerary?reservationId=${reservationId}` },
  { path: `/my-profile/trips/itinerary?reservationId=${reservationId}&tab=guest` },
  { path: `/my-profile/trips/itinerary?reservationId=${reservationId}&tab=payment` },
  { path: `/my-profile/trips/fare-breakdown.pdf?reservationId=${reservationId}` },
  { path: `/my-profile/trips/invoice.pdf?reservationId=${reservationId}` },
  { path: `/api/reservation-details?reservationId=${reservationId}` },
  { path: `/api/shore-ex-guests?reservationId=${reservationId}` },
  { path: `/my-profile/trips/calendar`, form: { intent: 'share', reservationId } },
  { path: `/my-profile/trips/unconfirmed`, form: { answer: 'disown', reservationId } },
];
const ask = (guest: ApiClient, { path, form }: { readonly path: string; readonly form?: Record<string, string> }) =>
  form ? guest.submit(path, form) : guest.get(path);

async function askFor(guest: ApiClient, call: MatrixCall, input: IdInput, reservationId: string): Promise<number> {
  const { method, path, query, body, isMultipart } = withId(call, input, reservationId);
  if (method === 'GET') return (await guest.get(`${path}?${new URLSearchParams(query).toString()}`)).status;
  const fields = body as Readonly<Record<string, string>>;
  return (await (isMultipart ? guest.upload(path, fields) : guest.submit(path, fields))).status;
}

describe('an invitation', () => {
  it('ROL-02 says who invites and what, is answered once, and opens the trip to a code of one’s own', async () => {
    const email = 'ada.lovelace@example.com';
    expect((await invite(eleanor, { reservationId: tripA, role: 'companion', traveller: '1', email })).status).toBe(
      303,
    );
    const path = await invitationFor(email);
    const visitor = new ApiClient(server.url);
    const page = await textOf(await visitor.get(path));
    expect(page).toContain('Eleanor Marsh invites you');
    expect(page).not.toMatch(/\$|ON70010001|guest@example/);
    expect((await visitor.get('/my-profile/trips/shared?reservationId=ON70010001')).headers.get('location')).toMatch(
      /^\/login/,
    );
    const accepted = await visitor.submit(...answerOf(path, 'accept'));
    expect(attributesIn(await accepted.text(), '.invitation a', 'href')[0]).toMatch(/^\/login\?returnUrl=.*hint=/);
    // A prefetch or a second press finds the answer; another answer changes nothing.
    expect(await textOf(await visitor.submit(...answerOf(path, 'not-me')))).toContain('You have accepted');
    const ada = await signIn(server.url, email);
    const trips = await textOf(await ada.get('/my-profile/trips'));
    expect(trips).toContain('You have no upcoming trips.');
    expect(trips).toContain('Trips that you take part in');
    const shared = await ada.get(`/my-profile/trips/shared?reservationId=${tripA}`);
    expect(shared.status).toBe(200);
    expect(await textOf(shared)).not.toMatch(/\$\d/);
    const subjects = (await readOutbox(server.url, 'guest@example.com')).map(({ subject }) => subject);
    expect(subjects).toContain('Daniel James Marsh has accepted your invitation');
  });

  it('ROL-02 is declined or disowned without an account, and a disowned address gets no further invitation', async () => {
    for (const [answer, email] of [
      ['decline', 'declines@example.com'],
      ['not-me', 'stranger@example.com'],
    ] as const) {
      await invite(eleanor, { reservationId: tripB, role: 'reader', email });
      const visitor = new ApiClient(server.url);
      expect(await textOf(await visitor.submit(...answerOf(await invitationFor(email), answer)))).toContain(
        'Your answer is noted',
      );
    }
    const people = await textOf(await eleanor.get(peoplePath(tripB)));
    expect(people).toContain('Declined');
    expect(people).toContain('Said that it is not them');
    const again = await invite(eleanor, { reservationId: tripB, role: 'payer', email: 'stranger@example.com' });
    expect([again.status, await textOf(again)]).toEqual([422, expect.stringContaining('belongs to somebody else')]);
  });

  it('ROL-02 shows what is wrong beside its field, and keeps what was typed', async () => {
    const answer = await invite(eleanor, {
      reservationId: tripB,
      role: 'companion',
      traveller: '',
      email: 'ada at home',
    });
    const html = await answer.text();
    expect(answer.status).toBe(422);
    expect(attributesIn(html, '#invite-email', 'value')).toEqual(['ada at home']);
    expect(html).toContain('Please enter an e-mail address.');
    expect(html).toContain('Please choose who of your party this is.');
  });

  it('ROL-02 reveals to no visitor whether an address of an invitation ever was one', async () => {
    const answer = await new ApiClient(server.url).get('/invitation?token=nothing-of-the-kind');
    expect([answer.status, await textOf(answer)]).toEqual([404, expect.stringContaining('has ended')]);
  });
});

describe('two parties that share one traveller', () => {
  it('ROL-04 leak nothing to each other over any address of a trip, nor after a role has ended', async () => {
    const email = 'shared@example.com';
    const shared = await takePart({ reservationId: tripA, role: 'reader', email });
    const other = await takePart({ reservationId: tripB, role: 'payer', email: 'payer@example.com' });
    expect((await invite(eleanor, { reservationId: tripB, role: 'reader', email })).status).toBe(303);
    await new ApiClient(server.url).submit(...answerOf(await invitationFor(email), 'accept'));
    const sharedPath = (id: string) => `/my-profile/trips/shared?reservationId=${id}`;
    const statuses = async (guest: ApiClient) =>
      Promise.all([tripA, tripB].map(async (id) => (await guest.get(sharedPath(id))).status));
    expect([await statuses(shared), await statuses(other)]).toEqual([
      [200, 200],
      [404, 200],
    ]);
    // The reservation's own pages, documents and operations are its guest's alone, whatever the role.
    for (const guest of [shared, other])
      for (const address of [tripA, tripB].flatMap(addressesOf))
        expect([address.path, (await ask(guest, address)).status]).toEqual([address.path, 404]);
    const [reader, payer] = [
      await textOf(await shared.get(sharedPath(tripB))),
      await textOf(await other.get(sharedPath(tripB))),
    ];
    expect([/\$\d/.test(reader), /Paid \$\d/.test(payer)]).toEqual([false, true]);
    for (const guest of [shared, other]) {
      const people = await textOf(await guest.get(peoplePath(tripB)));
      expect(people).not.toMatch(/declines@|stranger@|Declined or ended/);
    }
    const page = await (await eleanor.get(peoplePath(tripB))).text();
    for (const member of attributesIn(page, '.party [name="member"]', 'value'))
      await eleanor.submit('/my-profile/trips/party', { intent: 'revoke', reservationId: tripB, member });
    expect([await statuses(shared), await statuses(other)]).toEqual([
      [200, 404],
      [404, 404],
    ]);
    // Every page and form that names a trip, from the table that the server routes by: as for a trip that nobody has.
    const differing = [];
    for (const call of routeTable()
      .filter(isGuestsOwn)
      .flatMap((row) => callOfPage(row) ?? [])) {
      const input = call.inputs.find(({ name }) => name === 'reservationId');
      if (!input) continue;
      const [foreign, unknown] = [await askFor(shared, call, input, tripB), await askFor(shared, call, input, 'ON7')];
      if (foreign !== unknown) differing.push([call.address, foreign, unknown]);
    }
    expect(differing).toEqual([]);
  });

  it('ROL-04 refuses to end a role of a trip that one has no part in', async () => {
    const james = await signIn(server.url, 'newcomer@example.com');
    const page = await (await eleanor.get(peoplePath(tripA))).text();
    const [member = ''] = attributesIn(page, '.party [name="member"]', 'value');
    const answer = await james.submit('/my-profile/trips/party', { intent: 'revoke', reservationId: tripA, member });
    expect(answer.status).toBe(404);
  });
});
