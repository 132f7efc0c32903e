import { OverloadedError } from '../errors/overload.js';

interface Waiting {
  readonly isGone: () => boolean;
  readonly enter: () => void;
  readonly refuse: () => void;
}

/**
 * Limits the number of queries that use the database at a time; the others wait in a queue. Without the limit, all
 * queries of a rush compete for connections again for each of their fields, and all of them time out together.
 */
export class AdmissionLimit {
  private readonly line: Waiting[] = [];
  private inside = 0;

  /** @param waitMs how long a query may stand in the line */
  constructor(
    private readonly limit: number,
    private readonly waitMs: number,
  ) {}

  /**
   * @param isGone whether the caller has disconnected
   * @throws OverloadedError if `work` got no slot in time
   */
  async run<T>(work: () => Promise<T>, isGone: () => boolean = () => false): Promise<T> {
    if (this.inside < this.limit) this.inside++;
    else await this.turn(isGone);
    try {
      return await work();
    } finally {
      this.leave();
    }
  }

  private turn(isGone: () => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const refuse = (): void => reject(new OverloadedError());
      const timer = setTimeout(() => {
        this.line.splice(this.line.indexOf(waiting), 1);
        refuse();
      }, this.waitMs);
      const enter = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const waiting = { isGone, enter, refuse: () => (clearTimeout(timer), refuse()) };
      this.line.push(waiting);
    });
  }

  /** Passes the slot directly to the next waiter, so that a new request cannot take it. */
  private leave(): void {
    for (let next = this.line.shift(); next; next = this.line.shift()) {
      if (!next.isGone()) return next.enter();
      next.refuse();
    }
    this.inside--;
  }
}
