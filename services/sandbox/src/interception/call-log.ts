/** One request that reached a provider's stand-in. */
export interface Call {
  at: string;
  method: string;
  path: string;
  /** Absent while unanswered, also for those that never get an answer. */
  status?: number;
  idempotencyKey?: string;
  /** The stored answer of an earlier request was sent again. */
  replayed?: boolean;
  account?: string;
}

const KEPT = 10_000;

/** The last requests, so that a race test can count what really arrived. Bodies are not kept. */
export class CallLog {
  private calls: Call[] = [];

  add(call: Call): Call {
    this.calls.push(call);
    if (this.calls.length > KEPT) this.calls.splice(0, this.calls.length - KEPT);
    return call;
  }

  list(filter: { method?: string; path?: string } = {}): Call[] {
    return this.calls.filter(
      (call) =>
        (!filter.method || call.method === filter.method.toUpperCase()) &&
        (!filter.path || call.path.startsWith(filter.path)),
    );
  }

  clear(): void {
    this.calls = [];
  }
}
