const tests = '\\.test\\.tsx?$';
const wiring = '\\.module\\.ts$|^src/(container|conditional-module|serve)\\.ts$';
const views = '^views/';
/** Folders of `src/web` that are no feature's: what answers every request. */
const server = 'admission|health|middleware|rendering|routing|session';

interface Pattern {
  readonly path?: string;
  readonly pathNot?: string;
}

/** An import that is forbidden: of a file that fits `from`, to a file, package or module of Node that fits `to`. */
export interface ImportRule {
  readonly name: string;
  readonly from: Pattern;
  /** In `pathNot`, `$1` is what the first group of `from.path` matched. */
  readonly to: Pattern & {
    /** Only an import that leads back to where it is. */
    readonly isCircular?: true;
    /** Only a module of Node. */
    readonly isOfNode?: true;
    /** Imports of types alone are allowed. */
    readonly isValue?: true;
  };
}

/** Who may import whom (docs/decisions, README "The tree"). */
export const importRules: readonly ImportRule[] = [
  {
    name: 'no-circular',
    from: { path: '^(src|views|config)/', pathNot: tests },
    to: { isCircular: true },
  },
  {
    name: 'core-stands-alone',
    from: { path: '^src/core/', pathNot: tests },
    to: { pathNot: '^src/core/' },
  },
  {
    name: 'adapters-know-the-core-only',
    from: { path: '^src/adapters/', pathNot: `${tests}|${wiring}` },
    to: { path: `^src/(web|jobs|systems|commands|main|serve|start|container)|${views}` },
  },
  {
    // Each embedded system may be a vendor's tomorrow, so it knows the database and no other system.
    // Not a vendor's: the HTTP client of all calls (docs/decisions/0011), the protocol of two bot checks, and what content must look like.
    name: 'adapters-do-not-know-each-other',
    from: {
      path: '^src/adapters/([^/]+)/',
      pathNot: `${tests}|${wiring}|^src/adapters/embedded-(line|office)/|^src/adapters/sql/migrations\\.ts$`,
    },
    to: {
      path: '^src/adapters/',
      pathNot: '^src/adapters/($1|http-client|siteverify|content-schemas|content-in-memory|sql)/',
    },
  },
  {
    name: 'vendors-do-not-use-the-database',
    from: { path: '^src/adapters/', pathNot: `${tests}|${wiring}|^src/adapters/(embedded-[^/]+|sql)/` },
    to: { path: '^src/adapters/sql/' },
  },
  {
    // The line is opened, rolled over and reset as a whole: it knows its systems, and nothing of a vendor or of the operators' commands.
    name: 'the-line-knows-its-own-systems',
    from: { path: '^src/adapters/embedded-line/', pathNot: `${tests}|${wiring}` },
    to: {
      path: '^src/adapters/',
      pathNot: '^src/adapters/(embedded-(line|content|crm|engine|state)|sql)/',
    },
  },
  {
    name: 'the-office-works-on-the-embedded-line-alone',
    from: { path: '^src/adapters/embedded-office/', pathNot: `${tests}|${wiring}` },
    to: { path: '^src/adapters/', pathNot: '^src/adapters/(embedded-[^/]+|sql)/' },
  },
  {
    name: 'web-goes-through-ports',
    from: { path: '^src/(web|jobs)/', pathNot: `${tests}|${wiring}` },
    to: { path: '^src/(adapters/|systems/|commands/|main|serve|start|container)' },
  },
  {
    // A feature registers with the server what it needs of it (docs/add-a-feature.md); the two lists of addresses are for all.
    name: 'the-server-knows-no-feature',
    from: { path: `^src/web/([^/]+|(${server})/.*)$`, pathNot: `${tests}|^src/web/(paths|hrefs)\\.ts$` },
    to: { path: '^src/web/[^/]+/', pathNot: `^src/web/(${server})/` },
  },
  {
    name: 'sessions-know-no-middleware',
    from: { path: '^src/web/session/', pathNot: tests },
    to: { path: '^src/web/middleware/' },
  },
  {
    // A developer who removes an adapter's folder has to look in these places, and nowhere else. The office's commands work on the embedded line alone.
    name: 'adapters-are-chosen-in-one-place',
    from: {
      path: '^src/',
      pathNot: `${tests}|^src/(adapters|systems|commands)/|^src/(container|document-renderer)\\.ts$`,
    },
    to: { path: '^src/adapters/' },
  },
  {
    name: 'views-know-rules-and-types-only',
    from: { path: views, pathNot: tests },
    to: { path: '^src/(web|adapters|jobs|systems|commands|main|serve|start|container)|^config/' },
  },
  {
    name: 'views-do-not-hold-ports',
    from: { path: views, pathNot: tests },
    to: { path: '\\.port\\.ts$', isValue: true },
  },
  {
    name: 'views-run-in-a-browser',
    from: { path: views, pathNot: tests },
    to: { isOfNode: true },
  },
  {
    name: 'container-library-in-modules-only',
    from: { path: '^(src|views|config)/', pathNot: `${tests}|${wiring}` },
    to: { path: '(^|/)(inversify|@inversifyjs|reflect-metadata)(/|$)' },
  },
];
