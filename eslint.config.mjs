import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const limits = {
  'max-lines': ['error', { max: 250, skipComments: true }],
  'max-lines-per-function': ['error', { max: 50, skipComments: true, skipBlankLines: true }],
  complexity: ['error', 10],
};

const noLimits = Object.fromEntries(Object.keys(limits).map((name) => [name, 'off']));

/** Each part is checked with its own compiler settings. */
const typedParts = ['server', 'client', 'test'].map((part) => ({
  files: [`${part}/**/*.{ts,tsx}`],
  languageOptions: { parserOptions: { project: `tsconfig.${part}.json`, tsconfigRootDir: import.meta.dirname } },
}));

const nodeGlobals = Object.fromEntries(
  [
    'AbortController',
    'AbortSignal',
    'Blob',
    'Buffer',
    'FormData',
    'URL',
    'clearInterval',
    'clearTimeout',
    'console',
    'fetch',
    'globalThis',
    'performance',
    'process',
    'setInterval',
    'setTimeout',
    'structuredClone',
  ].map((name) => [name, 'readonly']),
);

export default defineConfig(
  globalIgnores([
    'dist/',
    'data/',
    '.stryker-tmp/',
    'server/gateway/graphql/generated.ts',
    'server/pages/starter-pictures.rules.ts',
    'client/api/generated/',
    // Programs of others: their test compiles and runs them.
    'docs/api/files/',
    'client/page-view/appearance/face-files.ts',
    'client/texts/',
    'server/mail/texts/',
    'server/texts/',
  ]),
  js.configs.recommended,
  {
    rules: {
      ...limits,
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-var': 'error',
      'prefer-const': ['error', { ignoreReadBeforeAssign: true }],
    },
  },
  { files: ['**/*.mjs'], languageOptions: { globals: nodeGlobals } },
  {
    files: ['**/*.cjs'],
    languageOptions: { sourceType: 'commonjs' },
  },
  { files: ['**/*.{ts,tsx}'], extends: [tseslint.configs.recommendedTypeChecked] },
  ...typedParts,
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      // React calls an asynchronous event handler and ignores what it returns: that is as intended.
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      // A promise-returning interface may be implemented by something that is done at once.
      '@typescript-eslint/require-await': 'off',
    },
  },
  { files: ['client/**/*.{ts,tsx}'], extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.recommended] },
  {
    files: ['client/**/*.tsx'],
    rules: {
      // What scrolls by itself, and what answers keys by itself, is reached by the tab key.
      'jsx-a11y/no-noninteractive-tabindex': [
        'error',
        { tags: [], roles: ['tabpanel', 'region', 'group', 'application'], allowExpressionValues: true },
      ],
    },
  },
  {
    files: ['server/**/*.ts'],
    rules: {
      // The log is pino's; standard output belongs to what is printed for the person at the terminal.
      'no-console': 'error',
      // Nest's modules are classes whose decorator says everything.
      '@typescript-eslint/no-extraneous-class': 'off',
    },
  },
  {
    // The environment is read once and in one place; everything else gets its settings passed in.
    files: ['server/**/*.ts', 'client/**/*.{ts,tsx}'],
    ignores: ['server/config.ts', 'client/vite.config.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Only server/config.ts reads the environment.' },
      ],
      'no-restricted-imports': ['error', { name: 'node:process', message: 'Only server/config.ts reads the environment.' }],
    },
  },
  {
    files: ['test/**/*.{ts,tsx,mjs}'],
    rules: {
      'max-lines': ['error', { max: 400, skipBlankLines: true }],
      'max-lines-per-function': 'off',
    },
  },
  // The formatter gives each attribute of a long element a line of its own.
  { files: ['client/**/*.tsx'], rules: { 'max-lines-per-function': ['error', { max: 55, skipComments: true, skipBlankLines: true }] } },
  { files: ['server/adapters/postgres/migrations/*.ts'], rules: noLimits },
);
