/** The practice "p" as the frame of the portal asks for it. */
export const framePractice = (own: object = {}) => ({
  currentPractice: {
    __typename: 'Practice',
    ...{ id: 'p', builderVersion: 'v1', showTermsModal: false, termsUrl: null },
    ...{ bookableEventsEnabled: true, clientNotesEnabled: true, videoReviewsEnabled: true, importReviewsEnabled: true },
    giftCardsEnabled: true,
    websitePlanEnabled: false,
    profileStatus: { __typename: 'ProfileStatus', completionSteps: [], verificationSteps: [] },
    ...own,
  },
});
