import { buildSchema, getNamedType, isEnumType, isInputObjectType, isObjectType } from 'graphql';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { API_PATH } from '../gen/supergraph.mjs';
import { ROOT } from '../paths.mjs';
import { CLIENT_NAMES } from './contract-names-client.mjs';
import { PORTAL_CONFIGURATION_NAMES } from './contract-names-portal-configuration.mjs';
import { PORTAL_OPERATIONS_NAMES } from './contract-names-portal-operations.mjs';
import { isOpen, readTable } from './coverage-table.mjs';

const FOLDER = 'docs/spec-coverage';
/** Each document of the specification, by the folder of its table. */
const DOCUMENTS = {
  client: CLIENT_NAMES,
  'portal-operations': PORTAL_OPERATIONS_NAMES,
  'portal-configuration': PORTAL_CONFIGURATION_NAMES,
};

/**
 * What the specification names and the API does not have, read from the table of its sentences.
 * @returns {{ file: string, absence: string, open: boolean }[]} open: the row says itself that it is not built
 */
export function absentFromContract() {
  const schema = buildSchema(readFileSync(join(ROOT, API_PATH), 'utf8'));
  return Object.entries(DOCUMENTS).flatMap(([document, names]) => {
    const [entities, calls] = [`${FOLDER}/${document}/3-entities.md`, `${FOLDER}/${document}/7-calls.md`];
    return [
      ...withAbsences(entities, readTable(entities), (words) => absencesOfFields(words, schema, names)),
      ...withAbsences(calls, callsAmong(readTable(calls), names), (words) => absencesOfCalls(words, schema, names)),
    ];
  });
}

/** @param {(words: string[]) => string[][]} find one list for each row */
function withAbsences(file, rows, find) {
  const absences = find(rows.map(({ words }) => words));
  return rows.flatMap((row, index) => absences[index].map((absence) => ({ file, absence, open: isOpen(row) })));
}

function callsAmong(rows, { calls: [first, behind] }) {
  const at = (start) => rows.findIndex(({ words }) => words.startsWith(start));
  return rows.slice(at(first), at(behind));
}

/** `**Entity** (whose view): first` or `Label: first`. */
const LABELLED = /^(?:\*\*(.+?)\*\*(?: \([^)]*\))?|([A-Z][\w -]*)): (.+)$/;

/**
 * @param {string[]} words of the rows, in order: `**Entity**: first,`, `second (nested, fields),`, …
 * @param {{ types: object, readAs: object }} names of the document
 * @returns {string[]} one line for each name that its type has not
 */
export const absentFields = (words, schema, names) => absencesOfFields(words, schema, names).flat();

function absencesOfFields(words, schema, { types, readAs }) {
  let entity;
  return words.map((row) => {
    const [, bold, label, named] = LABELLED.exec(row) ?? [];
    const rest = named ?? row;
    if (bold || label in types) entity = bold ?? label;
    if (!(entity in types)) return [`"${row}" belongs to no known entity`];
    const name = types[entity];
    if (!name) return [];
    const type = schema.getType(name);
    if (!type) return [`${entity}: there is no type ${name}`];
    const item = rest.replace(/^and /, '').replace(/[,;.]$/, '');
    const paths = readAs[entity]?.[item] ?? pathsOf(item, type);
    return paths.flatMap((path) => absentPath(type, path).map((it) => `${entity}, "${item}": ${it}`));
  });
}

/** `name (a, b)` is the fields a and b of an object, or values of an enum. */
function pathsOf(item, type) {
  const [, name, nested] = /^(\w+)(?: \((.+)\))?$/.exec(item) ?? [];
  if (!name) return [item];
  const of = getNamedType(type.getFields()[name]?.type);
  if (!nested || !of) return [name];
  const names = nested.split(/[,;] (?:also )?/);
  if (isEnumType(of)) return names.map((value) => `${name}=${value}`);
  return [`${name}.${names.join(' ')}`];
}

/** @param path `a.b.c d e.f`: c, d and e.f are fields of what a.b holds; `a=v`: v is a value of a's enum */
function absentPath(type, path) {
  const [first, ...others] = path.split(' ');
  const [, prefix = ''] = /^(.+\.)/.exec(first) ?? [];
  return [first, ...others.map((other) => prefix + other)].flatMap((one) => absentStep(type, one));
}

function absentStep(type, path) {
  const [name, value] = path.split('=');
  let of = type;
  for (const step of name.split('.')) {
    const field = isObjectType(of) ? of.getFields()[step] : undefined;
    if (!field) return [`${of} has no field ${step}`];
    of = getNamedType(field.type);
  }
  if (!value || of.getValue(value)) return [];
  return [`${of} has no value ${value}`];
}

/**
 * @param {string[]} words of the rows of queries and mutations: `name(arg, arg): returns field, field`, or the cells of
 * a table: `name | arg, arg | field, field`
 * @returns {string[]} one line for each call, argument or field of its answer that the roots have not
 */
export const absentCalls = (words, schema, names) => absencesOfCalls(words, schema, names).flat();

function absencesOfCalls(words, schema, { asks }) {
  return words.map((row) => {
    const item = row.replace(/[,;.]$/, '');
    const [name, ...cells] = item.split(' | ');
    const calls = asks[item] ?? asks[name] ?? [cells.length > 0 ? callOfCells(name, cells) : callOf(item)];
    return calls.flatMap((call) => absentCall(call, schema).map((it) => `"${item}": ${it}`));
  });
}

/** `SetupIntent(a, b[]): returns c and d` → `setupIntent(a, b) c d`; also without a colon, and `also returns c` */
function callOf(item) {
  const [, name, args, returned = ''] = /^(\w+)\(([^)]*)\)(?::? (?:also )?returns (.+))?$/.exec(item) ?? [];
  if (!name) return item;
  const fields = returned.split(/, | and /).join(' ');
  return `${name[0].toLowerCase()}${name.slice(1)}(${args.replaceAll('[]', '')}) ${fields}`.trim();
}

/** `upsertThing | input: id, name (any text) | result, thing` → `upsertThing(input.id, input.name) result thing` */
function callOfCells(name, [args, returned]) {
  const [listed, fields] = [args, returned].map((cell) => cell.replaceAll(/ \([^)]*\)/g, ''));
  const [, input, own] = /^(\w+): (.+)$/.exec(listed) ?? [];
  const named = input ? own.split(', ').map((field) => `${input}.${field}`) : [listed === 'none' ? '' : listed];
  return `${name.replace(' (query)', '')}(${named.join(', ')}) ${fields.replaceAll(',', '')}`;
}

function absentCall(call, schema) {
  const [, name, args, fields] = /^(\w+)\(([^)]*)\)(?: (.+))?$/.exec(call) ?? [];
  if (!name) return ['is not read: say in contract-document.mjs what it asks'];
  const field = schema.getQueryType().getFields()[name] ?? schema.getMutationType()?.getFields()[name];
  if (!field) return [`there is no ${name}`];
  const wanted = args.split(', ').filter(Boolean);
  const named = wanted.map((path) => path.split('.')[0]);
  const foreign = field.args.filter((arg) => String(arg.type).endsWith('!') && !named.includes(arg.name));
  return [
    ...wanted.flatMap((path) => absentArgument(field, path)),
    ...(wanted.length > 0 ? foreign.map((arg) => `${name} insists on ${arg.name}`) : []),
    ...(fields ? absentPaths(getNamedType(field.type), fields) : []),
  ];
}

const absentPaths = (type, fields) => fields.split(' ').flatMap((path) => absentStep(type, path));

/** @param path `arg`, or `arg.field` of an input object or of a list of them */
function absentArgument(call, path) {
  const [name, own] = path.split('.');
  const argument = call.args.find((arg) => arg.name === name);
  if (!argument) return [`${call.name} takes no ${name}`];
  if (!own) return [];
  const input = getNamedType(argument.type);
  return isInputObjectType(input) && input.getFields()[own] ? [] : [`${input} takes no ${own}`];
}
