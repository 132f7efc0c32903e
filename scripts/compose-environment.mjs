/**
 * What the profile `product` of docker-compose.yml needs before it is started: variables of each process, users of the broker
 * and roles of the databases, with secrets of its own, in `.yarrow/compose`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { containerConfiguration } from './backing/nats-configuration.mjs';
import { natsPassword, OPERATOR } from './backing/nats-users.mjs';
import { environments } from './environment.mjs';
import { PRIVATE, SERVICES } from './paths.mjs';
import { portBase, portsFrom } from './ports.mjs';
import { loadSecrets } from './secrets.mjs';

const FOLDER = join(PRIVATE, 'compose');

/**
 * The variables of `npm start`, with the names of containers in the place of the loopback address. Ports stay, so that
 * addresses for browsers (`localhost`) are the same inside and outside.
 * @param {Record<string, number>} ports
 * @param {object} secrets
 * @returns {Record<string, Record<string, string>>} by process
 */
export function composeEnvironments(ports, secrets) {
  const databases = SERVICES.map((name) => [name, databaseUrl(name, secrets)]);
  const backing = {
    databases: Object.fromEntries(databases),
    natsUrl: `nats://${OPERATOR}:${natsPassword(secrets.natsSecret, OPERATOR)}@nats:4222`,
    redisUrl: `redis://:${secrets.redisPassword}@redis:6379`,
    ffmpegPath: 'ffmpeg',
  };
  const all = environments({ ports, secrets, backing, folder: '/tmp' });
  // Name servers are given by addresses, which the containers get only when they start.
  delete all.catalog.DNS_SERVERS;
  return Object.fromEntries(
    Object.entries(all).map(([name, variables]) => [name, { ...inContainers(variables, ports), HOST: '0.0.0.0' }]),
  );
}

function inContainers(variables, ports) {
  // Mail is handed in at the sandbox's second port.
  const hosts = {
    ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [port, name])),
    [ports.smtp]: 'sandbox',
  };
  const moved = (text) =>
    text.replace(/127\.0\.0\.1:(\d+)/g, (address, port) => (hosts[port] ? `${hosts[port]}:${port}` : address));
  return Object.fromEntries(Object.entries(variables).map(([name, text]) => [name, moved(text)]));
}

const databaseUrl = (name, { databasePassword }) =>
  `postgres://yarrow_${name}:${databasePassword}@postgres:5432/yarrow_${name}`;

/** Statements for psql that may be run again: a role and a database for each service. */
export function databaseStatements({ databasePassword }) {
  const ofService = (name) => [
    `select 'create role yarrow_${name} login' where not exists (select from pg_roles where rolname = 'yarrow_${name}') \\gexec`,
    `alter role yarrow_${name} password '${databasePassword}';`,
    `select 'create database yarrow_${name} owner yarrow_${name}' where not exists (select from pg_database where datname = 'yarrow_${name}') \\gexec`,
  ];
  const extensions = ['cube', 'earthdistance'].map((name) => `create extension if not exists ${name};`);
  return [...SERVICES.flatMap(ofService), '\\connect yarrow_search', ...extensions, ''].join('\n');
}

function write() {
  const secrets = loadSecrets(FOLDER);
  const ports = portsFrom(portBase());
  for (const [name, variables] of Object.entries(composeEnvironments(ports, secrets))) {
    const lines = Object.entries(variables).map(([key, value]) => `${key}=${value}`);
    writeFileSync(join(FOLDER, `${name}.env`), `${lines.join('\n')}\n`, { mode: 0o600 });
  }
  // Containers have users of their own, who have to read these.
  writeFileSync(join(FOLDER, 'nats.conf'), containerConfiguration(secrets.natsSecret), { mode: 0o644 });
  writeFileSync(join(FOLDER, 'databases.sql'), databaseStatements(secrets), { mode: 0o644 });
  const settings = {
    YARROW_POSTGRES_PASSWORD: secrets.databasePassword,
    YARROW_REDIS_PASSWORD: secrets.redisPassword,
    YARROW_NATS_CONFIG: join(FOLDER, 'nats.conf'),
    YARROW_WEB_PORT: String(ports.web),
    YARROW_SANDBOX_PORT: String(ports.sandbox),
  };
  const path = join(FOLDER, 'compose.env');
  writeFileSync(
    path,
    `${Object.entries(settings)
      .map((pair) => pair.join('='))
      .join('\n')}\n`,
    { mode: 0o600 },
  );
  console.log(`docker compose --env-file ${path} --profile product up -d --wait`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  mkdirSync(FOLDER, { recursive: true, mode: 0o700 });
  write();
}
