import {
  type WhoMay,
  ALL,
  CLIENT,
  PRACTICE,
  PROS,
  SESSIONS,
  answers,
  ofReview,
  ofUpload,
  plain,
  shows,
} from '../expectation.js';

export const WHO_MAY: WhoMay = {
  queries: {
    checkVideoReviewAvailability: shows(CLIENT, ({ review, past }, role) => {
      const token = { link: review.token, client: review.id }[role as 'link'] ?? past.practiceToken;
      return `checkVideoReviewAvailability(token: "${token}")`;
    }),
    publicReview: answers(ALL, plain('publicReview(id: "none")')),
    reportedReviews: answers([], plain('reportedReviews')),
    reportedReviewsCount: answers([], plain('reportedReviewsCount')),
    recentReviews: answers(ALL, plain('recentReviews')),
    reviewByToken: shows(CLIENT, ({ review, past }, role) => {
      const token = { link: review.token, client: review.id }[role as 'link'] ?? past.practiceToken;
      return `reviewByToken(token: "${token}")`;
    }),
    reviewInvitation: shows(['link'], ({ review, past }, role) => {
      return `reviewInvitation(referralCode: "${role === 'link' ? review.code : past.practiceToken}")`;
    }),
    videoReviewUpload: shows(['link'], ofUpload('videoReviewUpload')),
    verifyReviewProof: answers(ALL, ({ review }) => `verifyReviewProof(reviewId: "${review.id}", proof: "none")`),
    videoUploadTool: answers(ALL, plain('videoUploadTool')),
  },
  mutations: {
    createPhotoUpload: answers(
      SESSIONS,
      plain('createPhotoUpload(input: { contentType: "text/plain", sizeBytes: 1 })'),
    ),
    completePhotoUpload: answers(
      PRACTICE,
      ({ photoHandle }) => `completePhotoUpload(input: { handle: "${photoHandle}" })`,
    ),
    createDocumentUpload: answers(
      PROS,
      plain('createDocumentUpload(input: { contentType: "text/plain", sizeBytes: 1 })'),
    ),
    // Without the words that this reason needs.
    reportReview: answers(ALL, ({ review }) => `reportReview(input: { reviewId: "${review.id}", reason: other })`),
    dismissReviewReports: answers([], ({ review }) => `dismissReviewReports(reviewId: "${review.id}")`),
    removeReportedReview: answers([], ({ review }) => {
      return `removeReportedReview(reviewId: "${review.id}", reason: "None.")`;
    }),
    proImportReview: answers(
      PROS,
      plain('proImportReview(firstName: "Ada", phone: "1", rating: 5, createdAt: "2026-01-01T00:00:00Z")'),
    ),
    // An empty list, so that no client receives a request.
    sendBulkReviewRequests: answers(PROS, plain('sendBulkReviewRequests(clients: [])')),
    resendProReviewRequest: answers(PRACTICE, ({ clientId, past }) => {
      return `resendProReviewRequest(clientId: "${clientId}", appointmentId: "${past.id}")`;
    }),
    dismissReviewRequest: answers(PRACTICE, ({ clientId, past }) => {
      return `dismissReviewRequest(clientId: "${clientId}", appointmentId: "${past.id}")`;
    }),
    addEditReviewReply: answers(PROS, ({ review }) => `addEditReviewReply(reviewId: "${review.id}", message: "short")`),
    reviewCreateClient: answers(['link'], ({ practice, review, past }, role) => {
      const code = role === 'link' ? review.code : past.practiceToken;
      return `reviewCreateClient(practiceId: "${practice.practiceId}", phone: "1", firstName: "Ada", referralCode: "${code}")`;
    }),
    reviewAddRating: answers(CLIENT, ({ practice, review, past, clientId }, role) => {
      const [whose, code] = role === 'link' ? [review.reviewerId, review.code] : [clientId, past.practiceToken];
      const about = `practiceId: "${practice.practiceId}", clientId: "${whose}", appointmentId: "${past.id}"`;
      return `reviewAddRating(${about}, rating: 5${role === 'client' ? '' : `, referralCode: "${code}"`})`;
    }),
    reviewAddEndorsements: answers(CLIENT, ofReview('reviewAddEndorsements', ', endorsements: []')),
    reviewAddTextReview: answers(CLIENT, ofReview('reviewAddTextReview', ', text: "Slept like a stone."')),
    toggleReviewAnon: answers(CLIENT, ofReview('toggleReviewAnon', ', isAnon: true')),
    confirmReview: answers(CLIENT, ofReview('confirmReview')),
    createVideoReviewForReview: answers(CLIENT, ofReview('createVideoReviewForReview')),
    sendVideoReviewCode: answers(['link'], ofUpload('sendVideoReviewCode')),
    confirmVideoReview: answers(['link'], ofUpload('confirmVideoReview', ', code: "000000"')),
  },
};
