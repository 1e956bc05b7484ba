export default {
  rootDir: '..',
  testEnvironment: '<rootDir>/test/environment/worker-environment.cjs',
  runtime: '<rootDir>/test/environment/worker-runtime.cjs',
  // Node's own streams ask the realm for these two.
  fakeTimers: { doNotFake: ['nextTick', 'queueMicrotask'] },
  transform: { '\\.(ts|tsx|js|mjs|graphql)$': '<rootDir>/test/esbuild-transformer.cjs' },
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json', 'node'],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/data/'],
  testSequencer: '<rootDir>/test/slowest-first.mjs',
  testTimeout: 60_000,
  // A worker grows with every file that it has run; one that holds more than this begins anew.
  workerIdleMemoryLimit: '2GB',
  globalSetup: '<rootDir>/test/services/global-setup.ts',
  globalTeardown: '<rootDir>/test/services/global-teardown.ts',
};
