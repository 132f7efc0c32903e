import { checkSize } from '../check-size.mjs';
import { checkCharts } from './charts/charts.mjs';
import {
  checkApiBreaking,
  checkDescriptions,
  checkGenerated,
  checkProtoBreaking,
  checkProtoStyle,
} from './contract-checks.mjs';
import { checkDirectories } from './directory-cycles.mjs';
import { checkGlossary } from './glossary.mjs';
import { checkMigrations } from './migrations/migrations.mjs';
import { checkNamedFiles } from './named-files.mjs';
import { checkProse } from './prose.mjs';
import { checkRoles } from './roles.mjs';
import { checkDependencies, checkFileNames, checkFormat, checkLint, checkTypes } from './source-checks.mjs';
import { checkSpecCoverage } from './spec-coverage.mjs';
import { checkUnreadInputs } from './unread-inputs.mjs';

/**
 * @typedef {object} Check
 * @property {string} name for `--only`
 * @property {string} title
 * @property {string} [needs] name of the check that builds what this one reads
 * @property {(options: { report: (line: string) => void, byName: boolean }) => Promise<string[]> | string[]} run gives failures
 */

/**
 * In the order in which two at a time are started: long ones first, so that neither lane waits for the other at the
 * end.
 * @type {Check[]}
 */
export const CHECKS = [
  { name: 'types', title: 'Types (tsc)', run: checkTypes },
  { name: 'format', title: 'Format (prettier)', run: checkFormat },
  { name: 'lint', title: 'House style and bugs (eslint)', needs: 'types', run: checkLint },
  {
    name: 'generated',
    title: 'Generated code and supergraph are up to date',
    needs: 'types',
    run: checkGenerated,
  },
  { name: 'size', title: 'JavaScript of pages', needs: 'generated', run: checkSize },
  { name: 'dependencies', title: 'Who imports whom (dependency-cruiser)', run: checkDependencies },
  { name: 'directories', title: 'Directories import each other one way', run: checkDirectories },
  {
    name: 'migrations',
    title: 'New migrations leave the running version working',
    needs: 'generated',
    run: checkMigrations,
  },
  { name: 'names', title: 'File names', run: checkFileNames },
  { name: 'glossary', title: 'Names in the words of the field', run: checkGlossary },
  { name: 'prose', title: 'Comments, descriptions and titles in plain words', run: checkProse },
  { name: 'named-files', title: 'Documents and comments name files that exist', run: checkNamedFiles },
  { name: 'roles', title: 'Injectables are named by their roles', run: checkRoles },
  { name: 'proto', title: 'Event contracts (buf lint)', run: checkProtoStyle },
  { name: 'proto-breaking', title: 'Event contracts stay readable (buf breaking)', run: checkProtoBreaking },
  { name: 'descriptions', title: 'API descriptions', run: checkDescriptions },
  { name: 'inputs', title: 'Arguments and inputs are read by code', needs: 'generated', run: checkUnreadInputs },
  { name: 'api-breaking', title: 'API stays compatible', needs: 'generated', run: checkApiBreaking },
  { name: 'charts', title: 'Chart, environments, alerts and dashboards', run: checkCharts },
  { name: 'coverage', title: 'Every point of the specification has its test', run: checkSpecCoverage },
];
