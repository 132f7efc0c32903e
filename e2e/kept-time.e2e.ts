import { describe, expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { BookingPage } from './pages/booking-page.js';
import { ApiVisitor } from './support/api-visitor.js';
import { openPractice, type OpenPractice } from './support/open-practice.js';
import { journey, newClient, useBrowser } from './support/stage.js';

const HOLD = `mutation Hold($input: HoldSlotInput!) { holdSlot(input: $input) { result errors { code } hold { id } } }`;
const RELEASE = `mutation Release($id: ID!) { releaseSlot(input: { holdId: $id }) { result errors { code } } }`;

interface Kept {
  id: string;
  startsAt: string;
}

describe('A held slot', () => {
  useBrowser();

  journey('expires and is held again without loss of typed text', async (stage) => {
    const practice = await openPractice({ charges: false });
    const page = await stage.visitor();
    await page.clock.install();
    const { booking, kept } = await takeTime(page, practice);
    await booking.fillDetails(newClient('Lena', 'Brandt'), 'Second floor, please.');
    await giveUp(kept);
    await page.clock.fastForward('10:30');

    const notice = page.getByRole('alert').filter({ hasText: 'open to others again' });
    await notice.getByText('What you typed is still here.').waitFor();
    expect(await page.getByRole('button', { name: 'Request this time' }).isDisabled()).toBe(true);
    const answer = answerWithHold(page);
    await notice.getByRole('button', { name: 'Hold it again' }).click();
    await answer;
    // Only the browser's clock was put forward; with the server's again, the new time is not over at once.
    await page.clock.setSystemTime(new Date());
    await page.getByText(/We're holding this time for/).waitFor();
    expect(await page.getByLabel('First name').inputValue()).toBe('Lena');
    await page.getByRole('button', { name: 'Request this time' }).click();
    await page.getByRole('heading', { name: 'Your request is on its way' }).waitFor();
  });

  journey('is taken by another client: another one can be chosen with the same details', async (stage) => {
    const practice = await openPractice({ charges: false });
    const page = await stage.visitor();
    const { booking, kept } = await takeTime(page, practice);
    await booking.fillDetails(newClient('Lena', 'Brandt'), 'Second floor, please.');
    await giveUp(kept);
    await keepForSomebodyElse(practice, kept.startsAt);

    await page.getByRole('button', { name: 'Request this time' }).click();
    const notice = page.getByRole('alert').filter({ hasText: 'What you typed is still here.' });
    await notice.getByRole('button', { name: 'Hold it again' }).click();
    await notice.getByText('taken').waitFor();
    await notice.getByRole('button', { name: 'Choose another time' }).click();
    await booking.step('When suits you?');
    await booking.skipDay();
    // Until the server answers, the page shows the times that it knew before.
    await booking.times.first().filter({ hasText: '10:00 AM' }).waitFor();
    await booking.takeFirstTime();
    expect(await page.getByLabel('First name').inputValue()).toBe('Lena');
    expect(await page.getByLabel(/^Message to/).inputValue()).toBe('Second floor, please.');
    await page.getByRole('button', { name: 'Request this time' }).click();
    await page.getByRole('heading', { name: 'Your request is on its way' }).waitFor();
  });
});

/** Goes to the details with the first time of a day. @returns the hold of the server, as `kept` */
async function takeTime(page: Page, { slug }: OpenPractice) {
  const booking = new BookingPage(page);
  await booking.open(slug, 'Swedish massage');
  await booking.skipDay();
  const answer = answerWithHold(page);
  await booking.takeFirstTime();
  return { booking, kept: await answer };
}

async function answerWithHold(page: Page): Promise<Kept> {
  const response = await page.waitForResponse(
    async (candidate) => candidate.url().endsWith('/graphql') && (await candidate.text()).includes('"holdSlot"'),
  );
  const { data } = (await response.json()) as { data: { holdSlot: { hold: Kept } } };
  return data.holdSlot.hold;
}

/** Releases the hold, as the server does after ten minutes. */
async function giveUp({ id }: Kept): Promise<void> {
  await new ApiVisitor().change(RELEASE, { id });
}

async function keepForSomebodyElse(practice: OpenPractice, startsAt: string): Promise<void> {
  const { practiceId, locationId, serviceId } = practice;
  await new ApiVisitor().change(HOLD, { input: { practiceId, locationId, serviceIds: [serviceId], startsAt } });
}
