import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { service as catalog } from '@yarrow/catalog/service';
import { service as clients } from '@yarrow/clients/service';
import { RetentionService } from '@yarrow/kit/retention/retention.service';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import { service as notifications } from '@yarrow/notifications/service';
import { service as payments } from '@yarrow/payments/service';
import { service as reviews } from '@yarrow/reviews/service';
import { service as scheduling } from '@yarrow/scheduling/service';
import { service as search } from '@yarrow/search/service';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SERVICES } from '../scripts/paths.mjs';

const NOBODY_LISTENS = '127.0.0.1:9';
const START: Record<string, (env: Record<string, string>) => Promise<TestService>> = {
  clients: (env) => startTestService(clients, { env }),
  catalog: (env) => startTestService(catalog, { env }),
  scheduling: (env) => startTestService(scheduling, { env }),
  payments: (env) => startTestService(payments, { env }),
  reviews: (env) => startTestService(reviews, { env }),
  search: (env) => startTestService(search, { env }),
  notifications: (env) => startTestService(notifications, { env }),
};
/** What the services ask for; nothing is called. */
const ENV = {
  CSRF_SECRET: 'x'.repeat(32),
  SMTP_URL: `smtp://${NOBODY_LISTENS}`,
  SMS_ACCOUNT_SID: 'AC0',
  SMS_AUTH_TOKEN: 'none',
  SMS_FROM: '+15005550006',
  STRIPE_SECRET_KEY: 'sk_test_none',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_none',
  STRIPE_WEBHOOK_SECRET: 'whsec_none',
  STRIPE_API_BASE: `http://${NOBODY_LISTENS}`,
  S3_ENDPOINT: `http://${NOBODY_LISTENS}`,
  S3_PUBLIC_URL: `http://${NOBODY_LISTENS}`,
  S3_REGION: 'none',
  S3_BUCKET: 'none',
  S3_ACCESS_KEY_ID: 'none',
  S3_SECRET_ACCESS_KEY: 'none',
  VIDEO_WORKER: 'false',
};
/** Every service has these; the document describes them once. */
const OF_ALL = 'every service';

/** The tables of `docs/retention.md`, by the service that its heading names. */
const documented = ((): Map<string, string[]> => {
  const text = readFileSync(join(import.meta.dirname, '../docs/retention.md'), 'utf8');
  const sections = text.split(/^## /m).slice(1);
  return new Map(
    sections.map((section) => [
      section.slice(0, section.indexOf('\n')).trim().toLowerCase(),
      [...section.matchAll(/^\| `(\w+)`/gm)].map(([, table]) => table!),
    ]),
  );
})();

it('describes every service', () => {
  expect([...documented.keys()]).toEqual(expect.arrayContaining([OF_ALL, ...(SERVICES as string[])]));
});

describe.each(SERVICES as string[])('the database of %s', (name) => {
  let service: TestService;
  beforeAll(async () => {
    service = await START[name]!(ENV);
  });
  afterAll(() => service?.stop());

  it('has the tables of docs/retention.md, and no other', async () => {
    const tables = await service.dataSource.query<{ name: string }[]>(
      `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    const listed = [...documented.get(OF_ALL)!, ...documented.get(name)!];
    expect(listed.sort()).toEqual(tables.map((table) => table.name).sort());
  });

  it('finds what is to be pruned by an index, and prunes', async () => {
    const { rules } = service.app.get(RetentionService);
    const indexed = await service.dataSource.query<{ place: string }[]>(
      `select c.relname || '.' || a.attname as place from pg_index i join pg_class c on c.oid = i.indrelid
         join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]`,
    );
    const places = rules.map(({ table, column }) => `${table}.${column}`);
    expect(indexed.map(({ place }) => place)).toEqual(expect.arrayContaining(places));
    expect(Object.keys(await service.app.get(RetentionService).prune())).toEqual(rules.map(({ table }) => table));
  });
});
