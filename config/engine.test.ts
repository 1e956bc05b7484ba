import { ConfigError, readConfig } from './config';

const http = {
  ENGINE: 'http',
  ENGINE_API_URL: 'https://gateway.example/line/',
  ENGINE_URL: 'https://reserve.example/details',
};
const client = {
  ENGINE_TOKEN_URL: 'https://login.example/token',
  ENGINE_CLIENT_ID: 'site',
  ENGINE_CLIENT_SECRET: 'secret',
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

describe('the reservation engine in the configuration', () => {
  it('H05 is our own unless another is named, with a key or with a client that fetches tokens', () => {
    expect(readConfig({}).engine).toEqual({ kind: 'embedded' });
    expect(readConfig({ ...http, ENGINE_API_KEY: 'k' }).engine).toEqual({
      kind: 'http',
      apiUrl: 'https://gateway.example/line',
      credentials: { kind: 'key', key: 'k' },
    });
    expect(readConfig({ ...http, ...client }).engine).toMatchObject({
      credentials: {
        kind: 'oauth',
        tokenUrl: 'https://login.example/token',
        clientId: 'site',
        clientSecret: 'secret',
        clientIn: 'body',
      },
    });
    const wants = { ENGINE_TOKEN_SCOPE: 'a b', ENGINE_TOKEN_AUDIENCE: 'https://e.example', ENGINE_CLIENT_IN: 'basic' };
    expect(readConfig({ ...http, ...client, ...wants }).engine).toMatchObject({
      credentials: { scope: 'a b', audience: 'https://e.example', clientIn: 'basic' },
    });
    expect(refusal({ ...http, ...client, ENGINE_CLIENT_IN: 'query' })).toMatch(/^ENGINE_CLIENT_IN: /);
  });

  it('H05 refuses to start without its address, its login or its Details page, naming each', () => {
    expect(refusal({ ENGINE: 'seaware' })).toMatch(/^ENGINE: /);
    expect(refusal({ ...http, ENGINE_API_URL: '' })).toMatch(/^ENGINE_API_URL: /);
    expect(refusal({ ENGINE: 'http' })).toMatch(/^ENGINE_API_URL: /);
    expect(refusal(http)).toBe(
      'ENGINE_API_KEY: "ENGINE=http" needs it, or ENGINE_TOKEN_URL, ENGINE_CLIENT_ID, ENGINE_CLIENT_SECRET (missing: ENGINE_TOKEN_URL, ENGINE_CLIENT_ID, ENGINE_CLIENT_SECRET)',
    );
    expect(refusal({ ...http, ...client, ENGINE_CLIENT_ID: undefined as never })).toMatch(
      /^ENGINE_API_KEY: .*\(missing: ENGINE_CLIENT_ID\)/,
    );
    expect(refusal({ ...http, ...client, ENGINE_API_KEY: 'k' })).toMatch(/^ENGINE_API_KEY: .*choose one/);
    expect(refusal({ ...http, ENGINE_API_KEY: 'k', ENGINE_URL: '/engine/details' })).toMatch(/^ENGINE_URL: /);
  });

  it('H57 serves its own engine to clients with a long key, and never another installation’s', () => {
    expect(readConfig({ ENGINE_SERVE_KEY: 'k'.repeat(32) }).engineServeKey).toBe('k'.repeat(32));
    expect(readConfig({}).engineServeKey).toBeUndefined();
    expect([readConfig({}).engineServeRate, readConfig({ ENGINE_SERVE_RATE: '40' }).engineServeRate]).toEqual([
      500, 40,
    ]);
    expect(refusal({ ENGINE_SERVE_RATE: '0' })).toMatch(/^ENGINE_SERVE_RATE: /);
    expect(refusal({ ENGINE_SERVE_KEY: 'short' })).toMatch(/^ENGINE_SERVE_KEY: /);
    expect(refusal({ ...http, ENGINE_API_KEY: 'k', ENGINE_SERVE_KEY: 'k'.repeat(32) })).toMatch(/^ENGINE_SERVE_KEY: /);
  });
});
