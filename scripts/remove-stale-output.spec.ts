import { expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { removeStaleOutput } from './remove-stale-output.mjs';

it('removes what was compiled of a source that is gone, and nothing else', () => {
  const root = mkdtempSync(join(tmpdir(), 'stale-'));
  try {
    const files = ['src/a/kept.ts', 'dist/a/kept.js', 'dist/a/kept.d.ts', 'dist/gone.js', 'dist/gone.js.map'];
    for (const file of [...files, 'dist/gone.d.ts', 'dist/tsconfig.tsbuildinfo']) {
      mkdirSync(dirname(join(root, 'part', file)), { recursive: true });
      writeFileSync(join(root, 'part', file), '');
    }
    removeStaleOutput(['part', 'never-built'], root);
    const left = readdirSync(join(root, 'part/dist'), { recursive: true, encoding: 'utf8' });
    expect(left.sort()).toEqual(['a', 'a/kept.d.ts', 'a/kept.js', 'tsconfig.tsbuildinfo']);
  } finally {
    rmSync(root, { recursive: true });
  }
});
