import { OverloadedError } from '../errors/overload.js';

interface Waiting {
  readonly isGone: () => boolean;
  readonly enter: () => void;
  readonly refuse: () => void;
}

/**
 * Lets so many queries at a time to the database, the others wait in a line. Without it all queries of a rush take turns
 * at the connections, each field of each query anew, and all of them run out of time together.
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
   * @param isGone whether nobody waits for the answer any more
   * @throws OverloadedError when the turn of `work` did not come in time
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

  /** The place of who leaves is handed over, so that nobody who comes in between takes it. */
  private leave(): void {
    for (let next = this.line.shift(); next; next = this.line.shift()) {
      if (!next.isGone()) return next.enter();
      next.refuse();
    }
    this.inside--;
  }
}
