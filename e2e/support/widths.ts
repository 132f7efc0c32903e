import type { Page } from 'playwright-core';

/** Small and usual phones, tablets upright and on their side, desktops: px. */
export const WIDTHS = [320, 360, 390, 768, 1024, 1440] as const;

/** px; little is drawn, as only widths are measured. */
const HEIGHT = 480;

/** Where a page scrolls sideways, by its width, with what sticks out. */
export type SidewaysScroll = Record<string, string[]>;

/** Looks at the page that is shown in all widths; a page that fits in each gives nothing. */
export async function sidewaysScroll(page: Page, widths: readonly number[] = WIDTHS): Promise<SidewaysScroll> {
  const found: SidewaysScroll = {};
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT });
    // A frame later, layouts that follow the width by script have followed.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
    const names = await page.evaluate(namesOfWhatSticksOut);
    if (names.length > 0) found[`${width} px`] = names;
  }
  return found;
}

/** The narrowest screen, and the narrowest with the portal's navigation next to its columns, in px. */
const NARROW_WIDTHS = [320, 1024];

/** Words of usual length that are broken over lines, by the width of the screen. */
export async function brokenText(page: Page): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const width of NARROW_WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
    const words = await page.evaluate(wordsOverLines);
    if (words.length > 0) found[`broken words at ${width} px`] = words;
  }
  return found;
}

/** Runs in the page. A word that has a hyphen may break there; addresses, and longer words, may break anywhere. */
function wordsOverLines(): string[] {
  const USUAL = 15;
  const range = document.createRange();
  const linesOf = (node: Node, from: number, to: number) => {
    range.setStart(node, from);
    range.setEnd(node, to);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  };
  const words: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent ?? '';
    const element = node.parentElement!;
    const { clipPath, webkitLineClamp } = getComputedStyle(element);
    // Not shown, or cut by design after some lines.
    if (element.closest('select, .visually-hidden') || clipPath !== 'none' || webkitLineClamp !== 'none') continue;
    if (linesOf(node, 0, text.length) < 2) continue;
    const parts = [...text.matchAll(/\S+/g)]
      .filter(({ 0: run }) => run.length <= USUAL && !/[@/]/.test(run))
      .flatMap(({ 0: run, index }) =>
        [...run.matchAll(/[\p{L}\p{N}]+/gu)].map((m) => [index + m.index, m[0]] as const),
      );
    const broken = parts.filter(([at, word]) => linesOf(node, at, at + word.length) > 1);
    words.push(
      ...broken.map(([, word]) => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}: ${word}`),
    );
  }
  return [...new Set(words)].slice(0, 12);
}

/** Runs in the page. @returns nothing where it does not scroll sideways */
function namesOfWhatSticksOut(): string[] {
  const { documentElement: root, body } = document;
  const width = root.clientWidth;
  if (root.scrollWidth <= width) return [];
  const endOf = (node: Node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return (node instanceof Element ? node : range).getBoundingClientRect().right;
  };
  const isClipped = (from: Element | null): boolean => {
    if (!from || from === body) return false;
    const clips = getComputedStyle(from).overflowX !== 'visible' && from.getBoundingClientRect().right <= width + 0.5;
    return clips || isClipped(from.parentElement);
  };
  const names: string[] = [];
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (endOf(node) <= width + 0.5 || isClipped(node.parentElement)) continue;
    const element = node instanceof Element ? node : node.parentElement!;
    const name = `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`;
    names.push(`${name} to ${Math.round(endOf(node))} px: ${(node.textContent ?? '').trim().slice(0, 40)}`);
  }
  return names.length > 0 ? names.slice(0, 6) : [`something to ${root.scrollWidth} px`];
}
