import type { Locator, Page } from 'playwright-core';

/** `/practitioner-search`, and the search box of every public page that leads there. */
export class SearchPage {
  readonly results: Locator;

  constructor(private readonly page: Page) {
    this.results = page.getByRole('region', { name: 'Practitioners' });
  }

  /** Searches from the home page; the place is picked from the suggestions. */
  async searchFromHome(what: string, where: string): Promise<void> {
    await this.page.goto('/');
    const form = this.page.getByRole('search').filter({ visible: true }).first();
    await form.getByRole('combobox', { name: 'What are you looking for?' }).fill(what);
    await form.getByRole('combobox', { name: 'Where?' }).fill(where);
    await form.getByRole('option', { name: where }).first().click();
    await form.getByRole('button', { name: 'Search' }).click();
  }

  /** Searches by the address, as a link would. */
  async search(query: string): Promise<void> {
    await this.page.goto(`/practitioner-search?${new URLSearchParams({ query })}`);
  }

  /** The result of a practitioner. */
  card(practitionerName: string): Locator {
    return this.results
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('heading', { name: practitionerName }) });
  }

  /** Opens a practitioner among the results, however many pages further down. */
  async open(practitionerName: string): Promise<void> {
    // Exact: free times are links too, and say whose they are.
    const link = this.results.getByRole('link', { name: practitionerName, exact: true });
    const more = this.results.getByRole('button', { name: 'Show more practitioners' });
    await link.or(more).first().waitFor();
    while (!(await link.isVisible())) {
      await more.click();
      await link.or(more).first().waitFor();
    }
    await link.click();
  }
}
