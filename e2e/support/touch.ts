import type { Page } from 'playwright-core';

/** What a finger needs, CSS px. */
const LIMITS = {
  /** Shortest side of a target. */
  side: 40,
  /** Text that is typed: iOS zooms into the page when a control with smaller text gets the focus. */
  typed: 16,
  /** Text that is read. */
  text: 14,
};

/** Targets that are smaller than that, with the reason. */
const SMALL_TARGETS = [
  // A touch anywhere in the row of a table opens it.
  '[data-row-control="open"]',
  // An entry of the calendar is as high as it lasts.
  '.rbc-event',
  '.rbc-event *',
  // The last part of a breadcrumb leads nowhere.
  '[role="link"][aria-current]:not([href])',
].join();

/** Text that is smaller than that, with the reason. */
const SMALL_TEXT = [
  // The licences of the map require it, and the map library lays it out.
  '.maplibregl-ctrl-attrib',
].join();

/** Looks at the page as a phone does: with a coarse pointer. */
export async function withFinger<T>(page: Page, look: () => Promise<T>): Promise<T> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  try {
    if (!(await hasFinger(page))) throw new Error('The pointer is not coarse.');
    return await look();
  } finally {
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: false });
    await session.detach();
  }
}

/** The screen is touched. */
export function hasFinger(page: Page): Promise<boolean> {
  return page.evaluate(() => matchMedia('(pointer: coarse)').matches);
}

/**
 * What is too small for a finger or for reading on a phone: targets, text of controls, other text. Links within a sentence
 * may be as high as their line.
 */
export async function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(namesOfWhatIsTooSmall, { ...LIMITS, smallTargets: SMALL_TARGETS, smallText: SMALL_TEXT });
}

type Rules = typeof LIMITS & { smallTargets: string; smallText: string };

/** Runs in the page. */
function namesOfWhatIsTooSmall({ side, typed, text, smallTargets, smallText }: Rules): string[] {
  const CONTROLS =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [contenteditable=true], ' +
    ['button', 'checkbox', 'link', 'menuitem', 'option', 'radio', 'switch', 'tab'].map((r) => `[role=${r}]`).join();
  const UNTYPED = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit'];
  const found = new Map<string, string>();
  const report = (element: Element, what: string) => {
    const name = `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`;
    const label = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30);
    // One of many that look alike speaks for all.
    const key = `${name}: ${what.replace(/[\d.]+ ?/g, '')}`;
    if (!found.has(key)) found.set(key, `${name} “${label}”: ${what}`);
  };
  const styleOf = (element: Element) => getComputedStyle(element);
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('.visually-hidden, [inert]');
  const isInline = (element: Element) => ['inline', 'contents'].includes(styleOf(element).display);

  /** Other words stand in its lines. */
  const isInSentence = (link: Element): boolean => {
    let block = link.parentElement!;
    if (styleOf(link).display !== 'inline') return false;
    while (isInline(block)) block = block.parentElement!;
    const isBeside = (node: Node) => {
      let element = node.parentElement!;
      for (; element !== block; element = element.parentElement!) {
        if (!isInline(element) || element.matches('a, button, .visually-hidden')) return false;
      }
      return /\p{L}{2}/u.test(node.textContent ?? '');
    };
    const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) if (isBeside(node)) return true;
    return false;
  };

  /** What a touch hits, pseudo-elements among it: how far it reaches from its middle. Nothing where it is covered. */
  const sizeOf = (element: Element): { width: number; height: number } | undefined => {
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const own = (hit: Element | null) => hit !== null && [element, ...labels].some((part) => part.contains(hit));
    const seen = [element, ...labels].find((part) => isShown(part) && part.getBoundingClientRect().width > 2);
    if (!seen) return undefined;
    const box = () => seen.getClientRects()[0]!;
    if (seen.getClientRects().length === 1 && box().width >= side && box().height >= side) return undefined;
    seen.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { x, y, width, height } = box();
    const hits = (dx: number, dy: number) => own(document.elementFromPoint(x + width / 2 + dx, y + height / 2 + dy));
    if (!hits(0, 0)) return undefined;
    const reach = (dx: number, dy: number) => {
      let steps = 0;
      while (steps < side && hits(dx * (steps + 0.5), dy * (steps + 0.5))) steps += 0.5;
      return steps;
    };
    return { width: reach(-1, 0) + reach(1, 0), height: reach(0, -1) + reach(0, 1) };
  };

  for (const element of document.querySelectorAll(CONTROLS)) {
    if (element.matches(`:disabled, [aria-disabled=true], ${smallTargets}`)) continue;
    const { fontSize } = styleOf(element);
    const types = element.matches('select, textarea, [contenteditable=true]') || element.tagName === 'INPUT';
    const typable = types && !UNTYPED.includes((element as HTMLInputElement).type);
    if (typable && isShown(element) && parseFloat(fontSize) < typed) report(element, `typed in ${fontSize}`);
    const size = sizeOf(element);
    // Boxes begin between pixels.
    if (!size || Math.min(size.width, size.height) > side - 1 || isInSentence(element)) continue;
    report(element, `${size.width} × ${size.height} px to touch`);
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement!;
    if (!node.textContent?.trim() || element.closest(`script, style, noscript, option, ${smallText}`)) continue;
    const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
    const px = Math.round(parseFloat(styleOf(element).fontSize) * scale * 10) / 10;
    if (px < text && isShown(element)) report(element, `text of ${px} px`);
  }
  return [...found.values()];
}
