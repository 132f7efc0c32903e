import type { Page } from 'playwright-core';

/** Name of what has the focus. */
export function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    const labels = element && 'labels' in element ? (element as HTMLInputElement).labels : null;
    const label = element?.getAttribute('aria-label') ?? labels?.[0]?.textContent;
    return (label ?? element?.textContent ?? '').trim();
  });
}

/** Presses Tab until the focus is where the name says. @throws Error when it is not reached */
export async function tabTo(page: Page, isIt: (name: string) => boolean): Promise<void> {
  const passed: string[] = [];
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    const name = await focusedName(page);
    if (isIt(name)) return;
    passed.push(name);
  }
  throw new Error(`Tab leads past ${passed.join(' | ')}`);
}
