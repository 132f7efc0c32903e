import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import TitleFirstSequencer from './title-first.mjs';

const FILES = {
  'long.spec.ts': `it('refunds a part', () => {});\n${'// more\n'.repeat(50)}`,
  'other.spec.ts': `it('charges a card', () => {});`,
  'short.spec.ts': `it('refunds the whole', () => {});`,
};

describe('the order of the files of tests', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'title-first-'));
    for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const orderFor = (testNamePattern?: string) => {
    // What Jest's own order reads of a file: its size, and the cache of a project that has none.
    const context = {
      config: { id: 'none', cacheDirectory: folder },
      hasteFS: { getSize: (path: string) => statSync(path).size },
    };
    const tests = Object.keys(FILES).map((name) => ({ path: join(folder, name), context }));
    const options = { contexts: [], globalConfig: { testNamePattern } };
    const sequencer = new TitleFirstSequencer(options as never);
    return sequencer.sort(tests as never).map(({ path }) => basename(path));
  };

  it('begins with those that hold the title, the shortest first', () => {
    expect(orderFor('REFUND')).toEqual(['short.spec.ts', 'long.spec.ts', 'other.spec.ts']);
  });

  it("is Jest's own without a title: the largest first", () => {
    expect(orderFor()).toEqual(['long.spec.ts', 'short.spec.ts', 'other.spec.ts']);
  });
});
