import { describe, expect, it } from '@jest/globals';
import { setTimeout as delay } from 'node:timers/promises';
import { Publisher } from './publisher.js';

interface Item {
  aggregate: string;
  number: number;
}

const itemsOf = (aggregates: number, each: number): Item[] =>
  Array.from({ length: each }, (_, number) =>
    Array.from({ length: aggregates }, (_unused, index) => ({ aggregate: `a${index}`, number })),
  ).flat();

describe('Publisher', () => {
  it('keeps the order of each aggregate although sends fail and overtake each other', async () => {
    const arrived: Item[] = [];
    const inFlight = new Map<string, number>();
    let mostInFlight = 0;
    let attempts = 0;
    const items = itemsOf(7, 30);
    let finish: () => void = () => {};
    const finished = new Promise<void>((resolve) => (finish = resolve));
    const publisher = new Publisher<Item>(
      5,
      async (item) => {
        inFlight.set(item.aggregate, (inFlight.get(item.aggregate) ?? 0) + 1);
        mostInFlight = Math.max(
          mostInFlight,
          [...inFlight.values()].reduce((sum, count) => sum + count),
        );
        expect(inFlight.get(item.aggregate)).toBe(1);
        await delay(Math.random() * 3);
        inFlight.set(item.aggregate, inFlight.get(item.aggregate)! - 1);
        if (attempts++ % 60 === 3) throw new Error('lost on the way');
        arrived.push(item);
      },
      { published: () => arrived.length === items.length && finish(), failed: () => {} },
    );
    for (const item of items) publisher.add(item.aggregate, item);
    await finished;
    for (let index = 0; index < 7; index++) {
      const numbers = arrived.filter(({ aggregate }) => aggregate === `a${index}`).map(({ number }) => number);
      expect(numbers).toEqual(Array.from({ length: 30 }, (_, number) => number));
    }
    expect(mostInFlight).toBe(5);
  });

  it('sends nothing after it was stopped, and waits for what is under way', async () => {
    const sent: number[] = [];
    let letGo: () => void = () => {};
    const answer = new Promise<void>((resolve) => (letGo = resolve));
    const publisher = new Publisher<Item>(
      1,
      async ({ number }) => {
        await answer;
        sent.push(number);
      },
      { published: () => {}, failed: () => {} },
    );
    for (const item of itemsOf(3, 1)) publisher.add(item.aggregate, item);
    const stopped = publisher.stop();
    letGo();
    await stopped;
    expect(sent).toHaveLength(1);
    await new Promise(setImmediate);
    expect(sent).toHaveLength(1);
  });
});
