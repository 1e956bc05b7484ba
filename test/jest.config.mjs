// ESM-only packages that jest must transform before it can require them.
const esmOnly = [
  'inversify',
  '@inversifyjs',
  'altcha-lib',
  'd3-geo',
  'iso-3166',
  'd3-array',
  'internmap',
  'light-my-request/node_modules/cookie',
  'cookie',
];

export default {
  rootDir: '..',
  testEnvironment: 'node',
  transform: { '\\.(ts|tsx|js|mjs|graphql)$': '<rootDir>/test/esbuild-transformer.cjs' },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json', 'node'],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/data/'],
  testSequencer: '<rootDir>/test/slowest-first.mjs',
  testTimeout: 60_000,
  // A worker grows with every file that it has run; one that holds more than this begins anew.
  workerIdleMemoryLimit: '1GB',
  globalSetup: '<rootDir>/test/services/global-setup.ts',
  globalTeardown: '<rootDir>/test/services/global-teardown.ts',
};
