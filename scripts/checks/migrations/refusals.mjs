import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTool } from '../run-tool.mjs';

/** The oldest PostgreSQL that Yarrow runs on. */
const POSTGRES = '15.0';

/** What squawk finds that breaks the version which still runs, or makes it wait. The rest of its rules is taste. */
const REFUSED = new Set([
  ...['ban-drop-column', 'ban-drop-table', 'ban-drop-database', 'renaming-column', 'renaming-table'],
  ...['changing-column-type', 'adding-required-field', 'adding-not-nullable-field', 'adding-field-with-default'],
  ...['adding-serial-primary-key-field', 'adding-foreign-key-constraint', 'constraint-missing-not-valid'],
  ...['disallowed-unique-constraint', 'require-concurrent-index-creation', 'require-concurrent-index-deletion'],
  ...['ban-concurrent-index-creation-in-transaction', 'ban-truncate-cascade', 'transaction-nesting'],
  ...['ban-alter-domain-with-add-constraint', 'ban-create-domain-with-constraint', 'syntax-error'],
]);
/** Outside of a transaction a migration that fails is run again from its beginning. */
const REFUSED_OUTSIDE = 'prefer-robust-stmts';

/** What squawk says nothing of. Looked for in single statements, without comments and texts. */
const OURS = [
  {
    rule: 'drop-default',
    pattern: /\balter\s+(?:column\s+)?\S+\s+drop\s+default\b/i,
    message: 'The version before leaves the column out when it inserts, and relies on the default.',
  },
  {
    rule: 'drop-object',
    pattern:
      /^\s*drop\s+(?:materialized\s+view|view|function|procedure|routine|trigger|type|domain|sequence|schema|extension)\b/i,
    message: 'The version before may still use it.',
  },
  {
    rule: 'rename-value',
    pattern: /^\s*alter\s+type\b[^;]*\brename\s+(?:value|attribute|to)\b/i,
    message: 'The version before writes and reads the former name.',
  },
  {
    rule: 'truncate',
    pattern: /^\s*truncate\b/i,
    message: 'The version before still reads the rows.',
  },
  {
    rule: 'narrower-constraint',
    pattern: /\badd\s+(?:constraint\s+\S+\s+)?(?:check|exclude|foreign\s+key|unique)\b/i,
    message: 'Even NOT VALID it holds for new rows: the version before may write what it refuses.',
  },
  {
    rule: 'narrower-index',
    pattern: /^\s*create\s+unique\s+index\b/i,
    message: 'The version before may write what it refuses.',
  },
];

const ALLOWED = /--\s*allowed ([a-z-]+):\s*(\S.*)$/;
const SHORTEST_REASON = 20;

/**
 * What of a new migration the version before it, which still runs, would not survive.
 * @param {Pick<import('./record.mjs').RecordedMigration, 'statements' | 'inTransaction'>} migration
 * @returns {Promise<{ rule: string, message: string, statement: string }[]>}
 */
export async function refusalsOf({ statements, inTransaction }) {
  const text = statements.map((statement) => `${statement.trim().replace(/;$/, '')}\n;\n`).join('');
  const known = [...(await bySquawk(text, inTransaction)), ...byOurRules(text)];
  if (inTransaction) known.push(...concurrentIn(text));
  const { reasons, problems } = reasonsIn(text);
  const left = known.filter(
    ({ rule, line }) => !reasons.some((reason) => reason.rule === rule && line >= reason.from && line <= reason.to),
  );
  return [...left, ...problems].map(({ rule, message, line }) => ({ rule, message, statement: lineOf(text, line) }));
}

async function bySquawk(text, inTransaction) {
  const folder = mkdtempSync(join(tmpdir(), 'yarrow-migration-'));
  try {
    const path = join(folder, 'migration.sql');
    // Its own way to silence a rule needs no reason.
    writeFileSync(path, text.replaceAll('squawk-ignore', 'squawk ignore'));
    const flag = inTransaction ? '--assume-in-transaction' : '--no-assume-in-transaction';
    const { stdout, output } = await runTool('squawk', ['--reporter', 'json', '--pg-version', POSTGRES, flag, path]);
    if (!stdout.trimStart().startsWith('[')) throw new Error(`squawk could not be run: ${output}`);
    return JSON.parse(stdout)
      .filter(({ rule_name: rule }) => REFUSED.has(rule) || (!inTransaction && rule === REFUSED_OUTSIDE))
      .map(({ rule_name: rule, message, line }) => ({ rule, message, line }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function byOurRules(text) {
  const created = new Set([...bare(text).matchAll(CREATED)].map(([, name]) => plain(name)));
  return statementsIn(text).flatMap(({ sql, line }) => {
    const table = TABLE.exec(sql)?.groups;
    if (table && created.has(plain(table.altered ?? table.indexed))) return [];
    return OURS.filter(({ pattern }) => pattern.test(sql)).map(({ rule, message }) => ({ rule, message, line }));
  });
}

/** squawk accepts one that is the only statement; TypeORM's transaction also records the migration. */
const concurrentIn = (text) =>
  statementsIn(text)
    .filter(({ sql }) => /\bindex\s+concurrently\b/i.test(sql))
    .map(({ line }) => ({
      rule: 'ban-concurrent-index-creation-in-transaction',
      line,
      message: 'PostgreSQL refuses it in a transaction: `readonly transaction = false`.',
    }));

const CREATED = /\bcreate\s+(?:unlogged\s+)?table\s+(?:if\s+not\s+exists\s+)?([\w."]+)/gi;
/** Of what a statement changes, the table. */
const TABLE =
  /^\s*(?:alter\s+table\s+(?:if\s+exists\s+)?(?:only\s+)?(?<altered>[\w."]+)|create\s+unique\s+index\b.*?\bon\s+(?:only\s+)?(?<indexed>[\w."]+))/is;

const plain = (name) => name.replaceAll('"', '').toLowerCase();

/** Without comments and without what stands in quotes, each replaced by as many spaces, so that places stay. */
function bare(text) {
  const blank = (found) => found.replace(/[^\n]/g, ' ');
  return text.replace(/--[^\n]*|\/\*[\s\S]*?\*\/|\$(\w*)\$[\s\S]*?\$\1\$|'(?:[^']|'')*'/g, blank);
}

/** @returns {{ sql: string, line: number }[]} each with the line on which it begins */
function statementsIn(text) {
  let place = 0;
  return bare(text)
    .split(';')
    .map((sql) => {
      const start = place + sql.search(/\S|$/);
      place += sql.length + 1;
      return { sql, line: text.slice(0, start).split('\n').length - 1 };
    })
    .filter(({ sql }) => sql.trim() !== '');
}

/** What a comment allows, from its line to the end of the statement in or before which it stands. */
function reasonsIn(text) {
  const [reasons, problems] = [[], []];
  const ends = bare(text).split('\n');
  text.split('\n').forEach((content, line) => {
    const [, rule, reason] = ALLOWED.exec(content) ?? [];
    if (!rule) return;
    if (reason.length < SHORTEST_REASON)
      problems.push({
        rule,
        line,
        message: 'The reason is too short: which version has stopped to use it, and why is it safe?',
      });
    const end = ends.findIndex((other, at) => at >= line && other.includes(';'));
    reasons.push({ rule, from: line, to: end === -1 ? Infinity : end });
  });
  return { reasons, problems };
}

const lineOf = (text, line) => (text.split('\n')[line] ?? '').trim().slice(0, 120);
