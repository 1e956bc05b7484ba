/** With what the pool's servers run: secrets that a test may need to make or open what they seal, `/v1` open to its key. */
export const sharedServerEnv = {
  TRUST_PROXY: 'loopback',
  CODE_SECRET: 'a secret of these tests, long enough for all',
  ENGINE_SERVE_KEY: 'a-key-that-nobody-can-guess-at-all-1',
} as const;
