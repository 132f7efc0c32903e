import type { Locator, Page } from 'playwright-core';

/** The pages below `/portal/settings`. */
export class SettingsPages {
  constructor(private readonly page: Page) {}

  /** From the hub, by its card. */
  async open(card: string): Promise<void> {
    await this.page.goto('/portal/settings');
    await this.page.getByRole('main').getByRole('link', { name: card }).click();
    await this.page.getByRole('heading', { level: 1, name: card }).waitFor();
  }

  /** @param toast its text */
  async save(toast: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Save' }).click();
    await this.page.getByText(toast).waitFor();
  }

  /** One thing of the personal account, ready to be edited. */
  async edit(name: string): Promise<Locator> {
    const place = this.page.getByRole('region', { name, exact: true });
    await place.getByRole('button', { name: `Edit ${name.toLowerCase()}` }).click();
    return place;
  }
}
