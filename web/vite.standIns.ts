import { Kind, OperationTypeNode } from 'graphql';
import { QueryDocumentKeys } from 'graphql/language/ast.js';
import type { Plugin } from 'vite';

const inCalendar = (name: string) => new RegExp(`/react-big-calendar/lib/${name}\\.js$`);
const inToolkit = (name: string) => new RegExp(`/es-toolkit/compat/${name}\\.js$`);
const NO_COMPONENT = 'exports.__esModule = true; exports.default = () => null;';

const ofSchemas = /Extension$|Coordinate$|^(?!Operation|Variable|Fragment).*Definition$|^OperationTypeDefinition$/;
/** Operations and fragments, as they reach the browser, have these kinds of nodes. */
const KINDS = Object.entries(Kind).filter(([, kind]) => !ofSchemas.test(kind));
const CHILDREN = Object.entries(QueryDocumentKeys).filter(([kind]) => !ofSchemas.test(kind));
const asCode = (entries: [string, unknown][]) => JSON.stringify(Object.fromEntries(entries));

/** Modules of libraries that the bundler cannot leave out, though nothing needs them, and what stands in for each. */
const STAND_INS: readonly (readonly [module: RegExp, code: string])[] = [
  // base.css resets.
  [/@chakra-ui\/react\/dist\/esm\/styled-system\/preflight\.js$/, 'export const createPreflight = () => ({});'],
  // Operations are sent by their hash: what Apollo prints is a key of its own tables.
  [/graphql\/language\/printer\.mjs$/, 'export const print = JSON.stringify; export { print as printForError };'],
  // What it adds to versions of React before 16.3, every later one has.
  [/react-lifecycles-compat\/.*\.js$/, 'export const polyfill = () => undefined;'],
  [/graphql\/language\/kinds\.mjs$/, `export const Kind = ${asCode(KINDS)};`],
  [
    /graphql\/language\/ast\.mjs$/,
    `export const QueryDocumentKeys = ${asCode(CHILDREN)};
     export const OperationTypeNode = ${JSON.stringify(OperationTypeNode)};
     export const isNode = (node) => Object.hasOwn(QueryDocumentKeys, node?.kind ?? '');
     export class Location {} export class Token {}`,
  ],
  // Only for messages about a syntax tree that is broken; those of a build were checked.
  [/graphql\/jsutils\/inspect\.mjs$/, 'export const inspect = String;'],
  // The portal's calendar has a toolbar and an agenda of its own, days without resources, and leads from a month with more than fits to the day.
  ...['Agenda', 'PopOverlay', 'TimeGridHeaderResources', 'Toolbar', 'WorkWeek'].map(
    (name) => [inCalendar(name), NO_COMPONENT] as const,
  ),
  // It calls these with functions and names of keys, which needs nothing of the forms that only lodash takes.
  ...['chunk', 'isEqual', 'mapValues', 'omit', 'range', 'sortBy'].map(
    (name) => [inToolkit(name), `export { ${name} as default } from 'es-toolkit';`] as const,
  ),
  [inToolkit('findIndex'), 'module.exports = (list, test) => list.findIndex(test);'],
  // wallLocalizer.ts has arithmetic of its own, all of it.
  [inCalendar('utils/dates'), ''],
  // All helpers, of which its drag and drop needs these.
  [
    /\/dom-helpers\/cjs\/index\.js$/,
    `exports.scrollParent = require('./scrollParent.js'); exports.scrollTop = require('./scrollTop.js');`,
  ],
];

/** 3 KB less on every page, 22 KB less on the portal's calendar. */
export function standIns(): Plugin {
  return {
    name: 'yarrow:stand-ins',
    apply: 'build',
    enforce: 'pre',
    load: (id) => STAND_INS.find(([module]) => module.test(id))?.[1],
  };
}
