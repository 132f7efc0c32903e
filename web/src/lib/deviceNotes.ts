/** Where this browser stores nothing: until the page is left. */
const unstored = new Set<string>();

/** Whether a key was noted on this device, such as a hint that the user closed. */
export function isNoted(key: string): boolean {
  if (unstored.has(key)) return true;
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

export function note(key: string): void {
  try {
    localStorage.setItem(key, '1');
  } catch {
    unstored.add(key);
  }
}

export function forget(key: string): void {
  unstored.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}
