// Lets a child process of a test run our TypeScript as Jest does: `node --import .../typescript-loader.mjs file.ts`.
import { transform } from '@swc/core';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { register } from 'node:module';
import { fileURLToPath } from 'node:url';

const WORKSPACE = /^@yarrow\/(contracts|kit|time)\/(.+)$/;
const PACKAGES = new URL('../../../', import.meta.url);
// This module is loaded a second time, as the loader, in a thread of its own; only the first load registers it.
if (!new URL(import.meta.url).searchParams.has('loader')) register(`${import.meta.url}?loader`);

export function resolve(specifier, context, next) {
  const [, name, path] = WORKSPACE.exec(specifier) ?? [];
  if (name) return next(new URL(`${name}/src/${path}.ts`, PACKAGES).href, context);
  if (specifier.startsWith('.') && specifier.endsWith('.js')) {
    const source = new URL(specifier.replace(/\.js$/, '.ts'), context.parentURL);
    if (existsSync(fileURLToPath(source))) return next(source.href, context);
  }
  return next(specifier, context);
}

export async function load(url, context, next) {
  if (!url.endsWith('.ts')) return next(url, context);
  const { code } = await transform(await readFile(fileURLToPath(url), 'utf8'), {
    filename: fileURLToPath(url),
    swcrc: false,
    module: { type: 'es6' },
    jsc: {
      target: 'es2022',
      keepClassNames: true,
      parser: { syntax: 'typescript', decorators: true },
      transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
    },
  });
  return { format: 'module', source: code, shortCircuit: true };
}
