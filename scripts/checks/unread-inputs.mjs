import { parse, visit } from 'graphql';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT, SERVICES, listFiles } from '../paths.mjs';

/** What clients send is read: a promise of the contract that nothing keeps is found nowhere else. */
export async function checkUnreadInputs() {
  return SERVICES.flatMap((service) => {
    const folder = `services/${service}/src`;
    const contracts = listFiles(folder, (path) => path.endsWith('.graphql'));
    const sources = listFiles(folder, isCode);
    return unreadInputs(contracts.map(textOf), sources.map(textOf)).map(
      (name) => `services/${service}: ${name} is read by no code`,
    );
  });
}

const isCode = (path) => path.endsWith('.ts') && !/\.spec\.ts$|\/(testing|generated|demo|migrations)\//.test(path);
const textOf = (path) => readFileSync(join(ROOT, path), 'utf8');

/**
 * Arguments of fields and fields of inputs whose names no code reads: not as a property, not by taking an object apart,
 * not as a text such as `@Args('name')`.
 * @param {string[]} contracts texts of `.graphql` files of one service
 * @param {string[]} sources texts of its code
 * @returns {string[]} `Type.field(argument)` and `Input.field`
 */
export function unreadInputs(contracts, sources) {
  const read = new Set(sources.flatMap(namesReadIn));
  return contracts
    .flatMap(inputsOf)
    .filter(({ name }) => !read.has(name))
    .map(({ place }) => place);
}

function inputsOf(contract) {
  const found = [];
  const inType = {
    enter(type) {
      for (const field of type.fields ?? []) {
        const place = `${type.name.value}.${field.name.value}`;
        if (type.kind.startsWith('InputObject') && isPromised(field)) found.push({ name: field.name.value, place });
        for (const argument of (field.arguments ?? []).filter(isPromised))
          found.push({ name: argument.name.value, place: `${place}(${argument.name.value})` });
      }
    },
  };
  const kinds = ['ObjectType', 'InterfaceType', 'InputObjectType'];
  const nodes = kinds.flatMap((kind) => [`${kind}Definition`, `${kind}Extension`]);
  visit(parse(contract), Object.fromEntries(nodes.map((node) => [node, inType])));
  return found;
}

/** What is deprecated says itself what it is worth. */
const isPromised = ({ directives = [] }) => !directives.some(({ name }) => name.value === 'deprecated');

function namesReadIn(text) {
  const names = [];
  const look = (node) => {
    if (ts.isPropertyAccessExpression(node)) names.push(node.name.text);
    else if (ts.isBindingElement(node)) names.push(...[node.propertyName ?? node.name].map(nameOf));
    else if (ts.isStringLiteral(node)) names.push(node.text);
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile('source.ts', text, ts.ScriptTarget.Latest));
  return names;
}

const nameOf = (node) => (ts.isIdentifier(node) || ts.isStringLiteral(node) ? node.text : '');
