import { parse } from 'graphql';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { contractFiles, contractServices } from '../gen/supergraph.mjs';
import { ROOT, listFiles } from '../paths.mjs';

const ROOTS = ['Query', 'Mutation'];
/** What the kit adds to the payload of a mutation (`mutation-payload.interceptor.ts`). */
const OUTCOME = ['result', 'errors'];
const DECORATORS = ['Query', 'Mutation', 'ResolveField', 'ResolveReference'];

/**
 * Fields of the contracts that nothing answers: neither a resolver, nor a property of what the resolvers of their type
 * return, read from the types of the code. Nullable ones would be null for ever, the others an error in production.
 */
export function unansweredFields() {
  const program = programOf(contractServices());
  const contracts = new Map(contractServices().map((service) => [service, contractOf(textsOf(service))]));
  return [...contracts].flatMap(([service, contract]) => {
    const files = program.getSourceFiles().filter(({ fileName }) => fileName.includes(`/services/${service}/src/`));
    const others = [...contracts.values()].filter((other) => other !== contract);
    const referred = new Set(others.flatMap(typesGiven));
    return unansweredIn({ contract, files, checker: program.getTypeChecker(), referred }).map(
      (it) => `${service}: ${it}`,
    );
  });
}

const textsOf = (service) => contractFiles(service).map((path) => readFileSync(join(ROOT, path), 'utf8'));
const typesGiven = (contract) =>
  [...contract.values()].flatMap(({ fields }) => [...fields.values()].map(({ of }) => of));

/** One program for all services, which reads the packages from their sources: nothing has to be built before. */
function programOf(services) {
  const files = services.flatMap((service) =>
    listFiles(`services/${service}/src`, (path) => /resolver\.ts$/.test(path)),
  );
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.base.json'), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, ROOT);
  const paths = Object.fromEntries(
    ['contracts', 'kit', 'time'].map((name) => [`@yarrow/${name}/*`, [join(ROOT, `packages/${name}/src/*`)]]),
  );
  return ts.createProgram(
    files.map((path) => join(ROOT, path)),
    { ...options, noEmit: true, composite: false, declaration: false, paths },
  );
}

/** @param {string[]} texts of the `.graphql` files of one service */
export function contractOf(texts) {
  const types = new Map();
  for (const definition of parse(texts.join('\n')).definitions) {
    if (!/^ObjectType(Definition|Extension)$/.test(definition.kind)) continue;
    const { name, fields = [], directives = [] } = definition;
    const type = types.get(name.value) ?? { fields: new Map(), given: new Set(), entity: false };
    for (const key of directives.filter((directive) => directive.name.value === 'key')) {
      type.entity ||= !/resolvable: false/.test(textOf(key));
      for (const word of textOf(key)
        .match(/fields: "([^"]*)"/)[1]
        .split(/\W+/))
        type.given.add(word);
    }
    for (const field of fields) {
      if (field.directives.some((directive) => directive.name.value === 'external')) type.given.add(field.name.value);
      type.fields.set(field.name.value, { required: field.type.kind === 'NonNullType', of: namedType(field.type) });
    }
    types.set(name.value, type);
  }
  return types;
}

const textOf = ({ loc }) => loc.source.body.slice(loc.start, loc.end);
const namedType = (type) => (type.kind === 'NamedType' ? type.name.value : namedType(type.type));

/**
 * @param referred names of types that other services give references to
 * @returns `Type.field` of each that nothing answers
 */
export function unansweredIn({ contract, files, checker, referred = new Set() }) {
  const methods = files.flatMap((file) => resolverMethods(file, checker));
  const resolved = new Set(methods.map(({ type, field }) => `${type}.${field}`));
  const payloads = payloadsOf(contract);
  const missing = new Set();
  const seen = new Map();

  /** @param types what the code gives for one object of `name` */
  const visit = (name, types) => {
    const type = contract.get(name);
    if (!type || types.some(isAny)) return;
    const fresh = types.filter((one) => !seenOf(name).has(one));
    if (fresh.length === 0) return;
    for (const one of fresh) seenOf(name).add(one);
    for (const [field, { required, of }] of type.fields) {
      if (resolved.has(`${name}.${field}`) || (payloads.has(name) && OUTCOME.includes(field))) continue;
      const properties = fresh.map((one) => checker.getPropertyOfType(one, field)).filter(Boolean);
      const answered = required ? properties.length === fresh.length : properties.length > 0;
      if (!answered) missing.add(`${name}.${field}`);
      visit(
        of,
        properties.flatMap((property) => objectsOf(checker.getTypeOfSymbol(property), checker)),
      );
    }
  };
  const seenOf = (name) => seen.get(name) ?? seen.set(name, new Set()).get(name);

  for (const { type, field, returns } of methods) {
    if (field) visit(contract.get(type)?.fields.get(field)?.of, objectsOf(returns, checker));
    else visit(type, objectsOf(returns, checker));
  }
  const references = new Set(methods.filter(({ field }) => !field).map(({ type }) => type));
  for (const [name, { fields, given, entity }] of contract) {
    // What a root or a bare reference has: its key, and what others send along.
    const bare = ROOTS.includes(name) || (entity && referred.has(name) && !references.has(name));
    for (const field of bare ? fields.keys() : []) {
      if (!given.has(field) && !resolved.has(`${name}.${field}`)) missing.add(`${name}.${field}`);
    }
  }
  return [...missing].sort();
}

/** Names of what mutations answer with a result. */
function payloadsOf(contract) {
  const answers = [...(contract.get('Mutation')?.fields.values() ?? [])].map(({ of }) => of);
  return new Set(answers.filter((name) => contract.get(name)?.fields.has('result')));
}

/** The methods of a file that answer a field, or a reference to an entity, with the type that they return. */
function resolverMethods(file, checker) {
  const classes = file.statements.filter((one) => ts.isClassDeclaration(one) && decoratorOf(one, ['Resolver']));
  return classes.flatMap((one) => {
    const of = decoratorOf(one, ['Resolver']).argument;
    return one.members.filter(ts.isMethodDeclaration).flatMap((method) => {
      const decorator = decoratorOf(method, DECORATORS);
      if (!decorator) return [];
      const returns = checker.getSignatureFromDeclaration(method).getReturnType();
      if (decorator.name === 'ResolveReference') return [{ type: of, returns }];
      const type = ROOTS.includes(decorator.name) ? decorator.name : of;
      return [{ type, field: decorator.argument ?? method.name.getText(), returns }];
    });
  });
}

function decoratorOf(node, names) {
  for (const { expression } of ts.getDecorators(node) ?? []) {
    if (!ts.isCallExpression(expression) || !names.includes(expression.expression.getText())) continue;
    const [first] = expression.arguments;
    return {
      name: expression.expression.getText(),
      argument: first && ts.isStringLiteral(first) ? first.text : undefined,
    };
  }
  return undefined;
}

const isAny = (type) => Boolean(type.flags & ts.TypeFlags.Any);

/** The objects that a value may be or hold: without promises, lists, functions, null, undefined and what an empty list holds. */
function objectsOf(type, checker) {
  const [call] = type.getCallSignatures();
  if (call) return objectsOf(call.getReturnType(), checker);
  const value = checker.getAwaitedType(type) ?? type;
  if (value.isUnion()) return value.types.flatMap((one) => objectsOf(one, checker));
  if (value.flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined | ts.TypeFlags.Void | ts.TypeFlags.Never)) return [];
  if (!checker.isArrayLikeType(value)) return [value];
  return objectsOf(checker.getIndexTypeOfType(value, ts.IndexKind.Number), checker);
}
