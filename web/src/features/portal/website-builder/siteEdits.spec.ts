import { describe, expect, it } from '@jest/globals';
import type { Site, SiteBlock } from '../../site/siteDocument.js';
import { BLOCK_TYPES, newBlock, titleOf } from './blockTypes.js';
import {
  addBlock,
  duplicateBlock,
  freeId,
  pathOfTitle,
  putBlock,
  putPage,
  removeBlock,
  removePage,
  sortBlocks,
  sortPages,
} from './siteEdits.js';

const quote = (id: string, text = id): SiteBlock => ({ id, type: 'quote', text, by: '' });
const page = (id: string, blocks: SiteBlock[] = []) => ({
  id,
  path: id === 'home' ? '' : id,
  title: id,
  inMenu: true,
  blocks,
});
const SITE: Site = {
  theme: { colorAccent: null, buttonStyle: null, fonts: [] },
  pages: [page('home', [quote('block-1'), quote('block-2')]), page('about'), page('page-1')],
};
const blocksOf = (site: Site) => site.pages[0]!.blocks.map(({ id }) => id);
const pagesOf = (site: Site) => site.pages.map(({ id }) => id);

describe('blocks of a page', () => {
  it('are added, changed, copied, sorted and removed, the other pages untouched', () => {
    expect(blocksOf(addBlock(SITE, 'home', quote('new')))).toEqual(['block-1', 'block-2', 'new']);
    expect(putBlock(SITE, 'home', quote('block-2', 'Calm')).pages[0]!.blocks[1]).toEqual(quote('block-2', 'Calm'));
    expect(blocksOf(duplicateBlock(SITE, 'home', 'block-1'))).toEqual(['block-1', 'block-3', 'block-2']);
    expect(blocksOf(sortBlocks(SITE, 'home', SITE.pages[0]!.blocks.toReversed()))).toEqual(['block-2', 'block-1']);
    const removed = removeBlock(SITE, 'home', 'block-1');
    expect(blocksOf(removed)).toEqual(['block-2']);
    expect(removed.pages[1]).toBe(SITE.pages[1]);
  });

  it('have ids that nothing else has', () => {
    expect([freeId(SITE, 'block'), freeId(SITE, 'page')]).toEqual(['block-3', 'page-2']);
  });

  it.each(BLOCK_TYPES)('begin with something of their own: %s', (type) => {
    const block = newBlock(type, 'b');
    expect([block.type, block.id]).toEqual([type, 'b']);
    expect(titleOf(block)).not.toBe('');
  });
});

describe('pages', () => {
  it('are added and changed, and the home page stays the first one', () => {
    expect(pagesOf(putPage(SITE, page('new')))).toEqual(['home', 'about', 'page-1', 'new']);
    expect(putPage(SITE, { ...page('about'), title: 'Me' }).pages[1]!.title).toBe('Me');
    expect(pagesOf(sortPages(SITE, SITE.pages.toReversed()))).toEqual(['home', 'page-1', 'about']);
    expect(pagesOf(removePage(SITE, 'home'))).toEqual(pagesOf(SITE));
  });

  it('take buttons along that led to them', () => {
    const button = { to: 'page', label: 'More', pageId: 'about' } as const;
    const site = addBlock(SITE, 'home', { id: 'call', type: 'callToAction', heading: '', text: '', button });
    const left = removePage(site, 'about');
    expect(pagesOf(left)).toEqual(['home', 'page-1']);
    expect(left.pages[0]!.blocks.at(-1)).toMatchObject({ button: { to: 'none', label: 'More', pageId: null } });
  });

  it.each([
    ['About me', 'about-me'],
    ['  Über  uns! ', 'uber-uns'],
    ['Q & A', 'q-a'],
    ['瑜伽', ''],
  ])('have by their title %j the address %j', (title, path) => expect(pathOfTitle(title)).toBe(path));
});
