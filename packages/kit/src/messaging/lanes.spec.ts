import { describe, expect, it } from '@jest/globals';
import { setTimeout as delay } from 'node:timers/promises';
import { Lanes } from './lanes.js';

describe('Lanes', () => {
  it('runs tasks of one key in order and no more than the limit at once', async () => {
    const lanes = new Lanes(3);
    const done = new Map<string, number[]>();
    let running = 0;
    let most = 0;
    const tasks = Array.from({ length: 100 }, (_, number) => {
      const key = `k${number % 9}`;
      return lanes.run(key, async () => {
        most = Math.max(most, ++running);
        await delay(Math.random() * 4);
        running--;
        done.set(key, [...(done.get(key) ?? []), number]);
      });
    });
    await Promise.all(tasks);
    expect(most).toBe(3);
    for (const numbers of done.values()) expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    expect([...done.values()].flat()).toHaveLength(100);
  });
});
