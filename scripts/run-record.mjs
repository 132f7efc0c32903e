import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endProcess, isAlive, startTimeOf } from './processes.mjs';

/** Thrown when another start of the same folder is under way. */
export class AlreadyRunningError extends Error {}

/**
 * Which processes one run has started, on disk (`run.json`), so that the next run can end what a crash or `kill -9`
 * left behind. The file is also the lock: who creates it owns the folder.
 */
export class RunRecord {
  #path;
  #content;

  constructor(path, content) {
    this.#path = path;
    this.#content = content;
  }

  /**
   * Takes the folder for this process.
   * @param {string} folder private data folder
   * @param {{ address: string }} about shown by a second start of the same folder
   * @returns {Promise<{ record: RunRecord, leftovers: string[] }>} names of the leftover processes that were ended
   * @throws AlreadyRunningError while the owner lives
   */
  static async take(folder, { address }) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const path = join(folder, 'run.json');
    const content = { owner: { pid: process.pid, startedAt: startTimeOf(process.pid) }, address, children: [] };
    const leftovers = await releaseDead(path);
    try {
      writeFileSync(path, JSON.stringify(content, null, 2), { flag: 'wx', mode: 0o600 });
    } catch (error) {
      if (error.code === 'EEXIST') throw new AlreadyRunningError('Another `npm start` began at this very moment.');
      throw error;
    }
    return { record: new RunRecord(path, content), leftovers };
  }

  add({ name, pid, startedAt, signal }) {
    this.#content.children.push({ name, pid, startedAt, signal });
    this.#write();
  }

  remove(pid) {
    this.#content.children = this.#content.children.filter((child) => child.pid !== pid);
    this.#write();
  }

  release() {
    rmSync(this.#path, { force: true });
  }

  #write() {
    // By renaming, so that a crash never leaves half a record.
    writeFileSync(`${this.#path}.new`, JSON.stringify(this.#content, null, 2), { mode: 0o600 });
    renameSync(`${this.#path}.new`, this.#path);
  }
}

/**
 * Ends the processes of a run whose owner is gone, last started first, and removes its record.
 * @returns names of those that still ran
 */
export async function releaseDead(path) {
  if (!existsSync(path)) return [];
  const { owner, address, children } = readRecord(path);
  if (isAlive(owner)) {
    throw new AlreadyRunningError(
      `Yarrow already runs at ${address} (process ${owner.pid}). Stop that one with Ctrl-C, or use it.`,
    );
  }
  const alive = children.filter(isAlive).reverse();
  for (const child of alive) await endProcess(child, { signal: child.signal });
  rmSync(path, { force: true });
  return alive.map((child) => child.name);
}

function readRecord(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    // Not ours, or cut off by a full disk: nothing in it can be trusted.
    return { owner: {}, address: '', children: [] };
  }
}
