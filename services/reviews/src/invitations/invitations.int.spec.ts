import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@yarrow/kit/ids';
import { JobsService } from '@yarrow/kit/jobs/jobs.service';
import { ADD_RATING, CREATE_CLIENT, ReviewHarness, visitor } from '../testing/review-harness.js';

const REFUSED = "Unfortunately we can't accept a review from you.";
const DEAD_LINK = 'This review link is not valid any more.';

let harness: ReviewHarness;

beforeAll(async () => {
  harness = await ReviewHarness.start();
});
afterAll(() => harness?.stop());

describe("the flow by the practice's link", () => {
  it('takes name and phone and makes one review for each phone', async () => {
    const { practiceId, owner } = await harness.neighbours.practice();
    const referralCode = await harness.neighbours.codeOf(practiceId, owner);
    expect(await harness.invitation(referralCode)).toEqual({
      ...{ appointmentId: null, clientId: null, firstName: null },
      practice: { id: practiceId },
    });
    const form = { practiceId, phone: '(604) 555-0134', firstName: ' Noor ', referralCode };
    const { clientId } = await harness.step(CREATE_CLIENT, form);
    const first = await harness.step(ADD_RATING, { practiceId, clientId, rating: 2, referralCode });
    const second = await harness.step(ADD_RATING, { practiceId, clientId, rating: 5, referralCode });
    expect(second.review).toMatchObject({ id: first.review.id, rating: 5, author: 'Noor' });
    expect(second.token).toBe(first.token);
    expect(await harness.practice(practiceId)).toMatchObject({ reviewsAverage: 5, reviewsCount: 1 });

    // The same phone in another browser is a claim: it gets neither the secret nor the stars.
    const stranger = await harness.step(CREATE_CLIENT, { ...form, phone: '+16045550134', firstName: 'Mallory' });
    expect(stranger.clientId).not.toBe(clientId);
    const refused = await harness.step(ADD_RATING, {
      practiceId,
      clientId: stranger.clientId,
      rating: 1,
      referralCode,
    });
    expect(refused).toMatchObject({
      result: 'failure',
      errors: [{ code: 'already_reviewed' }],
      token: null,
      review: null,
    });
    expect(await harness.practice(practiceId)).toMatchObject({ reviewsAverage: 5, reviewsCount: 1 });
  });

  it('does not reveal whether the practice knows a phone, nor open the review of a contact or a visit', async () => {
    const { practiceId, owner } = await harness.neighbours.practice();
    const referralCode = await harness.neighbours.codeOf(practiceId, owner);
    const known = await harness.neighbours.client(practiceId, { phone: '+16045550177' });
    const { clientId } = await harness.step(CREATE_CLIENT, {
      practiceId,
      phone: '604 555 0177',
      firstName: 'Eve',
      referralCode,
    });
    expect(clientId).not.toBe(known);
    const visit = await harness.neighbours.visit(practiceId);
    for (const claim of [
      { clientId: known },
      { clientId: visit.clientId },
      { clientId: visit.clientId, appointmentId: visit.appointmentId },
      { clientId, appointmentId: visit.appointmentId },
      { clientId: newId() },
    ]) {
      const rated = await harness.step(ADD_RATING, { practiceId, rating: 1, referralCode, ...claim });
      expect(rated).toMatchObject({ result: 'failure', errors: [{ code: 'not_found', message: DEAD_LINK }] });
    }
    expect((await harness.practice(practiceId)).reviewsCount).toBe(0);
  });

  it.each([
    [
      'a first name that is too short',
      { firstName: 'Al' },
      'invalid_first_name',
      'Your first name needs at least 3 characters.',
    ],
    [
      'one that is too long',
      { firstName: 'A'.repeat(101) },
      'invalid_first_name',
      'Your first name can have at most 100 characters.',
    ],
    [
      'an invisible one',
      { firstName: '\u200B\u200B\u2060\u2060' },
      'invalid_first_name',
      'Your first name needs at least 3 characters.',
    ],
    [
      'one that turns text around',
      { firstName: 'Eve\u202E' },
      'invalid_first_name',
      'Your first name holds characters that cannot be used.',
    ],
    [
      'half a phone number',
      { phone: '(604) 555-01' },
      'invalid_phone',
      'Please enter a valid phone number to continue and leave a review.',
    ],
    [
      'no phone number',
      { phone: '' },
      'invalid_phone',
      'Please enter a valid phone number to continue and leave a review.',
    ],
    [
      'a phone number of 300 digits',
      { phone: '6'.repeat(300) },
      'invalid_phone',
      'Please enter a valid phone number to continue and leave a review.',
    ],
    ["the practitioner's phone", { phone: '+1 604 555 0199' }, 'unsupported_reviewer', REFUSED],
    ['a missing code', { referralCode: null }, 'unsupported_reviewer', REFUSED],
    [
      'a code that does not exist',
      { referralCode: 'guess' },
      'invalid_referral_code',
      'This review link is not valid.',
    ],
    [
      'a code of 10,000 letters',
      { referralCode: 'x'.repeat(10_000) },
      'invalid_referral_code',
      'This review link is not valid.',
    ],
    [
      'a practice that is SQL',
      { practiceId: "'; DROP TABLE reviews; --" },
      'invalid_referral_code',
      'This review link is not valid.',
    ],
  ])('refuses %s', async (_what, changes, code, message) => {
    const { practiceId, owner } = await harness.neighbours.practice();
    const referralCode = await harness.neighbours.codeOf(practiceId, owner);
    const form = { practiceId, phone: '(604) 555-0134', firstName: 'Noor', referralCode, ...changes };
    expect(await harness.step(CREATE_CLIENT, form)).toMatchObject({
      ...{ result: 'failure', clientId: null },
      errors: [{ code, message }],
    });
    const [{ count }] = await harness.reviews.dataSource.query(
      'SELECT count(*)::int AS count FROM reviewers WHERE practice_id = $1',
      [practiceId],
    );
    expect(count).toBe(0);
  });

  it('limits how often one address may say who it is', async () => {
    const { practiceId, owner } = await harness.neighbours.practice();
    const referralCode = await harness.neighbours.codeOf(practiceId, owner);
    const form = { practiceId, phone: '(604) 555-0134', firstName: 'Noor', referralCode };
    const actor = visitor();
    const outcomes = await Promise.all(Array.from({ length: 31 }, () => harness.step(CREATE_CLIENT, form, actor)));
    expect(outcomes.filter(({ errors }) => errors[0]?.code === 'rate_limited')).toHaveLength(1);
  });

  it('begins here for a visit whose contact is not known', async () => {
    const { practiceId } = await harness.neighbours.practice();
    const visit = await harness.neighbours.visit(practiceId, { clientId: '' });
    const referralCode = (await harness.neighbours.linkOf(visit))!.replace('/i/r/client_info/', '');
    const { appointmentId } = visit;
    expect(await harness.invitation(referralCode)).toMatchObject({ appointmentId, clientId: null, firstName: 'Maya' });
    const form = { practiceId, phone: '604 555 0134', firstName: 'Maya', referralCode };
    const ratings: { review: { id: string } }[] = [];
    for (const rating of [3, 4]) {
      const { clientId } = await harness.step(CREATE_CLIENT, form);
      ratings.push(await harness.step(ADD_RATING, { practiceId, clientId, rating, appointmentId, referralCode }));
    }
    expect(ratings[1]!.review).toMatchObject({ id: ratings[0]!.review.id, rating: 4, author: 'Maya R.' });
  });

  it('forgets within days who began and never gave stars', async () => {
    const { practiceId, owner } = await harness.neighbours.practice();
    const referralCode = await harness.neighbours.codeOf(practiceId, owner);
    const form = (phone: string) => ({ practiceId, phone, firstName: 'Noor', referralCode });
    const [idle, recent, author] = await Promise.all(
      ['604 555 0134', '604 555 0135', '604 555 0136'].map((phone) => harness.step(CREATE_CLIENT, form(phone))),
    );
    await harness.step(ADD_RATING, { practiceId, clientId: author.clientId, rating: 5, referralCode });
    const { dataSource, app } = harness.reviews;
    await dataSource.query(`UPDATE reviewers SET created_at = now() - interval '8 days' WHERE id = ANY($1)`, [
      [idle.clientId, author.clientId],
    ]);
    await app.get(JobsService).runNow('delete-idle-reviewers');
    const left = await dataSource.query('SELECT id FROM reviewers WHERE practice_id = $1 ORDER BY id', [practiceId]);
    expect(left.map(({ id }: { id: string }) => id).sort()).toEqual([recent.clientId, author.clientId].sort());
  });
});
