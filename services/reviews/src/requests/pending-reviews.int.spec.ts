import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@yarrow/kit/ids';
import { DISMISS, hoursAgo, IMPORT, people, RequestSteps, RESEND } from '../testing/request-steps.js';
import { clientActor, CONFIRM, ReviewHarness, TOGGLE, visitor } from '../testing/review-harness.js';

let harness: ReviewHarness;
let steps: RequestSteps;

beforeAll(async () => {
  harness = await ReviewHarness.start();
  steps = new RequestSteps(harness);
});
afterAll(() => harness?.stop());

describe('what a practice waits for', () => {
  it('holds requests, imports and the latest visit of each contact, and is visible to the practice only', async () => {
    const { practiceId, owner } = await harness.neighbours.practice();
    await steps.send(owner, [{ firstName: 'Ada', phone: '(604) 555-0142' }]);
    await harness.step(IMPORT, { phone: '(604) 555-0143' }, owner);
    const earlier = await harness.neighbours.visit(practiceId, {}, { endsAt: hoursAgo(50) });
    const { clientId } = earlier;
    const visit = await harness.neighbours.visit(practiceId, { clientId }, { endsAt: hoursAgo(26) });
    await harness.neighbours.visit(practiceId, {}, { endsAt: hoursAgo(24 * 91) });
    await harness.neighbours.visit(practiceId, {}, { endsAt: hoursAgo(26), state: 'cancelled' });
    // Notifications has not asked yet.
    await harness.neighbours.visit(practiceId, {}, { endsAt: hoursAgo(1) });
    const pending = await steps.pendingOf(practiceId, owner);
    expect(pending.pendingReviewRequestsCount).toBe(3);
    const reviewLink = expect.stringMatching(/^\/i\/r\/client_info\//);
    expect(pending.pendingReviewRequests).toEqual([
      expect.objectContaining({
        firstName: 'Lena',
        phone: '+16045550143',
        reviewLink: null,
        reviewRequireConfirmation: true,
      }),
      expect.objectContaining({
        firstName: 'Ada',
        phone: '+16045550142',
        reviewLink,
        reviewRequireConfirmation: false,
      }),
      expect.objectContaining({ clientId, appointmentId: visit.appointmentId, email: 'maya@example.com', reviewLink }),
    ]);
    const nothing = { pendingReviewRequestsCount: null, openReviewRequestsCount: null, pendingReviewRequests: null };
    const { owner: other } = await harness.neighbours.practice();
    for (const actor of [visitor(), clientActor(newId()), other]) {
      expect(await steps.pendingOf(practiceId, actor)).toEqual(nothing);
    }
  });

  it('no longer holds who has written with a name, and keeps who has written without one', async () => {
    const { practiceId, owner } = await harness.neighbours.practice();
    const [named, hidden] = people(2);
    await steps.send(owner, [named!, hidden!]);
    const visit = await harness.neighbours.visit(practiceId, {}, { endsAt: hoursAgo(3) });
    const secret = await harness.neighbours.visit(practiceId, {}, { endsAt: hoursAgo(3) });
    await steps.write(practiceId, owner, named!.phone);
    const anonymous = await steps.write(practiceId, owner, hidden!.phone);
    await harness.step(TOGGLE, { ...anonymous, isAnon: true });
    await harness.rateVisit(practiceId, visit, 5);
    const { review, token } = await harness.rateVisit(practiceId, secret, 5);
    await harness.step(TOGGLE, { reviewId: review.id, token, isAnon: true });
    await harness.publishAll();
    const { pendingReviewRequests: left } = await steps.pendingOf(practiceId, owner);
    expect(left.map(({ appointmentId }: { appointmentId: string | null }) => appointmentId).sort()).toEqual(
      [null, secret.appointmentId].sort(),
    );
  });
});

describe('a request that is sent again', () => {
  it('asks by the practice’s link, the visit’s own, or the one that confirms an import', async () => {
    const { practiceId, owner } = await harness.neighbours.practice();
    await steps.send(owner, [{ firstName: 'Ada', phone: '(604) 555-0142', clientType: 'former' }]);
    await harness.step(IMPORT, { phone: '(604) 555-0143' }, owner);
    const visit = await harness.neighbours.visit(practiceId, {}, { endsAt: hoursAgo(3) });
    const { pendingReviewRequests } = await steps.pendingOf(practiceId, owner);
    const before = (await steps.requestsOf(practiceId)).length;
    for (const { clientId, appointmentId } of pendingReviewRequests) {
      expect((await harness.step(RESEND, { clientId, appointmentId }, owner)).result).toBe('success');
    }
    const again = (await steps.requestsOf(practiceId)).slice(before);
    expect(again.map(({ kind }) => kind).sort()).toEqual(['former', 'import', 'visit']);
    const linkOf = (kind: string) => again.find((event) => event.kind === kind)!.link;
    expect(linkOf('former')).toBe(`/i/r/client_info/${await harness.neighbours.codeOf(practiceId, owner)}`);
    const code = await harness.neighbours.codeOfVisit(visit);
    expect(linkOf('visit')).toBe(`/i/r/rating?referral_code=${code}&client_id=${visit.clientId}`);
    const token = linkOf('import').replace('/i/r/text_review/', '');
    expect(await harness.byToken(token)).toMatchObject({ imported: true, rating: 4 });
  });

  it('sends nothing to a client who has written anonymously, with the same response', async () => {
    const { practiceId, owner } = await harness.neighbours.practice();
    const [hidden] = people(1);
    await steps.send(owner, [hidden!]);
    await harness.step(TOGGLE, { ...(await steps.write(practiceId, owner, hidden!.phone)), isAnon: true });
    const {
      pendingReviewRequests: [one],
    } = await steps.pendingOf(practiceId, owner);
    expect(await harness.step(RESEND, { clientId: one.clientId }, owner)).toEqual({ result: 'success', errors: [] });
    expect(await steps.requestsOf(practiceId)).toHaveLength(1);
  });

  it('is sent three times a day at most', async () => {
    const { practiceId, owner } = await harness.neighbours.practice();
    await steps.send(owner, people(1));
    const {
      pendingReviewRequests: [{ clientId }],
    } = await steps.pendingOf(practiceId, owner);
    const outcomes: { result: string; errors: { code: string }[] }[] = [];
    for (let time = 0; time < 4; time++) outcomes.push(await harness.step(RESEND, { clientId }, owner));
    expect(outcomes.map(({ result }) => result)).toEqual(['success', 'success', 'success', 'failure']);
    expect(outcomes[3]?.errors[0]?.code).toBe('rate_limited');
  });
});

describe('a request that the practice lets go of', () => {
  it('is removed, and the same person may be asked again', async () => {
    const { practiceId, owner } = await harness.neighbours.practice();
    const [person] = people(1);
    await steps.send(owner, [person!]);
    const visit = await harness.neighbours.visit(practiceId, {}, { endsAt: hoursAgo(3) });
    const { pendingReviewRequests } = await steps.pendingOf(practiceId, owner);
    for (const { clientId, appointmentId } of pendingReviewRequests) {
      expect(await harness.step(DISMISS, { clientId, appointmentId }, owner)).toEqual({
        result: 'success',
        errors: [],
      });
    }
    expect((await steps.pendingOf(practiceId, owner)).pendingReviewRequestsCount).toBe(0);
    const key = { clientId: visit.clientId, appointmentId: visit.appointmentId };
    expect((await harness.step(DISMISS, key, owner)).errors[0].code).toBe('not_found');
    expect((await steps.send(owner, [person!])).erroredClients).toEqual([]);
  });

  it('deletes an unconfirmed import, but not a confirmed one', async () => {
    const { practiceId, owner } = await harness.neighbours.practice();
    await harness.step(IMPORT, { phone: '(604) 555-0142' }, owner);
    const {
      pendingReviewRequests: [{ clientId }],
    } = await steps.pendingOf(practiceId, owner);
    await harness.step(RESEND, { clientId }, owner);
    const [request] = await steps.requestsOf(practiceId);
    const token = request!.link.replace('/i/r/text_review/', '');
    await harness.step(DISMISS, { clientId }, owner);
    expect(await harness.byToken(token)).toBeNull();
    await harness.step(IMPORT, { phone: '(604) 555-0142' }, owner);
    const {
      pendingReviewRequests: [second],
    } = await steps.pendingOf(practiceId, owner);
    await harness.step(RESEND, { clientId: second.clientId }, owner);
    const again = (await steps.requestsOf(practiceId)).at(-1)!.link.replace('/i/r/text_review/', '');
    await harness.step(CONFIRM, { reviewId: second.clientId, token: again });
    expect((await harness.step(DISMISS, { clientId: second.clientId }, owner)).errors[0].code).toBe('not_found');
  });

  it.each([
    ['sent again', RESEND],
    ['let go of', DISMISS],
  ])('is not %s by another practice, and an unknown one is not either', async (_what, mutation) => {
    const { practiceId, owner } = await harness.neighbours.practice();
    await steps.send(owner, people(1));
    const visit = await harness.neighbours.visit(practiceId, {}, { endsAt: hoursAgo(3) });
    const { pendingReviewRequests: mine } = await steps.pendingOf(practiceId, owner);
    const { owner: other } = await harness.neighbours.practice();
    const keys = [...mine, { clientId: newId() }, { clientId: 'x' }, { clientId: visit.clientId, appointmentId: 'x' }];
    for (const { clientId, appointmentId } of keys) {
      const { errors } = await harness.step(mutation, { clientId, appointmentId }, other);
      expect(errors[0]).toMatchObject({ code: 'not_found', message: 'This review request does not exist any more.' });
    }
    // A visit needs both of its ids.
    expect((await harness.step(mutation, { clientId: visit.clientId }, owner)).errors[0].code).toBe('not_found');
    expect((await steps.pendingOf(practiceId, owner)).pendingReviewRequestsCount).toBe(2);
  });
});
