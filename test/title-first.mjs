import { readFileSync } from 'node:fs';
import TestSequencer from '@jest/test-sequencer';

/** Take minutes although their text is short: in Jest's order they would run last and leave the other core idle. */
const LONG = /\/e2e\/every-(portal-)?page\.e2e\.ts$/;

/**
 * With `-t`, files whose text holds the title come first, the smallest before the others, so that a single test
 * runs before the many other files are read. Without a title the order is Jest's own, which begins with large files.
 */
export default class TitleFirstSequencer extends TestSequencer {
  #title;

  constructor(options) {
    super(options);
    this.#title = options.globalConfig.testNamePattern;
  }

  sort(tests) {
    const sorted = super.sort(tests);
    if (!this.#title)
      return [...sorted.filter(({ path }) => LONG.test(path)), ...sorted.filter(({ path }) => !LONG.test(path))];
    const title = new RegExp(this.#title, 'i');
    const texts = new Map(sorted.map(({ path }) => [path, readFileSync(path, 'utf8')]));
    const rank = ({ path }) => (title.test(texts.get(path)) ? 0 : 1);
    return [...sorted].sort((a, b) => rank(a) - rank(b) || texts.get(a.path).length - texts.get(b.path).length);
  }
}
