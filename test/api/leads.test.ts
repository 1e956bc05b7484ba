import { apiError, type ApiUnderTest, contractSpec, startApi } from '../support/api-spec';
import { signIn } from '../support/sign-in';
import { solveBotCheck } from '../support/solve-bot-check';

let api: ApiUnderTest;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.server.stop());

/** Both years that have seasons on offer contain it, whenever the tests run. */
const nextYear = new Date().getFullYear() + 1;

let visitors = 0;
/** Each from an address of their own: ten forms an hour are all that one address may send. */
const visitor = () => ({
  'Content-Type': 'application/json',
  'Sec-Fetch-Site': 'same-origin',
  'X-Forwarded-For': `203.0.113.${(visitors += 1)}`,
});
const send = (path: string, body: object, headers: object = {}) =>
  contractSpec(api.contract, 'POST', path)
    .withHeaders({ ...visitor(), ...headers })
    .withJson(body);
const tokenFor = (action: string) => solveBotCheck(api.server.url, action);

const person = { first_name: 'Ada', last_name: 'Marlow', email: 'ada@example.com' };
const reachable = { ...person, country_code: 'US', phone: '(305) 555-0142' };
const contact = { ...person, topic: 'General Inquiry', message: 'Is the marina open every day?' };
const waitlist = { ...reachable, region: 'Asia Pacific', primaryLocation: 'Sydney', yachtConsent: true };
const inquiry = {
  ...reachable,
  country: 'US',
  state: 'FL',
  zip: '33101',
  interestRegions: ['no-preference'],
  season: `Spring ${nextYear}`,
  yachtConsent: '1',
  form: 'inquire-now',
};

/** Every endpoint with a body that it takes. */
const endpoints: readonly (readonly [string, object])[] = [
  ['contact-us', contact],
  ['careers', { ...reachable, careerInterest: 'Hotel Operations', hotelOperations: 'Spa & Fitness' }],
  [
    'get-in-touch',
    { ...reachable, country: 'CA', voyageInterest: ['old-towns'], season: `Fall ${nextYear}`, yachtConsent: true },
  ],
  ['waitlist', waitlist],
  ['waitlist', inquiry],
  ['forms/charter', { ...reachable, occasion: 'None', partySize: 'up-to-60', dates: 'open', yachtConsent: 1 }],
];
/** A form's body by who sends it, made of what all forms share and its own. */
interface Variants {
  readonly properties?: object;
  readonly anyOf?: readonly Variants[];
  readonly allOf?: readonly Variants[];
}
const fieldsOf = ({ properties = {}, anyOf = [], allOf = [] }: Variants): readonly string[] => [
  ...Object.keys(properties),
  ...[...anyOf, ...allOf].flatMap(fieldsOf),
];

const actionOf = (endpoint: string) => endpoint.split('/').at(-1) ?? '';

describe('POST of a lead form', () => {
  it('API-25 API-26 API-27 is described with its body, an example and its errors', () => {
    for (const path of [
      '/api/contact-us',
      '/api/careers',
      '/api/get-in-touch',
      '/api/waitlist',
      '/api/enquire-now-itinerary',
      '/api/forms/{formId}',
    ]) {
      const operation = api.contract.document.paths[path]?.['post'] as unknown as {
        requestBody: { content: { 'application/json': { schema: Variants; example: object } } };
        responses: object;
      };
      const { schema, example } = operation.requestBody.content['application/json'];
      expect({ path, responses: Object.keys(operation.responses) }).toEqual({
        path,
        responses: expect.arrayContaining(['200', '403', '422', '429', '4XX', '5XX']) as unknown,
      });
      expect(fieldsOf(schema)).toEqual(
        expect.arrayContaining([...Object.keys(example), 'submissionId', 'utm_source', 'dclid']),
      );
    }
  });

  it.each(endpoints)('API-25 API-26 TRK-01 takes /api/%s with its own bot check', async (endpoint, body) => {
    const token = await tokenFor(actionOf(endpoint));
    const answer = (await send(`/api/${endpoint}`, { ...body, token })
      .expectStatus(200)
      .expectHeader('cache-control', 'private, no-store')
      .returns('res.body')) as unknown as { status: string };
    expect(answer.status).toBe('accepted');
  });

  it.each(endpoints)(
    'TRK-03 TRK-04 D4 takes /api/%s without a token, with another form’s, or with a spent one, not at all',
    async (endpoint, body) => {
      const path = `/api/${endpoint}`;
      const empty = await send(path, body).expectStatus(422).returns('res.body');
      expect(empty).toEqual({ ...apiError('BOT_CHECK_EMPTY'), error: 'Recaptcha validation failed: token is empty.' });
      const wrong = await send(path, { ...body, token: await tokenFor('otp-request') })
        .expectStatus(403)
        .returns('res.body');
      expect(wrong).toEqual({ ...apiError('BOT_CHECK_FAILED'), error: 'Recaptcha failed. Please try again.' });
      await send(path, { ...body, token: 'bm90aGluZw==' }).expectStatus(403);
      const token = await tokenFor(actionOf(endpoint));
      await send(path, { ...body, last_name: 'Spent', token }).expectStatus(200);
      await send(path, { ...body, last_name: 'Spent' }).expectStatus(422);
      await send(path, { ...body, last_name: 'Spent again', token }).expectStatus(403);
    },
  );

  it.each(endpoints)(
    'FRM-06 C4 says of /api/%s what is wrong before it looks at the bot check',
    async (endpoint, body) => {
      const answer = (await send(`/api/${endpoint}`, { ...body, email: 'ada@', first_name: '' })
        .expectStatus(422)
        .returns('res.body')) as unknown as { fields: object[] };
      expect(answer).toEqual({ ...apiError('INVALID'), fields: expect.any(Array) as unknown });
      expect(answer.fields).toEqual([
        { field: 'first_name', message: 'Please input your first name' },
        { field: 'email', message: 'The input is not a valid E-mail' },
      ]);
    },
  );

  it('D2 answers a repeat as the first, without a bot check, and refuses the key for other words', async () => {
    const submissionId = '0b0e7f6e-1111-4222-8333-444455556666';
    const first = await send('/api/contact-us', { ...contact, submissionId, token: await tokenFor('contact-us') })
      .expectStatus(200)
      .returns('res.body');
    expect(
      await send('/api/contact-us', { ...contact, submissionId })
        .expectStatus(200)
        .returns('res.body'),
    ).toEqual(first);
    expect(
      await send('/api/contact-us', contact, { 'Idempotency-Key': submissionId }).expectStatus(200).returns('res.body'),
    ).toEqual(first);
    expect(
      await send('/api/contact-us', { ...contact, message: 'Something else', submissionId })
        .expectStatus(422)
        .returns('res.body'),
    ).toEqual(apiError('KEY_REUSED'));
  });

  it('D2 takes two clicks at once as one', async () => {
    const token = await tokenFor('contact-us');
    const twice = { ...contact, message: 'Twice', token };
    const click = async () => {
      const answer = await fetch(`${api.server.url}/api/contact-us`, {
        method: 'POST',
        headers: visitor(),
        body: JSON.stringify(twice),
      });
      return { status: answer.status, body: (await answer.json()) as object };
    };
    const [first, ...others] = await Promise.all([click(), click(), click()]);
    expect(first).toMatchObject({ status: 200, body: { status: 'accepted' } });
    for (const other of others) expect(other).toEqual(first);
    expect(await click()).toEqual(first);
  });

  it('D4 takes ten an hour from one address', async () => {
    const headers = { 'X-Forwarded-For': '198.51.100.7' };
    for (let time = 0; time < 10; time += 1)
      await send(
        '/api/contact-us',
        { ...contact, message: `Message ${time}`, token: await tokenFor('contact-us') },
        headers,
      ).expectStatus(200);
    const refused = send(
      '/api/contact-us',
      { ...contact, message: 'One more', token: await tokenFor('contact-us') },
      headers,
    )
      .expectStatus(429)
      .expectHeaderContains('retry-after', /^\d+$/);
    expect(await refused.returns('res.body')).toEqual(apiError('RATE_LIMITED'));
  });

  it('B4 C5 C6 refuses what no page of ours sends', async () => {
    const post = (headers: Record<string, string>, body: string) =>
      fetch(`${api.server.url}/api/contact-us`, { method: 'POST', headers: { ...visitor(), ...headers }, body });
    expect((await post({ 'Content-Type': 'application/x-www-form-urlencoded' }, 'email=a')).status).toBe(415);
    expect((await post({ 'Sec-Fetch-Site': 'cross-site' }, '{}')).status).toBe(403);
    expect((await post({}, '{"__proto__":{"x":1}}')).status).toBe(400);
    expect((await post({}, '{"interestRegions":[[[]]],"email":{"a":1}}')).status).toBe(422);
    expect((await post({}, `{"message":"${'a'.repeat(70_000)}"}`)).status).toBe(413);
    expect((await post({}, '[]')).status).toBe(422);
  });

  it.each([
    'a@'.repeat(8_000),
    '('.repeat(16_000),
    '%'.repeat(16_000),
    '\\'.repeat(8_000),
    '\uD800'.repeat(2_500),
    `${'a'.repeat(8_000)}@${'b.'.repeat(4_000)}`,
  ])('C8 C9 validates the worst text at once (%#)', async (text) => {
    const begun = performance.now();
    await send('/api/waitlist', { ...inquiry, email: text, phone: text, zip: text }).expectStatus(422);
    expect(performance.now() - begun).toBeLessThan(1_000);
  });

  it('API-27 FRM-34 takes a guest’s inquiry, and nobody else’s', async () => {
    expect(await send('/api/enquire-now-itinerary', { token: 'x' }).expectStatus(401).returns('res.body')).toEqual(
      apiError('NO_SESSION'),
    );
    const guest = await signIn(api.server.url, 'newcomer@example.com', { address: '203.0.113.250' });
    const body = {
      interestRegions: ['no-preference'],
      season: `Winter ${nextYear}`,
      yachtConsent: 1,
      hotelConsent: 'Explicit Opt In',
      token: await tokenFor('enquire-now-itinerary'),
    };
    expect(
      await send('/api/enquire-now-itinerary', body, { Cookie: guest.cookie }).expectStatus(200).returns('res.body'),
    ).toMatchObject({ status: 'accepted', redirectTo: '/thank-you' });
  });

  it('API-26 C16 knows no form but the line’s own', async () => {
    for (const formId of ['nope', 'contact-us', 'waitlist'])
      await send(`/api/forms/${formId}`, contact).expectStatus(404);
    const asked = await fetch(`${api.server.url}/api/contact-us`);
    expect([asked.status, asked.headers.get('allow')]).toEqual([405, 'POST']);
  });
});
