import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { ROOT, listFiles } from '../paths.mjs';

/** What a class that Nest makes may be; the rules of `.dependency-cruiser.mjs` go by the same names. */
export const ROLES = [
  ...['resolver', 'controller', 'consumer', 'responder', 'job', 'guard', 'interceptor', 'filter'],
  ...['service', 'policy', 'mapper', 'ledger', 'publisher', 'factory', 'cache', 'cipher'],
  ...[
    'repository',
    'loader',
    'client',
    'adapter',
    'worker',
    'server',
    'channel',
    'indicator',
    'plugin',
    'driver',
    'clock',
  ],
];

const FOLDERS = ['packages', 'services', 'gateway', 'web/server'];
const DECORATORS = ['Injectable', 'Controller', 'Resolver', 'Catch'];

/** Every class that Nest makes says what it is, in the name of its file and in its own. */
export async function checkRoles() {
  const isSource = (path) => path.endsWith('.ts') && !/\.spec\.ts$|\/testing\/|\/generated\//.test(path);
  return FOLDERS.flatMap((folder) => listFiles(folder, isSource)).flatMap((path) =>
    withoutRole(path, readFileSync(join(ROOT, path), 'utf8')),
  );
}

/** @returns {string[]} one line for each injectable class of the file whose names do not say its role */
export function withoutRole(path, text) {
  const role = ROLES.find((one) => path.endsWith(`.${one}.ts`) || basename(path) === `${one}.ts`);
  return injectablesOf(path, text).flatMap((name) => {
    if (!role) return [`${path}: ${name} is no ${basename(path)}: end both names with its role, such as .service.ts`];
    return name.toLowerCase().endsWith(role) ? [] : [`${path}: ${name} does not end with its role, ${role}`];
  });
}

/** Names of the classes that a module can provide. */
function injectablesOf(path, text) {
  if (!DECORATORS.some((name) => text.includes(`@${name}(`))) return [];
  const { statements } = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  return statements.filter((one) => ts.isClassDeclaration(one) && isInjectable(one)).map(({ name }) => name.text);
}

const isInjectable = (declaration) =>
  (ts.getDecorators(declaration) ?? []).some(
    ({ expression }) => ts.isCallExpression(expression) && DECORATORS.includes(expression.expression.text),
  );
