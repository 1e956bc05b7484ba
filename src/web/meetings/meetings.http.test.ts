import { FormBrowser, hiddenFields } from '../../../test/support/form-browser';
import { ApiContract } from '../../../test/support/open-api';
import { type ApiClient, ApiClient as Client, signIn } from '../../../test/support/sign-in';
import { sharedServer, type SharedServer } from '../../../test/support/shared-server';
import { attributesIn, parseHtml } from '../../../test/support/parse-html';

let server: SharedServer;
let contract: ApiContract;
let eleanor: ApiClient;
let james: ApiClient;
let stranger: ApiClient;
/** Eleanor's browser without script. */
let browser: FormBrowser;
let id: string;
beforeAll(async () => {
  server = await sharedServer();
  contract = await ApiContract.of(server.url);
  eleanor = await signIn(server.url, 'guest@example.com', { address: '198.51.100.1' });
  james = await signIn(server.url, 'newcomer@example.com', { address: '198.51.100.2' });
  stranger = new Client(server.url, '198.51.100.3');
  browser = new FormBrowser(server.url, { address: '198.51.100.1' });
  for (const [name, value] of eleanor.jar) browser.adopt(name, value);
  id = (await readAnswer<{ uniqueId: string }>('/api/opportunity', await eleanor.post('/api/opportunity', {}))).body
    .uniqueId;
}, 60_000);
afterAll(() => server.stop());

/** Every answer is held to what /api/openapi.json says of it, and none is cached by anybody. */
async function readAnswer<Body>(
  path: string,
  answer: Response,
  method = 'POST',
): Promise<{ readonly status: number; readonly body: Body }> {
  expect(answer.headers.get('cache-control')).toMatch(/no-store/);
  return contract.read<Body>(method, path, answer);
}
const post = async <Body>(
  client: ApiClient,
  path: string,
  body: object,
  headers: Readonly<Record<string, string>> = {},
) => readAnswer<Body>(path, await client.post(path, body, headers));
const freeTimes = async () =>
  (
    await readAnswer<{ times: string[] }>(
      '/api/meeting-times',
      await stranger.get(`/api/meeting-times?opportunityId=${id}`),
      'GET',
    )
  ).body.times;
const withoutRequestIds = (text: string) => text.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '#');
const messages = async () =>
  (await (await fetch(`${server.url}/dev/outbox.json?to=guest@example.com`)).json()) as {
    subject: string;
    text: string;
    attachment?: { content: string };
  }[];
const formTime = (at: string) => String(Date.parse(at));

interface ContactAnswer {
  readonly contactResponse: Readonly<Record<string, unknown>>;
}

describe('what the id of an opportunity opens', () => {
  it('PYC-12 PYC-16 API-01 gives the guest their contact and consultant; other visitors the name to greet, and the consultant', async () => {
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    const own = (await post<ContactAnswer>(eleanor, '/api/get-user-info', { opportunityId: id })).body.contactResponse;
    expect(own).toMatchObject({
      firstName: 'Eleanor',
      lastName: 'Marsh',
      email: 'guest@example.com',
      recordTypeName: 'Guest',
      PYCUserId: 'user-ines-calloway',
      PYCServiceResourceId: 'resource-ines-calloway',
    });
    const { contactResponse, ...rest } = (
      await post<ContactAnswer>(stranger, '/api/get-user-info', { opportunityId: id })
    ).body;
    expect(rest).toEqual({});
    expect(Object.keys(contactResponse).toSorted()).toEqual(['PYCServiceResourceId', 'PYCUserId', 'firstName', 'pyc']);
    expect(contactResponse['pyc']).toEqual({
      firstName: 'Inés',
      lastName: 'Calloway',
      email: 'ines.calloway@ondine.example',
      phone: '+13055550117',
      internationalPhone: '+1 305 555 0117',
      profileImage: '/assets/portraits/ines-calloway.webp',
      resourceId: 'resource-ines-calloway',
      userId: 'user-ines-calloway',
    });
  });

  it('PYC-12 CNT-10 shows the consultant’s picture from the CRM on the meeting page and beside every trip', async () => {
    for (const [path, card] of [
      [`/schedule-meeting?id=${id}`, '.contact-panel'],
      ['/my-profile/trips', '.help-card .contact-card'],
    ] as const) {
      const page = await (await eleanor.get(path)).text();
      expect(attributesIn(page, `${card} img`, 'src')).toEqual(['/assets/portraits/ines-calloway.webp']);
    }
    expect((await fetch(`${server.url}/assets/portraits/ines-calloway.webp`)).headers.get('content-type')).toBe(
      'image/webp',
    );
  });

  it('H60 API-02 API-33 answers for the session’s own guest alone', async () => {
    const own = ((await (await eleanor.get('/api/user')).json()) as { readonly contactId: string }).contactId;
    expect((await post(eleanor, '/api/opportunity', { contactId: own })).body).toEqual({ uniqueId: id });
    expect((await post(james, '/api/opportunity', {})).body).toEqual({ uniqueId: null });
    for (const [path, body] of [
      ['/api/opportunity', { contactId: own }],
      ['/api/existing-appointment', { opportunityId: id }],
      ['/api/get-user-info', { opportunityId: id }],
    ] as const) {
      expect((await post(james, path, body)).status).toBe(403);
    }
    expect((await post(james, '/api/get-user-info', { opportunityId: 'nobody' })).status).toBe(403);
    for (const path of ['/api/opportunity', '/api/existing-appointment'])
      expect((await post(stranger, path, {})).status).toBe(401);
    expect((await post(stranger, '/api/get-user-info', { opportunityId: 'nobody' })).status).toBe(404);
    expect((await post(stranger, '/api/get-user-info', {})).status).toBe(422);
    const { body } = await post<{
      serviceAppointmentResponse: { status: string; SchedStartTime: string; SchedEndTime: string }[];
    }>(eleanor, '/api/existing-appointment', { opportunityId: id });
    expect(new Set(body.serviceAppointmentResponse.map(({ status }) => status))).toEqual(
      new Set(['Completed', 'Canceled', 'Scheduled']),
    );
    expect((await post<typeof body>(james, '/api/existing-appointment', {})).body.serviceAppointmentResponse).toEqual(
      [],
    );
  });

  it('PYC-02 ROU-16 C2 has exactly the same words for no id, an unknown one and another guest’s', async () => {
    const page = async (client: ApiClient, query: string) => {
      const answer = await client.get(`/schedule-meeting${query}`);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'private, no-store']);
      return withoutRequestIds(await answer.text());
    };
    const pages = await Promise.all(
      ['', '?id=', '?id=nobody', `?id=${'0'.repeat(32)}`].map((query) => page(stranger, query)),
    );
    expect(pages[0]).toContain('Sorry, you do not have access to this page.');
    expect(new Set(pages).size).toBe(1);
    expect(await page(james, `?id=${id}`)).toBe(await page(james, '?id=nobody'));
    expect(
      withoutRequestIds(await (await james.get(`/schedule-meeting/invitation.ics?id=${id}&appointment=x`)).text()),
    ).toBe(withoutRequestIds(await (await james.get('/schedule-meeting/invitation.ics?id=y&appointment=x')).text()));
  });

  it('PYC-01 PYC-03 H36 shows a holder of the id the consultant and whom to greet, and only the guest what is theirs', async () => {
    const asStranger = await stranger.get(`/schedule-meeting?id=${id}`);
    const html = await asStranger.text();
    expect([asStranger.status, asStranger.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    for (const part of [
      'Good to have you here, Eleanor.',
      'Inés Calloway',
      '+1 305 555 0117',
      'mailto:ines.calloway@ondine.example?subject=',
      'reservations@ondine.example',
      'Contact',
    ])
      expect(html).toContain(part);
    for (const secret of ['Marsh', 'guest@example.com', 'Your appointments', 'Iris', '"Guest"', 'contact-eleanor'])
      expect(html).not.toContain(secret);
    const own = await (await eleanor.get(`/schedule-meeting?id=${id}`)).text();
    for (const part of ['Your appointments', 'whether Iris can dine with us', 'Back to My Trips'])
      expect(own).toContain(part);
    expect(own).toContain('"recordTypeName":"Guest"');
  });

  it('H36 limits a caller who tries ids', async () => {
    const guesser = new Client(server.url, '203.0.113.77');
    const statuses = new Set<number>();
    for (let tries = 0; tries < 62; tries += 1)
      statuses.add((await guesser.post('/api/get-user-info', { opportunityId: `guess-${tries}` })).status);
    expect([...statuses]).toEqual([404, 429]);
    const page = await guesser.get(`/schedule-meeting?id=${id}`);
    expect([page.status, Number(page.headers.get('retry-after')) > 0]).toEqual([429, true]);
  });
});

describe('an appointment', () => {
  it('E12 H57 starts at an instant with its offset, on a day of the calendar', async () => {
    const [start = ''] = await freeTimes();
    const ask = (at: string) =>
      post<{ code: string; fields: unknown }>(stranger, '/api/appointments', { opportunityId: id, start: at });
    for (const at of [start.replace('Z', ''), start.slice(0, 10), '2027-02-30T15:00:00Z', '2026-11-31T14:30:00.000Z']) {
      expect((await ask(at)).body).toMatchObject({ code: 'INVALID', fields: [{ field: 'start' }] });
    }
    for (const at of ['2020-01-01T15:00:00Z', '2020-01-01T10:00:00-05:00'])
      expect((await ask(at)).body.code).toBe('TIME_TAKEN');
  });

  it('PYC-06 D6 is booked once by its key, notified with an invitation, and refused to a guest who comes after', async () => {
    const [start = ''] = (await freeTimes()).slice(8);
    const meetingRequest = {
      opportunityId: id,
      start,
      way: 'video',
      purpose: 'Something else',
      notes: 'A birthday on board.',
      timeZone: 'Europe/London',
    };
    const key = { 'Idempotency-Key': 'one-submission' };
    const answers = await Promise.all(
      [1, 2, 3].map(() => post<{ appointmentId: string }>(stranger, '/api/appointments', meetingRequest, key)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 201]);
    expect(new Set(answers.map(({ body }) => body.appointmentId)).size).toBe(1);
    expect(
      (await post(stranger, '/api/appointments', { ...meetingRequest, notes: 'Something different.' }, key)).body,
    ).toMatchObject({ code: 'KEY_REUSED' });
    expect((await post(eleanor, '/api/appointments', meetingRequest)).body).toMatchObject({ code: 'TIME_TAKEN' });
    expect((await post(james, '/api/appointments', meetingRequest)).status).toBe(403);
    expect((await post(stranger, '/api/appointments', { ...meetingRequest, timeZone: 'Mars/Olympus' })).status).toBe(
      422,
    );
    const [message] = await messages();
    expect(message).toMatchObject({ subject: 'Your appointment with Inés Calloway' });
    expect(message?.text).toContain('(London time)');
    const { appointmentId = '' } = answers[0]?.body ?? {};
    expect(message?.attachment?.content).toContain(`UID:${appointmentId}`);
    const file = await stranger.get(`/schedule-meeting/invitation.ics?id=${id}&appointment=${appointmentId}`);
    expect([file.status, file.headers.get('content-type'), file.headers.get('content-disposition')]).toEqual([
      200,
      'text/calendar; charset=utf-8; method=REQUEST',
      'attachment; filename=meeting.ics',
    ]);
    expect(await file.text()).not.toMatch(/Marsh|guest@example\.com|birthday/);
  });

  it('PYC-01 is made, moved and cancelled as plain pages, and stands in the calendar of the guest', async () => {
    const times = await freeTimes();
    const [first = '', second = ''] = [times[16], times[30]];
    const chosen = await browser.open(`/schedule-meeting?id=${id}&zone=Europe%2FLondon&at=${formTime(first)}`);
    expect(chosen.html).toContain('(London time)');
    const form = {
      ...hiddenFields(chosen.html),
      at: formTime(first),
      way: 'video',
      purpose: 'Experiences ashore',
      notes: 'No boats, please.',
    };
    const [made, again] = [
      await browser.open('/schedule-meeting', form),
      await browser.open('/schedule-meeting', form),
    ];
    expect(made.status).toBe(303);
    const appointmentId = new URL(made.location ?? '', server.url).searchParams.get('done') ?? '';
    expect(again.location).toContain(appointmentId);
    const receipt = await browser.open(made.location ?? '');
    expect(receipt.html).toContain('Your appointment is made');
    expect(receipt.html).toContain('No boats, please.');

    const moved = await browser.open('/schedule-meeting', { id, move: appointmentId, at: formTime(second) });
    expect((await browser.open(moved.location ?? '')).html).toContain('Your appointment has moved');
    const canceled = await browser.open('/schedule-meeting/cancel', { id, appointment: appointmentId });
    expect((await browser.open(canceled.location ?? '')).html).toContain('Your appointment is cancelled');
    const subjects = (await messages())
      .filter(({ subject }) => subject.startsWith('Your appointment'))
      .slice(0, 3)
      .map(({ subject, attachment }) => [
        subject,
        /METHOD:(\w+)/.exec(attachment?.content ?? '')?.[1],
        /SEQUENCE:(\d)/.exec(attachment?.content ?? '')?.[1],
      ]);
    expect(subjects).toEqual([
      ['Your appointment with Inés Calloway is cancelled', 'CANCEL', '2'],
      ['Your appointment with Inés Calloway has moved', 'REQUEST', '1'],
      ['Your appointment with Inés Calloway', 'REQUEST', '0'],
    ]);
    const { body } = await post<{
      serviceAppointmentResponse: { appointmentId: string; status: string; SchedStartTime: string }[];
    }>(eleanor, '/api/existing-appointment', {});
    expect(body.serviceAppointmentResponse).toContainEqual(
      expect.objectContaining({ appointmentId, status: 'Canceled', SchedStartTime: second }),
    );
  });

  it('PYC-01 is refused when the time is gone, with what was typed and the next times a press away', async () => {
    const [start = ''] = (await freeTimes()).slice(20);
    expect((await post(stranger, '/api/appointments', { opportunityId: id, start })).status).toBe(201);
    const refused = await browser.open('/schedule-meeting', {
      id,
      key: 'a-page-of-its-own',
      at: formTime(start),
      way: 'video',
      purpose: 'Something else',
      notes: 'We travel with my mother.',
    });
    expect(refused.status).toBe(409);
    expect(refused.html).toContain('This time is no longer free.');
    expect(refused.html).toContain('We travel with my mother.');
    const next = attributesIn(refused.html, 'button[name="at"]', 'value').map(Number);
    expect(next).toHaveLength(3);
    expect(next.every((at) => at > Date.parse(start))).toBe(true);
    const taken = await browser.open('/schedule-meeting', {
      ...hiddenFields(refused.html),
      at: String(next[0]),
      way: 'video',
      purpose: 'Something else',
      notes: 'We travel with my mother.',
    });
    expect(taken.status).toBe(303);
    expect((await browser.open('/schedule-meeting', { id, way: 'phone', notes: 'x' })).status).toBe(422);
    expect(
      (await browser.open('/schedule-meeting', { id, at: formTime(start), notes: 'x'.repeat(1_001) })).status,
    ).toBe(422);
  });

  it('H36 C1 is moved and cancelled by its guest alone', async () => {
    const [{ appointmentId } = { appointmentId: '' }] = (
      await post<{ serviceAppointmentResponse: { appointmentId: string; status: string }[] }>(
        eleanor,
        '/api/existing-appointment',
        {},
      )
    ).body.serviceAppointmentResponse.filter(({ status }) => status === 'Scheduled');
    const [at = ''] = (await freeTimes()).slice(4);
    const anonymous = new FormBrowser(server.url, { address: '198.51.100.3' });
    for (const [path, fields] of [
      ['/schedule-meeting', { id, move: appointmentId, at: formTime(at) }],
      ['/schedule-meeting/cancel', { id, appointment: appointmentId }],
    ] as const) {
      const answer = await anonymous.open(path, fields);
      expect([answer.status, answer.location?.startsWith('/login?')]).toEqual([303, true]);
    }
    const asJames = new FormBrowser(server.url, { address: '198.51.100.2' });
    for (const [name, value] of james.jar) asJames.adopt(name, value);
    expect((await asJames.open('/schedule-meeting/cancel', { id, appointment: appointmentId })).status).toBe(404);
    expect((await browser.open('/schedule-meeting/cancel', { id, appointment: 'no-such' })).status).toBe(404);
    const named = await (await eleanor.get(`/schedule-meeting?id=${id}&appointment=${appointmentId}`)).text();
    expect(
      parseHtml(named).querySelector('li[class="appointments__item appointments__item--named"][aria-current="true"]'),
    ).not.toBeNull();
    expect(named.match(/appointments__item--named/g)).toHaveLength(1);
  });
});
