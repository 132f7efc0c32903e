import type { Locator, Page } from 'playwright-core';

/** `/p/:slug`. */
export class ProfilePage {
  readonly reviews: Locator;

  constructor(private readonly page: Page) {
    this.reviews = page.getByRole('region', { name: 'Reviews' });
  }

  async open(slug: string): Promise<void> {
    await this.page.goto(`/p/${slug}`);
  }

  /** Begins to book one service. */
  async book(service: string): Promise<void> {
    await this.page.getByRole('link', { name: `Book ${service}` }).click();
  }
}
