import { ConfigError, readConfig } from './config';

const production = {
  NODE_ENV: 'production',
  SESSION_SECRET: 's'.repeat(32),
  BOT_CHECK_SECRET: 'b'.repeat(32),
  CODE_SECRET: 'c'.repeat(32),
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
  it('H02 H27 H39 has the defaults of the ledger', () => {
    const { policy, port, dataFolder } = readConfig({});
    expect(policy).toMatchObject({ signInUrl: '/login', excursionsOpenBefore: '2026-06-05', vesselSlug: 'four-seasons-1', hasPersonalDataInUrls: false, isSignInNeutral: false });
    expect([port, dataFolder]).toEqual([3000, './data']);
  });

  it('refuses an unknown provider and says which', () => {
    expect(refusal({ CRM: 'sailforce' })).toMatch(/^CRM: /);
    expect(refusal({ CMS: 'paper', ENGINE: 'steam' }).split('\n')).toHaveLength(2);
  });

  it('refuses known secrets and the outbox in production, naming each', () => {
    expect(refusal({ NODE_ENV: 'production' })).toMatch(/SESSION_SECRET.*\n.*BOT_CHECK_SECRET.*\n.*CODE_SECRET.*\n.*MESSAGES/);
    expect(refusal(production)).toMatch(/^MESSAGES: /);
    expect(refusal({ ...production, DEMO: 'true' })).toBe('');
  });

  it('reads hops or networks of trusted proxies, and trusts nobody by default', () => {
    expect(readConfig({}).trustProxy).toBe(false);
    expect(readConfig({ TRUST_PROXY: '2' }).trustProxy).toBe(2);
    expect(readConfig({ TRUST_PROXY: '10.0.0.0/8, loopback' }).trustProxy).toEqual(['10.0.0.0/8', 'loopback']);
  });

  it.each([['PORT', 'ninety'], ['DATABASE_URL', 'mysql://x'], ['SESSION_SECRET', 'short'], ['PUBLIC_URL', 'ftp://x']])('refuses %s=%s', (name, value) => {
    expect(refusal({ [name]: value })).toMatch(new RegExp(`^${name}: `));
  });
});
