/** Where core could be wrong by one small slip, and what it would then say. */
import ts from 'typescript';

/** Text from `start` to `end` of a file of core, and what stands there instead. */
export interface Site {
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly line: number;
  /** What kind of slip it is, in a few words. */
  readonly what: string;
  readonly before: string;
  readonly after: string;
  /** A whole statement, which is left out. */
  readonly statement: boolean;
}

const OTHER: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '&&': '||',
  '||': '&&',
  '??': '&&',
};

const METHODS: Readonly<Record<string, string>> = { some: 'every', every: 'some', min: 'max', max: 'min' };

export function sitesIn(file: string, text: string): Site[] {
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const sites: Site[] = [];
  const add = (node: ts.Node, what: string, after: string, statement = false): void => {
    const start = node.getStart(tree);
    const line = tree.getLineAndCharacterOfPosition(start).line + 1;
    sites.push({ file, start, end: node.getEnd(), line, what, before: node.getText(tree), after, statement });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node)) return;
    const slip = slipOf(node);
    if (slip) add(node, ...slip);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return sites;
}

type Slip = readonly [what: string, after: string, statement?: boolean];

function slipOf(node: ts.Node): Slip | null {
  if (ts.isBinaryExpression(node)) {
    const sign = node.operatorToken.getText();
    const other = OTHER[sign];
    if (other === undefined || isText(node.left) || isText(node.right)) return null;
    return [`${sign} as ${other}`, `(${node.left.getText()}) ${other} (${node.right.getText()})`];
  }
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) {
    return ['! left out', node.operand.getText()];
  }
  if (ts.isNumericLiteral(node) && !isName(node)) return ['one more', `${node.getText()} + 1`];
  if (node.kind === ts.SyntaxKind.TrueKeyword) return ['true as false', 'false'];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return ['false as true', 'true'];
  if (ts.isConditionalExpression(node)) {
    const { condition, whenTrue, whenFalse } = node;
    return ['the other branch', `${condition.getText()} ? ${whenFalse.getText()} : ${whenTrue.getText()}`];
  }
  if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
    const { name } = node.expression;
    const other = Object.hasOwn(METHODS, name.text) ? METHODS[name.text] : undefined;
    if (other === undefined) return null;
    const [text, at] = [node.getText(), name.getStart() - node.getStart()];
    return [`${name.text} as ${other}`, `${text.slice(0, at)}${other}${text.slice(at + name.text.length)}`];
  }
  if (ts.isExpressionStatement(node) && ts.isCallExpression(node.expression)) return ['left out', '', true];
  return null;
}

function isName(node: ts.NumericLiteral): boolean {
  return ts.isPropertyAssignment(node.parent) && node.parent.name === node;
}

/** `+` of texts is no sum. */
function isText(node: ts.Expression): boolean {
  return ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
}
