import eslint from '@eslint/js';
import { defineConfig } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const TESTS = [
  '**/*.spec.ts',
  '**/*.test.tsx',
  '**/*.e2e.ts',
  '**/testing/**',
  'test/**',
  'e2e/**',
  'load/**',
  'bench/**',
];

/** Files whose tool demands a default export. */
const CONFIGS = ['*.mjs', '.*.mjs', 'test/**/*.mjs', '**/*.config.ts', '**/*.config.mjs', 'load/**'];

const counted = { skipBlankLines: true, skipComments: true };

const STRUCTURE = [
  {
    selector: 'MethodDefinition[kind="constructor"] > FunctionExpression[params.length>5]',
    message: 'A constructor with more than 5 parameters says that a sub-domain wants its own class.',
  },
  { selector: 'ExportAllDeclaration', message: 'No barrels: import from the file that declares the name.' },
];

const FROM_THE_CLOCK = 'What time it is, the Clock says, so that a test can say it. Durations: performance.now().';
const NO_OTHER_CLOCK = [
  { selector: 'NewExpression[callee.name="Date"][arguments.length=0]', message: FROM_THE_CLOCK },
  { selector: 'CallExpression[callee.name="Date"]', message: FROM_THE_CLOCK },
  {
    selector: 'CallExpression[callee.object.name="Date"][callee.property.name="now"]',
    message: FROM_THE_CLOCK,
  },
];

const NOT_BY_TIME = 'A test does not depend on speed: wait for a condition (CONTRIBUTING, "Tests").';
const NO_SLEEP = [
  {
    selector:
      ':not(WhileStatement) > ExpressionStatement > AwaitExpression > CallExpression[callee.name=/^(delay|sleep|pause|setTimeout)$/][arguments.0.type="Literal"]',
    message: NOT_BY_TIME,
  },
  {
    selector:
      'NewExpression[callee.name="Promise"] > ArrowFunctionExpression > CallExpression[callee.name="setTimeout"][arguments.1.type="Literal"]',
    message: NOT_BY_TIME,
  },
  { selector: 'CallExpression[callee.property.name="waitForTimeout"]', message: NOT_BY_TIME },
  {
    selector:
      'CallExpression[callee.property.name=/^toBeLessThan(OrEqual)?$/] BinaryExpression[operator="-"] > CallExpression[callee.object.name="performance"]',
    message: NOT_BY_TIME,
  },
];

/** House style (docs/architecture): what a sub-domain of its own is owed, said in numbers. */
const houseStyle = {
  'max-lines': ['error', { max: 300, ...counted }],
  'max-lines-per-function': ['error', { max: 40, ...counted, IIFEs: true }],
  'no-restricted-exports': [
    'error',
    { restrictDefaultExports: { direct: true, named: true, defaultFrom: true, namedFrom: true, namespaceFrom: true } },
  ],
  'no-restricted-syntax': ['error', ...STRUCTURE],
  // Names and texts from outside are checked for control characters.
  'no-control-regex': 'off',
  eqeqeq: ['error', 'always', { null: 'ignore' }],
  'no-console': 'error',
};

const typescriptStyle = {
  // Libraries declare what their types take from us in namespaces.
  '@typescript-eslint/no-namespace': ['error', { allowDeclarations: true }],
  '@typescript-eslint/naming-convention': [
    'error',
    { selector: 'interface', format: ['PascalCase'], custom: { regex: '^I[A-Z]', match: false } },
  ],
  '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
  // Nest's modules are classes that hold nothing but their decorator.
  '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
  '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
  // With noUncheckedIndexedAccess an index that was just checked needs it.
  '@typescript-eslint/no-non-null-assertion': 'off',
  '@typescript-eslint/no-invalid-void-type': 'off',
};

/** The rules that need types and find real bugs: a forgotten await is an event lost or a transaction left open. */
const withTypes = {
  '@typescript-eslint/no-floating-promises': 'error',
  '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
  '@typescript-eslint/await-thenable': 'error',
  '@typescript-eslint/return-await': ['error', 'error-handling-correctness-only'],
  '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
  '@typescript-eslint/only-throw-error': 'error',
};

export default defineConfig(
  {
    ignores: [
      '**/node_modules/',
      '**/dist/',
      '**/dist-server/',
      '**/.yarrow/',
      '**/generated/',
      'packages/contracts/src/',
      'web/src/gql/',
      'web/public/',
      'charts/',
      'test-results/',
    ],
  },
  eslint.configs.recommended,
  { linterOptions: { reportUnusedDisableDirectives: 'error' }, rules: houseStyle },
  { files: ['**/*.{ts,tsx}'], extends: [tseslint.configs.strict], rules: typescriptStyle },
  {
    files: ['{packages,services,gateway}/**/*.ts', 'web/{src,server}/**/*.{ts,tsx}'],
    ignores: TESTS,
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: withTypes,
  },
  {
    files: ['{packages/kit,services/*,gateway,admin}/src/**/*.ts', 'web/server/**/*.ts'],
    // The sandbox stands for the outside world, which has a time of its own.
    ignores: [...TESTS, 'packages/kit/src/clock.ts', 'services/sandbox/**', 'admin/src/main.ts'],
    rules: { 'no-restricted-syntax': ['error', ...STRUCTURE, ...NO_OTHER_CLOCK] },
  },
  {
    files: ['web/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@apollo/client/react',
              importNames: ['useMutation'],
              message: 'Mutations are run by lib/useAction: once at a time, with what is said of them (ADR 80).',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['web/src/**/*.tsx'],
    ignores: TESTS,
    rules: {
      'no-restricted-syntax': [
        'error',
        ...STRUCTURE,
        {
          selector:
            'JSXOpeningElement:matches([name.name="form"], [name.property.name="form"]):not(:has(> JSXAttribute[name.name="method"]))',
          message: 'A form says its method: where no script runs, a browser would write its fields into the address.',
        },
      ],
    },
  },
  // Markup is long without being complicated.
  { files: ['**/*.tsx'], rules: { 'max-lines-per-function': ['error', { max: 60, ...counted }] } },
  {
    files: ['**/*.{mjs,js}', 'load/**', 'bench/**', 'e2e/**', '**/main.ts', 'services/sandbox/**'],
    rules: { 'no-console': 'off' },
  },
  // SQL and tables of facts are long without being complicated.
  {
    files: ['**/migrations/*.ts', 'packages/time/src/zone-data*.ts', 'web/scripts/**', 'scripts/demo/**'],
    rules: { 'max-lines-per-function': 'off', 'max-lines': 'off' },
  },
  {
    files: ['**/*.{mjs,js}'],
    languageOptions: {
      globals: Object.fromEntries(
        ['process', 'console', 'fetch', 'URL', 'Buffer', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval']
          .concat(['performance', 'AbortSignal', 'AbortController', 'structuredClone', 'TextEncoder'])
          .map((name) => [name, 'readonly']),
      ),
    },
  },
  // k6 runs these.
  {
    files: ['load/**/*.js'],
    languageOptions: { globals: { __ENV: 'readonly', __VU: 'readonly', __ITER: 'readonly', open: 'readonly' } },
  },
  { files: CONFIGS, rules: { 'no-restricted-exports': 'off' } },
  { files: TESTS, rules: { 'max-lines-per-function': 'off', 'max-lines': 'off' } },
  {
    files: ['**/*.spec.ts', '**/*.test.tsx', '**/*.e2e.ts'],
    rules: { 'no-restricted-syntax': ['error', ...STRUCTURE, ...NO_SLEEP] },
  },
);
