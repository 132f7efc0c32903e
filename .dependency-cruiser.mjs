/**
 * Who may import whom (docs/architecture, house style). Each rule has been seen to fail: `npm run check -- --self-test`.
 *
 * A workspace package resolves to its build (`packages/kit/dist/…`), so the check runs after the build.
 */
const SOURCE = '^(packages|services|gateway|web)/';
const TEST_FILE = '\\.(spec|test|e2e)\\.tsx?$|/testing/|\\.d\\.ts$';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-service-imports-another',
      comment:
        'A service imports itself and packages/*. What it needs of another arrives as an event. Tests may start the sandbox, which stands for the outside world.',
      severity: 'error',
      from: { path: '^services/([^/]+)/', pathNot: '(\\.spec\\.ts$)|(/src/testing/)' },
      to: { path: '^(services|gateway|web|e2e|scripts)/', pathNot: '^services/$1/' },
    },
    {
      name: 'tests-of-a-service-start-the-sandbox-only',
      comment: 'A test of one service knows no other service, except the sandbox, which stands for the outside world.',
      severity: 'error',
      from: { path: '^services/([^/]+)/.*((\\.spec\\.ts$)|(/testing/))' },
      to: { path: '^(services|gateway|web|e2e|scripts)/', pathNot: '^services/($1|sandbox)/' },
    },
    {
      name: 'packages-know-no-part',
      comment: 'Packages are the ground that parts stand on, never the other way round.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^(services|gateway|web|e2e|scripts)/' },
    },
    {
      name: 'gateway-knows-contracts-only',
      comment: 'The gateway knows services by the supergraph alone.',
      severity: 'error',
      from: { path: '^gateway/' },
      to: { path: '^(services|web|e2e|scripts)/' },
    },
    {
      name: 'time-and-contracts-import-nothing-of-ours',
      comment: 'Zone rules and event messages are pure: services and browsers both use them.',
      severity: 'error',
      from: { path: '^packages/(time|contracts)/' },
      to: { path: SOURCE, pathNot: '^packages/$1/' },
    },
    {
      name: 'rules-reach-no-transport',
      comment: 'Entities, services, repositories and policies hold the business; GraphQL and NATS stay at the edge.',
      severity: 'error',
      from: { path: '^services/.*\\.(entity|service|repository|policy)\\.ts$' },
      to: {
        path: '(^|/)node_modules/(graphql|graphql-[^/]+|@nestjs/(graphql|apollo)|@apollo/[^/]+|@nats-io/[^/]+)/|^packages/kit/(src|dist)/(graphql-context|messaging/)',
      },
    },
    {
      name: 'edges-reach-no-database',
      comment: 'Resolvers and controllers call a service, which knows who may and opens the transaction.',
      severity: 'error',
      from: { path: '^services/.*\\.(resolver|controller)\\.ts$' },
      to: { path: '\\.repository\\.ts$|(^|/)node_modules/(typeorm|@nestjs/typeorm|pg)/' },
    },
    {
      name: 'web-imports-no-server',
      comment:
        'The web knows the API and packages/time, nothing of the servers; its own server also what the kit has for every HTTP server.',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^(services|gateway|packages/(kit|contracts))/', pathNot: '^packages/kit/(src|dist)/http/' },
    },
    {
      name: 'pages-import-no-server',
      comment: 'What runs in a browser knows nothing of HTTP servers.',
      severity: 'error',
      from: { path: '^web/src/' },
      to: { path: '^packages/kit/' },
    },
    {
      name: 'public-pages-ship-no-portal',
      comment: 'Clients do not download the practice portal; only a route may load it, lazily. Tests ship nothing.',
      severity: 'error',
      from: { path: '^web/src/', pathNot: '^web/src/features/portal/|\\.test\\.tsx$' },
      to: { path: '^web/src/features/portal/', dependencyTypesNot: ['dynamic-import', 'type-only'] },
    },
    {
      name: 'public-pages-ship-no-calendar',
      comment: 'The calendar weighs 90 KB: it belongs to the portal alone.',
      severity: 'error',
      from: { path: '^web/src/', pathNot: '^web/src/features/portal/' },
      to: { path: '(^|/)node_modules/react-big-calendar/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'production-imports-no-test-code',
      comment: 'Test helpers make databases and keys; they have no place in a running service.',
      severity: 'error',
      from: { path: SOURCE, pathNot: TEST_FILE },
      to: { path: '\\.(spec|test)\\.tsx?$|/(src|dist)/testing/' },
    },
    {
      name: 'no-cycles',
      comment: 'Two files that need each other are one file, or hide a third. Types alone may point back.',
      severity: 'error',
      from: { path: SOURCE },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-orphans',
      comment: 'A file that nobody imports and that imports nothing is left over.',
      severity: 'error',
      from: {
        orphan: true,
        path: SOURCE,
        pathNot: `${TEST_FILE}|\\.config\\.ts$|/main\\.tsx?$|/src/generated/|^web/(scripts|public)/`,
      },
      to: {},
    },
    {
      name: 'no-unresolvable',
      comment: 'An import that leads nowhere, or to a package that package.json does not name.',
      severity: 'error',
      from: { path: SOURCE },
      to: { couldNotResolve: true, pathNot: '^@graphql-typed-document-node/core$|\\?|\\.(svg|css|woff2|webp)$' },
    },
  ],
  options: {
    doNotFollow: { path: '(^|/)node_modules/|(^|/)dist(-server)?/' },
    exclude: { path: '(^|/)(dist-server|\\.yarrow)/|^web/dist/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
    skipAnalysisNotInRules: true,
  },
};
