import { describe, expect, it } from '@jest/globals';
import { eventually } from '@yarrow/kit/testing/eventually';
import { startTestGateway } from '../testing/test-gateway.js';

describe('operating a gateway', () => {
  it('shows health and metrics, without names that clients invent', async () => {
    const test = await startTestGateway();
    const text = async (path: string) => (await fetch(`${test.gateway.url}${path}`)).text();
    await test.query('query Invented { practice(slug: "willow") { id } }');
    expect(JSON.parse(await text('/healthz'))).toEqual({ status: 'ok' });
    expect(JSON.parse(await text('/readyz'))).toEqual({ ready: true, redis: 'up', draining: false });
    const metrics = await text('/metrics');
    expect(metrics).toContain('gateway_operation_duration_seconds_count{operation="free-form",outcome="ok"} 1');
    expect(metrics).toContain('gateway_subgraph_duration_seconds_count{subgraph="catalog",outcome="answered"} 1');
    expect(metrics).not.toContain('Invented');
    await test.stop();
  });

  it('finishes what is in flight when it stops, having said that it is not ready', async () => {
    const test = await startTestGateway({ DRAIN_DELAY_MS: '2000' });
    const held = test.query('{ held }');
    await eventually(() => test.subgraphs.catalog.requests.length === 1);
    const stopped = test.stop();
    const report = await fetch(`${test.gateway.url}/readyz`);
    expect([report.status, await report.json()]).toEqual([503, { ready: false, redis: 'up', draining: true }]);
    // Who keeps connections open makes the next one to another gateway.
    expect(report.headers.get('connection')).toBe('close');
    test.subgraphs.catalog.letGo();
    expect((await held).body).toEqual({ data: { held: 'done' } });
    await stopped;
    await expect(fetch(`${test.gateway.url}/healthz`)).rejects.toThrow();
  });

  it('answers nonsense without its insides', async () => {
    const test = await startTestGateway();
    const answer = await test.post('{"query":');
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).not.toMatch(/node_modules|stack|\.ts|\.js/);
    expect((await fetch(`${test.gateway.url}/nowhere`)).status).toBe(404);
    await test.stop();
  });
});
