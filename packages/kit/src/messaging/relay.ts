import { headers } from '@nats-io/transport-node';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Metrics } from '../telemetry/metrics.js';
import { OUTBOX_CHANNEL } from '../outbox.js';
import { contextOf, inSpan, SpanKind } from '../telemetry/telemetry.js';
import type { Broker } from './broker.js';
import { Publisher } from './publisher.js';
import { StreamWriter } from './stream-writer.js';

export interface OutboxRow {
  readonly seq: string;
  readonly id: string;
  readonly aggregate_id: string;
  readonly subject: string;
  readonly payload: Buffer;
  readonly headers: Record<string, string>;
  readonly occurred_at: string;
}

const BATCH = 1_000;
// Rows in memory: enough that the next batch is read while the broker acknowledges the last.
const MEMORY = 2_000;
const WINDOW = 512;
const POLL_MS = 1_000;
const ANSWER_MS = 10_000;

/**
 * Publishes the outbox to the service's stream, in the order of `seq` for each aggregate: the next event of an
 * aggregate leaves only after the broker has stored the one before. A row is deleted after its acknowledgement;
 * a crash in between publishes it again under the same message id, which the stream and every inbox drop.
 *
 * Every read begins at the lowest row that is not in memory, never after the last one seen: a transaction that took
 * a low number may commit after one with a higher number.
 */
export class Relay {
  /** Rows that were read and are not deleted yet. */
  private readonly known = new Set<string>();
  private deletable: string[] = [];
  private wake: () => void = () => {};
  private woken = false;

  constructor(
    private readonly databaseUrl: string,
    private readonly broker: Broker,
    private readonly logger: Logger,
    private readonly metrics: Metrics,
  ) {}

  /** Works until the signal; then the rows in flight are awaited and what is acknowledged is deleted. */
  async run(lost: AbortSignal): Promise<void> {
    const [database, connection] = await Promise.all([this.connectDatabase(), this.broker.connection()]);
    const writer = new StreamWriter(connection, ANSWER_MS, this.broker.inboxPrefix);
    const publisher = new Publisher(WINDOW, (row: OutboxRow) => this.publish(writer, row), {
      published: (row) => this.acknowledged(row),
      failed: (error) => this.logger.warn({ err: error }, 'the broker does not take events; trying again'),
    });
    const nudge = (): void => this.nudge();
    lost.addEventListener('abort', nudge);
    database.on('notification', nudge);
    let dead: Error | undefined;
    database.on('error', (error) => {
      dead = error;
      nudge();
    });
    try {
      await database.query(`listen ${OUTBOX_CHANNEL}`);
      while (!lost.aborted && !dead) await this.turn(database, publisher);
      if (dead) throw dead;
    } finally {
      lost.removeEventListener('abort', nudge);
      await publisher.stop();
      writer.close();
      await this.deleteAcknowledged(database).catch(() => undefined);
      this.known.clear();
      this.deletable = [];
      await database.end().catch(() => undefined);
    }
  }

  /** Deletes what is acknowledged, reads what is new, and sleeps when there is neither. */
  private async turn(database: pg.Client, publisher: Publisher<OutboxRow>): Promise<void> {
    await this.deleteAcknowledged(database);
    let read = 0;
    if (this.known.size <= MEMORY - BATCH) {
      const rows = await this.readBatch(database);
      read = rows.length;
      for (const row of rows) {
        this.known.add(row.seq);
        publisher.add(row.aggregate_id, row);
      }
    }
    if (read < BATCH) await this.sleep();
  }

  private async readBatch(database: pg.Client): Promise<OutboxRow[]> {
    const { rows } = await database.query<OutboxRow>({
      name: 'read-outbox',
      text: `select seq, id, aggregate_id, subject, payload, headers,
                    to_char(occurred_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as occurred_at
             from outbox where seq <> all($1::bigint[]) order by seq limit ${BATCH}`,
      values: [[...this.known]],
    });
    return rows;
  }

  private async deleteAcknowledged(database: pg.Client): Promise<void> {
    if (this.deletable.length === 0) return;
    const seqs = this.deletable;
    this.deletable = [];
    await database.query({
      name: 'delete-outbox',
      text: 'delete from outbox where seq = any($1::bigint[])',
      values: [seqs],
    });
    for (const seq of seqs) this.known.delete(seq);
    this.metrics.published.inc(seqs.length);
  }

  private acknowledged(row: OutboxRow): void {
    this.deletable.push(row.seq);
    // Half a batch is worth a statement; the last rows go when nothing more is in flight.
    if (this.deletable.length >= BATCH / 2 || this.deletable.length === this.known.size) this.nudge();
  }

  private publish(writer: StreamWriter, row: OutboxRow): Promise<void> {
    const fields = headers();
    fields.set('Nats-Msg-Id', row.id);
    fields.set('Yarrow-Aggregate', row.aggregate_id);
    fields.set('Yarrow-Occurred-At', row.occurred_at);
    for (const name in row.headers) fields.set(name, row.headers[name]!);
    const write = (): Promise<void> => writer.write(this.broker.subjectOf(row.subject), row.payload, fields);
    // A span only where the row has a trace: without an exporter there is none, and a busy relay has no time for it.
    if (!row.headers['traceparent']) return write();
    return inSpan(`publish ${row.subject}`, { kind: SpanKind.PRODUCER, parent: contextOf(row.headers) }, write);
  }

  private nudge(): void {
    this.woken = true;
    this.wake();
  }

  private async sleep(): Promise<void> {
    if (!this.woken) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, POLL_MS);
        this.wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      this.wake = () => {};
    }
    this.woken = false;
  }

  private async connectDatabase(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.databaseUrl,
      application_name: 'yarrow-relay',
      connectionTimeoutMillis: 5_000,
      query_timeout: ANSWER_MS,
      keepAlive: true,
    });
    client.on('error', () => undefined); // the run that uses it hears it too
    await client.connect();
    return client;
  }
}
