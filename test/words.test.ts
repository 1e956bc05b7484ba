import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';
import allowances from './words-allowed.json';

const wordList = (...lines: readonly string[]): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => line.split(' ')));

/** The left column of the list of words (docs/glossary.md): each has a term of the field that says it. */
const refusedInNames = wordList(
  'desk desks outing outings wish wishes wished kept keep keeps keeping told untold tell tells judge judges judged judging',
  'judgement turn turns turnstile queue queues queued letter letters print prints printer printed printing place places',
  'placed book books door doors weather weathered soon late panel panels careful lookout tend tends tended lay heart',
  'hearts chance most fewest longest usual way ways house houses somebody nobody whoever who whom',
);

/** Of these, the words that a plain sentence needs no more than a name does; it may keep, book or print. */
const refusedInTitles = wordList(
  'desk desks outing outings wish wishes wished told untold judge judges judged judging judgement turnstile letter letters',
  'printer door doors weather weathered lookout tend tends tended house houses somebody whoever',
);

/** Of these, the ones that no comment, document or class of a style sheet needs; quotations may have them. */
const refusedInProse = 'desks? outings? wish(es)? told untold lookout somebody whoever judge[sd]? judging'.split(' ');

/** Participles that end otherwise than in -ed. */
const participles = wordList(
  'Told Said Seen Shown Written Chosen Kept Found Given Taken Sent Held Drawn Known Left Made Paid Put Read Sold',
);
/** Nouns and adjectives that only look like a participle. */
const noParticiples = wordList('Feed Speed Seed Need');

/** Of the participles, those that no constant, variable, parameter or field has alone for its name: each says what it is. */
const refusedAsValues = wordList(
  'wanted stored booked added written changed opened named logged expected recorded listed said reported sold',
  'planned described cached begun noted validated received quoted entered started passed prepared fetched carried',
  'sorted renewed joined priced repeated raised bought arrived unused rotated observed lapsed issued happened',
  'waited unsettled skipped rendered remembered pooled folded exceeded evaluated called built watched unsent',
  'unnamed stopped relaxed reached played pictured picked mutated measured laid imported covered concerned applied',
  'tried replied rejected resolved parsed merged insured emptied compiled',
);

const wordsOf = (text: string): readonly string[] =>
  text
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.toLowerCase());

interface Finding {
  readonly file: string;
  /** What the allowances name: the whole name, or the word of a title. */
  readonly key: string;
  readonly shown: string;
}

interface Names {
  readonly names: readonly string[];
  readonly types: readonly string[];
  readonly values: readonly string[];
  readonly titles: readonly string[];
}

const isValue = (node: ts.Node): boolean =>
  ts.isVariableDeclaration(node) ||
  ts.isParameter(node) ||
  ts.isBindingElement(node) ||
  ts.isPropertySignature(node) ||
  ts.isPropertyDeclaration(node);

/** Declared names, literals of types (`'kept' | 'full'`), and titles of tests. */
function namesIn(file: string, text: string): Names {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind);
  const found = {
    names: new Set<string>(),
    types: new Set<string>(),
    values: new Set<string>(),
    titles: new Set<string>(),
  };
  const visit = (node: ts.Node): void => {
    const { name } = node as { readonly name?: ts.Node };
    const isDeclaration = !ts.isPropertyAccessExpression(node) && !ts.isJsxAttribute(node) && !ts.isMetaProperty(node);
    if (isDeclaration && name && ts.isIdentifier(name)) {
      found.names.add(name.text);
      if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isClassDeclaration(node))
        found.types.add(name.text);
      if (isValue(node)) found.values.add(name.text);
    }
    if (ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal)) found.names.add(node.literal.text);
    const title = ts.isCallExpression(node) ? titleOf(node) : undefined;
    if (title !== undefined) found.titles.add(title);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return { names: [...found.names], types: [...found.types], values: [...found.values], titles: [...found.titles] };
}

/** `it`, `test` and `describe`, also those of a table: `it.each(rows)('title', …)`. */
function titleOf({ expression, arguments: [title] }: ts.CallExpression): string | undefined {
  let callee: ts.Expression = expression;
  while (!ts.isIdentifier(callee)) {
    if (ts.isCallExpression(callee) || ts.isPropertyAccessExpression(callee)) callee = callee.expression;
    else if (ts.isTaggedTemplateExpression(callee)) callee = callee.tag;
    else return undefined;
  }
  if (!title || !['it', 'test', 'describe'].includes(callee.text)) return undefined;
  if (ts.isStringLiteralLike(title)) return title.text;
  if (!ts.isTemplateExpression(title)) return undefined;
  return [title.head.text, ...title.templateSpans.map(({ literal }) => literal.text)].join(' ');
}

/** The line's content keeps its own names: its files are pages that guests read. */
const isCode = (path: string) => !/^config\/(sample-line|hard-cases)\//.test(path);

const filesBelow = (folder: string) =>
  readdirSync(folder, { withFileTypes: true, recursive: true }).map((entry) => ({
    path: join(entry.parentPath, entry.name),
    isFile: entry.isFile(),
  }));

const files = ['src', 'views', 'config', 'test', 'bench'].flatMap(filesBelow).filter(({ path }) => isCode(path));
/** This file is about the words. */
const hasProse = (path: string) => /\.([cm]?[jt]sx?|scss|md)$/.test(path) && path !== join('test', 'words.test.ts');

/** Reason → name → the files, or folders with a slash at their end, in which it is allowed. */
const reasons: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = allowances;
const allowed = Object.values(reasons).flatMap((names) =>
  Object.entries(names).flatMap(([key, paths]) => paths.map((path) => ({ key, path }))),
);
const covers = (path: string, file: string) => (path.endsWith('/') ? file.startsWith(path) : file === path);

const hasWord = (refused: ReadonlySet<string>) => (name: string) => wordsOf(name).some((word) => refused.has(word));

const findingsOfNames = (file: string, names: readonly string[]): readonly Finding[] =>
  names.filter(hasWord(refusedInNames)).map((name) => ({ file, key: name, shown: name }));

const findingsOfTitles = (file: string, titles: readonly string[]): readonly Finding[] =>
  titles.flatMap((title) =>
    wordsOf(title)
      .filter((word) => refusedInTitles.has(word))
      .map((word) => ({ file, key: word, shown: `“${title}”` })),
  );

/** Comments of code, documents without their code, and the classes of style sheets. */
function proseIn(file: string, text: string): string {
  if (file.endsWith('.md')) return text.replace(/```[\s\S]*?```|`[^`\n]*`/g, '');
  const comments = text.match(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm) ?? [];
  const classes = file.endsWith('.scss') ? (text.match(/(?<=[.%&])[a-z_-][\w-]*/g) ?? []) : [];
  return [...comments, ...classes.map((name) => name.replace(/[_-]+/g, ' '))]
    .join('\n')
    .replace(/`[^`]*`|"[^"]*"|“[^”]*”/g, '');
}

const findingsOfProse = (file: string, text: string): readonly string[] =>
  (proseIn(file, text).match(new RegExp(`(?<![\\w/])(?:${refusedInProse.join('|')})(?!\\w)`, 'gi')) ?? []).map(
    (word) => `${file}: ${word}`,
  );

const participlesIn = (types: readonly string[]) =>
  types.filter((name) => participles.has(name) || (/^[A-Z][a-z]+ed$/.test(name) && !noParticiples.has(name)));

describe('the words of names', () => {
  const sources = files
    .filter(({ path, isFile }) => isFile && /\.[cm]?[jt]sx?$/.test(path))
    .map(({ path }) => ({ file: path, ...namesIn(path, readFileSync(path, 'utf8')) }));
  const findings = [
    ...files.flatMap(({ path }) => findingsOfNames(path, [basename(path).split('.', 1)[0] ?? ''])),
    ...sources.flatMap(({ file, names }) => findingsOfNames(file, names)),
    ...sources.flatMap(({ file, titles }) => findingsOfTitles(file, titles)),
  ];
  const allow = ({ file, key }: Finding) => allowed.filter((one) => one.key === key && covers(one.path, file));

  it('are terms of the field in declarations, types, titles of tests and files, save those with a reason', () => {
    const refused = findings.filter((finding) => allow(finding).length === 0);
    expect(refused.map(({ file, shown }) => `${file}: ${shown}`)).toEqual([]);
    expect([sources.length > 1_000, findings.length > 500]).toEqual([true, true]);
  });

  it('name no type by a participle alone', () => {
    expect(sources.flatMap(({ file, types }) => participlesIn(types).map((name) => `${file}: ${name}`))).toEqual([]);
  });

  it('name no value by one of the participles alone that are refused', () => {
    const production = sources.filter(({ file }) => /^(src|views)\//.test(file) && !file.includes('.test.'));
    expect(
      production.flatMap(({ file, values }) =>
        values.filter((name) => refusedAsValues.has(name)).map((name) => `${file}: ${name}`),
      ),
    ).toEqual([]);
    expect(production.length).toBeGreaterThan(1_000);
  });

  it('are allowed only where they are used', () => {
    const used = new Set(findings.flatMap(allow));
    expect(allowed.filter((one) => !used.has(one)).map(({ key, path }) => `${path}: ${key}`)).toEqual([]);
  });

  it('are terms of the field in comments, documents and the classes of style sheets', () => {
    const documents = filesBelow('docs').filter(({ path }) => path.endsWith('.md'));
    const read = [...files, ...documents, { path: 'README.md', isFile: true }].filter(
      ({ path, isFile }) => isFile && hasProse(path),
    );
    expect(read.flatMap(({ path }) => findingsOfProse(path, readFileSync(path, 'utf8')))).toEqual([]);
    expect(read.length).toBeGreaterThan(2_000);
  });

  it('are found in every kind of comment, and not in what it quotes', () => {
    const code = `/** A wish. */ const a = 'told'; // Whoever asks.\n/* "somebody" and \`outing\` */`;
    expect(findingsOfProse('a.ts', code)).toEqual(['a.ts: wish', 'a.ts: Whoever']);
    expect(findingsOfProse('a.md', 'A desk, `{outings}`.\n```\ntold\n```\nSomebody.')).toEqual([
      'a.md: desk',
      'a.md: Somebody',
    ]);
    expect(findingsOfProse('a.scss', '.meeting-desk { &__wish { color: red; } }')).toEqual([
      'a.scss: desk',
      'a.scss: wish',
    ]);
  });

  it('are found in every kind of declaration, in types and in titles', () => {
    const { names, types, values, titles } = namesIn(
      'a.ts',
      `interface Kept { outing: string; state: 'wished-for' | 'new' }
       function tellAll(wish: string) { const { desk } = f(); return desk; }
       describe('a letter', () => { it.each([1])(\`C1 \${desk} tells somebody\`, () => undefined); });`,
    );
    expect(findingsOfNames('a.ts', names).map(({ key }) => key)).toEqual(
      'Kept outing wished-for tellAll wish desk'.split(' '),
    );
    expect(participlesIn(types)).toEqual(['Kept']);
    expect(values).toEqual(['outing', 'state', 'wish', 'desk']);
    expect(findingsOfTitles('a.ts', titles).map(({ key }) => key)).toEqual(['letter', 'somebody']);
  });
});
