import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, existsSync, utimesSync, watch, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { transformFile } from '@swc/core';
import { generateAll } from '../gen.mjs';
import { ROOT, TSC } from '../paths.mjs';

/** Editors write a file in several steps. */
const QUIET_MS = 40;
/** Types are checked after this long without a change. */
const TYPES_MS = 800;

/** As the compiler builds them (tsconfig.base.json): a file is written in milliseconds, because its types are not read. */
const SWC = {
  swcrc: false,
  sourceMaps: 'inline',
  module: { type: 'es6' },
  jsc: {
    target: 'es2022',
    keepClassNames: true,
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
  },
};

const PARTS = ['packages', 'services', 'gateway'];

/**
 * Writes each changed source into `dist` at once, where the supervisor sees it; generates what a changed contract wants,
 * and says what the compiler thinks of the types a moment later.
 * @param {(line: string) => void} report
 * @returns what ends it
 */
export function buildOnChange(report) {
  const changed = new Set();
  let [soon, later] = [];
  const work = async () => {
    const files = [...changed];
    changed.clear();
    try {
      await buildAll(files, report);
    } catch (error) {
      report(error.message);
    }
    clearTimeout(later);
    later = setTimeout(() => checkTypes(report), TYPES_MS);
  };
  const watchers = sourceFolders().map((folder) =>
    watch(join(ROOT, folder), { recursive: true }, (_event, name) => {
      if (!name || !/\.(ts|graphql|proto)$/.test(name) || /\.(spec|test)\.ts$/.test(name)) return;
      changed.add(`${folder}/${name}`);
      clearTimeout(soon);
      soon = setTimeout(work, QUIET_MS);
    }),
  );
  return () => {
    watchers.forEach((watcher) => watcher.close());
    clearTimeout(soon);
    clearTimeout(later);
  };
}

function sourceFolders() {
  const parts = PARTS.flatMap((part) => [part, ...readdirSync(join(ROOT, part)).map((name) => `${part}/${name}`)]);
  return ['proto', ...parts.map((part) => `${part}/src`).filter((folder) => existsSync(join(ROOT, folder)))];
}

async function buildAll(files, report) {
  await Promise.all(files.filter((file) => file.endsWith('.ts')).map(transpile));
  if (files.every((file) => file.endsWith('.ts'))) return;
  const ran = await generateAll();
  report(`generated ${ran.join(', ') || 'nothing'}`);
  // Contracts are read when a process starts, and are no modules that the supervisor watches.
  for (const file of files)
    restart(
      file
        .split('/')
        .slice(0, file.startsWith('gateway') ? 1 : 2)
        .join('/'),
    );
  restart('gateway');
}

async function transpile(file) {
  if (!existsSync(join(ROOT, file))) return;
  const { code } = await transformFile(join(ROOT, file), SWC);
  const path = join(ROOT, file.replace('/src/', '/dist/').replace(/\.ts$/, '.js'));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, code);
}

function restart(part) {
  const main = join(ROOT, part, 'dist/main.js');
  if (existsSync(main)) utimesSync(main, new Date(), new Date());
}

function checkTypes(report) {
  const child = spawn(process.execPath, [TSC, '-p', 'tsconfig.tests.json'], { cwd: ROOT });
  let text = '';
  child.stdout.on('data', (chunk) => (text += chunk));
  child.once('close', (code) => report(code === 0 ? 'types are right' : text.trim()));
}
