import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

interface Entry {
  collection: string;
  key: string;
  /** Absent when the key was deleted. */
  value?: unknown;
}

/**
 * What the sandbox remembers over restarts: one JSON line per change, appended before the answer leaves.
 * Without a path it keeps everything in memory only.
 */
export class Journal {
  private readonly collections = new Map<string, Collection<unknown>>();
  private readonly replayed = new Map<string, Map<string, unknown>>();

  constructor(private readonly path?: string) {
    if (path) {
      mkdirSync(dirname(path), { recursive: true });
      this.replay(path);
      this.compact(path);
    }
  }

  collection<T>(name: string): Collection<T> {
    const known = this.collections.get(name);
    if (known) return known as Collection<T>;
    const rows = (this.replayed.get(name) ?? new Map()) as Map<string, T>;
    const collection = new Collection<T>(rows, (key, value) => this.append({ collection: name, key, value }));
    this.collections.set(name, collection as Collection<unknown>);
    return collection;
  }

  /** Forgets everything, on disk too. */
  clear(): void {
    for (const rows of this.replayed.values()) rows.clear();
    for (const collection of this.collections.values()) collection.forget();
    if (this.path) writeFileSync(this.path, '');
  }

  private append(entry: Entry): void {
    if (this.path) appendFileSync(this.path, JSON.stringify(entry) + '\n');
  }

  private replay(path: string): void {
    if (!existsSync(path)) return;
    for (const line of readFileSync(path, 'utf8').split('\n')) {
      const entry = parseEntry(line);
      if (!entry) continue;
      let rows = this.replayed.get(entry.collection);
      if (!rows) this.replayed.set(entry.collection, (rows = new Map()));
      if (entry.value === undefined) rows.delete(entry.key);
      else rows.set(entry.key, entry.value);
    }
  }

  /** Writes a new file and renames it, so that a crash leaves either the old journal or the new one. */
  private compact(path: string): void {
    const lines: string[] = [];
    for (const [collection, rows] of this.replayed)
      for (const [key, value] of rows) lines.push(JSON.stringify({ collection, key, value }) + '\n');
    writeFileSync(`${path}.new`, lines.join(''));
    renameSync(`${path}.new`, path);
  }
}

/** A line cut short by a crash is dropped: its change was never acknowledged. */
function parseEntry(line: string): Entry | undefined {
  if (line === '') return undefined;
  try {
    return JSON.parse(line) as Entry;
  } catch {
    return undefined;
  }
}

/** Rows by key, in the order in which they were first put. A changed row must be put again to be kept. */
export class Collection<T> {
  constructor(
    private readonly rows: Map<string, T>,
    private readonly onChange: (key: string, value?: T) => void,
  ) {}

  get(key: string): T | undefined {
    return this.rows.get(key);
  }

  put(key: string, value: T): void {
    this.rows.set(key, value);
    this.onChange(key, value);
  }

  delete(key: string): boolean {
    if (!this.rows.delete(key)) return false;
    this.onChange(key);
    return true;
  }

  values(): T[] {
    return [...this.rows.values()];
  }

  keys(): string[] {
    return [...this.rows.keys()];
  }

  get size(): number {
    return this.rows.size;
  }

  /** Drops the rows without a line for each; the journal truncates its file. */
  forget(): void {
    this.rows.clear();
  }
}
