/**
 * Which room may import which (docs: "The house" in the design).
 *
 * core/rules, core/chance <- core/table, core/journal <- core/event, core/encounter, core/roster <- core/systems
 * and core <- audit <- library <- cli; core <- web, server, cli, conformance, bench.
 *
 * These rules read everything that is written, `import type` included. scripts/imports.mjs runs
 * them, and follows what pages load when types are erased.
 */
const test = String.raw`\.test\.tsx?$`;
const rooms = 'rules|chance|table|journal|event|encounter|roster|systems';

const may = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const forbidden = [
  may('no-circular', 'Modules that need each other are one module, or need a third.', {}, { circular: true }),
  may('resolvable', 'An import must lead somewhere.', {}, { couldNotResolve: true }),
  may(
    'core-stands-alone',
    'The rules run in Node, browsers and workers: they import only core, @noble/hashes and, for ground put together, clipper2.',
    { path: '^core/', pathNot: test },
    { pathNot: ['^core/', '^node_modules/@noble/hashes/', '^node_modules/clipper2-ts/'] },
  ),
  may(
    'core-rooms',
    `core holds ${rooms.replaceAll('|', ', ')}; a new room needs a place in the order of imports first.`,
    { path: `^core/(?!(${rooms})/)[^/]+/` },
    {},
  ),
  may(
    'rules-and-chance-are-the-ground',
    'core/rules (what a rule is called, how it says no) and core/chance import no other room.',
    { path: '^core/(rules|chance)/' },
    { path: `^core/(?!(rules|chance)/)(${rooms})/` },
  ),
  may(
    'table-and-journal-below-play',
    'core/table and core/journal do not know events, encounters, rosters or systems.',
    { path: '^core/(table|journal)/' },
    { path: '^core/(event|encounter|roster|systems)/' },
  ),
  may(
    'play-below-systems',
    'core/event, core/encounter and core/roster serve every system and know none.',
    { path: '^core/(event|encounter|roster)/' },
    { path: '^core/systems/' },
  ),
  may(
    'one-door-to-systems',
    'The server knows records, not games: only server/systems.ts lists the systems.',
    { path: '^server/', pathNot: [test, '^server/systems\\.ts$'] },
    { path: '^core/systems/' },
  ),
  may(
    'server-without-web',
    'The server serves the built pages as files.',
    { path: '^server/', pathNot: test },
    { path: '^(web|cli|audit|library|conformance|bench|scripts|tests)/' },
  ),
  may(
    'cli-without-web',
    'The command knows the server and core.',
    { path: '^cli/', pathNot: test },
    { path: '^(web|bench|scripts|tests)/' },
  ),
  may(
    'conformance-is-core',
    'Conformance runs vectors through core alone.',
    { path: '^conformance/', pathNot: test },
    { path: '^(web|server|cli|audit|library|bench|scripts|tests)/' },
  ),
  may(
    'library-is-pure',
    'What others import is core, and what checks it.',
    { path: '^library/', pathNot: test },
    { pathNot: ['^library/', '^core/', '^audit/'] },
  ),
  may(
    'audit-reckons-for-itself',
    'An audit shares no rule with what it checks: of core it runs how a record is written, and knows types.',
    { path: '^audit/' },
    { pathNot: ['^audit/', '^core/journal/', '^node_modules/', '^crypto$'], dependencyTypesNot: ['type-only'] },
  ),
  may('bench-without-web', 'Benchmarks measure core and the server.', { path: '^bench/' }, { path: '^(web|scripts)/' }),
  may(
    'web-takes-types-only',
    'Pages may import types of the server, and nothing that runs.',
    { path: '^web/', pathNot: test },
    { path: '^server/', dependencyTypesNot: ['type-only'] },
  ),
  may(
    'web-without-cli',
    'Pages know the server by its types and its URLs.',
    { path: '^web/', pathNot: test },
    { path: '^(cli|audit|library|conformance|bench|scripts|tests)/' },
  ),
  may(
    'phones-and-screens-receive-views',
    'A phone or a screen is sent a view; it knows no system.',
    { path: '^web/(player|screen)/', pathNot: test },
    { path: '^core/systems/' },
  ),
];

module.exports = {
  forbidden,
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^dist/' },
    tsPreCompilationDeps: true,
    // Only what a rule asks for: half the time.
    skipAnalysisNotInRules: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
  },
};
