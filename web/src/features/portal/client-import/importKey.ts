/** Where this device remembers the key of a list that is on its way; no more of the list than its hash. */
const STORED = 'client-import';
/** As long as the server keeps an import. */
const KEPT_MS = 30 * 86_400_000;

interface Stored {
  readonly fingerprint: string;
  readonly key: string;
  readonly at: number;
}

/**
 * The key under which a list is sent. It is the same for the same list until all of it has arrived: choosing the list
 * again after an interruption resumes the import.
 */
export async function importKeyOf(list: unknown): Promise<string> {
  const fingerprint = await hashOf(JSON.stringify(list));
  const stored = read();
  if (stored && stored.fingerprint === fingerprint && Date.now() - stored.at < KEPT_MS) return stored.key;
  const key = crypto.randomUUID();
  write({ fingerprint, key, at: Date.now() });
  return key;
}

/** The same list is another import from now on. */
export function forgetImportKey(): void {
  try {
    localStorage.removeItem(STORED);
  } catch {
    // Nothing was kept.
  }
}

function read(): Stored | undefined {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? '') as Stored;
  } catch {
    return undefined;
  }
}

function write(stored: Stored): void {
  try {
    localStorage.setItem(STORED, JSON.stringify(stored));
  } catch {
    // A private window keeps nothing; the list then begins again, and who is in the directory is not invited again.
  }
}

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
