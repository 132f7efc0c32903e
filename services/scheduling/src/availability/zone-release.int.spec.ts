import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { setTimeout as delay } from 'node:timers/promises';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { DataSource } from 'typeorm';
import { service } from '../service.js';
import { adoptZoneRelease } from './zone-release.js';

/** Longest that a request waits for a lock. */
const LOCK_MS = 500;

let scheduling: TestService;
/** Connections of a second replica. */
let other: DataSource;

beforeAll(async () => {
  scheduling = await startTestService(service, { env: { DATABASE_WAIT_MS: String(LOCK_MS) } });
  other = await new DataSource({ ...scheduling.dataSource.options, migrationsRun: false }).initialize();
});
afterAll(async () => {
  await other?.destroy();
  await scheduling?.stop();
});

const adopted = async () => (await scheduling.dataSource.query('SELECT version FROM tz_release'))[0].version;

describe('a release of the tz database', () => {
  it('is adopted by one of two replicas that start together, and the other waits for it', async () => {
    const running: string[] = [];
    const work = (name: string) => async () => {
      running.push(`${name} starts`);
      // The other one waits for longer than a request may.
      await delay(4 * LOCK_MS);
      running.push(`${name} ends`);
    };
    const ends: string[] = [];
    const replica = async (name: string, dataSource: DataSource) => {
      await adoptZoneRelease(dataSource, 'tz_release', '2099a', work(name));
      expect(running).toHaveLength(2);
      ends.push(name);
    };
    await Promise.all([replica('one', scheduling.dataSource), replica('two', other)]);
    const [first] = running[0]!.split(' ');
    expect(running).toEqual([`${first} starts`, `${first} ends`]);
    expect(ends).toHaveLength(2);
    expect(await adopted()).toBe('2099a');
  });

  it('is adopted by the next replica where the first one fails', async () => {
    const failing = adoptZoneRelease(scheduling.dataSource, 'tz_release', '2099b', () =>
      Promise.reject(new Error('killed')),
    );
    await expect(failing).rejects.toThrow('killed');
    expect(await adopted()).toBe('2099a');
    let turns = 0;
    await adoptZoneRelease(other, 'tz_release', '2099b', async () => void (turns += 1));
    expect([turns, await adopted()]).toEqual([1, '2099b']);
  });
});
