/**
 * Runs tasks of one key strictly one after the other, in the order of their arrival, and tasks of different keys side
 * by side up to a limit.
 */
export class Lanes {
  private readonly tails = new Map<string, Promise<void>>();
  private readonly waiting: (() => void)[] = [];
  private running = 0;

  constructor(private readonly limit: number) {}

  /** @param task must not throw */
  run(key: string, task: () => Promise<void>): Promise<void> {
    const before = this.tails.get(key) ?? Promise.resolve();
    const tail = before.then(() => this.withSlot(task));
    this.tails.set(key, tail);
    void tail.finally(() => {
      if (this.tails.get(key) === tail) this.tails.delete(key);
    });
    return tail;
  }

  private async withSlot(task: () => Promise<void>): Promise<void> {
    // A slot that becomes free is handed over, so that nobody who comes in between takes it.
    if (this.running < this.limit) this.running++;
    else await new Promise<void>((resolve) => this.waiting.push(resolve));
    try {
      await task();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running--;
    }
  }
}
