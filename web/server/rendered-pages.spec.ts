import { beforeEach, describe, expect, it } from '@jest/globals';
import { RenderedPages } from './rendered-pages.js';

let now = 0;
let made = 0;
const make = async () => ({ page: `page ${(made += 1)}`, complete: true });
const settled = () => new Promise((resolve) => setImmediate(resolve));

beforeEach(() => {
  now = 0;
  made = 0;
});

describe('pages that are kept', () => {
  it('are the same for all as long as they are fresh', async () => {
    const pages = new RenderedPages<string>(1000, () => now);
    expect(await pages.get('/', make)).toBe('page 1');
    now = 999;
    expect(await pages.get('/', make)).toBe('page 1');
    expect(await pages.get('/pro', make)).toBe('page 2');
  });

  it('are shown once more when they are older, while they are made anew', async () => {
    const pages = new RenderedPages<string>(1000, () => now);
    await pages.get('/', make);
    now = 1500;
    expect(await pages.get('/', make)).toBe('page 1');
    await settled();
    expect(await pages.get('/', make)).toBe('page 2');
    expect(made).toBe(2);
  });

  it('are never shown when they are twice as old', async () => {
    const pages = new RenderedPages<string>(1000, () => now);
    await pages.get('/', make);
    now = 2000;
    expect(await pages.get('/', make)).toBe('page 2');
  });

  it('are made once for all who ask meanwhile', async () => {
    const pages = new RenderedPages<string>(1000, () => now);
    const answers = await Promise.all([pages.get('/', make), pages.get('/', make), pages.get('/', make)]);
    expect(answers).toEqual(['page 1', 'page 1', 'page 1']);
  });

  it('do not include those that lack something, nor any where nothing is to be kept', async () => {
    const pages = new RenderedPages<string>(1000, () => now);
    const incomplete = async () => ({ ...(await make()), complete: false });
    await pages.get('/', incomplete);
    expect(await pages.get('/', make)).toBe('page 2');
    const keepingNone = new RenderedPages<string>(0, () => now);
    await keepingNone.get('/', make);
    expect(await keepingNone.get('/', make)).toBe('page 4');
  });

  it('stay at most 500, and the oldest goes first', async () => {
    const pages = new RenderedPages<string>(1000, () => now);
    for (let index = 0; index <= 500; index += 1) await pages.get(`/?visit=${index}`, make);
    expect(await pages.get('/?visit=1', make)).toBe('page 2');
    expect(await pages.get('/?visit=0', make)).toBe('page 502');
  });

  it('leave an error to who asked, and are made for the next', async () => {
    const pages = new RenderedPages<string>(1000, () => now);
    await expect(pages.get('/', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await pages.get('/', make)).toBe('page 1');
  });
});
