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

/**
 * Pages as strangers get them, kept for seconds. One that is older is still shown once more for as long again, while it is
 * made anew behind it; many who ask at once wait for the same one.
 */
export class RenderedPages<P> {
  private readonly kept = new Map<string, Entry<P>>();
  private readonly underWay = new Map<string, Promise<P>>();

  /** @param freshMs how long a page counts as new; 0 keeps none */
  constructor(
    private readonly freshMs: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** @param make called when there is no page, or none that is new */
  async get(key: string, make: () => Promise<Kept<P>>): Promise<P> {
    const entry = this.kept.get(key);
    const age = entry ? this.now() - entry.madeAt : Infinity;
    if (!entry || age >= 2 * this.freshMs) return this.make(key, make);
    // Whoever comes next gets the new one; an error leaves things to them.
    if (age >= this.freshMs) void this.make(key, make).catch(() => undefined);
    return entry.page;
  }

  private make(key: string, make: () => Promise<Kept<P>>): Promise<P> {
    const running = this.underWay.get(key);
    if (running) return running;
    const making = make()
      .then(({ page, complete }) => {
        if (complete && this.freshMs > 0) this.keep(key, page);
        return page;
      })
      .finally(() => this.underWay.delete(key));
    this.underWay.set(key, making);
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
