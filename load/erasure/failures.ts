import { createRegistry } from '@bufbuild/protobuf';
import { file_catalog_v1_events } from '@yarrow/contracts/catalog/v1/events_pb';
import { file_clients_v1_events } from '@yarrow/contracts/clients/v1/events_pb';
import { file_payments_v1_events } from '@yarrow/contracts/payments/v1/events_pb';
import { file_reviews_v1_events } from '@yarrow/contracts/reviews/v1/events_pb';
import { file_scheduling_v1_events } from '@yarrow/contracts/scheduling/v1/events_pb';
import { Clock } from '@yarrow/kit/clock';
import { Inbox } from '@yarrow/kit/messaging/inbox';
import { DataSource } from 'typeorm';
import { SERVICES } from '../../scripts/paths.mjs';
import type { Databases } from '../harness/databases.mjs';
import type { Site } from '../harness/site.mjs';
import { publishedEvents } from './remains.js';

const CONTRACTS = createRegistry(
  ...[file_catalog_v1_events, file_clients_v1_events, file_payments_v1_events],
  ...[file_reviews_v1_events, file_scheduling_v1_events],
);
const ATTEMPTS = 5;

/**
 * Buries every event that says something of a person, in each service that has handled it: as if none of its handlers could.
 * @returns names of the services that have dead letters of it
 */
export async function buryEvents(site: Site, texts: readonly string[]): Promise<string[]> {
  const events = (await publishedEvents(site)).filter(({ content }) => texts.some((text) => content.includes(text)));
  const services: string[] = [];
  for (const service of SERVICES as string[]) {
    const dataSource = await new DataSource({ type: 'postgres', url: site.databases[service]! }).initialize();
    try {
      const handled = await dataSource.query<{ id: string; name: string }[]>(
        'SELECT event_id AS id, handler AS name FROM inbox WHERE event_id = any($1)',
        [events.map(({ id }) => id)],
      );
      const inbox = new Inbox(dataSource, new Clock());
      for (const { id, name } of handled) {
        const event = events.find((one) => one.id === id)!;
        const handler = { name, schema: CONTRACTS.getMessage(event.typeName)!, handle: () => Promise.resolve() };
        const quoted = texts.filter((text) => event.content.includes(text)).join();
        await inbox.moveToDeadLetters(event, handler, new Error(`cannot handle ${quoted}`), ATTEMPTS);
      }
      if (handled.length > 0) services.push(service);
    } finally {
      await dataSource.destroy();
    }
  }
  return services.sort();
}

/** A mail and a text that had been sent have failed, and the provider quotes to whom. @returns their channels */
export async function failDeliveries(databases: Databases, recipients: readonly string[]): Promise<string[]> {
  const rows = await databases.query(
    'notifications',
    `UPDATE deliveries SET state = 'failed', error = 'The provider answered 400: cannot reach ' || recipient
     WHERE id IN (SELECT DISTINCT ON (channel) id FROM deliveries
       WHERE recipient = any($1) AND state = 'sent' ORDER BY channel, created_at) RETURNING channel`,
    [recipients],
  );
  return rows.map(({ channel }) => channel as string).sort();
}
