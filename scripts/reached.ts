/** What the product reaches, declaration by declaration, from the programs that are started and the entries that others import. */
import { dirname, join } from 'node:path';
import ts from 'typescript';

interface Source {
  readonly path: string;
  readonly text: string;
  readonly tree: ts.SourceFile;
}

interface Module {
  /** By the name of a declaration, the words in it; under {@link LOADED} those of what runs as the file is loaded. */
  readonly words: ReadonlyMap<string, ReadonlySet<string>>;
  /** Where a word comes from; the name `*` is all of a file. */
  readonly imports: ReadonlyMap<string, readonly [path: string, name: string]>;
  /** Files that are loaded later, or as programs of their own. */
  readonly later: readonly string[];
}

const LOADED = '';

/** Declarations that no entry comes to, as `path name`. */
export function unreached(sources: readonly Source[], isEntry: (path: string) => boolean): readonly string[] {
  const modules = new Map(sources.map((source) => [source.path, moduleOf(source)]));
  const reached = new Set<string>();
  const open: (readonly [string, string])[] = [];
  const reach = (path: string, name: string): void => {
    if (modules.get(path)?.words.has(name) !== true || reached.has(`${path} ${name}`)) return;
    reached.add(`${path} ${name}`);
    open.push([path, name]);
    reach(path, LOADED);
  };
  const reachAll = (path: string): void => {
    for (const name of modules.get(path)?.words.keys() ?? []) reach(path, name);
  };
  for (const { path } of sources) if (isEntry(path)) reachAll(path);
  for (let next = open.pop(); next; next = open.pop()) {
    const [path, name] = next;
    const { words, imports, later } = modules.get(path) ?? moduleless;
    if (name === LOADED) later.forEach(reachAll);
    for (const word of words.get(name) ?? []) {
      const [from, what] = imports.get(word) ?? [path, word];
      if (what === '*') reachAll(from);
      else reach(from, what);
    }
  }
  const all = [...modules].flatMap(([path, { words }]) => [...words.keys()].map((name) => `${path} ${name}`));
  return all.filter((one) => !one.endsWith(' ') && !reached.has(one));
}

const moduleless: Module = { words: new Map(), imports: new Map(), later: [] };

function moduleOf({ path, text, tree }: Source): Module {
  const words = new Map<string, Set<string>>([[LOADED, new Set()]]);
  const imports = new Map<string, readonly [string, string]>();
  const at = (to: string) => join(dirname(path), to).replaceAll('\\', '/');
  const note = (name: string, node: ts.Node) =>
    words.set(name, new Set([...(words.get(name) ?? []), ...wordsIn(node)]));
  for (const statement of tree.statements) {
    const source = ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement) ? statement : null;
    const specifier = source?.moduleSpecifier;
    if (source) note(LOADED, ts.isExportDeclaration(source) ? source : tree.endOfFileToken);
    if (source && specifier && ts.isStringLiteral(specifier)) {
      for (const [own, name] of namesIn(source)) imports.set(own, [at(specifier.text), name]);
    } else if (ts.isVariableStatement(statement)) {
      for (const one of statement.declarationList.declarations) for (const name of boundIn(one.name)) note(name, one);
    } else note(nameOf(statement), statement);
  }
  const files = text.matchAll(/(?:import\(|new URL\()'(\.[^']+)'/g);
  return { words, imports, later: [...files].map(([, to = '']) => at(to)) };
}

function namesIn(node: ts.ImportDeclaration | ts.ExportDeclaration): readonly (readonly [own: string, name: string])[] {
  const clause = ts.isImportDeclaration(node) ? node.importClause?.namedBindings : node.exportClause;
  if (!clause) return [];
  if (ts.isNamespaceImport(clause) || ts.isNamespaceExport(clause)) return [[clause.name.text, '*']];
  return clause.elements.map(({ name, propertyName }) => [name.text, (propertyName ?? name).text]);
}

/** The names that a declaration makes, taken apart or not. */
function boundIn(name: ts.BindingName): readonly string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((one) => (ts.isBindingElement(one) ? boundIn(one.name) : []));
}

function nameOf(node: ts.Statement): string {
  const isNamed =
    ts.isFunctionDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node);
  return isNamed ? (node.name?.text ?? LOADED) : LOADED;
}

function wordsIn(node: ts.Node): readonly string[] {
  const words: string[] = [];
  const visit = (one: ts.Node): void => {
    if (ts.isIdentifier(one)) words.push(one.text);
    ts.forEachChild(one, visit);
  };
  visit(node);
  return words;
}
