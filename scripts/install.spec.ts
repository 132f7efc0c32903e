import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { needsInstall } from './install.mjs';

describe('whether dependencies must be installed', () => {
  const pinned = { 'node_modules/a': { version: '1.0.0' } };
  let root: string;

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'yarrow-install-'));
    mkdirSync(join(root, 'node_modules'));
    write('package-lock.json', { '': { name: 'yarrow' }, 'packages/kit': { version: '0.1.0' }, ...pinned }, 2_000);
  });

  afterEach(() => rmSync(root, { recursive: true, force: true }));

  function write(path: string, packages: object, seconds: number) {
    writeFileSync(join(root, path), JSON.stringify({ packages }));
    utimesSync(join(root, path), seconds, seconds);
  }

  it('when there are none', () => {
    expect(needsInstall(root)).toBe(true);
  });

  it('not when the lock has not changed since', () => {
    write('node_modules/.package-lock.json', {}, 3_000);

    expect(needsInstall(root)).toBe(false);
  });

  it('not when the lock is newer but says the same, as after a checkout', () => {
    write('node_modules/.package-lock.json', pinned, 1_000);

    expect(needsInstall(root)).toBe(false);
  });

  it('when a version differs', () => {
    write('node_modules/.package-lock.json', { 'node_modules/a': { version: '0.9.0' } }, 1_000);

    expect(needsInstall(root)).toBe(true);
  });

  it('when a package is missing, unless it is for another system', () => {
    write('node_modules/.package-lock.json', pinned, 1_000);
    write('package-lock.json', { ...pinned, 'node_modules/mac': { version: '1.0.0', optional: true } }, 2_000);
    expect(needsInstall(root)).toBe(false);

    write('package-lock.json', { ...pinned, 'node_modules/b': { version: '1.0.0' } }, 2_000);
    expect(needsInstall(root)).toBe(true);
  });
});
