/**
 * The output of k6 while it runs, one JSON a line, aggregated into a point for every so many seconds. Only the current
 * point is held in full.
 */
export class Series {
  #bucketMs;
  #open;
  #latest;

  /** Over all, oldest first. @type {{ at: number, perSecond: number, failed: number, p50: number, p95: number, p99: number, people: number }[]} */
  points = [];

  /** How often what was refused or not answered. @type {Map<string, { name: string, code: string, count: number }>} */
  problems = new Map();

  /** @param {number} bucketSeconds */
  constructor(bucketSeconds) {
    this.#bucketMs = bucketSeconds * 1000;
  }

  /** A point for every second of a short run; of a long one no more than a page can show. */
  static of(runSeconds) {
    return new Series(Math.max(1, Math.ceil(runSeconds / 120)));
  }

  /** @param {string} line */
  take(line) {
    // Most lines are about what we do not draw; reading only ours keeps this cheap.
    if (!/"metric":"(http_req_duration|http_req_failed|vus|problems)"/.test(line)) return;
    const { type, metric, data } = JSON.parse(line);
    if (type !== 'Point' || data.tags?.name === 'setup') return;
    if (metric === 'problems') return this.#count(data);
    // Before the first request a run is still being set up.
    if (metric === 'vus' && !this.#open) return;
    const bucket = this.#bucketAt(Date.parse(data.time));
    if (metric === 'vus') bucket.people = Math.max(bucket.people, data.value);
    else if (metric === 'http_req_failed') bucket.failed += data.value;
    else bucket.durations.push(data.value);
  }

  #count({ value, tags: { name, code } }) {
    const key = `${name} ${code}`;
    const known = this.problems.get(key) ?? { name, code, count: 0 };
    this.problems.set(key, { ...known, count: known.count + value });
  }

  #bucketAt(time) {
    const start = time - (time % this.#bucketMs);
    // What comes a moment late belongs to the point that is under way.
    if (this.#open && start <= this.#open.start) return this.#open;
    this.#close();
    this.#open = { start, durations: [], failed: 0, people: this.#latest?.people ?? 0 };
    return this.#open;
  }

  #close() {
    if (!this.#open) return;
    const { start, durations, failed, people } = this.#open;
    durations.sort((a, b) => a - b);
    this.#latest = {
      ...{ at: start, perSecond: durations.length / (this.#bucketMs / 1000), failed, people },
      ...{ p50: percentile(durations, 0.5), p95: percentile(durations, 0.95), p99: percentile(durations, 0.99) },
    };
    this.points.push(this.#latest);
  }

  /** Nothing more comes; what stands at the end without a request is looking after. */
  end() {
    this.#close();
    this.#open = undefined;
    while (this.points.at(-1)?.perSecond === 0) this.points.pop();
  }
}

/** By the nearest rank; 0 where there is nothing. @param {number[]} sorted */
export function percentile(sorted, share) {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}
