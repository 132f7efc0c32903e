import PQueue from 'p-queue';

/**
 * Runs tasks of one key strictly one after the other, in the order of their arrival, and tasks of different keys side
 * by side up to a limit.
 */
export class Lanes {
  private readonly tails = new Map<string, Promise<void>>();
  private readonly queue: PQueue;

  constructor(limit: number) {
    this.queue = new PQueue({ concurrency: limit });
  }

  /** @param task must not throw */
  run(key: string, task: () => Promise<void>): Promise<void> {
    const before = this.tails.get(key) ?? Promise.resolve();
    // A task takes a place in the queue only when its turn in the lane has come: who waits for another holds none.
    const tail = before.then(() => this.queue.add(task));
    this.tails.set(key, tail);
    void tail.finally(() => {
      if (this.tails.get(key) === tail) this.tails.delete(key);
    });
    return tail;
  }
}
