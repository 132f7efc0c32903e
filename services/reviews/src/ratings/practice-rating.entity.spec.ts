import { describe, expect, it } from '@jest/globals';
import { PracticeRating } from './practice-rating.entity.js';

const ratingOf = (stars: number, reviewsCount: number) =>
  Object.assign(new PracticeRating(), { practiceId: 'p', stars, reviewsCount, version: 1 });

describe('PracticeRating', () => {
  it.each([
    [0, 0, 0],
    [5, 1, 5],
    [14, 3, 4.7],
    [13, 3, 4.3],
    [17, 4, 4.3], // 4.25, half up
    [87, 20, 4.4], // 4.35, which as a binary fraction lies below the half
    [93, 20, 4.7],
  ])('%i stars in %i reviews are %f', (stars, count, average) => {
    expect(ratingOf(stars, count).average).toBe(average);
  });

  it('adds a review, changes it and takes it back', () => {
    const rating = ratingOf(9, 2);
    expect(rating.recount(0, 5)).toBe(true);
    expect(rating).toMatchObject({ stars: 14, reviewsCount: 3, version: 2 });
    expect(rating.recount(5, 1)).toBe(true);
    expect(rating).toMatchObject({ stars: 10, reviewsCount: 3, version: 3 });
    expect(rating.recount(1, 0)).toBe(true);
    expect(rating).toMatchObject({ stars: 9, reviewsCount: 2, version: 4 });
  });

  it('keeps its version when nothing changes', () => {
    const rating = ratingOf(9, 2);
    expect(rating.recount(4, 4)).toBe(false);
    expect(rating.version).toBe(1);
  });
});
