import { IMPORT_VIOLATIONS } from './import-violations.mjs';
import { WORD_VIOLATIONS } from './word-violations.mjs';

/**
 * One violation of each rule: what to write or change, and what the check must say. Several rules of one check are
 * planted together. `files` are new, `changes` are edits of a file that is there; `committed` ones are on a branch, with
 * another commit after them.
 */
/** Lines of a test that depend on the speed of the machine. */
const SLEEPS = [
  'await delay(500);',
  'await new Promise((resolve) => setTimeout(resolve, 50));',
  'await page.waitForTimeout(100);',
  'expect(performance.now() - start).toBeLessThan(500);',
];

export const VIOLATIONS = [
  ...WORD_VIOLATIONS,
  {
    check: 'format',
    files: { 'scripts/zz-format.mjs': 'export const a = "double quotes"\n' },
    expects: { prettier: /zz-format\.mjs/ },
  },
  {
    check: 'names',
    files: {
      'packages/kit/src/utils.ts': 'export const a = 1;\n',
      'web/src/helpers/zz.ts': 'export const a = 1;\n',
      'services/catalog/src/index.ts': 'export const a = 1;\n',
    },
    expects: {
      'no utils': /kit\/src\/utils\.ts/,
      'no folder of helpers': /web\/src\/helpers/,
      'no index': /catalog\/src\/index\.ts/,
    },
  },
  {
    check: 'directories',
    files: {
      'services/search/src/engine/zz-places.ts': "import '../places/place.js';\n",
      'services/search/src/places/zz-engine.ts': "import type { MatchRequest } from '../engine/match-request.js';\n",
    },
    expects: { 'circle of directories': /search\/src: engine → places → engine/ },
  },
  {
    check: 'roles',
    files: {
      'services/catalog/src/practices/zz-helper.ts': '@Injectable()\nexport class ZzHelper {}\n',
      'gateway/src/zz.service.ts': '@Injectable()\nexport class ZzServices {}\n',
      'services/search/src/zz.module.ts':
        "import { ZzFacts } from './zz-facts.js';\nexport const zz = { providers: [ZzFacts] };\n",
      'services/search/src/zz-list.ts': "@Resolver('Zz')\nexport class ZzResolver {}\n",
    },
    expects: {
      'role of an injectable': /zz-helper\.ts: ZzHelper is no/,
      'role of its class': /zz\.service\.ts: ZzServices does not end/,
      'role of what a module provides undecorated': /zz\.module\.ts: ZzFacts/,
      'role of its file': /zz-list\.ts: ZzResolver is no/,
    },
  },
  {
    check: 'proto',
    files: {
      'proto/catalog/v1/zz.proto':
        'syntax = "proto3";\npackage catalog.v1;\nmessage zz_bad_name {\n  string CamelField = 1;\n}\n',
    },
    expects: {
      'message names': /MESSAGE_PASCAL_CASE|PascalCase/,
      'descriptions of messages': /COMMENT_MESSAGE|comment/,
    },
  },
  {
    check: 'proto-breaking',
    changes: { 'proto/catalog/v1/events.proto': [/ = 2;/, ' = 77;'] },
    expects: { 'numbers of fields stay': /field "2"/i },
  },
  {
    check: 'descriptions',
    files: {
      'services/catalog/src/zz.graphql':
        'type ZzPlain {\n  a(b: Int): Int\n}\n\nextend type Query {\n  zz: ZzPlain\n}\n',
    },
    expects: {
      'type without description': /ZzPlain has no/,
      'argument without description': /ZzPlain\.a\(b\) has no/,
      'root field without description': /Query\.zz has no/,
    },
  },
  {
    check: 'inputs',
    files: {
      'services/catalog/src/zz.graphql':
        'extend type Query {\n  "A." zzFind(zzArgument: Int): Int\n}\n\n"B."\ninput ZzInput {\n  zzField: Int\n}\n',
    },
    expects: {
      'arguments are read': /services\/catalog: Query\.zzFind\(zzArgument\)/,
      'fields of inputs are read': /services\/catalog: ZzInput\.zzField/,
    },
  },
  {
    check: 'generated',
    files: { 'services/catalog/src/zz.graphql': 'extend type Query {\n  "A."\n  zzFind: Int\n}\n' },
    expects: {
      'resolver types drift': /catalog\/src\/generated\/graphql\.ts/,
      'supergraph drift': /gateway\/supergraph\.graphql/,
    },
  },
  {
    check: 'generated',
    files: { 'services/catalog/src/zz.graphql': '"No such type."\ntype ZzBroken {\n  a: NoSuchType\n}\n' },
    expects: { 'supergraph composes': /NoSuchType/ },
  },
  {
    check: 'generated',
    changes: { 'services/search/src/matches/matches.resolver.ts': [/@Access\('public'\)/, "@Access('client')"] },
    expects: { 'table of access drifts': /docs\/access\.md/ },
  },
  {
    check: 'generated',
    changes: {
      'services/clients/src/accounts/accounts.resolver.ts': [/ {2}@Access\('public'\)\n( {2}async currentUser)/, '$1'],
      'services/notifications/src/opt-outs/twilio-webhook.controller.ts': [/ {2}@RateLimit\b.*\n/, ''],
      'services/scheduling/src/booking/booking.resolver.ts': [/ {2}@RateLimit\.none\b.*\n/, ''],
    },
    expects: {
      'who may is declared': /@Access:\s+- query currentUser/,
      'how often is declared on mutations': /@RateLimit:\s+- mutation releaseSlot/,
      'how often is declared on routes': /@RateLimit:\s+- route POST/,
    },
  },
  {
    check: 'api-breaking',
    changes: { 'gateway/api.graphql': [/\n {2}cityState: String\n/, '\n'] },
    expects: { 'fields stay': /cityState was removed/ },
  },
  {
    check: 'api-breaking',
    committed: true,
    changes: { 'gateway/api.graphql': [/\n {2}cityState: String\n/, '\n'] },
    expects: { 'fields stay, however many commits ago the branch removed them': /cityState was removed/ },
  },
  {
    check: 'proto-breaking',
    committed: true,
    changes: { 'proto/catalog/v1/events.proto': [/ = 2;/, ' = 77;'] },
    expects: { 'numbers of fields stay, however many commits ago the branch changed them': /field "2"/i },
  },
  {
    check: 'types',
    files: { 'packages/kit/src/zz-types.ts': "export const a: number = 'text';\n" },
    expects: { 'compiler errors': /zz-types\.ts/ },
  },
  {
    check: 'types',
    files: {
      'web/src/ui/ZzStyles.tsx':
        'import { chakra } from \'./chakra.js\';\n\nexport const ZzToken = () => <chakra.p color="brandish" />;\nexport const ZzProp = () => <chakra.p colour="brand" />;\nexport const ZzCondition = () => <chakra.p _hovered={{ color: \'brand\' }} />;\n',
    },
    expects: {
      'unknown tokens': /ZzStyles\.tsx.*brandish/,
      'unknown style props': /ZzStyles\.tsx[\s\S]*'colour' does not exist/,
      'unknown conditions': /ZzStyles\.tsx[\s\S]*'_hovered' does not exist/,
    },
  },
  {
    check: 'lint',
    files: {
      'packages/kit/src/zz-lint.ts': lintViolations(),
      'web/src/ui/ZzForm.tsx': 'export const ZzForm = () => <form onSubmit={() => undefined} />;\n',
      'packages/kit/src/zz-sleep.spec.ts': SLEEPS.join('\n'),
      'packages/kit/src/zz-long.ts': Array.from({ length: 301 }, (_, i) => `export const a${i} = ${i};`).join('\n'),
      'web/src/ui/ZzHooks.tsx':
        "import { useEffect, useState } from 'react';\n\nexport function ZzHooks({ a }: { a: number }) {\n  if (a) useState(1);\n  useEffect(() => void console.log(a), []);\n  return null;\n}\n",
    },
    expects: {
      'forms with a method': /ZzForm\.tsx:1 A form says its method/,
      'time from the Clock alone': /zz-lint\.ts.*the Clock says/,
      ...Object.fromEntries(
        SLEEPS.map((line, index) => [
          `no test by time: ${line}`,
          new RegExp(`zz-sleep\\.spec\\.ts:${index + 1} A test does not`),
        ]),
      ),
      ...Object.fromEntries(
        ['max-lines', 'max-lines-per-function', 'no-restricted-exports', 'no-restricted-syntax', 'eqeqeq', 'no-console']
          .concat([
            'naming-convention',
            'consistent-type-imports',
            'no-unused-vars',
            'no-floating-promises',
            'no-misused-promises',
          ])
          .concat(['await-thenable', 'return-await', 'switch-exhaustiveness-check', 'only-throw-error'])
          .concat(['rules-of-hooks', 'exhaustive-deps'])
          .map((rule) => [rule, new RegExp(`zz.*[(/]${rule}\\)`, 'i')]),
      ),
    },
  },
  IMPORT_VIOLATIONS,
  {
    check: 'size',
    files: { 'web/src/zz-heavy.ts': heavyModule() },
    changes: {
      'web/src/main.tsx': [/^/, "import { heavy } from './zz-heavy.js';\nObject.assign(globalThis, { heavy });\n"],
      'web/src/features/pro/ProPage.tsx': [
        /^/,
        "import { Portal } from '../portal/Portal.js';\nObject.assign(globalThis, { Portal });\n",
      ],
    },
    expects: {
      'budget of any page': /InstallPage: .* more than 215 KB/,
      'budget of the home page': /HomePage: .* more than 170 KB/,
      'budget of the search page': /SearchPage: .* more than 175 KB/,
      'budget of the profile page': /ProfilePage: .* more than 185 KB/,
      'budget of booking': /BookingPage: .* more than 195 KB/,
      "budget of the portal's calendar": /portal calendar: .* more than 285 KB/,
      'no portal in public pages': /ProPage: loads src\/features\/portal\/Portal\.tsx/,
    },
  },
  {
    check: 'coverage',
    changes: {
      'docs/spec-coverage/client/1-what-the-product-does.md': [/(\n\| [^`|]+\| `)[^`]+(` › )/, '$1no/such.spec.ts$2'],
      'docs/spec-coverage/client/9-constants.md': [/(\n\| Star scale 1 to 5; \| )[^|]+/, '$1**open**: not known '],
      'docs/spec-coverage/client/3-entities.md': ['| fullTotal, |', '| fullTotals, |'],
      'docs/spec-coverage/client/7-calls.md': ['| clientCancel(appointmentId); |', '| clientCancel(appointment); |'],
      'docs/spec-coverage/portal-operations/7-calls.md': [/\| sendIntakeForm\(clientId\)/, '| sendIntakeForm(client)'],
      'docs/spec-coverage/portal-configuration/7-calls.md': [/(upsertDiscountCode \\\| input: )id,/, '$1number,'],
    },
    expects: {
      'proofs exist': /there is no no\/such\.spec\.ts/,
      'no row is open': /"Star scale 1 to 5;" is open: not known/,
      'the contract has the fields of the specification': /Appointment has no field fullTotals/,
      'the contract has the arguments of the specification': /clientCancel takes no appointment\b/,
      'the contract has the arguments that another document names': /sendIntakeForm takes no client\b/,
      'the contract has the fields of inputs in tables of calls': /DiscountCodeInput takes no number\b/,
    },
  },
  {
    check: 'charts',
    changes: {
      'charts/yarrow/files/alerts.yaml': [/outbox_lag_seconds/, 'outbox_lag_minutes'],
      'charts/yarrow/dashboards/business.json': [/AppointmentBooked/, 'AppointmentBookt'],
      'charts/yarrow/templates/NOTES.txt': [/\.Values\.publicUrl/, '.Values.publicAddress'],
      'docs/runbooks/dead-letters.md': [/^## Do$/m, '## Then'],
    },
    expects: {
      'alerts ask for what is offered': /YarrowOutboxLags: no process offers outbox_lag_minutes/,
      'dashboards ask for events that exist': /there is no event scheduling\.v1\.AppointmentBookt/,
      'templates read what the schema knows': /NOTES\.txt: publicAddress is not in values\.schema\.json/,
      'runbooks say what to do': /dead-letters\.md: lacks "## Do"/,
    },
  },
];

function lintViolations() {
  const long = Array.from({ length: 41 }, (_, i) => `  a += ${i};`).join('\n');
  return `import { Clock } from './clock.js';
export * from './ids.js';
export interface IClock { clock: Clock }
export class Many { constructor(readonly a: 1, readonly b: 1, readonly c: 1, readonly d: 1, readonly e: 1, readonly f: 1) {} }
export async function promises(kind: 'a' | 'b') {
  Promise.resolve(1);
  if (Promise.resolve(true)) console.log(kind == 'a');
  await 1;
  switch (kind) { case 'a': throw 'text'; }
  try { return Promise.resolve(1); } catch { const unused = 1; }
}
export function long() {
  let a = 0;
${long}
  return a;
}
export const times = () => [new Date(), Date(), Date.now()];
export default long;
`;
}

/** Digits that gzip cannot shorten by much. */
function heavyModule() {
  let state = 1;
  const digits = Array.from({ length: 400_000 }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return (state % 36).toString(36);
  });
  return `export const heavy = '${digits.join('')}';\n`;
}
