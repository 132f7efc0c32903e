import type { Page } from 'playwright-core';
import type { ClientPerson } from '../support/stage.js';

/** Log in, register, and a new password. */
export class AccountPages {
  constructor(private readonly page: Page) {}

  /** @param returnTo where to go afterwards */
  async logIn(email: string, password: string, returnTo: string): Promise<void> {
    await this.page.goto(`/login?${new URLSearchParams({ return_to: returnTo })}`);
    await this.submitLogin(email, password);
    await this.page.waitForURL((url) => url.pathname === returnTo);
  }

  /** Fills in the form that is open. */
  async submitLogin(email: string, password: string): Promise<void> {
    const main = this.page.getByRole('main');
    await main.getByRole('textbox', { name: 'Email' }).fill(email);
    await main.getByLabel('Password', { exact: true }).fill(password);
    await main.getByRole('button', { name: 'Log in' }).click();
  }

  async registerClient({ firstName, lastName, email }: ClientPerson, password: string): Promise<void> {
    await this.page.goto('/register');
    await this.page.getByLabel('First name').fill(firstName);
    await this.page.getByLabel('Last name').fill(lastName);
    await this.page.getByRole('textbox', { name: 'Email' }).fill(email);
    await this.page.getByLabel('Password', { exact: true }).fill(password);
    await this.page.getByRole('button', { name: 'Create my account' }).click();
    await this.page.waitForURL('**/bookings');
  }

  async askForNewPassword(email: string): Promise<void> {
    await this.page.goto('/login');
    await this.page.getByRole('link', { name: 'Forgot your password?' }).click();
    await this.page.getByRole('heading', { name: 'Reset your password' }).waitFor();
    await this.page.getByRole('main').getByRole('textbox', { name: 'Email' }).fill(email);
    await this.page.getByRole('button', { name: 'Send the link' }).click();
    await this.page.getByRole('heading', { name: 'Check your email' }).waitFor();
  }

  async chooseNewPassword(link: string, password: string): Promise<void> {
    await this.page.goto(link);
    await this.page.getByLabel('New password', { exact: true }).fill(password);
    await this.page.getByRole('button', { name: 'Save the new password' }).click();
    await this.page.waitForURL('**/login');
  }
}
