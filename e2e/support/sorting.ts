import type { Page } from 'playwright-core';
import { eventually } from './eventually.js';

/** Moves an item of a sorted list above all others, by the keyboard. @param name as its handle says it */
export async function moveToTop(page: Page, name: string, items = 2): Promise<void> {
  const handle = page.getByRole('button', { name: `Move ${name}`, exact: true });
  await handle.focus();
  await page.keyboard.press('Space');
  // Read out once the list has taken it up.
  await page.getByText(`${name} is picked up`, { exact: false }).waitFor({ state: 'attached' });
  const atTheTop = page.getByText(`${name} is at place 1 of ${items}`, { exact: false });
  // The list listens to further keys a moment after it has taken it up; once more at the top changes nothing.
  await eventually(`${name} at the top`, async () => {
    await page.keyboard.press('ArrowUp');
    await atTheTop.waitFor({ state: 'attached', timeout: 500 });
    return true;
  });
  await page.keyboard.press('Space');
}
