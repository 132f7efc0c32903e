import { describe, expect, it } from '@jest/globals';
import { completionSteps, statusOf, verificationSteps } from './profile-status.js';

const whole = {
  photoUrl: '/media/ines.webp',
  title: 'Massage Therapist',
  headline: 'Rest well.',
  about: '<p>Hello</p>',
};
const enough = { locations: 1, services: 1, skills: 1, approvedCredentials: 1 };
const open = (practice: typeof whole | object, counts: object = {}) =>
  completionSteps({ ...whole, ...practice }, { ...enough, ...counts })
    .filter(({ completed }) => !completed)
    .map(({ name, link }) => [name, link]);

describe('the steps to a complete profile', () => {
  it.each([
    [{ photoUrl: null }, {}, ['Profile photo', '/portal/profile']],
    [{ title: null }, {}, ['Title and headline', '/portal/profile']],
    [{ headline: '' }, {}, ['Title and headline', '/portal/profile']],
    [{ about: null }, {}, ['About you', '/portal/profile']],
    [{}, { locations: 0 }, ['Location', '/portal/profile/locations']],
    [{}, { services: 0 }, ['Service', '/portal/services']],
    [{}, { skills: 0 }, ['Keyword', '/portal/profile/endorsements']],
  ])('with %j and %j miss %j', (practice, counts, step) => {
    expect(open(practice, counts)).toEqual([step]);
  });

  it('are done where nothing is missing', () => expect(open({})).toEqual([]));
});

describe('a profile is verified', () => {
  it('by an approved credential, then by a document or by a provider that has verified who is paid', () => {
    const done = (proof: object, approvedCredentials: number) =>
      verificationSteps(
        { hasCardProvider: false, identityVerified: false, ...proof },
        { ...enough, approvedCredentials },
      );
    expect(done({}, 1)).toEqual([
      { name: 'Approved credential', completed: true, link: '/portal/profile/credentials' },
      { name: 'Verified identity', completed: false, link: '/portal/settings/banking' },
    ]);
    for (const proof of [{ hasCardProvider: true }, { identityVerified: true }]) {
      expect(done(proof, 0).map(({ completed }) => completed)).toEqual([false, true]);
    }
  });
});

describe('the status of a profile', () => {
  const steps = (completed: boolean) => [{ name: 'x', completed, link: '/' }];
  it.each([
    [false, false, false, 'Incomplete - Not Published'],
    [false, true, false, 'Not Published'],
    [false, true, true, 'Not Published'],
    [true, true, false, 'Complete'],
    [true, true, true, 'Verified'],
    [true, false, true, 'Complete'],
  ])('published %p, complete %p, verified %p is %s', (published, complete, verified, status) => {
    expect(statusOf({ published }, steps(complete), steps(verified))).toBe(status);
  });
});
