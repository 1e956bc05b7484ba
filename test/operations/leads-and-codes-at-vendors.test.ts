import { randomUUID } from 'node:crypto';
import { leadObjects, leadRoute, seedLeads } from '../simulators/salesforce/leads';
import { createSalesforce, type SalesforceSimulator, salesforceRules } from '../simulators/salesforce/salesforce';
import { eleanorInCrm, sampleIds } from '../simulators/salesforce/sample-org';
import { seedScheduler, schedulerIds, schedulerObjects, schedulerRoute } from '../simulators/salesforce/scheduler';
import { createTwilioVerify, type TwilioVerifySimulator, verifyService } from '../simulators/twilio-verify';
import { twilioLogin } from '../simulators/twilio';
import { ApiClient } from '../support/sign-in';
import { addPasskey, ceremonyOptions, SoftwareAuthenticator } from '../support/software-authenticator';
import { solveBotCheck } from '../support/solve-bot-check';
import { type RunningServer, startServer } from '../support/start-server';
import { until } from '../support/until';

/** The site as it runs with guests, leads and appointments at Salesforce, and codes by Twilio Verify. */
describe('a site with Salesforce and Twilio Verify', () => {
  let salesforce: SalesforceSimulator;
  let verify: TwilioVerifySimulator;
  let site: RunningServer;
  let eleanor: ApiClient;

  beforeAll(async () => {
    salesforce = createSalesforce({
      objects: { ...leadObjects, ...schedulerObjects },
      routes: [leadRoute({ duplicates: 'none' }), schedulerRoute()],
      seed: (org) => {
        seedLeads(org);
        seedScheduler(org);
      },
    });
    verify = createTwilioVerify();
    await Promise.all([salesforce.listen(), verify.listen()]);
    site = await startServer({
      env: {
        CRM: 'salesforce',
        LEADS: 'salesforce',
        CALENDAR: 'salesforce',
        PASSKEYS: 'salesforce',
        SF_URL: salesforce.url,
        SF_CLIENT_ID: salesforceRules.clientId,
        SF_CLIENT_SECRET: salesforceRules.clientSecret,
        SF_TERRITORY_ID: schedulerIds.territory,
        SF_WORK_TYPE_ID: schedulerIds.workType,
        CODES: 'twilio-verify',
        TWILIO_VERIFY_URL: verify.url,
        TWILIO_VERIFY_SERVICE: verifyService,
        TWILIO_API_KEY: twilioLogin.apiKey,
        TWILIO_API_SECRET: twilioLogin.apiSecret,
        LOG_LEVEL: 'info',
      },
    });
    eleanor = new ApiClient(site.url);
  }, 60_000);
  afterAll(async () => {
    await site.stop();
    await Promise.all([salesforce.close(), verify.close()]);
  });

  const leadsOf = (submissionId: string) =>
    salesforce.org.all('Lead').filter(({ Submission_Id__c }) => Submission_Id__c === submissionId);
  const post = async (path: string, body: object, client = eleanor) => {
    const answer = await client.post(path, body);
    return { status: answer.status, body: (await answer.json()) as Readonly<Record<string, unknown>> };
  };

  /** What a visitor's form of contact sends. */
  const aLead = async () => ({
    first_name: 'Wilhelmina',
    last_name: 'Overbeck',
    email: 'wilhelmina@overbeck.example',
    phone: '(305) 555-0142',
    country_code: 'US',
    topic: 'Other',
    message: 'Eight of us in Hydra',
    submissionId: randomUUID(),
    token: await solveBotCheck(site.url, 'contact-us'),
  });

  it('D1 D2 FRM-32 thanks a visitor while Salesforce fails, and has their lead there once when it is well again', async () => {
    const lead = await aLead();
    const { submissionId } = lead;
    const isLead = (path: string) => path.includes('/sobjects/Lead/');
    salesforce.breakDown('error-500', 2);
    expect((await post('/api/contact-us', lead, new ApiClient(site.url))).status).toBe(200);
    await until(async () => leadsOf(submissionId).length, 1);
    expect(leadsOf(submissionId)).toMatchObject([
      {
        LastName: 'Overbeck',
        Company: 'Overbeck',
        Description: 'Eight of us in Hydra',
        Topic__c: 'Other',
        Phone: '+13055550142',
        Form__c: 'contact-us',
      },
    ]);
    expect(salesforce.seen.filter(({ path }) => isLead(path)).length).toBeGreaterThanOrEqual(2);
    expect((await post('/api/contact-us', lead, new ApiClient(site.url))).status).toBe(200);
    expect(leadsOf(submissionId)).toHaveLength(1);
  }, 30_000);

  const phone = { code: '+1', phoneNum: '(305) 555-0142', loginMethod: 'OTP_PHONE' };
  /** Signs Eleanor in, once for all cases that need her, and gives what her code was answered. */
  const signIn = async () => {
    expect(
      (await post('/api/otp-request', { ...phone, token: await solveBotCheck(site.url, 'otp-request') })).status,
    ).toBe(200);
    const [code = ''] = verify.codesOf(eleanorInCrm.phone);
    expect(code).toMatch(/^\d{6}$/);
    const wrong = await post('/api/otp-verify', { ...phone, OTP: code === '111111' ? '222222' : '111111' });
    const right = await post('/api/otp-verify', { ...phone, OTP: code });
    const { status } = await eleanor.post(
      '/api/otp-auth',
      {},
      { Authorization: `Bearer ${String(right.body['token'])}` },
    );
    return { code, statuses: [wrong.status, right.status, status] };
  };
  let signingIn: ReturnType<typeof signIn> | undefined;
  const signedIn = () => (signingIn ??= signIn());

  it('AUT-01 A3 signs a guest in by the code that Twilio sent to their telephone', async () => {
    const { code, statuses } = await signedIn();
    expect(statuses).toEqual([401, 200, 200]);
    expect((await post('/api/otp-verify', { ...phone, OTP: code })).status).toBe(401);
    expect(site.output()).not.toContain(code);
  }, 30_000);

  it('INQ-04 PYC-01 TRP-03 shows a signed-in guest the inquiry and the appointment that Salesforce has, and no other', async () => {
    await signedIn();
    const inquiry = {
      country: 'US',
      state: 'FL',
      zip: '33134',
      phone: eleanorInCrm.phone,
      country_code: 'US',
      numberOfPassengers: '2',
      notes: '',
      season: `Spring ${new Date().getFullYear() + 1}`,
      interestRegions: ['bahamas'],
      yachtConsent: '1',
      submissionId: randomUUID(),
    };
    expect(
      (
        await post('/api/enquire-now-itinerary', {
          ...inquiry,
          token: await solveBotCheck(site.url, 'enquire-now-itinerary'),
        })
      ).status,
    ).toBe(200);
    await until(async () => ((await (await eleanor.get('/api/inquiries')).json()) as readonly object[]).length, 1);
    expect(leadsOf(inquiry.submissionId)).toMatchObject([
      { Contact__c: eleanorInCrm.contactId, Yacht_Consent__c: '1', LastName: 'Marsh' },
    ]);

    const opportunityId = sampleIds.opportunity;
    const { times } = (await (await eleanor.get(`/api/meeting-times?opportunityId=${opportunityId}`)).json()) as {
      readonly times: readonly string[];
    };
    const meetingRequest = {
      opportunityId,
      start: times[4],
      way: 'video',
      purpose: 'Something else',
      notes: 'A birthday on board.',
      timeZone: 'Europe/London',
    };
    expect((await post('/api/appointments', meetingRequest)).status).toBe(201);
    expect((await post('/api/appointments', meetingRequest)).body['code']).toBe('TIME_TAKEN');
    expect(salesforce.org.all('ServiceAppointment')).toMatchObject([
      { ContactId: eleanorInCrm.contactId, ParentRecordId: opportunityId, Meeting_Notes__c: meetingRequest.notes },
    ]);
    expect((await post('/api/existing-appointment', { opportunityId })).body).toMatchObject({
      serviceAppointmentResponse: [{ status: 'Scheduled' }],
    });
  }, 30_000);

  it('F6 A3 signs a guest in by a passkey that is a record of their contact, and refuses a copy of its key', async () => {
    await signedIn();
    const device = new SoftwareAuthenticator(site.url);
    await addPasskey(eleanor, device);
    const visitor = new ApiClient(site.url);
    const touch = async (wrong?: { readonly counter: number }) =>
      visitor.post('/api/passkey-sign-in', {
        passkey: device.get(await ceremonyOptions(visitor, '/api/passkey-sign-in/options'), wrong),
      });
    expect((await touch()).status).toBe(200);
    expect(await (await visitor.get('/api/user')).json()).toMatchObject({ firstName: 'Eleanor' });
    expect((await touch({ counter: 1 })).status).toBe(401);
    expect(salesforce.org.all('Guest_Passkey__c')).toMatchObject([
      { Contact__c: eleanorInCrm.contactId, Counter__c: 1, Removed_At__c: null },
    ]);
    const { passkeys } = (await (await visitor.get('/api/passkeys')).json()) as {
      readonly passkeys: readonly { readonly id: string }[];
    };
    expect((await eleanor.delete('/api/passkeys', { passkeyId: passkeys[0]?.id })).status).toBe(200);
    expect((await touch()).status).toBe(401);
  }, 30_000);

  it('E14 keeps codes, secrets and what visitors say out of its log', async () => {
    await signedIn();
    const lead = await aLead();
    expect((await post('/api/contact-us', lead, new ApiClient(site.url))).status).toBe(200);
    await until(async () => leadsOf(lead.submissionId).length, 1);
    expect(site.output()).toContain('a code was handed in');
    for (const secret of [
      salesforceRules.clientSecret,
      twilioLogin.apiSecret,
      'overbeck',
      '5550142',
      ...verify.codesOf(eleanorInCrm.phone),
    ])
      expect(site.output()).not.toContain(secret);
  });
});
