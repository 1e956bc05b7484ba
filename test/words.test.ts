import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import allowed from './words-allowed.json';

/** The left column of the list of words (docs/glossary.md): each has a term of the field that says it. */
const refusedWords = new Set(
  [
    'desk desks outing outings wish wishes wished kept keep keeps keeping told untold tell tells judge judges judged judging',
    'judgement turn turns turnstile queue queues queued letter letters print prints printer printed printing place places',
    'placed book books door doors weather weathered soon late panel panels careful lookout tend tends tended lay heart',
    'hearts chance most fewest longest usual way ways house houses somebody nobody whoever who whom',
  ].flatMap((line) => line.split(' ')),
);

/** Participles that end otherwise than in -ed. */
const participles = new Set(
  'Told Said Seen Shown Written Chosen Kept Found Given Taken Sent Held Drawn Known Left Made Paid Put Read Sold'.split(
    ' ',
  ),
);
/** Nouns and adjectives that only look like a participle. */
const noParticiples = new Set(['Feed', 'Speed', 'Seed', 'Need']);

const wordsOf = (name: string): readonly string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .split(/[\s_$]+/)
    .map((word) => word.toLowerCase());

interface Declaration {
  readonly name: string;
  readonly isType: boolean;
}

function declarationsIn(file: string, text: string): readonly Declaration[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind);
  const found: Declaration[] = [];
  const visit = (node: ts.Node): void => {
    const { name } = node as { readonly name?: ts.Node };
    const isDeclaration = !ts.isPropertyAccessExpression(node) && !ts.isJsxAttribute(node) && !ts.isMetaProperty(node);
    if (isDeclaration && name && ts.isIdentifier(name)) {
      const isType = ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) || ts.isClassDeclaration(node);
      found.push({ name: name.text, isType });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const files = ['src', 'views', 'config', 'test', 'bench'].flatMap((folder) =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name)),
);
const allowedNames: Readonly<Record<string, string>> = allowed;

const refusedWordsIn = (declarations: readonly Declaration[]) =>
  declarations
    .map(({ name }) => name)
    .filter((name) => !(name in allowedNames) && wordsOf(name).some((word) => refusedWords.has(word)));

const participlesIn = (declarations: readonly Declaration[]) =>
  declarations
    .filter(({ isType }) => isType)
    .map(({ name }) => name)
    .filter((name) => participles.has(name) || (/^[A-Z][a-z]+ed$/.test(name) && !noParticiples.has(name)));

describe('the words of declared names', () => {
  const declared = files.map((file) => ({ file, declarations: declarationsIn(file, readFileSync(file, 'utf8')) }));
  const offenders = (find: (declarations: readonly Declaration[]) => readonly string[]) =>
    declared.flatMap(({ file, declarations }) => [...new Set(find(declarations))].map((name) => `${file}: ${name}`));

  it('are terms of the field, save those with a reason in words-allowed.json', () => {
    expect(offenders(refusedWordsIn)).toEqual([]);
    expect(declared.length).toBeGreaterThan(1_000);
  });

  it('name no type by a participle alone', () => {
    expect(offenders(participlesIn)).toEqual([]);
  });

  it('are allowed only where a declaration uses them', () => {
    const used = new Set(declared.flatMap(({ declarations }) => declarations.map(({ name }) => name)));
    expect(Object.keys(allowedNames).filter((name) => !used.has(name))).toEqual([]);
  });

  it('are found in every kind of declaration', () => {
    const text =
      'interface Kept { outing: string } function tellAll(wish: string) { const { desk } = f(); return desk; }';
    const declarations = declarationsIn('a.ts', text);
    expect(refusedWordsIn(declarations)).toEqual(
      ['Kept', 'outing', 'tellAll', 'wish', 'desk'].filter((name) => !(name in allowedNames)),
    );
    expect(participlesIn(declarations)).toEqual(['Kept']);
  });
});
