import { maxAddresses } from '../../core/account/address';
import { ApiContract } from '../../../test/support/open-api';
import { FormBrowser } from '../../../test/support/form-browser';
import { readCode, readOutbox } from '../../../test/support/outbox';
import { ApiClient, signIn } from '../../../test/support/sign-in';
import { solveBotCheck } from '../../../test/support/solve-bot-check';
import { sharedServer, type SharedServer } from '../../../test/support/shared-server';
import { attributesIn, factOf, hrefOf, parseHtml, partOf, textsIn, valueOf } from '../../../test/support/parse-html';

const contacts = '/api/contact-information';
const addresses = '/api/address-information';
const emails = '/my-profile/settings/emails';

let server: SharedServer;
let contract: ApiContract;
let eleanor: ApiClient;
let james: ApiClient;
let jamesAsPage: FormBrowser;
beforeAll(async () => {
  server = await sharedServer();
  contract = await ApiContract.of(server.url);
  eleanor = await signIn(server.url, 'guest@example.com', { address: '198.51.100.1' });
  james = await signIn(server.url, 'newcomer@example.com', { address: '198.51.100.2' });
  jamesAsPage = new FormBrowser(server.url, { address: '198.51.100.2' });
  for (const [name, value] of james.jar) jamesAsPage.adopt(name, value);
}, 60_000);
afterAll(() => server.stop());

interface Item {
  readonly id: string;
  readonly type: string;
  readonly email?: string;
  readonly phoneNumber?: string;
  readonly street?: string;
  readonly fsyPrimary: boolean;
  readonly isConfirmed: boolean;
  readonly contactId: string;
}
interface Refusal {
  readonly code: string;
  readonly error: string;
  readonly fields: readonly { readonly field: string; readonly message: string }[];
}

/** Every answer is held to what /api/openapi.json says of it. */
async function readAnswer<Body>(
  path: string,
  method: string,
  answer: Response,
): Promise<{ readonly status: number; readonly body: Body }> {
  expect(answer.headers.get('cache-control')).toMatch(/no-store/);
  return contract.read<Body>(method, path, answer);
}
const list = async (client: ApiClient, path = contacts) =>
  (await readAnswer<readonly Item[]>(path, 'GET', await client.get(path))).body;
const post = async <Body = readonly Item[]>(client: ApiClient, items: object, path = contacts, headers = {}) =>
  readAnswer<Body>(path, 'POST', await client.post(path, items, headers));
const patch = async <Body = readonly Item[]>(client: ApiClient, items: object, path = contacts) =>
  readAnswer<Body>(path, 'PATCH', await client.patch(path, items));
const emailItem = (email: string, more: object = {}) => ({
  active: true,
  type: 'Email',
  businessPersonal: 'Personal',
  email,
  fsyPrimary: false,
  fsyEmailPhone: true,
  ...more,
});
const primaries = (items: readonly Item[], type = 'Email') =>
  items.filter((item) => item.type === type && item.fsyPrimary).map(({ email, phoneNumber }) => email ?? phoneNumber);
const removeAll = async (client: ApiClient, except: readonly string[]) => {
  const gone = (await list(client))
    .filter(({ email, phoneNumber }) => !except.includes(email ?? phoneNumber ?? ''))
    .map(({ id }) => ({ id, active: false }));
  if (gone.length > 0) await patch(client, gone);
};
const itsOwn = ['newcomer@example.com', '+442079460142'];
const mistakes = ({ fields }: Refusal) => Object.fromEntries(fields.map(({ field, message }) => [field, message]));
const moveClock = (minutes: number) =>
  fetch(`${server.url}/dev/clock`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ now: new Date(Date.now() + minutes * 60_000).toISOString() }),
  });

describe('/api/contact-information', () => {
  afterEach(() => removeAll(james, itsOwn));

  it('API-34 ACC-05 lists e-mails and phones in the specification’s names', async () => {
    const items = await list(eleanor);
    expect(items.map(({ type, email, phoneNumber, fsyPrimary }) => [type, email ?? phoneNumber, fsyPrimary])).toEqual([
      ['Email', 'guest@example.com', true],
      ['Email', 'eleanor@marsh-architects.example', false],
      ['Phone', '+13055550142', true],
      ['Phone', '+13055550143', false],
    ]);
    expect(items[2]).toMatchObject({
      active: true,
      businessPersonal: 'Personal',
      countryCode: 'US',
      fsyEmailPhone: true,
    });
    expect((await new ApiClient(server.url).get(contacts)).status).toBe(401);
  });

  it('ACC-07 ACC-09 H64 moves the primary one to an entry that is added, and notifies the old address', async () => {
    const [old] = await list(james);
    const { status, body } = await post(james, [
      emailItem('James.Okafor@Example.com', { fsyPrimary: true }),
      { ...old, fsyPrimary: false },
    ]);
    expect([status, primaries(body)]).toEqual([200, ['james.okafor@example.com']]);
    const [notice] = await readOutbox(server.url, 'newcomer@example.com');
    expect(notice?.text).toContain('j•••@example.com was added; j•••@example.com is now your primary e-mail address');
    // Nothing reaches the new one, and it is not the guest's in other places, before it is confirmed.
    expect(await readOutbox(server.url, 'james.okafor@example.com')).toEqual([]);
    expect(await (await james.get('/api/user')).json()).toMatchObject({ email: 'newcomer@example.com' });
  });

  it('API-17 ACC-09 names a confirmed address as the guest’s as soon as it is primary', async () => {
    const [first, second] = await list(eleanor);
    await patch(eleanor, [
      { id: second?.id, fsyPrimary: true },
      { id: first?.id, fsyPrimary: false },
    ]);
    expect(await (await eleanor.get('/api/user')).json()).toMatchObject({ email: 'eleanor@marsh-architects.example' });
    expect(primaries((await patch(eleanor, [{ id: first?.id, fsyPrimary: true }])).body)).toEqual([
      'guest@example.com',
    ]);
    expect(await (await eleanor.get('/api/user')).json()).toMatchObject({
      email: 'guest@example.com',
      phone: '+13055550142',
    });
  });

  it('C4 ACC-16 has room for four, and drops what it does not know', async () => {
    for (const at of [1, 2, 3])
      expect(
        (
          await post(james, [
            emailItem(`more-${at}@example.com`, {
              isConfirmed: true,
              confirmed: `more-${at}@example.com`,
              role: 'admin',
            }),
          ])
        ).status,
      ).toBe(200);
    const fifth = await post<Refusal>(james, [emailItem('more-4@example.com')]);
    expect([fifth.status, fifth.body.code, fifth.body.fields[0]?.field]).toEqual([422, 'LIST_FULL', '0.email']);
    const items = await list(james);
    expect(
      items.filter(({ isConfirmed }) => isConfirmed).map(({ email, phoneNumber }) => email ?? phoneNumber),
    ).toEqual(itsOwn);
    expect(primaries(items)).toHaveLength(1);
    const answer = await jamesAsPage.open('/my-profile/settings');
    expect([answer.html.includes('Add Email'), answer.html.includes('Add Phone Number')]).toEqual([false, true]);
    expect(textsIn(answer.html, '#emails > .account__note')).toEqual([
      'There is room for four. Remove one to add another.',
    ]);
  });

  it('ACC-14 ACC-15 says at each field what is wrong, and keeps nothing', async () => {
    const { status, body } = await post<Refusal>(james, [
      emailItem('nonsense', { countryCode: null, phoneNumber: null, id: null }),
      emailItem(' ', { businessPersonal: 'Other' }),
      { type: 'Phone', businessPersonal: 'Personal', phoneNumber: '3055550199' },
      { type: 'Phone', countryCode: 'US', phoneNumber: '12', businessPersonal: 'Business' },
    ]);
    expect(status).toBe(422);
    expect(mistakes(body)).toEqual({
      '0.email': 'The input is not a valid E-mail',
      '1.email': 'Please enter an email',
      '1.businessPersonal': 'Please make a selection',
      '2.countryCode': 'Please select a country code',
      '3.phoneNumber': 'Please input a valid phone number',
    });
    expect(await list(james)).toHaveLength(2);
    const phone = await post(james, [
      {
        type: 'Phone',
        businessPersonal: 'Business',
        countryCode: 'United Kingdom (+44)',
        phoneNumber: '020 7946 0177',
      },
    ]);
    expect(phone.body.at(-1)).toMatchObject({ phoneNumber: '+442079460177', countryCode: 'GB', isConfirmed: false });
  });

  it('API-34 ACC-15 reads a new number by the country of its entry, and by none where there is no such entry', async () => {
    const added = await post(james, [
      { type: 'Phone', businessPersonal: 'Business', countryCode: 'US', phoneNumber: '305 555 0199' },
    ]);
    const id = added.body.at(-1)?.id;
    expect((await patch(james, [{ id, phoneNumber: '(305) 555-0188' }])).body.at(-1)).toMatchObject({
      phoneNumber: '+13055550188',
      countryCode: 'US',
    });
    for (const refused of [
      { id, phoneNumber: '020 7946 0177' },
      { id: '00000000-0000-4000-8000-000000000000', phoneNumber: '305 555 0188' },
      { type: 'Phone', businessPersonal: 'Business', phoneNumber: '305 555 0188' },
    ])
      expect((await patch<Refusal>(james, [refused])).status).toBe(422);
  });

  it('H60 C2 refuses the whole for another guest’s entry, and answers as for one that never existed', async () => {
    const [hers] = await list(eleanor);
    const [his, phone] = await list(james);
    expect((await patch<Refusal>(james, [{ id: phone?.id, active: false, contactId: hers?.contactId }])).status).toBe(
      403,
    );
    const bytesFor = async (id: string | undefined) =>
      (
        await (
          await james.patch(contacts, [
            { id: phone?.id, active: false, contactId: his?.contactId },
            { id, active: false },
          ])
        ).text()
      ).replace(/"requestId":"[^"]+"/, '');
    expect(await bytesFor(hers?.id)).toContain('NOT_FOUND');
    expect(await bytesFor(hers?.id)).toBe(await bytesFor('00000000-0000-4000-8000-000000000000'));
    expect((await patch<Refusal>(james, [{ active: false }])).status).toBe(422);
    expect((await patch<Refusal>(james, [{ id: his?.id, active: false }])).body.code).toBe('INVALID');
    expect([(await list(james)).length, (await list(eleanor)).length]).toEqual([2, 4]);
  });

  it('D6 API-34 adds once for one Idempotency-Key', async () => {
    const key = { 'Idempotency-Key': 'k-1' };
    const answers = [
      await post(james, [emailItem('once@example.com')], contacts, key),
      await post(james, [emailItem('once@example.com')], contacts, key),
    ];
    expect(answers.map(({ status, body }) => [status, body.length])).toEqual([
      [200, 3],
      [200, 3],
    ]);
    expect((await post<Refusal>(james, [emailItem('twice@example.com')], contacts, key)).body.code).toBe('KEY_REUSED');
  });

  it('A7 answers alike whether or not another guest has the address', async () => {
    const answerTo = async (email: string) => {
      const { status, body } = await post(james, [emailItem(email)]);
      await removeAll(james, itsOwn);
      return JSON.stringify([status, body])
        .replaceAll(email, '…')
        .replaceAll(/"id":"[^"]+"/g, '');
    };
    expect(await answerTo('guest@example.com')).toBe(await answerTo('nobody-at-all@example.com'));
  });
});

it('ACC-05 ACC-06 takes fsyEmailPhone and fsyAddress as they come and answers true, as the document says', async () => {
  const sent = [emailItem('flags@example.com', { fsyEmailPhone: false })];
  const contact = (await post<readonly Item[]>(james, sent)).body.find(({ email }) => email === 'flags@example.com');
  expect(contact).toMatchObject({ fsyEmailPhone: true });
  await patch(james, [{ id: contact?.id, active: false }]);
  const address = { country: 'AE', street: 'Marina Walk', city: 'Dubai', fsyAddress: false };
  const before = (await list(james, addresses)).length;
  const room = Array.from({ length: maxAddresses - before }, () => address);
  const full = (await post(james, room, addresses)).body;
  expect(full.filter((item) => (item as { readonly fsyAddress?: boolean }).fsyAddress)).toHaveLength(maxAddresses);
  const tooMany = await post<Refusal>(james, [address], addresses);
  expect([tooMany.status, tooMany.body.code, tooMany.body.fields[0]?.field]).toEqual([422, 'LIST_FULL', '0.street']);
  const added = full.slice(before).map(({ id }) => ({ id, active: false }));
  expect((await patch(james, added, addresses)).body).toHaveLength(before);
});

describe('/api/address-information', () => {
  it('API-35 ACC-06 ACC-11 says at each field what is missing, and takes addresses by their country', async () => {
    const { body } = await post<Refusal>(
      james,
      [{ street: ' ' }, { country: 'US', street: '1 Pier', city: 'Miami', postalCode: 'ABC' }],
      addresses,
    );
    expect(mistakes(body)).toEqual({
      '0.country': 'Please select a country',
      '0.street': 'Please input your street address',
      '0.city': 'Please input your city',
      '0.postalCode': 'Please input your postal code',
      '1.state': 'Please select a state/province',
      '1.postalCode': 'Please input a valid postal code',
    });
    const good = [
      {
        active: true,
        country: 'CA',
        state: 'ON',
        street: '9 Front St',
        city: 'Toronto',
        postalCode: 'm5v 2t6',
        fsyPrimary: true,
        fsyAddress: true,
      },
      { country: 'AE', street: 'Marina Walk', city: 'Dubai' },
    ];
    const saved = await post(james, good, addresses);
    expect(saved.body).toMatchObject([
      { postalCode: 'M5V 2T6', state: 'ON', fsyPrimary: true },
      { postalCode: '', state: '', fsyPrimary: false },
    ]);
    const [first, second] = saved.body;
    const moved = await patch(
      james,
      [
        { id: first?.id, country: 'AE', fsyPrimary: false },
        { id: second?.id, fsyPrimary: true },
      ],
      addresses,
    );
    expect(moved.body).toMatchObject([{ country: 'AE', state: '', fsyPrimary: false }, { fsyPrimary: true }]);
    const [hers] = await list(eleanor, addresses);
    expect(
      (
        await patch<Refusal>(
          james,
          [
            { id: first?.id, active: false },
            { id: hers?.id, active: false },
          ],
          addresses,
        )
      ).status,
    ).toBe(404);
    expect(
      (
        await patch(
          james,
          saved.body.map(({ id }) => ({ id, active: false })),
          addresses,
        )
      ).body,
    ).toEqual([]);
  });
});

describe('the account’s pages without script', () => {
  it('GEO-02 GEO-03 GEO-10 begins its lists with the United States, which are chosen beside a new telephone', async () => {
    const { html: addressForm } = await jamesAsPage.open('/my-profile/settings/addresses');
    const countries = textsIn(addressForm, 'select[name="country"] > option').slice(1, 3);
    expect(countries).toEqual(['United States', 'Afghanistan']);
    const { html: phoneForm } = await jamesAsPage.open('/my-profile/settings/phones');
    expect(textsIn(phoneForm, 'select[name="countryCode"] > option').slice(1, 3)).toEqual([
      'United States (+1)',
      'United Kingdom (+44)',
    ]);
    expect(attributesIn(phoneForm, 'select[name="countryCode"] > option[selected]', 'value')).toEqual(['US']);
  });

  it('ACC-08 ACC-13 keep what was typed, say what is wrong, and save', async () => {
    const wrong = await jamesAsPage.open('/my-profile/settings/addresses', {
      country: 'US',
      street: '1 Pier',
      city: '',
      state: '',
      postalCode: '33101',
    });
    expect(wrong.status).toBe(422);
    expect(wrong.words).toEqual(expect.arrayContaining(['Please input your city', 'Please select a state/province']));
    expect(valueOf(wrong.html, 'street')).toBe('1 Pier');
    const saved = await jamesAsPage.open('/my-profile/settings/addresses', {
      country: 'US',
      street: '1 Pier',
      city: 'Miami',
      state: 'US-FL',
      postalCode: '33101',
    });
    expect([saved.status, saved.location]).toEqual([303, '/my-profile/settings?done=saved#addresses']);
    const page = await jamesAsPage.open('/my-profile/settings?done=saved');
    expect(page.html).toMatch(/Thank you.*Your request has been sent/s);
    const [address] = await list(james, addresses);
    expect(
      (
        await jamesAsPage.open('/my-profile/settings/addresses', {
          id: address?.id ?? '',
          remove: 'true',
          fsyPrimary: 'true',
        })
      ).status,
    ).toBe(303);
    expect(
      (await jamesAsPage.open('/my-profile/settings/addresses', { id: address?.id ?? '', remove: 'true' })).status,
    ).toBe(303);
    expect(await list(james, addresses)).toEqual([]);
    expect((await jamesAsPage.open(`${emails}?edit=contact-eleanor-1`)).status).toBe(404);
  });

  it('A8 open the account with an address once a code that went there was typed, and end it when it is removed', async () => {
    let minutes = 0;
    const known = async (email: string) => {
      // Codes go out half a minute apart.
      await moveClock((minutes += 1));
      const visitor = new ApiClient(server.url, '198.51.100.77');
      return (
        (await (
          await visitor.post('/api/otp-request', {
            email,
            loginMethod: 'OTP_EMAIL',
            token: await solveBotCheck(server.url, 'otp-request'),
          })
        ).json()) as readonly { readonly StatusCode: number }[]
      )[0]?.StatusCode;
    };
    const email = 'at-sea@example.com';
    await jamesAsPage.open(emails, { email, businessPersonal: 'Personal', fsyPrimary: 'true' });
    const id = (await list(james)).find((item) => item.email === email)?.id ?? '';
    expect((await jamesAsPage.open('/my-profile/settings')).html).toContain(
      'Until it is confirmed we go on using newcomer@example.com.',
    );
    expect(await known(email)).toBe(0);
    expect((await jamesAsPage.open('/my-profile/settings/confirm/send', { contact: id })).location).toBe(
      `/my-profile/settings/confirm?contact=${id}&sent=true`,
    );
    const code = await readCode(server.url, email);
    const wrong = await jamesAsPage.open('/my-profile/settings/confirm', {
      contact: id,
      OTP: code === '000000' ? '111111' : '000000',
    });
    expect([wrong.status, wrong.words.at(-1)]).toEqual([
      422,
      'This code is not right, or it is too old. Look again, or ask for another one.',
    ]);
    // The code opens no session by itself, here or elsewhere.
    expect((await james.post('/api/otp-verify', { email, loginMethod: 'OTP_EMAIL', OTP: code })).status).toBe(401);
    expect((await jamesAsPage.open('/my-profile/settings/confirm', { contact: id, OTP: code })).location).toBe(
      '/my-profile/settings?done=confirmed#emails',
    );
    expect(await known(email)).toBe(1);
    expect(await (await james.get('/api/user')).json()).toMatchObject({ email });
    expect((await readOutbox(server.url, 'newcomer@example.com'))[0]?.text).toContain(
      'was confirmed and opens your account',
    );
    expect((await jamesAsPage.open(emails, { id, remove: 'true' })).status).toBe(303);
    expect(await known(email)).toBe(0);
    expect(await (await james.get('/api/user')).json()).toMatchObject({ email: 'newcomer@example.com' });
    expect((await readOutbox(server.url, email))[0]?.text).toContain('was removed');
    await moveClock(0);
  });

  it('ACC-02 ACC-03 leads on to preferences and out, and leaves the name to the consultant', async () => {
    const browser = new FormBrowser(server.url, { address: '198.51.100.1' });
    for (const [name, value] of eleanor.jar) browser.adopt(name, value);
    const { html } = await browser.open('/my-profile/settings');
    expect(textsIn(html, '#more-details')).toEqual(['More details']);
    expect(['Preferences', 'Log out'].map((words) => hrefOf(html, words))).toEqual([
      '/my-profile/settings/preferences',
      '/api/logout',
    ]);
    expect(attributesIn(html, '[aria-labelledby="more-details"] a', 'href')).toEqual(
      expect.arrayContaining([
        '/my-profile/settings/preferences',
        '/my-profile/settings/notifications',
        '/my-profile/settings/data',
        '/my-profile/settings/sessions',
        '/api/logout',
      ]),
    );
    const card = parseHtml(html).querySelector('[aria-labelledby="basic-information"]');
    expect(card?.text).toContain('Eleanor Marsh');
    expect(card?.querySelector('a[href^="/schedule-meeting?id="], a[href^="mailto:ines"]')?.text).toBe(
      'please contact your Personal Yacht Consultant.',
    );
    expect(card?.querySelectorAll('input')).toEqual([]);
  });

  it('ACC-01 ACC-03 say what is not given, and lead to the line where there is no consultant', async () => {
    const { html } = await jamesAsPage.open('/my-profile/settings');
    expect(
      ['Bio', 'Accessibility needs', 'Passport', 'Consultant', 'Consultant’s e-mail'].map((term) => factOf(html, term)),
    ).toEqual(['Not given', 'Not given', 'Not given', 'You have none yet', undefined]);
    expect(hrefOf(partOf(html, '[aria-labelledby="basic-information"]'), 'please write to us.')).toBe(
      '/contact-us?about=meeting',
    );
  });

  it('ACC-05 AUT-07 call a number to which no text message can be sent one for calls, and offer no code', async () => {
    const add = (countryCode: string, phoneNumber: string) =>
      post(james, [{ type: 'Phone', businessPersonal: 'Personal', countryCode, phoneNumber }]);
    await add('DE', '030 901820');
    await add('GB', '020 7946 0177');
    const rows = parseHtml((await jamesAsPage.open('/my-profile/settings')).html)
      .querySelectorAll('#phones .account__row')
      .map((row) => [
        row.querySelector('.account__line')?.text,
        row.querySelector('.account__note')?.text,
        row.querySelector('.account__confirm') !== null,
      ]);
    await removeAll(james, itsOwn);
    expect(rows.slice(1)).toEqual([
      ['+49 30 901820', 'We cannot send text messages to this country, so we use it for calls alone.', false],
      ['+44 20 7946 0177', 'It cannot be used to sign in until it is confirmed.', true],
    ]);
  });

  it('H13 offer an entry that was removed in another tab as a new one, with what was typed', async () => {
    const browser = new FormBrowser(server.url, { address: '198.51.100.1' });
    for (const [name, value] of eleanor.jar) browser.adopt(name, value);
    await eleanor.post(contacts, [emailItem('two-tabs@example.com')]);
    const { id = '' } = (await list(eleanor)).find((item) => item.email === 'two-tabs@example.com') ?? {};
    await eleanor.patch(contacts, [{ id, active: false }]);
    const page = await browser.open(emails, { id, email: 'typed@example.com', businessPersonal: 'Business' });
    expect([page.status, valueOf(page.html, 'email'), parseHtml(page.html).querySelector('[name="id"]')]).toEqual([
      422,
      'typed@example.com',
      null,
    ]);
    expect(page.html).toContain('This entry was removed in the meantime. Save it to add it again.');
  });

  it('H13 lead from the form of an entry that was removed in another tab to the account, which says so', async () => {
    const [email] = (await post(james, [emailItem('gone@example.com')])).body.filter(
      ({ email: address }) => address === 'gone@example.com',
    );
    const address = {
      street: '1 Quay',
      city: 'Nice',
      country: 'FR',
      state: '',
      postalCode: '06300',
      fsyPrimary: false,
    };
    const added = (await post(james, [address], addresses)).body;
    const forms = [
      [`${emails}?edit=${email?.id}`, 'emails'],
      [`/my-profile/settings/addresses?edit=${added.at(-1)?.id}`, 'addresses'],
    ] as const;
    await patch(james, [{ id: email?.id, active: false }]);
    await patch(
      james,
      added.map(({ id }) => ({ id, active: false })),
      addresses,
    );
    for (const [path, fragment] of forms) {
      const answer = await james.get(path);
      expect([answer.status, answer.headers.get('location')]).toEqual([
        302,
        `/my-profile/settings?done=removed#${fragment}`,
      ]);
    }
    expect((await jamesAsPage.open('/my-profile/settings?done=removed')).html).toContain(
      'This entry was removed in the meantime.',
    );
  });

  it('A8 ACC-01 hide the passport and lead to a fresh code, and back to what was typed, after ten minutes', async () => {
    const browser = new FormBrowser(server.url, { address: '198.51.100.1' });
    for (const [name, value] of eleanor.jar) browser.adopt(name, value);
    expect((await browser.open('/my-profile/settings')).html).toContain('548201967');
    const before = await list(eleanor);
    await moveClock(11);
    try {
      const page = await browser.open('/my-profile/settings');
      expect([
        page.html.includes('548201967'),
        page.html.includes('••••••967'),
        page.html.includes('again=true'),
      ]).toEqual([false, true, true]);
      for (const word of ['Eleanor Marsh', '18 June 1974', 'Female', 'A handrail', 'retriever', 'Inés Calloway'])
        expect(page.html).toContain(word);
      for (const answer of [
        await eleanor.post(contacts, [emailItem('x@example.com')]),
        await eleanor.patch(contacts, [{ id: before[1]?.id, active: false }]),
        await eleanor.post(addresses, [{}]),
      ]) {
        expect([answer.status, ((await answer.json()) as Refusal).code]).toEqual([403, 'REAUTH_REQUIRED']);
      }
      expect((await browser.open(emails)).location).toBe(
        `/login?${new URLSearchParams({ returnUrl: emails, again: 'true' }).toString()}`,
      );
      expect(
        (await browser.open(`/login?${new URLSearchParams({ returnUrl: emails, again: 'true' })}`)).html,
      ).toContain('For this we ask for a fresh code');
      const posted = await browser.open(emails, { email: 'typed@example.com', businessPersonal: 'Business' });
      expect(posted.location).toMatch(/^\/login\?.*again=true/);
      expect(posted.location).not.toContain('typed');
      const back = new URL(posted.location ?? '', server.url).searchParams.get('returnUrl') ?? '';
      await moveClock(0);
      expect(valueOf((await browser.open(back)).html, 'email')).toBe('typed@example.com');
      expect((await jamesAsPage.open(back)).html).not.toContain('typed@example.com');
      expect(await list(eleanor)).toEqual(before);
    } finally {
      await moveClock(0);
    }
  });
});
