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
      to: { path: `^src/(web|jobs|systems|commands|main|start|container)|${views}` },
    },
    {
      // Each embedded system may be a vendor's tomorrow, so it knows the database and no other system.
      // Not a vendor's: the HTTP client of all calls (docs/decisions/0011), the protocol of two bot checks, and what content must look like.
      name: 'adapters-do-not-know-each-other',
      severity: 'error',
      from: {
        path: '^src/adapters/([^/]+)/',
        pathNot: `${tests}|${wiring}|^src/adapters/embedded-(line|office)/|^src/adapters/sql/migrations\\.ts$`,
      },
      to: { path: '^src/adapters/', pathNot: '^src/adapters/($1|http-client|siteverify|content-schemas|sql)/' },
    },
    {
      name: 'vendors-do-not-use-the-database',
      severity: 'error',
      from: { path: '^src/adapters/', pathNot: `${tests}|${wiring}|^src/adapters/(embedded-[^/]+|sql)/` },
      to: { path: '^src/adapters/sql/' },
    },
    {
      // The line is opened, rolled over and reset as a whole: it knows its systems, and nothing of a vendor or of the operators' commands.
      name: 'the-line-knows-its-own-systems',
      severity: 'error',
      from: { path: '^src/adapters/embedded-line/', pathNot: `${tests}|${wiring}` },
      to: {
        path: '^src/adapters/',
        pathNot: '^src/adapters/(embedded-(line|content|crm|engine|state)|sql)/',
      },
    },
    {
      name: 'the-office-works-on-the-embedded-line-alone',
      severity: 'error',
      from: { path: '^src/adapters/embedded-office/', pathNot: `${tests}|${wiring}` },
      to: { path: '^src/adapters/', pathNot: '^src/adapters/(embedded-[^/]+|sql)/' },
    },
    {
      name: 'web-goes-through-ports',
      severity: 'error',
      from: { path: '^src/(web|jobs)/', pathNot: `${tests}|${wiring}` },
      to: { path: '^src/(adapters/|systems/|commands/|main|start|container)' },
    },
    {
      // Whoever removes an adapter's folder has to look in these places, and nowhere else. The office's commands work on the embedded line alone.
      name: 'adapters-are-chosen-in-one-place',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: `${tests}|^src/(adapters|systems|commands)/|^src/container\\.ts$`,
      },
      to: { path: '^src/adapters/' },
    },
    {
      name: 'views-know-rules-and-types-only',
      severity: 'error',
      from: { path: views, pathNot: tests },
      to: { path: '^src/(web|adapters|jobs|systems|commands|main|start|container)|^config/' },
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
