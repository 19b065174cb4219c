/**
 * What an entry of `library/` gives to others, as one text: every name that it exports, and every type of ours that those
 * names speak of, without bodies and comments. Read from the sources.
 */
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';
import { root } from './house.mjs';
import { UNION } from './rule-ids.ts';

type Declared = ts.FunctionDeclaration | ts.InterfaceDeclaration | ts.TypeAliasDeclaration | ts.VariableStatement;

interface Module {
  readonly tree: ts.SourceFile;
  /** By name: what is declared in it. */
  readonly declared: ReadonlyMap<string, Declared>;
  /** By name: where it comes from, and what it is called there. */
  readonly imported: ReadonlyMap<string, readonly [path: string, name: string]>;
}

const modules = new Map<string, Module>();

function moduleAt(path: string): Module {
  const known = modules.get(path);
  if (known) return known;
  const tree = ts.createSourceFile(path, readFileSync(join(root, path), 'utf8'), ts.ScriptTarget.Latest, true);
  const declared = new Map<string, Declared>();
  const imported = new Map<string, readonly [string, string]>();
  for (const statement of tree.statements) {
    if (ts.isVariableStatement(statement)) {
      for (const { name } of statement.declarationList.declarations) declared.set(name.getText(), statement);
    } else if (
      ts.isFunctionDeclaration(statement) ||
      ts.isInterfaceDeclaration(statement) ||
      ts.isTypeAliasDeclaration(statement)
    ) {
      if (statement.name) declared.set(statement.name.text, statement);
    } else for (const [name, from] of passedOn(statement, path)) imported.set(name, from);
  }
  const found = { tree, declared, imported };
  modules.set(path, found);
  return found;
}

/** The names of an import, or of an export from elsewhere. */
function passedOn(statement: ts.Statement, path: string): (readonly [string, readonly [string, string]])[] {
  const isImport = ts.isImportDeclaration(statement);
  if (!isImport && !ts.isExportDeclaration(statement)) return [];
  const { moduleSpecifier } = statement;
  const names = isImport ? statement.importClause?.namedBindings : statement.exportClause;
  if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier) || !moduleSpecifier.text.startsWith('.')) return [];
  if (!names || !(ts.isNamedImports(names) || ts.isNamedExports(names))) return [];
  const from = normalize(join(dirname(path), moduleSpecifier.text)).replaceAll('\\', '/');
  return names.elements.map(({ name, propertyName }) => [name.text, [from, (propertyName ?? name).text]] as const);
}

/** The names that a module gives out. */
function exportsOf({ tree, declared }: Module): string[] {
  const own = [...declared].flatMap(([name, node]) =>
    node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ? [name] : [],
  );
  const passed = tree.statements.flatMap((one) =>
    ts.isExportDeclaration(one) && one.exportClause && ts.isNamedExports(one.exportClause)
      ? one.exportClause.elements.map(({ name }) => name.text)
      : [],
  );
  return [...own, ...passed].toSorted();
}

/** What is declared under a name, wherever that is; null for what is not ours. */
function declarationOf(path: string, name: string): { readonly path: string; readonly node: Declared } | null {
  const { declared, imported } = moduleAt(path);
  const node = declared.get(name);
  if (node) return { path, node };
  const from = imported.get(name);
  return from ? declarationOf(...from) : null;
}

const printer = ts.createPrinter({ removeComments: true });

/** A declaration as others see it: a function without its body, a constant without its value where it has a type. */
function signature(node: Declared, tree: ts.SourceFile): string {
  const text = (one: ts.Node) => printer.printNode(ts.EmitHint.Unspecified, one, tree).replace(/^export /, '');
  if (ts.isFunctionDeclaration(node)) {
    const { modifiers, asteriskToken, name, typeParameters, parameters, type } = node;
    return text(
      ts.factory.updateFunctionDeclaration(
        node,
        modifiers,
        asteriskToken,
        name,
        typeParameters,
        parameters,
        type,
        undefined,
      ),
    );
  }
  if (!ts.isVariableStatement(node)) return text(node);
  return node.declarationList.declarations
    .map(({ name, type }) => `const ${name.getText()}: ${type?.getText() ?? '…'};`)
    .join('\n');
}

/** The names of types that a declaration speaks of, without what only a body needs. */
function namedIn(node: Declared): string[] {
  const found: string[] = [];
  const visit = (one: ts.Node): void => {
    if (ts.isBlock(one)) return;
    if (ts.isTypeReferenceNode(one)) found.push(leftmost(one.typeName));
    if (ts.isExpressionWithTypeArguments(one)) found.push(one.expression.getText());
    if (ts.isTypeQueryNode(one)) found.push(leftmost(one.exprName));
    ts.forEachChild(one, visit);
  };
  visit(node);
  return found;
}

function leftmost(name: ts.EntityName): string {
  return ts.isIdentifier(name) ? name.text : leftmost(name.left);
}

/** The text of an entry: what it exports, then what that speaks of. */
export function apiOf(entry: string): string {
  const own = exportsOf(moduleAt(entry));
  const seen = new Set<string>();
  const lines = (
    path: string,
    name: string,
  ): { readonly text: string; readonly more: readonly [string, string][] } | null => {
    const found = declarationOf(path, name);
    const key = found && `${found.path} ${found.node.pos}`;
    if (!found || !key || seen.has(key)) return null;
    seen.add(key);
    // Every rule has its ID in it: docs/rules has them.
    const text = found.path === UNION ? 'type RuleId = …;' : signature(found.node, moduleAt(found.path).tree);
    return { text, more: namedIn(found.node).map((other) => [found.path, other]) };
  };
  const queue = own.flatMap((name) => lines(entry, name) ?? []);
  const exported = queue.map(({ text }) => text);
  const spoken: string[] = [];
  for (const { more } of queue) {
    for (const [path, name] of more) {
      const next = lines(path, name);
      if (!next) continue;
      queue.push(next);
      spoken.push(next.text);
    }
  }
  return `${[`exports ${own.join(', ')}`, ...exported, ...spoken.toSorted()].join('\n\n')}\n`;
}
