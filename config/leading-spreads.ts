import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { Loader, Plugin } from 'esbuild';
import ts from 'typescript';

/** The name of a constant without properties, which the banner of each built file declares. */
const nothing = '__nothing';

/** Declares the constant whose spread each object literal of a built file begins with. */
export const leadingSpreadsBanner = `const ${nothing} = null;`;

const loaders: Readonly<Record<string, Loader>> = {
  '.ts': 'ts',
  '.tsx': 'tsx',
  '.js': 'js',
  '.mjs': 'js',
  '.cjs': 'js',
};
const kinds: Readonly<Record<string, ts.ScriptKind>> = { ts: ts.ScriptKind.TS, tsx: ts.ScriptKind.TSX };
const mayLead = /\{\s*\.\.\./;

/**
 * Node 20 creates a hidden class, in the old generation of its heap, each time `{ ...one, two }` is evaluated (decision
 * 0127). It does not when the literal begins with anything else: here with a spread of nothing.
 */
export const leadingSpreads: Plugin = {
  name: 'leading-spreads',
  setup(api) {
    api.onLoad({ filter: /\.(?:tsx?|[cm]?js)$/ }, ({ path }) => {
      const loader = loaders[extname(path)];
      const source = readFileSync(path, 'utf8');
      return loader !== undefined && mayLead.test(source)
        ? { contents: withoutLeadingSpreads(source, loader), loader }
        : undefined;
    });
  },
};

/** Returns the source with its lines as they were, so that stack traces name the lines of the file. */
export function withoutLeadingSpreads(source: string, loader: Loader): string {
  const file = ts.createSourceFile('source', source, ts.ScriptTarget.Latest, false, kinds[loader] ?? ts.ScriptKind.JS);
  const insertions: { readonly at: number; readonly text: string }[] = [];
  const noteFirst = (attributes: ts.JsxAttributes, hasChildren: boolean) => {
    const [first, second] = attributes.properties;
    if (first && ts.isJsxSpreadAttribute(first) && (second || hasChildren))
      insertions.push({ at: first.getStart(file), text: `{...${nothing}} ` });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      const [first, second] = node.properties;
      if (first && ts.isSpreadAssignment(first) && second)
        insertions.push({ at: first.getStart(file), text: `...${nothing}, ` });
    } else if (ts.isJsxElement(node)) noteFirst(node.openingElement.attributes, node.children.length > 0);
    else if (ts.isJsxSelfClosingElement(node)) noteFirst(node.attributes, false);
    ts.forEachChild(node, visit);
  };
  visit(file);
  let [text, from] = ['', 0];
  for (const { at, text: insertion } of insertions) {
    text += source.slice(from, at) + insertion;
    from = at;
  }
  return text + source.slice(from);
}
