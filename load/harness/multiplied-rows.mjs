import pg from 'pg';
import { Guest } from './booking.mjs';
import { startOf } from './practice.mjs';
import { eventually } from './visitor.mjs';

const FIRST_NAMES = ['Ada', 'Björn', 'Chidi', 'Dolores', 'Eun', 'Farid', 'Greta', 'Hana', 'Ines', 'Jonas', 'Katherine'];
const LAST_NAMES = [
  'Abara',
  'Byrne',
  'Chen',
  'Dlamini',
  'Eriksen',
  'Fischer',
  'García',
  'Hopper',
  'Ito',
  'Jensen',
  'Kim',
];

/** Books and pays a visit in the usual way, of which many can be made. */
export async function firstVisit(site, practice, databases) {
  const guest = new Guest(site, practice);
  const visit = await guest.book(await guest.hold(startOf(0)));
  await guest.pay(visit, await guest.enterCard(visit));
  const clientId = await eventually('the contact', async () => {
    const [row] = await databases.query(
      'clients',
      'SELECT client_id AS id FROM visit_projections WHERE appointment_id = $1',
      [visit.id],
    );
    return row?.id;
  });
  return { visitId: visit.id, clientId };
}

/** The id of the nth visit that was made, in SQL. */
export const VISIT = `md5('visit' || n)::uuid`;
const TOKEN = `substr(encode(sha256(('token' || n)::bytea), 'hex'), 1, 43)`;
const PRACTICE_TOKEN = `substr(encode(sha256(('practice' || n)::bytea), 'hex'), 1, 43)`;
const clientOf = (count) => `md5('client' || n % ${count})::uuid`;

/** Makes clients of one, with names of their own. @param {Copiers} copiers */
export async function multiplyClients(copiers, clientId, count) {
  const pick = (names, divisor) =>
    `(ARRAY[${names.map((name) => `'${name}'`).join(', ')}])[1 + (n / ${divisor}) % ${names.length}]`;
  const person = {
    first_name: pick(FIRST_NAMES, 1),
    last_name: `${pick(LAST_NAMES, FIRST_NAMES.length)} || ' ' || n`,
    email: `'person' || n || '@example.com'`,
    phone: `'+1518' || lpad(n::text, 7, '0')`,
    name: `${pick(FIRST_NAMES, 1)} || ' ' || ${pick(LAST_NAMES, FIRST_NAMES.length)} || ' ' || n`,
    user_id: 'NULL',
    last_appointment_at: `now() - n * interval '1 hour'`,
  };
  for (const [service, table, key] of [
    ['clients', 'clients', 'id'],
    ['scheduling', 'client_projections', 'client_id'],
    ['payments', 'client_projections', 'client_id'],
  ]) {
    await copiers
      .of(service)
      .copy(table, `source.${key} = '${clientId}'`, count, { [key]: clientOf(count), ...person });
  }
}

/**
 * Makes visits of one, of as many clients as were made.
 * @param {Copiers} copiers
 * @param {{ count: number, clients: number, starts: string, minutes: number, counted: string, status: string }} visits
 *   `starts`, `counted` and `status`: SQL of the nth
 */
export async function multiplyVisits(copiers, visitId, { count, clients, starts, minutes, counted, status }) {
  const visit = {
    ...{ id: VISIT, appointment_id: VISIT, client_id: clientOf(clients), user_id: 'NULL', starts_at: starts },
    ...{
      ends_at: `${starts} + interval '${minutes} minutes'`,
      local_starts_at: `to_char(${starts}, 'YYYY-MM-DD"T"HH24:MI')`,
    },
    ...{ instant_action_token: TOKEN, practice_token: PRACTICE_TOKEN, email: `'person' || n || '@example.com'` },
    ...{ token_digest: `sha256(${TOKEN}::bytea)`, practice_token_digest: `sha256(${PRACTICE_TOKEN}::bytea)` },
    ...{
      token_hash: `sha256(${TOKEN}::bytea)`,
      due_cents: '0',
      collected_cents: '0',
      counted,
      published_status: status,
    },
  };
  for (const [service, table, key] of [
    ['scheduling', 'appointments', 'id'],
    ['payments', 'appointment_projections', 'appointment_id'],
    ['clients', 'visit_projections', 'appointment_id'],
  ]) {
    await copiers.of(service).copy(table, `source.${key} = '${visitId}'`, count, visit);
  }
}

/** A copier for the tables of each service of a site. */
export class Copiers {
  #site;
  #pools = new Map();

  constructor(site) {
    this.#site = site;
  }

  of(service) {
    if (!this.#pools.has(service)) {
      this.#pools.set(service, new pg.Pool({ connectionString: this.#site.databases[service], max: 1 }));
    }
    return new Copier(this.#pools.get(service));
  }

  /**
   * Lets the databases count what there is now. Rows that come at once, and change before anything is vacuumed, leave
   * indexes of many times the size that they have where the same rows come over years.
   */
  async end() {
    for (const pool of this.#pools.values()) {
      await pool.query('VACUUM FULL ANALYZE');
      // Which pages are visible to all is lost by that; autovacuum would note it within minutes.
      await pool.query('VACUUM');
      await pool.end();
    }
  }
}

/** Makes many rows of one, whatever columns its table has. */
class Copier {
  #pool;

  constructor(pool) {
    this.#pool = pool;
  }

  /**
   * @param {string} where condition of the row that is copied, `source`, and of the numbers `n` from 1 to `count`
   * @param {Record<string, string>} values SQL by column, for what differs
   */
  async copy(table, where, count, values) {
    const { rows } = await this.#pool.query(
      `SELECT column_name AS name FROM information_schema.columns
       WHERE table_schema = 'public' AND table_name = $1 AND is_generated = 'NEVER' ORDER BY ordinal_position`,
      [table],
    );
    const columns = rows.map(({ name }) => name);
    const chosen = columns.map((name) => values[name] ?? `source.${name}`);
    const { rowCount } = await this.#pool.query(
      `INSERT INTO ${table} (${columns.join(', ')})
       SELECT ${chosen.join(', ')} FROM ${table} source, generate_series(1, ${count}) n WHERE ${where}`,
    );
    if (rowCount === 0) throw new Error(`There was no row of ${table} to make many of.`);
  }
}
