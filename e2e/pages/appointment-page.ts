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
    await this.payment.getByText(status, { exact: true }).waitFor();
  }

  /** The file behind "Add to your calendar". */
  async calendarFile(): Promise<string> {
    const path = await this.page.getByRole('link', { name: 'Add to your calendar' }).getAttribute('href');
    const answer = await this.page.request.get(path ?? '');
    if (!answer.headers()['content-type']?.startsWith('text/calendar')) throw new Error(`${path} is no calendar`);
    return answer.text();
  }

  async cancel(): Promise<void> {
    await this.page.getByRole('button', { name: 'Cancel appointment' }).click();
    const question = this.page.getByRole('alertdialog');
    await question.getByText('What you have paid is refunded in full.').waitFor();
    await question.getByRole('button', { name: 'Cancel appointment' }).click();
  }
}
