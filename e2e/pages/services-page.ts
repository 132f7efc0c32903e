import type { Locator, Page } from 'playwright-core';

/** The services hub of the portal. */
export class ServicesPage {
  constructor(private readonly page: Page) {}

  async open(): Promise<void> {
    await this.page.goto('/portal/services');
    await this.page.getByRole('tab', { name: 'Services & Packages' }).waitFor();
  }

  /** Opens the form of something new. @param title of its flyout */
  async add(entry: string, title: string): Promise<Locator> {
    await this.page.getByRole('button', { name: 'Add new' }).click();
    await this.page.getByRole('menuitem', { name: entry, exact: true }).click();
    return this.page.getByRole('dialog', { name: title });
  }

  async describe(flyout: Locator, text: string): Promise<void> {
    await flyout.getByRole('textbox', { name: /^What is this/ }).click();
    await this.page.keyboard.type(text);
  }

  /** @param message that says it */
  async save(flyout: Locator, message: string): Promise<void> {
    await flyout.getByRole('button', { name: 'Save' }).click();
    await this.page.getByRole('status').getByText(message).waitFor();
    await flyout.waitFor({ state: 'hidden' });
  }
}
