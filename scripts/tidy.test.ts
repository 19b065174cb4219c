/** The house's measures as tests: sizes, forbidden words, purity of core. Failures name file:line. */
import { readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { analyse } from 'scslre';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { CODES } from '../core/rules/codes.ts';
import * as grounds2018 from '../core/systems/gaining-grounds-2018/names.ts';
import * as seasonZero from '../core/systems/gaining-grounds-s0/names.ts';
import { apiOf } from './api.ts';
import { written } from './rule-ids.ts';
import { filesUnder, root, rooms, sources } from './house.mjs';
import { unreached } from './reached.ts';

/** Places that may break a measure: the measure's name, the file, and why. */
const exemptions: readonly { measure: Measure; file: string; reason: string }[] = [
  {
    measure: 'state',
    file: 'core/systems/malifaux/rules/watched.ts',
    reason: 'Who listens to measurements is set and taken back within one call.',
  },
  {
    measure: 'state',
    file: 'core/table/base-sight.ts',
    reason:
      'Every question is asked in the same arrays: sight is asked for millions of times. The next call fills them anew.',
  },
  ...[
    ['core/encounter/state.ts', 'A look is kept for each viewpoint of a state.'],
    ['core/encounter/correction.ts', 'What goes is kept for each account that is told of an answer.'],
    ['core/event/view.ts', 'Rows are kept as long as the options, entrants and reasons that they say are the same.'],
    ['core/event/lists.ts', 'Lists are kept as long as the options and the faction that they were read with.'],
    ['core/event/explain.ts', 'Answers are kept for each pair that was asked about.'],
    ['core/event/view-own.ts', 'Rows and records are kept as long as the options and entrants that they say.'],
    ['core/event/state.ts', 'A history is of rounds and of entrants, and of the rounds that are planned.'],
    ['core/systems/malifaux/event/standings.ts', 'A round is added to the sums of what stood before it.'],
    ['core/systems/malifaux/game/boards.ts', 'What pays is kept by the pool, which the setting holds.'],
    ['core/systems/malifaux/roster/paste.ts', 'Crews are kept by their text, a few for each list of factions.'],
    ['core/systems/firefight/battle/state.ts', 'A blank state is copied for every battle of its size.'],
    ['core/systems/the-hit/event/ledger.ts', 'Rows are of a history, and of the details of its own entrants.'],
    ['core/systems/open-swiss/event/cards.ts', 'A game is worth the same as long as the format is.'],
  ].map(([file = '', reason = '']) => ({ measure: 'kept', file, reason }) as const),
  { measure: 'barrel', file: 'library/table.ts', reason: 'It names what others may import, and no more.' },
];

type Measure =
  | 'state'
  | 'kept'
  | 'file length'
  | 'function length'
  | 'any'
  | 'words'
  | 'silencers'
  | 'purity'
  | 'barrel'
  | 'focus';

interface Source {
  path: string;
  text: string;
  lines: number;
  tree: ts.SourceFile;
}

function read(path: string): Source {
  const text = readFileSync(resolve(root, path), 'utf8');
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  return { path, text, lines: text.split('\n').length - (text.endsWith('\n') ? 1 : 0), tree };
}

const all = [...readdirSync(root), ...[...rooms, 'scripts', 'tests'].flatMap(filesUnder)]
  .filter((path) => /\.tsx?$/.test(path))
  .map(read);
const isTest = ({ path }: Source) => /\.test\.tsx?$/.test(path);
const products = all.filter((source) => !isTest(source));
const tests = all.filter(isTest);
const core = products.filter(({ path }) => path.startsWith('core/'));

/** The files a measure looks at: all but its exemptions. */
const held = (measure: Measure, sources: readonly Source[]) =>
  sources.filter(({ path }) => !exemptions.some((one) => one.measure === measure && one.file === path));

const lineOf = (tree: ts.SourceFile, position: number) => tree.getLineAndCharacterOfPosition(position).line + 1;
const at = ({ path, tree }: Source, node: ts.Node) => `${path}:${String(lineOf(tree, node.getStart(tree)))}`;

function nodes(tree: ts.SourceFile): ts.Node[] {
  const found: ts.Node[] = [];
  const visit = (node: ts.Node) => {
    found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

type TypeDeclaration = ts.InterfaceDeclaration | ts.TypeAliasDeclaration;

const isExportedType = (node: ts.Node): node is TypeDeclaration =>
  (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) &&
  (node.modifiers ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

/** Whether a word stands on a line that is no comment: only then is a file walked in search of it. */
const says = (word: RegExp) => (source: Source) =>
  source.text.split('\n').some((line) => !/^\s*(\/\/|\/?\*)/.test(line) && word.test(line));

/** `file:line` and the text of every node that a predicate picks, in files that say the word. */
const findNodes = (sources: readonly Source[], word: RegExp, wanted: (node: ts.Node) => boolean) =>
  sources.filter(says(word)).flatMap((source) =>
    nodes(source.tree)
      .filter(wanted)
      .map((node) => `${at(source, node)} ${node.getText(source.tree).split('\n')[0] ?? ''}`),
  );

const findText = (sources: readonly Source[], pattern: RegExp) =>
  sources.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${path}:${String(index + 1)} ${line.trim()}`] : [])),
  );

/** The smallest value that at least `share` of the values do not exceed; 0 for none. */
function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}

interface Sized {
  where: string;
  lines: number;
}

const longest = (sized: readonly Sized[]) =>
  [...sized]
    .sort((a, b) => b.lines - a.lines)
    .slice(0, 10)
    .map(({ where, lines }) => `\n  ${String(lines)} lines: ${where}`)
    .join('');

const longerThan = (sized: readonly Sized[], limit: number) =>
  sized.filter(({ lines }) => lines > limit).map(({ where, lines }) => `${where}: ${String(lines)} lines`);

describe('files', () => {
  const sized = held('file length', products).map(({ path, lines }) => ({ where: `${path}:1`, lines }));
  const lengths = sized.map(({ lines }) => lines);

  test('have a median of at most 120 lines', () => {
    expect(quantile(lengths, 0.5), `Longest:${longest(sized)}`).toBeLessThanOrEqual(120);
  });

  test('95 of 100 have at most 350 lines', () => {
    expect(quantile(lengths, 0.95), `Longest:${longest(sized)}`).toBeLessThanOrEqual(350);
  });

  test('have at most 500 lines each', () => {
    expect(longerThan(sized, 500)).toEqual([]);
  });
});

describe('functions', () => {
  const sized = held('function length', products).flatMap((source) =>
    nodes(source.tree)
      .filter((node) => ts.isFunctionLike(node) && 'body' in node && node.body !== undefined)
      .map((node) => {
        const lines = lineOf(source.tree, node.getEnd()) - lineOf(source.tree, node.getStart(source.tree)) + 1;
        return { where: at(source, node), lines };
      }),
  );

  test('95 of 100 have at most 40 lines', () => {
    const lengths = sized.map(({ lines }) => lines);
    expect(quantile(lengths, 0.95), `Longest:${longest(sized)}`).toBeLessThanOrEqual(40);
  });

  test('have at most 70 lines each', () => {
    expect(longerThan(sized, 70)).toEqual([]);
  });
});

describe('text', () => {
  // Written in halves, so that this file passes its own measure.
  const unfinished = new RegExp(String.raw`\b(${['TO' + 'DO', 'FIX' + 'ME', 'X' + 'XX'].join('|')})\b`);
  const silencer = new RegExp(
    ['@ts-' + 'ignore', '@ts-' + 'expect-error', '@ts-' + 'nocheck', 'eslint-' + 'disable', 'oxlint-' + 'disable'].join(
      '|',
    ),
  );

  test('matches no id of a record by a pattern: a person may choose one', () => {
    const isPattern = (node: ts.Node) =>
      (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node)) &&
      /^(not )?i?like$|\bi?like\s+\$?$/i.test(node.text);
    const queries = products.filter(({ path }) => path.startsWith('server/'));
    expect(findNodes(queries, /like/i, isPattern)).toEqual([]);
  });

  test('uses no type any', () => {
    expect(findNodes(held('any', all), /\bany\b/, (node) => node.kind === ts.SyntaxKind.AnyKeyword)).toEqual([]);
  });

  test.each([
    ['core', 1],
    ['server', 3],
  ])(
    'says in %s at most %i times in 1,000 lines that a value has a type that the compiler cannot see',
    (room, most) => {
      const own = products.filter(({ path }) => path.startsWith(`${room}/`));
      const isCast = (node: ts.Node) => ts.isAsExpression(node) && !ts.isConstTypeReference(node.type);
      const casts = findNodes(own, / as /, isCast);
      const lines = own.reduce((sum, source) => sum + source.lines, 0);
      expect(casts.length <= (most * lines) / 1000 ? [] : casts).toEqual([]);
    },
  );

  test('leaves no note of unfinished work', () => {
    expect(findText(held('words', all), unfinished)).toEqual([]);
  });

  test('silences neither compiler nor linter', () => {
    expect(findText(held('silencers', all), silencer)).toEqual([]);
  });
});

describe('core', () => {
  const pure = held('purity', core);
  const isMember = (node: ts.Node, object: string, member: string) =>
    ts.isPropertyAccessExpression(node) && node.expression.getText() === object && node.name.text === member;

  test('asks no clock', () => {
    const asksTime = (node: ts.Node) =>
      isMember(node, 'Date', 'now') ||
      isMember(node, 'performance', 'now') ||
      (ts.isNewExpression(node) && node.expression.getText() === 'Date');
    expect(findNodes(pure, /\b(Date|performance)\b/, asksTime)).toEqual([]);
  });

  test('takes chance from core/chance alone', () => {
    expect(findNodes(pure, /\bMath\b/, (node) => isMember(node, 'Math', 'random'))).toEqual([]);
  });

  test('keeps no state between calls: no module declares a variable that changes', () => {
    const changes = (node: ts.Node) =>
      ts.isVariableStatement(node) &&
      ts.isSourceFile(node.parent) &&
      (node.declarationList.flags & ts.NodeFlags.Let) !== 0;
    expect(findNodes(held('state', core), /^let /m, changes)).toEqual([]);
    // Nor an object or an array that it writes into.
    const writes = (name: string) => String.raw`\b${name}((\.\w+|\[[^\]\n]*\])+ [+-]?= |\.(push|fill)\()`;
    const isWritten = ({ text, tree }: Source) =>
      tree.statements
        .filter(ts.isVariableStatement)
        .flatMap((one) => one.declarationList.declarations)
        .filter(({ name }) => ts.isIdentifier(name))
        .some(({ name }) => new RegExp(writes(name.getText(tree))).test(text));
    expect(held('state', core.filter(isWritten)).map(({ path }) => path)).toEqual([]);
  });

  test('keeps what it worked out in `kept` alone: no module has a store of its own', () => {
    const isStore = ({ text, tree }: Source) => {
      const made = tree.statements.filter(ts.isVariableStatement).flatMap((one) => one.declarationList.declarations);
      return made
        .filter(({ initializer }) => initializer && /^new (WeakMap|WeakSet|Map|Set)\b/.test(initializer.getText(tree)))
        .some(({ name }) => new RegExp(String.raw`\b${name.getText(tree)}\.(set|add|delete)\(`).test(text));
    };
    const stores = core.filter(isStore).map(({ path }) => path);
    const named = exemptions.filter(({ measure }) => measure === 'kept').map(({ file }) => file);
    expect(stores.toSorted()).toEqual(named.toSorted());
  });

  test('is all reached by what is started or imported from outside: nothing is there for tests and vectors alone', () => {
    const isEntry = (path: string) =>
      /^(cli|server)\/main\.ts$|^library\/|^web\/[^/]+\/(main|draw)\.tsx$|^web\/[^/]+\/first\.ts$/.test(path);
    expect(unreached(products, isEntry).filter((one) => /^core\/.*(?<!\.d)\.ts /.test(one))).toEqual([]);
  });

  test('imports nothing of Node', () => {
    expect(findNodes(pure, /node:/, (node) => ts.isStringLiteral(node) && node.text.startsWith('node:'))).toEqual([]);
  });
});

describe('codes of refusals', () => {
  const list = 'core/rules/codes.ts';
  const said = new Set(
    products
      .filter(({ path }) => path !== list)
      .flatMap(({ tree }) => nodes(tree).flatMap((node) => (ts.isStringLiteral(node) ? [node.text] : []))),
  );

  test('are in order, and each is used', () => {
    expect([...CODES]).toEqual([...new Set(CODES)].sort());
    expect(CODES.filter((code) => !said.has(code))).toEqual([]);
  });
});

describe('citations', () => {
  test('name rules of docs/rules: what `npx tsx scripts/rule-ids.ts` writes of them is there', () => {
    for (const [path, text] of Object.entries(written())) expect(readFileSync(resolve(root, path), 'utf8')).toBe(text);
  });

  test('go into an answer: none is thrown away', () => {
    const isThrownAway = (node: ts.Node) =>
      ts.isExpressionStatement(node) &&
      ts.isCallExpression(node.expression) &&
      node.expression.expression.getText() === 'cite';
    expect(findNodes(products, /\bcite\(/, isThrownAway)).toEqual([]);
  });
});

describe('tests', () => {
  test('have names in words: none is called after its figures alone', () => {
    expect(findText(tests, /(?:^\s*|\()'%[jdifo]',/)).toEqual([]);
  });

  /** Whether a test or a group of tests is called after something: its name begins with that word. */
  const isCalled = (name: string, { text }: Source) =>
    [...text.matchAll(/\b(?:test|it|describe)(?:\.each\([^'`]*\))?\(\s*['`]([^'`]+)/g)].some(([, title = '']) =>
      new RegExp(String.raw`^${name}(?![\w-])`).test(title),
    );

  const malifaux = {
    'gaining-grounds-2018': {
      schemes: [...grounds2018.PAIRED_SCHEMES, ...grounds2018.NUMBERED_SCHEMES],
      strategies: grounds2018.STRATEGIES,
    },
    'gaining-grounds-s0': { schemes: seasonZero.SCHEMES, strategies: seasonZero.STRATEGIES },
  };

  test('stand beside each Scheme and each Strategy, and are called after it', () => {
    const missing = Object.entries(malifaux).flatMap(([system, lists]) =>
      Object.entries(lists).flatMap(([folder, list]) =>
        list
          .map(({ id, label }) => ({ label, path: `core/systems/${system}/rules/${folder}/${id}.test.ts` }))
          .filter(({ label, path }) => !tests.some((one) => one.path === path && isCalled(label, one))),
      ),
    );
    expect(missing).toEqual([]);
  });

  test('are called after each question of a game at a table', () => {
    /** Where in a game something is asked, and the dice that every game of one kind rolls. */
    const scopes = new Set([
      'core/systems/malifaux end',
      'core/systems/malifaux turn',
      'core/systems/steamroller-2015 turn',
    ]);
    const asked = core.flatMap(({ path, text }) => {
      const [room = ''] = /^core\/systems\/[^/]+(?=\/game\/)/.exec(path) ?? [];
      const own = tests.filter((one) => room !== '' && one.path.startsWith(`${room}/game/`));
      return [...(room === '' ? [] : text.matchAll(/\baskId\('([a-z-]+)'/g))]
        .map(([, name = '']) => name)
        .filter((name) => !scopes.has(`${room} ${name}`) && !own.some((one) => isCalled(name, one)))
        .map((name) => `${path} ${name}`);
    });
    expect(asked).toEqual([]);
  });

  test('are called after each special rule of Firefight', () => {
    const folder = 'core/systems/firefight/rules/special/';
    const own = tests.filter(({ path }) => path.startsWith(folder));
    const all = core.find(({ path }) => path === `${folder}all.ts`)?.text ?? '';
    const named = [...all.matchAll(/'([A-Z]\w+)'/g)].map(([, name = '']) => name);
    const hooked = core
      .filter(({ path }) => path.startsWith(folder))
      .flatMap(({ text }) => [...text.matchAll(/^ {2}name: '([^']+)',$/gm)].map(([, name = '']) => name));
    expect(Math.min(named.length, hooked.length)).toBeGreaterThan(10);
    expect([...named, ...hooked].filter((name) => !own.some((one) => isCalled(name, one)))).toEqual([]);
  });
});

describe('modules', () => {
  test('of core export each type name once', () => {
    const places = new Map<string, string[]>();
    for (const source of core) {
      for (const node of source.tree.statements.filter(isExportedType)) {
        places.set(node.name.text, [...(places.get(node.name.text) ?? []), at(source, node)]);
      }
    }
    expect([...places].filter(([, where]) => where.length > 1)).toEqual([]);
  });

  test('of a system lie in the rooms that every system has', () => {
    const files = ['pack.ts', 'names.ts', 'readings.ts'];
    const rooms = ['event', 'rules', 'game', 'roster', 'terrain'];
    /** Rooms of one system alone. */
    const own = { firefight: ['ask', 'battle', 'odds', 'players'], 'open-swiss': ['format'] };
    const strange = core.filter(({ path }) => {
      const [, system = '', place = ''] = /^core\/systems\/([^/]+)\/([^/]+)/.exec(path) ?? [];
      const more = Object.hasOwn(own, system) ? own[system as keyof typeof own] : [];
      return system !== '' && ![...files, ...rooms, ...more].includes(place);
    });
    expect(strange.map(({ path }) => path)).toEqual([]);
  });

  test('are no barrels: none only passes on what others export', () => {
    const passesOn = ({ tree }: Source) =>
      tree.statements.some(ts.isExportDeclaration) &&
      tree.statements.every((one) => ts.isImportDeclaration(one) || ts.isExportDeclaration(one));
    expect(
      held('barrel', products)
        .filter(passesOn)
        .map(({ path }) => `${path}:1`),
    ).toEqual([]);
  });
});

describe('tests', () => {
  const runners = new Set(['describe', 'it', 'test', 'suite', 'bench']);
  const rootOf = (node: ts.Expression): string =>
    ts.isPropertyAccessExpression(node) || ts.isCallExpression(node) ? rootOf(node.expression) : node.getText();
  const narrows = (node: ts.Node) =>
    ts.isPropertyAccessExpression(node) &&
    ['only', 'skip', 'todo'].includes(node.name.text) &&
    runners.has(rootOf(node.expression));

  test('all run: none is singled out or left out', () => {
    expect(findNodes(held('focus', tests), /\b(only|skip|todo)\b/, narrows)).toEqual([]);
  });
});

/**
 * An expression takes no longer than its text is long. scslre, which eslint-plugin-regexp asks too, finds repeats that trade
 * characters with one another, or that begin anew at every character of a run. What it cannot see `tests/readers` measures.
 */
describe('expressions', () => {
  /** What is slow in an expression, in words; empty where nothing is. */
  const slowIn = (literal: string): string[] => {
    const end = literal.lastIndexOf('/');
    const { reports } = analyse(
      { source: literal.slice(1, end), flags: literal.slice(end + 1) },
      { reportTypes: { Move: true, Self: true, Trade: true }, assumeRejectingSuffix: false },
    );
    return reports.map((report) => {
      const many = `many ${JSON.stringify(report.character.pick)} in ${literal}:`;
      return report.type === 'Trade'
        ? `${many} ${report.startQuant.raw} trades with ${report.endQuant.raw}`
        : `${many} ${report.quant.raw} ${report.type === 'Move' ? 'begins anew at each' : 'trades with itself'}`;
    });
  };

  /** An expression as it is written; one that is made when the program runs has a letter where something is put in. */
  const literalOf = (node: ts.Node): string | null => {
    if (ts.isRegularExpressionLiteral(node)) return node.text;
    if (!ts.isNewExpression(node) || node.expression.getText() !== 'RegExp') return null;
    const [given, flags] = node.arguments ?? [];
    const template = given && ts.isTaggedTemplateExpression(given) ? given.template : given;
    if (!template || !ts.isTemplateExpression(template)) return null;
    const gaps = template.templateSpans.reduce(
      (text, { expression }) => text.replace(`\${${expression.getText()}}`, 'x'),
      template.getText().slice(1, -1),
    );
    return `/${template === given ? gaps.replaceAll('\\\\', '\\') : gaps}/${flags && ts.isStringLiteral(flags) ? flags.text : ''}`;
  };

  test('take no longer than their text is long', () => {
    const slow = all.flatMap((source) =>
      nodes(source.tree).flatMap((node) => {
        const literal = literalOf(node);
        return literal === null ? [] : slowIn(literal).map((why) => `${at(source, node)} ${why}`);
      }),
    );
    expect(slow).toEqual([]);
  });

  test('that once froze a server are found', () => {
    const pool = String.raw`[\s,+–—-]+(?:\(?\s*(?:pool|cache)\s*:?\s*(\d{1,2})\)?|\(?(\d{1,2})\s*(?:pool|cache)\)?)\s*$`;
    const column = String.raw`^([^:,]+?)\s*(?::\s*(.*?))?\s*(?:,\s*(\d*)\s*\.\.\s*(\d*))?$`;
    const bonus = String.raw`[\s:[(-]+(?:W[JB]\s*:\s*)?[+*]\s?(\d{1,2})\s*(?:pts?|points?)?\s*[\])]?$`;
    const cost = String.raw`(?:\s*[([]\s*(\d{1,4})\s*(?:ss|pts?)?\s*[)\]]|[\s.:=–—-]+(\d{1,4})\s*(?:ss|pts?))$`;
    for (const source of [pool, column, bonus, cost, '(a+)+$']) expect(slowIn(`/${source}/i`), source).not.toEqual([]);
  });
});

/** What other programs import, as a text that is read before it changes: `npx vitest run scripts/tidy.test.ts -u` writes it. */
describe('the library', () => {
  const textOf = (path: string): string => readFileSync(resolve(root, path), 'utf8');
  const entries = sources('library', { tests: false }).map((path) => path.slice('library/'.length, -'.ts'.length));
  const manifest = JSON.parse(textOf('package.json')) as { readonly exports: Readonly<Record<string, unknown>> };

  test('gives out its five entries and nothing else', () => {
    expect(entries.toSorted()).toEqual(['odds', 'pairing', 'record', 'systems', 'table']);
    const given = ['./package.json', ...entries.map((name) => `./${name}`)];
    expect(Object.keys(manifest.exports).toSorted()).toEqual(given.toSorted());
  });

  test.each(entries)('gives in %s what docs/library says, with its example', async (name) => {
    await expect(apiOf(`library/${name}.ts`)).toMatchFileSnapshot(`../docs/library/${name}.txt`);
    const example = textOf(`docs/library/${name}.mjs`);
    expect(textOf('docs/library.md')).toContain(example);
    expect(example.trim().split('\n').length).toBeLessThanOrEqual(15);
  });
});

describe('exemptions', () => {
  test('name files that exist, and a reason', () => {
    const known = new Set(all.map(({ path }) => path));
    expect(exemptions.filter(({ file, reason }) => !known.has(file) || reason.length < 10)).toEqual([]);
  });
});
