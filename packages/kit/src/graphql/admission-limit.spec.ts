import { describe, expect, it } from '@jest/globals';
import { OverloadedError } from '../errors/overload.js';
import { AdmissionLimit } from './admission-limit.js';

/** Work that ends when the test says so. */
function held() {
  let end: () => void = () => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { end, work: () => ended };
}

describe('the admission limit of queries', () => {
  it('admits work up to the limit, and the rest in order of arrival', async () => {
    const limit = new AdmissionLimit(2, 10_000);
    const order: number[] = [];
    let [inside, most] = [0, 0];
    await Promise.all(
      [0, 1, 2, 3, 4, 5].map((number) =>
        limit.run(async () => {
          order.push(number);
          most = Math.max(most, ++inside);
          await new Promise(setImmediate);
          inside--;
        }),
      ),
    );
    expect([order, most]).toEqual([[0, 1, 2, 3, 4, 5], 2]);
  });

  it('rejects work that waited too long, and never runs it', async () => {
    const limit = new AdmissionLimit(1, 20);
    const first = held();
    const running = limit.run(first.work);
    let started = false;
    const late = limit.run(async () => void (started = true));
    await expect(late).rejects.toThrow(OverloadedError);
    first.end();
    await running;
    expect(await limit.run(async () => 'free again')).toBe('free again');
    expect(started).toBe(false);
  });

  it('does not run work of a disconnected client', async () => {
    const limit = new AdmissionLimit(1, 10_000);
    const first = held();
    const running = limit.run(first.work);
    let started = false;
    const gone = limit.run(
      async () => void (started = true),
      () => true,
    );
    const next = limit.run(async () => 'next');
    first.end();
    await expect(gone).rejects.toThrow(OverloadedError);
    expect([await next, started, await running]).toEqual(['next', false, undefined]);
  });

  it('passes the slot of failed work to the next', async () => {
    const limit = new AdmissionLimit(1, 10_000);
    const failing = limit.run(() => Promise.reject(new Error('broken')));
    const next = limit.run(async () => 'next');
    await expect(failing).rejects.toThrow('broken');
    expect(await next).toBe('next');
  });
});
