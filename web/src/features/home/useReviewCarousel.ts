import { useEffect, useRef, useState } from 'react';

const SHOWN = 3;
const INTERVAL_MS = 3000;
const CHANGE_AT_MS = 650;
const RESET_AT_MS = 700;

export interface CarouselSlot<T> {
  item: T;
  fading: boolean;
}

/**
 * Three of the items at a time. Every 3000 ms the next slot in turn fades out, takes the next item at 650 ms and is
 * back at 700 ms; the items come round again after the last.
 * @param paused holds still, for those who read, and for those who asked for less motion
 */
export function useReviewCarousel<T>(items: readonly T[], paused: boolean): CarouselSlot<T>[] {
  const [indexes, setIndexes] = useState([0, 1, 2]);
  const [fading, setFading] = useState<number>();
  const turn = useRef(0);

  useEffect(() => {
    if (paused || items.length <= SHOWN) return undefined;
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const interval = setInterval(() => {
      const slot = turn.current % SHOWN;
      const next = (turn.current + SHOWN) % items.length;
      turn.current += 1;
      setFading(slot);
      timers.add(setTimeout(() => setIndexes((now) => now.with(slot, next)), CHANGE_AT_MS));
      timers.add(setTimeout(() => setFading(undefined), RESET_AT_MS));
    }, INTERVAL_MS);
    return () => {
      clearInterval(interval);
      for (const timer of timers) clearTimeout(timer);
      setFading(undefined);
    };
  }, [paused, items.length]);

  return indexes.flatMap((index, slot) => {
    const item = items[index];
    return item === undefined ? [] : [{ item, fading: fading === slot }];
  });
}
