import { beforeEach, describe, expect, it } from '@jest/globals';
import { RenderedPages } from './rendered-pages.js';

const KEEPING = { freshMs: 1000, staleMs: 3000 };
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
    const pages = new RenderedPages<string>(KEEPING, () => now);
    expect(await pages.get('/', make)).toBe('page 1');
    now = 999;
    expect(await pages.get('/', make)).toBe('page 1');
    expect(await pages.get('/pro', make)).toBe('page 2');
  });

  it('are still shown when they are older, while they are made again', async () => {
    const pages = new RenderedPages<string>(KEEPING, () => now);
    await pages.get('/', make);
    now = 1500;
    expect(await pages.get('/', make)).toBe('page 1');
    await settled();
    expect(await pages.get('/', make)).toBe('page 2');
    expect(made).toBe(2);
  });

  it('are still shown while the new one lacks something, and no longer when they are too old', async () => {
    const pages = new RenderedPages<string>(KEEPING, () => now);
    await pages.get('/', make);
    now = 3999;
    const incomplete = async () => ({ ...(await make()), complete: false });
    expect(await pages.get('/', incomplete)).toBe('page 1');
    await settled();
    expect(await pages.get('/', incomplete)).toBe('page 1');
    now = 4000;
    await settled();
    expect(await pages.get('/', make)).toBe('page 4');
  });

  it('are made once for all who ask meanwhile', async () => {
    const pages = new RenderedPages<string>(KEEPING, () => now);
    const answers = await Promise.all([pages.get('/', make), pages.get('/', make), pages.get('/', make)]);
    expect(answers).toEqual(['page 1', 'page 1', 'page 1']);
  });

  it('are rendered separately for requests with a longer limit, then cached for all', async () => {
    const pages = new RenderedPages<string>(KEEPING, () => now);
    const hasty = async () => ({ ...(await make()), complete: false });
    const answers = await Promise.all([pages.get('/', hasty), pages.get('/', make, 'crawler')]);
    expect(answers).toEqual(['page 1', 'page 2']);
    expect(await pages.get('/', make)).toBe('page 2');
  });

  it('do not include those that lack something, nor any where nothing is to be kept', async () => {
    const pages = new RenderedPages<string>(KEEPING, () => now);
    const incomplete = async () => ({ ...(await make()), complete: false });
    await pages.get('/', incomplete);
    expect(await pages.get('/', make)).toBe('page 2');
    const keepingNone = new RenderedPages<string>({ ...KEEPING, freshMs: 0 }, () => now);
    await keepingNone.get('/', make);
    expect(await keepingNone.get('/', make)).toBe('page 4');
  });

  it('stay at most 500, and the oldest goes first', async () => {
    const pages = new RenderedPages<string>(KEEPING, () => now);
    for (let index = 0; index <= 500; index += 1) await pages.get(`/?visit=${index}`, make);
    expect(await pages.get('/?visit=1', make)).toBe('page 2');
    expect(await pages.get('/?visit=0', make)).toBe('page 502');
  });

  it('leave an error to who asked, and are made for the next', async () => {
    const pages = new RenderedPages<string>(KEEPING, () => now);
    await expect(pages.get('/', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await pages.get('/', make)).toBe('page 1');
  });
});
