/** What shall go wrong with matching requests. Milliseconds where a time is given. */
export interface Fault {
  /** Path of the request, without query; `*` stands for anything. */
  path: string;
  method?: string;
  kind:
    | 'delay'
    | 'error-before-effect'
    | 'rate-limit'
    | 'timeout-before-effect'
    | 'timeout-after-effect'
    | 'reset-after-effect';
  delayMs?: number;
  /** Ends a `delay` in place of `delayMs`, for a test in the same process. */
  until?: Promise<unknown>;
  /** How many requests it hits; 1 by default. */
  count?: number;
}

/** Faults that wait for their requests, oldest first; a request meets at most one. */
export class Faults {
  private waiting: { fault: Fault; left: number; pattern: RegExp }[] = [];

  add(fault: Fault): void {
    const source = fault.path.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
    this.waiting.push({ fault, left: fault.count ?? 1, pattern: new RegExp(`^${source.join('.*')}$`) });
  }

  /** The fault that the request meets now; it is used up. Stripe's paths match with and without `/stripe`. */
  take(method: string, path: string): Fault | undefined {
    const names = [path, path.replace(/^\/stripe(?=\/v1\/)/, '')];
    const hit = this.waiting.find(
      ({ fault, pattern }) =>
        (!fault.method || fault.method.toUpperCase() === method) && names.some((name) => pattern.test(name)),
    );
    if (!hit) return undefined;
    hit.left -= 1;
    if (hit.left <= 0) this.waiting = this.waiting.filter((other) => other !== hit);
    return hit.fault;
  }

  list(): Fault[] {
    return this.waiting.map(({ fault, left }) => ({ ...fault, count: left }));
  }

  clear(): void {
    this.waiting = [];
  }
}
