import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'graphql';
import { ROOT } from '../paths.mjs';
import { SCALARS } from './scalars.mjs';
import { contractFiles } from './supergraph.mjs';
import { writeIfChanged } from './write-if-changed.mjs';

/** Where the resolver types of a service are written. */
export const resolverTypesPath = (service) => `services/${service}/src/generated/graphql.ts`;

const CONFIG = {
  federation: true,
  enumsAsTypes: true,
  useTypeImports: true,
  emitLegacyCommonJSImports: false,
  scalars: SCALARS,
  enumValues: { ErrorCode: '@yarrow/kit/domain-error#ErrorCode' },
  makeResolverTypeCallable: true,
  contextType: '@yarrow/kit/graphql-context#GraphqlContext',
};

/** Types of the resolvers of one service, from its `.graphql` files. */
export async function generateResolverTypes(service) {
  const { generate } = await import('@graphql-codegen/cli');
  const path = resolverTypesPath(service);
  mkdirSync(dirname(join(ROOT, path)), { recursive: true });
  const [output] = await generate(
    {
      cwd: ROOT,
      silent: true,
      errorsOnly: true,
      schema: contractFiles(service),
      generates: {
        [path]: { plugins: ['typescript', 'typescript-resolvers'], config: { ...CONFIG, mappers: mappersOf(service) } },
      },
    },
    false,
  );
  const { definitions } = contractOf(service);
  return writeIfChanged(path, `${output.content}${methodsOf(definitions)}${errorCodes(service, definitions)}`);
}

/** Which classes of the service stand for which types of its contract; other types are given as the contract has them. */
export const mappersPath = (service) => `services/${service}/codegen.mappers.json`;

function mappersOf(service) {
  const path = join(ROOT, mappersPath(service));
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

const contractOf = (service) =>
  parse(
    contractFiles(service)
      .map((path) => readFileSync(join(ROOT, path), 'utf8'))
      .join('\n'),
  );

const ROOTS = { Query: 'QueryMethods', Mutation: 'MutationMethods' };

/** What classes of Nest implement: methods for the fields of each type. */
function methodsOf(definitions) {
  const objects = definitions.filter(({ kind }) => kind === 'ObjectTypeDefinition' || kind === 'ObjectTypeExtension');
  const names = [...new Set(objects.map(({ name }) => name.value))].sort();
  const lines = names.map(
    (name) => `export type ${name}Methods = kit.${ROOTS[name] ?? 'FieldMethods'}<${name}Resolvers>;`,
  );
  return `\nimport type * as kit from '@yarrow/kit/graphql/resolver-methods';\n\n${lines.join('\n')}\n`;
}

/** Lets the compiler refuse a `DomainError` with a code that the contract does not have. */
function errorCodes(service, definitions) {
  const codes = definitions.filter((one) => one.name?.value === 'ErrorCode').flatMap(({ values }) => values);
  const names = codes.map(({ name }) => `'${name.value}'`).sort();
  return `
declare module '@yarrow/kit/domain-error' {
  interface ErrorCodes {
    ${service}:
      | ${names.join('\n      | ')};
  }
}
`;
}
