import { randomUUID } from 'node:crypto';
import pactum from 'pactum';
import { addPartner, type TestPartner } from '../../../test/support/add-partner';
import { contractSpec, startApi, type ApiUnderTest } from '../../../test/support/api-spec';
import { signIn } from '../../../test/support/sign-in';

let api: ApiUnderTest;
let partner: TestPartner;
beforeAll(async () => {
  api = await startApi();
  partner = await addPartner(api.server.url);
}, 60_000);
afterAll(() => api.server.stop());

const call = (method: string, path: string, bearer?: string) => {
  const spec = contractSpec(api.contract, method, path);
  return bearer === undefined ? spec : spec.withHeaders('Authorization', `Bearer ${bearer}`);
};
const contact = (email: string) => ({
  first_name: 'Ada',
  last_name: 'Marlow',
  email,
  topic: 'General Inquiry',
  message: 'Sent by a partner.',
});
/** As libraries of OAuth send it. */
const ask = (fields: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}) =>
  contractSpec(api.contract, 'POST', '/api/oauth/token').withHeaders(headers).withForm(fields);
const credentials = ({ partnerId, key }: TestPartner) => ({
  grant_type: 'client_credentials',
  client_id: partnerId,
  client_secret: key,
});
const basic = (id: string, secret: string) => ({
  Authorization: `Basic ${Buffer.from(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`).toString('base64')}`,
});
const tokenOf = async (of: TestPartner, scope?: string): Promise<string> => {
  const fields = { ...credentials(of), ...(scope === undefined ? {} : { scope }) };
  const { access_token: token } = (await ask(fields).expectStatus(200).returns('res.body')) as unknown as {
    readonly access_token: string;
  };
  return token;
};

describe('a partner’s key', () => {
  it('H57 lets public reads in under the partner’s budget, with the ETag of everyone', async () => {
    const everyones = await fetch(`${api.server.url}/api/suites`);
    await everyones.text();
    const etag = (await fetch(`${api.server.url}/api/suites`)).headers.get('etag') ?? '';
    await call('GET', '/api/suites', partner.key)
      .expectStatus(200)
      .expectHeader('etag', etag)
      .expectHeader('cache-control', 'private, max-age=0, must-revalidate')
      .expectHeader('ratelimit-limit', '600');
    await call('GET', '/api/suites', partner.key).withHeaders('If-None-Match', etag).expectStatus(304);
    // What a partner was answered is not in the cache of all.
    await call('GET', '/api/suites')
      .expectStatus(200)
      .expectHeader('etag', etag)
      .expect(({ res }) => {
        expect(Object.keys(res.headers).filter((name) => name.startsWith('ratelimit'))).toEqual([]);
      });
  });

  it('H57 is refused with 401 when it is unknown or no key, and Basic of a proxy is passed over', async () => {
    const [, keyId = ''] = /^lfk_([0-9a-f]{10})_/.exec(partner.key) ?? [];
    for (const bearer of ['lfk_x', 'nonsense', `lfk_${keyId}_${'A'.repeat(43)}`, 'lft_AAAA', `${partner.key}.`])
      await call('GET', '/api/voyages', bearer)
        .expectStatus(401)
        .expectHeader('www-authenticate', 'Bearer error="invalid_token"')
        .expectHeader('cache-control', 'no-store')
        .expectJsonLike({ code: 'INVALID_TOKEN' });
    await call('GET', '/api/voyages').withHeaders(basic('staging', 'password')).expectStatus(200);
    await call('GET', '/api/voyages').withHeaders('Authorization', `bearer ${partner.key}`).expectStatus(200);
  });

  it('H57 is refused with 403 without the scope of the call, which the answer names', async () => {
    const [reader, writer] = [
      await addPartner(api.server.url, { scopes: ['catalogue:read'] }),
      await addPartner(api.server.url, { scopes: ['leads:write'] }),
    ];
    await call('GET', '/api/voyages', writer.key)
      .expectStatus(403)
      .expectHeader('www-authenticate', 'Bearer error="insufficient_scope", scope="catalogue:read"')
      .expectJsonLike({ code: 'SCOPE' });
    await call('POST', '/api/contact-us', reader.key)
      .withJson(contact('scope@example.com'))
      .expectStatus(403)
      .expectJsonLike({ code: 'SCOPE' });
    await call('GET', '/api/voyages', reader.key).expectStatus(200);
  });

  it('D4 counts against the partner’s budget, whatever the address, and answers 429 over it', async () => {
    const small = await addPartner(api.server.url, { perMinute: 3 });
    const from = (number: number) =>
      call('GET', '/api/country-codes', small.key).withHeaders('X-Forwarded-For', `198.51.100.${number}`);
    for (const left of [2, 1, 0])
      await from(left)
        .expectStatus(200)
        .expectHeader('ratelimit-limit', '3')
        .expectHeader('ratelimit-remaining', String(left));
    await from(9)
      .expectStatus(429)
      .expectHeader('ratelimit-remaining', '0')
      .expectHeader('retry-after', /^[1-9]\d?$/)
      .expectJsonLike({ code: 'RATE_LIMITED' });
    await call('GET', '/api/country-codes').expectStatus(200);
    await ask(credentials(small)).expectStatus(429);
    await call('GET', '/api/country-codes', partner.key).expectStatus(200);
  });

  it('D4 B4 sends forms without a bot check, as many as its budget has, and the lead names the partner', async () => {
    const email = `lead-${partner.partnerId}@example.com`;
    for (let count = 1; count <= 12; count += 1)
      await call('POST', '/api/contact-us', partner.key)
        .withJson({ ...contact(email), message: `Message ${count}` })
        .expectStatus(200)
        .expectJsonLike({ status: 'accepted' });
    await call('POST', '/api/contact-us')
      .withJson(contact(email))
      .expectStatus(422)
      .expectJsonLike({ code: 'BOT_CHECK_EMPTY' });
    // A page of another site cannot use a key that it has got hold of to write.
    await call('POST', '/api/contact-us', partner.key)
      .withHeaders('Origin', 'https://evil.example')
      .withJson(contact(email))
      .expectStatus(403)
      .expectJsonLike({ code: 'CSRF' });
    const theirs = (answer: unknown) => {
      const { leads } = answer as {
        leads: readonly {
          readonly lead: { readonly leadSource: string; readonly fields: { readonly email: string } };
        }[];
      };
      return leads.filter(({ lead }) => lead.fields.email === email);
    };
    const answer = await pactum
      .spec()
      .get(`${api.server.url}/dev/leads.json?details=true&limit=50`)
      .retry({ count: 40, delay: 100, strategy: ({ res }) => theirs(res.json).length >= 12 })
      .returns('res.body');
    const found = theirs(answer);
    expect(found).toHaveLength(12);
    expect(new Set(found.map(({ lead }) => lead.leadSource))).toEqual(new Set([`Partner ${partner.partnerId}`]));
  });

  it('D2 D6 has Idempotency-Keys of its own, which no other sender can have used before', async () => {
    const other = await addPartner(api.server.url);
    const send = (bearer: string | undefined, key: string, message: string) =>
      call('POST', '/api/contact-us', bearer)
        .withHeaders('Idempotency-Key', key)
        .withJson({ ...contact('keys@example.com'), message });
    const idOf = async (bearer: string, key: string, message: string) =>
      (
        (await send(bearer, key, message).expectStatus(200).returns('res.body')) as unknown as {
          readonly submissionId: string;
        }
      ).submissionId;
    const key = `enquiry-4711-${partner.partnerId}`;
    const first = await idOf(partner.key, key, 'From one.');
    expect(await idOf(partner.key, key, 'From one.')).toBe(first);
    expect(await idOf(other.key, key, 'From the other.')).not.toBe(first);
    await send(partner.key, key, 'Other words.').expectStatus(422).expectJsonLike({ code: 'KEY_REUSED' });
    // A visitor who sends the key does not get to the partner's lead either.
    await send(undefined, key, 'Other words.').expectStatus(422).expectJsonLike({ code: 'BOT_CHECK_EMPTY' });
    const uuid = randomUUID();
    expect(await idOf(partner.key, uuid, 'By a UUID.')).toBe(uuid);
  });

  it('C1 C2 opens nothing of a guest, and does not stand in a guest’s way', async () => {
    const token = await tokenOf(partner);
    for (const bearer of [partner.key, token]) {
      for (const path of ['/api/user', '/api/reservations', '/api/inquiries', '/api/favorites'])
        await call('GET', path, bearer).expectStatus(401).expectJsonLike({ code: 'NO_SESSION' });
      await call('POST', '/api/enquire-now-itinerary', bearer).withJson({}).expectStatus(401);
    }
    const guest = await signIn(api.server.url, 'guest@example.com');
    await call('GET', '/api/user', partner.key).withHeaders('Cookie', guest.cookie).expectStatus(200);
    // In the guest's browser a partner's key makes a lead of nobody's account.
    const email = `nobody-${partner.partnerId}@example.com`;
    await call('POST', '/api/contact-us', partner.key)
      .withHeaders({ Cookie: guest.cookie, 'Sec-Fetch-Site': 'same-origin' })
      .withJson(contact(email))
      .expectStatus(200);
    const [lead] = await leadsOf(email);
    expect(lead?.contactId).toBeUndefined();
  });

  const leadsOf = async (email: string) => {
    const body = await pactum
      .spec()
      .get(`${api.server.url}/dev/leads.json?details=true&limit=50`)
      .retry({ count: 40, delay: 100, strategy: ({ res }) => JSON.stringify(res.json).includes(email) })
      .returns('res.body');
    return (
      body as unknown as {
        leads: readonly { lead: { readonly contactId?: string; readonly fields: { readonly email: string } } }[];
      }
    ).leads
      .map(({ lead }) => lead)
      .filter(({ fields }) => fields.email === email);
  };
});

describe('POST /api/oauth/token', () => {
  it('H57 exchanges a key for a token, by a form or JSON, with the credentials in the body or by Basic', async () => {
    const answer = {
      token_type: 'Bearer',
      expires_in: 3600,
      scope: 'catalogue:read leads:write',
      access_token: expect.stringMatching(/^lft_[A-Za-z0-9_-]{60,}$/) as string,
    };
    const { partnerId, key } = partner;
    for (const spec of [
      ask(credentials(partner)),
      ask({ grant_type: 'client_credentials' }, basic(partnerId, key)),
      ask({ grant_type: 'client_credentials', client_id: partnerId, scope: '' }, basic(partnerId, key)),
      contractSpec(api.contract, 'POST', '/api/oauth/token').withJson(credentials(partner)),
      contractSpec(api.contract, 'POST', '/api/oauth/token/').withForm(credentials(partner)),
    ])
      expect(
        await spec
          .expectStatus(200)
          .expectHeader('cache-control', 'no-store')
          .expectHeader('pragma', 'no-cache')
          .expectHeader('ratelimit-limit', '600')
          .returns('res.body'),
      ).toEqual(answer);
    await call('GET', '/api/voyages', await tokenOf(partner))
      .expectStatus(200)
      .expectHeader('ratelimit-limit', '600');
  });

  it('H57 narrows the scope when it is asked to, and never widens it', async () => {
    const token = await tokenOf(partner, 'leads:write');
    await call('GET', '/api/voyages', token).expectStatus(403);
    await call('POST', '/api/contact-us', token).withJson(contact('narrow@example.com')).expectStatus(200);
    const reader = await addPartner(api.server.url, { scopes: ['catalogue:read'] });
    for (const scope of ['leads:write', 'catalogue:read leads:write', 'catalogue:read,leads:write', 'admin'])
      await ask({ ...credentials(reader), scope })
        .expectStatus(400)
        .expectJsonLike({ error: 'invalid_scope', code: 'INVALID_SCOPE' });
  });

  it('H57 refuses with the codes of RFC 6749 in the shape of our errors', async () => {
    const { partnerId, key } = partner;
    const other = await addPartner(api.server.url);
    for (const [fields, headers] of [
      [{ ...credentials(partner), client_secret: `${key.slice(0, -1)}!` }, {}],
      [{ ...credentials(partner), client_id: other.partnerId }, {}],
      [{ ...credentials(partner), client_id: 'nobody' }, {}],
      [{ grant_type: 'client_credentials' }, {}],
      [{ grant_type: 'client_credentials' }, basic(partnerId, 'wrong')],
      [{ grant_type: 'client_credentials' }, { Authorization: 'Basic %%%' }],
      [
        { grant_type: 'client_credentials' },
        { Authorization: `Basic ${Buffer.from('a:%E0%A4%A').toString('base64')}` },
      ],
    ] as const)
      await ask(fields, headers)
        .expectStatus(401)
        .expectHeader('www-authenticate', 'Basic realm="partners"')
        .expectHeader('cache-control', 'no-store')
        .expectJsonLike({ error: 'invalid_client', code: 'INVALID_CLIENT', error_description: /\w+/ });
    await ask({}).expectStatus(400).expectJsonLike({ error: 'invalid_request' });
    await ask({ grant_type: 'client_credentials', client_id: other.partnerId }, basic(partnerId, key))
      .expectStatus(400)
      .expectJsonLike({ error: 'invalid_request' });
    await ask(credentials(partner), basic(partnerId, key))
      .expectStatus(400)
      .expectJsonLike({ error: 'invalid_request' });
    for (const grantType of ['password', 'authorization_code', 'refresh_token'])
      await ask({ ...credentials(partner), grant_type: grantType })
        .expectStatus(400)
        .expectJsonLike({ error: 'unsupported_grant_type' });
  });

  it('B4 C5 C6 reads forms and JSON only, each field once, and from no other site', async () => {
    const post = (body: string, type: string, headers: Readonly<Record<string, string>> = {}) =>
      contractSpec(api.contract, 'POST', '/api/oauth/token')
        .withHeaders({ 'Content-Type': type, ...headers })
        .withBody(body);
    const form = 'application/x-www-form-urlencoded';
    await post('grant_type=client_credentials&grant_type=password', form).expectStatus(400);
    await post('__proto__=x', form).expectStatus(400).expectJsonLike({ code: 'FORBIDDEN_KEY' });
    await post(`scope=${'x'.repeat(70_000)}`, form).expectStatus(413);
    await post('grant_type=client_credentials', 'text/plain')
      .expectStatus(415)
      .expectJsonLike({ error: 'This address takes JSON or a form.' });
    await post('grant_type=x', form, { Origin: 'https://evil.example' })
      .expectStatus(403)
      .expectJsonLike({ code: 'CSRF' });
    // Other calls of the API take no forms, as before.
    await contractSpec(api.contract, 'POST', '/api/contact-us').withForm({ email: 'x' }).expectStatus(415);
  });
});
