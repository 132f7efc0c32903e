import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Runs `pg_dump` or `pg_restore` against a database. The address goes by the environment: everybody on a machine may read
 * arguments.
 * @throws Error without what the program quotes of rows
 */
export async function runTool(program: 'pg_dump' | 'pg_restore', args: readonly string[], url: string): Promise<void> {
  try {
    await run(program, args, { env: { ...process.env, ...connectionOf(url) }, maxBuffer: 16 * 1024 * 1024 });
  } catch (error) {
    throw new Error(problemOf(program, error as ToolError), { cause: error });
  }
}

interface ToolError {
  readonly code?: number | string;
  readonly stderr?: string;
}

/** Libpq's variables. */
function connectionOf(url: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const sslMode = searchParams.get('sslmode');
  return {
    PGHOST: hostname.replace(/^\[|\]$/g, ''),
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    ...(sslMode && { PGSSLMODE: sslMode }),
  };
}

/** What the server says of a statement may quote rows. */
export function problemOf(program: string, { code, stderr = '' }: ToolError): string {
  if (code === 'ENOENT') return `${program} is not on the path: the client of PostgreSQL, as new as its server.`;
  const said = stderr
    .split('\n')
    .filter((line) => line.startsWith(`${program}: `))
    .map((line) => line.replace(/ERROR:.*/, 'ERROR'));
  return [`${program} failed (${code})`, ...said.slice(0, 3)].join('\n');
}
