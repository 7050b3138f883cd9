import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { depConstraints, specDepConstraints } from './libs/tooling/eslint/boundaries.mjs';
import { ensureProjectGraph } from './libs/tooling/eslint/project-graph.mjs';
import { restrictedImports } from './libs/tooling/eslint/restricted-imports.mjs';
import { keikka } from './libs/tooling/eslint/rules/index.mjs';

await ensureProjectGraph();

const configFiles = ['**/*.config.{ts,mjs,cjs}'];
const specs = ['**/*.spec.{ts,tsx,mjs}', '**/test/**', 'e2e/**'];
/** What plays the server for specs; specs alone may import it, which `restrictedImports` sees to. */
const standIns = ['libs/web/sdk/src/testing/**'];
const web = ['shell/**', 'mf-*/**', 'libs/web/**'];
const scripts = ['infra/**', 'libs/tooling/**', 'docs/**'];

/**
 * Where types come from. One project or an editor asks TypeScript's project service; the whole workspace at once
 * (`npm test`) has its shared sources in one program each for browser and server, and checks them once.
 */
const programs = [
  'tsconfig.all-web.json',
  'tsconfig.all-node.json',
  'infra/tsconfig.json',
  'e2e/tsconfig.json',
];
const typesFrom = process.env.LINT_WORKSPACE ? { project: programs } : { projectService: true };

const readonly = (names) => Object.fromEntries(names.map((name) => [name, 'readonly']));

const boundaries = (constraints, allow = []) => ({
  '@nx/enforce-module-boundaries': [
    'error',
    { depConstraints: constraints, enforceBuildableLibDependency: false, allow },
  ],
});

/** The launcher runs before there is a node_modules, where packages would be found by name. */
const byPath = ['', '../'].flatMap((up) =>
  ['servers', 'product'].map((folder) => `../../${up}libs/testing/${folder}/*`),
);

const typed = {
  '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
  '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
  // An event handler of React may be asynchronous: React ignores what it returns.
  '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
  // An entity of TypeORM is a record whose columns happen to be declared in a class: literals and spreads are fine.
  '@typescript-eslint/no-misused-spread': 'off',
  '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
  '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
  '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
  '@typescript-eslint/no-unused-vars': [
    'error',
    { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
  ],
};

/** Bodies of HTTP answers and planted faults have no types, and an assertion says more than a guard in a test. */
const looserInSpecs = {
  '@typescript-eslint/no-non-null-assertion': 'off',
  '@typescript-eslint/no-unsafe-argument': 'off',
  '@typescript-eslint/no-unsafe-assignment': 'off',
  '@typescript-eslint/no-unsafe-call': 'off',
  '@typescript-eslint/no-unsafe-member-access': 'off',
  '@typescript-eslint/no-unsafe-return': 'off',
  '@typescript-eslint/unbound-method': 'off',
};

export default [
  { ignores: ['**/dist/**', '**/node_modules/**', '**/.nx/**', '**/.data/**', '**/playwright-report/**'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  ...tseslint.configs.strictTypeChecked.map((config) => ({ ...config, files: ['**/*.{ts,tsx}'] })),
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { ...typesFrom, tsconfigRootDir: import.meta.dirname } },
    rules: typed,
  },
  {
    files: ['**/*.{mjs,cjs}'],
    languageOptions: { globals: readonly(Object.getOwnPropertyNames(globalThis)) },
  },
  {
    files: ['**/*.cjs'],
    languageOptions: {
      sourceType: 'commonjs',
      globals: readonly(['require', 'module', '__dirname', '__filename', 'jest', 'window', 'Element']),
    },
  },
  {
    files: ['**/*.spec.mjs'],
    languageOptions: {
      globals: readonly([
        'describe',
        'it',
        'expect',
        'beforeAll',
        'beforeEach',
        'afterAll',
        'afterEach',
        'jest',
      ]),
    },
  },
  {
    plugins: { '@nx': nx, keikka },
    rules: {
      ...boundaries(depConstraints),
      'keikka/kebab-file-name': 'error',
      'keikka/no-cross-feature-import': 'error',
      'keikka/no-import-circle': 'error',
      'no-console': 'error',
      'no-restricted-exports': [
        'error',
        { restrictDefaultExports: { direct: true, named: true, defaultFrom: true } },
      ],
      'max-lines': ['error', { max: 250 }],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'TSEnumDeclaration',
          message: 'Write an object `as const`: it is plain JavaScript and narrows.',
        },
        {
          selector: 'Literal[value=/:(first|nth|nth-last)-child/]',
          message: 'Emotion warns of it on every page: on a server its style element may be the first child.',
        },
        {
          // A name that the theme does not have draws no colour, and nothing else tells.
          selector: 'Literal[value=/^status\\.\\w+\\.(?!(bg|border|fg)$)/]',
          message: 'A status has three colours: bg, border and fg.',
        },
      ],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    files: ['bff/src/**', 'services/**', 'libs/server/**'],
    rules: { 'keikka/handlers-declare-permission': 'error' },
  },
  { files: ['bff/src/**/*.ts'], rules: { 'keikka/route-names-tenant': 'error' } },
  { files: ['services/**', 'libs/domain/**'], rules: { 'keikka/no-bare-date': 'error' } },
  { files: web, ...reactHooks.configs.flat.recommended },
  ...restrictedImports,
  { files: [...specs, ...standIns], rules: boundaries(specDepConstraints) },
  { files: specs, rules: { 'max-lines': ['error', { max: 300 }] } },
  { files: ['infra/**'], rules: boundaries(specDepConstraints, byPath) },
  { files: specs.map((pattern) => pattern.replace('.{ts,tsx,mjs}', '.{ts,tsx}')), rules: looserInSpecs },
  { files: scripts, rules: { 'no-console': 'off' } },
  {
    files: configFiles,
    rules: { '@nx/enforce-module-boundaries': 'off', 'no-restricted-exports': 'off' },
  },
];
