import type { Locator, Page } from 'playwright-core';

/** `/portal/calendar`. */
export class CalendarPage {
  /** The flyout of the appointment that is open. */
  readonly flyout: Locator;
  /** The question about an event, personal or of a group, that was dragged. */
  readonly eventMove: Locator;

  constructor(private readonly page: Page) {
    this.flyout = page.getByRole('dialog');
    this.eventMove = page.getByRole('alertdialog', { name: 'Reschedule this event?' });
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

  /**
   * Takes an appointment, or its lower edge, down the hours with the mouse, and lets it go.
   * @param hours how far; less than 0 is up
   */
  async drag(clientName: string, { hours }: { hours: number }, grip: 'middle' | 'end' = 'middle'): Promise<void> {
    const entry = this.appointment(clientName);
    await entry.scrollIntoViewIfNeeded();
    const [box, hour] = await Promise.all([
      entry.boundingBox(),
      this.page.locator('.rbc-time-gutter .rbc-timeslot-group').first().boundingBox(),
    ]);
    if (!box || !hour) throw new Error(`${clientName} is not drawn.`);
    const [x, y] = [box.x + box.width / 2, grip === 'end' ? box.y + box.height - 2 : box.y + box.height / 2];
    await this.page.mouse.move(x, y);
    await this.page.mouse.down();
    await this.page.mouse.move(x, y + (hours * hour.height) / 2, { steps: 5 });
    // A time is put at the start of the quarter of an hour that it is let go in. Its middle is aimed at: at its start,
    // a fraction of a pixel would decide, and the page may be scrolled by one.
    const within = hour.height / 8 + (grip === 'end' ? 2 : 0);
    await this.page.mouse.move(x, y + hours * hour.height + within, { steps: 5 });
    await this.page.mouse.up();
  }

  async accept(): Promise<void> {
    await this.flyout.getByRole('button', { name: 'Accept' }).click();
    await this.page.getByText('Appointment accepted', { exact: true }).waitFor();
    await this.flyout.getByText('CONFIRMED').waitFor();
  }
}
