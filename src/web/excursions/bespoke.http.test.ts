import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ApiContract } from '../../../test/support/open-api';
import { readOutbox } from '../../../test/support/outbox';
import { type ApiClient, signIn } from '../../../test/support/sign-in';
import { type RunningServer, startServer } from '../../../test/support/start-server';
import { resetLine } from '../../../test/support/reset-line';
import { type LineCommands, openLineCommands } from '../../../test/support/line-commands';
import { servicesFolder } from '../../../test/services/services-folder';
import { until } from '../../../test/support/until';
import { attributesIn, hrefOf, mistakeAt, parseHtml, partOf, valueOf } from '../../../test/support/parse-html';

const dataFolder = mkdtempSync(join(servicesFolder(), 'bespoke-'));
let server: RunningServer;
let office: LineCommands;
let contract: ApiContract;
let eleanor: ApiClient;
let james: ApiClient;
beforeAll(async () => {
  server = await startServer({ env: { TRUST_PROXY: '1', DATA_DIR: dataFolder } });
  office = await openLineCommands(dataFolder);
  contract = await ApiContract.of(server.url);
  eleanor = await signIn(server.url, 'guest@example.com', { address: '198.51.100.1' });
  james = await signIn(server.url, 'newcomer@example.com', { address: '198.51.100.2' });
}, 60_000);
beforeEach(() => resetLine(server.url));
afterAll(async () => {
  await office.close();
  await server.stop();
  rmSync(dataFolder, { recursive: true, force: true });
});

const trip = 'ON70010001';
const customize = '/shore-and-sea-experiences/customize-your-experience';
const edit = '/shore-and-sea-experiences/edit-bespoke-experience';
const tab = `/my-profile/trips/itinerary?reservationId=${trip}&tab=local_experiences`;

const read = async (answer: Response) => ({
  status: answer.status,
  html: (await answer.text()).replaceAll('<!-- -->', ''),
  to: answer.headers.get('location') ?? '',
  headers: answer.headers,
});
const open = async (path: string, guest?: ApiClient) =>
  read(
    await fetch(`${server.url}${path.split('#')[0]}`, {
      headers: guest ? { Cookie: guest.cookie } : {},
      redirect: 'manual',
    }),
  );
const post = async (path: string, fields: Record<string, string>, guest = eleanor) =>
  read(
    await fetch(`${server.url}${path}`, {
      method: 'POST',
      headers: {
        Cookie: guest.cookie,
        'Sec-Fetch-Site': 'same-origin',
        'Content-Type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams(fields),
      redirect: 'manual',
    }),
  );
/** Without what differs between answers to any two addresses. */
const withoutIds = (html: string) =>
  html.replaceAll(/returnUrl=[^"&]+/g, '').replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}/g, '');
/** The form as a guest finds it, with a day of the list; an hour in port. */
async function aForm(changes: Record<string, string> = {}): Promise<Record<string, string>> {
  const { html } = await open(`${customize}?reservationId=${trip}`, eleanor);
  const day = parseHtml(html).querySelector('option[value^="20"]');
  const date = day?.getAttribute('value') ?? '';
  const hours = day?.text.split(', in port ')[1] ?? '';
  expect([date, hours]).not.toContain('');
  return {
    key: valueOf(html, 'key'),
    reservationId: trip,
    date,
    from: '11:00',
    to: '13:00',
    [`guest.${trip}-1`]: '1',
    'interest.Nature': '1',
    notes: 'A <b>quiet</b> bay; no stairs.',
    ...changes,
  };
}
const addons = async () => {
  const answer = await eleanor.get(`/api/reservation-details?reservationId=${trip}`);
  const { body } = await contract.read<{ seaware: { addons: readonly Record<string, unknown>[] } }>(
    'GET',
    '/api/reservation-details',
    answer,
  );
  return body.seaware.addons.filter(({ componentCategory }) =>
    (componentCategory as { key: string }).key.endsWith('SHOREX CUSTOM'),
  );
};
const bespokeIds = async () =>
  attributesIn((await open(tab, eleanor)).html, `a[href^="${edit}?reservationId=ON70010001&request="]`, 'href').map(
    (href) => new URLSearchParams(href.split('?')[1]).get('request') ?? '',
  );

/** One that its guest has changed once and the line has confirmed. */
async function confirmedRequest(): Promise<string> {
  const form = await aForm();
  await post(customize, form);
  const [requestId = ''] = await bespokeIds();
  await post(edit, { ...form, requestId, revision: '0', notes: 'With the grandparents.' });
  await office.run('bespoke', 'confirm', requestId, '180', 'Ana meets you at the quay.');
  return requestId;
}

describe('a custom excursion', () => {
  it('ROU-08 H43 C1 takes a visitor there after sign-in, and knows no reservation of another guest', async () => {
    expect((await open(`${customize}?tourCode=ONX-1803&reservationId=${trip}`)).to).toBe(
      `/login?returnUrl=${encodeURIComponent(`${customize}?tourCode=ONX-1803&reservationId=${trip}`)}`,
    );
    for (const path of [customize, edit]) {
      const [foreign, unknown] = [
        await open(`${path}?reservationId=${trip}`, james),
        await open(`${path}?reservationId=ON79999999`, james),
      ];
      expect([foreign.status, withoutIds(foreign.html).replaceAll(trip, 'ON79999999')]).toEqual([
        404,
        withoutIds(unknown.html),
      ]);
      expect([(await post(path, await aForm(), james)).status, foreign.headers.get('cache-control')]).toEqual([
        404,
        'private, no-store',
      ]);
    }
    expect((await open(customize, james)).html).toContain('We found no such voyage on your account');
    expect((await open(`${edit}?reservationId=${trip}&request=unknown`, eleanor)).status).toBe(404);
  });

  it('H63 keeps what was typed beside what is wrong with it', async () => {
    const wrong = await post(customize, {
      reservationId: trip,
      notes: 'A <b>quiet</b> bay.',
      from: '25:00',
      budget: 'much',
    });
    expect(wrong.status).toBe(422);
    for (const text of [
      'Please select a date',
      'Please type a time such as 09:30',
      'Please select at least one guest',
      'Please type an amount such as 250',
      'A &lt;b&gt;quiet&lt;/b&gt; bay.',
    ])
      expect(wrong.html.includes(text) || text).toBe(true);
    expect(valueOf(wrong.html, 'budget')).toBe('much');
    expect(mistakeAt(wrong.html, 'budget')).toBe('Please type an amount such as 250');
    expect(hrefOf(wrong.html, 'Please select a date')).toBe('#date');
    expect(await addons()).toEqual([]);
  });

  it('H63 EXC-05 takes a thousand characters, of which the end of a line is one', async () => {
    const notes = `${'x'.repeat(499)}\r\n${'y'.repeat(500)}`;
    const mistakeIn = async (text: string) =>
      mistakeAt((await post(customize, { reservationId: trip, notes: text })).html, 'notes');
    expect([await mistakeIn(notes), await mistakeIn(`${notes}z`)]).toEqual([
      undefined,
      'Please keep it to 1,000 characters.',
    ]);
  });

  it('ROU-06 ROU-08 D6 is asked for once, shown with the trip, changed, answered by the line, and the guest is notified', async () => {
    const form = await aForm();
    const [sent, again] = [await post(customize, form), await post(customize, form)];
    expect([sent.status, again.to]).toEqual([303, sent.to]);
    const shown = await open(sent.to, eleanor);
    for (const text of [
      'Your request has been sent',
      'A &lt;b&gt;quiet&lt;/b&gt; bay; no stairs.',
      'Requested',
      'Contact us',
      '1 guest: ',
    ])
      expect(shown.html.includes(text) || text).toBe(true);
    expect(hrefOf(shown.html, 'Edit')).toMatch(new RegExp(`^${edit}\\?reservationId=${trip}&request=`));
    expect(await addons()).toMatchObject([
      {
        componentCategory: { key: 'AddonCategory|SHOREX CUSTOM' },
        dateTimeRange: { from: `${form['date']}T11:00`, to: `${form['date']}T13:00` },
        comments: 'A <b>quiet</b> bay; no stairs.',
        status: '',
        client: { key: `${trip}-1` },
        seqN: 1,
      },
    ]);
    expect((await post(customize, { ...form, key: 'another' })).status).toBe(409);

    const [requestId = ''] = await bespokeIds();
    const editing = await open(`${edit}?reservationId=${trip}`, eleanor);
    expect([
      valueOf(editing.html, 'requestId'),
      valueOf(editing.html, 'revision'),
      valueOf(editing.html, 'from'),
    ]).toEqual([requestId, '0', '11:00']);
    const changed = { ...form, requestId, revision: '0', notes: 'With the grandparents.', [`guest.${trip}-2`]: '1' };
    expect((await post(edit, changed)).status).toBe(303);
    expect((await post(edit, { ...changed, notes: 'Or alone.' })).html).toContain(
      'has changed this request in the meantime',
    );
    expect((await addons()).map(({ comments, seqN }) => [comments, seqN])).toEqual([
      ['With the grandparents.', 1],
      ['With the grandparents.', 2],
    ]);
    expect((await open(tab, eleanor)).html.match(/With the grandparents\./g)).not.toBeNull();

    expect(await office.run('bespoke', 'list')).toContain(
      `${requestId}\trequested\t${trip}\t${form['date']} 11:00-13:00`,
    );
    expect(await office.run('bespoke', 'confirm', requestId, '180', 'Ana meets you at the quay.')).toBe(
      `${requestId} is confirmed; its guest is written to.`,
    );
    await until(
      async () =>
        (await readOutbox(server.url, 'guest@example.com')).some(
          ({ subject, text }) =>
            subject.includes('is confirmed') &&
            text.includes('Ana meets you at the quay.') &&
            text.includes('$180.00 per guest'),
        ),
      true,
    );
    const answered = await open(tab, eleanor);
    for (const text of [
      'excursion-booking__status--confirmed',
      'Ana meets you at the quay.',
      '$180.00 per guest',
      '2 guests: ',
    ])
      expect(answered.html.includes(text) || text).toBe(true);
    expect((await addons())[0]).toMatchObject({ status: 'CONFIRMED', price: 180, notes: 'Ana meets you at the quay.' });
    expect((await post(edit, { ...changed, revision: '2', notes: 'Too late.' })).html).toContain(
      'We have answered this request in the meantime',
    );
    expect((await open(`${edit}?reservationId=${trip}`, eleanor)).html).toContain('Confirmed');
  }, 30_000);

  it('ROU-06 H21 is the one of the first trip where the address names none, and none is yet to be asked for', async () => {
    const { status, html } = await open(edit, eleanor);
    expect([status, hrefOf(html, 'Ask for one')]).toEqual([200, `${customize}?reservationId=ON70010002`]);
    expect((await open(`${edit}?request=of-another-guest`, eleanor)).status).toBe(404);
  });

  it('EXC-02 EXC-21 is shown as declined, with the line’s words, and never removed by its guest', async () => {
    await post(customize, await aForm({ from: '14:00', to: '15:00', notes: 'The wreck, early.' }));
    const [requestId = ''] = await bespokeIds();
    await office.run('bespoke', 'decline', requestId, 'The bay is closed for nesting.');
    const { html } = await open(tab, eleanor);
    const card = parseHtml(html).querySelector(`article[aria-labelledby="excursion-booking-${requestId}"]`);
    for (const text of ['Declined', 'The bay is closed for nesting.']) expect(card?.text).toContain(text);
    expect(card?.querySelectorAll('a, button').map(({ text }) => text)).toEqual(['Contact us']);
  });
});

describe('a trip in a calendar of one’s own', () => {
  const unfolded = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');
  const details = `/my-profile/trips/itinerary?reservationId=${trip}&tab=details`;
  const share = (intent: string, guest = eleanor, reservationId = trip) =>
    post('/my-profile/trips/calendar', { reservationId, intent }, guest);
  const address = async () => {
    const [shown = ''] = attributesIn((await open(details, eleanor)).html, '[id="calendar-address"]', 'value');
    return /^http:\/\/[^/]+(\/calendar\/.+)/.exec(shown)?.[1] ?? '';
  };

  it('EXC-24 C1 gives one excursion as a file, to its own guest only', async () => {
    const requestId = await confirmedRequest();
    const card = partOf((await open(tab, eleanor)).html, `article[aria-labelledby="excursion-booking-${requestId}"]`);
    const [path = ''] = attributesIn(card, 'a[href^="/my-profile/trips/experiences.ics?"]', 'href');
    const file = await open(path, eleanor);
    expect([file.status, file.headers.get('content-type'), file.headers.get('cache-control')]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      'private, no-store',
    ]);
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="experience.ics"');
    expect(unfolded(file.html)).toEqual(
      expect.arrayContaining([
        'METHOD:PUBLISH',
        'STATUS:CONFIRMED',
        'SUMMARY:Custom excursion',
        'SEQUENCE:2',
        expect.stringMatching(/^LAST-MODIFIED:\d{8}T\d{6}Z$/),
      ]),
    );
    expect([
      (await open(path, james)).status,
      (await open(path)).status,
      (await open(`${path}0`, eleanor)).status,
    ]).toEqual([404, 302, 404]);
  });

  it('C2 TRD-02 shares the whole trip at an address that its guest opens and closes, and that follows the line’s changes', async () => {
    await confirmedRequest();
    expect([await address(), (await share('share', james)).status, (await share('nothing')).status]).toEqual([
      '',
      404,
      422,
    ]);
    expect((await share('share')).status).toBe(303);
    const first = await address();
    expect(first).toMatch(/^\/calendar\/[A-Za-z0-9_-]{43}\.ics$/);
    await share('share');
    expect(await address()).toBe(first);
    expect(attributesIn((await open(details, eleanor)).html, 'main a', 'href')).toContain(
      `webcal://localhost:${server.port}${first}`,
    );

    const feed = await open(first);
    expect([
      feed.status,
      feed.headers.get('content-type'),
      feed.headers.get('cache-control'),
      feed.headers.getSetCookie(),
      feed.headers.get('x-robots-tag'),
    ]).toEqual([200, 'text/calendar; charset=utf-8', 'private, no-store', [], 'noindex']);
    expect(feed.html.split('\r\n').every((line) => Buffer.byteLength(line) <= 75 && !line.includes('\n'))).toBe(true);
    const lines = unfolded(feed.html);
    const uids = lines.filter((line) => line.startsWith('UID:'));
    expect(uids.length).toBeGreaterThan(4);
    expect(new Set(uids).size).toBe(uids.length);
    expect(lines.filter((line) => line.startsWith('BEGIN:'))).toHaveLength(
      lines.filter((line) => line.startsWith('END:')).length,
    );
    for (const wanted of [
      /^SUMMARY:Ondine I: boarding in /,
      /^SUMMARY:Ondine I: leaving in /,
      /^SUMMARY:Custom excursion$/,
      /^STATUS:CANCELLED$/,
      /^DTSTART:\d{8}T\d{6}Z$/,
      /^DTSTART;VALUE=DATE:\d{8}$/,
    ])
      expect(lines.some((line) => wanted.test(line)) || String(wanted)).toBe(true);
    // It makes no difference who is signed in: the address is what opens it.
    expect((await open(first, james)).status).toBe(200);

    await changeOfTheTrip(first);

    await share('stop');
    const [ended, unknown] = [
      await open(first),
      await open('/calendar/0mE4Vn8mXJk2o0Qv3d1ZsYyqk7m3m6l5a9c2b4e6f8g.ics'),
    ];
    const nowhere = await open('/nowhere-at-all');
    expect([
      ended.status,
      withoutIds(ended.html) === withoutIds(unknown.html),
      withoutIds(ended.html) === withoutIds(nowhere.html),
    ]).toEqual([404, true, true]);
    await share('share');
    expect(await address()).not.toBe(first);
    expect(server.output()).not.toContain(first.slice(10, 40));
  });
});

/** The line changes a day: calendar, pages and guest follow, and the guest says that they have seen it. */
async function changeOfTheTrip(feed: string): Promise<void> {
  const dayOf = (file: string) =>
    file
      .replaceAll('\r\n ', '')
      .split('BEGIN:VEVENT')
      .find((event) => new RegExp(`UID:${trip}\\.[^.]+\\.3@`).test(event)) ?? '';
  const page = async (guest = eleanor) => (await open(`/my-profile/trips/itinerary?reservationId=${trip}`, guest)).html;
  const before = dayOf((await open(feed)).html);
  const [, sailing = ''] = /UID:\w+\.([\w-]+)\.3@/.exec(before) ?? [];
  expect(before).toContain('SEQUENCE:1\r\n');
  expect(await page()).not.toContain('changes-title');

  expect(await office.refusalOf('change', 'times', sailing, '99', '12:34', '17:45', 'Wind.')).toContain(
    'has no day 99',
  );
  expect(await office.run('change', 'times', sailing, '3', '12:34', '17:45', 'A wind from the north.')).toContain(
    '1 person is written to',
  );
  const after = dayOf((await open(feed)).html);
  expect(after).toContain('SEQUENCE:4\r\n');
  expect(after).toContain('Changed: A wind from the north.');
  const changed = await page();
  for (const text of ['changes-title', 'A wind from the north.', '12:34 pm to 5:45 pm', '12:34 pm', 'I have seen it'])
    expect(changed.includes(text) || text).toBe(true);
  expect((await open('/my-profile/trips/day?reservationId=' + trip + '&day=3', eleanor)).html).toContain('12:34 pm');
  const messageOf = async () =>
    (await readOutbox(server.url, 'guest@example.com')).find(({ subject }) =>
      subject.startsWith('A change of your trip'),
    )?.text ?? '';
  await until(async () => (await messageOf()).includes('12:34 pm to 5:45 pm'), true, 30_000);

  const ids = valueOf(changed, 'changes');
  expect((await post('/my-profile/trips/changes', { reservationId: trip, changes: ids }, james)).status).toBe(404);
  expect((await post('/my-profile/trips/changes', { reservationId: trip, changes: ids })).status).toBe(303);
  const seen = await page();
  expect([seen.includes('1 change that you have seen'), seen.includes('I have seen it')]).toEqual([true, false]);
}

describe('the order of a trip’s experiences', () => {
  it('EXC-19 stands in sortBy, without script as a form, and defaults to suggestions', async () => {
    const options = (html: string) =>
      parseHtml(html)
        .querySelectorAll('[id="sort-by"] option')
        .map((option) => `${option.getAttribute('value')}${option.hasAttribute('selected') ? '*' : ''} ${option.text}`);
    expect(options((await open(tab, eleanor)).html)).toEqual([
      'suggested* Suggested for You',
      'popular Popular',
      'duration Duration',
    ]);
    const sorted = (await open(`${tab}&sortBy=duration`, eleanor)).html;
    expect(options(sorted)[2]).toBe('duration* Duration');
    expect(
      parseHtml(sorted).querySelector('form.trip-experiences__sort[method="get"] > input[type="hidden"]'),
    ).not.toBeNull();
    expect(options((await open(`${tab}&sortBy=rocket`, eleanor)).html)[0]).toBe('suggested* Suggested for You');
  });
});
