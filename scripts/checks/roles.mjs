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

const FOLDERS = ['packages', 'services', 'gateway', 'admin', 'web/server'];
const DECORATORS = ['Injectable', 'Controller', 'Resolver', 'Catch'];

/** Every class that Nest makes says what it is, in the name of its file and in its own, whether it is decorated or not. */
export async function checkRoles() {
  const isSource = (path) => path.endsWith('.ts') && !/\.spec\.ts$|\/testing\/|\/generated\//.test(path);
  return FOLDERS.flatMap((folder) => listFiles(folder, isSource)).flatMap((path) =>
    withoutRole(path, readFileSync(join(ROOT, path), 'utf8')),
  );
}

const roleOf = (path) => ROLES.find((one) => path.endsWith(`.${one}.ts`) || basename(path) === `${one}.ts`);

/** @returns {string[]} one line for each injectable class of the file whose names do not say its role */
export function withoutRole(path, text) {
  return [...decoratedWithoutRole(path, text), ...providedWithoutRole(path, text)];
}

function decoratedWithoutRole(path, text) {
  const role = roleOf(path);
  return injectablesOf(path, text).flatMap((name) => {
    if (!role) return [`${path}: ${name} is no ${basename(path)}: end both names with its role, such as .service.ts`];
    return name.toLowerCase().endsWith(role) ? [] : [`${path}: ${name} does not end with its role, ${role}`];
  });
}

/** Names of the classes that a module can provide. */
function injectablesOf(path, text) {
  if (!DECORATORS.some((name) => text.includes(`@${name}(`))) return [];
  const { statements } = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  const classes = statements.filter((one) => ts.isClassDeclaration(one) && isInjectable(one));
  return classes.map(({ name }) => name?.text ?? 'a class without a name');
}

/** What a module lists of other files. A class that asks for nothing needs no decorator to be provided. */
function providedWithoutRole(path, text) {
  if (!path.endsWith('.module.ts')) return [];
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const provided = new Set();
  const look = (node) => {
    if (ts.isPropertyAssignment(node) && ['providers', 'controllers'].includes(node.name.getText()))
      listedIn(node.initializer).forEach((name) => provided.add(name));
    ts.forEachChild(node, look);
  };
  look(file);
  const fileOf = importedFiles(file);
  return [...provided]
    .filter((name) => fileOf.has(name) && !roleOf(fileOf.get(name)))
    .map((name) => `${path}: ${name} of ${fileOf.get(name)} has no role: end both names with it, such as .service.ts`);
}

/** Classes by themselves in a list; functions, constants and what is provided under a token say themselves what they are. */
const listedIn = (list) =>
  ts.isArrayLiteralExpression(list)
    ? list.elements.filter((one) => ts.isIdentifier(one) && /^[A-Z].*[a-z]/.test(one.text)).map(({ text }) => text)
    : [];

/** Names that a file imports from ours, by the source that they come from. */
function importedFiles({ statements }) {
  const imports = statements.filter((one) => ts.isImportDeclaration(one) && one.importClause?.namedBindings?.elements);
  return new Map(
    imports.flatMap(({ importClause, moduleSpecifier }) =>
      importClause.namedBindings.elements.map(({ name }) => [
        name.text,
        moduleSpecifier.text.replace(/(\.js)?$/, '.ts'),
      ]),
    ),
  );
}

const isInjectable = (declaration) =>
  (ts.getDecorators(declaration) ?? []).some(
    ({ expression }) => ts.isCallExpression(expression) && DECORATORS.includes(expression.expression.text),
  );
