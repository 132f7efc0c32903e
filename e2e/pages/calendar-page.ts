import type { Locator, Page } from 'playwright-core';

/** `/portal/calendar`. */
export class CalendarPage {
  /** The flyout of the appointment that is open. */
  readonly flyout: Locator;

  constructor(private readonly page: Page) {
    this.flyout = page.getByRole('dialog');
  }

  /** Shows the days around one. @param date `YYYY-MM-DD` */
  async show(date: string, view: 'day' | 'week' | 'month' = 'week'): Promise<void> {
    await this.page.goto(`/portal/calendar?${new URLSearchParams({ view, date })}`);
  }

  /** Opens what the calendar draws for a client. */
  async open(clientName: string): Promise<void> {
    await this.appointment(clientName).click();
    await this.flyout.waitFor();
  }

  appointment(clientName: string): Locator {
    return this.page.getByRole('main').getByRole('button', { name: clientName }).first();
  }

  async accept(): Promise<void> {
    await this.flyout.getByRole('button', { name: 'Accept' }).click();
    await this.page.getByText('Appointment accepted', { exact: true }).waitFor();
    await this.flyout.getByText('CONFIRMED').waitFor();
  }
}
