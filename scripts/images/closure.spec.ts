import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { closureOf } from './closure.mjs';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'closure-'));
  const files: Record<string, string | object> = {
    'services/shop/package.json': { dependencies: { server: '1', '@yarrow/kit': '1', font: '1', bundled: '1' } },
    'services/shop/dist/main.js': `import { a } from './till.js';\nimport { b } from '@yarrow/kit/start';`,
    'services/shop/dist/till.js': `import 'server';\nconst path = resolve('font/regular.ttf');`,
    'services/shop/dist/unused.js': `import 'bundled';`,
    'packages/kit/package.json': { dependencies: { driver: '1', spare: '1' } },
    'packages/kit/dist/start.js': `const later = await import('orm');`,
    'packages/kit/dist/spare.js': `import 'spare';`,
    'node_modules/server/package.json': { dependencies: { shared: '1' }, optionalDependencies: { absent: '1' } },
    'node_modules/server/node_modules/shared/package.json': { version: '2' },
    'node_modules/shared/package.json': { version: '1' },
    'node_modules/font/package.json': {},
    'node_modules/bundled/package.json': {},
    'node_modules/spare/package.json': {},
    'node_modules/driver/package.json': {},
    'node_modules/other-driver/package.json': {},
    'node_modules/core/package.json': {},
  };
  files['packages/kit/package.json'] = { dependencies: { driver: '1', spare: '1', orm: '1' } };
  files['node_modules/orm/package.json'] = {
    peerDependencies: { core: '1', driver: '1', 'other-driver': '1' },
    peerDependenciesMeta: { driver: { optional: true }, 'other-driver': { optional: true } },
  };
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content));
  }
});
afterAll(() => rmSync(root, { recursive: true }));

describe('the content of an image', () => {
  const shop = { name: 'shop', folder: 'services/shop', entries: ['dist/main.js'], files: ['dist'] };

  it('is what its program imports or names, and what that depends on, where it is installed', () => {
    const { workspaces, packages } = closureOf(shop, root);
    expect(workspaces).toEqual(['packages/kit', 'services/shop']);
    expect(packages).toEqual(
      expect.arrayContaining(['node_modules/font', 'node_modules/server', 'node_modules/server/node_modules/shared']),
    );
    expect(packages).not.toContain('node_modules/shared');
  });

  it('leaves out what is only declared, such as libraries that are bundled for browsers', () => {
    const { packages } = closureOf(shop, root);
    expect(packages).not.toContain('node_modules/bundled');
    expect(packages).not.toContain('node_modules/spare');
  });

  it('has peers that must be there, and of the others those that we ask for', () => {
    const { packages } = closureOf(shop, root);
    expect(packages).toEqual(expect.arrayContaining(['node_modules/core', 'node_modules/driver']));
    expect(packages).not.toContain('node_modules/other-driver');
  });

  it('cannot be said of a program that was not built', () => {
    expect(() => closureOf({ ...shop, entries: ['dist/worker.js'] }, root)).toThrow(/build first/);
  });
});
