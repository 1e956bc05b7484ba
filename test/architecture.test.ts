import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { attributePatternsIn } from './support/attribute-patterns';
import { cruiseImports } from './support/cruise-imports';

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

const ours = [...filesBelow('src'), ...filesBelow('views')];
const offenders = (files: readonly string[], isWrong: (text: string) => boolean) =>
  files.filter((file) => isWrong(readFileSync(file, 'utf8')));

describe('the directions of imports', () => {
  it('keeps the core free of adapters, and every call to the outside behind a port', () => {
    const { files, violations } = cruiseImports('.', ['src', 'views', 'config', 'test', 'bench']);
    expect(violations).toEqual([]);
    expect(files.length).toBeGreaterThan(100);
    expect(new Set(ours.filter((file) => !files.includes(file)))).toEqual(new Set());
  }, 120_000);

  it('sees each wrong import of a tree that is wrong on purpose', () => {
    const { violations } = cruiseImports('test/fixtures/forbidden-imports', ['src', 'views']);
    expect(new Set(violations.map((violation) => violation.split(':', 1)[0]))).toEqual(
      new Set([
        'adapters-are-chosen-in-one-place',
        'adapters-do-not-know-each-other',
        'adapters-know-the-core-only',
        'container-library-in-modules-only',
        'core-stands-alone',
        'no-circular',
        'sessions-know-no-middleware',
        'the-line-knows-its-own-systems',
        'the-office-works-on-the-embedded-line-alone',
        'the-server-knows-no-feature',
        'vendors-do-not-use-the-database',
        'views-do-not-hold-ports',
        'views-know-rules-and-types-only',
        'web-goes-through-ports',
      ]),
    );
    expect(violations.filter((violation) => violation.startsWith('core-stands-alone'))).toHaveLength(3);
    expect(violations.filter((violation) => violation.startsWith('the-server-knows-no-feature'))).toEqual([
      'the-server-knows-no-feature: src/web/middleware/set-up-pages.ts → src/web/voyages/voyages.pages.ts',
      'the-server-knows-no-feature: src/web/server.module.ts → src/web/voyages/voyages.pages.ts',
    ]);
    expect(violations.filter((violation) => violation.startsWith('adapters-do-not-know-each-other'))).toEqual([
      'adapters-do-not-know-each-other: src/adapters/embedded-crm/guests.ts → src/adapters/embedded-engine/cabins.ts',
      'adapters-do-not-know-each-other: src/adapters/sql/database.ts → src/adapters/embedded-crm/guests.ts',
    ]);
  }, 60_000);
});

describe('the modules of the server', () => {
  it('name no address of a feature, whose routes say what is special about it', () => {
    const modules = ours.filter(
      (file) =>
        /^src\/web\/(?:[^/]+|(?:admission|health|middleware|rendering|routing|session)\/.*)$/.test(file) &&
        !/\.test\.tsx?$|^src\/web\/(?:paths|hrefs)\.ts$/.test(file),
    );
    expect(modules.length).toBeGreaterThan(100);
    const address = /['"`]\/(?!api\b|assets\b|health\b|manifest\b|metrics\b)[a-z]|\bpaths\.(?!home\b)[a-z]/;
    expect(offenders(modules, (text) => address.test(text))).toEqual([]);
  });
});

describe('the shape of files', () => {
  it('knows every file by its own name: no default exports, no barrels', () => {
    expect(offenders(ours, (text) => /^export default\b/m.test(text))).toEqual([]);
    expect(ours.filter((file) => /^index\.tsx?$/.test(basename(file)))).toEqual([]);
  });

  it('gives no file a name that says nothing', () => {
    const empty = /(^|[-.])(utils?|helpers?|common|manager|data|info|service|impl)([-.]|$)/i;
    expect(ours.filter((file) => empty.test(basename(file).replace(/\.tsx?$/, '')))).toEqual([]);
  });

  it('has ports in the core alone', () => {
    expect(ours.filter((file) => file.endsWith('.port.ts') && !file.startsWith(join('src', 'core')))).toEqual([]);
  });

  it('keeps every file small enough to read at once', () => {
    const maxLines = 300;
    const long = ours.filter(
      (file) => !/\.(test|examples)\.tsx?$/.test(file) && readFileSync(file, 'utf8').split('\n').length - 1 > maxLines,
    );
    expect(long).toEqual([]);
  });

  it('asks the clock port for the time, never the machine, in the core', () => {
    const core = ours.filter((file) => file.startsWith(join('src', 'core')) && !file.includes('.test.'));
    expect(core.length).toBeGreaterThan(30);
    expect(offenders(core, (text) => /\bDate\.now\(|new Date\(\)|Math\.random\(/.test(text))).toEqual([]);
  });
});

describe('the tests', () => {
  it('parse a page (parse-html.ts) and match no attribute in its text, whose order means nothing', () => {
    const tests = ['src', 'views', 'config', 'assets', 'test']
      .flatMap(filesBelow)
      .filter((file) => /\.test\.tsx?$/.test(file) || file.startsWith('test'))
      .filter((file) => !file.startsWith(join('test', 'simulators')));
    expect(tests.length).toBeGreaterThan(500);
    expect(
      tests.flatMap((file) =>
        attributePatternsIn(file, readFileSync(file, 'utf8')).map((pattern) => `${file}: ${pattern}`),
      ),
    ).toEqual([]);
  });

  it('wait for what happens in a page, and never for a fixed time', () => {
    const tests = ['src', 'views', 'test'].flatMap(filesBelow);
    expect(offenders(tests, (text) => /\.waitForTimeout\(/.test(text))).toEqual([]);
  });

  it('are seen when they match one, and neither for a selector nor for a page of their own', () => {
    const patterns = [
      `expect(html).toContain('<a class="x" href="/y">');`,
      `html.match(/<input[^>]*name="email"/);`,
      `new RegExp(\`value="\${id}" aria-pressed="true"\`).test(html);`,
      `for (const part of ['Words', 'href="/y"']) expect(html).toContain(part);`,
      `/\\ssrc="([^"]*)"/.exec(tag);`,
    ];
    expect(patterns.filter((line) => attributePatternsIn('a.test.ts', line).length !== 1)).toEqual([]);
    const others = [
      `attributesIn(html, 'form[action="/x"] [name="email"]', 'value');`,
      `const page = '<a href="/y">Words</a>';`,
      `html.replace('<link rel="canonical" href="/">', '');`,
      `expect(metrics).toContain('calls_total{type="read",name="x"} 1');`,
      `expect(disposition).toBe('attachment; filename="x.pdf"');`,
      `expect(location).toContain('/engine/details?name=');`,
    ];
    expect(others.flatMap((line) => attributePatternsIn('a.test.ts', line))).toEqual([]);
  });
});

describe('the content-security-policy', () => {
  it('C14 needs no exception: no view writes inline style, script or event handler', () => {
    const views = ours.filter((file) => file.endsWith('.tsx') && !file.includes('.test.'));
    expect(views.length).toBeGreaterThan(10);
    expect(offenders(views, (text) => /\sstyle=[{"]|<style\b|<script>/.test(text))).toEqual([]);
  });
});
