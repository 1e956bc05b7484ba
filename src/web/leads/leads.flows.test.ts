import { aLeadOffice, type LeadOffice } from '../../../test/builders/a-lead-office';
import { leadExamples } from './lead-examples';

let office: LeadOffice | undefined;
afterEach(async () => {
  await office?.close();
  office = undefined;
});
const open = async (parts: Parameters<typeof aLeadOffice>[0] = {}) => {
  office = await aLeadOffice(parts);
  return office;
};

const person = {
  first_name: 'Ada',
  last_name: 'Marlow',
  email: 'Ada@Example.com',
  country_code: 'GB',
  phone: '020 7946 0142',
};
const home = { country: 'GB', zip: 'SW1A 1AA', yachtConsent: true, token: 'x' };
const sailing = { itineraryId: 'ON1-CYC-270503-007', suiteId: 'BR-I,SV' };
const inquiry = { ...person, ...home, ...sailing, numberOfPassengers: 2, form: 'inquire-now' };
const contact = { ...person, topic: 'Other', message: 'Hello', token: 'x' };
const waitlist = { ...person, region: 'Europe', primaryLocation: 'Brisa', yachtConsent: '1', token: 'x' };
const eleanor = {
  contactId: 'C-1',
  firstName: 'Eleanor',
  lastName: 'Marsh',
  email: 'guest@example.com',
  phone: '+13055550142',
  countryCode: 'US',
  recordTypeName: 'Guest',
  isOwnedByConsultant: false,
};

const errorsOf = (body: { readonly fields?: readonly { readonly field: string; readonly message: string }[] }) =>
  Object.fromEntries((body.fields ?? []).map(({ field, message }) => [field, message]));

describe('what a form answers', () => {
  it.each([
    [
      '/api/contact-us',
      {
        first_name: 'Please input your first name',
        last_name: 'Please input your last name',
        email: 'Please input your email',
        topic: 'Please choose topic',
        message: 'Please input your message/questions',
      },
    ],
    [
      '/api/careers',
      {
        phone: 'Please enter your phone number',
        country_code: 'Please select a country code',
        careerInterest: 'Please make a selection',
      },
    ],
    [
      '/api/get-in-touch',
      {
        country: 'Please select a country/region',
        voyageInterest: 'Please select at least one option',
        season: 'Please make a selection',
        yachtConsent: 'Please tick the box',
      },
    ],
    ['/api/waitlist', { region: 'Please choose a region', yachtConsent: 'Please tick the box' }],
  ])('FRM-09 FRM-14 FRM-21 says at %s what is missing, all at once', async (path, messages) => {
    const { post, checked, leads } = await open();
    const { status, body } = await post(path, { token: 'x' });
    expect([status, body.code]).toEqual([422, 'INVALID']);
    expect(errorsOf(body)).toMatchObject(messages);
    expect([checked, leads]).toEqual([[], []]);
  });

  it.each([
    ['/api/contact-us', contact, { email: 'nobody@' }, { email: 'The input is not a valid E-mail' }],
    [
      '/api/contact-us',
      contact,
      { email: `${'a'.repeat(70)}@example.com` },
      { email: 'The input is not a valid E-mail' },
    ],
    ['/api/contact-us', contact, { phone: '12' }, { phone: 'Please input a valid phone number' }],
    ['/api/contact-us', contact, { topic: 'Nonsense' }, { topic: 'Please choose topic' }],
    ['/api/contact-us', contact, { email: { $ne: '' } }, { email: 'The input is not a valid E-mail' }],
    ['/api/waitlist', waitlist, { primaryLocation: 'Mirador' }, { primaryLocation: 'Please choose a location' }],
    ['/api/waitlist', waitlist, { primaryLocation: '' }, { primaryLocation: 'Please choose a location' }],
    ['/api/waitlist', inquiry, { zip: '' }, { zip: 'Please input your Zip/Postal code' }],
    ['/api/waitlist', inquiry, { country: 'US', zip: '33101', state: '' }, { state: 'Please select a state' }],
    [
      '/api/waitlist',
      { ...inquiry, itineraryId: '', suiteId: '' },
      {},
      { interestRegions: 'Please select at least one option', season: 'Please make a selection' },
    ],
  ])('FRM-16 FRM-23 FRM-26 says at %s what is wrong (%#)', async (path, right, wrong, messages) => {
    const { post } = await open();
    const { status, body } = await post(path, { ...right, ...wrong });
    expect([status, errorsOf(body)]).toEqual([422, messages]);
  });

  it.each([
    ['first_name', 40],
    ['last_name', 80],
    ['message', 1_000],
  ])('FRM-10 FRM-11 FRM-15 takes %s of %d characters and not one more', async (field, maxLength) => {
    const { post } = await open();
    expect((await post('/api/contact-us', { ...contact, [field]: 'a'.repeat(maxLength) })).status).toBe(200);
    expect(
      errorsOf((await post('/api/contact-us', { ...contact, [field]: 'a'.repeat(maxLength + 1) })).body),
    ).toHaveProperty(field);
  });
});

it('API-25 says which forms the waitlist takes', async () => {
  const { post } = await open();
  const { status, body } = await post('/api/waitlist', { ...waitlist, form: 'careers' });
  expect([status, errorsOf(body)]).toEqual([422, { form: '"form" must be waitlist or inquire-now' }]);
});

describe('what becomes of a form', () => {
  it('FRM-05 ROU-20 thanks in place for the contact form, and leads on from the others', async () => {
    const { post } = await open();
    expect((await post('/api/contact-us', contact)).body).toEqual({
      status: 'accepted',
      submissionId: expect.any(String) as unknown,
    });
    expect((await post('/api/waitlist', waitlist)).body).toMatchObject({ redirectTo: '/thank-you' });
    expect(
      (
        await post('/api/careers', {
          ...person,
          careerInterest: 'Marine Operations',
          marineOperations: 'Nautical',
          hotelOperations: 'Culinary',
          token: 'x',
        })
      ).body,
    ).toMatchObject({ redirectTo: '/thank-you' });
    expect(office?.leads.at(-1)?.fields).toMatchObject({
      marineOperations: 'Nautical',
      company: 'Marlow',
      phone: '+442079460142',
    });
    expect(office?.leads.at(-1)?.fields).not.toHaveProperty('hotelOperations');
  });

  it('FRM-34 FRM-36 ROU-10 leads a visitor’s inquiry about a sailing on to sign-in, without writing who they are into the address', async () => {
    const { post, hints, leads, checked } = await open();
    const { body } = await post('/api/waitlist', inquiry);
    const to = new URL(body.redirectTo, 'http://x');
    expect([to.pathname, to.searchParams.get('type'), to.searchParams.get('sign-in')]).toEqual([
      '/thank-you',
      'new',
      'true',
    ]);
    expect(body.redirectTo).not.toMatch(/example|7946.{0,3}0142/);
    expect(await hints.take(to.searchParams.get('hint') ?? '')).toEqual({
      email: 'ada@example.com',
      phone: '+442079460142',
      countryCode: 'GB',
    });
    expect(checked).toEqual(['waitlist']);
    expect(leads[0]).toMatchObject({
      formId: 'inquire-now',
      leadSource: 'Public',
      fields: {
        ...sailing,
        suiteName: 'Seaview Suite',
        countryLabel: 'United Kingdom',
        yachtConsent: '1',
        numberOfPassengers: '2',
      },
    });
    expect(leads[0]?.fields['webUrl']).toMatch(/\/voyages\/cyclades-in-seven-nights\?id=ON1-CYC-270503-007$/);
  });

  it('FRM-36 H07 writes the specification’s own address where the line wants it', async () => {
    const { post } = await open({ hasPersonalDataInUrls: true });
    expect((await post('/api/waitlist', inquiry)).body.redirectTo).toBe(
      '/thank-you?type=new&email=ada%40example.com&phone=%2B442079460142&countryCode=GB&sign-in=true',
    );
  });

  it('H07 leads on from a thank-you page whose address names a visitor by a sealed hint, or in the clear where the line wants it', async () => {
    const address = '/thank-you?type=new&email=ada%40example.com&sign-in=true';
    const signInOf = ({ body }: { readonly body: Readonly<Record<string, unknown>> }) =>
      (body['actions'] as readonly { readonly href: string }[])[0]?.href ?? '';
    const { get, hints } = await open();
    const to = new URL(signInOf(await get(address)), 'http://x');
    expect([to.pathname, [...to.searchParams.keys()]]).toEqual(['/login', ['type', 'hint']]);
    expect(await hints.take(to.searchParams.get('hint') ?? '')).toEqual({ email: 'ada@example.com' });
    await office?.close();
    expect(signInOf(await (await open({ hasPersonalDataInUrls: true })).get(address))).toBe(
      '/login?type=new&email=ada%40example.com',
    );
  });

  it('FRM-37 leads to sign-in where the line has no thank-you page', async () => {
    const { post } = await open({ settings: { thankYouUrl: '' }, hasPersonalDataInUrls: true });
    expect((await post('/api/waitlist', inquiry)).body.redirectTo).toMatch(/^\/login\?type=new&email=/);
    expect((await post('/api/waitlist', waitlist)).body.redirectTo).toBe('/thank-you');
  });

  it.each([
    ['/api/waitlist', leadExamples.waitlist, {}],
    ['/api/enquire-now-itinerary', leadExamples.enquire, { guest: eleanor }],
  ])('FRM-35 API-27 takes the documented example of %s with its sailing', async (path, example, parts) => {
    const { post, leads } = await open(parts);
    const { status } = await post(path, example);
    const { itineraryId, suiteName } = example;
    expect([status, leads[0]?.fields]).toEqual([200, expect.objectContaining({ itineraryId, suiteName })]);
  });

  it('FRM-34 FRM-35 FRM-36 takes a guest’s inquiry under their own name, and requires no visitor to sign in', async () => {
    const { post, leads, checked } = await open({ guest: eleanor });
    const { body } = await post('/api/enquire-now-itinerary', {
      ...sailing,
      yachtConsent: 1,
      hotelConsent: 'Explicit Opt In',
      contactId: 'C-9',
      email: 'x@example.com',
      token: 'x',
    });
    expect(body.redirectTo).toBe('/thank-you?type=new');
    expect(checked).toEqual(['enquire-now-itinerary']);
    expect(leads[0]).toMatchObject({
      contactId: 'C-1',
      fields: { email: 'guest@example.com', first_name: 'Eleanor', yachtConsent: '1', hotelConsent: 'Explicit Opt In' },
    });
  });

  it('C4 C2 FRM-33 drops what the form does not have, from any sender', async () => {
    const { post, leads } = await open();
    await post('/api/contact-us', {
      ...contact,
      contactId: 'C-1',
      leadSource: 'Forged',
      lead_source: 'Forged',
      oid: 'forged',
      isUnchecked: true,
      formId: 'careers',
      company: 'forged',
      status: 'forged',
      receivedAt: 'forged',
    });
    expect(JSON.stringify(leads[0])).not.toMatch(/forged|"C-1"/i);
    expect(leads[0]).toMatchObject({ formId: 'contact-us', leadSource: 'Public', isUnchecked: false });
  });

  it('H41 drops ids that nothing is known of, without a word', async () => {
    const { post, get, leads } = await open();
    const unknown = { itineraryId: 'ON1-ZZZ-270503-007', suiteId: 'BR-I,ZZ' };
    expect(
      (await post('/api/contact-us', { ...contact, ...unknown, suiteName: '<b>', webUrl: 'https://evil.example/' }))
        .status,
    ).toBe(200);
    expect(JSON.stringify(leads[0])).not.toMatch(/ZZ|evil|<b>/);
    expect((await get('/inquire-now?itineraryId=../../etc&suiteId=%3Cscript%3E')).body).not.toHaveProperty('subject');
  });

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/api/logout'])(
    'C10 H59 never redirects to %s',
    async (retURL) => {
      const { post } = await open();
      expect((await post('/api/waitlist', { ...waitlist, retURL })).body.redirectTo).toBe('/thank-you');
    },
  );

  it('H59 leads to a page of ours that the form names', async () => {
    const { post } = await open();
    expect((await post('/api/waitlist', { ...waitlist, retURL: '/voyages?region=x' })).body.redirectTo).toBe(
      '/voyages?region=x',
    );
  });

  it('TRK-05 H14 keeps how the visitor came: from the form, else the cookie, else the page it stood on', async () => {
    const { post, postForm, leads, url } = await open();
    const cookie = { Cookie: `utm=${encodeURIComponent('utm_source=cookie&gclid=g1')}` };
    await post(
      '/api/contact-us',
      { ...contact, message: '1', utm_source: 'form', utm_evil: 'x', utm_medium: 'a\r\nb' },
      cookie,
    );
    await post('/api/contact-us', { ...contact, message: '2' }, cookie);
    await postForm(
      '/contact-us',
      { ...contact, message: '3' },
      { Referer: `${url}/contact-us?utm_campaign=spring&email=a%40example.com` },
    );
    await post(
      '/api/contact-us',
      { ...contact, message: '4', utm_source: 'form' },
      { Cookie: `${cookie.Cookie}; consent=declined` },
    );
    await post('/api/contact-us', { ...contact, message: '5', utm_source: 'form' }, { 'Sec-GPC': '1' });
    expect(leads.map(({ tracking }) => tracking)).toEqual([
      { utm_source: 'form', utm_medium: 'a b' },
      { utm_source: 'cookie', gclid: 'g1' },
      { utm_campaign: 'spring' },
      {},
      {},
    ]);
    expect(leads[2]?.pageUrl).toBe(`${url}/contact-us`);
  });

  it('FRM-32 C11 keeps the page only when it is ours', async () => {
    const { post, leads, url } = await open();
    for (const pageUrl of ['https://evil.example/x', `${url}/careers?hint=h&id=1`, '/careers', 'javascript:x'])
      await post('/api/contact-us', { ...contact, message: pageUrl, pageUrl });
    expect(leads.map(({ pageUrl }) => pageUrl)).toEqual([
      undefined,
      `${url}/careers?id=1`,
      `${url}/careers`,
      undefined,
    ]);
  });
});

describe('the pages of forms', () => {
  it('FRM-04 FRM-07 FRM-34 show a visitor all fields, a guest what the line does not know, each with its endpoint', async () => {
    const names = ({
      body,
    }: {
      readonly body: { readonly form: { readonly fields: readonly { readonly name: string }[] } };
    }) => body.form.fields.map(({ name }) => name);
    const asVisitor = await open();
    const page = await asVisitor.get('/inquire-now');
    expect(names(page)).toEqual(expect.arrayContaining(['first_name', 'email', 'zip', 'interestRegions', 'season']));
    expect(page.body.form).toMatchObject({
      action: '/inquire-now',
      apiAction: '/api/waitlist',
      carriedFields: { form: 'inquire-now' },
      plain: { question: 'waitlist', isShown: false },
    });
    await asVisitor.close();
    const asGuest = await open({ guest: eleanor });
    const own = await asGuest.get('/reserve-inquire-now?itineraryId=ON1-CYC-270503-007&suiteId=BR-I%2CSV');
    expect(names(own)).toEqual(['numberOfPassengers', 'notes', 'yachtConsent', 'hotelConsent']);
    expect(own.body.form).toMatchObject({
      action: '/reserve-inquire-now',
      apiAction: '/api/enquire-now-itinerary',
      carriedFields: { ...sailing, suiteName: 'Seaview Suite' },
    });
    expect(own.body.subject).toMatchObject({
      title: 'Cyclades in Seven Nights',
      line: expect.stringContaining('Seaview Suite') as unknown,
    });
    expect(JSON.stringify(own.body)).not.toMatch(/guest@example|555.?0142/);
  });

  it('FRM-05 H13 lead a form without script to its thanks, whose address cannot be made up', async () => {
    const { postForm, get, clock } = await open();
    const sent = await postForm('/contact-us', contact);
    expect([sent.status, sent.location?.split('=')[0]]).toEqual([303, '/contact-us?sent']);
    expect((await get(sent.location ?? '')).body).toMatchObject({
      page: 'ThankYouPage',
      title: 'Your message is with us',
    });
    for (const forged of ['1', 'true', `${sent.location?.split('=')[1]}x`])
      expect((await get(`/contact-us?sent=${forged}`)).body).toHaveProperty('form');
    expect((await get(`/careers?${sent.location?.split('?')[1]}`)).body).toHaveProperty('form');
    clock.pass({ minutes: 11 });
    expect((await get(sent.location ?? '')).body).toHaveProperty('form');
  });

  it('FRM-29 H13 keep everything that was typed, and say at each field what is wrong', async () => {
    const { postForm } = await open();
    const { status, body } = await postForm('/inquire-now', {
      ...person,
      country: 'GB',
      zip: 'SW1A 1AA',
      phone: '12',
      'interestRegions.adriatic': '1',
      'interestRegions.bahamas': '1',
      season: 'Fall 2027',
      notes: 'Two\nlines',
      favorite: '',
    });
    expect(status).toBe(422);
    expect(body.form.errors).toEqual({
      phone: 'Please input a valid phone number',
      yachtConsent: 'Please tick the box',
    });
    expect(body.form.values).toMatchObject({
      first_name: 'Ada',
      phone: '12',
      interestRegions: ['bahamas', 'adriatic'],
      season: 'Fall 2027',
      notes: 'Two\nlines',
      numberOfPassengers: '',
      yachtConsent: '',
    });
    expect(body.form.plain).toMatchObject({ isShown: true });
    expect(body.form.carriedFields).toMatchObject({ favorite: '1' });
  });

  it('FRM-29 FRM-34 take a visitor’s inquiry without script', async () => {
    const { postForm, leads } = await open();
    const { status, location } = await postForm('/inquire-now', {
      ...person,
      country: 'GB',
      zip: 'SW1A 1AA',
      'interestRegions.all-caribbean-bahamas': '1',
      season: 'Fall 2027',
      yachtConsent: '1',
    });
    expect([status, location]).toEqual([303, '/thank-you']);
    expect(leads[0]).toMatchObject({
      formId: 'inquire-now',
      fields: { interestRegions: ['All Caribbean & Bahamas', 'Lesser Antilles', 'Bahamas'] },
    });
  });

  it('FRM-08 FRM-01 give a guest the document at once, and a visitor after the form', async () => {
    const documents = [
      {
        slug: 'deck-plans',
        title: 'Deck plans',
        description: 'Every suite.',
        formId: 'deck-plans',
        thankYouUrl: '/thank-you?document=deck-plans',
      },
    ];
    const asGuest = await open({ guest: eleanor, documents });
    expect(await asGuest.get('/documents/deck-plans')).toMatchObject({
      status: 302,
      location: '/thank-you?document=deck-plans',
    });
    await asGuest.close();
    const { get, post, postForm } = await open({ documents });
    expect((await get('/documents/deck-plans')).body).toMatchObject({
      title: 'Deck plans',
      form: { apiAction: '/api/forms/deck-plans', carriedFields: { document: 'deck-plans' } },
    });
    expect((await post('/api/forms/deck-plans', { document: 'deck-plans', token: 'x' })).body).toMatchObject({
      redirectTo: '/thank-you?document=deck-plans',
    });
    expect(await postForm('/documents/deck-plans', {})).toMatchObject({
      status: 303,
      location: '/thank-you?document=deck-plans',
    });
    for (const path of ['/documents/none', '/forms/none', '/forms/contact-us'])
      expect((await get(path)).status).toBe(404);
    expect((await post('/api/forms/contact-us', contact)).status).toBe(404);
  });

  it('SUI-17 TRP-10 begin with the words that a link asks for, and never with a stranger’s', async () => {
    const { get } = await open();
    const values = async (query: string) => (await get(`/contact-us?${query}`)).body.form.values;
    expect(await values('about=funnel-suite')).toMatchObject({
      topic: 'Interest in Securing a Spot',
      message: expect.stringContaining('Funnel Suite') as unknown,
    });
    expect(await values('about=expired-trip&reference=R-100')).toMatchObject({
      message: expect.stringContaining('(R-100)') as unknown,
    });
    expect((await values('about=expired-trip&reference=%3Cb%3E')).message).not.toContain('<b>');
    expect((await values('about=constructor')).message).toBeUndefined();
    expect((await values('message=Send+money')).message).toBeUndefined();
  });

  it('FRM-36 H07 offer sign-in after an inquiry, with the hint', async () => {
    const { get } = await open();
    const { body } = await get('/thank-you?type=new&hint=sealed&sign-in=true');
    expect(body.actions[0]).toEqual({ label: 'Sign In', href: '/login?type=new&hint=sealed' });
    expect((await get('/thank-you')).body.actions.map(({ href }: { readonly href: string }) => href)).toEqual([
      '/voyages',
    ]);
  });
});
