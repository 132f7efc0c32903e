import { mkdirSync, readFileSync } from 'node:fs';
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
      generates: { [path]: { plugins: ['typescript', 'typescript-resolvers'], config: CONFIG } },
    },
    false,
  );
  return writeIfChanged(path, `${output.content}${errorCodes(service)}`);
}

/** Lets the compiler refuse a `DomainError` with a code that the contract does not have. */
function errorCodes(service) {
  const { definitions } = parse(
    contractFiles(service)
      .map((path) => readFileSync(join(ROOT, path), 'utf8'))
      .join('\n'),
  );
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
