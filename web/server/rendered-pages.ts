/** A page that may be shown again for a while. */
export interface Kept<P> {
  page: P;
  /** Whether everything that it shows was there: only then is it kept. */
  complete: boolean;
}

interface Entry<P> {
  page: P;
  madeAt: number;
}

/** Addresses that are remembered at most: made-up queries must not fill the memory. */
const MAX_PAGES = 500;

export interface Keeping {
  /** How long a page counts as new, ms; 0 keeps none. */
  freshMs: number;
  /** How much longer it is shown while it is made again, ms. */
  staleMs: number;
}

/**
 * Cache of the pages without a session. An expired page is still served while it is rendered again; concurrent requests for one page
 * share one rendering.
 */
export class RenderedPages<P> {
  private readonly kept = new Map<string, Entry<P>>();
  private readonly underWay = new Map<string, Promise<P>>();

  constructor(
    private readonly keeping: Keeping,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /**
   * @param make called when there is no page, or none that is new
   * @param waiting who may wait for the same one: those who have as much patience
   */
  async get(key: string, make: () => Promise<Kept<P>>, waiting = ''): Promise<P> {
    const { freshMs, staleMs } = this.keeping;
    const entry = this.kept.get(key);
    const age = entry ? this.now() - entry.madeAt : Infinity;
    if (!entry || age >= freshMs + staleMs) return this.make(key, make, waiting);
    // The next request gets the new page; after an error it renders again.
    if (age >= freshMs) void this.make(key, make, waiting).catch(() => undefined);
    return entry.page;
  }

  private make(key: string, make: () => Promise<Kept<P>>, waiting: string): Promise<P> {
    const turn = `${waiting} ${key}`;
    const running = this.underWay.get(turn);
    if (running) return running;
    const making = make()
      .then(({ page, complete }) => {
        if (complete && this.keeping.freshMs > 0) this.keep(key, page);
        return page;
      })
      .finally(() => this.underWay.delete(turn));
    this.underWay.set(turn, making);
    return making;
  }

  private keep(key: string, page: P): void {
    // In order of making: the oldest goes first.
    this.kept.delete(key);
    this.kept.set(key, { page, madeAt: this.now() });
    const [oldest] = this.kept.keys();
    if (this.kept.size > MAX_PAGES && oldest !== undefined) this.kept.delete(oldest);
  }
}
