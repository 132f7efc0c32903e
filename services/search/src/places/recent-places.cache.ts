import type { Place } from './place.js';

const MAX_ENTRIES = 5_000;
const TTL_MS = 24 * 60 * 60 * 1000;

/** What a provider answered lately, the least recently used forgotten first: a provider's answers cost money. */
export class RecentPlacesCache {
  private readonly kept = new Map<string, { places: Place[]; untilMs: number }>();

  get(key: string, nowMs: number): Place[] | undefined {
    const entry = this.kept.get(key);
    if (!entry) return undefined;
    this.kept.delete(key);
    if (entry.untilMs <= nowMs) return undefined;
    this.kept.set(key, entry);
    return entry.places;
  }

  keep(key: string, places: Place[], nowMs: number): void {
    this.kept.delete(key);
    this.kept.set(key, { places, untilMs: nowMs + TTL_MS });
    const oldest = this.kept.keys().next();
    if (this.kept.size > MAX_ENTRIES && !oldest.done) this.kept.delete(oldest.value);
  }
}
