/** What pages run on: phones whose browser stopped at Chrome 87. The build translates syntax and adds no functions. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');

/** Methods that came later, whatever they are called on. */
const METHODS = ['findLast', 'findLastIndex', 'toSorted', 'toReversed', 'toSpliced', 'isWellFormed', 'toWellFormed'];
/** Functions that came later. */
const FUNCTIONS = [
  'structuredClone',
  'reportError',
  'Object.groupBy',
  'Object.hasOwn',
  'Map.groupBy',
  'Array.fromAsync',
  'Promise.any',
  'Promise.withResolvers',
  'crypto.randomUUID',
  'AbortSignal.any',
  'AbortSignal.timeout',
];

interface Module {
  readonly path: string;
  readonly text: string;
}

function nodes(tree: ts.Node): ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (node: ts.Node) => {
    found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** Our own modules that a module fetches: now, but not their types, later, and as a worker. */
const FETCHED = /^import (?!type\b)(?:[^;']* from )?'(\.[^']+\.tsx?)'|\b(?:import|new URL)\('(\.[^']+\.tsx?)'/gm;

function importsOf({ path, text }: Module): readonly string[] {
  return [...text.matchAll(FETCHED)].map(([, now, later]) => resolve(dirname(path), now ?? later ?? ''));
}

/** Every module that a page fetches, sooner or later. */
function shipped(): readonly Module[] {
  const web = resolve(root, 'web');
  const named = readdirSync(web)
    .filter((name) => name.endsWith('.html'))
    .flatMap((name) => [...readFileSync(resolve(web, name), 'utf8').matchAll(/src="(\.\/[^"]+\.tsx?)"/g)])
    .map(([, source = '']) => resolve(web, source));
  const first = [...named, ...named.map((main) => resolve(dirname(main), 'first.ts')).filter(existsSync)];
  const modules = new Map<string, Module>();
  const waiting = [...first];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (modules.has(path)) continue;
    const module = { path, text: readFileSync(path, 'utf8') };
    modules.set(path, module);
    waiting.push(...importsOf(module));
  }
  return [...modules.values()];
}

function isTooNew(call: ts.CallExpression): boolean {
  const { expression, arguments: given } = call;
  if (FUNCTIONS.includes(expression.getText())) return true;
  if (!ts.isPropertyAccessExpression(expression)) return false;
  const { text } = expression.name;
  if (METHODS.includes(text)) return true;
  // Things of ours are called so too: an array's takes its place in figures, and a new element.
  const place = given[0]?.getText() ?? '';
  return (text === 'at' && /^-?\d+$/.test(place)) || (text === 'with' && given.length === 2);
}

test('a page asks nothing of a browser that came after Chrome 87', () => {
  const modules = shipped();
  // Most have none of these words in them.
  const words = new RegExp([...METHODS, ...FUNCTIONS, String.raw`\.(?:at|with)\(`].join('|'));
  const found = modules
    .filter(({ text }) => words.test(text))
    .flatMap(({ path, text }) => {
      const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
      const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
      return nodes(tree)
        .filter((node) => ts.isCallExpression(node) && isTooNew(node))
        .map((node) => {
          const line = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
          return `${relative(root, path)}:${line} ${node.getText(tree).split('\n')[0] ?? ''}`;
        });
    });
  expect(modules.length).toBeGreaterThan(300);
  expect(found).toEqual([]);
});
