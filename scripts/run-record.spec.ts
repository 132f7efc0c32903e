import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive, startTimeOf } from './processes.mjs';
import { RunRecord } from './run-record.mjs';

describe('the record of a run', () => {
  let folder: string;
  let sleeper: ChildProcess;
  const path = () => join(folder, 'run.json');
  const idOf = ({ pid = 0 }: ChildProcess) => ({ pid, startedAt: startTimeOf(pid) });
  const write = (content: object) =>
    writeFileSync(path(), JSON.stringify({ address: 'http://localhost:1', ...content }));

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'yarrow-record-'));
    sleeper = spawn('sleep', ['60'], { detached: true, stdio: 'ignore' });
    await new Promise((resolve) => sleeper.once('spawn', resolve));
  });

  afterEach(() => {
    sleeper.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });

  it('refuses a second run while the first one lives, and says where that one is', async () => {
    write({ owner: idOf(sleeper), children: [] });

    await expect(RunRecord.take(folder, { address: 'http://localhost:2' })).rejects.toThrow(
      `Yarrow already runs at http://localhost:1 (process ${sleeper.pid})`,
    );
  });

  it('ends what a killed run left behind', async () => {
    const left = idOf(sleeper);
    write({ owner: { pid: 1, startedAt: 'long ago' }, children: [{ name: 'nats', ...left }] });

    const { leftovers } = await RunRecord.take(folder, { address: 'http://localhost:2' });

    expect(leftovers).toEqual(['nats']);
    expect(isAlive(left)).toBe(false);
  });

  it('never ends a stranger that has been given the pid of a process of ours', async () => {
    const stranger = idOf(sleeper);
    write({ owner: { pid: 1, startedAt: 'long ago' }, children: [{ name: 'nats', ...stranger, startedAt: 'before' }] });

    const { leftovers } = await RunRecord.take(folder, { address: 'http://localhost:2' });

    expect(leftovers).toEqual([]);
    expect(isAlive(stranger)).toBe(true);
  });

  it('gives the folder back', async () => {
    const { record } = await RunRecord.take(folder, { address: 'http://localhost:2' });
    expect(existsSync(path())).toBe(true);

    record.release();

    expect(existsSync(path())).toBe(false);
  });
});
