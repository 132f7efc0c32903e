import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { findPostgresTools } from '../../../scripts/backing/programs.mjs';
import { runAdmin } from '../run-admin.js';
import { withClient } from './figures.js';
import { startServerOf, type DisposableServer } from '../testing/disposable-server.js';

const programs = findPostgresTools() as string | undefined;

(programs ? describe : describe.skip)('a backup', () => {
  const path = process.env['PATH'];
  let server: DisposableServer;
  let work: string;
  let env: Record<string, string>;

  beforeAll(async () => {
    process.env['PATH'] = [programs, path].join(delimiter);
    server = await startServerOf(programs!);
    work = mkdtempSync(join(tmpdir(), 'yarrow-backup-spec-'));
    const urlOf = (name: string) => server.url.replace(/\/postgres$/, `/${name}`);
    env = {
      DATABASE_URL_CLIENTS: urlOf('of_clients'),
      DATABASE_URL_PAYMENTS: urlOf('of_payments'),
      SCRATCH_DATABASE_URL: server.url,
    };
    await withClient(server.url, async (db) => {
      await db.query('CREATE DATABASE of_clients');
      await db.query('CREATE DATABASE of_payments');
    });
    await withClient(env['DATABASE_URL_CLIENTS']!, async (db) => {
      await db.query('CREATE TABLE users (id int PRIMARY KEY, email text)');
      await db.query(`INSERT INTO users SELECT n, n || '@example.com' FROM generate_series(1, 500) n`);
    });
    await withClient(env['DATABASE_URL_PAYMENTS']!, async (db) => {
      await db.query('CREATE TABLE entries (account text, currency char(3), amount_cents int)');
      await db.query(`INSERT INTO entries VALUES ('fees', 'USD', 250), ('fees', 'USD', -50), ('tips', 'CAD', 700)`);
    });
  });
  afterAll(async () => {
    process.env['PATH'] = path;
    await server?.stop();
    if (work) rmSync(work, { recursive: true, force: true });
  });

  async function run(...args: string[]) {
    const [out, err]: [string[], string[]] = [[], []];
    const terminal = { env, now: new Date('2027-01-04T12:00:00Z'), out: (line: string) => out.push(line) };
    const code = await runAdmin([...args, '--json'], { ...terminal, err: (line) => err.push(line) });
    return { code, result: JSON.parse(out[0] ?? '{}'), err: err.join('\n') };
  }
  const take = (name: string) =>
    run('backup', 'take', join(work, name), '--service', 'clients', '--service', 'payments');
  const scratchDatabases = () =>
    withClient(server.url, async (db) => {
      return (await db.query(`SELECT datname FROM pg_database WHERE datname LIKE 'yarrow_verify%'`)).rows;
    });

  it('says what is in it, is restored, and leaves nothing behind', async () => {
    const taken = await take('whole');
    expect(taken).toMatchObject({ code: 0, err: '' });
    expect(taken.result.databases).toMatchObject({
      clients: { tables: { users: 500 } },
      payments: {
        tables: { entries: 3 },
        ledger: [
          { account: 'fees', currency: 'USD', entries: 2, cents: '200' },
          { account: 'tips', currency: 'CAD', entries: 1, cents: '700' },
        ],
      },
    });
    const verified = await run('backup', 'verify', join(work, 'whole'));
    expect(verified).toEqual({
      ...{ code: 0, err: '' },
      result: { takenAt: '2027-01-04T12:00:00.000Z', databases: ['clients', 'payments'], deviations: [] },
    });
    expect(await scratchDatabases()).toEqual([]);
  });

  it('is taken into an empty folder only', async () => {
    expect(await take('whole')).toMatchObject({ code: 1, err: 'There is something in the folder already.' });
  });

  it('is read from a web server too', async () => {
    const files: Server = createServer((request, response) => {
      const path = join(work, 'whole', request.url!.replace('/backups/1/', ''));
      if (existsSync(path)) response.end(readFileSync(path));
      else response.writeHead(404).end();
    });
    await new Promise<void>((resolve) => files.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(files.address() as AddressInfo).port}/backups`;
    try {
      expect((await run('backup', 'verify', `${address}/1/`)).code).toBe(0);
      expect(await run('backup', 'verify', `${address}/2`)).toMatchObject({ code: 1, err: /404/ });
    } finally {
      files.close();
    }
  });

  it('is no backup where rows, sums or bytes are others than it says', async () => {
    const path = join(work, 'whole', 'manifest.json');
    const manifest = JSON.parse(readFileSync(path, 'utf8'));
    manifest.databases.payments.ledger[0].cents = '201';
    manifest.databases.payments.tables.journals = 4;
    writeFileSync(path, JSON.stringify(manifest));
    writeFileSync(join(work, 'whole', 'clients.dump'), 'cut off');
    const { code, result } = await run('backup', 'verify', join(work, 'whole'));
    expect(code).toBe(1);
    expect(result.deviations.map(({ database, what }: { database: string; what: string }) => [database, what])).toEqual(
      [
        ['clients', 'file'],
        ['payments', 'rows of journals'],
        ['payments', 'entries of fees in USD'],
      ],
    );
    expect(await scratchDatabases()).toEqual([]);
  });
});
