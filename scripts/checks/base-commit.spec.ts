import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { baseCommit } from './base-commit.mjs';

let folder: string;
let origin: string;

const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Check', '-c', 'user.email=check@localhost', ...args], {
    cwd,
    encoding: 'utf8',
    stdio: 'pipe',
    // A hook that runs the tests has set these for its own repository.
    env: { ...process.env, GIT_DIR: undefined, GIT_INDEX_FILE: undefined, GIT_WORK_TREE: undefined },
  }).trim();
const commit = (cwd: string, message: string) => git(cwd, 'commit', '--quiet', '--allow-empty', '-m', message);
const hash = (cwd: string, revision: string) => git(cwd, 'rev-parse', revision);

function clone(name: string, ...options: string[]): string {
  git(folder, 'clone', '--quiet', ...options, `file://${origin}`, name);
  return join(folder, name);
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'yarrow-base-'));
  origin = join(folder, 'origin');
  git(folder, 'init', '--quiet', '--initial-branch=main', 'origin');
  for (const message of ['First', 'Second', 'Third']) commit(origin, message);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the commit that contracts are compared with', () => {
  it('is the first parent on the main branch, in a clone of it and where it is made', async () => {
    const parent = hash(origin, 'main~1');
    expect(await baseCommit({ cwd: origin })).toBe(parent);
    expect(await baseCommit({ cwd: clone('on-main') })).toBe(parent);
  });

  it('is the first parent of a commit of the main branch that is checked out by its hash', async () => {
    const checkout = clone('detached');
    git(checkout, 'checkout', '--quiet', '--detach', 'HEAD~1');
    expect(await baseCommit({ cwd: checkout })).toBe(hash(origin, 'main~2'));
  });

  it('is where a branch left the main branch, however many commits it has and wherever main has gone', async () => {
    const checkout = clone('branch');
    git(checkout, 'checkout', '--quiet', '-b', 'feature', 'HEAD~1');
    for (const message of ['One', 'Two', 'Three']) commit(checkout, message);
    expect(await baseCommit({ cwd: checkout })).toBe(hash(origin, 'main~1'));
    git(checkout, 'remote', 'remove', 'origin');
    expect(await baseCommit({ cwd: checkout })).toBe(hash(origin, 'main~1'));
  });

  it('is what the remote has, for commits of the main branch that were not pushed', async () => {
    const checkout = clone('ahead');
    commit(checkout, 'Fourth');
    commit(checkout, 'Fifth');
    expect(await baseCommit({ cwd: checkout })).toBe(hash(origin, 'main'));
  });

  it('is none for the first commit of all', async () => {
    const checkout = clone('first');
    git(checkout, 'checkout', '--quiet', '--detach', 'HEAD~2');
    expect(await baseCommit({ cwd: checkout })).toBeUndefined();
  });
});

describe('a history without the base commit', () => {
  it('is refused with how to deepen it where the clone is shallow', async () => {
    const checkout = clone('shallow', '--depth=1');
    await expect(baseCommit({ cwd: checkout })).rejects.toThrow('git fetch --unshallow');
    git(checkout, 'fetch', '--quiet', '--unshallow');
    expect(await baseCommit({ cwd: checkout })).toBe(hash(origin, 'main~1'));
  });

  it('is refused with how to fetch the main branch where it is missing', async () => {
    const checkout = clone('no-main');
    git(checkout, 'checkout', '--quiet', '-b', 'feature');
    git(checkout, 'remote', 'remove', 'origin');
    git(checkout, 'branch', '--quiet', '-D', 'main');
    await expect(baseCommit({ cwd: checkout })).rejects.toThrow('git fetch origin main');
  });

  it('is refused where nothing is shared with the main branch', async () => {
    const checkout = clone('unrelated');
    git(checkout, 'checkout', '--quiet', '--orphan', 'other');
    commit(checkout, 'Elsewhere');
    await expect(baseCommit({ cwd: checkout })).rejects.toThrow('shares no commit');
  });

  it('is refused where there is none', async () => {
    const plain = mkdtempSync(join(tmpdir(), 'yarrow-plain-'));
    await expect(baseCommit({ cwd: plain })).rejects.toThrow('needs a git checkout');
    rmSync(plain, { recursive: true });
  });
});
