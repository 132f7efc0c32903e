/**
 * Puts together what one image holds: `node scripts/images/assemble.mjs <target> <folder>`. Runs inside the Dockerfile,
 * and anywhere else after a build; the folder can be run as it is.
 */
import {
  copyFileSync,
  cpSync,
  existsSync,
  lutimesSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../paths.mjs';
import { billOf } from './bill.mjs';
import { closureOf, declaredBy } from './closure.mjs';
import { SIZE_LIMIT, targetOf } from './targets.mjs';

/** Of packages, what no program runs: types, maps, sources and documentation other than licences. */
const SUPERFLUOUS = /\.(?:[cm]?ts|tsx|flow|map|markdown|md|mdx)$/i;
const LICENCE = /(?:licen[cs]e|copying|notice)/i;

/**
 * @param {import('./targets.mjs').Target} target
 * @param {string} out folder that is emptied and created again
 * @returns {{ bytes: number, packages: number }}
 * @throws Error when it is larger than an image may be
 */
export function assemble(target, out) {
  rmSync(out, { recursive: true, force: true });
  const { workspaces, packages } = closureOf(target);
  for (const folder of packages) copyPackage(folder, out);
  for (const folder of workspaces) copyWorkspace(folder, folder === target.folder ? target.files : ['dist'], out);
  writeFileSync(join(out, 'package.json'), `${JSON.stringify({ name: 'yarrow', private: true, type: 'module' })}\n`);
  copyFileSync(join(ROOT, 'LICENSE'), join(out, 'LICENSE'));
  const bill = billOf(target, [...packages, ...declaredBy(target.folder)]);
  writeFileSync(join(out, 'sbom.cdx.json'), JSON.stringify(bill, null, 1));
  freezeTimes(out);
  const bytes = sizeOf(out);
  if (bytes > SIZE_LIMIT)
    throw new Error(`The image ${target.name} holds ${megabytes(bytes)}, more than ${megabytes(SIZE_LIMIT)}.`);
  return { bytes, packages: packages.length };
}

export const megabytes = (bytes) => `${(bytes / 1e6).toFixed(0)} MB`;

/** One package without those nested in it, which are copied where they are needed. */
function copyPackage(folder, out) {
  const source = join(ROOT, folder);
  const filter = (path) => {
    const inside = relative(source, path);
    return !/(?:^|[\\/])node_modules(?:$|[\\/])/.test(inside) && (!SUPERFLUOUS.test(inside) || LICENCE.test(inside));
  };
  cpSync(source, join(out, folder), { recursive: true, dereference: true, filter });
}

function copyWorkspace(folder, files, out) {
  mkdirSync(join(out, folder), { recursive: true });
  for (const file of ['package.json', ...files]) {
    const source = join(ROOT, folder, file);
    if (existsSync(source)) cpSync(source, join(out, folder, file), { recursive: true, filter: isWanted });
  }
  const link = join(out, 'node_modules', JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')).name);
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(relative(dirname(link), join(out, folder)), link);
}

/** Of our own sources the contracts alone; of what is built, what runs. */
function isWanted(path) {
  if (statSync(path).isDirectory()) return !/[\\/](?:dist|src)[\\/]testing$/.test(path);
  return /[\\/]src[\\/]/.test(path) ? path.endsWith('.graphql') : !/\.d\.ts$|\.js\.map$/.test(path);
}

/** Two builds of the same sources give the same layers. */
function freezeTimes(folder) {
  const time = Number(process.env.SOURCE_DATE_EPOCH || 0);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) freezeTimes(path);
    lutimesSync(path, time, time);
  }
  lutimesSync(folder, time, time);
}

function sizeOf(folder) {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [name, out] = process.argv.slice(2);
  const { bytes, packages } = assemble(targetOf(name), resolve(out));
  console.log(`${name}: ${megabytes(bytes)} in ${packages} packages`);
}
