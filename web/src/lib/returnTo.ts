/**
 * Where to go after logging in, from the address's `return_to`: a path of this site only, so that a link cannot send
 * people elsewhere with our name in front of it.
 * @param fallback where there is none, or one that leads away
 */
export function safeReturnTo(value: string | null, fallback: string): string {
  if (!value?.startsWith('/')) return fallback;
  try {
    // Browsers read `//host`, `/\host` and control characters in ways that a prefix check misses; the parser does not.
    const url = new URL(value, window.location.origin);
    if (url.origin !== window.location.origin) return fallback;
    return url.pathname + url.search + url.hash;
  } catch {
    return fallback;
  }
}

/** The log-in page that comes back to a path of ours. */
export function loginHref(returnTo: string): string {
  return `/login?${new URLSearchParams({ return_to: returnTo })}`;
}
