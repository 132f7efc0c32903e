import type { Place } from './place.js';

/** Somebody else's places, asked instead of the gazetteer where one is configured. */
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
}

/** A page may not wait longer for suggestions; then the gazetteer answers. */
export const PROVIDER_TIMEOUT_MS = 1_500;

/** The body of an answer, whatever it is. An error names the status, never the address: that may hold the key. */
export async function fetchJson(provider: string, url: string, init: RequestInit = {}): Promise<unknown> {
  const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(PROVIDER_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${provider} answered ${response.status}`);
  return response.json();
}
