import type { Page } from 'playwright-core';
import type { ClientPerson } from '../support/stage.js';

/** `/p/:slug/events/:eventId` and `/manage_event_registrations/:token`. */
export class EventPages {
  constructor(private readonly page: Page) {}

  async open(path: string, name: string): Promise<void> {
    await this.page.goto(path);
    await this.page.getByRole('heading', { level: 1, name }).waitFor();
  }

  /** @param button such as `Register for free` */
  async register({ firstName, lastName, email, phone }: ClientPerson, button: string): Promise<void> {
    await this.page.getByLabel('First name').fill(firstName);
    await this.page.getByLabel('Last name').fill(lastName);
    await this.page.getByRole('textbox', { name: 'Email' }).fill(email);
    await this.page.getByLabel('Mobile phone').fill(phone);
    await this.page.getByRole('button', { name: button }).click();
  }

  /** @param button such as `Pay $25 and register` */
  async pay(card: string, button: string): Promise<void> {
    await this.page.getByLabel('Card number').fill(card);
    await this.page.getByLabel('Expiry').fill('1240');
    await this.page.getByLabel('Security code').fill('123');
    await this.page.getByLabel('Postal code').fill('12207');
    await this.page.getByRole('button', { name: button }).click();
  }

  /** Waits for a view of the registration's page by its heading. @returns the token of the page */
  async registration(heading: string): Promise<string> {
    await this.page.waitForURL('**/manage_event_registrations/*');
    await this.page.getByRole('heading', { level: 1, name: heading }).waitFor();
    return new URL(this.page.url()).pathname.split('/').at(-1) ?? '';
  }

  /** Gives the place up. @returns what the dialog says that it costs */
  async cancel(): Promise<string> {
    await this.page.getByRole('button', { name: 'Cancel appointment' }).click();
    const dialog = this.page.getByRole('alertdialog', { name: 'Cancel Appointment' });
    await dialog.waitFor();
    const text = (await dialog.textContent()) ?? '';
    await dialog.getByRole('button', { name: 'Cancel appointment' }).click();
    return text;
  }
}
