import { parseArgs } from 'node:util';

/** The kinds of tests, in the order in which they run. */
export const KINDS = ['unit', 'service', 'page', 'browser'];

/**
 * What `npm start -- …` was asked.
 * @throws Error for an unknown option
 */
export function parseStartArguments(args) {
  const { values } = parseArgs({
    args,
    options: {
      fresh: { type: 'boolean', default: false },
      separate: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  return { ...values };
}

/**
 * What `npm run dev -- …` was asked.
 * @param {readonly string[]} parts names that `--only` may have
 * @throws Error for an unknown option or part
 */
export function parseDevArguments(args, parts) {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string' },
      inspect: { type: 'boolean', default: false },
      fresh: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const only = values.only?.split(',').map((name) => name.trim());
  const unknown = (only ?? []).filter((name) => !parts.includes(name));
  if (unknown.length > 0) throw new Error(`Unknown part: ${unknown.join(', ')}. There are ${parts.join(', ')}.`);
  return { ...values, only };
}

/** Whose token `npm run token` prints. */
export const ROLES = ['client', 'pro', 'visitor'];

/**
 * What `npm run token -- …` was asked.
 * @throws Error for an unknown option or role
 */
export function parseTokenArguments(args) {
  const { values } = parseArgs({
    args,
    options: {
      as: { type: 'string', default: 'client' },
      email: { type: 'string' },
      password: { type: 'string' },
      actor: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const { as: role, ...others } = values;
  if (!ROLES.includes(role)) throw new Error(`Unknown role: ${role}. There are ${ROLES.join(', ')}.`);
  return { role, ...others };
}

/**
 * What `npm test -- …` was asked: the kinds of tests, patterns of files and of titles. All four kinds unless some are
 * chosen; with patterns of files outside of e2e, all that needs no browser.
 * @throws Error for an unknown option or kind, and for what cannot be watched
 */
export function parseTestArguments(args) {
  const { values, positionals: patterns } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      only: { type: 'string' },
      title: { type: 'string', short: 't' },
      watch: { type: 'boolean', default: false },
      seed: { type: 'string' },
      'fresh-seeds': { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const { title, watch, help, 'fresh-seeds': freshSeeds } = values;
  const seed = values.seed === undefined ? undefined : Number(values.seed);
  if (seed !== undefined && !Number.isSafeInteger(seed))
    throw new Error(`${values.seed} is no seed: a whole number is.`);
  const withoutBrowser = patterns.length > 0 && !patterns.some((pattern) => pattern.includes('e2e'));
  const usual = withoutBrowser || watch ? KINDS.filter((kind) => kind !== 'browser') : KINDS;
  const kinds = values.only === undefined ? usual : values.only.split(',').map((kind) => kind.trim());
  const unknown = kinds.filter((kind) => !KINDS.includes(kind));
  if (unknown.length > 0)
    throw new Error(`Unknown kind of test: ${unknown.join(', ')}. There are ${KINDS.join(', ')}.`);
  if (watch && kinds.includes('browser')) throw new Error('Browser tests run on a build: they cannot be watched.');
  return { kinds, patterns, title, watch, help, seed, freshSeeds };
}
