import { createServer } from 'node:net';

/** What listens where, counted from the first port (`YARROW_PORT`, 8080 by default). */
const ORDER = [
  'web',
  'gateway',
  'clients',
  'catalog',
  'scheduling',
  'payments',
  'reviews',
  'search',
  'notifications',
  'sandbox',
  'smtp',
  'postgres',
  'redis',
  'nats',
  'stripe',
  // The web server behind Vite, in development.
  'pages',
];

/**
 * The port of every process, by name.
 * @param {number} base the first of 16 consecutive ports
 */
export function portsFrom(base) {
  if (!Number.isInteger(base) || base < 1024 || base + ORDER.length > 65_535) {
    throw new Error(`YARROW_PORT must be a whole number from 1024 to ${65_535 - ORDER.length}, not ${base}.`);
  }
  return Object.fromEntries(ORDER.map((name, index) => [name, base + index]));
}

/** The first port as the environment has it. */
export function portBase(env = process.env) {
  return env.YARROW_PORT === undefined || env.YARROW_PORT === '' ? 8080 : Number(env.YARROW_PORT);
}

/** Whether nothing listens on this port of the loopback address. */
export function isPortFree(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/**
 * A random first port from which all of ours are free. It lies below the range from which the system hands out
 * ports of outgoing connections, so that none of those takes one of ours before we listen.
 */
export async function randomPortBase(attempts = 50) {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const base = 12_000 + Math.floor(Math.random() * 1_200) * 16;
    if (await areAllFree(Object.values(portsFrom(base)))) return base;
  }
  throw new Error('Found no 16 consecutive free ports between 12000 and 31200.');
}

async function areAllFree(ports) {
  return (await Promise.all(ports.map(isPortFree))).every(Boolean);
}

/** Names and numbers of those of our ports that another process uses. */
export async function takenPorts(ports) {
  const entries = await Promise.all(
    Object.entries(ports).map(async ([name, port]) => [name, port, await isPortFree(port)]),
  );
  return entries.filter(([, , free]) => !free).map(([name, port]) => ({ name, port }));
}
