import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from '../../build.mjs';
import { ROOT } from '../../paths.mjs';
import { baseCommit } from '../base-commit.mjs';
import { git } from '../run-tool.mjs';
import { recordMigrations } from './record.mjs';
import { refusalsOf } from './refusals.mjs';

/** One class in each file of a service; all of the kit's in one. */
const PLACES = [':(glob)services/*/src/migrations/*.ts', 'packages/kit/src/database/migrations.ts'];
const NAME = 'class [A-Za-z0-9]+[0-9]{13}';
const CLASS = /^export class (\w+\d{13}) [\s\S]*?^\}$/gm;
/**
 * Timestamp up to which migrations are part of the schema that the first release creates. No older version runs next to
 * them, so the rules do not apply to them.
 */
const FIRST_SCHEMA = 1798200000000;
/** In the source of a migration that had to be changed although others have run it. */
const CHANGED = /\/\/ changed after its release: \S.{19,}/;

/**
 * Two versions of a service run side by side during a rollout, and after a rollback the older one runs on the newer schema: a
 * migration that is new since the release before leaves that one working (docs/adr/0061).
 */
export async function checkMigrations({ report }) {
  const base = await releaseBefore();
  if (!base) return [];
  const failures = await changedSince(base);
  await compile('tsconfig.build.json');
  const before = await namesAt(base);
  const added = (await recordMigrations()).filter(({ name }) => !before.has(name) && timestamp(name) > FIRST_SCHEMA);
  for (const { service, name, ...migration } of added) {
    for (const { rule, message, statement } of await refusalsOf(migration))
      failures.push(`${service}: ${name}: ${message} (${rule}) ${statement}`);
  }
  report(`${added.length} new since ${base}`);
  return failures;
}

/** @param {string} name of a migration, such as `AddPayouts1798000000001` */
const timestamp = (name) => Number(name.slice(-13));

/** The last release, whose tag is like `v1.2.3`; before the first one, where the branch left main. */
async function releaseBefore() {
  const tag = await git(['describe', '--tags', '--match', 'v[0-9]*', '--abbrev=0', 'HEAD']);
  return tag?.trim() || (await baseCommit())?.slice(0, 12);
}

async function namesAt(commit) {
  const found = (await git(['grep', '-h', '-o', '-E', NAME, commit, '--', ...PLACES])) ?? '';
  return new Set(found.split('\n').map((line) => line.replace('class ', '')));
}

/** A database that has run a migration does not run it again, whatever became of it. */
async function changedSince(base) {
  const touched = (await git(['diff', '--name-only', '--no-renames', '--diff-filter=MD', base, '--', ...PLACES])) ?? '';
  const failures = [];
  for (const path of touched.split('\n').filter((line) => line && !line.endsWith('.spec.ts'))) {
    const now = existsSync(join(ROOT, path)) ? readFileSync(join(ROOT, path), 'utf8') : '';
    failures.push(...changes((await git(['show', `${base}:${path}`])) ?? '', now).map((text) => `${path}: ${text}`));
  }
  return failures;
}

/**
 * What became of migrations that were released.
 * @param {string} before a file of them, as it was then
 * @param {string} now as it is; empty when it is gone
 */
export function changes(before, now) {
  if (CHANGED.test(now)) return [];
  const [released, present] = [migrationsIn(before), migrationsIn(now)];
  return [...released].flatMap(([name, source]) => {
    if (!present.has(name)) return [`${name} was released and is gone: a rollback would miss it`];
    return present.get(name) === source ? [] : [`${name} was released and has changed: write a new one`];
  });
}

/** Sources by name, without imports, comments and layout; in a file of one migration with what stands around it. */
function migrationsIn(file) {
  const text = file.replace(/^import [\s\S]*?;$/gm, '').replace(/^\s*(?:\/\/|\/?\*).*$/gm, '');
  const found = [...text.matchAll(CLASS)];
  const sourceOf = (source) => source.replace(/\s+/g, ' ').trim();
  if (found.length === 1) return new Map([[found[0][1], sourceOf(text)]]);
  return new Map(found.map(([source, name]) => [name, sourceOf(source)]));
}
