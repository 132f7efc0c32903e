import { expect } from '@jest/globals';
import type { BrowserContextOptions, Page } from 'playwright-core';
import type { PageToWalk } from './every-page.js';
import type { Stage } from './stage.js';

/** Pages that are looked at side by side, so that one loads while the other is looked at. */
const TABS = 3;

/** What is wrong with a page; nothing where it is as it should be. */
export type Findings = Record<string, readonly string[]>;

export interface Walk {
  /** Options of the browser context, such as a time zone. */
  visitor?: BrowserContextOptions | undefined;
  /** What is done first, such as logging in. */
  prepare?: ((page: Page) => Promise<void>) | undefined;
  look: (page: Page) => Promise<Findings>;
}

/** Opens every page of a list, and once it has all it needs expects that nothing is found on any. */
export async function walk(
  stage: Stage,
  pages: readonly PageToWalk[],
  { visitor, prepare, look }: Walk,
): Promise<void> {
  const first = await stage.visitor({ serviceWorkers: 'block', ...visitor });
  await prepare?.(first);
  const tabs = [first, ...(await Promise.all(Array.from({ length: TABS - 1 }, () => first.context().newPage())))];
  const left = [...pages];
  const found: Record<string, Findings> = {};
  await Promise.all(
    tabs.map(async (page) => {
      for (let next = left.shift(); next; next = left.shift()) {
        await page.goto(next.path);
        await isComplete(page);
        const findings = await look(page);
        if (Object.keys(findings).length > 0) found[next.path.slice(0, 120)] = findings;
      }
    }),
  );
  expect(found).toEqual({});
}

/** Nothing is being loaded any more. */
export async function isComplete(page: Page): Promise<void> {
  await page.getByRole('heading').first().waitFor();
  await page.waitForLoadState('networkidle');
}
