import pg from 'pg';

/** Parses int8 as a number, sums of cents included. Set per pool, because tests share the global parsers of `pg`. */
const TYPES = {
  getTypeParser: (oid, format) => (oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format)),
};

/**
 * Reads and writes the databases of a site past its services: what they hold is compared, and time is moved on.
 */
export class Databases {
  #pools;

  /** @param {import('./site.mjs').Site} site */
  constructor({ databases }) {
    const pools = Object.entries(databases).map(([name, connectionString]) => [
      name,
      new pg.Pool({ connectionString, max: 2, types: TYPES }),
    ]);
    this.#pools = Object.fromEntries(pools);
    // Ignore a server that is killed while its connections are idle.
    for (const pool of Object.values(this.#pools)) pool.on('error', () => {});
  }

  /** @returns {Promise<Record<string, any>[]>} rows */
  async query(service, text, values) {
    return (await this.#pools[service].query(text, values)).rows;
  }

  async close() {
    await Promise.all(Object.values(this.#pools).map((pool) => pool.end()));
  }
}
