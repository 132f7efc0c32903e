/** @param {boolean} tsx whether the files hold React components (services use decorators, components use JSX) */
const swc = (tsx) => [
  '@swc/jest',
  {
    swcrc: false,
    sourceMaps: 'inline',
    module: { type: 'es6' },
    jsc: {
      target: 'es2022',
      keepClassNames: true,
      parser: { syntax: 'typescript', tsx, decorators: !tsx },
      transform: tsx
        ? { react: { runtime: 'automatic' } }
        : { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
    },
  },
];

const common = {
  rootDir: import.meta.dirname,
  // Not the root itself: --watch would look at every folder of node_modules, which takes ten seconds.
  roots: ['packages', 'services', 'gateway', 'admin', 'web', 'scripts', 'test', 'load', 'e2e'].map(
    (name) => `<rootDir>/${name}`,
  ),
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: {
    '^@yarrow/(contracts|kit|time)/(.*)$': '<rootDir>/packages/$1/src/$2',
    '^@yarrow/(clients|catalog|scheduling|payments|reviews|search|notifications|sandbox)/(.*)$':
      '<rootDir>/services/$1/src/$2',
    '^@yarrow/admin/(.*)$': '<rootDir>/admin/src/$1',
    '^(\\.{1,2}/.*)\\.js$': '$1',
    '\\.css$': '<rootDir>/test/css-modules.mjs',
    // Its ESM build imports JSON without an attribute, of which Jest warns on every file.
    '^libphonenumber-js/min$': '<rootDir>/node_modules/libphonenumber-js/min/index.cjs',
  },
  modulePathIgnorePatterns: ['/dist/', '/\\.yarrow/'],
};

const node = { ...common, testEnvironment: 'node', transform: { '^.+\\.ts$': swc(false) } };

/** Packages are loaded once for a worker, not once for a file (docs/adr/0042). */
const oneRealm = {
  ...node,
  testEnvironment: '<rootDir>/test/one-realm/environment.mjs',
  runtime: '<rootDir>/test/one-realm/runtime.mjs',
  setupFiles: ['<rootDir>/test/seed.mjs'],
};

/** The four kinds of tests that `npm test` runs; each is a project so that one can be run by its name. */
export default {
  maxWorkers: 2,
  // A worker retains the modules of ended specs; above this limit it is restarted, before it only collects garbage.
  workerIdleMemoryLimit: '1200MB',
  // A worker frees a gigabyte of memory when it exits, which takes longer than half a second.
  workerGracefulExitTimeout: 10_000,
  testSequencer: '<rootDir>/test/title-first.mjs',
  // Real servers on two busy cores: a test that hangs is still found.
  testTimeout: 180_000,
  projects: [
    {
      ...oneRealm,
      displayName: 'unit',
      testMatch: ['<rootDir>/{packages,services,gateway,admin,web,scripts,test,load}/**/*.spec.ts'],
      testPathIgnorePatterns: ['/node_modules/', '\\.int\\.spec\\.ts$'],
    },
    {
      ...oneRealm,
      displayName: 'service',
      testMatch: ['<rootDir>/{packages,services,gateway,admin,web,load}/**/*.int.spec.ts'],
    },
    {
      ...common,
      displayName: 'page',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/web/src/**/*.test.tsx'],
      transform: { '^.+\\.tsx?$': swc(true) },
    },
    { ...node, displayName: 'browser', testMatch: ['<rootDir>/e2e/**/*.e2e.ts'] },
  ],
};
