import { describe } from '@jest/globals';
import { AccountPages } from './pages/account-pages.js';
import { ApiVisitor } from './support/api-visitor.js';
import { eventually } from './support/eventually.js';
import { openPractice, PASSWORD, type OpenPractice } from './support/open-practice.js';
import { byButton, byClose, byEscape, letsGo, SCREENS, waysOutOfFlyout } from './support/overlays.js';
import { journey, useBrowser } from './support/stage.js';

const REVIEWER = `mutation Reviewer($practiceId: ID!, $code: String!) { reviewCreateClient(practiceId: $practiceId,
  phone: "+15185550188", firstName: "Noor", referralCode: $code) { result errors { code message } clientId } }`;
const RATE = `mutation Rate($practiceId: ID!, $clientId: ID!, $code: String!) { reviewAddRating(practiceId: $practiceId,
  clientId: $clientId, rating: 5, referralCode: $code) { result errors { code message } token review { id } } }`;
const WRITE = `mutation Write($reviewId: ID!, $token: String!, $text: String!) { reviewAddTextReview(reviewId: $reviewId,
  token: $token, text: $text) { result errors { code message } } }`;
const ASK = `mutation Ask { sendBulkReviewRequests(clients: [{ firstName: "Lena", phone: "+15185550189" }]) {
  result errors { code message } } }`;
const COMPLETED = '{ currentPractice { completedReviewsCount } }';

describe('Dialogs and flyouts of the reviews of the portal', () => {
  useBrowser();

  for (const [size, screen] of Object.entries(SCREENS)) {
    const flyout = waysOutOfFlyout(size);

    journey(`close in every way and return the focus: a reply, a request, a video upload (${size})`, async (stage) => {
      const practice = await openPractice({ charges: false });
      const text = await reviewBySomebody(practice);
      await practice.pro.change(ASK);
      const page = await stage.visitor(screen);
      await new AccountPages(page).logIn(practice.email, PASSWORD, '/portal/reviews/completed');
      await page.getByText(text).waitFor();
      await letsGo(
        page.getByRole('button', { name: /^Leave a reply/ }),
        page.getByRole('dialog', { name: /^Reply to/ }),
        {
          ...flyout,
          keeping: byButton('Cancel'),
        },
      );
      await page.goto('/portal/reviews/pending');
      const dismiss = page.getByRole('main').getByRole('button', { name: /^Dismiss/ });
      await letsGo(dismiss, page.getByRole('alertdialog'), {
        ...{ button: byClose, Escape: byEscape, keeping: byButton('Keep request') },
      });
      await page.goto('/portal/video_reviews');
      await letsGo(
        page.getByRole('button', { name: 'Upload a video' }),
        page.getByRole('dialog', { name: 'Upload a video' }),
        {
          ...{ button: byClose, Escape: byEscape, keeping: byButton('Cancel') },
        },
      );
    });
  }
});

/** Writes a public review by the practice's link. @returns its text */
async function reviewBySomebody({ practiceId, referralCode: code, pro }: OpenPractice): Promise<string> {
  const visitor = new ApiVisitor();
  const { clientId } = await visitor.change<{ clientId: string }>(REVIEWER, { practiceId, code });
  const { token, review } = await visitor.change<{ token: string; review: { id: string } }>(RATE, {
    ...{ practiceId, clientId, code },
  });
  const text = 'Slept like a stone.';
  await visitor.change(WRITE, { reviewId: review.id, token, text });
  await eventually('a public review', async () => {
    const { currentPractice } = await pro.ask<{ currentPractice: { completedReviewsCount: number } }>(COMPLETED);
    return currentPractice.completedReviewsCount === 1;
  });
  return text;
}
