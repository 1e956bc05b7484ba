import { aLead } from '../../../test/builders/a-lead';
import { StoppedClock } from '../../../test/builders/a-clock';
import { RateLimitsInMemory } from '../../../test/builders/rate-limits-in-memory';
import { describeLeadInbox } from '../../../test/contracts/lead-inbox.contract';
import {
  createWebToLead,
  organisationId,
  submissionIdField,
  type WebToLeadSimulator,
} from '../../../test/simulators/salesforce/web-to-lead';
import type { VendorFault } from '../../../test/simulators/vendor-simulator';
import { until } from '../../../test/support/until';
import { readWebToLeadMapping } from './lead-mapping';
import { WebToLeadInbox } from './web-to-lead';

const mapping = readWebToLeadMapping({
  recordType: '0125g000000LeadAAE',
  fields: {
    submissionId: submissionIdField,
    topic: '00N5g00000Topic',
    utm_source: '00N5g0000UtmSou',
    yachtConsent: '00N5g00000Yacht',
    hotelConsent: '00N5g00000Hotel',
  },
});

describe('leads by Web-to-Lead', () => {
  let web: WebToLeadSimulator;
  let clock: StoppedClock;
  let logged: object[];
  const inboxes: WebToLeadInbox[] = [];
  beforeEach(async () => {
    web = createWebToLead();
    await web.listen();
    clock = new StoppedClock();
    logged = [];
  });
  afterEach(async () => {
    for (const inbox of inboxes.splice(0)) inbox.close();
    await web.close();
  });

  const open = (limits = new RateLimitsInMemory(clock)) => {
    const inbox = new WebToLeadInbox({
      url: `${web.url}/servlet/servlet.WebToLead`,
      oid: organisationId,
      retUrl: 'https://line.example/thank-you',
      mapping,
      limits,
      deadlineMs: 1_000,
      log: { warn: (details, message) => void logged.push({ ...details, message }) },
    });
    inboxes.push(inbox);
    return inbox;
  };
  const arrived = async (count = 1) => {
    await until(async () => web.leads.length + web.dropped.length + web.setAside.length >= count, true);
    return web.leads;
  };
  const unavailable = { name: 'Unavailable', system: 'Web-to-Lead' };

  it('FRM-32 FRM-35 hands a form in as Salesforce’s own would be, and claims no more than that', async () => {
    const lead = aLead({
      fields: {
        first_name: 'Ada',
        last_name: 'Ōkafor & “Töchter”',
        company: 'Ōkafor',
        email: 'ada+1@example.com',
        phone: '+447700900123',
        country_code: 'US',
        country: 'GB',
        countryLabel: 'United Kingdom',
        topic: 'A=b&c',
        message: 'Is there\nroom?',
        season: 'Spring 2027',
        yachtConsent: '1',
      },
      consents: [
        { name: 'yachtConsent', isGiven: true, wording: 'Write to me.' },
        { name: 'hotelConsent', isGiven: false, wording: 'H' },
      ],
    });
    expect(await open().accept(lead)).toEqual({ kind: 'handed-in' });
    const [form] = await arrived();
    expect(form).toMatchObject({
      oid: organisationId,
      retURL: 'https://line.example/thank-you',
      first_name: 'Ada',
      last_name: 'Ōkafor & “Töchter”',
      company: 'Ōkafor',
      email: 'ada+1@example.com',
      phone: '+447700900123',
      country_code: 'GB',
      lead_source: 'Public',
      recordType: '0125g000000LeadAAE',
      [submissionIdField]: lead.submissionId,
      '00N5g00000Topic': 'A=b&c',
      '00N5g0000UtmSou': 'newsletter',
      '00N5g00000Yacht': '1',
      '00N5g00000Hotel': '',
    });
    expect(form?.['description']).toMatch(
      /^Is there\nroom\?\ncountry_code: US\nseason: Spring 2027\nform: contact-us\nreceivedAt: 2027-01-11T15:00:00\.000Z\nconsents: yachtConsent: yes/,
    );
    expect(web.addresses).toEqual([`/servlet/servlet.WebToLead?encoding=UTF-8&orgId=${organisationId}`]);
  });

  it('FRM-13 names no country to Salesforce for the dial code of a telephone', async () => {
    await open().accept(aLead({ fields: { last_name: 'O', company: 'O', country_code: 'FR' } }));
    expect(Object.keys((await arrived())[0] ?? {})).not.toContain('country_code');
  });

  it('D2 makes one lead of a submission that is handed in twice, where the field for its id is unique', async () => {
    const lead = aLead();
    const inbox = open();
    web.breakDown('lost-answer', 1);
    await expect(inbox.accept(lead)).rejects.toMatchObject(unavailable);
    expect(await inbox.accept(lead)).toEqual({ kind: 'handed-in' });
    await arrived(2);
    expect([web.leads.length, web.dropped.length]).toEqual([1, 1]);
  });

  it('D1 says no more than “handed in” of a form that Salesforce silently drops', async () => {
    expect(await open().accept(aLead({ fields: { email: 'x' } }))).toEqual({ kind: 'handed-in' });
    await arrived();
    expect([web.leads.length, web.dropped.length]).toEqual([0, 1]);
  });

  it('D1 keeps leads above the day’s limit of 500 in the outbox, shows it, and goes on a day later', async () => {
    const limits = new RateLimitsInMemory(clock);
    const inbox = open(limits);
    for (let count = 0; count < 499; count += 1)
      await limits.take([{ budget: { name: 'web-to-lead', max: 500, withinSeconds: 86_400 }, subject: 'site' }]);
    await inbox.check();
    expect((await inbox.accept(aLead())).kind).toBe('handed-in');
    await expect(inbox.accept(aLead())).rejects.toMatchObject(unavailable);
    await expect(inbox.check()).rejects.toThrow('500 leads');
    await arrived();
    expect(web.seen).toHaveLength(1);
    clock.pass({ days: 1, seconds: 1 });
    expect((await inbox.accept(aLead())).kind).toBe('handed-in');
    await inbox.check();
  });

  it.each<readonly [VendorFault]>([['rate-limited'], ['error-500'], ['unavailable'], ['reset'], ['hang']])(
    'D1 D7 has it wait in the outbox on %s, and logs nothing of the visitor',
    async (fault) => {
      web.breakDown(fault, 1);
      const startedAt = performance.now();
      await expect(open().accept(aLead())).rejects.toMatchObject(unavailable);
      expect(performance.now() - startedAt).toBeLessThan(2_500);
      expect(JSON.stringify(logged)).not.toMatch(new RegExp(`ada@|Okafor|${organisationId}`));
    },
  );
});

describeLeadInbox('Web-to-Lead', async () => {
  const web = createWebToLead();
  await web.listen();
  const limits = new RateLimitsInMemory(new StoppedClock());
  const open = () =>
    new WebToLeadInbox({
      url: `${web.url}/servlet/servlet.WebToLead`,
      oid: organisationId,
      retUrl: 'https://line.example/',
      mapping,
      limits,
      log: { warn: () => undefined },
    });
  const [inbox, otherNode] = [open(), open()];
  return {
    inbox,
    otherNode,
    says: 'handed-in',
    count: async (submissionId) => {
      // Salesforce stores the forms after it has answered.
      await until(async () => web.leads.length + web.dropped.length, web.addresses.length);
      return web.leads.filter((form) => form[submissionIdField] === submissionId).length;
    },
    close: async () => {
      inbox.close();
      otherNode.close();
      await web.close();
    },
  };
});
