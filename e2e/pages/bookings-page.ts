import type { Locator, Page } from 'playwright-core';

/** `/bookings`. */
export class BookingsPage {
  readonly cards: Locator;

  constructor(private readonly page: Page) {
    this.cards = page.getByRole('tabpanel').getByRole('listitem');
  }

  async open(): Promise<void> {
    await this.page.goto('/bookings');
  }

  async showTab(name: string): Promise<void> {
    await this.page.getByRole('tab', { name }).click();
  }

  /** Takes back the only request that is shown. */
  async cancelRequest(): Promise<void> {
    await this.cards.getByRole('button', { name: 'Cancel' }).click();
    await this.page.getByRole('alertdialog').getByRole('button', { name: 'Cancel booking' }).click();
    await this.page.getByText('Your appointment has been cancelled.').waitFor();
  }
}
