import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AppointmentBookedSchema } from '@yarrow/contracts/scheduling/v1/events_pb';
import type { Actor } from '@yarrow/kit/actor';
import { newId } from '@yarrow/kit/ids';
import { startTestService, type TestService } from '@yarrow/kit/testing/test-service';
import type { EntityManager } from 'typeorm';
import { service } from '../service.js';
import { DirectoryPagesRepository } from './directory-pages.repository.js';
import { parseQuestion } from './directory-question.js';

let clients: TestService;
let practiceId: string;
let pro: Actor;

beforeAll(async () => {
  clients = await startTestService(service, { env: { CSRF_SECRET: 'x'.repeat(32) } });
});
afterAll(() => clients?.stop());
beforeEach(() => {
  practiceId = newId();
  pro = { kind: 'pro', userId: newId(), practiceId, ip: '203.0.113.1' };
});

async function book(person: { firstName: string; lastName: string; email?: string; phone?: string }) {
  const appointment = { appointmentId: newId(), host: { practiceId }, attendee: { clientId: newId(), ...person } };
  await clients.publish(AppointmentBookedSchema, { appointment }, { aggregateId: appointment.appointmentId });
}

interface Page {
  totalCount: number;
  edges: { node: { id: string; name: string } }[];
}
async function page(search: string): Promise<Page> {
  const query = 'query ($search: String) { clients(search: $search) { totalCount edges { node { id name } } } }';
  return (await clients.graphql<{ clients: Page }>(query, { search }, pro)).data.clients;
}
const find = async (search: string) => (await page(search)).edges.map(({ node }) => node.name);

describe('a search of the directory', () => {
  beforeEach(async () => {
    await book({ firstName: 'Noor', lastName: 'Byrne', email: 'noor@example.com', phone: '+16045550134' });
    await book({ firstName: 'Ada', lastName: 'Okafor', email: 'byrne.ada@example.com', phone: '+447911123456' });
    await book({ firstName: '50%', lastName: 'Off_er', email: 'c@example.com' });
    await book({ firstName: 'Zoë', lastName: 'O’Brien', email: 'zoe.b@example.com' });
    await book({ firstName: 'Jörg', lastName: 'Strauß', email: 'js@example.com' });
    await book({ firstName: 'Łucja', lastName: "D'Arcy-Ærø", email: 'l@example.com' });
  });

  it.each([
    ['byrne', ['Ada Okafor', 'Noor Byrne']],
    ['Byrne NOOR', ['Noor Byrne']],
    ['okafor example.com', ['Ada Okafor']],
    ['noor@example.com', ['Noor Byrne']],
    ['NOOR@EX', ['Noor Byrne']],
    ['a@example.com', ['Ada Okafor']],
    ["zoe o'brien", ['Zoë O’Brien']],
    ['O’BRIEN zoë', ['Zoë O’Brien']],
    ['obrien', ['Zoë O’Brien']],
    ['oʼbrien', ['Zoë O’Brien']],
    ['o brien', ['Zoë O’Brien']],
    ['Zoe\u0308', ['Zoë O’Brien']],
    ['strauss', ['Jörg Strauß']],
    ['STRAUẞ jorg', ['Jörg Strauß']],
    ['lucja', ["Łucja D'Arcy-Ærø"]],
    ['d’arcy-aero', ["Łucja D'Arcy-Ærø"]],
    ['darcy', ["Łucja D'Arcy-Ærø"]],
    ['(604) 555-0134', ['Noor Byrne']],
    ['+1 604 555 0134', ['Noor Byrne']],
    ['604.555.0134', ['Noor Byrne']],
    ['\u202A604\u2011555\u20110134\u202C', ['Noor Byrne']],
    ['byrne 555-0134', ['Noor Byrne']],
    ['ada 555-0134', []],
    ['+44 (0)7911 123456', ['Ada Okafor']],
    ['0044 7911 123456', ['Ada Okafor']],
    ['(604) 555-01', ['Noor Byrne']],
    ['604.555', ['Noor Byrne']],
    ['07911 12', ['Ada Okafor']],
    ['+44 7911', ['Ada Okafor']],
    ['50% off', ['50% Off_er']],
    ['f_e', ['50% Off_er']],
    ['%', []],
    ['_', []],
    ['\\', []],
    ['nobody', []],
  ])('finds by “%s” %j', async (search, names) => {
    expect(await find(search)).toEqual(names);
    expect((await page(search)).totalCount).toBe(names.length);
  });

  it('finds a contact by its new name after a change', async () => {
    const [found] = (await page('strauss')).edges;
    const change = 'mutation ($clientId: ID!) { editClient(clientId: $clientId, lastName: "Weiß") { result } }';
    await clients.graphql(change, { clientId: found?.node.id }, pro);
    expect([await find('strauss'), await find('weiss')]).toEqual([[], ['Jörg Weiß']]);
  });

  it('finds nothing of other practices', async () => {
    pro = { ...pro, practiceId: newId() };
    expect(await page('byrne')).toMatchObject({ totalCount: 0, edges: [] });
  });
});

describe('a search among 20,000 contacts', () => {
  const large = newId();

  beforeAll(async () => {
    await clients.dataSource.query(
      `INSERT INTO clients (id, practice_id, first_name, last_name, email, phone, custom_prices)
       SELECT gen_random_uuid(), $1, 'First' || md5(n::text), 'Last' || md5('l' || n), md5('m' || n) || '@example.com',
         '+1604' || 1000000 + n, '[]' FROM generate_series(1, 20000) n`,
      [large],
    );
    await clients.dataSource.query('VACUUM ANALYZE clients');
  });

  /** The plan of the statement that the repository runs. */
  async function planOf(search: string): Promise<string> {
    let plan = '';
    const explaining = {
      query: async (sql: string, values: unknown[]) => {
        const lines = await clients.dataSource.query(`EXPLAIN ${sql}`, values);
        plan = lines.map((line: object) => Object.values(line)[0]).join('\n');
        return [];
      },
    } as unknown as EntityManager;
    const sort = { by: 'full_name', descending: false } as const;
    const query = { practiceId: large, question: parseQuestion(search, 'CA'), sort, first: 50, after: null };
    await clients.app.get(DirectoryPagesRepository).listPositions(explaining, query);
    return plan;
  }

  it.each([
    'lastc4ca',
    'FIRST’c4ca',
    'First Lastc4c',
    'c4ca@example',
    '(604) 100-4711',
    '1004711',
    'first 604-100-4711',
  ])('reads the trigram index for “%s”', async (search) => {
    expect(await planOf(search)).toContain('Bitmap Index Scan on clients_contact_text');
  });
});
