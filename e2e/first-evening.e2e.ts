import { describe, expect } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { BookingPage } from './pages/booking-page.js';
import { ServicesPage } from './pages/services-page.js';
import { violationsOf } from './support/accessibility.js';
import { eventually } from './support/eventually.js';
import { PASSWORD, surname } from './support/open-practice.js';
import { mailTo } from './support/sandbox.js';
import { journey, newClient, useBrowser } from './support/stage.js';

const PHOTO = fileURLToPath(new URL('../web/public/icon-512.png', import.meta.url));

describe('The first evening of a practitioner', () => {
  useBrowser();

  journey('leads from the registration to a published profile, and to the booking of a stranger', async (stage) => {
    const page = await stage.visitor({ viewport: { width: 1440, height: 900 } });
    await register(page);
    await page.getByRole('heading', { name: 'Set up your practice' }).waitFor();
    expect(await violationsOf(page)).toEqual([]);

    await goToStep(page, 'Location');
    await addOffice(page);
    await goToStep(page, 'Service');
    await addFreeService(page);
    await goToStep(page, 'About you');
    await describeYourself(page);
    await goToStep(page, 'Keyword');
    await chooseKeyword(page);

    await page.getByRole('link', { name: 'Overview', exact: true }).click();
    await page.getByRole('button', { name: 'Publish profile' }).click();
    await page.getByText('Your profile is published.').waitFor();
    await page.getByRole('heading', { name: 'Set up your practice' }).waitFor({ state: 'hidden' });
    const path = await page.getByRole('link', { name: 'View profile' }).getAttribute('href');

    const stranger = await stage.visitor();
    const booking = new BookingPage(stranger);
    await booking.open(path!.replace('/p/', ''), 'Introduction');
    await booking.takeFirstTime();
    await booking.fillDetails(newClient());
    await stranger.getByRole('button', { name: /^(Book|Request) this time$/ }).click();
    await stranger.getByRole('heading', { name: /^(You are booked|Your request is on its way)$/ }).waitFor();
  });
});

async function register(page: Page): Promise<void> {
  const email = `ines-${randomUUID()}@example.com`;
  await page.goto('/register?kind=pro');
  await page.getByLabel('First name').fill('Ines');
  await page.getByLabel('Last name').fill(surname());
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create my practice' }).click();
  await page.waitForURL('**/portal');
  const { text } = await mailTo(email, /^Confirm your email address/);
  await page.goto(new URL(/https?:\S*confirm-email\?token=[\w-]+/.exec(text)![0]).href);
  await page.getByRole('heading', { name: /confirmed/ }).waitFor();
  await page.goto('/portal');
}

/** From the overview, by its list of what is left. */
async function goToStep(page: Page, name: string): Promise<void> {
  const overview = page.getByRole('link', { name: 'Overview', exact: true });
  // The catalog learns of a new practice by an event.
  await eventually(`the step ${name}`, async () => {
    await overview.click();
    const step = page.getByRole('list', { name: 'Steps to a complete profile' }).getByRole('link', { name });
    await step.click({ timeout: 5_000 });
    return true;
  });
}

async function addOffice(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add location' }).first().click();
  const flyout = page.getByRole('dialog', { name: 'Add location' });
  await flyout.getByLabel('Name', { exact: true }).fill('Elm Street studio');
  await flyout.getByLabel('Street address').fill('12 Elm Street');
  await flyout.getByRole('combobox', { name: 'City or town' }).fill('Albany');
  await page.getByRole('option', { name: /^Albany, NY/ }).click();
  await flyout.getByRole('button', { name: 'Add location' }).click();
  await page.getByText('Location has been saved').waitFor();
  await flyout.waitFor({ state: 'hidden' });
}

async function addFreeService(page: Page): Promise<void> {
  const services = new ServicesPage(page);
  await page.getByRole('button', { name: 'Create a free service' }).click();
  const flyout = page.getByRole('dialog', { name: 'Create service' });
  await flyout.getByLabel('Name').fill('Introduction');
  await services.describe(flyout, 'Half an hour to get to know each other.');
  await flyout.getByLabel('Duration, minutes').fill('30');
  await services.save(flyout, "Your service 'Introduction' was saved successfully");
}

async function describeYourself(page: Page): Promise<void> {
  await page.getByLabel('Choose a photo').setInputFiles(PHOTO);
  await page.getByText('Your profile photo has been saved.').waitFor();
  await page.getByLabel('Title').fill('Massage therapist');
  await page.getByLabel('Headline').fill('Unhurried massage in the old town.');
  await page.getByRole('textbox', { name: /^About/ }).click();
  await page.keyboard.type('I take my time.');
  await page.getByRole('form', { name: 'Profile details' }).getByRole('button', { name: 'Save' }).click();
  await page.getByText('Your profile details have been saved.').waitFor();
}

async function chooseKeyword(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Choose keywords' }).click();
  const choice = page.getByRole('dialog', { name: 'Choose keywords' });
  await choice.getByLabel('Find a keyword').fill('reiki');
  await choice.getByText('Reiki', { exact: true }).click();
  await choice.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Successfully updated keywords').waitFor();
  // A complete profile is congratulated on; it is published from the overview.
  await page
    .getByRole('dialog', { name: /^Congratulations/ })
    .getByRole('button', { name: 'Not now' })
    .click();
}
