// Who may import whom (docs/decisions, README "The tree"). Read by dependency-cruiser in test/architecture.test.ts.
const tests = '\\.test\\.tsx?$';
const wiring = '\\.module\\.ts$|^src/(container|main)\\.ts$';
const views = '^views/';

module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      from: { path: '^(src|views|config)/', pathNot: tests },
      to: { circular: true },
    },
    {
      name: 'core-stands-alone',
      severity: 'error',
      from: { path: '^src/core/', pathNot: tests },
      to: { pathNot: '^src/core/' },
    },
    {
      name: 'adapters-know-the-core-only',
      severity: 'error',
      from: { path: '^src/adapters/', pathNot: `${tests}|${wiring}` },
      to: { path: `^src/(web|main|start|container)|${views}` },
    },
    {
      // Not a vendor's: the HTTP client of all calls (docs/decisions/0011), the protocol of two bot checks, and what content must look like.
      name: 'adapters-do-not-know-each-other',
      severity: 'error',
      from: { path: '^src/adapters/([^/]+)/', pathNot: `${tests}|${wiring}` },
      to: { path: '^src/adapters/', pathNot: '^src/adapters/($1|http-client|siteverify|content-schemas)/' },
    },
    {
      name: 'web-goes-through-ports',
      severity: 'error',
      from: { path: '^src/web/', pathNot: `${tests}|${wiring}` },
      to: { path: '^src/(adapters/|main|start|container)' },
    },
    {
      // Whoever removes an adapter's folder has to look in these places, and nowhere else. The office's commands work on the embedded line alone.
      name: 'adapters-are-chosen-in-one-place',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: `${tests}|^src/(adapters|systems)/|^src/(container|line|operate|operate-line)\\.ts$`,
      },
      to: { path: '^src/adapters/' },
    },
    {
      name: 'views-know-rules-and-types-only',
      severity: 'error',
      from: { path: views, pathNot: tests },
      to: { path: '^src/(web|adapters|main|start|container)|^config/' },
    },
    {
      name: 'views-do-not-hold-ports',
      severity: 'error',
      from: { path: views, pathNot: tests },
      to: { path: '\\.port\\.ts$', dependencyTypesNot: ['type-only', 'type-import'] },
    },
    {
      name: 'views-run-in-a-browser',
      severity: 'error',
      from: { path: views, pathNot: tests },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'container-library-in-modules-only',
      severity: 'error',
      from: { path: '^(src|views|config)/', pathNot: `${tests}|${wiring}` },
      to: { path: '(^|/)(inversify|@inversifyjs|reflect-metadata)(/|$)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'] },
  },
};
