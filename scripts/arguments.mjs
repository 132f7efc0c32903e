import { parseArgs } from 'node:util';

const KINDS = ['unit', 'service', 'page', 'browser'];

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
 * What `npm test -- …` was asked: the kinds of tests (all four unless chosen) and patterns of files.
 * @throws Error for an unknown option or kind
 */
export function parseTestArguments(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { only: { type: 'string' }, help: { type: 'boolean', short: 'h', default: false } },
  });
  const kinds = values.only === undefined ? KINDS : values.only.split(',').map((kind) => kind.trim());
  const unknown = kinds.filter((kind) => !KINDS.includes(kind));
  if (unknown.length > 0)
    throw new Error(`Unknown kind of test: ${unknown.join(', ')}. There are ${KINDS.join(', ')}.`);
  return { kinds, patterns: positionals, help: values.help };
}
