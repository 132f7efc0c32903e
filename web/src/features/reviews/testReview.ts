import type { ErrorCode } from '../../gql/graphql.js';
/** The practice under review, as the gateway answers it. For tests. */
export const testPractice = {
  __typename: 'Practice',
  id: 'practice',
  url: '/p/mara-jensen',
  slug: 'mara-jensen',
  countryCode: 'US',
  practitionerName: 'Mara Jensen',
  practitionerFirstName: 'Mara',
  title: 'Massage Therapist',
  photoUrl: null,
  skills: [skill('massage', 'Massage'), skill('back', 'Back pain')],
};

function skill(id: string, name: string) {
  return { __typename: 'Skill', id: `practice:${id}`, specialty: { __typename: 'Specialty', id, name } };
}

/** A referral link of the practice. For tests. */
export function testInvitation(change: object = {}) {
  return {
    __typename: 'ReviewInvitation',
    appointmentId: null,
    clientId: null,
    firstName: null,
    practice: testPractice,
    ...change,
  };
}

/** A review that has its stars and nothing more. For tests. */
export function testReview(change: object = {}) {
  return {
    __typename: 'Review',
    id: 'review',
    rating: 5,
    review: null,
    imported: false,
    isAnonymous: false,
    isPublic: true,
    videoReviewsEnabled: false,
    hasCompletedVideoReview: false,
    videoReviews: [],
    author: 'Ann B.',
    firstName: 'Ann',
    skills: [],
    bookNextUrl: '/p/mara-jensen/book',
    practice: testPractice,
    ...change,
  };
}

/** A refusal of the server. For tests. */
export function testRefusal(code: ErrorCode, message: string) {
  return { result: 'failure', errors: [{ __typename: 'UserError', code, message }] };
}
