import type { Locator, Page } from 'playwright-core';

/** `/portal/clients/{id}` and its pages. */
export class ClientProfilePage {
  /** Which card would be charged. */
  readonly card: Locator;

  constructor(private readonly page: Page) {
    this.card = page.getByRole('region', { name: 'Card on file' });
  }

  /** @param at which of its pages; the overview without */
  async open(clientId: string, at = ''): Promise<void> {
    await this.page.goto(`/portal/clients/${clientId}${at && `/${at}`}`);
    await this.page.getByRole('complementary', { name: /^About / }).waitFor();
  }

  /** Goes to another page by its tab. */
  async go(tab: string): Promise<void> {
    await this.page.getByRole('navigation', { name: 'Client profile' }).getByRole('link', { name: tab }).click();
  }

  /** Adds a card, or replaces the one on file. @param at where its button is */
  async enterCard(number: string, at: Locator = this.card): Promise<void> {
    await at.getByRole('button', { name: /^(Add|Change) card$/ }).click();
    const modal = this.page.getByRole('dialog', { name: 'Save a card' });
    await modal.getByLabel('Card number').fill(number);
    await modal.getByLabel('Expiry').fill('1240');
    await modal.getByLabel('Security code').fill('123');
    await modal.getByLabel('Postal code').fill('12207');
    await modal.getByRole('button', { name: 'Save card' }).click();
    await this.page.getByText('Card saved successfully').waitFor();
    await modal.waitFor({ state: 'hidden' });
  }

  /** Asks whether to delete the card, and leaves the question open. */
  async askToDeleteCard(): Promise<Locator> {
    await this.card.getByRole('button', { name: 'Delete card' }).click();
    return this.page.getByRole('alertdialog', { name: /^Delete Visa ending in / });
  }
}
