import type { Locator, Page } from 'playwright-core';

/** `/m/c/:instantActionToken`. */
export class AppointmentPage {
  readonly payment: Locator;

  constructor(private readonly page: Page) {
    this.payment = page.getByRole('complementary', { name: 'Price and payment' });
  }

  async open(token: string): Promise<void> {
    await this.page.goto(`/m/c/${token}`);
  }

  /** Waits until it says where the appointment stands, such as `Appointment accepted`. */
  async stands(heading: string): Promise<void> {
    await this.page.getByRole('heading', { level: 1, name: heading }).waitFor();
  }

  /** Waits for the label of the payment. */
  async paymentIs(status: string): Promise<void> {
    const heading = this.page.getByRole('heading', { name: 'Payment', exact: true });
    // Lines of the price have such names too.
    await this.payment.locator('section').filter({ has: heading }).getByText(status, { exact: true }).waitFor();
  }

  /** The calendar file, which Apple's and every other calendar opens. */
  async calendarFile(): Promise<string> {
    const path = await this.page
      .getByRole('group', { name: 'Add to your calendar' })
      .getByRole('link', { name: 'Apple' })
      .getAttribute('href');
    const answer = await this.page.request.get(path ?? '');
    if (!answer.headers()['content-type']?.startsWith('text/calendar')) throw new Error(`${path} is no calendar`);
    return answer.text();
  }

  /** The amount of a price line, such as `Total`. */
  price(label: string | RegExp): Locator {
    return this.payment
      .locator('dl > div')
      .filter({ has: this.page.getByRole('term').filter({ hasText: label }) })
      .locator('dd');
  }

  /** Pays what is due with the card on file. @param amount as the dialog names it */
  async payWithSavedCard(amount: string): Promise<void> {
    await this.payment.getByRole('button', { name: 'Pay now' }).click();
    const dialog = this.page.getByRole('dialog', { name: `Pay ${amount}` });
    await dialog.getByRole('radio', { name: /^Use .* •••• / }).waitFor();
    await dialog.getByRole('button', { name: `Pay ${amount}` }).click();
  }

  /** Pays what is due with a card that is typed now. @param amount as the dialog names it */
  async payWithCard(card: string, amount: string): Promise<void> {
    await this.payment.getByRole('button', { name: 'Pay now' }).click();
    const dialog = this.page.getByRole('dialog', { name: `Pay ${amount}` });
    await dialog.getByLabel('Card number').fill(card);
    await dialog.getByLabel('Expiry').fill('1240');
    await dialog.getByLabel('Security code').fill('123');
    await dialog.getByLabel('Postal code').fill('12207');
    await dialog.getByRole('button', { name: `Pay ${amount}` }).click();
  }

  /** Gives another card for a visit that is still to come. */
  async addCard(card: string): Promise<void> {
    await this.payment.getByRole('button', { name: 'Add credit card' }).click();
    const dialog = this.page.getByRole('dialog', { name: 'Add a credit card' });
    await dialog.getByLabel('Card number').fill(card);
    await dialog.getByLabel('Expiry').fill('1240');
    await dialog.getByLabel('Security code').fill('123');
    await dialog.getByLabel('Postal code').fill('12207');
    await dialog.getByRole('button', { name: 'Save card' }).click();
    await this.page.getByText('Your payment method has been saved.').waitFor();
  }

  /** @param cost what the question has to say that it costs */
  async cancel(cost: string | RegExp = "You'll get a full refund."): Promise<void> {
    await this.page.getByRole('button', { name: 'Cancel appointment' }).click();
    const question = this.page.getByRole('alertdialog');
    await question.getByText(cost).waitFor();
    await question.getByRole('button', { name: 'Cancel appointment' }).click();
  }

  /** Moves it to the first free time of the shown day. @returns the new time as the list names it */
  async moveToFirstTime(button: string | RegExp = 'Move appointment'): Promise<string> {
    await this.page.getByRole('link', { name: 'Move appointment' }).click();
    const first = this.page.getByRole('button', { name: /^\d{1,2}:\d\d (AM|PM)/ }).first();
    const time = (await first.textContent()) ?? '';
    await first.click();
    await this.page.getByRole('alertdialog').getByRole('button', { name: button }).click();
    await this.page.getByText('Your appointment has been moved.').waitFor();
    return time;
  }

  /** Adds a tip to a visit that is over and paid, with the card on file. @param option such as `15%` */
  async tip(option: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Add a tip' }).click();
    const dialog = this.page.getByRole('dialog', { name: 'Add a tip' });
    await dialog.getByRole('radio', { name: new RegExp(`^${option}`) }).check();
    await dialog.getByRole('button', { name: /^Tip .* with / }).click();
    await this.page.getByText('Tip added successfully. Thank you!').waitFor();
  }
}
