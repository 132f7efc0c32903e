import { describe, expect, it } from '@jest/globals';
import { matchInput, quizHref, quizResultsHref, readQuiz, stepsOf, type QuizState } from './quizState.js';

const read = (href: string) => readQuiz(new URL(href, 'http://yarrow.test').searchParams);
const full: QuizState = {
  step: 'when',
  conditions: ['Back Pain', 'Stress'],
  categories: ['massage'],
  filter: 'in-person',
  place: 'Vancouver, BC',
  near: { lat: 49.28, lng: -123.12 },
  when: 'weekend',
  partsOfDay: ['morning'],
};

describe('the answers of the quiz', () => {
  it('are read back from the address, with the step or without', () => {
    expect(read(quizHref(full))).toEqual(full);
    expect(read(quizResultsHref(full))).toEqual({ ...full, step: 'reason' });
    expect(quizHref(read('/quiz'))).toBe('/quiz');
  });

  it('leave out what makes no sense, and more than eight', () => {
    const many = Array.from({ length: 12 }, (_, index) => `for=c${index}`).join('&');
    expect(read(`/quiz?step=moon&when=never&part=night&activeFilter=x&${many}`)).toMatchObject({
      step: 'reason',
      when: 'any',
      partsOfDay: [],
      filter: 'all',
      conditions: ['c0', 'c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7'],
    });
  });

  it('have no place online', () => {
    expect(stepsOf({ filter: 'virtual' })).not.toContain('where');
    expect(quizResultsHref({ ...full, filter: 'virtual' })).not.toContain('Vancouver');
  });

  it.each([
    ['soon', { from: '2027-03-02', to: '2027-03-03', weekend: null }],
    ['week', { from: '2027-03-02', to: '2027-03-08', weekend: null }],
    ['weekend', { from: null, to: null, weekend: true }],
    ['weekdays', { from: null, to: null, weekend: false }],
    ['any', { from: null, to: null, weekend: null }],
  ] as const)('%s becomes days', (when, days) =>
    expect(matchInput({ ...full, when }, '2027-03-02')).toMatchObject({ ...days, kind: 'in_person', place: null }),
  );
});
