import { relative } from 'node:path';
import ts from 'typescript';

const kind = ts.SyntaxKind;
const otherOperators = new Map([
  [kind.LessThanToken, ['<=', '>=']],
  [kind.LessThanEqualsToken, ['<', '>']],
  [kind.GreaterThanToken, ['>=', '<=']],
  [kind.GreaterThanEqualsToken, ['>', '<']],
  [kind.EqualsEqualsEqualsToken, ['!==']],
  [kind.ExclamationEqualsEqualsToken, ['===']],
  [kind.AmpersandAmpersandToken, ['||']],
  [kind.BarBarToken, ['&&']],
]);
const otherSums = new Map([
  [kind.PlusToken, ['-']],
  [kind.MinusToken, ['+']],
  [kind.AsteriskToken, ['/']],
  [kind.SlashToken, ['*']],
  [kind.PercentToken, ['*']],
]);
const otherMethods = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['min', 'max'],
  ['max', 'min'],
]);

/** Words that guests read: what they say is proofread and not computed. */
const isWords = (file) => /-messages?\.ts$|\btexts?\.ts$|-text\.ts$/.test(file);

/**
 * All single mutants of these files: operators, boundaries, negated conditions, returned values and removed calls. Every one
 * is such that the compiler would let it pass. A mutant is `{ file, path, line, start, end, original, text, within }`; `within`
 * is the expression in whose stead a mutated one can stand, and `mutated` is that one.
 */
export function findMutants(root, options, paths) {
  const program = ts.createProgram(paths, options);
  const checker = program.getTypeChecker();
  return paths
    .filter((path) => !isWords(path))
    .flatMap((path) => mutantsOf(program.getSourceFile(path), checker, relative(root, path)));
}

function mutantsOf(source, checker, file) {
  const found = [];
  const add = (node, text, expression = node) => {
    const start = node.getStart(source);
    const within = { start: expression.getStart(source), end: expression.end };
    found.push({
      file,
      path: source.fileName,
      line: source.getLineAndCharacterOfPosition(start).line + 1,
      start,
      end: node.end,
      original: source.text.slice(start, node.end),
      text,
      within,
      // A removed statement is an expression without effect.
      mutated:
        text === ';'
          ? 'undefined'
          : source.text.slice(within.start, start) + text + source.text.slice(node.end, within.end),
    });
  };
  const textOf = (node) => node.getText(source);
  const is = (node, flags) => {
    const type = checker.getBaseTypeOfLiteralType(checker.getTypeAtLocation(node));
    return (type.isUnion() ? type.types : [type]).every((one) => one.flags & flags);
  };
  const returned = (node) => {
    const type = checker.getTypeAtLocation(node);
    if (is(node, ts.TypeFlags.BooleanLike)) add(node, `!(${textOf(node)})`);
    else if (is(node, ts.TypeFlags.NumberLike))
      add(node, isComparison(node) ? `-(${textOf(node)})` : `(${textOf(node)}) + 1`);
    else if (checker.isArrayType(type) && textOf(node) !== '[]') add(node, '[]');
    else if (type.isUnion() && type.types.some((one) => one.flags & ts.TypeFlags.Undefined)) add(node, 'undefined');
  };
  const visit = (node) => {
    if (ts.isThrowStatement(node) || ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
    if (ts.isBinaryExpression(node)) {
      const operator = node.operatorToken;
      for (const other of otherOperators.get(operator.kind) ?? []) add(operator, other, outermost(node));
      if (is(node, ts.TypeFlags.NumberLike))
        for (const other of otherSums.get(operator.kind) ?? []) add(operator, other, outermost(node));
    }
    if (ts.isPrefixUnaryExpression(node) && node.operator === kind.ExclamationToken) add(node, textOf(node.operand));
    if (ts.isIfStatement(node)) add(node.expression, `!(${textOf(node.expression)})`);
    if (ts.isConditionalExpression(node)) add(node.condition, `!(${textOf(node.condition)})`);
    if (ts.isPropertyAccessExpression(node) && ts.isCallExpression(node.parent) && node.parent.expression === node) {
      const other = otherMethods.get(node.name.text);
      if (other) add(node.name, other, wholeChain(node.parent));
    }
    if (ts.isReturnStatement(node) && node.expression) returned(node.expression);
    if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) returned(node.body);
    if (ts.isExpressionStatement(node) && isCall(node.expression)) add(node, ';', node.expression);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** `a && b || c` with another operator is read in another order: it is mutated as a whole. */
function outermost(node) {
  const { parent } = node;
  return ts.isBinaryExpression(parent) && !ts.isAssignmentOperator(parent.operatorToken.kind)
    ? outermost(parent)
    : node;
}

/** The end of `a?.some(f).b` does not happen either when there is no `a`. */
function wholeChain(node) {
  const { parent } = node;
  const goesOn = ts.isOptionalChain(node) && ts.isOptionalChain(parent) && parent.expression === node;
  return goesOn ? wholeChain(parent) : node;
}

/** What an order is made of: only its sign counts. */
function isComparison(node) {
  const within = ts.findAncestor(node, ts.isFunctionLike);
  const isSorting =
    ts.isCallExpression(within.parent) &&
    ts.isPropertyAccessExpression(within.parent.expression) &&
    /^(?:to)?[sS]ort/.test(within.parent.expression.name.text);
  return isSorting || within.name?.text.startsWith('compare') === true;
}

function isCall(node) {
  const inner = ts.isAwaitExpression(node) || ts.isVoidExpression(node) ? node.expression : node;
  return ts.isCallExpression(inner) && inner.expression.kind !== kind.SuperKeyword;
}
