import type { Page } from 'playwright-core';

/**
 * Confirms on the bank's page, which opens in a popup.
 * @param about part of its address, where the bank asks twice: `/seti_` for a card, `/pi_` for a payment
 */
export async function confirmAtBank(page: Page, about = '/'): Promise<void> {
  const opened = page.waitForEvent('popup');
  await page.locator(`a[href*="${about}"]`, { hasText: 'Open your bank’s page' }).click();
  await (await opened).getByRole('button', { name: 'Complete' }).click();
}
