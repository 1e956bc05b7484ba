import ts from 'typescript';

const names = [
  '(?:aria|data)-[a-z-]+',
  'accept|action|alt|autocomplete|class|content|datetime|disabled|for|hidden|href|id|lang|method|name|property|rel',
  'role|selected|sizes|src|srcset|style|tabindex|target|title|type|value',
].join('|');
/** An attribute with its value, as it is printed: not within the brackets of a selector or of a metric. */
const attribute = new RegExp(`(?:^|\\\\s|[\\s"'\`()|<>/*?+])(?:${names})=\\\\?["']`, 'i');

/** Who looks for a text in another one. What is replaced is a page of the test's own. */
const searches = new Set(
  'toContain toContainEqual toMatch stringContaining stringMatching includes indexOf lastIndexOf startsWith endsWith split match matchAll search exec test RegExp'.split(
    ' ',
  ),
);
const replacements = new Set(['replace', 'replaceAll']);

/** What of a test's source looks for an attribute in the text of a page. */
export function attributePatternsIn(file: string, text: string): readonly string[] {
  if (!/=\\?["']/.test(text)) return [];
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isPattern(node) && attribute.test(contentOf(node))) found.push(contentOf(node));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function isPattern(node: ts.Node): boolean {
  const isRegularExpression = ts.isRegularExpressionLiteral(node);
  if (!isRegularExpression && !ts.isStringLiteralLike(node) && !ts.isTemplateExpression(node)) return false;
  const reader = readerOf(node);
  if (isRegularExpression) return !replacements.has(reader);
  // A text that begins with an attribute is no page.
  return searches.has(reader) || (!replacements.has(reader) && /^\s?[a-z-]+=["']/i.test(contentOf(node)));
}

/** The function whose first argument this is. */
function readerOf(node: ts.Node): string {
  const { parent } = node;
  if (!(ts.isCallExpression(parent) || ts.isNewExpression(parent)) || parent.arguments?.[0] !== node) return '';
  const { expression } = parent;
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();
}

const contentOf = (node: ts.Node): string => node.getText().slice(1, -1);
