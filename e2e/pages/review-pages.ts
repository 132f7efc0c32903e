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

  async endorse(...skills: string[]): Promise<void> {
    for (const skill of skills) await this.page.getByLabel(skill, { exact: true }).check({ force: true });
    await this.#goOn();
  }

  async write(text: string): Promise<void> {
    await this.page.getByLabel('Your review').fill(text);
    await this.#goOn();
    await this.page.getByRole('heading', { name: /^Thank you/ }).waitFor();
  }

  /** On the thanks. */
  async stayAnonymous(): Promise<void> {
    await this.page.getByLabel('Stay anonymous').check();
    await this.page.getByText('Shown as Anonymous').waitFor();
  }

  /** A link of an imported review. */
  async openReview(token: string): Promise<void> {
    await this.page.goto(`/i/r/text_review/${token}`);
  }

  async confirmImport(): Promise<void> {
    await this.page.getByRole('button', { name: "Yes, it's mine" }).click();
    await this.page.getByLabel('Your review').waitFor();
  }

  /** From the video offer next to the text field to a submitted recording. */
  async recordVideo(seconds: number): Promise<void> {
    await this.page.getByRole('button', { name: 'Record a video' }).click();
    await this.page.getByRole('button', { name: 'Turn on the camera' }).click();
    await this.page.getByRole('button', { name: 'Record', exact: true }).click();
    await this.page.getByText('Recording. It stops automatically').waitFor();
    await this.page.waitForTimeout(seconds * 1000);
    await this.page.getByRole('button', { name: 'Stop' }).click();
    await this.page.getByLabel('Your recording').waitFor();
    await this.page.getByRole('button', { name: 'Submit' }).click();
  }

  async #goOn(): Promise<void> {
    await this.page.getByRole('button', { name: 'Continue' }).click();
  }
}
