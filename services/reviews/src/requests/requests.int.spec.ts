import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@yarrow/kit/ids';
import { people, RequestSteps, SEND } from '../testing/request-steps.js';
import { clientActor, ReviewHarness, visitor } from '../testing/review-harness.js';

let harness: ReviewHarness;
let steps: RequestSteps;

beforeAll(async () => {
  harness = await ReviewHarness.start();
  steps = new RequestSteps(harness);
});
afterAll(() => harness?.stop());

interface ErroredClient {
  row: number;
  errors: { code: string; field: string }[];
}

describe('several people who are asked at once', () => {
  it('get the practice’s own link, each by a request of their own', async () => {
    const { practiceId, owner } = await harness.neighbours.practice();
    const { result, errors, erroredClients } = await steps.send(owner, [
      { firstName: ' Lena ', phone: '(604) 555-0142' },
      { firstName: 'Noor', phone: '+16045550143', clientType: 'former' },
    ]);
    expect([result, errors, erroredClients]).toEqual(['success', [], []]);
    const link = `/i/r/client_info/${await harness.neighbours.codeOf(practiceId, owner)}`;
    expect(await steps.requestsOf(practiceId)).toMatchObject([
      { firstName: 'Lena', phone: '+16045550142', email: '', clientId: '', kind: 'current', link },
      { firstName: 'Noor', phone: '+16045550143', kind: 'former', link },
    ]);
    const pending = await steps.pendingOf(practiceId, owner);
    expect([pending.pendingReviewRequestsCount, pending.openReviewRequestsCount]).toEqual([2, 2]);
    expect(pending.pendingReviewRequests).toContainEqual(
      expect.objectContaining({
        firstName: 'Lena',
        appointmentId: null,
        reviewLink: link,
        reviewRequireConfirmation: false,
      }),
    );
  });

  it('come back where a row is wrong, and the others are asked', async () => {
    const { practiceId, owner } = await harness.neighbours.practice();
    const rows = [
      { firstName: 'Lena', phone: '(604) 555-0142' },
      { firstName: ' ', phone: '(604) 555-0143' },
      { firstName: 'Noor', phone: '555' },
      { firstName: 'Ada', phone: '+16045550142' },
      { firstName: 'Ines', phone: '(604) 555-0199' },
    ];
    const { result, erroredClients } = await steps.send(owner, rows);
    expect(result).toBe('success');
    expect(erroredClients.map(({ row, errors: [error] }: ErroredClient) => [row, error?.code, error?.field])).toEqual([
      [2, 'invalid_first_name', 'firstName'],
      [3, 'invalid_phone', 'phone'],
      [4, 'already_requested', 'phone'],
      [5, 'unsupported_reviewer', null],
    ]);
    expect(await steps.requestsOf(practiceId)).toHaveLength(1);
  });

  it('are asked once by three equal requests at once and a fourth; another key or practice asks again', async () => {
    const { practiceId, owner } = await harness.neighbours.practice();
    const [key, rows] = [newId(), people(2)];
    const outcomes = await Promise.all([1, 2, 3].map(() => steps.send(owner, rows, key)));
    outcomes.push(await steps.send(owner, rows, key));
    expect(outcomes.map(({ result, erroredClients }) => [result, erroredClients])).toEqual(
      outcomes.map(() => ['success', []]),
    );
    expect(await steps.requestsOf(practiceId)).toHaveLength(2);
    await steps.send(owner, people(1), newId());
    expect(await steps.requestsOf(practiceId)).toHaveLength(3);
    const other = await harness.neighbours.practice();
    await steps.send(other.owner, rows, key);
    expect(await steps.requestsOf(other.practiceId)).toHaveLength(2);
    expect((await steps.send(owner, rows, 'no uuid')).errors[0].code).toBe('invalid_idempotency_key');
  });

  it('are ten at most, those who were asked before and have not answered included', async () => {
    const { practiceId, owner } = await harness.neighbours.practice();
    expect((await steps.send(owner, [])).errors[0]).toMatchObject({ code: 'invalid_clients', field: 'clients' });
    expect((await steps.send(owner, people(11))).errors[0].message).toBe('You can ask at most 10 people at a time.');
    const asked = people(8);
    expect((await steps.send(owner, asked)).result).toBe('success');
    const { errors } = await steps.send(owner, people(3));
    expect(errors[0].message).toBe('You can ask at most 10 people at a time. You are waiting for 8 already.');
    expect((await steps.pendingOf(practiceId, owner)).openReviewRequestsCount).toBe(8);
    await steps.write(practiceId, owner, asked[0]!.phone);
    expect((await steps.send(owner, people(3))).result).toBe('success');
  });

  it('can be asked by the owner only', async () => {
    for (const actor of [visitor(), clientActor(newId())]) {
      const { data, errors } = await harness.reviews.graphql(SEND, { clients: people(1) }, actor);
      expect(errors?.[0]?.extensions.code ?? data?.['step'].errors[0].code).toMatch(/^(UNAUTHENTICATED|forbidden)$/);
    }
  });
});
