import { SERVICES } from '../paths.mjs';

/** Uncompressed bytes that an image may add to its base. */
export const SIZE_LIMIT = 250_000_000;

/**
 * @typedef {object} Target
 * @property {string} name of the stage in the Dockerfile and of the image
 * @property {string} folder of the workspace
 * @property {string[]} entries what is run in the image, relative to the folder
 * @property {string[]} files what is copied of the workspace in addition to its package.json, relative to the folder
 */

/** Files that a running service reads: its JavaScript and its contract. */
const ofService = ['dist', 'src'];

/** @type {Target[]} */
export const TARGETS = [
  ...SERVICES.map((name) => ({
    name,
    folder: `services/${name}`,
    entries: ['dist/main.js', 'dist/migrate.js', ...(name === 'reviews' ? ['dist/worker.js'] : [])],
    files: ofService,
  })),
  { name: 'sandbox', folder: 'services/sandbox', entries: ['dist/main.js'], files: ['dist'] },
  {
    name: 'gateway',
    folder: 'gateway',
    entries: ['dist/main.js'],
    files: ['dist', 'supergraph.graphql', 'persisted-operations.json'],
  },
  { name: 'admin', folder: 'admin', entries: ['dist/main.js'], files: ['dist'] },
  { name: 'web', folder: 'web', entries: ['dist-server/server/main.js'], files: ['dist', 'dist-server'] },
];

/** @throws Error for a name that has no image */
export function targetOf(name) {
  const target = TARGETS.find((candidate) => candidate.name === name);
  if (!target) throw new Error(`There is no image ${name}. There are ${TARGETS.map((one) => one.name).join(', ')}.`);
  return target;
}
