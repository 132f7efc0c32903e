import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds counts when it is still there after this: it reads elements first and colours later. */
const STEADY_MS = 1_500;

/**
 * Serious and critical violations (axe-core) of the page as it is, and content outside of landmarks, each with the places
 * that it names. Parts that were redrawn during the check are checked again.
 */
export async function violationsOf(page: Page): Promise<string[]> {
  let found = await violationsNow(page);
  for (let look = 0; look < 2 && found.length > 0; look++) {
    await page.waitForTimeout(STEADY_MS);
    found = await violationsNow(page);
  }
  return found;
}

async function violationsNow(page: Page): Promise<string[]> {
  // Through the debugger, so that the page's content security policy stays as it is.
  await page.evaluate(AXE);
  const { violations } = await page.evaluate<AxeResults>('axe.run(document, { resultTypes: ["violations"] })');
  return violations
    .filter(({ id, impact }) => impact === 'serious' || impact === 'critical' || id === 'region')
    .map(({ id, help, nodes }) => {
      const [why] = nodes.flatMap(({ any, all, none }) => [...any, ...all, ...none]);
      return `${id}: ${help}: ${nodes.map(({ target }) => target.join(' ')).join(', ')} (${why?.message ?? ''})`;
    });
}
