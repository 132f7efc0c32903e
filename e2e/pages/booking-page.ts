import type { Locator, Page } from 'playwright-core';
import type { ClientPerson } from '../support/stage.js';

/** The steps of `/p/:slug/book`. */
export class BookingPage {
  /** The times of the chosen day; each is named by the client's clock, with the practitioner's where it differs. */
  readonly times: Locator;
  readonly summary: Locator;

  constructor(private readonly page: Page) {
    this.times = page.getByRole('button', { name: /^\d{1,2}:\d\d (AM|PM)/ });
    this.summary = page.getByRole('complementary', { name: 'Your booking' });
  }

  /** Opens the list of services and goes on with one of them to the times. */
  async open(slug: string, service: string): Promise<void> {
    await this.page.goto(`/p/${slug}/book`);
    await this.page.getByRole('radio', { name: service }).check();
    await this.page.getByRole('button', { name: 'Choose a time' }).click();
    await this.step('When suits you?');
  }

  /** Everything before the payment: the service, its first free time (or that of the next day that has any), details. */
  async openPayment(
    slug: string,
    client: ClientPerson,
    { service = 'Swedish massage', nextDay = false } = {},
  ): Promise<void> {
    await this.open(slug, service);
    if (nextDay) await this.skipDay();
    await this.takeFirstTime();
    await this.fillDetails(client);
    await this.continueToPayment();
  }

  /** Waits for a step by its heading. */
  async step(title: string): Promise<void> {
    await this.page.getByRole('heading', { level: 1, name: title }).waitFor();
  }

  /** Takes the first free time, and says which. */
  async takeFirstTime(): Promise<string> {
    const first = this.times.first();
    const name = (await first.textContent()) ?? '';
    await first.click();
    await this.step('Your details');
    return name;
  }

  /** Shows the second day that has times: the whole of it is bookable, the first one perhaps only from now on. */
  async skipDay(): Promise<void> {
    const days = this.page.getByRole('grid').getByRole('button', { disabled: false });
    await days.first().waitFor();
    if ((await days.count()) < 2) await this.page.getByRole('button', { name: 'Next month' }).click();
    // `Saturday, November 28, 2026, 6 times available` is headed `Saturday, November 28`.
    const name = (await days.nth(1).getAttribute('aria-label')) ?? '';
    await days.nth(1).click();
    await this.page.getByRole('heading', { name: name.split(', ').slice(0, 2).join(', ') }).waitFor();
  }

  /** Shows the times of a day, however many months ahead. @param day such as `Tuesday, March 16` */
  async showDay({ month, day }: { month: string; day: RegExp }): Promise<void> {
    await (await this.showMonth(month)).getByRole('button', { name: day, disabled: false }).click();
  }

  /** Waits for a day that has no times, however many months ahead. */
  async seeClosed({ month, day }: { month: string; day: RegExp }): Promise<void> {
    await (await this.showMonth(month)).getByRole('button', { name: day, disabled: true }).waitFor();
  }

  private async showMonth(month: string): Promise<Locator> {
    const grid = this.page.getByRole('grid');
    // Until then the page may still turn to the first month that has any.
    await this.times.first().waitFor();
    const start = (title: string | null) => Date.parse(`1 ${title}`);
    for (let shown = await grid.getAttribute('aria-label'); shown !== month;) {
      const turn = start(shown) < start(month) ? 'Next month' : 'Previous month';
      await this.page.getByRole('button', { name: turn }).click();
      shown = await grid.getAttribute('aria-label');
    }
    return this.page.getByRole('grid', { name: month });
  }

  async fillDetails({ firstName, lastName, email, phone }: ClientPerson, message = ''): Promise<void> {
    await this.page.getByLabel('First name').fill(firstName);
    await this.page.getByLabel('Last name').fill(lastName);
    await this.page.getByRole('textbox', { name: 'Email' }).fill(email);
    await this.page.getByLabel('Mobile phone').fill(phone);
    if (message) await this.page.getByLabel(/^Message to/).fill(message);
  }

  /** From the details to the card. */
  async continueToPayment(): Promise<void> {
    await this.page.getByRole('button', { name: 'Continue to payment' }).click();
    await this.step('Payment');
  }

  /** Redeems a coupon or a gift card, and waits until it counts. */
  async applyCode(code: string): Promise<void> {
    await this.page.getByLabel(/oupon or gift card$/).fill(code);
    await this.page.getByRole('button', { name: 'Apply code' }).click();
    await this.page.getByLabel('Another coupon or gift card').waitFor();
  }

  /** @param option `Not now`, `10%`, `15%`, `20%` or `Custom` */
  async chooseTip(option: string): Promise<void> {
    await this.page.getByRole('radio', { name: new RegExp(`^${option}`) }).check();
  }

  /** Pays, or secures the booking, with the card on file. @param button such as `Pay $90 and book` */
  async useSavedCard(button: string): Promise<void> {
    await this.page.getByRole('radio', { name: /^Use .* •••• / }).waitFor();
    await this.page.getByRole('button', { name: button }).click();
  }

  async pay(card: string, button = 'Pay $90 and book'): Promise<void> {
    await this.page.getByLabel('Card number').fill(card);
    await this.page.getByLabel('Expiry').fill('1240');
    await this.page.getByLabel('Security code').fill('123');
    await this.page.getByLabel('Postal code').fill('12207');
    await this.page.getByRole('button', { name: button }).click();
  }

  /** Waits until the booking is made, and goes on to its page. @returns its token */
  async booked(): Promise<string> {
    await this.step('You are booked');
    return this.openAppointment();
  }

  /** From the confirmation to the page of the appointment. @returns its token */
  async openAppointment(): Promise<string> {
    await this.page.getByRole('link', { name: 'See your booking' }).click();
    await this.page.waitForURL('**/m/c/*');
    return new URL(this.page.url()).pathname.split('/').at(-1) ?? '';
  }
}
