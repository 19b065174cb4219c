import { builtinModules } from 'node:module';
import js from '@eslint/js';
import hooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const typescript = ['**/*.{ts,tsx}'];
const tests = ['**/*.test.{ts,tsx}'];
const browserTests = ['web/**/*.browser.test.{ts,tsx}', 'tests/browser/**/*.{ts,tsx}'];
const project = (path) => ({
  languageOptions: { parserOptions: { project: path, tsconfigRootDir: import.meta.dirname } },
});

const impure = (name, instead) => ({ name, message: `core is pure: ${instead}` });
const impureGlobals = [
  impure('Date', 'the time comes with the command.'),
  impure('performance', 'the time comes with the command.'),
  impure('crypto', 'chance comes from core/chance.'),
  impure('console', 'return what is to be said.'),
  impure('process', 'take it as an argument.'),
  impure('Buffer', 'use Uint8Array.'),
  impure('fetch', 'it reads and writes nothing.'),
  ...['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask'].map((name) => impure(name, 'see Ruleset.due.')),
  ...['window', 'document', 'navigator', 'localStorage'].map((name) => impure(name, 'it runs in Node too.')),
];

export default tseslint.config(
  { ignores: ['dist/', 'data/', 'coverage/', 'conformance/vectors/', 'docs/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error', noInlineConfig: true } },
  js.configs.recommended,
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: { globals: { process: 'readonly', console: 'readonly', require: 'readonly', module: 'writable' } },
    rules: { eqeqeq: 'error', 'prefer-const': 'error', 'no-var': 'error' },
  },
  {
    files: typescript,
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    rules: {
      eqeqeq: 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: false, requireDefaultForNonUnion: true },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false, arguments: false } },
      ],
      // Noise here: a generic that names a relation, handlers that are async by contract, `type` beside `interface`.
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/consistent-type-definitions': 'off',
    },
  },
  { files: typescript, ignores: ['web/**', 'tests/browser/**'], ...project('tsconfig.json') },
  { files: ['web/**/*.{ts,tsx}'], ignores: browserTests, ...project('tsconfig.web.json') },
  { files: browserTests, ...project('tsconfig.browser.json') },
  {
    files: ['web/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': hooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    // A response's or a page's JSON is `any` until a test looks at it; the test is the look.
    files: tests,
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
    },
  },
  {
    files: ['core/**/*.ts'],
    ignores: tests,
    rules: {
      'no-restricted-globals': ['error', ...impureGlobals],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'core is pure: chance comes from core/chance.' },
      ],
      'no-restricted-imports': [
        'error',
        { paths: builtinModules, patterns: [{ group: ['node:*'], message: 'core is pure: it runs in browsers too.' }] },
      ],
    },
  },
);
