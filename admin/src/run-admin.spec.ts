import { describe, expect, it } from '@jest/globals';
import { SERVICES as ALL } from '../../scripts/paths.mjs';
import { COMMANDS } from './commands.js';
import { runAdmin } from './run-admin.js';
import { SERVICES } from './services.js';

/** None of them gets as far as the broker. */
async function run(line: string, env: Record<string, string> = {}) {
  const [out, err]: [string[], string[]] = [[], []];
  const code = await runAdmin(line.split(' ').filter(Boolean), {
    ...{ env, now: new Date('2027-01-04T12:00:00Z') },
    ...{ out: (text) => out.push(text), err: (text) => err.push(text) },
  });
  return { code, out: out.join('\n'), err: err.join('\n') };
}

it('knows every service', () => {
  expect([...SERVICES]).toEqual(ALL);
});

describe('yarrow-admin', () => {
  it('lists its commands', async () => {
    const { code, out } = await run('--help');
    expect(code).toBe(0);
    for (const { name, summary } of COMMANDS) expect(out).toMatch(new RegExp(`^ {2}${name} +${summary}$`, 'm'));
    expect((await run('')).code).toBe(2);
  });

  it.each(COMMANDS.map(({ name }) => [name]))('says of %s how it is used, whatever else is missing', async (name) => {
    const { code, out } = await run(`${name} --help`, { NATS_PREFIX: 'not a prefix' });
    expect([code, out.split('\n')[0]!.startsWith(name)]).toEqual([0, true]);
    expect(out).toContain('--json');
  });

  it('says it of a group of commands too', async () => {
    const { code, out } = await run('dead-letters --help');
    expect(code).toBe(0);
    expect(out).toContain('dead-letters replay --service NAME');
  });

  it.each([
    ['unknown', /Unknown command/],
    ['dead-letters', /dead-letters list, dead-letters replay, dead-letters park/],
    ['create-staff', /Which account/],
    ['create-staff --acount x', /Unknown option '--acount'/],
    ['remove-second-factor', /Which account/],
    ['create-staff x', /Unexpected argument 'x'/],
    ['dead-letters list --service billing', /Which service/],
    ['dead-letters replay --service clients', /Either --id, or --all/],
    ['dead-letters replay --service clients --id 1 --all', /Either --id, or --all/],
    ['dead-letters replay --service clients --id 1;drop', /An id is a number/],
    ['dead-letters park --service clients', /Which\? --id/],
    ['republish', /Which service/],
    ['erase', /Whom/],
    ['erase --account a@example.com --client 1', /Whom/],
    ['erase --again', /Since when/],
    ['erase --again --since yesterday', /no date/],
    ['erase --account a@example.com --since 2026-11-01', /Since when/],
    ['keys rotate', /Which step/],
    ['keys rotate prepare', /Which keys/],
    ['keys rotate prepare activate', /Too much: activate/],
    ['ledger check --pause soon', /milliseconds/],
    ['ledger check --since 2027-02-01', /comes before/],
    ['ledger check', /Which broker/],
    ['backup take', /Which folder/],
    ['backup take there --service clients', /DATABASE_URL_CLIENTS must be set/],
    ['backup take there --service billing', /Unknown service: billing/],
    ['backup verify there', /Where to/],
  ])('ends %s with 2, and says why', async (line, why) => {
    const { code, out, err } = await run(line);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(why);
  });

  it('refuses a variable that cannot be, without saying what it is', async () => {
    const { code, err } = await run('republish --service clients', { DATABASE_URL_CLIENTS: 'secret' });
    expect(code).toBe(2);
    expect(err).toContain('DATABASE_URL_CLIENTS');
    expect(err).not.toContain('secret');
  });
});
