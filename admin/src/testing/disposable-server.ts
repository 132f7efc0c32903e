import { execFile } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '@yarrow/kit/testing/free-port';
import { postgresUser } from '../../../scripts/backing/postgres-user.mjs';

const run = promisify(execFile);

export interface DisposableServer {
  /** Of its superuser. */
  readonly url: string;
  stop(): Promise<void>;
}

/** A server from these programs in a temporary folder. PostgreSQL refuses root, so root runs it as another user. */
export async function startServerOf(bin: string): Promise<DisposableServer> {
  const user = postgresUser() as { uid: number; gid: number } | undefined;
  const folder = mkdtempSync(join(tmpdir(), 'yarrow-postgres-'));
  const passwordFile = join(folder, 'password');
  const data = join(folder, 'data');
  writeFileSync(passwordFile, 'scratch', { mode: 0o600 });
  if (user) [folder, passwordFile].forEach((path) => chownSync(path, user.uid, user.gid));
  const options = [
    '--username=postgres',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--no-locale',
    '--no-sync',
  ];
  await run(join(bin, 'initdb'), [`--pgdata=${data}`, ...options, '--encoding=UTF8'], { ...user, cwd: '/' });
  const port = await freePort();
  const settings = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off`;
  const control = (...args: string[]) =>
    run(join(bin, 'pg_ctl'), ['--pgdata', data, '--wait', ...args], { ...user, cwd: '/' });
  await control('start', '--silent', '--log', join(folder, 'log'), '--options', settings);
  return {
    url: `postgres://postgres:scratch@127.0.0.1:${port}/postgres`,
    async stop() {
      await control('stop', '--mode', 'immediate');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
