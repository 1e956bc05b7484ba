import { aLeadOffice, type LeadOffice, LeadsInMemory } from '../../../test/builders/a-lead-office';
import { Unavailable } from '../../core/shared/unavailable';
import type { BotCheckOutcome } from '../../core/shared/bot-check.port';

let office: LeadOffice | undefined;
afterEach(async () => {
  await office?.close();
  office = undefined;
});
const open = async (parts: Parameters<typeof aLeadOffice>[0] = {}) => {
  office = await aLeadOffice(parts);
  return office;
};

const down = async (): Promise<never> => {
  throw new Unavailable('the outbox');
};
const brokenOutbox = { save: down, recall: down };
const brokenLimits = { take: down, look: down, release: down };
const message = {
  first_name: 'Ada',
  last_name: 'Marlow',
  email: 'ada@example.com',
  topic: 'Other',
  message: 'Is there room for four?',
  token: 'x',
};
const other = (number: number) => ({ ...message, message: `Message ${number}` });

describe('a lead when things go wrong', () => {
  it('D1 D3 goes straight to the CRM when nothing can be stored', async () => {
    const accepted: string[] = [];
    const { post } = await open({
      outbox: brokenOutbox,
      inbox: { accept: async (lead) => ({ kind: 'accepted', leadId: String(accepted.push(lead.submissionId)) }) },
    });
    expect(await post('/api/contact-us', message)).toMatchObject({ status: 200, body: { status: 'accepted' } });
    expect(accepted).toHaveLength(1);
  });

  it('D1 FRM-27 keeps what an inquiry is about when the catalogue does not say what that is', async () => {
    const silent = {
      content: { findVoyages: down, findRegions: down, findPorts: down, findSuites: down },
      inventory: { findSailings: down, getSailing: down },
    };
    const { get, post, leads } = await open({ line: silent });
    const about = { itineraryId: 'ON1-CYC-270503-007', suiteId: 'BR-I,SV' };
    const page = await get(`/inquire-now?${new URLSearchParams(about).toString()}`);
    expect(page).toMatchObject({ status: 200, body: { form: { carriedFields: about } } });
    expect((await get('/inquire-now?itineraryId=../../etc&suiteId=%3Cscript%3E')).body.form.carriedFields).toEqual({
      form: 'inquire-now',
    });
    const home = { country_code: 'GB', phone: '020 7946 0142', country: 'GB', zip: 'SW1A 1AA', yachtConsent: true };
    expect((await post('/api/waitlist', { ...message, ...home, ...about, form: 'inquire-now' })).status).toBe(200);
    expect(leads[0]?.fields).toMatchObject(about);
  });

  it('D3 H13 says so when neither took it, and never 200', async () => {
    const { post, postForm } = await open({ outbox: brokenOutbox, inbox: { accept: down } });
    const refused = await post('/api/contact-us', message);
    expect(refused).toMatchObject({
      status: 503,
      retryAfter: '5',
      body: { code: 'UNAVAILABLE', error: 'Unexpected error. Please try again.' },
    });
    const page = await postForm('/contact-us', message);
    expect(page).toMatchObject({
      status: 503,
      retryAfter: '5',
      body: {
        form: {
          failure: { message: 'Unexpected error. Please try again.', reference: 'a-request' },
          values: { message: message.message, topic: 'Other' },
        },
      },
    });
    expect(JSON.stringify(page.body)).not.toMatch(/outbox|CRM/);
  });

  it('D3 costs no budget when nothing was stored', async () => {
    const { post } = await open({ outbox: brokenOutbox, inbox: { accept: down } });
    for (let time = 0; time < 14; time += 1) expect((await post('/api/contact-us', other(time))).status).toBe(503);
  });

  it('D2 answers a repeat as the first, checks its proof once, and stores one lead', async () => {
    const { post, leads, checked } = await open();
    const first = await post('/api/contact-us', { ...message, submissionId: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff' });
    const again = await post('/api/contact-us', {
      ...message,
      submissionId: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
      token: 'spent',
    });
    expect([first.status, again.status, again.body]).toEqual([200, 200, first.body]);
    expect([leads.length, checked]).toEqual([1, ['contact-us']]);
  });

  it('D2 knows a repeat by its header, whatever form the key has, and by its words alone', async () => {
    const { post, leads } = await open();
    for (const key of ['a', 'order:7', 'x'.repeat(200)]) {
      const sent = { ...message, message: `About ${key}` };
      const first = await post('/api/contact-us', sent, { 'Idempotency-Key': key });
      expect((await post('/api/contact-us', sent, { 'Idempotency-Key': key })).body).toEqual(first.body);
    }
    const bare = await post('/api/contact-us', message);
    expect((await post('/api/contact-us', { ...message, email: ' ADA@example.com' })).body).toEqual(bare.body);
    expect(leads).toHaveLength(4);
  });

  it('D2 D4 gives a second click the first one’s answer, and a program with a bad proof nothing of it', async () => {
    let proof: BotCheckOutcome = { kind: 'human' };
    const { post, leads, checked } = await open({ botCheck: () => proof });
    const [first, second] = await Promise.all([post('/api/contact-us', message), post('/api/contact-us', message)]);
    proof = { kind: 'failed' };
    expect((await post('/api/contact-us', message)).body).toEqual(first.body);
    expect([second.body, leads.length, checked.length]).toEqual([first.body, 1, 1]);
    expect((await post('/api/contact-us', { ...message, token: 'another' })).status).toBe(403);
  });

  it('D2 refuses a key that comes back with other words, and one that is none', async () => {
    const { post } = await open();
    const key = { 'Idempotency-Key': 'the-same-key' };
    expect((await post('/api/contact-us', message, key)).status).toBe(200);
    expect(await post('/api/contact-us', other(2), key)).toMatchObject({ status: 422, body: { code: 'KEY_REUSED' } });
    expect(await post('/api/contact-us', message, { 'Idempotency-Key': 'x'.repeat(201) })).toMatchObject({
      status: 422,
      body: { code: 'IDEMPOTENCY_KEY' },
    });
  });

  it('D4 takes ten an hour from one address, and the eleventh waits', async () => {
    const { post, postForm, clock } = await open();
    for (let time = 0; time < 10; time += 1) expect((await post('/api/contact-us', other(time))).status).toBe(200);
    const refused = await post('/api/careers', {
      ...message,
      country_code: 'US',
      phone: '3055550142',
      careerInterest: 'Marine Operations',
      marineOperations: 'Nautical',
    });
    expect([refused.status, refused.body.code, Number(refused.retryAfter)]).toEqual([429, 'RATE_LIMITED', 3_600]);
    const page = await postForm('/contact-us', other(11));
    expect(page).toMatchObject({
      status: 429,
      retryAfter: '3600',
      body: { form: { values: { message: 'Message 11' } } },
    });
    expect(page.body.form.failure.message).toMatch(/try again later/);
    expect((await post('/api/contact-us', other(3))).status).toBe(200);
    clock.pass({ minutes: 61 });
    expect((await post('/api/contact-us', other(12))).status).toBe(200);
  });

  it('D4 B6 takes leads while the limits cannot be read, and still not without end', async () => {
    const { post } = await open({ limits: brokenLimits });
    const statuses = [];
    for (let time = 0; time < 12; time += 1) statuses.push((await post('/api/contact-us', other(time))).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
  });

  it('D4 takes five unchecked ones while the bot check is down, marked for a person to look at', async () => {
    const { post, leads } = await open({ botCheck: () => ({ kind: 'unavailable' }) });
    const statuses = [];
    for (let time = 0; time < 6; time += 1) statuses.push((await post('/api/contact-us', other(time))).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect(leads.map(({ isUnchecked }) => isUnchecked)).toEqual([true, true, true, true, true]);
  });

  it.each([
    [{ kind: 'empty-token' }, 422, 'BOT_CHECK_EMPTY', 'Recaptcha validation failed: token is empty.'],
    [{ kind: 'failed' }, 403, 'BOT_CHECK_FAILED', 'Recaptcha failed. Please try again.'],
  ] satisfies readonly (readonly [BotCheckOutcome, number, string, string])[])(
    'TRK-03 TRK-04 D4 keeps nothing of a form that is %j',
    async (outcome, status, code, words) => {
      const { post, postForm, leads } = await open({ botCheck: () => outcome });
      expect(await post('/api/contact-us', message)).toMatchObject({ status, body: { code, error: words } });
      const page = await postForm('/contact-us', message);
      expect(page).toMatchObject({
        status,
        body: {
          form: {
            failure: { message: words },
            plain: { isShown: true, isMissed: true, question: 'contact-us' },
            values: { email: 'ada@example.com' },
          },
        },
      });
      expect(leads).toEqual([]);
    },
  );

  it('D1 keeps the lead of a guest whose directory does not answer', async () => {
    const guest = {
      contactId: 'C-1',
      firstName: 'Eleanor',
      lastName: 'Marsh',
      recordTypeName: 'Guest',
      isOwnedByConsultant: false,
    };
    const { post, leads } = await open({ guest, findGuest: down, outbox: new LeadsInMemory() });
    expect(
      (
        await post('/api/contact-us', {
          topic: 'Other',
          message: 'Hello',
          token: 'x',
          contactId: 'C-2',
          email: 'other@example.com',
        })
      ).status,
    ).toBe(200);
    expect(leads[0]).toMatchObject({ contactId: 'C-1', fields: { first_name: 'Eleanor' } });
    expect(JSON.stringify(leads[0])).not.toMatch(/C-2|other@example/);
  });
});
