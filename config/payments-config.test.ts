import { ConfigError, readConfig } from './config';

const secrets = {
  SESSION_SECRET: 's'.repeat(32),
  BOT_CHECK_SECRET: 'b'.repeat(32),
  CODE_SECRET: 'c'.repeat(32),
};
const production = {
  ...secrets,
  NODE_ENV: 'production',
  CONTENT_DIR: './our-line',
  MESSAGES: 'smtp',
  SMTP_URL: 'smtp://site:secret@mail.example',
  MAIL_FROM: 'Ondine Yachts <hello@ondine.example>',
};
const stripe = {
  PAYMENTS: 'stripe',
  STRIPE_SECRET_KEY: 'rk_live_abc',
  STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef',
};
const http = {
  ENGINE: 'http',
  ENGINE_API_URL: 'https://engine.example',
  ENGINE_API_KEY: 'key',
  ENGINE_URL: 'https://engine.example/details',
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

describe('payments in the configuration', () => {
  it('E14 F1 names no secret in a refusal', () => {
    const said = refusal({
      PAYMENTS: 'stripe',
      STRIPE_SECRET_KEY: 'sk_live_secret1',
      STRIPE_WEBHOOK_SECRET: 'secret2',
    });
    expect(said).toMatch(/^STRIPE_SECRET_KEY: .*rk_live_/);
    expect(said).not.toMatch(/secret[12]/);
  });

  it('F1 takes test cards in a demonstration, and nothing with real guests unless a provider is named', () => {
    expect(readConfig({}).payments).toEqual({ kind: 'embedded' });
    expect(readConfig({ ...production, DEMO: 'true' }).payments).toEqual({ kind: 'embedded' });
    const real = readConfig(production);
    expect([real.payments, real.takesPayments, real.hasSampleData]).toEqual([{ kind: 'none' }, false, false]);
    expect(readConfig({ PAYMENTS: 'none' }).takesPayments).toBe(false);
  });

  it('F1 refuses published cards with real guests, with the line that mends it', () => {
    expect(refusal({ ...production, PAYMENTS: 'embedded' })).toMatch(
      /^PAYMENTS: "embedded" takes published test cards .*PAYMENTS=stripe .*PAYMENTS=none/,
    );
    expect(refusal({ ...production, ...stripe, STRIPE_SECRET_KEY: 'rk_test_abc' })).toMatch(
      /^STRIPE_SECRET_KEY: a key for tests .*rk_live_/,
    );
    expect(refusal({ ...production, ...stripe, STRIPE_SECRET_KEY: 'rk_test_abc', DEMO: 'true' })).toBe('');
    expect(refusal({ ...production, ...stripe })).toBe('');
  });

  it('F1 has the sample line’s content and guests in a demonstration, and refuses them with real guests', () => {
    const unnamed = { ...production, CONTENT_DIR: undefined as never };
    expect(readConfig(unnamed)).toMatchObject({ contentFolder: undefined, hasSampleData: false });
    expect(refusal({ ...unnamed, SAMPLE_DATA: 'true' })).toMatch(/^SAMPLE_DATA: .*DEMO=true.*npm run line -- import/);
    expect(readConfig({ ...unnamed, DEMO: 'true', SAMPLE_DATA: 'true' })).toMatchObject({
      contentFolder: 'config/sample-line',
      hasSampleData: true,
    });
    expect(readConfig({}).hasSampleData).toBe(true);
    expect(readConfig({ SAMPLE_DATA: 'false' }).hasSampleData).toBe(false);
  });

  it('F2 wants both secrets of Stripe, and a key that can do little', () => {
    expect(refusal({ PAYMENTS: 'stripe' })).toMatch(/^STRIPE_SECRET_KEY: .*\nSTRIPE_WEBHOOK_SECRET: /);
    expect(refusal({ ...stripe, STRIPE_SECRET_KEY: 'sk_live_abc' })).toMatch(/^STRIPE_SECRET_KEY: .*restricted key/);
    expect(refusal({ ...stripe, STRIPE_WEBHOOK_SECRET: 'secret' })).toMatch(/^STRIPE_WEBHOOK_SECRET: /);
    expect(refusal({ PAYMENTS: 'cash' })).toMatch(/^PAYMENTS: /);
  });

  it('F2 leads to Stripe’s pages, to the account’s own domain, or to the simulator', () => {
    const pagesOf = (environment: Record<string, string>) => {
      const { payments } = readConfig({ ...stripe, ...environment });
      return payments.kind === 'stripe' ? [payments.url, payments.pagesOrigin] : [];
    };
    expect(pagesOf({})).toEqual(['https://api.stripe.com', 'https://checkout.stripe.com']);
    expect(pagesOf({ STRIPE_CHECKOUT_URL: 'https://pay.ondine.example/' })[1]).toBe('https://pay.ondine.example');
    expect(pagesOf({ STRIPE_URL: 'http://127.0.0.1:4242/' })).toEqual([
      'http://127.0.0.1:4242',
      'http://127.0.0.1:4242',
    ]);
  });

  it('H05 F1 leaves the money to an engine elsewhere', () => {
    const elsewhere = readConfig(http);
    expect([elsewhere.payments, elsewhere.takesPayments]).toEqual([{ kind: 'none' }, true]);
    expect(readConfig({ ENGINE_URL: 'https://engine.example/book', PAYMENTS: 'none' }).takesPayments).toBe(true);
    expect(refusal({ ...http, ...stripe })).toMatch(/^PAYMENTS: with "ENGINE=http"/);
  });
});
