import { describe, expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { AccountPages } from './pages/account-pages.js';
import { violationsOf } from './support/accessibility.js';
import { ApiVisitor } from './support/api-visitor.js';
import { eventually } from './support/eventually.js';
import { openPractice, PASSWORD, type OpenPractice } from './support/open-practice.js';
import { mailTo } from './support/sandbox.js';
import { openStaff } from './support/staff.js';
import { journey, useBrowser, type Stage } from './support/stage.js';

const ADD_LICENSE = `mutation License($number: String!) {
  createProCredential(credentialId: "registered-massage-therapist", issuerId: "college-of-massage-therapists-of-ontario",
    stateIssued: "ontario", licenseNumber: $number) { result errors { code message } } }`;
const CREATE_CLIENT = `mutation Client($practiceId: ID!, $phone: String!, $firstName: String!, $code: String) {
  reviewCreateClient(practiceId: $practiceId, phone: $phone, firstName: $firstName, referralCode: $code) {
    result errors { code message } clientId } }`;
const RATE = `mutation Rate($practiceId: ID!, $clientId: ID!, $code: String) {
  reviewAddRating(practiceId: $practiceId, clientId: $clientId, rating: 1, referralCode: $code) {
    result errors { code message } token review { id } } }`;
const WRITE = `mutation Write($reviewId: ID!, $token: String, $text: String!) {
  reviewAddTextReview(reviewId: $reviewId, token: $token, text: $text) { result errors { code message } } }`;

describe('The pages of the staff', () => {
  useBrowser();

  journey(
    'a credential is approved, and another one declined with a reason; the practitioner is mailed',
    async (stage) => {
      const practice = await openPractice({ charges: false });
      const [good, bad] = [`RMT-${practice.practiceId.slice(0, 6)}`, `BAD-${practice.practiceId.slice(0, 6)}`];
      await practice.pro.change(ADD_LICENSE, { number: good });
      await practice.pro.change(ADD_LICENSE, { number: bad });
      const page = await staffPage(stage, '/staff');
      const row = (number: string) => page.getByRole('listitem').filter({ hasText: `No. ${number}` });
      await row(good).waitFor();
      expect(await violationsOf(page)).toEqual([]);
      await row(good)
        .getByRole('button', { name: /^Approve/ })
        .click();
      await row(good).waitFor({ state: 'hidden' });
      await row(bad)
        .getByRole('button', { name: /^Decline/ })
        .click();
      const dialog = page.getByRole('alertdialog');
      const decline = dialog.getByRole('button', { name: 'Decline credential' });
      expect(await decline.isDisabled()).toBe(true);
      await dialog.getByLabel('Reason').fill('The register has no such number.');
      expect(await violationsOf(page)).toEqual([]);
      await decline.click();
      await row(bad).waitFor({ state: 'hidden' });

      await mailTo(practice.email, /^Approved: Registered Massage Therapist/);
      const { text } = await mailTo(practice.email, /^We couldn't approve Registered Massage Therapist/);
      expect(text).toContain('The register has no such number.');
      const visitor = await stage.visitor();
      await visitor.goto(`/p/${practice.slug}`);
      await visitor.getByText('Registered Massage Therapist').first().waitFor();

      await page.getByRole('link', { name: 'Log', exact: true }).click();
      const declined = page.getByRole('listitem').filter({ hasText: practice.practitionerName.split(' ').at(-1)! });
      await declined.filter({ hasText: 'Declined Registered Massage Therapist' }).waitFor();
      expect(await violationsOf(page)).toEqual([]);
    },
  );

  journey('a review is reported from the profile and removed, and its stars with it', async (stage) => {
    const practice = await openPractice({ charges: false });
    const text = `Told everybody about my back, ${practice.practiceId.slice(0, 8)}.`;
    await writeReview(practice, text);
    const visitor = await stage.visitor();
    await eventually('the review on the profile', async () => {
      await visitor.goto(`/p/${practice.slug}`);
      await visitor.getByRole('heading', { name: 'Reviews' }).waitFor();
      return (await visitor.getByText(text).count()) > 0;
    });
    await visitor.getByRole('link', { name: 'Report the review by Maya' }).click();
    await visitor.getByText(text).waitFor();
    await visitor.getByRole('button', { name: 'Send the report' }).click();
    await visitor.getByText('Please choose a reason.').waitFor();
    await visitor.getByLabel('It says something private').check();
    await visitor.getByLabel('What should we know?').fill('It is about my sister.');
    expect(await violationsOf(visitor)).toEqual([]);
    await visitor.getByRole('button', { name: 'Send the report' }).click();
    await visitor.getByRole('heading', { name: "Thank you, we'll look at it" }).waitFor();

    const page = await staffPage(stage, '/staff/reports');
    const row = page.getByRole('listitem').filter({ hasText: text });
    await row.getByText('It is about my sister.').waitFor();
    await row.getByRole('button', { name: 'Remove the review by Maya' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByLabel('Reason').fill('Says what somebody is treated for.');
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Remove review' }).click();
    await row.waitFor({ state: 'hidden' });
    await visitor.goto(`/p/${practice.slug}`);
    await visitor.getByText('No reviews yet.').waitFor();
  });

  journey('a feature of a practice is switched off, and the portal follows', async (stage) => {
    const practice = await openPractice({ charges: false });
    const page = await staffPage(stage, '/staff/features');
    await page.getByLabel('Practice').fill(practice.email);
    const features = page.getByRole('group', { name: /^Features of/ });
    const events = features.getByLabel('Group events');
    await events.waitFor({ state: 'attached' });
    expect(await events.isChecked()).toBe(true);
    expect(await violationsOf(page)).toEqual([]);
    await features.getByText('Group events').click();
    await eventually('the switch', async () => !(await events.isChecked()));

    const portal = await stage.visitor();
    await new AccountPages(portal).logIn(practice.email, PASSWORD, '/portal/services');
    await portal.getByRole('tab', { name: 'Add-ons' }).waitFor();
    expect(await portal.getByRole('tab', { name: 'Event types' }).count()).toBe(0);
  });

  journey('other accounts see that the pages are for staff', async (stage) => {
    const practice = await openPractice({ charges: false });
    const page = await stage.visitor();
    await new AccountPages(page).logIn(practice.email, PASSWORD, '/staff');
    await page.getByRole('heading', { name: 'This part is for staff' }).waitFor();
  });
});

async function staffPage(stage: Stage, path: string): Promise<Page> {
  const { email } = await openStaff();
  const page = await stage.visitor();
  await new AccountPages(page).logIn(email, PASSWORD, path);
  return page;
}

async function writeReview({ practiceId, referralCode: code }: OpenPractice, text: string): Promise<void> {
  const visitor = new ApiVisitor();
  const { clientId } = await visitor.change<{ clientId: string }>(CREATE_CLIENT, {
    ...{ practiceId, code, firstName: 'Maya', phone: '+15185550123' },
  });
  const { token, review } = await visitor.change<{ token: string; review: { id: string } }>(RATE, {
    ...{ practiceId, clientId, code },
  });
  await visitor.change(WRITE, { reviewId: review.id, token, text });
}
