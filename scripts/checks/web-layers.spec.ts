import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.mjs';
import { TAKEN } from './web-layers.mjs';

type Taken = [taker: string, giver: string, files: string[], reason: string];

const FEATURES = join(ROOT, 'web/src/features');

/** What the files of an area import; for the portal itself, the files next to its areas. */
function importsOf(area: string): string {
  const names = readdirSync(join(FEATURES, area), { recursive: area !== 'portal', encoding: 'utf8' });
  const sources = names.filter((name) => /\.tsx?$/.test(name) && !/\.(spec|test)\.tsx?$/.test(name));
  return sources.map((name) => readFileSync(join(FEATURES, area, name), 'utf8')).join('\n');
}

describe('the list of what one area of the web takes from another', () => {
  it('holds no unused entry', () => {
    const unused = (TAKEN as Taken[]).flatMap(([taker, giver, files]) => {
      const imports = importsOf(taker);
      const isTaken = (file: string) => new RegExp(`['/]${giver.split('/').at(-1)}/${file}\\.js'`).test(imports);
      return files.filter((file) => !isTaken(file)).map((file) => `${taker} from ${giver}: ${file}`);
    });
    expect(unused).toEqual([]);
  });
});
