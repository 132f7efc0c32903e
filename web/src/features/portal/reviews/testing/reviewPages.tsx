import type { ReactElement } from 'react';
import { renderPage, type Answers } from '../../../../testing/renderPage.js';
import { ToastRegion } from '../../../../ui/ToastRegion.js';

/** The practice as all pages of the reviews ask for it. */
export const reviewPractice = (own: object = {}) => ({
  currentPractice: {
    __typename: 'Practice',
    ...{ id: 'p', timeZone: 'America/Vancouver', countryCode: 'CA', importReviewsEnabled: true },
    ...{ completedReviewsCount: 3, openReviewRequestsCount: 0, referralCode: 'code-1' },
    ...own,
  },
});

export const outcome = (field: string, own: object = {}) => ({
  [field]: { __typename: 'Payload', result: 'success', errors: [], ...own },
});
export const refusal = (field: string, message: string, own: object = {}) =>
  outcome(field, {
    result: 'failure',
    errors: [{ __typename: 'UserError', code: 'not_found', message, field: null }],
    ...own,
  });

/** A page of the reviews with the messages that it leaves. */
export const startReviews = (page: ReactElement, answers: Answers, at: string) =>
  renderPage(
    <>
      {page}
      <ToastRegion />
    </>,
    { PracticeForReviews: () => reviewPractice(), ...answers },
    at,
  );

export const down = () => {
  throw new Error('The reviews sleep.');
};
