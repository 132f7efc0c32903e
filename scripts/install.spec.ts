import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockProblems, needsInstall } from './install.mjs';

describe('an installation of dependencies', () => {
  const pinned = { 'node_modules/a': { version: '1.0.0' } };
  let root: string;

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'yarrow-install-'));
    mkdirSync(join(root, 'node_modules/a'), { recursive: true });
    writeFileSync(join(root, 'node_modules/a/package.json'), '{}');
    write('package-lock.json', { '': { name: 'yarrow' }, 'packages/kit': { version: '0.1.0' }, ...pinned }, 2_000);
  });

  afterEach(() => rmSync(root, { recursive: true, force: true }));

  function write(path: string, packages: object, seconds: number) {
    writeFileSync(join(root, path), JSON.stringify({ packages }));
    utimesSync(join(root, path), seconds, seconds);
  }

  it('is needed if there are none', () => {
    expect(needsInstall(root)).toBe(true);
  });

  it('is needed if the last one was interrupted, whatever its date', () => {
    write('node_modules/.package-lock.json', {}, 3_000);

    expect(needsInstall(root)).toBe(true);
  });

  it('is not needed if the lock is newer but equal, as after a checkout', () => {
    write('node_modules/.package-lock.json', pinned, 1_000);

    expect(needsInstall(root)).toBe(false);
  });

  it('is needed if a version differs', () => {
    write('node_modules/.package-lock.json', { 'node_modules/a': { version: '0.9.0' } }, 1_000);

    expect(needsInstall(root)).toBe(true);
  });

  it('is needed if a folder of a package is empty', () => {
    write('node_modules/.package-lock.json', pinned, 1_000);
    rmSync(join(root, 'node_modules/a/package.json'));

    expect(needsInstall(root)).toBe(true);
  });

  it('is needed if a recorded package is missing, as when two checkouts share the record', () => {
    write('node_modules/.package-lock.json', pinned, 1_000);
    rmSync(join(root, 'node_modules/a'), { recursive: true });

    expect(needsInstall(root)).toBe(true);
  });

  it('is needed if a package is missing, unless it is for another system', () => {
    write('node_modules/.package-lock.json', pinned, 1_000);
    write('package-lock.json', { ...pinned, 'node_modules/mac': { version: '1.0.0', optional: true } }, 2_000);
    expect(needsInstall(root)).toBe(false);

    write('package-lock.json', { ...pinned, 'node_modules/b': { version: '1.0.0' } }, 2_000);
    expect(needsInstall(root)).toBe(true);
  });
});

describe('a lock that is out of step', () => {
  it('is named with the workspace and the package', () => {
    const root = mkdtempSync(join(tmpdir(), 'yarrow-lock-'));
    const write = (path: string, content: object) => writeFileSync(join(root, path), JSON.stringify(content));
    mkdirSync(join(root, 'kit'));
    write('package.json', { name: 'yarrow', devDependencies: { jest: '30.5.2' } });
    write('kit/package.json', { name: 'kit', dependencies: { pg: '8.23.1', zod: '4.6.7' } });
    const packages = {
      '': { devDependencies: { jest: '30.5.2' } },
      kit: { dependencies: { pg: '8.22.0' } },
      gone: {},
      'node_modules/pg': { version: '8.22.0' },
    };
    write('package-lock.json', { packages });
    expect(lockProblems(root)).toEqual([
      'kit/package.json and package-lock.json differ in pg',
      'kit/package.json and package-lock.json differ in zod',
      'package-lock.json knows gone, which is not here',
    ]);
    rmSync(root, { recursive: true });
  });
});
