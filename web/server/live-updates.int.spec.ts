import { describe, expect, it } from '@jest/globals';
import { eventually } from '@yarrow/kit/testing/eventually';
import { FakeGateway } from './testing/fake-gateway.js';
import { startTestWeb } from './testing/test-web.js';

/** More than the connections that one pool to the gateway has otherwise. */
const MANY = 150;

describe('streams of live updates', () => {
  it('pass each event as it comes, many side by side, and end at the gateway when their page goes', async () => {
    const gateway = new FakeGateway();
    const web = await startTestWeb(gateway);
    const leaving = new AbortController();
    const texts = await Promise.all(
      Array.from({ length: MANY }, async () => {
        const { body } = await fetch(`${web.base}/api/live`, { signal: leaving.signal });
        const { value } = await body!.getReader().read();
        return new TextDecoder().decode(value);
      }),
    );
    expect(new Set(texts)).toEqual(new Set(['event: ready\ndata: {}\n\n']));
    expect(gateway.streams.size).toBe(MANY);
    leaving.abort();
    await eventually(() => expect(gateway.streams.size).toBe(0));
    await web.stop();
  });

  it('do not hold up a server that stops', async () => {
    const gateway = new FakeGateway();
    const web = await startTestWeb(gateway);
    const { body } = await fetch(`${web.base}/api/live`);
    const reader = body!.getReader();
    await reader.read();
    const stopped = web.stop();
    await expect(reader.read()).rejects.toThrow();
    await stopped;
  });
});
