import { ConfigError, readConfig } from './config';

const production = {
  NODE_ENV: 'production',
  SESSION_SECRET: 's'.repeat(32),
  BOT_CHECK_SECRET: 'b'.repeat(32),
  CODE_SECRET: 'c'.repeat(32),
  CONTENT_DIR: './our-line',
};

const mail = { SMTP_URL: 'smtp://site:secret@mail.example', MAIL_FROM: 'Ondine Yachts <hello@ondine.example>' };
const twilio = {
  TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
  TWILIO_API_KEY: 'SK1',
  TWILIO_API_SECRET: 'secret',
  TWILIO_FROM: '+13055550100',
};

const refusal = (environment: Record<string, string>) => {
  try {
    readConfig(environment);
    return '';
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
};

describe('the configuration', () => {
  it('G4 leaves migrations to a command with real guests on PostgreSQL, and to the start anywhere else', () => {
    const DATABASE_URL = 'postgres://landfall@db/landfall';
    const real = { ...production, ...mail, MESSAGES: 'smtp' };
    const migrates = (environment: Record<string, string>) => readConfig(environment).migratesAtStart;
    expect([migrates({}), migrates({ DATABASE_URL }), migrates(real)]).toEqual([true, true, true]);
    expect(migrates({ ...real, DATABASE_URL })).toBe(false);
    expect(migrates({ ...real, DATABASE_URL, MIGRATE: 'start' })).toBe(true);
    expect(migrates({ DATABASE_URL, MIGRATE: 'command' })).toBe(false);
  });

  it('H02 H27 H39 has the defaults of the ledger', () => {
    const { policy, port, dataFolder } = readConfig({});
    expect(policy).toMatchObject({
      signInUrl: '/login',
      excursionsOpenBefore: '2026-06-05',
      vesselSlug: 'four-seasons-1',
      hasPersonalDataInUrls: false,
      isSignInNeutral: false,
    });
    expect([port, dataFolder]).toEqual([3000, './data']);
  });

  it('ENG-07 H08 D10 lets pages that are sent names stand on the engine’s own origin only', () => {
    const engine = { ENGINE_URL: 'https://reserve.example/book' };
    const pages = {
      ENGINE_BOOKING_URL: 'https://reserve.example/customer',
      ENGINE_FARES_URL: 'https://reserve.example/fares',
    };
    expect(readConfig({ ...engine, ...pages }).policy.enginePages).toEqual({
      customerBooking: pages.ENGINE_BOOKING_URL,
      fareBreakdown: pages.ENGINE_FARES_URL,
    });
    expect(readConfig({}).policy.enginePages).toEqual({});
    expect(refusal({ ...engine, ENGINE_BOOKING_URL: 'https://evil.example/customer' })).toBe(
      'ENGINE_BOOKING_URL: must be on the origin of ENGINE_URL, where the engine is',
    );
    expect(refusal(pages)).toMatch(/^ENGINE_BOOKING_URL: .*\nENGINE_FARES_URL: /);
  });

  it('C4 joins Contentful with all of its secrets, or not at all', () => {
    const space = {
      CMS: 'contentful',
      CONTENTFUL_SPACE: 'ondine',
      CONTENTFUL_TOKEN: 't',
      CONTENTFUL_PREVIEW_TOKEN: 'p',
      CONTENTFUL_WEBHOOK_SECRET: 'w'.repeat(64),
      PREVIEW_SECRET: 'v'.repeat(32),
    };
    expect(
      refusal({ CMS: 'contentful' })
        .split('\n')
        .map((line) => line.split(':', 1)[0]),
    ).toEqual([
      'CONTENTFUL_SPACE',
      'CONTENTFUL_TOKEN',
      'CONTENTFUL_PREVIEW_TOKEN',
      'CONTENTFUL_WEBHOOK_SECRET',
      'PREVIEW_SECRET',
    ]);
    expect(refusal({ ...space, CONTENTFUL_WEBHOOK_SECRET: 'w'.repeat(63) })).toMatch(/^CONTENTFUL_WEBHOOK_SECRET: /);
    expect(readConfig(space).contentful).toMatchObject({
      url: 'https://graphql.contentful.com',
      environment: 'master',
      imagesUrl: 'https://images.ctfassets.net',
    });
    expect(readConfig({ ...space, CONTENTFUL_URL: 'https://graphql.eu.contentful.com/' }).contentful).toMatchObject({
      url: 'https://graphql.eu.contentful.com',
      imagesUrl: 'https://images.eu.ctfassets.net',
    });
    expect(readConfig({}).contentful).toBeUndefined();
  });

  it('refuses an unknown provider and says which', () => {
    expect(refusal({ CRM: 'sailforce' })).toMatch(/^CRM: /);
    expect(refusal({ CMS: 'paper', ENGINE: 'steam' }).split('\n')).toHaveLength(2);
  });

  it('refuses Salesforce without its address, its app and one way to log in, naming each', () => {
    const app = { CRM: 'salesforce', SF_URL: 'https://line.my.salesforce.com/', SF_CLIENT_ID: '3MVG9' };
    expect(
      refusal({ CRM: 'salesforce' })
        .split('\n')
        .map((line) => line.split(':', 1)[0]),
    ).toEqual(['SF_URL', 'SF_CLIENT_ID', 'SF_CLIENT_SECRET']);
    expect(refusal(app)).toMatch(/^SF_CLIENT_SECRET: is required, or SF_USERNAME and SF_PRIVATE_KEY$/);
    expect(refusal({ ...app, SF_PRIVATE_KEY: 'x' })).toMatch(/^SF_USERNAME: /);
    expect(
      refusal({ ...app, SF_USERNAME: 'site@line.example', SF_PRIVATE_KEY: '-----BEGIN PRIVATE KEY-----\\nabc' }),
    ).toMatch(/^SF_PRIVATE_KEY: is no private key/);
    expect(refusal({ ...app, SF_CLIENT_SECRET: 's', SF_PRIVATE_KEY: 'x' })).toMatch(/not both$/);
    expect(refusal({ ...app, SF_CLIENT_SECRET: 's', SF_API_VERSION: '66' })).toMatch(/^SF_API_VERSION: /);
    expect(readConfig({ ...app, SF_CLIENT_SECRET: 's' })).toMatchObject({
      crm: 'salesforce',
      salesforce: {
        url: 'https://line.my.salesforce.com',
        apiVersion: 'v66.0',
        mappingFile: 'config/salesforce-mapping.json',
        login: { kind: 'secret', clientId: '3MVG9', clientSecret: 's' },
      },
    });
    expect(readConfig({}).salesforce).toBeUndefined();
  });

  it('F9 reads the keys of guests’ data, the newest first, and keeps the secret of codes as the last', () => {
    const [one, two] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
    const DATA_KEYS = `2027-01:${one.toString('base64')},2026-11:${two.toString('base64url')}`;
    expect(readConfig({ DATA_KEYS, CODE_SECRET: 'c'.repeat(32) }).dataKeys).toEqual([
      { id: '2027-01', secret: one },
      { id: '2026-11', secret: two },
      { id: 'code-secret', secret: 'c'.repeat(32) },
    ]);
    expect(readConfig({}).dataKeys.map(({ id }) => id)).toEqual(['code-secret']);
    for (const wrong of ['short:AAAA', one.toString('base64'), `UPPER:${one.toString('base64')}`])
      expect(refusal({ DATA_KEYS: wrong })).toMatch(/^DATA_KEYS: /);
  });

  it('refuses known secrets and the outbox in production, naming each', () => {
    expect(refusal({ NODE_ENV: 'production' })).toMatch(
      /SESSION_SECRET.*\n.*BOT_CHECK_SECRET.*\n.*CODE_SECRET.*\n.*MESSAGES/,
    );
    expect(refusal(production)).toMatch(/^MESSAGES: /);
    expect(refusal({ ...production, DEMO: 'true' })).toBe('');
  });

  it('refuses a carrier of messages without its address and secrets, naming each', () => {
    expect(refusal({ MESSAGES: 'pigeon' })).toMatch(/^MESSAGES: /);
    expect(refusal({ MESSAGES: 'smtp' })).toMatch(/^SMTP_URL: .*\nMAIL_FROM: [^\n]*$/);
    expect(
      refusal({ MESSAGES: 'smtp+twilio', ...mail })
        .split('\n')
        .map((line) => line.split(':', 1)[0]),
    ).toEqual(['TWILIO_ACCOUNT_SID', 'TWILIO_API_KEY', 'TWILIO_API_SECRET', 'TWILIO_FROM']);
  });

  it.each([
    ['SMTP_URL', 'http://mail.example'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM', 'Line <a@b.example>\r\nBcc: c@d.example'],
    ['MAIL_FROM', 'a@b.example, c@d.example'],
    ['TWILIO_ACCOUNT_SID', 'SK123'],
    ['TWILIO_FROM', 'Ondine'],
    ['TWILIO_URL', 'ftp://api.example'],
  ])('refuses %s=%j', (name, value) => {
    expect(refusal({ MESSAGES: 'smtp+twilio', ...mail, ...twilio, [name]: value })).toMatch(new RegExp(`^${name}: `));
  });

  it('FRM-32 PYC-08 sends leads and appointments to the configured system, and refuses one that lacks what it needs', () => {
    const app = { SF_URL: 'https://line.my.salesforce.com', SF_CLIENT_ID: '3MVG9', SF_CLIENT_SECRET: 's' };
    expect(readConfig({})).toMatchObject({ leads: { kind: 'embedded' }, calendar: { kind: 'embedded' } });
    expect(readConfig({ ...app, LEADS: 'salesforce' })).toMatchObject({
      leads: { kind: 'salesforce' },
      crm: 'embedded',
      salesforce: { url: app.SF_URL },
    });
    expect(readConfig({ LEADS: 'web-to-lead', WEB_TO_LEAD_OID: '00D5g000000OrgI' }).leads).toEqual({
      kind: 'web-to-lead',
      url: 'https://webto.salesforce.com/servlet/servlet.WebToLead',
      organisationId: '00D5g000000OrgI',
      mappingFile: 'config/salesforce-mapping.json',
    });
    const calendar = { CALENDAR: 'salesforce', SF_TERRITORY_ID: '0Hh5g000000Miam', SF_WORK_TYPE_ID: '08q5g000000Talk' };
    expect(readConfig({ ...app, ...calendar, CRM: 'salesforce' }).calendar).toEqual({
      kind: 'salesforce',
      territoryId: '0Hh5g000000Miam',
      workTypeId: '08q5g000000Talk',
    });
    expect(refusal({ ...app, ...calendar })).toMatch(/^CALENDAR: "salesforce" needs CRM=salesforce/);
    expect(readConfig({ ...app, CRM: 'salesforce', PASSKEYS: 'salesforce' }).passkeys).toBe('salesforce');
    expect(readConfig({}).passkeys).toBe('embedded');
    expect(refusal({ ...app, PASSKEYS: 'salesforce' })).toMatch(/^PASSKEYS: "salesforce" needs CRM=salesforce/);
    expect(refusal({ ...app, CRM: 'salesforce', CALENDAR: 'salesforce' })).toMatch(
      /^SF_TERRITORY_ID: .*\nSF_WORK_TYPE_ID: /,
    );
    expect(refusal({ LEADS: 'web-to-lead' })).toMatch(/^WEB_TO_LEAD_OID: /);
    expect(
      refusal({ LEADS: 'salesforce' })
        .split('\n')
        .map((line) => line.split(':', 1)[0]),
    ).toEqual(['SF_URL', 'SF_CLIENT_ID', 'SF_CLIENT_SECRET']);
  });

  it('AUT-01 AUT-07 has Twilio Verify carry codes without a carrier of other text messages, and refuses it without its service and key', () => {
    const verify = {
      CODES: 'twilio-verify',
      TWILIO_VERIFY_SERVICE: `VA${'0'.repeat(32)}`,
      TWILIO_API_KEY: 'SK1',
      TWILIO_API_SECRET: 'secret',
    };
    expect(readConfig({}).codes).toEqual({ kind: 'local' });
    expect(readConfig(verify).codes).toEqual({
      kind: 'twilio-verify',
      verify: {
        url: 'https://verify.twilio.com',
        service: verify.TWILIO_VERIFY_SERVICE,
        apiKey: 'SK1',
        apiSecret: 'secret',
      },
    });
    expect(readConfig({ ...production, MESSAGES: 'smtp', ...mail, ...verify }).smsCountries).toEqual([
      'US',
      'CA',
      'GB',
    ]);
    expect(
      refusal({ CODES: 'twilio-verify' })
        .split('\n')
        .map((line) => line.split(':', 1)[0]),
    ).toEqual(['TWILIO_API_KEY', 'TWILIO_API_SECRET', 'TWILIO_VERIFY_SERVICE']);
    expect(refusal({ ...verify, TWILIO_VERIFY_SERVICE: 'AC1' })).toMatch(/^TWILIO_VERIFY_SERVICE: /);
  });

  it('AUT-07 takes mail and text messages by their carriers in production, and offers no text message without one', () => {
    const both = readConfig({ ...production, MESSAGES: 'smtp+twilio', ...mail, ...twilio });
    expect(both.messages).toEqual({
      kind: 'smtp+twilio',
      smtp: { url: mail.SMTP_URL, from: mail.MAIL_FROM },
      twilio: {
        url: 'https://api.twilio.com',
        accountSid: twilio.TWILIO_ACCOUNT_SID,
        apiKey: 'SK1',
        apiSecret: 'secret',
        from: '+13055550100',
      },
    });
    expect(both.smsCountries).toEqual(['US', 'CA', 'GB']);
    expect(readConfig({ ...production, MESSAGES: 'smtp', ...mail }).smsCountries).toEqual([]);
  });

  it('D4 wants the keys of a vendor that checks for bots, and none for our own check', () => {
    expect(readConfig({}).botCheck).toEqual({ kind: 'altcha' });
    expect(refusal({ BOT_CHECK: 'turnstile' })).toMatch(/^TURNSTILE_SITE_KEY: .*\nTURNSTILE_SECRET: /);
    expect(refusal({ BOT_CHECK: 'recaptcha' })).toMatch(/^RECAPTCHA_SITE_KEY: .*\nRECAPTCHA_SECRET: /);
    const { botCheck } = readConfig({
      BOT_CHECK: 'recaptcha',
      RECAPTCHA_SITE_KEY: 'key',
      RECAPTCHA_SECRET: 'secret',
      RECAPTCHA_URL: 'https://www.recaptcha.net/',
      RECAPTCHA_MIN_SCORE: '0.7',
    });
    expect(botCheck).toEqual({
      kind: 'recaptcha',
      url: 'https://www.recaptcha.net',
      siteKey: 'key',
      secret: 'secret',
      minScore: 0.7,
    });
  });

  it('D4 refuses a secret in production that would admit every caller', () => {
    const keys = { ...production, MESSAGES: 'smtp', ...mail, BOT_CHECK: 'turnstile', TURNSTILE_SITE_KEY: 'key' };
    expect(refusal({ ...keys, TURNSTILE_SECRET: '1x0000000000000000000000000000000AA' })).toMatch(/^BOT_CHECK: /);
    expect(refusal({ ...keys, TURNSTILE_SECRET: '0x4AAAAAAAOwn' })).toBe('');
  });

  it('B4 lets pages of no other origin read, and takes exact origins only', () => {
    expect(readConfig({}).corsOrigins).toEqual([]);
    expect(readConfig({ CORS_ORIGINS: '' }).corsOrigins).toEqual([]);
    const origins = ['https://www.partner.example', 'http://localhost:5173'];
    expect(readConfig({ CORS_ORIGINS: origins.join(',') }).corsOrigins).toEqual(origins);
    for (const wrong of [
      '*',
      'null',
      'www.partner.example',
      'https://www.partner.example/',
      'https://www.partner.example/app',
      'https://*.partner.example',
      'https://WWW.partner.example',
      'https://partner.example:443',
      'ftp://partner.example',
      'https://a.example, https://b.example',
      'https://a.example,',
    ])
      expect(refusal({ CORS_ORIGINS: wrong })).toMatch(/^CORS_ORIGINS: .*is no origin/);
  });

  it('GEO-10 begins forms with the United States unless the United Kingdom is chosen', () => {
    expect([readConfig({}).defaultCountry, readConfig({ DEFAULT_COUNTRY: 'GB' }).defaultCountry]).toEqual(['US', 'GB']);
    expect(refusal({ DEFAULT_COUNTRY: 'FR' })).toMatch(/^DEFAULT_COUNTRY: /);
  });

  it('C12 lets webhooks go to private hosts in a demonstration, and where it is said', () => {
    const isAllowed = (environment: Record<string, string>) => readConfig(environment).allowsPrivateWebhookHosts;
    expect([isAllowed({}), isAllowed({ DEMO: 'true' }), isAllowed({ WEBHOOKS_PRIVATE_HOSTS: 'true' })]).toEqual([
      false,
      true,
      true,
    ]);
    expect(refusal({ WEBHOOKS_PRIVATE_HOSTS: 'some' })).toMatch(/^WEBHOOKS_PRIVATE_HOSTS: /);
  });

  it('F1 names every wrong variable at once, also those that only another one makes wrong', () => {
    const wrong = {
      NODE_ENV: 'production',
      PORT: 'ninety',
      PAYMENTS: 'embedded',
      WALLET_TEAM: 'T',
      SESSION_SECRET: 'short',
    };
    expect(
      refusal(wrong)
        .split('\n')
        .map((line) => line.split(':', 1)[0]),
    ).toEqual([
      'PORT',
      'SESSION_SECRET',
      'BOT_CHECK_SECRET',
      'CODE_SECRET',
      'MESSAGES',
      'PAYMENTS',
      'WALLET_PASS_TYPE',
      'WALLET_CERTIFICATE_FILE',
      'WALLET_KEY_FILE',
      'WALLET_AUTHORITY_FILE',
    ]);
  });

  it('F1 says one thing of each wrong variable, as of those that a file of variables leaves empty', () => {
    expect(refusal({ CRM: '', PAYMENTS: '', PUBLIC_URL: 'ondine.example' }).split('\n')).toEqual([
      'PUBLIC_URL: "PUBLIC_URL" must be a valid uri with a scheme matching the http|https pattern',
      'CRM: "CRM" must be one of [embedded, salesforce]',
      'PAYMENTS: "PAYMENTS" must be one of [embedded, stripe, none]',
    ]);
  });

  it('takes an origin alone as the public address, as browsers send it', () => {
    expect(readConfig({ PUBLIC_URL: 'https://WWW.ondine.example:443/' }).publicUrl).toBe('https://www.ondine.example');
    for (const wrong of ['/path', '/?a=1', '/#top'])
      expect(refusal({ PUBLIC_URL: `https://www.ondine.example${wrong}` })).toMatch(/^PUBLIC_URL: .*origin alone/);
    expect(refusal({ PUBLIC_URL: 'https://user:pass@www.ondine.example' })).toMatch(/^PUBLIC_URL: (?!.*pass@)/);
  });

  it('F9 refuses two keys of one name, of which one could not open what it sealed', () => {
    const key = (byte: number) => Buffer.alloc(32, byte).toString('base64');
    expect(refusal({ DATA_KEYS: `one:${key(1)},one:${key(2)}` })).toMatch(/^DATA_KEYS: .*“one”/);
    expect(refusal({ DATA_KEYS: `code-secret:${key(1)}` })).toMatch(/^DATA_KEYS: .*CODE_SECRET/);
  });

  it.each(['REDIS_CA', 'DOCUMENT_CERTIFICATE_FILE'])(
    'names %s when its file is missing or holds something else',
    (name) => {
      expect(refusal({ [name]: '/nowhere/file' })).toBe(`${name}: names a file that cannot be read (ENOENT)`);
      expect(refusal({ [name]: 'package.json' })).toMatch(new RegExp(`^${name}: names a file that does not hold`));
    },
  );

  it('reads hops or networks of trusted proxies, and trusts nobody by default', () => {
    expect(readConfig({}).trustProxy).toBe(false);
    expect(readConfig({ TRUST_PROXY: '2' }).trustProxy).toBe(2);
    expect(readConfig({ TRUST_PROXY: '10.0.0.0/8, loopback' }).trustProxy).toEqual(['10.0.0.0/8', 'loopback']);
    for (const wrong of ['true', 'abc', ',', '10.0.0.0/99', '999.1.1.1', 'fd00::/0', '-1'])
      expect(refusal({ TRUST_PROXY: wrong })).toMatch(/^TRUST_PROXY: .*hops/);
  });

  it.each([
    ['PORT', 'ninety'],
    ['EXCURSIONS_OPEN_BEFORE', '2026-02-31'],
    ['SIGN_IN_URL', 'javascript:alert(1)'],
    ['SIGN_IN_URL', '//elsewhere.example'],
    ['ENGINE_URL', 'nonsense'],
    ['DATABASE_URL', 'mysql://x'],
    ['SESSION_SECRET', 'short'],
    ['PUBLIC_URL', 'ftp://x'],
  ])('refuses %s=%s', (name, value) => {
    expect(refusal({ [name]: value })).toMatch(new RegExp(`^${name}: `));
  });
});
