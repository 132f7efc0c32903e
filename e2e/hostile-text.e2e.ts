import { describe, expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { AccountPages } from './pages/account-pages.js';
import { AppointmentPage } from './pages/appointment-page.js';
import { BookingPage } from './pages/booking-page.js';
import { CalendarPage } from './pages/calendar-page.js';
import { EventPages } from './pages/event-pages.js';
import { ReviewPages } from './pages/review-pages.js';
import { lookAt } from './support/appointments.js';
import { scheduleEvent } from './support/group-events.js';
import { issueGiftCard } from './support/offers.js';
import { openPractice, PASSWORD } from './support/open-practice.js';
import { calendarOf, mailTo, type CaughtMail } from './support/sandbox.js';
import { journey, newClient, useBrowser } from './support/stage.js';

/** A picture that does not exist runs a script where text is taken for HTML. */
const PICTURE = '<img src=x onerror="window.pwned=1">';
const FORMULA = `=HYPERLINK("http://evil.example","free")'`;
/** Would begin lines of its own in a calendar or in the head of a mail. */
const LINES = 'a;b,c\\n\r\nATTENDEE:mailto:evil@example.com\r\nBcc: evil@example.com';

describe('Hostile text', () => {
  useBrowser();

  journey('of a client stays text on pages, in mails and in calendars', async (stage) => {
    const practice = await openPractice({ instant: true, charges: false });
    const client = { ...newClient(), firstName: PICTURE, lastName: FORMULA };
    const page = await stage.visitor();
    const booking = new BookingPage(page);
    await booking.open(practice.slug, 'Swedish massage');
    await booking.takeFirstTime();
    await booking.fillDetails(client, `${PICTURE}\n${LINES}`);
    await page.getByRole('button', { name: 'Book this time' }).click();
    const token = await booking.booked();
    const appointment = new AppointmentPage(page);
    await appointment.stands('Appointment accepted');
    isCalendarOfOne(await appointment.calendarFile());
    await isInert(page);

    const confirmed = await mailTo(client.email, /^Confirmed/);
    const notified = await mailTo(practice.email, /^New booking from/);
    expect(notified.subject).toContain(FORMULA.replace('http://evil.example', 'http[:]//evil[.]example'));
    for (const mail of [confirmed, notified]) isInertMail(mail);
    isCalendarOfOne(calendarOf(confirmed));

    const pro = await stage.visitor();
    await new AccountPages(pro).logIn(practice.email, PASSWORD, '/portal');
    const calendar = new CalendarPage(pro);
    await calendar.show((await lookAt(token)).startsAt.slice(0, 10));
    await calendar.open(FORMULA);
    await calendar.flyout.getByText(PICTURE).first().waitFor();
    await calendar.flyout.getByText('ATTENDEE:mailto:evil@example.com').waitFor();
    await isInert(pro);
  });

  journey('of a reviewer stays text on the profile', async (stage) => {
    const practice = await openPractice({ charges: false });
    const page = await stage.visitor();
    const review = new ReviewPages(page);
    await review.openLink(practice.referralCode);
    await review.sayWho(PICTURE, '5185550166');
    await review.rate('5 stars');
    await review.write(`</script><script>window.pwned=2</script>${PICTURE} ${FORMULA}`);
    await isInert(page);
    isInertMail(await mailTo(practice.email, /^You have a new review/));

    // Twice: the second time the text may come inside the page, in its script elements.
    const visitor = await stage.visitor();
    for (const visit of ['first', 'second']) {
      await visitor.goto(`/p/${practice.slug}?${visit}`);
      await visitor.getByText(`</script><script>window.pwned=2</script>${PICTURE} ${FORMULA}`).first().waitFor();
      await isInert(visitor);
    }
  });

  journey('of a practice stays text for clients: event, gift card, headline and terms', async (stage) => {
    const practice = await openPractice({ charges: false });
    const client = { ...newClient(), firstName: FORMULA, lastName: PICTURE };
    await practice.pro.change(
      `mutation Hostile($headline: String, $about: String) { updatePracticeProfile(input: { headline: $headline,
        about: $about }) { result errors { code message } } }`,
      { headline: PICTURE, about: `<p>${PICTURE}<script>window.pwned=3</script><b>bold</b></p>` },
    );
    const event = await scheduleEvent(practice, { name: `Bath ${PICTURE} "${FORMULA}`, amountCents: 0 });
    const page = await stage.visitor();
    await page.goto(`/p/${practice.slug}`);
    await page.getByText(PICTURE, { exact: true }).first().waitFor();
    await isInert(page);
    const pages = new EventPages(page);
    await pages.open(event.url, `Bath ${PICTURE} "${FORMULA}`);
    expect(await page.title()).toContain(PICTURE);
    await pages.register(client, 'Register for free');
    await pages.registration('You are registered');
    await isInert(page);
    const registered = await mailTo(client.email, /^Registered: Bath/);
    isInertMail(registered);
    isCalendarOfOne(calendarOf(registered));

    const recipientEmail = newClient().email;
    await issueGiftCard(practice, {
      ...{ amountCents: 2500, recipientEmail, recipientName: PICTURE, message: `${PICTURE} =HYPERLINK("x","free")` },
    });
    isInertMail(await mailTo(recipientEmail, /^A .* gift card from/));
  });
});

/** Nothing of it became an element, and nothing of it ran; the journey itself fails where the security policy was asked. */
async function isInert(page: Page): Promise<void> {
  // A page that asks again how something went is never idle for long: then what has come by now counts.
  await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
  expect(await page.locator('img[src="x"], [onerror]').count()).toBe(0);
  expect(await page.evaluate(() => 'pwned' in window)).toBe(false);
}

function isInertMail({ html, text, headers }: CaughtMail): void {
  expect(html).not.toMatch(/<img[^>]*src=["']?x\b/i);
  expect(html).not.toMatch(/<script/i);
  expect(html + text).toMatch(/img|HYPERLINK/);
  expect(headers.map(({ key }) => key.toLowerCase())).not.toContain('bcc');
}

/** One entry with one guest: no line of its own was smuggled in. */
function isCalendarOfOne(calendar: string): void {
  const lines = calendar.split(/\r?\n/);
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
  expect(lines.filter((line) => /^(ATTENDEE|Bcc)\b.*evil@example\.com/i.test(line))).toEqual([]);
}
