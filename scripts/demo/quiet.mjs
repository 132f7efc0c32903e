import { jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { setTimeout as sleep } from 'node:timers/promises';
import { SERVICES } from '../paths.mjs';

const PAUSE_MS = 250;

/** Detects whether every published event has been handled: then all projections are up to date. */
export class Quiet {
  /** @param {{ natsUrl: string, dataSources: import('typeorm').DataSource[] }} options */
  static async open({ natsUrl, dataSources }) {
    const connection = await connect(addressOf(natsUrl));
    return Object.assign(new Quiet(), { connection, dataSources, manager: await jetstreamManager(connection) });
  }

  /**
   * Waits until no outbox holds an event, no consumer has one before it, and none is parked.
   * @param {(left: number) => void} note called with the number of events left
   * @throws Error when nothing moves for `idleMs`
   */
  async wait(note, idleMs = 120_000) {
    let [least, deadline] = [Infinity, performance.now() + idleMs];
    for (;;) {
      const left = await this.#countLeft();
      if (left === 0) return;
      note(left);
      if (left < least) [least, deadline] = [left, performance.now() + idleMs];
      if (performance.now() > deadline)
        throw new Error(`${left} events have not been applied; see the logs of the services.`);
      await sleep(PAUSE_MS);
    }
  }

  async #countLeft() {
    const outboxes = this.dataSources.map(async (source) => {
      const [{ count }] = await source.query(
        'SELECT (SELECT count(*) FROM outbox)::int + (SELECT count(*) FROM parked_events)::int AS count',
      );
      return count;
    });
    const waiting = SERVICES.map((name) => this.#countWaiting(name.toUpperCase()));
    const all = await Promise.all([...outboxes, ...waiting]);
    return all.reduce((sum, count) => sum + count, 0);
  }

  async #countWaiting(stream) {
    let count = 0;
    for await (const { num_pending, num_ack_pending } of this.manager.consumers.list(stream)) {
      count += num_pending + num_ack_pending;
    }
    return count;
  }

  close() {
    return this.connection.close();
  }
}

function addressOf(natsUrl) {
  const { host, username, password } = new URL(natsUrl);
  return { servers: host, ...(username && { user: decodeURIComponent(username), pass: decodeURIComponent(password) }) };
}
