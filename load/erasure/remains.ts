import { GetObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { connectionTo } from '@yarrow/kit/messaging/broker-address';
import type { ReceivedEvent } from '@yarrow/kit/messaging/inbox';
import { Redis } from 'ioredis';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { natsUrl } from '../../scripts/backing/nats.mjs';
import { redisUrl } from '../../scripts/backing/redis.mjs';
import { environments } from '../../scripts/environment.mjs';
import { SERVICES } from '../../scripts/paths.mjs';
import type { Databases } from '../harness/databases.mjs';
import type { Site } from '../harness/site.mjs';

/** Something that is kept, and where: `reviews.reviews`, `stream CLIENTS`, `redis`, `store`, `log of gateway`. */
interface Kept {
  readonly place: string;
  readonly content: string;
}

/** The outside world, whose own records are not ours to erase. */
const PROVIDERS = ['sandbox'];

/** All that is kept anywhere, as text; binary columns as text too. */
async function everything(site: Site, databases: Databases): Promise<Kept[]> {
  return (
    await Promise.all([tables(databases), streams(site), redis(site), objects(site), Promise.resolve(logs(site))])
  ).flat();
}

/**
 * Where each of the texts still stands.
 * @returns for each text the places, such as `clients.users`; nothing for a text that stands nowhere
 */
export async function placesOf(
  site: Site,
  databases: Databases,
  texts: Readonly<Record<string, string>>,
): Promise<Record<string, string[]>> {
  const kept = await everything(site, databases);
  const found = Object.entries(texts).map(([name, text]) => {
    const places = kept.filter(({ content }) => content.toLowerCase().includes(text.toLowerCase()));
    return [name, [...new Set(places.map(({ place }) => place))].sort()] as const;
  });
  return Object.fromEntries(found.filter(([, places]) => places.length > 0));
}

async function tables(databases: Databases): Promise<Kept[]> {
  const kept: Kept[] = [];
  for (const service of SERVICES as string[]) {
    const names = await databases.query(
      service,
      `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
    );
    for (const { name } of names) {
      const rows = await databases.query(service, `SELECT to_jsonb(kept)::text AS content FROM "${name}" kept`);
      for (const { content } of rows) kept.push({ place: `${service}.${name}`, content: withBytes(content as string) });
    }
  }
  return kept;
}

/** Bytes stand in JSON as `\\x…`. */
const withBytes = (content: string): string =>
  content.replace(/\\\\x([0-9a-f]+)/g, (_all, hex: string) => Buffer.from(hex, 'hex').toString('latin1'));

/** An event as its stream keeps it. */
export interface PublishedEvent extends ReceivedEvent {
  readonly content: string;
}

/** Every event of every stream. */
export async function publishedEvents({ ports, secrets }: Site): Promise<PublishedEvent[]> {
  const url = natsUrl({ port: ports['nats'], secret: secrets.natsSecret });
  const connection = await connect(connectionTo({ url }));
  const events: PublishedEvent[] = [];
  try {
    const manager = await jetstreamManager(connection);
    for await (const { config, state } of manager.streams.list()) {
      for (let seq = state.first_seq; seq <= state.last_seq && state.messages > 0; seq++) {
        const message = await manager.streams.getMessage(config.name, { seq }).catch(() => null);
        if (!message) continue;
        const { header, data: payload, subject: typeName, time: occurredAt } = message;
        const [id, aggregateId] = [header.get('Nats-Msg-Id'), header.get('Yarrow-Aggregate')];
        const stored = { id, aggregateId, typeName, occurredAt, payload, headers: {}, streamSeq: seq };
        const content = Buffer.from(payload).toString('utf8') + String(header);
        events.push({ ...stored, producer: config.name, content });
      }
    }
  } finally {
    await connection.close();
  }
  return events;
}

async function streams(site: Site): Promise<Kept[]> {
  return (await publishedEvents(site)).map(({ producer, content }) => ({ place: `stream ${producer}`, content }));
}

async function redis({ ports, secrets }: Site): Promise<Kept[]> {
  const client = new Redis(redisUrl({ port: ports['redis'], password: secrets.redisPassword }));
  try {
    const keys = await client.keys('*');
    const dumps = await Promise.all(
      keys.map(async (key) => `${key} ${(await client.dumpBuffer(key))?.toString('latin1')}`),
    );
    const strings = await Promise.all(keys.map((key) => client.get(key).catch(() => '')));
    return [...keys, ...dumps, ...strings].map((content) => ({ place: 'redis', content: content ?? '' }));
  } finally {
    client.disconnect();
  }
}

async function objects(site: Site): Promise<Kept[]> {
  return withStore(site, async (store, Bucket) => {
    const keys = await listKeys(store, Bucket);
    return Promise.all(
      keys.map(async (Key) => {
        const { Body } = await store.send(new GetObjectCommand({ Bucket, Key }));
        return { place: 'store', content: `${Key} ${await Body!.transformToString('latin1')}` };
      }),
    );
  });
}

/** Keys of all that is in the store. */
export async function storedKeys(site: Site): Promise<string[]> {
  return withStore(site, listKeys);
}

async function listKeys(store: S3Client, Bucket: string): Promise<string[]> {
  const { Contents = [] } = await store.send(new ListObjectsV2Command({ Bucket }));
  return Contents.map(({ Key }) => Key!);
}

async function withStore<T>(site: Site, work: (store: S3Client, bucket: string) => Promise<T>): Promise<T> {
  const {
    S3_ENDPOINT,
    S3_REGION,
    S3_BUCKET = '',
    S3_ACCESS_KEY_ID,
    S3_SECRET_ACCESS_KEY,
  } = environments({
    ...site,
    backing: { databases: {}, redisUrl: '', natsUrl: 'nats://127.0.0.1:1' },
  })['reviews'] as Record<string, string>;
  const credentials = { accessKeyId: S3_ACCESS_KEY_ID!, secretAccessKey: S3_SECRET_ACCESS_KEY! };
  const store = new S3Client({ endpoint: S3_ENDPOINT!, region: S3_REGION!, credentials, forcePathStyle: true });
  try {
    return await work(store, S3_BUCKET);
  } finally {
    store.destroy();
  }
}

function logs({ folder }: Site): Kept[] {
  const files = readdirSync(join(folder, 'logs')).filter((file) => !PROVIDERS.includes(file.replace(/\.log$/, '')));
  return files.map((file) => ({
    place: `log of ${file.replace(/\.log$/, '')}`,
    content: readFileSync(join(folder, 'logs', file), 'utf8'),
  }));
}
