import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { ROOT } from '../paths.mjs';

const SPECIFIER = /(?:\bfrom|\bimport|\brequire)\s*\(?\s*['"]([^'"]+)['"]/g;
const OURS = '@yarrow/';

/**
 * What a program needs at run time: starting at its entries, the files of our workspaces that are imported, the packages
 * that those name, and whatever these depend on. What is only declared, such as the libraries that are bundled for
 * browsers, is left out.
 * @param {import('./targets.mjs').Target} target built, with dependencies installed
 * @returns {{ workspaces: string[], packages: string[] }} folders, relative to the checkout and sorted
 */
export function closureOf({ folder, entries }, root = ROOT) {
  const files = importedFiles(
    entries.map((entry) => join(root, folder, entry)),
    root,
  );
  const workspaces = [...new Set(files.map((file) => workspaceOf(file, root)))].sort();
  const declared = new Set(workspaces.flatMap((path) => dependenciesOf(manifestIn(join(root, path)))));
  const reached = new Map();
  for (const file of files) {
    for (const name of packagesNamedIn(file, manifestIn(join(root, workspaceOf(file, root)))))
      reach(name, dirname(file), reached, root);
  }
  reachWantedPeers(declared, reached, root);
  return { workspaces, packages: [...reached.keys()].sort() };
}

/** Folders of all packages that a workspace declares and of what they depend on, bundled ones included. */
export function declaredBy(folder, root = ROOT) {
  const reached = new Map();
  const names = dependenciesOf(manifestIn(join(root, folder))).filter((name) => !name.startsWith(OURS));
  for (const name of names) reach(name, join(root, folder), reached, root);
  return [...reached.keys()].sort();
}

/** Built files of our workspaces, the entries among them, that running them loads. */
function importedFiles(entries, root) {
  const found = new Set();
  const todo = [...entries];
  while (todo.length > 0) {
    const file = todo.pop();
    if (found.has(file)) continue;
    if (!existsSync(file)) throw new Error(`${relative(root, file)} is missing: build first.`);
    found.add(file);
    for (const [, specifier] of readFileSync(file, 'utf8').matchAll(SPECIFIER)) {
      if (specifier.startsWith('.')) todo.push(join(dirname(file), specifier));
      else if (specifier.startsWith(OURS)) todo.push(fileOf(specifier, root));
    }
  }
  return [...found].filter((file) => file.endsWith('.js'));
}

/** Every workspace exports `./*` from its `dist`. */
function fileOf(specifier, root) {
  const [name, ...path] = specifier.slice(OURS.length).split('/');
  const folder = ['packages', 'services'].map((place) => join(root, place, name)).find((place) => existsSync(place));
  return join(folder ?? join(root, name), 'dist', `${path.join('/')}.js`);
}

function workspaceOf(file, root) {
  const parts = relative(root, file).split(sep);
  return parts.slice(0, ['packages', 'services'].includes(parts[0]) ? 2 : 1).join('/');
}

/** Also those that are only named in a text, such as what `createRequire` resolves. */
function packagesNamedIn(file, manifest) {
  const text = readFileSync(file, 'utf8');
  return dependenciesOf(manifest).filter(
    (name) =>
      !name.startsWith(OURS) && ["'", '"'].some((q) => text.includes(q + name + q) || text.includes(`${q}${name}/`)),
  );
}

/** Notes a package and all that it depends on, as Node would find it from `from`. */
function reach(name, from, reached, root) {
  const folder = installedAt(name, from, root);
  if (!folder || reached.has(relative(root, folder))) return;
  const manifest = manifestIn(folder);
  reached.set(relative(root, folder), manifest);
  for (const one of [...dependenciesOf(manifest), ...requiredPeersOf(manifest)]) reach(one, folder, reached, root);
}

/** Peers that a package can do without are taken where our own code has asked for them. */
function reachWantedPeers(declared, reached, root) {
  for (let before = -1; before !== reached.size;) {
    before = reached.size;
    for (const [folder, manifest] of [...reached]) {
      const peers = Object.keys(manifest.peerDependencies ?? {}).filter((name) => declared.has(name));
      for (const peer of peers) reach(peer, join(root, folder), reached, root);
    }
  }
}

function installedAt(name, from, root) {
  for (let folder = from; ; folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name);
    if (existsSync(join(candidate, 'package.json'))) return candidate;
    if (folder === root || folder === dirname(folder)) return undefined;
  }
}

const manifestIn = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

const dependenciesOf = ({ dependencies = {}, optionalDependencies = {} }) =>
  Object.keys({ ...dependencies, ...optionalDependencies });

const requiredPeersOf = ({ peerDependencies = {}, peerDependenciesMeta = {} }) =>
  Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
