import type { Page } from 'playwright-core';

/** The review flow, from a link to the thanks. */
export class ReviewPages {
  constructor(private readonly page: Page) {}

  /** @param code the practice's referral code */
  async openLink(code: string): Promise<void> {
    await this.page.goto(`/i/r/client_info/${code}`);
  }

  async sayWho(firstName: string, phone: string): Promise<void> {
    await this.page.getByLabel('First name').fill(firstName);
    await this.page.getByLabel('Phone').fill(phone);
    await this.#goOn();
  }

  async rate(stars: string): Promise<void> {
    // The stars themselves are pictures of the labels around visually hidden radio buttons.
    await this.page.getByRole('radio', { name: stars }).check({ force: true });
    await this.#goOn();
  }

  async write(text: string): Promise<void> {
    await this.page.getByLabel('Your review').fill(text);
    await this.#goOn();
    await this.page.getByRole('heading', { name: /^Thank you/ }).waitFor();
  }

  async #goOn(): Promise<void> {
    await this.page.getByRole('button', { name: 'Continue' }).click();
  }
}
