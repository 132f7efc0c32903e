import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Serious and critical violations (axe-core) of the page as it is, each with the places that it names. What was being drawn
 * anew while axe looked is looked at once more: it reads elements first and colours later.
 */
export async function violationsOf(page: Page): Promise<string[]> {
  const found = await violationsNow(page);
  if (found.length === 0) return found;
  await page.waitForLoadState('networkidle');
  return violationsNow(page);
}

async function violationsNow(page: Page): Promise<string[]> {
  // Through the debugger, so that the page's content security policy stays as it is.
  await page.evaluate(AXE);
  const { violations } = await page.evaluate<AxeResults>('axe.run(document, { resultTypes: ["violations"] })');
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
