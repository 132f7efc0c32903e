import type { Site, SiteBlock, SitePage } from '../../site/siteDocument.js';

const changePage = (site: Site, pageId: string, change: (page: SitePage) => SitePage): Site => ({
  ...site,
  pages: site.pages.map((page) => (page.id === pageId ? change(page) : page)),
});
const changeBlocks = (site: Site, pageId: string, change: (blocks: SiteBlock[]) => SiteBlock[]): Site =>
  changePage(site, pageId, (page) => ({ ...page, blocks: change(page.blocks) }));

/** An id that nothing in the site has. */
export function freeId(site: Site, start: 'block' | 'page'): string {
  const taken = new Set(site.pages.flatMap(({ id, blocks }) => [id, ...blocks.map((block) => block.id)]));
  let number = 1;
  while (taken.has(`${start}-${number}`)) number += 1;
  return `${start}-${number}`;
}

export const addBlock = (site: Site, pageId: string, block: SiteBlock): Site =>
  changeBlocks(site, pageId, (blocks) => [...blocks, block]);

export const putBlock = (site: Site, pageId: string, block: SiteBlock): Site =>
  changeBlocks(site, pageId, (blocks) => blocks.map((one) => (one.id === block.id ? block : one)));

export const removeBlock = (site: Site, pageId: string, blockId: string): Site =>
  changeBlocks(site, pageId, (blocks) => blocks.filter(({ id }) => id !== blockId));

export const duplicateBlock = (site: Site, pageId: string, blockId: string): Site =>
  changeBlocks(site, pageId, (blocks) =>
    blocks.flatMap((block) => (block.id === blockId ? [block, { ...block, id: freeId(site, 'block') }] : [block])),
  );

export const sortBlocks = (site: Site, pageId: string, blocks: readonly SiteBlock[]): Site =>
  changeBlocks(site, pageId, () => [...blocks]);

export const putPage = (site: Site, page: SitePage): Site =>
  site.pages.some(({ id }) => id === page.id)
    ? changePage(site, page.id, () => page)
    : { ...site, pages: [...site.pages, page] };

/** Buttons that led there lead nowhere. The home page stays. */
export function removePage(site: Site, pageId: string): Site {
  const pages = site.pages.filter(({ id }, at) => at === 0 || id !== pageId);
  const freed = (block: SiteBlock): SiteBlock =>
    'button' in block && block.button.pageId === pageId
      ? { ...block, button: { ...block.button, to: 'none', pageId: null } }
      : block;
  return { ...site, pages: pages.map((page) => ({ ...page, blocks: page.blocks.map(freed) })) };
}

/** The home page stays the first one. */
export function sortPages(site: Site, pages: readonly SitePage[]): Site {
  const [home] = site.pages;
  return { ...site, pages: [home!, ...pages.filter(({ id }) => id !== home!.id)] };
}

/** The address of a page by its title, such as `about-me`. */
export function pathOfTitle(title: string): string {
  const letters = title.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return letters
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
    .replace(/-+$/, '');
}
