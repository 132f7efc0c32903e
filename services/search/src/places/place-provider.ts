import type { Place } from './place.js';

/** A third-party provider of places, used instead of the gazetteer where one is configured. */
export interface PlaceProvider {
  readonly name: string;
  /**
   * @param text as typed
   * @throws Error when it does not answer in time or not as agreed
   */
  listByPrefix(text: string, limit: number): Promise<Place[]>;
}

/** How a provider is reached. */
export interface ProviderAccess {
  apiKey: string;
  /** Origin, without a slash at its end. */
  apiBase: string;
  /** Two-letter codes, lower case: suggestions come from these countries first or only. */
  countries: readonly string[];
  /** Longest that it may take to answer. */
  timeoutMs: number;
}

/** The body of an answer, whatever it is. An error names the status, never the address: that may hold the key. */
export async function fetchJson(
  provider: string,
  url: string,
  { timeoutMs, ...init }: RequestInit & { timeoutMs: number },
): Promise<unknown> {
  const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`${provider} answered ${response.status}`);
  return response.json();
}
