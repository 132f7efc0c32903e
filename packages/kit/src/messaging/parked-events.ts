import type { DataSource } from 'typeorm';
import type { ReceivedEvent } from './inbox.js';

interface ParkedRow {
  readonly event_id: string;
  readonly stream_seq: string;
  readonly subject: string;
  readonly aggregate_id: string;
  readonly payload: Buffer;
  readonly headers: Record<string, string>;
  readonly occurred_at: Date;
  readonly attempts: number;
  /** Milliseconds since the first attempt; null before. */
  readonly waited_ms: number | null;
}

export interface ParkedEvent {
  readonly event: ReceivedEvent;
  readonly attempts: number;
  readonly waitedMs: number;
}

const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 30_000;
const HEADS_AT_ONCE = 500;

/**
 * Events of one producer that arrived before the data that they refer to, each followed by the later ones of its
 * aggregate. They are acknowledged to the broker and stored in the service's own database, so that any number of them
 * blocks neither the stream nor a lane, and survives a restart. Used by the one replica that leads the consumer, and
 * for each aggregate by one task at a time.
 */
export class ParkedEvents {
  private readonly aggregates = new Set<string>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly producer: string,
  ) {}

  /** Reads what a predecessor has left. */
  async open(): Promise<void> {
    const rows = await this.dataSource.query<{ aggregate_id: string }[]>(
      'select distinct aggregate_id from parked_events where stream = $1',
      [this.producer],
    );
    this.aggregates.clear();
    for (const { aggregate_id: id } of rows) this.aggregates.add(id);
  }

  /** Whether an event of this aggregate has to stand behind another one. */
  holds(aggregateId: string): boolean {
    return this.aggregates.has(aggregateId);
  }

  get isEmpty(): boolean {
    return this.aggregates.size === 0;
  }

  /** @param tried whether a handler has said that it is too early; false of what only stands behind such an event */
  async park(event: ReceivedEvent, tried: boolean): Promise<void> {
    // What comes again, because its acknowledgement was lost, stands here already.
    await this.dataSource.query(
      `insert into parked_events (stream, stream_seq, event_id, subject, aggregate_id, payload, headers, occurred_at,
         attempts, first_tried_at, due_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9::int, case when $9::int > 0 then clock_timestamp() end,
         clock_timestamp() + $10 * interval '1 millisecond')
       on conflict (stream, stream_seq) do nothing`,
      [
        this.producer,
        event.streamSeq,
        event.id,
        event.typeName,
        event.aggregateId,
        Buffer.from(event.payload),
        JSON.stringify(event.headers),
        event.occurredAt,
        tried ? 1 : 0,
        tried ? FIRST_DELAY_MS : 0,
      ],
    );
    this.aggregates.add(event.aggregateId);
  }

  /** The aggregates whose first event is due. */
  async listDue(): Promise<string[]> {
    const rows = await this.dataSource.query<{ aggregate_id: string }[]>(
      `select aggregate_id from (
         select distinct on (aggregate_id) aggregate_id, due_at from parked_events
         where stream = $1 order by aggregate_id, stream_seq
       ) heads where due_at <= clock_timestamp() order by due_at limit ${HEADS_AT_ONCE}`,
      [this.producer],
    );
    return rows.map(({ aggregate_id: id }) => id);
  }

  /** The first parked event of an aggregate; if undefined, the next event of the aggregate need not be parked. */
  async findFirst(aggregateId: string): Promise<ParkedEvent | undefined> {
    const [row] = await this.dataSource.query<ParkedRow[]>(
      `select *, extract(epoch from clock_timestamp() - first_tried_at)::float8 * 1000 as waited_ms
       from parked_events where stream = $1 and aggregate_id = $2 order by stream_seq limit 1`,
      [this.producer, aggregateId],
    );
    if (!row) this.aggregates.delete(aggregateId);
    return row && { event: this.eventOf(row), attempts: row.attempts, waitedMs: row.waited_ms ?? 0 };
  }

  /** It is still too early: the delay doubles each time, up to half a minute. */
  async postpone({ event, attempts }: ParkedEvent): Promise<void> {
    const delayMs = Math.min(FIRST_DELAY_MS * 2 ** attempts, LONGEST_DELAY_MS);
    await this.dataSource.query(
      `update parked_events set attempts = attempts + 1, first_tried_at = coalesce(first_tried_at, clock_timestamp()),
         due_at = clock_timestamp() + $3 * interval '1 millisecond' where stream = $1 and stream_seq = $2`,
      [this.producer, event.streamSeq, delayMs],
    );
  }

  async remove({ event }: ParkedEvent): Promise<void> {
    await this.dataSource.query('delete from parked_events where stream = $1 and stream_seq = $2', [
      this.producer,
      event.streamSeq,
    ]);
  }

  private eventOf(row: ParkedRow): ReceivedEvent {
    return {
      id: row.event_id,
      typeName: row.subject,
      aggregateId: row.aggregate_id,
      occurredAt: row.occurred_at,
      payload: row.payload,
      headers: row.headers,
      producer: this.producer,
      streamSeq: Number(row.stream_seq),
    };
  }
}
