import { PAYMENTS_RULES } from './scripts/checks/payments-layers.mjs';
import { WEB_RULES } from './scripts/checks/web-layers.mjs';

/**
 * Who may import whom (docs/architecture, house style). Each rule has been seen to fail: `npm run check -- --self-test`.
 *
 * A workspace package resolves to its build (`packages/kit/dist/…`), so the check runs after the build.
 */
const SOURCE = '^(packages|services|gateway|admin|web)/';
const TEST_FILE = '\\.(spec|test|e2e)\\.tsx?$|/testing/|\\.d\\.ts$';

/** What others call in: requests, events, calls of other services, the clock. */
const EDGE = '\\.(resolver|controller|consumer|responder|job|guard|interceptor|filter)\\.ts$';
/** How requests and events come in and go out. */
const TRANSPORT = [
  '(^|/)node_modules/(graphql|graphql-[^/]+|fastify|@fastify/[^/]+|@apollo/[^/]+|@nats-io/[^/]+)/',
  '(^|/)node_modules/@nestjs/(graphql|apollo|microservices|platform-fastify)/',
  '^packages/kit/(src|dist)/(graphql-context|graphql/|http/|messaging/(?!requests\\.client\\.))',
].join('|');
const DATABASE = '(^|/)node_modules/(typeorm|@nestjs/typeorm|pg)/';
/** Where a service is put together, and what only tests and demonstrations use. */
const ASSEMBLY = '\\.(module|spec)\\.ts$|/src/[^/]+\\.ts$|/src/(testing|demo|migrations|generated)/';

/** Parts of edges in files of their own: they read requests, write answers or keep loaders of one request. */
const EDGE_PARTS =
  '\\.loader\\.ts$|/(session-header|rest-answer|practice-catalogs|practice-money|opened-links\\.factory)\\.ts$';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-service-imports-another',
      comment:
        'A service imports itself and packages/*. What it needs of another arrives as an event. Tests may start the sandbox, which stands for the outside world.',
      severity: 'error',
      from: { path: '^services/([^/]+)/', pathNot: '(\\.spec\\.ts$)|(/src/testing/)' },
      to: { path: '^(services|gateway|admin|web|e2e|scripts)/', pathNot: '^services/$1/' },
    },
    {
      name: 'tests-of-a-service-start-the-sandbox-only',
      comment: 'A test of one service knows no other service, except the sandbox, which stands for the outside world.',
      severity: 'error',
      from: { path: '^services/([^/]+)/.*((\\.spec\\.ts$)|(/testing/))' },
      to: { path: '^(services|gateway|admin|web|e2e|scripts)/', pathNot: '^services/($1|sandbox)/' },
    },
    {
      name: 'packages-know-no-part',
      comment: 'Packages are the ground that parts stand on, never the other way round.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^(services|gateway|admin|web|e2e|scripts)/' },
    },
    {
      name: 'gateway-knows-contracts-only',
      comment: 'The gateway knows services by the supergraph alone.',
      severity: 'error',
      from: { path: '^gateway/' },
      to: { path: '^(services|admin|web|e2e|scripts)/' },
    },
    {
      name: 'operators-ask-services',
      comment: 'The commands of operators know services by their requests alone.',
      severity: 'error',
      from: { path: '^admin/', pathNot: '\\.spec\\.ts$|/testing/' },
      to: { path: '^(services|gateway|web|e2e|scripts)/' },
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
      comment: 'Whatever is no edge holds the business: GraphQL, HTTP and NATS stay outside.',
      severity: 'error',
      from: { path: '^services/[^/]+/src/', pathNot: `${EDGE}|${EDGE_PARTS}|${ASSEMBLY}|^services/sandbox/` },
      to: { path: TRANSPORT },
    },
    {
      name: 'rules-know-no-edge',
      comment: 'A call goes from the edge inwards, never back.',
      severity: 'error',
      from: { path: '^services/[^/]+/src/', pathNot: `${EDGE}|${ASSEMBLY}|^services/sandbox/` },
      to: { path: EDGE, pathNot: '^packages/' },
    },
    {
      name: 'edges-reach-no-database',
      comment: 'What is called from outside calls a service, which knows who may and opens the transaction.',
      severity: 'error',
      from: { path: `^services/.*${EDGE}` },
      to: { path: `\\.repository\\.ts$|${DATABASE}`, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'pure-files-reach-no-database',
      comment:
        'Mappers and files without a role are rules: what they judge is handed to them. An embedded column is an entity.',
      severity: 'error',
      from: {
        path: '^services/[^/]+/src/',
        pathNot: `\\.(repository|entity|service|policy|ledger|publisher|loader|worker)\\.ts$|${EDGE}|${ASSEMBLY}|^services/sandbox/`,
      },
      to: { path: `\\.repository\\.ts$|${DATABASE}`, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'web-imports-no-server',
      comment:
        'The web knows the API, packages/time and how typed phone numbers, texts and names are read, nothing of the servers; its own server also what the kit has for every HTTP server and for configurations; its tests, waiting.',
      severity: 'error',
      from: { path: '^web/' },
      to: {
        path: '^(services|gateway|packages/(kit|contracts))/',
        pathNot:
          '^packages/kit/(src|dist)/(http/|config\\.|testing/(eventually|phone-numbers)\\.|values/(normal-text|phone-text|person-name)\\.)',
      },
    },
    {
      name: 'pages-import-no-server',
      comment: 'What runs in a browser knows nothing of HTTP servers.',
      severity: 'error',
      from: { path: '^web/src/' },
      to: {
        path: '^(packages/kit|web/server)/',
        pathNot: '^packages/kit/(src|dist)/(values/(normal-text|phone-text|person-name)|testing/phone-numbers)\\.',
      },
    },
    {
      name: 'shared-by-both-sides',
      comment: 'What the browser and the web server share imports neither of them.',
      severity: 'error',
      from: { path: '^web/shared/' },
      to: { path: '^web/(src|server)/' },
    },
    {
      name: 'public-pages-ship-no-portal',
      comment:
        'Clients do not download the practice portal, nor its parts; only a route may load it, lazily. Staff use its parts. Tests ship nothing.',
      severity: 'error',
      from: { path: '^web/src/', pathNot: `^web/src/(features/(portal|staff)|portal-ui|gallery)/|${TEST_FILE}` },
      to: { path: '^web/src/(features/portal|portal-ui)/', dependencyTypesNot: ['dynamic-import', 'type-only'] },
    },
    {
      name: 'pages-ship-no-gallery',
      comment: 'The gallery shows parts to who builds pages; visitors do not download it.',
      severity: 'error',
      from: { path: '^web/src/', pathNot: '^web/src/gallery/' },
      to: { path: '^web/src/gallery/' },
    },
    {
      name: 'public-pages-ship-no-calendar',
      comment: 'The calendar weighs 90 KB: it belongs to the portal alone.',
      severity: 'error',
      from: { path: '^web/src/', pathNot: '^web/src/features/portal/' },
      to: { path: '(^|/)node_modules/react-big-calendar/', dependencyTypesNot: ['type-only'] },
    },
    ...WEB_RULES,
    ...PAYMENTS_RULES,
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
      comment: 'A file that is not imported and imports nothing is left over; hold.js stands in the page itself.',
      severity: 'error',
      from: {
        orphan: true,
        path: SOURCE,
        pathNot: `${TEST_FILE}|\\.config\\.ts$|/main\\.tsx?$|/src/generated/|^web/(scripts|public)/|/heldInput/hold\\.js$`,
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
