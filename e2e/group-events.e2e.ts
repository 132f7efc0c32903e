import { describe, expect } from '@jest/globals';
import { EventPages } from './pages/event-pages.js';
import { violationsOf } from './support/accessibility.js';
import { eventually } from './support/eventually.js';
import { lookAtRegistration, scheduleEvent } from './support/group-events.js';
import { openPractice } from './support/open-practice.js';
import { CARDS, chargesOf, mailTo } from './support/sandbox.js';
import { journey, newClient, useBrowser } from './support/stage.js';

describe('Group events', () => {
  useBrowser();

  journey(
    'a place is paid for by card, confirmed by mail, given up by its link, and the money goes back',
    async (stage) => {
      stage.expectComplaint(/status of 402/);
      const practice = await openPractice({ instant: true });
      const event = await scheduleEvent(practice);
      const client = newClient();
      const page = await stage.visitor();
      const pages = new EventPages(page);
      await page.goto(`/p/${practice.slug}`);
      await page.getByRole('link', { name: 'Full Moon Sound Bath' }).click();
      await pages.open(event.url, 'Full Moon Sound Bath');
      await pages.register(client, 'Continue to payment');
      await pages.pay(CARDS.declined, 'Pay $25 and register');
      await page.getByText(/^Your card was declined/).waitFor();
      await pages.pay(CARDS.good, 'Pay $25 and register');

      const token = await pages.registration('You are registered');
      await page.getByText('Thank you. Nothing is due.').waitFor();
      expect(await violationsOf(page)).toEqual([]);
      const { id } = await lookAtRegistration(token);
      expect((await chargesOf(id)).map(({ amount }) => amount)).toEqual([2500]);
      const mail = await mailTo(client.email, /Full Moon Sound Bath/);
      expect(mail.text).toContain(`/manage_event_registrations/${token}`);

      expect(await pages.cancel()).toContain('You can give up your place for free');
      await pages.registration('Your registration is cancelled');
      await eventually('the refund', async () =>
        (await chargesOf(id)).every(({ amount_refunded: refunded }) => refunded === 2500),
      );
      expect(await lookAtRegistration(token)).toMatchObject({ state: 'cancelled', event: { placesLeft: 10 } });
    },
  );

  journey('the last place goes to one of two, and to the other once it is given up', async (stage) => {
    const practice = await openPractice({ charges: false });
    const event = await scheduleEvent(practice, { amountCents: 0, capacity: 1 });
    const [first, second] = [await stage.visitor(), await stage.visitor()];
    const [one, other] = [new EventPages(first), new EventPages(second)];
    await Promise.all([one, other].map((pages) => pages.open(event.url, 'Full Moon Sound Bath')));
    await second.getByText('Last place').waitFor();
    await one.register(newClient(), 'Register for free');
    await one.registration('You are registered');

    await other.register(newClient(), 'Register for free');
    await second.getByText('The last place was just taken.').waitFor();
    await second.getByText(/^All places are taken/).waitFor();

    await one.cancel();
    await one.registration('Your registration is cancelled');
    await other.open(event.url, 'Full Moon Sound Bath');
    await other.register(newClient(), 'Register for free');
    await other.registration('You are registered');
  });
});
