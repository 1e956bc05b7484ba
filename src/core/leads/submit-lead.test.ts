import { StoppedClock } from '../../../test/builders/a-clock';
import { FakeLeadInbox, FakeLeadOutbox } from '../../../test/builders/fake-leads';
import { EmbeddedLeadForms } from '../../adapters/embedded-content/lead-forms';
import { loadForms } from '../../adapters/embedded-content/load-forms';
import { LibPhoneNumbers } from '../../adapters/libphonenumber/phone-numbers';
import { NodeSecrets } from '../../adapters/node-crypto/secrets';
import type { BotCheckOutcome } from '../shared/bot-check.port';
import type { RateLimits, RateOutcome } from '../shared/rate-limits.port';
import { Unavailable } from '../shared/unavailable';
import type { Guest } from '../sign-in/guest';
import { SubmitLead } from './submit-lead';

const forms = new EmbeddedLeadForms(loadForms('config/sample-line', 'US'), new StoppedClock());
const message = { first_name: 'Ada', last_name: 'Okafor', email: 'ada@example.com', topic: 'Other', message: 'Hello' };
const inquiry = {
  first_name: 'Ada',
  last_name: 'Okafor',
  email: 'ada@example.com',
  country_code: 'US',
  phone: '3055550142',
  country: 'US',
  state: 'FL',
  zip: '33101',
  interestRegions: ['all-mediterranean'],
  season: 'Fall 2027',
  yachtConsent: '1',
  hotelConsent: '1',
  numberOfPassengers: '4',
};
const guest: Guest = {
  contactId: '003A',
  firstName: 'Grace',
  lastName: 'Mwangi',
  email: 'grace@example.com',
  phone: '+442079460142',
  countryCode: 'GB',
  recordTypeName: 'Client',
  isOwnedByConsultant: false,
};

function open() {
  const clock = new StoppedClock();
  const outbox = new FakeLeadOutbox(clock);
  const inbox = new FakeLeadInbox();
  const budget = { isAway: false, used: new Map<string, number>() };
  const limits: RateLimits = {
    take: async (uses): Promise<RateOutcome> => {
      if (budget.isAway) throw new Unavailable('limits');
      for (const use of uses) {
        const key = `${use.budget.name}:${use.subject}`;
        const used = budget.used.get(key) ?? 0;
        if (used >= use.budget.max) return { kind: 'exceeded', budget: use.budget.name, retryAfterSeconds: 1800 };
        budget.used.set(key, used + 1);
      }
      return { kind: 'within' };
    },
    look: async () => ({ kind: 'within' }),
    release: async (uses) =>
      uses.forEach(({ budget: { name }, subject }) =>
        budget.used.set(`${name}:${subject}`, (budget.used.get(`${name}:${subject}`) ?? 1) - 1),
      ),
  };
  const submitLead = new SubmitLead({
    forms,
    outbox,
    inbox,
    limits,
    phones: new LibPhoneNumbers(),
    secrets: new NodeSecrets('a secret for tests'),
    clock,
  });
  const checks: BotCheckOutcome[] = [];
  const state: { verdict: BotCheckOutcome } = { verdict: { kind: 'human' } };
  const send = (given: Partial<Parameters<SubmitLead['run']>[0]> = {}) =>
    submitLead.run({
      formId: 'contact-us',
      values: message,
      botCheck: async () => {
        checks.push(state.verdict);
        return state.verdict;
      },
      visitor: { address: '203.0.113.7' },
      tracking: {},
      ...given,
    });
  return { clock, outbox, inbox, budget, checks, state, send };
}

describe('SubmitLead', () => {
  it('D1 answers when the lead is in the outbox, and asks the CRM for nothing', async () => {
    const { outbox, inbox, send, clock } = open();
    const outcome = await send({ tracking: { utm_source: 'letter' }, pageUrl: '/contact-us' });
    expect(outcome).toMatchObject({ kind: 'taken' });
    expect([...outbox.stored.values()].map(({ lead }) => lead)).toMatchObject([
      {
        formId: 'contact-us',
        receivedAt: clock.now(),
        leadSource: 'Public',
        isUnchecked: false,
        tracking: { utm_source: 'letter' },
        pageUrl: '/contact-us',
        fields: { ...message, company: 'Okafor' },
      },
    ]);
    expect(inbox.calls).toBe(0);
  });

  it('D4 D3 takes a partner’s form by its key: no bot check, no budget of an address, its id as the source', async () => {
    const { outbox, budget, checks, send } = open();
    for (let count = 1; count <= 12; count += 1)
      expect(
        await send({ partnerId: 'north-star', values: { ...message, message: `Message ${count}` } }),
      ).toMatchObject({
        kind: 'taken',
        lead: { leadSource: 'Partner north-star', isUnchecked: false },
      });
    expect([outbox.stored.size, checks.length, budget.used.size]).toEqual([12, 0, 0]);
    expect(await send({ partnerId: 'north-star', values: { ...message, message: 'Message 12' } })).toMatchObject({
      kind: 'taken',
    });
    expect(outbox.stored.size).toBe(12);
    expect(await send({ partnerId: 'north-star', values: {} })).toMatchObject({ kind: 'invalid' });
    expect(budget.used.size).toBe(0);
  });

  it('D2 takes the same form from two partners as two leads, each with its own source', async () => {
    const { outbox, send } = open();
    for (const partnerId of ['north-star', 'south-star'])
      expect(await send({ partnerId })).toMatchObject({
        lead: { leadSource: `Partner ${partnerId}` },
      });
    expect(outbox.stored.size).toBe(2);
  });

  it('FRM-32 FRM-35 carries what the CRM wants to read', async () => {
    const { send } = open();
    const outcome = await send({
      formId: 'inquire-now',
      values: { ...inquiry, suiteName: 'Milos Suite', webUrl: 'https://ondine.example/inquire-now', favorite: 'x' },
    });
    expect(outcome.kind === 'taken' && outcome.lead.fields).toEqual({
      first_name: 'Ada',
      last_name: 'Okafor',
      company: 'Okafor',
      email: 'ada@example.com',
      country_code: 'US',
      phone: '+13055550142',
      country: 'US',
      countryLabel: 'U.S.A.',
      state: 'FL',
      stateLabel: 'Florida',
      zip: '33101',
      numberOfPassengers: '4',
      season: 'Fall 2027',
      interestRegions: ['All Mediterranean', 'Grand Mediterranean', 'Greek Isles', 'The Rivieras', 'Adriatic'],
      yachtConsent: '1',
      hotelConsent: 'Explicit Opt In',
      suiteName: 'Milos Suite',
      webUrl: 'https://ondine.example/inquire-now',
      retURL: '/thank-you',
      oid: '00DONDINE0000001',
    });
    expect(
      outcome.kind === 'taken' &&
        outcome.lead.consents.map(({ name, isGiven, wording }) => [name, isGiven, wording.length > 20]),
    ).toEqual([
      ['yachtConsent', true, true],
      ['hotelConsent', true, true],
    ]);
  });

  it('FRM-30 FRM-35 sends no region without a preference, and says a consent that was not given', async () => {
    const { send } = open();
    const outcome = await send({
      formId: 'inquire-now',
      values: { ...inquiry, interestRegions: ['no-preference', 'bahamas'], hotelConsent: '' },
    });
    expect(outcome.kind === 'taken' && outcome.lead.fields).not.toHaveProperty('interestRegions');
    expect(outcome.kind === 'taken' && outcome.lead.fields).not.toHaveProperty('hotelConsent');
    expect(outcome.kind === 'taken' && outcome.lead.consents).toMatchObject([
      { isGiven: true },
      { name: 'hotelConsent', isGiven: false },
    ]);
  });

  it('FRM-12 cuts the company to 40 characters of the last name', async () => {
    const { send } = open();
    const outcome = await send({ values: { ...message, last_name: `${'a'.repeat(39)}😀${'b'.repeat(20)}` } });
    expect(outcome.kind === 'taken' && outcome.lead.fields['company']).toBe('a'.repeat(39));
  });

  it('FRM-07 C2 takes a guest’s identity from the session alone', async () => {
    const { send } = open();
    const outcome = await send({
      formId: 'enquire-now-itinerary',
      visitor: { address: '203.0.113.7', guest },
      values: { ...inquiry, contactId: 'another' },
    });
    expect(outcome.kind === 'taken' && outcome.lead).toMatchObject({
      contactId: '003A',
      fields: {
        first_name: 'Grace',
        last_name: 'Mwangi',
        company: 'Mwangi',
        email: 'grace@example.com',
        phone: '+442079460142',
        country_code: 'GB',
        countryLabel: 'United Kingdom',
      },
    });
  });

  it('D2 answers a repeat alike, without a second bot check or a second lead', async () => {
    const { send, checks, outbox, budget } = open();
    const submissionId = '0b6e3a52-7d0f-4f3e-9c3a-000000000001';
    await send({ submissionId });
    expect(await send({ submissionId })).toMatchObject({ kind: 'taken', submissionId });
    expect([checks.length, outbox.stored.size, budget.used.get('lead:203.0.113.7')]).toEqual([1, 1, 1]);
  });

  it('D2 D4 answers a repeat of an API client after its proof alone', async () => {
    const { send, checks, outbox, state } = open();
    await send({ isCheckedFirst: true });
    expect(await send({ isCheckedFirst: true })).toMatchObject({ kind: 'taken' });
    expect([checks.length, outbox.stored.size]).toEqual([2, 1]);
    state.verdict = { kind: 'failed' };
    expect(await send({ isCheckedFirst: true })).toEqual({ kind: 'bot-check-failed' });
    expect(await send()).toMatchObject({ kind: 'taken' });
    expect(outbox.stored.size).toBe(1);
  });

  it('D2 D4 knows a repeat of an API client for ten minutes, whenever they began', async () => {
    const { send, outbox, clock } = open();
    clock.pass({ minutes: 9 });
    await send({ isCheckedFirst: true });
    clock.pass({ minutes: 9 });
    expect(await send({ isCheckedFirst: true })).toMatchObject({ kind: 'taken' });
    expect(outbox.stored.size).toBe(1);
  });

  it('D2 derives an id where the given one is none', async () => {
    const { send } = open();
    for (const submissionId of ['short-1', 'x'.repeat(65), 'with spaces'])
      expect(await send({ submissionId })).toMatchObject({ submissionId: expect.stringMatching(/^w-.{40}$/) });
    expect(await send({ submissionId: 'eight-88' })).toMatchObject({ submissionId: 'eight-88' });
  });

  it('C2 tells forms of two guests with the same words apart', async () => {
    const { send, outbox } = open();
    const by = (contactId: string) => ({
      formId: 'enquire-now-itinerary',
      values: inquiry,
      visitor: { address: '203.0.113.7', guest: { ...guest, contactId } },
    });
    await send(by('003A'));
    expect(await send(by('003B'))).toMatchObject({ kind: 'taken' });
    expect(outbox.stored.size).toBe(2);
  });

  it('D2 refuses the same id with other words', async () => {
    const { send, outbox } = open();
    const submissionId = '0b6e3a52-7d0f-4f3e-9c3a-000000000001';
    await send({ submissionId });
    expect(await send({ submissionId, values: { ...message, message: 'Something else' } })).toEqual({
      kind: 'key-reused',
    });
    expect(await send({ submissionId, visitor: { address: '203.0.113.7', guest } })).toEqual({ kind: 'key-reused' });
    expect(outbox.stored.size).toBe(1);
  });

  it('D2 knows a form without an id by its words for ten minutes, whenever they began', async () => {
    for (const startsAt of [0, 4, 9.9]) {
      const { send, outbox, clock } = open();
      clock.pass({ minutes: startsAt });
      await send();
      clock.pass({ minutes: 9.9 });
      expect(await send({ values: { ...message, email: ' ADA@example.com ' } })).toMatchObject({ kind: 'taken' });
      clock.pass({ minutes: 21 });
      expect(await send()).toMatchObject({ kind: 'taken' });
      await send({ values: { ...message, message: 'And another thing' } });
      expect(outbox.stored.size).toBe(3);
    }
  });

  it('D3 asks the CRM once when nothing can be stored, and says so when that fails too', async () => {
    const { send, outbox, inbox, budget, state } = open();
    let released = 0;
    state.verdict = { kind: 'human', release: async () => void (released += 1) };
    outbox.isAway = true;
    expect(await send()).toMatchObject({ kind: 'taken' });
    expect([inbox.leads.size, released]).toEqual([1, 0]);
    for (const answer of ['down', 'refused', 'lost'] as const) {
      inbox.answer = () => answer;
      const before = inbox.calls;
      expect(await send()).toMatchObject({ kind: 'unavailable' });
      expect(inbox.calls - before).toBe(1);
    }
    expect([budget.used.get('lead:203.0.113.7'), released]).toEqual([1, 3]);
  });

  it('D3 gives a silent CRM four seconds', async () => {
    jest.useFakeTimers();
    try {
      const { send, outbox, inbox } = open();
      outbox.isAway = true;
      inbox.answer = () => 'never';
      const outcome = send();
      await jest.advanceTimersByTimeAsync(4_001);
      expect(await outcome).toMatchObject({ kind: 'unavailable' });
    } finally {
      jest.useRealTimers();
    }
  });

  it('D4 says which bot check it was that failed, and keeps nothing', async () => {
    const { send, state, outbox } = open();
    state.verdict = { kind: 'empty-token' };
    expect(await send()).toEqual({ kind: 'bot-check-empty' });
    state.verdict = { kind: 'failed' };
    expect(await send()).toEqual({ kind: 'bot-check-failed' });
    expect(outbox.stored.size).toBe(0);
  });

  it('D4 takes five an hour from an address while nobody can check them, and marks them', async () => {
    const { send, state, outbox } = open();
    state.verdict = { kind: 'unavailable' };
    const kinds: string[] = [];
    for (let i = 0; i < 6; i += 1) kinds.push((await send({ values: { ...message, message: `Number ${i}` } })).kind);
    expect(kinds).toEqual(['taken', 'taken', 'taken', 'taken', 'taken', 'limited']);
    expect([...outbox.stored.values()].every(({ lead }) => lead.isUnchecked)).toBe(true);
  });

  it('D4 takes a bot check that breaks for one that is away', async () => {
    const { send } = open();
    expect(await send({ botCheck: () => Promise.reject(new Error('broken')) })).toMatchObject({
      kind: 'taken',
      lead: { isUnchecked: true },
    });
  });

  it('D4 takes ten an hour from an address', async () => {
    const { send } = open();
    const outcomes: Awaited<ReturnType<typeof send>>[] = [];
    for (let i = 0; i < 11; i += 1) outcomes.push(await send({ values: { ...message, message: `Number ${i}` } }));
    expect(outcomes.map(({ kind }) => kind)).toEqual([...Array<string>(10).fill('taken'), 'limited']);
    expect(outcomes[10]).toEqual({ kind: 'limited', retryAfterSeconds: 1800 });
    expect(await send({ visitor: { address: '203.0.113.8' } })).toMatchObject({ kind: 'taken' });
  });

  it('D4 B6 counts by itself while the store of limits is away', async () => {
    const { send, budget } = open();
    budget.isAway = true;
    const kinds: string[] = [];
    for (let i = 0; i < 11; i += 1) kinds.push((await send({ values: { ...message, message: `Number ${i}` } })).kind);
    expect(kinds.filter((kind) => kind === 'taken')).toHaveLength(10);
    expect(kinds[10]).toBe('limited');
  });

  it('FRM-09 says what is wrong before anything is counted or checked', async () => {
    const { send, checks, budget } = open();
    expect(await send({ values: { ...message, email: 'x' } })).toEqual({
      kind: 'invalid',
      errors: { email: 'The input is not a valid E-mail' },
    });
    expect(await send({ formId: 'constructor' })).toEqual({ kind: 'unknown-form' });
    expect([checks.length, budget.used.size]).toEqual([0, 0]);
  });
});
