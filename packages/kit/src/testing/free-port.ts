import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * The system gives ports from 32768 up to connections that leave this machine (`ip_local_port_range`): one of those may
 * be taken again between this search and the server's start.
 */
const [LOWEST, END] = [15_000, 32_768];

/** A port of the loopback address on which nothing listens now, and that no outgoing connection will be given. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(LOWEST, END);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    );
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
