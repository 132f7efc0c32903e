import { describe, expect, it } from '@jest/globals';
import { Review, type Author } from './review.entity.js';

const MAYA: Author = {
  practiceId: 'practice',
  appointmentId: null,
  clientId: null,
  phone: '+16045550134',
  reviewerId: 'browser',
  userId: null,
  email: null,
  firstName: 'Maya',
  lastName: '',
};
const AT = new Date('2026-11-20T12:00:00Z');
const reviewOf = (author: Partial<Author> = {}, changes: Partial<Review> = {}) =>
  Object.assign(Review.create({ ...MAYA, ...author }, 5, AT), changes);

describe('Review', () => {
  it('shows first name and last initial', () => {
    expect(reviewOf({ lastName: 'rivera' }).author).toBe('Maya R.');
    expect(reviewOf({ lastName: 'Öz' }).author).toBe('Maya Ö.');
    expect(reviewOf().author).toBe('Maya');
  });

  it('shows no name when anonymous', () => {
    expect(reviewOf({ lastName: 'Rivera' }, { isAnonymous: true }).author).toBe('Anonymous');
  });

  it('has a secret of its own of at least 128 bits', () => {
    const [first, second] = [reviewOf(), reviewOf()];
    expect(Buffer.from(first.token, 'base64url').length).toBeGreaterThanOrEqual(16);
    expect(first.opensWith(first.token)).toBe(true);
    expect(first.opensWith(second.token)).toBe(false);
    expect(first.opensWith('')).toBe(false);
  });

  it('counts once it is public and is listed with text', () => {
    const shown = { isPublic: true };
    expect(reviewOf({}, { text: 'Lovely' })).toMatchObject({ countedStars: 0, listed: false });
    expect(reviewOf({}, shown)).toMatchObject({ countedStars: 5, listed: false });
    expect(reviewOf({}, { ...shown, text: 'Lovely' })).toMatchObject({ countedStars: 5, listed: true });
    expect(reviewOf({}, { ...shown, text: 'Lovely', imported: true })).toMatchObject({
      countedStars: 0,
      listed: false,
    });
  });

  it('takes the browser, a visit or a login as proof, never a phone', () => {
    const review = reviewOf();
    expect(review.isBy(MAYA)).toBe(true);
    expect(review.isBy({ ...MAYA, reviewerId: 'another browser' })).toBe(false);
    expect(review.isBy({ ...MAYA, reviewerId: null })).toBe(false);
    expect(review.isBy({ ...MAYA, reviewerId: null, clientId: 'client' })).toBe(true);
    expect(review.isBy({ ...MAYA, reviewerId: null, appointmentId: 'visit' })).toBe(true);
  });

  it('keeps no phone of a proven contact', () => {
    expect(reviewOf({ clientId: 'client' }).phone).toBeNull();
    expect(reviewOf().phone).toBe('+16045550134');
  });
});
