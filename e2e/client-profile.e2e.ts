import { describe, expect } from '@jest/globals';
import { AccountPages } from './pages/account-pages.js';
import { ClientProfilePage } from './pages/client-profile-page.js';
import { violationsOf } from './support/accessibility.js';
import { addClient } from './support/clients.js';
import { eventually } from './support/eventually.js';
import { sellPackage } from './support/offers.js';
import { openPractice, type OpenPractice, PASSWORD } from './support/open-practice.js';
import { CARDS, chargesOf, mailTo } from './support/sandbox.js';
import { journey, newClient, useBrowser } from './support/stage.js';

const VISITS = `query Visits($clientId: ID!) { upcomingAppointments(clientId: $clientId) { id paymentStatus } }`;
const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

describe('The profile of a client', () => {
  useBrowser();

  for (const [size, viewport] of Object.entries(SIZES)) {
    journey(`a card is added, deleted and added again, and the client is notified (${size})`, async (stage) => {
      const practice = await openPractice();
      const client = newClient();
      const id = await addClient(practice, client);
      const page = await stage.visitor({ viewport });
      await new AccountPages(page).logIn(practice.email, PASSWORD, '/portal');
      const profile = new ClientProfilePage(page);
      await profile.open(id, 'billing');
      await profile.card.getByText('None.').waitFor();
      await profile.enterCard(CARDS.good);
      await profile.card.getByText('Visa ending in 4242').waitFor();
      expect(await violationsOf(page)).toEqual([]);

      const kept = await profile.askToDeleteCard();
      expect(await violationsOf(page)).toEqual([]);
      await kept.getByRole('button', { name: 'Keep card' }).click();
      const question = await profile.askToDeleteCard();
      await question.getByRole('button', { name: 'Delete card' }).click();
      await page.getByText('Card deleted.').waitFor();
      await profile.card.getByRole('button', { name: 'Add card' }).waitFor();
      expect((await mailTo(client.email, /has deleted your card$/)).text).toContain('Visa ending in 4242');
      await page.reload();
      await profile.card.getByText('None.').waitFor();
      await profile.enterCard(CARDS.good);
      await profile.card.getByText('Visa ending in 4242').waitFor();
    });

    journey(`what a client is sent is chosen, and the intake form is sent and read (${size})`, async (stage) => {
      const practice = await openPractice({ charges: false });
      const client = newClient();
      const id = await addClient(practice, client);
      const page = await stage.visitor({ viewport });
      await new AccountPages(page).logIn(practice.email, PASSWORD, '/portal');
      const profile = new ClientProfilePage(page);
      await profile.open(id, 'billing');
      const settings = page.getByRole('region', { name: 'Communication settings' });
      const byText = settings.getByRole('group', { name: /^Reminders/ }).getByLabel('By text');
      await byText.uncheck();
      await settings.getByRole('button', { name: 'Save' }).click();
      await page.getByText('Settings updated successfully.').waitFor();
      await page.reload();
      await settings.getByRole('button', { name: 'Save' }).waitFor();
      expect(await byText.isChecked()).toBe(false);

      await profile.open(id, 'intake_form');
      await page.getByText('Not sent', { exact: true }).waitFor();
      expect(await violationsOf(page)).toEqual([]);
      await page.getByRole('button', { name: 'Send intake form' }).click();
      await page.getByText('Intake form sent', { exact: true }).waitFor();
      await page.getByText('Sent, not submitted', { exact: true }).waitFor();
      await fillIn(practice, (await mailTo(client.email, /^A form to fill in/)).text);
      await page.reload();
      await page.getByText('Submitted', { exact: true }).waitFor();
      const answers = page.getByRole('main');
      await answers.getByText('Less pain in my shoulders').waitFor();
      await answers.getByText('March 9, 1984').waitFor();
      expect(await violationsOf(page)).toEqual([]);
    });
  }

  journey('it has a side panel of 278 px with the details of the client', async (stage) => {
    const practice = await openPractice({ charges: false });
    const id = await addClient(practice, newClient());
    const page = await stage.visitor({ viewport: SIZES.desktop });
    await new AccountPages(page).logIn(practice.email, PASSWORD, '/portal');
    await new ClientProfilePage(page).open(id);
    const panel = page.getByRole('complementary', { name: 'About Grace Okafor' });
    expect((await panel.boundingBox())?.width).toBe(278);
  });

  journey('a new client is booked with a card on file, and a package is sold at booking', async (stage) => {
    const practice = await openPractice({ instant: true });
    await sellPackage(practice);
    const client = newClient('Noor', 'Byrne');
    const page = await stage.visitor();
    await new AccountPages(page).logIn(practice.email, PASSWORD, '/portal');
    await page.goto('/portal/clients?show_add_client_form=1');
    const creating = page.getByRole('dialog', { name: 'Create client' });
    await creating.getByLabel('First name').fill('Noor');
    await creating.getByLabel('Last name').fill('Byrne');
    await creating.getByLabel('Email').fill(client.email);
    await creating.getByRole('button', { name: 'Create client' }).click();
    await page.getByText('Client added successfully').waitFor();
    await page.getByRole('button', { name: 'Noor Byrne' }).click();
    const flyout = page.getByRole('dialog', { name: 'Noor Byrne' });
    const profile = new ClientProfilePage(page);
    await profile.enterCard(CARDS.good, flyout);
    await flyout.getByText('Visa ending in 4242').waitFor();
    await flyout.getByRole('link', { name: 'View profile' }).click();
    const id = await eventually('the profile', async () => /clients\/([\w-]+)$/.exec(page.url())?.[1]);

    const booking = page.getByRole('dialog', { name: 'Create appointment' });
    await page.getByRole('link', { name: 'New appointment' }).click();
    await booking.getByText('Noor Byrne').first().waitFor();
    await booking.getByLabel('Service', { exact: true }).selectOption('Swedish massage');
    await booking.getByRole('button', { name: 'Create appointment' }).click();
    await page.getByText('Appointment created successfully.').waitFor();
    await booking.waitFor({ state: 'hidden' });

    await profile.open(id);
    await page.getByText('No package with sessions left.').waitFor();
    await page.getByRole('link', { name: 'New appointment' }).click();
    await booking.getByText('Noor Byrne').first().waitFor();
    // What was booked last is chosen already.
    await booking.getByRole('button', { name: 'Remove Swedish massage' }).click();
    await booking.getByLabel('Service', { exact: true }).selectOption('Five massages');
    await booking.getByRole('button', { name: 'Create appointment' }).click();
    const question = page.getByRole('alertdialog', { name: 'No open package' });
    await question.getByText('•••• 4242').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await question.getByRole('button', { name: 'Charge the card on file now' }).click();
    await page.getByText('Success! Payment processed.').waitFor();

    const visits = await eventually('both visits', async () => {
      const { upcomingAppointments } = await practice.pro.ask<{ upcomingAppointments: { id: string }[] }>(VISITS, {
        clientId: id,
      });
      return upcomingAppointments.length === 2 && upcomingAppointments;
    });
    const charged = (await Promise.all(visits.map((visit) => chargesOf(visit.id)))).flat();
    expect(charged.map(({ amount }) => amount)).toEqual([40_000]);
    await profile.open(id);
    await page.getByText(/^4 of 5 sessions left/).waitFor();
    expect(await violationsOf(page)).toEqual([]);
  });
});

const ANSWER = `mutation Answer($uniqueId: String!, $formData: String!) {
  saveIntakeFormResponse(uniqueId: $uniqueId, formData: $formData) { result errors { code message } } }`;

/** The client answers the form that practices begin with. @param mail with the link to it */
async function fillIn({ pro }: OpenPractice, mail: string): Promise<void> {
  const uniqueId = /\/intake_form\/([\w-]+)/.exec(mail)?.[1];
  const answers = {
    ...{ date_of_birth: '1984-03-09', conditions: ['none'], takes_medication: false, full_name: 'Grace Okafor' },
    ...{ goals: 'Less pain in my shoulders', consent: ['true_answers', 'treatment'] },
  };
  await pro.change(ANSWER, { uniqueId, formData: JSON.stringify(answers) });
}
